"""The rules once more, as plainly as they can be said, with lists of faces: both must referee every game alike."""

from __future__ import annotations

from collections.abc import Generator
from typing import cast

import pytest

import hoodwink
from hoodwink.table.dealer import Dealer
from hoodwink.table.options import Json

Offer = tuple[str, int, int]  # kind, whose card, place


def colour(face: str) -> str:
    return face[-1] if "-" in face else face[0]


def kind(face: str) -> str:
    return face.split("-", maxsplit=1)[0] if "-" in face else "number"


def number(face: str) -> int:
    return int(face[1:-1])


def differs(face: str, other: str) -> bool:
    """BS2.5"""
    return colour(face) != colour(other) or colour(face) == "g"


class Referee:
    """One game or several in a row, told what chance decides and what is chosen."""

    def __init__(self, seats: int, options: Json) -> None:
        self.seats = seats
        self.options = options
        self.hands: list[list[str]] = []
        self.pile: list[str] = []
        self.top = ""
        self.totals = [0] * seats
        self.games: list[list[int]] = []
        self.reasons: list[str] = []
        self.stopped = False

    def may_follow(self, face: str) -> bool:
        """BS2.2 to BS2.4"""
        if not differs(face, self.top):
            return False
        if kind(face) != "number" or kind(self.top) != "number":
            return True
        highest = cast("int", self.options["highest"])
        near = {number(self.top), number(self.top) % highest + 1, (number(self.top) - 2) % highest + 1}
        return number(face) in near and not (self.options["advanced"] and face[-1] == self.top[-1])

    def playable(self, seat: int) -> list[Offer]:
        return [
            ("play", of, place)
            for of, hand in enumerate(self.hands)
            for place, face in enumerate(hand)
            if of != seat and self.may_follow(face)
        ]

    def left_of(self, seat: int) -> int:
        """BS3.4"""
        while True:
            seat = (seat + 1) % self.seats
            if self.hands[seat]:
                return seat

    def open(self, hands: list[list[str]], pile: list[str]) -> None:
        self.hands = [list(hand) for hand in hands]
        self.pile = list(pile)
        self.top = self.pile.pop(0)
        self.stopped = False

    def ended(self) -> bool:
        return self.stopped

    def draw(self, seat: int, cards: int) -> None:
        for _ in range(cards):
            if not self.pile:
                self.end("pile")
                return
            self.hands[seat].append(self.pile.pop(0))

    def end(self, reason: str) -> None:
        self.reasons.append(reason)
        self.games.append([sum(20 if "-" in face else number(face) for face in hand) for hand in self.hands])
        self.totals = [total + points for total, points in zip(self.totals, self.games[-1], strict=True)]
        self.stopped = True

    def lose(self, of: int, place: int) -> None:
        """A card leaves a hand for the discard pile: BS5.1, BS5.3."""
        self.top = self.hands[of].pop(place)
        if not self.hands[of]:
            if not self.options["last_standing"]:
                self.end("emptied")
            elif sum(1 for hand in self.hands if hand) == 1:
                self.end("last-standing")

    def course(self, starter: int) -> Generator[object, object, None]:
        """Yields "deal" or (seat, offers), and is sent hands and pile, or the offer taken."""
        while True:
            hands, pile = cast("tuple[list[list[str]], list[str]]", (yield "deal"))
            self.open(hands, pile)
            seat = starter
            free = False  # a free play is due
            struck = kind(self.top) != "number"
            while not self.ended():
                seat, free, struck = yield from self.turn(seat, free, struck)
            starter = (starter + 1) % self.seats
            target = self.options["target"]
            if target is None and len(self.games) == self.options["games"]:
                return
            if target is not None and max(self.totals) >= cast("int", target):
                return

    def turn(self, seat: int, free: bool, struck: bool) -> Generator[object, object, tuple[int, bool, bool]]:
        """A turn; returns the next seat, whether it has a free play, and whether a special card falls on it."""
        if struck and kind(self.top) == "trickster":
            self.draw(seat, 3)
            return (seat if self.ended() else self.left_of(seat)), True, False
        if struck and kind(self.top) == "sight":
            if not self.pile:
                self.end("pile")
                return seat, False, False
            self.top = self.pile.pop(0)
        elif struck and kind(self.top) == "blind":
            _, _, place = cast(
                "Offer", (yield seat, [("blind", seat, place) for place in range(len(self.hands[seat]))])
            )
            self.lose(seat, place)
            if not self.ended() and not self.hands[seat]:
                return self.left_of(seat), False, kind(self.top) != "number"
        elif struck or free:
            offers = self.playable(seat)
            if not offers:
                self.draw(seat, 2)
                return (seat if self.ended() else self.left_of(seat)), True, False
            _, of, place = cast("Offer", (yield seat, offers))
            self.lose(of, place)
        if self.ended():
            return seat, False, False
        if kind(self.top) != "number":
            return self.left_of(seat), False, True
        if not self.playable(seat):
            self.draw(seat, 2)
            return (seat if self.ended() else self.left_of(seat)), False, False
        while offers := self.playable(seat):
            under = self.top
            _, of, place = cast("Offer", (yield seat, offers))
            self.lose(of, place)
            if self.ended():
                return seat, False, False
            if kind(self.top) != "number":
                return self.left_of(seat), False, True
            if number(self.top) == number(under):
                break
        return self.left_of(seat), False, False


SETTINGS: list[Json] = [
    {},
    {"advanced": True},
    {"last_standing": True},
    {"last_standing": True, "advanced": True, "highest": 6},
    {"highest": 5, "colors": ["r", "b"], "symbols": ["s"]},
    {"highest": 7, "colors": ["p", "b"], "last_standing": True, "games": 3},
    {"games": 4, "symbols": ["h"]},
    {"last_standing": True, "target": 120, "highest": 9},
]


TOO_SMALL = [(4, 4), (6, 4), (6, 5)]  # decks that do not have 8 cards for each of so many seats
TABLES = [(seats, place) for seats in (2, 3, 4, 6) for place in range(len(SETTINGS)) if (seats, place) not in TOO_SMALL]


@pytest.mark.parametrize(("seats", "setting"), TABLES)
def test_both_referee_alike(seats: int, setting: int) -> None:
    for seed in range(4):
        game = hoodwink.new("blindsight", seats, seed, SETTINGS[setting])
        referee = Referee(seats, game.options)
        dealer = Dealer(seed)
        chance = [entry.chance for entry in game.log if entry.chance is not None]
        course = referee.course(cast("int", chance[0]["seat"]))
        told = next(course)
        known = 1
        while True:
            if told == "deal":
                chance = [entry.chance for entry in game.log if entry.chance is not None]
                told = send(course, (chance[known]["hands"], chance[known + 1]["cards"]))
                known += 2
                continue
            if told is None:
                break
            seat, offers = cast("tuple[int, list[Offer]]", told)
            assert game.deciders == (seat,)
            choices = game.choices(seat)
            assert [(c.data["choice"], c.data.get("of", seat), c.data["place"]) for c in choices] == offers
            chosen = int(dealer.below(len(offers)))
            game.choose(seat, chosen)
            told = send(course, offers[chosen])
        assert game.result is not None
        best = max if game.options["last_standing"] else min
        assert game.result == {
            "totals": referee.totals,
            "winners": [seat for seat in range(seats) if referee.totals[seat] == best(referee.totals)],
            "games": referee.games,
            "reasons": referee.reasons,
        }


def send(course: Generator[object, object, None], told: object) -> object:
    """What the referee asks next; None when it is done."""
    try:
        return course.send(told)
    except StopIteration:
        return None
