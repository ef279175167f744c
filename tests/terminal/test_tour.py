"""`hoodwink tour`"""

from __future__ import annotations

import importlib
import shlex
import sys
from pathlib import Path

import pytest

from hoodwink.shelf import find, games
from hoodwink.terminal.page import Page
from hoodwink.terminal.tour import HEIGHT, NEXT, Story
from tests.terminal.commands import Terminal, call, good


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("name", games())
def test_a_game_is_told_on_screens_of_80_by_24(name: str, lang: str) -> None:
    story = Story(find(name), lang, Page(width=80, styled=False))
    first, second = story.screens("heading")
    for screen in (first, second):
        assert len(screen) <= HEIGHT, "\n".join(screen)
        assert max(map(len, screen)) <= 80, "\n".join(screen)
    choice = story.then.choices(0)[story.moves[story.at].number]
    assert choice.words[lang] in " ".join(" ".join(second).split())
    assert choice.clause in "\n".join(second)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_all_games_and_what_to_try_next(lang: str) -> None:
    shown = good("tour", "--lang", lang)
    for name in games():
        assert f"  {find(name).words[lang]} ──" in shown.out
    for command, what in NEXT[lang]:
        assert f"\n  {command}\n      {what}\n" in shown.out
        hoodwink, typed, *words = shlex.split(command)
        assert hoodwink == "hoodwink"
        if typed != "--help":
            importlib.import_module(f"hoodwink.terminal.{typed}").parser().parse(words)


def test_what_is_to_be_tried_works(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One after the other, in a folder of one's own."""
    monkeypatch.chdir(tmp_path)
    for command, _ in NEXT["de"]:
        good(*[word.replace("100000", "100") for word in command.split()[1:]])


def test_one_game() -> None:
    assert good("tour", "bobs-hat").out.startswith("── 1/1  Where's Bob's Hat? ──")


@pytest.mark.parametrize(("typed", "screens"), [("\n" * 50, 2 * len(games())), ("\n\nq\n", 3), ("", 1)])
def test_on_a_terminal_it_waits(typed: str, screens: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """For Enter; q or the end of the input leaves it."""
    monkeypatch.setattr(sys, "stdin", Terminal(typed))
    shown = call("tour", out=Terminal())
    assert shown.code == 0
    assert shown.out.count("q and Enter: leave") == screens
    assert ("What to try next" in shown.out) is (screens == 2 * len(games()))
