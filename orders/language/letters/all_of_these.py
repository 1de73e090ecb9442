"""All of these: *they all*, *ils ... tous*, *sie ... alle* are those of whom was spoken, never the army."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import put_plainly, turn

HELPS = r"(?:are|is|will|shall|should|must|can|may|have|do|would|need|ought)"
# *They all face north*, *they are all to go*, *pull them all back*
THEY_ALL = re.compile(
    rf"\b(?P<they>(?:they|these)(?:\s+{HELPS})?|them)\s+all\b(?!\s+(?:of|the|my|our|your)\b)", re.IGNORECASE
)
# *Qu'ils fassent tous face au nord*, *elles restent toutes ici*, *mets-les tous en colonne*
ILS_TOUS = re.compile(
    r"\b(?P<ils>(?:ils|elles)\s+(?:(?!(?:et|ou|qui|que|mais|sur)\b)[\w'’-]+\s+){1,3}?|(?:[\w]+-)?les\s+)(?:tous|toutes)\b"
    r"(?!\s+(?:les|ces|leurs|ceux|celles|nos|mes|vos|ses)\b)",
    re.IGNORECASE,
)
# *Sie drehen sich alle nach Norden*, *sie sollen alle Front nach Norden machen*: and not *sie stützen alle Bataillone*
SIE_ALLE = re.compile(
    r"(?P<sie>(?:^\W*Sie|\bsie|\bdie(?=\s+(?:sollen|gehen|bleiben|stehen)\s+alle))\s+(?:(?!(?:und|oder|auf|gegen)\b)[a-zäöüß]+\s+){0,3}?)"
    r"\b(?:alle|allesamt|sämtlich)\b(?!\s+(?:die|diese|ihre|unsere|meine|drei|vier|zwei|beiden?|anderen)\b|\s+"
    r"(?!(?:Front|Stellung|Halt|Karree|Kolonne|Linie|Feuer|Position|Deckung)\b)[A-ZÄÖÜ]\w*[a-zäöü])"
)
ALL_OF_THEM = (
    turn("all", THEY_ALL, r"\g<they>"),
    turn("tous|toutes", ILS_TOUS, r"\g<ils>"),
    turn("alle|sämtlich", SIE_ALLE, r"\g<sie>"),
)
SQUARES = re.keyed(r"\b(?:squares?|carrés?|karrees?)\b", re.IGNORECASE)  # a rule that is for everybody


def without_all(raw: str) -> str:
    """A sentence in which those of whom was spoken are called no more than *they*."""
    return raw if SQUARES.search(raw) else put_plainly(raw, ALL_OF_THEM)
