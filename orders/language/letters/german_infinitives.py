"""German infinitives: what somebody *soll* do one after the other, each with its verb where German has it else.

*soll aufprotzen und nach F10 zurückgehen* is put as *protzt auf und geht nach F10 zurück*: behind the link a place
stands before its verb, and would go to the verb before it.
"""

from __future__ import annotations

from collections.abc import Callable

from battles.engine import expressions as re
from orders.language.letters.turns import turn

SHALL = re.compile(
    r"^(?P<who>\W*[^,;:.!?]{2,60}?)\s+(?P<shall>soll|sollen|muss|müssen)\s+(?P<deeds>[^;:!?]{8,160}?)(?P<end>[.!]*\s*)$"
)
NAME = (
    r"(?:(?:[Dd]ie|[Dd]as|[Dd]en|[Dd]er|[Dd]em)\s+)?(?:(?:Brigade|Division|General|Prinz|Batterie|Regiment|Bataillon)\s+)?"
    r"[A-ZÄÖÜ\d][\w/.-]*"
)
NAMES = rf"{NAME}(?:\s*(?:,|und)\s+{NAME})*?"
DEEDS = r"(?P<deeds>[^;:!?]{8,160}?)"
END = r"(?P<end>[.!]*\s*)$"
# *1/92: nach F6 gehen, Linie bilden*, *1/92 bitte vorrücken und feuern*, *lass 1/92 vorrücken und feuern*
BIDDEN = (
    re.compile(rf"^(?P<who>\W*{NAMES})\s*:\s+{DEEDS}{END}"),
    re.compile(rf"^(?P<who>\W*{NAMES})\s+bitte\s+{DEEDS}{END}"),
    re.compile(rf"^\W*(?:[Ff]ür|[Bb]ei)\s+(?P<who>{NAMES})\s+(?:gilt|heißt\s+(?:es|das))\s*[:,]\s+{DEEDS}{END}"),
    re.compile(rf"^\W*(?:[Bb]itte\s+)?(?:[Ll]ass(?:t|en\s+[Ss]ie)?)\s+(?:bitte\s+)?(?P<who>{NAMES})\s+{DEEDS}{END}"),
    re.compile(rf"^\W*[Bb]itte\s+(?P<who>{NAMES})\s+{DEEDS}(?:\s+lassen)?{END}"),
)
# *Ich möchte, dass 1/92 nach F6 geht und bis G6 vorrückt*
THAT_HE = re.compile(
    r"^\W*(?:[Ii]ch|[Ww]ir)\s+(?:möchten?|will|wollen|wünschen?|verlangen?|hätten?\s+gern\w*|bitte|ersuchen?|befehlen?|"
    r"erwarten?)(?:\s+(?:nun|jetzt|auch|bitte|heute|darum))*\s*,?\s+"
    rf"dass\s+(?P<who>{NAMES})\s+{DEEDS}{END}"
)
LINK = re.compile(r"\s*,?\s+und\s+(?:(?:dann|danach|anschließend)\s+)?|\s*,\s+(?:dann|danach|anschließend)\s+")
ANY_LINK = re.compile(rf"{LINK.pattern}|\s*,\s+")
LINKED = re.compile(r"dann|danach|anschließend")
# What may not be parted: who or what is denied, a case, and a clause of its own.
WHOLE = re.compile(
    r"\b(?:nicht|kein\w*|nie|niemand\w*|nichts|wenn|falls|sobald|bis\s+(?:er|sie|es|die|der|das)|dass|ob|weil|damit|um|ohne|sondern|aber|oder|entweder|weder|"
    r"erst\s+wenn|nur|soll(?:en)?|muss|müssen|zusammenhalten|wer|die\s+er)\b",
    re.IGNORECASE,
)
# *soll angreifen und Jamin folgen*: it may be Jamin who does so
WHO_DOES_IT = re.compile(
    r"^(?:(?:die|das|der|den|dem)\s+)?[A-ZÄÖÜ\d][\w/-]*\s+(?:folgen|unterstützen|helfen|decken|nachrücken|nachziehen|ablösen|begleiten)$"
)
FIRST = re.compile(r"^(?:(?:erst|zuerst|zunächst|bitte|jetzt|nun|sofort|gleich)\s+)+")
PREFIX = re.compile(
    r"^(?P<prefix>zurück|hinüber|herüber|hinauf|hinunter|hinein|heraus|heran|herum|voran|voraus|weiter|entgegen|zusammen|nach|vor|auf|ab|an|aus|ein|los|mit|um|zu|"
    r"weg|fest|hin|her|rüber|rein|raus|ran|nieder|durch|dazu)(?P<base>[a-zäöüß]{4,})$"
)
#: The third person of verbs that change their vowel.
CHANGED = {
    "fahren": "fährt", "laufen": "läuft", "halten": "hält", "nehmen": "nimmt", "lassen": "lässt", "stoßen": "stößt",
    "fallen": "fällt", "schlagen": "schlägt", "werfen": "wirft", "treten": "tritt", "brechen": "bricht",
    "sehen": "sieht", "geben": "gibt", "treffen": "trifft", "helfen": "hilft", "graben": "gräbt", "fangen": "fängt",
}  # fmt: skip
#: Verbs that stand behind such a beginning, which parts from them.
PARTING = frozenset(CHANGED) | frozenset(
    {
        "gehen", "rücken", "ziehen", "reiten", "marschieren", "kommen", "stellen", "schwärmen", "protzen", "greifen",
        "drehen", "schwenken", "bleiben", "schließen", "führen", "bauen", "setzen", "dringen", "weichen", "machen",
        "bewegen", "traben", "galoppieren", "stürmen", "schicken", "bringen", "warten", "passen", "sperren", "riegeln",
        "lösen", "räumen", "feuern", "schießen", "rollen", "eilen", "schieben", "wenden",
    }
)  # fmt: skip
INFINITIVE = re.compile(r"^(?P<rest>(?:.*\s)?)(?P<verb>[a-zäöüß]{4,}n)$", re.DOTALL)
FINITE = re.compile(r"^(?P<rest>(?:.*\s)?)(?P<verb>[a-zäöüß]{3,})$", re.DOTALL)
ENDED = re.compile(r"(?:[td]|[^aeiouäöülrh]m|[^aeiouäöülrh]n)$")


def third_person(verb: str, *, many: bool) -> str:
    """What *er* does, or *sie* do who are many."""
    if many:
        return verb
    base = next((one for one in CHANGED if verb.endswith(one)), "")
    if base:
        return f"{verb.removesuffix(base)}{CHANGED[base]}"
    stem = verb.removesuffix("n") if verb.endswith(("eln", "ern")) else verb.removesuffix("en")
    return f"{stem}et" if ENDED.search(stem) else f"{stem}t"


def as_done(deed: str, *, many: bool) -> str:
    """A deed with its verb before what belongs to it; empty where it does not end in one."""
    found = INFINITIVE.match(deed.strip())
    if found is None:
        return ""
    verb, rest = found["verb"], found["rest"].strip()
    parted = PREFIX.match(verb)
    prefix = parted["prefix"] if parted is not None and parted["base"] in PARTING else ""
    told = third_person(verb.removeprefix(prefix), many=many)
    return " ".join(part for part in (told, rest, prefix) if part)


#: What those verbs are in the third person, of one and of many.
DONE = PARTING | {third_person(verb, many=False) for verb in PARTING}


def as_told(deed: str) -> str:
    """A deed that ends in what somebody does, with that before what belongs to it; empty where it ends otherwise."""
    found = FINITE.match(deed.strip())
    if found is None or not found["verb"].endswith(("t", "en", "ern", "eln")):
        return ""
    verb, rest = found["verb"], found["rest"].strip()
    parted = PREFIX.match(verb)
    prefix = parted["prefix"] if parted is not None and parted["base"] in DONE else ""
    return " ".join(part for part in (verb.removeprefix(prefix), rest, prefix) if part)


def in_a_row(told: re.Match[str], done: Callable[[str], str], between: re.Pattern[str]) -> str:
    """Two or more deeds of a sentence, each as it is done, one behind the other; else the sentence as it stands."""
    deeds = told["deeds"]
    if WHOLE.search(deeds) is not None:
        return told[0]
    parts, links = between.split(deeds), between.findall(deeds)
    each = [done(FIRST.sub("", part)) for part in parts]
    if len(parts) < len(("one", "other")) or not all(each) or any(map(WHO_DOES_IT.match, parts[1:])):
        return told[0]
    then = ["dann " if LINKED.search(link) else "" for link in links]
    behind = "".join(f" und {word}{deed}" for word, deed in zip(then, each[1:], strict=True))
    return f"{told['who']} {each[0]}{behind}{told['end']}"


def one_after_the_other(told: re.Match[str]) -> str:
    """What somebody shall do, of which each ends in its infinitive."""
    many = told["shall"] in ("sollen", "müssen")
    return in_a_row(told, lambda deed: as_done(deed, many=many), LINK)


def bidden(told: re.Match[str]) -> str:
    """What is told in a list of infinitives."""
    return in_a_row(told, lambda deed: as_done(deed, many=False), ANY_LINK)


def that_he_does(told: re.Match[str]) -> str:
    """What is told behind *dass*."""
    return in_a_row(told, as_told, LINK)


GERMAN_INFINITIVES = (
    turn("soll|muss|müss", SHALL, one_after_the_other),
    turn("dass ", THAT_HE, that_he_does),
    *(turn(key, said, bidden) for key, said in zip((":", "bitte", "gilt|heißt", "lass", "bitte"), BIDDEN, strict=True)),
)
