"""The house player of Blind Business: it keeps to the rules and to what it knows, and it plays well."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pytest

from hoodwink.games.blind_business import TITLE
from hoodwink.games.blind_business.bots import BusinessHouse
from hoodwink.games.blind_business.cards import ALONE, EMPTY_HAND, hand_cards, put
from hoodwink.games.blind_business.notation import CARD_NAMES
from hoodwink.games.blind_business.rules import (
    ACCEPT,
    ADD,
    ASK,
    ASKS,
    DISCARD,
    LOOK,
    PLACE_COACH,
    REJECT,
    TAKE,
    YES,
    BusinessTable,
)
from hoodwink.table.cards import count
from hoodwink.table.dealer import Dealer
from hoodwink.table.options import Json

HOUSE = BusinessHouse()
SETTINGS: list[Json] = [{}, {"card_powers": False}, {"color_powers": False}, {"preset": "family"}]


def new_table(seats: int, options: Json) -> BusinessTable:
    if options.get("preset") == "family":
        options = {"card_powers": False, "color_powers": False}
    return TITLE.table(seats, TITLE.settle_options(seats, options), None)


def positions(games: int) -> Iterator[BusinessTable]:
    """Positions all over games in which some seats play as the house does and some at random."""
    for seed in range(games):
        seats = 2 + seed % 4
        table = new_table(seats, SETTINGS[seed // 4 % len(SETTINGS)])
        dealer = Dealer(seed)
        table.settle(dealer)
        while table.turn >= 0:
            yield table
            seat = table.turn
            if (seat + seed) % 2 == 0:
                choice = HOUSE.choose(table, seat, dealer)
            else:
                choice = table.nth(seat, dealer.below(table.count(seat)))
            table.apply(seat, choice)
            table.settle(dealer)


def test_what_it_chooses_is_offered() -> None:
    phases: set[int] = set()
    for number, table in enumerate(positions(80)):
        assert table.offers(table.turn, HOUSE.choose(table, table.turn, Dealer(number)))
        phases.add(table.phase)
    assert len(phases) == 10


def test_it_chooses_the_same_in_all_worlds_of_its_seat() -> None:
    for number, table in enumerate(positions(60)):
        seat = table.turn
        choice = HOUSE.choose(table, seat, Dealer(number))
        for seed in range(3):
            world = table.clone()
            TITLE.worlds.redeal(world, seat, Dealer(1000 * number + seed))
            assert HOUSE.choose(world, seat, Dealer(number)) == choice


def played(seats: int, options: Json, house: int, seed: int) -> BusinessTable:
    """A game with the house player in one seat and random players in the others."""
    table = new_table(seats, options)
    dealer = Dealer(seed)
    chance = Dealer(seed + 1)
    table.settle(dealer)
    while table.turn >= 0:
        seat = table.turn
        if seat == house:
            choice = HOUSE.choose(table, seat, chance)
        else:
            choice = table.nth(seat, chance.below(table.count(seat)))
        table.apply(seat, choice)
        table.settle(dealer)
    return table


@pytest.mark.parametrize("options", [{}, {"preset": "family"}])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_it_beats_random_players(seats: int, options: Json) -> None:
    """The same deals with the house player in each seat in turn: it wins more than its share."""
    deals = 60
    shares: list[float] = []
    for seed in range(deals):
        won = 0.0
        for house in range(seats):
            winners = played(seats, options, house, seed).winners()
            if winners >> house & 1:
                won += 1 / count(winners)
        shares.append(won / seats)
    mean = sum(shares) / deals
    deviation = math.sqrt(sum((share - mean) ** 2 for share in shares) / (deals - 1) / deals)
    assert mean - 3 * deviation > 1 / seats


# -- Rules of thumb -----------------------------------------------------------------------------------------


def numbers(names: str) -> list[int]:
    return [CARD_NAMES.index(name) for name in names.split()]


def position(hands: list[str], areas: list[str], turns_left: int = 4) -> BusinessTable:
    """These hands, which their owners have seen, and these scoring areas; nobody is asked yet."""
    table = BusinessTable(len(hands), True, True)
    table.settle(Dealer(1))
    for side, names, area in zip(table.sides, hands, areas, strict=True):
        side.hand = EMPTY_HAND
        for place, card in enumerate(numbers(names)):
            side.hand = put(side.hand, place, card)
        side.area = sum(1 << card for card in numbers(area))
        side.seen = 0
    cards = 0
    for side in table.sides:
        cards |= hand_cards(side.hand) | side.area
    for side in table.sides:
        side.seen = cards
    table.asker = 0
    table.receiver = 1
    table.turns_left = turns_left
    return table


def chosen(table: BusinessTable, phase: int, seat: int) -> int:
    table.ask_for(phase, seat)
    choice = HOUSE.choose(table, seat, Dealer(0))
    assert table.offers(seat, choice)
    return choice


def test_it_asks_for_the_card_that_wins() -> None:
    """BB4.1; BB2.2: and gives up its OK card for it."""
    table = position(["B1 C1 D1 B2", "B3 P5 C2 D2", "B4 C4 D4 B6"], ["P1 P2 P3 P4", "", ""])
    assert chosen(table, ASK, 0) == ASK + ASKS + 2
    table.sides[0].oks = 1
    assert chosen(table, ASK, 0) == ASK + ASKS + 3


def test_it_keeps_the_card_with_which_the_asker_would_win() -> None:
    table = position(["B1 C1 D1 B2", "B3 P5 C2 D2"], ["P1 P2 P3 P4", "C9"])
    assert chosen(table, ACCEPT, 1) == REJECT


def test_it_accepts_where_the_asker_holds_what_it_needs() -> None:
    table = position(["P5 C1 D1 B2", "B3 B4 C2 D2"], ["B1", "P1 P2 P3 P4"])
    assert chosen(table, ACCEPT, 1) == ACCEPT


def test_it_takes_the_best_of_the_three_others() -> None:
    """BB2.3"""
    table = position(["B1 C1 D1 B2", "P11 C2 P10 D2"], ["P5 P6 P7", ""])
    table.asked = 0
    assert chosen(table, TAKE, 0) == TAKE + 2


def test_a_coach_goes_where_it_counts_most() -> None:
    """BB3.1: in the last turn, and not alone."""
    table = position(["B1 C1 D1 B2", "B3 B4 C2 D2"], ["D10 D9 P1", ""], turns_left=1)
    table.first_coach = 48
    table.sides[0].gained = 48
    table.sides[0].area |= 1 << 48 + ALONE
    assert chosen(table, PLACE_COACH, 0) == PLACE_COACH + 3


def test_it_discards_what_it_misses_least() -> None:
    """BB3.4"""
    table = position(["B1 C1 D1 B2", "B3 B4 C2 D3"], ["P11 P10 P9 D2", ""])
    assert chosen(table, DISCARD, 0) == DISCARD + CARD_NAMES.index("D2")


def test_it_always_looks_and_adds_the_best() -> None:
    """BB3.7, BB5.2"""
    table = position(["B1 C1 P11 B2", "B3 B4 C2 D3"], ["P5 P6 P9", ""])
    assert chosen(table, LOOK, 0) == LOOK + YES
    table.adder = 0
    table.turns_left = 0
    assert chosen(table, ADD, 0) == ADD + 2
