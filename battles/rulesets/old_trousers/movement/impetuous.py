"""Impetuous units charge by themselves, where the umpire wants it (OT-C-OPT-5)."""

from __future__ import annotations

from battles.engine.boxes import gap
from battles.engine.dice import D10
from battles.rulesets.old_trousers.charges.declaring import charge, why_not
from battles.rulesets.old_trousers.movement.verbs import is_bound
from battles.rulesets.old_trousers.table.field import Field
from battles.rulesets.old_trousers.table.troops import Troop

# OT-C-OPT-5. The highest throw on which it charges.
CHARGES_TO = 3


def impetuous_charges(field: Field) -> None:
    """Each impetuous unit of the active side that could charge throws whether it charges the nearest enemy."""
    if not field.settings["impetuous_charges"]:
        return
    for troop in list(field.of_side(field.active)):
        if not troop.impetuous or troop.routed or not troop.present or field.touching(troop) or is_bound(field, troop):
            continue
        target = nearest_to_charge(field, troop)
        if target is None:
            continue
        roll = field.journal.throw("impetuous", troop.id, 1, CHARGES_TO, die=D10)
        if roll.total <= CHARGES_TO:
            troop.phase.licensed = True
            charge(field, troop, (target.id,), ())


def nearest_to_charge(field: Field, troop: Troop) -> Troop | None:
    """The nearest enemy that a unit may charge and knows, ties by file order."""
    able = [enemy for enemy in field.known_enemies(troop.side) if not why_not(field, troop, enemy)]
    return min(able, key=lambda enemy: (gap(troop.box, enemy.box), enemy.index), default=None)
