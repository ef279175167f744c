"""Law 7: the clause ids of the rules, in both languages, of the code and of the tests are one set."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hoodwink.shelf import find, folder_of
from tests.play import GAMES


def ids(text: str, prefix: str) -> set[str]:
    return set(re.findall(rf"\b{prefix}\d+\.\d+\b", text))


def ids_in_rules(text: str, prefix: str) -> list[str]:
    return re.findall(rf"^- \*\*({prefix}\d+\.\d+)\*\* ", text, re.MULTILINE)


def ids_of_tests(folder: Path, prefix: str) -> set[str]:
    names = " ".join(re.findall(r"^def (test_\w+)", "\n".join(read(folder, "test_*.py")), re.MULTILINE))
    return {f"{prefix}{major}.{minor}" for major, minor in re.findall(rf"_{prefix}(\d+)_(\d+)(?=_|\s|$)", names)}


def read(folder: Path, pattern: str) -> list[str]:
    return [path.read_text("utf-8") for path in sorted(folder.glob(pattern))]


@pytest.mark.parametrize("name", GAMES)
def test_clause_ids_are_one_set(name: str) -> None:
    folder, prefix = folder_of(name), find(name).prefix
    english = ids_in_rules((folder / "RULES.md").read_text("utf-8"), prefix)
    german = ids_in_rules((folder / "RULES.de.md").read_text("utf-8"), prefix)
    assert english == german, "the same clauses in the same order in both languages"
    assert len(english) == len(set(english))
    rules = set(english)
    assert ids("\n".join(read(folder, "RULES*.md")), prefix) == rules, "no reference to a clause that is not there"
    assert rules <= ids_of_tests(folder, prefix), "every clause has a test that is named by it"
    assert ids_of_tests(folder, prefix) <= rules
    code = [path.read_text("utf-8") for path in folder.glob("*.py") if not path.name.startswith("test_")]
    carried_out = rules - worked_examples(folder / "RULES.md", prefix)
    assert ids("\n".join(code), prefix) - worked_examples(folder / "RULES.md", prefix) == carried_out, (
        "every clause is named where it is carried out, and no other is"
    )


def worked_examples(path: Path, prefix: str) -> set[str]:
    """Clauses that only show how others work: they are carried out nowhere, and tested like all."""
    sections = re.findall(r"^## \d+ Worked examples.*?(?=^## |\Z)", path.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    return set(ids_in_rules("".join(sections), prefix))
