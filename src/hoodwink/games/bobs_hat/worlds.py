"""Tables that fit what a seat has seen in Where's Bob's Hat? Compiled."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from hoodwink.games.bobs_hat.rules import ALL_CARDS, BID, BID_PHASE, NO_BID, NOT_YET, PLAY, SHOW_BIDS, HatTable
from hoodwink.table.base import Table
from hoodwink.table.cards import bit, count, lowest, members
from hoodwink.table.dealer import Dealer
from hoodwink.table.title import Entry
from hoodwink.table.worlds import Worlds

CERTAIN: Final = 1 << 30


@mypyc_attr(acyclic=True)
class HatWorlds(Worlds):
    """Hidden are the others' hands, what was not dealt, and bids that are not shown yet."""

    __slots__ = ()

    def redeal(self, table: Table, seat: i64, dealer: Dealer) -> None:
        hat = cast(HatTable, table)
        if hat.variant.secret_bids and (hat.due == SHOW_BIDS or hat.phase == BID_PHASE):
            rebid(hat, seat, dealer)
        while not deal_again(hat, seat, dealer):
            pass


def rebid(hat: HatTable, seat: i64, dealer: Dealer) -> None:
    """WB6.3: bids of the others that are in, but not shown: any that they may have made."""
    for other in range(hat.seats):
        side = hat.sides[other]
        if other != seat and side.bid != NOT_YET:
            if side.bid == NO_BID:
                side.may_pass = True
            side.bid = dealer.member(hat.biddable(other))
            if side.bid == NO_BID:
                side.may_pass = False


def deal_again(hat: HatTable, seat: i64, dealer: Dealer) -> bool:
    """Deal the unseen cards to the others. False: this deal is not to be kept.

    Seats that lack a suit are dealt to first, each evenly from the cards it can have. A deal comes about the more
    often, the fewer cards there were to deal from; it is kept the less often in the same measure, so that those kept
    are even.
    """
    unseen = ALL_CARDS & ~(hat.sides[seat].hand | hat.gone | hat.trick)
    free: i64 = 0
    tied: i64 = 0
    for other in range(hat.seats):
        side = hat.sides[other]
        if other != seat and side.hand != 0:
            if side.lacks != 0:
                tied |= bit(other)
            else:
                free |= bit(other)
    if tied != 0:
        all_unseen = unseen
        kept: float = 1.0
        dealt: i64 = 0
        while tied != 0:
            other = tightest(hat, tied, all_unseen)
            tied &= ~bit(other)
            side = hat.sides[other]
            possible = unseen & ~side.lacks
            size = count(side.hand)
            cards = count(possible)
            if cards < size:
                return False
            if dealt != 0:
                kept *= share(cards, most_possible(hat, other, dealt, all_unseen), size)
            # The new hand is of the same size: what is read of the old one is its number of cards alone.
            side.hand = dealer.sample(possible, size)
            unseen &= ~side.hand
            dealt |= bit(other)
        if kept < 1.0 and dealer.below(CERTAIN) >= int(kept * CERTAIN):
            return False
    while free != 0:
        other = lowest(free)
        free &= free - 1
        side = hat.sides[other]
        side.hand = dealer.sample(unseen, count(side.hand))
        unseen &= ~side.hand
    return True


def tightest(hat: HatTable, seats: i64, unseen: i64) -> i64:
    """The seat with the fewest cards to deal from beyond what it needs."""
    best: i64 = 0
    least: i64 = 1000
    while seats != 0:
        seat = lowest(seats)
        seats &= seats - 1
        side = hat.sides[seat]
        slack = count(unseen & ~side.lacks) - count(side.hand)
        if slack < least:
            least = slack
            best = seat
    return best


def most_possible(hat: HatTable, seat: i64, dealt: i64, unseen: i64) -> i64:
    """The most cards that can be left for this seat, if those dealt to before took as few of them as they could."""
    possible = unseen & ~hat.sides[seat].lacks
    most = count(possible)
    while dealt != 0:
        other = hat.sides[lowest(dealt)]
        dealt &= dealt - 1
        forced = count(other.hand) - count(unseen & ~other.lacks & ~possible)
        if forced > 0:
            most -= forced
    return most


def share(cards: i64, most: i64, size: i64) -> float:
    """How many hands can be dealt from these cards, as a share of those from the most possible."""
    part: float = 1.0
    while size > 0:
        part *= float(cards) / float(most)
        cards -= 1
        most -= 1
        size -= 1
    return part


def retell(log: list[Entry], hat: HatTable, seat: int, card_names: list[str]) -> list[Entry]:
    """The last deal as it must have been, and bids not shown yet as they must have been made."""
    start = len(log) - 1
    while start >= 0 and (log[start].chance is None or "hands" not in cast(dict[str, object], log[start].chance)):
        start -= 1
    if start < 0:
        return list(log)
    hands = [members(side.hand) for side in hat.sides]
    hidden = hat.variant.secret_bids and (hat.due == SHOW_BIDS or hat.phase == BID_PHASE)
    told = log[:start]
    later: list[Entry] = []
    for entry in log[start + 1 :]:
        if entry.number >= PLAY:
            hands[entry.seat].append(entry.number - PLAY)
        if BID <= entry.number < PLAY and hidden:
            later.append(Entry(entry.seat, int(BID + hat.sides[entry.seat].bid), None))
        else:
            later.append(entry)
    deal: dict[str, object] = {
        "chance": "deal",
        "hands": [[card_names[card] for card in sorted(hand)] for hand in hands],
    }
    return [*told, Entry(-1, -1, deal), *later]
