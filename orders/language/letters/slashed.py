"""Slashed lines: *27J / hold, stay in skirmish order / I8 / my eyes on that side*: who, what, where and why.

The place belongs to the move that is told before it, or to whoever stays; what stands behind goes with the sentence.
"""

from __future__ import annotations

from battles.engine import expressions as re

CELLS = re.compile(r"\s+/\s+")
MOST = 6
MOVING = re.compile(
    r"\s*(?:move|march|go|pull|fall|advance|reposition|redeploy|ride|proceed|shift|withdraw|retire|come|push|close|get|walk|run|trot|slide|"
    r"step|back|forward|rück|geh|marsch|zurück|vor|avanc|recul|all|va\b|march|repli|port)",
    re.IGNORECASE,
)
STAYING = re.compile(
    r"\s*(?:on\s+|still\s+)?(?:hold|stay|remain|keep|wait|stand|halt|bleib|halt|rest|tenir|tien)", re.IGNORECASE
)
PLACED = re.compile(
    r"(?:to|at|in|into|on|by|near|behind|from|towards|north|south|east|west|left|right|if|when|once|nach|bei|hinter|im|in|zu|vers|en|à|au|sur|"
    r"derrière|until|where|anywhere|all|no|not|any)\b",
    re.IGNORECASE,
)


def cells_of(raw: str) -> list[str]:
    """The cells of a line with slashes between them; empty for any other."""
    cells = [one.strip() for one in CELLS.split(raw.strip())]
    return cells if 3 <= len(cells) <= MOST and all(cells) else []


def as_a_sentence(cells: list[str]) -> str:
    """The cells as one says it: whom it is for, what he does there, and the rest."""
    who, what, where, *rest = cells
    parts = what.split(",")
    at = next((number for number, one in enumerate(parts) if MOVING.match(one)), 0)
    link = "to" if MOVING.match(parts[at]) else "in" if STAYING.match(parts[at]) else "at"
    parts[at] = f"{parts[at].rstrip()} {'' if PLACED.match(where) else f'{link} '}{where}"
    return f"{who}: {', '.join([','.join(parts), *rest])}"
