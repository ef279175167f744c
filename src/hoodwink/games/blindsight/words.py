"""How blindsight is said, in English and German."""

from __future__ import annotations

from typing import Final, cast

from hoodwink.table.options import Json

TITLES: Final = {"en": "blindsight", "de": "blindsight"}
COLOURS: Final = {
    "en": {"p": "purple", "r": "red", "b": "blue", "g": "gold"},
    "de": {"p": "Violett", "r": "Rot", "b": "Blau", "g": "Gold"},
}
SYMBOLS: Final = {
    "en": {"h": "hexagon", "s": "pentagram"},
    "de": {"h": "Sechseck", "s": "Pentagramm"},
}
ASKED: Final = {
    "en": {
        "play": "a card that may be played",
        "free-play": "any card of another colour",
        "blind": "a card of the own hand",
    },
    "de": {
        "play": "eine Karte, die gespielt werden darf",
        "free-play": "eine beliebige Karte anderer Farbe",
        "blind": "eine Karte der eigenen Hand",
    },
}
REASONS: Final = {
    "en": {"emptied": "a hand is empty", "last-standing": "only one hand is left", "pile": "the draw pile is used up"},
    "de": {
        "emptied": "eine Hand ist leer",
        "last-standing": "nur eine Hand ist übrig",
        "pile": "der Nachziehstapel ist aufgebraucht",
    },
}
FACTS: Final = {
    "en": {
        "game": "game", "starter": "this game was started by", "top": "top card", "asked": "to be chosen", "out": "out",
        "points": "points", "scores": "points of each game", "reasons": "how each game ended",
        "not_playable_on": "your cards could not be played on", "certain": "your cards that are certain",
        "one_fits": "one of your cards may be played now",
    },
    "de": {
        "game": "Durchgang", "starter": "diesen Durchgang begann", "top": "oberste Karte", "asked": "zu wählen",
        "out": "ausgeschieden", "points": "Punkte", "scores": "Punkte jedes Durchgangs",
        "reasons": "so endete jeder Durchgang", "not_playable_on": "deine Karten waren nicht spielbar auf",
        "certain": "deine Karten, die feststehen", "one_fits": "eine deiner Karten darf jetzt gespielt werden",
    },
}  # fmt: skip
NOTHING: Final = "–"


def say_card(face: str, lang: str) -> str:
    kind, dash, colour = face.partition("-")
    if dash:
        said = COLOURS[lang][colour]
        return {"en": f"{said} {kind.capitalize()}", "de": f"{kind.capitalize()} in {said}"}[lang]
    return f"{COLOURS[lang][face[0]]} {face[1:-1]} {SYMBOLS[lang][face[-1]]}"


def say_choice(choice: Json, lang: str) -> str:
    """Players and cards are counted from 1 here, as people do."""
    card = cast("int", choice["place"]) + 1
    if choice["choice"] == "blind":
        return {"en": f"lay down your card {card}", "de": f"deine Karte {card} ablegen"}[lang]
    of = cast("int", choice["of"]) + 1
    return {"en": f"play card {card} of player {of}", "de": f"Karte {card} von Person {of} spielen"}[lang]


def say_event(event: Json, names: list[str], lang: str) -> str:
    """An event as the log tells it; nothing where there is nothing to say."""
    facts = cast("Json", event.get("facts", {}))
    top = say_card(str(facts["top"]), lang) if facts.get("top") is not None else ""
    name = names[cast("int", event["seat"])] if "seat" in event else ""
    if "choice" in event:
        return say_choice_made(event, top, name, names, lang)
    if "chance" in event:
        return say_chance(event, facts, names, lang)
    happened = event.get("happened")
    if happened == "turned-up":
        return {"en": f"The first card is {top}.", "de": f"Die erste Karte ist {top}."}[lang] if top else ""
    if happened == "drew":
        drawn = cast("int", event["drawn"])
        en = "a card" if drawn == 1 else f"{drawn} cards"
        de = "eine Karte" if drawn == 1 else f"{drawn} Karten"
        return {"en": f"{name} takes {en} from the draw pile.", "de": f"{name} nimmt {de} vom Nachziehstapel."}[lang]
    if happened == "sight-card":
        said = {
            "en": "The top card of the draw pile is laid down",
            "de": "Die oberste Karte des Nachziehstapels wird abgelegt",
        }[lang]
        return f"{said}: {top}." if top else f"{said}."
    if happened == "game-ended":
        reason = REASONS[lang][str(event["reason"])]
        points = say_points(cast("list[list[int]]", facts["scores"])[-1], names)
        return {
            "en": f"The game ends: {reason}. Left in hand: {points}.",
            "de": f"Der Durchgang endet: {reason}. Auf der Hand geblieben: {points}.",
        }[lang]
    if happened == "gathered-in":
        starter = names[cast("int", facts["starter"])]
        return {
            "en": f"The cards are gathered in for the next game, which {starter} starts.",
            "de": f"Die Karten werden eingesammelt; den nächsten Durchgang beginnt {starter}.",
        }[lang]
    return ""


def say_choice_made(event: Json, top: str, name: str, names: list[str], lang: str) -> str:
    card = cast("int", event["place"]) + 1
    face = f": {top}" if top else ""
    if event["choice"] == "blind":
        return {
            "en": f"{name} lays down card {card} of the own hand{face}.",
            "de": f"{name} legt Karte {card} der eigenen Hand ab{face}.",
        }[lang]
    of = names[cast("int", event["of"])]
    return {"en": f"{name} plays card {card} of {of}{face}.", "de": f"{name} spielt Karte {card} von {of}{face}."}[lang]


def say_chance(event: Json, facts: Json, names: list[str], lang: str) -> str:
    if event["chance"] == "first":
        if facts.get("starter") is None:
            return ""
        name = names[cast("int", facts["starter"])]
        return {"en": f"{name} starts.", "de": f"{name} beginnt."}[lang]
    if event["chance"] == "deal":
        return {"en": "Everybody is dealt seven cards.", "de": "Alle bekommen sieben Karten."}[lang]
    return {"en": "The other cards are the draw pile.", "de": "Die übrigen Karten sind der Nachziehstapel."}[lang]


def say_points(points: list[int], names: list[str]) -> str:
    return ", ".join(f"{name} {gained}" for name, gained in zip(names, points, strict=True))


def say_fact(name: str, value: object, names: list[str], lang: str) -> str:
    return f"{FACTS[lang][name]}: {say_value(name, value, names, lang) or NOTHING}"


def say_value(name: str, value: object, names: list[str], lang: str) -> str:
    if value is None:
        return ""
    if name == "top":
        return say_card(str(value), lang)
    if name == "asked":
        return ASKED[lang][str(value)]
    if name == "starter":
        return names[cast("int", value)]
    if name == "out":
        return ", ".join(names[seat] for seat in cast("list[int]", value))
    if name == "points":
        return say_points(cast("list[int]", value), names)
    if name == "scores":
        return "; ".join(say_points(points, names) for points in cast("list[list[int]]", value))
    if name == "reasons":
        return "; ".join(REASONS[lang][str(reason)] for reason in cast("list[object]", value))
    if name == "not_playable_on":
        places = enumerate(cast("list[list[str]]", value), 1)
        return "; ".join(f"{card}: {', '.join(say_card(top, lang) for top in tops)}" for card, tops in places if tops)
    if name == "certain":
        faces = enumerate(cast("list[str | None]", value), 1)
        return "; ".join(f"{card}: {say_card(face, lang)}" for card, face in faces if face is not None)
    if isinstance(value, bool):
        return {"en": ("no", "yes"), "de": ("nein", "ja")}[lang][value]
    return str(value)


def say_result(result: Json, names: list[str], lang: str) -> str:
    points = say_points(cast("list[int]", result["totals"]), names)
    winners = [names[seat] for seat in cast("list[int]", result["winners"])]
    told = {"en": " and ", "de": " und "}[lang].join(winners)
    won = {"en": ("win", "wins"), "de": ("gewinnen", "gewinnt")}[lang][len(winners) == 1]
    return f"{told} {won}: {points}."
