"""The Charge Test segment: chargers go home or falter (OT-CHG-11, OT-C-TEST-1)."""

from __future__ import annotations

from battles.rulesets.old_trousers.charges.running import end, go_home
from battles.rulesets.old_trousers.combat.falling import fall_back
from battles.rulesets.old_trousers.morale.testing import passes
from battles.rulesets.old_trousers.table.charge import Charge
from battles.rulesets.old_trousers.table.cover import STEADYING, cover_of
from battles.rulesets.old_trousers.table.field import Field

# OT-CHG-11. How many dice cavalry that falters falls back.
FALL_BACK_DICE = 2


def charge_tests(field: Field) -> None:
    """Each charger short of contact whose target still stands tests, in order of declaration."""
    for charge in field.charges:
        if charge.over or charge.home:
            continue
        if charge.awaits_test:
            _test(field, charge)
        else:
            end(field, charge)


def _test(field: Field, charge: Charge) -> None:
    charger, target = charge.charger, charge.target
    if passes(field, charger, "charge", "OT-CHG-11", circumstances(field, charge)):
        go_home(field, charge)
        return
    field.disorder(charger, "OT-CHG-11", "charge")
    charge.over = True
    if charger.cavalry:
        roll = field.journal.throw("fall-back", charger.id, FALL_BACK_DICE)
        fall_back(field, charger, target.centre, roll.total, "OT-CHG-11", roll, may_stay=True)


def circumstances(field: Field, charge: Charge) -> dict[str, int]:
    """How often the rows of the table that are not the charger's own apply (OT-C-TEST-1)."""
    charger, target = charge.charger, charge.target
    covered = charger.infantry and cover_of(field.ground, target.box, charger.front_middle) in STEADYING
    in_order = target.formed and not target.disordered
    return {
        "figure_lost": charge.strength - charger.strength,
        "flank": charge.flank,
        "square": charger.cavalry and target.in_square,
        "weak_target": target.disordered or target.shaken or target.artillery,
        "target_covered": covered,
        "irregular": charger.irregular and in_order and not charge.flank,
    }
