"""`hoodwink replay`"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import hoodwink
from hoodwink.shelf import games
from tests.terminal.commands import good


def choices_in(game: hoodwink.Game) -> int:
    return sum(entry.chance is None for entry in game.log)


@pytest.mark.parametrize("name", games())
def test_as_data_it_is_the_game_at_that_point(name: str, records: Path) -> None:
    file = records / f"{name}-3-0.jsonl"
    game = hoodwink.load(file)
    for at in range(0, choices_in(game) + 1, max(1, choices_in(game) // 5)):
        then = game.at(at)
        told = good("replay", file, "--at", str(at), "--json").json
        assert told == {"view": plain(then.view()), "events": plain(then.events()), "choices": []}
        for seat in range(game.seats):
            told = good("replay", file, "--at", str(at), "--seat", str(seat), "--json").json
            assert told["view"] == plain(then.view(seat))
            assert told["events"] == plain(then.events(seat))
            assert [choice["data"] for choice in told["choices"]] == plain([one.data for one in then.choices(seat)])
        told = good("replay", file, "--at", str(at), "--open", "--json").json
        assert (told["view"], told["events"]) == (plain(then.open_view()), plain(then.open_events()))
        assert {choice["seat"] for choice in told["choices"]} == set(then.deciders)


def plain(value: Any) -> Any:
    return json.loads(json.dumps(value))


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("name", games())
def test_told_in_words_at_every_point(name: str, lang: str, records: Path) -> None:
    file = records / f"{name}-3-1.jsonl"
    game = hoodwink.load(file)
    for at in range(0, choices_in(game) + 1, 1 + choices_in(game) // 8):
        then = game.at(at)
        for who in (["--open"], [], *(["--seat", str(seat)] for seat in range(game.seats))):
            shown = good("replay", file, "--at", str(at), "--lang", lang, *who).out
            assert shown.startswith(game.title.words[lang])
            assert max(map(len, shown.splitlines())) <= 80
            if who[:1] == ["--seat"] and int(who[1]) in then.deciders:
                for choice in then.choices(int(who[1])):
                    assert choice.words[lang].split()[0] in shown
                    assert f"({choice.clause})" in " ".join(shown.split())


def test_a_bystander_sees_no_hand_and_a_seat_its_own(records: Path) -> None:
    file = records / "bobs-hat-3-0.jsonl"
    header, _, dealt = (json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()[:3])
    words = {"B": "blue ", "R": "red ", "K": "black "}
    hands = [[words[card[0]] + card[1:] for card in hand] for hand in dealt["hands"]]
    for looking, seen in (([], set()), (["--seat", "1"], {1}), (["--open"], {0, 1, 2})):
        shown = " ".join(good("replay", file, "--at", "0", *looking).out.split())
        for seat, hand in enumerate(hands):
            assert f"{header['seats'][seat]} ({seat}) hand" in shown
            for card in hand:
                assert (card in shown) is (seat in seen)


def test_how_it_ended(records: Path) -> None:
    assert "The game is over." in good("replay", records / "blind-hen-3-0.jsonl").out
    assert "Das Spiel ist zu Ende." in good("replay", records / "blind-hen-3-0.jsonl", "--lang", "de").out


def test_a_record_in_progress_is_shown_as_far_as_it_goes(records: Path, tmp_path: Path) -> None:
    lines = (records / "bobs-hat-3-0.jsonl").read_bytes().splitlines(keepends=True)
    file = tmp_path / "cut.jsonl"
    file.write_bytes(lines[0])
    assert "Chance decides next." in good("replay", file).out
    file.write_bytes(b"".join(lines[:4]) + b'{"seat": 0, "choi')
    shown = good("replay", file).out
    assert "after 1 of 1 choices" in shown
    assert "To choose: Ann (0)" in shown


def test_names_cannot_steer_the_terminal(records: Path, tmp_path: Path) -> None:
    lines = (records / "bobs-hat-3-0.jsonl").read_text(encoding="utf-8").splitlines()
    header = json.loads(lines[0])
    header["seats"][0] = "Ann\x1b[2J\nBo"
    file = tmp_path / "named.jsonl"
    file.write_text("\n".join([json.dumps(header), *lines[1:]]) + "\n", encoding="utf-8")
    for looking in (["--open"], ["--seat", "0"], []):
        shown = good("replay", file, "--at", "5", *looking).out
        assert "\x1b" not in shown
        assert r"Ann\x1b[2J\nBo" in shown
