"""The players that think: by rules of thumb, or ahead."""

from __future__ import annotations

import time

from hoodwink.bots import Decision
from hoodwink.bots.search import Search
from hoodwink.table.dealer import Dealer
from hoodwink.table.errors import HoodwinkError

EXPLORATION = 0.5
CHUNK = 16  # iterations between two looks at the clock


class HousePlayer:
    """Plays at once, by the rules of thumb of the game's own house player."""

    def __init__(self, stream: Dealer) -> None:
        self.stream = stream

    def choose(self, decision: Decision) -> int:
        house = decision.title.house
        if house is None:
            raise HoodwinkError(f"nobody has written a house player for {decision.title.name} yet")
        world = decision.world(self.stream)
        return decision.number(world, house.choose(world, decision.seat, self.stream))


class SearchPlayer:
    """Thinks ahead, in worlds that fit what the seat has seen, for a number of iterations or a time."""

    def __init__(self, stream: Dealer, iterations: int | None = None, seconds: float = 0.0) -> None:
        self.stream = stream
        self.iterations = iterations
        self.seconds = seconds

    def choose(self, decision: Decision) -> int:
        if decision.offered == 1:
            return 0
        world = decision.world(self.stream)
        title = decision.title
        search = Search(world, decision.seat, title.worlds, title.house, self.stream, EXPLORATION)
        if self.iterations is not None:
            search.think(self.iterations)
        else:
            until = time.perf_counter() + self.seconds
            while time.perf_counter() < until:
                search.think(CHUNK)
        return decision.number(world, search.best())
