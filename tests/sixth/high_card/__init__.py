"""High Card: the sixth game. It lies in a folder of its own, and nothing outside the folder knows of it."""

from __future__ import annotations

from typing import cast

from hoodwink.table.base import Table
from hoodwink.table.cards import below, count, members, set_of
from hoodwink.table.dealer import Dealer
from hoodwink.table.errors import BadEntry
from hoodwink.table.options import Json
from hoodwink.table.title import UNKNOWN, Entry, Title
from hoodwink.table.worlds import Worlds
from hoodwink.table.zones import BACK, FACE, HEAP, STACK, TABLE, Lot, Zone

from .rules import CARDS, DEAL, HAND, NONE, SHOW, HighCardTable

DECK = Zone("deck", STACK, BACK, BACK, {"en": "deck", "de": "Stapel"})
HANDS = Zone("hand", HEAP, FACE, BACK, {"en": "hand", "de": "Hand"})
CHOSEN = Zone("chosen", HEAP, FACE, BACK, {"en": "chosen card", "de": "gewählte Karte"})
SHOWN = Zone("shown", HEAP, FACE, FACE, {"en": "shown card", "de": "gezeigte Karte"})
GONE = Zone("gone", HEAP, BACK, BACK, {"en": "put away", "de": "weggelegt"})


class HighCardWorlds(Worlds):
    def redeal(self, table: Table, seat: int, dealer: Dealer) -> None:
        high = cast("HighCardTable", table)
        unseen = high.hidden(seat)
        for other, hand in enumerate(high.hands):
            if other == seat:
                continue
            high.hands[other] = dealer.sample(unseen, count(hand))
            unseen &= ~high.hands[other]
            if high.chosen[other] != NONE and not high.shown:
                high.chosen[other] = dealer.member(unseen)
                unseen &= ~set_of([high.chosen[other]])


class HighCard(Title):
    def __init__(self) -> None:
        choices: list[Json] = [{"choice": "lay", "card": card + 1} for card in range(CARDS)]
        words = {"en": "High Card", "de": "Hohe Karte"}
        super().__init__("high-card", "HC", 2, 4, words, [DECK, HANDS, CHOSEN, SHOWN, GONE], choices, HighCardWorlds())

    def table(self, seats: int, options: Json, cards: Json | None) -> Table:
        return HighCardTable(seats)

    def longest(self, seats: int, options: Json) -> int:
        return seats * HAND

    def clause(self, table: Table, seat: int, number: int) -> str:
        return "HC2.1"

    def refusal(self, table: Table, seat: int, number: int) -> tuple[str, dict[str, str]]:
        return "HC2.1", {"en": f"you do not have the {number + 1}", "de": f"du hast die {number + 1} nicht"}

    def secret(self, table: Table, seat: int, number: int) -> bool:
        return True

    def ended_by(self, table: Table) -> str:
        return "HC3.1"

    def chance(self, table: Table) -> str:
        return "deal" if table.due == DEAL else ""

    def told(self, table: Table, kind: str) -> Json:
        hands = cast("HighCardTable", table).hands
        return {"chance": "deal", "hands": [[card + 1 for card in members(hand)] for hand in hands]}

    def enter(self, table: Table, entry: Json) -> None:
        hands = entry.get("hands")
        dealt: list[int] = []
        if not isinstance(hands, list) or len(hands) != table.seats:
            raise BadEntry('"hands" is a list of hands (HC1.1)')
        for hand in hands:
            if not isinstance(hand, list) or len(hand) != HAND:
                raise BadEntry("a hand has three cards (HC1.1)")
            dealt += [card - 1 for card in hand if type(card) is int and 1 <= card <= CARDS]
        if len(set(dealt)) != HAND * table.seats:
            raise BadEntry("cards are 1 to 12, each once (HC1.1)")
        cast("HighCardTable", table).deal([set_of([card - 1 for card in hand]) for hand in hands])

    def happening(self, table: Table) -> Json:
        if table.due == DEAL:
            return {"chance": "deal"}
        return {"happened": "shown" if table.due == SHOW else "scored"}

    def lay(self, table: Table) -> list[Lot]:
        high = cast("HighCardTable", table)
        lots = [Lot(GONE, TABLE, members(high.gone))]
        deck = below(CARDS) & ~high.gone
        for seat, hand in enumerate(high.hands):
            chosen = [high.chosen[seat]] if high.chosen[seat] != NONE else []
            lots.append(Lot(HANDS, seat, members(hand)))
            lots.append(Lot(CHOSEN, seat, [] if high.shown else chosen))
            lots.append(Lot(SHOWN, seat, chosen if high.shown else []))
            deck &= ~(hand | set_of(chosen))
        return [Lot(DECK, TABLE, members(deck)), *lots]

    def face(self, table: Table, card: int) -> str:
        return str(card + 1)

    def facts(self, table: Table) -> Json:
        high = cast("HighCardTable", table)
        return {"points": list(high.points), "chosen": [UNKNOWN if card != NONE else None for card in high.chosen]}

    def own(self, table: Table, seat: int) -> Json:
        high = cast("HighCardTable", table)
        return {"mine": high.chosen[seat] + 1} if high.chosen[seat] != NONE else {}

    def retell(self, log: list[Entry], world: Table, seat: int) -> list[Entry]:
        high = cast("HighCardTable", world)
        hands = [members(hand) for hand in high.hands]
        later: list[Entry] = []
        rounds = [0] * world.seats
        done = min(sum(entry.seat == other for entry in log) for other in range(world.seats))
        for entry in log[1:]:
            number = entry.number
            if rounds[entry.seat] == done and not high.shown:
                number = high.chosen[entry.seat]
            rounds[entry.seat] += 1
            hands[entry.seat].append(number)
            later.append(Entry(entry.seat, number, None))
        deal: Json = {"chance": "deal", "hands": [[card + 1 for card in sorted(hand)] for hand in hands]}
        return [Entry(-1, -1, deal), *later]

    def say_choice(self, choice: Json, lang: str) -> str:
        return {"en": f"lay the {choice['card']}", "de": f"die {choice['card']} legen"}[lang]

    def say_card(self, face: str, lang: str) -> str:
        return face

    def say_event(self, event: Json, names: list[str], lang: str) -> str:
        if "choice" in event:
            return f"{names[cast('int', event['seat'])]}: {self.say_choice(event, lang)}"
        return ""

    def say_fact(self, name: str, value: object, names: list[str], lang: str) -> str:
        return f"{name}: {value}"

    def say_result(self, result: Json, names: list[str], lang: str) -> str:
        return str(result["totals"])


TITLE = HighCard()
