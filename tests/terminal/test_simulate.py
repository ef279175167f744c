"""`hoodwink simulate`"""

from __future__ import annotations

import json
import os
import statistics
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import hoodwink
from hoodwink.arena import pool
from hoodwink.arena.loops import deal_seed
from hoodwink.shelf import find, games
from tests.terminal.commands import call, good

GAMES = 12


def summary(*words: str | Path) -> Any:
    """What is found out, without the time that it took."""
    told = good("simulate", *words, "--json").json
    del told["speed"], told["records"]
    return told


@pytest.mark.parametrize("game", games())
def test_records_sum_up_to_what_is_told(game: str, tmp_path: Path) -> None:
    """Played with records or without, the games are the same."""
    told = summary(game, "--games", str(GAMES), "--seed", "5")
    assert told == summary(game, "--games", str(GAMES), "--seed", "5", "--records", tmp_path)
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == sorted(f"{game}-5-{number}.jsonl" for number in range(GAMES))
    played = [hoodwink.load(tmp_path / name) for name in names]
    lengths = [sum(entry.chance is None for entry in one.log) for one in played]
    assert told["decisions"] == {
        "total": sum(lengths),
        "mean": statistics.fmean(lengths),
        "min": min(lengths),
        "max": max(lengths),
    }
    results: list[Any] = [one.result for one in played]
    for seat, scores in enumerate(told["scores"]):
        totals = [result["totals"][seat] for result in results]
        assert scores["mean"] == pytest.approx(statistics.fmean(totals))
        assert scores["spread"] == pytest.approx(statistics.pstdev(totals))
        assert (scores["min"], scores["max"]) == (min(totals), max(totals))
        assert scores["wins"] == sum(seat in result["winners"] for result in results)
    assert told["shared"] == sum(len(result["winners"]) > 1 for result in results)
    endings = [reason for result in results for reason in result.get("reasons", [result.get("reason")])]
    assert told["endings"] == Counter(filter(None, endings))


def test_the_number_of_cores_changes_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    alone = ("blindsight", "--games", "60", "--seats", "4", "--seed", "9", "--cores", "1", "--records")
    together = ("blindsight", "--games", "60", "--seats", "4", "--seed", "9", "--cores", "2", "--records")
    told = summary(*alone, tmp_path / "alone")
    started: list[int] = []
    monkeypatch.setattr(pool, "processes", noted(pool.processes, started))
    monkeypatch.setattr(pool, "GLIMPSE", 0.0)
    monkeypatch.setattr(pool, "WORTH", 0.0)
    monkeypatch.setattr(pool, "CHUNK", 0.002)
    assert summary(*together, tmp_path / "together") == told
    assert started == [2], "two processes have played"
    for path in (tmp_path / "alone").iterdir():
        assert path.read_bytes() == (tmp_path / "together" / path.name).read_bytes()


def noted(processes: Any, started: list[int]) -> Any:
    def noting(workers: int) -> Any:
        started.append(workers)
        return processes(workers)

    return noting


def test_a_game_is_dealt_by_its_seed_alone(tmp_path: Path) -> None:
    good("simulate", "bobs-hat", "--games", "3", "--seed", "7", "--records", tmp_path)
    dealt = hoodwink.new("bobs-hat", seed=deal_seed(7, 2)).record().splitlines()
    played = (tmp_path / "bobs-hat-7-2.jsonl").read_text(encoding="utf-8").splitlines()
    assert played[: len(dealt)] == dealt
    assert summary("bobs-hat", "--seed", "1", "--games", "9") != summary("bobs-hat", "--seed", "2", "--games", "9")


def test_options_are_set() -> None:
    told = summary(
        "bobs-hat", "--games", "1", "--option", "hands=2", "--option", "no-bid", "--option", "secret_bids=on"
    )
    assert told["options"] == {
        "hands": 2,
        "double_fewest": False,
        "no_bid": True,
        "secret_bids": True,
        "negative_scoring": False,
    }
    told = summary("blind-business", "--games", "1", "--seats", "5", "--option", "family")
    assert (told["seats"], told["options"]) == (5, {"card_powers": False, "color_powers": False})
    told = summary("blindsight", "--games", "1", "--option", "colors=p,b", "--option", "target=null")
    assert (told["options"]["colors"], told["options"]["target"]) == (["p", "b"], None)


def test_a_card_file_is_used(tmp_path: Path) -> None:
    cards: Any = find("blind-chicken").standard_cards()
    cards["pigs"] = [24, 33, 44]
    file = tmp_path / "cards.toml"
    file.write_text("".join(f"{key} = {numbers}\n" for key, numbers in cards.items()), encoding="ascii")
    told = summary("blind-chicken", "--games", "5", "--cards", file, "--records", tmp_path)
    assert told["cards"]["pigs"] == [24, 33, 44]
    header = json.loads((tmp_path / "blind-chicken-0-0.jsonl").read_text(encoding="utf-8").splitlines()[0])
    assert header["cards"] == told["cards"]
    good("check", tmp_path)


def test_told_to_a_person() -> None:
    shown = good("simulate", "blindsight", "--games", "50", "--seats", "3").out
    assert shown.startswith("blindsight, 3 seats, 50 games by random players, seed 0\nlength   ")
    assert "\nendings  emptied " in shown
    assert " decisions/s, " in shown
    assert max(map(len, shown.splitlines())) <= 80


def test_records_appear_whole_or_not_at_all(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    replace = os.replace

    def fail(source: Path, target: Path) -> None:
        if target.name.endswith("-3.jsonl"):
            raise OSError(28, "No space left on device", str(target))
        replace(source, target)

    monkeypatch.setattr(os, "replace", fail)
    reason = call("simulate", "bobs-hat", "--games", "9", "--records", tmp_path).reason()
    assert reason == f"{tmp_path}/bobs-hat-0-3.jsonl: No space left on device"
    assert sorted(path.name for path in tmp_path.iterdir()) == [f"bobs-hat-0-{number}.jsonl" for number in range(3)]


def test_an_unknown_folder_is_made(tmp_path: Path) -> None:
    good("simulate", "bobs-hat", "--games", "1", "--records", tmp_path / "some" / "where")
    assert [path.name for path in (tmp_path / "some" / "where").iterdir()] == ["bobs-hat-0-0.jsonl"]
