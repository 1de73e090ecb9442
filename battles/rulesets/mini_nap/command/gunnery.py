"""Whom the able staff lays its guns on: guns before others, and all on one."""

from __future__ import annotations

from collections.abc import Sequence

from battles.rulesets.mini_nap.command.able import known_enemies
from battles.rulesets.mini_nap.fire.aiming import best_shot, prospects
from battles.rulesets.mini_nap.fire.firing import bar_to_fire, keep_laid
from battles.rulesets.mini_nap.table.troops import Troop
from battles.rulesets.mini_nap.table.working import Working

# What a hit on guns is worth beside one on others, and the hits to be expected of so many dice (MN-FIRE-7).
GUNS_BEFORE_OTHERS = 2.0
EXPECTED_HITS = (0.0, 0.17, 0.75, 1.33, 1.9, 2.5)
# A point of strength makes so much less of a target: of equal ones the weakest is finished first.
A_POINT = 0.01


def lay_guns(working: Working, led: Sequence[Troop]) -> None:
    """Give the batteries that are led their targets: hits to be expected by what they are worth.

    Batteries that reckon alike fire at the same enemy, one after the other (MN-FIRE-1, MN-FIRE-7).
    """
    batteries = [troop for troop in led if troop.artillery and troop.present and not bar_to_fire(working, troop)]
    if not batteries:
        return
    strength = {enemy.id: enemy.strength for enemy in known_enemies(working, batteries[0].side)}
    for troop in batteries:
        view = prospects(working, troop)
        hopes = [
            (_worth(enemy, prospect.promise[0], strength[enemy.id]), -number, enemy)
            for number, prospect in enumerate(view.found)
            if (enemy := prospect.target).id in strength
        ]
        # Of targets worth the same the first is taken; what is not worth as much at best needs no lines of fire.
        best, chosen, laid = (0.0, 1), "", None
        for hope, place, enemy in sorted(hopes, key=lambda each: each[:2], reverse=True):
            if (hope, place) <= best:
                break
            if view.hides(enemy):
                continue
            shot = best_shot(working, troop, enemy, view.screened)
            worth = _worth(enemy, shot.dice, strength[enemy.id]) if shot is not None and shot.dice else 0.0
            if (worth, place) > best:
                best, chosen, laid = (worth, place), enemy.id, shot
        troop.laid_on = chosen
        if laid is not None:
            keep_laid(working, troop, laid)


def _worth(enemy: Troop, dice: int, strength: int) -> float:
    """What a shot of so many dice at an enemy is worth."""
    hits = min(EXPECTED_HITS[min(dice, len(EXPECTED_HITS) - 1)], float(strength))
    return round(hits * (GUNS_BEFORE_OTHERS if enemy.artillery else 1.0) - A_POINT * strength, 4)
