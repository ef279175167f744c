"""Section 5 of Blind Hen: what a display and a secret pile are worth in the end. Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hoodwink.games.blind_hen.cards import COLOURS, Display

MOST: Final = 8  # BH5.2
SECOND: Final = 4
CORN_POINTS: Final = 2  # BH5.5
PAIRED_HEN: Final = 3
LONE_HEN: Final = -3
MUCH: Final = 1000  # more than any display is worth


def majority(mine: i64, more: i64, same: i64) -> i64:
    """BH5.2: the points of a seat for one colour, if it has `mine` cards of it and `more` seats have more.

    BH5.3: seats that have the `same` number, itself among them, share, rounded up. A tie for most is paid
    both prizes, and then there is no second place.
    """
    if mine == 0:
        return 0
    if more == 0:
        if same == 1:
            return MOST
        return shared(MOST + SECOND, same)
    if more == 1:
        return shared(SECOND, same)
    return 0


def shared(points: i64, seats: i64) -> i64:
    """BH5.3: rounded up."""
    return (points + seats - 1) // seats


def best_colours(display: Display) -> i64:
    """BH5.4: the card values of the best three colours: of all but the two that give least."""
    least: i64 = MUCH
    next_least: i64 = MUCH
    for colour in range(i64(COLOURS)):
        worth = display.worth_of_colour(colour)
        if worth < least:
            next_least = least
            least = worth
        elif worth < next_least:
            next_least = worth
    return display.worth - least - next_least


def secret_pile(corns: i64, hens: i64) -> i64:
    """BH5.5: corns, hens with a corn of their own, hens without (BH6.1: 3 corns and 4 hens are 12 points)."""
    points = corns * CORN_POINTS
    if hens <= corns:
        return points + hens * PAIRED_HEN
    return points + corns * PAIRED_HEN + (hens - corns) * LONE_HEN
