"""What stands in a record to the letter: docs/records.md, where it is strict and where it is not."""

from __future__ import annotations

import json

import pytest

import hoodwink
from hoodwink.shelf import find
from hoodwink.table.game import Game
from hoodwink.table.record import read_record
from tests.play import Setting, read

WHOLE = Setting("bobs-hat", 3, (("hands", 1), ("no_bid", False)), 4, 64)
LISTS: object = []
for _ in range(900):
    LISTS = [LISTS]


@pytest.fixture(scope="module")
def lines() -> list[str]:
    return WHOLE.whole().record().splitlines()


def refused(text: str, line: int, reason: str) -> None:
    with pytest.raises(hoodwink.BadRecord, match=reason) as caught:
        read(text)
    assert caught.value.line == line


@pytest.mark.parametrize("end", ["", '{"se', '{"seat": 1, "choice": "pl', "  ", "{"])
def test_a_torn_last_line_is_dropped(lines: list[str], end: str) -> None:
    running = "\n".join(lines[:9]) + "\n"
    assert read(running + end).record() == running


def test_a_last_line_without_a_line_feed_counts_if_it_parses(lines: list[str]) -> None:
    assert read("\n".join(lines[:9])).record() == "\n".join(lines[:9]) + "\n"
    assert read("\n".join(lines)).result is not None


@pytest.mark.parametrize("end", ["5", "null", "[]", '"x"', '{"seat": 0, "seat": 0}', '{"seat": NaN}', "LINE\r"])
def test_a_last_line_that_parses_is_not_torn(lines: list[str], end: str) -> None:
    refused("\n".join(lines[:9]) + "\n" + end.replace("LINE", lines[9]), 10, ".")


@pytest.mark.parametrize("end", ['{"se', " ", "5", "{}\n", "\n", "\udcff"])
def test_nothing_stands_after_the_result(lines: list[str], end: str) -> None:
    text = "\n".join([*lines, end]).encode("utf-8", "surrogateescape")
    with pytest.raises(hoodwink.BadRecord, match=r"nothing stands after the result \(records\.md\)"):
        read_record(text, find, hoodwink.Dealer(0))


def test_further_keys_are_passed_over(lines: list[str]) -> None:
    told = [json.dumps({**json.loads(line), "clause": LISTS if number else "x"}) for number, line in enumerate(lines)]
    assert read("\n".join(told)).record().splitlines() == lines


@pytest.mark.parametrize("value", [LISTS, {"a": LISTS}, 10.0, True, None, "10", [10], ["float", "10.0"], 10**4000])
def test_a_field_of_another_type_is_refused_however_deep_or_large(lines: list[str], value: object) -> None:
    wrong = json.dumps({**json.loads(lines[3]), "value": value})
    refused("\n".join([*lines[:3], wrong, *lines[4:]]), 4, r"\(records\.md\)")
    result = json.loads(lines[-1])
    result["result"]["totals"] = value
    refused("\n".join([*lines[:-1], json.dumps(result)]), len(lines), "totals")
    wrong = json.dumps({**json.loads(lines[1]), "suit": value})
    refused("\n".join([lines[0], wrong]), 2, r"WB2\.1")


def test_true_is_not_a_list_that_says_so() -> None:
    game = hoodwink.new("blind-business", 2, 1)
    for ok in (["bool", "False"], 0, "false", None):
        with pytest.raises(hoodwink.IllegalChoice, match=r"records\.md"):
            game.choose(game.deciders[0], {"choice": "ask", "of": 1 - game.deciders[0], "place": 0, "ok": ok})


def test_what_only_the_format_says_is_refused_by_naming_it_in_both_languages() -> None:
    game = hoodwink.new("bobs-hat", 3, 1)
    game.choose(0, 0)
    with pytest.raises(hoodwink.IllegalChoice) as caught:
        game.choose(0, {"choice": "bid", "most": ["red", "blue"], "fewest": 0})
    assert caught.value.clause == "records.md"
    assert caught.value.words["de"] != caught.value.words["en"]


# -- Whole answers ------------------------------------------------------------------------------------------


def asked_for(name: str, kind: str) -> tuple[Game, int]:
    """A game in which somebody is asked for that, and who."""
    dealer = hoodwink.Dealer(3)
    for seed in range(50):
        game = hoodwink.new(name, 3, seed)
        while game.deciders:
            seat = game.deciders[0]
            if game.choices(seat)[0].data["choice"] == kind:
                return game, seat
            game.choose(seat, dealer.below(game.table.count(seat)))
    raise AssertionError(kind)


def test_a_sorted_hand_is_taken_or_refused_as_one() -> None:
    game = hoodwink.new("blind-chicken", 3, 1)
    hand = [choice.data for choice in game.choices(1)]
    before = game.record()
    with pytest.raises(hoodwink.IllegalChoice, match=r"BC2\.1"):
        game.choose(1, [*hand[:-1], hand[0]])
    assert game.record() == before
    with pytest.raises(hoodwink.IllegalChoice, match="nothing can follow"):
        game.choose(1, [*hand, hand[0]])
    assert game.record() == before
    game.choose(1, list(reversed(hand)))
    assert game.deciders == (0, 2)


def test_a_payment_is_taken_or_refused_as_one() -> None:
    game, seat = asked_for("blind-hen", "pay")
    payment = []
    trial = game.clone()
    while trial.deciders == (seat,) and trial.choices(seat)[0].data["choice"] in ("pay", "paid"):
        last = [choice for choice in trial.choices(seat) if choice.data["choice"] == "paid"]
        choice = last[0] if last else trial.choices(seat)[-1]
        payment.append(choice.data)
        trial.choose(seat, choice)
    game.choose(seat, payment)
    assert game.record() == trial.record()


def test_no_answer_reaches_beyond_what_it_reveals() -> None:
    """Else the refusal of its last part would tell what its first has shown, and the first could be taken back."""
    game, seat = asked_for("blindsight", "blind")
    first = game.choices(seat)[0].data
    told = set()
    for further in ({"choice": "blind", "place": 109}, {"choice": "play", "of": (seat + 1) % 3, "place": 0}):
        with pytest.raises(hoodwink.IllegalChoice) as caught:
            game.choose(seat, [first, further])
        told.add(str(caught.value))
    assert len(told) == 1
    game, seat = asked_for("blind-hen", "pay")
    with pytest.raises(hoodwink.IllegalChoice, match=r"pay, paid"):
        game.choose(seat, [{"choice": "paid"}, {"choice": "show", "cards": [0]}])


# -- What comes in elsewhere --------------------------------------------------------------------------------


def test_numbers_of_thousands_of_digits_are_refused_like_any_other() -> None:
    game = hoodwink.new("bobs-hat", 3, 1)
    huge = 10**5000
    with pytest.raises(hoodwink.IllegalChoice):
        game.choose(0, huge)
    with pytest.raises(hoodwink.IllegalChoice):
        game.choose(huge, 0)
    with pytest.raises(hoodwink.BadSeats):
        game.view(huge)
    with pytest.raises(hoodwink.BadSeats):
        hoodwink.new("bobs-hat", huge)
    with pytest.raises(hoodwink.BadOption):
        hoodwink.new("bobs-hat", options={"hands": huge})


def test_a_list_of_options_is_kept_as_it_was() -> None:
    colors = ["p", "r"]
    game = hoodwink.new("blindsight", 2, 1, {"colors": colors})
    colors.append("b")
    assert game.options["colors"] == ["p", "r"]


def test_a_wild_coach_in_a_row_and_a_lone_one_are_two_choices() -> None:
    """By data as by number: records tell them apart by a field that only they have."""
    notation = hoodwink.new("blind-business", 2, 1).title.notation
    coaches = [data for data in notation.data if data["choice"] == "discard" and data["card"] == "W"]
    assert len({notation.number(data) for data in coaches}) == len(coaches) == 5
    with pytest.raises(hoodwink.BadEntry, match="row"):
        notation.number({"choice": "discard", "card": "W"})


def test_the_clause_that_ended_the_game_is_named() -> None:
    for seed in range(400):
        game = Setting("blind-business", 2, (), seed, 64).whole()
        assert game.result is not None
        clause = "BB4.1" if game.result["reason"] == "five-in-a-row" else "BB4.5"
        with pytest.raises(hoodwink.IllegalChoice, match=clause):
            game.choose(0, 0)
        if clause == "BB4.1":
            return
    raise AssertionError("no sudden victory in 400 games")
