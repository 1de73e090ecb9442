"""How likely the outcomes of this rulebook's throws are (BNB-THROW-3, BNB-FIRE-9, BNB-CC-8)."""

from __future__ import annotations

from battles.engine.chances import sum_at_least
from battles.engine.events import Event
from battles.rulesets.big_napoleonic import catalogue
from battles.rulesets.big_napoleonic.fire.fire_tables import COLUMNS, NO_EFFECT, result_of
from battles.rulesets.big_napoleonic.movement.throws import DISRUPTED, GOOD_ORDER

DICE, SIDES = 2, 6


def likelihood(event: Event) -> float | None:
    """How likely the outcome of a throw, or a better one for its thrower, was; ``None`` where nothing hung on it."""
    roll = event.roll
    if roll is None or not roll.dice:
        return None
    if event.kind == "test":
        added = sum(value for _, value in roll.modifiers)
        table = (*GOOD_ORDER, *DISRUPTED)
        came = event.says(catalogue.Test).get("result")
        least = next((least for least, result in table if result == came), None)
        return None if least is None else sum_at_least(DICE, SIDES, least - added)
    if event.kind == "fire":
        shot = event.says(catalogue.Fire)
        result, used = shot.get("result", NO_EFFECT), shot.get("used", "none")
        if result == NO_EFFECT or used not in COLUMNS:
            return None
        column = COLUMNS.index(used)
        least = next(total for total in range(DICE, DICE * SIDES + 1) if result_of(column, total) == result)
        return sum_at_least(DICE, SIDES, least)
    if event.kind == "combat":
        bonus = sum(value for _, value in roll.modifiers)
        fought = event.says(catalogue.Combat)
        against = sum(value for _, value in fought.get("defence_modifiers", ()))
        difference = fought.get("difference", 0)
        faces = range(1, SIDES + 1)
        hits = sum(own + bonus - other - against >= difference for own in faces for other in faces)
        return float(hits) / SIDES**2
    return None
