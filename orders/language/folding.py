"""Folding: what players type, brought to one plain form for comparison.

Case, accents, typographic dashes and quotes, ligatures, no-break and invisible characters make no difference to an
order. The folded text remembers, for every character, the column of the raw line it came from, so that an answer can
point at the place the player will recognise.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import lru_cache

from battles.engine import expressions as re
from battles.engine.dataclasses import dataclass

# What compatibility decomposition leaves alone although it is only another way to write something plain.
PLAIN = {
    **dict.fromkeys("‐‑‒–—―−⁃﹘", "-"),
    **dict.fromkeys("“”„‟«»〝〞″", '"'),
    **dict.fromkeys("‘’‚‛´`′ʼ‹›", "'"),
    **dict.fromkeys("•◦▪●‣∙·", "*"),
    "≥": ">=",
    "≤": "<=",
    "→": "->",
    "⇒": "=>",
    "×": "x",
    "æ": "ae",
    "œ": "oe",
    "ø": "o",
    "ł": "l",
    "đ": "d",
    "ð": "d",
    "þ": "th",
    "ı": "i",
}
INNER_APOSTROPHE = re.compile(r"(?<=[^\W\d_])'(?=[^\W\d_])")


@dataclass(frozen=True, slots=True)
class Folded:
    """A folded line: lower case, no accents, single spaces. ``columns`` holds their raw columns, from 0."""

    text: str
    columns: tuple[int, ...]

    def column(self, at: int) -> int:
        """The raw column, counted from 1, of a position in the folded text; past the end, the column after the last."""
        if at < len(self.columns):
            return self.columns[at] + 1
        return self.columns[-1] + 2 if self.columns else 1


@lru_cache(maxsize=4096)
def fold_character(character: str) -> str:
    """One character in plain form: any number of characters, none for marks and invisible ones."""
    if character.isascii():
        return " " if character.isspace() or not character.isprintable() else character.lower()
    folded = []
    for piece in unicodedata.normalize("NFKD", PLAIN.get(character, character)).casefold():
        figure = unicodedata.decimal(piece, None)
        plain = str(figure) if figure is not None else PLAIN.get(piece, piece)
        category = unicodedata.category(plain[0])
        if category.startswith("Z") or category == "Cc":
            folded.append(" ")
        elif category not in ("Mn", "Me", "Cf", "Cs", "Co", "Cn"):
            folded.append(plain)
    return "".join(folded)


def spaced_out(plain: Sequence[str]) -> tuple[str, list[int]]:
    """The characters of a line in plain form with single spaces, none at its ends, and the columns they came from."""
    characters: list[str] = []
    columns: list[int] = []
    for column, pieces in enumerate(plain):
        for piece in pieces:
            if piece == " " and (not characters or characters[-1] == " "):
                continue
            characters.append(piece)
            columns.append(column)
    if characters and characters[-1] == " ":
        characters.pop()
        columns.pop()
    return "".join(characters), columns


@lru_cache(maxsize=8192)
def fold(raw: str) -> Folded:
    """Fold a line. Apostrophes inside words go (``Gauthier's`` is ``gauthiers``); runs of space become one."""
    plain = list(map(fold_character, raw))
    text = "".join(plain)
    columns: Sequence[int] = range(len(raw))
    if "  " in text or text[:1] == " " or text[-1:] == " " or set(map(len, plain)) - {1}:
        text, columns = spaced_out(plain)
    dropped = {match.start() for match in INNER_APOSTROPHE.finditer(text)} if "'" in text else None
    if dropped:
        text = "".join(character for at, character in enumerate(text) if at not in dropped)
        columns = [column for at, column in enumerate(columns) if at not in dropped]
    return Folded(text, tuple(columns))
