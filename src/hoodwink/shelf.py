"""The shelf: which games there are. They are found by looking into the folder `games`."""

from __future__ import annotations

import importlib
import os
import pkgutil
from functools import cache
from pathlib import Path

from hoodwink.table.errors import UnknownGame
from hoodwink.table.options import shown
from hoodwink.table.title import Title

# HOODWINK_GAMES names folders with more games, for whoever is making one.
MORE = [folder for folder in os.environ.get("HOODWINK_GAMES", "").split(os.pathsep) if folder]


def folders() -> list[str]:
    """Where games lie: in the package's folder, and wherever else somebody keeps some."""
    shelf = importlib.import_module("hoodwink.games").__path__
    shelf.extend(folder for folder in MORE if folder not in shelf)
    return list(shelf)


@cache
def games() -> tuple[str, ...]:
    """The names of all games there are."""
    return tuple(sorted(found.name.replace("_", "-") for found in pkgutil.iter_modules(folders()) if found.ispkg))


@cache
def find(name: str) -> Title:
    """The game of that name."""
    if name not in games():
        raise UnknownGame(f"there is no game {shown(name)}; there are: {', '.join(games())}")
    folders()
    title = importlib.import_module(f"hoodwink.games.{name.replace('-', '_')}").TITLE
    assert isinstance(title, Title)
    return title


def folder_of(name: str) -> Path:
    """Where the game's rules lie to be read."""
    find(name)
    return next(path for path in (Path(folder, name.replace("-", "_")) for folder in folders()) if path.is_dir())
