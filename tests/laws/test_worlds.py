"""Law 3: every world replays its record and looks the same from that chair. (That the worlds of a seat are all there
are, and evenly drawn, each game proves on its small endings: test_worlds.py in its folder.)"""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hoodwink.table.dealer import Dealer
from hoodwink.table.game import Game
from tests.play import GAMES, play, read, seen, settings_of, stack_of_faces


def position(game: Game) -> list[object]:
    """All that there is to a position: where every card lies, what all know, what each knows, and what is asked."""
    title, table = game.title, game.table
    lots = [(lot.zone.name, lot.seat, [title.face(table, card) if card >= 0 else None for card in lot.cards])
            for lot in title.lay(table)]  # fmt: skip
    knowledge = [(title.own(table, seat), title.deduced(table, seat)) for seat in range(game.seats)]
    offers = [[table.nth(seat, place) for place in range(table.count(seat))] for seat in game.deciders]
    return [lots, title.facts(table), knowledge, game.deciders, offers, game.result]


@pytest.mark.parametrize("name", GAMES)
@given(st.data())
def test_a_world_replays_and_looks_the_same(name: str, data: st.DataObject) -> None:
    setting = data.draw(settings_of(name))
    game = setting.reached()
    before = game.record()
    dealer = Dealer(setting.seed)
    for seat in range(game.seats):
        world = game.world(seat, dealer)
        replayed = read(world.record())
        assert replayed.record() == world.record()
        assert position(replayed) == position(world), "the table was redealt one way and its history another"
        assert seen(replayed, seat) == seen(game, seat)
        assert stack_of_faces(world) == stack_of_faces(game)
    assert game.record() == before


@pytest.mark.parametrize("name", GAMES)
@given(st.data())
def test_a_world_can_be_played_to_its_end(name: str, data: st.DataObject) -> None:
    setting = data.draw(settings_of(name))
    game = setting.reached()
    for seat in range(game.seats):
        world = game.world(seat, Dealer(setting.seed))
        play(world, Dealer(setting.seed + 5))
        assert world.result is not None
        assert read(world.record()).result == world.result


@pytest.mark.parametrize("name", GAMES)
@given(st.data())
def test_a_world_of_a_world_is_a_world(name: str, data: st.DataObject) -> None:
    """Redealing does not live on anything of the true game that the seat does not know."""
    setting = data.draw(settings_of(name))
    game = setting.reached()
    dealer = Dealer(setting.seed)
    for seat in range(game.seats):
        world = game.world(seat, dealer).world(seat, dealer)
        assert seen(world, seat) == seen(game, seat)
