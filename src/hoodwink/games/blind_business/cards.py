"""The cards of Blind Business as numbers: in the deck, in a hand, in a scoring area. Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hoodwink.table.cards import below, bit, holds
from hoodwink.table.dealer import Dealer

# BB1.1: four rows, one a colour, of twelve cards: the numbers 1 to 11, then the Flex. Playground is 0 to 11,
# Boardwalk 12 to 23, Central Station 24 to 35, Downtown 36 to 47. The two Wild Coaches are 48 and 49.
PLAYGROUND: Final = 0
BOARDWALK: Final = 1
CENTRAL_STATION: Final = 2
DOWNTOWN: Final = 3
ROWS: Final = 4
ROW_CARDS: Final = 12
FLEX: Final = 11  # where it stands among the cards of its row
COACH: Final = 48  # the first of the two
CARDS: Final = 50
ALL_CARDS: Final = 0x0003FFFFFFFFFFFF

# A scoring area is a set as well. A card that has a colour is the member of its own number. A Wild Coach is
# another member in each row, COACH + row, or COACH + ALONE; the one that was gained second, five further on.
ALONE: Final = 4
COACH_PLACES: Final = 5
ALONE_COACHES: Final = 0x0210000000000000  # 52 and 57
LAST_ROW_CARDS: Final = 0x0000FFF000000000  # 36 to 47
LAST_ROW_COACHES: Final = 0x0108000000000000  # 51 and 56
ALL_NUMBERS: Final = 0x00007FF7FF7FF7FF
ALL_FLEXES: Final = 0x0000800800800800
ROW_NUMBERS: Final = 0x07FF  # of the first row
RUN_STARTS: Final = 0x7F  # five in a row begin with 1 to 7

# A hand is four cards in one word, by place.
PLACES: Final = 4
PLACE_BITS: Final = 6
ONE_PLACE: Final = 0x3F
NO_CARD: Final = 60  # what an empty place holds
EMPTY_HAND: Final = 0x00F3CF3C

OK_CARDS: Final = 4  # BB1.1


def number_of(card: i64) -> i64:
    """The printed number; 0 of a Flex and of a Wild Coach, which have none (BB3.1, BB3.8)."""
    if card >= COACH:
        return 0
    place = card % ROW_CARDS
    if place == FLEX:
        return 0
    return place + 1


def row_of(card: i64) -> i64:
    """The row of a card that has a colour."""
    return card // ROW_CARDS


# -- The deck: first what is dealt, then the draw pile, top first, then what is taken out -----------------

SORTED: Final = vec[i64](range(CARDS))


def removed_cards(seats: i64) -> i64:
    """BB1.2: how many cards are taken out."""
    if seats == 2:
        return 18
    if seats == 3:
        return 8
    if seats == 4:
        return 2
    return 0


def rounds(seats: i64) -> i64:
    """BB1.2: a round is one turn of every seat."""
    if seats == 2:
        return 6
    return 8 - seats


def drawn(deck: vec[i64], first: i64, end: i64, dealer: Dealer) -> vec[i64]:
    """The deck with cards drawn at random from position `first` on; those from `end` on are decided."""
    cards = deck[0:]
    place = end - 1
    while place >= first:
        other = dealer.below(place + 1)
        card = cards[place]
        cards[place] = cards[other]
        cards[other] = card
        place -= 1
    sort_before(cards, first)
    return cards


def sort_before(cards: vec[i64], end: i64) -> None:
    """Put the cards that are not drawn yet, which come before `end`, in their order."""
    decided: i64 = 0
    place = end
    while place < CARDS:
        decided |= bit(cards[place])
        place += 1
    place = 0
    for card in range(i64(CARDS)):
        if not holds(decided, card):
            cards[place] = card
            place += 1


# -- Scoring areas ----------------------------------------------------------------------------------------


def row_members(row: i64) -> i64:
    """Whatever can lie in this row, Wild Coaches too (BB3.1)."""
    return LAST_ROW_CARDS >> ROW_CARDS * (ROWS - 1 - row) | LAST_ROW_COACHES >> ROWS - 1 - row


def row_numbers(area: i64, row: i64) -> i64:
    """The numbers that lie in a row, as a set: 1 is the member 0."""
    return area >> ROW_CARDS * row & ROW_NUMBERS


def rows_for_coach(area: i64) -> i64:
    """BB3.1: the rows in which there is a card already; or alone."""
    rows = bit(ALONE)
    for row in range(i64(ROWS)):
        if area & row_members(row) != 0:
            rows |= bit(row)
    return rows


def discardable(area: i64) -> i64:
    """BB3.5: any card that lies there; of two Wild Coaches in one row it does not matter which."""
    coaches = (area >> COACH | area >> COACH + COACH_PLACES) & below(COACH_PLACES)
    return area & below(COACH) | coaches << COACH


def has_five_in_a_row(area: i64) -> bool:
    """BB4.1: five consecutive numbers of one colour; BB3.8: its Flex may stand for any one (BB6.3).

    All four rows are looked at together: b holds each member whose next one is a number there, and so on.
    Between the numbers of two rows lies a Flex, so no run goes over the end of a row.
    """
    a = area & ALL_NUMBERS
    b = a >> 1
    c = a >> 2
    d = a >> 3
    e = a >> 4
    if a & b & c & d & e != 0:
        return True
    rows_with_flex = (area & ALL_FLEXES) >> FLEX
    four_of_five = a & b & (c & (d | e) | d & e) | (a | b) & c & d & e
    return four_of_five & rows_with_flex * RUN_STARTS != 0


# -- Hands ------------------------------------------------------------------------------------------------


def card_in(hand: i64, place: i64) -> i64:
    return hand >> PLACE_BITS * place & ONE_PLACE


def put(hand: i64, place: i64, card: i64) -> i64:
    """The hand with this card, or NO_CARD, in that place."""
    return hand ^ (card_in(hand, place) ^ card) << PLACE_BITS * place


def swap(hand: i64, place: i64, other: i64) -> i64:
    """The hand with the cards of these two places changed."""
    card = card_in(hand, place)
    return put(put(hand, place, card_in(hand, other)), other, card)


def hand_cards(hand: i64) -> i64:
    """The cards of a hand as a set."""
    cards = bit(hand & ONE_PLACE) | bit(hand >> PLACE_BITS & ONE_PLACE)
    cards |= bit(hand >> 2 * PLACE_BITS & ONE_PLACE) | bit(hand >> 3 * PLACE_BITS & ONE_PLACE)
    return cards & ALL_CARDS


def sorted_hand(hand: i64) -> i64:
    """The same cards in their order: nothing is left of how they stood."""
    for end in range(i64(PLACES)):
        place = end
        while place > 0 and card_in(hand, place) < card_in(hand, place - 1):
            hand = swap(hand, place, place - 1)
            place -= 1
    return hand
