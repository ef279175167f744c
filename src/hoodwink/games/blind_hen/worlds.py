"""Tables that fit what a seat has seen in Blind Hen. Compiled."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from hoodwink.games.blind_hen.cards import END, PILE_SIZE, SHUFFLED
from hoodwink.games.blind_hen.rules import BOTTOM_SIZE, HenTable
from hoodwink.table.base import Table
from hoodwink.table.cards import holds
from hoodwink.table.dealer import Dealer
from hoodwink.table.options import Json
from hoodwink.table.title import Entry
from hoodwink.table.worlds import Worlds

KINDS: Final = END + 1
BOTTOM: Final = PILE_SIZE - BOTTOM_SIZE  # the place of the pile where the last ten begin


@mypyc_attr(acyclic=True)
class HenWorlds(Worlds):
    """Hidden are the pile and, from all but the auctioneer, the face-down cards of the package."""

    __slots__ = ()

    def redeal(self, table: Table, seat: i64, dealer: Dealer) -> None:
        hen = cast(HenTable, table)
        if len(hen.pile) == 0:
            return
        end = place_for_end(hen, seat, dealer)
        unseen = unseen_cards(hen, seat)
        dealer.shuffle(unseen)
        pile = hen.pile[:]
        dealt: i64 = 0
        for place in range(hen.package, i64(PILE_SIZE)):
            if is_seen(hen, seat, place):
                continue
            if place == end:
                pile[place] = END
            else:
                pile[place] = unseen[dealt]
                dealt += 1
        hen.pile = pile


def is_seen(hen: HenTable, seat: i64, place: i64) -> bool:
    """Whether the seat has seen the card at this place of the pile.

    BH3.1: the auctioneer alone sees the whole package; BH3.2: what lies face up is seen by all; BH4.4: and so
    is every package in the end.
    """
    if place >= hen.drawn:
        return False
    return place < hen.package or seat == hen.auctioneer or holds(hen.shown, place - hen.package)


def place_for_end(hen: HenTable, seat: i64, dealer: Dealer) -> i64:
    """A place for the Game End card: among the last ten (BH2.2), not drawn; or just drawn, which all know."""
    if hen.end_is_drawn():
        return hen.package + dealer.below(hen.drawn - hen.package)
    first = hen.drawn
    if first < BOTTOM:
        first = BOTTOM
    return first + dealer.below(PILE_SIZE - first)


def unseen_cards(hen: HenTable, seat: i64) -> vec[i64]:
    """All cards but the Game End card that the seat has not seen, in the order of the kinds."""
    seen = vec[i64]([0] * KINDS)
    number: i64 = SHUFFLED
    for place in range(hen.drawn):
        kind = hen.pile[place]
        if kind != END and is_seen(hen, seat, place):
            seen[kind] += 1
            number -= 1
    unseen = vec[i64]([0] * number)
    found: i64 = 0
    for kind in hen.cards.shuffled:
        if seen[kind] > 0:
            seen[kind] -= 1
        else:
            unseen[found] = kind
            found += 1
    return unseen


def retell(log: list[Entry], pile: Json) -> list[Entry]:
    """The pile as it must have been shuffled; everything else is as it was."""
    told: list[Entry] = []
    for entry in log:
        if entry.chance is not None and entry.chance["chance"] == "pile":
            told.append(Entry(-1, -1, pile))
        else:
            told.append(entry)
    return told
