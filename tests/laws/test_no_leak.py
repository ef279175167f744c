"""Law 2: two games that differ only in what a seat cannot know are the same game to it, on every channel.

The second game of each pair is a world of the first; that worlds differ in everything hidden is law 3. So that this
law is known to see, leaks are planted, one in each zone and each secret, and must be caught.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hoodwink.shelf import find
from hoodwink.table.base import Table
from hoodwink.table.dealer import Dealer
from hoodwink.table.errors import BadOption
from hoodwink.table.game import Game
from hoodwink.table.options import FLAG, Json
from hoodwink.table.title import Title
from hoodwink.table.zones import BACK, FACE, HEAP, ROW, STACK, Zone
from tests.play import GAMES, Setting, seen, settings_of


def pairs(game: Game, seed: int) -> Iterator[tuple[int, Game]]:
    """For every seat, a game that it cannot tell from this one."""
    dealer = Dealer(seed)
    for seat in range(game.seats):
        yield seat, game.world(seat, dealer)


@pytest.mark.parametrize("name", GAMES)
@given(st.data())
def test_what_a_seat_may_not_know_it_cannot_get(name: str, data: st.DataObject) -> None:
    setting = data.draw(settings_of(name))
    game = setting.reached()
    for seat, world in pairs(game, setting.seed):
        assert seen(world, seat) == seen(game, seat)


@pytest.mark.parametrize("name", GAMES)
@given(st.data())
def test_a_bystander_sees_no_more_than_every_seat(name: str, data: st.DataObject) -> None:
    """So nobody gains by watching their own game from another window."""
    setting = data.draw(settings_of(name))
    game = setting.reached()
    for _, world in pairs(game, setting.seed):
        assert world.view(None) == game.view(None)
        assert world.events(None) == game.events(None)


# -- Planted leaks ------------------------------------------------------------------------------------------

TRIES = [(seed, share) for seed in range(8) for share in (3, 15, 31, 47, 63)]


def games(name: str) -> Iterator[Setting]:
    """Games of every number of seats, with every option that can be on or off."""
    title = find(name)
    for seed, share in TRIES:
        seats = title.fewest + seed % (title.most - title.fewest + 1)
        flags = [option.name for option in title.options(seats) if option.kind == FLAG]
        options: Json = {flag: (seed >> place) % 2 == 0 for place, flag in enumerate(flags)}
        try:
            title.check_options(seats, title.settle_options(seats, options), None)
        except BadOption:
            options = {}
        yield Setting(name, seats, tuple(options.items()), seed, share)


def examples(name: str) -> Iterator[Game]:
    """Positions all over such games."""
    for setting in games(name):
        yield setting.reached()


def secret_moments(name: str) -> Iterator[Game]:
    """Positions just after somebody has chosen something that the others do not see."""
    for setting in games(name):
        if setting.share != TRIES[0][1]:
            continue
        game = setting.whole()
        walker = game.at(0)
        found = 0
        for entry in game.log:
            if entry.chance is None:
                secret = game.title.secret(walker.table, entry.seat, entry.number)
                walker.enter(game.told(entry))
                if secret and found < 6:
                    found += 1
                    yield walker.clone()
            elif game.title.chance(walker.table):
                walker.enter(game.told(entry))


def is_caught(positions: Iterable[Game]) -> bool:
    """Whether law 2 fails somewhere now."""
    return any(
        seen(world, seat) != seen(game.clone(), seat)
        for number, game in enumerate(positions)
        for seat, world in pairs(game, number)
    )


def hides(name: str, zone: Zone, cards: int = 1) -> bool:
    """Whether there are ever so many cards in one lot of this zone that some seat does not know."""
    return any(unknown(game.view(seat), zone) >= cards for game in examples(name) for seat in range(game.seats))


def unknown(view: Json, zone: Zone) -> int:
    """The most cards of one lot of the zone that this view does not know."""
    known = cast("dict[str, Json]", view["cards"])
    lots = [lot for lot in cast("list[Json]", view["zones"]) if lot["zone"] == zone.name]
    handles = [cast("list[str | None]", lot.get("cards", [])) for lot in lots]
    backs = [sum(handle is not None and "face" not in known.get(handle, {}) for handle in lot) for lot in handles]
    return max([*backs, *(cast("int", lot.get("count", 0)) for lot in lots)])


HIDING = [(name, zone.name) for name in GAMES for zone in find(name).zones if (zone.owner, zone.others) != (FACE, FACE)]


@pytest.mark.parametrize(("name", "zone_name"), HIDING)
def test_a_leak_planted_in_a_zone_is_caught(name: str, zone_name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    zone = next(zone for zone in find(name).zones if zone.name == zone_name)
    if not hides(name, zone):
        return  # cards lie here with their backs up that all have seen: to show them again is no leak
    if zone.order == STACK:
        monkeypatch.setattr(zone, "order", HEAP)
    for sight in ("owner", "others"):
        monkeypatch.setattr(zone, sight, FACE)
    assert is_caught(examples(name))


@pytest.mark.parametrize("name", GAMES)
def test_a_hidden_card_named_in_a_fact_is_caught(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    title = find(name)
    honest: Callable[..., Json] = type(title).facts

    def facts(self: Title, table: Table) -> Json:
        lying = [[self.face(table, card) for card in lot.cards if card >= 0] for lot in self.lay(table)]
        return {**honest(self, table), "leak": lying}

    monkeypatch.setattr(type(title), "facts", facts)
    monkeypatch.setattr(type(title), "say_fact", lambda *_: "")
    assert is_caught(examples(name))


@pytest.mark.parametrize("name", GAMES)
def test_a_secret_choice_told_is_caught(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    moments = list(secret_moments(name))
    monkeypatch.setattr(type(find(name)), "secret", lambda *_: False)
    assert is_caught(moments) == (moments != [])


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_alone_knows_told_to_its_neighbour_is_caught(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    title = find(name)
    mine: Callable[..., Json] = type(title).own
    knowing = [
        game
        for game in (*secret_moments(name), *examples(name))
        if any(mine(title, game.table, seat) for seat in range(game.seats))
    ]

    def own(self: Title, table: Table, seat: int) -> Json:
        return mine(self, table, (seat + 1) % int(table.seats))

    monkeypatch.setattr(type(title), "own", own)
    assert is_caught(knowing) == (knowing != [])


@pytest.mark.parametrize("name", GAMES)
def test_the_order_of_a_sorted_heap_is_a_leak_and_is_caught(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards of a heap are numbered by their faces: from which place of it one is taken must not be seen."""
    for zone in find(name).zones:
        if zone.order == HEAP and BACK in (zone.owner, zone.others) and hides(name, zone, cards=2):
            with monkeypatch.context() as planted:
                planted.setattr(zone, "order", ROW)
                assert is_caught(examples(name))
