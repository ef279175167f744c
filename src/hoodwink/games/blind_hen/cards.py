"""The cards of Blind Hen: what is printed on them, and how they are counted. Compiled."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from hoodwink.table.cards import bit
from hoodwink.table.errors import BadCards
from hoodwink.table.options import Json, shown

COLOURS: Final = 5
VALUES: Final = 4

# BH1.2: the kinds of cards. All cards of one kind are alike; BH1.4: what else is printed means nothing.
# 0 to 19 are the chickens: green 1 to 4, then yellow, red, purple, blue, as payments are laid (BH4.1).
CHICKENS: Final = 20
CORN: Final = 20
HEN: Final = 21
END: Final = 22

SETS: Final = 5  # BH1.1
SET_SIZE: Final = 8
MOST_STARTING_VALUE: Final = 3
AUCTION_CHICKENS: Final = 45  # BH1.2
CORNS: Final = 12
HENS: Final = 12
SHUFFLED: Final = 69  # BH2.2: all of these
PILE_SIZE: Final = 70  # and the Game End card

# BH1.3: the printed facts. A name is the colour's letter and the value.
COLOUR_LETTERS: Final = "GYRPB"
SET_LETTERS: Final = "ABCDE"
STANDARD_SETS: Final = (
    "G3 G1 Y2 Y2 R2 R1 P3 B1",
    "Y3 Y1 R2 R2 P2 P1 B3 G1",
    "R3 R1 P2 P2 B2 B1 G3 Y1",
    "P3 P1 B2 B2 G2 G1 Y3 R1",
    "B3 B1 G2 G2 Y2 Y1 R3 P1",
)
STANDARD_CHICKENS: Final = (
    "G1 G1 G2 G2 G2 G3 G3 G4 G4 "
    "Y1 Y1 Y2 Y2 Y2 Y3 Y3 Y4 Y4 "
    "R1 R1 R2 R2 R2 R3 R3 R4 R4 "
    "P1 P1 P2 P2 P2 P3 P3 P4 P4 "
    "B1 B1 B2 B2 B2 B3 B3 B4 B4"
)

CHICKEN_NAMES: Final = tuple(letter + str(value) for letter in COLOUR_LETTERS for value in (1, 2, 3, 4))
NAMES: Final[tuple[str, ...]] = (*CHICKEN_NAMES, "corn", "hen", "end")  # of the kinds


def row(numbers: list[int]) -> vec[i64]:
    """Numbers in the form in which a table keeps them."""
    return vec[i64](numbers)


def value_of(kind: i64) -> i64:
    """What a chicken of this kind is worth."""
    return (kind & VALUES - 1) + 1


@mypyc_attr(acyclic=True)
class HenCards:
    """The cards of one box. Shared by all tables that play with it, and never changed."""

    __slots__ = ("none", "sets", "shuffled")

    def __init__(self, sets: list[list[str]], chickens: list[str]) -> None:
        """By names, each list in the order of the kinds."""
        dealt = [NAMES.index(name) for names in sets for name in names]
        others = [NAMES.index(name) for name in chickens] + [CORN] * CORNS + [HEN] * HENS
        self.sets: vec[i64] = vec[i64](dealt)  # BH1.1: the kinds of the starting chickens, set by set
        self.shuffled: vec[i64] = vec[i64](others)  # BH1.2: the kinds of all others but the Game End card
        self.none: vec[i64] = vec[i64]([])  # what stands for a pile that is not there yet


# -- Card data, as card files and records write it (BH1.3) ------------------------------------------------

STANDARD_DATA: Final[Json] = {
    "sets": [names.split() for names in STANDARD_SETS],
    "chickens": STANDARD_CHICKENS.split(),
}


def check_cards(data: Json) -> Json:
    """The data in its one order: each list sorted, as their order means nothing; the sets stay A to E."""
    for key in data:
        if key not in STANDARD_DATA:
            raise BadCards(f"card data has the keys sets and chickens, and no key {shown(key)}")
    for key in STANDARD_DATA:
        if key not in data:
            raise BadCards(f"card data needs the key {key}")
    sets = data["sets"]
    if not isinstance(sets, list) or len(sets) != SETS:
        raise BadCards(f"sets is a list of {SETS} sets (BH1.1)")
    return {
        "sets": [
            check_chickens(f"set {letter} in sets", names, SET_SIZE, MOST_STARTING_VALUE, "BH1.1")
            for letter, names in zip(SET_LETTERS, sets)
        ],
        "chickens": check_chickens("chickens", data["chickens"], AUCTION_CHICKENS, VALUES, "BH1.2"),
    }


def check_chickens(what: str, names: object, size: int, most: int, clause: str) -> list[str]:
    if not isinstance(names, list) or len(names) != size:
        raise BadCards(f"{what} is a list of {size} cards ({clause})")
    for name in names:
        if not isinstance(name, str) or name not in CHICKEN_NAMES or int(name[1]) > most:
            raise BadCards(f"{what} has cards such as G3, with values 1 to {most} ({clause}), not {shown(name)}")
    return sorted(names, key=CHICKEN_NAMES.index)


def box_of(data: Json) -> HenCards:
    """The cards that checked data describes."""
    return HenCards(cast("list[list[str]]", data["sets"]), cast("list[str]", data["chickens"]))


STANDARD: Final = box_of(check_cards(STANDARD_DATA))


# Chickens are counted by kind, seven bits each and eight kinds (two colours) in a word.
KIND_BITS: Final = 7
KIND_MASK: Final = 0x7F
COLOUR_BITS: Final = 28


@mypyc_attr(acyclic=True, free_list_len=1)
class Display:
    """Chickens that lie open."""

    __slots__ = ("blue", "green_yellow", "kinds", "red_purple", "worth")

    def __init__(self, green_yellow: i64, red_purple: i64, blue: i64, kinds: i64, worth: i64) -> None:
        self.green_yellow: i64 = green_yellow
        self.red_purple: i64 = red_purple
        self.blue: i64 = blue
        self.kinds: i64 = kinds  # the set of kinds that lie here
        self.worth: i64 = worth  # all values together

    def clone(self) -> Display:
        return Display(self.green_yellow, self.red_purple, self.blue, self.kinds, self.worth)

    def gain(self, kind: i64) -> None:
        """One more chicken comes to lie here."""
        one = bit((kind & 7) * KIND_BITS)
        if kind < 8:
            self.green_yellow += one
        elif kind < 16:
            self.red_purple += one
        else:
            self.blue += one
        self.kinds |= bit(kind)
        self.worth += value_of(kind)

    def lose(self, kind: i64) -> None:
        """One of the chickens of that kind is taken away."""
        one = bit((kind & 7) * KIND_BITS)
        if kind < 8:
            self.green_yellow -= one
        elif kind < 16:
            self.red_purple -= one
        else:
            self.blue -= one
        if self.number(kind) == 0:
            self.kinds &= ~bit(kind)
        self.worth -= value_of(kind)

    def give_all(self, other: Display) -> None:
        """All that lies here goes over to another display."""
        other.green_yellow += self.green_yellow
        other.red_purple += self.red_purple
        other.blue += self.blue
        other.kinds |= self.kinds
        other.worth += self.worth
        self.green_yellow = 0
        self.red_purple = 0
        self.blue = 0
        self.kinds = 0
        self.worth = 0

    def number(self, kind: i64) -> i64:
        """How many chickens of that kind lie here."""
        return self.of_colour(kind // VALUES) >> (kind & VALUES - 1) * KIND_BITS & KIND_MASK

    def of_colour(self, colour: i64) -> i64:
        """The numbers of the four kinds of a colour, lowest value first."""
        if colour == 0:
            return self.green_yellow
        if colour == 1:
            return self.green_yellow >> COLOUR_BITS
        if colour == 2:
            return self.red_purple
        if colour == 3:
            return self.red_purple >> COLOUR_BITS
        return self.blue

    def number_of_colour(self, colour: i64) -> i64:
        numbers = self.of_colour(colour)
        ones = numbers & KIND_MASK
        twos = numbers >> KIND_BITS & KIND_MASK
        threes = numbers >> 2 * KIND_BITS & KIND_MASK
        fours = numbers >> 3 * KIND_BITS & KIND_MASK
        return ones + twos + threes + fours

    def worth_of_colour(self, colour: i64) -> i64:
        numbers = self.of_colour(colour)
        ones = numbers & KIND_MASK
        twos = numbers >> KIND_BITS & KIND_MASK
        threes = numbers >> 2 * KIND_BITS & KIND_MASK
        fours = numbers >> 3 * KIND_BITS & KIND_MASK
        return ones + 2 * twos + 3 * threes + 4 * fours


def no_chickens() -> Display:
    return Display(0, 0, 0, 0, 0)
