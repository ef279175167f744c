"""blindsight -- everybody sees your hand except you: play the others' cards, and lose yours when they play them."""

from __future__ import annotations

from functools import cache
from typing import cast

from hoodwink.games.blindsight import bots, notation, words, worlds, zones
from hoodwink.games.blindsight.cards import (
    SPECIAL_CARDS,
    SPECIALS,
    Deck,
    Pack,
    colour_set,
    in_order,
    may_match,
    names_special,
    symbol_set,
)
from hoodwink.games.blindsight.rules import NO_TARGET, SightTable
from hoodwink.table.base import Table
from hoodwink.table.errors import BadCards, BadOption
from hoodwink.table.options import FLAG, NAMES, NUMBER, Json, Option, shown
from hoodwink.table.title import Entry, Title
from hoodwink.table.zones import Lot


@cache
def deck_of(highest: int, colours: int, symbols: int, advanced: bool, specials: tuple[str, ...]) -> Deck:
    """The cards that take part, not shuffled yet. Tables with the same ones share them."""
    pack = Pack(highest, colours, symbols, advanced, list(specials))
    return Deck(pack, pack.cards)


class Blindsight(Title):
    def __init__(self) -> None:
        super().__init__(
            "blindsight", "BS", 2, 6, words.TITLES, zones.ZONES, notation.CHOICES, worlds.SightWorlds(),
            house=bots.SightHouse(),
        )  # fmt: skip

    # -- Setting up -------------------------------------------------------------------------------------

    def options(self, seats: int) -> list[Option]:
        return [
            Option("highest", NUMBER, 15, "BS1.4",
                   {"en": "highest number", "de": "höchste Zahl"}, lowest=5, highest=15),
            Option("colors", NAMES, ["p", "r", "b"], "BS1.4",
                   {"en": "colours besides gold (purple, red, blue)", "de": "Farben neben Gold (violett, rot, blau)"},
                   names=("p", "r", "b"), fewest=2),
            Option("symbols", NAMES, ["h", "s"], "BS1.4",
                   {"en": "symbols (hexagon, star)", "de": "Symbole (Sechseck, Stern)"}, names=("h", "s"), fewest=1),
            Option("advanced", FLAG, False, "BS2.4",
                   {"en": "the symbols must differ as well", "de": "auch die Symbole müssen verschieden sein"}),
            Option("last_standing", FLAG, False, "BS5.3",
                   {"en": "the last player with cards wins", "de": "wer als Letztes noch Karten hat, gewinnt"}),
            Option("games", NUMBER, 1, "BS5.4",
                   {"en": "number of games", "de": "Zahl der Durchgänge"}, lowest=1, highest=20),
            Option("target", NUMBER, None, "BS5.4",
                   {"en": "play until a total reaches this", "de": "spielen, bis eine Summe dies erreicht"},
                   lowest=20, highest=500, may_be_null=True),
        ]  # fmt: skip

    def check_options(self, seats: int, options: Json, cards: Json | None) -> None:
        if not may_match(symbol_set(cast("list[str]", options["symbols"])), options["advanced"] is True):
            raise BadOption("option advanced (BS1.4) needs both symbols, or no number card could follow another")
        if options["target"] is not None and options["last_standing"] is not True:
            raise BadOption("option target (BS5.4) needs last_standing, or is null")
        pack = self.deck(options, cards).pack
        if not pack.is_enough_for(seats):
            raise BadOption(f"a deck of {pack.size} cards is too small (BS1.4): {seats} seats need {8 * seats}")

    def standard_cards(self) -> Json:
        return {"specials": list(SPECIALS)}

    def check_cards(self, cards: Json) -> Json:
        """BS1.3"""
        for key in cards:
            if key != "specials":
                raise BadCards(f"there is no key {shown(key)}; the one there is: specials")
        specials = cards.get("specials")
        if not isinstance(specials, list) or len(specials) != SPECIAL_CARDS:
            raise BadCards(f"specials (BS1.2) is a list of {SPECIAL_CARDS} cards such as blind-r")
        for name in specials:
            if not isinstance(name, str) or not names_special(name):
                raise BadCards(
                    f"specials (BS1.2) are blind, sight, dilemma or trickster with -p, -r, -b or -g, not {shown(name)}"
                )
        return {"specials": in_order(specials)}

    def table(self, seats: int, options: Json, cards: Json | None) -> SightTable:
        target = options["target"]
        return SightTable(
            seats,
            self.deck(options, cards),
            options["last_standing"] is True,
            cast("int", options["games"]),
            NO_TARGET if target is None else cast("int", target),
        )

    def deck(self, options: Json, cards: Json | None) -> Deck:
        specials = SPECIALS if cards is None else tuple(cast("list[str]", cards["specials"]))
        colours = colour_set(cast("list[str]", options["colors"]))
        symbols = symbol_set(cast("list[str]", options["symbols"]))
        return deck_of(cast("int", options["highest"]), colours, symbols, options["advanced"] is True, specials)

    def longest(self, seats: int, options: Json) -> int:
        """Every choice lays a card down; with a target, every game adds a point at least to some total."""
        games = cast("int", options["games"])
        if options["target"] is not None:
            games = seats * (cast("int", options["target"]) - 1) + 1
        return games * 110

    # -- Choices and chance -----------------------------------------------------------------------------

    def clause(self, table: Table, seat: int, number: int) -> str:
        return notation.clause(cast("SightTable", table))

    def refusal(self, table: Table, seat: int, number: int) -> tuple[str, dict[str, str]]:
        return notation.refusal(cast("SightTable", table), seat, number)

    def ended_by(self, table: Table) -> str:
        return "BS5.4"

    def chance(self, table: Table) -> str:
        return notation.chance(cast("SightTable", table))

    def told(self, table: Table, kind: str) -> Json:
        return notation.told(cast("SightTable", table), kind)

    def enter(self, table: Table, entry: Json) -> None:
        notation.enter(cast("SightTable", table), entry)

    def happening(self, table: Table) -> Json:
        kind = self.chance(table)
        return {"chance": kind} if kind else zones.happening(cast("SightTable", table))

    def result(self, table: Table) -> Json:
        return notation.result(cast("SightTable", table))

    # -- What is seen -----------------------------------------------------------------------------------

    def lay(self, table: Table) -> list[Lot]:
        return zones.lay(cast("SightTable", table))

    def face(self, table: Table, card: int) -> str:
        return zones.face(cast("SightTable", table), card)

    def facts(self, table: Table) -> Json:
        return zones.facts(cast("SightTable", table))

    def deduced(self, table: Table, seat: int) -> Json:
        return zones.deduced(cast("SightTable", table), seat)

    def retell(self, log: list[Entry], world: Table, seat: int) -> list[Entry]:
        sight = cast("SightTable", world)
        if worlds.is_not_dealt(sight):
            return list(log)
        return worlds.retell(log, notation.told(sight, "deal"), notation.told(sight, "pile"))

    # -- Words ------------------------------------------------------------------------------------------

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


TITLE = Blindsight()
