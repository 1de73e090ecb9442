"""Carrying out: what the able staff would have a unit do, in earnest or on trial.

Both go through the movement of a player's orders (OT-VERB-1), on the unit itself. After a trial it is put back, and
while that lasts no skirmisher retires, no point is spent and nothing is written.
"""

from __future__ import annotations

from collections.abc import Mapping

from battles.engine.geometry import LIMIT, bearing, distance, turn_between
from battles.engine.orders import Action
from battles.rulesets.old_trousers.charges.declaring import Trial, charge
from battles.rulesets.old_trousers.command.permission import Act, permit
from battles.rulesets.old_trousers.fire.tables import BANDS
from battles.rulesets.old_trousers.movement.allowances import LIMBER_PART, left
from battles.rulesets.old_trousers.movement.forming import COLUMN, form, limber, unlimber
from battles.rulesets.old_trousers.movement.moving import (
    MARCH_RATE,
    STRAIGHT,
    Path,
    ends_nearer,
    go,
    pace_of,
    path_of,
)
from battles.rulesets.old_trousers.movement.turning import about, face, wheel
from battles.rulesets.old_trousers.table.field import Field
from battles.rulesets.old_trousers.table.troops import Troop
from battles.rulesets.old_trousers.words import Mode, Stance
from battles.staff import Shape, Step, Verb
from battles.staff.craft import Line

#: Ways that trials have found, each by who goes it, from where and how far.
Ways = dict[tuple[object, ...], Path]
#: The word of an order for each formation that it may name.
FORMATIONS: Mapping[Shape, str] = {
    Shape.LINE: Stance.LINE.value,
    Shape.COLUMN: COLUMN,
    Shape.SQUARE: Stance.SQUARE.value,
    Shape.OPEN: Stance.SKIRMISH.value,
}


def carry_out(field: Field, troop: Troop, line: Line, ways: Ways, *, rehearsed: bool) -> bool:
    """Carry out a line of the staff, step by step; whether anything of it was done.

    ``ways`` are those that trials have found since anybody moved.
    """
    done = False
    turn: float | None = None
    goes = any(step.verb in (Verb.GO, Verb.BACK, Verb.ASIDE) for step in line)
    charges = line[-1].verb == Verb.CHARGE
    opening: list[Action] = []
    for step in line:
        if not troop.present or troop.phase.charging:
            break
        if step.verb == Verb.FACE and step.degrees is not None:
            if charges:
                opening.append(wheel_to(step.degrees))
            elif not goes:
                done |= not face(field, troop, step.degrees)
            elif troop.phase.shifted or not _slight(field, troop, step.degrees):
                done |= not wheel(field, troop, step.degrees)
            else:
                turn = step.degrees
        elif step.verb == Verb.GO:
            done |= _go(field, troop, troop.facing if turn is None else turn, step.length, ways, rehearsed=rehearsed)
        elif step.verb == Verb.BACK:
            done |= _go(field, troop, (troop.facing + 180.0) % 360.0, step.length, ways, rehearsed=rehearsed)
        elif step.verb == Verb.ASIDE:
            aside = (troop.facing + (90.0 if step.right else -90.0)) % 360.0
            done |= _go(field, troop, aside, step.length, ways, rehearsed=rehearsed)
        elif step.verb == Verb.CHARGE:
            done |= not charge(field, troop, (step.foe,), opening)
        elif step.verb == Verb.ABOUT:
            done |= not about(field, troop)
        elif step.verb == Verb.DEPLOY_AT:
            done |= _deploy(field, troop, step, ways, rehearsed=rehearsed)
        elif step.shape is not None:
            done |= _form(field, troop, step)
    return done


def wheel_to(degrees: float) -> Action:
    """The order to wheel until the front lies so, in degrees."""
    return Action("WHEEL", {"facing": degrees})


def _slight(field: Field, troop: Troop, degrees: float) -> bool:
    """Whether a unit may go that way without wheeling (OT-MOVE-3)."""
    return field.all_round(troop) or abs(turn_between(troop.facing, degrees)) <= STRAIGHT


def _form(field: Field, troop: Troop, step: Step) -> bool:
    if step.shape == Shape.BATTERY:
        return not unlimber(field, troop, step.degrees)
    if step.shape is None or step.shape not in FORMATIONS:
        return False
    return not form(field, troop, FORMATIONS[step.shape])


def _deploy(field: Field, troop: Troop, step: Step, ways: Ways, *, rehearsed: bool) -> bool:
    """Guns go to a place: on their limbers this turn, and into action when they are there (OT-MOVE-2)."""
    if step.point is None:
        return False
    if troop.unlimbered:
        if field.known_within(troop, BANDS[1]) or limber(field, troop):
            return False
        _go(
            field,
            troop,
            bearing(troop.centre, step.point),
            distance(troop.centre, step.point),
            ways,
            rehearsed=rehearsed,
        )
        return True
    away = distance(troop.centre, step.point)
    near = away <= left(troop, share=LIMBER_PART) + LIMIT
    moved = away > LIMIT and _go(
        field, troop, bearing(troop.centre, step.point), away, ways, rehearsed=rehearsed, near=near
    )
    return (near and not unlimber(field, troop, step.degrees)) or moved


def _go(
    field: Field, troop: Troop, heading: float, length: float | None, ways: Ways, *, rehearsed: bool, near: bool = False
) -> bool:
    """Shift straight in a direction, far from the enemy as a march; ``near`` keeps it from marching."""
    pace = pace_of(field, troop, heading)
    if pace is None:
        return False
    marches = not near and may_march(field, troop) and (length or 0.0) > left(troop)
    path = _path_of(field, troop, heading, length, pace, ways, march=marches)
    if marches and path.length <= left(troop) + LIMIT:
        # A march that gets no farther than a move binds the unit for nothing (OT-MOVE-11).
        marches = False
        path = _path_of(field, troop, heading, length, pace, ways, march=False)
    mode = Mode.MARCH if marches else Mode.MOVE if pace == 1.0 else Mode.OBLIQUE
    if not rehearsed:
        return not go(field, troop, path, mode=mode, clause="OT-MOVE-11" if marches else "OT-MOVE-3")
    if path.length <= LIMIT or (troop.shaken and ends_nearer(field, troop, path.end)):
        return False
    if permit(field, troop, Act.MOVE, end=path.end):
        return False
    troop.place(path.end.x, path.end.y)
    troop.day.inches += path.cost / (MARCH_RATE if marches else 1.0)
    troop.phase.acted = troop.phase.moved = troop.phase.shifted = True
    return True


def _path_of(
    field: Field, troop: Troop, heading: float, length: float | None, pace: float, ways: Ways, *, march: bool
) -> Path:
    """The way of a unit, as a trial has found it or anew."""
    key = (*troop.centre, troop.facing, troop.formation, left(troop), heading, length, march, troop.index)
    path = ways.get(key)
    if path is None:
        path = ways[key] = path_of(field, troop, heading, length, pace, march=march)
    return path


def may_march(field: Field, troop: Troop) -> bool:
    """Whether a unit may march at twice its rate (OT-MOVE-11): it has done nothing but wheel."""
    phase = troop.phase
    if phase.moved or phase.shifted or troop.unlimbered or phase.faced or troop.day.shares:
        return False
    return not field.too_near_to_march(troop)


class Rehearsal(Trial):
    """While this lasts a unit may be moved without consequence, and in the end all is as it was.

    None of the ``unseen`` is in anybody's way meanwhile.
    """

    __slots__ = ("_shot", "_veil")

    def __init__(self, field: Field, troop: Troop, unseen: frozenset[str]) -> None:
        super().__init__(field, troop)
        self._veil = field.veiled(unseen) if unseen else None

    def __enter__(self) -> None:
        if self._veil is not None:
            self._veil.__enter__()
        super().__enter__()
        self._shot = self.troop.last_target
        self.field.rehearsing = True

    def __exit__(self, *raised: object) -> None:
        self.field.rehearsing = False
        self.troop.last_target = self._shot
        super().__exit__(*raised)
        if self._veil is not None:
            self._veil.__exit__(None, None, None)
