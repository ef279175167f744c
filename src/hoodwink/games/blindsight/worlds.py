"""Tables that fit what a seat has seen in blindsight. Compiled."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from hoodwink.games.blindsight.cards import HALF, Deck, Pack, shuffle_into
from hoodwink.games.blindsight.rules import DEAL, DRAW_STARTER, NO_CARD, PLAY_PHASE, SightTable, slot_then, stuck_seat
from hoodwink.table.base import NOBODY, Table
from hoodwink.table.cards import bit, count, highest, lowest, nth
from hoodwink.table.dealer import Dealer
from hoodwink.table.title import Entry
from hoodwink.table.worlds import Worlds

ALL: Final = 0x7FFFFFFFFFFFFF  # 55 cards


@mypyc_attr(acyclic=True)
class SightWorlds(Worlds):
    """Hidden from a seat are its own hand and the draw pile."""

    __slots__ = ()

    def redeal(self, table: Table, seat: i64, dealer: Dealer) -> None:
        sight = cast(SightTable, table)
        if is_not_dealt(sight):
            return
        own = OwnHand(sight, seat)
        cards = sight.deck.cards[:]
        own.deal(cards, dealer)
        while own.must_fit and not own.fits(sight.top):
            own.deal(cards, dealer)
        own.lay_pile(cards, sight.drawn)
        shuffle_into(cards, sight.drawn, sight.pack.size, dealer)
        sight.deck = Deck(sight.pack, cards)
        if sight.turn != NOBODY and sight.phase == PLAY_PHASE:
            sight.finds_card(sight.turn)


@mypyc_attr(acyclic=True)
class OwnHand:
    """What a seat knows of its own hand: which cards may lie at each of its places.

    Whatever it has learned held for all the cards that it then had: so it knows of a place all that it knows of the
    places to the right of it, where younger cards lie, and what may lie at a place may lie at each of those too.
    """

    __slots__ = (
        "dealt_high", "dealt_low", "high", "low", "must_fit", "pack", "size", "slots", "unseen_high", "unseen_low",
    )  # fmt: skip

    def __init__(self, table: SightTable, seat: i64) -> None:
        size: i64 = 0
        if not table.lies_open():  # BS5.4: there and then it has seen its cards
            size = table.hand_size(seat)
        self.pack: Pack = table.pack
        self.size: i64 = size
        self.slots: vec[i64] = table.pack.no_cards[:size]  # by place
        self.low: vec[i64] = table.pack.no_cards[:size]  # by place, which of the cards 0 to 54 may lie there,
        self.high: vec[i64] = table.pack.no_cards[:size]  # and which from 55 on
        self.unseen_low: i64 = 0  # the cards of its hand and of the draw pile
        self.unseen_high: i64 = 0
        self.dealt_low: i64 = 0  # those that it was dealt in a world
        self.dealt_high: i64 = 0
        self.must_fit: bool = must_fit(table, seat)
        self.find_unseen(table, seat)
        self.recall(table, seat)

    # -- What is known ----------------------------------------------------------------------------------

    def find_unseen(self, table: SightTable, seat: i64) -> None:
        """BS1.5: the seat sees all cards but its own and those of the draw pile."""
        cards = table.deck.cards
        low = table.hand_low[seat]
        high = table.hand_high[seat]
        place: i64 = 0
        while place < self.size:
            if low != 0:
                slot = lowest(low)
                low &= low - 1
            else:
                slot = HALF + lowest(high)
                high &= high - 1
            self.slots[place] = slot
            self.add_unseen(cards[slot])
            place += 1
        slot = table.drawn
        while slot < self.pack.size:
            self.add_unseen(cards[slot])
            slot += 1

    def add_unseen(self, card: i64) -> None:
        if card < HALF:
            self.unseen_low |= bit(card)
        else:
            self.unseen_high |= bit(card - HALF)

    def recall(self, table: SightTable, seat: i64) -> None:
        """BS3.2, BS3.3, BS4.5: when another seat found nothing to play, no card of this hand could have been played."""
        pack = self.pack
        low = self.low
        high = self.high
        place: i64 = 0
        while place < self.size:
            low[place] = ALL
            high[place] = ALL
            place += 1
        top: i64 = NO_CARD
        index: i64 = 0
        while index < table.noted:
            note = table.note(index)
            index += 1
            if stuck_seat(note) == NOBODY:
                top = table.deck.cards[note]
            elif stuck_seat(note) != seat:
                place = self.places_before(slot_then(note)) - 1
                if place >= 0:
                    low[place] &= ~pack.following(pack.low_cards, top)
                    high[place] &= ~pack.following(pack.high_cards, top)
        may_low = self.unseen_low
        may_high = self.unseen_high
        place = self.size - 1
        while place >= 0:
            may_low &= low[place]
            may_high &= high[place]
            low[place] = may_low
            high[place] = may_high
            place -= 1

    def places_before(self, slot: i64) -> i64:
        """How many of the places were there when this slot was next on the draw pile."""
        places = self.size
        while places > 0 and self.slots[places - 1] >= slot:
            places -= 1
        return places

    def certain_card(self, place: i64) -> i64:
        """The card that must lie at this place, or one alike; NO_CARD if there are several.

        Where so many places to the left have but so many cards among them, those cards lie there and not here.
        """
        low = self.low[place]
        high = self.high[place]
        older = place - 1
        while older >= 0:
            if count(self.low[older]) + count(self.high[older]) == older + 1:
                low &= ~self.low[older]
                high &= ~self.high[older]
                break
            older -= 1
        if low == 0:
            first = HALF + lowest(high)
        else:
            first = lowest(low)
        if high == 0:
            last = highest(low)
        else:
            last = HALF + highest(high)
        if self.pack.are_alike(first, last):
            return first
        return NO_CARD

    # -- A world ----------------------------------------------------------------------------------------

    def deal(self, cards: vec[i64], dealer: Dealer) -> None:
        """Deal this hand again, the oldest place first.

        What the older places got may lie here too: so there are as many cards to choose from, whichever those were, and
        every hand that is possible is as likely as every other.
        """
        left_low = self.unseen_low
        left_high = self.unseen_high
        place: i64 = 0
        while place < self.size:
            low = self.low[place] & left_low
            high = self.high[place] & left_high
            lower = count(low)
            number = dealer.below(lower + count(high))
            if number < lower:
                card = nth(low, number)
                left_low &= ~bit(card)
                cards[self.slots[place]] = card
            else:
                card = nth(high, number - lower)
                left_high &= ~bit(card)
                cards[self.slots[place]] = HALF + card
            place += 1
        self.dealt_low = self.unseen_low & ~left_low
        self.dealt_high = self.unseen_high & ~left_high

    def fits(self, top: i64) -> bool:
        """Whether a card of the hand dealt may be played on this one."""
        pack = self.pack
        low = self.dealt_low & pack.following(pack.low_cards, top)
        return low | self.dealt_high & pack.following(pack.high_cards, top) != 0

    def lay_pile(self, cards: vec[i64], slot: i64) -> None:
        """The unseen cards that are not in this hand are the draw pile."""
        low = self.unseen_low & ~self.dealt_low
        while low != 0:
            cards[slot] = lowest(low)
            low &= low - 1
            slot += 1
        high = self.unseen_high & ~self.dealt_high
        while high != 0:
            cards[slot] = HALF + lowest(high)
            high &= high - 1
            slot += 1


def must_fit(table: SightTable, seat: i64) -> bool:
    """BS3.1: another seat has found a card to play, and this seat sees none: it lies in its own hand."""
    if table.turn == NOBODY or table.turn == seat or table.phase != PLAY_PHASE:
        return False
    seen = table.open_low & ~table.hand_low[seat] | table.open_high & ~table.hand_high[seat]
    return seen == 0


def is_not_dealt(table: SightTable) -> bool:
    """There are no hands yet, or no more."""
    return table.due == DRAW_STARTER or table.due == DEAL


def retell(log: list[Entry], deal: dict[str, object], pile: dict[str, object]) -> list[Entry]:
    """The last deal, and the draw pile after it, as they must have been.

    Earlier games stay as they are told, what was left of their piles included: it decides nothing any more.
    """
    told = list(log)
    index = len(told) - 1
    while index >= 0:
        chance = told[index].chance
        if chance is not None and chance["chance"] == "pile":
            told[index] = Entry(-1, -1, pile)
        elif chance is not None and chance["chance"] == "deal":
            told[index] = Entry(-1, -1, deal)
            break
        index -= 1
    return told
