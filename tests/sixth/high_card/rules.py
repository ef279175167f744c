"""High Card, clause by clause."""

from __future__ import annotations

from hoodwink.table.base import NOBODY, NOTHING, Table
from hoodwink.table.cards import below, bit, count, holds, nth
from hoodwink.table.dealer import Dealer

CARDS = 12
HAND = 3
DEAL, SHOW, SCORE = 1, 2, 3
NONE = -1


class HighCardTable(Table):
    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.due = DEAL
        self.hands = [0] * seats
        self.chosen = [NONE] * seats
        self.shown = False
        self.points = [0] * seats
        self.gone = 0

    def step(self, dealer: Dealer) -> None:
        if self.due == DEAL:
            dealer.begin("deal")
            deck = below(CARDS)
            hands = []
            for _ in self.hands:
                hands.append(dealer.sample(deck, HAND))
                deck &= ~hands[-1]
            self.deal(hands)
        elif self.due == SHOW:
            self.shown = True
            self.due = SCORE
        else:
            self.score_round()

    def deal(self, hands: list[int]) -> None:
        """HC1.1"""
        self.hands = list(hands)
        self.due = NOTHING
        self.turn = 0

    def deciders(self) -> int:
        """HC2.1: all at once."""
        if self.turn < 0:
            return 0
        return sum(bit(seat) for seat, card in enumerate(self.chosen) if card == NONE)

    def count(self, seat: int) -> int:
        return count(self.hands[seat])

    def nth(self, seat: int, place: int) -> int:
        return nth(self.hands[seat], place)

    def offers(self, seat: int, choice: int) -> bool:
        return holds(self.hands[seat], choice)

    def apply(self, seat: int, choice: int) -> None:
        """HC2.1: a card is laid down, its back up."""
        self.chosen[seat] = choice
        self.hands[seat] &= ~bit(choice)
        self.turn = self.chosen.index(NONE) if NONE in self.chosen else NOBODY
        if self.turn == NOBODY:
            self.due = SHOW

    def score_round(self) -> None:
        """HC2.2: the highest card scores; HC3.1: three rounds."""
        self.points[self.chosen.index(max(self.chosen))] += 1
        for card in self.chosen:
            self.gone |= bit(card)
        self.chosen = [NONE] * len(self.chosen)
        self.shown = False
        self.due = NOTHING
        self.turn = 0 if self.hands[0] else NOBODY

    def total(self, seat: int) -> int:
        return self.points[seat]

    def winners(self) -> int:
        """HC3.1: the most points, ties share."""
        return sum(bit(seat) for seat, points in enumerate(self.points) if points == max(self.points))

    def clone(self) -> HighCardTable:
        twin = HighCardTable(self.seats)
        twin.due, twin.turn, twin.shown, twin.gone = self.due, self.turn, self.shown, self.gone
        twin.hands, twin.chosen, twin.points = list(self.hands), list(self.chosen), list(self.points)
        return twin

    def hidden(self, seat: int) -> int:
        """The cards that this seat has not seen."""
        chosen = sum(
            bit(card) for other, card in enumerate(self.chosen) if card != NONE and (self.shown or other == seat)
        )
        return below(CARDS) & ~(self.hands[seat] | self.gone | chosen)
