"""What the maps draw for Mini-Nap's arms, formations and markers."""

from __future__ import annotations

from battles.engine import signs
from battles.engine.signs import Badge, Form, Marked, Signs
from battles.rulesets.mini_nap.words import Arm, Marker, Stance

SIGNS = Signs(
    arms={
        Arm.INFANTRY: signs.Arm.INFANTRY,
        Arm.CAVALRY: signs.Arm.CAVALRY,
        Arm.ARTILLERY: signs.Arm.ARTILLERY,
    },
    forms={
        Stance.LINE: Form.LINE,
        Stance.COLUMN: Form.COLUMN,
        Stance.SQUARE: Form.SQUARE,
        Stance.EMERGENCY_SQUARE: Form.HASTY_SQUARE,
        Stance.SKIRMISH: Form.SKIRMISH,
        Stance.BATTERY: Form.BATTERY,
    },
    states=(
        Marked(Badge.DISORDERED, Marker.DISORDERED),
        Marked(Badge.REACTED, Marker.REACTED),
        Marked(Badge.RETURNED_FIRE, Marker.RETURNED_FIRE),
        Marked(Badge.SUPPRESSED, Marker.SUPPRESSED),
        Marked(Badge.ABANDONED, "abandoned"),
    ),
    statuses={"cautious": Badge.CAUTIOUS, "out": Badge.OUT_OF_COMMAND},
    loose=frozenset({Stance.SKIRMISH.value}),
)
