"""Law 1: record and replay give the same game; a clone plays on alike."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hoodwink.table.dealer import Dealer
from hoodwink.table.onlooker import fold
from hoodwink.table.zones import BYSTANDER
from tests.play import GAMES, moves_of, play, read, seen, settings_of


@pytest.mark.parametrize("name", GAMES)
@given(st.data())
def test_a_replayed_record_is_the_same_game(name: str, data: st.DataObject) -> None:
    setting = data.draw(settings_of(name))
    game = setting.whole()
    replayed = read(game.record())
    assert replayed.record() == game.record()
    assert replayed.result == game.result
    assert game.result is not None
    move = moves_of(game) * setting.share // 64
    then, again = game.at(move), read(game.record()).at(move)
    assert read(then.record()).record() == then.record()
    for seat in range(setting.seats):
        assert seen(then, seat) == seen(again, seat)
        assert game.events(seat)[: len(then.events(seat))] == then.events(seat)
    assert then.view(None) == again.view(None)
    assert then.open_view() == again.open_view()


@pytest.mark.parametrize("name", GAMES)
@given(st.data())
def test_what_was_watched_as_it_went_is_what_is_told_later(name: str, data: st.DataObject) -> None:
    setting = data.draw(settings_of(name))
    game = setting.opened()
    dealer = Dealer(setting.seed + 1)
    while play(game, dealer, 7):
        game.view(0)
    later = read(game.record())
    assert [later.view(seat) for seat in (None, *range(setting.seats))] == [
        game.view(seat) for seat in (None, *range(setting.seats))
    ]


@pytest.mark.parametrize("name", GAMES)
@given(st.data())
def test_a_view_is_what_its_events_add_up_to(name: str, data: st.DataObject) -> None:
    game = data.draw(settings_of(name)).reached()
    for seat in (None, *range(game.seats)):
        view = game.blank_view(BYSTANDER if seat is None else seat)
        for event in game.events(seat):
            fold(view, event)
        assert view == game.view(seat)
        assert json.loads(json.dumps(view)) == view, "a view is plain data"
        assert [event["number"] for event in game.events(seat)] == list(range(1, len(game.events(seat)) + 1))


@pytest.mark.parametrize("name", GAMES)
@given(st.data())
def test_a_clone_plays_on_alike_and_apart(name: str, data: st.DataObject) -> None:
    setting = data.draw(settings_of(name))
    game = setting.reached()
    before = game.record()
    twin = game.clone()
    play(twin, Dealer(setting.seed + 2))
    assert game.record() == before, "the copy has played, the game has not"
    play(game, Dealer(setting.seed + 2))
    assert game.record() == twin.record()
    assert game.open_view() == twin.open_view()
