"""Matches: duplicate deals, books that survive being broken off, and honest sums."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import hoodwink
from hoodwink.arena.match import Book, Match, Played, estimate, standings


def match(bots: list[str], seats: int = 3) -> Match:
    game = hoodwink.new("bobs-hat", seats, 0, {"hands": 1})
    return Match("bobs-hat", game.names, game.options, None, 5, bots)


def test_each_player_has_every_seat_of_a_deal() -> None:
    for bots in (["random", "search:1it"], ["random", "search:1it", "search:2it", "search:3it"]):
        sat = {(bot, seat) for turn in range(len(bots)) for seat, bot in enumerate(match(bots).seating(turn))}
        assert sat == {(bot, seat) for bot in bots for seat in range(3)}


def test_all_games_of_a_deal_have_its_cards_and_the_next_has_others() -> None:
    """Players who choose alike end alike, whatever they are called."""
    one = match(["random", "search:1it"])
    first, again = one.play(3, 0), one.play(3, 0)
    assert first == again, "a game is the same wherever it is played"
    assert one.play(4, 0).totals != first.totals
    assert one.play(3, 1).bots == ["search:1it", "random", "search:1it"]


def test_a_match_that_was_broken_off_goes_on_and_counts_nothing_twice(tmp_path: Path) -> None:
    contest = match(["random", "search:1it"])
    path = tmp_path / "games.jsonl"
    book = Book(path, contest)
    book.add(contest([0, 1]))
    book.add([contest.play(2, 0)])
    book.close()
    with path.open("a") as file:
        file.write('{"deal": 2, "turn"')
    book = Book(path, contest)
    assert book.missing(4) == [2, 3]
    book.add(contest([2, 3]))
    book.add(contest([3]))
    book.close()
    lines = path.read_text().splitlines()
    assert len(lines) == 1 + 8
    assert all(json.loads(line) for line in lines)
    assert standings(contest, book.games.values()) == standings(contest, contest(range(4)))


def test_another_match_is_not_mixed_in(tmp_path: Path) -> None:
    Book(tmp_path / "games.jsonl", match(["random", "search:1it"])).close()
    with pytest.raises(hoodwink.HoodwinkError, match="another match"):
        Book(tmp_path / "games.jsonl", match(["random", "search:2it"]))


def test_standings_of_games_that_can_be_added_up_by_hand() -> None:
    contest = match(["a", "b"])
    games = [
        Played(0, 0, ["a", "b", "a"], [9, 0, 3], [0], 1),
        Played(0, 1, ["b", "a", "b"], [5, 5, 1], [0, 1], 1),
        Played(1, 0, ["a", "b", "a"], [0, 8, 0], [1], 1),
        Played(1, 1, ["b", "a", "b"], [7, 1, 1], [0], 1),
        Played(2, 0, ["a", "b", "a"], [9, 9, 9], [0, 1, 2], 1),
    ]
    first, second = standings(contest, games)
    assert (first.bot, second.bot) == ("b", "a")
    assert (first.games, first.even) == (4, 1 / 3)
    assert second.wins.mean == pytest.approx(((1 + 0 + 0.5) / 3 + 0) / 2), "deal 2 is not complete"
    assert second.score.mean == pytest.approx(((9 + 3 + 5) / 3 + 1 / 3) / 2)
    assert second.lead.mean == pytest.approx((17 / 3 - 2 + 1 / 3 - 16 / 3) / 2)


def test_an_interval_narrows_with_the_root_of_the_deals() -> None:
    few, many = estimate([0.0, 1.0] * 50), estimate([0.0, 1.0] * 200)
    assert few.mean == many.mean == 0.5
    assert few.off == pytest.approx(1.96 * 0.05, rel=0.01)
    assert few.off / many.off == pytest.approx(2, rel=0.01)
    assert estimate([1.0]).off == float("inf")
