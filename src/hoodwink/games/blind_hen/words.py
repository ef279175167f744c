"""How Blind Hen is said, in English and German."""

from __future__ import annotations

from typing import Final, cast

from hoodwink.games.blind_hen.cards import NAMES
from hoodwink.table.options import Json
from hoodwink.table.title import UNKNOWN

TITLES: Final = {"en": "Blind Hen", "de": "Blindes Huhn"}
COLOURS: Final = {
    "en": {"G": "green", "Y": "yellow", "R": "red", "P": "purple", "B": "blue"},
    "de": {"G": "Grün", "Y": "Gelb", "R": "Rot", "P": "Lila", "B": "Blau"},
}
OTHERS: Final = {
    "en": {"corn": "Golden Corn", "hen": "Blind Hen", "end": "Game End card"},
    "de": {"corn": "Goldenes Korn", "hen": "Blindes Huhn", "end": "Spielende-Karte"},
}
FACTS: Final = {
    "en": {
        "sets": "starting sets",
        "auctioneer": "auctioneer",
        "package": "package",
        "bids": "bids",
        "highest_bid": "highest bid",
        "highest_bidder": "highest bidder",
        "missing": "still to pay",
        "worth": "display worth",
        "points": "points if the game ended now",
        "unseen": "not seen yet",
        "auctions": "auctions still to come",
    },
    "de": {
        "sets": "Startsätze",
        "auctioneer": "Auktionsleitung",
        "package": "Paket",
        "bids": "Gebote",
        "highest_bid": "Höchstgebot",
        "highest_bidder": "Höchstgebot von",
        "missing": "noch zu bezahlen",
        "worth": "Wert der Auslage",
        "points": "Punkte, wenn das Spiel jetzt endete",
        "unseen": "noch nicht gesehen",
        "auctions": "Auktionen, die noch kommen",
    },
}
AND: Final = {"en": " and ", "de": " und "}
TO: Final = {"en": "to", "de": "bis"}
FACE_DOWN: Final = {"en": "face down", "de": "verdeckt"}
FOLDED: Final = {"en": "folded", "de": "gepasst"}
NOTHING: Final = "–"


def say_card(face: str, lang: str) -> str:
    if face in OTHERS[lang]:
        return OTHERS[lang][face]
    return f"{COLOURS[lang][face[0]]} {face[1:]}"


def listed(parts: list[str], lang: str) -> str:
    """One, two and three."""
    return AND[lang].join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts)


def say_choice(choice: Json, lang: str) -> str:
    kind = choice["choice"]
    if kind == "show":
        places = [str(place + 1) for place in cast("list[int]", choice["cards"])]
        if lang == "de":
            return f"{'Karten' if len(places) > 1 else 'Karte'} {listed(places, lang)} offen auslegen"
        return f"show {'cards' if len(places) > 1 else 'card'} {listed(places, lang)}"
    if kind == "bid":
        return {"en": f"bid {choice['amount']}", "de": f"{choice['amount']} bieten"}[lang]
    if kind == "fold":
        return {"en": "fold", "de": "passen"}[lang]
    if kind == "paid":
        return {"en": "that is the whole payment", "de": "das ist alles, was ich bezahle"}[lang]
    card = say_card(str(choice["card"]), lang)
    if kind == "pay":
        return {"en": f"pay with {card}", "de": f"mit {card} bezahlen"}[lang]
    return {"en": f"take {card}", "de": f"{card} nehmen"}[lang]


def say_event(event: Json, names: list[str], lang: str) -> str:
    """An event as the log tells it; nothing where there is nothing to say."""
    facts = cast("Json", event.get("facts", {}))
    name = names[cast("int", event["seat"])] if "seat" in event else ""
    if "choice" in event:
        return say_chosen(event, facts, name, lang)
    if "chance" in event:
        return say_chance(str(event["chance"]), facts, names, lang)
    return say_happened(str(event.get("happened", "")), facts, name, lang)


def say_happened(happened: str, facts: Json, name: str, lang: str) -> str:
    if happened == "package-drawn":
        return {"en": f"{name} draws the next package.", "de": f"{name} zieht das nächste Paket."}[lang]
    if happened == "payment-taken":
        return {"en": f"{name} takes the payment.", "de": f"{name} nimmt die Bezahlung."}[lang]
    if happened == "package-shown":
        cards = say_package(facts, lang)
        return {"en": f"The package is shown: {cards}.", "de": f"Das Paket wird gezeigt: {cards}."}[lang]
    if happened == "package-taken":
        return {"en": f"{name} takes the package.", "de": f"{name} nimmt das Paket."}[lang]
    if happened == "end-drawn":
        return {
            "en": f"{name} has drawn the Game End card: the game is over.",
            "de": f"{name} hat die Spielende-Karte gezogen: Das Spiel ist zu Ende.",
        }[lang]
    return ""


def say_chosen(event: Json, facts: Json, name: str, lang: str) -> str:
    kind = event["choice"]
    if kind == "show":
        cards = say_package(facts, lang)
        return {"en": f"{name} shows {cards}.", "de": f"{name} legt offen aus: {cards}."}[lang]
    if kind == "bid":
        return {"en": f"{name} bids {event['amount']}.", "de": f"{name} bietet {event['amount']}."}[lang]
    if kind == "fold":
        return {"en": f"{name} folds.", "de": f"{name} passt."}[lang]
    if kind == "paid":
        return {"en": f"{name} has paid.", "de": f"{name} hat bezahlt."}[lang]
    card = say_card(str(event["card"]), lang)
    if kind == "pay":
        return {"en": f"{name} pays with {card}.", "de": f"{name} bezahlt mit {card}."}[lang]
    return {"en": f"{name} takes {card}.", "de": f"{name} nimmt {card}."}[lang]


def say_chance(kind: str, facts: Json, names: list[str], lang: str) -> str:
    if kind == "sets":
        letters = cast("list[str]", facts["sets"])
        told = ", ".join(f"{name} {letter}" for name, letter in zip(names, letters, strict=True))
        return {
            "en": f"The starting sets are dealt: {told}.",
            "de": f"Die Startsätze werden verteilt: {told}.",
        }[lang]
    if kind == "first":
        name = names[cast("int", facts["auctioneer"])]
        return {"en": f"{name} is the first auctioneer.", "de": f"{name} leitet die erste Auktion."}[lang]
    return {"en": "The draw pile is shuffled.", "de": "Der Nachziehstapel wird gemischt."}[lang]


def say_package(facts: Json, lang: str) -> str:
    """The cards of it that lie face up."""
    faces = [say_card(face, lang) for face in cast("list[str]", facts["package"]) if face != UNKNOWN]
    return listed(faces, lang)


def say_unseen(unseen: dict[str, int], lang: str) -> str:
    kinds = [name for name in NAMES if name in unseen]
    return ", ".join(f"{unseen[name]}× {say_card(name, lang)}" for name in kinds) or NOTHING


def say_value(name: str, value: object, names: list[str], lang: str) -> str:
    """The value of a fact of one seat, or of the table."""
    if value is None:
        return NOTHING
    if name in ("auctioneer", "highest_bidder"):
        return names[cast("int", value)]
    if name == "package":
        return FACE_DOWN[lang] if value == UNKNOWN else say_card(str(value), lang)
    return FOLDED[lang] if value == "fold" else str(value)


def say_fact(name: str, value: object, names: list[str], lang: str) -> str:
    said = FACTS[lang][name]
    if name == "unseen":
        return f"{said}: {say_unseen(cast('dict[str, int]', value), lang)}"
    if name == "auctions":
        fewest, most = cast("list[int]", value)
        return f"{said}: {fewest}" + (f" {TO[lang]} {most}" if most > fewest else "")
    if name == "package":
        return f"{said}: " + (
            ", ".join(say_value(name, card, names, lang) for card in cast("list[str]", value)) or NOTHING
        )
    if isinstance(value, list):
        told = "; ".join(f"{who}: {say_value(name, item, names, lang)}" for who, item in zip(names, value, strict=True))
        return f"{said}: {told}"
    return f"{said}: {say_value(name, value, names, lang)}"


def say_result(result: Json, names: list[str], lang: str) -> str:
    totals = cast("list[int]", result["totals"])
    told = ", ".join(f"{name} {total}" for name, total in zip(names, totals, strict=True))
    winners = listed([names[seat] for seat in cast("list[int]", result["winners"])], lang)
    one = len(cast("list[int]", result["winners"])) == 1
    won = {"en": ("win", "wins"), "de": ("gewinnen", "gewinnt")}[lang][one]
    return f"{winners} {won}: {told}."
