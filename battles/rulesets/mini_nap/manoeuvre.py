"""The manoeuvre of single units: every verb of a unit's line, and why it is refused (MN-MOVE-1, MN-ORD-3).

The table at the foot pairs each verb with its procedure. A procedure answers the reason of a refusal, in the order in
which the specification lists them, or nothing when the action was carried out.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

from battles.engine.geometry import LIMIT, bearing
from battles.engine.orders import Action, Place
from battles.rulesets.mini_nap import charges, leaving, marching
from battles.rulesets.mini_nap.assault import BLOCKED, OUT_OF_REACH
from battles.rulesets.mini_nap.decisions import always, degrees_of, place_point
from battles.rulesets.mini_nap.facing import (
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
from battles.rulesets.mini_nap.field import Field, Troop
from battles.rulesets.mini_nap.marching import DivisionMarch
from battles.rulesets.mini_nap.words import Formation

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

_FEET = (Formation.LINE, Formation.SKIRMISH)

Procedure = Callable[[Field, Troop, Action, DivisionMarch | None], str]


def carry_out(field: Field, troop: Troop, action: Action, line: int, march: DivisionMarch | None = None) -> None:
    """One action of a unit's line; what is impossible is reported, and the rest goes on (MN-ORD-3)."""
    reason = perform(field, troop, action, march)
    if reason:
        field.tell(
            "order_refused",
            troop,
            "MN-ORD-3",
            order=action.text or action.verb,
            reason=reason,
            line=line,
            text=action.text or action.verb,
        )


def perform(field: Field, troop: Troop, action: Action, march: DivisionMarch | None = None) -> str:
    """Carry an action out if the rules allow it; else the reason."""
    if action.verb == "HOLD" or (action.verb in FIRE_ORDERS and march is None):
        return ""
    if action.verb == "RETREAT":
        return _retreat(field, troop)
    if troop.abandoned:
        return MARKED
    if field.engaged(troop):
        return IN_CONTACT
    if march is not None and (action.verb not in IN_DIVISION or troop.moved):
        return DIVISION
    if troop.committed:
        return SECOND_MOVE
    return PROCEDURES[action.verb](field, troop, action, march)


def _retreat(field: Field, troop: Troop) -> str:
    """MN-RET-1, in its place in the line."""
    reason = leaving.bar_to_retreat(field, troop)
    if not reason:
        leaving.retreat(field, troop)
    return reason


def _form(field: Field, troop: Troop, action: Action, march: DivisionMarch | None) -> str:
    """Change formation (MN-MOVE-2, MN-MOVE-3)."""
    shape = str(action.arguments.get("formation", "")).lower()
    if troop.reformed:
        return SECOND_FORMATION
    if not may_form(troop, shape):
        return NOT_ALLOWED
    if not troop.survives_at(troop.strength, shape):
        return TOO_WEAK
    facing = degrees_of(field, (troop.x, troop.y), action.arguments.get("facing"))
    flank, end = str(action.arguments.get("flank", RIGHT)), str(action.arguments.get("end", FRONT))
    x, y, kept = formed_place(troop, shape, flank.upper(), end.upper())
    leaves_square = troop.in_square
    place = (x, y, facing if leaves_square and facing is not None else kept)
    if not room(field, troop, troop.box_at(*place, shape), shape):
        return BLOCKED
    troop.reformed = True
    form(field, troop, shape, place)
    if facing is not None and not leaves_square:
        return _turn(field, troop, facing)
    return ""


def _turn(field: Field, troop: Troop, facing: float | None) -> str:
    """Pivot to a facing if there is room (MN-MOVE-4)."""
    if facing is None or not can_pivot(field, troop, facing):
        return BLOCKED
    pivot(field, troop, facing)
    return ""


def _face(field: Field, troop: Troop, action: Action, march: DivisionMarch | None) -> str:
    return _turn(field, troop, degrees_of(field, (troop.x, troop.y), action.arguments.get("facing")))


def _about(field: Field, troop: Troop, action: Action, march: DivisionMarch | None) -> str:
    """About face, never of a square (MN-MOVE-4)."""
    if troop.in_square:
        return NOT_ALLOWED
    about_face(field, troop)
    return ""


def _move(field: Field, troop: Troop, action: Action, march: DivisionMarch | None) -> str:
    """Straight ahead; a battery by hand up to 1, else by its teams; a square inches (MN-MOVE-7, 9, MN-ART-1, 2)."""
    wanted = number(action, "distance")
    if march is not None:
        return _march(field, troop, wanted, march)
    if troop.moved:
        return SECOND_MOVE
    if troop.artillery:
        if wanted <= marching.PROLONG + LIMIT:
            return marching.prolong(field, troop, wanted)
        return marching.redeploy(field, troop, troop.facing, wanted)
    if troop.in_square:
        return marching.inch(field, troop, troop.facing, wanted)
    return marching.ahead(field, troop, wanted)


def _march(field: Field, troop: Troop, wanted: float, march: DivisionMarch) -> str:
    """Ahead in a division manoeuvre; squares leave square or stay (MN-DIV-2)."""
    if troop.in_square:
        return DIVISION
    if troop.artillery:
        return marching.redeploy(field, troop, troop.facing, wanted, march=march)
    return marching.ahead(field, troop, wanted, march)


def _move_to(field: Field, troop: Troop, action: Action, march: DivisionMarch | None) -> str:
    """Face the place, then straight to it and no farther."""
    if troop.moved:
        return SECOND_MOVE
    place = action.arguments.get("place")
    point = place_point(field, place) if isinstance(place, Place) else None
    if point is None:
        return BLOCKED
    return move_to(field, troop, point, march)


def move_to(field: Field, troop: Troop, point: tuple[float, float], march: DivisionMarch | None = None) -> str:
    """Face a point and go there, or as far as may be."""
    start = (troop.x, troop.y)
    wanted = math.dist(start, point)
    if wanted <= LIMIT:
        return ""
    heading = bearing(start, point)
    if troop.in_square:
        return DIVISION if march is not None else marching.inch(field, troop, heading, wanted)
    reason = _turn(field, troop, heading)
    if reason:
        return reason
    if march is not None:
        return _march(field, troop, wanted, march)
    if troop.artillery:
        if wanted <= marching.PROLONG + LIMIT:
            return marching.prolong(field, troop, wanted)
        return marching.redeploy(field, troop, troop.facing, wanted)
    return marching.ahead(field, troop, wanted)


def _sidestep(field: Field, troop: Troop, action: Action, march: DivisionMarch | None) -> str:
    reason = _on_foot(troop)
    return reason or marching.side_step(field, troop, str(action.arguments.get("flank")), number(action, "distance"))


def _step_back(field: Field, troop: Troop, action: Action, march: DivisionMarch | None) -> str:
    return _on_foot(troop) or marching.step_back(field, troop, number(action, "distance"))


def _oblique(field: Field, troop: Troop, action: Action, march: DivisionMarch | None) -> str:
    reason = _on_foot(troop)
    if reason:
        return reason
    flank, side_first = str(action.arguments.get("flank")), bool(action.arguments.get("side_first"))
    ahead, aside = number(action, "ahead"), number(action, "aside")
    return marching.oblique(field, troop, flank, ahead, aside, side_first=side_first)


def _on_foot(troop: Troop) -> str:
    """Only infantry in line or skirmish line moves otherwise than ahead (MN-MOVE-8)."""
    if not troop.infantry or troop.formation not in _FEET:
        return NOT_ALLOWED
    return SECOND_MOVE if troop.moved else ""


def _inch(field: Field, troop: Troop, action: Action, march: DivisionMarch | None) -> str:
    """MN-MOVE-9: a solid square only."""
    if troop.formation != Formation.SQUARE:
        return NOT_ALLOWED
    if troop.moved:
        return SECOND_MOVE
    heading = degrees_of(field, (troop.x, troop.y), action.arguments.get("direction"))
    return BLOCKED if heading is None else marching.inch(field, troop, heading, number(action, "distance"))


def _prolong(field: Field, troop: Troop, action: Action, march: DivisionMarch | None) -> str:
    if not troop.artillery:
        return NOT_ALLOWED
    if troop.moved:
        return SECOND_MOVE
    return marching.prolong(field, troop, number(action, "distance"), back=bool(action.arguments.get("back")))


def _redeploy(field: Field, troop: Troop, action: Action, march: DivisionMarch | None) -> str:
    """MN-ART-2: in a direction, or to a place."""
    if not troop.artillery:
        return NOT_ALLOWED
    if troop.moved:
        return SECOND_MOVE
    start = (troop.x, troop.y)
    facing = degrees_of(field, start, action.arguments.get("facing"))
    place = action.arguments.get("place")
    if isinstance(place, Place):
        point = place_point(field, place)
        if point is None:
            return BLOCKED
        wanted = math.dist(start, point)
        return marching.redeploy(field, troop, bearing(start, point), wanted, facing, march)
    heading = degrees_of(field, start, action.arguments.get("direction"))
    if heading is None:
        return BLOCKED
    return marching.redeploy(field, troop, heading, number(action, "distance"), facing, march)


def _charge(field: Field, troop: Troop, action: Action, march: DivisionMarch | None) -> str:
    """MN-CHG-1 to 4, extended if the line or the standing orders say so."""
    if troop.moved:
        return SECOND_MOVE
    facing = degrees_of(field, (troop.x, troop.y), action.arguments.get("facing"))
    target, way = charges.weigh(field, troop, str(action.arguments.get("target", "")), troop.status, facing)
    if target is None:
        return way.reason
    if not way.reason:
        charges.charge(field, troop, target, way, troop.status)
        return ""
    extends = action.arguments.get("extend") or always(field, troop, "extend charge", target)
    if way.reason != OUT_OF_REACH or not extends:
        return way.reason
    if not charges.may_extend(field, troop, way):
        return BLOCKED
    charges.extend(field, troop, target, way, troop.status)
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
