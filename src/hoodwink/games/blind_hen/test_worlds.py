"""The worlds of Blind Hen are all there are, and evenly drawn."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

import hoodwink
from hoodwink.games.blind_hen.cards import END
from hoodwink.games.blind_hen.rules import HenTable
from hoodwink.table.dealer import Dealer
from hoodwink.table.game import Game

Pile = tuple[int, ...]


def table_of(game: Game) -> HenTable:
    table = game.table
    assert isinstance(table, HenTable)
    return table


def played_to(seed: int, drawn: int, *, over: bool) -> Game | None:
    """A game by chance up to the first bid after so many cards were drawn, or to its end with so many."""
    game = hoodwink.new("blind-hen", 3, seed)
    dealer = Dealer(seed)
    while game.deciders:
        table = table_of(game)
        if not over and table.drawn == drawn and table.shown:
            return game
        game.choose(table.turn, dealer.below(table.count(table.turn)))
    return game if over and table_of(game).drawn == drawn else None


def endings(drawn: int, *, over: bool) -> list[Game]:
    games = (played_to(seed, drawn, over=over) for seed in range(100))
    return [game for game in games if game is not None][:2]


def all_worlds(table: HenTable, seat: int) -> Counter[Pile]:
    """Every pile that this seat cannot tell from the true one, and in how many ways it comes about."""
    pile = list(table.pile)
    package = range(table.package, table.drawn)
    over = any(pile[place] == END for place in package)
    hidden = [place for place in package if seat != table.auctioneer and not table.shown >> place - table.package & 1]
    hidden += range(table.drawn, 70)
    possible = set(range(60, 70)) & (set(package) if over else set(range(table.drawn, 70)))
    worlds: Counter[Pile] = Counter()
    for cards in permutations([pile[place] for place in hidden]):
        for place, card in zip(hidden, cards, strict=True):
            pile[place] = card
        if pile.index(END) in possible:
            worlds[tuple(pile)] += 1
    return worlds


@pytest.mark.parametrize(("drawn", "over"), [(66, False), (69, False), (69, True), (70, True), (66, True)])
def test_BH2_2_worlds_are_all_there_are_and_evenly_drawn(drawn: int, over: bool) -> None:
    games = endings(drawn, over=over)
    assert games
    for game in games:
        for seat in range(3):
            every = all_worlds(table_of(game), seat)
            if every.total() > 800:
                continue
            dealer = Dealer(drawn)
            drawn_worlds: Counter[Pile] = Counter()
            for _ in range(20 * every.total()):
                world = table_of(game).clone()
                game.title.worlds.redeal(world, seat, dealer)
                drawn_worlds[tuple(world.pile)] += 1
            assert set(drawn_worlds) == set(every), "every possible world, and no other"
            squares = sum((drawn_worlds[world] - 20 * ways) ** 2 / (20 * ways) for world, ways in every.items())
            free = len(every) - 1
            assert squares <= free + 5 * (2 * free) ** 0.5, f"chi squared {squares:.0f}, {free} degrees of freedom"


def test_BH2_2_the_game_end_card_may_be_any_of_the_last_ten() -> None:
    game = hoodwink.new("blind-hen", 3, 0)
    dealer = Dealer(0)
    places: Counter[int] = Counter()
    for _ in range(1000):
        world = table_of(game).clone()
        game.title.worlds.redeal(world, 0, dealer)
        places[list(world.pile).index(END)] += 1
    assert set(places) == set(range(60, 70))
    assert sum((times - 100) ** 2 / 100 for times in places.values()) < 9 + 5 * 18**0.5


def test_BH3_1_the_auctioneer_alone_knows_the_package() -> None:
    game = hoodwink.new("blind-hen", 4, 3)
    auctioneer = game.deciders[0]
    true = list(table_of(game).pile)
    packages: dict[int, set[Pile]] = {seat: set() for seat in range(4)}
    for seed in range(200):
        for seat in range(4):
            packages[seat].add(tuple(table_of(game.world(seat, Dealer(seed))).pile)[:3])
    assert packages[auctioneer] == {tuple(true[:3])}
    assert all(len(packages[seat]) > 150 for seat in range(4) if seat != auctioneer)


def test_BH3_2_cards_that_lie_face_up_are_the_same_in_every_world() -> None:
    game = hoodwink.new("blind-hen", 4, 3)
    auctioneer = game.deciders[0]
    true = list(table_of(game).pile)
    game.choose(auctioneer, {"choice": "show", "cards": [0, 2]})
    worlds = [list(table_of(game.world((auctioneer + 1) % 4, Dealer(seed))).pile) for seed in range(100)]
    assert {(pile[0], pile[2]) for pile in worlds} == {(true[0], true[2])}
    assert len({pile[1] for pile in worlds}) > 10


def test_BH4_4_packages_that_were_shown_are_the_same_in_every_world() -> None:
    game = played_to(5, 45, over=False)
    assert game is not None
    for seat in range(3):
        world = table_of(game.world(seat, Dealer(1)))
        assert list(world.pile)[:42] == list(table_of(game).pile)[:42]


@pytest.mark.parametrize("seed", range(5))
def test_a_world_is_made_of_nothing_but_what_the_seat_knows(seed: int) -> None:
    game = played_to(seed, 30, over=False)
    assert game is not None
    for seat in range(3):
        other = game.world(seat, Dealer(seed + 100))
        assert other.world(seat, Dealer(seed)).record() == game.world(seat, Dealer(seed)).record()
