"""How Blind Chicken Extreme is said, in English and German."""

from __future__ import annotations

from typing import Final, cast

from hoodwink.games.blind_chicken.notation import REWARD_NAMES
from hoodwink.table.options import Json
from hoodwink.table.title import UNKNOWN

TITLES: Final = {"en": "Blind Chicken Extreme", "de": "Blindes Huhn extrem"}
REWARDS: Final = {
    "en": {
        "face-down": "lead face down",
        "any-card": "lead with any card",
        "choose-leader": "choose the leader",
    },
    "de": {
        "face-down": "verdeckt ausspielen",
        "any-card": "beliebige Karte ausspielen",
        "choose-leader": "Ausspieler bestimmen",
    },
}
BENEFITS: Final = {
    "en": {
        "none": "no benefit",
        "chickens": "earlier chickens cost nothing",
        "penalties": "earlier penalty cards cost nothing",
    },
    "de": {
        "none": "kein Vorteil",
        "chickens": "frühere Hühner kosten nichts",
        "penalties": "frühere Strafkarten kosten nichts",
    },
}
SIDES: Final = {
    "en": {"left": "left", "right": "right"},
    "de": {"left": "links", "right": "rechts"},
}
ENDS: Final = {
    "en": {"left": "leftmost", "right": "rightmost"},
    "de": {"left": "linke", "right": "rechte"},
}
FACTS: Final = {
    "en": {
        "game": "game",
        "games": "games in the session",
        "size": "cards dealt to each",
        "dealer": "dealer",
        "leader": "leader",
        "advantage": "advantage of the leader",
        "tricks": "tricks played",
        "trick": "the trick",
        "taker": "took the last trick",
        "penalties": "penalties",
        "points": "points",
        "scores": "points of each game",
        "struck": "struck out",
        "chickens": "chickens are on",
        "pigs": "pigs are on",
        "face_down": "the face-down symbol is on",
        "sorted": "your hand so far, from the left",
        "gone": "positions gone",
        "symbols": "a card with the face-down symbol was played by",
    },
    "de": {
        "game": "Durchgang",
        "games": "Durchgänge der Partie",
        "size": "Karten für jeden",
        "dealer": "Geber",
        "leader": "Ausspieler",
        "advantage": "Vorteil beim Ausspielen",
        "tricks": "gespielte Stiche",
        "trick": "der Stich",
        "taker": "nahm den letzten Stich",
        "penalties": "Strafen",
        "points": "Punkte",
        "scores": "Punkte jedes Durchgangs",
        "struck": "gestrichen",
        "chickens": "Hühner tragen",
        "pigs": "Schweine tragen",
        "face_down": "das Verdeckt-Symbol tragen",
        "sorted": "deine Hand bisher, von links",
        "gone": "Positionen, die weg sind",
        "symbols": "eine Karte mit Verdeckt-Symbol spielte",
    },
}
OF_A_SEAT: Final = ("dealer", "leader", "taker")
OF_EACH_SEAT: Final = ("trick", "penalties", "points", "gone")
FACE_DOWN: Final = {"en": "face down", "de": "verdeckt"}
AND: Final = {"en": " and ", "de": " und "}
NOTHING: Final = "–"


def say_card(face: str, lang: str) -> str:
    if face in REWARD_NAMES:
        return {"en": "reward: ", "de": "Belohnung: "}[lang] + REWARDS[lang][face]
    if face.startswith("-"):
        return {"en": "penalty ", "de": "Strafe "}[lang] + face
    return face


# -- Choices ------------------------------------------------------------------------------------------------


def say_choice(choice: Json, lang: str) -> str:
    kind = choice["choice"]
    if kind == "place":
        card = choice["card"]
        return {"en": f"place the {card} next", "de": f"als Nächstes die {card} einordnen"}[lang]
    if kind == "play":
        end = ENDS[lang][str(choice["end"])]
        return {"en": f"play the {end} card", "de": f"die {end} Karte spielen"}[lang]
    if kind == "play-any":
        return {"en": "lead with the ", "de": "die "}[lang] + say_position(choice, lang) + LEADING[lang]
    if kind == "reward":
        reward = REWARDS[lang][str(choice["card"])]
        return {"en": f"take the reward “{reward}”", "de": f"die Belohnung „{reward}“ nehmen"}[lang]
    if kind == "leader":
        seat = choice["leads"]
        return {"en": f"let seat {seat} lead", "de": f"Platz {seat} ausspielen lassen"}[lang]
    if choice["benefit"] == "strike":
        game = cast("int", choice["game"]) + 1
        return {
            "en": f"strike out your result of game {game}",
            "de": f"dein Ergebnis von Durchgang {game} streichen",
        }[lang]
    return BENEFITS[lang][str(choice["benefit"])]


LEADING: Final = {"en": "", "de": " ausspielen"}


def say_position(choice: Json, lang: str) -> str:
    """BC4.4: counted from 1, as people do."""
    place = cast("int", choice["position"]) + 1
    if lang == "de":
        return f"{place}. Karte von links"
    ordinal = {1: "1st", 2: "2nd", 3: "3rd"}.get(place, f"{place}th")
    return f"{ordinal} card from the left"


# -- Events -------------------------------------------------------------------------------------------------


def say_event(event: Json, names: list[str], lang: str) -> str:
    """An event as the log tells it; nothing where there is nothing to say."""
    name = names[cast("int", event["seat"])] if "seat" in event else ""
    if "choice" in event:
        return say_chosen(event, name, names, lang)
    facts = cast("Json", event.get("facts", {}))
    if event.get("chance") == "dealer":
        dealer = names[cast("int", facts["dealer"])] if "dealer" in facts else ""
        return {"en": f"{dealer} deals first.", "de": f"{dealer} gibt als Erstes."}[lang] if dealer else ""
    if event.get("chance") == "deal":
        return {"en": "The cards are dealt.", "de": "Die Karten werden ausgeteilt."}[lang]
    if event.get("happened") == "hands-sorted":
        return {"en": "All hands are in order.", "de": "Alle Hände sind geordnet."}[lang]
    if event.get("happened") == "trick-turned-up":
        trick = say_each(cast("list[object]", facts["trick"]), names, lang)
        return {"en": f"The trick is turned up. {trick}.", "de": f"Der Stich wird aufgedeckt. {trick}."}[lang]
    if event.get("happened") == "trick-taken":
        said = {"en": f"{name} takes the trick", "de": f"{name} nimmt den Stich"}[lang]
        if event["penalty"] != 0:
            penalty = event["penalty"]
            said += {"en": f" and the penalty {penalty}", "de": f" und die Strafe {penalty}"}[lang]
        return said + "."
    if event.get("happened") == "game-scored":
        points = cast("list[list[int]]", facts["scores"])[-1]
        told = say_points(points, names)
        return {"en": f"The game is scored: {told}.", "de": f"Der Durchgang wird gewertet: {told}."}[lang]
    return ""


def say_chosen(event: Json, name: str, names: list[str], lang: str) -> str:
    kind = event["choice"]
    if kind == "place":
        card = event["card"]
        return {"en": f"{name} places the {card}.", "de": f"{name} ordnet die {card} ein."}[lang]
    if kind in ("play", "play-any"):
        return say_played(event, name, lang)
    if kind == "reward":
        reward = REWARDS[lang][str(event["card"])]
        return {
            "en": f"{name} takes the reward “{reward}”.",
            "de": f"{name} nimmt die Belohnung „{reward}“.",
        }[lang]
    if kind == "leader":
        leader = names[cast("int", event["leads"])]
        return {"en": f"{name} chooses {leader} to lead.", "de": f"{name} bestimmt: {leader} spielt aus."}[lang]
    if event["benefit"] == "strike":
        game = cast("int", event["game"]) + 1
        return {
            "en": f"{name} strikes out the result of game {game}.",
            "de": f"{name} streicht das Ergebnis von Durchgang {game}.",
        }[lang]
    benefit = BENEFITS[lang][str(event["benefit"])]
    return {"en": f"{name} chooses: {benefit}.", "de": f"{name} wählt: {benefit}."}[lang]


def say_played(event: Json, name: str, lang: str) -> str:
    """BC3.1, BC4.4: from where, and the card if it lies face up."""
    trick = cast("list[object]", cast("Json", event["facts"])["trick"])
    played = trick[cast("int", event["seat"])]
    if played == UNKNOWN:
        card = {"en": "a card face down", "de": "verdeckt eine Karte"}[lang]
    else:
        card = {"en": f"the {played}", "de": f"die {played}"}[lang]
    if event["choice"] == "play-any":
        where = say_position(event, lang)
        return {"en": f"{name} leads {card}: the {where}.", "de": f"{name} spielt {card} aus: die {where}."}[lang]
    where = SIDES[lang][str(event["end"])]
    return {"en": f"{name} plays {card} from the {where}.", "de": f"{name} spielt von {where} {card}."}[lang]


# -- Facts and results --------------------------------------------------------------------------------------


def say_points(points: list[int], names: list[str]) -> str:
    return ", ".join(f"{who} {gained:+}" for who, gained in zip(names, points, strict=True))


def say_each(values: list[object], names: list[str], lang: str) -> str:
    """What lies before each seat, of those that have something."""
    told = [(who, value) for who, value in zip(names, values, strict=True) if value not in (None, [])]
    return "; ".join(f"{who}: {say_value(value, lang)}" for who, value in told) or NOTHING


def say_value(value: object, lang: str) -> str:
    if value is None:
        return NOTHING
    if value == UNKNOWN:
        return FACE_DOWN[lang]
    if isinstance(value, list):
        return ", ".join(say_value(item, lang) for item in value) or NOTHING
    return str(value)


def say_fact(name: str, value: object, names: list[str], lang: str) -> str:
    return f"{FACTS[lang][name]}: {say_fact_value(name, value, names, lang)}"


def say_fact_value(name: str, value: object, names: list[str], lang: str) -> str:
    if value is None:
        return NOTHING
    if name in OF_A_SEAT:
        return names[cast("int", value)]
    if name == "symbols":
        return AND[lang].join(names[seat] for seat in cast("list[int]", value)) or NOTHING
    if name == "gone":
        places = [[place + 1 for place in row] for row in cast("list[list[int]]", value)]
        return say_each(cast("list[object]", places), names, lang)
    if name in OF_EACH_SEAT:
        return say_each(cast("list[object]", value), names, lang)
    if name == "scores":
        games = [say_points(points, names) for points in cast("list[list[int]]", value)]
        return "; ".join(f"{number}: {told}" for number, told in enumerate(games, 1)) or NOTHING
    if name == "struck":
        strikes = cast("list[list[int]]", value)
        told = [f"{names[seat]}: {FACTS[lang]['game']} {game + 1}" for seat, game in strikes]
        return "; ".join(told) or NOTHING
    if name == "advantage":
        return REWARDS[lang][str(value)]
    return say_value(value, lang)


def say_result(result: Json, names: list[str], lang: str) -> str:
    totals = cast("list[int]", result["totals"])
    told = ", ".join(f"{name} {total}" for name, total in zip(names, totals, strict=True))
    winners = cast("list[int]", result["winners"])
    won = {"en": ("win", "wins"), "de": ("gewinnen", "gewinnt")}[lang][len(winners) == 1]
    return f"{AND[lang].join(names[seat] for seat in winners)} {won}: {told}."
