"""The house player of blindsight: who loses cards comes near to winning, so help the others as little as you can.
Compiled.

A seat plays cards out of the others' hands only, so each of its plays brings another seat nearer to winning, and only
what the others play brings itself nearer. With `last_standing` all of this is turned around.
"""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from hoodwink.games.blindsight.cards import BLIND, HALF, SIGHT, TRICKSTER, Deck, Pack, is_special
from hoodwink.games.blindsight.rules import BLIND_PHASE, BLIND_PLAY, PLACES, PLAY, SightTable
from hoodwink.table.base import Table
from hoodwink.table.cards import below, bit, count, lowest
from hoodwink.table.dealer import Dealer
from hoodwink.table.house import House

# Values are in hundredths of a card that another seat loses.
CARD: Final = 100
GOES_OUT: Final = 1000000  # another seat loses its last card: the game is lost, or with `last_standing` nearly won
NEVER: Final = -1000000000

EFFORT: Final = 60  # about so many cards are looked at, one upon the other, before one is played
SIZE_BITS: Final = 8  # the sizes of all hands are kept in one word
ONE_SIZE: Final = 0xFF


@mypyc_attr(acyclic=True)
class Taste:
    """What things are worth in one way to play, found by playing one against the other. All are said as in the ordinary
    game, where cards are to be lost; with `last_standing` the sign of the whole is turned around."""

    __slots__ = (
        "blind", "dilemma", "drawing", "fit", "last_card", "more", "own", "point", "short", "sight", "stuck", "third",
        "trickster", "trickster_short",
    )  # fmt: skip

    def __init__(
        self,
        short: i64,
        point: i64,
        own: i64,
        third: i64,
        last_card: i64,
        fit: i64,
        stuck: i64,
        drawing: i64,
        more: i64,
        blind: i64,
        trickster: i64,
        trickster_short: i64,
        dilemma: i64,
        sight: i64,
    ) -> None:
        self.short: i64 = short  # a card out of a short hand counts more, by this over the square of its size
        self.point: i64 = point  # each point of a card that leaves a hand (BS5.2)
        self.own: i64 = own  # the next seat plays a card of mine
        self.third: i64 = third  # percent: how much a card that the next seat plays of a third hand counts
        self.last_card: i64 = last_card  # and the last card of a third hand
        self.fit: i64 = fit  # percent: how likely a card that I can't see fits
        self.stuck: i64 = stuck  # the next seat may find nothing and draw two
        self.drawing: i64 = drawing  # I must draw two
        self.more: i64 = more  # what a turn that goes on further than I look will still cost
        self.blind: i64 = blind  # the next seat also begins its turn on a card that nobody picked out for it
        self.trickster: i64 = trickster  # the next seat draws three
        self.trickster_short: i64 = trickster_short  # the more so if its hand is short
        self.dilemma: i64 = dilemma  # the next seat has a free play
        self.sight: i64 = sight  # the next seat is given another card to play on


@mypyc_attr(acyclic=True)
class SightHouse(House):
    """Keeps its turns short, takes from those who have most, and hits those who have least."""

    __slots__ = ()

    def choose(self, table: Table, seat: i64, dealer: Dealer) -> i64:
        sight = cast(SightTable, table)
        if sight.phase == BLIND_PHASE:
            return self.give_up_the_oldest()
        if sight.count(seat) == 1:
            return sight.nth(seat, 0)
        return Turn(sight, seat).best_card()

    def give_up_the_oldest(self) -> i64:
        """Blind: the card furthest left. It has been there longest without anybody playing it, so it is the least
        likely to be a special card, and the hardest to get rid of; and with `last_standing` that is no better a card to
        keep, as special cards count most."""
        return BLIND_PLAY


@mypyc_attr(acyclic=True)
class Turn:
    """What may become of a turn: the seat lays one card upon the other in its mind, and sees where it ends."""

    __slots__ = (
        "deck", "hand_high", "hand_low", "me", "my_size", "open_high", "open_low", "others_high", "others_low", "pack",
        "seats", "sign", "sizes", "taste", "top",
    )  # fmt: skip

    def __init__(self, table: SightTable, me: i64) -> None:
        self.me: i64 = me
        self.seats: i64 = table.seats
        self.deck: Deck = table.deck
        self.pack: Pack = table.pack
        self.top: i64 = table.top
        self.open_low: i64 = table.open_low
        self.open_high: i64 = table.open_high
        self.hand_low: vec[i64] = table.hand_low
        self.hand_high: vec[i64] = table.hand_high
        # BS2.1: of the own hand nothing is looked at but how many cards it has.
        self.others_low: i64 = table.held_low & ~table.hand_low[me]
        self.others_high: i64 = table.held_high & ~table.hand_high[me]
        sizes: i64 = 0
        of = self.seats
        while of > 0:
            of -= 1
            sizes = sizes << SIZE_BITS | table.hand_size(of)
        self.sizes: i64 = sizes
        self.my_size: i64 = size_in(sizes, me)
        if table.last_standing:
            self.taste: Taste = KEEP
            self.sign: i64 = -1
        else:
            self.taste = EMPTY
            self.sign = 1

    # -- Which card -------------------------------------------------------------------------------------

    def best_card(self) -> i64:
        """The card after which the turn can come to the best end."""
        effort = EFFORT // (count(self.open_low) + count(self.open_high))
        best: i64 = NEVER
        choice: i64 = PLAY
        of: i64 = 0
        while of < self.seats:
            cards = self.hand_low[of] & self.open_low
            while cards != 0:
                slot = lowest(cards)
                cards &= cards - 1
                value = self.play(of, slot, self.others_low, self.others_high, self.top, self.sizes, effort)
                if value > best:
                    best = value
                    choice = PLAY + of * PLACES + count(self.hand_low[of] & below(slot))
            cards = self.hand_high[of] & self.open_high
            while cards != 0:
                slot = lowest(cards)
                cards &= cards - 1
                value = self.play(of, HALF + slot, self.others_low, self.others_high, self.top, self.sizes, effort)
                if value > best:
                    best = value
                    choice = PLAY + of * PLACES + count(self.hand_low[of]) + count(self.hand_high[of] & below(slot))
            of += 1
        return choice

    def go_on(self, open_low: i64, open_high: i64, low: i64, high: i64, top: i64, sizes: i64, effort: i64) -> i64:
        """BS3.1: what the rest of the turn is worth, if one of these cards must be played next."""
        effort = effort // (count(open_low) + count(open_high))
        best: i64 = NEVER
        of: i64 = 0
        while of < self.seats:
            cards = self.hand_low[of] & open_low
            while cards != 0:
                value = self.play(of, lowest(cards), low, high, top, sizes, effort)
                cards &= cards - 1
                if value > best:
                    best = value
            cards = self.hand_high[of] & open_high
            while cards != 0:
                value = self.play(of, HALF + lowest(cards), low, high, top, sizes, effort)
                cards &= cards - 1
                if value > best:
                    best = value
            of += 1
        return best

    def play(self, of: i64, slot: i64, low: i64, high: i64, under: i64, sizes: i64, effort: i64) -> i64:
        """What it is worth to play this card, and whatever must or may come after it in this turn."""
        card = self.deck.cards[slot]
        value = self.take_from(size_in(sizes, of), self.taste.point * self.pack.points[card])
        sizes -= bit(SIZE_BITS * of)
        if slot < HALF:
            low &= ~bit(slot)
        else:
            high &= ~bit(slot - HALF)
        if is_special(card):
            return value + self.hit_the_next(card, sizes)
        free = is_special(under)
        if not free and self.pack.number[card] == self.pack.number[under]:  # BS3.2
            return value + self.leave(card, low, high, sizes)
        open_low = low & self.deck.low_following(card)
        open_high = high & self.deck.high_following(card)
        if open_low | open_high == 0:
            if free:  # BS4.6: then the turn only begins
                value -= self.sign * self.taste.drawing
            return value + self.leave(card, low, high, sizes)
        if effort == 0:
            return value - self.sign * self.taste.more
        return value + self.go_on(open_low, open_high, low, high, card, sizes, effort)

    # -- What it is worth -------------------------------------------------------------------------------

    def take_from(self, size: i64, extra: i64) -> i64:
        """A hand of this size loses a card: the fewer it has, the nearer it comes to winning; so take from those who
        have most, and the last card of a hand only if there is no other."""
        if size == 1:
            return -self.sign * GOES_OUT
        return -self.sign * (CARD + self.taste.short // (size * size) + extra)

    def hit_the_next(self, card: i64, sizes: i64) -> i64:
        """A special card ends the turn, which is good, and acts on the next seat: Trickster hits one with few cards
        most, and Blind is not for one with few cards."""
        taste = self.taste
        size = size_in(sizes, self.next_seat(sizes))
        kind = self.pack.kind[card]
        if kind == BLIND:
            return self.take_from(size, taste.blind)
        if kind == SIGHT:
            return self.sign * taste.sight
        if kind == TRICKSTER:
            return self.sign * (taste.trickster + taste.trickster_short // (size * size))
        return self.sign * taste.dilemma

    def leave(self, card: i64, low: i64, high: i64, sizes: i64) -> i64:
        """The turn ends on this card: what can the next seat play on it? Best if that can only be cards of mine, or
        none at all, and worst if it is the last card of a third seat."""
        taste = self.taste
        after = self.next_seat(sizes)
        mine = taste.fit * self.my_size
        value = taste.own * mine
        others: i64 = 0
        of: i64 = 0
        while of < self.seats:
            if of != self.me and of != after:
                fitting = count(self.hand_low[of] & low & self.deck.low_following(card))
                fitting += count(self.hand_high[of] & high & self.deck.high_following(card))
                if fitting != 0:
                    others += fitting
                    value -= fitting * self.help_third(size_in(sizes, of))
            of += 1
        value = value // (mine + 100 * others + 1)
        if others == 0:
            value += taste.stuck // (1 + self.my_size)
        return self.sign * value

    def help_third(self, size: i64) -> i64:
        """The next seat may play a card of a third hand of this size: in hundredths of what `take_from` tells of."""
        taste = self.taste
        if size == 1:
            return taste.third * taste.last_card
        return taste.third * (CARD + taste.short // (size * size))

    def next_seat(self, sizes: i64) -> i64:
        """BS3.4"""
        seat = self.me
        while True:
            seat += 1
            if seat == self.seats:
                seat = 0
            if seat == self.me or size_in(sizes, seat) != 0:
                return seat


def size_in(sizes: i64, seat: i64) -> i64:
    return sizes >> SIZE_BITS * seat & ONE_SIZE


EMPTY: Final = Taste(
    short=400, point=0, own=50, third=50, last_card=3000, fit=6, stuck=800, drawing=350, more=150,
    blind=0, trickster=150, trickster_short=300, dilemma=50, sight=0,
)  # fmt: skip
KEEP: Final = Taste(
    short=-50, point=10, own=0, third=100, last_card=500, fit=50, stuck=50, drawing=800, more=200,
    blind=-150, trickster=300, trickster_short=0, dilemma=150, sight=0,
)  # fmt: skip
