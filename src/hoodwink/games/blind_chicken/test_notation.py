"""How records write choices and chance, what is refused and why, and card files."""

from __future__ import annotations

import pytest

from hoodwink.games.blind_chicken import TITLE
from hoodwink.games.blind_chicken.cards import check_cards, standard_cards
from hoodwink.games.blind_chicken.notation import CHOICES, enter, refusal
from hoodwink.games.blind_chicken.rules import (
    ANY_CARD,
    BENEFIT,
    LEADER,
    PLAY,
    PLAY_ANY,
    REWARD,
    STRIKE,
    ChickenTable,
)
from hoodwink.games.blind_chicken.rules import CHOICES as ALL
from hoodwink.table.cards import set_of
from hoodwink.table.dealer import Dealer
from hoodwink.table.errors import BadCards, BadEntry, BadOption, BadSeats
from hoodwink.table.options import Json

ROWS = [[23, 48, 30, 31], [10, 21, 32, 19]]


def new_table(seats: int, games: int = 1) -> ChickenTable:
    return TITLE.table(seats, {"games": games}, None)


def sorted_table(rows: list[list[int]]) -> ChickenTable:
    """Everyone has sorted the cards for the last tricks of a game, and seat 0 leads."""
    table = new_table(len(rows))
    table.seat_dealer(len(rows) - 1)
    for side, row in zip(table.sides, rows, strict=True):
        side.unsorted = set_of(row)
    table.open_sorting()
    table.tricks = table.size() - len(rows[0])
    for seat, row in enumerate(rows):
        for card in row:
            table.apply(seat, card)
    table.settle(Dealer(0))
    return table


def play(table: ChickenTable, *choices: int) -> None:
    for choice in choices:
        table.apply(table.turn, choice)
        table.settle(Dealer(0))


def why(table: ChickenTable, number: int) -> tuple[str, str]:
    """The clause and the English words of a refusal."""
    assert not table.offers(table.turn, number)
    clause, words = refusal(table, table.turn, number)
    assert words["de"] != words["en"]
    return clause, words["en"]


# -- Choices ------------------------------------------------------------------------------------------------


def test_choices_as_records_write_them() -> None:
    assert len(CHOICES) == ALL
    for number, data in {
        49: {"choice": "place", "card": 49},
        PLAY: {"choice": "play", "end": "left"},
        PLAY + 1: {"choice": "play", "end": "right"},
        PLAY_ANY + 11: {"choice": "play-any", "position": 11},
        REWARD: {"choice": "reward", "card": "face-down"},
        REWARD + 1: {"choice": "reward", "card": "any-card"},
        REWARD + 2: {"choice": "reward", "card": "choose-leader"},
        LEADER + 4: {"choice": "leader", "leads": 4},
        BENEFIT: {"choice": "benefit", "benefit": "none"},
        BENEFIT + 1: {"choice": "benefit", "benefit": "chickens"},
        BENEFIT + 2: {"choice": "benefit", "benefit": "penalties"},
        STRIKE: {"choice": "benefit", "benefit": "strike", "game": 0},
        STRIKE + 19: {"choice": "benefit", "benefit": "strike", "game": 19},
    }.items():
        assert CHOICES[number] == data
        assert TITLE.notation.number(data) == number


@pytest.mark.parametrize(
    "data",
    [
        {"choice": "place", "card": 50},
        {"choice": "place", "card": True},
        {"choice": "place", "card": 18.0},
        {"choice": "place", "card": "18"},
        {"choice": "place"},
        {"choice": "play", "end": "middle"},
        {"choice": "play-any", "position": 12},
        {"choice": "reward", "card": "strike"},
        {"choice": "leader", "leads": -1},
        {"choice": "benefit", "benefit": "strike"},
        {"choice": "benefit", "benefit": "strike", "game": 20},
        {"choice": "benefit", "benefit": "rewards"},
    ],
)
def test_no_choice_is_written_like_that(data: Json) -> None:
    with pytest.raises(BadEntry):
        TITLE.notation.number(data)


# -- Refusals -----------------------------------------------------------------------------------------------


def test_BC2_1_refused_while_sorting() -> None:
    table = new_table(2)
    table.settle(Dealer(4))
    mine, theirs = (side.unsorted for side in table.sides)
    card = table.nth(0, 3)
    table.apply(0, card)
    other = next(number for number in range(50) if theirs >> number & 1)
    assert why(table, card) == ("BC2.1", f"you have placed the {card} already")
    assert why(table, other) == ("BC2.1", f"you do not have the {other}")
    assert why(table, 13) == ("BC2.1", "you do not have the 13")
    assert why(table, PLAY) == ("BC2.1", "the hands are put in order first")
    assert mine >> card & 1


def test_BC3_1_refused_while_playing() -> None:
    table = sorted_table(ROWS)
    assert why(table, PLAY_ANY) == ("BC3.1", "only the leftmost or the rightmost card can be played")
    assert why(table, 23) == ("BC3.1", "a card must be played now")
    assert why(table, BENEFIT) == ("BC3.1", "a card must be played now")
    table = sorted_table([[30], [32]])
    assert why(table, PLAY + 1) == ("BC3.1", "your last card is the leftmost")


def test_BC4_2_refused_while_choosing_a_reward() -> None:
    table = sorted_table(ROWS)
    table.supply &= ~set_of([50])
    play(table, PLAY, PLAY)
    assert why(table, REWARD) == ("BC4.2", "that reward card has been taken")
    assert why(table, PLAY) == ("BC4.2", "a reward card must be chosen now")


def test_BC4_4_refused_while_leading_with_any_card() -> None:
    table = sorted_table(ROWS)
    play(table, PLAY, PLAY, REWARD + ANY_CARD)
    assert why(table, PLAY) == ("BC4.4", "you lead with any card now: say its position")
    assert why(table, PLAY_ANY + 3) == ("BC4.4", "your hand has only 3 cards")
    assert why(table, 48) == ("BC4.4", "a card must be played now")


def test_BC4_5_refused_while_choosing_a_leader() -> None:
    table = sorted_table(ROWS)
    play(table, PLAY, PLAY, REWARD + 2)
    assert why(table, LEADER + 2) == ("BC4.5", "there is no seat 2, only 0 to 1")
    assert why(table, PLAY) == ("BC4.5", "you must choose now who leads")


def test_BC5_2_and_BC5_3_refused_while_choosing_a_benefit() -> None:
    table = sorted_table([[31, 49], [30, 0]])
    play(table, PLAY, PLAY, PLAY)
    table.sides[1].pile = set_of([18])
    table.scores, table.game = [[1, 1], [2, 2]], 2
    table.sides[1].struck = set_of([0])
    play(table, PLAY)
    assert table.turn == 1
    assert why(table, PLAY) == ("BC5.2", "a benefit must be chosen now")
    assert why(table, BENEFIT + 2) == ("BC5.3", "you have no penalty card from earlier tricks")
    assert why(table, STRIKE) == ("BC5.3", "your result of game 1 is struck out already")
    assert why(table, STRIKE + 2) == ("BC5.2", "game 3 is not an earlier one")
    table.sides[1].pile = set_of([53])
    assert why(table, BENEFIT + 1) == ("BC5.3", "you have no chickens from earlier tricks")
    table.last_taken = set_of([31, 30])
    assert why(table, STRIKE + 1) == ("BC5.2", "you did not take the last trick with the 0")


# -- Chance -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [-1, 3, True, 1.0, "1", None])
def test_BC1_4_a_dealer_who_is_no_seat(seat: object) -> None:
    table = new_table(3)
    with pytest.raises(BadEntry, match=r"0 to 2 \(BC1\.4\)"):
        enter(table, {"chance": "dealer", "seat": seat})
    assert table.due == new_table(3).due


def test_BC1_3_a_deal_is_entered_as_it_is_told() -> None:
    table = new_table(2)
    table.step(Dealer(1))
    twin = table.clone()
    table.step(Dealer(2))
    told = TITLE.told(table, "deal")
    enter(twin, told)
    assert TITLE.told(twin, "deal") == told
    assert [side.unsorted for side in twin.sides] == [side.unsorted for side in table.sides]


GOOD = [[0, *range(27, 38)], [*range(38, 50)]]


@pytest.mark.parametrize(
    ("hands", "reason"),
    [
        (None, "2 hands"),
        (GOOD[:1], "2 hands"),
        ([GOOD[0], GOOD[1][1:]], "12 cards here"),
        ([GOOD[0], 7], "12 cards here"),
        ([GOOD[0], [*GOOD[1][1:], 50]], "from 0 to 49"),
        ([GOOD[0], [*GOOD[1][1:], True]], "from 0 to 49"),
        ([GOOD[0], [*GOOD[1][1:], "38"]], "from 0 to 49"),
        ([GOOD[0], [*GOOD[1][1:], 26]], "26 is left out"),
        ([GOOD[0], [*GOOD[1][1:], 37]], "37 is dealt twice"),
    ],
)
def test_BC1_3_a_bad_deal_is_refused(hands: object, reason: str) -> None:
    table = new_table(2)
    table.seat_dealer(0)
    before = [side.unsorted for side in table.sides]
    with pytest.raises(BadEntry, match=reason):
        enter(table, {"chance": "deal", "hands": hands})
    assert [side.unsorted for side in table.sides] == before
    enter(table, {"chance": "deal", "hands": GOOD})
    assert table.turn == 0


# -- Options and card files ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_BC1_4_one_game_a_seat_if_nothing_is_said(seats: int) -> None:
    assert TITLE.settle_options(seats, {}) == {"games": seats}
    assert TITLE.settle_options(seats, {"games": 20}) == {"games": 20}


@pytest.mark.parametrize("games", [0, 21, True, 2.0, "2", None])
def test_BC1_4_games_out_of_range(games: object) -> None:
    with pytest.raises(BadOption, match="1 to 20"):
        TITLE.settle_options(3, {"games": games})


@pytest.mark.parametrize("seats", [1, 6])
def test_BC1_3_two_to_five_seats(seats: int) -> None:
    with pytest.raises(BadSeats, match="BC1"):
        TITLE.settle_seats(seats)


def test_BC1_2_a_card_file_in_any_order() -> None:
    cards = {key: list(reversed(numbers)) for key, numbers in standard_cards().items() if isinstance(numbers, list)}
    assert check_cards(dict(cards)) == standard_cards()
    assert TITLE.settle_cards(dict(cards)) is None
    own: Json = {**standard_cards(), "face-down": [3, 0, 22]}
    assert TITLE.settle_cards(own) == {**standard_cards(), "face-down": [0, 3, 22]}
    table = TITLE.table(2, {"games": 1}, TITLE.settle_cards(own))
    assert table.symbols == set_of([0, 3, 22])


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"sows": [0]}, "no 'sows'"),
        ({"pigs": 23}, '"pigs" is a list'),
        ({"pigs": [23, 33]}, "exactly 3"),
        ({"pigs": [23, 33, 33]}, "33 twice"),
        ({"pigs": [23, 33, 50]}, "from 0 to 49"),
        ({"pigs": [23, 33, True]}, "from 0 to 49"),
        ({"pigs": [23, 33, 44.0]}, "from 0 to 49"),
        ({"pigs": [23, 33, 0]}, "sow"),
        ({"pigs": [23, 33, 18]}, "18 is in both"),
        ({"chickens": [18, 22, 25, 28, 31, 34, 37, 40, 43]}, "exactly 10"),
        ({"chickens": [0, 22, 25, 28, 31, 34, 37, 40, 43, 46]}, "sow"),
        ({"face-down": [1, [2]]}, "from 0 to 49"),
        ({"face-down": None}, "a list of numbers"),
    ],
)
def test_BC1_1_a_bad_card_file_is_refused(change: Json, reason: str) -> None:
    with pytest.raises(BadCards, match=reason):
        check_cards({**standard_cards(), **change})


@pytest.mark.parametrize("key", ["chickens", "pigs", "face-down"])
def test_BC1_2_a_card_file_is_whole(key: str) -> None:
    cards = standard_cards()
    del cards[key]
    with pytest.raises(BadCards, match=f'need "{key}"'):
        check_cards(cards)
