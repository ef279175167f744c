"""The house player of Blind Hen: it is honest, it beats chance, and it thinks what its rules of thumb say."""

from __future__ import annotations

import pytest

from hoodwink.games.blind_hen import TITLE
from hoodwink.games.blind_hen.bots import HenHouse
from hoodwink.games.blind_hen.cards import END, NAMES, STANDARD, row
from hoodwink.games.blind_hen.rules import BID, FOLD, PAID, PAY, PAY_PHASE, TAKE, HenTable, open_table
from hoodwink.table.dealer import Dealer

HOUSE = HenHouse()
SHOW_FIRST = 0

# A box of one colour: the displays are worth more than with the printed cards.
ALL_GREEN = {"sets": [["G1"] * 4 + ["G3"] * 4] * 5, "chickens": ["G4"] * 45}


def dealt(seats: int, seed: int, cards: object = None) -> HenTable:
    table = TITLE.table(seats, {}, TITLE.check_cards(cards) if isinstance(cards, dict) else None)
    table.settle(Dealer(seed))
    return table


def play_on(table: HenTable, choice: int, dealer: Dealer) -> None:
    table.apply(table.turn, choice)
    table.settle(dealer)


@pytest.mark.parametrize("cards", [None, ALL_GREEN])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_choice_is_one_of_those_offered(seats: int, cards: object) -> None:
    for seed in range(6):
        table, dealer = dealt(seats, seed, cards), Dealer(seed)
        while table.turn >= 0:
            seat = table.turn
            choice = HOUSE.choose(table, seat, dealer)
            assert table.offers(seat, choice)
            if dealer.below(2) == 0:
                choice = table.nth(seat, dealer.below(table.count(seat)))
            play_on(table, choice, dealer)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_it_chooses_the_same_in_every_world_of_its_seat(seats: int) -> None:
    for seed in range(4):
        table, dealer = dealt(seats, seed), Dealer(seed)
        while table.turn >= 0:
            seat = table.turn
            choice = HOUSE.choose(table, seat, Dealer(seed))
            for number in range(4):
                world = table.clone()
                TITLE.worlds.redeal(world, seat, Dealer(number))
                assert HOUSE.choose(world, seat, Dealer(seed)) == choice
            if dealer.below(3) == 0:
                choice = table.nth(seat, dealer.below(table.count(seat)))
            play_on(table, choice, dealer)


@pytest.mark.parametrize(("seats", "share"), [(3, 0.6), (4, 0.5), (5, 0.4)])
def test_it_beats_players_by_chance(seats: int, share: float) -> None:
    """Each deal is played with the house in every seat in turn."""
    won = 0
    deals = 12
    for seed in range(deals):
        for house_seat in range(seats):
            table, dealer = dealt(seats, seed), Dealer(1000 + seed)
            while table.turn >= 0:
                seat = table.turn
                if seat == house_seat:
                    choice = HOUSE.choose(table, seat, dealer)
                else:
                    choice = table.nth(seat, dealer.below(table.count(seat)))
                play_on(table, choice, dealer)
            won += table.winners() == 1 << house_seat
    assert won / (deals * seats) > share


# -- Rules of thumb -----------------------------------------------------------------------------------------


def opened(top: str, displays: list[str], drawn: int = 0) -> HenTable:
    """Seat 0 is the auctioneer of these three cards, and the displays are these; the cards before have been seen."""
    table = open_table(len(displays), STANDARD)
    table.name_first(0)
    pile = list(STANDARD.shuffled)
    package = [NAMES.index(name) for name in top.split()]
    for kind in package:
        pile.remove(kind)
    pile[drawn:drawn] = package
    table.lay_pile(row([*pile, END]))
    table.drawn = drawn
    for side, names in zip(table.sides, displays, strict=True):
        for name in names.split():
            side.gain(NAMES.index(name))
    table.settle(Dealer(0))
    return table


def choose(table: HenTable) -> int:
    choice = HOUSE.choose(table, table.turn, Dealer(0))
    assert table.offers(table.turn, choice)
    return choice


RICH = "G3 G3 G3 R3 R3 R3 B3 B3 B3"
LAST = 66  # the last package that can be sold


def paying(bid: int, display: str) -> HenTable:
    """Seat 1 has outbid the auctioneer at the end of the game, and must pay."""
    table = opened("G1 G1 R1", ["P1 P1 P1 P1 P1", display, "Y1 Y1 Y1 Y1 Y1 Y1"], LAST)
    for choice in (SHOW_FIRST, BID + 1, BID + bid, FOLD):
        play_on(table, choice, Dealer(0))
    assert table.phase == PAY_PHASE
    return table


def paid(table: HenTable) -> list[str]:
    names: list[str] = []
    while table.turn == 1 and table.phase == PAY_PHASE:
        choice = choose(table)
        if choice != PAID:
            names.append(NAMES[choice - PAY])
        play_on(table, choice, Dealer(0))
    return names


def test_it_pays_with_weak_colours() -> None:
    assert paid(paying(3, RICH + " Y2 P1")) == ["Y2", "P1"]


def test_it_pays_no_more_than_it_must() -> None:
    assert paid(paying(3, RICH + " Y3 Y4")) == ["Y3"]


def test_at_the_end_it_does_not_bid_for_a_hen_it_cannot_pair() -> None:
    table = opened("hen hen hen", ["G3 G3", RICH, RICH], LAST)
    play_on(table, SHOW_FIRST, Dealer(0))
    play_on(table, BID + 2, Dealer(0))
    assert choose(table) == FOLD


def test_as_the_last_to_bid_it_raises_by_one() -> None:
    table = opened("G4 G4 B4", ["G3 G3", RICH, RICH + " P3 P3"], LAST)
    for choice in (SHOW_FIRST, BID + 2, FOLD):
        play_on(table, choice, Dealer(0))
    assert choose(table) == BID + 3


def test_the_auctioneer_alone_knows_that_all_three_are_bad() -> None:
    table = opened("hen hen hen", [RICH, RICH, RICH], LAST)
    play_on(table, SHOW_FIRST, Dealer(0))
    assert choose(table) == BID + 1


def test_it_takes_the_card_that_fits() -> None:
    table = opened("G1 G1 R1", ["G3 P3 Y1", RICH, RICH], LAST)
    for choice in (SHOW_FIRST, BID + 7, FOLD, FOLD, PAY + 2, PAY + NAMES.index("Y1"), PAY + NAMES.index("P3"), PAID):
        play_on(table, choice, Dealer(0))
    assert choose(table) == TAKE + NAMES.index("G3")
