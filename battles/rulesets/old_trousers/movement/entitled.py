"""Which formations a unit is entitled to (OT-FORM-2)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from battles.rulesets.old_trousers.settings import AUSTRIAN_COLUMNS, DEFAULT_YEAR
from battles.rulesets.old_trousers.table.troops import Troop
from battles.rulesets.old_trousers.words import FORMATIONS, Arm, Stance, Trait

COLUMN_NATIONS = ("french", "russian")


def may_form_attack_column(settings: Mapping[str, Any], arm: str, nation: str, traits: Collection[str]) -> bool:
    """Whether such troops form attack-columns (OT-FORM-2)."""
    if arm != Arm.INFANTRY:
        return arm == Arm.CAVALRY
    if nation == "austrian" and settings.get("year", DEFAULT_YEAR) >= AUSTRIAN_COLUMNS:
        return True
    return nation in COLUMN_NATIONS or Trait.ATTACK_COLUMN in traits


def may_form(settings: Mapping[str, Any], troop: Troop, formation: str) -> bool:
    """Whether a unit may ever take a formation."""
    if formation not in FORMATIONS[Arm(troop.arm)]:
        return False
    if formation == Stance.ATTACK_COLUMN:
        return may_form_attack_column(settings, troop.arm, troop.nation, troop.traits)
    return formation != Stance.SKIRMISH or troop.can_skirmish


def column_for(settings: Mapping[str, Any], troop: Troop) -> str:
    """The column that "column" means for a unit: the attack-column if entitled, else the company-column."""
    entitled = may_form(settings, troop, Stance.ATTACK_COLUMN)
    return Stance.ATTACK_COLUMN.value if entitled else Stance.COMPANY_COLUMN.value
