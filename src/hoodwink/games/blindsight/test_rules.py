"""One test a clause and more, each named by the clause it proves."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i16, i64

import hoodwink
from hoodwink.games.blindsight import TITLE
from hoodwink.games.blindsight.cards import (
    ALL_COLOURS,
    BOTH_SYMBOLS,
    COLOUR_LETTERS,
    HALF,
    KINDS,
    MOST_NOTES,
    SPECIALS,
    Deck,
    Pack,
    colour_set,
)
from hoodwink.games.blindsight.notation import REASONS
from hoodwink.games.blindsight.rules import (
    BLIND_PHASE,
    BLIND_PLAY,
    CHOICES,
    DEAL,
    DRAW_STARTER,
    END_GAME,
    LAY_PILE,
    NEXT_GAME,
    NO_TARGET,
    PLACES,
    PLAY,
    PLAY_PHASE,
    SIGHT_CARD,
    TAKE_THREE,
    TAKE_TWO,
    TURN_UP,
    SightTable,
)
from hoodwink.table.base import NOBODY, NOTHING, play_out
from hoodwink.table.dealer import Dealer
from hoodwink.table.errors import BadCards, BadOption

IDLE = Dealer(0)  # within a game nothing is left to chance


def pack_of(highest: int = 15, colours: str = "prb", advanced: bool = False) -> Pack:
    return Pack(highest, colour_set(list(colours)), BOTH_SYMBOLS, advanced, list(SPECIALS))


def new_table(
    seats: int, pack: Pack | None = None, last_standing: bool = False, games: int = 1, target: int = 0
) -> SightTable:
    pack = pack or pack_of()
    return SightTable(seats, Deck(pack, pack.cards), last_standing, games, target)


def position(
    hands: list[str],
    top: str,
    pile: str = "",
    highest: int = 15,
    advanced: bool = False,
    last_standing: bool = False,
    games: int = 1,
    target: int = NO_TARGET,
) -> SightTable:
    """These hands, this card on top and this draw pile; all other cards lie under the top card. Nobody is asked yet."""
    pack = pack_of(highest, advanced=advanced)
    table = new_table(len(hands), pack, last_standing, games, target)
    numbers: dict[str, list[int]] = {}
    for place in range(pack.size):
        numbers.setdefault(pack.face(pack.cards[place]), []).append(pack.cards[place])
    named = [[numbers[face].pop(0) for face in zone.split()] for zone in [*hands, top, pile]]
    under = [card for cards in numbers.values() for card in cards]
    ordered = [*under, *(card for cards in named for card in cards)]
    table.starter = 0
    table.due = NOTHING
    table.deck = Deck(pack, vec[i64](ordered))
    table.notes = vec[i16]([0] * MOST_NOTES)
    table.hand_low = vec[i64]([0] * 6)
    table.hand_high = vec[i64]([0] * 6)
    for slot in range(len(under)):
        table.lay_down(slot)
    table.drawn = len(under)
    for seat, hand in enumerate(named[: len(hands)]):
        assert table.draw(seat, len(hand))
    table.lay_down(table.drawn)
    table.drawn += 1
    return table


def asked(table: SightTable, seat: int) -> SightTable:
    """It is this seat's turn now."""
    table.begin_play(seat)
    table.settle(IDLE)
    return table


def hit(table: SightTable, seat: int) -> SightTable:
    """The special card on top falls on this seat now."""
    table.fall_on(seat)
    table.settle(IDLE)
    return table


def hand(table: SightTable, seat: int) -> str:
    cards = table.deck.cards
    return " ".join(table.pack.face(cards[table.slot_at(seat, place)]) for place in range(table.hand_size(seat)))


def top(table: SightTable) -> str:
    return table.pack.face(table.top)


def pile(table: SightTable) -> str:
    return " ".join(table.pack.face(table.deck.cards[slot]) for slot in range(table.drawn, table.pack.size))


def offered(table: SightTable) -> list[int]:
    return [table.nth(table.turn, place) for place in range(table.count(table.turn))]


def playable(table: SightTable) -> str:
    """The cards that may be played, as they are offered."""
    faces = [hand(table, choice // PLACES).split()[choice % PLACES] for choice in offered(table)]
    return " ".join(faces)


def play(table: SightTable, *faces: str) -> None:
    """These cards are played, by whoever must play, and what follows by itself happens."""
    for face in faces:
        assert table.phase == PLAY_PHASE
        choice = offered(table)[playable(table).split().index(face)]
        table.apply(table.turn, choice)
        table.settle(IDLE)


def lay_blind(table: SightTable, place: int) -> None:
    assert table.phase == BLIND_PHASE
    assert table.offers(table.turn, BLIND_PLAY + place)
    table.apply(table.turn, BLIND_PLAY + place)
    table.settle(IDLE)


def reasons(table: SightTable) -> list[str]:
    return [REASONS[reason] for reason in table.reasons]


def winners(table: SightTable) -> list[int]:
    assert table.over()
    return [seat for seat in range(table.seats) if table.winners() >> seat & 1]


def options(**changed: object) -> dict[str, object]:
    return changed


# -- 1 Cards ------------------------------------------------------------------------------------------------


def test_BS1_1_ninety_number_cards() -> None:
    faces = [pack_of().face(card) for card in range(90)]
    assert sorted(faces) == sorted(f"{c}{n}{s}" for c in "prb" for s in "hs" for n in range(1, 16))


def test_BS1_2_twenty_special_cards_of_four_kinds_in_four_colours() -> None:
    faces = [pack_of().face(card) for card in range(90, 110)]
    assert {face.split("-")[0] for face in faces} == {"blind", "sight", "dilemma", "trickster"}
    assert {face.split("-")[1] for face in faces} == {"p", "r", "b", "g"}
    assert pack_of().size == 110


def test_BS1_3_of_each_kind_one_of_each_colour_and_two_of_gold() -> None:
    made = Counter(SPECIALS)
    for kind in KINDS[1:]:
        for colour in COLOUR_LETTERS:
            assert made[f"{kind}-{colour}"] == (2 if colour == "g" else 1)


def test_BS1_3_a_card_file_may_say_otherwise_in_any_order() -> None:
    specials = ["sight-g"] * 12 + ["blind-r"] * 8
    cards = TITLE.settle_cards({"specials": specials})
    assert cards == {"specials": ["blind-r"] * 8 + ["sight-g"] * 12}
    game = hoodwink.new("blindsight", 2, 1, cards={"specials": specials[::-1]})
    assert game.cards == cards
    table = game.table
    assert isinstance(table, SightTable)
    faces = [table.pack.face(card) for card in range(90, 110)]
    assert Counter(faces) == {"sight-g": 12, "blind-r": 8}


def test_BS1_3_the_standard_cards_need_no_card_file() -> None:
    assert TITLE.settle_cards({"specials": list(SPECIALS)[::-1]}) is None


@pytest.mark.parametrize(
    "cards",
    [
        {},
        {"specials": list(SPECIALS)[1:]},
        {"specials": "blind-r"},
        {"specials": ["blind-x", *SPECIALS[1:]]},
        {"specials": ["-r", *SPECIALS[1:]]},
        {"specials": ["number-r", *SPECIALS[1:]]},
        {"specials": [7, *SPECIALS[1:]]},
        {"specials": list(SPECIALS), "numbers": []},
    ],
)
def test_BS1_3_faulty_card_files_are_refused(cards: dict[str, object]) -> None:
    with pytest.raises(BadCards, match="specials"):
        TITLE.check_cards(cards)


def test_BS1_4_a_lower_highest_number_fewer_colours_and_symbols() -> None:
    assert pack_of(highest=5).size == 3 * 2 * 5 + 20
    assert pack_of(colours="pb").size == 2 * 2 * 15 + 4 * 4
    one_symbol = Pack(9, ALL_COLOURS, 2, False, list(SPECIALS))
    assert one_symbol.size == 3 * 9 + 20
    faces = [one_symbol.face(card) for card in one_symbol.cards]
    assert {face[-1] for face in faces if "-" not in face} == {"s"}


def test_BS1_4_special_cards_of_a_colour_left_out_are_left_out_and_gold_stays() -> None:
    pack = pack_of(colours="rb")
    faces = [pack.face(card) for card in pack.cards]
    assert not [face for face in faces if face[0] == "p" or face.endswith("-p")]
    assert Counter(face.split("-")[1] for face in faces if "-" in face) == {"r": 4, "b": 4, "g": 8}


def test_BS1_4_a_deck_too_small_is_refused() -> None:
    # 2 colours, 1 symbol, 1 to 5: 10 + 16 cards are enough for three seats (24), not for four (32).
    small = options(highest=5, colors=["p", "r"], symbols=["h"])
    assert hoodwink.new("blindsight", 3, 1, small).deciders is not None
    with pytest.raises(BadOption, match=r"BS1\.4"):
        hoodwink.new("blindsight", 4, 1, small)


def test_BS1_4_eight_cards_a_seat_are_just_enough() -> None:
    # 2 colours, 1 symbol, 1 to 8: 16 + 16 cards for four seats.
    hoodwink.new("blindsight", 4, 1, options(highest=8, colors=["p", "r"], symbols=["h"]))
    with pytest.raises(BadOption, match=r"BS1\.4"):
        hoodwink.new("blindsight", 4, 1, options(highest=7, colors=["p", "r"], symbols=["h"]))


def test_BS1_4_advanced_with_one_symbol_is_refused() -> None:
    with pytest.raises(BadOption, match=r"BS1\.4"):
        hoodwink.new("blindsight", 2, 1, options(symbols=["h"], advanced=True))
    hoodwink.new("blindsight", 2, 1, options(symbols=["h", "s"], advanced=True))


@pytest.mark.parametrize(
    "wrong",
    [
        {"highest": 4},
        {"highest": 16},
        {"colors": ["p"]},
        {"colors": ["r", "p"]},
        {"symbols": []},
        {"symbols": ["s", "h"]},
    ],
)
def test_BS1_4_other_values_are_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(BadOption, match=r"BS1\.4"):
        hoodwink.new("blindsight", 2, 1, wrong)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_BS1_5_seven_cards_to_each_seat(seats: int) -> None:
    table = new_table(seats)
    assert table.due == DRAW_STARTER
    table.step(Dealer(3))
    assert table.due == DEAL
    table.step(Dealer(3))
    assert table.due == LAY_PILE
    assert [table.hand_size(seat) for seat in range(seats)] == [7] * seats
    table.step(Dealer(3))
    assert table.due == TURN_UP
    assert table.drawn == 7 * seats
    assert sorted(table.deck.cards) == list(range(110))


def test_BS1_5_a_hand_is_seen_by_all_but_its_owner() -> None:
    game = hoodwink.new("blindsight", 3, 5)
    for seat in range(3):
        view = game.view(seat)
        for lot in view["zones"]:
            if lot["zone"] == "hand":
                faces = ["face" in view["cards"].get(handle, {}) for handle in lot["cards"]]
                assert len(faces) >= 7
                assert all(faces) == (lot["seat"] != seat)
                assert any(faces) == (lot["seat"] != seat)


def test_BS1_5_cards_drawn_go_to_the_right_end_in_the_order_drawn() -> None:
    table = position(["p1h p2h", "p3h p4h"], "p9h", "r1h r2h b3h")
    asked(table, 0)
    assert hand(table, 0) == "p1h p2h r1h r2h"


def test_BS1_5_a_card_that_leaves_closes_the_gap() -> None:
    table = position(["p1h", "r8h r9h r13h"], "b8h", "b1h")
    asked(table, 0)
    assert offered(table) == [PLAY + PLACES + 0, PLAY + PLACES + 1]
    table.apply(0, PLAY + PLACES + 1)
    assert hand(table, 1) == "r8h r13h"


def test_BS1_5_a_hand_may_get_long_and_lie_across_the_middle_of_the_deck() -> None:
    table = new_table(2)
    table.draw_starter(0)
    table.deal(vec[i64](list(range(110))))
    table.lay_pile(vec[i64](list(range(110))))
    table.draw(1, 60)
    assert table.hand_size(1) == 67
    expected = [*range(7, 14), *range(14, 74)]
    assert [table.slot_at(1, place) for place in range(67)] == expected
    assert table.take_out(1, 30) == expected.pop(30)
    assert table.take_out(1, 55) == expected.pop(55)
    assert [table.slot_at(1, place) for place in range(65)] == expected
    table.lay_down(13)
    assert table.finds_card(0)
    table.turn = 0
    places = [choice - PLACES for choice in offered(table)]
    follows = [table.pack.face(card) for card in expected]
    assert top(table) == "p14h"
    assert [follows[place] for place in places] == [
        face for face in follows if face[0] != "p" and face[1:-1] in ("13", "14", "15")
    ]
    assert all(table.offers(0, choice) == (choice in offered(table)) for choice in range(CHOICES))


def test_BS1_6_the_top_card_of_the_pile_is_turned_up() -> None:
    table = new_table(2)
    table.draw_starter(1)
    table.deal(vec[i64](list(range(110))))
    table.lay_pile(vec[i64](list(range(110))))
    assert table.due == TURN_UP
    table.step(IDLE)
    assert top(table) == "p15h"
    assert table.drawn == 15


def turned_up(first: str, starter: int = 1, seats: int = 3) -> SightTable:
    """Hands of purple 1 to 7 and so on, and this card turned up."""
    pack = pack_of()
    cards = list(range(110))
    place = [pack.face(card) for card in cards].index(first)
    cards[7 * seats], cards[place] = cards[place], cards[7 * seats]
    table = new_table(seats)
    table.draw_starter(starter)
    table.deal(vec[i64](cards))
    table.lay_pile(vec[i64](cards))
    table.step(IDLE)
    return table


def test_BS1_6_the_starting_seat_begins_on_a_number_card() -> None:
    table = turned_up("r7h")
    assert (table.turn, table.phase) == (1, PLAY_PHASE)
    assert playable(table) == "p6h p7h p6s"


def test_BS1_6_the_starting_seat_is_under_the_effect_of_a_blind() -> None:
    table = turned_up("blind-r")
    assert (table.turn, table.phase) == (1, BLIND_PHASE)


def test_BS1_6_the_starting_seat_is_under_the_effect_of_a_sight() -> None:
    table = turned_up("sight-r")
    assert (table.due, table.active) == (SIGHT_CARD, 1)


def test_BS1_6_the_starting_seat_is_under_the_effect_of_a_dilemma() -> None:
    table = turned_up("dilemma-r")
    assert (table.turn, table.phase, table.count(1)) == (1, PLAY_PHASE, 14)


def test_BS1_6_the_starting_seat_is_under_the_effect_of_a_trickster() -> None:
    table = turned_up("trickster-r")
    assert (table.due, table.active) == (TAKE_THREE, 1)


def test_BS1_6_the_starting_seat_is_drawn_and_every_seat_may_be() -> None:
    starters = set()
    dealer = Dealer(1)
    for _ in range(100):
        table = new_table(4)
        table.step(dealer)
        starters.add(table.starter)
    assert starters == {0, 1, 2, 3}


def test_BS1_6_turns_go_clockwise() -> None:
    table = position(["p1h p2h", "p3h p4h r9h", "p5h p6h"], "b9s", "r1h r2h b3h")
    asked(table, 2)
    play(table, "r9h")
    assert table.turn == NOBODY or table.turn == 0


# -- 2 What may be played -----------------------------------------------------------------------------------


def test_BS2_1_cards_of_the_other_hands_only() -> None:
    table = asked(position(["r9h", "r10h", "r11h"], "b10h"), 1)
    assert offered(table) == [PLAY, PLAY + 2 * PLACES]
    assert playable(table) == "r9h r11h"
    assert not table.offers(1, PLAY + PLACES)


def test_BS2_2_another_colour_and_the_same_or_a_neighbouring_number() -> None:
    table = asked(position(["p1h", "p6h p7s p8h p9h r7h r9h b7h b8s b9h"], "b8h"), 0)
    assert playable(table) == "p7s p8h p9h r7h r9h"


@pytest.mark.parametrize("highest", [5, 9, 15])
def test_BS2_2_the_highest_number_and_1_are_neighbours(highest: int) -> None:
    table = asked(position(["b2h", f"r{highest}h r1h r2h r3h r{highest - 1}h"], "p1h", highest=highest), 0)
    assert playable(table) == f"r{highest}h r1h r2h"
    table = asked(position(["b2h", f"r{highest}h r1h r2h r{highest - 1}h"], f"p{highest}h", highest=highest), 0)
    assert playable(table) == f"r{highest}h r1h r{highest - 1}h"


def test_BS2_3_a_special_card_needs_only_the_other_colour() -> None:
    table = asked(position(["p1h", "blind-p sight-r dilemma-b trickster-g blind-b"], "b8h"), 0)
    assert playable(table) == "blind-p sight-r trickster-g"


def test_BS2_3_gold_goes_on_every_colour_and_on_gold() -> None:
    gold = "sight-g blind-g"
    for under in ("p8h", "r8h", "b8h", "dilemma-p", "dilemma-g"):
        assert playable(asked(position(["p1h", gold], under), 0)) == gold


def test_BS2_3_every_other_colour_goes_on_gold() -> None:
    others = "p1h r15s b7h blind-p"
    assert playable(asked(position(["p2h", others], "dilemma-g"), 0)) == others


def test_BS2_4_advanced_asks_for_the_other_symbol_of_number_cards() -> None:
    cards = "r9h r9s r10h r10s r11h r11s sight-r"
    assert playable(asked(position(["p2h", cards], "b10h", advanced=True), 0)) == "r9s r10s r11s sight-r"
    assert playable(asked(position(["p2h", cards], "b10s", advanced=True), 0)) == "r9h r10h r11h sight-r"
    assert playable(asked(position(["p2h", cards], "b10s"), 0)) == cards


def test_BS2_4_on_a_special_card_the_symbol_does_not_matter() -> None:
    cards = "r9h r9s r10h"
    assert playable(asked(position(["p2h", cards], "dilemma-b", advanced=True), 0)) == cards


def test_BS2_5_gold_differs_from_every_colour_gold_included() -> None:
    pack = pack_of()
    faces = [pack.face(card) for card in range(110)]
    for under in range(110):
        follow = pack.following(pack.low_cards, under), pack.following(pack.high_cards, under)
        for card in range(110):
            differ = faces[card][0] != faces[under][0]
            if "-" in faces[card] or "-" in faces[under]:
                colours = [face[-1] if "-" in face else face[0] for face in (faces[card], faces[under])]
                differ = colours[0] != colours[1] or colours[0] == "g"
                expected = differ
            else:
                apart = abs(int(faces[card][1:-1]) - int(faces[under][1:-1]))
                expected = differ and apart in (0, 1, 14)
            assert bool(follow[card // HALF] >> card % HALF & 1) == expected, (faces[card], faces[under])


# -- 3 A turn -----------------------------------------------------------------------------------------------


def test_BS3_1_a_seat_plays_on_as_long_as_it_can() -> None:
    table = asked(position(["p14h p15h", "r9h b10h r2h", "r11h p3h"], "b8h", "b1h b2h"), 0)
    play(table, "r9h")
    assert table.turn == 0
    play(table, "b10h")
    assert table.turn == 0
    assert playable(table) == "r11h"
    play(table, "r11h")
    assert table.turn != 0


def test_BS3_1_there_is_no_choice_but_to_play() -> None:
    table = asked(position(["p14h p15h", "r9h r2h"], "b8h", "b1h b2h"), 0)
    assert offered(table) == [PLAY + PLACES]


def test_BS3_2_the_turn_ends_when_nothing_more_may_be_played() -> None:
    table = asked(position(["b10h p15h", "r9h r2h", "r14h p3h"], "b8h", "b1h b2h"), 0)
    play(table, "r9h")
    assert table.turn == 1
    assert playable(table) == "b10h"
    assert hand(table, 0) == "b10h p15h", "the seat has played, so it takes no cards"


def test_BS3_2_the_turn_ends_at_once_on_the_same_number() -> None:
    table = asked(position(["p14h", "r8h r2h", "p9h p3h"], "b8h", "b1h b2h"), 0)
    play(table, "r8h")
    assert table.turn == 1
    assert playable(table) == "p9h"


def test_BS3_2_the_turn_ends_at_once_on_a_special_card() -> None:
    table = asked(position(["p14h", "dilemma-r r2h", "p9h p3h"], "b8h", "b1h b2h"), 0)
    play(table, "dilemma-r")
    assert table.turn == 1


def test_BS3_2_the_same_number_counts_only_on_a_number_card() -> None:
    """A free play is no play on the same number, nor is what the pile brings."""
    table = hit(position(["p14h", "r8h b7h", "p9h p3h"], "dilemma-b", "b1h b2h"), 0)
    play(table, "r8h")
    assert table.turn == 0
    assert playable(table) == "b7h p9h"


def test_BS3_3_who_can_play_nothing_at_the_start_takes_two() -> None:
    table = position(["p14h", "r2h", "b3h p3h"], "b8h", "r9h b1h b2h")
    table.begin_play(0)
    assert (table.due, table.turn, table.active) == (TAKE_TWO, NOBODY, 0)
    table.step(IDLE)
    assert hand(table, 0) == "p14h r9h b1h"
    assert table.turn == 1, "its turn is over"
    assert playable(table) == "r9h"


def test_BS3_3_the_seat_does_not_see_what_it_takes() -> None:
    game = hoodwink.new("blindsight", 2, 5)
    while game.deciders and game.table.hand_size(0) <= game.table.hand_size(1):  # type: ignore[attr-defined]
        game.choose(game.deciders[0], 0)
    view = game.view(0)
    own = next(lot for lot in view["zones"] if lot["zone"] == "hand" and lot["seat"] == 0)
    assert not [handle for handle in own["cards"] if "face" in view["cards"].get(handle, {})]


def test_BS3_4_turns_pass_to_the_left() -> None:
    table = asked(position(["b10h", "r8h r2h", "p9h p3h"], "b8h", "b1h b2h"), 2)
    play(table, "r8h")
    assert table.turn == 0
    table = asked(position(["b10h r8h", "b9h r2h", "p9h p3h"], "b8h", "b1h b2h"), 2)
    play(table, "r8h")
    assert table.turn == 0


def test_BS3_4_who_is_out_is_passed_over_as_next_seat() -> None:
    table = asked(position(["b14h p1h", "r8h", "p9h p3h"], "b8h", "b1h b2h", last_standing=True), 0)
    play(table, "r8h")
    assert table.turn == 2 or table.active == 2


def test_BS3_4_who_is_out_is_passed_over_as_the_seat_after_it() -> None:
    """The Trickster falls on seat 1; the seat after it, 2, is out, so 3 has the free play."""
    table = position(["p1h p2h", "p3h p4h", "", "p5h p6h"], "trickster-b", "b1h b2h b3h b4h", last_standing=True)
    hit(table, 1)
    assert table.turn == 3


def test_BS3_4_who_is_out_is_passed_over_as_receiver_of_a_free_play() -> None:
    table = position(["b1h b2h", "", "b3h", "b5h r6h"], "dilemma-b", "r1h r2h b9h", last_standing=True)
    hit(table, 3)
    assert hand(table, 3) == "b5h r6h r1h r2h"
    assert table.turn == 0
    table = position(["b1h b2h", "", "b3h r6h", "b5h"], "dilemma-b", "b11h b12h b9h", last_standing=True)
    hit(table, 2)
    assert hand(table, 2) == "b3h r6h b11h b12h"
    assert table.turn == 3
    assert playable(table) == "r6h"
    table = position(["b1h r6h", "", "b3h", "b5h"], "dilemma-b", "b11h b12h b9h", last_standing=True)
    hit(table, 0)
    assert table.turn == 2, "past seat 1"


# -- 4 Special cards ----------------------------------------------------------------------------------------


def test_BS4_1_blind_a_place_of_the_own_hand() -> None:
    table = hit(position(["p1h p2h", "p3h b4h r5h", "r9h"], "blind-b", "b1h"), 1)
    assert (table.turn, table.phase) == (1, BLIND_PHASE)
    assert offered(table) == [BLIND_PLAY, BLIND_PLAY + 1, BLIND_PLAY + 2]
    table.apply(1, BLIND_PLAY + 1)
    assert top(table) == "b4h", "the same colour: whatever it is"
    assert hand(table, 1) == "p3h r5h"


def test_BS4_1_the_seat_does_not_see_what_it_chooses_from() -> None:
    game = hoodwink.new("blindsight", 2, 1)
    dealer = Dealer(0)
    while game.deciders and game.table.phase != BLIND_PHASE:  # type: ignore[attr-defined]
        game.choose(game.deciders[0], dealer.below(len(game.choices(game.deciders[0]))))
    if game.deciders:
        seat = game.deciders[0]
        assert all(set(choice.data) == {"choice", "place"} for choice in game.choices(seat))


def test_BS4_2_sight_puts_the_top_card_of_the_pile() -> None:
    table = position(["p1h p2h", "p3h b4h", "r9h p9h"], "sight-b", "b8h b1h")
    table.fall_on(1)
    assert (table.due, table.active) == (SIGHT_CARD, 1)
    table.step(IDLE)
    assert top(table) == "b8h"
    assert pile(table) == "b1h"
    assert (table.turn, playable(table)) == (1, "r9h p9h")


def test_BS4_2_sight_with_an_empty_pile_ends_the_game() -> None:
    table = position(["p1h p2h", "p3h b4h", "r9h p9h"], "sight-b")
    table.fall_on(1)
    assert table.due == END_GAME
    table.settle(IDLE)
    assert reasons(table) == ["pile"]
    assert winners(table) == [0]


def test_BS4_3_dilemma_any_card_of_another_colour() -> None:
    table = hit(position(["p1h r2h", "b3h b4h", "r9s sight-b dilemma-g"], "dilemma-b", "b1h", advanced=True), 1)
    assert table.turn == 1
    assert playable(table) == "p1h r2h r9s dilemma-g"


def test_BS4_3_the_own_hand_is_not_played_from_and_one_must_be_played() -> None:
    table = hit(position(["b1h", "r3h b4h", "b9s p2h"], "dilemma-b", "b2h"), 1)
    assert offered(table) == [PLAY + 2 * PLACES + 1]


def test_BS4_4_trickster_three_cards_and_a_free_play_for_the_seat_after() -> None:
    table = position(["p1h r2h", "b3h b4h", "r9s p8h"], "trickster-p", "b1h r5h p5h b13h")
    table.fall_on(1)
    assert (table.due, table.active) == (TAKE_THREE, 1)
    table.step(IDLE)
    assert hand(table, 1) == "b3h b4h b1h r5h p5h"
    assert table.turn == 2
    assert playable(table) == "r2h b3h b4h b1h r5h"


def test_BS4_4_with_two_seats_the_turn_comes_back() -> None:
    table = asked(position(["p1h p2h", "trickster-r b4h"], "b8h", "b1h r5h p5h"), 0)
    play(table, "trickster-r")
    assert hand(table, 1) == "b4h b1h r5h p5h"
    assert table.turn == 0
    assert playable(table) == "b4h b1h p5h"


def test_BS4_5_a_dilemma_that_finds_nothing() -> None:
    """Seat 1 takes two; the Dilemma stays, and the free play passes to seat 2."""
    table = position(["b1h b2h", "r3h b4h", "b9s b8h"], "dilemma-b", "b10h b11h b12h")
    hit(table, 1)
    assert hand(table, 1) == "r3h b4h b10h b11h"
    assert top(table) == "dilemma-b"
    assert (table.turn, playable(table)) == (2, "r3h")


def test_BS4_5_the_free_play_of_a_trickster_that_finds_nothing() -> None:
    table = position(["b1h p2h", "b3h b4h", "b9s r8h", "b6h"], "trickster-b", "b10h b11h b12h b13h b14h b15h")
    hit(table, 0)
    assert hand(table, 0) == "b1h p2h b10h b11h b12h"
    assert table.turn == 1, "which finds the purple 2 and the red 8"
    table = position(["b1h b2h", "b3h r4h", "b9s b8h", "b6h"], "trickster-b", "b10h b11h b12h b13h b14h b15h")
    hit(table, 0)
    assert hand(table, 1) == "b3h r4h b13h b14h"
    assert (table.turn, playable(table)) == (2, "r4h"), "no more cards for seat 2: the Trickster does not act again"


def test_BS4_5_it_may_pass_more_than_once() -> None:
    table = position(["b1h b2h", "b3h b4h", "b9s b8h"], "dilemma-b", "b10h b11h b12h b13h r1h b14h b5h")
    hit(table, 1)
    assert hand(table, 1) == "b3h b4h b10h b11h"
    assert hand(table, 2) == "b9s b8h b12h b13h"
    assert hand(table, 0) == "b1h b2h r1h b14h"
    assert (table.turn, playable(table)) == (1, "r1h")


def test_BS4_5_the_free_play_passed_on_is_followed_by_a_turn() -> None:
    table = position(["b1h b2h", "r3h b4h", "b9s b8h"], "dilemma-b", "b10h b11h b12h b13h")
    hit(table, 1)
    play(table, "r3h")
    assert table.turn == 2
    assert playable(table) == "b2h b4h"


def test_BS4_6_a_turn_begins_on_the_card_of_a_blind() -> None:
    table = hit(position(["p4h p2h", "p3h b4h r5h", "r9h"], "blind-b", "b1h"), 1)
    lay_blind(table, 1)
    assert (table.turn, table.phase, playable(table)) == (1, PLAY_PHASE, "p4h")


def test_BS4_6_who_can_play_nothing_on_it_takes_two() -> None:
    table = hit(position(["p4h p2h", "p3h b14h r5h", "r9h"], "blind-b", "b1h b2h b3h"), 1)
    lay_blind(table, 1)
    assert hand(table, 1) == "p3h r5h b1h b2h"
    assert table.turn != 1
    table = hit(position(["p4h p2h", "p3h b14h r5h", "r9h"], "sight-b", "b12h b2h b3h b5h"), 1)
    assert hand(table, 1) == "p3h b14h r5h b2h b3h"
    table = hit(position(["p4h p2h", "p3h b14h r5h", "r9h"], "dilemma-b", "b1h b2h b3h"), 1)
    play(table, "p2h")
    assert hand(table, 1) == "p3h b14h r5h b1h b2h"


def test_BS4_6_after_a_special_card_the_turn_is_over_and_the_next_seat_is_under_its_effect() -> None:
    table = hit(position(["p4h p2h", "p3h dilemma-b r5h", "r9h p1h"], "blind-b", "b1h b2h b3h"), 1)
    lay_blind(table, 1)
    assert (table.turn, playable(table)) == (2, "p4h p2h p3h r5h")
    table = hit(position(["p4h p2h", "p3h b14h r5h", "r9h p1h"], "sight-b", "blind-b b2h b3h"), 1)
    assert (table.turn, table.phase) == (2, BLIND_PHASE)
    table = hit(position(["p4h p2h", "p3h b14h r5h", "sight-r p1h"], "dilemma-b", "blind-b b2h b3h"), 1)
    play(table, "sight-r")
    assert top(table) == "blind-b", "seat 2 was under the Sight, so the Blind falls on seat 0"
    assert (table.turn, table.phase) == (0, BLIND_PHASE)


def test_BS4_6_a_sight_on_a_sight_goes_round() -> None:
    table = hit(position(["p4h p2h", "p3h r5h", "r9h p1h"], "sight-b", "sight-r sight-g sight-p b4h b3h"), 1)
    assert top(table) == "b4h"
    assert (table.turn, playable(table)) == (1, "p4h")


# -- 5 End --------------------------------------------------------------------------------------------------


def test_BS5_1_whose_last_card_is_played_wins_at_once() -> None:
    table = asked(position(["p4h p2h", "r9h", "r10h"], "b8h", "b1h"), 0)
    play(table, "r9h")
    assert table.over()
    assert winners(table) == [1]
    assert reasons(table) == ["emptied"]
    assert table.scores == [[6, 0, 10]]


def test_BS5_1_whatever_the_card_was() -> None:
    table = asked(position(["p4h p2h", "trickster-r", "r10h"], "b8h", "b1h"), 0)
    play(table, "trickster-r")
    assert winners(table) == [1]


def test_BS5_1_by_its_own_blind_too() -> None:
    table = hit(position(["p4h p2h", "r9h", "r10h"], "blind-r", "b1h"), 1)
    lay_blind(table, 0)
    assert winners(table) == [1]


def test_BS5_2_the_game_ends_halfway_through_a_draw() -> None:
    table = position(["p4h", "p2h p3h", "p5h"], "b8h", "sight-g")
    table.begin_play(0)
    assert table.due == TAKE_TWO
    table.step(IDLE)
    assert table.due == END_GAME
    assert hand(table, 0) == "p4h sight-g", "what could still be drawn"
    table.settle(IDLE)
    assert table.scores == [[24, 5, 5]]
    assert reasons(table) == ["pile"]
    assert winners(table) == [1, 2], "ties share"


def test_BS5_2_three_cards_asked_for_and_two_left() -> None:
    table = hit(position(["p4h", "p2h p3h", "p5h"], "trickster-b", "b1h b9h"), 1)
    assert table.scores == [[4, 15, 5]]
    assert winners(table) == [0]


def test_BS5_2_with_just_enough_cards_the_game_goes_on() -> None:
    table = asked(position(["p4h", "p2h r9h", "p5h"], "b13h", "b1h p12h"), 0)
    assert hand(table, 0) == "p4h b1h p12h"
    assert (table.turn, pile(table), playable(table)) == (1, "", "p12h")


def test_BS5_2_number_cards_count_their_number_and_special_cards_20() -> None:
    table = position(["p4h r15s b1h", "blind-p sight-g p1s"], "b8h")
    assert [table.hand_points(seat) for seat in range(2)] == [20, 41]


def test_BS5_2_a_game_may_end_before_anybody_has_chosen() -> None:
    """Two seats, no card fits, and all draws are of the same colour."""
    table = asked(position(["b1h", "b2h"], "b8h", "b3h b4h b5h"), 0)
    assert table.over()
    assert table.scores == [[8, 7]]
    assert reasons(table) == ["pile"]


def test_BS5_3_the_last_seat_with_cards_wins() -> None:
    table = asked(position(["p4h p2h", "r9h", "p10h r1h"], "b8h", "r9s b2h", last_standing=True), 0)
    play(table, "r9h")
    assert not table.over()
    assert table.turn == 0
    play(table, "p10h")
    assert (table.turn, playable(table)) == (0, "r9s"), "seat 2 has taken two"
    table = asked(position(["p4h p2h", "r9h", "p10h"], "b8h", "b1h b2h", last_standing=True), 0)
    play(table, "r9h", "p10h")
    assert reasons(table) == ["last-standing"]
    assert winners(table) == [0]
    assert table.scores == [[6, 0, 0]]


def test_BS5_3_the_effect_falls_on_the_next_seat_with_cards() -> None:
    table = asked(position(["p4h p2h", "blind-r", "p10h p1h"], "b8h", "b1h b2h", last_standing=True), 0)
    play(table, "blind-r")
    assert (table.turn, table.phase) == (2, BLIND_PHASE)


def test_BS5_3_out_by_its_own_blind_a_number_card() -> None:
    table = hit(position(["p4h p2h", "r9h", "p10h p1h"], "blind-r", "b1h b2h b3h", last_standing=True), 1)
    lay_blind(table, 0)
    assert top(table) == "r9h"
    assert hand(table, 1) == ""
    assert table.turn == 0, "seat 2 finds nothing on the red 9 and takes two: an ordinary turn"
    assert hand(table, 2) == "p10h p1h b1h b2h"
    table = hit(position(["p8h p2h", "r9h", "p10h p1h"], "blind-r", "b1h b2h b3h", last_standing=True), 1)
    lay_blind(table, 0)
    assert (table.turn, playable(table)) == (2, "p8h")


def test_BS5_3_out_by_its_own_blind_a_special_card() -> None:
    table = hit(position(["p4h p2h", "dilemma-b", "p10h p1h"], "blind-r", "b1h b2h b3h", last_standing=True), 1)
    lay_blind(table, 0)
    assert (table.turn, playable(table)) == (2, "p4h p2h")


def test_BS5_3_when_the_pile_runs_out_the_highest_hand_wins() -> None:
    table = asked(position(["p4h", "p2h p3h", "p5h"], "b8h", "r1h", last_standing=True), 0)
    assert reasons(table) == ["pile"]
    assert winners(table) == [0, 1, 2]
    table = asked(position(["p4h", "p2h p3h", "p6h"], "b8h", "r1h", last_standing=True), 0)
    assert winners(table) == [2]


def test_BS5_4_games_are_added_up_and_the_lowest_total_wins() -> None:
    table = asked(position(["p4h p2h", "r9h", "r10h"], "b8h", "b1h", games=2), 0)
    table.apply(0, PLAY + PLACES)
    assert table.due == END_GAME
    table.step(IDLE)
    assert table.due == NEXT_GAME
    assert [table.total(seat) for seat in range(3)] == [6, 0, 10]
    assert table.lies_open()
    table.step(IDLE)
    assert (table.due, table.game, table.starter) == (DEAL, 2, 1)
    play_out(table, Dealer(4))
    assert len(table.scores) == len(table.reasons) == 2
    totals = [sum(points[seat] for points in table.scores) for seat in range(3)]
    assert [table.total(seat) for seat in range(3)] == totals
    assert winners(table) == [seat for seat in range(3) if totals[seat] == min(totals)]


def test_BS5_4_ties_share() -> None:
    table = position(["p4h", "p2h", "r10h"], "b8h")
    table.points = vec[i64]([20, 22, 0, 0, 0, 0])
    table.finish(0)
    table.settle(IDLE)
    assert [table.total(seat) for seat in range(3)] == [24, 24, 10]
    assert winners(table) == [2]
    table = position(["p4h", "p2h", "r10h"], "b8h")
    table.points = vec[i64]([20, 22, 15, 0, 0, 0])
    table.finish(0)
    table.settle(IDLE)
    assert winners(table) == [0, 1]


def test_BS5_4_with_last_standing_the_highest_total_wins() -> None:
    table = new_table(3, last_standing=True, games=3)
    play_out(table, Dealer(9))
    totals = [table.total(seat) for seat in range(3)]
    assert len(table.scores) == 3
    assert winners(table) == [seat for seat in range(3) if totals[seat] == max(totals)]


def test_BS5_4_with_a_target_games_are_played_until_a_total_reaches_it() -> None:
    for seed in range(20):
        table = new_table(3, last_standing=True, games=1, target=100)
        play_out(table, Dealer(seed))
        totals = [table.total(seat) for seat in range(3)]
        before = [sum(points[seat] for points in table.scores[:-1]) for seat in range(3)]
        assert max(totals) >= 100 > max(before)
        assert winners(table) == [seat for seat in range(3) if totals[seat] == max(totals)]


def test_BS5_4_a_target_just_reached_is_reached() -> None:
    table = position(["p4h p6h", "r9h"], "b8h", last_standing=True, target=20)
    table.points = vec[i64]([10, 0, 0, 0, 0, 0])
    play(asked(table, 0), "r9h")
    assert table.over()
    table = position(["p4h p6h", "r9h"], "b8h", last_standing=True, target=21)
    table.points = vec[i64]([10, 0, 0, 0, 0, 0])
    asked(table, 0).apply(0, PLAY + PLACES)
    table.step(IDLE)
    assert table.due == NEXT_GAME


def test_BS5_4_the_next_game_is_started_by_the_seat_to_the_left() -> None:
    table = new_table(3, games=5)
    dealer = Dealer(3)
    starters: list[int] = []
    while not table.over():
        if table.due == DEAL:
            starters.append(table.starter)
        if table.due != 0:
            table.step(dealer)
        else:
            table.apply(table.turn, table.nth(table.turn, 0))
    assert starters == [(starters[0] + game) % 3 for game in range(5)]


@pytest.mark.parametrize(
    "wrong",
    [
        {"games": 0},
        {"games": 21},
        {"target": 50},
        {"target": 19, "last_standing": True},
        {"target": 501, "last_standing": True},
    ],
)
def test_BS5_4_other_values_are_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(BadOption, match=r"BS5\.4"):
        hoodwink.new("blindsight", 2, 1, wrong)


def test_BS5_4_the_hands_left_are_laid_open() -> None:
    game = hoodwink.new("blindsight", 2, 3)
    while game.deciders:
        game.choose(game.deciders[0], 0)
    for seat in (0, 1, None):
        view = game.view(seat)
        left = [lot for lot in view["zones"] if lot["zone"] == "left"]
        assert all("face" in view["cards"][handle] for lot in left for handle in lot["cards"])
        assert sum(len(lot["cards"]) for lot in left) > 0


# -- 6 Worked examples --------------------------------------------------------------------------------------


def test_BS6_1_what_may_be_played_on_a_blue_10() -> None:
    cards = "r8h r9h r10h r11h b9h b10s b11h"
    assert playable(asked(position(["p1h", cards], "b10h"), 0)) == "r9h r10h r11h"
    assert playable(asked(position(["p1h", "r11h r10h"], "b9h"), 0)) == "r10h"
    assert playable(asked(position(["p2h", "r15h r14h"], "b1h"), 0)) == "r15h"
    assert playable(asked(position(["p2h", "r1h r2h"], "b15h"), 0)) == "r1h"


def test_BS6_2_an_8_on_an_8_or_a_sight_ends_the_turn_at_once() -> None:
    table = asked(position(["p14h", "r8h p9h", "p7h p3h"], "b8h", "b1h b2h"), 0)
    play(table, "r8h")
    assert table.turn == 1
    table = asked(position(["p14h", "sight-r r2h", "p9h r13h"], "b8h", "b13h b2h b1h"), 0)
    play(table, "sight-r")
    assert top(table) == "b13h"
    assert (table.turn, playable(table)) == (1, "p14h r13h")


# -- Choices ------------------------------------------------------------------------------------------------


def test_flat_numbers_of_choices() -> None:
    assert (PLAY, PLACES, BLIND_PLAY, CHOICES) == (0, 110, 660, 770)
    data = TITLE.notation.data
    assert len(data) == CHOICES
    assert data[PLAY + 3 * PLACES + 14] == {"choice": "play", "of": 3, "place": 14}
    assert data[BLIND_PLAY + 5] == {"choice": "blind", "place": 5}


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_offers_agree_with_the_list_and_clones_play_alike(seats: int) -> None:
    dealer = Dealer(seats)
    for last_standing in (False, True):
        table = new_table(seats, last_standing=last_standing, games=2)
        table.settle(dealer)
        while table.turn != NOBODY:
            listed = offered(table)
            assert listed == sorted(set(listed)) != []
            assert [choice for choice in range(-1, CHOICES + 1) if table.offers(table.turn, choice)] == listed
            held = 0
            for seat in range(seats):
                assert held & (table.hand_low[seat] | table.hand_high[seat] << HALF) == 0
                held |= table.hand_low[seat] | table.hand_high[seat] << HALF
            assert held == table.held_low | table.held_high << HALF
            twin = table.clone()
            chosen = dealer.below(len(listed))
            ahead = dealer.clone()
            table.choose(chosen, dealer)
            twin.choose(chosen, ahead)
            assert [hand(table, seat) for seat in range(seats)] == [hand(twin, seat) for seat in range(seats)]
            assert (table.turn, table.top, table.drawn) == (twin.turn, twin.top, twin.drawn)


def test_notes_never_run_out_of_room() -> None:
    """A card laid down each time after which nobody finds anything, and a draw before it, is as long as a game gets."""
    most = 0
    dealer = Dealer(2)
    for _ in range(400):
        table = new_table(2, last_standing=True)
        play_out(table, dealer)
        most = max(most, table.noted)
    assert most < MOST_NOTES
