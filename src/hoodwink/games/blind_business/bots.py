"""The house player of Blind Business: what a card is worth to whom, and what is likely to happen to it. Compiled.

A card is worth what it adds to a seat's points as they will be in the end, with the cards that are still to come. Every
decision compares what it brings to the seat with what it brings to the one on the other side of the deal.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from hoodwink.games.blind_business.cards import (
    ALONE,
    BOARDWALK,
    CENTRAL_STATION,
    COACH,
    DOWNTOWN,
    FLEX,
    PLACES,
    ROW_CARDS,
    RUN_STARTS,
    card_in,
    discardable,
    hand_cards,
    row_numbers,
    row_of,
    rows_for_coach,
)
from hoodwink.games.blind_business.rules import (
    ACCEPT,
    ADD,
    ADD_NOTHING,
    ASK,
    ASK_BACK,
    ASKS,
    DISCARD,
    JOIN,
    LOOK,
    NO,
    PLACE_COACH,
    REJECT,
    SWITCH,
    TAKE,
    WITH_NOBODY,
    YES,
    BusinessTable,
)
from hoodwink.games.blind_business.scoring import (
    LOVERS,
    LOVERS_POINTS,
    MANY_SEATS,
    PAIR_POINTS,
    PASSERS_BY,
    PASSERS_BY_POINTS,
    row_size,
)
from hoodwink.table.base import Table
from hoodwink.table.cards import bit, count, highest, holds, lowest
from hoodwink.table.dealer import Dealer
from hoodwink.table.house import House

NEVER: Final = -1000000000
TWO_SEATS: Final = 2
FIVE: Final = 0x1F  # BB4.1: five in a row, from the first number on
ONE: Final = 0  # where the cards with powers stand in their row
TWO: Final = 1
THREE: Final = 2
FOUR: Final = 3
TEN: Final = 9

# All that is worth something is told in tenths of a point, and cards to come in tenths of a card.
POINT: Final = 10
VICTORY: Final = 10000  # five in a row
FOUR_OF_FIVE: Final = 150
THREE_OF_FIVE: Final = 30
PLAYGROUND_CARD: Final = 600  # to have most of Playground: a card of one's own choice, and what it brings
GROWTH: Final = 7  # percent: how many of the cards to come will lie in one row
RISE: Final = 40  # with so many cards to come in a row, half of what its highest number lacks to an 11 will be made up
CLOSE: Final = 60  # with so many cards to come, a lead of one card is half as sure as at the end
SURE_LEAD: Final = 50  # percent
DISCARDING: Final = 40  # what a card is worth that must be discarded
SEEING: Final = 10  # a 3 or a 4
OK_WORTH: Final = 60  # percent: by the cards to come, what an OK card is worth
COACH_ALONE: Final = 40  # percent: by the same, what a Wild Coach is worth that can still join a row
UNPAIRED: Final = 20  # percent: by the same, what a card is worth that may yet make a pair (BB5.6)
NOTHING_KNOWN: Final = 60  # what the other seat finds in a hand of which its owner knows nothing
MOST_LEFT: Final = 400  # what the second-best card of a hand is worth at most: it will not be a victory too

# What is taken for granted of the others, with two seats and with more, in percent.
RIVAL_OF_TWO: Final = 250  # what the other gains counts so much
RIVAL: Final = 110  # shared by all the others
ACCEPTS_OF_TWO: Final = 75  # how often an ask is accepted
ACCEPTS: Final = 60
SECOND_BEST_OF_TWO: Final = 130  # what the asker finds in the hand after a rejection
SECOND_BEST: Final = 100
AGREES_OF_TWO: Final = 50  # how often the asker accepts what is asked in return
AGREES: Final = 80


@mypyc_attr(acyclic=True)
class BusinessHouse(House):
    """Asks for what it wants most, and weighs what an ask tells of the card that it can't see."""

    __slots__ = ()

    def choose(self, table: Table, seat: i64, dealer: Dealer) -> i64:
        business = cast(BusinessTable, table)
        phase = business.phase
        if phase == LOOK:  # it costs nothing
            return LOOK + YES
        judge = Judge(business, seat)
        if phase == ASK:
            return judge.ask_for_the_best()
        if phase == ACCEPT and seat == business.receiver:
            return judge.answer_ask()
        if phase == ACCEPT:
            return judge.answer_return()
        if phase == ASK_BACK:
            return judge.ask_in_return()
        if phase == TAKE:
            return judge.take_best()
        if phase == PLACE_COACH:
            return judge.place_coach()
        if phase == JOIN:
            return judge.join_or_wait()
        if phase == DISCARD:
            return judge.discard_least()
        if phase == SWITCH:
            return judge.switch_for_better()
        return judge.add_best()


@mypyc_attr(acyclic=True)
class Judge:
    """What cards are worth to each seat at this moment, as one seat sees it."""

    __slots__ = (
        "accepts", "agrees", "card_powers", "coach_alone", "color_powers", "growth", "lead", "left", "me", "ok_worth",
        "rival", "seats", "second_best", "table", "unpaired",
    )  # fmt: skip

    def __init__(self, table: BusinessTable, me: i64) -> None:
        self.table: BusinessTable = table
        self.me: i64 = me
        self.seats: i64 = table.seats
        self.card_powers: bool = table.card_powers
        self.color_powers: bool = table.color_powers
        left = 2 * 10 * table.turns_left // table.seats
        self.left: i64 = left  # the cards that a seat will still gain: in each turn two seats gain one
        self.growth: i64 = left * GROWTH // 100
        self.lead: i64 = SURE_LEAD * CLOSE // (CLOSE + left)  # what a lead of one card adds to the chance to be first
        self.ok_worth: i64 = left * OK_WORTH // 100
        self.coach_alone: i64 = left * COACH_ALONE // 100
        self.unpaired: i64 = left * UNPAIRED // 100
        if table.seats == TWO_SEATS:
            self.rival: i64 = RIVAL_OF_TWO
            self.accepts: i64 = ACCEPTS_OF_TWO
            self.second_best: i64 = SECOND_BEST_OF_TWO
            self.agrees: i64 = AGREES_OF_TWO
        else:
            self.rival = RIVAL // (table.seats - 1)
            self.accepts = ACCEPTS
            self.second_best = SECOND_BEST
            self.agrees = AGREES

    # -- 4 What a row will count ------------------------------------------------------------------------

    def row_worth(self, numbers: i64, flex: i64, cards: i64) -> i64:
        """BB4.3, BB4.4: the cards of a row and those to come, times the highest number and what it may rise to."""
        high = highest(numbers) + 1
        counted = 10 * cards + self.growth
        if self.card_powers and holds(numbers, ONE):
            counted += 10
        rising = POINT * high + (11 - high) * POINT * self.growth // (self.growth + RISE)
        worth = counted * rising // 10
        if self.card_powers:
            if numbers & LOVERS == LOVERS:
                worth += POINT * LOVERS_POINTS
            if numbers & PASSERS_BY == PASSERS_BY:
                worth += POINT * PASSERS_BY_POINTS
        if cards >= 3:
            worth += self.run_worth(numbers, flex)
        return worth

    def run_worth(self, numbers: i64, flex: i64) -> i64:
        """BB4.1: five in a row win the game, and four or three of them may become five."""
        best: i64 = 0
        starts: i64 = RUN_STARTS
        while starts != 0:
            held = count(numbers & FIVE) + flex
            if held > best:
                best = held
            numbers = numbers >> 1
            starts = starts >> 1
        if best >= 5:
            return VICTORY
        if best == 4 and self.left != 0:
            return FOUR_OF_FIVE
        if best == 3 and self.left != 0:
            return THREE_OF_FIVE
        return 0

    # -- 5 What a colour will count ---------------------------------------------------------------------

    def most_worth(self, seat: i64, row: i64, cards: i64) -> i64:
        """BB5.2 to BB5.5: what it is worth to have so many cards of Playground or Boardwalk: the greater the lead over
        the others, and the fewer cards are to come, the surer."""
        if cards == 0:
            return 0
        most: i64 = 0
        second: i64 = 0
        for other in range(self.seats):
            if other != seat:
                size = row_size(self.table.sides[other].area, row)
                if size > most:
                    second = most
                    most = size
                elif size > second:
                    second = size
        worth = self.chance(cards - most)
        if row != BOARDWALK:
            worth = worth * PLAYGROUND_CARD // 100
        if self.seats >= MANY_SEATS:
            worth += self.chance(cards - second)
        return worth

    def chance(self, lead: i64) -> i64:
        """In percent, which is also tenths of ten points: that a lead holds."""
        chance = 50 + lead * self.lead
        if chance < 0:
            return 0
        if chance > 100:
            return 100
        return chance

    def pairs_worth(self, cards: i64, others: i64) -> i64:
        """BB5.6: pairs, and cards that wait for their other half."""
        if cards < others:
            return POINT * PAIR_POINTS * cards + (others - cards) * self.unpaired
        return POINT * PAIR_POINTS * others + (cards - others) * self.unpaired

    # -- What a card is worth ---------------------------------------------------------------------------

    def change(self, seat: i64, row: i64, numbers: i64, flex: i64, more: i64) -> i64:
        """What it brings a seat if its row comes to hold these numbers, this Flex, and so many cards more."""
        area = self.table.sides[seat].area
        cards = row_size(area, row)
        change = self.row_worth(numbers, flex, cards + more)
        change -= self.row_worth(row_numbers(area, row), flex_in(area, row), cards)
        if self.color_powers:
            if row <= BOARDWALK:
                change += self.most_worth(seat, row, cards + more) - self.most_worth(seat, row, cards)
            else:
                others = row_size(area, CENTRAL_STATION + DOWNTOWN - row)
                change += self.pairs_worth(cards + more, others) - self.pairs_worth(cards, others)
        return change

    def worth(self, seat: i64, card: i64) -> i64:
        """What it brings this seat to gain this card."""
        if card >= COACH:
            return self.coach_worth(seat)
        area = self.table.sides[seat].area
        row = row_of(card)
        place = card - ROW_CARDS * row
        numbers = row_numbers(area, row)
        if place == FLEX:
            return self.change(seat, row, numbers, 1, 1)
        worth = self.change(seat, row, numbers | bit(place), flex_in(area, row), 1)
        if self.card_powers:
            if place == TWO:
                worth += self.ok_worth
            elif place in (THREE, FOUR):
                worth += SEEING
            elif place >= TEN and self.would_discard(seat, TEN + 1 - place):
                worth -= DISCARDING
        return worth

    def coach_worth(self, seat: i64) -> i64:
        """BB3.1: of a Wild Coach: in the row where it counts most, or alone for the time being."""
        best = self.coach_alone
        rows = rows_for_coach(self.table.sides[seat].area) & ~bit(ALONE)
        while rows != 0:
            worth = self.coach_in(seat, lowest(rows))
            rows &= rows - 1
            if worth > best:
                best = worth
        return best

    def coach_in(self, seat: i64, row: i64) -> i64:
        area = self.table.sides[seat].area
        return self.change(seat, row, row_numbers(area, row), flex_in(area, row), 1)

    def would_discard(self, seat: i64, lead: i64) -> bool:
        """BB3.4, BB3.5: whether one card more than now would be the most cards, by that lead."""
        cards = count(self.table.sides[seat].area) + 1
        for other in range(self.seats):
            if other != seat and count(self.table.sides[other].area) + lead > cards:
                return False
        return True

    def weigh(self, mine: i64, theirs: i64) -> i64:
        """What I gain, less what the one I deal with gains: a rival is one of all the others."""
        return 100 * mine - self.rival * theirs

    # -- What lies in the own hand ----------------------------------------------------------------------

    def known(self) -> i64:
        """BB1.4: the cards of the own hand that it has seen; it does not know where they stand."""
        side = self.table.sides[self.me]
        return hand_cards(side.hand) & side.seen

    def possible(self, place: i64) -> i64:
        """BB2.9: what may stand in this place of the own hand: one that it has seen, or, in a new place, has not."""
        if self.table.is_new(self.me, place):
            return self.table.unseen(self.me)
        return self.known()

    def expect(self, cards: i64, asker: i64, seat: i64) -> i64:
        """What one of these cards is worth to a seat, if an asker sees it and has picked it out: most likely it is one
        that the asker wants much."""
        total: i64 = 0
        weights: i64 = 0
        while cards != 0:
            card = lowest(cards)
            cards &= cards - 1
            wish = self.worth(asker, card)
            weight: i64 = 1
            if wish > 3000:
                weight = 90000
            elif wish > 0:
                weight += wish * wish // 100
            if seat != asker:
                wish = self.worth(seat, card)
            total += weight * wish
            weights += weight
        return total // weights

    # -- 2 Asks and answers -----------------------------------------------------------------------------

    def ask_for_the_best(self) -> i64:
        """BB2.1: best is a hand with two cards that I want, since a rejection leaves me the other; and the card asked
        should be of little use to the one who may keep it."""
        known = self.known()
        best: i64 = NEVER
        choice: i64 = ASK
        of: i64 = 0
        while of < self.seats:
            if of != self.me:
                hand = self.table.sides[of].hand
                loss: i64 = NOTHING_KNOWN
                if known != 0:
                    loss = self.expect(known, of, of)
                favourite = self.favourite(hand, PLACES)
                first = self.worth(self.me, card_in(hand, favourite))
                second = self.worth(self.me, card_in(hand, self.favourite(hand, favourite)))
                for place in range(i64(PLACES)):
                    card = card_in(hand, place)
                    mine = first
                    other = second
                    if place != favourite:
                        mine = self.worth(self.me, card)
                        other = first
                    accepted = self.weigh(mine, loss)
                    rejected = self.weigh(other, self.worth(of, card))
                    value = (self.accepts * accepted + (100 - self.accepts) * rejected) // 100
                    if value > best:
                        best = value
                        choice = ASK + of * ASKS + 2 * place
                    value = accepted - 100 * self.ok_worth
                    if value > best and self.table.sides[self.me].oks != 0:  # BB2.2: worth more than keeping it
                        best = value
                        choice = ASK + of * ASKS + 2 * place + 1
            of += 1
        return choice

    def favourite(self, hand: i64, but: i64) -> i64:
        """The place of the card that I want most, one place left out."""
        best: i64 = NEVER
        choice: i64 = 0
        for place in range(i64(PLACES)):
            if place != but:
                worth = self.worth(self.me, card_in(hand, place))
                if worth > best:
                    best = worth
                    choice = place
        return choice

    def answer_ask(self) -> i64:
        """BB2.3, BB2.4: keep the card that the asker wants, and leave it another one? Or see to what it has?"""
        table = self.table
        asker = table.asker
        cards = self.possible(table.asked)
        mine = self.expect(cards, asker, self.me)
        theirs = self.expect(cards, asker, asker)
        rejected = self.weigh(mine, self.left_for(theirs))
        hand = table.sides[asker].hand
        for place in range(i64(PLACES)):
            if self.exchange_worth(card_in(hand, place), mine, theirs) > rejected:
                return ACCEPT
        return REJECT

    def left_for(self, wish: i64) -> i64:
        """BB2.3: what the asker finds among the three others, if the card asked was worth so much to it."""
        if wish > MOST_LEFT:
            wish = MOST_LEFT
        return wish * self.second_best // 100

    def ask_in_return(self) -> i64:
        """BB2.4: the card that I want most, unless the asker would be too glad of it."""
        table = self.table
        asker = table.asker
        cards = self.possible(table.asked)
        mine = self.expect(cards, asker, self.me)
        theirs = self.expect(cards, asker, asker)
        hand = table.sides[asker].hand
        best: i64 = NEVER
        choice: i64 = ASK_BACK
        for place in range(i64(PLACES)):
            card = card_in(hand, place)
            value = self.exchange_worth(card, mine, theirs)
            if value > best:
                best = value
                choice = ASK_BACK + 2 * place
            value = self.weigh(self.worth(self.me, card) - self.ok_worth, theirs)
            if value > best and table.sides[self.me].oks != 0:
                best = value
                choice = ASK_BACK + 2 * place + 1
        return choice

    def exchange_worth(self, card: i64, mine: i64, theirs: i64) -> i64:
        """BB2.5, BB2.6: to ask for this card in return: either each gains what it asked for, or each keeps its own."""
        taken = self.weigh(self.worth(self.me, card), theirs)
        kept = self.weigh(mine, self.worth(self.table.asker, card))
        return (self.agrees * taken + (100 - self.agrees) * kept) // 100

    def answer_return(self) -> i64:
        """BB2.5, BB2.6: the card that I asked for, or the one of mine that the other wants and that I can't see."""
        table = self.table
        receiver = table.receiver
        asked = card_in(table.sides[receiver].hand, table.asked)
        cards = self.possible(table.asked_back)
        accepted = self.weigh(self.worth(self.me, asked), self.expect(cards, receiver, receiver))
        rejected = self.weigh(self.expect(cards, receiver, self.me), self.worth(receiver, asked))
        if accepted >= rejected:
            return ACCEPT
        return REJECT

    def take_best(self) -> i64:
        """BB2.3: of the three others, the one that I want most."""
        table = self.table
        return TAKE + self.favourite(table.sides[table.receiver].hand, table.asked)

    # -- 3 Powers ---------------------------------------------------------------------------------------

    def place_coach(self) -> i64:
        """BB3.1: into the row where it counts most, or alone as long as much is to come."""
        best = self.coach_alone
        choice: i64 = ALONE
        rows = rows_for_coach(self.table.sides[self.me].area) & ~bit(ALONE)
        while rows != 0:
            row = lowest(rows)
            rows &= rows - 1
            worth = self.coach_in(self.me, row)
            if worth > best:
                best = worth
                choice = row
        return PLACE_COACH + choice

    def join_or_wait(self) -> i64:
        """BB3.2: into the new row, unless a better one may come."""
        row = row_of(self.table.sides[self.me].gained)
        if self.coach_in(self.me, row) >= self.coach_alone:
            return JOIN + YES
        return JOIN + NO

    def discard_least(self) -> i64:
        """BB3.4, BB3.5: the card whose loss costs least."""
        area = self.table.sides[self.me].area
        left = discardable(area)
        best: i64 = NEVER
        choice: i64 = 0
        while left != 0:
            member = lowest(left)
            left &= left - 1
            worth = self.loss(area, member)
            if worth > best:
                best = worth
                choice = member
        return DISCARD + choice

    def loss(self, area: i64, member: i64) -> i64:
        """What it brings, which is mostly less than nothing, to lose this card of the own scoring area."""
        if member == COACH + ALONE:
            return -self.coach_alone
        if member >= COACH:
            row = member - COACH
            return self.change(self.me, row, row_numbers(area, row), flex_in(area, row), -1)
        row = row_of(member)
        numbers = row_numbers(area, row)
        place = member - ROW_CARDS * row
        if place == FLEX:
            return self.change(self.me, row, numbers, 0, -1)
        return self.change(self.me, row, numbers & ~bit(place), flex_in(area, row), -1)

    def switch_for_better(self) -> i64:
        """BB3.6: with whoever has a hand that is better for me than what I know of mine: what others ask me for I can
        keep, and then I know what it may be."""
        known = self.known()
        best: i64 = PLACES * NOTHING_KNOWN
        if known != 0:
            best = PLACES * self.hand_worth(known) // count(known)
        choice: i64 = WITH_NOBODY
        for other in range(self.seats):
            if other != self.me:
                worth = self.hand_worth(hand_cards(self.table.sides[other].hand))
                if worth > best:
                    best = worth
                    choice = other
        return SWITCH + choice

    def hand_worth(self, cards: i64) -> i64:
        worth: i64 = 0
        while cards != 0:
            worth += self.worth(self.me, lowest(cards))
            cards &= cards - 1
        return worth

    # -- 5 Colour powers --------------------------------------------------------------------------------

    def add_best(self) -> i64:
        """BB5.2: the card that counts most, if any counts at all."""
        hand = self.table.sides[self.me].hand
        place = self.favourite(hand, PLACES)
        if self.worth(self.me, card_in(hand, place)) > 0:
            return ADD + place
        return ADD + ADD_NOTHING


def flex_in(area: i64, row: i64) -> i64:
    """1 if the Flex of this row lies there."""
    return area >> ROW_CARDS * row + FLEX & 1
