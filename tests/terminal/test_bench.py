"""`hoodwink bench`"""

from __future__ import annotations

import pytest

from hoodwink.table.cards import COMPILED
from hoodwink.terminal import bench
from hoodwink.terminal.bench import short
from tests.terminal.commands import good


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "STARTS", {"import hoodwink": ["-c", "import hoodwink"]})


def test_as_data() -> None:
    told = good("bench", "bobs-hat", "--seconds", "0.01", "--json").json
    assert told["compiled"] is COMPILED
    assert told["seconds_to_start"]["import hoodwink"] > 0
    figures = told["games"]["bobs-hat"]
    assert (figures["game"], figures["seats"], figures["decisions_a_game"]) == ("bobs-hat", 4, 430)
    assert figures["position"].startswith("4 seats, game 1, after 215 of 430 ")
    rates = ("compiled", "from_python", "through_game", "clones", "clones_from_python", "worlds")
    assert all(figures[name] > 0 for name in rates)


def test_in_words() -> None:
    shown = good("bench", "blindsight", "--seconds", "0.01").out
    assert ("not compiled" in shown.splitlines()[0]) is not COMPILED
    assert "\nblindsight " in shown
    assert "\nimport hoodwink: 0." in shown


def test_figures_have_three_digits() -> None:
    assert [short(figure) for figure in (0, 12.4, 999.2, 999.6, 1234, 999_600, 12_345_678)] == [
        "0", "12", "999", "1 k", "1.23 k", "1 M", "12.3 M",
    ]  # fmt: skip
