"""`hoodwink check`"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from hoodwink.arena import pool
from hoodwink.shelf import games
from tests.terminal.commands import call, good


def test_good_records(records: Path) -> None:
    count = 2 * len(games())
    assert good("check", records).out == f"{count} records, 0 violations\n"
    assert good("check", *sorted(records.iterdir())).out == f"{count} records, 0 violations\n"
    assert good("check", records, "--json").json == {"records": count, "violations": [], "unreadable": []}


@pytest.mark.parametrize("game", games())
def test_a_changed_line_is_named(game: str, records: Path, tmp_path: Path) -> None:
    """Whatever is changed, it is refused at that line at the latest, and at this one if it is wrong by itself."""
    lines = (records / f"{game}-3-0.jsonl").read_text(encoding="utf-8").splitlines()
    file = tmp_path / "changed.jsonl"
    for number in range(1, len(lines) + 1, max(1, len(lines) // 12)):
        wrong = {
            "cut in the middle": lines[number - 1][:-3],
            "blank": "",
            "not an object": "[]",
            "a seat that is none": changed(lines[number - 1], "seat", 99),
            "an unknown choice": changed(lines[number - 1], "choice", "nosuch"),
            "an unknown chance": changed(lines[number - 1], "chance", "nosuch"),
            "an unknown version": changed(lines[number - 1], "version", 2),
        }
        for what, line in wrong.items():
            if line == lines[number - 1]:
                continue
            file.write_text("\n".join([*lines[: number - 1], line, *lines[number:]]) + "\n", encoding="utf-8")
            outcome = call("check", file)
            assert outcome.code == 1, (number, what)
            assert outcome.lines[0].startswith(f"{file}: line {number}: "), (number, what, outcome)
            assert outcome.lines[1:] == ["1 records, 1 violations"]


def changed(line: str, key: str, value: object) -> str:
    """The line with another value under that key, if it has one."""
    fields = json.loads(line)
    return json.dumps(fields | {key: value}) if key in fields else line


NO_RECORD = 'this is no Hoodwink record: the header begins with "record": "hoodwink" (records.md)'


def test_each_violation_has_its_line(records: Path, tmp_path: Path) -> None:
    text = (records / "bobs-hat-3-0.jsonl").read_text(encoding="utf-8")
    nested = tmp_path / "b" / "below"
    nested.mkdir(parents=True)
    (tmp_path / "a.jsonl").write_text("{}\n", encoding="utf-8")
    (nested / "good.jsonl").write_text(text, encoding="utf-8")
    (nested / "late.jsonl").write_text(text + "{}\n", encoding="utf-8")
    (nested / "no-record.txt").write_text("text", encoding="utf-8")
    outcome = call("check", tmp_path)
    assert (outcome.code, outcome.err) == (1, "")
    assert outcome.lines == [
        f"{tmp_path}/a.jsonl: line 1: {NO_RECORD}",
        f"{nested}/late.jsonl: line {text.count(chr(10)) + 1}: nothing stands after the result (records.md)",
        "3 records, 2 violations",
    ]
    told: Any = call("check", tmp_path, "--json").json
    assert [violation["line"] for violation in told["violations"]] == [1, text.count("\n") + 1]
    assert [violation["file"] for violation in told["violations"]] == [f"{tmp_path}/a.jsonl", f"{nested}/late.jsonl"]


def test_what_cannot_be_read_is_another_matter(records: Path, tmp_path: Path) -> None:
    missing = tmp_path / "nosuch.jsonl"
    outcome = call("check", records, missing)
    assert outcome.code == 2
    assert outcome.err == f"hoodwink: {missing}: No such file or directory\n"
    assert outcome.lines[-1] == f"{2 * len(games())} records, 0 violations"
    outcome = call("check", missing, "--json")
    assert (outcome.code, outcome.json["records"]) == (2, 0)
    assert outcome.json["unreadable"] == [{"path": str(missing), "reason": "No such file or directory"}]
    assert call("check", "a\0b").code == 2
    bad = tmp_path / "bad.jsonl"
    bad.write_text("{}\n", encoding="ascii")
    assert call("check", bad, missing).code == 2


def test_nothing_at_all(tmp_path: Path) -> None:
    assert good("check", tmp_path).out == "0 records, 0 violations\n"
    empty = tmp_path / "empty.jsonl"
    empty.touch()
    outcome = call("check", empty)
    assert outcome.lines == [f"{empty}: line 1: there is no header (records.md)", "1 records, 1 violations"]


@pytest.mark.skipif(os.name == "nt", reason="no such names on Windows")
def test_names_of_files_stay_on_their_line(tmp_path: Path) -> None:
    (tmp_path / "a\nb\x1b[2J.jsonl").write_text("{}\n", encoding="ascii")
    assert call("check", tmp_path).lines[0].startswith(rf"{tmp_path}/a\nb\x1b[2J.jsonl: line 1: ")


def test_far_too_long_is_no_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hoodwink.terminal.files.LARGEST", 1000)
    (tmp_path / "long.jsonl").write_text("x" * 1001, encoding="ascii")
    assert "longer than any record is" in call("check", tmp_path).lines[0]


def test_all_cores_find_the_same(records: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the order of the names, whoever is ready first."""
    text = (records / "bobs-hat-3-0.jsonl").read_text(encoding="utf-8")
    for number in range(40):
        cut = text[: -1 - number * 30] + "\n"
        (tmp_path / f"{number:02}.jsonl").write_text(cut, encoding="utf-8")
    alone = call("check", tmp_path, "--cores", "1")
    assert len(alone.lines) > 30
    monkeypatch.setattr(pool, "GLIMPSE", 0.0)
    monkeypatch.setattr(pool, "WORTH", 0.0)
    monkeypatch.setattr(pool, "CHUNK", 0.01)
    assert call("check", tmp_path, "--cores", "2") == alone


def test_a_fault_of_the_referee_is_told(records: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(path: str) -> None:
        raise RuntimeError("oh")

    monkeypatch.setattr("hoodwink.terminal.check.refereed", fail)
    outcome = call("check", records / "bobs-hat-3-0.jsonl")
    assert outcome.code == 2
    assert outcome.err.endswith("bobs-hat-3-0.jsonl: a fault of the referee: RuntimeError: oh\n")
    assert outcome.lines == ["0 records, 0 violations"]
