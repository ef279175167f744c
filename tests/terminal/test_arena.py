"""`hoodwink arena`"""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from tests.terminal.commands import call, good

SHORT = ("arena", "bobs-hat", "--option", "hands=1", "--bots", "random,search:2it", "--cores", 1)


def test_a_table_of_results() -> None:
    told = good(*SHORT, "--deals", 6).out
    assert "bobs-hat, 3 seats, 6 deals played 2 times, seed 0" in told
    assert "search:2it" in told
    assert "Even would be 33.3%" in told


def test_the_same_as_data_and_the_same_each_time() -> None:
    told = good(*SHORT, "--deals", 6, "--json").json
    assert told == good(*SHORT, "--deals", 6, "--json").json
    assert sorted(row["bot"] for row in told["standings"]) == ["random", "search:2it"]
    shares = sum(row["wins"]["mean"] for row in told["standings"])
    assert shares == pytest.approx(2 / 3, abs=0.01), "three seats in every deal for each of the two"


def test_a_match_is_kept_and_gone_on_with(tmp_path: Path) -> None:
    once = good(*SHORT, "--deals", 8, "--json").json
    good(*SHORT, "--deals", 3, "--out", tmp_path)
    file = tmp_path / "games.jsonl"
    file.write_text(file.read_text("utf-8") + '{"deal": 3, "tu', "utf-8")
    assert good(*SHORT, "--deals", 8, "--out", tmp_path, "--json").json == once
    assert len(file.read_text("utf-8").splitlines()) == 1 + 16
    with (tmp_path / "games.csv").open(encoding="utf-8") as rows:
        assert len(list(csv.DictReader(rows))) == 16 * 3
    refused = call("arena", "bobs-hat", "--bots", "random,search:3it", "--deals", 2, "--out", tmp_path)
    assert refused.code == 2
    assert "another match" in refused.err


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("bobs-hat", "--bots", "random,nobody"), "there is no bot 'nobody'"),
        (("bobs-hat", "--bots", "search:1it,search:1it"), "named twice"),
        (("bobs-hat", "--bots", "search:soon"), "search:50ms"),
        (("nosuch",), "there is no game"),
        (("bobs-hat", "--seats", "9"), "WB1"),
    ],
)
def test_what_is_wrong_is_said_in_a_line(words: tuple[str, ...], reason: str) -> None:
    outcome = call("arena", *words)
    assert outcome.code == 2
    assert reason in outcome.err
    assert outcome.err.count("\n") == 1
