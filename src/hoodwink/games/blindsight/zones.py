"""Where cards lie in blindsight, and what is seen of them and of the rest."""

from __future__ import annotations

from typing import Final

from hoodwink.games.blindsight.cards import HALF
from hoodwink.games.blindsight.notation import REASONS, is_free_play
from hoodwink.games.blindsight.rules import (
    BLIND_PHASE,
    DEAL,
    DRAW_STARTER,
    END_GAME,
    LAY_PILE,
    NEXT_GAME,
    NO_CARD,
    SIGHT_CARD,
    TAKE_THREE,
    TAKE_TWO,
    TURN_UP,
    SightTable,
    slot_then,
    stuck_seat,
)
from hoodwink.games.blindsight.worlds import OwnHand
from hoodwink.table.base import NOBODY
from hoodwink.table.cards import members
from hoodwink.table.options import Json
from hoodwink.table.zones import BACK, FACE, ROW, STACK, TABLE, Lot, Zone

PILE: Final = Zone("pile", STACK, BACK, BACK, {"en": "draw pile", "de": "Nachziehstapel"})  # BS3.3
DISCARDS: Final = Zone("discards", ROW, FACE, FACE, {"en": "discard pile", "de": "Ablagestapel"})  # BS1.6
HANDS: Final = Zone("hand", ROW, BACK, FACE, {"en": "hand", "de": "Hand"})  # BS1.5
LEFT: Final = Zone("left", ROW, FACE, FACE, {"en": "hand laid open", "de": "aufgedeckte Hand"})  # BS5.4
ZONES: Final = [PILE, DISCARDS, HANDS, LEFT]

LOOSE: Final = 110  # + card: one that is still to be shuffled


def hand_slots(table: SightTable, seat: int) -> list[int]:
    """BS1.5: by place."""
    return members(table.hand_low[seat]) + [int(HALF) + slot for slot in members(table.hand_high[seat])]


def discarded(table: SightTable) -> list[int]:
    """From the bottom up."""
    notes = [table.note(index) for index in range(table.noted)]
    return [note for note in notes if stuck_seat(note) == NOBODY]


def pile(table: SightTable) -> list[int]:
    """From the bottom up. Cards that are still to be shuffled have no slot: their faces number them."""
    if table.due in (DRAW_STARTER, DEAL, LAY_PILE):
        cards = table.deck.cards
        return sorted(LOOSE + cards[slot] for slot in range(table.drawn, table.pack.size))
    return list(range(table.pack.size - 1, table.drawn - 1, -1))


def lay(table: SightTable) -> list[Lot]:
    """Every card of the deck, by its slot, where it lies."""
    lots = [Lot(PILE, TABLE, pile(table)), Lot(DISCARDS, TABLE, discarded(table))]
    opened = table.lies_open()
    for seat in range(table.seats):
        slots = hand_slots(table, seat)
        lots.append(Lot(HANDS, seat, [] if opened else slots))
        lots.append(Lot(LEFT, seat, slots if opened else []))
    return lots


def face(table: SightTable, number: int) -> str:
    if number >= LOOSE:
        return table.pack.face(number - LOOSE)
    return table.pack.face(table.deck.cards[number])


def facts(table: SightTable) -> Json:
    """What all see."""
    return {
        "game": table.game,
        "starter": None if table.due == DRAW_STARTER else table.starter,
        "top": None if table.top == NO_CARD else table.pack.face(table.top),
        "asked": asked(table),
        "out": [seat for seat in range(table.seats) if is_out(table, seat)],
        "points": [table.points[seat] for seat in range(table.seats)],
        "scores": [list(points) for points in table.scores],
        "reasons": [REASONS[reason] for reason in table.reasons],
    }


def is_out(table: SightTable, seat: int) -> bool:
    """BS5.3"""
    return table.last_standing and table.top != NO_CARD and table.is_out(seat)


def asked(table: SightTable) -> str | None:
    """What the seat whose turn it is must choose."""
    if table.turn == NOBODY:
        return None
    if table.phase == BLIND_PHASE:
        return "blind"
    return "free-play" if is_free_play(table) else "play"


def deduced(table: SightTable, seat: int) -> Json:
    """What a seat can work out of its own hand."""
    if seat < 0 or table.lies_open():
        return {}
    own = OwnHand(table, seat)
    return {
        "not_playable_on": not_playable_on(table, seat),
        "certain": [certain(table, own, place) for place in range(own.size)],
        "one_fits": bool(own.must_fit),
    }


def not_playable_on(table: SightTable, seat: int) -> list[list[str]]:
    """BS3.2, BS3.3, BS4.5: by place, the cards on which the card there could not have been played."""
    slots = hand_slots(table, seat)
    told: list[list[str]] = [[] for _ in slots]
    top = 0
    for index in range(table.noted):
        note = table.note(index)
        if stuck_seat(note) == NOBODY:
            top = note
        elif stuck_seat(note) != seat:
            for place, slot in enumerate(slots):
                if slot < slot_then(note):
                    told[place].append(face(table, top))
    return [list(dict.fromkeys(tops)) for tops in told]


def certain(table: SightTable, own: OwnHand, place: int) -> str | None:
    """The one card that can lie at this place."""
    card = own.certain_card(place)
    return None if card == NO_CARD else table.pack.face(card)


def happening(table: SightTable) -> Json:
    """What is due and is not chance."""
    if table.due == TURN_UP:
        return {"happened": "turned-up"}
    if table.due in (TAKE_TWO, TAKE_THREE):
        number = 2 if table.due == TAKE_TWO else 3
        left = int(table.pack.size - table.drawn)
        return {"happened": "drew", "seat": table.active, "drawn": min(number, left)}
    if table.due == SIGHT_CARD:
        return {"happened": "sight-card", "seat": table.active}
    if table.due == END_GAME:
        return {"happened": "game-ended", "reason": REASONS[table.reason]}
    assert table.due == NEXT_GAME
    return {"happened": "gathered-in"}
