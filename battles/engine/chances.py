"""How likely throws are: by the number of dice, their sides, and what was needed."""

from __future__ import annotations

from functools import lru_cache
from math import comb

from battles.engine.events import Event


@lru_cache(maxsize=4096)
def sum_at_least(count: int, sides: int, total: int) -> float:
    """The chance (0 to 1) that so many dice add up to a total or more."""
    ways = {0: 1}
    for _ in range(count):
        following: dict[int, int] = {}
        for value, number in ways.items():
            for face in range(1, sides + 1):
                following[value + face] = following.get(value + face, 0) + number
        ways = following
    return sum(number for value, number in ways.items() if value >= total) / float(sides**count)


def each_at_least(count: int, sides: int, need: int, hits: int) -> float:
    """The chance (0 to 1) that of so many dice, each of which hits from ``need`` on, so many or more hit."""
    chance = max(0, min(sides, sides + 1 - need)) / sides
    return float(sum(comb(count, k) * chance**k * (1 - chance) ** (count - k) for k in range(hits, count + 1)))


def of_test(event: Event) -> float | None:
    """How likely the outcome of a test was whose dice, with their modifiers, must add up to what was needed.

    ``None`` for an event that is no such test.
    """
    roll = event.roll
    if roll is None or not roll.dice or roll.need is None or "passed" not in event.effect:
        return None
    added = sum(value for _, value in roll.modifiers)
    passed = sum_at_least(len(roll.dice), roll.sides, roll.need - added)
    return passed if event.effect["passed"] else 1 - passed
