"""How records write the choices and the chance of Where's Bob's Hat?"""

from __future__ import annotations

from typing import Final

from hoodwink.games.bobs_hat.rules import (
    BID,
    BID_PHASE,
    DEAL,
    DOUBLED,
    DRAW_TRUMP,
    FEWEST,
    HAT_PHASE,
    PLAY,
    RANKS,
    HatTable,
)  # fmt: skip
from hoodwink.table.cards import lowest, members, set_of
from hoodwink.table.errors import BadEntry
from hoodwink.table.options import Json, shown

SUIT_NAMES: Final = ("blue", "red", "black")
TRUMP_NAMES: Final = (*SUIT_NAMES, "grey")
CARD_NAMES: Final = tuple(letter + str(rank) for letter in "BRK" for rank in range(1, RANKS + 1))
CARD_NUMBERS: Final = {name: number for number, name in enumerate(CARD_NAMES)}


# -- Choices ------------------------------------------------------------------------------------------------


def bid_data(bid: int) -> Json:
    """WB3.1, WB6.1, WB6.2: the suits of "most", and 0, 1 or (doubled) 2 for "fewest"."""
    most = [name for suit, name in enumerate(SUIT_NAMES) if bid >> suit & 1]
    fewest = 2 if bid >= DOUBLED else 1 if bid >= FEWEST else 0
    return {"most": most, "fewest": fewest}


def all_choices() -> list[Json]:
    """By flat number."""
    hats: list[Json] = [{"choice": "hat", "value": value} for value in (-10, 10)]
    bids: list[Json] = [{"choice": "bid", **bid_data(bid)} for bid in range(PLAY - BID)]
    plays: list[Json] = [{"choice": "play", "card": name} for name in CARD_NAMES]
    return hats + bids + plays


CHOICES: Final = all_choices()


def clause(table: HatTable) -> str:
    """The clause by which something is chosen now."""
    if table.phase == HAT_PHASE:
        return "WB2.3"
    if table.phase == BID_PHASE:
        return "WB6.3" if table.variant.secret_bids else "WB3.1"
    return "WB4.2"


def refusal(table: HatTable, seat: int, number: int) -> tuple[str, dict[str, str]]:
    """Why a deciding seat may not choose this."""
    if table.phase == HAT_PHASE:
        return "WB2.3", {"en": "the hat card must be chosen first", "de": "zuerst wird die Hutkarte gewählt"}
    if table.phase == BID_PHASE:
        if not BID <= number < PLAY:
            return clause(table), {"en": "a bid is asked for now", "de": "jetzt wird geboten"}
        if number == BID:
            if not table.variant.no_bid:
                return "WB3.1", {
                    "en": "a bid has at least one bid card",
                    "de": "ein Gebot hat mindestens eine Gebotskarte",
                }
            return "WB6.2", {
                "en": "the one empty bid of this game has been made",
                "de": "das eine leere Gebot dieses Spiels ist schon gemacht",
            }
        return "WB6.1", {"en": "doubling is not played here", "de": "das Verdoppeln wird hier nicht gespielt"}
    if number < PLAY:
        return "WB4.2", {"en": "a card must be played now", "de": "jetzt wird eine Karte gespielt"}
    card = number - PLAY
    if not table.sides[seat].hand >> card & 1:
        return "WB4.2", {
            "en": f"you do not have {CARD_NAMES[card]}",
            "de": f"du hast {CARD_NAMES[card]} nicht",
        }
    led = SUIT_NAMES[lowest(table.led) // RANKS]
    de = {"blue": "Blau", "red": "Rot", "black": "Schwarz"}[led]
    return "WB4.2", {
        "en": f"{led} was led and you have {led}: play a {led} card",
        "de": f"{de} wurde ausgespielt, und du hast {de}: spiele {de}",
    }


# -- Chance -------------------------------------------------------------------------------------------------


def chance(table: HatTable) -> str:
    if table.due == DRAW_TRUMP:
        return "trump"
    return "deal" if table.due == DEAL else ""


def told(table: HatTable, kind: str) -> Json:
    if kind == "trump":
        return {"chance": "trump", "suit": TRUMP_NAMES[table.trump]}
    return {"chance": "deal", "hands": [card_names(side.hand) for side in table.sides]}


def enter(table: HatTable, entry: Json) -> None:
    if table.due == DRAW_TRUMP:
        suit = entry.get("suit")
        if suit not in TRUMP_NAMES:
            raise BadEntry(f'"suit" is one of {", ".join(TRUMP_NAMES)} (WB2.1), not {shown(suit)}')
        table.turn_trump(TRUMP_NAMES.index(str(suit)))
    else:
        hands = read_hands(entry.get("hands"), int(table.seats), int(table.size()))
        for side, hand in zip(table.sides, hands, strict=True):
            side.hand = hand
        table.open_hand()


def card_names(cards: int) -> list[str]:
    return [CARD_NAMES[card] for card in members(cards)]


def read_hands(hands: object, seats: int, size: int) -> list[int]:
    """WB2.2: for each seat a hand of the right size, no card twice."""
    if not isinstance(hands, list) or len(hands) != seats:
        raise BadEntry(f'"hands" is a list of {seats} hands')
    dealt = 0
    sets: list[int] = []
    for hand in hands:
        if not isinstance(hand, list) or len(hand) != size:
            raise BadEntry(f"a hand has {size} cards here (WB2.2)")
        for name in hand:
            if not isinstance(name, str) or name not in CARD_NUMBERS:
                raise BadEntry(f"there is no card {shown(name)} (WB1.1)")
            if dealt >> CARD_NUMBERS[name] & 1:
                raise BadEntry(f"the card {name} is dealt twice")
            dealt |= 1 << CARD_NUMBERS[name]
        sets.append(set_of([CARD_NUMBERS[name] for name in hand]))
    return sets
