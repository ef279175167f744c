"""How a game of Blind Hen is seen, written and said."""

from __future__ import annotations

from typing import cast

import pytest

import hoodwink
from hoodwink.games.blind_hen import TITLE
from hoodwink.shelf import find
from hoodwink.table.dealer import Dealer
from hoodwink.table.errors import BadEntry, IllegalChoice
from hoodwink.table.game import Game
from hoodwink.table.options import Json
from hoodwink.table.record import read_record

TOP = ["G1", "corn", "hen", "Y4", "P2", "hen"]


def opened(seats: int = 3, end: int = 69, top: list[str] = TOP) -> Game:
    """A game with this pile, at its first decision; seat 0 is the auctioneer."""
    game = unopened(seats)
    game.enter({"chance": "sets", "sets": list("ABCDE")[:seats]})
    game.enter({"chance": "first", "seat": 0})
    game.enter({"chance": "pile", "cards": pile_of(end, top)})
    return game


def unopened(seats: int = 3) -> Game:
    return Game(TITLE, ["Ann", "Bo", "Cy", "Di", "Ed"][:seats], {}, None, Dealer(0))


def pile_of(end: int = 69, top: list[str] = TOP) -> list[str]:
    left = [f"{letter}{value}" for letter in "GYRPB" for value in (1, 1, 2, 2, 2, 3, 3, 4, 4)]
    left += ["corn"] * 12 + ["hen"] * 12
    for name in top:
        left.remove(name)
    pile = [*top, *left]
    pile.insert(end, "end")
    return pile


def play(game: Game, *choices: Json) -> Game:
    for choice in choices:
        game.choose(game.deciders[0], choice)
    return game


def show(*places: int) -> Json:
    return {"choice": "show", "cards": list(places)}


def bid(amount: int) -> Json:
    return {"choice": "bid", "amount": amount}


def pay(card: str) -> Json:
    return {"choice": "pay", "card": card}


FOLD: Json = {"choice": "fold"}
PAID: Json = {"choice": "paid"}


def faces(game: Game, viewer: int | None, zone: str, seat: int | None = None) -> list[object]:
    """What a viewer sees in a zone: faces, None for an empty place, ? for a back."""
    view = game.view(viewer)
    known = cast("dict[str, Json]", view["cards"])
    for lot in cast("list[Json]", view["zones"]):
        if (lot["zone"], lot.get("seat")) == (zone, seat):
            handles = cast("list[str | None]", lot["cards"])
            return [None if handle is None else known.get(handle, {}).get("face", "?") for handle in handles]
    raise AssertionError(f"no zone {zone}")


def facts(game: Game) -> Json:
    return cast("Json", game.view(None)["facts"])


def deduced(game: Game, viewer: int | None) -> Json:
    return cast("Json", game.view(viewer)["deduced"])


# -- Seen ---------------------------------------------------------------------------------------------------


def test_BH2_1_displays_are_open_and_sorted_by_colour() -> None:
    game = opened()
    for viewer in (None, 0, 1, 2):
        assert faces(game, viewer, "display", 1) == ["G1", "Y1", "Y3", "R2", "R2", "P1", "P2", "B3"]
        assert len(faces(game, viewer, "box")) == 16, "the sets that no seat uses"
    assert faces(opened(5), None, "box") == []


def test_BH2_2_nobody_sees_more_of_the_pile_than_its_size() -> None:
    game = opened()
    for viewer in (None, 0, 1, 2):
        zones = cast("list[Json]", game.view(viewer)["zones"])
        assert [lot for lot in zones if lot["zone"] == "pile"] == [{"zone": "pile", "count": 67}]


def test_BH3_1_only_the_auctioneer_sees_the_package() -> None:
    game = opened()
    assert faces(game, 0, "package", 0) == ["G1", "corn", "hen"]
    for viewer in (None, 1, 2):
        assert faces(game, viewer, "package", 0) == ["?", "?", "?"]
    assert facts(game)["package"] == ["?", "?", "?"]


def test_BH3_2_cards_face_up_are_seen_by_all_and_the_rest_is_not() -> None:
    game = play(opened(), show(0, 2))
    for viewer in (None, 0, 1, 2):
        assert faces(game, viewer, "shown", 0) == ["G1", None, "hen"]
        assert faces(game, viewer, "package", 0) == [None, "corn" if viewer == 0 else "?", None]
    assert facts(game)["package"] == ["G1", "?", "hen"]


def test_BH3_4_bids_are_seen_by_all() -> None:
    game = play(opened(), show(0), bid(2), FOLD)
    told = facts(game)
    assert (told["bids"], told["highest_bid"], told["highest_bidder"]) == ([2, "fold", None], 2, 0)
    play(game, bid(6))
    assert (facts(game)["missing"], facts(game)["bids"]) == (6, [2, "fold", 6])


def test_BH4_1_the_payment_lies_open() -> None:
    game = play(opened(), show(0), bid(2), bid(5), FOLD, pay("Y3"))
    assert faces(game, 2, "middle") == ["Y3"]
    assert (facts(game)["missing"], facts(game)["worth"]) == (2, [15, 12, 15])
    assert faces(game, None, "display", 1) == ["G1", "Y1", "R2", "R2", "P1", "P2", "B3"]
    play(game, pay("R2"), PAID)
    assert faces(game, 2, "middle") == []
    assert faces(game, 2, "display", 0) == ["G1", "G3", "Y2", "Y2", "Y3", "R1", "R2", "R2", "P3", "B1"]


def test_BH4_4_the_secret_pile_is_known_to_all_who_have_seen_it_shown() -> None:
    game = play(opened(), show(1), bid(2), bid(5), FOLD)
    assert faces(game, 2, "package", 0) == ["?", None, "?"]
    play(game, pay("Y3"), pay("R2"), PAID)
    for viewer in (None, 0, 1, 2):
        assert faces(game, viewer, "secret", 1) == ["corn", "hen"]
        assert faces(game, viewer, "display", 1)[:2] == ["G1", "G1"]
    told = [event.get("happened") for event in game.events(2)][-4:]
    assert told == ["payment-taken", "package-shown", "package-taken", "package-drawn"]


def test_BH4_4_a_card_is_followed_from_the_package_to_where_it_goes() -> None:
    game = play(opened(), show(1), bid(2), bid(5), FOLD)
    before = handles(game, 2, 0)
    play(game, pay("Y3"), pay("R2"), PAID)
    after = handles(game, 2, 1)
    assert before["package"][0] in after["display"]
    assert before["package"][2] in after["secret"]
    assert before["shown"][1] in after["secret"]


def handles(game: Game, viewer: int, seat: int) -> dict[object, list[str]]:
    """What lies with a seat, by zone."""
    zones = cast("list[Json]", game.view(viewer)["zones"])
    return {lot["zone"]: cast("list[str]", lot["cards"]) for lot in zones if lot.get("seat") == seat}


def test_BH5_1_the_cards_drawn_last_stay_hidden() -> None:
    game = opened(end=61)
    dealer = Dealer(1)
    while game.deciders:
        game.choose(game.deciders[0], dealer.below(game.table.count(game.deciders[0])))
    auctioneer = cast("int", facts(game)["auctioneer"])
    for viewer in range(3):
        seen = faces(game, viewer, "package", auctioneer)
        assert (seen[1] == "end") == (viewer == auctioneer)
        assert seen == ["?", "?", "?"] or viewer == auctioneer
    last = game.events(None)[-1]
    assert last["happened"] == "end-drawn"
    assert last["result"] == game.result


def test_what_has_not_been_seen_can_be_counted() -> None:
    game = play(opened(), show(0))
    unseen = cast("dict[str, int]", deduced(game, 0)["unseen"])
    assert (unseen["G1"], unseen["corn"], unseen["hen"], sum(unseen.values())) == (1, 11, 11, 66)
    for viewer in (None, 1, 2):
        unseen = cast("dict[str, int]", deduced(game, viewer)["unseen"])
        assert (unseen["G1"], unseen["corn"], unseen["hen"], sum(unseen.values())) == (1, 12, 12, 68)
    assert deduced(game, 1)["auctions"] == [19, 22]


def test_how_many_auctions_can_still_come() -> None:
    for seed in range(10):
        game = hoodwink.new("blind-hen", 3, seed)
        dealer = Dealer(seed)
        told = [deduced(game, None)["auctions"]]
        while game.deciders:
            game.choose(game.deciders[0], dealer.below(game.table.count(game.deciders[0])))
            if deduced(game, None)["auctions"] != told[-1]:
                told.append(deduced(game, None)["auctions"])
        assert told[0] == [19, 22]
        assert told.pop() == [0, 0]
        for auction, (fewest, most) in enumerate(cast("list[list[int]]", told), start=1):
            assert fewest <= len(told) - auction <= most


def test_points_are_those_of_the_result_in_the_end() -> None:
    game = hoodwink.new("blind-hen", 4, 2)
    dealer = Dealer(2)
    while game.deciders:
        game.choose(game.deciders[0], dealer.below(game.table.count(game.deciders[0])))
    result = game.result
    assert result is not None
    assert facts(game)["points"] == result["totals"]
    parts = [cast("list[int]", result[part]) for part in ("majorities", "colours", "piles")]
    assert [sum(points) for points in zip(*parts, strict=True)] == result["totals"]
    assert read_record(game.record().encode(), find, Dealer(0)).result == result


# -- Written: choices ---------------------------------------------------------------------------------------


def take(card: str) -> Json:
    return {"choice": "take", "card": card}


def test_flat_numbers_are_what_they_say() -> None:
    told = TITLE.notation.data
    assert [told[number]["cards"] for number in range(6)] == [[0], [1], [2], [0, 1], [0, 2], [1, 2]]
    assert [told[number]["amount"] for number in range(6, 307)] == list(range(301))
    assert told[307] == FOLD
    assert [told[number] for number in (308, 313, 327)] == [pay("G1"), pay("Y2"), pay("B4")]
    assert told[328] == PAID
    assert [told[number] for number in (329, 348)] == [take("G1"), take("B4")]
    assert len(told) == 349


def asked(*choices: Json) -> Game:
    return play(opened(), *choices)


KEPT = (show(0), bid(4), FOLD, FOLD, pay("Y2"), pay("Y2"), PAID)


@pytest.mark.parametrize(
    ("before", "choice", "clause", "reason"),
    [
        ((), bid(1), "BH3.2", "one or two of the three cards are shown now"),
        ((), FOLD, "BH3.2", "one or two of the three cards are shown now"),
        ((show(0),), show(1), "BH3.3", "a bid is asked for now"),
        ((show(0),), bid(0), "BH3.3", "the opening bid is at least 1"),
        ((show(0),), FOLD, "BH3.3", "the auctioneer may not fold"),
        ((show(0),), bid(16), "BH3.3", "your display is worth 15: you cannot bid 16"),
        ((show(0), bid(4)), bid(4), "BH3.4", "the highest bid is 4: bid more, or fold"),
        ((show(0), bid(4)), bid(0), "BH3.4", "the highest bid is 4: bid more, or fold"),
        ((show(0), bid(4)), bid(16), "BH3.4", "your display is worth 15: you cannot bid 16"),
        ((show(0), bid(4)), PAID, "BH3.4", "a bid is asked for now"),
        ((show(0), bid(4), FOLD, FOLD), take("G1"), "BH4.1", "your bid is paid now"),
        ((show(0), bid(4), FOLD, FOLD), PAID, "BH4.1", "4 of your bid is still missing"),
        ((show(0), bid(4), FOLD, FOLD), pay("G2"), "BH4.1", "there is no G2 in your display"),
        (
            (show(0), bid(4), FOLD, FOLD),
            pay("B1"),
            "BH4.1",
            "after B1 the cards that can still follow would not make up the 4 missing",
        ),
        (
            (show(0), bid(4), FOLD, FOLD, pay("Y2")),
            pay("G1"),
            "BH4.1",
            "a payment is laid in order, and Y2 lies already",
        ),
        (KEPT, pay("G1"), "BH4.3", "a card is taken out of the middle now"),
        (KEPT, take("G1"), "BH4.3", "there is no G1 in the middle"),
    ],
)
def test_BH3_3_BH3_4_BH4_1_BH4_3_what_is_not_offered_is_refused(
    before: tuple[Json, ...], choice: Json, clause: str, reason: str
) -> None:
    game = asked(*before)
    record = game.record()
    with pytest.raises(IllegalChoice) as caught:
        game.choose(game.deciders[0], choice)
    assert (caught.value.clause, caught.value.words["en"]) == (clause, reason)
    assert caught.value.words["de"] != reason
    assert game.record() == record


@pytest.mark.parametrize(
    ("before", "clause"),
    [
        ((), "BH3.2"),
        ((show(0),), "BH3.3"),
        ((show(0), bid(1)), "BH3.4"),
        ((show(0), bid(1), FOLD, FOLD), "BH4.1"),
        (KEPT, "BH4.3"),
    ],
)
def test_BH3_2_BH3_3_BH3_4_BH4_1_BH4_3_by_which_clause(before: tuple[Json, ...], clause: str) -> None:
    game = asked(*before)
    assert {choice.clause for choice in game.choices(game.deciders[0])} == {clause}


def test_BH4_1_a_payment_can_be_made_as_one_answer() -> None:
    game = asked(show(0), bid(4), FOLD, FOLD)
    with pytest.raises(IllegalChoice, match=r"BH4\.1: a payment is laid in order, and Y2 lies already"):
        game.choose(0, [pay("Y2"), pay("G3"), PAID])
    assert faces(game, 0, "middle") == []
    game.choose(0, [pay("Y2"), pay("Y2"), PAID])
    assert faces(game, 0, "middle") == ["Y2", "Y2"]


def test_BH5_1_nothing_is_chosen_when_the_game_is_over() -> None:
    game = opened(end=60)
    dealer = Dealer(3)
    while game.deciders:
        game.choose(game.deciders[0], dealer.below(game.table.count(game.deciders[0])))
    with pytest.raises(IllegalChoice, match=r"BH5\.1: the game is over"):
        game.choose(0, FOLD)


# -- Written: chance ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sets", "reason"),
    [
        (None, '"sets" is a list of 3 letters, one for each seat (BH2.1)'),
        (["A", "B"], '"sets" is a list of 3 letters, one for each seat (BH2.1)'),
        (["A", "B", "F"], "the starting sets are A to E (BH1.1), and there is no 'F'"),
        (["A", "B", "DE"], "the starting sets are A to E (BH1.1), and there is no 'DE'"),
        (["A", "B", 2], "the starting sets are A to E (BH1.1), and there is no 2"),
        (["A", "B", "A"], "there is one set A only (BH1.1)"),
    ],
)
def test_BH2_1_wrong_sets_are_refused(sets: object, reason: str) -> None:
    game = unopened()
    with pytest.raises(BadEntry) as caught:
        game.enter({"chance": "sets", "sets": sets})
    assert str(caught.value) == reason
    assert game.log == []


@pytest.mark.parametrize("seat", [3, -1, None, True, 0.0, "0"])
def test_BH2_3_a_wrong_first_seat_is_refused(seat: object) -> None:
    game = unopened()
    game.enter({"chance": "sets", "sets": ["C", "B", "E"]})
    with pytest.raises(BadEntry, match=r'"seat" is a seat from 0 to 2 \(BH2\.3\), not '):
        game.enter({"chance": "first", "seat": seat})
    assert len(game.log) == 1


@pytest.mark.parametrize(
    ("pile", "reason"),
    [
        ("end", '"cards" is a list of 70 cards (BH2.2)'),
        (pile_of()[:69], '"cards" is a list of 70 cards (BH2.2)'),
        (["G5", *pile_of()[1:]], "there is no card 'G5' (BH1.2)"),
        ([1, *pile_of()[1:]], "there is no card 1 (BH1.2)"),
        (["G2", *pile_of()[1:]], "of G1 there are 2 in the pile (BH2.2), not 1"),
        ([*pile_of()[:69], "hen"], "of hen there are 12 in the pile (BH2.2), not 13"),
        (pile_of(59), "the Game End card is one of the last ten of the pile (BH2.2)"),
    ],
)
def test_BH2_2_a_wrong_pile_is_refused(pile: object, reason: str) -> None:
    game = unopened()
    game.enter({"chance": "sets", "sets": ["C", "B", "E"]})
    game.enter({"chance": "first", "seat": 1})
    with pytest.raises(BadEntry) as caught:
        game.enter({"chance": "pile", "cards": pile})
    assert str(caught.value) == reason
    assert len(game.log) == 2


def test_BH1_3_a_record_holds_the_card_data_if_it_is_not_the_standard_one() -> None:
    standard = TITLE.standard_cards()
    turned: Json = {key: [*reversed(cast("list[object]", value))] for key, value in standard.items()}
    assert '"cards"' not in hoodwink.new("blind-hen", 3, 1, cards=standard).record().splitlines()[0]
    game = hoodwink.new("blind-hen", 3, 1, cards={**standard, "chickens": ["B4"] * 45})
    assert cast("list[str]", game.log[2].chance["cards"]).count("B4") == 45 if game.log[2].chance else False
    again = read_record(game.record().encode(), find, Dealer(0))
    assert again.record() == game.record()
    assert hoodwink.new("blind-hen", 3, 1, cards=turned).cards == {
        "sets": [*reversed(cast("list[object]", TITLE.check_cards(standard)["sets"]))],
        "chickens": standard["chickens"],
    }, "the order within a list means nothing, but the five sets are A to E"


# -- Said ---------------------------------------------------------------------------------------------------


def log_of(game: Game, lang: str) -> list[str]:
    told = [TITLE.say_event(event, game.names, lang) for event in game.events(1)]
    return [line for line in told if line]


def test_an_auction_is_told() -> None:
    game = asked(show(0, 2), bid(2), bid(5), FOLD, pay("Y3"), pay("R2"), PAID, show(1), bid(1), FOLD, FOLD)
    play(game, pay("G1"), PAID, take("G1"))
    assert log_of(game, "en") == [
        "The starting sets are dealt: Ann A, Bo B, Cy C.",
        "Ann is the first auctioneer.",
        "The draw pile is shuffled.",
        "Ann draws the next package.",
        "Ann shows green 1 and Blind Hen.",
        "Ann bids 2.",
        "Bo bids 5.",
        "Cy folds.",
        "Bo pays with yellow 3.",
        "Bo pays with red 2.",
        "Bo has paid.",
        "Ann takes the payment.",
        "The package is shown: green 1, Golden Corn and Blind Hen.",
        "Bo takes the package.",
        "Bo draws the next package.",
        "Bo shows purple 2.",
        "Bo bids 1.",
        "Cy folds.",
        "Ann folds.",
        "Bo pays with green 1.",
        "Bo has paid.",
        "Cy takes green 1.",
        "The package is shown: yellow 4, purple 2 and Blind Hen.",
        "Bo takes the package.",
        "Bo draws the next package.",
    ]
    assert log_of(game, "de")[:9] == [
        "Die Startsätze werden verteilt: Ann A, Bo B, Cy C.",
        "Ann leitet die erste Auktion.",
        "Der Nachziehstapel wird gemischt.",
        "Ann zieht das nächste Paket.",
        "Ann legt offen aus: Grün 1 und Blindes Huhn.",
        "Ann bietet 2.",
        "Bo bietet 5.",
        "Cy passt.",
        "Bo bezahlt mit Gelb 3.",
    ]
    assert len(log_of(game, "de")) == len(log_of(game, "en"))


def test_facts_are_told() -> None:
    game = asked(show(0, 2), bid(2), bid(5), FOLD, pay("Y3"))
    points = "; ".join(f"{name}: {game.table.total(seat)}" for seat, name in enumerate(game.names))
    unseen = (
        "1× green 1, 3× green 2, 2× green 3, 2× green 4, 2× yellow 1, 3× yellow 2, 2× yellow 3, 2× yellow 4, "
        "2× red 1, 3× red 2, 2× red 3, 2× red 4, 2× purple 1, 3× purple 2, 2× purple 3, 2× purple 4, "
        "2× blue 1, 3× blue 2, 2× blue 3, 2× blue 4, 12× Golden Corn, 11× Blind Hen"
    )
    told = facts(game) | deduced(game, 1)
    assert [TITLE.say_fact(name, value, game.names, "en") for name, value in told.items()] == [
        "starting sets: Ann: A; Bo: B; Cy: C",
        "auctioneer: Ann",
        "package: green 1, face down, Blind Hen",
        "bids: Ann: 2; Bo: 5; Cy: folded",
        "highest bid: 5",
        "highest bidder: Bo",
        "still to pay: 2",
        "display worth: Ann: 15; Bo: 12; Cy: 15",
        f"points if the game ended now: {points}",
        f"not seen yet: {unseen}",
        "auctions still to come: 19 to 22",
    ]
    assert TITLE.say_fact("highest_bidder", None, game.names, "de") == "Höchstgebot von: –"
    assert TITLE.say_fact("auctions", [0, 0], game.names, "de") == "Auktionen, die noch kommen: 0"
    assert TITLE.say_fact("package", ["G1", "?"], game.names, "de") == "Paket: Grün 1, verdeckt"


def test_results_are_told() -> None:
    names = ["Ann", "Bo", "Cy"]
    assert TITLE.say_result({"totals": [3, 48, 7], "winners": [1]}, names, "en") == "Bo wins: Ann 3, Bo 48, Cy 7."
    assert TITLE.say_result({"totals": [8, 8, 8], "winners": [0, 1, 2]}, names, "de") == (
        "Ann, Bo und Cy gewinnen: Ann 8, Bo 8, Cy 8."
    )


@pytest.mark.parametrize(
    ("choice", "en", "de"),
    [
        (show(1), "show card 2", "Karte 2 offen auslegen"),
        (show(0, 2), "show cards 1 and 3", "Karten 1 und 3 offen auslegen"),
        (bid(12), "bid 12", "12 bieten"),
        (FOLD, "fold", "passen"),
        (pay("P3"), "pay with purple 3", "mit Lila 3 bezahlen"),
        (PAID, "that is the whole payment", "das ist alles, was ich bezahle"),
        (take("B4"), "take blue 4", "Blau 4 nehmen"),
    ],
)
def test_choices_are_told(choice: Json, en: str, de: str) -> None:
    assert (TITLE.say_choice(choice, "en"), TITLE.say_choice(choice, "de")) == (en, de)
