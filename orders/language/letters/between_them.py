"""Between them: *entre les deux batteries*, *zwischen den Batterien*: where there are two, the place between those.

Told by their kind alone they would be one of them, and nobody is between one.
"""

from __future__ import annotations

from collections.abc import Sequence

from battles.engine import expressions as re
from battles.engine.keys import Keys

BATTERIES = {
    "fr": r"\bentre\s+(?:les|nos|mes|ses)\s+(?:deux\s+)?(?:batteries|canons|pièces)",
    "de": r"\bzwischen\s+(?:den|die|(?:uns|mein|sein)e[nr]?)\s+(?:beiden\s+|zwei\s+)?(?:Batterien|Geschützen?|Kanonen)",
    "en": r"\bbetween\s+(?:(?:the|my|our|his|both)\s+)+(?:two\s+)?(?:batteries|guns)",
}  # fmt: skip
# Whose they are is not told
BARE = r"(?=\s*(?:[.,;!]|$|auf\b|et\b|und\b|and\b))"
LINKS = {"fr": "entre {} et {}", "de": "zwischen {} und {}", "en": "between {} and {}"}
SAID = {language: re.compile(said + BARE, re.IGNORECASE) for language, said in BATTERIES.items()}
WORDS = Keys("entre|zwischen|between")


# *Die Batterien stellen sich rechts und links vom Hof auf*: which of them on which side is not told
ON_EITHER_SIDE = re.keyed(
    r"\b(?:Batterien|Geschütze|Kanonen|batteries|canons|pièces)\b[^;:.!?]*?\b(?:rechts\s+und\s+links|links\s+und\s+rechts|beiderseits|(?:auf|zu)\s+beiden\s+Seiten|"
    r"à\s+droite\s+et\s+à\s+gauche|à\s+gauche\s+et\s+à\s+droite|de\s+chaque\s+côté|des\s+deux\s+côtés|de\s+part\s+et\s+d['’]autre)\s+"
    r"(?:von|vom|des|der|du|de\s+la|de|d['’])\s*(?!(?:der\s+|la\s+)?(?:Stra(?:ß|ss)e|Chaussee|Weg|Bach|route|chaussée|chemin|ruisseau))",
    re.IGNORECASE,
)


def is_on_either_side(raw: str) -> bool:
    """Whether several batteries are told to stand on this side of something and on that, and not which of them."""
    return ON_EITHER_SIDE.search(raw) is not None


def between_them(raw: str, batteries: Sequence[str]) -> str:
    """A sentence with the names of those between whom somebody is to be; ``batteries`` are his on the table."""
    if len(batteries) != 2 or not WORDS.stand_in(raw):
        return raw
    for language, said in SAID.items():
        raw = said.sub(LINKS[language].format(*batteries), raw)
    return raw
