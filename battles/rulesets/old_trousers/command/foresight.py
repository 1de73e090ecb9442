"""What an order of the able staff would come to if no friend stood in its way: by what rules let a unit go and turn.

A trial costs ten times as much. What is foreseen here is what a trial comes to in the open, so that the orders worth
one are told at sight: a wheel is paid for (OT-MOVE-4), a formation takes its share (OT-MOVE-2), and a move ends before
an enemy (OT-MOVE-7, OT-MOVE-11).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple, Self

from battles.engine.advance import passage
from battles.engine.boxes import Box, any_within
from battles.engine.dataclasses import dataclass
from battles.engine.geometry import LIMIT, bearing, distance, forward, turn_between
from battles.engine.play.turning import wheel_arc, wheeled
from battles.rulesets.old_trousers.command.carrying_out import FORMATIONS, may_march
from battles.rulesets.old_trousers.fire.tables import BANDS
from battles.rulesets.old_trousers.movement.allowances import (
    ABOUT_SHARE,
    LIMBER_PART,
    allowance,
    form_share,
    left,
    may_share,
)
from battles.rulesets.old_trousers.movement.forming import formed, named_formation
from battles.rulesets.old_trousers.movement.moving import ASIDE_PACE, CLEARANCE, MARCH_CUT, MARCH_RATE, STRAIGHT
from battles.rulesets.old_trousers.table.field import Field
from battles.rulesets.old_trousers.table.troops import Troop
from battles.rulesets.old_trousers.words import Stance
from battles.staff import Body, Foe, Shape, Step
from battles.staff.craft import (
    ABOUT,
    ASIDE,
    BACK,
    BATTERY,
    COLUMN,
    DEPLOY_AT,
    FACE,
    FORM,
    GO,
    LIMBERED,
    LINE,
    OPEN,
    Line,
)

#: In inches. Enemies farther off leave troops at rest.
ALARM = 20.0
#: A column deploys no farther than this from an enemy.
DEPLOYS = 12.0


@dataclass(slots=True)
class Foresight:
    """A unit on its way through a line: where it would stand by now, and what movement it would have left."""

    field: Field
    troop: Troop
    ground: Box
    facing: float
    shape: Shape
    inches: float
    march: bool
    all_round: bool
    forms: dict[Shape, Formed | None]
    heading: float | None = None
    """Where it goes without a wheel, if not straight on."""
    shifted: bool = False

    def take(self, step: Step, foes: Sequence[Foe], *, goes: bool) -> bool:
        """Take a step of a line of which others ``goes``; whether the rest may still follow."""
        verb = step.verb
        if verb is FACE and step.degrees is not None:
            return self._turn(step.degrees) if goes else self._face(step.degrees)
        if verb is GO:
            return self._go(self.facing if self.heading is None else self.heading, step.length, foes)
        if verb is BACK:
            return self._go((self.facing + 180.0) % 360.0, step.length, foes)
        if verb is ASIDE:
            return self._go((self.facing + (90.0 if step.right else -90.0)) % 360.0, step.length, foes)
        if verb is ABOUT:
            return self._about()
        if verb is DEPLOY_AT:
            return self._deploy(step, foes)
        return verb is FORM and self._form(step)

    def _form(self, step: Step) -> bool:
        """Another formation on the same front; a step of its own, which comes first (OT-FORM-1, OT-MOVE-2)."""
        troop = self.troop
        if step.shape is None:
            return False
        if step.shape is BATTERY:
            return self._unlimber(step.degrees)
        if step.shape not in self.forms:
            self.forms[step.shape] = _formed(self.field, troop, step.shape)
        after = self.forms[step.shape]
        if after is None:
            return False
        self.ground, self.inches, self.all_round = after
        self.shape, self.march = step.shape, False
        return True

    def _unlimber(self, degrees: float | None) -> bool:
        if not may_share(self.troop, LIMBER_PART):
            return False
        self.facing = self.facing if degrees is None else degrees
        self.ground, self.shape = self._standing(Stance.UNLIMBERED.value), BATTERY
        return True

    def _standing(self, formation: str) -> Box:
        return self.troop.box_at(self.ground.x, self.ground.y, self.facing, formation)

    def _face(self, degrees: float) -> bool:
        """On the spot (OT-MOVE-5)."""
        phase = self.troop.phase
        if phase.shifted or phase.wheeled:
            return False
        hx, hy = forward(degrees)
        ground = self.ground
        self.facing, self.ground = degrees, Box(ground.x, ground.y, hy, -hx, ground.hw, ground.hd)
        return True

    def _turn(self, degrees: float) -> bool:
        """Before or after a move: as far as that costs nothing, else a wheel (OT-MOVE-3, OT-MOVE-4)."""
        turn = turn_between(self.facing, degrees)
        if not self.shifted and (self.all_round or abs(turn) <= STRAIGHT):
            self.heading = degrees
            return True
        arc = wheel_arc(self.ground, turn)
        if arc > self.inches:
            turn *= self.inches / arc
            arc = self.inches
        self.ground, self.facing = wheeled(self.ground, turn), (self.facing + turn) % 360.0
        self.inches -= arc
        return True

    def _about(self) -> bool:
        troop = self.troop
        cost = ABOUT_SHARE * allowance(troop)
        if troop.phase.faced or self.inches < cost - LIMIT:
            return False
        ground = self.ground
        self.facing = (self.facing + 180.0) % 360.0
        self.ground = Box(ground.x, ground.y, -ground.ux, -ground.uy, ground.hw, ground.hd)
        self.inches = max(0.0, self.inches - cost)
        self.march = False
        return True

    def _go(self, heading: float, length: float | None, foes: Sequence[Foe]) -> bool:
        """Straight on, beyond what is ahead at twice the cost and by infantry alone (OT-MOVE-3)."""
        pace = 1.0
        if not self.all_round and abs(turn_between(self.facing, heading)) > STRAIGHT + LIMIT:
            if not self.troop.infantry:
                return False
            pace = ASIDE_PACE
        wanted = math.inf if length is None else length
        most = min(wanted, self.inches / pace)
        hx, hy = forward(heading)
        if self.march and wanted > self.inches:
            marched = min(wanted, MARCH_RATE * self.inches / pace)
            marched = self._clear(hx, hy, marched, foes, MARCH_CUT)
            # One that gets no farther than a move binds a unit for nothing.
            most = marched if marched > self.inches + LIMIT else most
        most = self._clear(hx, hy, most, foes, CLEARANCE)
        self.ground = self.ground.shifted(most * hx, most * hy)
        self.inches, self.shifted, self.march = max(0.0, self.inches - most * pace), True, False
        return True

    def _clear(self, hx: float, hy: float, length: float, foes: Sequence[Foe], reach: float) -> float:
        """How far the way is free that keeps so far off all enemies; corners are taken to be square (OT-MOVE-7)."""
        ground, loose = self.ground, self.shape is OPEN
        x, y, radius = ground.x, ground.y, ground.radius + reach
        for foe in foes:
            there = foe.box
            dx, dy, margin = there.x - x, there.y - y, radius + there.radius
            ahead = dx * hx + dy * hy
            # Who is nearer already may not come nearer still.
            if 0.0 < ahead <= length + margin and -margin <= dx * hy - dy * hx <= margin:
                span = passage(ground, there, hx, hy, reach)
                if span is not None and (loose or foe.shape is not OPEN):
                    length = min(length, max(0.0, span[0]))
        return length

    def _deploy(self, step: Step, foes: Sequence[Foe]) -> bool:
        """Guns to a place: limbered this turn, and into action when they are there (OT-MOVE-2)."""
        troop, point = self.troop, step.point
        if point is None:
            return False
        heading, away = bearing(troop.centre, point), distance(troop.centre, point)
        if troop.unlimbered:
            if not may_share(troop, LIMBER_PART) or self.field.known_within(troop, BANDS[1]):
                return False
            self.ground, self.shape = self._standing(Stance.LIMBERED.value), LIMBERED
            self.inches = left(troop, formation=Stance.LIMBERED.value, share=LIMBER_PART)
            self._go(heading, away, foes)
            return True
        near = away <= left(troop, share=LIMBER_PART) + LIMIT
        moved = away > LIMIT and self._go(heading, away, foes)
        return (near and self._unlimber(step.degrees)) or moved


class Formed(NamedTuple):
    """A unit in another formation: on what ground, with what movement left, and whether it goes anywhere from there."""

    ground: Box
    inches: float
    all_round: bool


def _formed(field: Field, troop: Troop, shape: Shape) -> Formed | None:
    """A unit after a change of formation where it stands; ``None`` where there is none."""
    name, share = named_formation(field, troop, FORMATIONS[shape]), form_share(troop)
    if name == troop.formation or not may_share(troop, share):
        return None
    all_round = shape in (Shape.SQUARE, Shape.OPEN) or field.in_town(troop)
    return Formed(formed(troop, name), left(troop, formation=name, share=share), all_round)


class Pace(NamedTuple):
    """What movement a unit has left, in inches, and whether it may march at twice that."""

    inches: float
    march: bool

    @classmethod
    def of(cls, field: Field, troop: Troop) -> Self:
        """A unit's as it stands."""
        return cls(left(troop), may_march(field, troop))


class Outlook:
    """What is the same for all that is foreseen of a unit: what movement it has, and where that may lead."""

    __slots__ = ("_all_round", "_forms", "_near", "_pace", "_troop", "body")

    def __init__(self, field: Field, troop: Troop, body: Body, pace: Pace) -> None:
        self._troop, self.body, self._pace = troop, body, pace
        self._all_round = field.all_round(troop)
        self._forms: dict[Shape, Formed | None] = {}
        self._near: dict[float, bool] = {}

    def foreseen(self, field: Field, line: Line, foes: Sequence[Foe]) -> Body | None:
        """The unit as a line would leave it; ``None`` where rules let it do no step of it.

        ``foes`` are the same for all its lines.
        """
        troop, body = self._troop, self.body
        if line[0].verb is FORM and len(line) > 1:
            # Nobody forms in order to go less far while no enemy is about, nor deploys while none is near.
            about = DEPLOYS if body.shape is COLUMN and line[0].shape is LINE else ALARM
            if about not in self._near:
                self._near[about] = any_within(body.box, foes, about)
            if not self._near[about]:
                return None
        inches, march = self._pace
        way = Foresight(field, troop, body.box, body.facing, body.shape, inches, march, self._all_round, self._forms)
        way.shifted = troop.phase.shifted
        goes = done = False
        for step in line:
            if step.verb in _GOING:
                goes = True
        for step in line:
            took = way.take(step, foes, goes=goes)
            if not took and step.verb is FORM:
                # What follows is tried without the change as well.
                return None
            done = done or (took and (step.verb is not FACE or way.heading is None))
        return body.put(way.ground, way.facing % 360.0, way.shape) if done else None


_GOING = (GO, BACK, ASIDE)
