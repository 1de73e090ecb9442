"""Battalions by number before the name of their regiment: *1. Nassau battalion*, which is the first of Nassau's."""

from __future__ import annotations

from collections.abc import Callable, Collection

from battles.engine import expressions as re

WORDS = r"(?:battalion|batt?n|bataillon|btl|bat)\b\.?(?!s)"
NUMBERED = r"(?<![\w/.])(?P<number>[1-9])(?:\.|st|nd|rd|th|er|e|ème)?\s+(?P<name>[^\W\d_][\w-]{3,})"
WHOLE = re.compile(rf"{NUMBERED}\s+{WORDS}", re.IGNORECASE)
SHORT = re.compile(NUMBERED)


def so_numbered(text: str, bears: Callable[[str, str], bool]) -> frozenset[str]:
    """The names before which a letter tells battalions by their numbers."""
    found = (one for one in WHOLE.finditer(text) if bears(one["number"], one["name"]))
    return frozenset(one["name"].lower() for one in found)


def by_battalion(raw: str, names: Collection[str]) -> str:
    """A sentence with each such battalion named as one: *1st battalion of Nassau*."""

    def told(found: re.Match[str]) -> str:
        known = found["name"].lower() in names
        return f"{found['number']}. battalion {found['name']}" if known else found[0]

    return SHORT.sub(told, WHOLE.sub(told, raw)) if names else raw
