"""What the maps draw for Mini-Nap's arms, formations and markers."""

from __future__ import annotations

from battles.engine import signs
from battles.engine.signs import Badge, Form, Marked, Signs
from battles.rulesets.mini_nap.words import Arm, Formation, Marker

SIGNS = Signs(
    arms={
        Arm.INFANTRY: signs.Arm.INFANTRY,
        Arm.CAVALRY: signs.Arm.CAVALRY,
        Arm.ARTILLERY: signs.Arm.ARTILLERY,
    },
    forms={
        Formation.LINE: Form.LINE,
        Formation.COLUMN: Form.COLUMN,
        Formation.SQUARE: Form.SQUARE,
        Formation.EMERGENCY_SQUARE: Form.HASTY_SQUARE,
        Formation.SKIRMISH: Form.SKIRMISH,
        Formation.BATTERY: Form.BATTERY,
    },
    states=(
        Marked(Badge.DISORDERED, Marker.DISORDERED),
        Marked(Badge.REACTED, Marker.REACTED),
        Marked(Badge.RETURNED_FIRE, Marker.RETURNED_FIRE),
        Marked(Badge.SUPPRESSED, Marker.SUPPRESSED),
        Marked(Badge.ABANDONED, "abandoned"),
    ),
    statuses={"cautious": Badge.CAUTIOUS, "out": Badge.OUT_OF_COMMAND},
    loose=frozenset({Formation.SKIRMISH.value}),
)
