"""The Melee and Breakthrough segments (OT-SEQ-2)."""

from __future__ import annotations

from battles.rulesets.old_trousers.combat.breakthrough import break_through
from battles.rulesets.old_trousers.combat.melee import fight, melees
from battles.rulesets.old_trousers.table.field import Field


def melee_phase(field: Field) -> None:
    """All melees, in order of declaration (OT-C-MEL-1)."""
    for melee in melees(field, field.charges):
        fight(field, melee)


def breakthrough_phase(field: Field) -> None:
    """Winners go on, in order of declaration; then horses that stood still get their wind back (OT-C-BRK-1 to 3)."""
    winners = [one for charge in field.charges for one in (charge, charge.counter) if one is not None and one.won]
    for charge in winners:
        troop = charge.charger
        if troop.present and not troop.routed and not field.touching(troop):
            break_through(field, charge)
    _rest(field)


def _rest(field: Field) -> None:
    """Blown cavalry of the active side that neither moved nor fought recovers its wind (OT-C-BRK-3)."""
    for troop in field.of_side(field.active):
        if troop.blown and not (troop.phase.moved or troop.phase.fought):
            field.set_status(troop, "OT-C-BRK-3", "rest", blown=False)
