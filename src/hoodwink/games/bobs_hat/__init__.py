"""Where's Bob's Hat? -- say in advance in which suits you will take the most cards, or the fewest of all."""

from __future__ import annotations

from typing import cast

from hoodwink.games.bobs_hat import bots, notation, words, worlds, zones
from hoodwink.games.bobs_hat.rules import HatTable, Variant, most_hands, open_table
from hoodwink.table.base import Table
from hoodwink.table.options import FLAG, NUMBER, Json, Option
from hoodwink.table.title import Entry, Title
from hoodwink.table.zones import Lot

USUAL_HANDS = {3: 12, 4: 10, 5: 8}  # WB1.3


class BobsHat(Title):
    def __init__(self) -> None:
        super().__init__(
            "bobs-hat", "WB", 3, 5, words.TITLES, zones.ZONES, notation.CHOICES, worlds.HatWorlds(), bots.HatHouse()
        )  # fmt: skip

    def options(self, seats: int) -> list[Option]:
        return [
            Option("hands", NUMBER, USUAL_HANDS[seats], "WB1.3", {"en": "hands in the game", "de": "Runden im Spiel"},
                   lowest=1, highest=int(most_hands(seats))),
            Option("double_fewest", FLAG, False, "WB6.1",
                   {"en": '"fewest" may be doubled', "de": "„am wenigsten“ darf verdoppelt werden"}),
            Option("no_bid", FLAG, False, "WB6.2",
                   {"en": "one empty bid for each", "de": "ein leeres Gebot für jeden"}),
            Option("secret_bids", FLAG, False, "WB6.3",
                   {"en": "bids are made at once, in secret", "de": "alle bieten gleichzeitig und verdeckt"}),
            Option("negative_scoring", FLAG, False, "WB6.4",
                   {"en": "a missed bid also costs the cards taken",
                    "de": "ein verfehltes Gebot kostet auch die genommenen Karten"}),
        ]  # fmt: skip

    def table(self, seats: int, options: Json, cards: Json | None) -> HatTable:
        variant = Variant(
            cast("int", options["hands"]),
            options["double_fewest"] is True,
            options["no_bid"] is True,
            options["secret_bids"] is True,
            options["negative_scoring"] is True,
        )
        return open_table(seats, variant)

    def longest(self, seats: int, options: Json) -> int:
        hands = cast("int", options["hands"])
        return hands + seats * hands + seats * sum(4 + hand for hand in range(1, hands + 1))

    def clause(self, table: Table, seat: int, number: int) -> str:
        return notation.clause(cast("HatTable", table))

    def refusal(self, table: Table, seat: int, number: int) -> tuple[str, dict[str, str]]:
        return notation.refusal(cast("HatTable", table), seat, number)

    def ended_by(self, table: Table) -> str:
        return "WB5.6"

    def chance(self, table: Table) -> str:
        return notation.chance(cast("HatTable", table))

    def told(self, table: Table, kind: str) -> Json:
        return notation.told(cast("HatTable", table), kind)

    def enter(self, table: Table, entry: Json) -> None:
        notation.enter(cast("HatTable", table), entry)

    def happening(self, table: Table) -> Json:
        kind = self.chance(table)
        return {"chance": kind} if kind else zones.happening(cast("HatTable", table))

    def result(self, table: Table) -> Json:
        return {"hands": [list(points) for points in cast("HatTable", table).scores]}

    def lay(self, table: Table) -> list[Lot]:
        return zones.lay(cast("HatTable", table))

    def face(self, table: Table, card: int) -> str:
        return notation.CARD_NAMES[card]

    def facts(self, table: Table) -> Json:
        return zones.facts(cast("HatTable", table))

    def own(self, table: Table, seat: int) -> Json:
        return zones.own(cast("HatTable", table), seat)

    def deduced(self, table: Table, seat: int) -> Json:
        return zones.deduced(cast("HatTable", table))

    def retell(self, log: list[Entry], world: Table, seat: int) -> list[Entry]:
        return worlds.retell(log, cast("HatTable", world), seat, list(notation.CARD_NAMES))

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


TITLE = BobsHat()
