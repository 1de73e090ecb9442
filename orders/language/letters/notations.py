"""Notations: lines of printed forms, remarks of programmers and moves of chess players, brought to plain lines."""

from __future__ import annotations

import re
from collections.abc import Callable

# Fewer dots are a pause in prose: *Well... the 1/92*; three lead on only from a label in capitals.
LEADERS = re.compile(
    r"^(\s*[^\W\d_][^.:…]{0,28}?|\s*[A-ZÄÖÜÀÉÈ]{2,}(?:\s[A-ZÄÖÜÀÉÈ]+)?(?=\s+(?:\.{3}|…)))"
    r"\s*(?:\.{4,}|…{2,}|_{3,}|(?<=[A-ZÄÖÜÀÉÈ]\s)(?:\.{3}|…))[\s.…_]*:?\s*"
)
REMARK = re.compile(r"(?<=\S)\s+//(?=\s|\w).*$")
SQUARES = re.compile(
    r"\b(?:from\s+|von\s+|de\s+|du\s+)?([A-Z]{1,2}\d{1,2})\s*(?:[-–—>⇨→]+|to|nach|bis|à|zu)\s*([A-Z]{1,2}\d{1,2})\b"
)
NONE = r"(?:none|nil|nobody|nothing|n/a|no(?=\W*$)|-+(?=\W*$))"
FIELDS = (
    (re.compile(rf"^\s*(?:targets?|fire at)\s*[:=]\s*{NONE}(?:[,;]\s*(?=\w))?", re.IGNORECASE), "hold fire, "),
    (re.compile(r"^\s*targets?\s*[:=]\s*(?=\w)", re.IGNORECASE), "fire at "),
    (re.compile(rf"^\s*(?:move|moves|movement|march)\s*[:=]\s*{NONE}", re.IGNORECASE), "hold"),
    (re.compile(r"^\s*(?:move|moves|movement|march)\s*[:=]\s*(?=to\b|from\b)", re.IGNORECASE), "move "),
)
SECTOR = re.compile(
    r"(?:(?:the|our|my|on the|links|rechts|mitte|left|right|cent(?:re|er)|gauche|droite|middle|flank|wing|side|sector|"
    r"flügel|flanke|zentrum|aile|à|la|le|der|die|das|and|und|et)\b[\s+&/,:.–—-]*)+",
    re.IGNORECASE,
)
SECTORS = re.compile(r"links|rechts|mitte|left|right|cent(?:re|er)|gauche|droite|middle|zentrum", re.IGNORECASE)


def without_leaders(raw: str) -> str:
    """``INTENT ..... defend`` as ``INTENT: defend``: dots of a printed form lead from a label to what is filled in."""
    found = LEADERS.match(raw)
    return raw if found is None else f"{found[1]}: {raw[found.end() :]}".rstrip()


def with_labels(raw: str) -> str:
    """The fields of a printed form as orders: ``TARGET: none`` as *hold fire*, ``MOVE: none`` as *hold*."""
    for label, said in FIELDS:
        raw = label.sub(said, raw, count=1)
    return raw


def has_leaders(raw: str) -> bool:
    """Whether a line is a label of a printed form, with dots behind it."""
    return LEADERS.match(raw) is not None


def are_leaders(raw: str, start: int, end: int) -> bool:
    """Whether dots in a paragraph lead from the label that begins their line to what is filled in behind them."""
    line = raw.rfind("\n", 0, start) + 1
    found = LEADERS.match(raw[line:])
    filled_in = raw[end:].split("\n", 1)[0]
    return found is not None and line + found.end(1) <= start and end <= line + found.end() and bool(filled_in.strip())


def parted_remark(raw: str) -> tuple[str, str]:
    """A line, and the remark that stands behind it after two strokes."""
    found = REMARK.search(raw)
    return (raw, "") if found is None else (raw[: found.start()], found.group().strip())


def with_goals(raw: str, stands_in: Callable[[str], bool]) -> str:
    """``E7-E8``, of troops of the writer's that stand in E7, as ``to E8``."""
    return SQUARES.sub(lambda found: f"to {found[2]}" if stands_in(found[1]) else found.group(), raw)


def is_sector(raw: str) -> bool:
    """Whether a line says nothing but a part of the field, as a heading does: *left + centre*."""
    plain = raw.strip().strip("/*#=-–— ").rstrip(":. ")
    return bool(plain) and SECTOR.fullmatch(plain) is not None and SECTORS.search(plain) is not None
