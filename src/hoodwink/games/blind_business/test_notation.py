"""How Blind Business is written: choices, chance, refusals; and records that break a rule."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import hoodwink
from hoodwink.games.blind_business import TITLE, notation
from hoodwink.games.blind_business.rules import CHOICES, BusinessTable
from hoodwink.table.dealer import Dealer
from hoodwink.table.errors import BadEntry, IllegalChoice
from hoodwink.table.game import Game
from hoodwink.table.options import Json

RECORDS = Path(__file__).with_name("records")
BOARDWALK = [f"B{number}" for number in range(1, 12)]
PILE = ["P4", "P5", *BOARDWALK, "C10", "C11", "CF", "D10", "D11", "DF", "PF", "P8", "P9", "P10", "W"]
OPENING: tuple[Json, ...] = (
    {"chance": "first", "seat": 0},
    {"chance": "removed", "cards": [f"{letter}{number}" for letter in "CD" for number in range(1, 10)]},
    {"chance": "pile", "cards": PILE},
    {"chance": "deal", "hands": [["P1", "P2", "P3", "W"], ["P6", "P7", "P11", "BF"]]},
)


def game(options: Json | None = None) -> Game:
    return Game(TITLE, ["Ann", "Bo"], TITLE.settle_options(2, options or {}), None, Dealer(0))


def opened(options: Json | None = None) -> Game:
    """A game of two, at its first ask."""
    fresh = game(options)
    for entry in OPENING:
        fresh.enter(entry)
    return fresh


def play(at: Game, *choices: Json) -> Game:
    for choice in choices:
        at.choose(at.deciders[0], choice)
    return at


# -- Choices ------------------------------------------------------------------------------------------------


def test_every_choice_has_its_number() -> None:
    assert len(notation.CHOICES) == CHOICES == 127
    assert notation.CHOICES[0] == {"choice": "ask", "of": 0, "place": 0, "ok": False}
    assert notation.CHOICES[39] == {"choice": "ask", "of": 4, "place": 3, "ok": True}
    assert notation.CHOICES[40:42] == [{"choice": "accept"}, {"choice": "reject"}]
    assert notation.CHOICES[53] == {"choice": "ask-back", "place": 3, "ok": True}
    assert notation.CHOICES[58] == {"choice": "coach", "row": None}
    assert notation.CHOICES[61] == {"choice": "discard", "card": "P1"}
    assert notation.CHOICES[108:110] == [
        {"choice": "discard", "card": "DF"},
        {"choice": "discard", "card": "W", "row": "P"},
    ]
    assert notation.CHOICES[113] == {"choice": "discard", "card": "W", "row": None}
    assert notation.CHOICES[119] == {"choice": "switch", "with": None}
    assert notation.CHOICES[126] == {"choice": "add", "place": None}
    assert len({json.dumps(choice) for choice in notation.CHOICES}) == CHOICES


def test_the_clause_of_each_choice() -> None:
    at = opened()
    asks = at.choices(0)
    assert {ask.clause for ask in asks} == {"BB2.1"}
    table = at.table
    assert isinstance(table, BusinessTable)
    table.sides[0].oks = 1
    assert {ask.clause for ask in at.choices(0) if ask.data["ok"]} == {"BB2.2"}
    play(at, {"choice": "ask", "of": 1, "place": 2, "ok": False})
    assert [answer.clause for answer in at.choices(1)] == ["BB2.4", "BB2.3"]
    play(at, {"choice": "accept"})
    assert {ask.clause for ask in at.choices(1)} == {"BB2.4"}
    play(at, {"choice": "ask-back", "place": 3, "ok": False})
    assert [answer.clause for answer in at.choices(0)] == ["BB2.5", "BB2.6"]
    play(at, {"choice": "accept"})
    assert {choice.clause for choice in at.choices(1)} == {"BB3.1"}
    play(at, {"choice": "coach", "row": None})
    assert {choice.clause for choice in at.choices(0)} == {"BB3.5"}


# -- Refusals -----------------------------------------------------------------------------------------------


def refused(at: Game, choice: Json) -> tuple[str, str]:
    with pytest.raises(IllegalChoice) as caught:
        at.choose(at.deciders[0], choice)
    assert caught.value.words["de"]
    return caught.value.clause, caught.value.words["en"]


def test_why_not() -> None:
    at = opened()
    assert refused(at, {"choice": "ask", "of": 0, "place": 0, "ok": False}) == (
        "BB2.1",
        "ask for a card in another player's hand",
    )
    assert refused(at, {"choice": "ask", "of": 3, "place": 0, "ok": False}) == ("BB2.1", "there is no player 4")
    assert refused(at, {"choice": "ask", "of": 1, "place": 0, "ok": True}) == ("BB2.2", "you have no OK card")
    assert refused(at, {"choice": "accept"}) == ("BB2.1", "ask for a card in somebody's hand now")
    play(at, {"choice": "ask", "of": 1, "place": 2, "ok": False})
    assert refused(at, {"choice": "take", "place": 2}) == ("BB2.4", "accept or reject now")
    play(at, {"choice": "reject"})
    assert refused(at, {"choice": "take", "place": 2})[0] == "BB2.3"
    play(at, {"choice": "take", "place": 0})
    assert refused(at, {"choice": "discard", "card": "P6"}) == ("BB3.5", "that card is not in your scoring area")
    assert refused(at, {"choice": "discard", "card": "W", "row": None})[0] == "BB3.5"
    play(at, {"choice": "discard", "card": "P11"}, {"choice": "ask", "of": 0, "place": 2, "ok": False})
    play(at, {"choice": "accept"})
    assert refused(at, {"choice": "ask-back", "place": 0, "ok": True}) == ("BB2.4", "you have no OK card")
    play(at, {"choice": "ask-back", "place": 3, "ok": False}, {"choice": "accept"})
    assert refused(at, {"choice": "switch", "with": 1}) == ("BB3.6", "hands are switched with another player")
    assert refused(at, {"choice": "switch", "with": 4}) == ("BB3.6", "there is no player 5")


def test_why_not_into_that_row() -> None:
    at = play(
        opened(),
        {"choice": "ask", "of": 1, "place": 0, "ok": False},
        {"choice": "accept"},
        {"choice": "ask-back", "place": 3, "ok": False},
        {"choice": "accept"},
    )
    assert refused(at, {"choice": "coach", "row": "P"}) == ("BB3.1", "you have no card in Playground")


# -- Chance -------------------------------------------------------------------------------------------------


def test_what_was_entered_is_told_again() -> None:
    assert [opened().told(entry) for entry in opened().log] == list(OPENING)


@pytest.mark.parametrize(
    ("stage", "change", "reason"),
    [
        (0, {"seat": 2}, "BB1.3"),
        (0, {"seat": True}, "BB1.3"),
        (0, {"seat": None}, "BB1.3"),
        (1, {"cards": ["P1"]}, "18 cards"),
        (1, {"cards": "P1"}, "18 cards"),
        (1, {"cards": ["P1"] * 18}, "not so many"),
        (1, {"cards": ["W"] * 18}, "not so many"),
        (1, {"cards": [7] * 18}, "no card"),
        (2, {"cards": ["C1", *PILE[1:]]}, "not so many"),
        (3, {"hands": [["P1", "P2", "P3", "W"]]}, "2 hands"),
        (3, {"hands": [["P1", "P2", "P3", "W"], ["P6", "P7", "P11"]]}, "4 cards"),
        (3, {"hands": [["P1", "P2", "P3", "W"], ["P6", "P7", "P11", "P1"]]}, "not so many"),
        (3, {"hands": [["P1", "P2", "P3", "W"], ["P6", "P7", "P11", "W"]]}, "not so many"),
        (3, {"hands": [["P1", "P2", "P3", "W"], ["P6", "P7", "P11", "x"]]}, "no card"),
        (3, {"hands": [["P1", "P2", "P3", "W"], "four"]}, "4 cards"),
    ],
)
def test_a_broken_opening_is_refused(stage: int, change: Json, reason: str) -> None:
    at = game()
    for entry in OPENING[:stage]:
        at.enter(entry)
    before = at.record()
    with pytest.raises(BadEntry, match=reason):
        at.enter({**OPENING[stage], **change})
    assert at.record() == before
    at.enter(OPENING[stage])


def test_a_broken_shuffle_is_refused() -> None:
    at = opened()
    for entry in (
        {"seat": 0, "choice": "ask", "of": 1, "place": 0, "ok": False},
        {"seat": 1, "choice": "accept"},
        {"seat": 1, "choice": "ask-back", "place": 2, "ok": False},
        {"seat": 0, "choice": "reject"},
        {"seat": 0, "choice": "switch", "with": 1},
    ):
        at.enter(entry)
    for change, reason in (
        ({"seat": 1}, '"seat" is 0'),
        ({"seat": 0, "hand": ["P5", "P7", "P11"]}, "4 cards"),
        ({"seat": 0, "hand": ["P5", "P7", "P11", "P1"]}, "not among them"),
        ({"seat": 0, "hand": ["P5", "P7", "P11", "P11"]}, "not among them"),
    ):
        with pytest.raises(BadEntry, match=reason):
            at.enter({"chance": "shuffle", "hand": ["P5", "P7", "P11", "BF"], **change})
    at.enter({"chance": "shuffle", "seat": 0, "hand": ["BF", "P5", "P7", "P11"]})
    at.enter({"chance": "shuffle", "seat": 1, "hand": ["W", "P1", "P4", "P2"]})
    assert at.deciders == (1,)


@pytest.mark.parametrize(
    ("record", "old", "new", "reason"),
    [
        ("everything", '"choice": "ask", "of": 0', '"choice": "ask", "of": 1', r"BB2\.1"),
        ("everything", '"place": 3, "ok": false', '"place": 3, "ok": true', r"BB2\.2"),
        ("everything", '"place": 3, "ok": false', '"place": 3', '"ok"'),
        ("everything", '"place": 3, "ok": false', '"place": 3.0, "ok": false', '"place"'),
        ("everything", '"choice": "reject"', '"choice": "refuse"', "no choice"),
        ("everything", '"choice": "look", "look": true', '"choice": "look", "look": false', "not due here"),
        ("everything", '"reason": "points"', '"reason": "five-in-a-row"', '"reason"'),
        ("discarded-wild-coach", '"card": "W", "row": "D"', '"card": "W", "row": "P"', r"BB3\.[45]"),
        ("discarded-wild-coach", '"card": "W", "row": "D"', '"card": "W"', '"row"'),
        ("sudden-victory-shared", '"winners": [0, 1]', '"winners": [0]', '"winners"'),
    ],
)
def test_a_broken_record_is_refused(record: str, old: str, new: str, reason: str, tmp_path: Path) -> None:
    text = (RECORDS / f"{record}.jsonl").read_text("utf-8")
    assert old in text
    broken = tmp_path / "broken.jsonl"
    broken.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(hoodwink.BadRecord, match=reason):
        hoodwink.load(broken)


def test_family_is_written_as_both_off() -> None:
    family = hoodwink.new("blind-business", 2, 1, {"family": True})
    assert json.loads(family.record().splitlines()[0])["options"] == {"card_powers": False, "color_powers": False}
