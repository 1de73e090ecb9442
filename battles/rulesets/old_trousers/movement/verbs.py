"""What units are told to do, line by line: each action against the rules, with the first reason why not (OT-VERB-1)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from battles.engine.geometry import LIMIT, bearing, distance, turn_between
from battles.engine.orders import Action, Place
from battles.engine.play.standing import as_number, degrees_of, point_of
from battles.rulesets.old_trousers.charges.declaring import charge
from battles.rulesets.old_trousers.charges.opportunity import opportunity_charges
from battles.rulesets.old_trousers.command import points
from battles.rulesets.old_trousers.command.permission import OUT_OF_COMMAND, Act, permit
from battles.rulesets.old_trousers.morale.rallying import man, recover
from battles.rulesets.old_trousers.movement.allowances import REORDER_SHARE, may_share, spend_share
from battles.rulesets.old_trousers.movement.forming import form, limber, unlimber
from battles.rulesets.old_trousers.movement.moving import STRAIGHT, go, pace_of, path_of
from battles.rulesets.old_trousers.movement.turning import about, face, wheel
from battles.rulesets.old_trousers.table.field import Field
from battles.rulesets.old_trousers.table.troops import Troop
from battles.rulesets.old_trousers.words import Mode

ROUTED, IN_CONTACT, MAY_NOT_MOVE = "routed", "in-contact", "may-not-move"
NOT_IN_ARC, NO_MOVEMENT, FACED = "not-in-arc", "no-movement", "faced"
BLOCKED = "blocked"
#: Acts that somebody who may not move may do all the same (OT-EVENT-1, OT-ROUT-5).
_STANDING = ("ORDER", "REORDER", "RECOVER", "FIRE AT", "HOLD FIRE", "HOLD", "MAN")
#: What is done or noted elsewhere: in Rally, or when the turn begins.
_ELSEWHERE = ("RALLY", "HOLD", "HOLD FIRE")
#: What may stand before CHARGE as a part of it (OT-CHG-3), and what it has nothing to do with.
_OPENING = ("FORM", "WHEEL")
_BESIDE = ("ORDER", "FIRE AT", "HOLD FIRE", "HOLD", "RALLY")

_CLAUSES: Mapping[str, str] = {
    "ORDER": "OT-CP-2",
    "FORM": "OT-FORM-1",
    "FACE": "OT-MOVE-5",
    "WHEEL": "OT-MOVE-4",
    "ABOUT": "OT-MOVE-6",
    "MOVE": "OT-MOVE-3",
    "MOVE TO": "OT-MOVE-3",
    "MARCH": "OT-MOVE-11",
    "MARCH TO": "OT-MOVE-11",
    "LIMBER": "OT-MOVE-2",
    "UNLIMBER": "OT-MOVE-2",
    "CHARGE": "OT-CHG-2",
    "REORDER": "OT-DIS-3",
    "RECOVER": "OT-C-RALLY-2",
    "MAN": "OT-ROUT-4",
    "FIRE AT": "OT-FIRE-6",
}


def note_targets(field: Field) -> None:
    """What the sheets say of fire, which holds in both phases (OT-FIRE-6)."""
    for side in field.enemy_of:
        for order in field.lines(side):
            troop = field.by_id.get(order.unit)
            if troop is None or troop.side != side:
                continue
            for action in order.actions:
                if action.verb == "HOLD FIRE":
                    troop.day.hold_fire = True
                elif action.verb == "FIRE AT":
                    troop.day.targets = _named(action)
                    troop.day.fire_line = action.line


def carry_out(field: Field, troop: Troop, actions: Sequence[Action]) -> None:
    """Carry out the actions of a line in turn; what a charge consumes is not done again."""
    opening = _opening_of_charge(actions)
    done: list[Action] = []
    if opening is not None:
        before, order = opening
        done = [action for action in actions[: actions.index(order)] if action not in before]
        for action in done:
            _try(field, troop, action, ())
        refused = _try(field, troop, order, before)
        done += [order] if refused else [order, *before]
    for action in actions:
        if troop.out:
            return
        if not any(action is one for one in done):
            _try(field, troop, action, ())
    if troop.phase.trail and not troop.phase.charges and troop.present:
        opportunity_charges(field, troop)


def _opening_of_charge(actions: Sequence[Action]) -> tuple[list[Action], Action] | None:
    """A line's charge that is declared before its unit does anything, and the acts that are a part of it."""
    before: list[Action] = []
    for action in actions:
        if action.verb == "CHARGE":
            return (before, action) if before else None
        if action.verb in _OPENING:
            before.append(action)
        elif action.verb not in _BESIDE:
            return None
    return None


def _try(field: Field, troop: Troop, action: Action, before: Sequence[Action]) -> str:
    """Do one action, or write why not; answers why not."""
    verb = action.verb
    if verb in _ELSEWHERE:
        return ""
    reason = _first_reason(field, troop, verb) or _do(field, troop, action, before)
    if reason:
        text = action.text or verb
        field.journal.refuse(troop, _CLAUSES[verb], order=text, reason=reason, line=action.line, text=text)
    return reason


def _first_reason(field: Field, troop: Troop, verb: str) -> str:
    """What stands against any action (OT-VERB-1)."""
    if troop.routed:
        return ROUTED
    if troop.sheltered:
        return "" if verb == "MAN" else MAY_NOT_MOVE
    if not troop.present:
        return MAY_NOT_MOVE
    if field.touching(troop):
        return IN_CONTACT
    return MAY_NOT_MOVE if verb not in _STANDING and is_bound(field, troop) else ""


def is_bound(field: Field, troop: Troop) -> bool:
    """Whether a unit may not move now; difficult ground holds the units of both sides (OT-EVENT-1, OT-AMB-26)."""
    phase, day = troop.phase, troop.day
    if day.bound or day.manned or phase.bound or phase.recovering or phase.charging:
        return True
    return field.mired(troop)


def _do(field: Field, troop: Troop, action: Action, before: Sequence[Action]) -> str:
    if action.verb == "CHARGE":
        return charge(field, troop, _named(action), before)
    return _VERBS[action.verb](field, troop, action)


# ---- the verbs


def _order(field: Field, troop: Troop, _: Action) -> str:
    if troop.phase.licensed:
        return ""
    if not points.spend(field, troop):
        return "no-points"
    troop.phase.licensed = True
    return ""


def _form(field: Field, troop: Troop, action: Action) -> str:
    return form(field, troop, str(action.arguments.get("formation", "")))


def _face(field: Field, troop: Troop, action: Action) -> str:
    facing = degrees_of(field, troop.centre, action.arguments.get("facing"), troop.side)
    return BLOCKED if facing is None else face(field, troop, facing)


def _wheel(field: Field, troop: Troop, action: Action) -> str:
    facing = degrees_of(field, troop.centre, action.arguments.get("facing"), troop.side)
    return BLOCKED if facing is None else wheel(field, troop, facing)


def _about(field: Field, troop: Troop, _: Action) -> str:
    return about(field, troop)


def _move(field: Field, troop: Troop, action: Action) -> str:
    if troop.phase.faced:
        return FACED
    direction = action.arguments.get("direction")
    heading = troop.facing if direction is None else degrees_of(field, troop.centre, direction, troop.side)
    if heading is None:
        return NO_MOVEMENT
    return move(field, troop, heading, as_number(action.arguments.get("distance")))


def move(field: Field, troop: Troop, heading: float, wanted: float | None) -> str:
    """Shift straight in a direction (OT-MOVE-3); answers why not."""
    pace = pace_of(field, troop, heading)
    if pace is None:
        return NOT_IN_ARC
    mode = Mode.PROLONG if troop.unlimbered else Mode.MOVE if pace == 1.0 else Mode.OBLIQUE
    return go(field, troop, path_of(field, troop, heading, wanted, pace), mode=mode, clause="OT-MOVE-3")


def _move_to(field: Field, troop: Troop, action: Action) -> str:
    place = action.arguments.get("place")
    goal = point_of(field, place, troop.side) if isinstance(place, Place) else None
    if troop.phase.faced:
        return FACED
    if goal is None:
        return NO_MOVEMENT
    reason = _turn_to(field, troop, goal)
    if reason or distance(troop.centre, goal) <= LIMIT:
        return reason or NO_MOVEMENT
    return move(field, troop, bearing(troop.centre, goal), distance(troop.centre, goal))


def _turn_to(field: Field, troop: Troop, goal: tuple[float, float]) -> str:
    """Wheel to a place that lies more than 22.5 off (OT-VERB-1), if the unit may go there at all (OT-CMD-3)."""
    if field.all_round(troop) or distance(troop.centre, goal) <= LIMIT:
        return ""
    course = bearing(troop.centre, goal)
    if abs(turn_between(troop.facing, course)) <= STRAIGHT + 1e-6:
        return ""
    if not (troop.phase.in_command or troop.phase.licensed or points.can_spend(field, troop)):
        return OUT_OF_COMMAND
    return wheel(field, troop, course)


def _march(field: Field, troop: Troop, action: Action) -> str:
    direction = action.arguments.get("direction")
    heading = troop.facing if direction is None else degrees_of(field, troop.centre, direction, troop.side)
    reason = _may_march(field, troop)
    if reason:
        return reason
    if heading is None:
        return NO_MOVEMENT
    return march(field, troop, heading, as_number(action.arguments.get("distance")))


def _march_to(field: Field, troop: Troop, action: Action) -> str:
    place = action.arguments.get("place")
    goal = point_of(field, place, troop.side) if isinstance(place, Place) else None
    reason = _may_march(field, troop)
    if reason:
        return reason
    if goal is None:
        return NO_MOVEMENT
    reason = _turn_to(field, troop, goal)
    if reason or distance(troop.centre, goal) <= LIMIT:
        return reason or NO_MOVEMENT
    return march(field, troop, bearing(troop.centre, goal), distance(troop.centre, goal))


def _may_march(field: Field, troop: Troop) -> str:
    """Why a unit may not begin an operational march (OT-MOVE-11)."""
    if troop.phase.acted:
        return "already-moved"
    return "enemy-near" if field.too_near_to_march(troop) else ""


def march(field: Field, troop: Troop, heading: float, wanted: float | None) -> str:
    """March straight at the double rate (OT-MOVE-11); answers why not."""
    if troop.phase.faced:
        return FACED
    pace = pace_of(field, troop, heading)
    if pace is None:
        return NOT_IN_ARC
    path = path_of(field, troop, heading, wanted, pace, march=True)
    return go(field, troop, path, mode=Mode.MARCH, clause="OT-MOVE-11")


def _limber(field: Field, troop: Troop, _: Action) -> str:
    return limber(field, troop)


def _unlimber(field: Field, troop: Troop, action: Action) -> str:
    direction = action.arguments.get("facing")
    facing = None if direction is None else degrees_of(field, troop.centre, direction, troop.side)
    return unlimber(field, troop, facing)


def _reorder(field: Field, troop: Troop, _: Action) -> str:
    return reorder(field, troop)


def reorder(field: Field, troop: Troop) -> str:
    """Stand still and restore order (OT-DIS-3); answers why not."""
    if not troop.disordered:
        return "not-disordered"
    if not may_share(troop, REORDER_SHARE):
        return NO_MOVEMENT
    reason = permit(field, troop, Act.RESTORE)
    if reason:
        return reason
    spend_share(troop, REORDER_SHARE)
    troop.phase.acted = troop.phase.reordered = True
    troop.day.no_charge = True
    field.set_status(troop, "OT-DIS-3", "reorder", disordered=False)
    return ""


def _recover(field: Field, troop: Troop, _: Action) -> str:
    return recover(field, troop)


def _man(field: Field, troop: Troop, _: Action) -> str:
    return man(field, troop)


def _fire_at(field: Field, troop: Troop, _: Action) -> str:
    """Targets were noted when the turn began; here only the order of the command can stand against them."""
    reason = permit(field, troop, Act.FIRE)
    if reason:
        troop.day.targets = ()
    return reason


def _named(action: Action) -> tuple[str, ...]:
    """The units that an action names, in order."""
    named = action.arguments.get("targets", ())
    return tuple(str(name) for name in named) if isinstance(named, tuple) else (str(named),)


_VERBS: Mapping[str, Callable[[Field, Troop, Action], str]] = {
    "ORDER": _order,
    "FORM": _form,
    "FACE": _face,
    "WHEEL": _wheel,
    "ABOUT": _about,
    "MOVE": _move,
    "MOVE TO": _move_to,
    "MARCH": _march,
    "MARCH TO": _march_to,
    "LIMBER": _limber,
    "UNLIMBER": _unlimber,
    "REORDER": _reorder,
    "RECOVER": _recover,
    "MAN": _man,
    "FIRE AT": _fire_at,
}
