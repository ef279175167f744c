"""Thinking ahead: information-set Monte Carlo tree search, written once for all games. Compiled.

One tree for one seat. Every iteration draws a world that the seat cannot tell from the true one, walks down the tree
with the choices that world offers, adds one node, plays on to the end, and scores the way for everybody on it. The
tree is keyed by what the seat sees of a choice: the same choice leads to the same node in whatever world it is made,
and what others choose in secret leads to none.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64, mypyc_attr

from hoodwink.table.base import Table
from hoodwink.table.dealer import Dealer
from hoodwink.table.house import House
from hoodwink.table.worlds import Worlds

NO_CHOICE: Final = -1
TRIES: Final = 8


@mypyc_attr(acyclic=True)
class Node:
    """What has come of one choice, after the choices on the way to it."""

    __slots__ = ("chances", "children", "choice", "mover", "value", "visits")

    def __init__(self, choice: i64, mover: i64) -> None:
        self.choice: i64 = choice
        self.mover: i64 = mover
        self.visits: i64 = 0
        self.chances: i64 = 0  # how often it was offered when its parent was visited
        self.value: float = 0.0  # summed over the visits, for the mover
        self.children: list[Node] = []

    def mean(self) -> float:
        return self.value / float(self.visits) if self.visits != 0 else 0.0

    def child(self, choice: i64) -> Node | None:
        for child in self.children:
            if child.choice == choice:
                return child
        return None


@mypyc_attr(acyclic=True)
class Search:
    """One seat thinking about one decision."""

    __slots__ = ("chapter", "dealer", "exploration", "house", "root", "scale", "seat", "table", "values", "worlds")

    def __init__(
        self, table: Table, seat: i64, worlds: Worlds, house: House | None, dealer: Dealer, exploration: float
    ) -> None:
        self.table: Table = table  # any table that the seat cannot tell from the true one
        self.seat: i64 = seat
        self.worlds: Worlds = worlds
        self.house: House | None = house  # how everybody plays beyond the tree; at random without one
        self.dealer: Dealer = dealer
        self.exploration: float = exploration
        self.chapter: i64 = table.chapter()
        self.root: Node = Node(NO_CHOICE, seat)
        self.scale: float = 1.0  # the largest margin met so far
        self.values: list[float] = [0.0 for _ in range(table.seats)]

    def think(self, iterations: i64) -> None:
        while iterations > 0:
            world = self.table.clone()
            self.worlds.redeal(world, self.seat, self.dealer)
            self.grow(world)
            iterations -= 1

    def best(self) -> i64:
        """The choice that was visited most."""
        best = self.root.children[0]
        for child in self.root.children:
            if child.visits > best.visits:
                best = child
        return best.choice

    def grow(self, world: Table) -> None:
        """One way down the tree, one node more, and to the end of the chapter."""
        node = self.root
        way = [node]
        while self.goes_on(world):
            mover = world.turn
            if node is self.root:
                mover = self.seat  # of several that decide at once
            if mover != self.seat and world.is_secret(mover):
                world.apply(mover, self.guess(world, mover))
                continue
            known = self.offered(node, world, mover)
            count = world.count(mover)
            if known < count:
                node = self.expand(node, world, mover, count)
                way.append(node)
                world.apply(mover, node.choice)
                break
            node = self.choose(node, world, mover)
            way.append(node)
            world.apply(mover, node.choice)
        while self.goes_on(world):
            mover = world.turn
            world.apply(mover, self.guess(world, mover))
        self.judge(world)
        for node in way:
            node.visits += 1
            node.value += self.values[node.mover]

    def goes_on(self, world: Table) -> bool:
        """Let everything happen that is due; whether somebody must choose, still in this chapter."""
        while world.due != 0:
            world.step(self.dealer)
            if world.chapter() != self.chapter:
                return False
        return world.turn >= 0

    def guess(self, world: Table, mover: i64) -> i64:
        house = self.house
        if house is None:
            return world.nth(mover, self.dealer.below(world.count(mover)))
        return house.choose(world, mover, self.dealer)

    def offered(self, node: Node, world: Table, mover: i64) -> i64:
        """How many of the offered choices are in the tree already; each of them has had one chance more."""
        known: i64 = 0
        for child in node.children:
            if world.offers(mover, child.choice):
                child.chances += 1
                known += 1
        return known

    def expand(self, node: Node, world: Table, mover: i64, count: i64) -> Node:
        """One more of the offered choices: what the house would do first, then any."""
        choice: i64 = NO_CHOICE
        if self.house is not None:
            choice = self.guess(world, mover)
            if node.child(choice) is not None:
                choice = NO_CHOICE
        tries: i64 = TRIES
        while choice == NO_CHOICE and tries > 0:
            choice = world.nth(mover, self.dealer.below(count))
            if node.child(choice) is not None:
                choice = NO_CHOICE
            tries -= 1
        place = self.dealer.below(count)
        while choice == NO_CHOICE:
            choice = world.nth(mover, place)
            if node.child(choice) is not None:
                choice = NO_CHOICE
            place += 1
            if place == count:
                place = 0
        child = Node(choice, mover)
        child.chances = 1
        node.children.append(child)
        return child

    def choose(self, node: Node, world: Table, mover: i64) -> Node:
        """The offered child with the best upper confidence bound."""
        best = node
        best_bound = -1.0
        for child in node.children:
            if world.offers(mover, child.choice):
                visits = float(child.visits)
                bound = child.value / visits + self.exploration * math.sqrt(math.log(float(child.chances)) / visits)
                if bound > best_bound:
                    best_bound = bound
                    best = child
        return best

    def judge(self, world: Table) -> None:
        """From 0 to 1 for every seat: by how much it leads or trails the best of the others; and whether it has won."""
        seats = world.seats
        over = world.turn < 0 and world.due == 0
        winners: i64 = 0
        share = 0.0
        if over:
            winners = world.winners()
            won: i64 = 0
            for seat in range(seats):
                won += winners >> seat & 1
            share = 1.0 / float(won)
        for seat in range(seats):
            mine = world.merit(seat)
            best: i64 = -1000000
            for other in range(seats):
                if other != seat:
                    merit = world.merit(other)
                    if merit > best:
                        best = merit
            margin = float(mine - best)
            if margin > self.scale:
                self.scale = margin
            elif -margin > self.scale:
                self.scale = -margin
            value = 0.5 + 0.5 * margin / self.scale
            if over:
                value = 0.5 * value
                if winners >> seat & 1 != 0:
                    value += 0.5 * share
            self.values[seat] = value
