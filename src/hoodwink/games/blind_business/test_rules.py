"""Blind Business: one test a clause, named by it."""

from __future__ import annotations

import pytest

from hoodwink.games.blind_business import notation
from hoodwink.games.blind_business.cards import (
    ALONE,
    CARDS,
    COACH,
    OK_CARDS,
    PLACES,
    card_in,
    hand_cards,
    has_five_in_a_row,
    number_of,
    put,
    removed_cards,
    rounds,
    row_of,
)
from hoodwink.games.blind_business.notation import CARD_NAMES, CARD_NUMBERS, names_of
from hoodwink.games.blind_business.rules import FILL, SHUFFLE, WIN, BusinessTable
from hoodwink.games.blind_business.scoring import MOST, NEITHER, SECOND_MOST, bonus_points, pair_points, rows_points
from hoodwink.table.base import NOBODY
from hoodwink.table.cards import members
from hoodwink.table.dealer import Dealer

# -- Tables -------------------------------------------------------------------------------------------------


def area_of(names: str) -> int:
    """The scoring area of these cards; `W:P` is a Wild Coach in the row of Playground, `W` one that stands alone."""
    area = 0
    coaches = 0
    for name in names.split():
        if name[0] == "W":
            row = "PBCD".index(name[2]) if len(name) > 1 else ALONE
            area |= 1 << COACH + 5 * coaches + row
            coaches += 1
        else:
            area |= 1 << CARD_NUMBERS[name]
    return area


def table_with(
    *hands: str, pile: str = "", areas: tuple[str, ...] = (), asker: int = 0, powers: bool = True
) -> BusinessTable:
    """A table at the first ask, with these hands by place, and these cards on top of the pile.

    Cards not named lie anywhere. A hand may be named in part. Cards of areas are there in addition.
    """
    seats = len(hands)
    table = BusinessTable(seats, powers, powers)
    named = [name for names in (*hands, pile) for name in names.split()]
    left = [card for card in range(CARDS) if CARD_NAMES[card] not in named and card < COACH]
    dealt = [[*hand.split(), *(CARD_NAMES[left.pop()] for _ in range(PLACES - len(hand.split())))] for hand in hands]
    removed = [left.pop() for _ in range(removed_cards(seats))]
    spare = [CARD_NAMES[card] for card in left]
    coaches = ["W"] * (2 - named.count("W"))
    cards = [*pile.split(), *spare, *coaches][: 2 * rounds(seats) * seats]
    if len(cards) < 2 * rounds(seats) * seats:
        raise AssertionError("too few cards for the pile")
    over = [*pile.split(), *spare, *coaches][len(cards) :]
    notation.enter(table, {"chance": "first", "seat": asker})
    notation.enter(table, {"chance": "removed", "cards": [*(CARD_NAMES[card] for card in removed), *over]})
    notation.enter(table, {"chance": "pile", "cards": cards})
    notation.enter(table, {"chance": "deal", "hands": dealt})
    table.settle(Dealer(0))
    for seat, names in enumerate(areas):
        table.sides[seat].area = area_of(names)
    if any("W" in names for names in areas):
        in_hands = [card for side in table.sides for card in members(hand_cards(side.hand)) if card >= COACH]
        table.first_coach = COACH if COACH not in in_hands else COACH + 1
    return table


def choose(table: BusinessTable, seat: int, kind: str, **fields: object) -> None:
    """The seat chooses this, and what follows by itself happens."""
    assert table.turn == seat
    number = notation.CHOICES.index({"choice": kind, **fields})
    assert table.offers(seat, number)
    table.apply(seat, number)
    table.settle(Dealer(3))


def offered(table: BusinessTable) -> list[dict[str, object]]:
    seat = table.turn
    return [notation.CHOICES[table.nth(seat, place)] for place in range(table.count(seat))]


def hand(table: BusinessTable, seat: int) -> list[str]:
    side = table.sides[seat]
    return [CARD_NAMES[card_in(side.hand, place)] for place in range(PLACES) if card_in(side.hand, place) < CARDS]


def area(table: BusinessTable, seat: int) -> list[str]:
    """The cards of its scoring area, in their order."""
    return names_of(sum(1 << int(table.card_of(member)) for member in members(table.sides[seat].area)))


def trade(table: BusinessTable, asker: int = 0, receiver: int = 1) -> None:
    """Each of the two gains the card in place 0 of the other's hand."""
    choose(table, asker, "ask", of=receiver, place=0, ok=False)
    choose(table, receiver, "accept")
    choose(table, receiver, "ask-back", place=0, ok=False)
    choose(table, asker, "accept")


def play_on(table: BusinessTable, seed: int) -> int:
    """Play by chance to the end; how many choices it took."""
    dealer = Dealer(seed)
    made = 0
    while not table.over():
        table.choose(dealer.below(table.count(table.turn)), dealer)
        made += 1
    return made


def last_turn(*areas: str, hands: tuple[str, ...] = (), powers: bool = True) -> BusinessTable:
    """A table before the last turn's ask, with these scoring areas."""
    hands = hands or ("B1",) + ("P1",) + ("",) * (len(areas) - 2)
    table = table_with(*hands, areas=areas, powers=powers)
    table.turns_left = 1
    return table


# -- 1 Cards and length -------------------------------------------------------------------------------------


def test_BB1_1_fifty_cards() -> None:
    assert len(CARD_NAMES) == CARDS == 50
    for letter in "PBCD":
        names = [name for name in CARD_NAMES if name[0] == letter]
        assert names == [*(f"{letter}{number}" for number in range(1, 12)), f"{letter}F"]
    assert CARD_NAMES.count("W") == 2
    assert OK_CARDS == 4


def test_BB1_1_there_is_an_ok_card_for_each_2() -> None:
    twos = [card for card in range(CARDS) if number_of(card) == 2]
    assert len(twos) == OK_CARDS
    assert [row_of(card) for card in twos] == [0, 1, 2, 3]


@pytest.mark.parametrize(("seats", "removed", "turns"), [(2, 18, 12), (3, 8, 15), (4, 2, 16), (5, 0, 15)])
def test_BB1_2_cards_taken_out_and_rounds(seats: int, removed: int, turns: int) -> None:
    table = BusinessTable(seats, True, True)
    table.settle(Dealer(seats))
    assert table.turns_left == turns == rounds(seats) * seats
    assert CARDS - table.pile_end() == removed == removed_cards(seats)
    assert table.pile_end() - table.top == 2 * turns


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_BB1_2_the_pile_is_empty_exactly_after_the_last_turn(seats: int) -> None:
    ended_in_scoring = 0
    for seed in range(40):
        table = BusinessTable(seats, True, True)
        dealer = Dealer(seed)
        table.settle(dealer)
        asked = 0
        while not table.over():
            if table.phase == 0:
                assert table.pile_end() - table.top == 2 * table.turns_left
                asked += 1
            table.choose(dealer.below(table.count(table.turn)), dealer)
        if table.scored:
            ended_in_scoring += 1
            assert asked == rounds(seats) * seats
            assert table.top == table.pile_end()
    assert ended_in_scoring > 0


def test_BB1_2_cards_taken_out_are_seen_by_nobody() -> None:
    for seed in range(20):
        table = BusinessTable(2, True, True)
        play_on_dealer = Dealer(seed)
        table.settle(play_on_dealer)
        play_on(table, seed)
        removed = {int(card) for card in table.deck[table.pile_end() :]}
        assert len(removed) == 18
        for side in table.sides:
            assert not removed & {*members(side.seen)}


def test_BB1_3_four_cards_to_each_seat() -> None:
    for seats in (2, 3, 4, 5):
        table = BusinessTable(seats, True, True)
        table.settle(Dealer(7))
        cards = [card for side in table.sides for card in members(hand_cards(side.hand))]
        assert len(cards) == len(set(cards)) == 4 * seats


def test_BB1_3_the_first_asker_is_drawn() -> None:
    askers = [0] * 5
    for seed in range(500):
        table = BusinessTable(5, True, True)
        table.settle(Dealer(seed))
        assert table.turn == table.asker
        askers[table.asker] += 1
    assert min(askers) > 60
    assert max(askers) < 140


def test_BB1_4_a_hand_is_looked_at_then_seen_by_the_others() -> None:
    table = BusinessTable(3, True, True)
    while notation.chance(table):
        table.step(Dealer(1))
    hands = [hand_cards(side.hand) for side in table.sides]
    assert [table.is_looking(seat) for seat in range(3)] == [True] * 3
    assert [side.seen for side in table.sides] == hands
    table.settle(Dealer(1))
    assert [table.is_looking(seat) for seat in range(3)] == [False] * 3
    assert [side.seen for side in table.sides] == [hands[0] | hands[1] | hands[2]] * 3
    assert not any(table.is_new(seat, place) for seat in range(3) for place in range(PLACES))


def test_BB1_4_where_a_card_stands_is_chance() -> None:
    places = [0] * PLACES
    for seed in range(1000):
        table = BusinessTable(2, True, True)
        table.settle(Dealer(seed))
        lowest = min(members(hand_cards(table.sides[0].hand)))
        places[[card_in(table.sides[0].hand, place) for place in range(PLACES)].index(lowest)] += 1
    assert min(places) > 200
    assert max(places) < 300


def test_BB1_5_without_card_powers_numbers_do_nothing() -> None:
    for gained in ("P2", "P3", "P4", "P10", "P11"):
        table = table_with("B1", gained, powers=False)
        trade(table)
        assert table.turn == 1
        assert offered(table)[0]["choice"] == "ask"
        assert table.sides[0].oks == 0
    assert rows_points(area_of("P1 P10"), False) == 20
    assert bonus_points(area_of("P5 P6 P7 P8 P9"), False) == 0


def test_BB1_5_without_color_powers_the_last_turn_ends_in_scoring() -> None:
    table = BusinessTable(2, True, False)
    table.sides[0].area = area_of("P1 P2 B3 C1 D1")
    table.scored = True
    assert table.powers(0) == 0
    table = last_turn("P6 P7", "B6", powers=False)
    trade(table)
    assert table.over()
    assert table.scored


def test_BB1_5_wild_coach_and_flex_keep_their_meaning_in_every_mode() -> None:
    table = table_with("B1", "W", areas=("C1", ""), powers=False)
    trade(table)
    assert [choice["row"] for choice in offered(table)] == ["C", None]
    assert has_five_in_a_row(area_of("C5 C6 C8 C9 CF"))


# -- 2 A turn -----------------------------------------------------------------------------------------------


def test_BB2_1_any_place_of_any_other_hand() -> None:
    table = table_with("", "", "", asker=1)
    assert table.turn == 1
    asks = [(choice["of"], choice["place"]) for choice in offered(table)]
    assert asks == [(of, place) for of in (0, 2) for place in range(PLACES)]
    choose(table, 1, "ask", of=2, place=3, ok=False)
    assert (table.receiver, table.asked) == (2, 3)
    assert table.turn == 2


def test_BB2_2_with_an_ok_card_the_receiver_must_accept() -> None:
    table = table_with("", "")
    assert not any(choice["ok"] for choice in offered(table))
    table.sides[0].oks = 2
    assert [choice["ok"] for choice in offered(table)] == [False, True] * 4
    choose(table, 0, "ask", of=1, place=2, ok=True)
    assert table.sides[0].oks == 1
    assert table.turn == 1
    assert {str(choice["choice"]) for choice in offered(table)} == {"ask-back"}


def test_BB2_2_an_ok_card_need_not_be_given_up() -> None:
    table = table_with("", "")
    table.sides[0].oks = 1
    choose(table, 0, "ask", of=1, place=2, ok=False)
    assert table.sides[0].oks == 1
    assert [choice["choice"] for choice in offered(table)] == ["accept", "reject"]


def test_BB2_3_receiver_rejects() -> None:
    table = table_with("B1 B5 B6 B7", "C1 C5 C6 C7", pile="D5 D6")
    choose(table, 0, "ask", of=1, place=1, ok=False)
    choose(table, 1, "reject")
    assert area(table, 1) == ["C5"]
    assert hand(table, 1) == ["C1", "C6", "C7"]
    assert table.turn == 0
    assert [choice["place"] for choice in offered(table)] == [0, 2, 3]
    choose(table, 0, "take", place=3)
    assert area(table, 0) == ["C7"]
    assert area(table, 1) == ["C5"]
    assert hand(table, 0) == ["B1", "B5", "B6", "B7"]
    assert hand(table, 1) == ["C1", "D5", "C6", "D6"]


def test_BB2_4_receiver_accepts_and_asks_back() -> None:
    table = table_with("B1", "C1", "D1")
    choose(table, 0, "ask", of=2, place=0, ok=False)
    choose(table, 2, "accept")
    assert table.turn == 2
    assert [choice["place"] for choice in offered(table)] == [0, 1, 2, 3]
    choose(table, 2, "ask-back", place=3, ok=False)
    assert table.turn == 0
    assert [choice["choice"] for choice in offered(table)] == ["accept", "reject"]


def test_BB2_4_with_an_ok_card_the_asker_must_accept() -> None:
    table = table_with("B1 B5 B6 B7", "C1 C5 C6 C7")
    table.sides[1].oks = 1
    choose(table, 0, "ask", of=1, place=0, ok=False)
    choose(table, 1, "accept")
    assert [choice["ok"] for choice in offered(table)] == [False, True] * 4
    choose(table, 1, "ask-back", place=2, ok=True)
    assert table.sides[1].oks == 0
    assert area(table, 0) == ["C1"]
    assert area(table, 1) == ["B6"]


def test_BB2_5_asker_accepts() -> None:
    table = table_with("B1 B5 B6 B7", "C1 C5 C6 C7", pile="D5 D6")
    choose(table, 0, "ask", of=1, place=1, ok=False)
    choose(table, 1, "accept")
    choose(table, 1, "ask-back", place=2, ok=False)
    choose(table, 0, "accept")
    assert area(table, 0) == ["C5"]
    assert area(table, 1) == ["B6"]
    assert hand(table, 0) == ["B1", "B5", "D5", "B7"]
    assert hand(table, 1) == ["C1", "D6", "C6", "C7"]


def test_BB2_6_asker_rejects() -> None:
    table = table_with("B1 B5 B6 B7", "C1 C5 C6 C7", pile="D5 D6")
    choose(table, 0, "ask", of=1, place=1, ok=False)
    choose(table, 1, "accept")
    choose(table, 1, "ask-back", place=2, ok=False)
    choose(table, 0, "reject")
    assert area(table, 0) == ["B6"]
    assert area(table, 1) == ["C5"]
    assert hand(table, 0) == ["B1", "B5", "D5", "B7"]
    assert hand(table, 1) == ["C1", "D6", "C6", "C7"]


def test_BB2_7_a_card_gained_lies_open_and_its_former_owner_has_seen_it() -> None:
    table = table_with("B1 B5 B6 B7", "C1 C5 C6 C7", pile="D5 D6")
    trade(table)
    new = CARD_NUMBERS["D6"]
    assert not table.sides[1].seen >> new & 1
    choose(table, 1, "ask", of=0, place=1, ok=False)
    choose(table, 0, "accept")
    choose(table, 0, "ask-back", place=0, ok=False)
    choose(table, 1, "reject")
    assert area(table, 1) == ["B1", "D6"]
    assert table.sides[1].seen >> new & 1


def test_BB2_8_the_order_of_what_follows_a_deal() -> None:
    """Wild Coach and OK; discards; filling; powers of 3 and 4; the next asker. Asker first each time."""
    table = table_with("P11", "W", pile="D5 D6", areas=("P1", "B1"))
    trade(table)
    assert (table.turn, offered(table)[0]["choice"]) == (0, "coach")
    choose(table, 0, "coach", row=None)
    assert (table.turn, offered(table)[0]["choice"]) == (1, "discard")
    assert len(hand(table, 0)) == len(hand(table, 1)) == 3
    choose(table, 1, "discard", card="B1")
    assert len(hand(table, 0)) == len(hand(table, 1)) == 4
    assert (table.turn, offered(table)[0]["choice"]) == (1, "ask")


def test_BB2_8_asker_before_receiver() -> None:
    table = table_with("W", "W")
    trade(table)
    assert table.turn == 0
    choose(table, 0, "coach", row=None)
    assert table.turn == 1
    choose(table, 1, "coach", row=None)
    table = table_with("P11", "B11", areas=("C1", "C2"))
    trade(table)
    assert table.turn == 0
    choose(table, 0, "discard", card="C1")
    assert table.turn == 1
    choose(table, 1, "discard", card="C2")
    table = table_with("P4", "B3")
    trade(table)
    assert (table.turn, offered(table)[0]["choice"]) == (0, "switch")
    choose(table, 0, "switch", **{"with": None})
    assert (table.turn, offered(table)[0]["choice"]) == (1, "look")


def test_BB2_8_discards_come_before_sudden_victory() -> None:
    table = table_with("B1", "P11", areas=("P7 P8 P9 P10", "C1"))
    trade(table)
    assert (table.turn, offered(table)[0]["choice"]) == (0, "discard")
    assert table.victors == 0
    choose(table, 0, "discard", card="P9")
    assert table.victors == 0
    assert not table.over()


def test_BB2_8_sudden_victory_comes_before_filling() -> None:
    table = table_with("B1", "P5", areas=("P1 P2 P3 P4", ""))
    trade(table)
    assert table.over()
    assert len(hand(table, 0)) == 3
    assert table.pile_end() - table.top == 24


def test_BB2_8_hands_are_filled_asker_first_and_before_powers() -> None:
    table = table_with("B1", "P4", pile="D5 D6", asker=1)
    choose(table, 1, "ask", of=0, place=0, ok=False)
    choose(table, 0, "accept")
    choose(table, 0, "ask-back", place=0, ok=False)
    choose(table, 1, "accept")
    assert (table.turn, offered(table)[0]["choice"]) == (0, "look")
    assert hand(table, 1)[0] == "D5"
    assert hand(table, 0)[0] == "D6"


def test_BB2_8_the_seat_to_the_left_becomes_the_asker() -> None:
    table = table_with("P5", "B5", "C5", asker=2)
    trade(table, 2, 1)
    assert table.asker == table.turn == 0
    trade(table, 0, 2)
    assert table.asker == table.turn == 1


def test_BB2_9_drawn_cards_go_to_the_lowest_empty_place_unseen_by_their_owner() -> None:
    table = table_with("B1 B5 B6 B7", "C1 C5 C6 C7", "D1 D5 D6 D7", pile="P5 P6")
    choose(table, 0, "ask", of=1, place=3, ok=False)
    choose(table, 1, "reject")
    choose(table, 0, "take", place=1)
    assert hand(table, 1) == ["C1", "P5", "C6", "P6"]
    assert [table.is_new(1, place) for place in range(PLACES)] == [False, True, False, True]
    for name in ("P5", "P6"):
        assert [table.sides[seat].seen >> CARD_NUMBERS[name] & 1 for seat in range(3)] == [1, 0, 1]


# -- 3 Powers when a card is gained -------------------------------------------------------------------------


def test_BB3_1_a_wild_coach_goes_into_a_row_with_a_card_or_stands_alone() -> None:
    table = table_with("B1", "W", areas=("P1 DF", "C1"))
    trade(table)
    assert table.turn == 0
    assert [choice["row"] for choice in offered(table)] == ["P", "D", None]
    choose(table, 0, "coach", row="D")
    assert table.sides[0].area == area_of("P1 DF W:D")


def test_BB3_1_another_wild_coach_is_enough() -> None:
    table = table_with("B1", "W", areas=("W:C", ""))
    trade(table)
    assert [choice["row"] for choice in offered(table)] == ["C", None]
    choose(table, 0, "coach", row="C")
    assert table.sides[0].area == area_of("W:C W:C")


def test_BB3_1_with_no_row_it_stands_alone_and_is_asked_all_the_same() -> None:
    table = table_with("B1", "W", areas=("W", ""))
    trade(table)
    assert offered(table) == [{"choice": "coach", "row": None}]
    choose(table, 0, "coach", row=None)
    assert table.sides[0].area == area_of("W W")


def test_BB3_1_in_a_row_it_counts_there_and_never_moves() -> None:
    table = table_with("B1", "W", areas=("P5", "C1"))
    trade(table)
    choose(table, 0, "coach", row="P")
    assert rows_points(table.sides[0].area, True) == 10
    trade(table, 1, 0)
    assert table.turn == 0
    assert table.sides[0].area & area_of("W:P") == area_of("W:P")


@pytest.mark.parametrize(("join", "laid"), [(True, "W:D"), (False, "W")])
def test_BB3_2_a_lone_wild_coach_may_join_a_new_row(join: bool, laid: str) -> None:
    table = table_with("B1", "D5", areas=("W P1", ""))
    trade(table)
    assert (table.turn, offered(table)) == (0, [{"choice": "join", "join": False}, {"choice": "join", "join": True}])
    choose(table, 0, "join", join=join)
    assert table.sides[0].area == area_of(f"P1 D5 {laid}")
    assert (table.turn, table.phase) == (1, 0)


@pytest.mark.parametrize(
    ("first", "second", "laid"),
    [(True, True, "W:D W:D"), (True, False, "W:D W"), (False, True, "W W:D"), (False, False, "W W")],
)
def test_BB3_2_each_of_two_is_asked_for(first: bool, second: bool, laid: str) -> None:
    table = table_with("B1", "D5", areas=("W W", ""))
    trade(table)
    choose(table, 0, "join", join=first)
    assert table.turn == 0
    choose(table, 0, "join", join=second)
    assert table.sides[0].area == area_of(f"D5 {laid}")
    assert table.turn == 1


def test_BB3_2_only_when_the_row_had_no_card_at_all() -> None:
    for row in ("D1", "DF", "W:D"):
        table = table_with("B1", "D5", areas=(f"{row} W", ""))
        trade(table)
        assert (table.turn, table.phase) == (1, 0), row


def test_BB3_2_a_row_emptied_by_discards_counts() -> None:
    table = table_with("B1 B5", "D11 D6", areas=("W", ""))
    trade(table)
    choose(table, 0, "join", join=False)
    choose(table, 0, "discard", card="D11")
    choose(table, 1, "ask", of=0, place=1, ok=False)
    choose(table, 0, "accept")
    choose(table, 0, "ask-back", place=1, ok=False)
    choose(table, 1, "accept")
    assert (table.turn, offered(table)[0]["choice"]) == (0, "join")
    assert area(table, 0) == ["D6", "W"]


def test_BB3_2_a_flex_begins_a_row_too_and_the_other_seat_is_not_asked() -> None:
    table = table_with("DF", "B5", areas=("W", "W"))
    trade(table)
    assert table.turn == 0
    choose(table, 0, "join", join=False)
    assert table.turn == 1
    choose(table, 1, "join", join=True)
    assert area(table, 1) == ["DF", "W"]
    assert (table.turn, table.phase) == (1, 0)


def test_BB3_2_a_wild_coach_itself_begins_no_row() -> None:
    table = table_with("B1", "W", areas=("W P1", ""))
    trade(table)
    choose(table, 0, "coach", row="P")
    assert table.sides[0].area == area_of("W P1 W:P")
    assert (table.turn, table.phase) == (1, 0)


def test_BB3_3_a_2_brings_an_ok_card_that_outlives_it() -> None:
    table = table_with("P11", "B2", areas=("", "C1"))
    trade(table)
    assert table.turn == 1
    assert table.sides[0].oks == 1
    assert table.sides[1].oks == 0
    table.sides[0].area = 0
    assert table.sides[0].oks == 1


def test_BB3_3_for_both_seats_and_from_the_next_ask_on() -> None:
    table = table_with("P2", "B2")
    trade(table)
    assert [side.oks for side in table.sides] == [1, 1]
    assert [choice["ok"] for choice in offered(table)] == [False, True] * 4


def test_BB3_4_a_10_and_strictly_more_cards_than_every_other() -> None:
    table = table_with("B1", "P10", "", areas=("C1 C2", "C3", "C4 C5"))
    trade(table)
    assert table.turn == 0
    assert [choice["card"] for choice in offered(table)] == ["P10", "C1", "C2"]
    choose(table, 0, "discard", card="P10")
    assert area(table, 0) == ["C1", "C2"]
    assert names_of(table.discards) == ["P10"]


def test_BB3_4_a_10_does_nothing_in_a_tie() -> None:
    table = table_with("B1", "P10", "", areas=("C1 C2", "C3", "C4 C5 C6"))
    trade(table)
    assert (table.turn, table.phase) == (1, 0)
    table = table_with("B1", "P10", areas=("C1", "C3"))
    trade(table)
    assert (table.turn, table.phase) == (1, 0)


def test_BB3_5_an_11_with_ties_included() -> None:
    table = table_with("B1", "P11", "", areas=("C1 C2", "C3", "C4 C5 C6"))
    trade(table)
    assert (table.turn, offered(table)[0]["choice"]) == (0, "discard")
    table = table_with("B1", "P11", "", areas=("C1", "C3", "C4 C5 C6"))
    trade(table)
    assert (table.turn, table.phase) == (1, 0)


def test_BB3_5_one_card_is_discarded_even_if_it_is_the_only_one() -> None:
    table = table_with("B1", "P11")
    trade(table)
    assert offered(table) == [{"choice": "discard", "card": "P11"}]
    choose(table, 0, "discard", card="P11")
    assert table.sides[0].area == 0


def test_BB3_5_counted_once_before_either_discards() -> None:
    """The asker's discard makes room for a tie that was none: the receiver's 10 still is not strictly most."""
    table = table_with("P10", "B11", areas=("C1 C2", "C3 C4"))
    trade(table)
    choose(table, 0, "discard", card="C1")
    assert (table.turn, table.phase) == (1, 0)
    table = table_with("P11", "B11", areas=("C1 C2", "C3 C4"))
    trade(table)
    choose(table, 0, "discard", card="C1")
    assert (table.turn, offered(table)[0]["choice"]) == (1, "discard")


def test_BB3_5_every_card_counts_once() -> None:
    """A 1, a Wild Coach in a row or alone, a Flex."""
    table = table_with("D5", "P11", areas=("C1 CF", "W W:D D6"))
    trade(table)
    assert (table.turn, table.phase) == (1, 0)
    table = table_with("D5", "P11", areas=("C1 CF W:C", "W W:D D6"))
    trade(table)
    assert (table.turn, offered(table)[0]["choice"]) == (0, "discard")


def test_BB3_5_a_wild_coach_may_be_discarded_too() -> None:
    table = table_with("B1", "P11", areas=("W:C W C1 P1", ""))
    trade(table)
    assert offered(table) == [
        {"choice": "discard", "card": "P1"},
        {"choice": "discard", "card": "P11"},
        {"choice": "discard", "card": "C1"},
        {"choice": "discard", "card": "W", "row": "C"},
        {"choice": "discard", "card": "W", "row": None},
    ]
    choose(table, 0, "discard", card="W", row=None)
    assert table.sides[0].area == area_of("W:C C1 P1 P11")
    assert names_of(table.discards) == ["W"]


def test_BB3_5_of_two_wild_coaches_in_a_row_one_stays() -> None:
    table = table_with("B1", "P11", areas=("W:C W:C C1", ""))
    trade(table)
    assert [choice["card"] for choice in offered(table)] == ["P11", "C1", "W"]
    choose(table, 0, "discard", card="W", row="C")
    assert area(table, 0) == ["P11", "C1", "W"]
    assert len(names_of(table.discards)) == 1


def test_BB3_6_a_3_switches_whole_hands_which_are_shuffled() -> None:
    table = table_with("B1 B5 B6 B7", "P3 C5 C6 C7", "D1 D5 D6 D7", pile="P5 P6")
    trade(table)
    assert [choice["with"] for choice in offered(table)] == [1, 2, None]
    number = notation.CHOICES.index({"choice": "switch", "with": 2})
    table.apply(0, number)
    table.step(Dealer(0))
    assert table.due == SHUFFLE
    assert [table.is_looking(seat) for seat in range(3)] == [True, False, True]
    assert hand(table, 0) == ["D1", "D5", "D6", "D7"]
    assert hand(table, 2) == ["P5", "B5", "B6", "B7"]
    notation.enter(table, {"chance": "shuffle", "seat": 0, "hand": ["D7", "D5", "D1", "D6"]})
    assert table.due == SHUFFLE
    assert [table.is_looking(seat) for seat in range(3)] == [False, False, True]
    notation.enter(table, {"chance": "shuffle", "seat": 2, "hand": ["B7", "P5", "B6", "B5"]})
    assert hand(table, 0) == ["D7", "D5", "D1", "D6"]
    assert hand(table, 2) == ["B7", "P5", "B6", "B5"]
    assert table.sides[0].seen >> CARD_NUMBERS["P5"] & 1
    assert not any(table.is_new(2, place) for place in range(PLACES))
    assert table.turn == 1


def test_BB3_6_with_nobody_nothing_happens() -> None:
    table = table_with("B1", "P3")
    trade(table)
    before = [side.hand for side in table.sides]
    choose(table, 0, "switch", **{"with": None})
    assert [side.hand for side in table.sides] == before
    assert table.turn == 1


def test_BB3_6_every_order_is_as_likely() -> None:
    orders: dict[tuple[str, ...], int] = {}
    for seed in range(2400):
        table = table_with("B1 B5 B6 B7", "P3 C5 C6 C7", pile="P5 P6")
        trade(table)
        table.apply(0, notation.CHOICES.index({"choice": "switch", "with": 1}))
        table.settle(Dealer(seed))
        order = tuple(hand(table, 0))
        orders[order] = orders.get(order, 0) + 1
    assert len(orders) == 24
    assert min(orders.values()) > 60
    assert max(orders.values()) < 150


def test_BB3_7_a_4_looks_at_the_hand_which_is_shuffled() -> None:
    table = table_with("B1 B5 B6 B7", "P4 C5 C6 C7", pile="P5 P6")
    trade(table)
    assert offered(table) == [{"choice": "look", "look": False}, {"choice": "look", "look": True}]
    assert table.is_new(0, 0)
    table.apply(0, notation.CHOICES.index({"choice": "look", "look": True}))
    table.step(Dealer(0))
    assert (table.due, table.next_to_shuffle()) == (SHUFFLE, 0)
    notation.enter(table, {"chance": "shuffle", "seat": 0, "hand": ["B7", "P5", "B6", "B5"]})
    assert hand(table, 0) == ["B7", "P5", "B6", "B5"]
    assert not any(table.is_new(0, place) for place in range(PLACES))
    assert table.sides[0].seen >> CARD_NUMBERS["P5"] & 1
    assert table.turn == 1


def test_BB3_7_who_does_not_look_learns_nothing() -> None:
    table = table_with("B1", "P4", pile="P5 P6")
    trade(table)
    choose(table, 0, "look", look=False)
    assert table.is_new(0, 0)
    assert table.turn == 1


def test_BB3_8_a_flex_has_no_number_but_in_five_in_a_row() -> None:
    flex = CARD_NUMBERS["PF"]
    assert number_of(flex) == 0
    assert rows_points(area_of("PF"), True) == 0
    assert rows_points(area_of("PF P6"), True) == 12
    assert bonus_points(area_of("P5 PF P7 P8"), True) == 0
    for names in ("PF P1 P2 P3 P4", "P1 PF P3 P4 P5", "P1 P2 P3 P4 P5 PF", "P8 P9 P10 P11 PF", "P7 P8 P9 P11 PF"):
        assert has_five_in_a_row(area_of(names)), names
    for names in ("PF P1 P2 P4 P6", "BF P1 P2 P3 P4", "PF P10 P11 B1 B2", "P9 P10 P11 PF", "P1 P2 PF P6 P7"):
        assert not has_five_in_a_row(area_of(names)), names


# -- 4 End --------------------------------------------------------------------------------------------------


def test_BB4_1_every_run_of_five_and_no_other() -> None:
    """Against the words of the clause, for every set of numbers of a colour, with and without its Flex."""
    for numbers in range(1 << 11):
        have = {number for number in range(1, 12) if numbers >> number - 1 & 1}
        missing = [len({*range(start, start + 5)} - have) for start in range(1, 8)]
        for row in range(4):
            assert has_five_in_a_row(numbers << 12 * row) == (min(missing) == 0)
            assert has_five_in_a_row((numbers | 1 << 11) << 12 * row) == (min(missing) <= 1)


def test_BB4_1_no_run_over_the_end_of_a_row_and_no_wild_coach() -> None:
    assert not has_five_in_a_row(area_of("P9 P10 P11 B1 B2"))
    assert not has_five_in_a_row(area_of("P9 P10 P11 PF B1 B2"))
    assert not has_five_in_a_row(area_of("P1 P2 P3 P4 W:P W:P"))


def test_BB4_1_five_in_a_row_wins_at_once() -> None:
    table = table_with("B1", "P5", "", areas=("P1 P2 P3 P4", "C11 C10 C9 D11 D10", ""))
    trade(table)
    assert table.over()
    assert table.winners() == 0b001
    assert table.total(1) > table.total(0)
    assert not table.scored


def test_BB4_1_it_is_a_happening_of_its_own() -> None:
    table = table_with("B1", "P5", areas=("P1 P2 P3 P4", ""))
    choose(table, 0, "ask", of=1, place=0, ok=False)
    choose(table, 1, "accept")
    choose(table, 1, "ask-back", place=0, ok=False)
    table.apply(0, notation.CHOICES.index({"choice": "accept"}))
    table.step(Dealer(0))
    assert table.due == WIN
    assert not table.over()
    table.step(Dealer(0))
    assert table.over()
    assert table.turn == NOBODY


def test_BB4_1_both_seats_of_a_deal_share() -> None:
    table = table_with("B5", "P5", "", areas=("P1 P2 P3 P4", "B6 B7 B8 B9", ""))
    trade(table)
    assert table.winners() == 0b011


def test_BB4_2_the_last_turn_ends_like_every_turn() -> None:
    table = last_turn("", "", hands=("B3", "P4"))
    trade(table)
    assert (table.turn, offered(table)[0]["choice"]) == (0, "look")
    assert len(hand(table, 0)) == len(hand(table, 1)) == 4
    choose(table, 0, "look", look=True)
    assert (table.turn, offered(table)[0]["choice"]) == (1, "switch")
    choose(table, 1, "switch", **{"with": 0})
    assert offered(table)[0]["choice"] == "add"
    choose(table, table.turn, "add", place=None)
    assert table.over()
    assert table.scored


def test_BB4_3_cards_times_the_highest_number() -> None:
    assert rows_points(area_of(""), True) == 0
    assert rows_points(area_of("P7"), True) == 7
    assert rows_points(area_of("P7 P3 PF W:P"), True) == 28
    assert rows_points(area_of("P7 P3 B2 D11 D10"), True) == 14 + 2 + 22
    assert rows_points(area_of("PF W:P"), True) == 0
    assert rows_points(area_of("W W"), True) == 0
    assert rows_points(area_of("P1"), True) == 2
    assert rows_points(area_of("P1"), False) == 1
    assert rows_points(area_of("P1 P7 W:P"), True) == 28
    assert rows_points(area_of("P1 P7 W:P"), False) == 21


def test_BB4_4_lovers_and_passers_by() -> None:
    assert bonus_points(area_of("P5 P6"), True) == 5
    assert bonus_points(area_of("P5 B6"), True) == 0
    assert bonus_points(area_of("P7 P8 P9"), True) == 10
    assert bonus_points(area_of("P7 P8 B9"), True) == 0
    assert bonus_points(area_of("P5 P6 P7 P8 P9 D5 D6"), True) == 20
    assert bonus_points(area_of("P5 PF"), True) == 0
    assert bonus_points(area_of("P7 P9 PF W:P"), True) == 0


def test_BB4_5_the_highest_total_wins_and_ties_share() -> None:
    table = BusinessTable(3, True, True)
    table.scored = True
    for names, winners in [(("P5", "B6", "C6"), 0b110), (("P7", "B6", "C6"), 0b001), (("P5", "B5", "C5"), 0b111)]:
        for side, cards in zip(table.sides, names, strict=True):
            side.area = area_of(cards)
        table.sides[1].area |= area_of("W")
        assert table.rows(0) + table.bonuses(0) + table.powers(0) == table.total(0)
        table.color_powers = False
        assert table.winners() == winners


# -- 5 Colour powers ----------------------------------------------------------------------------------------


def ranks(row: int, *areas: str) -> list[int]:
    table = BusinessTable(len(areas), True, True)
    for side, names in zip(table.sides, areas, strict=True):
        side.area = area_of(names)
    return [table.rank(seat, row) for seat in range(len(areas))]


def powers(*areas: str) -> list[int]:
    table = BusinessTable(len(areas), True, True)
    for side, names in zip(table.sides, areas, strict=True):
        side.area = area_of(names)
    table.scored = True
    return [table.powers(seat) for seat in range(len(areas))]


def test_BB5_1_wild_coaches_count_in_their_row_and_a_1_once() -> None:
    assert ranks(1, "B1 W:B", "B2") == [MOST, SECOND_MOST]
    assert ranks(1, "B1 W", "B2") == [SECOND_MOST, SECOND_MOST]
    assert ranks(1, "B1", "B2 BF") == [SECOND_MOST, MOST]


def test_BB5_1_without_a_card_of_the_colour_a_seat_is_nothing() -> None:
    assert ranks(0, "B1", "B2", "B3", "B4") == [NEITHER] * 4
    assert ranks(0, "P1", "B2", "B3", "B4") == [MOST, NEITHER, NEITHER, NEITHER]


def test_BB5_2_most_of_playground_sees_its_hand_and_may_add_a_card() -> None:
    table = last_turn("P6 P7", "P8", hands=("B1 B5 B6 B7", "C1 C5 C6 C7"))
    trade(table)
    assert table.turn == table.adder == 0
    assert table.sides[0].seen & hand_cards(table.sides[0].hand) == hand_cards(table.sides[0].hand)
    assert [choice["place"] for choice in offered(table)] == [0, 1, 2, 3, None]
    choose(table, 0, "add", place=3)
    assert area(table, 0) == ["P6", "P7", "B7", "C1"]
    assert len(hand(table, 0)) == 3
    assert table.over()
    assert table.scored


def test_BB5_2_or_none() -> None:
    table = last_turn("P6 P7", "P8")
    trade(table)
    before = table.sides[0].area
    choose(table, 0, "add", place=None)
    assert table.sides[0].area == before
    assert table.over()
    assert table.scored


def test_BB5_2_nobody_when_tied_or_without_playground() -> None:
    table = last_turn("P6", "P8", hands=("B1", "C1"))
    trade(table)
    assert table.over()
    assert table.adder == NOBODY
    table = last_turn("B6", "B8", hands=("D1", "C1"))
    trade(table)
    assert table.over()


def test_BB5_2_five_in_a_row_wins_at_once() -> None:
    table = last_turn("P6 P7 P8 P9", "D11 D10 D9 D8 C11 C10 C9", hands=("B1 P5", "C1"))
    trade(table)
    choose(table, 0, "add", place=1)
    assert table.over()
    assert table.winners() == 0b01
    assert not table.scored
    assert [table.powers(seat) for seat in range(2)] == [0, 0]


def test_BB5_2_an_added_card_has_no_power_of_its_number() -> None:
    for name in ("D2", "D3", "D4", "D10", "D11"):
        table = last_turn("P6 P7", "P8", hands=(f"B1 {name}", "C1"))
        trade(table)
        choose(table, 0, "add", place=1)
        assert table.over()
        assert table.sides[0].oks == 0
        assert table.discards == 0


def test_BB5_2_an_added_wild_coach_is_placed() -> None:
    table = last_turn("P6 P7", "P8", hands=("B1 W", "C1"))
    trade(table)
    choose(table, 0, "add", place=1)
    assert [choice["row"] for choice in offered(table)] == ["P", "C", None]
    choose(table, 0, "coach", row="C")
    assert table.over()
    assert table.sides[0].area == area_of("P6 P7 C1 W:C")


def test_BB5_2_a_lone_wild_coach_may_join_the_row_of_an_added_card() -> None:
    table = last_turn("P6 P7 W", "P8", hands=("B1 D5", "C1"))
    trade(table)
    choose(table, 0, "join", join=False)  # of the C1
    choose(table, 0, "add", place=1)
    choose(table, 0, "join", join=True)
    assert table.over()
    assert table.sides[0].area == area_of("P6 P7 C1 D5 W:D")


def test_BB5_2_what_follows_counts_the_card() -> None:
    table = last_turn("P6 P7", "B8", hands=("C1 D5", "C2"))
    trade(table)
    choose(table, 0, "add", place=1)
    assert table.powers(0) == 7
    assert table.rows(0) == 14 + 2 + 5


def test_BB5_3_second_most_of_playground() -> None:
    assert powers("P1 P2 P3", "P4 P5", "P6", "") == [0, 10, 0, 0]
    assert powers("P1 P2 P3", "P4 P5", "P6", "", "") == [0, 10, 0, 0, 0]
    assert powers("P1 P2 P3", "P4 P5", "P6") == [0, 0, 0]
    assert powers("P1 P2 P3", "P4 P5") == [0, 0]


def test_BB5_4_boardwalk() -> None:
    assert powers("B1 B2", "B3") == [10, 0]
    assert powers("B1 B2", "B3", "") == [10, 0, 0]
    assert powers("B1 B2 B4", "B3 B5", "B6", "") == [20, 10, 0, 0]
    assert powers("B1 B2 B4", "B3 B5", "B6", "", "") == [20, 10, 0, 0, 0]


def test_BB5_5_ties() -> None:
    assert powers("B1", "B2") == [0, 0]
    assert powers("B1", "B2", "") == [0, 0, 0]
    assert powers("B1 B4", "B2 B5", "B3", "") == [10, 10, 0, 0]
    assert powers("B1", "B2", "B3", "") == [10, 10, 10, 0]
    assert powers("B1", "B2", "B3", "B4", "B5") == [10] * 5
    assert powers("B1 B4", "B2", "B3", "") == [20, 0, 0, 0]
    assert powers("P1 P4", "P2 P5", "P3", "") == [10, 10, 0, 0]
    assert powers("P1 P4", "P2", "P3", "") == [0, 0, 0, 0]


def test_BB5_6_pairs_of_central_station_and_downtown() -> None:
    assert pair_points(area_of("C1 C2 D3 D4 D5")) == 14
    assert pair_points(area_of("C1 C2")) == 0
    assert pair_points(area_of("C1 W:C D1 DF")) == 14
    assert pair_points(area_of("C1 W D1 DF")) == 7
    assert powers("C1 D1", "C2 D2 DF") == [7, 7]


# -- 6 Worked examples --------------------------------------------------------------------------------------


def test_BB6_1_seventy_three() -> None:
    rows = ("P11 P10 P8 P4", "B3 B2 B1 BF W:B", "C2 C1 CF", "D2 D1 DF W:D")
    assert [rows_points(area_of(row), False) for row in rows] == [44, 15, 6, 8]
    assert rows_points(area_of(" ".join(rows)), False) == 73


def test_BB6_2_a_1_and_a_10() -> None:
    assert rows_points(area_of("P1 P10"), True) == 30


def test_BB6_3_the_flex_is_the_7() -> None:
    assert has_five_in_a_row(area_of("C5 C6 C8 C9 CF"))
    table = table_with("B1", "C8", areas=("C5 C6 C9 CF", ""))
    trade(table)
    assert table.winners() == 0b01


def test_BB6_4_four_and_two_bring_fourteen() -> None:
    assert pair_points(area_of("C1 C2 C3 C4 D1 D2")) == 14


# -- What each seat can work out ----------------------------------------------------------------------------


def test_what_a_seat_has_not_seen_is_new_in_its_hand_or_lies_unseen() -> None:
    for seats in (2, 3, 4, 5):
        for seed in range(20):
            table = BusinessTable(seats, True, True)
            dealer = Dealer(seed)
            table.settle(dealer)
            while not table.over():
                hidden = {int(card) for card in table.deck[table.top :]}
                for seat, side in enumerate(table.sides):
                    new = {card_in(side.hand, place) for place in range(PLACES) if table.is_new(seat, place)}
                    assert {*members(table.unseen(seat))} == hidden | new
                table.choose(dealer.below(table.count(table.turn)), dealer)


def test_a_clone_is_the_same_and_goes_its_own_way() -> None:
    for seed in range(30):
        table = BusinessTable(2 + seed % 4, True, True)
        dealer = Dealer(seed)
        table.settle(dealer)
        for _ in range(seed):
            if not table.over():
                table.choose(dealer.below(table.count(table.turn)), dealer)
        twin = table.clone()
        before = position(table)
        assert position(twin) == before
        play_on(twin, 9)
        assert position(table) == before
        play_on(table, 9)
        assert position(table) == position(twin)


def position(table: BusinessTable) -> list[object]:
    """Everything there is to a table."""
    own = [(side.hand, side.area, side.oks, side.gained, side.seen) for side in table.sides]
    names = """due turn top turns_left discards first_coach victors adder scored phase asker receiver asked
        asked_back stage joining discarders looking shuffler partner"""
    return [own, list(table.deck), *(getattr(table, name) for name in names.split())]


def test_filling_is_one_step() -> None:
    table = table_with("B1", "C1")
    choose(table, 0, "ask", of=1, place=0, ok=False)
    choose(table, 1, "accept")
    choose(table, 1, "ask-back", place=0, ok=False)
    table.apply(0, notation.CHOICES.index({"choice": "accept"}))
    table.step(Dealer(0))
    assert table.due == FILL
    assert put(table.sides[0].hand, 0, card_in(table.sides[0].hand, 0)) == table.sides[0].hand
    table.step(Dealer(0))
    assert table.turn == 1
