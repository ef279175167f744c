"""Where cards lie in Where's Bob's Hat?, and what is seen of them and of the rest."""

from __future__ import annotations

from typing import Final

from hoodwink.games.bobs_hat.notation import SUIT_NAMES, TRUMP_NAMES, bid_data
from hoodwink.games.bobs_hat.rules import (
    ALL_CARDS,
    BID_PHASE,
    DEAL,
    DRAW_TRUMP,
    NO_BID,
    NOT_YET,
    SHOW_BIDS,
    TAKE_TRICK,
    HatTable,
    suit_cards,
)
from hoodwink.table.cards import members
from hoodwink.table.options import Json
from hoodwink.table.title import UNKNOWN
from hoodwink.table.zones import BACK, FACE, HEAP, STACK, TABLE, Lot, Zone

DECK: Final = Zone("deck", STACK, BACK, BACK, {"en": "not dealt", "de": "nicht ausgeteilt"})
HAND: Final = Zone("hand", HEAP, FACE, BACK, {"en": "hand", "de": "Hand"})  # WB2.2
TRICK: Final = Zone("trick", HEAP, FACE, FACE, {"en": "card played", "de": "gespielte Karte"})  # WB4.2
TAKEN: Final = Zone("taken", HEAP, BACK, BACK, {"en": "cards taken", "de": "Stichkarten"})  # WB4.4
ZONES: Final = [DECK, HAND, TRICK, TAKEN]


def lay(table: HatTable) -> list[Lot]:
    """Every card of the 60, where it lies."""
    deck: int = ALL_CARDS
    lots: list[Lot] = []
    for seat, side in enumerate(table.sides):
        lots.append(Lot(HAND, seat, members(side.hand)))
        lots.append(Lot(TRICK, seat, [] if side.played < 0 else [side.played]))
        lots.append(Lot(TAKEN, seat, members(side.taken)))
        deck &= ~(side.hand | side.taken)
    return [Lot(DECK, TABLE, members(deck & ~table.trick)), *lots]


def facts(table: HatTable) -> Json:
    """What all see."""
    dealt = table.due not in (DRAW_TRUMP, DEAL)
    return {
        "hand": table.hand,
        "hands": table.variant.hands,
        "size": table.size(),
        "dealer": table.dealer,
        "leader": table.leader,
        "trump": None if table.due == DRAW_TRUMP else TRUMP_NAMES[table.trump],
        "hat": table.hat if dealt and table.hat != 0 else None,
        "hat_owner": table.hat_owner if table.hat_owner >= 0 else None,
        "bids": [shown_bid(table, bid) for bid in (side.bid for side in table.sides)],
        "empty_bids": [may_still_pass(table, seat) for seat in range(table.seats)],
        "points": [side.points for side in table.sides],
        "scores": [list(points) for points in table.scores],
    }


def bids_are_hidden(table: HatTable) -> bool:
    """WB6.3: until the last one is in."""
    return table.variant.secret_bids and (table.due == SHOW_BIDS or (table.turn >= 0 and table.phase == BID_PHASE))


def shown_bid(table: HatTable, bid: int) -> object:
    if bid == NOT_YET:
        return None
    return UNKNOWN if bids_are_hidden(table) else bid_data(bid)


def may_still_pass(table: HatTable, seat: int) -> bool:
    """WB6.2: as all know it: an empty bid that is not shown yet has not been used."""
    side = table.sides[seat]
    return side.may_pass or (side.bid == NO_BID and bids_are_hidden(table))


def own(table: HatTable, seat: int) -> Json:
    """WB6.3: one's own bid, before it is shown."""
    bid = table.sides[seat].bid
    return {"bid": bid_data(bid)} if bid != NOT_YET and bids_are_hidden(table) else {}


def deduced(table: HatTable) -> Json:
    """Who has shown to have no card of a suit, for the rest of the hand. All can tell."""
    lacks = [[name for suit, name in enumerate(SUIT_NAMES) if side.lacks & suit_cards(suit)] for side in table.sides]
    return {"lacks": lacks}


def happening(table: HatTable) -> Json:
    if table.due == SHOW_BIDS:
        return {"happened": "bids-shown"}
    if table.due == TAKE_TRICK:
        return {"happened": "trick-taken", "seat": table.taker()}
    return {"happened": "hand-scored"}
