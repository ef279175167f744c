"""How the game is said: every choice, event, fact and result, in both languages."""

from __future__ import annotations

from typing import cast

import pytest

import hoodwink
from hoodwink.games.blind_chicken import TITLE
from hoodwink.games.blind_chicken.notation import CARD_NAMES, CHOICES
from hoodwink.games.blind_chicken.words import BENEFITS, ENDS, FACTS, REWARDS, SIDES
from hoodwink.table.dealer import Dealer
from hoodwink.table.game import Game
from hoodwink.table.options import Json

NAMES = ["Ann", "Bo", "Cy"]


def whole_game(seats: int, seed: int) -> Game:
    game = hoodwink.new("blind-chicken", seats, seed, {"games": 2})
    chance = Dealer(seed)
    while game.deciders:
        seat = game.deciders[0]
        game.choose(seat, chance.below(game.table.count(seat)))
    return game


@pytest.mark.parametrize("words", [REWARDS, BENEFITS, ENDS, SIDES, FACTS])
def test_both_languages_have_the_same_words(words: dict[str, dict[str, str]]) -> None:
    assert set(words["en"]) == set(words["de"])


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_choice_is_said_in_its_own_words(lang: str) -> None:
    said = [TITLE.say_choice(choice, lang) for choice in CHOICES]
    assert all(said)
    assert len(set(said)) == len(CHOICES)


def test_choices_in_words() -> None:
    said = {
        ("place", 0): "place the 18 next",
        ("play", 0): "play the leftmost card",
        ("play-any", 0): "lead with the 1st card from the left",
        ("play-any", 10): "lead with the 11th card from the left",
        ("reward", 1): "take the reward “lead with any card”",
        ("leader", 2): "let seat 2 lead",
        ("benefit", 0): "no benefit",
    }
    data: dict[tuple[str, int], Json] = {
        ("place", 0): {"choice": "place", "card": 18},
        ("play", 0): {"choice": "play", "end": "left"},
        ("play-any", 0): {"choice": "play-any", "position": 0},
        ("play-any", 10): {"choice": "play-any", "position": 10},
        ("reward", 1): {"choice": "reward", "card": "any-card"},
        ("leader", 2): {"choice": "leader", "leads": 2},
        ("benefit", 0): {"choice": "benefit", "benefit": "none"},
    }
    for key, words in said.items():
        assert TITLE.say_choice(data[key], "en") == words
    strike: Json = {"choice": "benefit", "benefit": "strike", "game": 0}
    assert TITLE.say_choice(strike, "en") == "strike out your result of game 1"
    assert TITLE.say_choice(strike, "de") == "dein Ergebnis von Durchgang 1 streichen"


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_card_has_a_name(lang: str) -> None:
    said = {TITLE.say_card(face, lang) for face in CARD_NAMES}
    assert len(said) == 50 + 3 + 2


@pytest.mark.parametrize(
    ("event", "en", "de"),
    [
        ({"seat": 1, "choice": "place", "card": 18}, "Bo places the 18.", "Bo ordnet die 18 ein."),
        ({"chance": "dealer", "facts": {"dealer": 2}}, "Cy deals first.", "Cy gibt als Erstes."),
        (
            {"seat": 1, "choice": "play", "end": "right", "facts": {"trick": [None, 32, None]}},
            "Bo plays the 32 from the right.",
            "Bo spielt von rechts die 32.",
        ),
        (
            {"seat": 0, "choice": "play", "end": "left", "facts": {"trick": ["?", 32, None]}},
            "Ann plays a card face down from the left.",
            "Ann spielt von links verdeckt eine Karte.",
        ),
        (
            {"seat": 0, "choice": "play-any", "position": 2, "facts": {"trick": ["?", None, None]}},
            "Ann leads a card face down: the 3rd card from the left.",
            "Ann spielt verdeckt eine Karte aus: die 3. Karte von links.",
        ),
        (
            {"happened": "trick-turned-up", "facts": {"trick": [48, 32, 21]}},
            "The trick is turned up. Ann: 48; Bo: 32; Cy: 21.",
            "Der Stich wird aufgedeckt. Ann: 48; Bo: 32; Cy: 21.",
        ),
        (
            {"happened": "trick-taken", "seat": 2, "penalty": 0},
            "Cy takes the trick.",
            "Cy nimmt den Stich.",
        ),
        (
            {"happened": "trick-taken", "seat": 2, "penalty": -6},
            "Cy takes the trick and the penalty -6.",
            "Cy nimmt den Stich und die Strafe -6.",
        ),
        (
            {"seat": 2, "choice": "reward", "card": "face-down"},
            "Cy takes the reward “lead face down”.",
            "Cy nimmt die Belohnung „verdeckt ausspielen“.",
        ),
        (
            {"seat": 2, "choice": "leader", "leads": 0},
            "Cy chooses Ann to lead.",
            "Cy bestimmt: Ann spielt aus.",
        ),
        (
            {"seat": 2, "choice": "benefit", "benefit": "chickens"},
            "Cy chooses: earlier chickens cost nothing.",
            "Cy wählt: frühere Hühner kosten nichts.",
        ),
        (
            {"seat": 2, "choice": "benefit", "benefit": "strike", "game": 1},
            "Cy strikes out the result of game 2.",
            "Cy streicht das Ergebnis von Durchgang 2.",
        ),
        (
            {"happened": "game-scored", "facts": {"scores": [[1, 2, 3], [3, -9, 0]]}},
            "The game is scored: Ann +3, Bo -9, Cy +0.",
            "Der Durchgang wird gewertet: Ann +3, Bo -9, Cy +0.",
        ),
        ({}, "", ""),
    ],
)
def test_events_in_words(event: Json, en: str, de: str) -> None:
    assert TITLE.say_event(event, NAMES, "en") == en
    assert TITLE.say_event(event, NAMES, "de") == de


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whole_games_are_told(seats: int) -> None:
    game = whole_game(seats, seats)
    for viewer in (None, *range(seats)):
        for event in game.events(viewer):
            told = {TITLE.say_event(event, game.names, lang) for lang in ("en", "de")}
            hidden = len(event) <= 2 and "choice" not in event
            assert (told == {""}) == (hidden or event.get("happened") == "opened")
        view = game.view(viewer)
        for part in ("facts", "own", "deduced"):
            for name, value in cast("Json", view[part]).items():
                for lang in ("en", "de"):
                    assert TITLE.say_fact(name, value, game.names, lang).startswith(FACTS[lang][name])


def test_BC5_4_the_result_in_words() -> None:
    result: Json = {"totals": [3, -4, 3], "winners": [0, 2]}
    assert TITLE.say_result(result, NAMES, "en") == "Ann and Cy win: Ann 3, Bo -4, Cy 3."
    assert TITLE.say_result(result, NAMES, "de") == "Ann und Cy gewinnen: Ann 3, Bo -4, Cy 3."
    assert TITLE.say_result({"totals": [3, -4, 0], "winners": [0]}, NAMES, "de").startswith("Ann gewinnt")
