"""What the terminal itself says, beside the words of the games."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "en": {
        "table": "Table",
        "hidden": "hidden",
        "empty": "–",
        "card": "1 card",
        "cards": "{count} cards",
        "all see": "All see",
        "you know": "{name} alone knows",
        "follows": "It follows",
        "log": "Last",
        "start": "before the first choice",
        "after": "after {made} of {all} choices",
        "bystander": "seen by a bystander",
        "seat": "seen by {name} (seat {seat})",
        "open": "everything open",
        "turn": "{name} (seat {seat}) is offered",
        "waiting": "To choose: {names}",
        "chance": "Chance decides next.",
        "over": "The game is over.",
        "more": "… and {count} more",
        "and": " and ",
        "tour chair": "You are {name}; with you at the table: {others}. Everybody plays at random here.",
        "tour so far": "What has just happened",
        "tour seen": "What you see",
        "tour hidden": "What stays hidden from you",
        "tour known": "What you can work out",
        "tour turn": "It is your turn",
        "tour clause": "{clause} says:",
        "tour taken": "Let us say: {choice}. What follows",
        "tour end": "And after {choices} choices in all",
        "tour on": "Enter: go on   q and Enter: leave ",
        "tour next": "What to try next",
    },
    "de": {
        "table": "Tisch",
        "hidden": "verdeckt",
        "empty": "–",
        "card": "1 Karte",
        "cards": "{count} Karten",
        "all see": "Alle sehen",
        "you know": "Nur {name} weiß",
        "follows": "Daraus folgt",
        "log": "Zuletzt",
        "start": "vor der ersten Wahl",
        "after": "nach {made} von {all} Entscheidungen",
        "bystander": "wie eine zuschauende Person es sieht",
        "seat": "wie {name} (Platz {seat}) es sieht",
        "open": "alles aufgedeckt",
        "turn": "{name} (Platz {seat}) kann",
        "waiting": "An der Reihe: {names}",
        "chance": "Als Nächstes entscheidet der Zufall.",
        "over": "Das Spiel ist zu Ende.",
        "more": "… und {count} weitere",
        "and": " und ",
        "tour chair": "Du bist {name}; mit dir am Tisch: {others}. Hier spielen alle zufällig, auch du.",
        "tour so far": "Was eben geschah",
        "tour seen": "Was du siehst",
        "tour hidden": "Was dir verborgen bleibt",
        "tour known": "Was du erschließen kannst",
        "tour turn": "Du bist an der Reihe",
        "tour clause": "{clause} sagt:",
        "tour taken": "Angenommen: {choice}. Was folgt",
        "tour end": "Und nach insgesamt {choices} Entscheidungen",
        "tour on": "Enter: weiter   q und Enter: genug ",
        "tour next": "Wie es weitergeht",
    },
}


def say(key: str, lang: str, **parts: object) -> str:
    return WORDS[lang][key].format(**parts)


def say_count(cards: int, lang: str) -> str:
    return say("card", lang) if cards == 1 else say("cards", lang, count=cards)
