"""How Blind Business is said, in English and German."""

from __future__ import annotations

from typing import Final, cast

from hoodwink.games.blind_business.notation import COACH_NAME, FLEX_LETTER, ROW_LETTERS, ROW_NAMES
from hoodwink.table.options import Json

TITLES: Final = {"en": "Blind Business", "de": "Blind Business"}
ROWS: Final = dict(zip(ROW_LETTERS, ROW_NAMES, strict=True))
FACTS: Final = {
    "en": {
        "asker": "asker",
        "turns_left": "turns left",
        "receiver": "receiver",
        "asked": "card asked",
        "asked_back": "card asked in return",
        "new_row": "new row",
        "oks": "OK cards",
        "oks_left": "OK cards in the middle",
        "new_places": "new cards",
        "points": "points",
        "hand": "known cards of your hand",
        "unseen": "cards you have never seen",
    },
    "de": {
        "asker": "fragt an",
        "turns_left": "Züge übrig",
        "receiver": "angefragt",
        "asked": "gewünschte Karte",
        "asked_back": "im Gegenzug gewünscht",
        "new_row": "neue Reihe",
        "oks": "OK-Karten",
        "oks_left": "OK-Karten in der Mitte",
        "new_places": "neue Karten",
        "points": "Punkte",
        "hand": "bekannte Karten deiner Hand",
        "unseen": "nie gesehene Karten",
    },
}
BY_NAME: Final = ("asker", "receiver")
BY_PLACE: Final = ("asked", "asked_back")
NOTHING: Final = "–"


def say_card(face: str, lang: str) -> str:
    if face == COACH_NAME:
        return "Wild Coach"
    return f"{ROWS[face[0]]} {'Flex' if face[1:] == FLEX_LETTER else face[1:]}"


def say_cards(faces: object, lang: str) -> str:
    return ", ".join(say_card(str(face), lang) for face in cast("list[str]", faces)) or NOTHING


def place_of(choice: Json) -> int:
    return cast("int", choice["place"]) + 1


# -- Choices ------------------------------------------------------------------------------------------------


def say_choice(choice: Json, lang: str) -> str:
    """Players and cards are counted from 1 here, as people do."""
    kind = choice["choice"]
    if kind in ("ask", "ask-back"):
        return say_asking(choice, lang)
    if kind == "take":
        return {"en": f"take card {place_of(choice)}", "de": f"Karte {place_of(choice)} nehmen"}[lang]
    if kind == "coach":
        if choice["row"] is None:
            return {"en": "let the Wild Coach stand alone", "de": "den Wild Coach allein liegen lassen"}[lang]
        row = ROWS[str(choice["row"])]
        return {"en": f"put the Wild Coach into {row}", "de": f"den Wild Coach zu {row} legen"}[lang]
    if kind == "discard":
        card = say_card(str(choice["card"]), lang)
        if "row" in choice:
            card += say_row(choice["row"], lang)
        return {"en": f"discard {card}", "de": f"{card} abwerfen"}[lang]
    if kind == "switch":
        if choice["with"] is None:
            return {"en": "keep the hand", "de": "die Hand behalten"}[lang]
        seat = cast("int", choice["with"]) + 1
        return {"en": f"switch hands with player {seat}", "de": f"die Hand mit Person {seat} tauschen"}[lang]
    if kind == "add":
        if choice["place"] is None:
            return {"en": "add no card", "de": "keine Karte hinzufügen"}[lang]
        return {"en": f"add card {place_of(choice)}", "de": f"Karte {place_of(choice)} hinzufügen"}[lang]
    return YES_OR_NO[str(kind), choice.get(str(kind))][lang]


YES_OR_NO: Final[dict[tuple[str, object], dict[str, str]]] = {
    ("accept", None): {"en": "accept", "de": "annehmen"},
    ("reject", None): {"en": "reject", "de": "ablehnen"},
    ("join", True): {
        "en": "put the Wild Coach into the new row",
        "de": "den Wild Coach in die neue Reihe legen",
    },
    ("join", False): {"en": "leave the Wild Coach alone", "de": "den Wild Coach allein liegen lassen"},
    ("look", True): {"en": "look at the own hand", "de": "die eigene Hand ansehen"},
    ("look", False): {"en": "do not look", "de": "nicht ansehen"},
}


def say_row(row: object, lang: str) -> str:
    """Where a Wild Coach lies."""
    if row is None:
        return {"en": " that stands alone", "de": ", der allein liegt,"}[lang]
    return {"en": f" of {ROWS[str(row)]}", "de": f" bei {ROWS[str(row)]}"}[lang]


def say_asking(choice: Json, lang: str) -> str:
    card = place_of(choice)
    if choice["choice"] == "ask":
        of = cast("int", choice["of"]) + 1
        said = {"en": f"ask player {of} for card {card}", "de": f"Person {of} nach Karte {card} fragen"}[lang]
    else:
        said = {"en": f"ask for card {card} in return", "de": f"im Gegenzug nach Karte {card} fragen"}[lang]
    return said + say_ok(choice, lang)


def say_ok(choice: Json, lang: str) -> str:
    return {"en": " with an OK card", "de": ", mit OK-Karte"}[lang] if choice["ok"] is True else ""


# -- Events -------------------------------------------------------------------------------------------------


def say_event(event: Json, names: list[str], lang: str) -> str:
    """An event as the log tells it; nothing where there is nothing to say."""
    name = names[cast("int", event["seat"])] if "seat" in event else ""
    if "choice" in event:
        return say_choice_made(event, name, names, lang)
    if "chance" in event:
        return say_chance(event, name, names, lang)
    happened = event.get("happened")
    if happened == "gained":
        return " ".join(say_gain(cast("Json", gain), names, lang) for gain in cast("list[object]", event["gained"]))
    if happened == "switched":
        partner = names[cast("int", event["with"])]
        return {
            "en": f"{name} and {partner} switch hands and look at them.",
            "de": f"{name} und {partner} tauschen die Hände und sehen sie an.",
        }[lang]
    if happened == "five-in-a-row":
        who = and_all(event["seats"], names, lang)
        return {
            "en": f"Five in a row for {who}: sudden victory!",
            "de": f"Fünferfolge bei {who}: Sofortsieg!",
        }[lang]
    if happened == "filled":
        who = and_all(event["seats"], names, lang)
        return {"en": f"New cards for {who}.", "de": f"Neue Karten für {who}."}[lang]
    if happened == "ok-taken":
        return {"en": f"{name} takes an OK card.", "de": f"{name} nimmt eine OK-Karte."}[lang]
    if happened == "looked":
        return {"en": f"{name} looks at the own hand.", "de": f"{name} sieht die eigene Hand an."}[lang]
    if happened == "hand-opened":
        return {
            "en": f"{name} has the most of Playground and sees the own hand.",
            "de": f"{name} hat die meisten von Playground und sieht die eigene Hand.",
        }[lang]
    if happened == "stood-up":
        return {
            "en": "All look at their cards, shuffle them and stand them up.",
            "de": "Alle sehen ihre Karten an, mischen sie und stellen sie auf.",
        }[lang]
    if happened == "scored":
        return {"en": "The scoring areas are counted.", "de": "Die Auslagen werden gewertet."}[lang]
    return ""


def say_gain(gain: Json, names: list[str], lang: str) -> str:
    name, card = names[cast("int", gain["seat"])], say_card(str(gain["card"]), lang)
    return {"en": f"{name} gains {card}.", "de": f"{name} erhält {card}."}[lang]


def and_all(seats: object, names: list[str], lang: str) -> str:
    return {"en": " and ", "de": " und "}[lang].join(names[seat] for seat in cast("list[int]", seats))


def say_chance(event: Json, name: str, names: list[str], lang: str) -> str:
    kind = event["chance"]
    if kind == "first":
        asker = cast("Json", event.get("facts", {})).get("asker")
        if asker is None:
            return ""
        first = names[cast("int", asker)]
        return {"en": f"{first} asks first.", "de": f"{first} stellt die erste Anfrage."}[lang]
    if kind == "deal":
        return {"en": "Everybody is dealt four cards.", "de": "Alle bekommen vier Karten."}[lang]
    if kind == "shuffle":
        return {
            "en": f"The hand of {name} is shuffled and stood up.",
            "de": f"Die Hand von {name} wird gemischt und aufgestellt.",
        }[lang]
    return ""


def say_choice_made(event: Json, name: str, names: list[str], lang: str) -> str:
    kind = event["choice"]
    if kind == "ask":
        of, card, ok = names[cast("int", event["of"])], place_of(event), say_ok(event, lang)
        return {
            "en": f"{name} asks {of} for card {card}{ok}.",
            "de": f"{name} fragt {of} nach Karte {card}{ok}.",
        }[lang]
    if kind == "ask-back":
        card, ok = place_of(event), say_ok(event, lang)
        return {
            "en": f"{name} asks for card {card} in return{ok}.",
            "de": f"{name} fragt im Gegenzug nach Karte {card}{ok}.",
        }[lang]
    if kind == "switch" and event["with"] is not None:
        partner = names[cast("int", event["with"])]
        return {"en": f"{name} wants the hand of {partner}.", "de": f"{name} möchte die Hand von {partner}."}[lang]
    if kind in ("discard", "coach"):
        return f"{name}: {say_choice(event, lang)}."
    if kind in ("take", "add") and event["place"] is not None:
        card = place_of(event)
        return {"en": f"{name} chooses card {card}.", "de": f"{name} wählt Karte {card}."}[lang]
    return MADE[str(kind), event.get(str(kind))][lang].format(name)


MADE: Final[dict[tuple[str, object], dict[str, str]]] = {
    ("accept", None): {"en": "{} accepts.", "de": "{} nimmt an."},
    ("reject", None): {"en": "{} rejects.", "de": "{} lehnt ab."},
    ("join", True): {
        "en": "{} puts the Wild Coach into the new row.",
        "de": "{} legt den Wild Coach in die neue Reihe.",
    },
    ("join", False): {
        "en": "{} leaves the Wild Coach alone.",
        "de": "{} lässt den Wild Coach allein liegen.",
    },
    ("look", True): {"en": "{} wants to see the own hand.", "de": "{} möchte die eigene Hand sehen."},
    ("look", False): {"en": "{} does not look.", "de": "{} verzichtet aufs Ansehen."},
    ("switch", None): {"en": "{} keeps the hand.", "de": "{} behält die Hand."},
    ("add", None): {"en": "{} adds no card.", "de": "{} fügt keine Karte hinzu."},
}


# -- Facts and the result -----------------------------------------------------------------------------------


def say_fact(name: str, value: object, names: list[str], lang: str) -> str:
    said = FACTS[lang][name]
    if value is None:
        told = NOTHING
    elif name in BY_NAME:
        told = names[cast("int", value)]
    elif name in BY_PLACE:
        told = {"en": "card ", "de": "Karte "}[lang] + str(cast("int", value) + 1)
    elif name == "new_row":
        told = ROWS[str(value)]
    elif name in ("hand", "unseen"):
        told = say_cards(value, lang)
    elif name == "new_places":
        told = by_name(
            [", ".join(str(place + 1) for place in places) or NOTHING for places in cast("list[list[int]]", value)],
            names,
        )
    elif isinstance(value, list):
        told = by_name([str(item) for item in value], names)
    else:
        told = str(value)
    return f"{said}: {told}"


def by_name(values: list[str], names: list[str]) -> str:
    return "; ".join(f"{name} {value}" for name, value in zip(names, values, strict=True))


def say_result(result: Json, names: list[str], lang: str) -> str:
    winners = and_all(result["winners"], names, lang)
    one = len(cast("list[int]", result["winners"])) == 1
    won = {"en": ("win", "wins"), "de": ("gewinnen", "gewinnt")}[lang][one]
    if result["reason"] == "five-in-a-row":
        return {
            "en": f"{winners} {won} with five in a row.",
            "de": f"{winners} {won} mit einer Fünferfolge.",
        }[lang]
    totals = by_name([str(total) for total in cast("list[int]", result["totals"])], names)
    return f"{winners} {won}: {totals}."
