"""Where cards lie in Blind Business, and what is seen of them and of the rest."""

from __future__ import annotations

from typing import Final

from hoodwink.games.blind_business.cards import (
    ALL_CARDS,
    ALONE,
    CARDS,
    COACH,
    COACH_PLACES,
    NO_CARD,
    OK_CARDS,
    PLACES,
    ROWS,
    card_in,
    hand_cards,
    row_members,
    row_of,
)
from hoodwink.games.blind_business.notation import CARD_NAMES, ROW_LETTERS, chance, names_of
from hoodwink.games.blind_business.rules import (
    ACCEPT,
    ADD_CARD,
    ASK_BACK,
    DEAL,
    EXCHANGE,
    FILL,
    JOIN,
    KEEP_ASKED,
    KEEP_BOTH,
    LAY_PILE,
    LOOK_UP,
    OK_OF_ASKER,
    OPEN_HAND,
    SHUFFLE,
    STAND_UP,
    SWITCH_HANDS,
    TAKE,
    TAKE_OK,
    TAKE_OTHER,
    TAKE_OUT,
    WIN,
    BusinessTable,
)
from hoodwink.games.blind_business.scoring import DRAW_FIRST
from hoodwink.table import zones
from hoodwink.table.cards import members
from hoodwink.table.options import Json
from hoodwink.table.zones import BACK, FACE, HEAP, ROW, STACK, TABLE, Lot, Zone

DECK: Final = Zone("deck", STACK, BACK, BACK, {"en": "not dealt", "de": "nicht ausgeteilt"})
REMOVED: Final = Zone("removed", STACK, BACK, BACK, {"en": "taken out", "de": "aussortiert"})  # BB1.2
PILE: Final = Zone("pile", STACK, BACK, BACK, {"en": "draw pile", "de": "Nachziehstapel"})  # BB1.2
DISCARDS: Final = Zone("discards", HEAP, FACE, FACE, {"en": "discards", "de": "abgeworfen"})  # BB3.5
HAND: Final = Zone("hand", ROW, BACK, FACE, {"en": "hand", "de": "Hand"}, fresh=True)  # BB1.4
LOOKED: Final = Zone("looked", HEAP, FACE, BACK, {"en": "hand looked at", "de": "angesehene Hand"}, fresh=True)
OPEN_HAND_ZONE: Final = Zone("hand-open", ROW, FACE, FACE, {"en": "open hand", "de": "offene Hand"})  # BB5.2
AREA: Final = [  # BB2.7
    Zone("playground", HEAP, FACE, FACE, {"en": "Playground", "de": "Playground"}),
    Zone("boardwalk", HEAP, FACE, FACE, {"en": "Boardwalk", "de": "Boardwalk"}),
    Zone("central-station", HEAP, FACE, FACE, {"en": "Central Station", "de": "Central Station"}),
    Zone("downtown", HEAP, FACE, FACE, {"en": "Downtown", "de": "Downtown"}),
    Zone("alone", HEAP, FACE, FACE, {"en": "Wild Coaches alone", "de": "Wild Coaches allein"}),  # BB3.1
]
ZONES: Final = [DECK, REMOVED, PILE, DISCARDS, HAND, LOOKED, OPEN_HAND_ZONE, *AREA]


# -- Cards --------------------------------------------------------------------------------------------------


def lay(table: BusinessTable) -> list[Lot]:
    """Every card of the 50, where it lies."""
    removed: list[int] = []
    pile: list[int] = []
    if table.due not in (DRAW_FIRST, TAKE_OUT):
        removed = sorted(int(card) for card in table.deck[int(table.pile_end()) :])
    if table.due not in (DRAW_FIRST, TAKE_OUT, LAY_PILE):
        pile = [int(card) for card in table.deck[int(table.top) : int(table.pile_end())]]
    deck: set[int] = set()
    if table.due in (DRAW_FIRST, TAKE_OUT, LAY_PILE, DEAL):
        deck = {*range(CARDS)} - {*removed} - {*pile}
    lots = [
        Lot(DECK, TABLE, sorted(deck)),
        Lot(REMOVED, TABLE, removed),
        Lot(PILE, TABLE, pile[::-1]),
        Lot(DISCARDS, TABLE, in_order(table, table.discards)),
    ]
    for seat, side in enumerate(table.sides):
        standing, looked, opened = [zones.NO_CARD] * PLACES, list[int](), [zones.NO_CARD] * PLACES
        if table.is_looking(seat):
            looked = members(hand_cards(side.hand))
        elif is_open(table, seat):
            opened = by_place(side.hand)
        else:
            standing = by_place(side.hand)
        lots += [Lot(HAND, seat, standing), Lot(LOOKED, seat, looked), Lot(OPEN_HAND_ZONE, seat, opened)]
        for row, zone in enumerate(AREA):
            lots.append(Lot(zone, seat, row_cards(table, side.area, row)))
    return lots


def by_place(hand: int) -> list[int]:
    cards = [int(card_in(hand, place)) for place in range(PLACES)]
    return [zones.NO_CARD if card == NO_CARD else card for card in cards]


def in_order(table: BusinessTable, cards: int) -> list[int]:
    """Open cards in their order; of the Wild Coaches first the one that was gained first: all saw it."""
    return sorted(members(cards), key=lambda card: card + 2 * (card >= COACH and card != table.first_coach))


def row_cards(table: BusinessTable, area: int, row: int) -> list[int]:
    """The cards of a row, or those that stand alone."""
    inside = (
        area & int(row_members(row)) if row < ROWS else area & (1 << COACH + ALONE | 1 << COACH + COACH_PLACES + ALONE)
    )
    return [int(table.card_of(member)) for member in members(inside)]


def is_open(table: BusinessTable, seat: int) -> bool:
    """BB5.2: whether the seat sees its hand, place by place."""
    return seat == table.adder and table.due != OPEN_HAND


# -- What is known besides the cards ------------------------------------------------------------------------


def facts(table: BusinessTable) -> Json:
    """What all see."""
    seats = range(table.seats)
    return {
        "asker": int(table.asker) if table.asker >= 0 else None,
        "turns_left": int(table.turns_left),
        "receiver": int(table.receiver) if is_dealing(table) else None,
        "asked": int(table.asked) if is_dealing(table) else None,
        "asked_back": int(table.asked_back) if has_asked_back(table) else None,
        "new_row": ROW_LETTERS[row_of(table.sides[table.turn].gained)]
        if table.turn >= 0 and table.phase == JOIN
        else None,
        "oks": [int(table.sides[seat].oks) for seat in seats],
        "oks_left": OK_CARDS - sum(int(table.sides[seat].oks) for seat in seats),
        "new_places": [[place for place in range(PLACES) if table.is_new(seat, place)] for seat in seats],
        "points": [int(table.total(seat)) for seat in seats],
    }


def is_dealing(table: BusinessTable) -> bool:
    """Whether an ask is open (BB2.1 to BB2.6)."""
    if table.turn >= 0:
        return table.phase in (ACCEPT, TAKE, ASK_BACK)
    return table.due in (KEEP_ASKED, TAKE_OTHER, EXCHANGE, KEEP_BOTH)


def has_asked_back(table: BusinessTable) -> bool:
    """BB2.4"""
    if table.turn >= 0:
        return table.phase == ACCEPT and table.turn == table.asker
    return table.due in (EXCHANGE, KEEP_BOTH)


def deduced(table: BusinessTable, seat: int) -> Json:
    """What a hand's owner knows of it as a set, and which cards it has never seen; a bystander, nothing."""
    if seat < 0 or table.due in (DRAW_FIRST, TAKE_OUT, LAY_PILE, DEAL):
        return {}
    side = table.sides[seat]
    return {
        "hand": names_of(hand_cards(side.hand) & side.seen),
        "unseen": names_of(ALL_CARDS & ~side.seen),
    }


# -- What happens by itself ---------------------------------------------------------------------------------


def happening(table: BusinessTable) -> Json:
    due = table.due
    asker, receiver = int(table.asker), int(table.receiver)
    if due == SHUFFLE:
        return {"chance": "shuffle", "seat": int(table.next_to_shuffle())}
    if chance(table) != "":
        return {"chance": chance(table)}
    if due == STAND_UP:
        return {"happened": "stood-up"}
    if due in (KEEP_ASKED, TAKE_OTHER, EXCHANGE, KEEP_BOTH, ADD_CARD):
        return {"happened": "gained", "gained": gained(table)}
    if due == TAKE_OK:
        return {"happened": "ok-taken", "seat": asker if table.stage == OK_OF_ASKER else receiver}
    if due == FILL:
        return {
            "happened": "filled",
            "seats": [seat for seat in (asker, receiver) if zones.NO_CARD in by_place(table.sides[seat].hand)],
        }
    if due == SWITCH_HANDS:
        return {"happened": "switched", "seat": int(table.shuffler), "with": int(table.partner)}
    if due == LOOK_UP:
        return {"happened": "looked", "seat": int(table.shuffler)}
    if due == OPEN_HAND:
        return {"happened": "hand-opened", "seat": int(table.adder)}
    if due == WIN:
        return {"happened": "five-in-a-row", "seats": members(table.victors)}
    return {"happened": "scored"}


def gained(table: BusinessTable) -> list[Json]:
    """BB2.3, BB2.5, BB2.6, BB5.2: who gains which card now: from now on it lies open."""
    asker, receiver = int(table.asker), int(table.receiver)
    if table.due == KEEP_ASKED:
        return [gain(table, receiver, receiver, table.asked)]
    if table.due == TAKE_OTHER:
        return [gain(table, asker, receiver, table.asked_back)]
    if table.due == EXCHANGE:
        return [gain(table, asker, receiver, table.asked), gain(table, receiver, asker, table.asked_back)]
    if table.due == KEEP_BOTH:
        return [gain(table, asker, asker, table.asked_back), gain(table, receiver, receiver, table.asked)]
    return [gain(table, int(table.adder), int(table.adder), table.asked_back)]


def gain(table: BusinessTable, seat: int, owner: int, place: int) -> Json:
    card = int(card_in(table.sides[owner].hand, place))
    return {"seat": seat, "of": owner, "place": int(place), "card": CARD_NAMES[card]}


def result(table: BusinessTable) -> Json:
    """BB4.1, BB4.3, BB4.4, BB5: why the game ended, and the parts of the totals."""
    seats = range(table.seats)
    return {
        "reason": "five-in-a-row" if table.victors else "points",
        "rows": [int(table.rows(seat)) for seat in seats],
        "bonuses": [int(table.bonuses(seat)) for seat in seats],
        "powers": [int(table.powers(seat)) for seat in seats],
    }
