"""How far troops go in one movement (MN-MOVE-6), with what mud takes from it (MN-X-WEA-1)."""

from __future__ import annotations

from typing import Protocol

from battles.engine.battle import Battle
from battles.rulesets.mini_nap.settings import setting
from battles.rulesets.mini_nap.words import Arm, Stance

# MN-MOVE-6. Allowances in cm: move, charge. 0: it has none.
# fmt: off
INFANTRY = {
    Stance.LINE:     (6, 6),
    Stance.COLUMN:   (6, 9),
    Stance.SQUARE:   (4, 0),
    Stance.EMERGENCY_SQUARE: (0, 0),
    Stance.SKIRMISH: (18, 6),
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


class Marcher(Protocol):
    """Whoever has an allowance: a unit of the file, or a troop of a turn in progress."""

    @property
    def arm(self) -> str: ...
    @property
    def type(self) -> str: ...
    @property
    def formation(self) -> str: ...


def move_allowance(battle: Battle, who: Marcher) -> float:
    """How far a unit moves straight ahead in its formation; for a battery its redeployment."""
    if who.arm == Arm.ARTILLERY:
        return in_weather(battle, REDEPLOY[who.type])
    return in_weather(battle, _move_and_charge(who)[0])


def charge_allowance(battle: Battle, who: Marcher) -> float:
    """How far a unit charges in its formation; 0 when it never does."""
    return 0.0 if who.arm == Arm.ARTILLERY else in_weather(battle, _move_and_charge(who)[1])


def in_weather(battle: Battle, allowance: float) -> float:
    """An allowance for moving, charging or redeploying as the weather leaves it (MN-X-WEA-1)."""
    muddy = battle.weather == "mud" and setting(battle.settings, "weather_effects")
    return allowance * MUD_SHARE if muddy else float(allowance)


def _move_and_charge(who: Marcher) -> tuple[int, int]:
    if who.arm == Arm.INFANTRY:
        return INFANTRY[Stance(who.formation)]
    return LIGHT_CAVALRY_SKIRMISH if who.formation == Stance.SKIRMISH else CAVALRY[who.type]
