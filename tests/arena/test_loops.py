"""Games by the thousand."""

from __future__ import annotations

import pickle

import pytest

from hoodwink.arena.loops import GAMES_A_SEED, Tally, deal_seed, play_games, players_seed
from hoodwink.arena.simulation import Simulation
from hoodwink.shelf import find, games
from hoodwink.table.title import Title


def simulation_of(title: Title, seed: int) -> Simulation:
    names = [f"seat {seat}" for seat in range(title.most)]
    return Simulation(title.name, names, title.settle_options(title.most, {}), None, seed)


@pytest.mark.parametrize("name", games())
def test_compiled_play_is_what_random_players_do(name: str) -> None:
    simulation = simulation_of(find(name), 11)
    fast = simulation(range(8))
    asked = Tally(len(simulation.names))
    for number in range(8):
        game = simulation.play(number)
        asked.add(game.table, sum(entry.chance is None for entry in game.log))
        asked.ended(game.result or {})
    assert contents(fast) == contents(asked)


def contents(tally: Tally) -> object:
    return tally.__reduce__()[1]


def test_tallies_add_up_in_any_order() -> None:
    simulation = simulation_of(find("blindsight"), 1)
    parts = [simulation(range(start, start + 5)) for start in range(0, 20, 5)]
    there, back = Tally(6), Tally(6)
    for part in parts:
        there.merge(part)
    for part in reversed(parts):
        back.merge(pickle.loads(pickle.dumps(part)))
    back.merge(Tally(6))
    assert contents(there) == contents(back) == contents(simulation(range(20)))


def test_no_stream_is_used_twice() -> None:
    """Neither by two games, nor by a dealer and players."""
    numbers = (0, 1, 2, GAMES_A_SEED - 1)
    seeds = [
        seed_of(seed, game) for seed_of in (deal_seed, players_seed) for seed in (0, 1, 5, 10**30) for game in numbers
    ]
    assert len(set(seeds)) == len(seeds)


def test_the_opening_is_not_touched() -> None:
    title = find("bobs-hat")
    opening = title.table(3, title.settle_options(3, {}), None)
    assert contents(play_games(title, opening, 4, range(3))) == contents(play_games(title, opening, 4, range(3)))
    assert (opening.due, opening.turn) == (1, -1)
