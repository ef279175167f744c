"""The house player of Blind Chicken Extreme: it is honest, it beats chance, and it thinks what its rules say."""

from __future__ import annotations

import pytest

from hoodwink.games.blind_chicken import TITLE
from hoodwink.games.blind_chicken.bots import ChickenHouse
from hoodwink.games.blind_chicken.cards import CHICKENS, FACE_DOWN, PIGS
from hoodwink.games.blind_chicken.rules import (
    BENEFIT,
    BENEFIT_PHASE,
    CHOOSE_LEADER,
    LEADER,
    PLACE,
    PLAY,
    PLAY_ANY,
    REWARD,
    SORT_PHASE,
    STRIKE,
    ChickenTable,
)
from hoodwink.games.blind_chicken.scoring import CHICKENS_FREE, PENALTIES_FREE
from hoodwink.table.cards import members, nth, set_of
from hoodwink.table.dealer import Dealer

HOUSE = ChickenHouse()
LEFT = PLAY
RIGHT = PLAY + 1

OTHER_CARDS = {"chickens": list(range(40, 50)), "pigs": [37, 38, 39], "face-down": list(range(50))}


def dealt(seats: int, seed: int, games: int = 1, cards: object = None) -> ChickenTable:
    checked = TITLE.check_cards(cards) if isinstance(cards, dict) else None
    table = TITLE.table(seats, {"games": games}, checked)
    table.settle(Dealer(seed))
    return table


def decider(table: ChickenTable, dealer: Dealer) -> int:
    """One of those that must choose."""
    deciders = table.deciders()
    return nth(deciders, dealer.below(len(members(deciders))))


def play_on(table: ChickenTable, seat: int, choice: int, dealer: Dealer) -> None:
    table.apply(seat, choice)
    table.settle(dealer)


@pytest.mark.parametrize("cards", [None, OTHER_CARDS])
@pytest.mark.parametrize("games", [1, 4])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_choice_is_one_of_those_offered(seats: int, games: int, cards: object) -> None:
    for seed in range(8):
        table, dealer = dealt(seats, seed, games, cards), Dealer(seed)
        while table.turn >= 0:
            seat = decider(table, dealer)
            choice = HOUSE.choose(table, seat, dealer)
            assert table.offers(seat, choice)
            if dealer.below(2) == 0:
                choice = table.nth(seat, dealer.below(table.count(seat)))
            play_on(table, seat, choice, dealer)


@pytest.mark.parametrize("cards", [None, OTHER_CARDS])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_it_chooses_the_same_in_every_world_of_its_seat(seats: int, cards: object) -> None:
    for seed in range(6):
        table, dealer = dealt(seats, seed, 2, cards), Dealer(seed)
        while table.turn >= 0:
            for seat in members(table.deciders()):
                choice = HOUSE.choose(table, seat, Dealer(seed))
                for number in range(3):
                    world = table.clone()
                    TITLE.worlds.redeal(world, seat, Dealer(number))
                    assert HOUSE.choose(world, seat, Dealer(seed)) == choice
            seat = decider(table, dealer)
            choice = HOUSE.choose(table, seat, Dealer(seed))
            if dealer.below(3) == 0:
                choice = table.nth(seat, dealer.below(table.count(seat)))
            play_on(table, seat, choice, dealer)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_it_beats_players_by_chance(seats: int) -> None:
    """Each deal is played with the house in every seat in turn: points a game more than the others on average."""
    ahead = 0.0
    deals = 120 // seats
    for seed in range(deals):
        for house_seat in range(seats):
            table, dealer = dealt(seats, seed), Dealer(1000 + seed)
            while table.turn >= 0:
                seat = table.turn
                if seat == house_seat:
                    choice = HOUSE.choose(table, seat, dealer)
                else:
                    choice = table.nth(seat, dealer.below(table.count(seat)))
                play_on(table, seat, choice, dealer)
            totals = [int(table.total(seat)) for seat in range(seats)]
            mine = totals.pop(house_seat)
            ahead += mine - sum(totals) / len(totals)
    assert ahead / (deals * seats) > 1.5


# -- Rules of thumb -----------------------------------------------------------------------------------------


def sorted_table(rows: list[list[int]]) -> ChickenTable:
    """Everyone has sorted and seat 0 leads. Short rows are those of the last tricks of a game."""
    table = ChickenTable(len(rows), 1, set_of(list(CHICKENS)), set_of(list(PIGS)), set_of(list(FACE_DOWN)))
    table.seat_dealer(len(rows) - 1)
    for side, row in zip(table.sides, rows, strict=True):
        side.unsorted = set_of(row)
    table.open_sorting()
    table.tricks = table.size() - len(rows[0])
    for seat, row in enumerate(rows):
        for card in row:
            table.apply(seat, PLACE + card)
    table.settle(Dealer(0))
    return table


def choose(table: ChickenTable) -> int:
    choice = HOUSE.choose(table, table.turn, Dealer(0))
    assert table.offers(table.turn, choice)
    return choice


def after(rows: list[list[int]], *choices: int) -> int:
    """What the house chooses when these have been chosen."""
    table = sorted_table(rows)
    for choice in choices:
        play_on(table, table.turn, choice, Dealer(0))
    return choose(table)


def test_the_row_has_a_high_end_and_a_low_one() -> None:
    for seats in (2, 3, 4, 5):
        table = dealt(seats, 7)
        hand = members(table.sides[0].unsorted)
        row = []
        while table.phase == SORT_PHASE and table.sides[0].unsorted:
            row.append(HOUSE.choose(table, 0, Dealer(0)) - PLACE)
            table.apply(0, PLACE + row[-1])
        ends = sorted((row[0], row[-1]))
        assert ends[0] in hand[:3]
        assert ends[1] in hand[-3:]


def test_the_last_to_play_ducks_under_chickens() -> None:
    assert after([[43, 5, 6], [46, 7, 8], [49, 9, 42]], LEFT, LEFT) == RIGHT


def test_the_last_to_play_takes_a_pig() -> None:
    assert after([[23, 5, 6], [20, 7, 8], [49, 9, 10]], LEFT, LEFT) == LEFT


def test_a_chicken_is_thrown_into_another_seats_trick() -> None:
    assert after([[43, 5, 6], [49, 7, 8], [46, 9, 42]], LEFT, LEFT) == LEFT


def test_the_left_neighbour_leads_so_that_one_plays_last() -> None:
    rows = [[49, 9, 10], [23, 5, 6], [20, 7, 8]]
    assert after(rows, LEFT, LEFT, LEFT) == REWARD + CHOOSE_LEADER
    assert after(rows, LEFT, LEFT, LEFT, REWARD + CHOOSE_LEADER) == LEADER + 1


def test_with_any_card_it_may_look_into_the_middle_of_its_row() -> None:
    assert after([[49, 46, 3, 43], [23, 5, 6, 7], [20, 8, 9, 10]], LEFT, LEFT, LEFT, REWARD + 1) >= PLAY_ANY


def ended(earlier: list[int], scores: list[list[int]], last: list[int]) -> ChickenTable:
    """Seat 0 has taken the last trick, and has these cards besides."""
    table = sorted_table([[card] for card in last])
    table.sides[0].pile = set_of(earlier)
    table.scores = scores
    table.game = len(scores)
    table.games = table.game + 1
    for _ in last:
        play_on(table, table.turn, choose(table), Dealer(0))
    assert table.phase == BENEFIT_PHASE
    return table


SMALL_PENALTY = 53


def test_it_takes_the_benefit_that_saves_most() -> None:
    assert choose(ended([18, 22], [], [49, 5, 6])) == BENEFIT + CHICKENS_FREE
    assert choose(ended([18, 22, SMALL_PENALTY], [], [49, 5, 6])) == BENEFIT + PENALTIES_FREE


def test_it_strikes_its_worst_result_and_no_good_one() -> None:
    scores = [[-2, 0, 0], [-9, 0, 0], [5, 0, 0]]
    assert choose(ended([18], scores, [0, 49, 6])) == STRIKE + 1
    assert choose(ended([18], [[5, 0, 0]], [0, 49, 6])) == BENEFIT + CHICKENS_FREE
