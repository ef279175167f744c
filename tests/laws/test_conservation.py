"""Law 4: no card vanishes or doubles, and every game ends."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hoodwink.table.dealer import Dealer
from tests.play import GAMES, play, settings_of, stack_of_faces


@pytest.mark.parametrize("name", GAMES)
@given(st.data())
def test_every_card_lies_somewhere_once(name: str, data: st.DataObject) -> None:
    setting = data.draw(settings_of(name))
    game = setting.opened()
    title = game.title
    cards = stack_of_faces(game)
    lots = [(lot.zone.name, lot.seat) for lot in title.lay(game.table)]
    assert {zone for zone, _ in lots} == {zone.name for zone in title.zones}, "every zone is laid, no other is"
    dealer = Dealer(setting.seed + 1)
    while play(game, dealer, 1):
        lying = [card for lot in title.lay(game.table) for card in lot.cards if card >= 0]
        assert len(lying) == len(set(lying)), "a card lies in two places"
        assert stack_of_faces(game) == cards
        assert [(lot.zone.name, lot.seat) for lot in title.lay(game.table)] == lots, "always the same lots"


@pytest.mark.parametrize("name", GAMES)
@given(st.data())
def test_every_game_ends_in_time(name: str, data: st.DataObject) -> None:
    setting = data.draw(settings_of(name))
    game = setting.opened()
    longest = game.title.longest(setting.seats, game.options)
    assert play(game, Dealer(setting.seed + 1), longest + 1) <= longest
    result = game.result
    assert result is not None
    assert len(result["totals"]) == setting.seats
    assert result["winners"]
