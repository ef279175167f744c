"""Blind Hen, clause by clause. Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from hoodwink.games.blind_hen.cards import (
    CHICKENS,
    COLOURS,
    CORN,
    END,
    PILE_SIZE,
    SET_SIZE,
    SETS,
    SHUFFLED,
    Display,
    HenCards,
    no_chickens,
    value_of,
)
from hoodwink.games.blind_hen.scoring import best_colours, majority, secret_pile
from hoodwink.table.base import NOBODY, NOTHING, Table
from hoodwink.table.cards import below, bit, count, highest, holds, nth
from hoodwink.table.dealer import Dealer

PACKAGE_SIZE: Final = 3  # BH3.1
BOTTOM_SIZE: Final = 10  # BH2.2: the Game End card is one of the last ten
MOST_BID: Final = 300  # 40 threes and 45 fours: no card file makes a display worth more

# Flat numbers of the choices.
SHOW: Final = 0  # 0 to 5: which of the three cards lie face up, see SHOWN
BID: Final = 6  # + amount, 0 to 300
FOLD: Final = 307
PAY: Final = 308  # + kind of chicken
PAID: Final = 328
TAKE: Final = 329  # + kind of chicken
CHOICES: Final = 349

SHOWN: Final = 0x653421  # BH3.2: {0}, {1}, {2}, {0, 1}, {0, 2}, {1, 2}, a digit each, from the right
WAYS_TO_SHOW: Final = 6

# What a seat has said in this auction, if it is not an amount.
NOT_YET: Final = -1
FOLDED: Final = -2

# What happens by itself.
DEAL_SETS: Final = 1
DRAW_FIRST: Final = 2
SHUFFLE: Final = 3
DRAW_PACKAGE: Final = 4
HAND_OVER: Final = 5
REVEAL: Final = 6
TAKE_PACKAGE: Final = 7
END_GAME: Final = 8

# What is asked.
SHOW_PHASE: Final = 0
BID_PHASE: Final = 1
PAY_PHASE: Final = 2
TAKE_PHASE: Final = 3


@mypyc_attr(acyclic=True, free_list_len=1)
class Seat(Display):
    """One seat of the table: its display, and what else it has."""

    __slots__ = ("corns", "hens", "said")

    def __init__(
        self, green_yellow: i64, red_purple: i64, blue: i64, kinds: i64, worth: i64, corns: i64, hens: i64, said: i64
    ) -> None:
        self.green_yellow = green_yellow
        self.red_purple = red_purple
        self.blue = blue
        self.kinds = kinds
        self.worth = worth
        self.corns: i64 = corns  # BH4.4: on its secret pile
        self.hens: i64 = hens
        self.said: i64 = said  # its bid in this auction, or that it folded

    def clone(self) -> Seat:
        return Seat(
            self.green_yellow, self.red_purple, self.blue, self.kinds, self.worth, self.corns, self.hens, self.said
        )


def open_table(seats: i64, cards: HenCards) -> HenTable:
    """A table before anything has happened."""
    return HenTable(cards, no_chickens(), [Seat(0, 0, 0, 0, 0, 0, 0, NOT_YET) for _ in range(seats)])


@mypyc_attr(acyclic=True, free_list_len=1)
class HenTable(Table):
    """A whole game: up to 23 auctions."""

    __slots__ = (
        "auctioneer", "cards", "drawn", "highest_bid", "highest_bidder", "letters", "middle", "package", "payable",
        "phase", "pile", "shown", "sides",
    )  # fmt: skip

    def __init__(self, cards: HenCards, middle: Display, sides: list[Seat]) -> None:
        self.seats = len(sides)
        self.due = DEAL_SETS
        self.turn = NOBODY
        self.cards: HenCards = cards
        self.phase: i64 = SHOW_PHASE
        self.auctioneer: i64 = NOBODY
        self.letters: vec[i64] = cards.none  # BH2.1: by seat, which starting set it got; A is 0
        self.pile: vec[i64] = cards.none  # BH2.2: all 70 cards, top first; once shuffled, never changed
        self.package: i64 = 0  # the cards of the pile from here on …
        self.drawn: i64 = 0  # … and before here are the package
        self.shown: i64 = 0  # BH3.2: the set of its cards that lie face up
        self.highest_bid: i64 = NOT_YET
        self.highest_bidder: i64 = NOBODY
        self.payable: i64 = 0  # BH4.1: the kinds offered for payment, and CHICKENS if it may be complete
        self.middle: Display = middle  # what has been paid and not yet been taken
        self.sides: list[Seat] = sides

    def step(self, dealer: Dealer) -> None:
        if self.due == DRAW_PACKAGE:
            self.draw_package()
        elif self.due == HAND_OVER:
            self.hand_over()
        elif self.due == REVEAL:
            self.reveal()
        elif self.due == TAKE_PACKAGE:
            self.take_package()
        elif self.due == DEAL_SETS:
            dealer.begin("sets")
            self.deal_sets(shuffled_sets(self.seats, dealer))
        elif self.due == DRAW_FIRST:
            dealer.begin("first")
            self.name_first(dealer.below(self.seats))
        elif self.due == SHUFFLE:
            dealer.begin("pile")
            self.lay_pile(shuffled_pile(self.cards, dealer))
        else:
            self.end_game()

    # -- 2 Set-up ---------------------------------------------------------------------------------------

    def deal_sets(self, letters: vec[i64]) -> None:
        """BH2.1: the first set to seat 0 and so on, laid open; BH1.1: those left over leave the game."""
        self.letters = letters
        for seat in range(self.seats):
            side = self.sides[seat]
            start = letters[seat] * SET_SIZE
            for card in range(start, start + SET_SIZE):
                side.gain(self.cards.sets[card])
        self.due = DRAW_FIRST

    def name_first(self, seat: i64) -> None:
        """BH2.3: the first auctioneer."""
        self.auctioneer = seat
        self.due = SHUFFLE

    def lay_pile(self, pile: vec[i64]) -> None:
        """BH2.2: seen by none."""
        self.pile = pile
        self.due = DRAW_PACKAGE

    # -- 3 An auction -----------------------------------------------------------------------------------

    def draw_package(self) -> None:
        """BH3.1: three cards, seen by the auctioneer alone; with the Game End card there is no auction.

        Fewer than three are drawn only when the pile's last card is left, and that is the Game End card then.
        """
        self.package = self.drawn
        self.drawn += PACKAGE_SIZE
        if self.drawn > PILE_SIZE:
            self.drawn = PILE_SIZE
        self.shown = 0
        self.highest_bid = NOT_YET
        self.highest_bidder = NOBODY
        for side in self.sides:
            side.said = NOT_YET
        if self.end_is_drawn():
            self.due = END_GAME
        else:
            self.due = NOTHING
            self.phase = SHOW_PHASE
            self.turn = self.auctioneer

    def end_is_drawn(self) -> bool:
        """Whether the Game End card is in the package."""
        for place in range(self.package, self.drawn):
            if self.pile[place] == END:
                return True
        return False

    def show(self, cards: i64) -> None:
        """BH3.2: one or two of the three, seen by all from now on."""
        self.shown = cards
        self.phase = BID_PHASE

    def lowest_bid(self, seat: i64) -> i64:
        """BH3.3: at least 1, from a display worth nothing 0; BH3.4: more than the highest bid."""
        if seat != self.auctioneer:
            return self.highest_bid + 1
        if self.sides[seat].worth == 0:
            return 0
        return 1

    def amounts(self, seat: i64) -> i64:
        """BH3.3, BH3.4: how many amounts it may bid: nobody bids more than the display is worth."""
        most = self.sides[seat].worth
        least = self.lowest_bid(seat)
        if most < least:
            return 0
        return most - least + 1

    def may_fold(self, seat: i64) -> bool:
        """BH3.3: not the auctioneer."""
        return seat != self.auctioneer

    def bid(self, seat: i64, amount: i64) -> None:
        """BH3.3, BH3.4: an amount above all others so far."""
        self.sides[seat].said = amount
        self.highest_bid = amount
        self.highest_bidder = seat
        self.next_bidder()

    def fold(self, seat: i64) -> None:
        self.sides[seat].said = FOLDED
        self.next_bidder()

    def next_bidder(self) -> None:
        """BH3.4: clockwise, each seat exactly once; BH3.5: then the highest bidder has won the package."""
        self.pass_turn()
        if self.turn != self.auctioneer:
            return
        if self.highest_bid == 0:  # BH4.1: the payment of a 0 bid is empty
            self.turn = NOBODY
            self.due = REVEAL
        else:
            self.phase = PAY_PHASE
            self.turn = self.highest_bidder
            self.ask_payment(0)

    def pass_turn(self) -> None:
        self.turn += 1
        if self.turn == self.seats:
            self.turn = 0

    # -- 4 Paying and taking ----------------------------------------------------------------------------

    def ask_payment(self, lowest_kind: i64) -> None:
        """BH4.1: an order that never goes back, and no card after which the bid could no longer be reached.

        A kind is offered if all chickens from it upwards would make up what is missing.
        """
        side = self.sides[self.turn]
        kinds = side.kinds & ~below(lowest_kind)
        missing = self.highest_bid - self.middle.worth
        if missing <= 0:
            self.payable = kinds | bit(CHICKENS)
            return
        higher = kinds
        kind: i64 = 0
        while missing > 0:
            kind = highest(higher)
            higher &= ~bit(kind)
            missing -= side.number(kind) * value_of(kind)
        self.payable = kinds & below(kind + 1)

    def pay(self, seat: i64, kind: i64) -> None:
        """BH4.1: one more chicken is laid down."""
        self.sides[seat].lose(kind)
        self.middle.gain(kind)
        self.ask_payment(kind)

    def complete_payment(self, seat: i64) -> None:
        """BH4.2: to the auctioneer; BH4.3: or, if that is who pays, it lies in the middle for the others."""
        if seat == self.auctioneer:
            self.phase = TAKE_PHASE
            self.next_taker()
        else:
            self.turn = NOBODY
            self.due = HAND_OVER

    def hand_over(self) -> None:
        """BH4.2: the auctioneer takes what the winner has paid; no change (BH4.1)."""
        self.middle.give_all(self.sides[self.auctioneer])
        self.due = REVEAL

    def take(self, seat: i64, kind: i64) -> None:
        """BH4.3: one chicken out of the middle into its display, until none is left."""
        self.middle.lose(kind)
        self.sides[seat].gain(kind)
        if self.middle.kinds != 0:
            self.next_taker()
        else:
            self.turn = NOBODY
            self.due = REVEAL

    def next_taker(self) -> None:
        """BH4.3: clockwise, round after round, the auctioneer being skipped (BH6.3)."""
        self.pass_turn()
        if self.turn == self.auctioneer:
            self.pass_turn()

    def reveal(self) -> None:
        """BH4.4: only now are all three cards shown."""
        self.shown = below(PACKAGE_SIZE)
        self.due = TAKE_PACKAGE

    def take_package(self) -> None:
        """BH4.4: the chickens to the winner's display, the rest on its secret pile.

        BH4.5: it is the next auctioneer.
        """
        winner = self.sides[self.highest_bidder]
        for place in range(self.package, self.drawn):
            kind = self.pile[place]
            if kind < CHICKENS:
                winner.gain(kind)
            elif kind == CORN:
                winner.corns += 1
            else:
                winner.hens += 1
        self.package = self.drawn
        self.shown = 0
        self.auctioneer = self.highest_bidder
        self.due = DRAW_PACKAGE

    # -- 5 End and scoring ------------------------------------------------------------------------------

    def end_game(self) -> None:
        """BH5.1: at once; the cards drawn last are not used."""
        self.due = NOTHING

    def majorities(self, seat: i64) -> i64:
        """BH5.2: the points for most and second most cards, each colour by itself."""
        points: i64 = 0
        for colour in range(i64(COLOURS)):
            mine = self.sides[seat].number_of_colour(colour)
            more: i64 = 0
            same: i64 = 0
            for side in self.sides:
                number = side.number_of_colour(colour)
                if number > mine:
                    more += 1
                elif number == mine:
                    same += 1
            points += majority(mine, more, same)
        return points

    def colours(self, seat: i64) -> i64:
        """BH5.4: the best three colours of its display."""
        return best_colours(self.sides[seat])

    def piles(self, seat: i64) -> i64:
        """BH5.5: its secret pile."""
        return secret_pile(self.sides[seat].corns, self.sides[seat].hens)

    def total(self, seat: i64) -> i64:
        """BH5.2, BH5.4, BH5.5 (BH6.2: 14 and 22 and 12 are 48 points)."""
        return self.majorities(seat) + self.colours(seat) + self.piles(seat)

    def winners(self) -> i64:
        """BH5.6: the highest total wins; ties share."""
        return self.best_seats()

    # -- What is offered --------------------------------------------------------------------------------

    def legal(self) -> i64:
        """Outside the bidding: the offered choices as a set, counted from the first number of their phase."""
        if self.phase == PAY_PHASE:
            return self.payable
        if self.phase == TAKE_PHASE:
            return self.middle.kinds
        return below(WAYS_TO_SHOW)

    def first(self) -> i64:
        if self.phase == PAY_PHASE:
            return PAY
        if self.phase == TAKE_PHASE:
            return TAKE
        return SHOW

    def count(self, seat: i64) -> i64:
        if self.phase != BID_PHASE:
            return count(self.legal())
        if self.may_fold(seat):
            return self.amounts(seat) + 1
        return self.amounts(seat)

    def nth(self, seat: i64, place: i64) -> i64:
        if self.phase != BID_PHASE:
            return self.first() + nth(self.legal(), place)
        if place < self.amounts(seat):
            return BID + self.lowest_bid(seat) + place
        return FOLD

    def offers(self, seat: i64, choice: i64) -> bool:
        if self.phase == BID_PHASE:
            if choice == FOLD:
                return self.may_fold(seat)
            amount = choice - BID
            return self.lowest_bid(seat) <= amount <= self.sides[seat].worth
        local = choice - self.first()
        return 0 <= local <= CHICKENS and holds(self.legal(), local)

    # -- What is chosen ---------------------------------------------------------------------------------

    def apply(self, seat: i64, choice: i64) -> None:
        if self.phase == PAY_PHASE:
            if choice == PAID:
                self.complete_payment(seat)
            else:
                self.pay(seat, choice - PAY)
        elif self.phase == TAKE_PHASE:
            self.take(seat, choice - TAKE)
        elif self.phase == SHOW_PHASE:
            self.show(shown_by(choice))
        elif choice == FOLD:
            self.fold(seat)
        else:
            self.bid(seat, choice - BID)

    # -- Copies -----------------------------------------------------------------------------------------

    def clone(self) -> HenTable:
        twin = HenTable(self.cards, self.middle.clone(), [side.clone() for side in self.sides])
        twin.due = self.due
        twin.turn = self.turn
        twin.phase = self.phase
        twin.auctioneer = self.auctioneer
        twin.letters = self.letters
        twin.pile = self.pile
        twin.package = self.package
        twin.drawn = self.drawn
        twin.shown = self.shown
        twin.highest_bid = self.highest_bid
        twin.highest_bidder = self.highest_bidder
        twin.payable = self.payable
        return twin


def shown_by(choice: i64) -> i64:
    """BH3.2: the set of places in the package that this choice turns up."""
    return SHOWN >> 4 * choice & 7


def shuffled_sets(seats: i64, dealer: Dealer) -> vec[i64]:
    """BH2.1: one of the five sets for each seat."""
    letters = vec[i64]([0] * SETS)
    for letter in range(i64(SETS)):
        letters[letter] = letter
    dealer.shuffle(letters)
    return letters[:seats]


def shuffled_pile(cards: HenCards, dealer: Dealer) -> vec[i64]:
    """BH2.2: 69 cards, then the Game End card put in at one of the ten lowest places."""
    pile = cards.shuffled[:]
    dealer.shuffle(pile)
    end = SHUFFLED - dealer.below(BOTTOM_SIZE)
    if end == SHUFFLED:
        return append(pile, END)
    moved = pile[end]
    pile[end] = END
    return append(pile, moved)
