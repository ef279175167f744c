"""Records, refusals, views and words of blindsight."""

from __future__ import annotations

import json
from typing import cast

import pytest

import hoodwink
from hoodwink.games.blindsight import TITLE
from hoodwink.games.blindsight.cards import SPECIALS
from hoodwink.games.blindsight.rules import BLIND_PHASE, SightTable
from hoodwink.games.blindsight.words import say_card, say_choice, say_event, say_fact, say_result
from hoodwink.shelf import find
from hoodwink.table.dealer import Dealer
from hoodwink.table.errors import BadRecord, IllegalChoice
from hoodwink.table.game import Game
from hoodwink.table.options import Json
from hoodwink.table.record import read_record


def played(seats: int, seed: int, moves: int = 10_000, **options: object) -> Game:
    game = hoodwink.new("blindsight", seats, seed, options)
    dealer = Dealer(seed)
    while game.deciders and moves:
        seat = game.deciders[0]
        game.choose(seat, int(dealer.below(len(game.choices(seat)))))
        moves -= 1
    return game


def sight(game: Game) -> SightTable:
    return cast("SightTable", game.table)


def read(lines: list[Json]) -> Game:
    return read_record("".join(json.dumps(line) + "\n" for line in lines).encode(), find, Dealer(0))


def lines_of(game: Game) -> list[Json]:
    return [json.loads(line) for line in game.record().splitlines()]


# -- Records ------------------------------------------------------------------------------------------------


def test_chance_entries_of_the_opening() -> None:
    lines = lines_of(played(3, 1, 0))
    assert [line.get("chance") for line in lines[1:4]] == ["first", "deal", "pile"]
    hands = cast("list[list[str]]", lines[2]["hands"])
    assert [len(hand) for hand in hands] == [7, 7, 7]
    assert len(cast("list[str]", lines[3]["cards"])) == 110 - 21


def test_choices_and_result_of_a_whole_record() -> None:
    game = played(2, 5, games=2)
    lines = lines_of(game)
    assert lines[0]["options"] == {
        "highest": 15, "colors": ["p", "r", "b"], "symbols": ["h", "s"], "advanced": False, "last_standing": False,
        "games": 2, "target": None,
    }  # fmt: skip
    assert [line.get("chance") for line in lines if "chance" in line] == ["first", "deal", "pile", "deal", "pile"]
    for line in lines:
        if line.get("choice") == "play":
            assert set(line) == {"seat", "choice", "of", "place"}
        elif "choice" in line:
            assert set(line) == {"seat", "choice", "place"}
    result = cast("Json", lines[-1]["result"])
    assert set(result) == {"totals", "winners", "games", "reasons"}
    assert len(cast("list[object]", result["games"])) == 2
    assert read(lines).record() == game.record()


def test_a_record_with_other_special_cards() -> None:
    specials = ["trickster-g"] * 10 + ["blind-g"] * 10
    game = hoodwink.new("blindsight", 2, 3, cards={"specials": specials})
    assert lines_of(game)[0]["cards"] == {"specials": sorted(specials)}
    assert read(lines_of(game)).record() == game.record()


FAULTS: list[tuple[int, str, object, str]] = [
    (1, "seat", 2, "seat from 0 to 1"),
    (1, "seat", True, "seat from 0 to 1"),
    (1, "seat", None, "seat from 0 to 1"),
    (2, "hands", [], "list of 2 hands"),
    (2, "hands", [["p1h"] * 7, ["p2h"] * 6], "7 cards"),
    (2, "hands", [["p1h"] * 7, ["p2h"] * 7], "once more"),
    (2, "hands", [["p16h"] * 7, ["p2h"] * 7], "no card"),
    (2, "hands", [[1] * 7, [2] * 7], "no card"),
    (3, "cards", [], "list of 96"),
    (3, "cards", ["dilemma-g"] * 96, "once more"),
    (3, "chance", "deal", "is due here"),
]


@pytest.mark.parametrize(("line", "key", "value", "reason"), FAULTS)
def test_faulty_chance_is_refused_where_it_stands(line: int, key: str, value: object, reason: str) -> None:
    lines = lines_of(played(2, 1, 0))
    lines[line][key] = value
    with pytest.raises(BadRecord, match=reason) as refused:
        read(lines)
    assert refused.value.line == line + 1


def test_both_gold_cards_of_a_kind_may_be_dealt_and_a_third_may_not() -> None:
    lines = lines_of(played(2, 1, 0))
    hands = cast("list[list[str]]", lines[2]["hands"])
    pile = cast("list[str]", lines[3]["cards"])
    everything = [*hands[0], *hands[1], *pile]
    assert sorted(everything)[:5] == ["b10h", "b10s", "b11h", "b11s", "b12h"]
    everything.sort(key=lambda face: not face.endswith("-g"))
    lines[2]["hands"] = [everything[:7], everything[7:14]]
    lines[3]["cards"] = everything[14:]
    assert lines_of(read(lines[:4]))[2] == lines[2]
    assert everything[:7].count("blind-g") == 2
    lines[2]["hands"] = [["blind-g", "blind-g", "blind-g", *everything[:4]], everything[7:14]]
    with pytest.raises(BadRecord, match="blind-g is there once more"):
        read(lines[:4])


# -- Refusals -----------------------------------------------------------------------------------------------


def refused(game: Game, data: Json) -> str:
    before = game.record()
    with pytest.raises(IllegalChoice) as caught:
        game.choose(game.deciders[0], data)
    assert game.record() == before
    assert all(caught.value.words[lang] for lang in ("en", "de"))
    return caught.value.clause


def set_up(hands: list[str], first: str, starter: int = 0, **options: object) -> Game:
    """A game of two with these hands, this card turned up, and the rest of the pile in some order."""
    game = hoodwink.new("blindsight", 2, 1, options)
    lines = lines_of(game)
    left = [*cast("list[list[str]]", lines[2]["hands"])[0], *cast("list[list[str]]", lines[2]["hands"])[1]]
    left += cast("list[str]", lines[3]["cards"])
    dealt = [hand.split() for hand in hands]
    for face in [*dealt[0], *dealt[1], first]:
        left.remove(face)
    opened: list[Json] = [
        lines[0],
        {"chance": "first", "seat": starter},
        {"chance": "deal", "hands": dealt},
        {"chance": "pile", "cards": [first, *left]},
    ]
    return read(opened)


HANDS = ["p1h p2h p3h p4h p5h p6h p7h", "r8h r9s b9h r10h r12h sight-b sight-r"]


def test_refused_plays_name_their_clause() -> None:
    game = set_up(HANDS, "b10h", advanced=True)
    assert refused(game, {"choice": "play", "of": 0, "place": 0}) == "BS2.1"
    assert refused(game, {"choice": "play", "of": 2, "place": 0}) == "BS2.1"
    assert refused(game, {"choice": "play", "of": 1, "place": 7}) == "BS1.5"
    assert refused(game, {"choice": "play", "of": 1, "place": 0}) == "BS2.2"
    assert refused(game, {"choice": "play", "of": 1, "place": 2}) == "BS2.2"
    assert refused(game, {"choice": "play", "of": 1, "place": 3}) == "BS2.4"
    assert refused(game, {"choice": "play", "of": 1, "place": 4}) == "BS2.2"
    assert refused(game, {"choice": "play", "of": 1, "place": 5}) == "BS2.2"
    assert refused(game, {"choice": "blind", "place": 0}) == "BS3.1"
    game.choose(0, {"choice": "play", "of": 1, "place": 1})


def test_refused_free_plays_and_blind_ones_name_their_clause() -> None:
    game = set_up(HANDS, "dilemma-r")
    assert game.choices(0)[0].clause == "BS4.3"
    assert refused(game, {"choice": "play", "of": 1, "place": 0}) == "BS4.3"
    assert refused(game, {"choice": "blind", "place": 0}) == "BS4.3"
    game = set_up(HANDS, "blind-r")
    assert game.choices(0)[0].clause == "BS4.1"
    assert refused(game, {"choice": "play", "of": 1, "place": 0}) == "BS4.1"
    assert refused(game, {"choice": "blind", "place": 7}) == "BS4.1"


def test_the_wrong_seat_and_a_game_that_is_over_are_refused() -> None:
    game = set_up(HANDS, "b10h")
    with pytest.raises(IllegalChoice, match=r"BS3\.1"):
        game.choose(1, {"choice": "play", "of": 0, "place": 0})
    game = played(2, 1)
    with pytest.raises(IllegalChoice, match=r"BS5\.4"):
        game.choose(0, 0)


# -- What is seen -------------------------------------------------------------------------------------------


def test_facts_of_a_view() -> None:
    game = set_up(HANDS, "b10h", starter=0)
    facts = cast("Json", game.view(None)["facts"])
    assert facts == {
        "game": 1,
        "starter": 0,
        "top": "b10h",
        "asked": "play",
        "out": [],
        "points": [0, 0],
        "scores": [],
        "reasons": [],
    }
    assert cast("Json", set_up(HANDS, "dilemma-r").view(0)["facts"])["asked"] == "free-play"
    assert cast("Json", set_up(HANDS, "blind-r").view(0)["facts"])["asked"] == "blind"


def test_what_a_seat_remembers_of_its_places() -> None:
    """BS3.3: seat 1 could play nothing on the blue 14 and took two; seat 0 has drawn nothing since."""
    game = set_up(HANDS, "b14h", starter=1)
    deduced = cast("Json", game.view(0)["deduced"])
    assert deduced["not_playable_on"] == [["b14h"]] * 7
    assert deduced["certain"] == [None] * 7
    assert [
        len(places) for places in cast("list[list[str]]", cast("Json", game.view(1)["deduced"])["not_playable_on"])
    ] == [0] * 9


def test_a_seat_is_told_that_one_of_its_cards_may_be_played() -> None:
    game = set_up(HANDS, "b10h", starter=0)
    assert cast("Json", game.view(1)["deduced"])["one_fits"] is True
    assert cast("Json", game.view(0)["deduced"])["one_fits"] is False


def test_with_an_empty_pile_the_last_card_is_certain() -> None:
    for seed in range(200):
        game = played(2, seed, 0, highest=5, colors=["p", "r"], symbols=["h"])
        while game.deciders:
            table = sight(game)
            for seat in (0, 1):
                if table.drawn == table.pack.size and table.hand_size(seat) == 1:
                    deduced = cast("Json", game.view(seat)["deduced"])
                    assert deduced["certain"] == [table.pack.face(table.deck.cards[table.slot_at(seat, 0)])]
                    return
            game.choose(game.deciders[0], 0)
    raise AssertionError("no such position")


def test_a_card_can_be_followed_by_its_owner_but_not_seen() -> None:
    game = played(2, 2, 0)
    handles = lot(game, 1, "hand", 1)
    assert len(set(handles)) == len(handles)
    known = cast("dict[str, Json]", game.view(1)["cards"])
    assert [handle for handle in handles if "face" in known.get(handle, {})] == []
    while game.deciders and (game.deciders[0] != 0 or sight(game).phase == BLIND_PHASE):
        game.choose(game.deciders[0], 0)
    handles = lot(game, 1, "hand", 1)
    choice = game.choices(0)[-1]
    game.choose(0, choice)
    played_handle = handles.pop(cast("int", choice.data["place"]))
    assert lot(game, 1, "hand", 1)[: len(handles)] == handles
    assert played_handle in lot(game, 1, "discards", None)
    assert "face" in cast("dict[str, Json]", game.view(1)["cards"])[played_handle]


def lot(game: Game, viewer: int, zone: str, seat: int | None) -> list[str]:
    zones = cast("list[Json]", game.view(viewer)["zones"])
    return cast("list[str]", next(lot["cards"] for lot in zones if (lot["zone"], lot.get("seat")) == (zone, seat)))


# -- Words --------------------------------------------------------------------------------------------------


def test_every_card_is_said_in_both_languages() -> None:
    assert say_card("r10h", "en") == "red 10 hexagon"
    assert say_card("p7s", "de") == "Violett 7 Pentagramm"
    assert say_card("trickster-g", "en") == "gold Trickster"
    assert say_card("blind-b", "de") == "Blind in Blau"
    assert len({say_card(face, "en") for face in SPECIALS}) == 16


def test_every_choice_is_said_in_its_own_words() -> None:
    for lang in ("en", "de"):
        said = [say_choice(choice, lang) for choice in TITLE.notation.data]
        assert len(set(said)) == len(said)


def test_everything_that_happens_is_said() -> None:
    game = played(3, 4, last_standing=True, games=3)
    names = game.names
    silent = set()
    for viewer in (None, 0, 1, 2):
        for event in game.events(viewer):
            for lang in ("en", "de"):
                said = say_event(event, names, lang)
                assert said == "" or said.endswith(".")
                if said == "":
                    silent.add(event.get("happened"))
    assert silent == {"opened"}
    assert game.result is not None
    assert say_result(game.result, names, "en").endswith(".")


def test_events_are_said_plainly() -> None:
    game = set_up(HANDS, "b10h")
    game.choose(0, {"choice": "play", "of": 1, "place": 1})
    said = [say_event(event, ["Ann", "Bo"], "en") for event in game.events(1)]
    assert said[1:6] == [
        "Ann starts.",
        "Everybody is dealt seven cards.",
        "The other cards are the draw pile.",
        "The first card is blue 10 hexagon.",
        "Ann plays card 2 of Bo: red 9 pentagram.",
    ]


def test_every_fact_is_said() -> None:
    game = played(3, 6, 30, last_standing=True)
    for viewer in (0, 1, 2):
        view = game.view(viewer)
        for told in (view["facts"], view["deduced"]):
            for name, value in cast("Json", told).items():
                for lang in ("en", "de"):
                    assert ": " in say_fact(name, value, game.names, lang)
    assert say_fact("out", [2], ["Ann", "Bo", "Cy"], "en") == "out: Cy"
    assert (
        say_fact("not_playable_on", [[], ["r1h"]], ["Ann", "Bo"], "de")
        == "deine Karten waren nicht spielbar auf: 2: Rot 1 Sechseck"
    )
    assert say_fact("certain", [None, "sight-g"], ["Ann", "Bo"], "en") == "your cards that are certain: 2: gold Sight"
