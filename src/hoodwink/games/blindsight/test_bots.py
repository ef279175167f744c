"""The house player of blindsight: it keeps to the rules and to what it knows, and it plays well."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pytest

from hoodwink.games.blindsight import TITLE
from hoodwink.games.blindsight.bots import SightHouse
from hoodwink.games.blindsight.rules import BLIND_PLAY, PLACES, SightTable
from hoodwink.games.blindsight.test_rules import asked, hand, hit, position
from hoodwink.table.cards import count
from hoodwink.table.dealer import Dealer
from hoodwink.table.options import Json

HOUSE = SightHouse()
SETTINGS: list[Json] = [
    {},
    {"last_standing": True},
    {"advanced": True},
    {"advanced": True, "last_standing": True},
    {"highest": 8, "games": 2},
    {"highest": 12, "colors": ["p", "b"]},
    {"symbols": ["s"], "last_standing": True},
    {"last_standing": True, "target": 60},
]


def new_table(seats: int, options: Json) -> SightTable:
    return TITLE.table(seats, TITLE.settle_options(seats, options), None)


def positions(games: int) -> Iterator[SightTable]:
    """Positions all over games in which some seats play as the house does and some at random."""
    for seed in range(games):
        seats = 2 + seed % 5
        table = new_table(seats, SETTINGS[seed % len(SETTINGS)])
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
    tried = 0
    for table in positions(40):
        assert table.offers(table.turn, HOUSE.choose(table, table.turn, Dealer(tried)))
        tried += 1
    assert tried > 1000


def test_it_chooses_the_same_in_all_worlds_of_its_seat() -> None:
    for number, table in enumerate(positions(40)):
        seat = table.turn
        choice = HOUSE.choose(table, seat, Dealer(number))
        for seed in range(3):
            world = table.clone()
            TITLE.worlds.redeal(world, seat, Dealer(1000 * number + seed))
            assert HOUSE.choose(world, seat, Dealer(number)) == choice


def played(seats: int, options: Json, house: int, seed: int) -> SightTable:
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


@pytest.mark.parametrize("last_standing", [False, True])
@pytest.mark.parametrize(("seats", "deals"), [(2, 30), (3, 50), (4, 60), (6, 60)])
def test_it_beats_random_players(seats: int, deals: int, last_standing: bool) -> None:
    """The same deals with the house player in each seat in turn: it wins more than its share."""
    shares: list[float] = []
    for seed in range(deals):
        won = 0.0
        for house in range(seats):
            winners = played(seats, {"last_standing": last_standing}, house, seed).winners()
            if winners >> house & 1:
                won += 1 / count(winners)
        shares.append(won / seats)
    mean = sum(shares) / deals
    deviation = math.sqrt(sum((share - mean) ** 2 for share in shares) / (deals - 1) / deals)
    assert mean - 2.5 * deviation > 1 / seats


# -- Rules of thumb -----------------------------------------------------------------------------------------


def chosen(table: SightTable) -> str:
    """The card that the house player plays."""
    choice = HOUSE.choose(table, table.turn, Dealer(0))
    return hand(table, choice // PLACES).split()[choice % PLACES]


def test_it_takes_from_who_has_most() -> None:
    hands = ["p1h p2h", "r9h r1h", "b9h r2h r3h b14h b13s"]
    assert chosen(asked(position(hands, "p9h", pile="p3h p4h"), 0)) == "b9h"


def test_it_plays_the_last_card_of_a_hand_only_if_it_must() -> None:
    hands = ["p1h p2h", "r9h", "b10h p11s p12s r13s b12h"]
    assert chosen(asked(position(hands, "p9h", pile="p3h p4h"), 0)) == "b10h"
    hands = ["p1h p2h", "r9h", "p10h p11s p12s"]
    assert chosen(asked(position(hands, "p9h", pile="p3h p4h"), 0)) == "r9h"


def test_it_ends_its_turn_where_it_can() -> None:
    """BS3.2: on a 9, a 9 ends the turn; a 10 would have to be followed."""
    hands = ["p1h p2h", "r10h r9h b11s p12s r13s b14s p1s"]
    assert chosen(asked(position(hands, "b9h", pile="p3h p4h"), 0)) == "r9h"


def test_it_plays_on_as_long_as_it_can_where_the_last_one_standing_wins() -> None:
    hands = ["p1h p2h", "r10h r9h b11s p12s r13s b14s p1s"]
    table = position(hands, "b9h", pile="p3h p4h", last_standing=True)
    assert chosen(asked(table, 0)) == "r10h"


def test_it_does_not_make_a_seat_with_few_cards_lose_one_by_blind() -> None:
    hands = ["p1h p2h", "p5h p6h", "blind-r trickster-r p8h p9s p10s r1h"]
    assert chosen(asked(position(hands, "b3h", pile="p3h p4h"), 0)) == "trickster-r"


def test_it_knocks_out_a_seat_where_the_last_one_standing_wins() -> None:
    hands = ["p1h p2h", "r9h", "b9s p11s p12s"]
    table = position(hands, "p9h", pile="p3h p4h", last_standing=True)
    assert chosen(asked(table, 0)) == "r9h"


def test_hit_by_blind_it_gives_up_the_card_that_it_has_had_longest() -> None:
    """BS4.1"""
    table = hit(position(["p1h p2h p5s", "p5h p6h"], "blind-r", pile="p3h p4h"), 0)
    assert HOUSE.choose(table, 0, Dealer(0)) == BLIND_PLAY
