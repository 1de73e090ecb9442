"""Between them: *entre les deux batteries*, *zwischen den Batterien*: where there are two, the place between those.

Told by their kind alone they would be one of them, and nobody is between one.
"""

from __future__ import annotations

from collections.abc import Sequence

from battles.engine import expressions as re

BATTERIES = {
    "fr": r"\bentre\s+(?:les|nos|mes|ses)\s+(?:deux\s+)?(?:batteries|canons|pièces)",
    "de": r"\bzwischen\s+(?:den|die|(?:uns|mein|sein)e[nr]?)\s+(?:beiden\s+|zwei\s+)?(?:Batterien|Geschützen?|Kanonen)",
    "en": r"\bbetween\s+(?:(?:the|my|our|his|both)\s+)+(?:two\s+)?(?:batteries|guns)",
}  # fmt: skip
# Whose they are is not told
BARE = r"(?=\s*(?:[.,;!]|$|auf\b|et\b|und\b|and\b))"
LINKS = {"fr": "entre {} et {}", "de": "zwischen {} und {}", "en": "between {} and {}"}
SAID = {language: re.compile(said + BARE, re.IGNORECASE) for language, said in BATTERIES.items()}
WORDS = ("entre", "zwischen", "between")


def between_them(raw: str, batteries: Sequence[str]) -> str:
    """A sentence with the names of those between whom somebody is to be; ``batteries`` are his on the table."""
    low = raw.lower()
    if len(batteries) != 2 or not any(word in low for word in WORDS):
        return raw
    for language, said in SAID.items():
        raw = said.sub(LINKS[language].format(*batteries), raw)
    return raw
