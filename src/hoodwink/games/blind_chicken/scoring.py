"""What a pile is worth at the end of a game (BC5). Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hoodwink.games.blind_chicken.cards import (
    FIVE_CHICKENS,
    FOUR_CHICKENS,
    LARGE_PENALTIES,
    PENALTY_CARDS,
    REWARD_CARDS,
    SMALL_PENALTIES,
    THREE_CHICKENS,
    TWO_CHICKENS,
)
from hoodwink.table.cards import below, bit, count

# BC5.1
CHICKEN_POINTS: Final = -1
REWARD_POINTS: Final = 3
CLEAN_PILE_POINTS: Final = 3

# BC5.2: the benefits of the last trick.
NO_BENEFIT: Final = 0
CHICKENS_FREE: Final = 1
PENALTIES_FREE: Final = 2
FIRST_STRIKE: Final = 3  # + game


def useful_benefits(earlier: i64, chickens: i64) -> i64:
    """BC5.3: none, and (a) and (b) where they would change the points of a pile with these earlier cards."""
    benefits = bit(NO_BENEFIT)
    if earlier & chickens != 0:
        benefits |= bit(CHICKENS_FREE)
    if earlier & PENALTY_CARDS != 0:
        benefits |= bit(PENALTIES_FREE)
    return benefits


def strikes_offered(games: i64, struck: i64) -> i64:
    """BC5.3: (c) for each of the earlier games that has not been struck."""
    return (below(games) & ~struck) << FIRST_STRIKE


def freed(benefit: i64, earlier: i64, chickens: i64) -> i64:
    """BC5.2: the earlier cards of a pile that cost nothing: (a) its chickens or (b) its penalties."""
    if benefit == CHICKENS_FREE:
        return earlier & chickens
    if benefit == PENALTIES_FREE:
        return earlier & PENALTY_CARDS
    return 0


def game_points(pile: i64, free: i64, chickens: i64, turned: i64) -> i64:
    """BC5.1: chickens, penalties and rewards of a pile, some of its cards costing nothing."""
    points = CHICKEN_POINTS * count(pile & chickens & ~free)
    points += penalty_points(pile & ~free, turned)
    points += REWARD_POINTS * count(pile & REWARD_CARDS)
    if pile & chickens == 0:  # BC5.3: (a) does not make a pile clean
        points += CLEAN_PILE_POINTS
    return points


def penalty_points(pile: i64, turned: i64) -> i64:
    """BC1.5: each penalty card by the side that is up."""
    small = pile & SMALL_PENALTIES
    large = pile & LARGE_PENALTIES
    points = TWO_CHICKENS * count(small & ~turned) + THREE_CHICKENS * count(small & turned)
    points += FOUR_CHICKENS * count(large & ~turned) + FIVE_CHICKENS * count(large & turned)
    return points
