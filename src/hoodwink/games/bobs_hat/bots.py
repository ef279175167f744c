"""A house player of Where's Bob's Hat? Compiled."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from hoodwink.games.bobs_hat.rules import (
    ALL_CARDS,
    BID,
    BID_PHASE,
    DOUBLED,
    FEWEST,
    GREY,
    HAT,
    HAT_PHASE,
    HATS,
    NO_BID,
    NOT_YET,
    PLAY,
    RANKS,
    SUITS,
    HatTable,
    suit_cards,
)  # fmt: skip
from hoodwink.table.base import Table
from hoodwink.table.cards import below, bit, count, highest, holds, lowest
from hoodwink.table.dealer import Dealer
from hoodwink.table.house import House

TRICK: Final = 3  # beside the three suits: what a trick is worth, whatever lies in it
WORTHS: Final = 4

# What was counted in a hundred thousand hands that house players played: how likely a promise is made.
# Above 0 it is likelier made than missed; each line moves it.
MOST: Final = -4.65
MOST_SIZE: Final = 0.14  # for each card dealt to a seat
MOST_GREY: Final = 1.57  # without trump, high cards stand
MOST_TRUMP: Final = 1.57  # and so they do in the trump suit
MOST_WINNERS: Final = 16.2  # for the tricks its cards of the suit are good for, as a share of all
MOST_ELSEWHERE: Final = 0.8  # for those of its other cards
MOST_TRUMPS: Final = 4.5  # for its trumps, as a share of its cards
MOST_RIVAL: Final = 0.35  # against each seat that has promised the same suit
MOST_FEWEST: Final = 0.42  # for each seat that will not fight
FEW: Final = 1.4
FEW_LONG: Final = 0.126  # for each card dealt to a seat
FEW_SIZE: Final = 0.063  # and more of it with more seats
FEW_SEATS: Final = 1.65  # against each seat more (less) than four
FEW_STRONGEST: Final = 6.6  # for the suit with its highest cards
FEW_WINNERS: Final = 11.6  # against all the tricks it cannot help taking, as a share of all
FEW_TRUMPS: Final = 6.15  # against its trumps, as a share of its cards
FEW_GREY: Final = 1.68  # nobody's trump takes its high cards
FEW_YET: Final = 0.2  # against each seat that is still to bid
FEW_RIVAL: Final = 1.95  # against each seat that has promised the same
CARDS_MADE: Final = 0.62  # of the cards of a suit, those that are taken where the promise is made
CARDS_MISSED: Final = 0.19  # and where it is missed
PASS_AT: Final = 0.3  # as bad as this is bad enough to pass in the last hand
PASS_EARLY: Final = 0.045  # and this much worse for each other seat and each hand to come

# Found by playing against itself.
AGAINST: Final = 0.7  # how much it minds another's point, all others together, beside its own
SPREAD: Final = 0.17  # how far the cards still to come can turn a suit round
SPREAD_FEWEST: Final = 0.15  # and the tricks to come, who has the fewest
TILT: Final = 0.15  # who promised a suit is likelier than others to take what is left of it
RIVAL: Final = 0.8  # a card for the rival is nearly as bad as one less of one's own
PROMISED: Final = 0.8  # who has promised a suit is likelier to have its high cards
RUFFS: Final = 0.7  # how likely a seat without the suit led plays a trump
SPARE: Final = 0.25  # what a card can still do later, beside what it does now
HAT_AGAIN: Final = 1.0  # how much every hat card to come shakes who has the hat


@mypyc_attr(acyclic=True)
class Mind:
    """What a seat works out before it plays a card."""

    __slots__ = ("keep_hat", "miss", "nobody", "others", "seat", "unseen", "void", "worth")

    def __init__(self, seat: i64, seats: i64, unseen: i64) -> None:
        self.seat: i64 = seat
        self.unseen: i64 = unseen  # the cards it has not seen: in the others' hands, or not dealt
        self.others: float = float(seats - 1)
        self.miss: float = 1.0  # how likely a seat does not have a certain unseen card
        self.nobody: float = 1.0  # how likely nobody has it
        self.keep_hat: float = 0.0  # how likely who takes the hat now has it in the end
        self.void: vec[float] = vec[float]([1.0] * SUITS)  # how likely a seat has no card of the suit
        # By seat: what it is worth to the one who thinks that this seat takes a card of each suit, and a trick.
        self.worth: vec[float] = vec[float]([0.0] * (WORTHS * seats))


@mypyc_attr(acyclic=True)
class HatHouse(House):
    """Promises what its hand is good for, then plays for what it has promised, and against the others' promises."""

    __slots__ = ()

    def choose(self, table: Table, seat: i64, dealer: Dealer) -> i64:
        hat = cast(HatTable, table)
        if hat.phase == HAT_PHASE:
            return self.choose_hat(hat, seat)
        if hat.phase == BID_PHASE:
            return BID + self.promise_what_the_hand_is_good_for(hat, seat)
        return PLAY + self.play_the_best_card(hat, seat)

    # -- The hat ----------------------------------------------------------------------------------------

    def choose_hat(self, hat: HatTable, seat: i64) -> i64:
        """The hat goes where the tricks go: with a strong hand it is a gift, with a weak one a burden for others."""
        mind = self.look(hat, seat)
        if self.tricks_in_all(hat, mind) * float(hat.seats) > float(hat.size()):
            return HAT + 1
        return HAT

    # -- Bids -------------------------------------------------------------------------------------------

    def promise_what_the_hand_is_good_for(self, hat: HatTable, seat: i64) -> i64:
        """Every suit that is likelier made than missed; or the fewest, if a hand of low cards is worth more."""
        mind = self.look(hat, seat)
        bid: i64 = 0
        value = 0.0
        likeliest: i64 = 0
        highest_worth = -1000.0
        for suit in range(i64(SUITS)):
            worth = self.worth_of_most(hat, mind, suit)
            if worth > 0.0:
                bid |= bit(suit)
                value += worth
            if worth > highest_worth:
                highest_worth = worth
                likeliest = bit(suit)
        if bid == 0:  # WB3.1: one promise must be made, so the one that is the least bad
            bid = likeliest
            value = highest_worth
        fewest = (2.0 * self.chance_of_fewest(hat, mind) - 1.0) * float(hat.size())
        few: i64 = FEWEST
        if fewest > 0.0 and hat.variant.double_fewest:  # WB6.1
            few = DOUBLED
            fewest = 2.0 * fewest
        if fewest > value:
            bid = few
            value = fewest
        if hat.sides[seat].may_pass and self.is_time_to_pass(hat, mind, value):
            return NO_BID
        return bid

    def is_time_to_pass(self, hat: HatTable, mind: Mind, value: float) -> bool:
        """The one empty bid (WB6.2) is kept for a really bad hand; at the end of the game, for any bad one."""
        return value < -PASS_AT - PASS_EARLY * mind.others * float(hat.variant.hands - hat.hand)

    def worth_of_most(self, hat: HatTable, mind: Mind, suit: i64) -> float:
        """5 points and the cards, or 5 less (WB5.1), and the cards too (WB6.4)."""
        made = self.chance_of_most(hat, mind, suit)
        cards = self.cards_to_come(hat, mind, suit)
        missed = 5.0
        if hat.variant.negative_scoring:
            missed += CARDS_MISSED * cards
        return made * (5.0 + CARDS_MADE * cards) - (1.0 - made) * missed

    def chance_of_most(self, hat: HatTable, mind: Mind, suit: i64) -> float:
        """High cards of the suit make it, most surely in the trump suit or without trump; then trumps, to ruff with.

        Who has promised the suit before will fight for it; who has promised the fewest will not.
        """
        lean = MOST + MOST_SIZE * float(hat.size())
        winners = self.tricks_in(hat, mind, suit)
        elsewhere = self.tricks_in_all(hat, mind) - winners
        trumps = 0.0
        if hat.trump == GREY:
            lean += MOST_GREY
        elif hat.trump == suit:
            lean += MOST_TRUMP
        else:
            trumps = self.trumps(hat, mind)
        for other in range(hat.seats):
            bid = self.shown_bid(hat, other)
            if bid > 0 and other != mind.seat:
                if holds(bid, suit):
                    lean -= MOST_RIVAL
                if bid >= FEWEST:
                    lean += MOST_FEWEST
        share = MOST_WINNERS * winners + MOST_ELSEWHERE * elsewhere + MOST_TRUMPS * trumps
        return chance(lean + share / float(hat.size()))

    def chance_of_fewest(self, hat: HatTable, mind: Mind) -> float:
        """Low cards everywhere and few trumps. One long strong suit is less of a danger than high cards in each: it
        need not be led. Against more seats it is harder, and so it is while others may still promise the same.
        """
        size = float(hat.size())
        lean = FEW + FEW_LONG * size + FEW_SIZE * (mind.others - 3.0) * size - FEW_SEATS * (mind.others - 3.0)
        longest = 0.0
        for suit in range(i64(SUITS)):
            winners = self.tricks_in(hat, mind, suit)
            if winners > longest:
                longest = winners
        if hat.trump == GREY:
            lean -= FEW_GREY
        for other in range(hat.seats):
            if other != mind.seat:
                bid = self.shown_bid(hat, other)
                if bid == NOT_YET:
                    lean -= FEW_YET
                elif bid >= FEWEST:
                    lean -= FEW_RIVAL
        share = (
            FEW_STRONGEST * longest - FEW_WINNERS * self.tricks_in_all(hat, mind) - FEW_TRUMPS * self.trumps(hat, mind)
        )
        return chance(lean + share / size)

    def shown_bid(self, hat: HatTable, seat: i64) -> i64:
        """WB6.3: bids made in secret are not known before they are shown."""
        if hat.variant.secret_bids and hat.phase == BID_PHASE:
            return NOT_YET
        return hat.sides[seat].bid

    def trumps(self, hat: HatTable, mind: Mind) -> float:
        if hat.trump == GREY:
            return 0.0
        return float(count(hat.sides[mind.seat].hand & suit_cards(hat.trump)))

    def tricks_in_all(self, hat: HatTable, mind: Mind) -> float:
        tricks = 0.0
        for suit in range(i64(SUITS)):
            tricks += self.tricks_in(hat, mind, suit)
        return tricks

    def cards_to_come(self, hat: HatTable, mind: Mind, suit: i64) -> float:
        """How many cards of the suit are still to be taken: its own, those on the table, the others' by expectation."""
        cards = suit_cards(suit)
        known = count(cards & (hat.sides[mind.seat].hand | hat.trick))
        return float(known) + float(count(cards & mind.unseen)) * (1.0 - mind.nobody)

    def tricks_in(self, hat: HatTable, mind: Mind, suit: i64) -> float:
        """How many tricks its cards of the suit are good for."""
        cards = hat.sides[mind.seat].hand & suit_cards(suit)
        tricks = 0.0
        while cards != 0:
            card = lowest(cards)
            cards &= cards - 1
            tricks += self.stands(hat, mind, card)
        return tricks

    def stands(self, hat: HatTable, mind: Mind, card: i64) -> float:
        """How likely the card takes a trick of its suit: nobody has a higher one, and nobody a trump instead."""
        suit = card // RANKS
        higher = count(mind.unseen & suit_cards(suit) & ~below(card))
        likely = power(mind.nobody, higher)
        if hat.trump != GREY and hat.trump != suit:
            likely *= 1.0 - mind.void[suit] * RUFFS
        return likely

    # -- Cards ------------------------------------------------------------------------------------------

    def play_the_best_card(self, hat: HatTable, seat: i64) -> i64:
        """The card with which the trick goes where it should; among those, the one that is missed the least later."""
        cards = hat.playable(seat)
        if cards & (cards - 1) == 0:
            return lowest(cards)
        mind = self.look(hat, seat)
        self.weigh_the_promises(hat, mind)
        best = lowest(cards)
        best_value = -100000.0
        while cards != 0:
            card = lowest(cards)
            cards &= cards - 1
            value = self.value_of_playing(hat, mind, card) - SPARE * self.value_of_keeping(hat, mind, card)
            if value > best_value:
                best_value = value
                best = card
        return best

    def look(self, hat: HatTable, seat: i64) -> Mind:
        """What it has not seen, and how likely another seat has a card or a suit.

        Of the others' hands it knows how many cards they have, and which suits they have shown to lack.
        """
        unseen = ALL_CARDS & ~(hat.sides[seat].hand | hat.gone | hat.trick)
        mind = Mind(seat, hat.seats, unseen)
        hidden = count(unseen)
        held = (hat.size() - hat.tricks) * hat.seats - count(hat.trick) - count(hat.sides[seat].hand)
        if hidden > 0:
            mind.nobody = 1.0 - float(held) / float(hidden)
            mind.miss = 1.0 - float(held) / (float(hidden) * mind.others)
        for suit in range(i64(SUITS)):
            mind.void[suit] = power(mind.miss, count(unseen & suit_cards(suit)))
        to_come = float(count(unseen & HATS)) * (1.0 - mind.nobody) + float(count(hat.sides[seat].hand & HATS))
        mind.keep_hat = 1.0 / (1.0 + HAT_AGAIN * to_come)
        return mind

    def weigh_the_promises(self, hat: HatTable, mind: Mind) -> None:
        """What it wants, for itself and against the others: the more, the closer a promise is to be made or missed."""
        tricks_left = hat.size() - hat.tricks
        for bidder in range(hat.seats):
            bid = hat.sides[bidder].bid
            weight = 1.0
            if bidder != mind.seat:
                weight = -AGAINST / mind.others
            for suit in range(i64(SUITS)):
                if holds(bid, suit):
                    self.weigh_most(hat, mind, bidder, suit, weight)
            if bid >= DOUBLED:
                self.weigh_fewest(hat, mind, bidder, tricks_left, weight * 2.0)
            elif bid >= FEWEST:
                self.weigh_fewest(hat, mind, bidder, tricks_left, weight)

    def weigh_most(self, hat: HatTable, mind: Mind, bidder: i64, suit: i64, weight: float) -> None:
        """A promise of "most": its cards are wanted while it is open, and what the closest rival takes hurts."""
        cards = suit_cards(suit)
        mine = count(hat.sides[bidder].taken & cards)
        rival: i64 = 0
        for other in range(hat.seats):
            if other != bidder:
                taken = count(hat.sides[other].taken & cards)
                if taken > rival:
                    rival = taken
        left = self.cards_to_come(hat, mind, suit)
        lead = float(mine - rival)
        made = 0.0
        turn = 0.0
        if lead > left:
            made = 1.0
        elif lead + left > 0.0:
            width = 0.5 + SPREAD * left
            lean = (lead + TILT * left) / width
            made = chance(lean)
            turn = made * (1.0 - made) / width
        stake = turn * (10.0 + float(mine))
        gain = stake + made
        if hat.variant.negative_scoring:
            stake += turn * float(mine)
            gain += turn * float(mine) - (1.0 - made)
        for seat in range(hat.seats):
            place = seat * WORTHS + suit
            if seat == bidder:
                mind.worth[place] += weight * gain
            else:
                behind = float(rival - count(hat.sides[seat].taken & cards))
                mind.worth[place] -= weight * stake * RIVAL / (1.0 + behind)

    def weigh_fewest(self, hat: HatTable, mind: Mind, bidder: i64, left: i64, weight: float) -> None:
        """A promise of "fewest": no trick is wanted, and every other seat must take one more."""
        mine = count(hat.sides[bidder].taken) // hat.seats
        rival: i64 = 1000
        for other in range(hat.seats):
            if other != bidder:
                taken = count(hat.sides[other].taken) // hat.seats
                if taken < rival:
                    rival = taken
        lead = rival - mine
        if lead > left or lead + left < 1:
            return
        width = 0.5 + SPREAD_FEWEST * float(left)
        made = chance(float(lead) / width)
        stake = weight * 2.0 * float(hat.size()) * made * (1.0 - made) / width
        for seat in range(hat.seats):
            place = seat * WORTHS + TRICK
            if seat == bidder:
                mind.worth[place] -= stake
            else:
                ahead = float(count(hat.sides[seat].taken) // hat.seats - rival)
                mind.worth[place] += stake * RIVAL / (1.0 + ahead)

    def value_of_playing(self, hat: HatTable, mind: Mind, card: i64) -> float:
        """Where the trick goes if it plays this card, and what that is worth.

        It counts on everybody after it to take the trick who can: a card that may be beaten will be.
        """
        trick = hat.trick | bit(card)
        led = card // RANKS
        if hat.led != 0:
            led = lowest(hat.led) // RANKS
        best = winning(hat, trick, led)
        followers = 0.0
        seat = self.after(hat, mind.seat)
        while seat != hat.leader:
            followers += 1.0 - self.void_of(hat, mind, seat, led)
            seat = self.after(hat, seat)
        value = 0.0
        stands = 1.0
        seat = self.after(hat, mind.seat)
        while seat != hat.leader:
            beaten = stands * self.beaten_by(hat, mind, seat, best, led)
            value += beaten * self.value_of_taking(hat, mind, seat, trick, led, followers)
            stands -= beaten
            seat = self.after(hat, seat)
        taker = mind.seat
        if best != card:
            taker = self.holder(hat, best)
        return value + stands * self.value_of_taking(hat, mind, taker, trick, led, followers)

    def after(self, hat: HatTable, seat: i64) -> i64:
        """The seat to the left."""
        seat += 1
        if seat == hat.seats:
            return 0
        return seat

    def holder(self, hat: HatTable, best: i64) -> i64:
        """Who has played the best card so far."""
        seat: i64 = 0
        while hat.sides[seat].played != best:
            seat += 1
        return seat

    def void_of(self, hat: HatTable, mind: Mind, seat: i64, suit: i64) -> float:
        """How likely a seat cannot follow: surely, if it has shown so."""
        if hat.sides[seat].lacks & suit_cards(suit) != 0:
            return 1.0
        return mind.void[suit]

    def beaten_by(self, hat: HatTable, mind: Mind, seat: i64, card: i64, led: i64) -> float:
        """How likely a seat after it beats the card: with a higher one, or with a trump if it cannot follow."""
        suit = card // RANKS
        void = self.void_of(hat, mind, seat, led)
        beaten = 0.0
        if hat.sides[seat].lacks & suit_cards(suit) == 0:
            beaten = 1.0 - power(mind.miss, count(mind.unseen & suit_cards(suit) & ~below(card)))
            if holds(hat.sides[seat].bid, suit):
                beaten += PROMISED * beaten * (1.0 - beaten)
        if suit != led:  # a trump on another suit: only who cannot follow plays a higher one
            return beaten * void
        if hat.trump != GREY and hat.trump != led and hat.sides[seat].lacks & suit_cards(hat.trump) == 0:
            beaten += void * (1.0 - mind.void[hat.trump]) * RUFFS
        return beaten

    def value_of_taking(
        self, hat: HatTable, mind: Mind, taker: i64, trick: i64, led: i64, more: float
    ) -> float:  # fmt: skip
        """What it is worth that this seat takes these cards, and as many more of the suit led."""
        place = taker * WORTHS
        worth = mind.worth[place + TRICK] + more * mind.worth[place + led]
        for suit in range(i64(SUITS)):
            worth += float(count(trick & suit_cards(suit))) * mind.worth[place + suit]
        if trick & HATS != 0:
            worth += mind.keep_hat * (self.hat_on(hat, mind, taker) - self.hat_on(hat, mind, hat.hat_owner))
        return worth

    def hat_on(self, hat: HatTable, mind: Mind, seat: i64) -> float:
        """What it is worth that this seat has the hat. Who has bid nothing scores nothing (WB6.2)."""
        if seat < 0 or hat.sides[seat].bid == NO_BID:
            return 0.0
        if seat == mind.seat:
            return float(hat.hat)
        return -AGAINST * float(hat.hat) / mind.others

    def value_of_keeping(self, hat: HatTable, mind: Mind, card: i64) -> float:
        """A high card takes a trick later: good for who wants that suit, a danger for who wants the fewest."""
        suit = card // RANKS
        mine = mind.seat * WORTHS
        cards = mind.others * 0.8 + 1.0
        worth = mind.worth[mine + TRICK] + cards * mind.worth[mine + suit]
        theirs = 0.0
        for seat in range(hat.seats):
            if seat != mind.seat:
                theirs += mind.worth[seat * WORTHS + TRICK] + cards * mind.worth[seat * WORTHS + suit]
        return self.stands(hat, mind, card) * (worth - theirs / mind.others)


def winning(hat: HatTable, trick: i64, led: i64) -> i64:
    """WB4.3: the best card of these."""
    if hat.trump != GREY:
        trumps = trick & suit_cards(hat.trump)
        if trumps != 0:
            return highest(trumps)
    return highest(trick & suit_cards(led))


def power(part: float, times: i64) -> float:
    """How likely that many things are so, each of them by itself as likely as this."""
    likely = 1.0
    while times > 0:
        likely *= part
        times -= 1
    return likely


def chance(lean: float) -> float:
    """How likely, of something that leans to yes (above 0) or to no (below): the logistic curve."""
    odds = 1.0 + lean / 64.0 + lean * lean / 8192.0  # to the 64th: e to the lean
    odds *= odds
    odds *= odds
    odds *= odds
    odds *= odds
    odds *= odds
    odds *= odds
    return odds / (1.0 + odds)
