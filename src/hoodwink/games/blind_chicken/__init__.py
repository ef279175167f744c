"""Blind Chicken Extreme -- sort your hand, then play it from its two ends; chickens in your tricks hurt."""

from __future__ import annotations

from typing import cast

from hoodwink.games.blind_chicken import bots, notation, words, worlds, zones
from hoodwink.games.blind_chicken import cards as printed
from hoodwink.games.blind_chicken.cards import MOST_GAMES, hand_size
from hoodwink.games.blind_chicken.rules import ChickenTable
from hoodwink.table.base import Table
from hoodwink.table.options import NUMBER, Json, Option
from hoodwink.table.title import Entry, Title
from hoodwink.table.zones import Lot

# BC4.2, BC4.5, BC5.2: beside sorting and playing, three rewards, one leader and one benefit in each game.
OTHER_CHOICES = 5


class BlindChicken(Title):
    def __init__(self) -> None:
        super().__init__(
            "blind-chicken", "BC", 2, 5, words.TITLES, zones.ZONES, notation.CHOICES, worlds.ChickenWorlds(),
            house=bots.ChickenHouse(),
            joined=("place",),
        )  # fmt: skip

    def options(self, seats: int) -> list[Option]:
        return [
            Option(
                "games",
                NUMBER,
                seats,
                "BC1.4",
                {"en": "games in the session", "de": "Durchgänge der Partie"},
                lowest=1,
                highest=MOST_GAMES,
            )
        ]

    def standard_cards(self) -> Json | None:
        return printed.standard_cards()

    def check_cards(self, cards: Json) -> Json:
        return printed.check_cards(cards)

    def table(self, seats: int, options: Json, cards: Json | None) -> ChickenTable:
        data = printed.standard_cards() if cards is None else cards
        return ChickenTable(
            seats,
            cast("int", options["games"]),
            printed.numbers_of(data, "chickens"),
            printed.numbers_of(data, "pigs"),
            printed.numbers_of(data, "face-down"),
        )

    def longest(self, seats: int, options: Json) -> int:
        return cast("int", options["games"]) * (2 * seats * int(hand_size(seats)) + OTHER_CHOICES)

    def clause(self, table: Table, seat: int, number: int) -> str:
        return notation.clause(cast("ChickenTable", table), seat)

    def refusal(self, table: Table, seat: int, number: int) -> tuple[str, dict[str, str]]:
        return notation.refusal(cast("ChickenTable", table), seat, number)

    def ended_by(self, table: Table) -> str:
        return "BC5.4"

    def chance(self, table: Table) -> str:
        return notation.chance(cast("ChickenTable", table))

    def told(self, table: Table, kind: str) -> Json:
        return notation.told(cast("ChickenTable", table), kind)

    def enter(self, table: Table, entry: Json) -> None:
        notation.enter(cast("ChickenTable", table), entry)

    def happening(self, table: Table) -> Json:
        kind = self.chance(table)
        return {"chance": kind} if kind else zones.happening(cast("ChickenTable", table))

    def result(self, table: Table) -> Json:
        chicken = cast("ChickenTable", table)
        return {
            "games": [list(points) for points in chicken.scores],
            "struck": [list(strike) for strike in chicken.strikes],
        }

    def lay(self, table: Table) -> list[Lot]:
        return zones.lay(cast("ChickenTable", table))

    def face(self, table: Table, card: int) -> str:
        return notation.CARD_NAMES[card]

    def aspect(self, table: Table, card: int, aspect: str) -> object:
        """BC3.2: the face-down symbol is all that is seen of a card that lies with it upwards."""
        return True

    def facts(self, table: Table) -> Json:
        return zones.facts(cast("ChickenTable", table))

    def own(self, table: Table, seat: int) -> Json:
        return zones.own(cast("ChickenTable", table), seat)

    def deduced(self, table: Table, seat: int) -> Json:
        return zones.deduced(cast("ChickenTable", table))

    def retell(self, log: list[Entry], world: Table, seat: int) -> list[Entry]:
        return worlds.retell(log, cast("ChickenTable", world))

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


TITLE = BlindChicken()
