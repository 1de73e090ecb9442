"""Columns told: what the columns of a table hold that has no head, as its writer says above it or as its rows show.

*Aus meiner Tabelle (Truppe - wohin - was - warum)*; or three rows and more of somebody, a square, and what he does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from battles.engine import expressions as re
from orders.language.letters.rows import STANDS, role_of

IN_BRACKETS = re.compile(r"\(([^()]{8,80})\)")
BEHIND_A_COLON = re.compile(
    r"\b(?:columns?|Spalten|colonnes|format|order|table|Tabelle|tableau)\b[^:()]{0,30}:\s*([^:()]{8,80}?)\W*$",
    re.IGNORECASE,
)
PARTED = re.compile(r"\s*[|/→,;]\s*|\s+[–—-]+>?\s+")
FEWEST_COLUMNS, FEWEST_ROWS = 3, 3
MOST_OTHERS = 4  # of so many rows one may have something else where the others have a place
SQUARE = re.compile(r"[A-Za-z]{1,2}\d{1,2}\b.{0,8}")


def told_above(lines: Iterable[str]) -> list[str]:
    """The roles of columns that a line names in their order; nothing where none does."""
    for raw in lines:
        for found in (*IN_BRACKETS.finditer(raw), *BEHIND_A_COLON.finditer(raw)):
            roles = [role_of(part) for part in PARTED.split(found[1].strip()) if part]
            if len(roles) >= FEWEST_COLUMNS and all(roles) and roles[0] == "who" and "mixed" not in roles:
                return roles
    return []


def shown_by(rows: Sequence[Sequence[str]], is_his: Callable[[str], bool]) -> list[str]:
    """The roles of columns, where nearly every row has one of his, a square, and words behind it; else nothing."""
    rows = [row for row in rows if len(row) >= FEWEST_COLUMNS and row[0]]
    placed = [row for row in rows if SQUARE.fullmatch(row[1]) or (STANDS.fullmatch(row[1]) and not is_his(row[1]))]
    squares = [row for row in placed if SQUARE.fullmatch(row[1])]
    told = [row for row in rows if len(row[2].split()) > 1 and not SQUARE.fullmatch(row[2])]
    if len(squares) < FEWEST_ROWS or (len(rows) - len(placed)) * MOST_OTHERS > len(rows) or 2 * len(told) < len(rows):
        return []
    if not all(is_his(row[0]) for row in rows):
        return []
    widest = max(len(row) for row in rows)
    return ["who", "place", "order", *["note"] * (widest - 3)]
