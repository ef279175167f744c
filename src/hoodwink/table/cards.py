"""Sets of up to 60 cards (or seats, or anything numbered) as one machine word: bit n is member n."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

COMPILED: Final = not __file__.endswith(".py")


def bit(number: i64) -> i64:
    """The set of one member, 0 to 60.

    The only place where a single bit is made: mypyc computes `1 << number` in 32 bits, so a long constant is
    shifted right instead.
    """
    return 0x1000000000000000 >> 60 - number


def below(number: i64) -> i64:
    """The set of all members under this number, which is 0 to 60."""
    return (0x1000000000000000 >> 60 - number) - 1


def holds(cards: i64, number: i64) -> bool:
    return cards >> number & 1 != 0


def count(cards: i64) -> i64:
    """How many members the set has."""
    if not COMPILED:
        return int(cards).bit_count()
    cards -= cards >> 1 & 0x0555555555555555
    cards = (cards & 0x3333333333333333) + (cards >> 2 & 0x3333333333333333)
    cards = cards + (cards >> 4) & 0x0F0F0F0F0F0F0F0F
    cards += cards >> 8
    cards += cards >> 16
    cards += cards >> 32
    return cards & 0x7F


def highest(cards: i64) -> i64:
    """The highest member of a set; -1 of the empty one."""
    length: i64 = int(cards).bit_length()
    return length - 1


def lowest(cards: i64) -> i64:
    """The lowest member of a set; -1 of the empty one."""
    length: i64 = int(cards & -cards).bit_length()
    return length - 1


def nth(cards: i64, number: i64) -> i64:
    """The member of the set with that many lower members."""
    while number > 0:
        cards &= cards - 1
        number -= 1
    return lowest(cards)


def members(cards: i64) -> list[int]:
    """The members in ascending order, for the parts of the house where speed does not matter."""
    numbers: list[int] = []
    while cards != 0:
        numbers.append(lowest(cards))
        cards &= cards - 1
    return numbers


def set_of(numbers: list[int]) -> i64:
    """The set of these members."""
    cards: i64 = 0
    for number in numbers:
        cards |= bit(number)
    return cards
