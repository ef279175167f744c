"""Records that break a rule are refused."""

from __future__ import annotations

from pathlib import Path

import pytest

import hoodwink

RECORDS = Path(__file__).with_name("records")
TWO = "two-seats-one-result-struck"
THREE = "three-seats-all-rewards"
FOUR = "four-seats-two-pigs"
FIVE = "five-seats-other-cards"


@pytest.mark.parametrize(
    ("record", "old", "new", "reason"),
    [
        (TWO, '"chance": "dealer", "seat": 0', '"chance": "dealer", "seat": 2', r"BC1\.4"),
        (TWO, '"chance": "dealer", "seat": 0', '"chance": "dealer", "seat": 1', "not your turn"),
        (TWO, '"end": "left"', '"end": "middle"', '"end"'),
        (TWO, '"benefit": "chickens"', '"benefit": "penalties"', r"BC5\.3"),
        (TWO, '"benefit": "strike", "game": 0', '"benefit": "strike", "game": 2', r"BC5\.2"),
        (TWO, '"benefit": "strike", "game": 0', '"benefit": "strike"', '"game"'),
        (TWO, '"struck": [[1, 0]]', '"struck": []', '"struck"'),
        (THREE, '"card": "any-card"', '"card": "strike"', '"card"'),
        (FOUR, '"leads": 3', '"leads": 4', r"BC4\.5"),
        (FIVE, '"pigs": [5, 26, 48]', '"pigs": [5, 26]', "exactly 3"),
    ],
)
def test_a_broken_record_is_refused(record: str, old: str, new: str, reason: str, tmp_path: Path) -> None:
    text = (RECORDS / f"{record}.jsonl").read_text("utf-8")
    assert old in text
    broken = tmp_path / "broken.jsonl"
    broken.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(hoodwink.BadRecord, match=reason):
        hoodwink.load(broken)
