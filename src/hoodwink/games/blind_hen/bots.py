"""The house player of Blind Hen: what is it worth, what does paying hurt, what will others bid? Compiled."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from hoodwink.games.blind_hen.cards import COLOURS, CORN, END, HEN, VALUES, value_of
from hoodwink.games.blind_hen.rules import (
    BID,
    FOLD,
    PACKAGE_SIZE,
    PAID,
    PAY,
    PAY_PHASE,
    SHOW,
    SHOW_PHASE,
    TAKE,
    TAKE_PHASE,
    WAYS_TO_SHOW,
    HenTable,
    Seat,
    shown_by,
)
from hoodwink.games.blind_hen.scoring import majority, secret_pile
from hoodwink.table.base import Table
from hoodwink.table.cards import below, bit, highest, holds, lowest
from hoodwink.table.dealer import Dealer
from hoodwink.table.house import House

KINDS: Final = HEN + 1
TOO_MUCH: Final = 1_000_000  # no payment hurts more
HIGHEST_LIMIT: Final = 100  # nobody in their right mind bids more

# All worths are in tenths of a point.
POINT: Final = 10
LAST_DRAW: Final = 65  # the Game End card comes at about this place of the pile
ALL_AUCTIONS: Final = 21

# What a point of value in one of the two weakest colours is worth as money, early and at the end.
WEAK_EARLY: Final = 4
WEAK_LATE: Final = 0
NEAR: Final = 6  # the same for a colour that is about to be among the best three
STRONG: Final = 10
SWAY: Final = 8  # how much of what a card changes in the majorities counts, in tenths
MOBILE: Final = 2  # what a card of any colour has in it, besides
CORN_HOPE: Final = 8  # that a corn without a hen finds one, early
HEN_HOPE: Final = 64  # that a hen without a corn finds one, early
HIDDEN: Final = 8  # of the average card: what lies face down is what the auctioneer would not show
EAGER: Final = 14  # tenths of the worth that a payment may hurt; over ten, as no other seat gets the package then
INCOME: Final = 6  # what each point that is paid is worth to the auctioneer
NEXT_DISPLAY: Final = 12  # tenths of the others' average display that the next winner will pay the next auctioneer
NEXT_BID: Final = 8  # and tenths of what is bid now
HORIZON: Final = 2  # with so many auctions left or more; less with fewer, nothing after the last
CAUTION: Final = 1  # the auctioneer opens that much under what it believes others to bid
STUCK: Final = 9  # tenths of the worth up to which it does so


@mypyc_attr(acyclic=True)
class HenHouse(House):
    """Buys what fits, pays with what does not, and lets others pay for the rest."""

    __slots__ = ()

    def choose(self, table: Table, seat: i64, dealer: Dealer) -> i64:
        hen = cast(HenTable, table)
        if hen.phase == PAY_PHASE:
            return self.pay_what_hurts_least(hen, seat)
        if hen.phase == TAKE_PHASE:
            return self.take_the_best(hen, seat)
        if hen.phase == SHOW_PHASE:
            return self.show_what_earns_most(hen, seat)
        if seat == hen.auctioneer:
            return self.open_under_the_others(hen, seat)
        return self.bid_while_it_pays(hen, seat)

    # -- What cards are worth ---------------------------------------------------------------------------

    def auctions_left(self, hen: HenTable) -> i64:
        """About how many more there will be: the Game End card is one of the last ten."""
        left = (LAST_DRAW - hen.drawn) // PACKAGE_SIZE
        if left < 0:
            return 0
        return left

    def worths(self, hen: HenTable, seat: i64) -> vec[i64]:
        """What one more card of each kind is worth to a seat, or one fewer costs it.

        A chicken counts by its value where its colour is among the best three; elsewhere it is only money,
        and less so the nearer the end. To that comes what it changes in the majority of its colour.
        """
        side = hen.sides[seat]
        worths = vec[i64]([0] * KINDS)
        left = self.auctions_left(hen)
        weak = WEAK_LATE + (WEAK_EARLY - WEAK_LATE) * left // ALL_AUCTIONS
        third = self.third_best(side)
        for colour in range(i64(COLOURS)):
            lies = side.worth_of_colour(colour)
            rate = weak
            if lies >= third:
                rate = STRONG
            elif lies + 2 >= third and left > 0:
                rate = NEAR
            card = MOBILE + self.sway(hen, seat, colour) * SWAY // POINT
            for value in range(i64(VALUES)):
                card += rate
                worths[colour * VALUES + value] = card
        before = self.pile_worth(side.corns, side.hens, left)
        worths[CORN] = self.pile_worth(side.corns + 1, side.hens, left) - before
        worths[HEN] = self.pile_worth(side.corns, side.hens + 1, left) - before
        return worths

    def third_best(self, side: Seat) -> i64:
        """What lies of the seat's third best colour."""
        first: i64 = 0
        second: i64 = 0
        third: i64 = 0
        for colour in range(i64(COLOURS)):
            lies = side.worth_of_colour(colour)
            if lies > first:
                third = second
                second = first
                first = lies
            elif lies > second:
                third = second
                second = lies
            elif lies > third:
                third = lies
        return third

    def sway(self, hen: HenTable, seat: i64, colour: i64) -> i64:
        """What a card changes in the majority of its colour, in tenths.

        Others will gain and lose cards as well; so it is not asked what just one card changes, but a quarter of
        what lies between two fewer and two more.
        """
        mine = hen.sides[seat].number_of_colour(colour)
        fewer = mine - 2
        if fewer < 0:
            fewer = 0
        more = mine + 2
        above_more: i64 = 0
        like_more: i64 = 1
        above_fewer: i64 = 0
        like_fewer: i64 = 1
        for other in range(hen.seats):
            if other == seat:
                continue
            number = hen.sides[other].number_of_colour(colour)
            if number > more:
                above_more += 1
            elif number == more:
                like_more += 1
            if number > fewer:
                above_fewer += 1
            elif number == fewer:
                like_fewer += 1
        gained = majority(more, above_more, like_more) - majority(fewer, above_fewer, like_fewer)
        return gained * POINT // (more - fewer)

    def pile_worth(self, corns: i64, hens: i64, left: i64) -> i64:
        """A secret pile: what it counts, and the hope that what is alone will be paired."""
        worth = secret_pile(corns, hens) * POINT
        if corns > hens:
            return worth + (corns - hens) * CORN_HOPE * left // ALL_AUCTIONS
        return worth + (hens - corns) * HEN_HOPE * left // ALL_AUCTIONS

    def of_a_hidden_card(self, hen: HenTable, worths: vec[i64]) -> i64:
        """What a card that lies face down may be worth: the average of all that have not been seen, less a little."""
        worth: i64 = 0
        number: i64 = 0
        for kind in hen.cards.shuffled:
            worth += worths[kind]
            number += 1
        for place in range(hen.drawn):
            if place < hen.package or holds(hen.shown, place - hen.package):
                kind = hen.pile[place]
                if kind != END:
                    worth -= worths[kind]
                    number -= 1
        return worth * HIDDEN // (POINT * number)

    def package_as_seen(self, hen: HenTable, worths: vec[i64], seen: i64, hidden: i64) -> i64:
        """What the package is worth if these cards of it are seen."""
        worth: i64 = 0
        for place in range(i64(PACKAGE_SIZE)):
            if holds(seen, place):
                worth += worths[hen.pile[hen.package + place]]
            else:
                worth += hidden
        return worth

    # -- What a payment hurts ---------------------------------------------------------------------------

    def pains(self, side: Seat, worths: vec[i64], kinds: i64, most: i64) -> vec[i64]:
        """For each amount up to the most: what the least painful payment hurts, times 32, and the lowest kind in it."""
        pains = vec[i64]([0] * (most + 1))
        for amount in range(1, most + 1):
            pains[amount] = TOO_MUCH
        while kinds != 0:
            kind = highest(kinds)
            kinds &= ~bit(kind)
            value = value_of(kind)
            pain = worths[kind] * 32
            number = side.number(kind)
            while number > 0:
                number -= 1
                amount = most
                while amount > 0:
                    rest = amount - value
                    if rest < 0:
                        rest = 0
                    with_it = (pains[rest] & ~31) + pain + kind
                    if with_it < pains[amount]:
                        pains[amount] = with_it
                    amount -= 1
        return pains

    def limit(self, hen: HenTable, seat: i64, worths: vec[i64], worth: i64) -> i64:
        """The highest bid whose payment hurts less than the package is worth; 0 if there is none."""
        side = hen.sides[seat]
        most = side.worth
        if most > HIGHEST_LIMIT:
            most = HIGHEST_LIMIT
        accepted = worth * EAGER // POINT + self.worth_of_the_hammer(hen, seat)
        if self.of_all(side, worths) <= accepted:
            return most
        pains = self.pains(side, worths, side.kinds, most)
        while most > 0 and pains[most] >> 5 > accepted:
            most -= 1
        return most

    def of_all(self, side: Seat, worths: vec[i64]) -> i64:
        """What it would hurt to pay with the whole display."""
        pain: i64 = 0
        kinds = side.kinds
        while kinds != 0:
            kind = lowest(kinds)
            kinds &= kinds - 1
            pain += worths[kind] * side.number(kind)
        return pain

    def worth_of_the_hammer(self, hen: HenTable, seat: i64) -> i64:
        """Whoever wins is the next auctioneer, and is paid by the next winner.

        How much that will be is judged by what the others have lying, and by what is bid now.
        """
        left = self.auctions_left(hen)
        if left > HORIZON:
            left = HORIZON
        others: i64 = 0
        for side in hen.sides:
            others += side.worth
        others -= hen.sides[seat].worth
        paid = others * NEXT_DISPLAY // (hen.seats - 1)
        if hen.highest_bid > 0:
            paid += hen.highest_bid * NEXT_BID
        return paid * left // HORIZON

    def public_limit(self, hen: HenTable, seat: i64) -> i64:
        """How far a seat will go that sees what all see, if it thinks like this one."""
        worths = self.worths(hen, seat)
        hidden = self.of_a_hidden_card(hen, worths)
        return self.limit(hen, seat, worths, self.package_as_seen(hen, worths, hen.shown, hidden))

    # -- Bidding ----------------------------------------------------------------------------------------

    def bid_while_it_pays(self, hen: HenTable, seat: i64) -> i64:
        """Just enough to silence those who bid later, never more than the package is worth."""
        least = hen.lowest_bid(seat)
        if hen.sides[seat].worth < least:
            return FOLD
        limit = self.public_limit(hen, seat)
        if limit < least:
            return FOLD
        bid = least
        other = self.left_of(hen, seat)
        while other != hen.auctioneer and bid < limit:
            if hen.sides[other].worth > bid:
                theirs = self.public_limit(hen, other)
                if theirs > bid:
                    bid = theirs
            other = self.left_of(hen, other)
        if bid > limit:
            bid = limit
        return BID + bid

    def left_of(self, hen: HenTable, seat: i64) -> i64:
        """Who bids next."""
        if seat + 1 == hen.seats:
            return 0
        return seat + 1

    def open_under_the_others(self, hen: HenTable, seat: i64) -> i64:
        """Whoever outbids the auctioneer pays it: so it opens a little under what the keenest of them will give.

        It does so only while it would not be too bad to be left with the package at that price.
        """
        most = hen.sides[seat].worth
        if most == 0:
            return BID
        keenest: i64 = 0
        for other in range(hen.seats):
            if other != seat and hen.sides[other].worth > keenest:
                theirs = self.public_limit(hen, other)
                if theirs > keenest:
                    keenest = theirs
        worths = self.worths(hen, seat)
        worth = self.package_as_seen(hen, worths, below(PACKAGE_SIZE), 0) + self.worth_of_the_hammer(hen, seat)
        if most > HIGHEST_LIMIT:
            most = HIGHEST_LIMIT
        side = hen.sides[seat]
        pains = self.pains(side, worths, side.kinds, most)
        bid = keenest
        if bid > most:
            bid = most
        if bid == 0 or worth - (pains[bid] >> 5) < (keenest * INCOME):
            bid = keenest - CAUTION
            if bid > most:
                bid = most
        while bid > 1 and pains[bid] >> 5 > worth * STUCK // POINT:
            bid -= 1
        if bid < 1:
            bid = 1
        return BID + bid

    # -- Showing ----------------------------------------------------------------------------------------

    def show_what_earns_most(self, hen: HenTable, seat: i64) -> i64:
        """What would the keenest of the others give, seeing these cards? Then sell dear, or keep cheaply."""
        worths = self.worths(hen, seat)
        mine = self.package_as_seen(hen, worths, below(PACKAGE_SIZE), 0)
        prices = vec[i64]([0] * WAYS_TO_SHOW)
        for other in range(hen.seats):
            if other == seat:
                continue
            theirs = self.worths(hen, other)
            hidden = self.of_a_hidden_card(hen, theirs)
            for way in range(i64(WAYS_TO_SHOW)):
                price = self.package_as_seen(hen, theirs, shown_by(way), hidden)
                if price > prices[way]:
                    prices[way] = price
        best: i64 = 0
        best_gain: i64 = -TOO_MUCH
        for way in range(i64(WAYS_TO_SHOW)):
            gain = prices[way] * INCOME // POINT
            kept = mine - prices[way]
            if kept > gain:
                gain = kept
            if gain > best_gain:
                best_gain = gain
                best = way
        return SHOW + best

    # -- Paying and taking ------------------------------------------------------------------------------

    def pay_what_hurts_least(self, hen: HenTable, seat: i64) -> i64:
        """Weak colours before strong ones, nothing that holds a majority, and no more than the bid."""
        missing = hen.highest_bid - hen.middle.worth
        if missing <= 0:
            return PAID
        side = hen.sides[seat]
        kinds = side.kinds & ~below(lowest(hen.payable))
        pains = self.pains(side, self.worths(hen, seat), kinds, missing)
        return PAY + (pains[missing] & 31)

    def take_the_best(self, hen: HenTable, seat: i64) -> i64:
        """Out of the middle, the card that is worth most to the seat itself."""
        worths = self.worths(hen, seat)
        kinds = hen.middle.kinds
        best = lowest(kinds)
        while kinds != 0:
            kind = lowest(kinds)
            kinds &= kinds - 1
            if worths[kind] > worths[best]:
                best = kind
        return TAKE + best
