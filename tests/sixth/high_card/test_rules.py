"""High Card, one test a clause."""

from __future__ import annotations

import hoodwink
from hoodwink.table.cards import members
from hoodwink.table.dealer import Dealer
from tests.sixth.high_card.rules import HighCardTable


def test_HC1_1_three_of_twelve_cards_each() -> None:
    table = HighCardTable(4)
    table.settle(Dealer(1))
    assert sorted(card for hand in table.hands for card in members(hand)) == list(range(12))


def test_HC2_1_cards_are_chosen_at_once_and_shown_together() -> None:
    game = hoodwink.new("high-card", 3, 1)
    game.choose(2, 0)
    assert game.deciders == (0, 1)
    assert game.view(0)["facts"]["chosen"] == [None, None, "?"]


def scored(*chosen: int) -> HighCardTable:
    table = HighCardTable(len(chosen))
    table.deal([1 << card - 1 for card in chosen])
    for seat, card in enumerate(chosen):
        table.apply(seat, card - 1)
    table.settle(Dealer(0))
    return table


def test_HC2_2_the_highest_scores() -> None:
    assert scored(1, 9, 4, 8).points == [0, 1, 0, 0]


def test_HC3_1_the_most_points_win() -> None:
    table = scored(1, 9)
    assert table.over()
    assert members(table.winners()) == [1]


def test_HC4_1_three_twelve_and_seven() -> None:
    assert scored(3, 12, 7).points == [0, 1, 0]
