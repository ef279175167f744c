"""Blind Chicken Extreme, clause by clause. Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from hoodwink.games.blind_chicken.cards import (
    NO_CARD,
    NUMBER_CARDS,
    REWARD_CARDS,
    REWARDS,
    SOW,
    SUPPLY,
    Seat,
    hand_size,
    left_out,
    penalty_for,
    shows_worse_side,
    sow_takes,
)
from hoodwink.games.blind_chicken.scoring import (
    FIRST_STRIKE,
    NO_BENEFIT,
    freed,
    game_points,
    strikes_offered,
    useful_benefits,
)
from hoodwink.table.base import NOBODY, NOTHING, Table
from hoodwink.table.cards import below, bit, count, highest, holds, lowest, nth
from hoodwink.table.dealer import Dealer

# Flat numbers of the choices.
PLACE: Final = 0  # + card
PLAY: Final = 50  # 50: the leftmost card, 51: the rightmost
PLAY_ANY: Final = 52  # + position among the cards still in hand
REWARD: Final = 64  # + reward card: face-down, any-card, choose-leader
LEADER: Final = 67  # + seat
BENEFIT: Final = 72  # 72: none, 73: chickens, 74: penalties
STRIKE: Final = 75  # + game
CHOICES: Final = 95

LEFT_END: Final = 0
RIGHT_END: Final = 1

# The rewards, and the advantage that each brings to the next trick.
FACE_DOWN_LEAD: Final = 0
ANY_CARD: Final = 1
CHOOSE_LEADER: Final = 2
NO_ADVANTAGE: Final = -1

# What happens by itself.
DRAW_DEALER: Final = 1
DEAL: Final = 2
STAND_HANDS: Final = 3
TURN_UP: Final = 4
TAKE_TRICK: Final = 5
SCORE: Final = 6

# What is asked.
SORT_PHASE: Final = 0
PLAY_PHASE: Final = 1
REWARD_PHASE: Final = 2
LEADER_PHASE: Final = 3
BENEFIT_PHASE: Final = 4

NONE_YET: Final[list[list[int]]] = []  # lists that are never changed in place


@mypyc_attr(acyclic=True)
class ChickenTable(Table):
    """A whole session of several games."""

    __slots__ = (
        "advantage", "benefit", "chickens", "dealer", "down", "game", "games", "last_taken", "leader", "phase", "pigs",
        "scores", "sides", "strikes", "supply", "symbols", "taker", "trick", "tricks", "turned",
    )  # fmt: skip

    def __init__(self, seats: i64, games: i64, chickens: i64, pigs: i64, symbols: i64) -> None:
        self.seats = seats
        self.due = DRAW_DEALER
        self.turn = NOBODY
        self.games: i64 = games  # BC1.4
        self.chickens: i64 = chickens  # BC1.2: the cards that bear a chicken,
        self.pigs: i64 = pigs  # a pig,
        self.symbols: i64 = symbols  # the face-down symbol
        self.phase: i64 = SORT_PHASE
        self.game: i64 = 0  # this is game 0, 1, …
        self.dealer: i64 = 0
        self.leader: i64 = 0
        self.tricks: i64 = 0  # complete ones
        self.trick: i64 = 0  # the cards of the trick on the table
        self.down: i64 = 0  # BC3.2: the seats whose card of this trick lies face down
        self.advantage: i64 = NO_ADVANTAGE  # BC4.6: of the trick that is led now
        self.taker: i64 = NOBODY  # of the trick before
        self.last_taken: i64 = 0  # BC5.2: the cards of that trick, and the penalty it brought
        self.supply: i64 = SUPPLY  # BC1.5: penalty and reward cards in the middle
        self.turned: i64 = 0  # BC1.5: penalty cards that show their worse side
        self.benefit: i64 = NO_BENEFIT  # BC5.2
        self.scores: list[list[int]] = NONE_YET  # of each game, by seat
        self.strikes: list[list[int]] = NONE_YET  # BC5.2: seat and game, in the order struck
        self.sides: list[Seat] = [Seat() for _ in range(seats)]

    def size(self) -> i64:
        """BC1.3: how many cards each seat is dealt, and how many tricks there are."""
        return hand_size(self.seats)

    # -- 1 Cards and length -----------------------------------------------------------------------------

    def step(self, dealer: Dealer) -> None:
        if self.due == TAKE_TRICK:
            self.take_trick()
        elif self.due == TURN_UP:
            self.turn_up()
        elif self.due == STAND_HANDS:
            self.open_play()
        elif self.due == DEAL:
            dealer.begin("deal")
            deck = NUMBER_CARDS & ~left_out(self.seats)
            size = self.size()
            for side in self.sides:
                side.unsorted = dealer.sample(deck, size)
                deck &= ~side.unsorted
            self.open_sorting()
        elif self.due == DRAW_DEALER:
            dealer.begin("dealer")
            self.seat_dealer(dealer.below(self.seats))
        else:
            self.score_game()

    def seat_dealer(self, seat: i64) -> None:
        """BC1.4: the first dealer."""
        self.dealer = seat
        self.due = DEAL

    def open_sorting(self) -> None:
        """BC1.4: what the last game left has gone back, everyone has a hand; BC2.1: all sort at once."""
        self.due = NOTHING
        self.phase = SORT_PHASE
        self.tricks = 0
        self.taker = NOBODY
        self.last_taken = 0
        self.supply = SUPPLY
        self.turned = 0
        self.benefit = NO_BENEFIT
        for side in self.sides:
            side.clear_row()
            side.pile = 0
        self.turn = 0

    # -- What is offered --------------------------------------------------------------------------------

    def legal(self, seat: i64) -> i64:
        """The offered choices as a set, counted from the first flat number of their kind."""
        if self.phase == PLAY_PHASE:
            return self.playable(seat)
        if self.phase == SORT_PHASE:
            return self.sides[seat].unsorted
        if self.phase == REWARD_PHASE:
            return (self.supply & REWARD_CARDS) >> REWARDS  # BC4.2: those that are left
        if self.phase == LEADER_PHASE:
            return below(self.seats)  # BC4.5: itself included
        return self.benefits()

    def first(self, seat: i64) -> i64:
        if self.phase == PLAY_PHASE:
            if self.leads_any_card(seat):
                return PLAY_ANY
            return PLAY
        if self.phase == SORT_PHASE:
            return PLACE
        if self.phase == REWARD_PHASE:
            return REWARD
        if self.phase == LEADER_PHASE:
            return LEADER
        return BENEFIT

    def playable(self, seat: i64) -> i64:
        """BC3.1: one of the two ends, which are one when one card is left; BC4.4: or any position."""
        held = self.sides[seat].held
        if self.leads_any_card(seat):
            return below(count(held))
        if held & (held - 1) == 0:
            return bit(LEFT_END)
        return bit(LEFT_END) | bit(RIGHT_END)

    def leads_any_card(self, seat: i64) -> bool:
        """BC4.4: this seat is about to lead under `any-card`."""
        return self.advantage == ANY_CARD and seat == self.leader

    def count(self, seat: i64) -> i64:
        return count(self.legal(seat))

    def nth(self, seat: i64, place: i64) -> i64:
        return self.first(seat) + nth(self.legal(seat), place)

    def offers(self, seat: i64, choice: i64) -> bool:
        local = choice - self.first(seat)
        return 0 <= local < 60 and holds(self.legal(seat), local)

    def deciders(self) -> i64:
        """BC2.1: all seats sort at once."""
        if self.turn < 0:
            return 0
        if self.phase != SORT_PHASE:
            return bit(self.turn)
        sorting: i64 = 0
        for seat in range(self.seats):
            if self.sides[seat].unsorted != 0:
                sorting |= bit(seat)
        return sorting

    # -- What is chosen ---------------------------------------------------------------------------------

    def apply(self, seat: i64, choice: i64) -> None:
        if self.phase == PLAY_PHASE:
            self.play(seat, self.place_of(seat, choice))
        elif self.phase == SORT_PHASE:
            self.place_card(seat, choice - PLACE)
        elif self.phase == REWARD_PHASE:
            self.choose_reward(choice - REWARD)
        elif self.phase == LEADER_PHASE:
            self.lead_next(choice - LEADER)
        else:
            self.choose_benefit(choice - BENEFIT)

    # -- 2 Sorting --------------------------------------------------------------------------------------

    def place_card(self, seat: i64, card: i64) -> None:
        """BC2.1: the next card of the row, from left to right, seen by the owner only."""
        side = self.sides[seat]
        side.unsorted &= ~bit(card)
        side.put(highest(side.held) + 1, card)
        if side.unsorted == 0:
            self.wait_for_rows()

    def wait_for_rows(self) -> None:
        """BC2.1: nobody plays before everyone has sorted."""
        self.turn = 0
        while self.turn < self.seats and self.sides[self.turn].unsorted == 0:
            self.turn += 1
        if self.turn == self.seats:
            self.turn = NOBODY
            self.due = STAND_HANDS

    def open_play(self) -> None:
        """BC2.1: from now on the order is fixed; BC1.4: the seat left of the dealer starts."""
        self.open_trick(self.left_of(self.dealer))

    # -- 3 Tricks ---------------------------------------------------------------------------------------

    def left_of(self, seat: i64) -> i64:
        if seat + 1 == self.seats:
            return 0
        return seat + 1

    def open_trick(self, leader: i64) -> None:
        self.due = NOTHING
        self.phase = PLAY_PHASE
        self.leader = leader
        self.turn = leader

    def place_of(self, seat: i64, choice: i64) -> i64:
        """BC3.1, BC4.4: where in the row the chosen card stands."""
        held = self.sides[seat].held
        if choice == PLAY + LEFT_END:
            return lowest(held)
        if choice == PLAY + RIGHT_END:
            return highest(held)
        return nth(held, choice - PLAY_ANY)

    def play(self, seat: i64, place: i64) -> None:
        """BC3.1: one card from its place, which is seen by all; BC3.2: the last one always lies face up."""
        side = self.sides[seat]
        card = side.card_at(place)
        side.held &= ~bit(place)
        side.played = card
        self.trick |= bit(card)
        self.turn = self.left_of(seat)
        if self.turn == self.leader:
            self.turn = NOBODY
            self.due = TAKE_TRICK
            if self.down != 0:
                self.due = TURN_UP
        elif holds(self.symbols, card) or self.is_face_down_lead(seat):
            self.down |= bit(seat)

    def is_face_down_lead(self, seat: i64) -> bool:
        """BC4.3: this seat leads, or has led, a card that shows nothing, not even a symbol."""
        return self.advantage == FACE_DOWN_LEAD and seat == self.leader

    def turn_up(self) -> None:
        """BC3.2: the trick lies open to all."""
        self.down = 0
        self.due = TAKE_TRICK

    def take_trick(self) -> None:
        """BC3.3: its taker leads the next one; BC4.1: chickens cost; BC4.2: a pig brings a reward."""
        taker = self.trick_taker()
        self.taker = taker
        self.tricks += 1
        self.last_taken = self.trick | self.take_penalty(count(self.trick & self.chickens))
        self.sides[taker].pile |= self.last_taken
        self.trick = 0
        self.advantage = NO_ADVANTAGE
        for side in self.sides:
            side.played = NO_CARD
        if self.earns_reward():
            self.due = NOTHING
            self.phase = REWARD_PHASE
            self.turn = taker
        else:
            self.lead_next(taker)

    def trick_taker(self) -> i64:
        """BC3.3, BC6.1: the highest number; BC3.4: in the last trick the 0, if the 49 is there too."""
        card = highest(self.trick)
        if self.tricks + 1 == self.size() and sow_takes(self.trick):
            card = SOW
        taker: i64 = 0
        while self.sides[taker].played != card:
            taker += 1
        return taker

    # -- 4 Penalties and rewards ------------------------------------------------------------------------

    def take_penalty(self, chickens: i64) -> i64:
        """BC4.1, BC6.2: the penalty card for this number of chickens, out of the supply."""
        card = penalty_for(chickens, self.supply)
        self.supply &= ~card
        if shows_worse_side(chickens):
            self.turned |= card
        return card

    def earns_reward(self) -> bool:
        """BC4.2: exactly one pig in the trick that was taken. The sow is no pig."""
        pigs = self.last_taken & self.pigs
        return pigs != 0 and pigs & (pigs - 1) == 0

    def choose_reward(self, reward: i64) -> None:
        """BC4.2: the card is the taker's; BC4.6: its advantage is good for the very next trick."""
        card = bit(REWARDS + reward)
        self.supply &= ~card
        self.sides[self.taker].pile |= card
        self.advantage = reward
        if reward == CHOOSE_LEADER and self.tricks < self.size():
            self.phase = LEADER_PHASE  # BC4.5
        else:
            self.lead_next(self.taker)

    def lead_next(self, leader: i64) -> None:
        """BC3.3, BC4.5: the next trick, if there is one."""
        if self.tricks < self.size():
            self.open_trick(leader)
        else:
            self.close_game()

    # -- 5 Scoring a game -------------------------------------------------------------------------------

    def close_game(self) -> None:
        """BC4.6: an advantage lapses; BC5.2: the last taker chooses a benefit, BC5.3: if there is one."""
        self.advantage = NO_ADVANTAGE
        if self.benefits() != bit(NO_BENEFIT):
            self.due = NOTHING
            self.phase = BENEFIT_PHASE
            self.turn = self.taker
        else:
            self.turn = NOBODY
            self.due = SCORE

    def benefits(self) -> i64:
        """BC5.3: (a) and (b) where they change the points, (c) for each result that stands, or none."""
        side = self.sides[self.taker]
        benefits = useful_benefits(side.pile & ~self.last_taken, self.chickens)
        if sow_takes(self.last_taken):
            benefits |= strikes_offered(self.game, side.struck)
        return benefits

    def choose_benefit(self, benefit: i64) -> None:
        """BC5.2: (c) strikes at once, (a) and (b) count in scoring."""
        if benefit >= FIRST_STRIKE:
            self.strike(self.taker, benefit - FIRST_STRIKE)
        self.benefit = benefit
        self.turn = NOBODY
        self.due = SCORE

    def strike(self, seat: i64, game: i64) -> None:
        """BC5.2: (c) the result of an earlier game counts 0."""
        side = self.sides[seat]
        side.struck |= bit(game)
        side.points -= self.scores[game][seat]
        self.strikes = [*self.strikes, [seat, game]]

    def score_game(self) -> None:
        """BC5.1: every seat's points of this game; BC1.4: then the next deal, by the seat to the left."""
        points: list[int] = []
        for seat in range(self.seats):
            gained = self.points_of(seat)
            self.sides[seat].points += gained
            points.append(gained)
        self.scores = [*self.scores, points]
        self.game += 1
        if self.game == self.games:
            self.due = NOTHING
        else:
            self.dealer = self.left_of(self.dealer)
            self.due = DEAL

    def points_of(self, seat: i64) -> i64:
        """BC5.1, and the benefit of BC5.2 for the taker of the last trick."""
        pile = self.sides[seat].pile
        free: i64 = 0
        if seat == self.taker:
            free = freed(self.benefit, pile & ~self.last_taken, self.chickens)
        return game_points(pile, free, self.chickens, self.turned)

    def total(self, seat: i64) -> i64:
        return self.sides[seat].points

    def chapter(self) -> i64:
        return self.game

    def is_secret(self, seat: i64) -> bool:
        """BC2.1"""
        return self.phase == SORT_PHASE

    def winners(self) -> i64:
        """BC5.4: the highest total wins; ties share."""
        return self.best_seats()

    # -- Copies -----------------------------------------------------------------------------------------

    def clone(self) -> ChickenTable:
        twin = ChickenTable(0, self.games, self.chickens, self.pigs, self.symbols)
        twin.seats = self.seats
        twin.sides = [side.clone() for side in self.sides]
        twin.due = self.due
        twin.turn = self.turn
        twin.phase = self.phase
        twin.game = self.game
        twin.dealer = self.dealer
        twin.leader = self.leader
        twin.tricks = self.tricks
        twin.trick = self.trick
        twin.down = self.down
        twin.advantage = self.advantage
        twin.taker = self.taker
        twin.last_taken = self.last_taken
        twin.supply = self.supply
        twin.turned = self.turned
        twin.benefit = self.benefit
        twin.scores = self.scores
        twin.strikes = self.strikes
        return twin
