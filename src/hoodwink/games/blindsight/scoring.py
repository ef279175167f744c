"""What the hands left at the end of a game count in blindsight. Compiled."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from hoodwink.games.blindsight.cards import HALF, Deck
from hoodwink.table.cards import lowest


def hand_points(deck: Deck, low: i64, high: i64) -> i64:
    """BS5.2: number cards count their number, special cards 20; BS5.4: an empty hand counts 0."""
    value = deck.pack.points
    cards = deck.cards
    points: i64 = 0
    while low != 0:
        points += value[cards[lowest(low)]]
        low &= low - 1
    while high != 0:
        points += value[cards[HALF + lowest(high)]]
        high &= high - 1
    return points


def highest_of(points: vec[i64], seats: i64) -> i64:
    best = points[0]
    for seat in range(seats):
        if points[seat] > best:
            best = points[seat]
    return best
