"""What the able staff would order now, as lines that a player could have written: shown to him beforehand.

The staff is asked about the battle as the side knows it, Brigade by Brigade in the order in which they would act, as
if nobody else did anything before. Charges are proposed and not carried out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from types import MappingProxyType

from battles.engine.battle import Battle, Unit
from battles.engine.dataclasses import dataclass, field, replace
from battles.engine.orders import OrderSheet
from battles.rulesets.mini_nap.command import commanders
from battles.rulesets.mini_nap.command.able import (
    USUAL_GUNS,
    USUAL_QUALITY,
    USUAL_STRENGTH,
    USUAL_TYPE,
    AbleCraft,
)
from battles.rulesets.mini_nap.command.intents import able_staff
from battles.rulesets.mini_nap.command.trials import Undisturbed
from battles.rulesets.mini_nap.movement.manoeuvre import perform
from battles.rulesets.mini_nap.table.troops import Troop
from battles.rulesets.mini_nap.table.working import Working
from battles.rulesets.mini_nap.words import Arm, Stance
from battles.staff import Body, Step, Verb
from battles.staff.craft import Line
from battles.staff.proposing import made_whole

# MN-MOVE-8. How far infantry goes sideways or back.
ASIDE = 6.0
_DEEP = (Stance.COLUMN, Stance.SQUARE)


@dataclass(frozen=True, slots=True)
class Draft(AbleCraft):
    """A craft that writes its orders down, and carries them out with nobody about to disturb them."""

    written: dict[str, str] = field(default_factory=dict)

    def give(self, body: Body, line: Line) -> None:
        troop = self.working.roster.by_id[body.id]
        taken = []
        with Undisturbed(self.working):
            for step in line:
                if troop.committed:
                    break
                if step.verb == Verb.CHARGE:
                    troop.committed = True
                    taken.append(step)
                elif not perform(self.working, troop, self.action(step)):
                    taken.append(step)
        if taken:
            self.written[body.id] = "; ".join(_words(troop, step, body.march) for step in taken)


def propose(battle: Battle, side: str, sheet: OrderSheet) -> Mapping[str, str]:
    """The lines of the able staff for the units of a side that the intents of a sheet lead."""
    working = Working(made_whole(battle, side, _usual), {side: sheet}, bytes(32))
    working.initiative.active, working.initiative.passive = side, working.roster.enemy_of[side]
    for troop in working.roster.troops:
        troop.begin_initiative()
    written: dict[str, str] = {}
    ordered = {order.unit for order in working.lines(side)}
    for brigade in working.brigades:
        if brigade.side != side:
            continue
        troops = [working.roster.by_id[unit] for unit in brigade.units]
        for troop in troops:
            if troop.present:
                troop.status = commanders.status(working, troop)
        able_staff(working, troops, ordered, partial(_draft, written=written))
    return MappingProxyType(written)


def _draft(working: Working, led: Sequence[Troop], *, written: dict[str, str]) -> AbleCraft:
    return replace(Draft.of(working, led), written=written)


def _usual(unit: Unit) -> Unit:
    arm = Arm(unit.arm) if unit.arm in set(Arm) else Arm.INFANTRY
    extra = dict(unit.extra)
    if arm == Arm.ARTILLERY:
        extra.setdefault("guns", USUAL_GUNS)
    return replace(
        unit,
        arm=arm.value,
        type=unit.type or USUAL_TYPE[arm],
        quality=unit.quality or USUAL_QUALITY,
        strength=unit.strength or int(USUAL_STRENGTH[arm]),
        extra=MappingProxyType(extra),
    )


def _words(troop: Troop, step: Step, march: float) -> str:
    """A step as a line of orders has it."""
    length = f"{min(step.length or 0.0, march):.1f}".removesuffix(".0")
    short = f"{min(step.length or 0.0, ASIDE):.1f}".removesuffix(".0")
    degrees = f"{(step.degrees or 0.0) % 360.0:.0f}"
    flank = "RIGHT" if step.right else "LEFT"
    if step.verb == Verb.FORM:
        linear = troop.formation not in _DEEP
        return f"FORM {troop.formation.upper()}" + (f" ON {flank}" if linear and not step.right else "")
    if step.verb == Verb.DEPLOY_AT and step.point is not None:
        return f"REDEPLOY TO {step.point[0]:.1f},{step.point[1]:.1f} FACE {degrees}"
    return {
        Verb.FACE: f"FACE {degrees}",
        Verb.GO: f"MOVE {length}",
        Verb.ABOUT: "ABOUT",
        Verb.BACK: f"STEP BACK {short}",
        Verb.ASIDE: f"SIDESTEP {flank} {short}",
        Verb.CHARGE: f"CHARGE {step.foe}",
    }[step.verb]
