"""Tables that fit what a seat has seen in Blind Chicken Extreme. Compiled."""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from hoodwink.games.blind_chicken.cards import NUMBER_CARDS, Seat, left_out
from hoodwink.games.blind_chicken.rules import PLAY, ChickenTable
from hoodwink.table.base import NOBODY, Table
from hoodwink.table.cards import bit, count, holds, lowest, members
from hoodwink.table.dealer import Dealer
from hoodwink.table.title import Entry
from hoodwink.table.worlds import Worlds


@mypyc_attr(acyclic=True)
class ChickenWorlds(Worlds):
    """Hidden are the others' hands, with the order in which they stand, and cards that lie face down.

    The cards that a seat has not seen are as many as the places for them, and every way to put them there is
    as likely as every other: a hand may have been put in any order (BC2.1).
    """

    __slots__ = ()

    def redeal(self, table: Table, seat: i64, dealer: Dealer) -> None:
        chicken = cast(ChickenTable, table)
        unseen = unseen_by(chicken, seat)
        if chicken.down & ~bit(seat) != 0:
            unseen = lay_face_down(chicken, seat, unseen, dealer)
        deck = shuffled(unseen, dealer)
        dealt: i64 = 0
        for other in range(chicken.seats):
            if other != seat:
                dealt = deal_hand(chicken.sides[other], deck, dealt)


def unseen_by(table: ChickenTable, seat: i64) -> i64:
    """All cards but those in the piles, face up in the trick, and the seat's own."""
    unseen = NUMBER_CARDS & ~left_out(table.seats)
    for other in range(table.seats):
        side = table.sides[other]
        unseen &= ~side.pile
        if side.played >= 0 and (other == seat or not holds(table.down, other)):
            unseen &= ~bit(side.played)
    mine = table.sides[seat]
    unseen &= ~mine.unsorted
    held = mine.held
    while held != 0:
        unseen &= ~bit(mine.card_at(lowest(held)))
        held &= held - 1
    return unseen


def lay_face_down(table: ChickenTable, seat: i64, unseen: i64, dealer: Dealer) -> i64:
    """BC3.2: cards with the symbol first; BC4.3: a face-down lead may be any card. What is left unseen."""
    blank = NOBODY
    down = table.down & ~bit(seat)
    table.trick &= ~unseen
    while down != 0:
        other = lowest(down)
        down &= down - 1
        if table.is_face_down_lead(other):
            blank = other
        else:
            card = dealer.member(unseen & table.symbols)
            unseen &= ~bit(card)
            play_instead(table, other, card)
    if blank != NOBODY:
        card = dealer.member(unseen)
        unseen &= ~bit(card)
        play_instead(table, blank, card)
    return unseen


def play_instead(table: ChickenTable, seat: i64, card: i64) -> None:
    """This card lies face down before the seat, and has come from the same place of its row."""
    side = table.sides[seat]
    place: i64 = 0
    while side.card_at(place) != side.played:
        place += 1
    side.change(place, card)
    side.played = card
    table.trick |= bit(card)


def shuffled(cards: i64, dealer: Dealer) -> vec[i64]:
    deck = vec[i64]([0] * count(cards))
    place: i64 = 0
    while cards != 0:
        deck[place] = lowest(cards)
        cards &= cards - 1
        place += 1
    dealer.shuffle(deck)
    return deck


def deal_hand(side: Seat, deck: vec[i64], dealt: i64) -> i64:
    """Other cards from the deck for the same places, and to be sorted still. How many are dealt now."""
    held = side.held
    while held != 0:
        side.change(lowest(held), deck[dealt])
        held &= held - 1
        dealt += 1
    unsorted = count(side.unsorted)
    if unsorted != 0:
        side.unsorted = 0
        while unsorted > 0:
            side.unsorted |= bit(deck[dealt])
            dealt += 1
            unsorted -= 1
    return dealt


def is_deal(entry: Entry) -> bool:
    return entry.chance is not None and entry.chance["chance"] == "deal"


def retell(log: list[Entry], table: ChickenTable) -> list[Entry]:
    """The last deal and the sorting after it, as they must have been; later choices name no hidden cards."""
    start = len(log) - 1
    while start >= 0 and not is_deal(log[start]):
        start -= 1
    if start < 0:
        return list(log)
    told = log[: start + 1]
    rows: list[list[int]] = [[] for _ in table.sides]
    for entry in log[start + 1 :]:
        if entry.chance is None and entry.number < PLAY:
            row = rows[entry.seat]
            row.append(table.sides[entry.seat].card_at(len(row)))
            told.append(Entry(entry.seat, row[-1], None))
        else:
            told.append(entry)
    hands = [sorted(members(side.unsorted) + row) for side, row in zip(table.sides, rows)]
    told[start] = Entry(-1, -1, {"chance": "deal", "hands": hands})
    return told
