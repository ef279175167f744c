"""Where cards lie in Blind Chicken Extreme, and what is seen of them and of the rest."""

from __future__ import annotations

from typing import Final

from hoodwink.games.blind_chicken.cards import (
    NUMBER_CARDS,
    PENALTY_CARDS,
    SUPPLY,
    Seat,
    left_out,
    penalty_for,
    shows_worse_side,
)
from hoodwink.games.blind_chicken.notation import REWARD_NAMES, row_so_far
from hoodwink.games.blind_chicken.rules import (
    DRAW_DEALER,
    NO_ADVANTAGE,
    SORT_PHASE,
    STAND_HANDS,
    TAKE_TRICK,
    TURN_UP,
    ChickenTable,
)
from hoodwink.games.blind_chicken.scoring import penalty_points
from hoodwink.table.cards import below, bit, count, holds, members, set_of
from hoodwink.table.options import Json
from hoodwink.table.title import UNKNOWN
from hoodwink.table.zones import BACK, FACE, HEAP, NO_CARD, ROW, STACK, TABLE, Lot, Zone

SYMBOL: Final = "symbol"

BOX: Final = Zone("box", HEAP, FACE, FACE, {"en": "left out", "de": "aussortiert"})  # BC1.3
DECK: Final = Zone("deck", STACK, BACK, BACK, {"en": "deck", "de": "Stapel"})
SUPPLIES: Final = Zone(
    "supply", HEAP, FACE, FACE, {"en": "penalties and rewards", "de": "Strafen und Belohnungen"}
)  # BC1.5
HAND: Final = Zone(
    "hand", HEAP, FACE, BACK, {"en": "hand to be put in order", "de": "Hand, noch zu ordnen"}, fresh=True
)  # BC2.1
STANDING: Final = Zone("row", ROW, FACE, BACK, {"en": "hand", "de": "Hand"})  # BC2.1
TRICK: Final = Zone("trick", ROW, FACE, FACE, {"en": "card played", "de": "gespielte Karte"})  # BC3.1
DOWN: Final = Zone(
    "face-down", ROW, FACE, SYMBOL, {"en": "card played face down", "de": "verdeckt gespielte Karte"}
)  # BC3.2
LEAD: Final = Zone(
    "face-down-lead", ROW, FACE, BACK, {"en": "card led face down", "de": "verdeckt ausgespielte Karte"}
)  # BC4.3
PILE: Final = Zone("pile", HEAP, BACK, BACK, {"en": "cards taken", "de": "Stichkarten"})  # BC3.5
GAINS: Final = Zone(
    "gains",
    HEAP,
    FACE,
    FACE,
    {"en": "penalties and rewards taken", "de": "genommene Strafen, Belohnungen"},
)  # BC4.6
ZONES: Final = [BOX, DECK, SUPPLIES, HAND, STANDING, TRICK, DOWN, LEAD, PILE, GAINS]


def is_sorting(table: ChickenTable) -> bool:
    """BC2.1: no hand stands yet, and what is chosen is seen by the owner only."""
    return table.phase == SORT_PHASE


def lay(table: ChickenTable) -> list[Lot]:
    """Every card of the 60, where it lies."""
    lots: list[Lot] = []
    sorting = is_sorting(table)
    out = left_out(table.seats)
    elsewhere = out | table.trick
    for seat, side in enumerate(table.sides):
        placed = set_of(row_so_far(table, seat))
        played = [] if side.played < 0 else [int(side.played)]
        down = holds(table.down, seat)
        blank = down and table.is_face_down_lead(seat)
        lots.append(Lot(HAND, seat, members(side.unsorted | placed) if sorting else []))
        lots.append(Lot(STANDING, seat, [] if sorting else standing(side, int(table.size()))))
        lots.append(Lot(TRICK, seat, [] if down else played))
        lots.append(Lot(DOWN, seat, played if down and not blank else []))
        lots.append(Lot(LEAD, seat, played if blank else []))
        lots.append(Lot(PILE, seat, members(side.pile & NUMBER_CARDS)))
        lots.append(Lot(GAINS, seat, members(side.pile & SUPPLY)))
        elsewhere |= side.unsorted | placed | side.pile
    return [
        Lot(BOX, TABLE, members(out)),
        Lot(DECK, TABLE, members(NUMBER_CARDS & ~elsewhere)),
        Lot(SUPPLIES, TABLE, members(table.supply)),
        *lots,
    ]


def standing(side: Seat, size: int) -> list[int]:
    """A hand by its places, the empty ones included."""
    return [int(side.card_at(place)) if holds(side.held, place) else NO_CARD for place in range(size)]


def facts(table: ChickenTable) -> Json:
    """What all see."""
    return {
        "game": min(table.game + 1, table.games),
        "games": table.games,
        "size": table.size(),
        "dealer": None if table.due == DRAW_DEALER else table.dealer,
        "leader": None if is_sorting(table) else table.leader,
        "advantage": None if table.advantage == NO_ADVANTAGE else REWARD_NAMES[table.advantage],
        "tricks": table.tricks,
        "trick": [trick_card(table, seat) for seat in range(table.seats)],
        "taker": table.taker if table.taker >= 0 else None,
        "penalties": [penalties(table, side.pile) for side in table.sides],
        "points": [side.points for side in table.sides],
        "scores": [list(points) for points in table.scores],
        "struck": [list(strike) for strike in table.strikes],
        "chickens": members(table.chickens),
        "pigs": members(table.pigs),
        "face_down": members(table.symbols),
    }


def trick_card(table: ChickenTable, seat: int) -> object:
    """BC3.2: what lies before a seat in the trick, as all see it."""
    played = int(table.sides[seat].played)
    if played < 0:
        return None
    return UNKNOWN if holds(table.down, seat) else played


def penalties(table: ChickenTable, pile: int) -> list[int]:
    """BC4.6: the sides of penalty cards that are up."""
    return [int(penalty_points(bit(card), table.turned)) for card in members(pile & PENALTY_CARDS)]


def own(table: ChickenTable, seat: int) -> Json:
    """BC2.1: how far a seat has sorted is its own affair."""
    return {"sorted": row_so_far(table, seat)} if is_sorting(table) else {}


def deduced(table: ChickenTable) -> Json:
    """Which positions of every hand are gone, and whose card lying face down must bear the symbol."""
    gone: list[list[int]] = [[] for _ in table.sides]
    if not is_sorting(table):
        gone = [members(below(table.size()) & ~side.held) for side in table.sides]
    symbols = [seat for seat in members(table.down) if not table.is_face_down_lead(seat)]
    return {"gone": gone, "symbols": symbols}


def happening(table: ChickenTable) -> Json:
    if table.due == STAND_HANDS:
        return {"happened": "hands-sorted"}
    if table.due == TURN_UP:
        return {"happened": "trick-turned-up"}
    if table.due == TAKE_TRICK:
        chickens = count(table.trick & table.chickens)
        penalty = penalty_for(chickens, table.supply)
        points = penalty_points(penalty, penalty if shows_worse_side(chickens) else 0)
        return {"happened": "trick-taken", "seat": table.trick_taker(), "penalty": points}
    return {"happened": "game-scored"}
