"""The rules of Blind Hen, clause by clause."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product

import pytest

from hoodwink.games.blind_hen.cards import (
    CHICKEN_NAMES,
    CHICKENS,
    END,
    NAMES,
    STANDARD,
    STANDARD_DATA,
    Display,
    HenCards,
    box_of,
    check_cards,
    no_chickens,
    row,
)
from hoodwink.games.blind_hen.rules import (
    BID,
    BID_PHASE,
    CHOICES,
    FOLD,
    FOLDED,
    MOST_BID,
    NOT_YET,
    PAID,
    PAY,
    PAY_PHASE,
    REVEAL,
    SHOW_PHASE,
    TAKE,
    TAKE_PHASE,
    HenTable,
    open_table,
    shown_by,
)
from hoodwink.games.blind_hen.scoring import best_colours, majority, secret_pile
from hoodwink.table.cards import members
from hoodwink.table.dealer import Dealer
from hoodwink.table.errors import BadCards
from hoodwink.table.options import Json

SHOW_FIRST = 0
SHOW_FIRST_AND_LAST = 4

# -- Tables to order ----------------------------------------------------------------------------------------


def kinds(names: str) -> list[int]:
    return [NAMES.index(name) for name in names.split()]


def pile_of(top: str, end: int, cards: HenCards) -> list[int]:
    """These cards on top, the Game End card at that place, and whatever else there is."""
    left = list(cards.shuffled)
    for kind in kinds(top):
        left.remove(kind)
    pile = kinds(top) + left
    pile.insert(end, END)
    return pile


def opened(
    top: str = "G1 corn hen",
    seats: int = 4,
    first: int = 0,
    sets: str = "ABCDE",
    end: int = 69,
    cards: HenCards = STANDARD,
) -> HenTable:
    """A table at its first decision."""
    table = open_table(seats, cards)
    table.deal_sets(row(["ABCDE".index(letter) for letter in sets]))
    table.name_first(first)
    table.lay_pile(row(pile_of(top, end, cards)))
    table.settle(Dealer(0))
    return table


def lay_out(display: Display, names: str) -> None:
    """These chickens lie here now, and no others."""
    display.give_all(no_chickens())
    for kind in kinds(names):
        display.gain(kind)


def laid_out(names: str) -> Display:
    display = no_chickens()
    lay_out(display, names)
    return display


def lying(display: Display) -> str:
    """The names of the chickens that lie here, in order."""
    return " ".join(NAMES[kind] for kind in range(CHICKENS) for _ in range(display.number(kind)))


def bid(amount: int) -> int:
    return BID + amount


def bids(lowest: int, highest: int) -> list[int]:
    return [bid(amount) for amount in range(lowest, highest + 1)]


def pay(names: str) -> list[int]:
    return [PAY + kind for kind in kinds(names)]


def take(name: str) -> int:
    return TAKE + NAMES.index(name)


def offered(table: HenTable) -> list[int]:
    """What the seat whose turn it is may choose; all ways to ask agree."""
    seat = table.turn
    listed = [table.nth(seat, place) for place in range(table.count(seat))]
    assert listed == [number for number in range(-1, CHOICES + 1) if table.offers(seat, number)]
    return listed


def choose(table: HenTable, choice: int) -> None:
    """The choice alone: what follows from it is still due."""
    assert choice in offered(table)
    table.apply(table.turn, choice)


def play(table: HenTable, *choices: int) -> HenTable:
    """Each choice by the seat whose turn it is, and all that follows."""
    for choice in choices:
        choose(table, choice)
        table.settle(Dealer(0))
    return table


def paying(names: str, price: int, winner: int = 1, seats: int = 4, top: str = "G1 corn hen") -> HenTable:
    """The seat with this display has won the first package of auctioneer 0 and must pay."""
    table = opened(top, seats)
    lay_out(table.sides[winner], names)
    play(table, SHOW_FIRST)
    for seat in range(seats):
        if seat == winner:
            play(table, bid(price))
        else:
            play(table, bid(1) if seat == 0 else FOLD)
    assert (table.phase, table.turn) == (PAY_PHASE, winner)
    return table


def dealt(seed: int, seats: int = 4) -> HenTable:
    """A table at its first decision, as chance will have it."""
    table = open_table(seats, STANDARD)
    table.settle(Dealer(seed))
    return table


def final(*displays: str) -> HenTable:
    """A table with these displays, for scoring."""
    table = open_table(len(displays), STANDARD)
    for side, names in zip(table.sides, displays, strict=True):
        lay_out(side, names)
    return table


# -- 1 Cards ------------------------------------------------------------------------------------------------


def test_BH1_1_five_sets_of_eight_starting_chickens() -> None:
    sets = STANDARD_DATA["sets"]
    assert isinstance(sets, list)
    assert [len(names) for names in sets] == [8] * 5
    assert {name[1] for names in sets for name in names} == {"1", "2", "3"}
    assert [lying(side) for side in opened(seats=5).sides] == [" ".join(sorted_names(names)) for names in sets]


def sorted_names(names: list[str]) -> list[str]:
    return sorted(names, key=CHICKEN_NAMES.index)


def test_BH1_2_seventy_other_cards() -> None:
    pile = Counter(NAMES[kind] for kind in dealt(1).pile)
    assert sum(pile[name] for name in CHICKEN_NAMES) == 45
    assert {name[0] for name in CHICKEN_NAMES if pile[name]} == set("GYRPB")
    assert {name[1] for name in CHICKEN_NAMES if pile[name]} == set("1234")
    assert (pile["corn"], pile["hen"], pile["end"]) == (12, 12, 1)
    assert pile.total() == 70


def test_BH1_3_the_make_up_of_sets_and_chickens() -> None:
    table = opened(seats=5)
    assert [lying(side) for side in table.sides] == [
        "G1 G3 Y2 Y2 R1 R2 P3 B1",
        "G1 Y1 Y3 R2 R2 P1 P2 B3",
        "G3 Y1 R1 R3 P2 P2 B1 B2",
        "G1 G2 Y3 R1 P1 P3 B2 B2",
        "G2 G2 Y1 Y2 R3 P1 B1 B3",
    ]
    assert [side.worth for side in table.sides] == [15] * 5
    for colour in range(5):
        assert sum(side.number_of_colour(colour) for side in table.sides) == 8
    pile = Counter(NAMES[kind] for kind in table.pile)
    for letter in "GYRPB":
        assert [pile[f"{letter}{value}"] for value in (1, 2, 3, 4)] == [2, 3, 2, 2]


def test_BH1_3_other_card_data() -> None:
    sets = [["B3"] * 8, ["G1"] * 8, ["Y1", "G2"] * 4, ["R1"] * 8, ["P1"] * 8]
    data = check_cards({"chickens": ["B4"] * 40 + ["R1"] * 5, "sets": sets})
    assert data["chickens"] == ["R1"] * 5 + ["B4"] * 40
    assert data["sets"] == [["B3"] * 8, ["G1"] * 8, ["G2"] * 4 + ["Y1"] * 4, ["R1"] * 8, ["P1"] * 8]
    table = opened("B4 B4 B4", sets="ABCD", cards=box_of(data))
    assert lying(table.sides[0]) == " ".join(["B3"] * 8)
    assert lying(table.sides[2]) == "G2 G2 G2 G2 Y1 Y1 Y1 Y1"
    play(table, SHOW_FIRST, bid(24), FOLD, FOLD, FOLD)
    assert offered(table) == pay("B3")


def test_BH1_3_no_card_data_is_worth_more_than_the_highest_bid() -> None:
    data = check_cards({"sets": [["B3"] * 8] * 5, "chickens": ["B4"] * 45})
    side = opened("B4", seats=3, cards=box_of(data)).sides[0]
    for _ in range(32):
        side.gain(NAMES.index("B3"))
    for _ in range(45):
        side.gain(NAMES.index("B4"))
    assert side.worth == MOST_BID
    assert (side.number(NAMES.index("B3")), side.number(NAMES.index("B4"))) == (40, 45)
    assert (side.number_of_colour(4), side.worth_of_colour(4)) == (85, 300)
    for _ in range(45):
        side.lose(NAMES.index("B4"))
    assert lying(side) == " ".join(["B3"] * 40)


@pytest.mark.parametrize("colour", range(5))
@pytest.mark.parametrize("value", [1, 2, 3, 4])
def test_BH1_3_a_display_holds_eighty_five_of_a_kind(colour: int, value: int) -> None:
    kind = colour * 4 + value - 1
    display = laid_out("G1 G4 Y1 Y4 R1 R4 P1 P4 B1 B4")
    before = [display.number(other) for other in range(CHICKENS)]
    for _ in range(85):
        display.gain(kind)
    assert [display.number(other) - before[other] for other in range(CHICKENS)] == [
        85 if other == kind else 0 for other in range(CHICKENS)
    ]
    assert display.worth == 25 + 85 * value


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"sets": [["G3"] * 8] * 4}, "sets is a list of 5 sets (BH1.1)"),
        ({"sets": "ABCDE"}, "sets is a list of 5 sets (BH1.1)"),
        ({"sets": [["G3"] * 8] * 4 + [["G3"] * 7]}, "set E in sets is a list of 8 cards (BH1.1)"),
        ({"sets": [["G4"] * 8] * 5}, "set A in sets has cards such as G3, with values 1 to 3 (BH1.1), not 'G4'"),
        ({"chickens": ["G1"] * 44}, "chickens is a list of 45 cards (BH1.2)"),
        ({"chickens": None}, "chickens is a list of 45 cards (BH1.2)"),
        ({"chickens": ["G1"] * 44 + ["G5"]}, "chickens has cards such as G3, with values 1 to 4 (BH1.2), not 'G5'"),
        ({"chickens": ["G1"] * 44 + ["corn"]}, "chickens has cards such as G3, with values 1 to 4 (BH1.2), not 'corn'"),
        ({"chickens": ["G1"] * 44 + [3]}, "chickens has cards such as G3, with values 1 to 4 (BH1.2), not 3"),
        ({"corns": 13}, "card data has the keys sets and chickens, and no key 'corns'"),
    ],
)
def test_BH1_3_faulty_card_data_is_refused(change: Json, reason: str) -> None:
    with pytest.raises(BadCards) as caught:
        check_cards({**STANDARD_DATA, **change})
    assert str(caught.value) == reason


def test_BH1_3_card_data_is_whole() -> None:
    with pytest.raises(BadCards, match="card data needs the key sets"):
        check_cards({"chickens": STANDARD_DATA["chickens"]})


def test_BH1_4_colour_and_value_are_all_there_is_to_a_chicken() -> None:
    assert list(CHICKEN_NAMES) == [letter + value for letter in "GYRPB" for value in "1234"]
    assert list(NAMES) == [*CHICKEN_NAMES, "corn", "hen", "end"]


# -- 2 Set-up -----------------------------------------------------------------------------------------------


def test_BH2_1_each_seat_gets_a_set_of_its_own_at_random() -> None:
    dealings = [tuple(dealt(seed, 3).letters) for seed in range(300)]
    assert all(len(set(letters)) == 3 for letters in dealings)
    assert len(set(dealings)) == 60
    table = opened(seats=3, sets="CEA")
    assert [lying(side) for side in table.sides] == [
        "G3 Y1 R1 R3 P2 P2 B1 B2",
        "G2 G2 Y1 Y2 R3 P1 B1 B3",
        "G1 G3 Y2 Y2 R1 R2 P3 B1",
    ]


def test_BH2_2_the_game_end_card_is_one_of_the_last_ten() -> None:
    piles = [list(dealt(seed).pile) for seed in range(300)]
    assert {pile.index(END) for pile in piles} == set(range(60, 70))
    assert {tuple(sorted(pile)) for pile in piles} == {(*sorted(STANDARD.shuffled), END)}
    assert len({tuple(pile) for pile in piles}) == 300
    for place in (0, 30, 59, 60, 69):
        assert len({pile[place] for pile in piles}) > 15, "every place gets every kind of card"


def test_BH2_3_the_first_auctioneer_is_drawn() -> None:
    firsts = Counter(dealt(seed, 5).turn for seed in range(500))
    assert sorted(firsts) == [0, 1, 2, 3, 4]
    assert min(firsts.values()) > 60
    assert opened(first=2).turn == 2


# -- 3 An auction -------------------------------------------------------------------------------------------


def test_BH3_1_the_auctioneer_draws_the_top_three() -> None:
    table = opened("G1 corn hen Y2", first=3)
    assert (table.phase, table.turn, table.auctioneer) == (SHOW_PHASE, 3, 3)
    assert [NAMES[table.pile[place]] for place in range(table.package, table.drawn)] == ["G1", "corn", "hen"]


@pytest.mark.parametrize("end", range(60, 70))
def test_BH3_1_no_auction_with_the_game_end_card(end: int) -> None:
    table = opened(end=end)
    auctions = 0
    while table.turn >= 0:
        auctions += table.phase == SHOW_PHASE
        play(table, offered(table)[0])
    assert auctions == end // 3
    assert table.over()
    assert (table.package, table.drawn) == (end // 3 * 3, min(end // 3 * 3 + 3, 70))


def test_BH3_1_fewer_cards_are_drawn_if_the_pile_holds_fewer() -> None:
    """Then the one card left is the Game End card."""
    table = opened(end=69)
    while table.turn >= 0:
        play(table, offered(table)[0])
    assert (table.package, table.drawn) == (69, 70)


def test_BH3_2_one_or_two_of_the_three_lie_face_up() -> None:
    table = opened()
    assert [members(shown_by(choice)) for choice in offered(table)] == [[0], [1], [2], [0, 1], [0, 2], [1, 2]]
    play(table, SHOW_FIRST_AND_LAST)
    assert members(table.shown) == [0, 2]
    assert (table.phase, table.turn) == (BID_PHASE, 0)


def test_BH3_3_the_auctioneer_opens_and_may_not_fold() -> None:
    table = play(opened(first=1), SHOW_FIRST)
    assert table.turn == 1
    assert offered(table) == bids(1, 15)


def test_BH3_3_a_display_worth_nothing_opens_with_0() -> None:
    table = opened(top="G4 corn corn")
    lay_out(table.sides[0], "")
    play(table, SHOW_FIRST)
    assert offered(table) == [bid(0)]
    play(table, bid(0))
    assert offered(table) == [*bids(1, 15), FOLD]
    play(table, FOLD, FOLD, FOLD)
    assert lying(table.sides[0]) == "G4", "nobody bid more: it has the package for nothing"
    assert (table.sides[0].corns, table.auctioneer, table.phase) == (2, 0, SHOW_PHASE)


def test_BH3_3_a_0_bid_can_be_raised() -> None:
    table = opened(top="G4 corn corn")
    lay_out(table.sides[0], "")
    play(table, SHOW_FIRST, bid(0), FOLD, bid(1), FOLD)
    assert (table.phase, table.turn, table.highest_bid) == (PAY_PHASE, 2, 1)


def test_BH3_4_every_other_seat_raises_or_folds_once_clockwise() -> None:
    table = play(opened(first=2), SHOW_FIRST, bid(3))
    assert table.turn == 3
    assert offered(table) == [*bids(4, 15), FOLD]
    play(table, bid(7))
    assert (table.turn, offered(table)) == (0, [*bids(8, 15), FOLD])
    play(table, FOLD)
    assert (table.turn, offered(table)) == (1, [*bids(8, 15), FOLD])
    assert [side.said for side in table.sides] == [FOLDED, NOT_YET, 3, 7]
    play(table, bid(15))
    assert (table.phase, table.turn) == (PAY_PHASE, 1), "the auctioneer is not asked again"


def test_BH3_4_nobody_bids_more_than_the_display_is_worth() -> None:
    table = opened()
    lay_out(table.sides[1], "G1 Y3")
    lay_out(table.sides[2], "G1 Y4 B4")
    lay_out(table.sides[3], "")
    play(table, SHOW_FIRST, bid(4))
    assert offered(table) == [FOLD]
    play(table, FOLD)
    assert offered(table) == [*bids(5, 9), FOLD]
    play(table, FOLD)
    assert offered(table) == [FOLD]


def test_BH3_5_the_highest_bidder_wins_the_package() -> None:
    table = opened("G4 corn hen", first=1)
    play(table, SHOW_FIRST, bid(1), bid(2), FOLD, bid(3))
    assert (table.highest_bid, table.highest_bidder, table.turn) == (3, 0, 0)
    play(table, *pay("G3"), PAID)
    assert (lying(table.sides[0]), table.sides[0].corns, table.sides[0].hens) == ("G1 G4 Y2 Y2 R1 R2 P3 B1", 1, 1)


# -- 4 Paying and taking ------------------------------------------------------------------------------------


def test_BH4_1_card_by_card_in_an_order_that_never_goes_back() -> None:
    table = paying("G1 G2 Y1 Y1 B3", 4)
    assert offered(table) == pay("G1 G2 Y1"), "after B3 only 3 would be paid"
    play(table, *pay("Y1"))
    assert offered(table) == pay("Y1 B3"), "green is past; the same kind may follow"
    play(table, *pay("B3"))
    assert offered(table) == [PAID]


def test_BH4_1_the_payment_can_be_complete_once_the_bid_is_reached() -> None:
    table = paying("G1 G2 Y1 Y1 B3", 3)
    assert PAID not in offered(table)
    play(table, *pay("G2"))
    assert offered(table) == pay("G2 Y1 B3")[1:]
    play(table, *pay("Y1"))
    assert offered(table) == [*pay("Y1 B3"), PAID]
    play(table, PAID)
    assert lying(table.sides[1]).startswith("G1")


def test_BH4_1_paying_more_than_needed_is_allowed_and_lost() -> None:
    table = paying("G1 G2 Y1 Y1 B3", 1, winner=0)
    play(table, *pay("G1 G2 Y1 Y1 B3"))
    assert offered(table) == [PAID]
    assert lying(table.sides[0]) == ""


def payments(table: HenTable) -> list[tuple[int, ...]]:
    """Every payment that can be made from here, as the kinds in the order laid."""
    made: list[tuple[int, ...]] = []
    for choice in offered(table):
        if choice == PAID:
            made.append(())
            continue
        after = table.clone()
        choose(after, choice)
        made += [(choice - PAY, *rest) for rest in payments(after)]
    return made


@pytest.mark.parametrize("price", [1, 2, 5, 8, 11, 12])
def test_BH4_1_every_payment_of_at_least_the_bid_in_exactly_one_way(price: int) -> None:
    table = paying("G1 G1 Y3 R2 R2 B2 B1", price, winner=0)
    numbers = {"G1": 2, "Y3": 1, "R2": 2, "B1": 1, "B2": 1}
    right = set()
    for chosen in product(*(range(number + 1) for number in numbers.values())):
        names = [name for name, number in zip(numbers, chosen, strict=True) for _ in range(number)]
        if sum(int(name[1]) for name in names) >= price:
            right.add(tuple(NAMES.index(name) for name in names))
    made = payments(table)
    assert len(made) == len(set(made))
    assert set(made) == right


def test_BH4_1_a_0_bid_is_not_paid() -> None:
    table = opened()
    lay_out(table.sides[0], "")
    play(table, SHOW_FIRST, bid(0), FOLD, FOLD)
    choose(table, FOLD)
    assert (table.turn, table.due) == (-1, REVEAL)


def test_BH4_2_an_auctioneer_who_was_outbid_takes_the_payment() -> None:
    table = paying("G4 Y3 B1", 5, winner=2)
    play(table, *pay("G4 B1"))
    assert lying(table.middle) == "G4 B1"
    play(table, PAID)
    assert lying(table.middle) == ""
    assert lying(table.sides[0]) == "G1 G3 G4 Y2 Y2 R1 R2 P3 B1 B1"
    assert lying(table.sides[2]) == "G1 Y3"


def test_BH4_3_the_others_share_the_payment_of_an_auctioneer_who_was_not_outbid() -> None:
    table = paying("G4 Y3 Y3 P1 B1", 12, winner=0, seats=3)
    lay_out(table.sides[1], "R1")
    lay_out(table.sides[2], "R2")
    play(table, *pay("G4 Y3 Y3 P1 B1"), PAID)
    assert (table.phase, table.turn, lying(table.middle)) == (TAKE_PHASE, 1, "G4 Y3 Y3 P1 B1")
    assert offered(table) == [take("G4"), take("Y3"), take("P1"), take("B1")]
    play(table, take("Y3"))
    assert (table.turn, offered(table)) == (2, [take("G4"), take("Y3"), take("P1"), take("B1")])
    play(table, take("P1"))
    assert (table.turn, offered(table)) == (1, [take("G4"), take("Y3"), take("B1")]), "the auctioneer is skipped"
    play(table, take("B1"), take("G4"))
    assert (table.turn, offered(table)) == (1, [take("Y3")])
    play(table, take("Y3"))
    assert lying(table.sides[0]) == "G1"
    assert lying(table.sides[1]) == "Y3 Y3 R1 B1"
    assert lying(table.sides[2]) == "G4 R2 P1"


def test_BH4_3_the_seat_to_the_left_of_the_auctioneer_begins() -> None:
    table = play(opened(first=3), SHOW_FIRST, bid(1), FOLD, FOLD, FOLD, *pay("G1"), PAID)
    assert (table.phase, table.turn) == (TAKE_PHASE, 0)


def test_BH4_4_only_then_are_all_three_cards_shown() -> None:
    table = paying("G4", 4, winner=1, top="Y1 corn hen")
    play(table, *pay("G4"))
    choose(table, PAID)
    table.step(Dealer(0))
    assert (table.due, members(table.shown), lying(table.sides[0])[:8]) == (REVEAL, [0], "G1 G3 G4")
    table.step(Dealer(0))
    assert (members(table.shown), lying(table.sides[1]), table.sides[1].corns) == ([0, 1, 2], "", 0)
    table.step(Dealer(0))
    assert (lying(table.sides[1]), table.sides[1].corns, table.sides[1].hens) == ("Y1", 1, 1)


def test_BH4_4_the_last_card_of_the_middle_is_taken_before() -> None:
    table = paying("G4 B1", 5, winner=0, top="Y1 corn hen")
    play(table, *pay("G4 B1"), PAID, take("B1"))
    assert members(table.shown) == [0]
    choose(table, take("G4"))
    assert (table.due, members(table.shown)) == (REVEAL, [0])


def test_BH4_4_the_secret_pile_does_not_pay() -> None:
    table = opened("corn corn corn")
    lay_out(table.sides[0], "B1")
    play(table, SHOW_FIRST, bid(1), FOLD, FOLD, FOLD, *pay("B1"), PAID, take("B1"))
    side = table.sides[0]
    assert (side.corns, side.worth, table.turn) == (3, 0, 0)
    play(table, SHOW_FIRST)
    assert offered(table) == [bid(0)]


def test_BH4_5_the_winner_is_the_next_auctioneer() -> None:
    table = paying("G4", 4, winner=2)
    play(table, *pay("G4"), PAID)
    assert (table.phase, table.turn, table.auctioneer) == (SHOW_PHASE, 2, 2)
    assert [side.said for side in table.sides] == [NOT_YET] * 4
    play(table, SHOW_FIRST, bid(1))
    assert table.turn == 3


# -- 5 End and scoring --------------------------------------------------------------------------------------


def test_BH5_1_the_game_ends_when_the_game_end_card_is_drawn() -> None:
    table = opened(end=61)
    while table.turn >= 0:
        play(table, offered(table)[0])
    assert table.over()
    assert (table.drawn, table.pile[61]) == (63, END)
    cards = sum(side.number(kind) for side in table.sides for kind in range(CHICKENS))
    cards += sum(side.corns + side.hens for side in table.sides)
    assert cards == 4 * 8 + 60, "neither the cards drawn last nor those left in the pile are used"


def test_BH5_2_most_and_second_most_cards_of_each_colour() -> None:
    table = final("G1 G1 G1 Y1 B4", "G4 G4 Y1 Y1", "G4 R4 R4")
    assert [table.majorities(seat) for seat in range(3)] == [8 + 4 + 8, 4 + 8, 8]


def test_BH5_2_a_seat_without_a_card_of_the_colour_gets_nothing_for_it() -> None:
    table = final("G1", "Y1", "Y1 Y2")
    assert [table.majorities(seat) for seat in range(3)] == [8, 4, 8]
    assert [final("", "", "").majorities(seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.parametrize(
    ("numbers", "points"),
    [
        ([3, 2, 1, 0, 0], [8, 4, 0, 0, 0]),
        ([2, 2, 1, 0, 0], [6, 6, 0, 0, 0]),
        ([2, 2, 2, 1, 0], [4, 4, 4, 0, 0]),
        ([2, 2, 2, 2, 1], [3, 3, 3, 3, 0]),
        ([1, 1, 1, 1, 1], [3, 3, 3, 3, 3]),
        ([1, 3, 1, 0, 0], [2, 8, 2, 0, 0]),
        ([1, 1, 2, 1, 0], [2, 2, 8, 2, 0]),
        ([1, 1, 1, 1, 2], [1, 1, 1, 1, 8]),
        ([0, 0, 0, 0, 1], [0, 0, 0, 0, 8]),
        ([0, 0, 0, 0, 0], [0, 0, 0, 0, 0]),
    ],
)
@pytest.mark.parametrize("letter", "GYRPB")
def test_BH5_3_ties(letter: str, numbers: list[int], points: list[int]) -> None:
    table = final(*(" ".join([letter + "1"] * number) for number in numbers))
    assert [table.majorities(seat) for seat in range(5)] == points


def test_BH5_3_no_second_place_after_a_tie_for_most() -> None:
    assert majority(mine=1, more=2, same=1) == 0
    assert majority(mine=1, more=1, same=1) == 4


def test_BH5_4_the_values_of_the_best_three_colours() -> None:
    assert best_colours(laid_out("G1 G1 G1 Y4 R4 P3 B2 B2")) == 4 + 4 + 4
    assert best_colours(laid_out("G1 Y2 R3 P4 B4 B1")) == 3 + 4 + 5
    assert best_colours(laid_out("P4 P4")) == 8
    assert best_colours(laid_out("")) == 0


def test_BH5_4_whichever_the_best_three_are() -> None:
    for worths in permutations([0, 1, 3, 4, 4]):
        names = [letter + str(worth) for letter, worth in zip("GYRPB", worths, strict=True) if worth]
        assert best_colours(laid_out(" ".join(names))) == 3 + 4 + 4


@pytest.mark.parametrize(
    ("corns", "hens", "points"),
    [(0, 0, 0), (5, 0, 10), (0, 2, -6), (1, 1, 5), (3, 2, 12), (2, 5, 4 + 6 - 9), (12, 12, 60)],
)
def test_BH5_5_the_secret_pile(corns: int, hens: int, points: int) -> None:
    assert secret_pile(corns, hens) == points


def test_BH5_6_the_highest_total_wins() -> None:
    table = final("G4 Y1", "G1 G1", "")
    table.sides[2].corns = 6
    assert [table.total(seat) for seat in range(3)] == [4 + 8 + 5, 8 + 2, 12]
    assert members(table.winners()) == [0]


def test_BH5_6_ties_share() -> None:
    table = final("G1", "Y1", "")
    table.sides[2].corns = 4
    table.sides[0].hens = table.sides[1].hens = 1
    assert [table.total(seat) for seat in range(3)] == [6, 6, 8]
    table.sides[0].corns = table.sides[1].corns = 1
    table.sides[2].corns = 7
    assert [table.total(seat) for seat in range(3)] == [14, 14, 14]
    assert members(table.winners()) == [0, 1, 2]


# -- 6 Worked examples --------------------------------------------------------------------------------------


def test_BH6_1_four_hens_and_three_corns() -> None:
    assert secret_pile(corns=3, hens=4) == 12


def test_BH6_2_forty_eight_in_all() -> None:
    table = final("G4 G4 Y4 Y3 R4 R3", "G1 Y1 Y1 Y1 R1 R1", "Y1 R1 R1 R1 P1", "B1")
    table.sides[0].corns = 3
    table.sides[0].hens = 4
    assert table.majorities(0) == 8 + 4 + 2
    assert table.colours(0) == 22
    assert table.piles(0) == 12
    assert table.total(0) == 48


@pytest.mark.parametrize(("payment", "taken"), [("Y1 R1 P2 B2", [2, 1, 1]), ("Y4 B2", [1, 1, 0])])
def test_BH6_3_the_auctioneer_keeps_the_package_at_6(payment: str, taken: list[int]) -> None:
    table = paying(payment, 6, winner=0)
    before = [len(lying(side).split()) for side in table.sides]
    play(table, *pay(payment), PAID)
    takers = []
    while table.phase == TAKE_PHASE:
        takers.append(table.turn)
        play(table, offered(table)[0])
    assert takers == [1, 2, 3, 1][: len(payment.split())]
    after = [len(lying(side).split()) for side in table.sides]
    assert [after[seat] - before[seat] for seat in (1, 2, 3)] == taken


# -- Copies -------------------------------------------------------------------------------------------------


def test_a_clone_is_the_same_position_and_goes_its_own_way() -> None:
    dealer = Dealer(5)
    table = dealt(5)
    for _ in range(200):
        twin = table.clone()
        assert fields(twin) == fields(table)
        before = fields(table)
        twin.choose(dealer.below(twin.count(twin.turn)), dealer)
        assert fields(table) == before
        assert fields(twin) != before
        table = twin


def fields(table: HenTable) -> list[object]:
    sides = [(lying(side), side.worth, side.kinds, side.corns, side.hens, side.said) for side in table.sides]
    middle = (lying(table.middle), table.middle.worth, table.middle.kinds)
    flow = (table.seats, table.due, table.turn, table.phase, table.auctioneer, table.package, table.drawn, table.shown)
    bidding = (table.highest_bid, table.highest_bidder, table.payable)
    return [sides, middle, flow, bidding, list(table.letters), list(table.pile), table.cards is STANDARD]
