"""One test a clause and more, each named by the clause it proves."""

from __future__ import annotations

import pytest

from hoodwink.games.blind_chicken.cards import (
    CHICKENS,
    FACE_DOWN,
    HIGHEST,
    LARGE_PENALTIES,
    MOST_GAMES,
    NUMBER_CARDS,
    NUMBERS,
    PENALTY_CARDS,
    PIGS,
    REWARD_CARDS,
    REWARDS,
    SMALL_PENALTIES,
    SOW,
    SUPPLY,
    hand_size,
    left_out,
    penalty_for,
    shows_worse_side,
)
from hoodwink.games.blind_chicken.rules import (
    ANY_CARD,
    BENEFIT,
    BENEFIT_PHASE,
    CHOICES,
    CHOOSE_LEADER,
    DEAL,
    DRAW_DEALER,
    FACE_DOWN_LEAD,
    LEADER,
    LEADER_PHASE,
    PLACE,
    PLAY,
    PLAY_ANY,
    PLAY_PHASE,
    REWARD,
    REWARD_PHASE,
    SCORE,
    SORT_PHASE,
    STAND_HANDS,
    STRIKE,
    TAKE_TRICK,
    TURN_UP,
    ChickenTable,
)
from hoodwink.games.blind_chicken.scoring import game_points, penalty_points
from hoodwink.table.base import NOBODY, NOTHING, play_out
from hoodwink.table.cards import count, members, set_of
from hoodwink.table.dealer import Dealer

LEFT = PLAY
RIGHT = PLAY + 1
NONE = BENEFIT
CHICKENS_FREE = BENEFIT + 1
PENALTIES_FREE = BENEFIT + 2


def new_table(seats: int, games: int = 1) -> ChickenTable:
    return ChickenTable(seats, games, set_of(list(CHICKENS)), set_of(list(PIGS)), set_of(list(FACE_DOWN)))


def dealt_table(seats: int, games: int = 1, seed: int = 1) -> ChickenTable:
    table = new_table(seats, games)
    table.settle(Dealer(seed))
    return table


def sorted_table(rows: list[list[int]], games: int = 1) -> ChickenTable:
    """Everyone has sorted and seat 0 leads. Short rows are those of the last tricks of a game."""
    table = new_table(len(rows), games)
    table.seat_dealer(len(rows) - 1)
    deal_rows(table, rows)
    return table


def deal_rows(table: ChickenTable, rows: list[list[int]]) -> None:
    for side, row in zip(table.sides, rows, strict=True):
        side.unsorted = set_of(row)
    table.open_sorting()
    table.tricks = table.size() - len(rows[0])
    for seat, row in enumerate(rows):
        for card in row:
            table.apply(seat, PLACE + card)
    table.step(Dealer(0))


def play(table: ChickenTable, *choices: int) -> None:
    """These choices, by whoever must choose, and what follows by itself."""
    for choice in choices:
        assert table.offers(table.turn, choice)
        table.apply(table.turn, choice)
        table.settle(Dealer(0))


def offered(table: ChickenTable, seat: int) -> list[int]:
    return [table.nth(seat, place) for place in range(table.count(seat))]


def row_of(table: ChickenTable, seat: int) -> list[int]:
    side = table.sides[seat]
    return [side.card_at(place) for place in members(side.held)]


def rewarded_table(reward: int, rows: list[list[int]]) -> ChickenTable:
    """Seat 0 has just taken the pig 23 from the left ends of the rows and chosen this reward."""
    table = sorted_table([[23, *rows[0]], *([10 + seat, *row] for seat, row in enumerate(rows[1:]))])
    play(table, *[LEFT] * len(rows), REWARD + reward)
    return table


# -- 1 Cards and length ------------------------------------------------------------------------------------


def test_BC1_1_fifty_numbers_ten_chickens_three_pigs_and_the_sow() -> None:
    assert members(NUMBER_CARDS) == list(range(NUMBERS)) == list(range(50))
    assert len(set(CHICKENS)) == 10
    assert len(set(PIGS)) == 3
    assert SOW == 0
    assert HIGHEST == 49


def test_BC1_2_which_numbers_bear_what() -> None:
    assert CHICKENS == (18, 22, 25, 28, 31, 34, 37, 40, 43, 46)
    assert PIGS == (23, 33, 44)
    assert FACE_DOWN == (15, 21, 28, 35, 40, 45, 48)
    assert not set(CHICKENS) & set(PIGS)
    assert SOW not in {*CHICKENS, *PIGS}
    assert not {19, 30, 32} & set(FACE_DOWN)


def test_BC1_2_the_table_plays_with_other_card_data() -> None:
    table = ChickenTable(2, 1, set_of([27]), set_of([]), set_of([28]))
    table.seat_dealer(1)
    deal_rows(table, [[28, 30], [27, 29]])
    play(table, LEFT)
    assert table.down == set_of([0])
    play(table, LEFT, LEFT, LEFT, NONE)
    assert table.scores == [[-1, 3]]


@pytest.mark.parametrize(
    ("seats", "out", "size"),
    [(2, range(1, 27), 12), (3, range(1, 15), 12), (4, range(1, 3), 12), (5, [], 10)],
)
def test_BC1_3_left_out_and_dealt_out(seats: int, out: range | list[int], size: int) -> None:
    assert members(left_out(seats)) == list(out)
    assert hand_size(seats) == size
    table = dealt_table(seats)
    dealt = [members(side.unsorted) for side in table.sides]
    assert [len(hand) for hand in dealt] == [size] * seats
    assert sorted(card for hand in dealt for card in hand) == [n for n in range(50) if n not in out]


def test_BC1_4_the_first_dealer_is_drawn_and_deals() -> None:
    dealers = set()
    for seed in range(40):
        table = new_table(4)
        assert table.due == DRAW_DEALER
        table.step(Dealer(seed))
        assert table.due == DEAL
        dealers.add(table.dealer)
    assert dealers == {0, 1, 2, 3}


def test_BC1_4_the_seat_left_of_the_dealer_starts_and_the_deal_moves_left() -> None:
    table = new_table(3, games=4)
    table.seat_dealer(1)
    chance = Dealer(3)
    for dealer in (1, 2, 0, 1):
        assert table.dealer == dealer
        table.settle(chance)
        while table.phase == SORT_PHASE:
            table.choose(0, chance)
        assert table.turn == table.leader == (dealer + 1) % 3
        while table.due != DEAL and not table.over():
            table.apply(table.turn, table.nth(table.turn, 0))
            while table.due not in (NOTHING, DEAL):
                table.step(chance)
    assert table.over()


@pytest.mark.parametrize("games", [1, 3, MOST_GAMES])
def test_BC1_4_a_session_has_as_many_games_as_asked_for(games: int) -> None:
    table = new_table(2, games)
    play_out(table, Dealer(5))
    assert table.over()
    assert len(table.scores) == games
    assert MOST_GAMES == 20


def test_BC1_4_piles_penalties_and_rewards_go_back() -> None:
    table = sorted_table([[23, 31], [22, 28], [24, 34]], games=2)
    play(table, LEFT, LEFT, LEFT, REWARD + ANY_CARD, PLAY_ANY, LEFT)
    for choice in (LEFT, CHICKENS_FREE):
        table.apply(table.turn, choice)
        while table.due not in (NOTHING, DEAL):
            table.step(Dealer(0))
    assert table.supply != SUPPLY
    assert table.turned != 0
    assert table.sides[2].pile != 0
    table.step(Dealer(0))
    assert table.supply == SUPPLY
    assert table.turned == 0
    assert table.benefit == 0
    assert [side.pile for side in table.sides] == [0, 0, 0]
    assert table.tricks == 0


def test_BC1_4_nothing_of_a_game_is_left_over_in_the_next() -> None:
    """A benefit, an advantage and a last trick are of their game alone."""
    table = sorted_table([[31, 33], [22, 30]], games=2)
    play(table, LEFT, LEFT, LEFT, LEFT, REWARD + ANY_CARD, CHICKENS_FREE)
    assert table.phase == SORT_PHASE
    deal_rows(table, [[31, 46], [22, 30]])
    assert offered(table, 0) == [LEFT, RIGHT]
    play(table, *[LEFT] * 4, NONE)
    assert table.scores == [[0, 3], [-6, 3]]


def test_BC1_5_penalties_and_rewards() -> None:
    assert members(REWARD_CARDS) == [50, 51, 52]
    assert (count(SMALL_PENALTIES), count(LARGE_PENALTIES)) == (5, 2)
    assert SUPPLY == REWARD_CARDS | PENALTY_CARDS
    assert PENALTY_CARDS == SMALL_PENALTIES | LARGE_PENALTIES
    assert NUMBER_CARDS & SUPPLY == 0
    for chickens, points in ((2, -3), (3, -6), (4, -10), (5, -15)):
        card = penalty_for(chickens, SUPPLY)
        assert count(card) == 1
        assert penalty_points(card, card if shows_worse_side(chickens) else 0) == points
    assert (FACE_DOWN_LEAD, ANY_CARD, CHOOSE_LEADER) == (0, 1, 2)


def test_BC1_5_the_penalty_cards_never_run_out() -> None:
    """Ten chickens make five tricks of two or three at most, and two of four or five."""
    supply = SUPPLY
    for _ in range(5):
        card = penalty_for(2, supply)
        assert card & supply & SMALL_PENALTIES
        supply &= ~card
    for _ in range(2):
        card = penalty_for(5, supply)
        assert card & supply & LARGE_PENALTIES
        supply &= ~card
    assert supply == REWARD_CARDS


# -- 2 Sorting ---------------------------------------------------------------------------------------------


def test_BC2_1_all_sort_at_once_in_any_order() -> None:
    table = dealt_table(3)
    assert table.deciders() == 0b111
    for seat in (2, 0, 2, 1):
        assert table.deciders() >> seat & 1
        hand = members(table.sides[seat].unsorted)
        assert offered(table, seat) == [PLACE + card for card in hand]
        table.apply(seat, PLACE + hand[-1])
        assert row_of(table, seat)[-1] == hand[-1]
        assert offered(table, seat) == [PLACE + card for card in hand[:-1]]
    assert [len(row_of(table, seat)) for seat in range(3)] == [1, 1, 2]


def test_BC2_1_a_hand_stands_as_it_was_placed_from_left_to_right() -> None:
    rows = [[30, 27, 49, 0, 31, 48, 33, 32, 47, 34, 46, 35], [28, 45, 29, 44, 43, 36, 42, 37, 41, 38, 40, 39]]
    table = sorted_table(rows)
    assert [row_of(table, seat) for seat in (0, 1)] == rows
    assert all(side.unsorted == 0 for side in table.sides)


def test_BC2_1_the_forced_last_card_is_placed_too() -> None:
    table = dealt_table(2)
    for _ in range(11):
        table.apply(0, table.nth(0, 0))
    assert table.deciders() == 0b11
    assert table.count(0) == 1
    table.apply(0, table.nth(0, 0))
    assert table.deciders() == 0b10
    assert table.turn == 1
    assert table.due == NOTHING


def test_BC2_1_hands_stand_when_all_are_done() -> None:
    table = dealt_table(2)
    for seat in (1, 0):
        assert table.due == NOTHING
        for _ in range(12):
            table.apply(seat, table.nth(seat, 0))
    assert table.due == STAND_HANDS
    assert table.turn == NOBODY
    table.step(Dealer(0))
    assert table.phase == PLAY_PHASE


def test_BC2_1_only_a_card_of_the_own_hand_without_a_place_can_be_placed() -> None:
    table = dealt_table(2)
    mine, theirs = (members(side.unsorted) for side in table.sides)
    assert not table.offers(0, PLACE + theirs[0])
    table.apply(0, PLACE + mine[0])
    assert not table.offers(0, PLACE + mine[0])
    assert not table.offers(0, PLAY)


# -- 3 Tricks ----------------------------------------------------------------------------------------------


def test_BC3_1_the_leftmost_or_the_rightmost_in_turn_clockwise() -> None:
    table = sorted_table([[27, 28, 29], [30, 31, 32], [35, 36, 37]])
    assert offered(table, 0) == [LEFT, RIGHT]
    play(table, LEFT)
    assert row_of(table, 0) == [28, 29]
    assert table.turn == 1
    play(table, RIGHT)
    assert row_of(table, 1) == [30, 31]
    assert table.turn == 2


def test_BC3_1_the_last_card_is_on_the_left() -> None:
    table = sorted_table([[27], [30]])
    assert offered(table, 0) == [LEFT]
    assert not table.offers(0, RIGHT)
    assert not table.offers(0, PLAY_ANY)


def test_BC3_1_after_a_gap_the_ends_are_those_of_the_cards_left() -> None:
    table = rewarded_table(ANY_CARD, [[49, 27, 29], [0, 30, 36]])
    play(table, PLAY_ANY + 1, LEFT)  # 36 is far right of seat 1: the 0 went
    assert row_of(table, 0) == [49, 29]
    play(table, RIGHT, RIGHT)
    assert row_of(table, 0) == [49]
    assert table.sides[1].pile == set_of([29, 36])


def test_BC3_2_a_symbol_is_played_face_down_and_turned_up_when_the_trick_is_complete() -> None:
    table = sorted_table([[48, 27], [21, 29], [30, 31]])
    play(table, LEFT)
    assert table.down == set_of([0])
    play(table, LEFT)
    assert table.down == set_of([0, 1])
    table.apply(2, LEFT)
    assert table.due == TURN_UP
    assert table.down == set_of([0, 1])
    table.step(Dealer(0))
    assert table.due == TAKE_TRICK
    assert table.down == 0
    assert table.trick == set_of([48, 21, 30])
    assert [side.played for side in table.sides] == [48, 21, 30]


def test_BC3_2_the_last_card_of_its_trick_lies_face_up() -> None:
    table = sorted_table([[27, 29], [48, 30]])
    play(table, LEFT)
    table.apply(1, LEFT)
    assert table.down == 0
    assert table.due == TAKE_TRICK


def test_BC3_2_a_card_without_the_symbol_lies_face_up() -> None:
    table = sorted_table([[32, 27], [19, 29], [30, 31]])
    play(table, LEFT, LEFT)
    assert table.down == 0


def test_BC3_3_the_highest_number_takes_the_trick_and_leads() -> None:
    table = sorted_table([[30, 27], [48, 29], [36, 32]])
    play(table, LEFT, LEFT, LEFT)
    assert table.sides[1].pile == set_of([30, 48, 36])
    assert table.leader == table.turn == 1
    assert table.tricks == 11


def test_BC3_4_the_0_takes_the_last_trick_from_the_49() -> None:
    table = sorted_table([[49], [0], [30]])
    play(table, LEFT, LEFT, LEFT)
    assert table.taker == 1
    assert table.sides[1].pile == set_of([49, 0, 30])


def test_BC3_4_not_without_the_49() -> None:
    table = sorted_table([[48], [0], [30]])
    play(table, LEFT, LEFT, LEFT)
    assert table.taker == 0


def test_BC3_4_not_before_the_last_trick() -> None:
    table = sorted_table([[49, 27], [0, 29]])
    play(table, LEFT, LEFT)
    assert table.taker == 0


def test_BC3_5_tricks_taken_lie_in_the_pile_of_the_taker() -> None:
    table = sorted_table([[30, 27], [36, 29]])
    play(table, LEFT, LEFT)
    assert table.trick == 0
    assert [side.pile for side in table.sides] == [0, set_of([30, 36])]
    play(table, LEFT, LEFT)
    assert [side.pile for side in table.sides] == [0, set_of([30, 36, 29, 27])]


# -- 4 Penalties and rewards -------------------------------------------------------------------------------


@pytest.mark.parametrize(("chickens", "points"), [(0, 0), (1, 0), (2, -3), (3, -6), (4, -10), (5, -15)])
def test_BC4_1_a_penalty_for_more_than_one_chicken(chickens: int, points: int) -> None:
    numbers = [*CHICKENS[:chickens], 1, 2, 3, 4, 0][:5]
    table = sorted_table([[number, 5 + seat] for seat, number in enumerate(numbers)])
    play(table, *[LEFT] * 5)
    penalties = [side.pile & PENALTY_CARDS for side in table.sides]
    taker = max(range(5), key=lambda seat: numbers[seat])
    assert table.taker == taker
    assert penalty_points(penalties[taker], table.turned) == points
    assert [count(cards) for cards in penalties] == [int(seat == taker and chickens > 1) for seat in range(5)]
    assert table.supply == SUPPLY & ~penalties[taker]


def test_BC4_2_a_trick_with_one_pig_brings_a_reward() -> None:
    table = sorted_table([[23, 27, 1], [30, 33, 36]])
    play(table, LEFT, LEFT)
    assert (table.phase, table.turn) == (REWARD_PHASE, 1)
    assert offered(table, 1) == [REWARD, REWARD + 1, REWARD + 2]
    play(table, REWARD + ANY_CARD)
    assert table.sides[1].pile == set_of([23, 30, REWARDS + ANY_CARD])
    play(table, PLAY_ANY, LEFT)
    assert offered(table, 1) == [REWARD + FACE_DOWN_LEAD, REWARD + CHOOSE_LEADER]


def test_BC4_2_the_only_card_left_is_chosen_too() -> None:
    table = sorted_table([[30, 1], [23, 2]])
    table.supply &= ~set_of([50, 52])
    play(table, LEFT, LEFT)
    assert offered(table, 0) == [REWARD + ANY_CARD]


def test_BC4_2_no_reward_for_two_pigs() -> None:
    table = sorted_table([[23, 27], [33, 29]])
    play(table, LEFT, LEFT)
    assert table.phase == PLAY_PHASE
    assert table.supply & REWARD_CARDS == REWARD_CARDS


def test_BC4_2_the_sow_is_no_pig() -> None:
    table = sorted_table([[0, 27], [30, 29]])
    play(table, LEFT, LEFT)
    assert table.phase == PLAY_PHASE
    table = sorted_table([[0, 27], [33, 29]])
    play(table, LEFT, LEFT)
    assert table.phase == REWARD_PHASE


@pytest.mark.parametrize("card", [30, 48])
def test_BC4_3_face_down_hides_whatever_is_led(card: int) -> None:
    table = rewarded_table(FACE_DOWN_LEAD, [[card, 1], [29, 2], [36, 3]])
    assert offered(table, 0) == [LEFT, RIGHT]
    play(table, LEFT)
    assert table.down == set_of([0])
    assert table.is_face_down_lead(0)
    play(table, LEFT)
    assert table.down == set_of([0])
    table.apply(2, LEFT)
    assert table.due == TURN_UP


def test_BC4_3_the_others_play_as_ever() -> None:
    table = rewarded_table(FACE_DOWN_LEAD, [[30, 1], [45, 2], [36, 3]])
    play(table, LEFT, LEFT)
    assert table.down == set_of([0, 1])
    assert not table.is_face_down_lead(1)


def test_BC4_4_any_card_by_its_position_among_those_left() -> None:
    table = rewarded_table(ANY_CARD, [[30, 32, 36], [29, 41, 27]])
    assert offered(table, 0) == [PLAY_ANY, PLAY_ANY + 1, PLAY_ANY + 2]
    play(table, PLAY_ANY + 1)
    assert table.sides[0].played == 32
    assert row_of(table, 0) == [30, 36]
    assert offered(table, 1) == [LEFT, RIGHT]


def test_BC4_4_a_symbol_is_still_played_face_down() -> None:
    table = rewarded_table(ANY_CARD, [[30, 45, 36], [29, 41, 27]])
    play(table, PLAY_ANY + 1)
    assert table.down == set_of([0])


def test_BC4_4_also_with_one_card_left() -> None:
    table = rewarded_table(ANY_CARD, [[30], [29]])
    assert offered(table, 0) == [PLAY_ANY]


def test_BC4_4_positions_skip_the_cards_that_are_gone() -> None:
    table = rewarded_table(ANY_CARD, [[30, 33, 36, 37], [29, 41, 27, 38]])
    play(table, PLAY_ANY + 1, RIGHT)  # the 38 takes the pig 33 with the second reward
    play(table, REWARD + CHOOSE_LEADER, LEADER)
    assert row_of(table, 0) == [30, 36, 37]
    table.advantage = ANY_CARD
    play(table, PLAY_ANY + 1)
    assert table.sides[0].played == 36


@pytest.mark.parametrize("leader", [0, 1, 2])
def test_BC4_5_choose_leader_any_seat(leader: int) -> None:
    table = rewarded_table(CHOOSE_LEADER, [[30, 1], [29, 2], [36, 3]])
    assert (table.phase, table.turn) == (LEADER_PHASE, 0)
    assert offered(table, 0) == [LEADER, LEADER + 1, LEADER + 2]
    play(table, LEADER + leader)
    assert table.leader == table.turn == leader
    assert offered(table, leader) == [LEFT, RIGHT]
    play(table, LEFT, LEFT, LEFT)
    assert table.leader == 2


@pytest.mark.parametrize("reward", [FACE_DOWN_LEAD, ANY_CARD])
def test_BC4_6_only_the_very_next_trick(reward: int) -> None:
    table = rewarded_table(reward, [[49, 27, 24], [1, 2, 3]])
    play(table, PLAY_ANY if reward == ANY_CARD else LEFT, LEFT)
    assert table.turn == table.leader == 0
    assert offered(table, 0) == [LEFT, RIGHT]
    play(table, LEFT)
    assert table.down == 0


@pytest.mark.parametrize("reward", [FACE_DOWN_LEAD, ANY_CARD, CHOOSE_LEADER])
def test_BC4_6_with_the_last_trick_the_advantage_lapses(reward: int) -> None:
    table = sorted_table([[23], [10]])
    play(table, LEFT, LEFT)
    assert table.phase == REWARD_PHASE
    play(table, REWARD + reward)
    assert table.over()
    assert table.scores == [[6, 3]]


# -- 5 Scoring a game --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("numbers", "penalties", "rewards", "points"),
    [
        ([], [], 0, 3),                         # no trick
        ([1, 2, 3], [], 0, 3),                  # no chicken
        ([1, 18], [], 0, -1),
        ([1, 18, 22, 25], [3], 0, -9),
        ([18, 22, 25, 28, 31, 34, 37], [2, 5], 0, -25),
        ([18, 22, 25, 28], [2, 2], 2, -4),
        ([23], [], 1, 6),
    ],
)  # fmt: skip
def test_BC5_1_chickens_penalties_rewards_and_clean_piles(
    numbers: list[int], penalties: list[int], rewards: int, points: int
) -> None:
    supply, turned, pile = SUPPLY, 0, set_of(numbers)
    for chickens in penalties:
        card = penalty_for(chickens, supply)
        supply &= ~card
        pile |= card
        if shows_worse_side(chickens):
            turned |= card
    pile |= set_of(list(range(REWARDS, REWARDS + rewards)))
    assert game_points(pile, 0, set_of(list(CHICKENS)), turned) == points


def benefit_table() -> ChickenTable:
    """Seat 0 took three chickens with -6, and then two with -3 in the last trick."""
    table = sorted_table([[31, 46], [28, 43], [25, 1]])
    play(table, *[LEFT] * 6)
    return table


def test_BC5_2_none() -> None:
    table = benefit_table()
    assert (table.phase, table.turn) == (BENEFIT_PHASE, 0)
    play(table, NONE)
    assert table.scores == [[-5 - 6 - 3, 3, 3]]


def test_BC5_2_a_chickens_cost_nothing_but_those_of_the_last_trick() -> None:
    table = benefit_table()
    play(table, CHICKENS_FREE)
    assert table.scores == [[-2 - 6 - 3, 3, 3]]


def test_BC5_2_b_penalties_cost_nothing_but_that_of_the_last_trick() -> None:
    table = benefit_table()
    play(table, PENALTIES_FREE)
    assert table.scores == [[-5 - 3, 3, 3]]


def test_BC5_2_the_benefit_is_for_the_taker_of_the_last_trick_alone() -> None:
    table = sorted_table([[31, 30], [22, 36]])
    play(table, LEFT, LEFT, LEFT, LEFT)  # seat 0 has chickens, seat 1 the last trick
    assert table.over()
    assert table.scores == [[-2 - 3, 3]]


def struck_table(results: list[int]) -> ChickenTable:
    """Seat 1 has these earlier results and has just taken the last trick with the 0."""
    table = new_table(2, len(results) + 1)
    table.seat_dealer(1)
    table.scores = [[0, points] for points in results]
    table.game = len(results)
    table.sides[1].points = sum(results)
    deal_rows(table, [[49], [0]])
    play(table, LEFT, LEFT)
    return table


def test_BC5_2_c_strikes_an_earlier_result() -> None:
    table = struck_table([-7, 4, -2])
    assert offered(table, 1) == [NONE, STRIKE, STRIKE + 1, STRIKE + 2]
    table.apply(1, STRIKE)
    assert table.total(1) == 2
    assert table.due == SCORE
    table.settle(Dealer(0))
    assert table.strikes == [[1, 0]]
    assert table.scores == [[0, -7], [0, 4], [0, -2], [3, 3]]
    assert [table.total(seat) for seat in (0, 1)] == [3, 5]


def test_BC5_2_c_only_with_the_0() -> None:
    table = sorted_table([[48], [0]], games=2)
    table.game, table.scores = 1, [[-5, -5]]
    play(table, LEFT, LEFT)
    assert table.over()


def test_BC5_3_offered_only_where_it_changes_the_points() -> None:
    table = benefit_table()
    assert offered(table, 0) == [NONE, CHICKENS_FREE, PENALTIES_FREE]
    table = sorted_table([[31, 46], [30, 36]])
    play(table, LEFT, LEFT, LEFT, LEFT)
    assert offered(table, 0) == [NONE, CHICKENS_FREE]


def test_BC5_3_cards_of_the_last_trick_offer_nothing() -> None:
    table = sorted_table([[30, 46], [27, 43]])
    play(table, LEFT, LEFT, LEFT, LEFT)
    assert table.over()
    assert table.scores == [[-2 - 3, 3]]


def test_BC5_3_good_results_may_be_struck_but_none_twice() -> None:
    table = struck_table([5, -3])
    table.sides[1].struck = set_of([1])
    assert offered(table, 1) == [NONE, STRIKE]
    play(table, STRIKE)
    assert table.total(1) == -3 + 3


def test_BC5_3_no_decision_where_nothing_but_none_is_left() -> None:
    table = struck_table([])
    assert table.over()
    table = new_table(2, 2)
    table.seat_dealer(1)
    table.scores, table.game = [[0, 4]], 1
    table.sides[1].struck = set_of([0])
    deal_rows(table, [[49], [0]])
    play(table, LEFT, LEFT)
    assert table.over()


def test_BC5_3_ruling_free_chickens_do_not_make_a_clean_pile() -> None:
    table = sorted_table([[31, 46], [30, 36]])
    table.chickens = set_of([31])
    play(table, LEFT, LEFT, LEFT, LEFT, CHICKENS_FREE)
    assert table.scores == [[0, 3]]


def test_BC5_4_the_highest_total_wins() -> None:
    table = sorted_table([[31, 30], [22, 36]])
    play(table, LEFT, LEFT, LEFT, LEFT)
    assert [table.total(seat) for seat in (0, 1)] == [-5, 3]
    assert table.winners() == set_of([1])


def test_BC5_4_ties_share() -> None:
    table = sorted_table([[27, 30], [29, 36], [1, 31]])
    play(table, *[LEFT] * 6)
    assert [table.total(seat) for seat in range(3)] == [3, -1, 3]
    assert table.winners() == set_of([0, 2])


def test_BC5_4_totals_add_up_and_may_be_negative() -> None:
    lowest = 0
    for seed in range(20):
        table = new_table(3, 3)
        play_out(table, Dealer(seed))
        for seat in range(3):
            struck = [game for chooser, game in table.strikes if chooser == seat]
            assert table.total(seat) == sum(
                points[seat] for game, points in enumerate(table.scores) if game not in struck
            )
            lowest = min(lowest, table.total(seat))
        best = max(table.total(seat) for seat in range(3))
        assert members(table.winners()) == [seat for seat in range(3) if table.total(seat) == best]
    assert lowest < 0


# -- 6 Worked examples -------------------------------------------------------------------------------------


def test_BC6_1_the_32_takes_the_trick_and_leads() -> None:
    table = sorted_table([[19, 3], [32, 4], [30, 5], [20, 6]])
    play(table, LEFT, LEFT, LEFT, LEFT)
    assert table.sides[1].pile == set_of([19, 32, 30, 20])
    assert table.leader == table.turn == 1


def test_BC6_2_three_chickens_cost_6() -> None:
    table = sorted_table([[22, 3], [31, 4], [34, 5], [20, 6]])
    play(table, LEFT, LEFT, LEFT, LEFT)
    assert penalty_points(table.sides[2].pile, table.turned) == -6


# -- Whole games -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_card_is_somewhere_and_choices_are_offered_in_order(seats: int) -> None:
    table = new_table(seats, 3)
    chance = Dealer(seats)
    everything = NUMBER_CARDS & ~left_out(seats) | SUPPLY
    while not table.over():
        table.settle(chance)
        if table.over():
            break
        places = table.supply
        for side in table.sides:
            held = set_of([side.card_at(place) for place in members(side.held)])
            for cards in (side.unsorted, held, side.pile):
                assert places & cards == 0
                places |= cards
        assert places & table.trick == 0
        assert places | table.trick == everything
        for seat in members(table.deciders()):
            choices = offered(table, seat)
            assert choices
            assert choices == sorted(set(choices))
            assert choices == [number for number in range(CHOICES) if table.offers(seat, number)]
        table.choose(chance.below(table.count(table.turn)), chance)


def test_a_clone_plays_on_alone() -> None:
    table = dealt_table(4, 4, seed=9)
    chance = Dealer(2)
    for _ in range(150):
        twin = table.clone()
        first, second = chance.clone(), chance.clone()
        if _ % 25 == 0:
            third = table.clone()
            play_out(twin, first)
            play_out(third, second)
            assert [twin.total(seat) for seat in range(4)] == [third.total(seat) for seat in range(4)]
            assert twin.scores == third.scores
        table.choose(chance.below(table.count(table.turn)), chance)
    assert len(table.scores) == 1
