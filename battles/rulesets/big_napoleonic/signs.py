"""What the maps draw for this rulebook's arms, deployments and states."""

from __future__ import annotations

from battles.engine import signs
from battles.engine.signs import Badge, Form, Marked, Signs
from battles.rulesets.big_napoleonic.words import Arm, Deployment

SIGNS = Signs(
    arms={
        Arm.INFANTRY: signs.Arm.INFANTRY,
        Arm.CAVALRY: signs.Arm.CAVALRY,
        Arm.ARTILLERY: signs.Arm.ARTILLERY,
    },
    forms={
        Deployment.EXTENDED: Form.LINE,
        Deployment.DEPTH: Form.COLUMN,
        Deployment.DEPTH3: Form.COLUMN,
        Deployment.MARCH: Form.COLUMN,
        Deployment.TOWN: Form.SQUARE,
        Deployment.LIMBERED: Form.LIMBERED,
        Deployment.UNLIMBERED: Form.BATTERY,
    },
    states=(Marked(Badge.DISORDERED, "ds", (1,)), Marked(Badge.SHAKEN, "ds", (2,))),
    statuses={"out": Badge.OUT_OF_COMMAND},
)
