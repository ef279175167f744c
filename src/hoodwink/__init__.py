"""Hoodwink: card games in which nobody knows everything.

import hoodwink

game = hoodwink.new("bobs-hat", seats=4, seed=7)
seat = game.deciders[0]
game.choose(seat, game.choices(seat)[0])
print(game.view(seat))
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from os import PathLike, urandom
from pathlib import Path

from hoodwink.cardfile import read_card_file
from hoodwink.shelf import find as _find
from hoodwink.shelf import games as game_names
from hoodwink.table.dealer import Dealer
from hoodwink.table.errors import (
    BadCards,
    BadEntry,
    BadOption,
    BadRecord,
    BadSeats,
    HoodwinkError,
    IllegalChoice,
    UnknownGame,
)
from hoodwink.table.game import Choice, Game
from hoodwink.table.options import Json
from hoodwink.table.record import checked_names, read_record
from hoodwink.table.title import Title

__version__ = "0.1.0"

__all__ = [
    "BadCards", "BadEntry", "BadOption", "BadRecord", "BadSeats", "Choice", "Dealer", "Game", "HoodwinkError",
    "IllegalChoice", "UnknownGame", "game_names", "load", "new",
]  # fmt: skip

PEOPLE = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo")


def new(
    game: str,
    seats: int | Sequence[str] | None = None,
    seed: int | None = None,
    options: Mapping[str, object] | None = None,
    cards: Json | str | PathLike[str] | None = None,
) -> Game:
    """A new game, up to its first decision.

    `seats` is a number or a list of names (the fewest that can play if nothing is said), `cards` card data or the path
    of a card file. The same seed gives the same chance, on every machine.
    """
    title = _find(game)
    names = _names(title, title.fewest if seats is None else seats)
    chosen = title.settle_options(len(names), dict(options or {}))
    data = title.settle_cards(read_card_file(cards) if isinstance(cards, (str, PathLike)) else cards)
    title.check_options(len(names), chosen, data)
    fresh = Game(title, names, chosen, data, _dealer(seed))
    fresh.settle()
    return fresh


def load(path: str | PathLike[str], seed: int | None = None) -> Game:
    """The game of a record file, to be looked at, or played on if it is in progress; chance still to come is drawn by
    the seed. BadRecord says where a file is wrong."""
    game = read_record(Path(path).read_bytes(), _find, _dealer(seed))
    game.settle()
    return game


def _names(title: Title, seats: int | Sequence[str]) -> list[str]:
    if isinstance(seats, (list, tuple)):
        names = checked_names(seats)
        title.settle_seats(len(names))
        return names
    return list(PEOPLE[: title.settle_seats(seats)])


def _dealer(seed: int | None) -> Dealer:
    return Dealer(int.from_bytes(urandom(8), "big") >> 2 if seed is None else seed)
