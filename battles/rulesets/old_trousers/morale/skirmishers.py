"""Skirmishers who give way before formed troops (OT-C-SKIRM-1, OT-MOVE-9)."""

from __future__ import annotations

from battles.engine.boxes import Box, gap
from battles.engine.geometry import LIMIT, along, forward
from battles.engine.play.paths import first_clear, on_table
from battles.rulesets.old_trousers.command.commanders import give_way
from battles.rulesets.old_trousers.morale.losses import CAUGHT, FIGURES, lose
from battles.rulesets.old_trousers.morale.routs import rout
from battles.rulesets.old_trousers.morale.testing import passes
from battles.rulesets.old_trousers.table.field import Field
from battles.rulesets.old_trousers.table.ground import traveller_of
from battles.rulesets.old_trousers.table.troops import Troop
from battles.rulesets.old_trousers.words import Mode

# OT-C-SKIRM-1. How near formed enemies may come, and how far skirmishers give way, in inches.
CLEAR = 2.0
FARTHEST = 12.0
_STEPS = 40


def retire_before(field: Field, mover: Troop, began: Box, heading: float, *spared: Troop) -> None:
    """Enemy skirmishers give way to a formed unit that came nearer than 2 from where it began, but those spared."""
    if not mover.formed or mover.out:
        return
    for enemy in field.enemies_within(mover, CLEAR):
        away = gap(mover.box, enemy.box)
        if enemy.in_skirmish and enemy not in spared and away < min(CLEAR, gap(began, enemy.box)) - LIMIT:
            _retire(field, mover, enemy, heading)


def _retire(field: Field, mover: Troop, enemy: Troop, heading: float) -> None:
    ready = not mover.cavalry or passes(field, enemy, "reaction", "OT-C-SKIRM-1")
    length = _room(field, mover, enemy, heading) if ready else None
    if length is None:
        lose(field, enemy, 1, FIGURES, CAUGHT, "OT-C-SKIRM-1")
        rout(field, enemy, mover.centre, CAUGHT)
        return
    began = enemy.box
    enemy.place(*along(enemy.centre, heading, length))
    field.journal.tell(
        "move",
        enemy,
        "OT-C-SKIRM-1",
        mode=Mode.RETIRE.value,
        distance=round(length, 3),
        **field.stands(enemy),
    )
    give_way(field, enemy, began)


def _room(field: Field, mover: Troop, enemy: Troop, heading: float) -> float | None:
    """How far skirmishers go until they are 2 off and stand clear of everybody; ``None`` without such a place."""
    hx, hy = forward(heading)
    ground = enemy.box

    def off(length: float) -> float:
        return gap(ground.shifted(length * hx, length * hy), mover.box)

    if off(FARTHEST) < CLEAR - LIMIT:
        return None
    near, far = 0.0, FARTHEST
    for _ in range(_STEPS):
        middle = (near + far) / 2
        near, far = (middle, far) if off(middle) < CLEAR - 1e-9 else (near, middle)
    everybody = [
        other for side in field.enemy_of for other in field.near(side, ground, 0.0, (FARTHEST * hx, FARTHEST * hy))
    ]
    length = first_clear(ground, heading, far, [other for other in everybody if other is not enemy], FARTHEST)
    if length > FARTHEST + LIMIT:
        return None
    there = ground.shifted(length * hx, length * hy)
    barred = field.ground.barred_after(traveller_of(enemy.arm, enemy.formation), ground, heading, length)
    return length if barred is None and on_table(field.battle.table, there) else None
