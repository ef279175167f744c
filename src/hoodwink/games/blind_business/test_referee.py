"""Blind Business refereed a second time, by the words of the rules alone, in plain lists: both must always agree."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from typing import cast

import pytest

import hoodwink
from hoodwink.table.dealer import Dealer
from hoodwink.table.options import Json

# What the referee asks for: a seat and its choices, or -1 and a kind of chance. It is told what was chosen.
Asking = Generator[tuple[int, list[Json], str], Json, Json]

COLOURS = ("P", "B", "C", "D")


class Player:
    def __init__(self) -> None:
        self.hand: list[str | None] = [None] * 4
        self.rows: dict[str, list[str]] = {colour: [] for colour in COLOURS}
        self.alone = 0
        self.oks = 0
        self.gained = ""

    def cards(self) -> int:
        return sum(len(row) for row in self.rows.values()) + self.alone

    def has_five(self) -> bool:
        """BB4.1"""
        for row in self.rows.values():
            numbers = {int(card[1:]) for card in row if card[1:].isdigit()}
            spare = any(card[1:] == "F" for card in row)
            for start in range(1, 8):
                if len(numbers & {*range(start, start + 5)}) >= 5 - spare:
                    return True
        return False


class Referee:
    def __init__(self, seats: int, card_powers: bool, color_powers: bool) -> None:
        self.players = [Player() for _ in range(seats)]
        self.seats = seats
        self.card_powers = card_powers
        self.color_powers = color_powers
        self.pile: list[str] = []

    def game(self) -> Asking:
        first = yield -1, [], "first"
        yield -1, [], "removed"
        pile = yield -1, [], "pile"
        self.pile = list(cast("list[str]", pile["cards"]))
        deal = yield -1, [], "deal"
        for player, hand in zip(self.players, cast("list[list[str]]", deal["hands"]), strict=True):
            player.hand = list(hand)
        asker = cast("int", first["seat"])
        for _ in range({2: 6, 3: 5, 4: 4, 5: 3}[self.seats] * self.seats):
            receiver = yield from self.trade(asker)
            both = (asker, cast("int", receiver["seat"]))
            if (yield from self.follow(both))["over"]:
                return self.result([seat for seat in both if self.players[seat].has_five()])
            asker = (asker + 1) % self.seats
        assert self.pile == []
        if self.color_powers:
            adder = self.first_of("P")
            if adder is not None:
                yield from self.add(adder)
                if self.players[adder].has_five():
                    return self.result([adder])
        return self.result([])

    def trade(self, asker: int) -> Asking:
        """BB2.1 to BB2.6; who was asked."""
        one = self.players[asker]
        oks = (False, True) if one.oks else (False,)
        others = [seat for seat in range(self.seats) if seat != asker]
        asks: list[Json] = [
            {"choice": "ask", "of": of, "place": place, "ok": ok} for of in others for place in range(4) for ok in oks
        ]
        ask = yield asker, asks, ""
        receiver, asked = cast("int", ask["of"]), cast("int", ask["place"])
        other = self.players[receiver]
        one.oks -= ask["ok"] is True
        if not ask["ok"]:
            answer = yield receiver, [{"choice": "accept"}, {"choice": "reject"}], ""
            if answer["choice"] == "reject":
                self.gain(other, other, asked)
                left = [place for place in range(4) if place != asked]
                took = yield asker, [{"choice": "take", "place": place} for place in left], ""
                self.gain(one, other, cast("int", took["place"]))
                return {"seat": receiver}
        oks = (False, True) if other.oks else (False,)
        ask = yield receiver, [{"choice": "ask-back", "place": place, "ok": ok} for place in range(4) for ok in oks], ""
        back = cast("int", ask["place"])
        other.oks -= ask["ok"] is True
        if not ask["ok"]:
            answer = yield asker, [{"choice": "accept"}, {"choice": "reject"}], ""
            if answer["choice"] == "reject":
                self.gain(one, one, back)
                self.gain(other, other, asked)
                return {"seat": receiver}
        self.gain(one, other, asked)
        self.gain(other, one, back)
        return {"seat": receiver}

    def gain(self, player: Player, owner: Player, place: int) -> None:
        card = owner.hand[place]
        assert card is not None
        owner.hand[place] = None
        player.gained = card
        if card == "W":
            player.alone += 1
        else:
            player.rows[card[0]].append(card)

    def follow(self, both: tuple[int, int]) -> Asking:
        """BB2.8; whether the game is over."""
        for seat in both:
            yield from self.find_row(seat)
            if self.card_powers and self.players[seat].gained[1:] == "2":
                self.players[seat].oks += 1
        must = [seat for seat in both if self.must_discard(seat)]
        for seat in must:
            yield from self.discard(seat)
        if any(self.players[seat].has_five() for seat in both):
            return {"over": True}
        for seat in both:
            hand = self.players[seat].hand
            for place in range(4):
                if hand[place] is None:
                    hand[place] = self.pile.pop(0)
        for seat in both:
            if self.card_powers and self.players[seat].gained[1:] == "3":
                yield from self.switch(seat)
            if self.card_powers and self.players[seat].gained[1:] == "4":
                look = yield seat, [{"choice": "look", "look": False}, {"choice": "look", "look": True}], ""
                if look["look"]:
                    yield from self.shuffle(seat)
        return {"over": False}

    def find_row(self, seat: int) -> Asking:
        """BB3.1, BB3.2"""
        player = self.players[seat]
        if player.gained == "W":
            rows = [colour for colour in COLOURS if player.rows[colour]]
            chosen = yield seat, [{"choice": "coach", "row": row} for row in (*rows, None)], ""
            if chosen["row"] is not None:
                player.alone -= 1
                player.rows[str(chosen["row"])].append("W")
        elif player.rows[player.gained[0]] == [player.gained]:
            for _ in range(player.alone):
                join = yield seat, [{"choice": "join", "join": False}, {"choice": "join", "join": True}], ""
                if join["join"]:
                    player.alone -= 1
                    player.rows[player.gained[0]].append("W")
        return {}

    def must_discard(self, seat: int) -> bool:
        """BB3.4, BB3.5"""
        mine = self.players[seat].cards()
        others = [player.cards() for player in self.players if player is not self.players[seat]]
        number = self.players[seat].gained[1:]
        return self.card_powers and (
            (number == "10" and mine > max(others)) or (number == "11" and mine >= max(others))
        )

    def discard(self, seat: int) -> Asking:
        player = self.players[seat]
        choices: list[Json] = []
        for colour in COLOURS:
            for name in [*(f"{colour}{number}" for number in range(1, 12)), f"{colour}F"]:
                if name in player.rows[colour]:
                    choices.append({"choice": "discard", "card": name})
        choices += [{"choice": "discard", "card": "W", "row": row} for row in COLOURS if "W" in player.rows[row]]
        if player.alone:
            choices.append({"choice": "discard", "card": "W", "row": None})
        chosen = yield seat, choices, ""
        if chosen["card"] != "W":
            player.rows[str(chosen["card"])[0]].remove(str(chosen["card"]))
        elif chosen["row"] is None:
            player.alone -= 1
        else:
            player.rows[str(chosen["row"])].remove("W")
        return {}

    def switch(self, seat: int) -> Asking:
        """BB3.6"""
        others = [other for other in range(self.seats) if other != seat]
        chosen = yield seat, [{"choice": "switch", "with": other} for other in (*others, None)], ""
        if chosen["with"] is not None:
            one, other = self.players[seat], self.players[cast("int", chosen["with"])]
            one.hand, other.hand = other.hand, one.hand
            yield from self.shuffle(seat)
            yield from self.shuffle(cast("int", chosen["with"]))
        return {}

    def shuffle(self, seat: int) -> Asking:
        shuffled = yield -1, [], "shuffle"
        hand = cast("list[str | None]", shuffled["hand"])
        assert shuffled["seat"] == seat
        assert Counter(hand) == Counter(self.players[seat].hand)
        self.players[seat].hand = list(hand)
        return {}

    # -- 4 and 5 ---------------------------------------------------------------------------------------------

    def numbers(self, colour: str) -> list[int]:
        """BB5.1"""
        return [len(player.rows[colour]) for player in self.players]

    def first_of(self, colour: str) -> int | None:
        cards = self.numbers(colour)
        best = max(cards)
        return cards.index(best) if best > 0 and cards.count(best) == 1 else None

    def seconds_of(self, colour: str) -> list[int]:
        """BB5.5: those who are rewarded as second-most."""
        cards = self.numbers(colour)
        best = max(cards)
        if best == 0:
            return []
        if cards.count(best) > 1:
            return [seat for seat in range(self.seats) if cards[seat] == best]
        next_best = max(number for number in cards if number < best) if min(cards) < best else 0
        if next_best == 0 or cards.count(next_best) > 1:
            return []
        return [cards.index(next_best)]

    def add(self, seat: int) -> Asking:
        """BB5.2"""
        player = self.players[seat]
        chosen = yield seat, [{"choice": "add", "place": place} for place in (0, 1, 2, 3, None)], ""
        if chosen["place"] is not None:
            self.gain(player, player, cast("int", chosen["place"]))
            yield from self.find_row(seat)
        return {}

    def result(self, victors: list[int]) -> Json:
        seats = range(self.seats)
        rows, bonuses, powers = [0] * self.seats, [0] * self.seats, [0] * self.seats
        for seat, player in enumerate(self.players):
            for row in player.rows.values():
                numbers = {int(card[1:]) for card in row if card[1:].isdigit()}
                cards = len(row) + (1 if self.card_powers and 1 in numbers else 0)
                rows[seat] += cards * max(numbers, default=0)
                if self.card_powers:
                    bonuses[seat] += 5 * (numbers >= {5, 6}) + 10 * (numbers >= {7, 8, 9})
        if self.color_powers and not victors:
            many = self.seats >= 4
            if many:
                for seat in [*self.seconds_of("P"), *self.seconds_of("B")]:
                    powers[seat] += 10
            first = self.first_of("B")
            if first is not None:
                powers[first] += 20 if many else 10
            for seat in seats:
                powers[seat] += 7 * min(self.numbers("C")[seat], self.numbers("D")[seat])
        totals = [rows[seat] + bonuses[seat] + powers[seat] for seat in seats]
        winners = victors or [seat for seat in seats if totals[seat] == max(totals)]
        return {
            "totals": totals,
            "winners": sorted(winners),
            "reason": "five-in-a-row" if victors else "points",
            "rows": rows,
            "bonuses": bonuses,
            "powers": powers,
        }


def agree(seats: int, card_powers: bool, color_powers: bool, seed: int, kinds: Counter[str]) -> None:
    """Play a game by chance; the referee must ask for the same, offer the same, and end the same."""
    options = {"card_powers": card_powers, "color_powers": color_powers}
    game = hoodwink.new("blind-business", seats, seed, options)
    referee = Referee(seats, card_powers, color_powers).game()
    dealer = Dealer(seed)
    seat, choices, chance = next(referee)
    told = 0
    result: Json | None = None
    while result is None:
        if told == len(game.log):
            assert game.deciders == (seat,)
            assert [choice.data for choice in game.choices(seat)] == choices
            game.choose(seat, pick(choices, dealer))
        entry = game.told(game.log[told])
        told += 1
        assert (seat, chance) == ((entry["seat"], "") if "choice" in entry else (-1, entry["chance"]))
        kinds[str(entry.get("choice"))] += 1
        try:
            seat, choices, chance = referee.send(entry)
        except StopIteration as ended:
            result = ended.value
    assert told == len(game.log)
    assert game.result == result
    assert result is not None
    kinds[str(result["reason"])] += 1


def pick(choices: list[Json], dealer: Dealer) -> int:
    """Chance, with a liking for what is rare."""
    if len(choices) > 1 and dealer.below(2):
        for number, choice in enumerate(choices):
            if choice.get("ok") is True or choice.get("row") or choice.get("with") is not None:
                return number
    return dealer.below(len(choices))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_both_referees_agree(seats: int) -> None:
    kinds: Counter[str] = Counter()
    for seed in range(60):
        agree(seats, seed % 4 != 1, seed % 4 != 2, seed, kinds)
    assert {*kinds} >= {"ask", "accept", "reject", "take", "ask-back", "coach", "discard", "switch", "look", "add"}
