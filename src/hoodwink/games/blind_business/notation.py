"""How records write the choices and the chance of Blind Business; by which clause, and why not."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from hoodwink.games.blind_business.cards import (
    ALONE,
    CARDS,
    COACH,
    COACH_PLACES,
    EMPTY_HAND,
    FLEX,
    PLACES,
    ROW_CARDS,
    ROWS,
    card_in,
    hand_cards,
    put,
    sort_before,
)
from hoodwink.games.blind_business.rules import (
    ACCEPT,
    ADD,
    ADD_NOTHING,
    ASK,
    ASK_BACK,
    ASKS,
    DEAL,
    DISCARD,
    JOIN,
    LAY_PILE,
    LOOK,
    NO,
    PLACE_COACH,
    REJECT,
    SHUFFLE,
    SWITCH,
    TAKE,
    TAKE_OUT,
    WITH_NOBODY,
    YES,
    BusinessTable,
)
from hoodwink.games.blind_business.rules import (
    CHOICES as ALL,
)
from hoodwink.games.blind_business.scoring import DRAW_FIRST
from hoodwink.table.cards import members
from hoodwink.table.errors import BadEntry
from hoodwink.table.options import Json, shown

Words = dict[str, str]

ROW_LETTERS: Final = ("P", "B", "C", "D")
ROW_NAMES: Final = ("Playground", "Boardwalk", "Central Station", "Downtown")
COACH_NAME: Final = "W"
FLEX_LETTER: Final = "F"


def card_name(card: int) -> str:
    """BB1.1: as records write it."""
    if card >= COACH:
        return COACH_NAME
    row, place = divmod(card, ROW_CARDS)
    return ROW_LETTERS[row] + (FLEX_LETTER if place == FLEX else str(place + 1))


CARD_NAMES: Final = tuple(card_name(card) for card in range(CARDS))
# Of the two Wild Coaches it is the first.
CARD_NUMBERS: Final = {name: card for card, name in enumerate(CARD_NAMES[: COACH + 1])}


def names_of(cards: int) -> list[str]:
    return [CARD_NAMES[card] for card in members(cards)]


def hand_names(hand: int) -> list[str]:
    return [CARD_NAMES[card_in(hand, place)] for place in range(PLACES)]


# -- Choices ------------------------------------------------------------------------------------------------


def row_letter(row: int) -> str | None:
    """BB3.1: null is alone."""
    return None if row == ALONE else ROW_LETTERS[row]


def discard_data(member: int) -> Json:
    """BB3.5: of a Wild Coach, also the row."""
    if member < COACH:
        return {"choice": "discard", "card": CARD_NAMES[member]}
    return {"choice": "discard", "card": COACH_NAME, "row": row_letter(member - COACH)}


def all_choices() -> list[Json]:
    """By flat number."""
    seats = range((ACCEPT - ASK) // ASKS)
    oks = (False, True)
    choices: list[Json] = [
        {"choice": "ask", "of": of, "place": place, "ok": ok} for of in seats for place in range(PLACES) for ok in oks
    ]
    choices += [{"choice": "accept"}, {"choice": "reject"}]
    choices += [{"choice": "take", "place": place} for place in range(PLACES)]
    choices += [{"choice": "ask-back", "place": place, "ok": ok} for place in range(PLACES) for ok in oks]
    choices += [{"choice": "coach", "row": row_letter(row)} for row in range(ROWS + 1)]
    choices += [{"choice": "join", "join": join} for join in (False, True)]
    choices += [discard_data(member) for member in range(COACH + COACH_PLACES)]
    choices += [{"choice": "switch", "with": seat} for seat in (*seats, None)]
    choices += [{"choice": "look", "look": look} for look in (False, True)]
    choices += [{"choice": "add", "place": place} for place in (*range(PLACES), None)]
    return choices


CHOICES: Final = all_choices()


def clause(table: BusinessTable, seat: int, number: int) -> str:
    """The clause by which this may be chosen now."""
    phase = table.phase
    if phase == ASK:
        return "BB2.2" if number % 2 else "BB2.1"
    if phase == ACCEPT:
        if seat == table.receiver:
            return "BB2.4" if number == ACCEPT else "BB2.3"
        return "BB2.5" if number == ACCEPT else "BB2.6"
    if phase == DISCARD:
        return "BB3.4" if table.has_power(seat, 10) else "BB3.5"
    return CLAUSES[int(phase)]


CLAUSES: Final = {
    TAKE: "BB2.3",
    ASK_BACK: "BB2.4",
    PLACE_COACH: "BB3.1",
    JOIN: "BB3.2",
    SWITCH: "BB3.6",
    LOOK: "BB3.7",
    ADD: "BB5.2",
}


# -- Why not ------------------------------------------------------------------------------------------------


KINDS: Final = (ASK, ACCEPT, TAKE, ASK_BACK, PLACE_COACH, JOIN, DISCARD, SWITCH, LOOK, ADD, ALL)

# What is asked for, when something else was chosen.
ASKED: Final[dict[int, Words]] = {
    ASK: {"en": "ask for a card in somebody's hand now", "de": "jetzt wird nach einer Karte gefragt"},
    ACCEPT: {"en": "accept or reject now", "de": "jetzt wird angenommen oder abgelehnt"},
    TAKE: {
        "en": "choose another card of the hand you asked now",
        "de": "jetzt wird eine andere Karte der angefragten Hand gewählt",
    },
    ASK_BACK: {"en": "ask for a card in the asker's hand now", "de": "jetzt wird die Gegenanfrage gestellt"},
    PLACE_COACH: {"en": "the Wild Coach must be placed first", "de": "zuerst wird der Wild Coach gelegt"},
    JOIN: {
        "en": "say first whether the Wild Coach joins the new row",
        "de": "zuerst wird gesagt, ob der Wild Coach in die neue Reihe kommt",
    },
    DISCARD: {"en": "a card must be discarded first", "de": "zuerst wird eine Karte abgeworfen"},
    SWITCH: {
        "en": "say first with whom hands are switched, or that they are not",
        "de": "zuerst wird gesagt, mit wem die Hand getauscht wird, oder dass sie bleibt",
    },
    LOOK: {
        "en": "say first whether you look at your hand",
        "de": "zuerst wird gesagt, ob du deine Hand ansiehst",
    },
    ADD: {
        "en": "choose a card of your hand to add, or none",
        "de": "wähle eine Karte deiner Hand zum Hinzufügen oder keine",
    },
}


def refusal(table: BusinessTable, seat: int, number: int) -> tuple[str, Words]:
    """Why a deciding seat may not choose this."""
    phase = int(table.phase)
    if not phase <= number < KINDS[KINDS.index(phase) + 1]:
        return clause(table, seat, int(table.nth(seat, 0))), ASKED[phase]
    local = number - phase
    if phase == ASK:
        return why_not_ask(table, seat, local // ASKS)
    if phase == ASK_BACK:
        return "BB2.4", {"en": "you have no OK card", "de": "du hast keine OK-Karte"}
    if phase == TAKE:
        return "BB2.3", {
            "en": "that is the card you asked for: choose one of the three others",
            "de": "das war die gewünschte Karte: wähle eine der drei anderen",
        }
    if phase == PLACE_COACH:
        row = ROW_NAMES[local]
        return "BB3.1", {"en": f"you have no card in {row}", "de": f"du hast keine Karte in {row}"}
    if phase == DISCARD:
        return clause(table, seat, number), {
            "en": "that card is not in your scoring area",
            "de": "diese Karte liegt nicht in deiner Auslage",
        }
    if local == seat:  # what is left is SWITCH: all other kinds are offered whole
        return "BB3.6", {
            "en": "hands are switched with another player",
            "de": "getauscht wird mit einer anderen Person",
        }
    return "BB3.6", no_such_seat(local)


def why_not_ask(table: BusinessTable, seat: int, of: int) -> tuple[str, Words]:
    if of == seat:
        return "BB2.1", {
            "en": "ask for a card in another player's hand",
            "de": "frage nach einer Karte aus der Hand einer anderen Person",
        }
    if of >= table.seats:
        return "BB2.1", no_such_seat(of)
    return "BB2.2", {"en": "you have no OK card", "de": "du hast keine OK-Karte"}


def no_such_seat(seat: int) -> Words:
    return {"en": f"there is no player {seat + 1}", "de": f"es gibt keine Person {seat + 1}"}


# -- Chance -------------------------------------------------------------------------------------------------

CHANCE: Final = {DRAW_FIRST: "first", TAKE_OUT: "removed", LAY_PILE: "pile", DEAL: "deal", SHUFFLE: "shuffle"}


def chance(table: BusinessTable) -> str:
    return CHANCE.get(int(table.due), "")


def told(table: BusinessTable, kind: str) -> Json:
    if kind == "first":
        return {"chance": kind, "seat": int(table.asker)}
    if kind == "removed":
        removed = table.deck[int(table.pile_end()) :]
        return {"chance": kind, "cards": [CARD_NAMES[card] for card in removed]}
    if kind == "pile":
        pile = table.deck[int(table.pile_top()) : int(table.pile_end())]
        return {"chance": kind, "cards": [CARD_NAMES[card] for card in pile]}
    if kind == "deal":
        return {"chance": kind, "hands": [hand_names(side.hand) for side in table.sides]}
    seat = int(table.last_to_shuffle())
    return {"chance": kind, "seat": seat, "hand": hand_names(table.sides[seat].hand)}


def enter(table: BusinessTable, entry: Json) -> None:
    """Take the chance step that is due as it was recorded."""
    due = table.due
    end, top = int(table.pile_end()), int(table.pile_top())
    if due == DRAW_FIRST:
        seat = entry.get("seat")
        if not is_seat(seat, int(table.seats)):
            raise BadEntry(f'"seat" is the first asker, 0 to {table.seats - 1} (BB1.3), not {shown(seat)}')
        table.due = 0
        table.open_game(cast("int", seat))
    elif due == TAKE_OUT:
        cards = read_cards(entry, "cards", CARDS - end, "BB1.2")
        deck = with_cards(table, read_numbers([cards], 0), end)
        table.due = 0
        table.take_out(deck)
    elif due == LAY_PILE:
        cards = read_cards(entry, "cards", end - top, "BB1.2")
        deck = with_cards(table, read_numbers([cards], decided(table, end)), top)
        table.due = 0
        table.lay_pile(deck)
    elif due == DEAL:
        hands = read_hands(entry, int(table.seats))
        deck = with_cards(table, read_numbers(hands, decided(table, top)), 0)
        table.due = 0
        table.deal(deck)
    else:
        hand = read_shuffle(table, entry)
        table.due = 0
        table.stand_up(hand)


def is_seat(seat: object, seats: int) -> bool:
    return isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < seats


def decided(table: BusinessTable, first: int) -> int:
    """The cards that lie in the deck from this position on."""
    return sum(1 << int(card) for card in table.deck[first:])


def with_cards(table: BusinessTable, cards: list[int], first: int) -> vec[i64]:
    """The deck with these cards from that position on; those before it are not drawn yet."""
    deck = table.deck[0:]
    for place, card in enumerate(cards):
        deck[first + place] = card
    sort_before(deck, first)
    return deck


def read_cards(entry: Json, name: str, size: int, clause: str) -> list[object]:
    cards = entry.get(name)
    if not isinstance(cards, list) or len(cards) != size:
        raise BadEntry(f'"{name}" is a list of {size} cards here ({clause})')
    return cards


def read_hands(entry: Json, seats: int) -> list[list[object]]:
    hands = entry.get("hands")
    if not isinstance(hands, list) or len(hands) != seats:
        raise BadEntry(f'"hands" is a list of {seats} hands (BB1.3)')
    return [read_cards({"hand": hand}, "hand", PLACES, "BB1.3") for hand in hands]


def read_numbers(lists: list[list[object]], taken: int) -> list[int]:
    """BB1.1: the cards of these names, none of which is among those taken."""
    numbers: list[int] = []
    for name in [name for names in lists for name in names]:
        if not isinstance(name, str) or name not in CARD_NUMBERS:
            raise BadEntry(f"there is no card {shown(name)} (BB1.1)")
        card = CARD_NUMBERS[name]
        if name == COACH_NAME and taken >> card & 1:
            card += 1
        if taken >> card & 1:
            raise BadEntry(f"there are not so many cards {name} (BB1.1)")
        taken |= 1 << card
        numbers.append(card)
    return numbers


def read_shuffle(table: BusinessTable, entry: Json) -> int:
    """BB3.6, BB3.7: the same four cards, by place."""
    due = int(table.next_to_shuffle())
    seat = entry.get("seat")
    if not is_seat(seat, int(table.seats)) or seat != due:
        raise BadEntry(f'"seat" is {due}, whose hand is shuffled here (BB3.6, BB3.7), not {shown(seat)}')
    names = read_cards(entry, "hand", PLACES, "BB1.3")
    left = members(hand_cards(table.sides[due].hand))
    hand = int(EMPTY_HAND)
    for place, name in enumerate(names):
        card = next((card for card in left if CARD_NAMES[card] == name), None)
        if card is None:
            raise BadEntry(f'"hand" has the same four cards as before (BB3.6, BB3.7): {shown(name)} is not among them')
        left.remove(card)
        hand = put(hand, place, card)
    return hand


assert len(CHOICES) == ALL
assert (NO, YES, WITH_NOBODY, ADD_NOTHING, REJECT) == (0, 1, 5, PLACES, ACCEPT + 1)
