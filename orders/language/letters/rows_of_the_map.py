"""Rows of the map: who goes to a row or a column of its squares goes straight there, to the square before him.

*Gauthier geht bis zur Reihe 5 vor*, *Husson moves up to row 6*, *Hubert jusqu'à la colonne K*: where he stands now
tells the other half of the square.
"""

from __future__ import annotations

from collections.abc import Callable

from battles.engine import expressions as re

TO_DE = (
    r"(?P<to_de>bis\s+(?:(?:zu[rm]?|in|an|auf)\s+)?(?:(?:die|der)\s+)?(?:(?:Höhe\s+(?:der\s+|von\s+)?)|(?:Linie\s+der\s+))?|auf\s+(?:die\s+)?"
    r"(?:Höhe\s+(?:der\s+)?)?|in\s+(?:die\s+)?|zur\s+|nach\s+)"
)
TO_EN = r"(?P<to_en>(?:as\s+far\s+as|(?:up\s+|down\s+|on\s+)?to|into|level\s+with)\s+(?:the\s+)?(?:(?:map|grid)\s+)?)"
TO_FR = r"(?P<to_fr>(?:jusqu['’]|à\s+(?:la\s+)?hauteur\s+de\s+|vers\s+|dans\s+)(?:à\s+|en\s+)?(?:la\s+)?)"
# *bis zur Reihe 5*, *bis in die 5er-Reihe*, *bis zur 5. Reihe*
ROWS = tuple(
    re.keyed(said, re.IGNORECASE)
    for said in (
        rf"\b{TO_DE}(?:(?:Karten)?reihe|(?:Karten)?zeile)\s+(?P<row>\d{{1,2}})(?!\s*(?:cm|Zentimeter|[./]\d|\d))",
        r"\b(?P<to_de>bis\s+(?:(?:zu|in|an|auf)[rm]?\s+)?(?:(?:die|der)\s+)?(?:Höhe\s+(?:der\s+)?)?)"
        r"(?P<row>\d{1,2})(?:er)?(?:\.\s*|-|\s)(?:(?:Karten)?reihe|(?:Karten)?zeile)\b",
        rf"\b{TO_EN}row\s+(?P<row>\d{{1,2}})(?!\s*(?:cm|centimet|[./]\d|\d))",
        rf"\b{TO_FR}(?:rangée|rang)\s+(?P<row>\d{{1,2}})(?!\s*(?:cm|centim|[./]\d|\d))",
        rf"\b{TO_DE}(?:(?:Karten)?spalte)\s+(?-i:(?P<column>[A-Z]))(?![\w'’]|\.\w)",
        rf"\b{TO_EN}column\s+(?-i:(?P<column>[A-Z]))(?![\w'’]|\.\w)",
        rf"\b{TO_FR}colonne\s+(?-i:(?P<column>[A-Z]))(?![\w'’]|\.\w)",
    )
)
LINED = re.keyed(
    r"reihe|zeile|spalte|\brow\b|column\s+[A-Z]\b|rang|colonne\s+[A-Z]\b",
    re.IGNORECASE,
)
TO = {"to_de": "bis nach", "to_en": "to", "to_fr": "jusqu'en"}
SQUARE = re.compile(r"(?P<column>[A-Z]{1,2})(?P<row>\d{1,2})")


def to_rows(raw: str, stands: Callable[[str], str]) -> str:
    """A sentence with the squares of those rows and columns of the map to which somebody goes.

    ``stands`` tells the square of whoever is spoken of last in words, or nothing.
    """
    if LINED.search(raw) is None:
        return raw
    for line in ROWS:
        found = line.search(raw)
        here = SQUARE.fullmatch(stands(raw[: found.start()])) if found is not None else None
        if found is None or here is None:
            continue
        told = found.groupdict()
        there = f"{told.get('column') or here['column']}{told.get('row') or here['row']}"
        to = next(word for name, word in TO.items() if told.get(name) is not None)
        raw = f"{raw[: found.start()]}{to} {there}{raw[found.end() :]}"
    return raw
