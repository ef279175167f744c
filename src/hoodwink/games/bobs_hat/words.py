"""How Where's Bob's Hat? is said, in English and German."""

from __future__ import annotations

from typing import Final, cast

from hoodwink.games.bobs_hat.notation import SUIT_NAMES
from hoodwink.table.options import Json
from hoodwink.table.title import UNKNOWN

TITLES: Final = {"en": "Where's Bob's Hat?", "de": "Wo ist Bobs Hut?"}
SUITS: Final = {
    "en": {"blue": "blue", "red": "red", "black": "black", "grey": "grey (no trump)"},
    "de": {"blue": "Blau", "red": "Rot", "black": "Schwarz", "grey": "Grau (kein Trumpf)"},
}
LETTERS: Final = {"B": "blue", "R": "red", "K": "black"}
FACTS: Final = {
    "en": {
        "hand": "hand", "hands": "hands in the game", "size": "cards dealt to each", "dealer": "dealer",
        "leader": "leader", "trump": "trump", "hat": "hat", "hat_owner": "the hat is with", "bids": "bids",
        "bid": "your bid", "empty_bids": "may still make an empty bid", "points": "points",
        "scores": "points of each hand", "lacks": "shown to lack",
    },
    "de": {
        "hand": "Runde", "hands": "Runden im Spiel", "size": "Karten für jeden", "dealer": "Geber",
        "leader": "Ausspieler", "trump": "Trumpf", "hat": "Hut", "hat_owner": "den Hut hat", "bids": "Gebote",
        "bid": "dein Gebot", "empty_bids": "kann noch leer bieten", "points": "Punkte",
        "scores": "Punkte jeder Runde", "lacks": "hat gezeigt: keine Karte in",
    },
}  # fmt: skip
NONE_YET: Final = {"en": "none yet", "de": "noch keins"}
HIDDEN: Final = {"en": "hidden", "de": "verdeckt"}


def say_card(face: str, lang: str) -> str:
    return f"{SUITS[lang][LETTERS[face[0]]]} {face[1:]}"


def say_bid(bid: Json, lang: str) -> str:
    parts = [SUITS[lang][str(suit)] for suit in cast("list[object]", bid["most"])]
    said: list[str] = []
    if parts:
        said.append({"en": "most ", "de": "am meisten "}[lang] + {"en": " and ", "de": " und "}[lang].join(parts))
    if bid["fewest"] == 1:
        said.append({"en": "fewest cards", "de": "am wenigsten Karten"}[lang])
    elif bid["fewest"] == 2:
        said.append({"en": "fewest cards, doubled", "de": "am wenigsten Karten, verdoppelt"}[lang])
    return {"en": ", ", "de": ", "}[lang].join(said) if said else {"en": "nothing", "de": "nichts"}[lang]


def say_choice(choice: Json, lang: str) -> str:
    kind = choice["choice"]
    if kind == "hat":
        value = f"{cast('int', choice['value']):+}"
        return {"en": f"put out the hat {value}", "de": f"den Hut {value} auslegen"}[lang]
    if kind == "bid":
        return {"en": "bid ", "de": "bieten: "}[lang] + say_bid(choice, lang)
    card = say_card(str(choice["card"]), lang)
    return {"en": f"play {card}", "de": f"{card} spielen"}[lang]


def say_event(event: Json, names: list[str], lang: str) -> str:
    """An event as the log tells it; nothing where there is nothing to say."""
    facts = cast("Json", event.get("facts", {}))
    name = names[cast("int", event["seat"])] if "seat" in event else ""
    if event.get("choice") == "hat":
        value = f"{cast('int', event['value']):+}"
        return {"en": f"{name} puts out the hat {value}.", "de": f"{name} legt den Hut {value} aus."}[lang]
    if event.get("choice") == "bid":
        bid = say_bid(event, lang)
        return {"en": f"{name} bids {bid}.", "de": f"{name} bietet: {bid}."}[lang]
    if event.get("choice") == "play":
        card = say_card(str(event["card"]), lang)
        return {"en": f"{name} plays {card}.", "de": f"{name} spielt {card}."}[lang]
    if event.get("chance") == "trump":
        trump = SUITS[lang][str(facts["trump"])] if "trump" in facts else ""
        return {"en": f"The trump card: {trump}.", "de": f"Die Trumpfkarte: {trump}."}[lang] if trump else ""
    if event.get("chance") == "deal":
        return {"en": "The cards are dealt.", "de": "Die Karten werden ausgeteilt."}[lang]
    if event.get("happened") == "bids-shown":
        bids = cast("list[Json]", facts["bids"])
        told = "; ".join(f"{who}: {say_bid(bid, lang)}" for who, bid in zip(names, bids, strict=True))
        return {"en": f"The bids are shown. {told}.", "de": f"Die Gebote werden aufgedeckt. {told}."}[lang]
    if event.get("happened") == "trick-taken":
        said = {"en": f"{name} takes the trick", "de": f"{name} nimmt den Stich"}[lang]
        if "hat_owner" in facts:
            said += {"en": " and the hat", "de": " und den Hut"}[lang]
        return said + "."
    if event.get("happened") == "hand-scored":
        points = cast("list[list[int]]", facts["scores"])[-1]
        told = ", ".join(f"{who} {gained:+}" for who, gained in zip(names, points, strict=True))
        return {"en": f"The hand is scored: {told}.", "de": f"Die Runde wird gewertet: {told}."}[lang]
    return ""


def say_value(name: str, value: object, names: list[str], lang: str) -> str:
    """The value of a fact of one seat, or of the table."""
    if value is None:
        return NONE_YET[lang] if name == "bids" else "–"
    if value == UNKNOWN:
        return HIDDEN[lang]
    if isinstance(value, bool):
        return {"en": ("no", "yes"), "de": ("nein", "ja")}[lang][value]
    if isinstance(value, dict):
        return say_bid(cast("Json", value), lang)
    if isinstance(value, str):
        return SUITS[lang].get(value, value)
    if isinstance(value, list):
        return ", ".join(say_value(name, item, names, lang) for item in value) or "–"
    if name in ("dealer", "leader", "hat_owner"):
        return names[cast("int", value)]
    return f"{value:+}" if name == "hat" else str(value)


def say_fact(name: str, value: object, names: list[str], lang: str) -> str:
    said = FACTS[lang][name]
    if name == "scores":
        rows = cast("list[list[int]]", value)
        told = "; ".join(", ".join(f"{gained:+}" for gained in row) for row in rows)
        return f"{said}: {told or '–'}"
    if isinstance(value, list):
        told = "; ".join(f"{who}: {say_value(name, item, names, lang)}" for who, item in zip(names, value, strict=True))
        return f"{said}: {told}"
    return f"{said}: {say_value(name, value, names, lang)}"


def say_result(result: Json, names: list[str], lang: str) -> str:
    totals = cast("list[int]", result["totals"])
    told = ", ".join(f"{name} {total}" for name, total in zip(names, totals, strict=True))
    winners = {"en": " and ", "de": " und "}[lang].join(names[seat] for seat in cast("list[int]", result["winners"]))
    one = len(cast("list[int]", result["winners"])) == 1
    won = {"en": ("win", "wins"), "de": ("gewinnen", "gewinnt")}[lang][one]
    return f"{winners} {won}: {told}."


assert set(SUITS["en"]) >= set(SUIT_NAMES)
