"""What every game's table is to the rest of the house: a position that can be played on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from hoodwink.table.cards import bit
from hoodwink.table.dealer import Dealer

NOBODY: Final = -1
NOTHING: Final = 0


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Table:
    """The whole truth of one position, as plain data, and the rules that move it on.

    A table is always in one of three states:
    - something is *due*: it happens by itself (a deal, a trick that is taken, the scoring), by `step`;
    - a seat must choose: `turn` names it (of several that decide at once, the lowest), `apply` carries it out;
    - the game is over: nothing is due and `turn` is NOBODY.

    Choices have flat numbers that mean the same throughout a game. `count` and `nth` list those offered.
    """

    __slots__ = ("due", "seats", "turn")

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.due: i64 = NOTHING  # which thing happens next by itself; each game numbers its own from 1
        self.turn: i64 = NOBODY  # who must choose

    # -- What every game says ---------------------------------------------------------------------------

    def count(self, seat: i64) -> i64:
        """How many choices this deciding seat is offered."""
        raise NotImplementedError

    def nth(self, seat: i64, place: i64) -> i64:
        """The flat number of the offered choice at that place of the list, in ascending order."""
        raise NotImplementedError

    def offers(self, seat: i64, choice: i64) -> bool:
        """Whether this flat number is among the choices offered to this deciding seat."""
        raise NotImplementedError

    def apply(self, seat: i64, choice: i64) -> None:
        """Carry out an offered choice. What follows from it by itself is then due."""
        raise NotImplementedError

    def step(self, dealer: Dealer) -> None:
        """Let the one thing happen that is due."""
        raise NotImplementedError

    def clone(self) -> Table:
        raise NotImplementedError

    def total(self, seat: i64) -> i64:
        """The seat's points so far; when the game is over, its total."""
        raise NotImplementedError

    def winners(self) -> i64:
        """The set of seats that have won, when the game is over."""
        raise NotImplementedError

    # -- What some games say ----------------------------------------------------------------------------

    def merit(self, seat: i64) -> i64:
        """How well the seat stands, more being better: its total, where the highest total wins."""
        return self.total(seat)

    def chapter(self) -> i64:
        """Which of its hands or rounds the game is in, where it has several that begin afresh: whoever thinks ahead
        thinks to the end of one."""
        return 0

    def is_secret(self, seat: i64) -> bool:
        """Whether what this deciding seat chooses now is seen by itself alone."""
        return False

    # -- What follows for all ---------------------------------------------------------------------------

    def deciders(self) -> i64:
        """The set of seats that must choose now. Games with decisions at once say more."""
        if self.turn < 0:
            return 0
        return bit(self.turn)

    def over(self) -> bool:
        return self.turn < 0 and self.due == 0

    def best_seats(self) -> i64:
        """The seats that stand best, all of those that stand alike."""
        best = self.merit(0)
        seats: i64 = 1
        for seat in range(1, self.seats):
            merit = self.merit(seat)
            if merit > best:
                best = merit
                seats = bit(seat)
            elif merit == best:
                seats |= bit(seat)
        return seats

    def settle(self, dealer: Dealer) -> None:
        """Everything that happens by itself, until somebody must choose or the game is over."""
        while self.due != 0:
            self.step(dealer)

    def choose(self, place: i64, dealer: Dealer) -> None:
        """The seat whose turn it is takes the choice at that place of its list; then all that follows."""
        seat = self.turn
        self.apply(seat, self.nth(seat, place))
        while self.due != 0:
            self.step(dealer)


def play_out(table: Table, dealer: Dealer) -> i64:
    """Random choices to the end of the game; how many there were."""
    choices: i64 = 0
    while table.due != 0:
        table.step(dealer)
    while table.turn >= 0:
        seat = table.turn
        table.apply(seat, table.nth(seat, dealer.below(table.count(seat))))
        choices += 1
        while table.due != 0:
            table.step(dealer)
    return choices
