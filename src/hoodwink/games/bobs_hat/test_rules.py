"""Where's Bob's Hat?, one test a clause."""

from __future__ import annotations

from itertools import product

import pytest

import hoodwink
from hoodwink.games.bobs_hat import TITLE
from hoodwink.games.bobs_hat.notation import CARD_NUMBERS, CHOICES, read_hands
from hoodwink.games.bobs_hat.rules import (
    ALL_CARDS,
    BID,
    GREY,
    HAT,
    HATS,
    PLAY,
    SCORE,
    TAKE_TRICK,
    HatTable,
    Variant,
    most_hands,
    open_table,
    suit_cards,
)  # fmt: skip
from hoodwink.table.cards import count, members, set_of
from hoodwink.table.dealer import Dealer

BLUE, RED, BLACK = 0, 1, 2
MOST_BLUE, MOST_RED, MOST_BLACK, FEWEST, FEWEST_DOUBLED = 1, 2, 4, 8, 16
NEVER = Dealer(0)


def cards(names: str) -> int:
    return set_of([CARD_NUMBERS[name] for name in names.split()])


def empty(seats: int, hands: int, **options: bool) -> HatTable:
    """A table before the first deal."""
    chosen = {"double_fewest": False, "no_bid": False, "secret_bids": False, "negative_scoring": False, **options}
    return open_table(seats, Variant(hands, *chosen.values()))


def table(hands: list[str], trump: int = GREY, **options: bool) -> HatTable:
    """A hand with these cards, before the hat is chosen; its number is that of the cards dealt."""
    size = len(hands[0].split())
    hat = empty(len(hands), max(size - 4, 1), **options)
    hat.hand = size - 4
    hat.turn_trump(trump)
    for side, names in zip(hat.sides, hands, strict=True):
        side.hand = cards(names)
    hat.open_hand()
    return hat


def choose_hat(hat: HatTable, value: int = 10) -> None:
    hat.apply(hat.dealer, HAT + (value == 10))
    hat.settle(NEVER)


def bid(hat: HatTable, *bids: int) -> None:
    for one in bids:
        assert hat.offers(hat.turn, BID + one)
        hat.apply(hat.turn, BID + one)
        hat.settle(NEVER)


def play(hat: HatTable, names: str) -> None:
    """Cards played in turn; a trick that is complete is taken, a hand that is over is not scored yet."""
    for name in names.split():
        card = PLAY + CARD_NUMBERS[name]
        assert hat.offers(hat.turn, card), name
        hat.apply(hat.turn, card)
        if hat.due == TAKE_TRICK:
            hat.step(NEVER)


def playing(hands: list[str], bids: list[int], trump: int = GREY, hat_value: int = 10, **options: bool) -> HatTable:
    hat = table(hands, trump, **options)
    choose_hat(hat, hat_value)
    bid(hat, *bids)
    return hat


def offered(hat: HatTable, seat: int) -> list[int]:
    return [hat.nth(seat, place) for place in range(hat.count(seat))]


def scored(taken: list[str], bids: list[int], size: int, **options: bool) -> list[int]:
    """The points of a hand in which these cards were taken."""
    hat = empty(len(taken), 1, **options)
    hat.hand = size - 4
    for side, names, one in zip(hat.sides, taken, bids, strict=True):
        side.taken = cards(names)
        side.bid = one
        hat.gone |= side.taken
    return [hat.hand_points(seat) for seat in range(len(taken))]


FIVE = ["B1 B2 B3 R1 K1", "B4 B5 R4 R5 K4", "B6 R6 R7 R8 K6"]


# -- 1 Cards and length -------------------------------------------------------------------------------------


def test_WB1_1_sixty_cards_in_three_suits_and_six_with_the_hat() -> None:
    names = [f"{suit}{rank}" for suit, rank in product("BRK", range(1, 21))]
    assert list(CARD_NUMBERS) == names
    assert members(ALL_CARDS) == list(range(60))
    assert [len(members(suit_cards(suit))) for suit in (BLUE, RED, BLACK)] == [20, 20, 20]
    assert cards("B14 B15 R14 R15 K14 K15") == HATS


def test_WB1_2_trumps_hats_and_bid_cards() -> None:
    suits = {hoodwink.new("bobs-hat", 3, seed).view()["facts"]["trump"] for seed in range(40)}
    assert suits == {"blue", "red", "black", "grey"}
    hats = [choice["value"] for choice in CHOICES if choice["choice"] == "hat"]
    assert hats == [-10, 10]
    assert {"choice": "bid", "most": ["blue", "red", "black"], "fewest": 1} in CHOICES, "all four bid cards"


@pytest.mark.parametrize(("seats", "usual", "most"), [(3, 12, 16), (4, 10, 11), (5, 8, 8)])
def test_WB1_3_hands_in_a_game(seats: int, usual: int, most: int) -> None:
    assert hoodwink.new("bobs-hat", seats).options["hands"] == usual
    assert most_hands(seats) == most
    for hands in (0, most + 1):
        with pytest.raises(hoodwink.BadOption, match=r"WB1\.3"):
            hoodwink.new("bobs-hat", seats, options={"hands": hands})
    game = hoodwink.new("bobs-hat", seats, 1, {"hands": most})
    while game.deciders:
        game.choose(game.deciders[0], 0)
    assert game.result is not None
    assert len(game.result["hands"]) == most


def test_WB1_4_seat_0_deals_first_and_the_deal_moves_left() -> None:
    game = hoodwink.new("bobs-hat", 3, 5, {"hands": 5})
    dealers = []
    while game.deciders:
        choices = game.choices(game.deciders[0])
        if choices[0].data["choice"] == "hat":
            dealers.append(game.deciders[0])
        game.choose(game.deciders[0], 0)
    assert dealers == [0, 1, 2, 0, 1]


# -- 2 The deal ---------------------------------------------------------------------------------------------


def test_WB2_1_trump_is_drawn_afresh_and_seen_by_all() -> None:
    game = hoodwink.new("bobs-hat", 3, 11)
    trumps = []
    while game.deciders:
        if game.choices(game.deciders[0])[0].data["choice"] == "hat":
            views = [game.view(seat)["facts"]["trump"] for seat in (None, 0, 1, 2)]
            assert len(set(views)) == 1
            trumps.append(views[0])
        game.choose(game.deciders[0], 0)
    told = [entry.chance["suit"] for entry in game.log if entry.chance and entry.chance["chance"] == "trump"]
    assert trumps == told
    assert len(told) == 12
    assert len(set(told)) > 1


def test_WB2_1_grey_is_no_trump() -> None:
    hat = playing(FIVE, [1, 1, 1], GREY)
    play(hat, "B1 B4 B6")
    assert hat.leader == 2


def test_WB2_2_hand_k_deals_4_plus_k_cards_seen_by_their_owner() -> None:
    game = hoodwink.new("bobs-hat", 4, 3, {"hands": 3})
    sizes = []
    while game.deciders:
        if game.choices(game.deciders[0])[0].data["choice"] == "hat":
            sizes.append([count(side.hand) for side in game.table.sides])  # type: ignore[attr-defined]
            for seat in range(4):
                hands = [len(seen_faces(game, seat, other)) for other in range(4)]
                assert hands == [sizes[-1][0] if other == seat else 0 for other in range(4)]
            assert all(seen_faces(game, None, other) == [] for other in range(4))
        game.choose(game.deciders[0], 0)
    assert sizes == [[5] * 4, [6] * 4, [7] * 4]


def seen_faces(game: hoodwink.Game, seat: int | None, owner: int) -> list[str]:
    view = game.view(seat)
    [hand] = [zone for zone in view["zones"] if zone["zone"] == "hand" and zone["seat"] == owner]
    return [view["cards"][handle]["face"] for handle in hand["cards"] if handle in view["cards"]]


def test_WB2_3_the_dealer_chooses_the_hat_before_any_bid() -> None:
    hat = table(FIVE)
    assert (hat.turn, offered(hat, 0)) == (0, [HAT, HAT + 1])
    choose_hat(hat, -10)
    assert hat.hat == -10
    assert hat.offers(0, BID + MOST_BLUE)
    assert not hat.offers(0, HAT)


# -- 3 Bids -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("doubling", "empty", "number"), [(False, False, 15), (True, False, 23), (False, True, 16), (True, True, 24)]
)
def test_WB3_1_any_bid_cards_but_not_none(doubling: bool, empty: bool, number: int) -> None:
    hat = table(FIVE, double_fewest=doubling, no_bid=empty)
    choose_hat(hat)
    assert hat.count(0) == number
    both = next(
        place for place, choice in enumerate(CHOICES) if choice == {"choice": "bid", "most": ["red"], "fewest": 1}
    )
    assert both in offered(hat, 0)


def test_WB3_1_clockwise_from_the_dealer_and_seen_by_all() -> None:
    hat = table(FIVE)
    hat.dealer = 1
    hat.open_hand()
    choose_hat(hat)
    bidders = []
    for one in (MOST_RED, MOST_BLUE, FEWEST):
        bidders.append(hat.turn)
        bid(hat, one)
    assert bidders == [1, 2, 0]
    assert TITLE.facts(hat)["bids"] == [
        {"most": [], "fewest": 1}, {"most": ["red"], "fewest": 0}, {"most": ["blue"], "fewest": 0},
    ]  # fmt: skip


def test_WB3_2_the_same_bid_by_several() -> None:
    hat = playing(FIVE, [MOST_RED, MOST_RED, MOST_RED])
    assert [side.bid for side in hat.sides] == [MOST_RED] * 3


# -- 4 Tricks -----------------------------------------------------------------------------------------------


def test_WB4_1_the_dealer_leads_then_who_takes() -> None:
    hat = playing(FIVE, [1, 1, 1])
    assert hat.turn == 0
    play(hat, "R1 R4 R6")
    assert hat.turn == 2


def test_WB4_2_follow_suit_or_play_any_card() -> None:
    hat = playing(["B1 B2 B3 R1 K1", "B4 B5 R4 R5 K4", "R3 R6 R7 R8 K6"], [1, 1, 1])
    assert offered(hat, 0) == [PLAY + card for card in members(hat.sides[0].hand)]
    play(hat, "B1")
    assert offered(hat, 1) == [PLAY + CARD_NUMBERS["B4"], PLAY + CARD_NUMBERS["B5"]]
    play(hat, "B4")
    assert hat.count(2) == 5
    clause, words = TITLE.refusal(hat, 2, PLAY + CARD_NUMBERS["B9"])
    assert (clause, words["en"]) == ("WB4.2", "you do not have B9")


def test_WB4_3_the_highest_of_the_suit_led_or_the_highest_trump() -> None:
    hands = ["B1 B9 R1 R2 K1", "B5 B7 K2 K3 K4", "R9 R11 K5 K6 K7"]
    hat = playing(hands, [1, 1, 1], GREY)
    play(hat, "B1 B7 R11")
    assert hat.leader == 1, "a higher card of another suit does not take"
    hat = playing(hands, [1, 1, 1], RED)
    play(hat, "B1 B7 R9")
    assert hat.leader == 2, "a trump does"
    hat = playing(["B1 B9 B3 B4 K1", "R5 R7 K2 K3 K4", "R9 R11 K5 K6 K7"], [1, 1, 1], RED)
    play(hat, "B9 R7 R9")
    assert hat.leader == 2, "the highest trump of two"


def test_WB4_4_the_taker_keeps_the_cards_known_to_all() -> None:
    hat = playing(FIVE, [1, 1, 1])
    play(hat, "R1 R4 R8")
    assert hat.sides[2].taken == cards("R1 R4 R8")
    game = hoodwink.new("bobs-hat", 3, 2)
    while not any(side.taken for side in game.table.sides):  # type: ignore[attr-defined]
        game.choose(game.deciders[0], 0)
    for seat in (None, 0, 1, 2):
        view = game.view(seat)
        [taken] = [zone for zone in view["zones"] if zone["zone"] == "taken" and zone["cards"]]
        assert all("face" in view["cards"][handle] for handle in taken["cards"])


def test_WB4_5_the_hat_goes_with_a_14_or_15_from_whoever_has_it() -> None:
    hat = playing(["B14 B2 B3 R1 K1", "B4 B5 R15 R5 K4", "B6 R6 R7 R8 R20"], [1, 1, 1])
    play(hat, "B2 B4 B6")
    assert hat.hat_owner == -1, "in the middle"
    play(hat, "R20 R1 R15")
    assert hat.hat_owner == 2
    play(hat, "R6 K1 R5")
    assert hat.hat_owner == 2, "no 14 or 15 in the trick"
    play(hat, "R7 B14 B5")
    assert hat.hat_owner == 2
    assert TITLE.facts(hat)["hat_owner"] == 2


def test_WB4_5_the_last_taker_has_the_hat() -> None:
    hat = playing(["B14 B2 B3 R1 K1", "B4 B5 R15 R5 K4", "B6 R6 R7 R8 R20"], [1, 1, 1])
    play(hat, "B14 B4 B6")
    assert hat.hat_owner == 0
    play(hat, "R1 R15 R6")
    assert hat.hat_owner == 1, "from whoever has it"


def test_WB4_6_not_to_follow_suit_is_never_offered() -> None:
    game = hoodwink.new("bobs-hat", 3, 4)
    refused = 0
    while game.deciders:
        seat = game.deciders[0]
        led = game.table.led  # type: ignore[attr-defined]
        hand = game.table.sides[seat].hand  # type: ignore[attr-defined]
        if led and hand & led:
            for card in members(hand & ~led):
                assert not game.table.offers(seat, PLAY + card)
                with pytest.raises(hoodwink.IllegalChoice, match=r"WB4\.2: .* was led and you have"):
                    game.choose(seat, CHOICES[PLAY + card])
                refused += 1
        game.choose(seat, 0)
    assert refused > 50


# -- 5 Scoring a hand ---------------------------------------------------------------------------------------


def test_WB5_1_most_is_strictly_more_than_each_other_by_itself() -> None:
    assert scored(["B1 B2", "B3", "B4"], [MOST_BLUE] * 3, 5) == [7, -5, -5]
    assert scored(["B1 B2", "B3 B4", "B5"], [MOST_BLUE] * 3, 5) == [-5, -5, -5]
    assert scored(["B1 B2", "B3", "B4 R1"], [MOST_BLUE] * 3, 5)[0] == 7, "2 against 1 and 1, each by itself"


def test_WB5_2_fewest_is_strictly_fewer_in_all() -> None:
    assert scored(["B1", "B2 B3", "R1 R2"], [FEWEST] * 3, 6) == [6, -6, -6]
    assert scored(["B1", "B2", "R1 R2"], [FEWEST] * 3, 6) == [-6, -6, -6]
    assert scored(["", "B2", "R1 R2"], [FEWEST] * 3, 8) == [8, -8, -8]


def test_WB5_3_every_bid_is_settled_by_itself() -> None:
    assert scored(["B1 B2", "R1", "R2"], [MOST_BLUE | MOST_RED | FEWEST, MOST_RED, FEWEST], 5) == [7 - 5 - 5, -5, -5]


def test_WB5_4_a_suit_that_nobody_was_dealt_is_made_by_all() -> None:
    assert scored(["B1 B2", "B3", "R1"], [MOST_BLACK, MOST_BLACK | MOST_BLUE, MOST_RED], 5) == [5, 0, 6]


def test_WB5_5_the_hat_is_scored_in_addition() -> None:
    for value in (10, -10):
        hat = empty(3, 1)
        hat.hat = value
        hat.hat_owner = 1
        for side, names in zip(hat.sides, ("B1", "B14 B3", "R1"), strict=True):
            side.taken = cards(names)
            hat.gone |= side.taken
            side.bid = MOST_BLUE
        assert [hat.hand_points(seat) for seat in range(3)] == [-5, 7 + value, -5]


def test_WB5_6_the_highest_total_wins_ties_share() -> None:
    hat = empty(3, 1)
    for side, points in zip(hat.sides, (-20, -3, -3), strict=True):
        side.points = points
    assert members(hat.winners()) == [1, 2]


# -- 6 Options ----------------------------------------------------------------------------------------------


def test_WB6_1_doubled_fewest_pays_or_costs_twice_and_lends_nothing() -> None:
    taken = ["B1", "B2 B3", "R1 R2"]
    assert scored(taken, [FEWEST_DOUBLED, FEWEST_DOUBLED, FEWEST], 6, double_fewest=True) == [12, -12, -6]
    hat = table(FIVE, double_fewest=True)
    choose_hat(hat)
    bid(hat, FEWEST_DOUBLED, FEWEST_DOUBLED, FEWEST_DOUBLED | MOST_BLUE | MOST_RED | MOST_BLACK)


def test_WB6_2_once_in_a_game_nothing_is_bid_and_nothing_scored() -> None:
    hat = playing(["B14 B2 B3 R1 K1", *FIVE[1:]], [0, MOST_BLUE, MOST_RED], no_bid=True)
    play(hat, "B14 B4 B6 R1 R4 R6 R7 K1 R5 R8 B2 B5 K6 B3 K4")
    assert hat.due == SCORE
    assert hat.hat_owner == 0
    assert [hat.hand_points(seat) for seat in range(3)] == [0, -5, 5 + count(hat.sides[2].taken & suit_cards(RED))]
    assert [side.may_pass for side in hat.sides] == [False, True, True]
    game = hoodwink.new("bobs-hat", 3, 1, {"no_bid": True, "hands": 3})
    empty = {"choice": "bid", "most": [], "fewest": 0}
    game.choose(0, 0)
    for seat in (0, 1, 2):
        game.choose(seat, empty)
    while game.table.hand == 1:  # type: ignore[attr-defined]
        game.choose(game.deciders[0], 0)
    game.choose(1, 0)
    with pytest.raises(hoodwink.IllegalChoice, match=r"WB6\.2"):
        game.choose(1, empty)


def test_WB6_3_secret_bids_are_made_at_once_and_shown_together() -> None:
    game = hoodwink.new("bobs-hat", 3, 1, {"secret_bids": True})
    game.choose(0, 0)
    assert list(game.deciders) == [0, 1, 2]
    game.choose(2, 4)
    game.choose(0, 6)
    assert list(game.deciders) == [1]
    seen = [game.view(seat) for seat in (0, 1, 2)]
    assert [view["facts"]["bids"] for view in seen] == [["?", None, "?"]] * 3
    assert [view["own"].get("bid") is not None for view in seen] == [True, False, True]
    game.choose(1, 0)
    assert None not in game.view()["facts"]["bids"]
    assert "?" not in game.view()["facts"]["bids"]
    assert list(game.deciders) == [0], "the dealer leads"


def test_WB6_4_a_missed_most_costs_the_cards_taken_too() -> None:
    taken = ["B1 B2", "B3 B4 B5", "R1"]
    assert scored(taken, [MOST_BLUE, MOST_BLUE, MOST_BLUE], 5, negative_scoring=True) == [-7, 8, -5]
    assert scored(taken, [FEWEST, FEWEST, FEWEST], 5, negative_scoring=True) == [-5, -5, 5]


# -- 7 Worked examples --------------------------------------------------------------------------------------


def test_WB7_1_most_blue_with_4_against_3_and_1() -> None:
    assert scored(["B1 B2 B3 B4", "B5 B6 B7", "B8"], [MOST_BLUE] * 3, 5)[0] == 9
    assert scored(["B1 B2 B3", "B5 B6 B7", "B8"], [MOST_BLUE] * 3, 5)[0] == -5


def test_WB7_2_fewest_with_seven_cards_dealt() -> None:
    twelve = " ".join(f"R{rank}" for rank in range(1, 13))
    fifteen = " ".join(f"R{rank}" for rank in range(1, 16))
    assert scored(["B1 B2 B3", twelve, "K1 K2 K3 K4 K5 K6"], [FEWEST] * 3, 7)[0] == 7
    assert scored(["B1 B2 B3", "K1 K2 K3", fifteen], [FEWEST] * 3, 7)[0] == -7


def test_WB7_3_most_blue_made_with_8_and_most_red_missed() -> None:
    eight = " ".join(f"B{rank}" for rank in range(1, 9))
    assert scored([eight, "R1", ""], [MOST_BLUE | MOST_RED, FEWEST, FEWEST], 5)[0] == 8


# -- Chance in records --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hands", "reason"),
    [
        ([["B1"] * 5] * 3, "dealt twice"),
        ([["B1", "B2", "B3", "B4", "B5"]] * 2, "list of 3 hands"),
        ([["B1", "B2", "B3", "B4"], ["R1"] * 5, ["R1"] * 5], "5 cards"),
        ([["B1", "B2", "B3", "B4", "B21"], ["R1"] * 5, ["R1"] * 5], "no card 'B21'"),
        ("B1", "list of 3 hands"),
    ],
)
def test_a_deal_that_cannot_be_is_refused(hands: object, reason: str) -> None:
    with pytest.raises(hoodwink.BadEntry, match=reason):
        read_hands(hands, 3, 5)
