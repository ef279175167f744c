"""The house player of Where's Bob's Hat?: sensible, honest, and better than chance."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from hoodwink.games.bobs_hat import TITLE
from hoodwink.games.bobs_hat.bots import HatHouse
from hoodwink.games.bobs_hat.notation import CARD_NUMBERS
from hoodwink.games.bobs_hat.rules import (
    BID,
    BID_PHASE,
    GREY,
    HAT,
    NO_BID,
    PLAY,
    TAKE_TRICK,
    HatTable,
    Variant,
    open_table,
)  # fmt: skip
from hoodwink.table.cards import members, set_of
from hoodwink.table.dealer import Dealer

BLUE, RED, BLACK = 0, 1, 2
MOST_BLUE, MOST_RED, MOST_BLACK, FEWEST, FEWEST_DOUBLED = 1, 2, 4, 8, 16
USUAL_HANDS = {3: 12, 4: 10, 5: 8}
NEVER = Dealer(0)
HOUSE = HatHouse()
SETTINGS = [
    (seats, options)
    for seats in (3, 4, 5)
    for options in product((False, True), repeat=4)
    if sum(options) in (0, 1, 4)
]  # fmt: skip


def positions(seats: int, options: tuple[bool, ...], seed: int, house_plays: bool) -> Iterator[HatTable]:
    """The positions of a game in which somebody must choose; random choices, or (at times) the house's."""
    hat = open_table(seats, Variant(USUAL_HANDS[seats], *options))
    dealer = Dealer(seed)
    hat.settle(dealer)
    while hat.deciders():
        yield hat
        deciding = members(hat.deciders())
        seat = deciding[dealer.below(len(deciding))]
        if house_plays and dealer.below(4) != 0:
            hat.apply(seat, HOUSE.choose(hat, seat, dealer))
        else:
            hat.apply(seat, hat.nth(seat, dealer.below(hat.count(seat))))
        hat.settle(dealer)


def dealt(hands: list[str], trump: int = GREY, **options: bool) -> HatTable:
    """A hand with these cards, before the hat is chosen; with options, it is the last of the game."""
    chosen = {"double_fewest": False, "no_bid": False, "secret_bids": False, "negative_scoring": False, **options}
    size = len(hands[0].split())
    hat = open_table(len(hands), Variant(max(size - 4, 1), *chosen.values()))
    hat.hand = size - 4
    hat.turn_trump(trump)
    for side, names in zip(hat.sides, hands, strict=True):
        side.hand = set_of([CARD_NUMBERS[name] for name in names.split()])
    hat.open_hand()
    return hat


def playing(hands: list[str], bids: list[int], trump: int = GREY, hat_value: int = 10) -> HatTable:
    hat = dealt(hands, trump)
    hat.apply(0, HAT + (hat_value == 10))
    for bid in bids:
        hat.apply(hat.turn, BID + bid)
    return hat


def play(hat: HatTable, names: str) -> None:
    for name in names.split():
        hat.apply(hat.turn, PLAY + CARD_NUMBERS[name])
        if hat.due == TAKE_TRICK:
            hat.step(NEVER)


def chosen_bid(hat: HatTable) -> int:
    assert hat.phase == BID_PHASE
    return HOUSE.choose(hat, hat.turn, NEVER) - BID


def chosen_card(hat: HatTable) -> str:
    card = HOUSE.choose(hat, hat.turn, NEVER) - PLAY
    return next(name for name, number in CARD_NUMBERS.items() if number == card)


# -- Fit to sit at a table ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_it_takes_what_is_offered(seats: int, options: tuple[bool, ...]) -> None:
    for seed in range(2):
        for hat in positions(seats, options, seed, house_plays=seed == 1):
            for seat in members(hat.deciders()):
                assert hat.offers(seat, HOUSE.choose(hat, seat, Dealer(seed)))


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_it_chooses_the_same_in_every_world(seats: int, options: tuple[bool, ...]) -> None:
    dealer = Dealer(seats)
    for seed in range(2):
        for number, hat in enumerate(positions(seats, options, seed + 10, house_plays=seed == 1)):
            if hat.phase != BID_PHASE and number % 6 != 0:
                continue
            for seat in members(hat.deciders()):
                choice = HOUSE.choose(hat, seat, Dealer(number))
                for _ in range(3):
                    world = hat.clone()
                    TITLE.worlds.redeal(world, seat, dealer)
                    assert HOUSE.choose(world, seat, Dealer(number)) == choice


@pytest.mark.parametrize(("seats", "games"), [(3, 12), (4, 12), (5, 12)])
def test_it_beats_chance(seats: int, games: int) -> None:
    """The same deals with the house player in each seat in turn, all others at random."""
    leads: list[float] = []
    for game in range(games):
        for house in range(seats):
            hat = open_table(seats, Variant(USUAL_HANDS[seats], False, False, False, False))
            dealer, players = Dealer(game), Dealer(-1 - game)
            hat.settle(dealer)
            while hat.turn >= 0:
                seat = hat.turn
                if seat == house:
                    hat.apply(seat, HOUSE.choose(hat, seat, players))
                else:
                    hat.apply(seat, hat.nth(seat, players.below(hat.count(seat))))
                hat.settle(dealer)
            others = [int(hat.total(seat)) for seat in range(seats) if seat != house]
            leads.append(int(hat.total(house)) - sum(others) / len(others))
    mean = sum(leads) / len(leads)
    error = (sum((lead - mean) ** 2 for lead in leads) / (len(leads) - 1) / len(leads)) ** 0.5
    assert mean - 4 * error > 30, f"{mean:.0f} points ahead, give or take {error:.0f}"


def test_the_game_has_it_at_its_tables() -> None:
    assert isinstance(TITLE.house, HatHouse)


# -- Rules of thumb -----------------------------------------------------------------------------------------

LOW = "B1 B2 R1 R2 K1 K2 K3"
HIGH = "B20 B19 B18 B17 B12 R1 K4"
MIDDLE = "B5 B6 R11 R12 K8 K9 K14"


def test_high_hand_puts_out_the_good_hat_and_low_hand_the_bad_one() -> None:
    strong = dealt(["B20 B19 R20 R19 K20 K19 K18", LOW, MIDDLE])
    assert HOUSE.choose(strong, 0, NEVER) == HAT + 1
    weak = dealt([LOW, HIGH, MIDDLE])
    assert HOUSE.choose(weak, 0, NEVER) == HAT


def test_bids_the_long_high_suit() -> None:
    hat = dealt([HIGH, LOW, MIDDLE])
    hat.apply(0, HAT)
    assert chosen_bid(hat) == MOST_BLUE


def test_bids_the_fewest_with_low_cards_and_doubles_it() -> None:
    hat = dealt([LOW, HIGH, MIDDLE])
    hat.apply(0, HAT)
    assert chosen_bid(hat) == FEWEST
    hat = dealt([LOW, HIGH, MIDDLE], double_fewest=True)
    hat.apply(0, HAT)
    assert chosen_bid(hat) == FEWEST_DOUBLED


def test_low_trumps_are_no_hand_for_the_fewest() -> None:
    hat = dealt(["B1 B2 B3 B4 B5 R1 K1", HIGH.replace("B12", "B13"), MIDDLE.replace("B5 B6", "R5 R6")], BLUE)
    hat.apply(0, HAT)
    assert chosen_bid(hat) < FEWEST


def test_passes_with_a_bad_hand_at_the_end_of_the_game() -> None:
    bad = ["B12 B7 R11 R8 K12", "B1 R2 K3 K4 K5", "B2 R3 K6 K7 K8", "B3 R4 R5 K9 K10"]
    hat = dealt(bad, no_bid=True)
    hat.apply(0, HAT)
    assert chosen_bid(hat) == NO_BID
    hat.sides[0].may_pass = False
    assert chosen_bid(hat) != NO_BID


def test_takes_its_suit_with_the_last_card_as_cheaply_as_it_can() -> None:
    hat = playing(["B5 R1 R2 R3 K1", "B8 R4 R5 R6 K2", "B20 B10 B3 R7 K3"], [MOST_RED, MOST_RED, MOST_BLUE])
    play(hat, "B5 B8")
    assert chosen_card(hat) in ("B10", "B20")


def test_ducks_for_the_fewest_with_the_highest_card_that_loses() -> None:
    hat = playing(["B16 R1 R2 R3 K1", "B8 R4 R5 R6 K2", "B20 B13 B3 R7 K3"], [MOST_RED, MOST_RED, FEWEST])
    play(hat, "B16 B8")
    assert chosen_card(hat) == "B13"


@pytest.mark.parametrize(("value", "takes"), [(10, True), (-10, False)])
def test_takes_the_good_hat_and_leaves_the_bad_one(value: int, takes: bool) -> None:
    hat = playing(["B14 R1 R2 R3 K1", "B8 R4 R5 R6 K2", "B20 B3 R7 R8 K3"], [MOST_RED, MOST_RED, MOST_RED], GREY, value)
    play(hat, "B14 B8")
    assert chosen_card(hat) == ("B20" if takes else "B3")


def test_gives_the_bad_hat_away() -> None:
    hat = playing(["B20 R1 R2 R3 K1", "B8 R4 R5 R6 K2", "B15 B3 R7 R8 K3"], [MOST_RED, MOST_RED, MOST_RED], GREY, -10)
    play(hat, "B20 B8")
    assert chosen_card(hat) == "B15"


def test_does_not_feed_a_rival_its_suit() -> None:
    hat = playing(["R20 B1 B2 R1 R2", "R8 B4 B5 R5 R6", "B3 B6 K3 K4 K5"], [MOST_BLUE, MOST_RED, MOST_RED])
    play(hat, "R20 R8")
    assert chosen_card(hat) in ("K3", "K4", "K5")
