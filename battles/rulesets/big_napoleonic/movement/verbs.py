"""The orders of a unit in the movement phase, verb by verb (section e of the specification)."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from battles.engine.geometry import LIMIT, bearing, distance, forward, normal_angle, turn_between
from battles.engine.orders import Action
from battles.rulesets.big_napoleonic.assaults import assault, support
from battles.rulesets.big_napoleonic.movement import crossing, occupation, roads, stops
from battles.rulesets.big_napoleonic.movement.allowances import REDEPLOYMENT, Pace
from battles.rulesets.big_napoleonic.movement.line import NO_MOVEMENT, Line, redeployed_ground
from battles.rulesets.big_napoleonic.movement.marching import ahead, set_square, unable
from battles.rulesets.big_napoleonic.table import losses
from battles.rulesets.big_napoleonic.withdrawals import withdrawal
from battles.rulesets.big_napoleonic.words import LEAST_PLACES_IN_THREE_RANKS, SQUARING, Deployment

if TYPE_CHECKING:
    # The catalogue is made of this book's own words, so that it comes after them.
    from battles.rulesets.big_napoleonic import catalogue

# A direction within so many degrees of the axis is along it.
_ALONG = 0.01
_SWAPS = frozenset({Deployment.DEPTH.value, Deployment.DEPTH3.value})


def carry_out(line: Line) -> None:
    """The actions of a line, in turn."""
    for index, action in enumerate(line.actions):
        line.at = index
        if not line.troop.present or line.over:
            return
        if action.verb in NO_MOVEMENT or (line.standing and not _possible_standing(line, action)):
            continue
        PROCEDURES[action.verb](line, action)


def _possible_standing(line: Line, action: Action) -> bool:
    """What a rally without movement leaves room for: one redeployment and its pivot (BNB-THROW-5)."""
    if action.verb in ("FACE",):
        return line.free_pivot
    if action.verb in ("FORM SQUARE", "BREAK SQUARE"):
        return True
    return action.verb in ("FORM", "ABOUT", "LIMBER", "UNLIMBER") and (not line.redeployed or line.free_pivot)


# ---- turning and redeploying


def _face(line: Line, action: Action) -> None:
    facing = line.degrees(action, "facing")
    if line.troop.in_town or facing is None:
        line.refuse(action, "no-room")
        return
    reason = line.face(facing)
    if reason:
        line.refuse(action, reason)


def _redeployment_refusal(line: Line) -> str:
    """Why no redeployment may be begun now (BNB-DEP-1, BNB-ZOC-1, BNB-ZOC-2)."""
    if line.moved:
        if line.in_zone():
            return "in-enemy-zone"
        between = line.troop.horse and line.legs < line.most_legs
        if line.redeployed or (line.advancing and not line.troop.square) or (line.marched and not between):
            return "not-now"
    elif line.redeployed:
        return "not-now"
    return ""


def _form(line: Line, action: Action) -> None:
    troop = line.troop
    wanted = str(action.arguments.get("formation", ""))
    flank = str(action.arguments.get("flank", ""))
    reason = ""
    if troop.guns or troop.in_town or (wanted == Deployment.DEPTH3 and troop.places < LEAST_PLACES_IN_THREE_RANKS):
        reason = "formation-not-allowed"
    elif wanted == troop.formation:
        reason = "already"
    elif wanted == Deployment.MARCH and line.in_zone():
        reason = "in-enemy-zone"
    swap = {wanted, troop.formation} == _SWAPS
    cost = 0.0 if swap else REDEPLOYMENT
    reason = reason or _redeployment_refusal(line)
    if reason:
        line.refuse(action, reason)
        return
    ground, facing = redeployed_ground(troop, wanted, flank)
    square = troop.square and wanted != Deployment.MARCH
    if not line.fits(ground):
        reason = "no-room"
    elif line.exposes(ground, wanted, square=square):
        reason = "exposes-flank"
    elif not line.standing and not line.budget.affords(cost):
        reason = "no-allowance"
    if reason:
        line.refuse(action, reason)
        return
    effect: catalogue.Form = {"formation": wanted, "cost": cost}
    if troop.square != square:
        effect["square"] = square
    if facing != troop.facing:
        effect["facing"] = facing
    troop.square = square
    troop.put(ground, facing, wanted)
    _redeployed(line, cost, effect, "BNB-DEP-3" if swap else "BNB-DEP-1")


def _redeployed(line: Line, cost: float, effect: catalogue.Form, clause: str) -> None:
    """Pay for a redeployment; its pivot may follow, where it cost something."""
    line.budget.pay(cost)
    line.redeployed = line.redeployed or cost > 0.0
    line.free_pivot = cost > 0.0
    effect["at"] = (line.troop.x, line.troop.y)
    line.field.journal.note("formation", line.troop, clause, effect)
    line.note()


def _about(line: Line, action: Action) -> None:
    troop = line.troop
    free = line.free_pivot
    reason = "formation-not-allowed" if troop.guns or troop.in_town else "" if free else _redeployment_refusal(line)
    facing = normal_angle(troop.facing + 180.0)
    cost = 0.0 if free else REDEPLOYMENT
    ground = troop.box if troop.in_town else troop.figure_at(troop.x, troop.y, facing)
    if not reason and line.exposes(ground):  # type: ignore[arg-type]
        reason = "exposes-flank"
    if not reason and not line.standing and not line.budget.affords(cost):
        reason = "no-allowance"
    if reason:
        line.refuse(action, reason)
        return
    troop.place(troop.x, troop.y, facing)
    effect: catalogue.Form = {"formation": troop.formation, "facing": facing, "cost": cost}
    if free:
        line.note_pivot()
        effect["at"] = (troop.x, troop.y)
        line.field.journal.note("formation", troop, "BNB-DEP-4", effect)
        line.note()
    else:
        _redeployed(line, cost, effect, "BNB-DEP-4")


def _form_square(line: Line, action: Action) -> None:
    _square(line, action, wanted=True)


def _break_square(line: Line, action: Action) -> None:
    _square(line, action, wanted=False)


def _square(line: Line, action: Action, *, wanted: bool) -> None:
    """Put square mode on or off, free (BNB-DEP-5)."""
    troop = line.troop
    if not troop.foot or troop.formation not in SQUARING:
        line.refuse(action, "formation-not-allowed")
    elif troop.square == wanted:
        line.refuse(action, "already")
    elif line.moved:
        line.refuse(action, "not-now")
    else:
        set_square(line, wanted)


def _limber(line: Line, action: Action) -> None:
    troop = line.troop
    reason = ""
    if not troop.guns:
        reason = "formation-not-allowed"
    elif troop.limbered:
        reason = "already"
    elif line.standing and line.in_zone():
        reason = "in-enemy-zone"
    elif not line.standing and not line.budget.affords(REDEPLOYMENT):
        reason = "no-allowance"
    if reason:
        line.refuse(action, reason)
        return
    troop.place(troop.x, troop.y, formation=Deployment.LIMBERED.value)
    _redeployed(line, REDEPLOYMENT, {"formation": troop.formation, "cost": REDEPLOYMENT}, "BNB-ART-2")


def _unlimber(line: Line, action: Action) -> None:
    troop = line.troop
    facing = line.degrees(action, "facing") if "facing" in action.arguments else troop.facing
    facing = normal_angle(troop.facing if facing is None else facing)
    reason = ""
    if not troop.guns:
        reason = "formation-not-allowed"
    elif troop.unlimbered:
        reason = "already"
    elif not line.fits(troop.box_by_front(troop.centrepoint, facing)):
        reason = "no-room"
    elif not line.standing and not line.budget.affords(REDEPLOYMENT):
        reason = "no-allowance"
    if reason:
        line.refuse(action, reason)
        return
    turned = abs(turn_between(troop.facing, facing)) > LIMIT
    troop.put(troop.box_by_front(troop.centrepoint, facing), facing, Deployment.UNLIMBERED.value)
    if line.marched:
        troop.silent = True
    effect: catalogue.Form = {"formation": troop.formation, "cost": REDEPLOYMENT}
    if turned:
        effect["facing"] = facing
    _redeployed(line, REDEPLOYMENT, effect, "BNB-ART-2")


# ---- going


def _move(line: Line, action: Action) -> None:
    ahead(line, action, line.distance(action))


def _move_to(line: Line, action: Action) -> None:
    goal = line.point(action)
    if unable(line):
        line.refuse(action, "formation-not-allowed")
        return
    if line.legs >= line.most_legs:
        line.refuse(action, "second-move")
        return
    if goal is None:
        line.refuse(action, "blocked")
        return
    front = line.troop.centrepoint
    if distance(front, goal) <= LIMIT:
        return
    reason = line.face(bearing(front, goal))
    if reason:
        line.refuse(action, "no-allowance" if reason == "no-allowance" else "blocked")
        return
    ahead(line, action, distance(line.troop.centrepoint, goal))


def _manoeuvre(line: Line, action: Action) -> None:
    direction = line.degrees(action, "direction")
    _go_manoeuvring(line, action, direction, line.distance(action))


def _manoeuvre_to(line: Line, action: Action) -> None:
    goal = line.point(action)
    front = line.troop.centrepoint
    if goal is not None and distance(front, goal) <= LIMIT:
        return
    direction = bearing(front, goal) if goal is not None else None
    _go_manoeuvring(line, action, direction, distance(front, goal) if goal is not None else 0.0)


def _go_manoeuvring(line: Line, action: Action, direction: float | None, ordered: float) -> None:
    troop = line.troop
    reason = ""
    if unable(line):
        reason = "formation-not-allowed"
    elif line.advancing and not troop.square:
        reason = "not-now"
    elif line.legs >= line.most_legs or line.pivoted_last:
        reason = "second-move"
    elif direction is None:
        reason = "blocked"
    if reason or direction is None:
        line.refuse(action, reason)
        return
    straight = abs(turn_between(troop.facing, direction)) <= _ALONG
    along = straight or abs(turn_between(troop.facing + 180.0, direction)) <= _ALONG
    may_enter = troop.square and straight
    if line.in_zone() and not may_enter and not (troop.guns and along):
        line.refuse(action, "in-enemy-zone")
        return
    hx, hy = forward(direction)
    if line.reach(hx, hy, line.kept_back(ordered))[1] <= LIMIT:
        line.refuse(action, "no-allowance")
        return
    leg = line.step(hx, hy, ordered, keep_out=not may_enter)
    if leg.distance <= 0.0:
        line.refuse(action, "in-enemy-zone" if leg.stopped == stops.Stopped.ZONE else "blocked")
        return
    line.marched = True
    line.tell_move("manoeuvre", leg, ordered, "BNB-MOVE-4")


def _retire(line: Line, action: Action) -> None:
    """Back from the enemy, without turning (BNB-FORCE-8)."""
    troop = line.troop
    if unable(line):
        line.refuse(action, "formation-not-allowed")
        return
    if line.moved:
        line.refuse(action, "second-move")
        return
    rear = normal_angle(troop.facing + 180.0)
    direction = line.degrees(action, "direction") if "direction" in action.arguments else rear
    if direction is None:
        line.refuse(action, "not-away")
        return
    if line.in_zone() and abs(turn_between(rear, direction)) > _ALONG:
        line.refuse(action, "in-enemy-zone")
        return
    ordered = line.distance(action)
    hx, hy = forward(direction)
    line.budget.take_pace(Pace.MANOEUVRE)

    _, reach = line.reach(hx, hy, line.kept_back(ordered))
    leg = stops.plan(
        line.field,
        troop,
        hx,
        hy,
        stops.Way(ordered, reach, line.reach(hx, hy)[0], keep_out=True),
        line.record.gone,
    )
    box = troop.box
    end = box.shifted(leg.distance * hx, leg.distance * hy)
    if leg.distance <= LIMIT or not withdrawal.is_away(line.field, troop, end):
        line.refuse(action, "not-away")
        return
    leg = line.step(hx, hy, ordered, keep_out=True)
    line.marched = True
    line.tell_move("retire", leg, ordered, "BNB-FORCE-8")


def _exit(line: Line, action: Action) -> None:
    """Off the table over the edge ahead, where the centrepoint can reach it (BNB-MOVE-7)."""
    troop, field = line.troop, line.field
    if unable(line):
        line.refuse(action, "formation-not-allowed")
        return
    if line.legs >= line.most_legs:
        line.refuse(action, "second-move")
        return
    hx, hy = troop.heading
    x, y = troop.centrepoint
    table = field.battle.table
    to_edge = min(
        (table.width - x) / hx if hx > LIMIT else -x / hx if hx < -LIMIT else math.inf,
        (table.height - y) / hy if hy > LIMIT else -y / hy if hy < -LIMIT else math.inf,
    )
    box = troop.box
    free = min(
        line.reach(hx, hy)[1],
        field.ground.bar_at(box, troop.arm, hx, hy, to_edge + box.radius),
        stops.enemy_at(field, troop, box, hx, hy, to_edge),
    )
    if to_edge <= free + LIMIT:
        losses.eliminate(field, troop, losses.End.LEFT, "BNB-MOVE-7")
    else:
        ahead(line, action, math.inf)


PROCEDURES: Mapping[str, Callable[[Line, Action], None]] = {
    "FACE": _face,
    "FORM": _form,
    "ABOUT": _about,
    "FORM SQUARE": _form_square,
    "BREAK SQUARE": _break_square,
    "LIMBER": _limber,
    "UNLIMBER": _unlimber,
    "MOVE": _move,
    "MOVE TO": _move_to,
    "MANOEUVRE": _manoeuvre,
    "MANOEUVRE TO": _manoeuvre_to,
    "RETIRE": _retire,
    "ASSAULT": assault.assault,
    "ASSAULT TOWN": assault.assault,
    "SUPPORT": support.support,
    "OCCUPY": occupation.occupy,
    "LEAVE": occupation.leave,
    "FOLLOW": roads.follow,
    "PASS": crossing.pass_defile,
    "EXIT": _exit,
}
