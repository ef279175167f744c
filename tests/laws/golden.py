"""Golden data of a game: whole records, and counts of its tree of choices. `python -m tests.laws.golden GAME…` writes
what a game does not have yet; what is there is never written over, for it is what the game is held to."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import hoodwink
from hoodwink.shelf import find, folder_of
from hoodwink.table.base import Table
from hoodwink.table.dealer import Dealer
from hoodwink.table.options import FLAG, Json

LEAVES = 20_000


def count_tree(table: Table, dealer: Dealer, depth: int) -> int:
    """How many different courses of so many choices there are, chance drawn from the same place in each."""
    if depth == 0 or table.over():
        return 1
    courses = 0
    seat = table.turn
    for place in range(table.count(seat)):
        after, chance = table.clone(), dealer.clone()
        after.apply(seat, table.nth(seat, place))
        after.settle(chance)
        courses += count_tree(after, chance, depth - 1)
    return courses


def counts(name: str, seats: int, seed: int, options: Json) -> list[int]:
    """The counts of depth 1, 2, … up to the first of more than LEAVES."""
    game = hoodwink.new(name, seats, seed, options)
    found = [1]
    while found[-1] <= LEAVES and len(found) <= 12:
        found.append(count_tree(game.table, game.dealer, len(found)))
    return found[1:]


def settings(name: str) -> list[tuple[int, Json]]:
    """Every number of seats as it is usually played, and once with every option that can be on or off turned over."""
    title = find(name)
    usual: list[tuple[int, Json]] = [(seats, {}) for seats in range(title.fewest, title.most + 1)]
    for seats in (title.fewest, title.most):
        turned: Json = {}
        for option in title.options(seats):
            if option.kind == FLAG:
                turned[option.name] = not option.default
        if turned:
            usual.append((seats, turned))
    return usual


def write(name: str) -> None:
    folder = folder_of(name)
    perft = folder / "records" / "perft.json"
    perft.parent.mkdir(exist_ok=True)
    if not perft.exists():
        lines = [
            json.dumps({"seats": seats, "seed": seed, "options": options, "counts": counts(name, seats, seed, options)})
            for seed, (seats, options) in enumerate(settings(name))
        ]
        perft.write_text("[\n" + ",\n".join(lines) + "\n]\n", "utf-8")
    for seed, (seats, options) in enumerate(settings(name)):
        path = Path(folder, "records", f"{name}-{seats}-{seed}.jsonl")
        if not path.exists():
            game = hoodwink.new(name, seats, seed, options)
            dealer = Dealer(seed + 1)
            while game.deciders:
                deciders = game.deciders
                seat = deciders[dealer.below(len(deciders))]
                game.choose(seat, dealer.below(game.table.count(seat)))
            path.write_text(game.record(), "utf-8")


if __name__ == "__main__":
    for game in sys.argv[1:]:
        write(game)
