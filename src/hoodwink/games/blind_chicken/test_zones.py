"""What each seat sees, and what it does not."""

from __future__ import annotations

from typing import cast

from hoodwink.games.blind_chicken import TITLE
from hoodwink.table.dealer import Dealer
from hoodwink.table.game import Game
from hoodwink.table.options import Json
from hoodwink.table.title import UNKNOWN

# Seat 0 leads. The 44 is a pig; 48, 45, 28, 40 and 35 bear the face-down symbol; there are chickens all over.
ROWS = [
    [44, 48, 30, 27, 32, 33, 36, 37, 38, 39, 41, 45],
    [29, 28, 31, 34, 42, 43, 46, 47, 0, 49, 35, 40],
]
NAMES = ["Ann", "Bo"]


def dealt_game() -> Game:
    game = Game(TITLE, NAMES, {"games": 2}, None, Dealer(0))
    game.enter({"chance": "dealer", "seat": 1})
    game.enter({"chance": "deal", "hands": ROWS})
    return game


def sort(game: Game, rows: list[list[int]]) -> Game:
    for seat, row in enumerate(rows):
        for card in row:
            game.enter({"seat": seat, "choice": "place", "card": card})
    return game


def sorted_game() -> Game:
    return sort(dealt_game(), ROWS)


def play(game: Game, *choices: Json) -> Game:
    for choice in choices:
        game.enter({"seat": game.deciders[0], **choice})
    return game


def play_from_the_left(game: Game, stop_at: str = "") -> Game:
    """To the end of this game, the first choice each time, or up to a decision of that kind."""
    while game.deciders:
        choice = game.choices(game.deciders[0])[0].data
        if choice["choice"] == stop_at:
            break
        play(game, choice)
    return game


LEFT: Json = {"choice": "play", "end": "left"}
RIGHT: Json = {"choice": "play", "end": "right"}


def reward(card: str) -> Json:
    return {"choice": "reward", "card": card}


def lying(game: Game, viewer: int | None, zone: str, seat: int | None = None) -> list[object]:
    """What the viewer knows of each card of a lot; None for an empty place."""
    view = game.view(viewer)
    cards = cast("dict[str, Json]", view["cards"])
    for lot in cast("list[Json]", view["zones"]):
        if lot["zone"] == zone and lot.get("seat") == seat:
            handles = cast("list[str | None]", lot["cards"])
            return [None if handle is None else cards.get(handle, {}) for handle in handles]
    raise AssertionError(zone)


def faces(*cards: object) -> list[object]:
    return [{"face": str(card)} for card in cards]


def facts(game: Game, viewer: int | None = None) -> Json:
    return cast("Json", game.view(viewer)["facts"])


def test_BC1_2_all_can_read_the_cards() -> None:
    told = facts(dealt_game())
    assert told["chickens"] == [18, 22, 25, 28, 31, 34, 37, 40, 43, 46]
    assert told["pigs"] == [23, 33, 44]
    assert told["face_down"] == [15, 21, 28, 35, 40, 45, 48]


def test_BC1_3_the_cards_left_out_are_known_to_all() -> None:
    game = dealt_game()
    for viewer in (None, 0, 1):
        assert lying(game, viewer, "box") == faces(*range(1, 27))


def test_BC1_5_penalties_and_rewards_lie_open() -> None:
    assert lying(dealt_game(), None, "supply") == faces(
        "face-down", "any-card", "choose-leader", *["-3/-6"] * 5, *["-10/-15"] * 2
    )


def test_BC2_1_a_hand_is_seen_by_its_owner_only() -> None:
    game = dealt_game()
    assert lying(game, 0, "hand", 0) == faces(*sorted(ROWS[0]))
    assert lying(game, 1, "hand", 0) == [{}] * 12
    assert lying(game, None, "hand", 0) == [{}] * 12


def test_BC2_1_nothing_is_shown_of_sorting_until_all_are_done() -> None:
    game = dealt_game()
    before = [game.view(viewer) for viewer in (1, None)]
    play(game, {"choice": "place", "card": 48}, {"choice": "place", "card": 30})
    assert game.view(0)["own"] == {"sorted": [48, 30]}
    for viewer, view in zip((1, None), before, strict=True):
        after = game.view(viewer)
        assert [list(event) for event in game.events(viewer)[-2:]] == [["number"], ["number"]]
        assert after.pop("number") == cast("int", view.pop("number")) + 2
        assert after == view


def test_BC2_1_the_hands_stand_and_show_their_backs() -> None:
    game = sorted_game()
    assert lying(game, 0, "row", 0) == faces(*ROWS[0])
    assert lying(game, 0, "row", 1) == [{}] * 12
    assert lying(game, None, "row", 0) == [{}] * 12
    assert lying(game, 0, "hand", 0) == []
    assert game.events(1)[-1]["happened"] == "hands-sorted"


def test_BC3_1_from_which_end_is_seen_by_all() -> None:
    game = play(sorted_game(), LEFT, RIGHT)
    played = [event for event in game.events(None) if event.get("choice") == "play"]
    assert [event["end"] for event in played] == ["left", "right"]
    assert lying(game, None, "row", 0) == [None, *[{}] * 11]
    assert lying(game, None, "row", 1) == [*[{}] * 11, None]
    assert cast("Json", game.view(None)["deduced"])["gone"] == [[0], [11]]


def test_BC3_2_of_a_card_face_down_the_others_see_the_symbol() -> None:
    game = play(sorted_game(), RIGHT)
    assert lying(game, 0, "face-down", 0) == faces(45)
    assert lying(game, 1, "face-down", 0) == [{"symbol": True}]
    assert lying(game, None, "face-down", 0) == [{"symbol": True}]
    assert lying(game, 1, "trick", 0) == []
    assert facts(game)["trick"] == [UNKNOWN, None]
    assert cast("Json", game.view(1)["deduced"])["symbols"] == [0]


def test_BC3_2_it_is_turned_up_before_the_trick_is_taken() -> None:
    game = play(sorted_game(), RIGHT, RIGHT)
    turned, taken = game.events(1)[-2:]
    assert turned["happened"] == "trick-turned-up"
    assert list(cast("dict[str, Json]", turned["seen"]).values()) == faces(45)
    assert cast("Json", turned["facts"])["trick"] == [45, 40]
    assert (taken["happened"], taken["seat"], taken["penalty"]) == ("trick-taken", 0, 0)


def test_BC3_5_tricks_taken_are_remembered() -> None:
    game = play(sorted_game(), RIGHT, RIGHT)
    for viewer in (None, 0, 1):
        assert [cast("Json", card)["face"] for card in lying(game, viewer, "pile", 0)] == ["40", "45"]


def test_BC4_1_a_penalty_and_its_side_are_seen_by_all() -> None:
    game = sort(dealt_game(), [[37, *(card for card in ROWS[0] if card != 37)], [28, 29, *ROWS[1][2:]]])
    play(game, LEFT, LEFT)
    assert game.events(1)[-1]["penalty"] == -3
    for viewer in (None, 0, 1):
        assert lying(game, viewer, "gains", 0) == faces("-3/-6")
        assert facts(game, viewer)["penalties"] == [[-3], []]


def test_BC4_2_the_reward_taken_is_seen_by_all() -> None:
    game = play(sorted_game(), LEFT, LEFT, reward("any-card"))
    for viewer in (None, 0, 1):
        assert lying(game, viewer, "gains", 0) == faces("any-card")
    assert facts(game)["advantage"] == "any-card"


def test_BC4_3_of_a_face_down_lead_the_others_see_nothing() -> None:
    for end, card in ((LEFT, 48), (RIGHT, 45)):
        game = play(sorted_game(), LEFT, LEFT, reward("face-down"), end)
        assert lying(game, 0, "face-down-lead", 0) == faces(card)
        assert lying(game, 1, "face-down-lead", 0) == [{}]
        assert lying(game, None, "face-down-lead", 0) == [{}]
        assert lying(game, 1, "face-down", 0) == []
        assert cast("Json", game.view(1)["deduced"])["symbols"] == []
        assert facts(game)["trick"] == [UNKNOWN, None]


def test_BC4_4_from_which_position_is_seen_by_all() -> None:
    game = play(sorted_game(), LEFT, LEFT, reward("any-card"), {"choice": "play-any", "position": 4})
    assert lying(game, 1, "row", 0) == [None, *[{}] * 4, None, *[{}] * 6]
    assert game.events(1)[-1]["position"] == 4
    assert lying(game, 1, "trick", 0) == faces(33)


def test_BC4_6_chosen_leaders_are_seen_by_all() -> None:
    game = play(sorted_game(), LEFT, LEFT, reward("choose-leader"), {"choice": "leader", "leads": 1})
    assert facts(game)["leader"] == 1
    assert game.view(None)["deciders"] == [1]


def test_BC5_1_scores_are_seen_by_all() -> None:
    game = play_from_the_left(sorted_game())
    scores = cast("list[list[int]]", facts(game)["scores"])
    assert len(scores) == 1
    assert facts(game)["points"] == scores[0]


def test_BC1_4_no_card_can_be_followed_into_the_next_game() -> None:
    game = play_from_the_left(sorted_game())
    told = {viewer: handles(game, viewer) for viewer in (None, 0, 1)}
    game.enter({"chance": "deal", "hands": ROWS})
    for viewer, old in told.items():
        assert lying(game, viewer, "pile", 0) == []
        assert len(handles(game, viewer) - old) == 24
        assert [lying(game, viewer, "hand", seat) == [{}] * 12 for seat in (0, 1)] == [
            viewer != 0,
            viewer != 1,
        ]
    assert lying(game, None, "gains", 0) == []
    assert len(lying(game, None, "supply")) == 10


def handles(game: Game, viewer: int | None) -> set[str]:
    """All handles of cards in hands that this viewer has ever been told."""
    lots = [lot for event in game.events(viewer) for lot in cast("list[Json]", event.get("lots", []))]
    return {handle for lot in lots if lot["zone"] == "hand" for handle in cast("list[str]", lot["cards"])}


def test_BC5_2_a_strike_is_seen_by_all() -> None:
    game = play_from_the_left(sorted_game())
    rows = [[*ROWS[0][:11], 49], [45, *(card for card in ROWS[1] if card not in (0, 49)), 0]]
    game.enter({"chance": "deal", "hands": rows})
    play_from_the_left(sort(game, rows), "benefit")
    scores = cast("list[list[int]]", facts(game)["scores"])
    assert facts(game)["struck"] == []
    play(game, {"choice": "benefit", "benefit": "strike", "game": 0})
    for viewer in (None, 0, 1):
        told = facts(game, viewer)
        assert told["struck"] == [[1, 0]]
        assert cast("list[list[int]]", told["scores"])[0] == scores[0]
        assert cast("list[int]", told["points"])[1] == cast("list[list[int]]", told["scores"])[1][1]


def test_views_are_the_same_for_all_at_the_end() -> None:
    game = play_from_the_left(sorted_game())
    game.enter({"chance": "deal", "hands": ROWS})
    play_from_the_left(sort(game, ROWS))
    assert game.result is not None
    for viewer in (0, 1):
        assert game.view(viewer)["facts"] == game.view(None)["facts"]
        assert game.view(viewer)["own"] == {"sorted": None}
