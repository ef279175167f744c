"""Tables that fit what a seat has seen in Blind Business. Compiled."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64, mypyc_attr

from hoodwink.games.blind_business import notation
from hoodwink.games.blind_business.cards import (
    CARDS,
    NO_CARD,
    PLACES,
    SORTED,
    card_in,
    drawn,
    hand_cards,
    put,
    sorted_hand,
    swap,
)
from hoodwink.games.blind_business.rules import (
    DEAL,
    LAY_PILE,
    LOOK_UP,
    OPEN_HAND,
    SHUFFLE,
    STAND_UP,
    SWITCH_HANDS,
    TAKE_OUT,
    BusinessTable,
)
from hoodwink.games.blind_business.scoring import DRAW_FIRST
from hoodwink.table.base import Table
from hoodwink.table.cards import bit, count, holds, lowest, members, nth
from hoodwink.table.dealer import Dealer
from hoodwink.table.title import Entry
from hoodwink.table.worlds import Worlds

# Where a card came from that stands, or stood, in the hand of the one whose world it is: the number of the
# entry that dealt or shuffled it, and its place then; or IN_PILE and its position in the deck.
Origin = tuple[int, int]
IN_PILE = -1


@mypyc_attr(acyclic=True)
class BusinessWorlds(Worlds):
    """Hidden are the pile, what was taken out, the new cards of the own hand, and where its others stand."""

    __slots__ = ()

    def redeal(self, table: Table, seat: i64, dealer: Dealer) -> None:
        business = cast(BusinessTable, table)
        if business.due == DRAW_FIRST or business.due == TAKE_OUT:
            return
        if business.due == LAY_PILE:
            business.deck = drawn(SORTED, business.pile_end(), CARDS, dealer)
        elif business.due == DEAL:
            business.deck = drawn(SORTED, business.pile_top(), CARDS, dealer)
        else:
            deal_unseen(business, seat, dealer)
            stand_known(business, seat, dealer)


def deal_unseen(table: BusinessTable, seat: i64, dealer: Dealer) -> None:
    """BB2.9, BB1.2: whatever it has not seen may lie wherever something lies that it has not seen."""
    unseen = table.unseen(seat)
    deck = SORTED[0:]
    first: i64 = CARDS - count(unseen)
    place = first
    left = unseen
    while left != 0:
        deck[place] = lowest(left)
        left &= left - 1
        place += 1
    place = CARDS - 1
    while place > first:
        other = first + dealer.below(place - first + 1)
        card = deck[place]
        deck[place] = deck[other]
        deck[other] = card
        place -= 1
    table.deck = deck
    if first == table.top:  # all of them lie in the pile or are taken out
        return
    dealt: i64 = 0
    for owner in range(table.seats):
        side = table.sides[owner]
        for place in range(i64(PLACES)):
            card = card_in(side.hand, place)
            if card != NO_CARD and holds(unseen, card):
                side.hand = put(side.hand, place, deck[first])
                dealt |= bit(deck[first])
                first += 1
        if table.is_looking(owner) and table.due == SHUFFLE:
            side.hand = sorted_hand(side.hand)
    for other in range(table.seats):
        if other != seat:
            side = table.sides[other]
            if table.due == STAND_UP:  # BB1.4: so far each has seen its own hand alone
                side.seen = hand_cards(side.hand)
            else:  # what stands in the seat's hand, all others have seen
                side.seen = side.seen & ~unseen | dealt


def stand_known(table: BusinessTable, seat: i64, dealer: Dealer) -> None:
    """BB1.4, BB3.6, BB3.7: the cards that it looked at stand in any order. BB5.2: unless it sees them."""
    if table.adder == seat and table.due != OPEN_HAND:
        return
    side = table.sides[seat]
    if table.is_looking(seat) and table.due == SHUFFLE:  # they lie as a set, and will be shuffled
        return
    known = hand_cards(side.hand) & side.seen
    places: i64 = 0
    for place in range(i64(PLACES)):
        card = card_in(side.hand, place)
        if card != NO_CARD and holds(side.seen, card):
            places |= bit(place)
            side.hand = put(side.hand, place, lowest(known))
            known &= known - 1
    left = count(places)
    while left > 1:
        left -= 1
        side.hand = swap(side.hand, nth(places, left), nth(places, dealer.below(left + 1)))


# -- The history of a world -------------------------------------------------------------------------------


def retell(log: list[Entry], world: BusinessTable, seat: int) -> list[Entry]:
    """Chance as it must have been: the deal, the pile and the shuffles, in what the seat could not see."""
    history = History(log, world, seat)
    return [
        Entry(-1, -1, history.chance(number)) if entry.chance is not None else entry for number, entry in enumerate(log)
    ]


class History:
    """Plays the true game again and notes which card must have stood in each place of the seat's hand.

    A card that left the hand is known. The cards that still stand there are those of the world. Of cards that
    were looked at and shuffled the seat knows the set: they are told in their order, and not as they stood.
    """

    def __init__(self, log: list[Entry], world: BusinessTable, seat: int) -> None:
        self.log = log
        self.world = world
        self.seat = seat
        self.past = BusinessTable(world.seats, world.card_powers, world.color_powers)
        self.cards: dict[Origin, int] = {}
        self.standing: dict[int, Origin] = {}  # by place
        self.last_drawn: list[Origin] = []  # the new cards when the hand was last taken up, still in its order
        for number, entry in enumerate(log):
            self.follow(number, entry)
        side = world.sides[seat]
        for place, origin in self.standing.items():
            self.cards[origin] = card_in(side.hand, place)
        self.note_unseen()

    def follow(self, number: int, entry: Entry) -> None:
        past = self.past
        if entry.chance is None:
            past.apply(entry.seat, entry.number)
        else:
            dealt = past.due == DEAL or (past.due == SHUFFLE and past.next_to_shuffle() == self.seat)
            notation.enter(past, entry.chance)
            if dealt:
                self.standing = {place: (number, place) for place in range(PLACES)}
        idle = Dealer(0)
        while past.due != 0 and notation.chance(past) == "":
            if past.due == LOOK_UP and past.shuffler == self.seat:
                self.take_up()
            if past.due == SWITCH_HANDS and (past.shuffler == self.seat or past.partner == self.seat):
                self.take_up()
            before = past.sides[self.seat].hand
            past.step(idle)
            self.note_changes(before, past.sides[self.seat].hand)

    def note_changes(self, before: int, after: int) -> None:
        """Cards have left the hand, or filled it."""
        for place in range(PLACES):
            card, drawn_card = card_in(before, place), card_in(after, place)
            if place in self.standing and drawn_card == NO_CARD:
                self.cards[self.standing.pop(place)] = card
            elif card == NO_CARD and place not in self.standing and drawn_card != NO_CARD:
                self.standing[place] = (IN_PILE, list(self.past.deck).index(drawn_card))

    def take_up(self) -> None:
        """The hand is about to be looked at, by the seat or by the one with whom it switches."""
        side = self.past.sides[self.seat]
        origins = sorted(self.standing.values())
        self.last_drawn = [origin for origin in origins if origin[0] == IN_PILE]
        self.tell([origin for origin in origins if origin[0] != IN_PILE], hand_cards(side.hand) & side.seen)
        self.tell(self.last_drawn, hand_cards(side.hand) & ~side.seen)
        self.standing = {}

    def tell(self, origins: list[Origin], cards: int) -> None:
        """These cards, in their order, are those that came from there."""
        for origin, card in zip(origins, members(cards), strict=True):
            self.cards[origin] = card

    def note_unseen(self) -> None:
        """BB3.6: while hands are switched, the seat has not seen yet what was new in the one it gave away."""
        world = self.world
        for other in range(world.seats):
            if other != self.seat and world.due == SHUFFLE:
                unseen = hand_cards(world.sides[other].hand) & world.unseen(self.seat)
                if unseen != 0:
                    self.tell(self.last_drawn, unseen)

    def chance(self, number: int) -> dict[str, object]:
        """The chance entry of that number, retold."""
        entry = self.log[number].chance
        assert entry is not None
        told = dict(entry)
        kind = told["chance"]
        if kind == "removed":
            return notation.told(self.world, "removed")
        if kind == "pile":
            told["cards"] = [notation.CARD_NAMES[self.card_of_pile(place)] for place in self.pile_places()]
        elif kind == "deal":
            hands = list(cast(list[object], told["hands"]))
            hands[self.seat] = self.hand(number)
            told["hands"] = hands
        elif kind == "shuffle" and told["seat"] == self.seat:
            told["hand"] = self.hand(number)
        return told

    def hand(self, number: int) -> list[str]:
        """The seat's hand as it stood after that entry."""
        return [notation.CARD_NAMES[self.cards[number, place]] for place in range(PLACES)]

    def pile_places(self) -> range:
        return range(int(self.past.pile_top()), int(self.past.pile_end()))

    def card_of_pile(self, place: int) -> int:
        if place >= self.world.top:
            return int(self.world.deck[place])
        if (IN_PILE, place) in self.cards:
            return self.cards[IN_PILE, place]
        return int(self.past.deck[place])
