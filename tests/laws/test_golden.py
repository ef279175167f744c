"""What a game is held to from one version to the next: its golden records, and the counts of its tree of choices."""

from __future__ import annotations

import json

import pytest

from hoodwink.shelf import folder_of
from tests.laws.golden import counts
from tests.play import GAMES, read


@pytest.mark.parametrize("name", GAMES)
def test_golden_records_are_read_and_end_as_they_say(name: str) -> None:
    paths = sorted((folder_of(name) / "records").glob("*.jsonl"))
    assert len(paths) >= 3
    for path in paths:
        text = path.read_text("utf-8")
        game = read(text)
        assert game.result is not None, path.name
        assert game.record() == text, path.name


@pytest.mark.parametrize("name", GAMES)
def test_the_tree_of_choices_has_its_size(name: str) -> None:
    golden = json.loads((folder_of(name) / "records" / "perft.json").read_text("utf-8"))
    assert golden
    for line in golden:
        assert counts(name, line["seats"], line["seed"], line["options"]) == line["counts"]
