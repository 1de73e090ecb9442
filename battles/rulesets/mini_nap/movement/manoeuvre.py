"""The manoeuvre of single units: every verb of a unit's line, and why it is refused (MN-MOVE-1, MN-ORD-3).

The table at the foot pairs each verb with its procedure. A procedure answers the reason of a refusal, in the order in
which the specification lists them, or nothing when the action was carried out.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

from battles.engine.dataclasses import dataclass
from battles.engine.geometry import LIMIT, bearing
from battles.engine.orders import Action, Place
from battles.engine.play.standing import degrees_of, point_of
from battles.rulesets.mini_nap.charges import charging
from battles.rulesets.mini_nap.charges.assault import BLOCKED, OUT_OF_REACH
from battles.rulesets.mini_nap.combat import retreat
from battles.rulesets.mini_nap.command.decisions import always
from battles.rulesets.mini_nap.movement import marching
from battles.rulesets.mini_nap.movement.allowances import PROLONG
from battles.rulesets.mini_nap.movement.facing import (
    FRONT,
    RIGHT,
    about_face,
    can_pivot,
    form,
    formed_place,
    may_form,
    pivot,
    room,
)
from battles.rulesets.mini_nap.movement.marching import DivisionMarch
from battles.rulesets.mini_nap.table.troops import Troop
from battles.rulesets.mini_nap.table.working import Working
from battles.rulesets.mini_nap.words import Stance

SECOND_MOVE = "second-move"
SECOND_FORMATION = "second-formation"
NOT_ALLOWED = "formation-not-allowed"
TOO_WEAK = "too-weak"
IN_CONTACT = "in-contact"
MARKED = "marked"
DIVISION = "division-manoeuvre"

# MN-DIV-2. What units may be ordered to do in a division manoeuvre.
IN_DIVISION = frozenset({"FORM", "FACE", "ABOUT", "MOVE", "MOVE TO", "REDEPLOY", "REDEPLOY TO", "RETREAT", "HOLD"})
# Orders that wait for the firing phase.
FIRE_ORDERS = frozenset({"FIRE AT", "HOLD FIRE"})

_FEET = (Stance.LINE, Stance.SKIRMISH)


@dataclass(frozen=True, slots=True)
class Task:
    """One action that a unit is to carry out, in a division manoeuvre or by itself (``march`` is ``None``)."""

    working: Working
    troop: Troop
    action: Action
    march: DivisionMarch | None = None

    @property
    def start(self) -> tuple[float, float]:
        """Where the unit is now."""
        return (self.troop.x, self.troop.y)

    def number(self, slot: str = "distance") -> float:
        """A number of the order; without one, as far as the rules allow."""
        return number(self.action, slot)

    def degrees(self, slot: str) -> float | None:
        """A direction of the order, as seen from the unit."""
        return degrees_of(self.working, self.start, self.action.arguments.get(slot), self.troop.side)

    def word(self, slot: str, default: str = "") -> str:
        """A word of the order, in capitals."""
        return str(self.action.arguments.get(slot, default)).upper()

    def place(self) -> tuple[float, float] | None:
        """The place of the order, if it is on the table."""
        place = self.action.arguments.get("place")
        return point_of(self.working, place, self.troop.side) if isinstance(place, Place) else None


Procedure = Callable[[Task], str]


def carry_out(working: Working, troop: Troop, action: Action, line: int, march: DivisionMarch | None = None) -> None:
    """One action of a unit's line; what is impossible is reported, and the rest goes on (MN-ORD-3)."""
    reason = perform(working, troop, action, march)
    if reason:
        text = action.text or action.verb
        working.journal.refuse(troop, "MN-ORD-3", order=text, reason=reason, line=line, text=text)


def perform(working: Working, troop: Troop, action: Action, march: DivisionMarch | None = None) -> str:
    """Carry an action out if the rules allow it; else the reason."""
    if action.verb == "HOLD" or (action.verb in FIRE_ORDERS and march is None):
        return ""
    if action.verb == "RETREAT":
        return _retreat(working, troop)
    if troop.abandoned:
        return MARKED
    if working.roster.engaged(troop):
        return IN_CONTACT
    if march is not None and (action.verb not in IN_DIVISION or troop.moved):
        return DIVISION
    if troop.committed:
        return SECOND_MOVE
    return PROCEDURES[action.verb](Task(working, troop, action, march))


def _retreat(working: Working, troop: Troop) -> str:
    """MN-RET-1, in its place in the line."""
    reason = retreat.bar_to_retreat(working, troop)
    if not reason:
        retreat.retreat(working, troop)
    return reason


def _form(task: Task) -> str:
    """Change formation (MN-MOVE-2, MN-MOVE-3, MN-AMB-20)."""
    working, troop = task.working, task.troop
    shape = task.word("formation").lower()
    if troop.reformed:
        return SECOND_FORMATION
    if not may_form(troop, shape):
        return NOT_ALLOWED
    if not troop.survives_at(troop.strength, shape):
        return TOO_WEAK
    facing = task.degrees("facing")
    x, y, kept = formed_place(troop, shape, task.word("flank", RIGHT), task.word("end", FRONT))
    leaves_square = troop.in_square
    place = (x, y, facing if leaves_square and facing is not None else kept)
    if not room(working, troop, troop.box_at(*place, shape), shape):
        return BLOCKED
    troop.reformed = True
    form(working, troop, shape, place)
    if facing is not None and not leaves_square:
        return _turn(working, troop, task.degrees("facing"))
    return ""


def _turn(working: Working, troop: Troop, facing: float | None) -> str:
    """Pivot to a facing if there is room (MN-MOVE-4)."""
    if facing is None or not can_pivot(working, troop, facing):
        return BLOCKED
    pivot(working, troop, facing)
    return ""


def _face(task: Task) -> str:
    return _turn(task.working, task.troop, task.degrees("facing"))


def _about(task: Task) -> str:
    """About face, never of a square (MN-MOVE-4)."""
    if task.troop.in_square:
        return NOT_ALLOWED
    about_face(task.working, task.troop)
    return ""


def _move(task: Task) -> str:
    """Straight ahead (MN-MOVE-7); squares inch, batteries prolong or redeploy (MN-MOVE-9, MN-ART-1, MN-ART-2)."""
    if task.troop.moved:
        return SECOND_MOVE
    return _go_ahead(task.working, task.troop, task.number(), task.march)


def _go_ahead(working: Working, troop: Troop, wanted: float, march: DivisionMarch | None) -> str:
    """In the direction it faces, each arm in its way; in a division manoeuvre squares stay (MN-DIV-2)."""
    if troop.in_square:
        return DIVISION if march is not None else marching.inch(working, troop, troop.facing, wanted)
    if not troop.artillery:
        return marching.ahead(working, troop, wanted, march)
    if march is None and wanted <= PROLONG + LIMIT:
        return marching.prolong(working, troop, wanted)
    return marching.redeploy(working, troop, troop.facing, wanted, march=march)


def _move_to(task: Task) -> str:
    """Face the place, then straight to it and no farther, each arm in its way."""
    working, troop = task.working, task.troop
    if troop.moved:
        return SECOND_MOVE
    point = task.place()
    if point is None:
        return BLOCKED
    wanted = math.dist(task.start, point)
    if wanted <= LIMIT:
        return ""
    heading = bearing(task.start, point)
    if troop.in_square and task.march is not None:
        return DIVISION
    return _turn(working, troop, heading) or _go_ahead(working, troop, wanted, task.march)


def _sidestep(task: Task) -> str:
    return _on_foot(task.troop) or marching.side_step(task.working, task.troop, task.word("flank"), task.number())


def _step_back(task: Task) -> str:
    return _on_foot(task.troop) or marching.step_back(task.working, task.troop, task.number())


def _oblique(task: Task) -> str:
    reason = _on_foot(task.troop)
    if reason:
        return reason
    side_first = bool(task.action.arguments.get("side_first"))
    ahead, aside = task.number("ahead"), task.number("aside")
    return marching.oblique(task.working, task.troop, task.word("flank"), ahead, aside, side_first=side_first)


def _on_foot(troop: Troop) -> str:
    """Only infantry in line or skirmish line moves otherwise than ahead (MN-MOVE-8)."""
    if not troop.infantry or troop.formation not in _FEET:
        return NOT_ALLOWED
    return SECOND_MOVE if troop.moved else ""


def _inch(task: Task) -> str:
    """MN-MOVE-9: a solid square only."""
    if task.troop.formation != Stance.SQUARE:
        return NOT_ALLOWED
    if task.troop.moved:
        return SECOND_MOVE
    heading = task.degrees("direction")
    return BLOCKED if heading is None else marching.inch(task.working, task.troop, heading, task.number())


def _prolong(task: Task) -> str:
    """MN-ART-1."""
    if not task.troop.artillery:
        return NOT_ALLOWED
    if task.troop.moved:
        return SECOND_MOVE
    back = bool(task.action.arguments.get("back"))
    return marching.prolong(task.working, task.troop, task.number(), back=back)


def _redeploy(task: Task) -> str:
    """MN-ART-2: in a direction, or to a place."""
    working, troop = task.working, task.troop
    if not troop.artillery:
        return NOT_ALLOWED
    if troop.moved:
        return SECOND_MOVE
    facing = task.degrees("facing")
    if task.action.verb == "REDEPLOY TO":
        point = task.place()
        if point is None:
            return BLOCKED
        heading: float | None = bearing(task.start, point)
        wanted = math.dist(task.start, point)
    else:
        heading, wanted = task.degrees("direction"), task.number()
    if heading is None:
        return BLOCKED
    return marching.redeploy(working, troop, heading, wanted, facing, task.march)


def _charge(task: Task) -> str:
    """MN-CHG-1 to 4, extended if the line or the standing orders say so."""
    working, troop = task.working, task.troop
    if troop.moved:
        return SECOND_MOVE
    target_id = str(task.action.arguments.get("target", ""))
    target, way = charging.weigh(working, troop, target_id, troop.status, task.degrees("facing"))
    if target is None:
        return way.reason
    if not way.reason:
        charging.charge(working, troop, target, way, troop.status)
        return ""
    extends = task.action.arguments.get("extend") or always(working, troop, "extend charge", target)
    if way.reason != OUT_OF_REACH or not extends:
        return way.reason
    if not charging.may_extend(working, troop, way):
        return BLOCKED
    charging.extend(working, troop, target, way, troop.status)
    return ""


def number(action: Action, slot: str) -> float:
    """A number of the order; without one, as far as the rules allow."""
    value = action.arguments.get(slot)
    return float(value) if isinstance(value, int | float) and not isinstance(value, bool) else math.inf


PROCEDURES: Mapping[str, Procedure] = {
    "FORM": _form,
    "FACE": _face,
    "ABOUT": _about,
    "MOVE": _move,
    "MOVE TO": _move_to,
    "SIDESTEP": _sidestep,
    "STEP BACK": _step_back,
    "OBLIQUE": _oblique,
    "INCH": _inch,
    "PROLONG": _prolong,
    "REDEPLOY": _redeploy,
    "REDEPLOY TO": _redeploy,
    "CHARGE": _charge,
}
