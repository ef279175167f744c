"""blindsight, clause by clause. Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from hoodwink.games.blindsight.cards import BLIND, DILEMMA, HALF, SIGHT, Deck, Pack, below_nth, is_special, shuffle_into
from hoodwink.games.blindsight.scoring import hand_points, highest_of
from hoodwink.table.base import NOBODY, NOTHING, Table
from hoodwink.table.cards import bit, count, holds, nth
from hoodwink.table.dealer import Dealer

HAND: Final = 7  # BS1.5
NO_CARD: Final = -1
NO_TARGET: Final = 0  # BS5.4

# Flat numbers of the choices. A hand may grow to any length.
PLACES: Final = 110
PLAY: Final = 0  # + seat whose card it is * PLACES + place
BLIND_PLAY: Final = 660  # + place
CHOICES: Final = 770

# What happens by itself.
DRAW_STARTER: Final = 1
DEAL: Final = 2
LAY_PILE: Final = 3
TURN_UP: Final = 4
TAKE_TWO: Final = 5
TAKE_THREE: Final = 6
SIGHT_CARD: Final = 7
END_GAME: Final = 8
NEXT_GAME: Final = 9

# What is asked.
PLAY_PHASE: Final = 0
BLIND_PHASE: Final = 1

# Why a game ended.
EMPTIED: Final = 0
LAST_STANDING: Final = 1
PILE: Final = 2

# What is noted of a game: the slot of a card that was laid down, or else STUCK: that a seat found nothing to play,
# as the seat, from 1 on, times STUCK, and the slot that was then next on the draw pile.
STUCK: Final = 128


def stuck_seat(note: i64) -> i64:
    """Which seat found nothing to play; NOBODY if the note is that of a card laid down."""
    return note // STUCK - 1


def slot_then(note: i64) -> i64:
    """The slot that was then next on the draw pile, or that of the card laid down."""
    return note % STUCK


@mypyc_attr(acyclic=True)
class SightTable(Table):
    """One game or several in a row, and their totals.

    BS1.5: a hand is a set of slots, and its places are those slots in ascending order. Whatever is drawn has a higher
    slot than all that was drawn before it: it lies at the right end, and when a card leaves, the gap is closed.
    """

    __slots__ = (
        "active", "deck", "drawn", "game", "games", "hand_high", "hand_low", "held_high", "held_low", "last_standing",
        "noted", "notes", "open_high", "open_low", "pack", "phase", "points", "reason", "reasons", "scores", "starter",
        "target", "top",
    )  # fmt: skip

    def __init__(self, seats: i64, deck: Deck, last_standing: bool, games: i64, target: i64) -> None:
        self.seats = seats
        self.due = DRAW_STARTER
        self.turn = NOBODY
        self.deck: Deck = deck
        self.pack: Pack = deck.pack
        self.last_standing: bool = last_standing  # BS5.3
        self.games: i64 = games  # BS5.4
        self.target: i64 = target  # BS5.4, or NO_TARGET
        self.phase: i64 = PLAY_PHASE
        self.game: i64 = 1  # this is game 1, 2, …
        self.starter: i64 = 0  # of this game
        self.active: i64 = NOBODY  # whom the thing that is due befalls
        self.drawn: i64 = 0  # the slot of the card on top of the draw pile
        self.top: i64 = NO_CARD  # the card on top of the discard pile
        self.hand_low: vec[i64] = self.pack.nothing  # by seat, the slots of its hand: those from 0 to 54,
        self.hand_high: vec[i64] = self.pack.nothing  # and those from 55 on
        self.held_low: i64 = 0  # all hands together
        self.held_high: i64 = 0
        self.open_low: i64 = 0  # the slots of the cards that may be played
        self.open_high: i64 = 0
        self.notes: vec[i16] = self.pack.no_notes  # what all have seen of this game, in the order in which it happened
        self.noted: i64 = 0
        self.reason: i64 = EMPTIED  # why the game is ending
        self.reasons: list[int] = []  # of each game that has ended; never changed in place
        self.scores: list[list[int]] = []  # and its points, by seat
        self.points: vec[i64] = self.pack.nothing  # by seat, of the games counted so far; never changed in place

    # -- What happens by itself -------------------------------------------------------------------------

    def step(self, dealer: Dealer) -> None:
        due = self.due
        self.due = NOTHING
        if due == TAKE_TWO:
            self.take_two()
        elif due == TAKE_THREE:
            self.take_three()
        elif due == SIGHT_CARD:
            self.put_sight_card()
        elif due == END_GAME:
            self.end_game()
        elif due == TURN_UP:
            self.turn_up()
        elif due == NEXT_GAME:
            self.next_game()
        elif due == LAY_PILE:
            dealer.begin("pile")
            cards = self.deck.cards[:]
            shuffle_into(cards, self.dealt(), self.pack.size, dealer)
            self.lay_pile(cards)
        elif due == DEAL:
            dealer.begin("deal")
            cards = self.pack.cards[:]
            shuffle_into(cards, 0, self.dealt(), dealer)
            self.deal(cards)
        else:
            dealer.begin("first")
            self.draw_starter(dealer.below(self.seats))

    # -- 1 The deal -------------------------------------------------------------------------------------

    def draw_starter(self, seat: i64) -> None:
        """BS1.6: drawn at random for the first game."""
        self.starter = seat
        self.due = DEAL

    def dealt(self) -> i64:
        """BS1.5: how many cards are dealt in all."""
        return HAND * self.seats

    def deal(self, cards: vec[i64]) -> None:
        """BS1.5: seven of these cards to each seat, from the first one on."""
        self.deck = Deck(self.pack, cards)
        self.notes = self.pack.no_notes[:]
        self.hand_low = self.pack.nothing[:]
        self.hand_high = self.pack.nothing[:]
        for seat in range(self.seats):
            self.draw(seat, HAND)
        self.due = LAY_PILE

    def lay_pile(self, cards: vec[i64]) -> None:
        """The rest of these cards is the draw pile, top first."""
        self.deck = Deck(self.pack, cards)
        self.due = TURN_UP

    def turn_up(self) -> None:
        """BS1.6: the top card of the draw pile; if it is a special card, the starting seat is under its effect."""
        self.lay_down(self.drawn)
        self.drawn += 1
        if is_special(self.top):
            self.fall_on(self.starter)
        else:
            self.begin_play(self.starter)

    # -- The cards move ---------------------------------------------------------------------------------

    def draw(self, seat: i64, number: i64) -> bool:
        """BS1.5: cards go to the right end of the hand, in the order drawn; BS5.2: false if the pile did not last."""
        while number > 0 and self.drawn < self.pack.size:
            if self.drawn < HALF:
                card = bit(self.drawn)
                self.hand_low[seat] |= card
                self.held_low |= card
            else:
                card = bit(self.drawn - HALF)
                self.hand_high[seat] |= card
                self.held_high |= card
            self.drawn += 1
            number -= 1
        return number == 0

    def slot_at(self, seat: i64, place: i64) -> i64:
        """The slot of the card at this place of the hand."""
        low = self.hand_low[seat]
        lower = count(low)
        if place < lower:
            return nth(low, place)
        return HALF + nth(self.hand_high[seat], place - lower)

    def hand_size(self, seat: i64) -> i64:
        return count(self.hand_low[seat]) + count(self.hand_high[seat])

    def is_out(self, seat: i64) -> bool:
        """BS5.1, BS5.3: it has no cards."""
        return self.hand_low[seat] | self.hand_high[seat] == 0

    def take_out(self, seat: i64, place: i64) -> i64:
        """BS1.5: the card at this place leaves the hand, which closes the gap; its slot."""
        slot = self.slot_at(seat, place)
        if slot < HALF:
            card = ~bit(slot)
            self.hand_low[seat] &= card
            self.held_low &= card
        else:
            card = ~bit(slot - HALF)
            self.hand_high[seat] &= card
            self.held_high &= card
        return slot

    def lay_down(self, slot: i64) -> None:
        """This card lies on top of the discard pile."""
        self.notes[self.noted] = i16(slot)
        self.noted += 1
        self.top = self.deck.cards[slot]

    def note_stuck(self, seat: i64) -> None:
        """All see that this seat finds nothing to play, and learn from it what their own hands then were not."""
        self.notes[self.noted] = i16((seat + 1) * STUCK + self.drawn)
        self.noted += 1

    def note(self, index: i64) -> i64:
        return i64(self.notes[index])

    # -- 2 What may be played ---------------------------------------------------------------------------

    def finds_card(self, seat: i64) -> bool:
        """BS2.1: among the hands of the other seats; BS2.2 to BS2.5 say which (`Deck.low_following`)."""
        low = self.held_low & ~self.hand_low[seat]
        if low != 0:
            low &= self.deck.low_following(self.top)
        high = self.held_high & ~self.hand_high[seat]
        if high != 0:
            high &= self.deck.high_following(self.top)
        self.open_low = low
        self.open_high = high
        return low | high != 0

    # -- What is offered --------------------------------------------------------------------------------

    def count(self, seat: i64) -> i64:
        if self.phase == BLIND_PHASE:
            return self.hand_size(seat)
        if self.open_high == 0:
            return count(self.open_low)
        return count(self.open_low) + count(self.open_high)

    def nth(self, seat: i64, place: i64) -> i64:
        if self.phase == BLIND_PHASE:
            return BLIND_PLAY + place
        first: i64 = PLAY
        of: i64 = 0
        while of < self.seats:
            hand = self.hand_low[of]
            choices = hand & self.open_low
            if choices != 0:
                size = count(choices)
                if place < size:
                    return first + count(hand & below_nth(choices, place))
                place -= size
            choices = self.hand_high[of] & self.open_high
            if choices != 0:
                size = count(choices)
                if place < size:
                    return first + count(hand) + count(self.hand_high[of] & below_nth(choices, place))
                place -= size
            first += PLACES
            of += 1
        return first

    def offers(self, seat: i64, choice: i64) -> bool:
        if self.phase == BLIND_PHASE:
            return BLIND_PLAY <= choice < BLIND_PLAY + self.hand_size(seat)
        if not 0 <= choice < PLACES * self.seats or choice % PLACES >= self.hand_size(choice // PLACES):
            return False
        slot = self.slot_at(choice // PLACES, choice % PLACES)
        if slot < HALF:
            return holds(self.open_low, slot)
        return holds(self.open_high, slot - HALF)

    # -- 3 A turn ---------------------------------------------------------------------------------------

    def apply(self, seat: i64, choice: i64) -> None:
        self.turn = NOBODY
        if self.phase == BLIND_PHASE:
            self.play_blind(seat, choice - BLIND_PLAY)
        else:
            self.play(seat, choice // PLACES, choice % PLACES)

    def begin_play(self, seat: i64) -> None:
        """BS3.1, BS4.3: a seat that finds a card must play; BS3.3, BS4.5: otherwise it takes two."""
        if self.finds_card(seat):
            self.ask(seat, PLAY_PHASE)
        else:
            self.note_stuck(seat)
            self.must_draw(seat, TAKE_TWO)

    def ask(self, seat: i64, phase: i64) -> None:
        self.turn = seat
        self.phase = phase

    def play(self, seat: i64, of: i64, place: i64) -> None:
        """BS2.1: a card out of another seat's hand."""
        under = self.top
        self.lay_down(self.take_out(of, place))
        if self.is_out(of) and self.goes_out():
            return
        if is_special(self.top):  # BS3.2, BS4.6
            self.fall_on(self.next_seat(seat))
        elif is_special(under):  # BS4.6: it was a free play, and the turn begins now
            self.begin_play(seat)
        elif self.pack.number[self.top] == self.pack.number[under]:  # BS3.2
            self.begin_play(self.next_seat(seat))
        elif self.finds_card(seat):  # BS3.1
            self.turn = seat
        else:  # BS3.2
            self.note_stuck(seat)
            self.begin_play(self.next_seat(seat))

    def next_seat(self, seat: i64) -> i64:
        """BS3.4: to the left; BS5.3: who is out is passed over."""
        while True:
            seat += 1
            if seat == self.seats:
                seat = 0
            if not self.is_out(seat):
                return seat

    def must_draw(self, seat: i64, what: i64) -> None:
        """What befalls this seat needs the draw pile; BS5.2: if that is empty, the game ends."""
        if self.drawn == self.pack.size:
            self.finish(PILE)
        else:
            self.active = seat
            self.due = what

    def take_two(self) -> None:
        """BS3.3: and the turn ends; BS4.5: a special card stays on top, and the free play passes to the next seat."""
        if self.draw(self.active, 2):
            self.begin_play(self.next_seat(self.active))
        else:
            self.finish(PILE)

    # -- 4 Special cards --------------------------------------------------------------------------------

    def fall_on(self, seat: i64) -> None:
        """The effect of the special card on top falls on this seat."""
        kind = self.pack.kind[self.top]
        if kind == BLIND:  # BS4.1
            self.ask(seat, BLIND_PHASE)
        elif kind == SIGHT:  # BS4.2
            self.must_draw(seat, SIGHT_CARD)
        elif kind == DILEMMA:  # BS4.3: on a special card every other colour may be played
            self.begin_play(seat)
        else:  # BS4.4
            self.must_draw(seat, TAKE_THREE)

    def play_blind(self, seat: i64, place: i64) -> None:
        """BS4.1: a card out of its own hand, whatever it is; BS5.3: a seat that goes out by it has no turn."""
        self.lay_down(self.take_out(seat, place))
        if self.is_out(seat):
            if self.goes_out():
                return
            seat = self.next_seat(seat)
            if is_special(self.top):
                self.fall_on(seat)
            else:
                self.begin_play(seat)
        else:
            self.follow_top(seat)

    def put_sight_card(self) -> None:
        """BS4.2: the top card of the draw pile, whatever it is."""
        self.lay_down(self.drawn)
        self.drawn += 1
        self.follow_top(self.active)

    def take_three(self) -> None:
        """BS4.4: and its turn is over; the seat after it has a free play."""
        if self.draw(self.active, 3):
            self.begin_play(self.next_seat(self.active))
        else:
            self.finish(PILE)

    def follow_top(self, seat: i64) -> None:
        """BS4.6: a number card is what this seat's turn begins on; after a special card its turn is over."""
        if is_special(self.top):
            self.fall_on(self.next_seat(seat))
        else:
            self.begin_play(seat)

    # -- 5 End ------------------------------------------------------------------------------------------

    def goes_out(self) -> bool:
        """A seat has no card left: does that end the game? BS5.1: yes; BS5.3: if one seat alone has cards."""
        if not self.last_standing:
            self.finish(EMPTIED)
            return True
        standing: i64 = 0
        for seat in range(self.seats):
            if not self.is_out(seat):
                standing += 1
        if standing > 1:
            return False
        self.finish(LAST_STANDING)
        return True

    def finish(self, reason: i64) -> None:
        """BS5.1 to BS5.3: the game ends there and then."""
        self.reason = reason
        self.due = END_GAME

    def end_game(self) -> None:
        """BS5.4: the hands left are laid open and counted."""
        gained: list[int] = []
        totals = self.points[:]
        for seat in range(self.seats):
            points = self.hand_points(seat)
            totals[seat] += points
            gained.append(points)
        self.points = totals
        self.scores = [*self.scores, gained]
        self.reasons = [*self.reasons, self.reason]
        if not self.is_last_game():
            self.due = NEXT_GAME

    def next_game(self) -> None:
        """BS5.4: all cards are gathered in; the seat left of the one that started the last game starts this one."""
        self.drawn = 0
        self.top = NO_CARD
        self.noted = 0
        self.hand_low = self.pack.nothing
        self.hand_high = self.pack.nothing
        self.held_low = 0
        self.held_high = 0
        self.game += 1
        self.starter += 1
        if self.starter == self.seats:
            self.starter = 0
        self.due = DEAL

    def lies_open(self) -> bool:
        """The hands left have been counted, for all to see, and not been gathered in yet."""
        return self.due == NEXT_GAME or self.over()

    def hand_points(self, seat: i64) -> i64:
        return hand_points(self.deck, self.hand_low[seat], self.hand_high[seat])

    def is_last_game(self) -> bool:
        """BS5.4: after so many games, or when a total has reached the target."""
        if self.target == NO_TARGET:
            return self.game == self.games
        return highest_of(self.points, self.seats) >= self.target

    def total(self, seat: i64) -> i64:
        return self.points[seat]

    def merit(self, seat: i64) -> i64:
        """BS5.4: few points are good, with `last_standing` many."""
        if self.last_standing:
            return self.points[seat]
        return -self.points[seat]

    def chapter(self) -> i64:
        return self.game

    def winners(self) -> i64:
        """BS5.4: the lowest total wins, with `last_standing` the highest; ties share (BS5.2).

        In a single game that is who has no card (BS5.1), or who alone has cards (BS5.3), or the lowest or highest hand.
        """
        return self.best_seats()

    # -- Copies -----------------------------------------------------------------------------------------

    def clone(self) -> SightTable:
        twin = SightTable(self.seats, self.deck, self.last_standing, self.games, self.target)
        twin.due = self.due
        twin.turn = self.turn
        twin.phase = self.phase
        twin.game = self.game
        twin.starter = self.starter
        twin.active = self.active
        twin.drawn = self.drawn
        twin.top = self.top
        twin.hand_low = self.hand_low[:]
        twin.hand_high = self.hand_high[:]
        twin.points = self.points
        twin.held_low = self.held_low
        twin.held_high = self.held_high
        twin.open_low = self.open_low
        twin.open_high = self.open_high
        twin.notes = self.notes[:]
        twin.noted = self.noted
        twin.reason = self.reason
        twin.reasons = self.reasons
        twin.scores = self.scores
        return twin
