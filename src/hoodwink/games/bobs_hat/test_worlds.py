"""The worlds of Where's Bob's Hat? are all there are, and evenly drawn."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

import hoodwink
from hoodwink.games.bobs_hat.rules import ALL_CARDS, HatTable
from hoodwink.table.cards import count, members
from hoodwink.table.dealer import Dealer
from hoodwink.table.game import Game


def deals(unseen: frozenset[int], needs: list[tuple[int, frozenset[int]]]) -> list[tuple[frozenset[int], ...]]:
    """Every way to deal unseen cards to seats that need so many of those they can have."""
    if not needs:
        return [()]
    (size, possible), *rest = needs
    return [
        (frozenset(hand), *others)
        for hand in combinations(sorted(unseen & possible), size)
        for others in deals(unseen - frozenset(hand), rest)
    ]


def endings() -> list[tuple[Game, int, int]]:
    """Positions late in a hand in which some seats have shown to lack suits, and few worlds are left."""
    found: list[tuple[Game, int, int]] = []
    for seed in range(60):
        game = hoodwink.new("bobs-hat", 5, seed, {"hands": 8})
        dealer = Dealer(seed)
        while game.deciders:
            hat = game.table
            assert isinstance(hat, HatTable)
            if hat.hand == 8 and hat.tricks >= 10 and len([side for side in hat.sides if side.lacks]) >= 2:
                found.append((game, seed % 5, len(all_worlds(hat, seed % 5))))
                break
            game.choose(game.deciders[0], dealer.below(hat.count(game.deciders[0])))
    return [ending for ending in found if 10 <= ending[2] <= 400][:6]


def all_worlds(hat: HatTable, seat: int) -> list[tuple[frozenset[int], ...]]:
    unseen = frozenset(members(ALL_CARDS & ~(hat.sides[seat].hand | hat.gone | hat.trick)))
    others = [side for other, side in enumerate(hat.sides) if other != seat]
    return deals(unseen, [(count(side.hand), unseen - frozenset(members(side.lacks))) for side in others])


def test_worlds_are_all_there_are_and_evenly_drawn() -> None:
    tried = endings()
    assert len(tried) >= 4
    for game, seat, number in tried:
        hat = game.table
        assert isinstance(hat, HatTable)
        every = set(all_worlds(hat, seat))
        dealer = Dealer(number)
        times = 60 * number
        drawn: Counter[tuple[frozenset[int], ...]] = Counter()
        for _ in range(times):
            world = hat.clone()
            game.title.worlds.redeal(world, seat, dealer)
            drawn[tuple(frozenset(members(side.hand)) for other, side in enumerate(world.sides) if other != seat)] += 1
        assert set(drawn) == every, "every possible world, and no other"
        squares = sum((drawn[world] - 60) ** 2 / 60 for world in every)
        free = number - 1
        assert squares < free + 5 * (2 * free) ** 0.5, f"chi squared {squares:.0f} with {free} degrees of freedom"


@pytest.mark.parametrize("seed", range(3))
def test_secret_bids_of_others_may_be_any(seed: int) -> None:
    game = hoodwink.new("bobs-hat", 3, seed, {"secret_bids": True, "no_bid": True})
    game.choose(0, 0)
    game.choose(1, 0)
    game.choose(2, 5)
    dealer = Dealer(seed)
    bids: Counter[int] = Counter()
    for _ in range(16 * 100):
        world = game.table.clone()
        game.title.worlds.redeal(world, 0, dealer)
        assert isinstance(world, HatTable)
        bids[int(world.sides[1].bid)] += 1
        assert world.sides[1].may_pass == (world.sides[1].bid != 0)
    assert set(bids) == set(range(16))
    squares = sum((bids[bid] - 100) ** 2 / 100 for bid in range(16))
    assert squares < 15 + 5 * 30**0.5
