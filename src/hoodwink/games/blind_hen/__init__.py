"""Blind Hen -- an auction in which only the auctioneer has seen all that is sold."""

from __future__ import annotations

from typing import cast

from hoodwink.games.blind_hen import bots, notation, words, worlds, zones
from hoodwink.games.blind_hen.cards import (
    AUCTION_CHICKENS,
    PILE_SIZE,
    SET_SIZE,
    STANDARD,
    STANDARD_DATA,
    box_of,
    check_cards,
)
from hoodwink.games.blind_hen.rules import PACKAGE_SIZE, HenTable, open_table
from hoodwink.table.base import Table
from hoodwink.table.options import Json
from hoodwink.table.title import Entry, Title
from hoodwink.table.zones import Lot


class BlindHen(Title):
    def __init__(self) -> None:
        super().__init__(
            "blind-hen", "BH", 3, 5, words.TITLES, zones.ZONES, notation.CHOICES, worlds.HenWorlds(),
            house=bots.HenHouse(),
            joined=("pay", "paid"),
        )  # fmt: skip

    def standard_cards(self) -> Json:
        return STANDARD_DATA

    def check_cards(self, cards: Json) -> Json:
        return check_cards(cards)

    def table(self, seats: int, options: Json, cards: Json | None) -> HenTable:
        return open_table(seats, STANDARD if cards is None else box_of(cards))

    def longest(self, seats: int, options: Json) -> int:
        """Every auction is shown, bid for by all, and paid and taken with all chickens that there are."""
        auctions = PILE_SIZE // PACKAGE_SIZE
        chickens = seats * SET_SIZE + AUCTION_CHICKENS
        return auctions * (1 + seats + chickens + 1 + chickens)

    def clause(self, table: Table, seat: int, number: int) -> str:
        return notation.clause(cast("HenTable", table), seat)

    def refusal(self, table: Table, seat: int, number: int) -> tuple[str, dict[str, str]]:
        return notation.refusal(cast("HenTable", table), seat, number)

    def ended_by(self, table: Table) -> str:
        return "BH5.1"

    def chance(self, table: Table) -> str:
        return notation.chance(cast("HenTable", table))

    def told(self, table: Table, kind: str) -> Json:
        return notation.told(cast("HenTable", table), kind)

    def enter(self, table: Table, entry: Json) -> None:
        notation.enter(cast("HenTable", table), entry)

    def happening(self, table: Table) -> Json:
        kind = self.chance(table)
        return {"chance": kind} if kind else zones.happening(cast("HenTable", table))

    def result(self, table: Table) -> Json:
        hen = cast("HenTable", table)
        return {
            "majorities": [hen.majorities(seat) for seat in range(hen.seats)],
            "colours": [hen.colours(seat) for seat in range(hen.seats)],
            "piles": [hen.piles(seat) for seat in range(hen.seats)],
        }

    def lay(self, table: Table) -> list[Lot]:
        return zones.lay(cast("HenTable", table))

    def face(self, table: Table, card: int) -> str:
        return zones.face(cast("HenTable", table), card)

    def facts(self, table: Table) -> Json:
        return zones.facts(cast("HenTable", table))

    def deduced(self, table: Table, seat: int) -> Json:
        return zones.deduced(cast("HenTable", table), seat)

    def retell(self, log: list[Entry], world: Table, seat: int) -> list[Entry]:
        return worlds.retell(log, notation.pile_entry(cast("HenTable", world)))

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


TITLE = BlindHen()
