"""Labelled: what below the name of a brigade is said of its task, how it does that, and what if things go wrong.

*Task: take the farm*, *How: in column along the road*, *If things go wrong: square if cavalry turns up*,
*Auftrag: ...*, *Comment : ...*. The label says what a line is about; whom it is for stands above.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from battles.engine import expressions as re

SEVERAL = 2

# *Task: ...*, *How: ...*
LABEL = re.compile(
    r"^(?P<mark>\W*)(?P<label>(?:main\s+|first\s+|their\s+|its\s+|his\s+)?(?:task|mission|aim|objective|goal|job|purpose)|how|method|manner|means|execution|"
    r"details?|conduct|behaviou?r|next|first|then|later|afterwards|Aufgabe|Auftrag|Ziel|Wie|Vorgehen|Verhalten|Ausführung|Durchführung|Art\s+und\s+Weise|zuerst|danach|dann|"
    r"mission|tâche|objectif|but|comment|manière|moyens?|exécution|conduite|comportement|d['’]abord|ensuite|puis)\s*:\s+(?=\S)",
    re.IGNORECASE,
)
# *If things go wrong: ...*, *And if all goes well, ...*
IT_GOES = (
    r"if\s+(?:things|it|all|everything|this|that)\s+(?:go(?:es)?|should\s+go|turns?\s+out|works?\s+out)\s+"
    r"(?:all\s+|really\s+|horribly\s+)?"
)
ES_GEHT = r"(?:wenn|falls|sollte)\s+(?:es|was|etwas|alles|das)\s+"
TOUT_VA = r"si\s+(?:ça|cela|les\s+choses|tout)\s+(?:tourne(?:nt)?|va|vont|se\s+passe(?:nt)?)\s+"
FAILING = (
    rf"{IT_GOES}(?:wrong|badly|bad|south|pear[- ]shaped)|"
    r"in\s+case\s+of\s+(?:trouble|failure)|if\s+unsuccessful|(?:at|in\s+the)\s+worst|worst\s+case|in\s+a\s+crisis",
    rf"{ES_GEHT}(?:schief\s*(?:geht|läuft|gehen)|schlecht\s+(?:geht|läuft))|im\s+(?:Notfall|schlimmsten\s+Fall|Falle?\s+eines\s+(?:Rückschlags|Misserfolgs))|notfalls|bei\s+Misserfolg",
    rf"{TOUT_VA}mal|en\s+cas\s+de\s+(?:pépin|problème|malheur|échec)|au\s+pire",
)
WINNING = (
    rf"{IT_GOES}(?:right|well|to\s+plan)|in\s+case\s+of\s+success|if\s+successful",
    rf"{ES_GEHT}(?:gut\s+(?:geht|läuft)|klappt|gelingt)|bei\s+Erfolg|im\s+Erfolgsfall",
    rf"{TOUT_VA}bien|en\s+cas\s+de\s+(?:succès|réussite)",
)
A_CHANCE = (
    r"if\s+a\s+chance\s+(?:comes\s+along|turns\s+up|offers)|plan\s+b|(?:wenn|falls)\s+sich\s+eine\s+(?:Gelegenheit|Chance)\s+(?:bietet|ergibt)|"
    r"si\s+une\s+occasion\s+se\s+présente|in\s+case\s+of\s+need|en\s+cas\s+de\s+(?:besoin|danger)|bei\s+Gefahr|im\s+Ernstfall"
)
CASE = re.keyed(
    r"^\W*(?:(?:and|but|und|aber|et|mais)\s+)?(?:"
    + "|".join(
        f"(?P<failing{n}>{one})|(?P<winning{n}>{other})"
        for n, (one, other) in enumerate(zip(FAILING, WINNING, strict=True))
    )
    + rf"|{A_CHANCE})(?:\s*[:,–—]\s*|\s+(?=(?:zurück|weiter|retour|repli|back|on)\b))(?=\S)",
    re.IGNORECASE,
)
CHANCE = re.compile(r"\b(?:a\s+chance|Gelegenheit|Chance|occasion)\b", re.IGNORECASE)
# *En cas de succès : s'arrêter sur l'objectif*: the rule of what one does after a success
STOPS = re.compile(
    r"(?:\w+\s+)?(?:s['’]arrêt\w*|arrêt|halte|stop\w*|halt\w*|anhalten|stehen\s*bleiben|sammeln|se\s+reformer)\b",
    re.IGNORECASE,
)
AS_A_CASE = (
    ("If he is beaten, ", "If he wins, "),
    ("Wenn er geschlagen wird, ", "Wenn er siegt, "),
    ("S'il est battu, ", "S'il gagne, "),
)
# what such a case is a rule of the book for, or what has a case of its own
RULED = re.compile(
    r"\b(?:if|when|whenever|once|as\s+soon\s+as|wenn|falls|sobald|si|quand|lorsqu\w*|dès\s+qu\w*|squares?|Karrees?|carrés?|chas(?:e|es|ing)|pursu\w+|"
    r"runs?\s+after|own\s+initiative|charg\w+|attackier\w*|attacke|nachsetz\w*|verfolg\w*|poursui\w*|limber\w*|aufprotz\w*|attell\w*)\b",
    re.IGNORECASE,
)


def labels_of(lines: Sequence[str]) -> frozenset[str]:
    """The labels, in small letters, before several of a letter's lines: a form of the writer's own."""
    found = Counter(label["label"].lower() for line in lines if (label := LABEL.match(line)) is not None)
    return frozenset(label for label, times in found.items() if times >= SEVERAL)


def without_label(line: str, labels: frozenset[str]) -> str:
    """A line without a label of the writer's own before what it says; the mark of its list stays."""
    found = LABEL.match(line) if labels else None
    return found["mark"] + line[found.end() :] if found is not None and found["label"].lower() in labels else line


def without_case(raw: str) -> str:
    """A sentence without the case before it where what it is for is a rule with one of its own; else in plain words."""
    found = CASE.match(raw)
    if found is None:
        return raw
    rest = raw[found.end() :]
    if "," in found[0] and CHANCE.search(found[0]) is not None:
        return raw  # if a chance offers, Hubert charges: a case, and no heading
    if RULED.search(rest) is not None:
        return rest
    for language, (beaten, wins) in enumerate(AS_A_CASE):
        if found[f"failing{language}"]:
            return beaten + rest
        if found[f"winning{language}"]:
            return raw if STOPS.match(rest) else wins + rest
    return raw
