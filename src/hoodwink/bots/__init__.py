"""Players for any game. A player is told a decision, and never sees a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from hoodwink.bots.random import RandomPlayer
from hoodwink.table.dealer import Dealer
from hoodwink.table.errors import HoodwinkError
from hoodwink.table.game import Game
from hoodwink.table.options import Json, shown


class Decision:
    """What a player is asked: the seat it plays, and how many choices that seat is offered.

    The rest is told when it asks for it; players that need no view cost none.
    """

    __slots__ = ("_game", "offered", "seat")

    def __init__(self, game: Game, seat: int, offered: int) -> None:
        self._game = game
        self.seat = seat
        self.offered = offered

    def view(self) -> Json:
        """Everything the seat has seen."""
        return self._game.view(self.seat)

    def choices(self) -> list[Json]:
        """What is offered, as records write it, in the order of their numbers."""
        return [choice.data for choice in self._game.choices(self.seat)]


class Player(Protocol):
    """Anybody who can be asked."""

    def choose(self, decision: Decision) -> int:
        """The number of the choice taken, from 0 up to, not including, `decision.offered`."""


# Each made with the stream of random numbers that it may use.
PLAYERS: dict[str, Callable[[Dealer], Player]] = {"random": RandomPlayer}


def player(name: str, stream: Dealer) -> Player:
    """A new player of that kind."""
    if name not in PLAYERS:
        raise HoodwinkError(f"there is no bot {shown(name)}; there are: {', '.join(sorted(PLAYERS))}")
    return PLAYERS[name](stream)
