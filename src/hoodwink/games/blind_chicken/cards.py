"""The cards of Blind Chicken Extreme, and how a seat holds them. Compiled.

BC1.1, BC1.5: 60 cards in all, one word: the numbers 0 to 49 are the members 0 to 49, then come the three
reward cards and the seven two-sided penalty cards.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from hoodwink.table.cards import below, bit, holds, set_of
from hoodwink.table.errors import BadCards
from hoodwink.table.options import Json, shown

MOST_GAMES: Final = 20  # BC1.4

# BC1.2: which printed numbers bear what. Stand-ins, to be corrected here, or replaced by a card file.
CHICKENS: Final = (18, 22, 25, 28, 31, 34, 37, 40, 43, 46)
PIGS: Final = (23, 33, 44)
FACE_DOWN: Final = (15, 21, 28, 35, 40, 45, 48)

NUMBERS: Final = 50
SOW: Final = 0  # BC1.1
HIGHEST: Final = 49
NUMBER_CARDS: Final = 0x0003FFFFFFFFFFFF

# BC1.5: what a trick with two chickens or more brings its taker, and the three rewards.
REWARDS: Final = 50  # the first of the reward cards
REWARD_CARDS: Final = 0x001C000000000000
SMALL_PENALTIES: Final = 0x03E0000000000000  # five cards of -3 and -6
LARGE_PENALTIES: Final = 0x0C00000000000000  # two cards of -10 and -15
PENALTY_CARDS: Final = 0x0FE0000000000000
SUPPLY: Final = 0x0FFC000000000000  # what lies in the middle when a game begins

TWO_CHICKENS: Final = -3
THREE_CHICKENS: Final = -6
FOUR_CHICKENS: Final = -10
FIVE_CHICKENS: Final = -15

# A row of twelve cards is kept in two words.
HALF_ROW: Final = 6
CARD_BITS: Final = 6
ONE_CARD: Final = 0x3F
NO_CARD: Final = -1


def left_out(seats: i64) -> i64:
    """BC1.3: the cards that stay in the box. The 0 is always in."""
    if seats == 2:
        return below(27) & ~bit(SOW)
    if seats == 3:
        return below(15) & ~bit(SOW)
    if seats == 4:
        return below(3) & ~bit(SOW)
    return 0


def hand_size(seats: i64) -> i64:
    """BC1.3: how many cards each seat is dealt."""
    if seats == 5:
        return 10
    return 12


def sow_takes(last_trick: i64) -> bool:
    """BC3.4: the last trick goes to the 0 if the 49 is in it too."""
    return holds(last_trick, SOW) and holds(last_trick, HIGHEST)


def penalty_for(chickens: i64, supply: i64) -> i64:
    """BC4.1: one of the penalty cards left for a trick with so many chickens, as a set; empty under two."""
    if chickens < 2:
        return 0
    cards = supply & SMALL_PENALTIES
    if chickens > 3:
        cards = supply & LARGE_PENALTIES
    return cards & -cards


def shows_worse_side(chickens: i64) -> bool:
    """BC1.5: the penalty cards have two sides, for 2 and 3 chickens or for 4 and 5."""
    return chickens == 3 or chickens == 5


@mypyc_attr(acyclic=True)
class Seat:
    """One seat of the table."""

    __slots__ = ("first_six", "held", "last_six", "pile", "played", "points", "struck", "unsorted")

    def __init__(self) -> None:
        self.unsorted: i64 = 0  # BC2.1: the cards of its hand that have no place yet
        self.held: i64 = 0  # the places of its row that bear a card, 0 on the left
        self.first_six: i64 = 0  # the cards that were sorted to the places 0 to 5
        self.last_six: i64 = 0  # and 6 to 11
        self.played: i64 = NO_CARD  # to the trick on the table
        self.pile: i64 = 0  # BC3.5: cards of the tricks it took, penalties, rewards
        self.points: i64 = 0  # of the games scored so far, without those struck out
        self.struck: i64 = 0  # BC5.2: the games it has struck out

    def put(self, place: i64, card: i64) -> None:
        """Stand a card at an empty place of the row."""
        self.held |= bit(place)
        self.change(place, card)

    def change(self, place: i64, card: i64) -> None:
        """Let it be this card that stands at a place of the row, or stood there before it was played."""
        difference = card ^ self.card_at(place)
        if place < HALF_ROW:
            self.first_six ^= difference << CARD_BITS * place
        else:
            self.last_six ^= difference << CARD_BITS * (place - HALF_ROW)

    def card_at(self, place: i64) -> i64:
        if place < HALF_ROW:
            return self.first_six >> CARD_BITS * place & ONE_CARD
        return self.last_six >> CARD_BITS * (place - HALF_ROW) & ONE_CARD

    def clear_row(self) -> None:
        self.held = 0
        self.first_six = 0
        self.last_six = 0

    def clone(self) -> Seat:
        twin = Seat()
        twin.unsorted = self.unsorted
        twin.held = self.held
        twin.first_six = self.first_six
        twin.last_six = self.last_six
        twin.played = self.played
        twin.pile = self.pile
        twin.points = self.points
        twin.struck = self.struck
        return twin


# -- Card files ---------------------------------------------------------------------------------------------

KEYS: Final = ("chickens", "pigs", "face-down")
CHICKEN_COUNT: Final = 10
PIG_COUNT: Final = 3


def standard_cards() -> Json:
    return {"chickens": list(CHICKENS), "pigs": list(PIGS), "face-down": list(FACE_DOWN)}


def check_cards(cards: Json) -> Json:
    """BC1.1, BC1.2: three lists of numbers, each sorted."""
    for key in cards:
        if key not in KEYS:
            raise BadCards(f"the cards have no {shown(key)}; the keys are {', '.join(KEYS)} (BC1.2)")
    for key in KEYS:
        if key not in cards:
            raise BadCards(f'the cards need "{key}", a list of numbers (BC1.2)')
    chickens = check_numbers("chickens", cards["chickens"])
    pigs = check_numbers("pigs", cards["pigs"])
    face_down = check_numbers("face-down", cards["face-down"])
    for key, animals, size in (("chickens", chickens, CHICKEN_COUNT), ("pigs", pigs, PIG_COUNT)):
        if len(animals) != size:
            raise BadCards(f'"{key}" are exactly {size} numbers (BC1.1), not {len(animals)}')
        if SOW in animals:
            raise BadCards(f'"{key}" never hold the {SOW}, which is the sow (BC1.1)')
    for pig in pigs:
        if pig in chickens:
            raise BadCards(f'"pigs" are no chickens (BC1.2), but the {pig} is in both lists')
    return {"chickens": chickens, "pigs": pigs, "face-down": face_down}


def check_numbers(key: str, numbers: object) -> list[int]:
    if not isinstance(numbers, (list, tuple)):
        raise BadCards(f'"{key}" is a list of numbers (BC1.2), not {shown(numbers)}')
    for number in numbers:
        if not is_number(number, NUMBERS):
            raise BadCards(f'"{key}" are whole numbers from 0 to {NUMBERS - 1} (BC1.1), not {shown(number)}')
    for number in numbers:
        if list(numbers).count(number) > 1:
            raise BadCards(f'"{key}" holds the {number} twice')
    return sorted(numbers)


def numbers_of(cards: Json, key: str) -> int:
    """The set of the cards in one list of checked card data."""
    return set_of(cast("list[int]", cards[key]))


def is_number(value: object, limit: int) -> bool:
    """Whether this is a whole number from 0 up to, not including, the limit."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < limit
