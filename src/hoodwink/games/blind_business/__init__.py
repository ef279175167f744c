"""Blind Business -- you see every hand but your own: ask for a card you see, answer for one you don't."""

from __future__ import annotations

from typing import Final, cast

from hoodwink.games.blind_business import bots, notation, words, worlds, zones
from hoodwink.games.blind_business.cards import rounds
from hoodwink.games.blind_business.rules import BusinessTable
from hoodwink.table.base import Table
from hoodwink.table.options import FLAG, Json, Option
from hoodwink.table.title import Entry, Title
from hoodwink.table.zones import Lot

# Two asks and two answers; for each of both a Wild Coach or two that join, a discard, a switch or a look.
CHOICES_OF_A_TURN: Final = 4 + 2 * (2 + 1 + 1)
CHOICES_OF_THE_END: Final = 1 + 2  # BB5.2


class BlindBusiness(Title):
    def __init__(self) -> None:
        super().__init__(
            "blind-business",
            "BB",
            2,
            5,
            words.TITLES,
            zones.ZONES,
            notation.CHOICES,
            worlds.BusinessWorlds(),
            house=bots.BusinessHouse(),
            presets={"family": {"card_powers": False, "color_powers": False}},
        )

    def options(self, seats: int) -> list[Option]:
        return [
            Option("card_powers", FLAG, True, "BB1.5", {"en": "cards have powers", "de": "Karten haben Effekte"}),
            Option(
                "color_powers",
                FLAG,
                True,
                "BB1.5",
                {"en": "colours have powers", "de": "Farben haben Effekte"},
            ),
        ]

    def table(self, seats: int, options: Json, cards: Json | None) -> BusinessTable:
        return BusinessTable(seats, options["card_powers"] is True, options["color_powers"] is True)

    def longest(self, seats: int, options: Json) -> int:
        return int(rounds(seats)) * seats * CHOICES_OF_A_TURN + CHOICES_OF_THE_END

    def clause(self, table: Table, seat: int, number: int) -> str:
        return notation.clause(cast("BusinessTable", table), seat, number)

    def refusal(self, table: Table, seat: int, number: int) -> tuple[str, dict[str, str]]:
        return notation.refusal(cast("BusinessTable", table), seat, number)

    def ended_by(self, table: Table) -> str:
        return "BB4.1" if cast("BusinessTable", table).victors else "BB4.5"

    def chance(self, table: Table) -> str:
        return notation.chance(cast("BusinessTable", table))

    def told(self, table: Table, kind: str) -> Json:
        return notation.told(cast("BusinessTable", table), kind)

    def enter(self, table: Table, entry: Json) -> None:
        notation.enter(cast("BusinessTable", table), entry)

    def happening(self, table: Table) -> Json:
        return zones.happening(cast("BusinessTable", table))

    def result(self, table: Table) -> Json:
        return zones.result(cast("BusinessTable", table))

    def lay(self, table: Table) -> list[Lot]:
        return zones.lay(cast("BusinessTable", table))

    def face(self, table: Table, card: int) -> str:
        return notation.CARD_NAMES[card]

    def facts(self, table: Table) -> Json:
        return zones.facts(cast("BusinessTable", table))

    def deduced(self, table: Table, seat: int) -> Json:
        return zones.deduced(cast("BusinessTable", table), seat)

    def retell(self, log: list[Entry], world: Table, seat: int) -> list[Entry]:
        return worlds.retell(log, cast("BusinessTable", world), seat)

    def say_choice(self, choice: Json, lang: str) -> str:
        return words.say_choice(choice, lang)

    def say_card(self, face: str, lang: str) -> str:
        return words.say_card(face, lang)

    def say_event(self, event: Json, names: list[str], lang: str) -> str:
        return words.say_event(event, names, lang)

    def say_fact(self, name: str, value: object, names: list[str], lang: str) -> str:
        return words.say_fact(name, value, names, lang)

    def say_result(self, result: Json, names: list[str], lang: str) -> str:
        return words.say_result(result, names, lang)


TITLE = BlindBusiness()
