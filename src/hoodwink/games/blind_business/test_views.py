"""What each seat of Blind Business sees, and how it is said."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

import hoodwink
from hoodwink.games.blind_business import TITLE, notation, words, zones
from hoodwink.games.blind_business.cards import COACH, COACH_PLACES
from hoodwink.games.blind_business.rules import BusinessTable
from hoodwink.games.blind_business.test_notation import opened, play
from hoodwink.table.dealer import Dealer
from hoodwink.table.game import Game
from hoodwink.table.options import Json

RECORDS = sorted(Path(__file__).with_name("records").glob("*.jsonl"))


def lots(view: Json, zone: str) -> dict[object, list[str | None]]:
    """What the viewer sees in a zone of each seat: the face, "?" for a back, None for an empty place."""
    cards = cast("dict[str, Json]", view["cards"])
    return {
        lot.get("seat"): [
            None if handle is None else str(cards.get(handle, {}).get("face", "?"))
            for handle in cast("list[str | None]", lot["cards"])
        ]
        for lot in cast("list[Json]", view["zones"])
        if lot["zone"] == zone
    }


def test_a_hand_is_seen_by_the_others_alone() -> None:
    game = opened()
    hands = {0: ["P1", "P2", "P3", "W"], 1: ["P6", "P7", "P11", "BF"]}
    assert lots(game.view(0), "hand") == {0: ["?"] * 4, 1: hands[1]}
    assert lots(game.view(1), "hand") == {0: hands[0], 1: ["?"] * 4}
    assert lots(game.view(None), "hand") == {0: ["?"] * 4, 1: ["?"] * 4}
    assert lots(game.open_view(), "hand") == hands


def test_a_seat_knows_the_cards_it_began_with_as_a_set() -> None:
    deduced = cast("Json", opened().view(0)["deduced"])
    assert deduced["hand"] == ["P1", "P2", "P3", "W"]
    assert len(cast("list[str]", deduced["unseen"])) == 42
    assert opened().view(None)["deduced"] == {}


def test_new_places_are_known_to_all_and_their_cards_to_the_others() -> None:
    game = play(
        opened(),
        {"choice": "ask", "of": 1, "place": 1, "ok": False},
        {"choice": "accept"},
        {"choice": "ask-back", "place": 0, "ok": False},
        {"choice": "reject"},
    )
    view = game.view(0)
    assert lots(view, "hand") == {0: ["?"] * 4, 1: ["P6", "P5", "P11", "BF"]}
    assert lots(view, "playground") == {0: ["P1"], 1: ["P7"]}
    facts = cast("Json", view["facts"])
    assert facts["new_places"] == [[0], [1]]
    assert facts["asker"] == 1
    assert cast("Json", view["deduced"])["hand"] == ["P2", "P3", "W"]
    assert "P4" in cast("list[str]", cast("Json", view["deduced"])["unseen"])
    assert "P4" not in cast("list[str]", cast("Json", game.view(1)["deduced"])["unseen"])


def test_a_switch_shows_each_its_new_hand_as_a_set_and_the_other_by_place() -> None:
    game = opened()
    for entry in (
        {"seat": 0, "choice": "ask", "of": 1, "place": 0, "ok": False},
        {"seat": 1, "choice": "accept"},
        {"seat": 1, "choice": "ask-back", "place": 2, "ok": False},
        {"seat": 0, "choice": "reject"},
        {"seat": 0, "choice": "switch", "with": 1},
    ):
        game.enter(entry)
    mine, other = ["P5", "P7", "P11", "BF"], ["P1", "P2", "P4", "W"]
    assert lots(game.view(0), "looked") == {0: mine, 1: ["?"] * 4}
    assert lots(game.view(1), "looked") == {0: ["?"] * 4, 1: other}
    game.enter({"chance": "shuffle", "seat": 0, "hand": ["BF", "P5", "P7", "P11"]})
    game.enter({"chance": "shuffle", "seat": 1, "hand": ["W", "P1", "P4", "P2"]})
    assert lots(game.view(0), "hand") == {0: ["?"] * 4, 1: ["W", "P1", "P4", "P2"]}
    assert lots(game.view(1), "hand") == {0: ["BF", "P5", "P7", "P11"], 1: ["?"] * 4}
    assert cast("Json", game.view(0)["deduced"])["hand"] == mine
    assert cast("Json", game.view(1)["deduced"])["hand"] == other


def test_the_hand_opens_when_it_is_said_to() -> None:
    for path in RECORDS:
        game = hoodwink.load(path)
        for event in game.events(0):
            lying = [lot["cards"] for lot in cast("list[Json]", event.get("lots", [])) if lot["zone"] == "hand-open"]
            opens = any(any(cast("list[object]", cards)) for cards in lying)
            assert not opens or event.get("happened") in ("hand-opened", "gained")


def test_open_wild_coaches_lie_in_the_order_in_which_they_were_gained() -> None:
    """Not in that of their numbers, which nobody may know."""
    table = BusinessTable(2, True, True)
    table.discards = 0b11 << COACH
    for first, second in ((COACH, COACH + 1), (COACH + 1, COACH)):
        table.first_coach = first
        table.sides[0].area = (1 << COACH) | (1 << COACH + COACH_PLACES)
        assert zones.in_order(table, table.discards) == [first, second]
        assert zones.row_cards(table, table.sides[0].area, 0) == [first, second]


def test_handles_are_renewed_when_a_hand_is_shuffled() -> None:
    for path in RECORDS:
        game = hoodwink.load(path)
        for seat in range(game.seats):
            given: set[str] = set()
            for event in game.events(seat):
                if event.get("chance") != "shuffle":
                    continue
                for lot in cast("list[Json]", event.get("lots", [])):
                    if lot["zone"] == "hand":
                        handles = {str(handle) for handle in cast("list[str]", lot["cards"])}
                        assert not handles & given
                        given |= handles


def test_deciding_under_its_power_a_seat_sees_its_hand_by_place() -> None:
    """BB5.2"""
    found = 0
    for path in RECORDS:
        whole = hoodwink.load(path)
        for move in range(sum(entry.chance is None for entry in whole.log)):
            game = whole.at(move)
            if not game.deciders or game.choices(game.deciders[0])[0].data["choice"] != "add":
                continue
            found += 1
            seat = game.deciders[0]
            hand = lots(game.view(seat), "hand-open")[seat]
            assert None not in hand
            assert "?" not in hand
            assert hand == lots(game.open_view(), "hand-open")[seat]
            assert lots(game.view(None), "hand-open")[seat] == hand  # all seats see it now
    assert found > 2


# -- Words --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_choice_is_said_in_its_own_words(lang: str) -> None:
    said = [words.say_choice(choice, lang) for choice in notation.CHOICES]
    for kind in {choice["choice"] for choice in notation.CHOICES}:
        same = [text for text, choice in zip(said, notation.CHOICES, strict=True) if choice["choice"] == kind]
        assert len(set(same)) == len(same)
    assert all(said)


def test_some_sentences() -> None:
    choices: list[tuple[Json, str, str]] = [
        (
            {"choice": "ask", "of": 1, "place": 2, "ok": True},
            "ask player 2 for card 3 with an OK card",
            "Person 2 nach Karte 3 fragen, mit OK-Karte",
        ),
        (
            {"choice": "coach", "row": "C"},
            "put the Wild Coach into Central Station",
            "den Wild Coach zu Central Station legen",
        ),
        ({"choice": "discard", "card": "PF"}, "discard Playground Flex", "Playground Flex abwerfen"),
        ({"choice": "switch", "with": None}, "keep the hand", "die Hand behalten"),
    ]
    for choice, en, de in choices:
        assert words.say_choice(choice, "en") == en
        assert words.say_choice(choice, "de") == de


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_event_can_be_said(path: Path, lang: str) -> None:
    game = hoodwink.load(path)
    for seat in (None, *range(game.seats)):
        for event in game.events(seat):
            said = TITLE.say_event(event, game.names, lang)
            silent = "happened" not in event and event.get("chance") in (None, "first", "removed", "pile")
            assert said or (silent and "choice" not in event) or event.get("happened") == "opened", event
            assert "None" not in said
            assert "{" not in said
        view = game.view(seat)
        for part in ("facts", "own", "deduced"):
            for name, value in cast("Json", view[part]).items():
                assert ": " in TITLE.say_fact(name, value, game.names, lang)
    assert game.result is not None
    assert TITLE.say_result(game.result, game.names, lang)


def test_who_gains_what_is_told_to_all() -> None:
    game = opened()
    play(
        game,
        {"choice": "ask", "of": 1, "place": 1, "ok": False},
        {"choice": "accept"},
        {"choice": "ask-back", "place": 0, "ok": False},
        {"choice": "accept"},
    )
    said = [TITLE.say_event(event, game.names, "en") for event in game.events(0)]
    assert "Ann asks Bo for card 2." in said
    assert "Ann gains Playground 7. Bo gains Playground 1." in said
    assert "New cards for Ann and Bo." in said


def test_no_game_is_longer_than_said() -> None:
    for seed in range(40):
        game: Game = hoodwink.new("blind-business", 2 + seed % 4, seed)
        dealer = Dealer(seed)
        made = 0
        while game.deciders:
            game.choose(game.deciders[0], dealer.below(game.table.count(game.deciders[0])))
            made += 1
        assert made <= TITLE.longest(game.seats, game.options)
