"""What the maps draw for Carolus Rex's arms, formations and levels of cohesion."""

from __future__ import annotations

from battles.engine import signs
from battles.engine.signs import Badge, Form, Kit, Marked, Signs
from battles.rulesets.carolus_rex.words import Arm, Cohesion, Stance, Type

SIGNS = Signs(
    arms={
        Arm.INFANTRY: signs.Arm.INFANTRY,
        Arm.CAVALRY: signs.Arm.CAVALRY,
        Arm.IRREGULAR: signs.Arm.CAVALRY,
        Arm.ARTILLERY: signs.Arm.ARTILLERY,
    },
    forms={
        Stance.LINE: Form.LINE,
        Stance.COLUMN: Form.COLUMN,
        Stance.SQUARE: Form.SQUARE,
        Stance.UNLIMBERED: Form.BATTERY,
        Stance.LIMBERED: Form.LIMBERED,
    },
    states=(
        Marked(Badge.DISORDERED, "cohesion", (Cohesion.DISORDERED.value,)),
        Marked(Badge.SHAKEN, "cohesion", (Cohesion.SHAKEN.value,)),
        Marked(Badge.ROUTED, "cohesion", (Cohesion.BROKEN.value,)),
    ),
    statuses={"out": Badge.OUT_OF_COMMAND},
    kits={Type.PIKE: Kit.PIKES, Type.IRREGULAR: Kit.LOOSE},
)
