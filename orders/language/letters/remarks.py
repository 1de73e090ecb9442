"""Remarks: what stands in brackets or in a clause of its own beside an order and is none, and tags that ask.

A clause is a remark when it names no troops and no place, no distance and no direction, no deed and no formation, hangs
on no condition and forbids no deed, and when its words are not known: it tells how things are. A word that is not
known within the clause of an order may change it, and is asked about.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from battles.engine import expressions as re
from orders.language.letters.designations import TYPES
from orders.language.letters.spots import Spot
from orders.language.letters.text import ARROW_MARK, Text

BRACKETED = re.compile(r"\s*[(\[](?P<said>[^()\[\]]+)[)\]]")
# *(have they even got any guns?? can't see any)*
ASKING = re.compile(
    r"\W*(?:have|has|had|is|are|was|were|do|does|did|can|could|will|would|may|any|why|what|how|who|where|which|hat|"
    r"haben|ist|sind|gibt|kann|warum|was|wie|wer|"
    r"wo|est-ce|c['’]est|y\s+a-t-il|a-t-il|pourquoi|comment|qui|où|est-il|sont-ils)\b",
    re.IGNORECASE,
)
# *(then 1/2Nas is back in command?)*
SO_THEN = re.compile(
    r"\W*(?:then|so|that|this|it|he|they|dann|so|das|er|sie|es|alors|donc|ça|ce|il|elle)\b[^?]*\b(?:is|are|will|should|would|has|gets?|'s|ist|sind|wird|"
    r"hat|wäre|est|sont|sera|serait|a)\b[^?]*\?",
    re.IGNORECASE,
)
# *(je ne sais pas ce qu'ils ont fabriqué, ils regardent tous à l'ouest)*
NOT_KNOWING = re.compile(
    r"\W*(?:je\s+(?:ne\s+)?(?:sais|comprends|vois)|j['’]ignore|aucune\s+idée|I\s+(?:do\s*n['’]?t|do\s+not|"
    r"can['’]?t)\s+(?:know|see|understand|think)|no\s+idea|heaven\s+knows|"
    r"god\s+knows|ich\s+(?:weiß|weiss|verstehe)|keine\s+Ahnung|weiß\s+der|wer\s+weiß)\b",
    re.IGNORECASE,
)
# *Campi (all facing west for some reason) comes up to I5*: how they stand
AS_THEY_STAND = re.compile(
    r"\W*(?:(?:all|still|currently|now|both|they(?:['’]re|\s+are)|alle|noch|tous|toutes|encore)\s+)*(?:facing|looking|standing|turned|sitting|"
    r"schau\w*|guck\w*|steh\w*|Front|tourn\w+|face|regard\w+|orient\w+)\b[^()]*\b(?:for\s+some\s+reason|at\s+the\s+moment|right\s+now|"
    r"at\s+present|currently|by\s+mistake|according\s+to|the\s+wrong\s+way|God\s+knows\s+why|gerade|zur\s+Zeit|derzeit|momentan|"
    r"(?:im|aus\s+irgendeinem)\s+\w+|laut|versehentlich|pour\s+l['’]instant|actuellement|en\s+ce\s+moment|d['’]après|par\s+erreur|"
    r"on\s+ne\s+sait\s+pourquoi|je\s+ne\s+sais\s+pourquoi)\b",
    re.IGNORECASE,
)
# *(à part moi personne ne regarde cette ferme, mais bon)*: a grumble, by how it ends
GRUMBLING = re.compile(
    r"\b(?:mais\s+(?:bon|bref|tant\s+pis)|enfin\s+bon|but\s+(?:oh\s+)?well|but\s+anyway|but\s+never\s+mind|oh\s+well|"
    r"aber\s+(?:na\s+ja|naja|gut|egal|was\s+soll['’]?s)|na\s+ja|naja)\s*[.!…]*\s*$",
    re.IGNORECASE,
)
ORDERING = frozenset({"troops", "spot", "length", "formation", "if", "compass", "way"})
SHORTEST = 3  # words: fewer are another name, or where it is
# With one of these a bracket tells who or where somebody is, or what he does.
BEARING = frozenset(
    {"troops", "ground", "spot", "length", "formation", "if", "not", "kind", "compass", "verb", "all", "same", "near"}
)
# With one of these it tells how things are.
TELLING = frozenset({"unknown", "number", "they", "modal"})
MEASURES = frozenset({"number", "mark", "link"})  # a point of the table, or a sum
# A question whether something is so; *ok?* asks whether it may be done.
TAG = re.compile(
    r"\s*(?:right|correct|yes|true|no|aren['’]?t they|isn['’]?t (?:it|he|she|that so)|don['’]?t they|"
    r"doesn['’]?t (?:it|he)|"
    r"richtig|korrekt|stimmt(?:['’]?s| das)?|nicht wahr|oder(?: nicht)?|gell|ne|ja|"
    r"n['’]est[- ]ce pas|c['’]est (?:bien )?(?:ça|juste|exact)|exact|non|pas vrai|juste)\s*\?\s*$",
    re.IGNORECASE,
)

PARTING = frozenset(",;.!-–—()[]|")
HEADED = frozenset({":", ARROW_MARK, "/"})
# Kinds of spots that ask for nothing by themselves, nor say where.
IDLE = frozenset(
    {"unknown", "filler", "modal", "they", "because", "link", "title", "number", "noted", "ordinal", "all"}
)
LEADING = frozenset({"relation", "of"})  # idle where nothing is named behind it
TOLD = frozenset({"verb", "formation", "ground", "spot", "length", "kind"})  # without one of these nothing is ordered
WHERE = frozenset({"troops", "ground", "spot", "formation", "compass", "way", "kind", "if", "not"})
SIDES = frozenset({"way", "compass"})
# Nothing of a kind, and not that something is not to be done: *no heroics*, *keine Heldentaten*, *pas de folies*.
NOTHING_OF = frozenset({"no", "kein", "keine", "keinen", "keinerlei", "without", "ohne", "sans", "aucun", "aucune"})
NO_TIME = frozenset({"pas"})  # before an article or *de*: *pas le temps*
BEHIND_NO = frozenset({"le", "la", "les", "l", "de", "d", "du", "des", "besoin", "question"})
# In the mouth of the writer: what he thinks, sees or measures. Whatever stands behind it is no order.
THINKING = frozenset(
    {"suppose", "guess", "reckon", "think", "believe", "imagine", "presume", "assume", "measure", "measured",
     "measures", "make", "count", "counted", "hope", "expect", "gather", "fear", "doubt",
     "denke", "denk", "glaube", "glaub", "schatze", "schatz", "vermute", "nehme", "meine", "mein", "messe", "zahle",
     "hoffe", "furchte",
     "crois", "pense", "mesure", "compte", "espere", "trouve", "dirais"}
)  # fmt: skip
SELF = "self"
HYPOTHETIC = frozenset({"sollte", "should", "sollten"})  # das sollte reichen


def remarks_in(text: Text, spots: Sequence[Spot]) -> dict[int, int]:
    """Where remarks begin in a sentence and where they end, by the numbers of spots; their marks are left."""
    if not any(spot.kind == "unknown" or spot.value == SELF for spot in spots):
        return {}
    found = {}
    clauses = [(start, end) for start, end in clauses_of(spots) if end > start]
    for start, end in clauses:
        elsewhere = any(spot.kind in TOLD for spot in (*spots[:start], *spots[end:]))
        if elsewhere and is_remark_clause(text, spots, start, end):
            found[start] = end
    for at in range(1, len(spots)):
        if not any(start <= at < end for start, end in found.items()) and (end := tag_at(text, spots, at)):
            found[at] = end
    return found


def clauses_of(spots: Sequence[Spot]) -> Iterator[tuple[int, int]]:
    """The clauses between the marks of a sentence, by the numbers of spots."""
    start = 0
    for number, spot in enumerate(spots):
        if spot.kind == "mark":
            yield start, number
            start = number + 1
    yield start, len(spots)


def is_remark_clause(text: Text, spots: Sequence[Spot], start: int, end: int) -> bool:
    """Whether a clause tells how things are, and orders nothing."""
    clause = spots[start:end]
    before, behind = (str(spots[n].value) if 0 <= n < len(spots) else "" for n in (start - 1, end))
    if behind in HEADED or (before and before not in PARTING) or (behind and behind not in PARTING | {"!"}):
        return False
    if text.raw_between(clause[-1].start, clause[-1].end).lower() in TYPES or any(
        spot.kind == "unknown" and spot.value in TYPES for spot in clause
    ):
        return False
    words = text.bare[clause[0].start : clause[-1].end]
    if start and clause[0].value == SELF and not THINKING.isdisjoint(words[1:3]):
        return not any(spot.kind in WHERE for spot in clause)
    if not any(spot.kind == "unknown" for spot in clause):
        return False
    bracketed = before in ("(", "[")
    if end - start == 1 and start and (bracketed or end < len(spots) - 1):
        return False  # one of a list that nobody knows, or another name of what was named before
    allowed = set(IDLE)
    if start:
        allowed |= LEADING
        if denies_a_thing(words) and clause[0].kind == "not":
            clause = clause[1:]
        if bracketed and any(spot.kind == "relation" and spot.value in ("left", "right") for spot in spots[:start]):
            allowed |= SIDES  # to the left of the farm (left as they see it)
    return all(
        spot.kind in allowed or (spot.kind == "if" and n and text.bare[spot.start] in HYPOTHETIC)
        for n, spot in enumerate(clause)
    )


def denies_a_thing(words: Sequence[str]) -> bool:
    """Whether a clause begins with nothing of a kind: *no heroics*, *pas le temps*; *do not ...* denies a deed."""
    return words[0] in NOTHING_OF or (words[0] in NO_TIME and words[1:2] != [] and words[1] in BEHIND_NO)


def tag_at(text: Text, spots: Sequence[Spot], at: int) -> int:
    """``up to the guns i suppose and ...``: what a writer adds in two words; the spot behind it, else 0."""
    pair = spots[at : at + 2]
    if len(pair) < 2 or spots[at - 1].kind in ("mark", "link", "they"):
        return 0
    ends = at + 2 == len(spots) or spots[at + 2].kind in ("mark", "link")
    said = {text.bare[spot.start] for spot in pair if spot.value != SELF}
    own = any(spot.value == SELF for spot in pair)
    return at + 2 if ends and own and len(said) == 1 and said <= THINKING else 0


def is_remark(said: str, spots: Sequence[Spot]) -> bool:
    """Whether words in brackets tell how things are, and neither who, where nor what is to be done."""
    kinds = {spot.kind for spot in spots}
    if kinds <= MEASURES:
        return False
    if len(said.split()) >= SHORTEST and (NOT_KNOWING.match(said) or AS_THEY_STAND.match(said)):
        return True
    if GRUMBLING.search(said) and kinds.isdisjoint(ORDERING):
        return True
    if "?" in said and len(said.split()) >= SHORTEST and (ASKING.match(said) or SO_THEN.match(said)):
        return True
    return len(said.split()) >= SHORTEST and kinds.isdisjoint(BEARING) and not kinds.isdisjoint(TELLING)


def asks_whether(said: str) -> bool:
    """Whether a clause asks whether what was said before it is so: *richtig?*, *right?*, *n'est-ce pas ?*"""
    return TAG.fullmatch(said) is not None
