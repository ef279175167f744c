"""What a game tells the house about itself, beside its rules."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from hoodwink.table.base import Table
from hoodwink.table.errors import BadCards, BadSeats
from hoodwink.table.house import House
from hoodwink.table.notation import Notation
from hoodwink.table.options import Json, Option, settle, shown
from hoodwink.table.worlds import Worlds
from hoodwink.table.zones import Lot, Zone

UNKNOWN = "?"  # a fact that exists and that all but some seats do not know


class Entry:
    """One entry of a game's history: what a seat chose, or what chance decided."""

    def __init__(self, seat: int, number: int, chance: Json | None) -> None:
        self.seat = seat  # who chose; -1 for chance
        self.number = number  # the flat number of the choice; -1 for chance
        self.chance = chance  # as records write it


@mypyc_attr(allow_interpreted_subclasses=True)
class Title:
    """A game's face to the house. Every game has one, and the house knows games by it alone."""

    def __init__(
        self,
        name: str,
        prefix: str,
        fewest: int,
        most: int,
        words: dict[str, str],
        zones: list[Zone],
        choices: list[Json],
        worlds: Worlds,
        house: House | None = None,
        presets: dict[str, Json] | None = None,
        joined: tuple[str, ...] = (),
    ) -> None:
        self.name = name  # as commands and records write it
        self.prefix = prefix  # of its clauses
        self.fewest = fewest  # seats
        self.most = most
        self.words = words  # what the game is called, by language
        self.zones = zones
        self.notation = Notation(choices)
        self.worlds = worlds
        self.house = house  # None where nobody has written one yet
        self.joined = joined  # kinds of choices that may be made several at once; none of them reveals anything
        self.presets = presets or {}  # names for several options at once

    # -- Setting up -------------------------------------------------------------------------------------

    def options(self, seats: int) -> list[Option]:
        """The options, with the ranges and defaults for this number of seats."""
        return []

    def check_options(self, seats: int, options: Json, cards: Json | None) -> None:
        """Refuse (BadOption) what no single option can tell, such as a deck too small."""

    def standard_cards(self) -> Json | None:
        """The printed facts that a card file can replace, as a card file writes them."""
        return None

    def check_cards(self, cards: Json) -> Json:
        """Card data, checked (BadCards names what is wrong) and brought into its one order."""
        raise BadCards(f"{self.name} has no card data that could be replaced")

    def table(self, seats: int, options: Json, cards: Json | None) -> Table:
        """A table before anything has happened; `options` complete, `cards` checked or None for the standard ones."""
        raise NotImplementedError

    def settle_seats(self, seats: object) -> int:
        if isinstance(seats, bool) or not isinstance(seats, int) or not self.fewest <= seats <= self.most:
            raise BadSeats(
                f"{self.name} is played by {self.fewest} to {self.most} ({self.prefix}1), not by {shown(seats)}"
            )
        return seats

    def settle_options(self, seats: int, given: Json) -> Json:
        return settle(self.options(seats), self.presets, given)

    def settle_cards(self, given: Json | None) -> Json | None:
        """None where the data is the standard one."""
        if given is None:
            return None
        cards = self.check_cards(given)
        standard = self.standard_cards()
        if standard is not None and cards == self.check_cards(standard):
            return None
        return cards

    def longest(self, seats: int, options: Json) -> int:
        """No game of these settings takes more choices than this."""
        raise NotImplementedError

    # -- Choices ----------------------------------------------------------------------------------------

    def clause(self, table: Table, seat: int, number: int) -> str:
        """The clause by which this deciding seat may choose that flat number."""
        raise NotImplementedError

    def refusal(self, table: Table, seat: int, number: int) -> tuple[str, dict[str, str]]:
        """Why this deciding seat may not choose that flat number: the clause, and words in each language.

        Only what the seat may know can be read here.
        """
        raise NotImplementedError

    def secret(self, table: Table, seat: int, number: int) -> bool:
        """Whether the seat alone sees that it chooses this (asked before the choice is carried out)."""
        return table.is_secret(seat)

    def ended_by(self, table: Table) -> str:
        """The clause that ends the game: nothing may be chosen after it."""
        raise NotImplementedError

    # -- What happens by itself -------------------------------------------------------------------------

    def chance(self, table: Table) -> str:
        """The kind of chance entry that is due; "" if something else is due, or nothing."""
        raise NotImplementedError

    def told(self, table: Table, kind: str) -> Json:
        """The entry, as records write it, of the chance step that the table has just taken."""
        raise NotImplementedError

    def enter(self, table: Table, entry: Json) -> None:
        """Take the chance step that is due with the outcome of a record's entry.

        The entry is of the right kind; everything else about it is checked first (BadEntry), then the table changes.
        """
        raise NotImplementedError

    def happening(self, table: Table) -> Json:
        """What is due, as all may hear of it: {"chance": "deal"} or {"happened": "trick-taken", "seat": 2}."""
        raise NotImplementedError

    def result(self, table: Table) -> Json:
        """The parts of the result, beside totals and winners, when the game is over."""
        return {}

    # -- What is seen -----------------------------------------------------------------------------------

    def lay(self, table: Table) -> list[Lot]:
        """Where every card lies: always the same lots in the same order."""
        raise NotImplementedError

    def face(self, table: Table, card: int) -> str:
        """What is printed on this card, as records write it."""
        raise NotImplementedError

    def aspect(self, table: Table, card: int, aspect: str) -> object:
        """What a zone's declaration shows of the card when it is neither its face nor its back."""
        raise NotImplementedError

    def facts(self, table: Table) -> Json:
        """What all see besides the cards: bids, scores, who leads."""
        return {}

    def own(self, table: Table, seat: int) -> Json:
        """What this seat alone knows besides the cards."""
        return {}

    def deduced(self, table: Table, seat: int) -> Json:
        """What this seat (-1: a bystander) can work out with certainty from what it has seen."""
        return {}

    # -- Worlds -----------------------------------------------------------------------------------------

    def retell(self, log: list[Entry], world: Table, seat: int) -> list[Entry]:
        """The history as it must have been for this redealt table to be true; the seat cannot tell the two apart."""
        raise NotImplementedError

    # -- Words ------------------------------------------------------------------------------------------

    def say_choice(self, choice: Json, lang: str) -> str:
        """A choice as the one who makes it reads it: "play blue 7"."""
        raise NotImplementedError

    def say_card(self, face: str, lang: str) -> str:
        raise NotImplementedError

    def say_event(self, event: Json, names: list[str], lang: str) -> str:
        """An event as the log tells it: "Ann plays blue 7." Empty where there is nothing to say."""
        raise NotImplementedError

    def say_fact(self, name: str, value: object, names: list[str], lang: str) -> str:
        """A fact, an own fact or a deduction of a view, in words: "trump: red"."""
        raise NotImplementedError

    def say_result(self, result: Json, names: list[str], lang: str) -> str:
        raise NotImplementedError
