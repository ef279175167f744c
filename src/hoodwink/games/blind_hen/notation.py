"""How records write the choices and the chance of Blind Hen."""

from __future__ import annotations

from typing import Final

from hoodwink.games.blind_hen.cards import (
    CHICKEN_NAMES,
    CHICKENS,
    END,
    NAMES,
    PILE_SIZE,
    SET_LETTERS,
    row,
)
from hoodwink.games.blind_hen.rules import (
    BID,
    BID_PHASE,
    BOTTOM_SIZE,
    DEAL_SETS,
    DRAW_FIRST,
    FOLD,
    MOST_BID,
    PAID,
    PAY,
    PAY_PHASE,
    SHOW_PHASE,
    SHUFFLE,
    TAKE,
    WAYS_TO_SHOW,
    HenTable,
    shown_by,
)
from hoodwink.table.cards import highest, members
from hoodwink.table.errors import BadEntry
from hoodwink.table.options import Json, shown

# -- Choices ------------------------------------------------------------------------------------------------


def all_choices() -> list[Json]:
    """By flat number."""
    shows: list[Json] = [{"choice": "show", "cards": members(shown_by(way))} for way in range(WAYS_TO_SHOW)]
    bids: list[Json] = [{"choice": "bid", "amount": amount} for amount in range(MOST_BID + 1)]
    fold: Json = {"choice": "fold"}
    pays: list[Json] = [{"choice": "pay", "card": name} for name in CHICKEN_NAMES]
    paid: Json = {"choice": "paid"}
    takes: list[Json] = [{"choice": "take", "card": name} for name in CHICKEN_NAMES]
    return [*shows, *bids, fold, *pays, paid, *takes]


CHOICES: Final = all_choices()


def clause(table: HenTable, seat: int) -> str:
    """The clause by which this seat chooses now."""
    if table.phase == SHOW_PHASE:
        return "BH3.2"
    if table.phase == BID_PHASE:
        return "BH3.3" if seat == table.auctioneer else "BH3.4"
    return "BH4.1" if table.phase == PAY_PHASE else "BH4.3"


def refusal(table: HenTable, seat: int, number: int) -> tuple[str, dict[str, str]]:
    """Why a deciding seat may not choose this. All of it can be seen by all."""
    if table.phase == SHOW_PHASE:
        en, de = (
            "one or two of the three cards are shown now",
            "jetzt werden eine oder zwei der drei Karten gezeigt",
        )
        return "BH3.2", {"en": en, "de": de}
    if table.phase == BID_PHASE:
        return clause(table, seat), why_no_bid(table, seat, number)
    if table.phase == PAY_PHASE:
        return "BH4.1", why_no_payment(table, seat, number)
    if number < TAKE:
        en, de = "a card is taken out of the middle now", "jetzt wird eine Karte aus der Mitte genommen"
        return "BH4.3", {"en": en, "de": de}
    name = CHICKEN_NAMES[number - TAKE]
    return "BH4.3", {"en": f"there is no {name} in the middle", "de": f"in der Mitte liegt kein {name}"}


def why_no_bid(table: HenTable, seat: int, number: int) -> dict[str, str]:
    """BH3.3, BH3.4."""
    if number == FOLD:
        return {"en": "the auctioneer may not fold", "de": "die Auktionsleitung darf nicht passen"}
    if not BID <= number < FOLD:
        return {"en": "a bid is asked for now", "de": "jetzt wird geboten"}
    amount = number - BID
    worth = table.sides[seat].worth
    if amount > worth:
        return {
            "en": f"your display is worth {worth}: you cannot bid {amount}",
            "de": f"deine Auslage ist {worth} wert: {amount} kannst du nicht bieten",
        }
    if seat == table.auctioneer:
        return {"en": "the opening bid is at least 1", "de": "das Eröffnungsgebot ist mindestens 1"}
    return {
        "en": f"the highest bid is {table.highest_bid}: bid more, or fold",
        "de": f"das Höchstgebot ist {table.highest_bid}: biete mehr oder passe",
    }


def why_no_payment(table: HenTable, seat: int, number: int) -> dict[str, str]:
    """BH4.1."""
    missing = table.highest_bid - table.middle.worth
    if number == PAID:
        return {
            "en": f"{missing} of your bid is still missing",
            "de": f"von deinem Gebot fehlen noch {missing}",
        }
    if not PAY <= number < PAID:
        return {"en": "your bid is paid now", "de": "jetzt wird dein Gebot bezahlt"}
    kind = number - PAY
    name = CHICKEN_NAMES[kind]
    if not table.sides[seat].kinds >> kind & 1:
        return {"en": f"there is no {name} in your display", "de": f"in deiner Auslage liegt kein {name}"}
    laid = highest(table.middle.kinds)
    if kind < laid:
        return {
            "en": f"a payment is laid in order, and {CHICKEN_NAMES[laid]} lies already",
            "de": f"bezahlt wird der Reihe nach, und {CHICKEN_NAMES[laid]} liegt schon",
        }
    return {
        "en": f"after {name} the cards that can still follow would not make up the {missing} missing",
        "de": f"nach {name} reichen die Karten, die noch folgen können, nicht für die fehlenden {missing}",
    }


# -- Chance -------------------------------------------------------------------------------------------------


def chance(table: HenTable) -> str:
    if table.due == DEAL_SETS:
        return "sets"
    if table.due == DRAW_FIRST:
        return "first"
    return "pile" if table.due == SHUFFLE else ""


def told(table: HenTable, kind: str) -> Json:
    if kind == "sets":
        return {"chance": "sets", "sets": [SET_LETTERS[table.letters[seat]] for seat in range(table.seats)]}
    if kind == "first":
        return {"chance": "first", "seat": table.auctioneer}
    return pile_entry(table)


def pile_entry(table: HenTable) -> Json:
    return {"chance": "pile", "cards": [NAMES[kind] for kind in table.pile]}


def enter(table: HenTable, entry: Json) -> None:
    if table.due == DEAL_SETS:
        table.deal_sets(row(read_sets(entry.get("sets"), table.seats)))
    elif table.due == DRAW_FIRST:
        seat = entry.get("seat")
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < table.seats:
            raise BadEntry(f'"seat" is a seat from 0 to {table.seats - 1} (BH2.3), not {shown(seat)}')
        table.name_first(seat)
    else:
        table.lay_pile(row(read_pile(entry.get("cards"), table)))


def read_sets(letters: object, seats: int) -> list[int]:
    """BH2.1: a letter for each seat, none twice."""
    if not isinstance(letters, list) or len(letters) != seats:
        raise BadEntry(f'"sets" is a list of {seats} letters, one for each seat (BH2.1)')
    for letter in letters:
        if not isinstance(letter, str) or len(letter) != 1 or letter not in SET_LETTERS:
            raise BadEntry(f"the starting sets are A to E (BH1.1), and there is no {shown(letter)}")
        if letters.count(letter) > 1:
            raise BadEntry(f"there is one set {letter} only (BH1.1)")
    return [SET_LETTERS.index(letter) for letter in letters]


def read_pile(names: object, table: HenTable) -> list[int]:
    """BH2.2: all 70 cards, the Game End card among the last ten."""
    if not isinstance(names, list) or len(names) != PILE_SIZE:
        raise BadEntry(f'"cards" is a list of {PILE_SIZE} cards (BH2.2)')
    for name in names:
        if not isinstance(name, str) or name not in NAMES:
            raise BadEntry(f"there is no card {shown(name)} (BH1.2)")
    kinds = [NAMES.index(name) for name in names]
    whole = [*table.cards.shuffled, END]
    for kind in sorted(set(kinds)):
        if kinds.count(kind) != whole.count(kind):
            raise BadEntry(
                f"of {NAMES[kind]} there are {whole.count(kind)} in the pile (BH2.2), not {kinds.count(kind)}"
            )
    if kinds.index(END) < PILE_SIZE - BOTTOM_SIZE:
        raise BadEntry("the Game End card is one of the last ten of the pile (BH2.2)")
    return kinds


assert len(CHICKEN_NAMES) == CHICKENS
