"""Where everything lies in Blind Business, and what it is worth: sections 4 and 5 of the rules. Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from hoodwink.games.blind_business.cards import (
    ALL_CARDS,
    ALONE,
    BOARDWALK,
    CARDS,
    CENTRAL_STATION,
    COACH,
    COACH_PLACES,
    DOWNTOWN,
    EMPTY_HAND,
    NO_CARD,
    PLACES,
    PLAYGROUND,
    ROWS,
    SORTED,
    card_in,
    hand_cards,
    removed_cards,
    row_members,
    row_numbers,
    sorted_hand,
    swap,
)  # fmt: skip
from hoodwink.table.base import NOBODY, Table
from hoodwink.table.cards import bit, count, highest, holds
from hoodwink.table.dealer import Dealer

DRAW_FIRST: Final = 1  # what happens by itself in the beginning

# BB4.4, as numbers of one row: 1 is the member 0.
LOVERS: Final = 0x030  # 5 and 6
LOVERS_POINTS: Final = 5
PASSERS_BY: Final = 0x1C0  # 7, 8 and 9
PASSERS_BY_POINTS: Final = 10

# BB5.3 to BB5.6
SECOND_POINTS: Final = 10
MOST_POINTS_OF_FEW: Final = 10  # Boardwalk, with 2 or 3 seats
MOST_POINTS_OF_MANY: Final = 20  # and with 4 or 5
MANY_SEATS: Final = 4
PAIR_POINTS: Final = 7

# BB5.5: what a seat is rewarded for in one colour.
NEITHER: Final = 0
SECOND_MOST: Final = 1
MOST: Final = 2


def row_size(area: i64, row: i64) -> i64:
    """BB5.1: the cards of a colour: a Wild Coach counts in the row where it lies, a 1 counts as one card."""
    return count(area & row_members(row))


def rows_points(area: i64, card_powers: bool) -> i64:
    """BB4.3: the cards of each colour times the highest number among them (BB6.1, BB6.2)."""
    points: i64 = 0
    for row in range(i64(ROWS)):
        numbers = row_numbers(area, row)
        cards = row_size(area, row)
        if card_powers and holds(numbers, 0):
            cards += 1
        points += cards * (highest(numbers) + 1)
    return points


def bonus_points(area: i64, card_powers: bool) -> i64:
    """BB4.4: lovers and passers-by. A Flex is none of them."""
    points: i64 = 0
    if not card_powers:
        return points
    for row in range(i64(ROWS)):
        numbers = row_numbers(area, row)
        if numbers & LOVERS == LOVERS:
            points += LOVERS_POINTS
        if numbers & PASSERS_BY == PASSERS_BY:
            points += PASSERS_BY_POINTS
    return points


def rank_of(mine: i64, more: i64, as_many: i64) -> i64:
    """BB5.5: of a seat with so many cards of a colour, if so many others have more of it, so many as many."""
    if mine == 0:  # BB5.1
        return NEITHER
    if more == 0 and as_many == 0:
        return MOST
    if more == 0 or (more == 1 and as_many == 0):
        return SECOND_MOST
    return NEITHER


def playground_points(rank: i64, seats: i64) -> i64:
    """BB5.3: the second-most, with 4 or 5 seats. (What the most is for is BB5.2.)"""
    if rank == SECOND_MOST and seats >= MANY_SEATS:
        return SECOND_POINTS
    return 0


def boardwalk_points(rank: i64, seats: i64) -> i64:
    """BB5.4: the most, and with 4 or 5 seats the second-most."""
    if seats < MANY_SEATS:
        if rank == MOST:
            return MOST_POINTS_OF_FEW
        return 0
    if rank == MOST:
        return MOST_POINTS_OF_MANY
    if rank == SECOND_MOST:
        return SECOND_POINTS
    return 0


def pair_points(area: i64) -> i64:
    """BB5.6: for each pair of one card of Central Station and one of Downtown (BB6.4)."""
    pairs = row_size(area, CENTRAL_STATION)
    others = row_size(area, DOWNTOWN)
    if others < pairs:
        pairs = others
    return pairs * PAIR_POINTS


@mypyc_attr(acyclic=True)
class Seat:
    """One seat of the table."""

    __slots__ = ("area", "gained", "hand", "oks", "seen")

    def __init__(self, hand: i64, area: i64, oks: i64, gained: i64, seen: i64) -> None:
        self.hand: i64 = hand  # its cards by place
        self.area: i64 = area  # BB2.7: its scoring area
        self.oks: i64 = oks  # BB3.3
        self.gained: i64 = gained  # the last card that it gained
        self.seen: i64 = seen  # every card whose face it has seen

    def clone(self) -> Seat:
        return Seat(self.hand, self.area, self.oks, self.gained, self.seen)


@mypyc_attr(acyclic=True)
class Position(Table):
    """What lies where at the table, who has seen it, and what it counts."""

    __slots__ = (
        "adder", "asked", "asked_back", "asker", "card_powers", "color_powers", "deck", "discarders",
        "discards", "first_coach", "joining", "looking", "partner", "phase", "receiver", "scored", "shuffler",
        "sides", "stage", "top", "turns_left", "victors",
    )  # fmt: skip

    def __init__(self, seats: i64, card_powers: bool, color_powers: bool, sides: list[Seat] | None = None) -> None:
        self.seats = seats
        self.due = DRAW_FIRST
        self.turn = NOBODY
        self.card_powers: bool = card_powers  # BB1.5
        self.color_powers: bool = color_powers
        if sides is None:
            sides = [Seat(EMPTY_HAND, 0, 0, NO_CARD, 0) for _ in range(seats)]
        self.sides: list[Seat] = sides
        self.deck: vec[i64] = SORTED  # never changed in place
        self.top: i64 = 0  # where in it the top card of the pile is
        self.turns_left: i64 = 0
        self.discards: i64 = 0  # as cards
        self.first_coach: i64 = NO_CARD  # the Wild Coach that was gained first
        self.victors: i64 = 0  # BB4.1
        self.adder: i64 = NOBODY  # BB5.2
        self.scored: bool = False
        self.phase: i64 = 0  # what is asked, as the first flat number of its kind
        # The deal that is made, and how far it has been carried out.
        self.asker: i64 = NOBODY
        self.receiver: i64 = NOBODY
        self.asked: i64 = 0  # the place in the receiver's hand
        self.asked_back: i64 = 0  # the place in the asker's hand; after a rejection, in the receiver's; BB5.2: added
        self.stage: i64 = 0
        self.joining: i64 = 0  # the Wild Coaches that may yet join a row (BB3.2), as members of the area
        self.discarders: i64 = 0  # the seats that must discard (BB3.4, BB3.5)
        self.looking: i64 = 0  # the seats that hold their cards up to themselves, before they stand (BB1.4)
        self.shuffler: i64 = NOBODY  # the seat that switched or looked (BB3.6, BB3.7)
        self.partner: i64 = NOBODY  # and with whom it switched

    def copy_from(self, other: Position) -> None:
        """All but the seats' own."""
        self.due = other.due
        self.turn = other.turn
        self.deck = other.deck
        self.top = other.top
        self.turns_left = other.turns_left
        self.discards = other.discards
        self.first_coach = other.first_coach
        self.victors = other.victors
        self.adder = other.adder
        self.scored = other.scored
        self.phase = other.phase
        self.asker = other.asker
        self.receiver = other.receiver
        self.asked = other.asked
        self.asked_back = other.asked_back
        self.stage = other.stage
        self.joining = other.joining
        self.discarders = other.discarders
        self.looking = other.looking
        self.shuffler = other.shuffler
        self.partner = other.partner

    # -- Where cards lie --------------------------------------------------------------------------------

    def pile_top(self) -> i64:
        """BB1.3: the deck begins with four cards for each seat; then comes the pile, top first."""
        return self.seats * PLACES

    def pile_end(self) -> i64:
        """BB1.2: the deck ends with the cards that are taken out unseen."""
        return CARDS - removed_cards(self.seats)

    def coach_member(self, card: i64, row: i64) -> i64:
        """What this Wild Coach is in that row, or ALONE, of a scoring area."""
        if card == self.first_coach:
            return COACH + row
        return COACH + COACH_PLACES + row

    def move_coach(self, seat: i64, member: i64, row: i64) -> None:
        """BB3.1: from where it stands alone into a row."""
        side = self.sides[seat]
        side.area = side.area & ~bit(member) | bit(member - ALONE + row)

    def card_of(self, member: i64) -> i64:
        """The card that this member of a scoring area is."""
        if member < COACH:
            return member
        if member < COACH + COACH_PLACES:
            return self.first_coach
        return 2 * COACH + 1 - self.first_coach  # the other one

    # -- Who has seen them ------------------------------------------------------------------------------

    def show_to_others(self, seat: i64, cards: i64) -> None:
        """BB1.4, BB2.9: what stands in a hand is seen by all but its owner."""
        for other in range(self.seats):
            if other != seat:
                self.sides[other].seen |= cards

    def look_up(self, seat: i64) -> None:
        """BB3.6, BB3.7: it knows its four cards, and from now on nobody where they stand."""
        self.looking |= bit(seat)
        side = self.sides[seat]
        side.hand = sorted_hand(side.hand)
        side.seen |= hand_cards(side.hand)

    def is_looking(self, seat: i64) -> bool:
        """BB1.4, BB3.6, BB3.7: whether it holds its cards up to itself, before they stand."""
        return holds(self.looking, seat)

    def next_to_shuffle(self) -> i64:
        """BB3.6: after a switch both, the one who switched first."""
        if holds(self.looking, self.shuffler):
            return self.shuffler
        return self.partner

    def last_to_shuffle(self) -> i64:
        if self.partner == NOBODY or holds(self.looking, self.partner):
            return self.shuffler
        return self.partner

    def shuffled(self, dealer: Dealer) -> i64:
        """The hand that is to be shuffled, in another order."""
        hand = self.sides[self.next_to_shuffle()].hand
        place: i64 = PLACES - 1
        while place > 0:
            hand = swap(hand, place, dealer.below(place + 1))
            place -= 1
        return hand

    def unseen(self, seat: i64) -> i64:
        """The cards that it has never seen: the pile, what was taken out, and new cards in its hand."""
        return ALL_CARDS & ~self.sides[seat].seen

    def is_new(self, seat: i64, place: i64) -> bool:
        """BB2.9: whether the card was drawn since the hand was last shuffled: its owner has not seen it."""
        card = card_in(self.sides[seat].hand, place)
        return card != NO_CARD and not holds(self.sides[seat].seen, card)

    # -- What they count --------------------------------------------------------------------------------

    def rows(self, seat: i64) -> i64:
        """BB4.3: the points of its rows."""
        return rows_points(self.sides[seat].area, self.card_powers)

    def bonuses(self, seat: i64) -> i64:
        """BB4.4: lovers and passers-by."""
        return bonus_points(self.sides[seat].area, self.card_powers)

    def powers(self, seat: i64) -> i64:
        """BB5.3 to BB5.6, when the game is scored."""
        if not self.scored or not self.color_powers:
            return 0
        points = playground_points(self.rank(seat, PLAYGROUND), self.seats)
        points += boardwalk_points(self.rank(seat, BOARDWALK), self.seats)
        return points + pair_points(self.sides[seat].area)

    def rank(self, seat: i64, row: i64) -> i64:
        """BB5.1, BB5.5: whether it is first or second in a colour."""
        mine = row_size(self.sides[seat].area, row)
        more: i64 = 0
        as_many: i64 = 0
        for other in range(self.seats):
            if other != seat:
                cards = row_size(self.sides[other].area, row)
                if cards > mine:
                    more += 1
                elif cards == mine:
                    as_many += 1
        return rank_of(mine, more, as_many)

    def total(self, seat: i64) -> i64:
        return self.rows(seat) + self.bonuses(seat) + self.powers(seat)

    def winners(self) -> i64:
        """BB4.1; BB4.5: otherwise the highest total wins, ties share."""
        if self.victors != 0:
            return self.victors
        return self.best_seats()
