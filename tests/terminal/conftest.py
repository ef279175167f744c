"""Records to look at, made once."""

from __future__ import annotations

from pathlib import Path

import pytest

from hoodwink.shelf import games
from tests.terminal.commands import good


@pytest.fixture(autouse=True)
def page_of_80_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")


@pytest.fixture(scope="session")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with two records of each game."""
    folder = tmp_path_factory.mktemp("records")
    for game in games():
        good("simulate", game, "--games", "2", "--seed", "3", "--records", folder)
    return folder
