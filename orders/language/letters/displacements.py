"""Displacements: a way told by its two components, *5 cm S and 4 cm E*, is one way and no two."""

from __future__ import annotations

import math

from battles.engine.dataclasses import replace
from orders.language.letters.acts import Act
from orders.language.letters.whereabouts import COMPASS

GOING = frozenset({"", "go", "advance", "withdraw"})
SQUARE = 90.0  # degrees between the components


def as_one_way(acts: list[Act]) -> tuple[list[Act], list[tuple[int, int]]]:
    """The acts of a sentence, of which two that go so far in directions at right angles are one; their words."""
    kept: list[Act] = []
    told: list[tuple[int, int]] = []
    for act in acts:
        before = kept[-1] if kept else None
        if before is not None and act.inherits and act.subject is before.subject and is_way(act) and is_way(before):
            turn = abs((COMPASS[act.compass] - COMPASS[before.compass] + 180) % 360 - 180)
            if math.isclose(turn, SQUARE):
                kept[-1] = both_ways(before, act)
                told.append((before.start, act.end))
                continue
        kept.append(act)
    return kept, told


def is_way(act: Act) -> bool:
    """Whether an act says how far to go in a direction, and no more."""
    bare = act.empty_but_for("verb", "length", "compass")
    return bare and act.verb in GOING and act.length is not None and bool(act.compass) and act.condition is None


def both_ways(first: Act, second: Act) -> Act:
    """One act that goes as far as two, in the direction between theirs."""
    ways = [(act.length or 0.0, math.radians(COMPASS[act.compass])) for act in (first, second)]
    east = sum(length * math.sin(way) for length, way in ways)
    north = sum(length * math.cos(way) for length, way in ways)
    degrees = round(math.degrees(math.atan2(east, north)) % 360, 1)
    length = round(math.hypot(east, north), 1)
    unknown = [*first.unknown, *second.unknown]
    return replace(
        first, verb=first.verb or "go", length=length, compass="", degrees=degrees, end=second.end, unknown=unknown
    )
