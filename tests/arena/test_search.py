"""Players that think ahead."""

from __future__ import annotations

import pytest

import hoodwink
from hoodwink.arena.match import Match, standings
from hoodwink.bots import Decision, player
from hoodwink.bots.search import Search
from hoodwink.shelf import find
from hoodwink.table.dealer import Dealer
from hoodwink.table.game import Game
from tests.play import GAMES, Setting, play


@pytest.mark.parametrize("name", GAMES)
def test_the_same_view_and_the_same_stream_make_the_same_choice(name: str) -> None:
    """Law 8: a player that would choose otherwise in another world has seen what it may not."""
    title = find(name)
    for seed in range(12):
        seats = title.fewest + seed % (title.most - title.fewest + 1)
        game = Setting(name, seats, (), seed, 5 * seed).reached()
        for seat in game.deciders:
            worlds = [game, *(game.world(seat, Dealer(number)) for number in range(3))]
            for bot in ("random", "house", "search:40it"):
                if bot != "house" or title.house is not None:
                    assert len({asked(world, seat, bot, seed) for world in worlds}) == 1, bot


def asked(game: Game, seat: int, bot: str, seed: int) -> int:
    return player(bot, Dealer(seed)).choose(Decision(game, seat, game.table.count(seat)))


@pytest.mark.parametrize("name", GAMES)
def test_it_plays_whole_games(name: str) -> None:
    title = find(name)
    game = hoodwink.new(name, title.most, 3)
    seats = [player("search:3it" if seat % 2 else "random", Dealer(seat)) for seat in range(title.most)]
    while game.deciders:
        for seat in game.deciders:
            offered = game.table.count(seat)
            chosen = seats[seat].choose(Decision(game, seat, offered))
            assert 0 <= chosen < offered
            game.choose(seat, chosen)
            break
    assert game.result is not None


def test_it_finds_what_is_certain() -> None:
    """High Card, the last round but one: the higher of two cards wins against anything the other can have."""
    game = hoodwink.new("high-card", 2, 1)
    play(game, Dealer(1), 2)
    search = Search(game.table.clone(), 0, game.title.worlds, None, Dealer(3), 0.5)
    search.think(400)
    assert sum(child.visits for child in search.root.children) == 400
    assert len(search.root.children) == game.table.count(0)


@pytest.mark.parametrize("name", ["blind-chicken", "bobs-hat"])
def test_it_beats_chance(name: str) -> None:
    title = find(name)
    game = hoodwink.new(name, title.fewest, 0, {"hands": 3} if name == "bobs-hat" else {})
    match = Match(name, game.names, game.options, None, 1, ["search:60it", "random"])
    best, _ = standings(match, match(range(12)))
    assert best.bot == "search:60it"
    assert best.wins.mean - best.wins.off > best.even


@pytest.mark.parametrize("bot", ["search:fast", "search:0it", "nobody", "random:5", "search:5"])
def test_a_player_that_does_not_exist_is_refused(bot: str) -> None:
    with pytest.raises(hoodwink.HoodwinkError):
        player(bot, Dealer(0))
