"""The shelf: which games there are. They are found by looking into the folder `games`."""

from __future__ import annotations

import importlib
import os
import pkgutil
from functools import cache
from pathlib import Path

import hoodwink.games
from hoodwink.table.errors import UnknownGame
from hoodwink.table.options import shown
from hoodwink.table.title import Title

# HOODWINK_GAMES names folders with more games, for whoever is making one.
FOLDERS = [*hoodwink.games.__path__, *filter(None, os.environ.get("HOODWINK_GAMES", "").split(os.pathsep))]
hoodwink.games.__path__[:] = FOLDERS


@cache
def games() -> tuple[str, ...]:
    """The names of all games there are."""
    return tuple(sorted(found.name.replace("_", "-") for found in pkgutil.iter_modules(FOLDERS) if found.ispkg))


@cache
def find(name: str) -> Title:
    """The game of that name."""
    if name not in games():
        raise UnknownGame(f"there is no game {shown(name)}; there are: {', '.join(games())}")
    title = importlib.import_module(module_of(name)).TITLE
    assert isinstance(title, Title)
    return title


def module_of(name: str) -> str:
    return f"hoodwink.games.{name.replace('-', '_')}"


def folder_of(name: str) -> Path:
    """Where the game's rules lie to be read."""
    find(name)
    return next(Path(folder, name.replace("-", "_")) for folder in FOLDERS if Path(folder, name.replace("-", "_")).is_dir())
