"""How fast a game is played here. Each figure is the median of rounds, in processor time, on one core.

compiled      Decisions a second in random play of whole games inside compiled code, deal included.
from python   Whole games driven from interpreted Python, choice by choice: `count` and `choose`.
game          The same through the public Game: `deciders`, `choices`, `choose`. No views, no events.
clones        Copies of a table in the middle of a game, made by compiled code; and the same from Python.
worlds        Copies of it, each with everything dealt anew that the seat to choose does not know.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass

from hoodwink.arena import loops
from hoodwink.shelf import find
from hoodwink.table.base import Table
from hoodwink.table.dealer import Dealer
from hoodwink.table.game import Game
from hoodwink.table.options import Json
from hoodwink.table.title import Title

SEATS = 4  # or the nearest number that can play
ROUNDS = 5
SEED = 1


@dataclass(frozen=True)
class Figures:
    game: str
    seats: int
    options: Json
    position: str  # where copies and worlds are made
    decisions_a_game: float
    compiled: float
    from_python: float
    through_game: float
    clones: float
    clones_from_python: float
    worlds: float


def measure(name: str, seconds: float = 1.0) -> Figures:
    """The figures of one game with its usual options; each takes about so long."""
    title = find(name)
    seats = min(max(SEATS, title.fewest), title.most)
    options = title.settle_options(seats, {})
    opening = title.table(seats, options, None)
    dealer = Dealer(SEED)
    table, made, length = middle(opening)
    played = [0, 0]  # games, and choices in them

    def compiled(times: int) -> int:
        choices = loops.play_outs(opening, times, dealer)
        played[0] += times
        played[1] += choices
        return choices

    def from_python(times: int) -> int:
        return sum(play_from_python(opening, dealer) for _ in range(times))

    def through_game(times: int) -> int:
        return sum(play_through_game(title, seats, options, dealer) for _ in range(times))

    def clones(times: int) -> int:
        loops.clones(table, times)
        return times

    def clones_from_python(times: int) -> int:
        copy = table.clone
        for _ in range(times):
            copy()
        return times

    def worlds(times: int) -> int:
        loops.redeals(title.worlds, table, table.turn, times, dealer)
        return times

    works = [compiled, from_python, through_game, clones, clones_from_python, worlds]
    timers = [Timer(work, seconds / ROUNDS) for work in works]
    for _ in range(ROUNDS):
        for timer in timers:
            timer.run()
    position = f"{seats} seats, game {SEED}, after {made} of {length} random choices, by the seat to choose"
    rates = [timer.rate() for timer in timers]
    return Figures(name, seats, options, position, played[1] / played[0], *rates)


class Timer:
    """Times one kind of work in rounds of about so many seconds."""

    def __init__(self, work: Callable[[int], int], seconds: float) -> None:
        self.work = work
        self.rates: list[float] = []
        self.times = 1
        # Doubled until it takes long enough to be timed; that also warms it up.
        while (spent := self.timed()[1]) < seconds / 4:
            self.times *= 2
        self.times = max(1, round(self.times * seconds / spent))

    def timed(self) -> tuple[int, float]:
        begun = time.process_time()
        done = self.work(self.times)
        return done, time.process_time() - begun

    def run(self) -> None:
        done, spent = self.timed()
        self.rates.append(done / max(spent, 1e-9))

    def rate(self) -> float:
        return statistics.median(self.rates)


def middle(opening: Table) -> tuple[Table, int, int]:
    """A table half way through a random game; after how many choices, and how many the game has."""
    length = loops.play(opening.clone(), Dealer(SEED), Dealer(-SEED))
    table = opening.clone()
    dealer, players = Dealer(SEED), Dealer(-SEED)
    table.settle(dealer)
    for _ in range(length // 2):
        table.choose(players.below(table.count(table.turn)), dealer)
    return table, length // 2, length


def play_from_python(opening: Table, dealer: Dealer) -> int:
    """One game by the compiled table's methods; how many choices there were."""
    table = opening.clone()
    table.settle(dealer)
    draw, count, choose = random.random, table.count, table.choose
    choices = 0
    while (seat := table.turn) >= 0:
        offered: int = count(seat)
        choose(int(draw() * offered), dealer)
        choices += 1
    return choices


def play_through_game(title: Title, seats: int, options: Json, dealer: Dealer) -> int:
    """One game as a beginner would write it."""
    game = Game(title, [f"seat {seat}" for seat in range(seats)], options, None, dealer)
    game.settle()
    choices = 0
    while game.deciders:
        seat = game.deciders[0]
        game.choose(seat, random.choice(game.choices(seat)))
        choices += 1
    return choices
