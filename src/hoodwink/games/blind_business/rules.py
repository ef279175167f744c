"""Blind Business, clause by clause. Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from hoodwink.games.blind_business.cards import (
    ALONE,
    ALONE_COACHES,
    CARDS,
    COACH,
    COACH_PLACES,
    NO_CARD,
    PLACES,
    PLAYGROUND,
    card_in,
    discardable,
    drawn,
    hand_cards,
    has_five_in_a_row,
    number_of,
    put,
    rounds,
    row_members,
    row_of,
    rows_for_coach,
)
from hoodwink.games.blind_business.scoring import DRAW_FIRST, MOST, Position
from hoodwink.table.base import NOBODY, NOTHING
from hoodwink.table.cards import below, bit, count, holds, lowest, nth
from hoodwink.table.dealer import Dealer

# Flat numbers of the choices. What is asked for is named by the first number of its kind.
ASK: Final = 0  # + seat * 8 + place * 2 + 1 with an OK card
ACCEPT: Final = 40
REJECT: Final = 41
TAKE: Final = 42  # + place
ASK_BACK: Final = 46  # + place * 2 + 1 with an OK card
PLACE_COACH: Final = 54  # + row, or ALONE
JOIN: Final = 59  # + NO or YES
DISCARD: Final = 61  # + card; for a Wild Coach + COACH + row, or ALONE
SWITCH: Final = 114  # + seat, or WITH_NOBODY
LOOK: Final = 120  # + NO or YES
ADD: Final = 122  # + place, or ADD_NOTHING
CHOICES: Final = 127

ASKS: Final = 8  # of one seat
ALL_ASKS: Final = 0xFFFFFFFFFF
ASKS_WITHOUT_OK: Final = 0x5555555555
WITH_NOBODY: Final = 5
ADD_NOTHING: Final = 4
NO: Final = 0
YES: Final = 1
BOTH: Final = 3  # the set of two answers

# What happens by itself, after DRAW_FIRST.
TAKE_OUT: Final = 2
LAY_PILE: Final = 3
DEAL: Final = 4
STAND_UP: Final = 5
KEEP_ASKED: Final = 6
TAKE_OTHER: Final = 7
EXCHANGE: Final = 8
KEEP_BOTH: Final = 9
TAKE_OK: Final = 10
FILL: Final = 11
SWITCH_HANDS: Final = 12
LOOK_UP: Final = 13
SHUFFLE: Final = 14
OPEN_HAND: Final = 15
ADD_CARD: Final = 16
WIN: Final = 17
SCORE: Final = 18

# BB2.8, BB4.2: what comes after a deal, in this order.
DEAL_MADE: Final = 0
ROW_OF_ASKER: Final = 1
OK_OF_ASKER: Final = 2
ROW_OF_RECEIVER: Final = 3
OK_OF_RECEIVER: Final = 4
COUNTING: Final = 5
DISCARD_OF_ASKER: Final = 6
DISCARD_OF_RECEIVER: Final = 7
VICTORY: Final = 8
FILLING: Final = 9
POWER_OF_ASKER: Final = 10
POWER_OF_RECEIVER: Final = 11
NEXT_ASKER: Final = 12
COLOR_POWER: Final = 13
ROW_OF_ADDED: Final = 14
VICTORY_OF_ADDED: Final = 15


@mypyc_attr(acyclic=True, free_list_len=1)
class BusinessTable(Position):
    """A whole game."""

    __slots__ = ()

    def step(self, dealer: Dealer) -> None:
        due = self.due
        self.due = NOTHING
        if due == FILL:
            self.fill_hands()
        elif due == EXCHANGE:
            self.exchange()
        elif due == KEEP_BOTH:
            self.keep_both()
        elif due == KEEP_ASKED:
            self.keep_asked()
        elif due == TAKE_OTHER:
            self.take_other()
        elif due == TAKE_OK:
            self.take_ok()
        elif due == SWITCH_HANDS:
            self.switch_hands()
        elif due == LOOK_UP:
            self.look_up(self.shuffler)
            self.due = SHUFFLE
        elif due == SHUFFLE:
            dealer.begin("shuffle")
            self.stand_up(self.shuffled(dealer))
        elif due == OPEN_HAND:
            self.open_hand()
        elif due == ADD_CARD:
            self.add_card()
        elif due == SCORE:
            self.scored = True
        elif due == DRAW_FIRST:
            dealer.begin("first")
            self.open_game(dealer.below(self.seats))
        elif due == TAKE_OUT:
            dealer.begin("removed")
            self.take_out(drawn(self.deck, self.pile_end(), CARDS, dealer))
        elif due == LAY_PILE:
            dealer.begin("pile")
            self.lay_pile(drawn(self.deck, self.pile_top(), self.pile_end(), dealer))
        elif due == DEAL:
            dealer.begin("deal")
            self.deal(drawn(self.deck, 0, self.pile_top(), dealer))
        elif due == STAND_UP:
            self.stand_up_all()

    # -- 1 Cards and length -----------------------------------------------------------------------------

    def open_game(self, first: i64) -> None:
        """BB1.3: the first asker; BB1.2: the rounds to be played."""
        self.asker = first
        self.turns_left = rounds(self.seats) * self.seats
        self.due = TAKE_OUT

    def take_out(self, deck: vec[i64]) -> None:
        self.deck = deck
        self.due = LAY_PILE

    def lay_pile(self, deck: vec[i64]) -> None:
        self.deck = deck
        self.top = self.pile_top()
        self.due = DEAL

    def deal(self, deck: vec[i64]) -> None:
        """BB1.3, BB1.4: each seat looks at its four cards; they lie here as they will stand."""
        self.deck = deck
        card: i64 = 0
        for side in self.sides:
            for place in range(i64(PLACES)):
                side.hand = put(side.hand, place, deck[card])
                card += 1
            side.seen = hand_cards(side.hand)
        self.looking = below(self.seats)
        self.due = STAND_UP

    def stand_up_all(self) -> None:
        """BB1.4: the hands stand shuffled, facing away from their owners."""
        for seat in range(self.seats):
            self.show_to_others(seat, hand_cards(self.sides[seat].hand))
        self.looking = 0
        self.ask_for(ASK, self.asker)

    # -- What is offered --------------------------------------------------------------------------------

    def ask_for(self, phase: i64, seat: i64) -> None:
        self.phase = phase
        self.turn = seat

    def legal(self, seat: i64) -> i64:
        """The offered choices as a set, counted from the first flat number of their kind."""
        phase = self.phase
        if phase == ASK:  # BB2.1: of any other seat
            others = below(self.seats * ASKS) & ~(below(ASKS) << seat * ASKS)
            return others & self.with_ok(seat)
        if phase == ASK_BACK:
            return below(ASKS) & self.with_ok(seat)
        if phase == TAKE:  # BB2.3: one of the three others
            return below(PLACES) & ~bit(self.asked)
        if phase == PLACE_COACH:
            return rows_for_coach(self.sides[seat].area)
        if phase == DISCARD:
            return discardable(self.sides[seat].area)
        if phase == SWITCH:  # BB3.6: with any other seat, or not
            return (below(self.seats) | bit(WITH_NOBODY)) & ~bit(seat)
        if phase == ADD:  # BB5.2: any card, or none
            return below(PLACES) | bit(ADD_NOTHING)
        return BOTH  # yes or no; accept or reject

    def with_ok(self, seat: i64) -> i64:
        """BB2.2, BB2.4: an OK card can be given up by a seat that has one."""
        if self.sides[seat].oks != 0:
            return ALL_ASKS
        return ASKS_WITHOUT_OK

    def count(self, seat: i64) -> i64:
        return count(self.legal(seat))

    def nth(self, seat: i64, place: i64) -> i64:
        return self.phase + nth(self.legal(seat), place)

    def offers(self, seat: i64, choice: i64) -> bool:
        local = choice - self.phase
        return 0 <= local < 60 and holds(self.legal(seat), local)

    # -- 2 A turn ---------------------------------------------------------------------------------------

    def apply(self, seat: i64, choice: i64) -> None:
        phase = self.phase
        local = choice - phase
        self.turn = NOBODY
        if phase == ASK:
            self.ask(seat, local // ASKS, local % ASKS)
        elif phase == ACCEPT:
            self.answer(seat, choice)
        elif phase == ASK_BACK:
            self.ask_back(seat, local)
        elif phase == TAKE:
            self.asked_back = local
            self.due = TAKE_OTHER
        elif phase == PLACE_COACH:
            self.place_coach(seat, self.sides[seat].gained, local)
        elif phase == JOIN:
            self.join(seat, local)
        elif phase == DISCARD:
            self.discard(seat, local)
        elif phase == SWITCH:
            self.switch(seat, local)
        elif phase == LOOK:
            self.look(seat, local)
        else:
            self.add(seat, local)

    def ask(self, seat: i64, of: i64, asked: i64) -> None:
        """BB2.1: a card in another's hand; BB2.2: with an OK card, the receiver must accept."""
        self.receiver = of
        self.asked = asked // 2
        if self.gives_ok(seat, asked):
            self.ask_for(ASK_BACK, of)
        else:
            self.ask_for(ACCEPT, of)

    def gives_ok(self, seat: i64, asked: i64) -> bool:
        """BB2.2, BB2.4: whether an OK card is given up with this ask."""
        if asked % 2 == 0:
            return False
        self.sides[seat].oks -= 1
        return True

    def answer(self, seat: i64, answer: i64) -> None:
        if seat == self.receiver:
            if answer == ACCEPT:
                self.ask_for(ASK_BACK, seat)  # BB2.4
            else:
                self.due = KEEP_ASKED
        elif answer == ACCEPT:
            self.due = EXCHANGE
        else:
            self.due = KEEP_BOTH

    def keep_asked(self) -> None:
        """BB2.3: the receiver rejected: it gains the card asked; the asker chooses another one."""
        self.gain(self.receiver, self.receiver, self.asked)
        self.ask_for(TAKE, self.asker)

    def take_other(self) -> None:
        """BB2.3: the asker gains it."""
        self.gain(self.asker, self.receiver, self.asked_back)
        self.follow_deal()

    def ask_back(self, seat: i64, asked: i64) -> None:
        """BB2.4: a card in the asker's hand; with an OK card, the asker must accept."""
        self.asked_back = asked // 2
        if self.gives_ok(seat, asked):
            self.due = EXCHANGE
        else:
            self.ask_for(ACCEPT, self.asker)

    def exchange(self) -> None:
        """BB2.5: the asker accepted: each gains the card it asked for, out of the other's hand."""
        self.gain(self.asker, self.receiver, self.asked)
        self.gain(self.receiver, self.asker, self.asked_back)
        self.follow_deal()

    def keep_both(self) -> None:
        """BB2.6: the asker rejected: each gains, out of its own hand, the card the other asked for."""
        self.gain(self.asker, self.asker, self.asked_back)
        self.gain(self.receiver, self.receiver, self.asked)
        self.follow_deal()

    def gain(self, seat: i64, owner: i64, place: i64) -> None:
        """BB2.7: a card of the owner's hand lies open in the seat's scoring area."""
        hand = self.sides[owner].hand
        card = card_in(hand, place)
        self.sides[owner].hand = put(hand, place, NO_CARD)
        self.sides[owner].seen |= bit(card)
        side = self.sides[seat]
        side.gained = card
        if card < COACH:
            side.area |= bit(card)
        else:
            if self.first_coach == NO_CARD:
                self.first_coach = card
            side.area |= bit(self.coach_member(card, ALONE))  # until BB3.1

    # -- What follows a deal ----------------------------------------------------------------------------

    def follow_deal(self) -> None:
        self.stage = DEAL_MADE
        self.follow()

    def follow(self) -> None:
        """BB2.8, BB4.2: one after the other, until a seat must choose or something happens by itself."""
        while self.turn == NOBODY and self.due == NOTHING:
            self.stage += 1
            stage = self.stage
            if stage == ROW_OF_ASKER:
                self.find_row(self.asker)
            elif stage == OK_OF_ASKER:
                self.find_ok(self.asker)
            elif stage == ROW_OF_RECEIVER:
                self.find_row(self.receiver)
            elif stage == OK_OF_RECEIVER:
                self.find_ok(self.receiver)
            elif stage == COUNTING:
                self.count_areas()
            elif stage == DISCARD_OF_ASKER:
                self.find_discard(self.asker)
            elif stage == DISCARD_OF_RECEIVER:
                self.find_discard(self.receiver)
            elif stage == VICTORY:
                self.find_victory()
            elif stage == FILLING:
                self.due = FILL
            elif stage == POWER_OF_ASKER:
                self.find_power(self.asker)
            elif stage == POWER_OF_RECEIVER:
                self.find_power(self.receiver)
            elif stage == NEXT_ASKER:
                self.pass_turn()
            elif stage == COLOR_POWER:
                self.find_adder()
            elif stage == ROW_OF_ADDED:
                self.find_row(self.adder)
            elif stage == VICTORY_OF_ADDED:
                self.find_victory()
            else:
                self.due = SCORE

    def fill_hands(self) -> None:
        """BB2.8: up to four from the pile, the asker first."""
        self.fill_hand(self.asker)
        self.fill_hand(self.receiver)
        self.follow()

    def fill_hand(self, seat: i64) -> None:
        """BB2.9: the lowest empty place first; seen by the others."""
        side = self.sides[seat]
        for place in range(i64(PLACES)):
            if card_in(side.hand, place) == NO_CARD:
                card = self.deck[self.top]
                self.top += 1
                side.hand = put(side.hand, place, card)
                self.show_to_others(seat, bit(card))

    def pass_turn(self) -> None:
        """BB2.8: the seat to the left becomes the asker, unless that was the last turn (BB1.2, BB4.2)."""
        self.turns_left -= 1
        if self.turns_left != 0:
            self.asker += 1
            if self.asker == self.seats:
                self.asker = 0
            self.ask_for(ASK, self.asker)

    # -- 3 Powers when a card is gained -----------------------------------------------------------------

    def find_row(self, seat: i64) -> None:
        """BB3.1 for a Wild Coach; BB3.2 for a card of a colour in whose row there was nothing."""
        side = self.sides[seat]
        card = side.gained
        if card >= COACH:
            self.ask_for(PLACE_COACH, seat)
        elif side.area & ALONE_COACHES != 0 and side.area & row_members(row_of(card)) == bit(card):
            self.joining = side.area & ALONE_COACHES
            self.ask_for(JOIN, seat)

    def place_coach(self, seat: i64, card: i64, row: i64) -> None:
        """BB3.1: it lies in that row from now on."""
        self.move_coach(seat, self.coach_member(card, ALONE), row)
        self.follow()

    def join(self, seat: i64, answer: i64) -> None:
        """BB3.2: each Wild Coach that stands alone, one by one."""
        member = lowest(self.joining)
        self.joining &= ~bit(member)
        if answer == YES:
            self.move_coach(seat, member, row_of(self.sides[seat].gained))
        if self.joining != 0:
            self.ask_for(JOIN, seat)
        else:
            self.follow()

    def has_power(self, seat: i64, number: i64) -> bool:
        """Whether it gained this number, and card powers are played (BB1.5)."""
        return self.card_powers and number_of(self.sides[seat].gained) == number

    def find_ok(self, seat: i64) -> None:
        """BB3.3: for a 2."""
        if self.has_power(seat, 2):
            self.due = TAKE_OK

    def take_ok(self) -> None:
        """BB3.3: it stays until it is given up."""
        if self.stage == OK_OF_ASKER:
            self.sides[self.asker].oks += 1
        else:
            self.sides[self.receiver].oks += 1
        self.follow()

    def count_areas(self) -> None:
        """BB3.5: the cards are counted once, before either discards."""
        self.discarders = 0
        if self.must_discard(self.asker):
            self.discarders |= bit(self.asker)
        if self.must_discard(self.receiver):
            self.discarders |= bit(self.receiver)

    def must_discard(self, seat: i64) -> bool:
        """BB3.4: a 10, and strictly more cards than every other; BB3.5: an 11, and the most or as many."""
        if self.has_power(seat, 10):
            lead: i64 = 1
        elif self.has_power(seat, 11):
            lead = 0
        else:
            return False
        cards = count(self.sides[seat].area)
        for other in range(self.seats):
            if other != seat and count(self.sides[other].area) + lead > cards:
                return False
        return True

    def find_discard(self, seat: i64) -> None:
        if holds(self.discarders, seat):
            self.ask_for(DISCARD, seat)

    def discard(self, seat: i64, member: i64) -> None:
        """BB3.5: any card of the scoring area; it lies open, out of the game."""
        side = self.sides[seat]
        if member >= COACH and not holds(side.area, member):
            member += COACH_PLACES
        side.area &= ~bit(member)
        self.discards |= bit(self.card_of(member))
        self.follow()

    def find_power(self, seat: i64) -> None:
        """BB3.6 for a 3; BB3.7 for a 4."""
        if self.has_power(seat, 3):
            self.ask_for(SWITCH, seat)
        elif self.has_power(seat, 4):
            self.ask_for(LOOK, seat)

    def switch(self, seat: i64, partner: i64) -> None:
        """BB3.6: its whole hand with that of any other seat; or not."""
        if partner == WITH_NOBODY:
            self.follow()
        else:
            self.shuffler = seat
            self.partner = partner
            self.due = SWITCH_HANDS

    def switch_hands(self) -> None:
        """BB3.6: each of the two looks at the four cards that it now has."""
        side = self.sides[self.shuffler]
        other = self.sides[self.partner]
        hand = side.hand
        side.hand = other.hand
        other.hand = hand
        self.look_up(self.shuffler)
        self.look_up(self.partner)
        self.due = SHUFFLE

    def look(self, seat: i64, answer: i64) -> None:
        """BB3.7: at its own hand; or not."""
        if answer == NO:
            self.follow()
        else:
            self.shuffler = seat
            self.partner = NOBODY
            self.due = LOOK_UP

    def stand_up(self, hand: i64) -> None:
        """BB3.6, BB3.7: shuffled, it faces away from its owner; after a switch, the other's follows."""
        seat = self.next_to_shuffle()
        self.sides[seat].hand = hand
        self.looking &= ~bit(seat)
        self.show_to_others(seat, hand_cards(hand))
        if self.looking != 0:
            self.due = SHUFFLE
        else:
            self.follow()

    # -- 4 End ------------------------------------------------------------------------------------------

    def find_victory(self) -> None:
        """BB4.1: five in a row win at once; both seats of a deal can have them."""
        for seat in range(self.seats):
            if has_five_in_a_row(self.sides[seat].area):
                self.victors |= bit(seat)
                self.due = WIN

    # -- 5 Colour powers --------------------------------------------------------------------------------

    def find_adder(self) -> None:
        """BB5.2: the one with most of Playground may add a card."""
        self.due = SCORE
        if self.color_powers:
            for seat in range(self.seats):
                if self.rank(seat, PLAYGROUND) == MOST:
                    self.adder = seat
                    self.due = OPEN_HAND

    def open_hand(self) -> None:
        """BB5.2: it sees its hand, place by place."""
        self.sides[self.adder].seen |= hand_cards(self.sides[self.adder].hand)
        self.ask_for(ADD, self.adder)

    def add(self, seat: i64, place: i64) -> None:
        """BB5.2: a card of its hand; or none."""
        if place == ADD_NOTHING:
            self.due = SCORE
        else:
            self.asked_back = place
            self.due = ADD_CARD

    def add_card(self) -> None:
        """BB5.2: not gained in a deal, but it must lie somewhere (BB3.1, BB3.2)."""
        self.gain(self.adder, self.adder, self.asked_back)
        self.follow()

    def clone(self) -> BusinessTable:
        sides = [side.clone() for side in self.sides]
        twin = BusinessTable(self.seats, self.card_powers, self.color_powers, sides)
        twin.copy_from(self)
        return twin
