"""What a seat can work out, and the worlds drawn from it, against all deals that could have led to what it has seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from math import factorial, sqrt

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import hoodwink
from hoodwink.games.blindsight.cards import SPECIALS, Deck, Pack, colour_set, symbol_set
from hoodwink.games.blindsight.rules import NO_CARD, PLAY_PHASE, SightTable
from hoodwink.games.blindsight.worlds import OwnHand, SightWorlds
from hoodwink.games.blindsight.zones import hand_slots, not_playable_on
from hoodwink.shelf import find
from hoodwink.table.dealer import Dealer
from hoodwink.table.record import read_record

WORLDS = SightWorlds()
Choice = tuple[int, int]


class Story:
    """A game with its choices, so that it can be told again with other cards."""

    def __init__(self, seats: int, pack: Pack, last_standing: bool, seed: int) -> None:
        self.pack = pack
        self.last_standing = last_standing
        self.seats = seats
        self.choices: list[Choice] = []
        self.dealer = Dealer(seed)
        self.table = self.opened(int(self.dealer.below(seats)))
        cards = vec[i64](list(pack.cards))
        self.dealer.shuffle(cards)
        self.starter = int(self.table.starter)
        self.table.deal(cards)
        self.table.lay_pile(cards)
        self.table.settle(self.dealer)

    def opened(self, starter: int) -> SightTable:
        table = SightTable(self.seats, Deck(self.pack, self.pack.cards), self.last_standing, 1, 0)
        table.draw_starter(starter)
        return table

    def play_on(self) -> None:
        table = self.table
        seat = int(table.turn)
        choice = int(table.nth(seat, self.dealer.below(table.count(seat))))
        self.choices.append((seat, choice))
        table.apply(seat, choice)
        table.settle(self.dealer)

    def seen_with(self, cards: list[int]) -> list[Choice] | None:
        """What all see of the game with these cards: who must choose, who draws; None if it cannot be told so."""
        table = self.opened(self.starter)
        table.deal(vec[i64](cards))
        table.lay_pile(vec[i64](cards))
        seen: list[Choice] = []
        for seat, choice in [*self.choices, (-1, -1)]:
            while table.due != 0:
                seen.append((int(table.due), int(table.active)))
                table.step(self.dealer)
            seen.append((int(table.turn), int(table.phase)))
            if seat >= 0:
                if table.turn != seat or not table.offers(seat, choice):
                    return None
                table.apply(seat, choice)
        return seen

    def hidden(self, seat: int) -> list[int]:
        """The slots of the cards that this seat has not seen."""
        return hand_slots(self.table, seat) + list(range(self.table.drawn, self.pack.size))

    def worlds_of(self, seat: int) -> list[tuple[int, ...]]:
        """All that may lie in the hidden slots."""
        slots = self.hidden(seat)
        cards = list(self.table.deck.cards)
        truly = self.seen_with(cards)
        worlds: list[tuple[int, ...]] = []
        for order in permutations([cards[slot] for slot in slots]):
            for slot, card in zip(slots, order, strict=True):
                cards[slot] = card
            if self.seen_with(cards) == truly:
                worlds.append(order)
        return worlds


def small_pack(advanced: bool, colours: str = "pr", symbols: str = "h", highest: int = 8) -> Pack:
    return Pack(highest, colour_set(list(colours)), symbol_set(list(symbols)), advanced, list(SPECIALS))


def endings(most_hidden: int, wanted: int) -> Iterator[tuple[Story, int]]:
    """Positions with few hidden cards, seen by a seat that has learned something."""
    found = 0
    for seed in range(10_000):
        seats = 2 + seed % 3
        advanced = seed % 4 == 0
        pack = small_pack(advanced, symbols="hs" if advanced else "h", highest=8 if seats < 4 else 10)
        story = Story(seats, pack, seed % 2 == 0, seed)
        while story.table.turn >= 0:
            for seat in range(seats):
                hidden = story.hidden(seat)
                if 3 <= len(hidden) <= most_hidden and hand_slots(story.table, seat):
                    own = OwnHand(story.table, seat)
                    kind = (seed + len(story.choices)) % 3
                    if (own.must_fit and kind == 0) or (any(not_playable_on(story.table, seat)) and kind == 1):
                        yield story, seat
                        found += 1
                        if found == wanted:
                            return
            story.play_on()
    raise AssertionError("too few endings")


def hidden_cards(table: SightTable, slots: list[int]) -> tuple[int, ...]:
    return tuple(table.deck.cards[slot] for slot in slots)


def test_worlds_are_all_there_are_and_evenly_drawn() -> None:
    dealer = Dealer(77)
    restricted = 0
    for story, seat in endings(5, 30):
        worlds = story.worlds_of(seat)
        slots = story.hidden(seat)
        assert hidden_cards(story.table, slots) in worlds
        restricted += len(worlds) < factorial(len(slots))
        drawn: Counter[tuple[int, ...]] = Counter()
        each = 40
        world = story.table.clone()
        for _ in range(each * len(worlds)):
            WORLDS.redeal(world, seat, dealer)
            drawn[hidden_cards(world, slots)] += 1
        assert set(drawn) <= set(worlds), "a world that cannot be"
        squares = sum((drawn[order] - each) ** 2 for order in worlds) / each
        freedom = len(worlds) - 1
        assert squares <= freedom + 5 * sqrt(2 * freedom) + 5, "not even"
    assert restricted > 12


def test_what_may_lie_at_a_place_is_all_that_can_be_worked_out() -> None:
    """BS3.2, BS3.3, BS4.5 by enumeration: a card that is certain, and no card called certain that is not."""
    known = 0
    for story, seat in endings(6, 25):
        table = story.table
        own = OwnHand(table, seat)
        worlds = story.worlds_of(seat)
        for place in range(own.size):
            faces = {table.pack.face(order[place]) for order in worlds}
            card = own.certain_card(place)
            if card != NO_CARD:
                assert faces == {table.pack.face(card)}
                known += 1
            elif not own.must_fit:
                assert len(faces) > 1
    assert known > 0


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("last_standing", [False, True])
def test_worlds_of_whole_games_look_the_same(seats: int, last_standing: bool) -> None:
    dealer = Dealer(seats)
    pack = small_pack(advanced=seats == 3, colours="prb", symbols="hs", highest=15)
    for seed in range(6):
        story = Story(seats, pack, last_standing, seed)
        truly = list(story.table.deck.cards)
        while story.table.turn >= 0:
            for seat in range(seats):
                world = story.table.clone()
                WORLDS.redeal(world, seat, dealer)
                cards = list(world.deck.cards)
                assert story.seen_with(cards) == story.seen_with(truly)
                hidden = set(story.hidden(seat))
                assert [slot for slot in range(110) if cards[slot] != truly[slot] and slot not in hidden] == []
                assert sorted(cards) == sorted(truly)
                if world.phase == PLAY_PHASE:
                    twin = world.clone()
                    assert twin.finds_card(twin.turn)
                    assert (twin.open_low, twin.open_high) == (world.open_low, world.open_high)
            story.play_on()


def test_a_seat_that_sees_no_card_to_play_for_another_knows_that_it_holds_one() -> None:
    """BS3.1 with two seats: whoever is asked for a card finds it in the one other hand."""
    dealer = Dealer(5)
    pack = small_pack(advanced=False, colours="prb", symbols="hs", highest=15)
    story = Story(2, pack, False, 11)
    while story.table.turn < 0 or story.table.phase != PLAY_PHASE:
        story.play_on()
    seat = 1 - int(story.table.turn)
    assert OwnHand(story.table, seat).must_fit
    assert not OwnHand(story.table, 1 - seat).must_fit
    for _ in range(200):
        world = story.table.clone()
        WORLDS.redeal(world, seat, dealer)
        assert world.count(world.turn) > 0


def test_hands_laid_open_are_no_longer_dealt_again() -> None:
    pack = small_pack(advanced=False, colours="prb", symbols="hs", highest=15)
    story = Story(3, pack, False, 4)
    while story.table.turn >= 0:
        story.play_on()
    world = story.table.clone()
    WORLDS.redeal(world, 1, Dealer(1))
    truly = list(story.table.deck.cards)
    cards = list(world.deck.cards)
    drawn = int(world.drawn)
    assert cards[:drawn] == truly[:drawn]
    assert cards[drawn:] != truly[drawn:]
    assert sorted(cards) == sorted(truly)


@pytest.mark.parametrize("steps", [0, 1, 2, 3])
def test_worlds_of_a_game_that_is_being_set_up(steps: int) -> None:
    pack = small_pack(advanced=False, colours="prb", symbols="hs", highest=15)
    table = SightTable(3, Deck(pack, pack.cards), False, 1, 0)
    dealer = Dealer(8)
    for _ in range(steps):
        table.step(dealer)
    world = table.clone()
    WORLDS.redeal(world, 2, dealer)
    for seat in (0, 1):
        seen = [world.deck.cards[slot] for slot in hand_slots(world, seat)]
        assert seen == [table.deck.cards[slot] for slot in hand_slots(table, seat)]
    assert sorted(world.deck.cards) == list(range(110))
    world.settle(dealer)
    assert world.over() or world.count(world.turn) > 0


def test_a_record_that_breaks_off_between_two_games_has_a_world_too() -> None:
    game = hoodwink.new("blindsight", 2, 7, {"games": 2})
    while len([entry for entry in game.log if entry.chance is not None]) < 5:
        game.choose(game.deciders[0], 0)
    lines = game.record().splitlines(keepends=True)
    second_deal = next(number for number, line in enumerate(lines) if number > 4 and '"deal"' in line)
    for end in (1, 2, 3, second_deal, second_deal + 1):
        cut = "".join(lines[:end]).encode()
        broken = read_record(cut, find, Dealer(1))
        world = broken.world(0, Dealer(2))
        again = read_record(world.record().encode(), find, Dealer(1))
        assert again.record() == world.record()
        assert again.view(0) == broken.view(0)
