"""`hoodwink games`"""

from __future__ import annotations

import pytest

from hoodwink.shelf import find, games
from tests.terminal.commands import good


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_game_is_told(lang: str) -> None:
    shown = good("games", "--lang", lang)
    assert max(map(len, shown.lines)) <= 80
    for name in games():
        title = find(name)
        assert f"{name}  {title.words[lang]}, {title.fewest}-{title.most} " in shown.out
        for option in title.options(title.fewest):
            assert f"\n  {option.name}  " in shown.out
            assert f"({option.clause}):" in " ".join(shown.out.split())
        for preset in title.presets:
            assert f"\n  {preset}  = " in shown.out


def test_a_default_that_depends_on_the_seats_is_told_for_each() -> None:
    shown = " ".join(good("games").out.split())
    assert "3 seats: 1-16, default 12 · 4 seats: 1-11, default 10 · 5 seats: 1-8, default 8" in shown


def test_as_data() -> None:
    told = good("games", "--json").json
    assert [game["name"] for game in told] == list(games())
    [hat] = [game for game in told if game["name"] == "bobs-hat"]
    assert hat["seats"] == [3, 5]
    assert hat["what"]["en"] == "A trick-taking game over several hands."
    assert hat["options"]["4"][0] == {
        "name": "hands",
        "kind": "number",
        "default": 10,
        "clause": "WB1.3",
        "range": [1, 11],
        "words": {"en": "hands in the game", "de": "Runden im Spiel"},
    }
    [sight] = [game for game in told if game["name"] == "blindsight"]
    target = {option["name"]: option for option in sight["options"]["2"]}["target"]
    assert (target["null"], target["default"], target["range"]) == (True, None, [20, 500])
    [business] = [game for game in told if game["name"] == "blind-business"]
    assert business["presets"] == {"family": {"card_powers": False, "color_powers": False}}
    [hen] = [game for game in told if game["name"] == "blind-hen"]
    assert set(hen["cards"]) == {"sets", "chickens"}
