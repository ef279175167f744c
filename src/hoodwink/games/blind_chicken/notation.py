"""How records write the choices and the chance of Blind Chicken Extreme."""

from __future__ import annotations

from typing import Final, cast

from hoodwink.games.blind_chicken.cards import MOST_GAMES, NUMBERS, REWARDS, is_number, left_out, sow_takes
from hoodwink.games.blind_chicken.rules import (
    BENEFIT,
    DEAL,
    DRAW_DEALER,
    LEADER,
    LEADER_PHASE,
    LEFT_END,
    PLAY,
    PLAY_ANY,
    PLAY_PHASE,
    REWARD,
    REWARD_PHASE,
    SORT_PHASE,
    STRIKE,
    ChickenTable,
)
from hoodwink.games.blind_chicken.scoring import CHICKENS_FREE, PENALTIES_FREE
from hoodwink.table.cards import count, members, set_of
from hoodwink.table.errors import BadEntry
from hoodwink.table.options import Json, shown

Words = dict[str, str]

ENDS: Final = ("left", "right")
REWARD_NAMES: Final = ("face-down", "any-card", "choose-leader")
BENEFIT_NAMES: Final = ("none", "chickens", "penalties")
SMALL_PENALTY: Final = "-3/-6"
LARGE_PENALTY: Final = "-10/-15"
SMALL_PENALTY_COUNT: Final = 5
LARGE_PENALTY_COUNT: Final = 2

# What is printed on each card, by its number.
CARD_NAMES: Final = (
    *(str(number) for number in range(NUMBERS)),
    *REWARD_NAMES,
    *(SMALL_PENALTY for _ in range(SMALL_PENALTY_COUNT)),
    *(LARGE_PENALTY for _ in range(LARGE_PENALTY_COUNT)),
)


# -- Choices ------------------------------------------------------------------------------------------------


def all_choices() -> list[Json]:
    """By flat number."""
    places: list[Json] = [{"choice": "place", "card": card} for card in range(NUMBERS)]
    ends: list[Json] = [{"choice": "play", "end": end} for end in ENDS]
    positions: list[Json] = [{"choice": "play-any", "position": place} for place in range(REWARD - PLAY_ANY)]
    rewards: list[Json] = [{"choice": "reward", "card": name} for name in REWARD_NAMES]
    leaders: list[Json] = [{"choice": "leader", "leads": seat} for seat in range(BENEFIT - LEADER)]
    benefits: list[Json] = [{"choice": "benefit", "benefit": name} for name in BENEFIT_NAMES]
    strikes: list[Json] = [{"choice": "benefit", "benefit": "strike", "game": game} for game in range(MOST_GAMES)]
    return places + ends + positions + rewards + leaders + benefits + strikes


CHOICES: Final = all_choices()


def clause(table: ChickenTable, seat: int) -> str:
    """The clause by which something is chosen now."""
    if table.phase == SORT_PHASE:
        return "BC2.1"
    if table.phase == PLAY_PHASE:
        return "BC4.4" if table.leads_any_card(seat) else "BC3.1"
    if table.phase == REWARD_PHASE:
        return "BC4.2"
    return "BC4.5" if table.phase == LEADER_PHASE else "BC5.2"


def refusal(table: ChickenTable, seat: int, number: int) -> tuple[str, Words]:
    """Why a deciding seat may not choose this."""
    if table.phase == SORT_PHASE:
        return "BC2.1", why_not_place(table, seat, number)
    if table.phase == PLAY_PHASE:
        return clause(table, seat), why_not_play(table, seat, number)
    if table.phase == REWARD_PHASE:
        return "BC4.2", why_not_reward(number)
    if table.phase == LEADER_PHASE:
        return "BC4.5", why_not_leader(table, number)
    return why_not_benefit(table, number)


def why_not_place(table: ChickenTable, seat: int, number: int) -> Words:
    if number >= PLAY:
        return {"en": "the hands are put in order first", "de": "zuerst werden die Hände geordnet"}
    if number in row_so_far(table, seat):
        return {
            "en": f"you have placed the {number} already",
            "de": f"die {number} hast du schon eingeordnet",
        }
    return {"en": f"you do not have the {number}", "de": f"du hast die {number} nicht"}


def why_not_play(table: ChickenTable, seat: int, number: int) -> Words:
    left = count(table.sides[seat].held)
    if not PLAY <= number < REWARD:
        return {"en": "a card must be played now", "de": "jetzt wird eine Karte gespielt"}
    if table.leads_any_card(seat):
        if number < PLAY_ANY:
            return {
                "en": "you lead with any card now: say its position",
                "de": "du spielst jetzt eine beliebige Karte aus: nenne ihre Position",
            }
        return {
            "en": f"your hand has only {left} {'card' if left == 1 else 'cards'}",
            "de": f"deine Hand hat nur {left} {'Karte' if left == 1 else 'Karten'}",
        }
    if number < PLAY_ANY:
        return {"en": "your last card is the leftmost", "de": "deine letzte Karte ist die linke"}
    return {
        "en": "only the leftmost or the rightmost card can be played",
        "de": "nur die linke oder die rechte Randkarte kann gespielt werden",
    }


def why_not_reward(number: int) -> Words:
    if REWARD <= number < LEADER:
        return {"en": "that reward card has been taken", "de": "diese Belohnungskarte ist schon vergeben"}
    return {"en": "a reward card must be chosen now", "de": "jetzt wird eine Belohnungskarte gewählt"}


def why_not_leader(table: ChickenTable, number: int) -> Words:
    if LEADER <= number < BENEFIT:
        seat = number - LEADER
        return {
            "en": f"there is no seat {seat}, only 0 to {table.seats - 1}",
            "de": f"es gibt keinen Platz {seat}, nur 0 bis {table.seats - 1}",
        }
    return {
        "en": "you must choose now who leads",
        "de": "du musst jetzt bestimmen, wer ausspielt",
    }


def why_not_benefit(table: ChickenTable, number: int) -> tuple[str, Words]:
    if number < BENEFIT:
        return "BC5.2", {"en": "a benefit must be chosen now", "de": "jetzt wird ein Vorteil gewählt"}
    if number == BENEFIT + CHICKENS_FREE:
        return "BC5.3", {
            "en": "you have no chickens from earlier tricks",
            "de": "du hast keine Hühner aus früheren Stichen",
        }
    if number == BENEFIT + PENALTIES_FREE:
        return "BC5.3", {
            "en": "you have no penalty card from earlier tricks",
            "de": "du hast keine Strafkarte aus früheren Stichen",
        }
    game = number - STRIKE
    if not sow_takes(table.last_taken):
        return "BC5.2", {
            "en": "you did not take the last trick with the 0",
            "de": "du hast den letzten Stich nicht mit der 0 genommen",
        }
    if game >= table.game:
        return "BC5.2", {
            "en": f"game {game + 1} is not an earlier one",
            "de": f"Durchgang {game + 1} ist kein früherer",
        }
    return "BC5.3", {
        "en": f"your result of game {game + 1} is struck out already",
        "de": f"dein Ergebnis von Durchgang {game + 1} ist schon gestrichen",
    }


def row_so_far(table: ChickenTable, seat: int) -> list[int]:
    """The cards that this seat has placed, and still has, from left to right."""
    side = table.sides[seat]
    return [int(side.card_at(place)) for place in members(side.held)]


# -- Chance -------------------------------------------------------------------------------------------------


def chance(table: ChickenTable) -> str:
    if table.due == DRAW_DEALER:
        return "dealer"
    return "deal" if table.due == DEAL else ""


def told(table: ChickenTable, kind: str) -> Json:
    if kind == "dealer":
        return {"chance": "dealer", "seat": table.dealer}
    return {"chance": "deal", "hands": [members(side.unsorted) for side in table.sides]}


def enter(table: ChickenTable, entry: Json) -> None:
    if table.due == DRAW_DEALER:
        seat = entry.get("seat")
        if not is_number(seat, int(table.seats)):
            raise BadEntry(f'"seat" is a seat from 0 to {table.seats - 1} (BC1.4), not {shown(seat)}')
        table.seat_dealer(cast("int", seat))
    else:
        hands = read_hands(entry.get("hands"), int(table.seats), int(table.size()))
        for side, hand in zip(table.sides, hands, strict=True):
            side.unsorted = hand
        table.open_sorting()


def read_hands(hands: object, seats: int, size: int) -> list[int]:
    """BC1.3: for each seat a hand of the right size, no card twice, none of those left out."""
    if not isinstance(hands, list) or len(hands) != seats:
        raise BadEntry(f'"hands" is a list of {seats} hands')
    out = left_out(seats)
    dealt: set[int] = set()
    sets: list[int] = []
    for hand in hands:
        if not isinstance(hand, list) or len(hand) != size:
            raise BadEntry(f"a hand is a list of {size} cards here (BC1.3)")
        for card in hand:
            if not is_number(card, NUMBERS):
                raise BadEntry(f"a card is a number from 0 to {NUMBERS - 1} (BC1.1), not {shown(card)}")
            if out >> card & 1:
                raise BadEntry(f"the {card} is left out with {seats} seats (BC1.3)")
            if card in dealt:
                raise BadEntry(f"the {card} is dealt twice")
            dealt.add(card)
        sets.append(set_of(hand))
    return sets


assert ENDS[LEFT_END] == "left"
assert CARD_NAMES[REWARDS] == REWARD_NAMES[0]
