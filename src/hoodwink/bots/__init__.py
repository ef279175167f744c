"""Players for any game. A player is told a decision, and never sees the table it is made at."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Protocol

from hoodwink.table.base import Table
from hoodwink.table.dealer import Dealer
from hoodwink.table.errors import HoodwinkError
from hoodwink.table.game import Game
from hoodwink.table.options import Json, shown
from hoodwink.table.title import Title


class Decision:
    """What a player is asked: the seat it plays, and how many choices that seat is offered.

    The rest is told when it asks for it; players that need no view cost none.
    """

    __slots__ = ("_game", "offered", "seat")

    def __init__(self, game: Game, seat: int, offered: int) -> None:
        self._game = game
        self.seat = seat
        self.offered = offered

    @property
    def title(self) -> Title:
        return self._game.title

    def view(self) -> Json:
        """Everything the seat has seen."""
        return self._game.view(self.seat)

    def choices(self) -> list[Json]:
        """What is offered, as records write it, in the order of their numbers."""
        return [choice.data for choice in self._game.choices(self.seat)]

    def world(self, dealer: Dealer) -> Table:
        """A table that the seat cannot tell from the true one: what it knows, in the form in which games are thought
        through. The same for all games that look the same to the seat."""
        world = self._game.table.clone()
        self._game.title.worlds.redeal(world, self.seat, dealer)
        return world

    def number(self, world: Table, flat: int) -> int:
        """The number of a choice that has this flat number, which means the same in every world."""
        return next(place for place in range(self.offered) if world.nth(self.seat, place) == flat)


class Player(Protocol):
    """Anybody who can be asked."""

    def choose(self, decision: Decision) -> int:
        """The number of the choice taken, from 0 up to, not including, `decision.offered`."""


def random_player(stream: Dealer, level: str) -> Player:
    from hoodwink.bots.random import RandomPlayer

    return RandomPlayer(stream)


def house_player(stream: Dealer, level: str) -> Player:
    from hoodwink.bots.thinking import HousePlayer

    return HousePlayer(stream)


def search_player(stream: Dealer, level: str) -> Player:
    from hoodwink.bots.thinking import SearchPlayer

    match = re.fullmatch(r"([1-9][0-9]{0,8})(it|ms)", level or "50ms")
    if match is None:
        raise HoodwinkError(
            f"search thinks for a time or a number of iterations: search:50ms, search:2000it, not {shown(level)}"
        )
    number = int(match[1])
    return SearchPlayer(stream, iterations=number) if match[2] == "it" else SearchPlayer(stream, seconds=number / 1000)


# Each is made with the stream of random numbers that it may use, and with what stands behind the colon of its name.
PLAYERS: dict[str, Callable[[Dealer, str], Player]] = {
    "random": random_player,
    "house": house_player,
    "search": search_player,
}


def player(name: str, stream: Dealer) -> Player:
    """A new player of that kind: `random`, `house`, `search:50ms`."""
    kind, _, level = name.partition(":")
    if kind not in PLAYERS or (level and kind != "search"):
        raise HoodwinkError(f"there is no bot {shown(name)}; there are: random, house, search:50ms, search:2000it")
    return PLAYERS[kind](stream, level)
