"""The progress bar"""

from __future__ import annotations

import pytest

from hoodwink.terminal import progress
from tests.terminal.commands import Terminal, call


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "PATIENCE", 0.0)
    monkeypatch.setattr(progress, "PAUSE", 0.0)


@pytest.mark.usefixtures("impatient")
def test_a_person_sees_how_far_it_is() -> None:
    outcome = call("simulate", "bobs-hat", "--games", "9", err=Terminal())
    drawn = outcome.err.split("\r\x1b[K")
    assert drawn[0] == ""
    assert drawn[1].startswith("███")
    assert " 11%  1 of 9 games, " in drawn[1]
    assert "100%  9 of 9 games, 0 s left" in drawn[-2]
    assert drawn[-1] == "", "nothing of it is left at the end"


@pytest.mark.usefixtures("impatient")
def test_a_file_does_not() -> None:
    assert call("simulate", "bobs-hat", "--games", "9").err == ""


def test_short_work_is_not_commented() -> None:
    assert call("simulate", "bobs-hat", "--games", "1", err=Terminal()).err == ""
