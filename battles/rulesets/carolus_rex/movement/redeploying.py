"""Changes of formation and face without moving (CR-FORM-1 to 6)."""

from __future__ import annotations

import math
from typing import Any

from battles.engine.battle import Point
from battles.engine.dataclasses import dataclass
from battles.engine.geometry import normal_angle, placed, turn_between
from battles.engine.orders import Action, Place
from battles.engine.play.standing import degrees_of, point_of
from battles.rulesets.carolus_rex.combat.routs import initial_rout
from battles.rulesets.carolus_rex.table import cohesion
from battles.rulesets.carolus_rex.table.field import Field
from battles.rulesets.carolus_rex.table.footprints import BASE
from battles.rulesets.carolus_rex.table.troops import Troop
from battles.rulesets.carolus_rex.words import Stance

BLOCKED, OUT_OF_REACH = "blocked", "out-of-reach"
# CR-FORM-4. Guns unlimber no farther from where they stood than this.
UNLIMBER_WITHIN = 1.0
# CR-FORM-6. A change of face of more than this is difficult.
SIMPLE_TURN = 90.0


@dataclass(frozen=True, slots=True)
class Stand:
    """How a unit is to stand: centre, facing and formation."""

    x: float
    y: float
    facing: float
    formation: str


def may_redeploy(troop: Troop, action: Action) -> bool:
    """Whether an arm in its formation can do that at all (CR-ORD-1: formation-not-allowed)."""
    verb = action.verb
    if verb == "LIMBER":
        return troop.formation == Stance.UNLIMBERED
    if verb == "UNLIMBER":
        return troop.formation == Stance.LIMBERED
    if verb == "FACE":
        return not troop.in_square and not troop.occupying
    shape = str(action.arguments.get("formation", "")).lower()
    if troop.artillery or shape == troop.formation:
        return False
    if shape == Stance.SQUARE:
        return troop.infantry and troop.in_line
    if shape == Stance.COLUMN:
        return troop.in_line
    return True


def redeploy(field: Field, troop: Troop, action: Action) -> str:
    """Redeploy a unit; the reason when that is not possible (CR-FORM-1)."""
    stand = stand_after(field, troop, action)
    if stand is None:
        return OUT_OF_REACH
    sharing = [other for other in field.present if troop.occupying and other.occupying == troop.occupying]
    ground = troop.box_at(stand.x, stand.y, stand.facing, stand.formation)
    if not field.has_room(troop, ground, sharing):
        return BLOCKED
    difficult = _is_difficult(field, troop, stand)
    if difficult and not cohesion.test(field, troop, "redeploy", "CR-FORM-6"):
        cohesion.lose(field, troop, 1, "redeploy", "CR-FORM-6")
        if not troop.present:
            return ""
        if troop.broken:
            initial_rout(field, troop, normal_angle(troop.facing + 180.0))
            return ""
    before = troop.formation
    turned = turn_between(troop.facing, stand.facing)
    if troop.occupying:
        troop.leave_area()
    troop.place(stand.x, stand.y, stand.facing, stand.formation)
    troop.deeds.stirred = True
    if action.verb == "FACE":
        field.tell("pivot", troop, "CR-FORM-5", turned=round(abs(turned), 3), cost=0, **field.stands(troop))
        return ""
    if action.verb == "UNLIMBER":
        troop.deeds.unlimbered = True
    clause = "CR-FORM-4" if troop.artillery else "CR-FORM-3" if _about_square(before, stand) else "CR-FORM-2"
    whence: dict[str, Any] = {"from": before}
    field.tell("formation", troop, clause, formation=stand.formation, **field.stands(troop), **whence)
    return ""


def stand_after(field: Field, troop: Troop, action: Action) -> Stand | None:
    """How a unit would stand after a redeployment; ``None`` when the place given is too far off (CR-FORM-4)."""
    given = degrees_of(field, troop.centre, action.arguments.get("facing"), troop.side)
    facing = troop.facing if given is None else normal_angle(given)
    if action.verb == "FACE":
        return Stand(troop.x, troop.y, facing, troop.formation)
    if action.verb in ("LIMBER", "UNLIMBER"):
        point = _place_given(field, troop.side, action) or troop.centre
        if math.dist(point, troop.centre) > UNLIMBER_WITHIN + 0.05:
            return None
        shape = Stance.LIMBERED if action.verb == "LIMBER" else Stance.UNLIMBERED
        return Stand(*point, facing, shape.value)
    shape = Stance(str(action.arguments.get("formation", "")).lower())
    if _about_square(troop.formation, Stand(0, 0, 0, shape.value)):
        # The middle and the line of the front edge stay (CR-FORM-3).
        middle = troop.centre_point
        x, y = placed(middle, troop.facing, 0.0, -troop.shape_in(shape).depth / 2)
        return Stand(x, y, troop.facing, shape.value)
    left = action.arguments.get("flank") == "LEFT"
    return _on_head(troop, shape, facing, left=left)


def _on_head(troop: Troop, shape: Stance, facing: float, *, left: bool) -> Stand:
    """Into column or line on the front corner base of a flank, which is the head of the column (CR-FORM-2)."""
    now, then = troop.shape, troop.shape_in(shape)
    sign = -1.0 if left else 1.0

    def head(width: float, depth: float, base: float, formation: str) -> Point:
        aside = 0.0 if formation == Stance.COLUMN else sign * (width - base) / 2
        return (aside, (depth - BASE) / 2)

    at = placed(troop.centre, troop.facing, *head(now.width, now.depth, now.base, troop.formation))
    aside, ahead = head(then.width, then.depth, then.base, shape)
    x, y = placed(at, facing, -aside, -ahead)
    return Stand(x, y, facing, shape.value)


def _place_given(field: Field, side: str, action: Action) -> Point | None:
    place = action.arguments.get("place")
    return point_of(field, place, side) if isinstance(place, Place) else None


def _about_square(before: str, stand: Stand) -> bool:
    return Stance.SQUARE in (before, stand.formation) and before != stand.formation


def _is_difficult(field: Field, troop: Troop, stand: Stand) -> bool:
    """Whether a redeployment takes a test (CR-FORM-6)."""
    return (
        abs(turn_between(troop.facing, stand.facing)) > SIMPLE_TURN + 0.01
        or _about_square(troop.formation, stand)
        or field.ground.difficult_at(troop.centre)
    )
