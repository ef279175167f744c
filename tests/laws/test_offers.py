"""Law 5: the choices offered are distinct and never none while the game runs; anything else is refused, with its
clause, and changes nothing. Driven by a state machine that plays, tries to cheat, and copies."""

from __future__ import annotations

import re

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from hoodwink.table.dealer import Dealer
from hoodwink.table.errors import IllegalChoice
from hoodwink.table.game import Game
from tests.play import GAMES, play, settings_of


class Play(RuleBasedStateMachine):
    """One game of one name, and everything that can be done at its door."""

    name = ""
    game: Game

    @initialize(data=st.data(), moves=st.integers(0, 120))
    def open(self, data: st.DataObject, moves: int) -> None:
        setting = data.draw(settings_of(self.name))
        self.game = setting.opened()
        play(self.game, Dealer(setting.seed), moves)

    @precondition(lambda self: self.game.deciders)
    @rule(data=st.data())
    def choose(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(self.game.deciders))
        choice = data.draw(st.sampled_from(self.game.choices(seat)))
        how = data.draw(
            st.sampled_from([choice.number, choice, choice.data, {**choice.data, "seat": seat}, [choice.data]])
        )
        flat = choice.flat
        self.game.choose(seat, how)
        entry = [entry for entry in self.game.log if entry.chance is None][-1]
        assert (entry.seat, entry.number) == (seat, flat)

    @rule(data=st.data())
    def cheat(self, data: st.DataObject) -> None:
        game = self.game
        seat = data.draw(st.integers(0, game.seats - 1))
        number = data.draw(st.integers(0, len(game.title.notation.data) - 1))
        if seat in game.deciders and game.table.offers(seat, number):
            return
        self.refused(seat, game.title.notation.data[number])

    @rule(data=st.data())
    def rave(self, data: st.DataObject) -> None:
        nonsense: st.SearchStrategy[object] = st.sampled_from(
            [-1, 10**6, True, None, 1.0, "play", {}, {"choice": "?"}, {"choice": 1}, [], [{}]]
        )
        self.refused(data.draw(st.sampled_from([*range(self.game.seats)])), data.draw(nonsense))
        self.refused(data.draw(st.sampled_from([-1, self.game.seats, 10**20])), 0)

    def refused(self, seat: object, choice: object) -> None:
        game = self.game
        before = (game.record(), game.deciders, game.open_view())
        with pytest.raises(IllegalChoice) as caught:
            game.choose(seat, choice)  # type: ignore[arg-type]
        assert re.fullmatch(rf"{game.title.prefix}\d+\.\d+|records\.md", caught.value.clause)
        assert caught.value.words["en"]
        assert caught.value.words["de"]
        assert (game.record(), game.deciders, game.open_view()) == before

    @rule()
    def copy(self) -> None:
        self.game = self.game.clone()

    @invariant()
    def offers_are_right(self) -> None:
        game = self.game
        assert bool(game.deciders) == (game.result is None)
        assert game.table.turn == (game.deciders[0] if game.deciders else -1)
        for seat in range(game.seats):
            choices = game.choices(seat)
            assert bool(choices) == (seat in game.deciders)
            flats = [choice.flat for choice in choices]
            assert flats == sorted(set(flats)), "distinct, in ascending order"
            assert [choice.number for choice in choices] == list(range(len(choices)))
            texts = {lang: [choice.words[lang] for choice in choices] for lang in ("en", "de")}
            assert all(len(set(said)) == len(said) for said in texts.values()), "told apart by their words"
            assert all(re.fullmatch(rf"{game.title.prefix}\d+\.\d+", choice.clause) for choice in choices)
            if choices:
                offered = [number for number in range(len(game.title.notation.data)) if game.table.offers(seat, number)]
                assert offered == flats, "offers and the list of offers agree"


@pytest.mark.parametrize("name", GAMES)
def test_offers(name: str) -> None:
    machine = type("Play", (Play,), {"name": name})
    run_state_machine_as_test(machine, settings=settings(max_examples=10, stateful_step_count=20))


@pytest.mark.parametrize("name", GAMES)
def test_flat_numbers_and_data_are_one_to_one(name: str) -> None:
    from hoodwink.shelf import find

    notation = find(name).notation
    assert [notation.number(data) for data in notation.data] == list(range(len(notation.data)))
