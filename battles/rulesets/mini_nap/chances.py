"""How likely the outcomes of Mini-Nap's throws are (MN-QR-1, MN-FIRE-7, MN-CC-5)."""

from __future__ import annotations

from battles.engine.chances import each_at_least, of_test, sum_at_least
from battles.engine.events import Event
from battles.rulesets.mini_nap.fire.firing import SUM_PER_HIT


def likelihood(event: Event) -> float | None:
    """How likely the outcome of a throw, or a better one for its thrower, was; ``None`` where nothing hung on it."""
    roll = event.roll
    if roll is None or not roll.dice:
        return None
    if event.kind == "test":
        return of_test(event)
    hits = event.effect.get("hits", 0)
    if event.kind == "combat" and roll.need is not None:
        return each_at_least(len(roll.dice), roll.sides, roll.need, hits)
    if event.kind == "fire":
        return sum_at_least(len(roll.dice), roll.sides, SUM_PER_HIT * hits)
    return None
