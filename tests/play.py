"""Games for the laws: any game, any number of seats, any options, played by chance to any point."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import cast

from hypothesis import strategies as st

import hoodwink
from hoodwink.shelf import find
from hoodwink.table.dealer import Dealer
from hoodwink.table.errors import BadOption
from hoodwink.table.game import Game
from hoodwink.table.options import FLAG, NUMBER, Json, Option
from hoodwink.table.record import read_record

# All games; `LAWS_FOR="bobs-hat"` in the environment holds the laws against some alone.
GAMES = tuple(os.environ.get("LAWS_FOR", "").split()) or hoodwink.game_names()


@dataclass(frozen=True)
class Setting:
    """Which game is played, how, and how far."""

    game: str
    seats: int
    options: tuple[tuple[str, object], ...]
    seed: int
    share: int  # how much of the game is played, in 64ths

    def whole(self) -> Game:
        """The game played to its end."""
        game = self.opened()
        play(game, Dealer(self.seed + 1))
        return game

    def opened(self) -> Game:
        return hoodwink.new(self.game, self.seats, self.seed, dict(self.options))

    def reached(self) -> Game:
        """The game at its point."""
        game = self.whole()
        moves = moves_of(game)
        return game.at(moves * self.share // 64)


def play(game: Game, dealer: Dealer, most: int = 100_000) -> int:
    """Play on by chance, any of the deciders first; how many choices it took."""
    made = 0
    while made < most:
        deciders = game.deciders
        if not deciders:
            break
        seat = deciders[dealer.below(len(deciders))]
        game.choose(seat, dealer.below(game.table.count(seat)))
        made += 1
    return made


def moves_of(game: Game) -> int:
    return sum(1 for entry in game.log if entry.chance is None)


def read(text: str, seed: int = 0) -> Game:
    return read_record(text.encode(), find, Dealer(seed))


def values_of(option: Option) -> st.SearchStrategy[object]:
    """A value of the option; numbers stay small, so that games are short."""
    if option.kind == FLAG:
        return st.booleans()
    if option.kind == NUMBER:
        numbers = st.integers(option.lowest, min(option.highest, option.lowest + 2)) | st.just(option.highest)
        return st.none() | numbers if option.may_be_null else numbers
    return st.sets(st.sampled_from(option.names), min_size=option.fewest).map(
        lambda chosen: [name for name in option.names if name in chosen]
    )


@st.composite
def settings_of(draw: st.DrawFn, game: str) -> Setting:
    title = find(game)
    seats = draw(st.integers(title.fewest, title.most))
    options: Json = {}
    for option in title.options(seats):
        options[option.name] = draw(st.just(option.default) | values_of(option))
    try:
        title.check_options(seats, title.settle_options(seats, options), None)
    except BadOption:
        options = {}
    seed = draw(st.integers(0, 2**32))
    return Setting(game, seats, tuple(options.items()), seed, draw(st.integers(0, 64)))


def stack_of_faces(game: Game) -> list[str]:
    """The faces of all the cards there are, sorted."""
    title, table = game.title, game.table
    return sorted(title.face(table, card) for lot in title.lay(table) for card in lot.cards if card >= 0)


def seen(game: Game, seat: int) -> list[object]:
    """Everything that a seat can get from a game, on every channel there is."""
    title, table = game.title, game.table
    offered = [(choice.number, choice.data, choice.clause, choice.words) for choice in game.choices(seat)]
    refused: list[object] = []
    if seat in game.deciders:
        for number in range(len(title.notation.data)):
            if not table.offers(seat, number):
                refused.append(title.refusal(table, seat, number))
    else:
        refused.append(str(game.refused(seat, "", "")))
    said = [title.say_event(event, game.names, lang) for event in game.events(seat) for lang in ("en", "de")]
    view = game.view(seat)
    facts = cast("Json", view["facts"]) | cast("Json", view["own"]) | cast("Json", view["deduced"])
    told = [title.say_fact(name, value, game.names, lang) for name, value in facts.items() for lang in ("en", "de")]
    return [view, game.events(seat), offered, refused, said, told, game.deciders]
