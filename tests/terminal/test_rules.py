"""`hoodwink rules`"""

from __future__ import annotations

import re

import pytest

from hoodwink.shelf import folder_of, games
from hoodwink.terminal.markdown import emphasized, laid_out, sections
from hoodwink.terminal.page import Page
from tests.terminal.commands import good

CLAUSES = re.compile(r"^- \*\*(\w+\.\d+)\*\*", re.MULTILINE)


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", games())
def test_all_of_them(game: str, lang: str) -> None:
    """Every word of the file is printed, in lines that fit, and no mark of its form."""
    written = (folder_of(game) / ("RULES.md" if lang == "en" else "RULES.de.md")).read_text(encoding="utf-8")
    shown = good("rules", game, "--lang", lang)
    assert max(map(len, shown.lines)) <= 80
    for clause in CLAUSES.findall(written):
        assert re.search(rf"^{re.escape(clause)}  \S", shown.out, re.MULTILINE), clause
    assert words_of(shown.out) == words_of(written)
    assert "**" not in shown.out
    assert "\x1b" not in shown.out


def words_of(text: str) -> list[str]:
    return re.findall(r"\w+", text.lower())


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", games())
def test_every_clause_by_itself(game: str, lang: str) -> None:
    written = (folder_of(game) / "RULES.md").read_text(encoding="utf-8")
    for clause in CLAUSES.findall(written):
        shown = good("rules", game, clause.lower(), "--lang", lang).out
        assert shown.startswith(f"{clause}  ")
        assert not CLAUSES.search(shown)


def test_a_section() -> None:
    shown = good("rules", "bobs-hat", "WB3").lines
    assert shown[0] == "3 Bids"
    assert shown[1].startswith("WB3.1  The dealer bids first")
    assert [line for line in shown if line.startswith("WB")] == [shown[1], shown[-1]]


def test_a_terminal_gets_emphasis() -> None:
    page = Page(width=60, styled=True)
    assert emphasized("**Bold**, *slanted* and `typed`", page) == (
        "\x1b[1mBold\x1b[0m, \x1b[3mslanted\x1b[0m and \x1b[36mtyped\x1b[0m"
    )
    [section] = sections("# Title\n\nSome words\nthat go on.\n\n- **XX1.1** A clause.\n- a point\n")
    assert laid_out(section, page) == [
        "\x1b[1mTITLE\x1b[0m",
        "",
        "Some words that go on.",
        "\x1b[1mXX1.1\x1b[0m  A clause.",
        "- a point",
    ]


def test_lines_are_as_long_as_they_look() -> None:
    page = Page(width=20, styled=True)
    lines = page.wrap(f"{page.bold('one two')} three four five six", "- ")
    assert lines == ["- \x1b[1mone two\x1b[0m three four", "  five six"]
    assert page.wrap("a\xa0b c", "") == ["a b c"]
