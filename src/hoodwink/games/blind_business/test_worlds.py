"""The worlds of a seat in Blind Business: all there are, evenly, and made of nothing that it does not know."""

from __future__ import annotations

import math
from collections import Counter
from itertools import permutations

import pytest

import hoodwink
from hoodwink.games.blind_business import TITLE
from hoodwink.games.blind_business.cards import CARDS, PLACES, card_in, hand_cards
from hoodwink.games.blind_business.notation import CARD_NAMES
from hoodwink.games.blind_business.rules import ADD, ASK, SHUFFLE, BusinessTable
from hoodwink.table.cards import members
from hoodwink.table.dealer import Dealer
from hoodwink.table.game import Game
from hoodwink.table.record import read_record

World = tuple[tuple[int, ...], tuple[int, ...], frozenset[int]]


def world_of(table: BusinessTable, seat: int) -> World:
    """What the seat cannot see of a table: its hand by place, the pile, and what was taken out."""
    hand = tuple(int(card_in(table.sides[seat].hand, place)) for place in range(PLACES))
    end = table.pile_end()
    pile = tuple(int(card) for card in table.deck[table.top : end])
    return hand, pile, frozenset(int(card) for card in table.deck[end:])


def all_worlds(table: BusinessTable, seat: int) -> set[World]:
    """Every way in which the cards can lie: known ones wherever known ones stand, the others wherever others lie."""
    hand, pile, removed = world_of(table, seat)
    new = [place for place in range(PLACES) if table.is_new(seat, place)]
    known = [place for place in range(PLACES) if hand[place] < CARDS and place not in new]
    unseen = [*(hand[place] for place in new), *pile, *sorted(removed)]
    worlds: set[World] = set()
    for standing in permutations([hand[place] for place in known]):
        for lying in permutations(unseen):
            cards = list(hand)
            for place, card in zip([*known, *new], [*standing, *lying], strict=False):
                cards[place] = card
            rest = lying[len(new) :]
            worlds.add((tuple(cards), rest[: len(pile)], frozenset(rest[len(pile) :])))
    return worlds


def endings(seats: int, most_unseen: int) -> list[tuple[BusinessTable, int]]:
    """Tables near their end, with a seat that has seen all but a few cards."""
    found: list[tuple[BusinessTable, int]] = []
    for seed in range(400):
        table = BusinessTable(seats, True, True)
        dealer = Dealer(seed)
        table.settle(dealer)
        while not table.over():
            if table.turns_left <= 2 and table.phase == ASK:
                for seat in range(seats):
                    if 2 < len(members(table.unseen(seat))) <= most_unseen:
                        found.append((table.clone(), seat))
            table.choose(dealer.below(table.count(table.turn)), dealer)
        if len(found) > 12:
            break
    return found


@pytest.mark.parametrize(("seats", "most_unseen"), [(4, 5), (5, 4)])
def test_worlds_are_all_there_are_and_even(seats: int, most_unseen: int) -> None:
    tried = 0
    for table, seat in endings(seats, most_unseen)[:6]:
        worlds = all_worlds(table, seat)
        each = 40
        drawn: Counter[World] = Counter()
        dealer = Dealer(tried)
        for _ in range(each * len(worlds)):
            world = table.clone()
            TITLE.worlds.redeal(world, seat, dealer)
            drawn[world_of(world, seat)] += 1
        assert set(drawn) == worlds
        chi = sum((drawn[world] - each) ** 2 for world in worlds) / each
        free = len(worlds) - 1
        assert abs(chi - free) < 5 * math.sqrt(2 * free)
        tried += 1
    assert tried > 3


def test_a_seat_that_sees_its_hand_has_it_in_every_world() -> None:
    """BB5.2: while it decides, and ever after."""
    found = 0
    for seed in range(30):
        table = BusinessTable(5, True, True)
        dealer = Dealer(seed)
        table.settle(dealer)
        while not table.over():
            if table.phase == ADD or table.adder >= 0:
                found += 1
                check_open_hand(table)
            table.choose(dealer.below(table.count(table.turn)), dealer)
        if table.adder >= 0:
            check_open_hand(table)
    assert found > 5


def check_open_hand(table: BusinessTable) -> None:
    for seed in range(20):
        world = table.clone()
        TITLE.worlds.redeal(world, table.adder, Dealer(seed))
        assert world.sides[table.adder].hand == table.sides[table.adder].hand


def games_to_all_points(seeds: range) -> list[Game]:
    """Games of every number of seats, stopped after every few entries: also where only chance can follow."""
    found: list[Game] = []
    for seed in seeds:
        game = hoodwink.new("blind-business", 2 + seed % 4, seed)
        dealer = Dealer(seed)
        while game.deciders:
            game.choose(game.deciders[0], dealer.below(game.table.count(game.deciders[0])))
        lines = game.record().splitlines(keepends=True)
        switches = [number for number, line in enumerate(lines) if '"shuffle"' in line]
        stops = {*range(1, len(lines), 25), *range(1, 7), *switches, *(number + 1 for number in switches)}
        for stop in sorted(stops):
            found.append(read_record("".join(lines[:stop]).encode(), lambda _: TITLE, Dealer(0)))
    return found


def test_worlds_hold_wherever_a_record_breaks_off() -> None:
    shuffling = 0
    for game in games_to_all_points(range(4)):
        table = game.table
        assert isinstance(table, BusinessTable)
        shuffling += table.due == SHUFFLE
        for seat in range(game.seats):
            world = game.world(seat, Dealer(7))
            assert world.view(seat) == game.view(seat)
            assert world.events(seat) == game.events(seat)
            assert world.view(None) == game.view(None)
            replayed = read_record(world.record().encode(), lambda _: TITLE, Dealer(0))
            assert replayed.record() == world.record()
            assert faces(replayed) == faces(world)
    assert shuffling > 1


def faces(game: Game) -> list[tuple[str, int, list[str]]]:
    """Where every card lies, and what each seat has seen."""
    table = game.table
    assert isinstance(table, BusinessTable)
    seen = [
        ("", seat, sorted(CARD_NAMES[card] for card in members(side.seen))) for seat, side in enumerate(table.sides)
    ]
    return [
        (lot.zone.name, lot.seat, [CARD_NAMES[card] if card >= 0 else "" for card in lot.cards])
        for lot in TITLE.lay(table)
    ] + seen


def test_a_world_is_made_of_what_the_seat_knows_alone() -> None:
    """The same dealer makes the same world of any two tables that the seat cannot tell apart, also in what they hold
    beside the cards that lie somewhere, and the same chance follows in both."""
    for game in games_to_all_points(range(8)):
        for seat in range(game.seats):
            told = game.world(seat, Dealer(3)).record()
            other = read_record(told.encode(), lambda _: TITLE, Dealer(0))
            once, twice = game.world(seat, Dealer(5)), other.world(seat, Dealer(5))
            assert once.record() == twice.record()
            first, second = once.table, twice.table
            assert isinstance(first, BusinessTable)
            assert isinstance(second, BusinessTable)
            assert [CARD_NAMES[card] for card in first.deck] == [CARD_NAMES[card] for card in second.deck]
            assert faces(once) == faces(twice)
            first.settle(Dealer(9))
            second.settle(Dealer(9))
            assert faces(once) == faces(twice)


def test_the_others_know_the_new_cards_of_a_world() -> None:
    table = BusinessTable(3, True, True)
    dealer = Dealer(1)
    table.settle(dealer)
    for _ in range(20):
        table.choose(dealer.below(table.count(table.turn)), dealer)
    world = table.clone()
    TITLE.worlds.redeal(world, 0, Dealer(2))
    assert world.sides[0].seen == table.sides[0].seen
    for other in (1, 2):
        assert hand_cards(world.sides[0].hand) & ~world.sides[other].seen == 0
        gone = hand_cards(table.sides[0].hand) & ~hand_cards(world.sides[0].hand)
        assert gone & world.sides[other].seen == 0
