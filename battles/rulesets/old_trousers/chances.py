"""How likely the outcomes of Old Trousers' throws are (OT-C-TEST-1, OT-ORDER-6, OT-FIRE-8, OT-CMD-6)."""

from __future__ import annotations

from battles.engine.chances import of_test, sum_at_least
from battles.engine.events import Event
from battles.rulesets.old_trousers import catalogue
from battles.rulesets.old_trousers.fire.tables import hits

_FACES = 10


def likelihood(event: Event) -> float | None:
    """How likely the outcome of a throw, or a better one for its thrower, was; ``None`` where nothing hung on it."""
    roll = event.roll
    if roll is None or not roll.dice:
        return None
    if event.kind == "test":
        return of_test(event)
    if event.kind == "fire":
        effect = event.says(catalogue.Fire)
        points, struck = effect.get("points", 0), effect.get("hits", 0)
        added = roll.total - sum(roll.dice)
        return sum(hits(points, face + added) >= struck for face in range(1, _FACES + 1)) / _FACES
    if event.kind == "commander" and "disabled" in event.effect:
        return None
    return sum_at_least(1, _FACES, roll.total) if event.kind == "initiative" else None
