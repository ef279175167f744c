"""Where's Bob's Hat?, clause by clause. Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from hoodwink.table.base import NOBODY, NOTHING, Table
from hoodwink.table.cards import bit, count, highest, holds, nth
from hoodwink.table.dealer import Dealer

# WB1.1: 60 cards in one word: blue 1 to 20 are the members 0 to 19, red 20 to 39, black 40 to 59.
SUITS: Final = 3
RANKS: Final = 20
ALL_CARDS: Final = 0x0FFFFFFFFFFFFFFF
HATS: Final = 0x60000600006000  # the 14 and the 15 of every suit
GREY: Final = 3  # WB1.2: the trump card that means "no trump"
NO_CARD: Final = -1
NO_SCORES: Final[list[list[int]]] = []

# Flat numbers of the choices.
HAT: Final = 0  # 0: -10, 1: +10
BID: Final = 2  # + most blue 1, most red 2, most black 4, fewest 8, or 16 for doubled
PLAY: Final = 26  # + card
CHOICES: Final = 86

FEWEST: Final = 8
DOUBLED: Final = 16
NO_BID: Final = 0  # WB6.2
NOT_YET: Final = -1

# What happens by itself.
DRAW_TRUMP: Final = 1
DEAL: Final = 2
SHOW_BIDS: Final = 3
TAKE_TRICK: Final = 4
SCORE: Final = 5

# What is asked.
HAT_PHASE: Final = 0
BID_PHASE: Final = 1
PLAY_PHASE: Final = 2


def suit_of(card: i64) -> i64:
    """All the cards of this card's suit."""
    return suit_cards(card // RANKS)


def suit_cards(suit: i64) -> i64:
    return 0x0FFFFF0000000000 >> RANKS * (SUITS - 1 - suit)


def most_hands(seats: i64) -> i64:
    """WB1.3: what the deck allows."""
    return 60 // seats - 4


@mypyc_attr(acyclic=True)
class Variant:
    """The options of a game: they never change, and copies of a table share them."""

    __slots__ = ("double_fewest", "hands", "negative_scoring", "no_bid", "secret_bids")

    def __init__(
        self, hands: i64, double_fewest: bool, no_bid: bool, secret_bids: bool, negative_scoring: bool
    ) -> None:
        self.hands: i64 = hands  # WB1.3
        self.double_fewest: bool = double_fewest  # WB6.1
        self.no_bid: bool = no_bid  # WB6.2
        self.secret_bids: bool = secret_bids  # WB6.3
        self.negative_scoring: bool = negative_scoring  # WB6.4


@mypyc_attr(acyclic=True)
class Seat:
    """One seat of the table."""

    __slots__ = ("bid", "hand", "lacks", "may_pass", "played", "points", "taken")

    def __init__(self, hand: i64, taken: i64, played: i64, bid: i64, lacks: i64, points: i64, may_pass: bool) -> None:
        self.hand: i64 = hand
        self.taken: i64 = taken  # WB4.4: the cards of the tricks it took in this hand
        self.played: i64 = played  # to the trick on the table
        self.bid: i64 = bid
        self.lacks: i64 = lacks  # all cards of the suits that it has shown not to have
        self.points: i64 = points  # of the hands scored so far
        self.may_pass: bool = may_pass  # WB6.2: it has not used its one empty bid

    def clone(self) -> Seat:
        return Seat(self.hand, self.taken, self.played, self.bid, self.lacks, self.points, self.may_pass)


def open_table(seats: i64, variant: Variant) -> HatTable:
    """A table before the first deal."""
    return HatTable(variant, [Seat(0, 0, NO_CARD, NOT_YET, 0, 0, variant.no_bid) for _ in range(seats)])


@mypyc_attr(acyclic=True)
class HatTable(Table):
    """A whole game of several hands."""

    __slots__ = (
        "dealer", "gone", "hand", "hat", "hat_owner", "leader", "led", "phase", "scores", "sides", "trick", "tricks",
        "trump", "variant",
    )  # fmt: skip

    def __init__(self, variant: Variant, sides: list[Seat]) -> None:
        self.seats = len(sides)
        self.due = DRAW_TRUMP
        self.turn = NOBODY
        self.variant: Variant = variant
        self.sides: list[Seat] = sides
        self.phase: i64 = HAT_PHASE
        self.hand: i64 = 1  # this is hand 1, 2, …
        self.dealer: i64 = 0  # WB1.4
        self.trump: i64 = GREY
        self.hat: i64 = 0  # +10 or -10 once it is chosen
        self.hat_owner: i64 = NOBODY
        self.leader: i64 = 0
        self.tricks: i64 = 0  # complete ones
        self.led: i64 = 0  # all cards of the suit that was led
        self.trick: i64 = 0  # the cards of the trick on the table
        self.gone: i64 = 0  # the cards of this hand's complete tricks
        self.scores: list[list[int]] = NO_SCORES  # of each hand, by seat; never changed in place

    def size(self) -> i64:
        """WB2.2: how many cards each seat is dealt in this hand."""
        return self.hand + 4

    # -- 2 The deal -------------------------------------------------------------------------------------

    def step(self, dealer: Dealer) -> None:
        if self.due == TAKE_TRICK:
            self.take_trick()
        elif self.due == DRAW_TRUMP:
            dealer.begin("trump")
            self.turn_trump(dealer.below(SUITS + 1))
        elif self.due == DEAL:
            dealer.begin("deal")
            deck: i64 = ALL_CARDS
            size = self.size()
            for side in self.sides:
                side.hand = dealer.sample(deck, size)
                deck &= ~side.hand
            self.open_hand()
        elif self.due == SHOW_BIDS:
            self.open_play()
        else:
            self.score_hand()

    def turn_trump(self, trump: i64) -> None:
        """WB2.1: one of the four trump cards; what the last hand left on the table is gathered in."""
        self.trump = trump
        self.hat = 0
        self.hat_owner = NOBODY
        self.tricks = 0
        self.gone = 0
        for side in self.sides:
            side.taken = 0
            side.lacks = 0
            side.bid = NOT_YET
        self.due = DEAL

    def open_hand(self) -> None:
        """WB2.3: the dealer sees its cards and chooses the hat."""
        self.due = NOTHING
        self.phase = HAT_PHASE
        self.turn = self.dealer

    # -- What is offered --------------------------------------------------------------------------------

    def legal(self, seat: i64) -> i64:
        """The offered choices as a set, counted from the first flat number of their phase."""
        if self.phase == PLAY_PHASE:
            return self.playable(seat)
        if self.phase == BID_PHASE:
            return self.biddable(seat)
        return 3

    def first(self) -> i64:
        if self.phase == PLAY_PHASE:
            return PLAY
        if self.phase == BID_PHASE:
            return BID
        return HAT

    def playable(self, seat: i64) -> i64:
        """WB4.2: who has a card of the suit led must play that suit. WB4.6: no seat can ever fail to."""
        hand = self.sides[seat].hand
        following = hand & self.led
        if following != 0:
            return following
        return hand

    def biddable(self, seat: i64) -> i64:
        """WB3.1: any of the four bid cards, but not none; more with WB6.1 and WB6.2."""
        bids: i64 = 0x00FFFF
        if self.variant.double_fewest:
            bids = 0xFFFFFF
        if self.sides[seat].may_pass:
            return bids
        return bids & ~bit(NO_BID)

    def count(self, seat: i64) -> i64:
        return count(self.legal(seat))

    def nth(self, seat: i64, place: i64) -> i64:
        return self.first() + nth(self.legal(seat), place)

    def offers(self, seat: i64, choice: i64) -> bool:
        local = choice - self.first()
        return 0 <= local < 60 and holds(self.legal(seat), local)

    def deciders(self) -> i64:
        """WB6.3: with secret bids, all seats bid at once."""
        if self.turn < 0:
            return 0
        if not self.variant.secret_bids or self.phase != BID_PHASE:
            return bit(self.turn)
        waiting: i64 = 0
        for seat in range(self.seats):
            if self.sides[seat].bid == NOT_YET:
                waiting |= bit(seat)
        return waiting

    # -- What is chosen ---------------------------------------------------------------------------------

    def apply(self, seat: i64, choice: i64) -> None:
        if self.phase == PLAY_PHASE:
            self.play(seat, choice - PLAY)
        elif self.phase == BID_PHASE:
            self.bid(seat, choice - BID)
        else:
            self.choose_hat(choice)

    def choose_hat(self, choice: i64) -> None:
        """WB2.3: the hat card lies in the middle."""
        self.hat = 10 if choice != 0 else -10
        self.phase = BID_PHASE
        if self.variant.secret_bids:
            self.turn = 0

    def bid(self, seat: i64, bid: i64) -> None:
        """WB3.1: from the dealer clockwise, or WB6.3 all at once. WB3.2: what others have bid does not matter."""
        side = self.sides[seat]
        side.bid = bid
        if bid == NO_BID:
            side.may_pass = False
        if self.variant.secret_bids:
            self.wait_for_bids()
        else:
            self.pass_turn()
            if self.turn == self.dealer:
                self.open_play()

    def wait_for_bids(self) -> None:
        """WB6.3: shown together when the last one is in."""
        self.turn = 0
        while self.turn < self.seats and self.sides[self.turn].bid != NOT_YET:
            self.turn += 1
        if self.turn == self.seats:
            self.turn = NOBODY
            self.due = SHOW_BIDS

    def open_play(self) -> None:
        """WB4.1: the dealer leads the first trick."""
        self.due = NOTHING
        self.phase = PLAY_PHASE
        self.leader = self.dealer
        self.turn = self.dealer

    # -- 4 Tricks ---------------------------------------------------------------------------------------

    def play(self, seat: i64, card: i64) -> None:
        """WB4.2: one card, seen by all."""
        side = self.sides[seat]
        played = bit(card)
        if self.led == 0:
            self.led = suit_of(card)
        elif played & self.led == 0:
            side.lacks |= self.led
        side.hand &= ~played
        self.trick |= played
        side.played = card
        self.pass_turn()
        if self.turn == self.leader:
            self.turn = NOBODY
            self.due = TAKE_TRICK

    def pass_turn(self) -> None:
        self.turn += 1
        if self.turn == self.seats:
            self.turn = 0

    def take_trick(self) -> None:
        """WB4.4, WB4.5: the taker keeps the cards, and the hat if a 14 or 15 is among them; it leads next (WB4.1)."""
        taker = self.taker()
        self.sides[taker].taken |= self.trick
        if self.trick & HATS != 0:
            self.hat_owner = taker
        self.gone |= self.trick
        self.trick = 0
        self.led = 0
        self.tricks += 1
        for side in self.sides:
            side.played = NO_CARD
        self.leader = taker
        if self.tricks == self.size():
            self.due = SCORE
        else:
            self.due = NOTHING
            self.turn = taker

    def taker(self) -> i64:
        """WB4.3: the highest trump, or else the highest card of the suit led."""
        best: i64 = 0
        if self.trump != GREY:
            best = self.trick & suit_cards(self.trump)
        if best == 0:
            best = self.trick & self.led
        card = highest(best)
        taker: i64 = 0
        while self.sides[taker].played != card:
            taker += 1
        return taker

    # -- 5 Scoring a hand -------------------------------------------------------------------------------

    def score_hand(self) -> None:
        """WB5: every seat's points of this hand; then the next deal, by the seat to the left (WB1.4)."""
        points: list[int] = []
        for seat in range(self.seats):
            gained = self.hand_points(seat)
            self.sides[seat].points += gained
            points.append(gained)
        self.scores = [*self.scores, points]
        if self.hand == self.variant.hands:
            self.due = NOTHING
            return
        self.hand += 1
        self.dealer += 1
        if self.dealer == self.seats:
            self.dealer = 0
        self.due = DRAW_TRUMP

    def hand_points(self, seat: i64) -> i64:
        """WB5.3: every bid is settled by itself; WB5.5: and the hat."""
        bid = self.sides[seat].bid
        if bid == NO_BID:  # WB6.2
            return 0
        points: i64 = 0
        for suit in range(i64(SUITS)):
            if holds(bid, suit):
                points += self.most_points(seat, suit_cards(suit))
        if bid >= FEWEST:
            points += self.fewest_points(seat)
            if bid >= DOUBLED:  # WB6.1
                points += self.fewest_points(seat)
        if seat == self.hat_owner:
            points += self.hat
        return points

    def most_points(self, seat: i64, suit: i64) -> i64:
        """WB5.1: 5 and the cards taken, for strictly more than each other seat; WB5.4: a suit that nobody was dealt."""
        mine = count(self.sides[seat].taken & suit)
        if self.gone & suit == 0:
            return 5
        for other in range(self.seats):
            if other != seat and count(self.sides[other].taken & suit) >= mine:
                if self.variant.negative_scoring:  # WB6.4
                    return -5 - mine
                return -5
        return 5 + mine

    def fewest_points(self, seat: i64) -> i64:
        """WB5.2: the hand size, for strictly fewer cards than each other seat."""
        mine = count(self.sides[seat].taken)
        for other in range(self.seats):
            if other != seat and count(self.sides[other].taken) <= mine:
                return -self.size()
        return self.size()

    def total(self, seat: i64) -> i64:
        return self.sides[seat].points

    def chapter(self) -> i64:
        return self.hand

    def is_secret(self, seat: i64) -> bool:
        """WB6.3"""
        return self.variant.secret_bids and self.phase == BID_PHASE

    def winners(self) -> i64:
        """WB5.6: the highest total wins; ties share."""
        return self.best_seats()

    # -- Copies -----------------------------------------------------------------------------------------

    def clone(self) -> HatTable:
        twin = HatTable(self.variant, [side.clone() for side in self.sides])
        twin.due = self.due
        twin.turn = self.turn
        twin.phase = self.phase
        twin.hand = self.hand
        twin.dealer = self.dealer
        twin.trump = self.trump
        twin.hat = self.hat
        twin.hat_owner = self.hat_owner
        twin.leader = self.leader
        twin.tricks = self.tricks
        twin.led = self.led
        twin.trick = self.trick
        twin.gone = self.gone
        twin.scores = self.scores
        return twin
