"""The cards of blindsight, and what may be played on what. Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, mypyc_attr

from hoodwink.table.cards import count, holds
from hoodwink.table.dealer import Dealer

# BS1.3: the make-up of the special cards. A stand-in, to be corrected here, or replaced by a card file.
SPECIALS: Final = (
    "blind-p", "blind-r", "blind-b", "blind-g", "blind-g",
    "sight-p", "sight-r", "sight-b", "sight-g", "sight-g",
    "dilemma-p", "dilemma-r", "dilemma-b", "dilemma-g", "dilemma-g",
    "trickster-p", "trickster-r", "trickster-b", "trickster-g", "trickster-g",
)  # fmt: skip

# BS1.1: 90 number cards: by colour, then by symbol, then by number. BS1.2: then the 20 special cards.
NUMBERS: Final = 15
SYMBOL_CARDS: Final = 15
COLOUR_CARDS: Final = 30
NUMBER_CARDS: Final = 90
SPECIAL_CARDS: Final = 20
MOST_CARDS: Final = 110

COLOUR_LETTERS: Final = "prbg"  # purple, red, blue, gold
COLOURS: Final = 3
GOLD: Final = 3
ALL_COLOURS: Final = 7  # as a set: gold is never left out
SYMBOL_LETTERS: Final = "hs"  # hexagon, pentagram (star)
SYMBOLS: Final = 2
BOTH_SYMBOLS: Final = 3
NO_NUMBER: Final = 0  # of a special card

KINDS: Final = ("number", "blind", "sight", "dilemma", "trickster")
NUMBER: Final = 0
BLIND: Final = 1
SIGHT: Final = 2
DILEMMA: Final = 3
TRICKSTER: Final = 4

MOST_SEATS: Final = 6
SPECIAL_POINTS: Final = 20  # BS5.2

# A deck's slots are told apart in two words of 55.
HALF: Final = 55

# What is known of each half of a deck: sets of slots, by what the cards there bear.
COLOUR_SET: Final = 0  # + colour; that of gold is empty: gold bars nothing (BS2.5)
FITTING_SET: Final = 4  # + number: what may lie on it by its number; + NO_NUMBER: all
SYMBOL_SET: Final = 20  # + symbol
EMPTY_SET: Final = 22  # what a special card bars by its symbol, of which it has none: SYMBOL_SET + SYMBOLS
NUMBER_SET: Final = 23  # + number; + NO_NUMBER: the special cards
SETS: Final = 39

# The most that can be noted in a game: a card laid down, each card once; and that a seat found nothing to play, at most
# once after each card laid down and once for each draw of two.
MOST_NOTES: Final = 272


def colour_of_special(name: str) -> int:
    return COLOUR_LETTERS.index(name[-1])


def kind_of_special(name: str) -> int:
    return KINDS.index(name[:-2])


def names_special(name: str) -> bool:
    """Whether a special card is called so."""
    return name[-2:-1] == "-" and name[-1] in COLOUR_LETTERS and name[:-2] in KINDS[BLIND:]


def in_order(specials: list[str]) -> list[str]:
    """Special cards by kind, then by colour: their order in a card file means nothing."""
    return sorted(specials, key=lambda name: (kind_of_special(name), colour_of_special(name)))


def below_nth(cards: i64, number: i64) -> i64:
    """All that is below the member of the set with that many lower members."""
    while number > 0:
        cards &= cards - 1
        number -= 1
    return (cards & -cards) - 1


def is_special(card: i64) -> bool:
    return card >= NUMBER_CARDS


def in_a_row(cards: list[int]) -> vec[i64]:
    return vec[i64](cards)


def zeros(size: i64) -> vec[i64]:
    return vec[i64]([0] * size)


@mypyc_attr(acyclic=True)
class Pack:
    """BS1: the cards that take part, and what is printed on each. It never changes: all tables share it."""

    __slots__ = (
        "advanced", "barred", "cards", "colour", "fitting", "high_cards", "highest", "kind", "low_cards", "no_cards",
        "no_notes", "no_sets", "nothing", "number", "points", "size", "specials", "symbol",
    )  # fmt: skip

    def __init__(self, highest: i64, colours: i64, symbols: i64, advanced: bool, specials: list[str]) -> None:
        self.highest: i64 = highest  # BS1.4
        self.advanced: bool = advanced  # BS2.4
        self.specials: list[str] = in_order(specials)
        self.cards: vec[i64] = vec[i64]()  # those that take part, ascending
        self.colour: vec[i64] = vec[i64]()  # by card, from here on
        self.symbol: vec[i64] = vec[i64]()  # of special cards: SYMBOLS
        self.number: vec[i64] = vec[i64]()
        self.kind: vec[i64] = vec[i64]()
        self.points: vec[i64] = vec[i64]()
        self.fitting: vec[i64] = vec[i64]()  # the set of what may lie on this card by its number,
        self.barred: vec[i64] = vec[i64]()  # and of what may not by its symbol
        self.no_sets: vec[i64] = zeros(SETS)  # zeros, to be copied
        self.nothing: vec[i64] = zeros(MOST_SEATS)
        self.no_cards: vec[i64] = zeros(MOST_CARDS)
        self.no_notes: vec[i16] = vec[i16]([0] * MOST_NOTES)
        self.print_numbers()
        self.print_specials()
        card: i64 = 0
        while card < MOST_CARDS:
            if self.takes_part(card, colours, symbols):
                self.cards = append(self.cards, card)
            card += 1
        self.size: i64 = len(self.cards)
        everything = vec[i64](list(range(MOST_CARDS)))
        self.low_cards: vec[i64] = self.sets_of(everything, 0, HALF)  # what the cards 0 to 54 bear, as sets of cards,
        self.high_cards: vec[i64] = self.sets_of(everything, HALF, MOST_CARDS)  # and those from 55 on

    def print_numbers(self) -> None:
        """BS1.1: what the number cards bear. They count their number (BS5.2)."""
        card: i64 = 0
        while card < NUMBER_CARDS:
            self.print_card(
                NUMBER, card // COLOUR_CARDS, card // SYMBOL_CARDS % SYMBOLS, card % NUMBERS + 1, card % NUMBERS + 1
            )
            card += 1

    def print_specials(self) -> None:
        """BS1.2: what the special cards bear. They count 20 (BS5.2)."""
        for name in self.specials:
            self.print_card(kind_of_special(name), colour_of_special(name), SYMBOLS, NO_NUMBER, SPECIAL_POINTS)

    def print_card(self, kind: i64, colour: i64, symbol: i64, number: i64, points: i64) -> None:
        self.kind = append(self.kind, kind)
        self.colour = append(self.colour, colour)
        self.symbol = append(self.symbol, symbol)
        self.number = append(self.number, number)
        self.points = append(self.points, points)
        self.fitting = append(self.fitting, FITTING_SET + number)
        if self.advanced:
            self.barred = append(self.barred, SYMBOL_SET + symbol)
        else:
            self.barred = append(self.barred, EMPTY_SET)

    def takes_part(self, card: i64, colours: i64, symbols: i64) -> bool:
        """BS1.4: gold stays, and special cards of a colour left out are left out with it."""
        colour = self.colour[card]
        if card >= NUMBER_CARDS:
            return colour == GOLD or holds(colours, colour)
        return self.number[card] <= self.highest and holds(colours, colour) and holds(symbols, self.symbol[card])

    def sets_of(self, cards: vec[i64], slot: i64, end: i64) -> vec[i64]:
        """What the cards from this slot on bear, as sets of slots."""
        if end > len(cards):
            end = len(cards)
        colour = self.colour
        number = self.number
        barred = self.barred
        sets = self.no_sets[:]
        member: i64 = 1
        while slot < end:
            card = cards[slot]
            sets[COLOUR_SET + colour[card]] |= member
            sets[NUMBER_SET + number[card]] |= member
            sets[barred[card]] |= member
            member += member
            slot += 1
        sets[FITTING_SET + NO_NUMBER] = member - 1
        sets[COLOUR_SET + GOLD] = 0
        sets[EMPTY_SET] = 0
        self.join_neighbours(sets)
        return sets

    def join_neighbours(self, sets: vec[i64]) -> None:
        """BS2.2: the same number or a neighbour, the highest and 1 being neighbours; BS2.3: or a special card."""
        highest = self.highest
        specials = sets[NUMBER_SET + NO_NUMBER]
        before = sets[NUMBER_SET + highest]
        number: i64 = 1
        while number < highest:
            same = sets[NUMBER_SET + number]
            sets[FITTING_SET + number] = specials | before | same | sets[NUMBER_SET + number + 1]
            before = same
            number += 1
        sets[FITTING_SET + highest] = specials | before | sets[NUMBER_SET + highest] | sets[NUMBER_SET + 1]

    def following(self, sets: vec[i64], top: i64) -> i64:
        """BS2.2 to BS2.5: which of those that the sets tell of may be played on this card."""
        return sets[self.fitting[top]] & ~(sets[self.colour[top]] | sets[self.barred[top]])

    def are_alike(self, card: i64, other: i64) -> bool:
        """Whether nobody can tell the two apart by their faces."""
        if card < NUMBER_CARDS or other < NUMBER_CARDS:
            return card == other
        return self.kind[card] == self.kind[other] and self.colour[card] == self.colour[other]

    def is_enough_for(self, seats: i64) -> bool:
        """BS1.4: at least 8 cards for each seat."""
        return self.size >= 8 * seats

    def face(self, card: i64) -> str:
        """The card as records write it."""
        if card >= NUMBER_CARDS:
            return self.specials[card - NUMBER_CARDS]
        return f"{COLOUR_LETTERS[self.colour[card]]}{self.number[card]}{SYMBOL_LETTERS[self.symbol[card]]}"


@mypyc_attr(acyclic=True)
class Deck:
    """A shuffled deck. A card's slot is its place in it: the hands come first, seat by seat, then the draw pile from
    its top. All through a game a card goes by its slot, which its owner can follow and which tells nothing of its face.

    A deck never changes: copies of a table share it. What is noted of its cards is noted when it is first asked for.
    """

    __slots__ = ("cards", "has_high", "has_low", "high", "low", "pack")

    def __init__(self, pack: Pack, cards: vec[i64]) -> None:
        self.pack: Pack = pack
        self.cards: vec[i64] = cards  # by slot
        self.low: vec[i64] = pack.no_sets  # the sets of the slots 0 to 54,
        self.high: vec[i64] = pack.no_sets  # and of those from 55 on
        self.has_low: bool = False  # whether they are noted
        self.has_high: bool = False

    def low_following(self, top: i64) -> i64:
        """Which of the slots 0 to 54 bear a card that may be played on this one."""
        if not self.has_low:
            self.low = self.pack.sets_of(self.cards, 0, HALF)
            self.has_low = True
        return self.pack.following(self.low, top)

    def high_following(self, top: i64) -> i64:
        """Which of the slots from 55 on do."""
        if not self.has_high:
            self.high = self.pack.sets_of(self.cards, HALF, MOST_CARDS)
            self.has_high = True
        return self.pack.following(self.high, top)


def shuffle_into(cards: vec[i64], slot: i64, end: i64, dealer: Dealer) -> None:
    """Each of these slots gets one of the cards that lie from there on, every order as likely as every other."""
    size: i64 = len(cards)
    while slot < end:
        other = slot + dealer.below(size - slot)
        card = cards[slot]
        cards[slot] = cards[other]
        cards[other] = card
        slot += 1


def colour_set(letters: list[str]) -> i64:
    """The option `colors` as a set."""
    return letter_set(letters, COLOUR_LETTERS)


def symbol_set(letters: list[str]) -> i64:
    """The option `symbols` as a set."""
    return letter_set(letters, SYMBOL_LETTERS)


def letter_set(letters: list[str], alphabet: str) -> i64:
    members: i64 = 0
    member: i64 = 1
    for letter in alphabet:
        if letter in letters:
            members |= member
        member += member
    return members


def may_match(symbols: i64, advanced: bool) -> bool:
    """BS1.4: with `advanced` there must be two symbols."""
    return not advanced or count(symbols) == SYMBOLS
