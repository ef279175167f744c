"""The worlds of a seat are all there are, each as likely as every other."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from hoodwink.games.blind_chicken.cards import CHICKENS, PIGS, left_out
from hoodwink.games.blind_chicken.rules import FACE_DOWN_LEAD, PLAY, REWARD, SORT_PHASE, ChickenTable
from hoodwink.games.blind_chicken.worlds import ChickenWorlds
from hoodwink.table.cards import members, set_of
from hoodwink.table.dealer import Dealer

MANY_SYMBOLS = set_of([card for card in range(50) if card % 3 != 0])

Hidden = tuple[tuple[int, ...], ...]


def table_at(seats: int, choices: int, seed: int, symbols: int = MANY_SYMBOLS) -> ChickenTable:
    """A game played by chance, so many choices after the hands stand."""
    table = ChickenTable(seats, 1, set_of(list(CHICKENS)), set_of(list(PIGS)), symbols)
    chance = Dealer(seed)
    table.settle(chance)
    while table.phase == SORT_PHASE:
        table.choose(chance.below(table.count(table.turn)), chance)
    for _ in range(choices):
        table.choose(chance.below(table.count(table.turn)), chance)
    return table


def hidden_from(table: ChickenTable, seat: int) -> Hidden:
    """What the seat has not seen: of each other seat its card face down, if there is one, and its row."""
    told = []
    for other, side in enumerate(table.sides):
        if other != seat:
            down = [int(side.played)] if table.down >> other & 1 else []
            told.append((*down, *(int(side.card_at(place)) for place in members(side.held))))
    return tuple(told)


def possible(table: ChickenTable, seat: int) -> set[Hidden]:
    """Every way to put the unseen cards where unseen cards lie, by trying all."""
    truth = hidden_from(table, seat)
    others = [other for other in range(table.seats) if other != seat]
    unseen = sorted(card for cards in truth for card in cards)
    found = set()
    for order in permutations(unseen):
        dealt, rest = [], list(order)
        for cards in truth:
            dealt.append(tuple(rest[: len(cards)]))
            del rest[: len(cards)]
        if all(fits(table, other, cards) for other, cards in zip(others, dealt, strict=True)):
            found.add(tuple(dealt))
    return found


def fits(table: ChickenTable, seat: int, cards: tuple[int, ...]) -> bool:
    """BC3.2: a card face down bears the symbol, BC4.3: if it was not led under `face-down`."""
    if not table.down >> seat & 1 or table.is_face_down_lead(seat):
        return True
    return bool(table.symbols >> cards[0] & 1)


def drawn(table: ChickenTable, seat: int, times: int) -> Counter[Hidden]:
    worlds, chance = ChickenWorlds(), Dealer(99)
    found: Counter[Hidden] = Counter()
    for _ in range(times):
        world = table.clone()
        worlds.redeal(world, seat, chance)
        found[hidden_from(world, seat)] += 1
        assert world.trick == set_of([int(side.played) for side in world.sides if side.played >= 0])
    return found


def assert_even(found: Counter[Hidden], kinds: int) -> None:
    """A chi-squared test that fails an honest sampler less than once in a million times."""
    expected = found.total() / kinds
    square = sum((times - expected) ** 2 for times in found.values()) / expected
    square += (kinds - len(found)) * expected
    freedom = kinds - 1
    assert square < freedom + 5 * (2 * freedom) ** 0.5 + 12


@pytest.mark.parametrize(
    ("seats", "choices"),
    [(2, 14), (2, 16), (2, 17), (3, 30), (3, 31), (3, 32), (4, 41), (4, 43), (5, 45), (5, 48)],
)
def test_worlds_are_all_there_are_and_even(seats: int, choices: int) -> None:
    for seed in range(2):
        table = table_at(seats, choices, seed)
        for seat in range(seats):
            unseen = sum(len(cards) for cards in hidden_from(table, seat))
            if unseen > 5:
                continue
            worlds = possible(table, seat)
            found = drawn(table, seat, 20 * len(worlds))
            assert hidden_from(table, seat) in worlds
            assert set(found) <= worlds
            assert_even(found, len(worlds))
            if len(worlds) <= 24:
                assert set(found) == worlds


def test_BC3_2_a_card_face_down_is_any_that_bears_the_symbol() -> None:
    tables = [table for table in (table_at(3, 1, seed) for seed in range(9)) if table.down != 0]
    assert tables
    for table in tables:
        leader = int(table.leader)
        seat = (leader + 1) % 3
        others = [other for other in range(3) if other != seat]
        found = drawn(table, seat, 500)
        unseen = {card for cards in hidden_from(table, seat) for card in cards}
        leads = {cards[others.index(leader)][0] for cards in found}
        assert leads == {card for card in unseen if table.symbols >> card & 1}


@pytest.mark.parametrize("lead", [30, 35])
def test_BC4_3_a_face_down_lead_is_any_card_and_the_other_hides_a_symbol(lead: int) -> None:
    table = ChickenTable(3, 1, 0, set_of([44]), set_of([28, 35, 40]))
    table.seat_dealer(2)
    rows = [
        [44, lead, *range(15, 25)],
        [26, 28, *range(36, 44), 25, 27],
        [29, 31, 0, 45, 46, 47, 48, 49, 32, 33, 34],
    ]
    rows[2].append(65 - lead)
    for side, row in zip(table.sides, rows, strict=True):
        side.unsorted = set_of(row)
    assert set_of([card for row in rows for card in row]) | left_out(3) == set_of(list(range(50)))
    table.open_sorting()
    for seat, row in enumerate(rows):
        for card in row:
            table.apply(seat, card)
    table.settle(Dealer(0))
    for choice in (PLAY, PLAY, PLAY, REWARD + FACE_DOWN_LEAD, PLAY, PLAY):
        table.apply(table.turn, choice)
        table.settle(Dealer(0))
    assert table.down == 0b011
    found = drawn(table, 2, 1000)
    unseen = {card for cards in hidden_from(table, 2) for card in cards}
    others = {28, 35, 40} & unseen
    assert {cards[1][0] for cards in found} == others
    assert {cards[0][0] for cards in found} == unseen


def test_BC2_1_a_row_in_the_making_may_be_any_of_the_cards_in_any_order() -> None:
    table = ChickenTable(2, 1, set_of(list(CHICKENS)), set_of(list(PIGS)), MANY_SYMBOLS)
    chance = Dealer(5)
    table.settle(chance)
    for seat in (1, 0, 1, 0, 0):
        table.apply(seat, table.nth(seat, chance.below(table.count(seat))))
    hand = table.sides[1].unsorted | set_of([table.sides[1].card_at(0), table.sides[1].card_at(1)])
    mine = hidden_from(table, 1)
    worlds = ChickenWorlds()
    found: Counter[Hidden] = Counter()
    for _ in range(132 * 30):
        world = table.clone()
        worlds.redeal(world, 0, chance)
        row = hidden_from(world, 0)
        assert world.sides[1].unsorted == hand & ~set_of(list(row[0]))
        assert hidden_from(world, 1) == mine
        assert world.sides[0].unsorted == table.sides[0].unsorted
        found[row] += 1
    assert len(found) == 12 * 11
    assert_even(found, 12 * 11)
