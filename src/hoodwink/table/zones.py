"""Zones: where cards can lie, and who sees what of a card that lies there."""

from __future__ import annotations

from typing import Final

# What is seen of a card. Anything else names an aspect of it, such as "symbol".
FACE: Final = "face"
BACK: Final = "back"

# How the cards of a zone lie.
ROW: Final = "row"  # in places that all can tell apart; an empty place is kept
HEAP: Final = "heap"  # without places: whoever sees only backs cannot tell one from another
STACK: Final = "stack"  # only their number is seen

NO_CARD: Final = -1  # an empty place of a row
TABLE: Final = -1  # the seat of a zone that belongs to no seat

BYSTANDER: Final = -1  # sees what all see
OPEN: Final = -2  # sees everything: for replays when a game is over


class Zone:
    """A place for cards, declared once: nothing is ever shown of a card but what is declared here.

    `owner` is what the seat sees to which the zone belongs, `others` what every other seat sees. A bystander sees
    what they all see. `fresh`: cards come here shuffled, or unseen, so that nobody can follow one by eye.
    """

    def __init__(
        self, name: str, order: str, owner: str, others: str, words: dict[str, str], fresh: bool = False
    ) -> None:
        self.name = name
        self.order = order
        self.owner = owner
        self.others = others
        self.words = words
        self.fresh = fresh

    def sight(self, seat: int, viewer: int) -> str:
        """What the viewer sees of a card in this seat's zone."""
        if viewer == OPEN:
            return FACE
        if seat == TABLE:
            return self.others
        if viewer == seat:
            return self.owner
        if viewer == BYSTANDER and self.owner != self.others:
            return self.owner if self.others == FACE else BACK if self.owner != FACE else self.others
        return self.others


class Lot:
    """The cards that lie in one zone of one seat, by their numbers: by place in a row, ascending in a heap,
    from the bottom up in a stack."""

    def __init__(self, zone: Zone, seat: int, cards: list[int]) -> None:
        self.zone = zone
        self.seat = seat
        self.cards = cards
