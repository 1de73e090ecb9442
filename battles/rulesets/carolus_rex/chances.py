"""How likely the outcomes of Carolus Rex's throws are (CR-COH-2, CR-FIRE-9, CR-GEN-1)."""

from __future__ import annotations

from battles.engine.chances import of_test, sum_at_least
from battles.engine.events import Event
from battles.rulesets.carolus_rex import catalogue
from battles.rulesets.carolus_rex.ending.hits import HITS_ON
from battles.rulesets.carolus_rex.shooting.firing import EFFECT


def likelihood(event: Event) -> float | None:
    """How likely the outcome of a throw, or a better one for its thrower, was; ``None`` where nothing hung on it."""
    roll = event.roll
    if roll is None or not roll.dice:
        return None
    if event.kind == "test":
        return of_test(event)
    if event.kind == "fire":
        shot = event.says(catalogue.Fire)
        level, row = shot["level"], EFFECT[min(shot["modified"], len(EFFECT) - 1)]
        need = row[level - 1] if level else None
        return 1.0 if need is None else sum_at_least(1, 6, need)
    if event.kind == "commander" and "hit" in event.effect:
        chance = sum_at_least(1, 6, HITS_ON)
        return chance if event.says(catalogue.Commander)["hit"] else 1 - chance
    return None
