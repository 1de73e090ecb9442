"""German infinitives: what somebody *soll* do one after the other, each with its verb where German has it else.

*soll aufprotzen und nach F10 zurückgehen* is put as *protzt auf und geht nach F10 zurück*: behind the link a place
stands before its verb, and would go to the verb before it.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

SHALL = re.compile(
    r"^(?P<who>\W*[^,;:.!?]{2,60}?)\s+(?P<shall>soll|sollen|muss|müssen)\s+(?P<deeds>[^;:!?]{8,160}?)(?P<end>[.!]*\s*)$"
)
LINK = re.compile(r"\s*,?\s+und\s+(?:(?:dann|danach|anschließend)\s+)?|\s*,\s+(?:dann|danach|anschließend)\s+")
LINKED = re.compile(r"dann|danach|anschließend")
# What may not be parted: who or what is denied, a case, and a clause of its own.
WHOLE = re.compile(
    r"\b(?:nicht|kein\w*|nie|niemand\w*|nichts|wenn|falls|sobald|bis\s+(?:er|sie|es|die|der|das)|dass|ob|weil|damit|um|ohne|sondern|aber|oder|entweder|weder|"
    r"erst\s+wenn|nur|wer|die\s+er)\b",
    re.IGNORECASE,
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


def one_after_the_other(told: re.Match[str]) -> str:
    """Two or more deeds of which each ends in its infinitive, as he does them; any other sentence as it stands."""
    deeds = told["deeds"]
    if WHOLE.search(deeds) is not None:
        return told[0]
    parts, links = LINK.split(deeds), LINK.findall(deeds)
    many = told["shall"] in ("sollen", "müssen")
    done = [as_done(FIRST.sub("", part) if not at else part, many=many) for at, part in enumerate(parts)]
    if len(parts) < len(("one", "other")) or not all(done):
        return told[0]
    behind = [
        f" und {'dann ' if LINKED.search(link) else ''}{deed}" for link, deed in zip(links, done[1:], strict=True)
    ]
    return f"{told['who']} {done[0]}{''.join(behind)}{told['end']}"


GERMAN_INFINITIVES = (turn("soll|muss|müss", SHALL, one_after_the_other),)
