"""Where cards lie in Blind Hen, and what is seen of them and of the rest."""

from __future__ import annotations

from typing import Final

from hoodwink.games.blind_hen.cards import (
    CHICKENS,
    CORN,
    END,
    HEN,
    NAMES,
    PILE_SIZE,
    SET_LETTERS,
    SET_SIZE,
    SETS,
    SHUFFLED,
    Display,
)
from hoodwink.games.blind_hen.rules import (
    DEAL_SETS,
    DRAW_FIRST,
    DRAW_PACKAGE,
    FOLDED,
    HAND_OVER,
    NOT_YET,
    PACKAGE_SIZE,
    PAY_PHASE,
    REVEAL,
    TAKE_PACKAGE,
    HenTable,
)
from hoodwink.games.blind_hen.worlds import BOTTOM, unseen_cards
from hoodwink.table.options import Json
from hoodwink.table.title import UNKNOWN
from hoodwink.table.zones import BACK, FACE, HEAP, NO_CARD, ROW, STACK, TABLE, Lot, Zone

BOX: Final = Zone("box", HEAP, FACE, FACE, {"en": "starting sets not in play", "de": "Startsätze außer Spiel"})
PILE: Final = Zone("pile", STACK, BACK, BACK, {"en": "draw pile", "de": "Nachziehstapel"})  # BH2.2
PACKAGE: Final = Zone("package", ROW, FACE, BACK, {"en": "face-down cards", "de": "verdeckte Karten"})  # BH3.1
SHOWN: Final = Zone("shown", ROW, FACE, FACE, {"en": "face-up cards", "de": "offene Karten"})  # BH3.2
MIDDLE: Final = Zone("middle", HEAP, FACE, FACE, {"en": "middle", "de": "Mitte"})  # BH4.1, BH4.3
DISPLAY: Final = Zone("display", HEAP, FACE, FACE, {"en": "display", "de": "Auslage"})  # BH2.1
SECRET: Final = Zone("secret", HEAP, BACK, BACK, {"en": "secret pile", "de": "geheimer Stapel"})  # BH4.4
ZONES: Final = [BOX, PILE, PACKAGE, SHOWN, MIDDLE, DISPLAY, SECRET]

# The numbers of cards. In the pile and the package: the place in the pile; before the shuffle, and in the
# box, the number among those there. Elsewhere all have seen the card, alike ones are not told apart, and it
# is numbered by where it lies, by its kind and by the number of those beside it.
UNSHUFFLED: Final = 100
IN_THE_BOX: Final = 200
LYING: Final = 1_000
PER_PLACE: Final = 10_000
PER_KIND: Final = 100


def lay(table: HenTable) -> list[Lot]:
    """Every card, where it lies."""
    lots = [
        Lot(BOX, TABLE, box(table)),
        Lot(PILE, TABLE, pile(table)),
        Lot(MIDDLE, TABLE, chickens(table.middle, int(table.seats))),
    ]
    for seat, side in enumerate(table.sides):
        lots.append(Lot(PACKAGE, seat, package(table, seat, face_up=False)))
        lots.append(Lot(SHOWN, seat, package(table, seat, face_up=True)))
        lots.append(Lot(DISPLAY, seat, chickens(side, seat)))
        lots.append(Lot(SECRET, seat, [*lying(seat, CORN, side.corns), *lying(seat, HEN, side.hens)]))
    return lots


def box(table: HenTable) -> list[int]:
    """BH2.1: the sets that no seat uses."""
    return [IN_THE_BOX + card for card in range(SETS * SET_SIZE) if card // SET_SIZE not in table.letters]


def pile(table: HenTable) -> list[int]:
    """From the bottom up."""
    if len(table.pile) == 0:
        return list(range(UNSHUFFLED, UNSHUFFLED + PILE_SIZE))
    return list(range(PILE_SIZE - 1, table.drawn - 1, -1))


def package(table: HenTable, seat: int, *, face_up: bool) -> list[int]:
    """The auctioneer's cards that lie face up, or those that lie face down; [] where there are none."""
    if seat != table.auctioneer:
        return []
    places = range(table.package, table.drawn)
    cards = [place if is_face_up(table, place) == face_up else NO_CARD for place in places]
    return cards if any(card != NO_CARD for card in cards) else []


def is_face_up(table: HenTable, place: int) -> bool:
    return table.shown >> place - table.package & 1 != 0


def chickens(display: Display, holder: int) -> list[int]:
    """Sorted by colour (BH2.1)."""
    return [card for kind in range(CHICKENS) for card in lying(holder, kind, display.number(kind))]


def lying(holder: int, kind: int, number: int) -> list[int]:
    """The cards of one kind that lie with a seat, or in the middle."""
    first = LYING + holder * PER_PLACE + kind * PER_KIND
    return list(range(first, first + number))


def face(table: HenTable, card: int) -> str:
    if card < PILE_SIZE:
        return NAMES[table.pile[card]]
    if card < IN_THE_BOX:
        return NAMES[table.cards.shuffled[card - UNSHUFFLED] if card < UNSHUFFLED + SHUFFLED else END]
    if card < LYING:
        return NAMES[table.cards.sets[card - IN_THE_BOX]]
    return NAMES[(card - LYING) % PER_PLACE // PER_KIND]


# -- What is seen besides the cards -------------------------------------------------------------------------


def facts(table: HenTable) -> Json:
    """What all see."""
    paying = table.turn >= 0 and table.phase == PAY_PHASE
    return {
        "sets": [SET_LETTERS[letter] for letter in table.letters] or None,
        "auctioneer": None if table.due in (DEAL_SETS, DRAW_FIRST) else table.auctioneer,
        "package": [
            face(table, place) if is_face_up(table, place) else UNKNOWN for place in range(table.package, table.drawn)
        ],
        "bids": [said(side.said) for side in table.sides],
        "highest_bid": None if table.highest_bid == NOT_YET else table.highest_bid,
        "highest_bidder": None if table.highest_bid == NOT_YET else table.highest_bidder,
        "missing": max(0, table.highest_bid - table.middle.worth) if paying else None,
        "worth": [side.worth for side in table.sides],
        "points": [table.total(seat) for seat in range(table.seats)],
    }


def said(bid: int) -> object:
    """A seat's bid in this auction, if it has made one."""
    if bid == NOT_YET:
        return None
    return "fold" if bid == FOLDED else bid


def deduced(table: HenTable, seat: int) -> Json:
    """What is left when all cards that the seat has seen are taken away; how many auctions can still come."""
    unseen: dict[str, int] = {}
    for kind in unseen_cards(table, seat):
        unseen[NAMES[kind]] = unseen.get(NAMES[kind], 0) + 1
    fewest = most = 0
    if not table.end_is_drawn():
        fewest = max(0, BOTTOM - table.drawn) // PACKAGE_SIZE
        most = (PILE_SIZE - 1 - table.drawn) // PACKAGE_SIZE
    return {"unseen": unseen, "auctions": [fewest, most]}


def happening(table: HenTable) -> Json:
    """What happens next by itself."""
    if table.due == DRAW_PACKAGE:
        return {"happened": "package-drawn", "seat": table.auctioneer}
    if table.due == HAND_OVER:
        return {"happened": "payment-taken", "seat": table.auctioneer}
    if table.due == REVEAL:
        return {"happened": "package-shown"}
    if table.due == TAKE_PACKAGE:
        return {"happened": "package-taken", "seat": table.highest_bidder}
    return {"happened": "end-drawn", "seat": table.auctioneer}
