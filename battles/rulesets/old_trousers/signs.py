"""What the maps draw for Old Trousers' arms, formations and states."""

from __future__ import annotations

from battles.engine import signs
from battles.engine.signs import Badge, Form, Left, Marked, Signs
from battles.rulesets.old_trousers.words import Arm, Stance, State

SIGNS = Signs(
    arms={
        Arm.INFANTRY: signs.Arm.INFANTRY,
        Arm.CAVALRY: signs.Arm.CAVALRY,
        Arm.ARTILLERY: signs.Arm.ARTILLERY,
    },
    forms={
        Stance.LINE: Form.LINE,
        Stance.COMPANY_COLUMN: Form.COLUMN,
        Stance.ATTACK_COLUMN: Form.ATTACK_COLUMN,
        Stance.SQUARE: Form.SQUARE,
        Stance.SKIRMISH: Form.SKIRMISH,
        Stance.UNLIMBERED: Form.BATTERY,
        Stance.LIMBERED: Form.LIMBERED,
    },
    states=(
        Marked(Badge.DISORDERED, "disordered"),
        Marked(Badge.SHAKEN, "state", (State.SHAKEN.value,)),
        Marked(Badge.ROUTED, "state", (State.ROUTED.value,)),
        Marked(Badge.ABANDONED, "guns_at"),
    ),
    statuses={"out": Badge.OUT_OF_COMMAND},
    loose=frozenset({Stance.SKIRMISH.value}),
    left=Left("guns_at", "guns_facing", Stance.UNLIMBERED.value, ("state", "sheltered", "disordered")),
)
