"""How records write the choices and the chance of blindsight."""

from __future__ import annotations

from typing import Final

from hoodwink.games.blindsight.cards import GOLD, MOST_SEATS, in_a_row, is_special
from hoodwink.games.blindsight.rules import (
    BLIND_PHASE,
    BLIND_PLAY,
    DEAL,
    DRAW_STARTER,
    HAND,
    LAY_PILE,
    PLACES,
    SightTable,
)
from hoodwink.games.blindsight.words import say_card
from hoodwink.table.errors import BadEntry
from hoodwink.table.options import Json, shown

REASONS: Final = ("emptied", "last-standing", "pile")  # by the numbers that the rules give them

Refusal = tuple[str, dict[str, str]]


# -- Choices ------------------------------------------------------------------------------------------------


def all_choices() -> list[Json]:
    """By flat number."""
    plays: list[Json] = [
        {"choice": "play", "of": of, "place": place} for of in range(MOST_SEATS) for place in range(PLACES)
    ]
    blind: list[Json] = [{"choice": "blind", "place": place} for place in range(PLACES)]
    return plays + blind


CHOICES: Final = all_choices()


def is_free_play(table: SightTable) -> bool:
    """BS4.3: to be played on a special card."""
    return bool(is_special(table.top))


def clause(table: SightTable) -> str:
    """The clause by which something is chosen now."""
    if table.phase == BLIND_PHASE:
        return "BS4.1"
    return "BS4.3" if is_free_play(table) else "BS3.1"


def refusal(table: SightTable, seat: int, number: int) -> Refusal:
    """Why a deciding seat may not choose this."""
    if table.phase == BLIND_PHASE:
        if number < BLIND_PLAY:
            return "BS4.1", {
                "en": "a Blind is on top: put a card of your own hand on it",
                "de": "ein Blind liegt oben: lege eine Karte deiner eigenen Hand darauf",
            }
        return no_such_place("BS4.1", table, seat)
    if number >= BLIND_PLAY:
        return clause(table), {
            "en": "no Blind is on top: play a card of another hand",
            "de": "oben liegt kein Blind: spiele eine Karte aus einer anderen Hand",
        }
    of, place = divmod(number, PLACES)
    if of >= table.seats:
        return "BS2.1", {"en": f"there is no seat {of}", "de": f"es gibt keinen Platz {of}"}
    if of == seat:
        return "BS2.1", {
            "en": "cards of your own hand are played by the others",
            "de": "Karten der eigenen Hand spielen die anderen",
        }
    if place >= table.hand_size(of):
        return no_such_place("BS1.5", table, of)
    return does_not_fit(table, int(table.deck.cards[table.slot_at(of, place)]))


def no_such_place(named: str, table: SightTable, seat: int) -> Refusal:
    size = table.hand_size(seat)
    return named, {"en": f"that hand has only {size} cards", "de": f"diese Hand hat nur {size} Karten"}


def does_not_fit(table: SightTable, card: int) -> Refusal:
    """BS2.2 to BS2.4: why this card may not be played on the top card."""
    pack = table.pack
    top = table.top
    said = {lang: (say_card(pack.face(card), lang), say_card(pack.face(top), lang)) for lang in ("en", "de")}
    if pack.colour[card] == pack.colour[top] != GOLD:
        return "BS4.3" if is_free_play(table) else "BS2.2", {
            "en": "{} has the colour of the top card, {}".format(*said["en"]),
            "de": "{} hat die Farbe der obersten Karte, {}".format(*said["de"]),
        }
    if abs(int(pack.number[card] - pack.number[top])) not in (0, 1, pack.highest - 1):
        return "BS2.2", {
            "en": "the numbers of {} and the top card, {}, are neither the same nor neighbours".format(*said["en"]),
            "de": "{} und die oberste Karte, {}, haben weder dieselbe noch eine benachbarte Zahl".format(*said["de"]),
        }
    return "BS2.4", {
        "en": "{} has the symbol of the top card, {}".format(*said["en"]),
        "de": "{} hat das Symbol der obersten Karte, {}".format(*said["de"]),
    }


def result(table: SightTable) -> Json:
    """What records tell of the result beside totals and winners."""
    return {
        "games": [list(points) for points in table.scores],
        "reasons": [REASONS[reason] for reason in table.reasons],
    }


# -- Chance -------------------------------------------------------------------------------------------------


def chance(table: SightTable) -> str:
    if table.due == DRAW_STARTER:
        return "first"
    if table.due == DEAL:
        return "deal"
    return "pile" if table.due == LAY_PILE else ""


def told(table: SightTable, kind: str) -> Json:
    if kind == "first":
        return {"chance": "first", "seat": table.starter}
    names = faces(table)
    dealt = table.dealt()
    if kind == "deal":
        return {"chance": "deal", "hands": [names[slot : slot + HAND] for slot in range(0, dealt, HAND)]}
    return {"chance": "pile", "cards": names[dealt:]}


def faces(table: SightTable) -> list[str]:
    """All cards of the deck as records write them, by slot."""
    cards = table.deck.cards
    return [table.pack.face(cards[slot]) for slot in range(len(cards))]


def enter(table: SightTable, entry: Json) -> None:
    if table.due == DRAW_STARTER:
        seat = entry.get("seat")
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < table.seats:
            raise BadEntry(f'"seat" is a seat from 0 to {table.seats - 1} (BS1.6), not {shown(seat)}')
        table.draw_starter(seat)
    elif table.due == DEAL:
        dealt: list[object] = []
        for hand in read_list(entry, "hands", int(table.seats), "hands (BS1.5)"):
            if not isinstance(hand, list) or len(hand) != HAND:
                raise BadEntry(f"a hand has {HAND} cards (BS1.5)")
            dealt.extend(hand)
        stock = Stock(table)
        cards = [stock.take(name) for name in dealt]
        table.deal(in_a_row(cards + stock.rest()))
    else:
        number = int(table.pack.size - table.dealt())
        pile = read_list(entry, "cards", number, "cards, all that were not dealt")
        stock = Stock(table)
        hands = [stock.take(name) for name in faces(table)[: table.dealt()]]
        table.lay_pile(in_a_row(hands + [stock.take(name) for name in pile]))


def read_list(entry: Json, key: str, size: int, what: str) -> list[object]:
    value = entry.get(key)
    if not isinstance(value, list) or len(value) != size:
        raise BadEntry(f'"{key}" is a list of {size} {what}')
    return value


class Stock:
    """The cards of a deck that have not been named yet. Of alike ones, the one of the lowest number comes first."""

    def __init__(self, table: SightTable) -> None:
        cards = table.pack.cards
        self.left: dict[str, list[int]] = {}
        for place in range(len(cards)):
            self.left.setdefault(table.pack.face(cards[place]), []).append(cards[place])

    def take(self, name: object) -> int:
        if not isinstance(name, str) or name not in self.left:
            raise BadEntry(f"there is no card {shown(name)} in this deck (BS1.4)")
        if not self.left[name]:
            raise BadEntry(f"the card {name} is there once more than the deck has it (BS1.3)")
        return self.left[name].pop(0)

    def rest(self) -> list[int]:
        return sorted(card for cards in self.left.values() for card in cards)
