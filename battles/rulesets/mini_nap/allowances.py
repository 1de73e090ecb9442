"""How far troops go in one movement (MN-MOVE-6), with what mud takes from it (MN-X-WEA-1)."""

from __future__ import annotations

from battles.engine.battle import Battle, Unit
from battles.rulesets.mini_nap.settings import setting
from battles.rulesets.mini_nap.words import Arm, Formation

# MN-MOVE-6. Allowances in cm: move, charge. 0: it has none.
# fmt: off
INFANTRY = {
    Formation.LINE:     (6, 6),
    Formation.COLUMN:   (6, 9),
    Formation.SQUARE:   (4, 0),
    Formation.EMERGENCY_SQUARE: (0, 0),
    Formation.SKIRMISH: (18, 6),
}
CAVALRY = {
    "heavy":  (15, 30),
    "medium": (20, 30),
    "light":  (25, 25),
}
LIGHT_CAVALRY_SKIRMISH = (30, 25)
REDEPLOY = {
    "foot":  15,
    "horse": 20,
}
# fmt: on
PROLONG = 1
SIDE_STEP = 6
STEP_BACK = 6
OBLIQUE = 3

# MN-MOVE-9. A square inches less when enemy cavalry is within this distance at the start.
INCH = 4
INCH_NEAR_CAVALRY = 2
INCH_CAVALRY_WITHIN = 12

# MN-X-WEA-1. What is left of move, charge and redeployment in mud.
MUD_SHARE = 2 / 3


def move_allowance(battle: Battle, unit: Unit) -> float:
    """How far the unit may move straight ahead in its formation: for a battery the redeployment."""
    if unit.arm == Arm.ARTILLERY:
        return _in_weather(battle, REDEPLOY[unit.type])
    return _in_weather(battle, _move_and_charge(unit)[0])


def charge_allowance(battle: Battle, unit: Unit) -> float:
    """How far the unit may charge in its formation; 0 when it never charges."""
    return 0.0 if unit.arm == Arm.ARTILLERY else _in_weather(battle, _move_and_charge(unit)[1])


def _move_and_charge(unit: Unit) -> tuple[int, int]:
    if unit.arm == Arm.INFANTRY:
        return INFANTRY[Formation(unit.formation)]
    return LIGHT_CAVALRY_SKIRMISH if unit.formation == Formation.SKIRMISH else CAVALRY[unit.type]


def _in_weather(battle: Battle, allowance: float) -> float:
    muddy = battle.weather == "mud" and setting(battle.settings, "weather_effects")
    return allowance * MUD_SHARE if muddy else float(allowance)
