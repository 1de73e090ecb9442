"""What a line of the able staff's would come to if nobody stood in its way: by allowances and geometry alone.

A trial by the rules costs twenty times as much, and brings a unit seldom farther than is foreseen here.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from battles.engine.advance import contact_at, passage
from battles.engine.boxes import Box
from battles.engine.geometry import LIMIT, ROUNDING, forward, normal_angle, turn_between
from battles.rulesets.big_napoleonic.movement.allowances import (
    REDEPLOYMENT,
    SHARP_PIVOT,
    SHARP_TURN,
    Pace,
    allowance,
)
from battles.rulesets.big_napoleonic.table.footprints import measures
from battles.rulesets.big_napoleonic.table.ground import Going
from battles.rulesets.big_napoleonic.table.troops import Troop
from battles.rulesets.big_napoleonic.table.zones import CONTACT_ZONE, CONTROL
from battles.rulesets.big_napoleonic.words import SQUARING, Deployment
from battles.staff import Body, Foe, Shape, Step, Verb
from battles.staff import craft as staff

_FACE, _GO, _FORM, _ABOUT = Verb.FACE, Verb.GO, Verb.FORM, Verb.ABOUT
_EXTENDED, _DEPTH = Deployment.EXTENDED.value, Deployment.DEPTH.value


class Way:
    """A unit on its way by a line: where the middle of its front is, how it stands, and what is left to it."""

    __slots__ = (
        "_advancing",
        "_free",
        "_radius",
        "_troop",
        "facing",
        "hd",
        "hw",
        "hx",
        "hy",
        "left",
        "shape",
        "square",
        "x",
        "y",
    )

    def __init__(self, troop: Troop, body: Body, line: staff.Line) -> None:
        own = body.box
        self._troop = troop
        self._advancing = False
        if not troop.guns:
            for step in line:
                if step.verb is _GO:
                    self._advancing = True
        self._free = False
        self.facing, self.shape, self.square = body.facing, body.shape, troop.square
        self.hw, self.hd, self.hx, self.hy = own.hw, own.hd, -own.uy, own.ux
        self.x, self.y = own.x + own.hd * self.hx, own.y + own.hd * self.hy
        self._radius = own.radius
        self.left = self._allowance()

    def _allowance(self) -> float:
        pace = Pace.ADVANCE if self._advancing and not self.square else Pace.MANOEUVRE
        return allowance(self._troop, pace, Going.GOOD)

    def ground(self) -> Box:
        """The ground that it covers."""
        hx, hy, hd = self.hx, self.hy, self.hd
        return Box(self.x - hd * hx, self.y - hd * hy, hy, -hx, self.hw, hd)

    def _pay(self, cost: float) -> bool:
        if self.left < cost - LIMIT:
            return False
        self.left -= cost
        return True

    def _swing(self, facing: float) -> None:
        """About the middle of its front (BNB-MOVE-2)."""
        self.facing = normal_angle(facing)
        self.hx, self.hy = forward(self.facing)

    def take(self, step: Step, foes: Sequence[Foe]) -> bool:
        """Take one step; whether allowances let it."""
        verb = step.verb
        if verb is _FACE:
            return self._face(step.degrees or 0.0)
        if verb is _GO:
            keep = CONTROL if self._troop.guns else CONTACT_ZONE
            return self._go(self.hx, self.hy, step.length or 0.0, foes, keep)
        if verb is _FORM:
            return self._form(step)
        if verb is _ABOUT:
            return self._about()
        if verb is Verb.DEPLOY_AT:
            return self._deploy(step, foes)
        if verb is Verb.BACK:
            return self._go(-self.hx, -self.hy, step.length or 0.0, foes, CONTROL)
        side = 1.0 if step.right else -1.0
        return self._go(side * self.hy, -side * self.hx, step.length or 0.0, foes, CONTROL)

    def _face(self, degrees: float) -> bool:
        """BNB-MOVE-2, BNB-DEP-1."""
        free = self._free or self._troop.guns or not self._advancing or self.square
        if not free and abs(turn_between(self.facing, degrees)) > SHARP_TURN + LIMIT and not self._pay(SHARP_PIVOT):
            return False
        self._free = False
        self._swing(degrees)
        return True

    def _about(self) -> bool:
        """Every base in its place (BNB-DEP-4)."""
        if not self._free and not self._pay(REDEPLOYMENT):
            return False
        self._free = not self._free
        self.x, self.y = self.x - 2.0 * self.hd * self.hx, self.y - 2.0 * self.hd * self.hy
        self._swing(self.facing + 180.0)
        return True

    def _form(self, step: Step) -> bool:
        troop, shape = self._troop, step.shape
        if troop.guns:
            return self._unlimber(step) if shape is Shape.BATTERY else self._limber()
        if shape is Shape.SQUARE:
            if not troop.foot or troop.formation not in SQUARING:
                return False
            self.square, self.shape, self.left = True, Shape.SQUARE, self._allowance()
            return True
        if self.square:
            self.square, self.left = False, self._allowance()
        wanted = _EXTENDED if shape is Shape.LINE else _DEPTH
        if troop.formation != wanted and not (troop.deep and wanted == _DEPTH):
            if not self._pay(REDEPLOYMENT):
                return False
            self._free = True
            width, depth = measures(wanted, troop.places)
            self.hw, self.hd = width / 2, depth / 2
            self._radius = math.hypot(self.hw, self.hd)
        self.shape = Shape.LINE if shape is Shape.LINE or troop.horse else Shape.COLUMN
        return True

    def _limber(self) -> bool:
        """BNB-ART-2."""
        self.shape = Shape.LIMBERED
        return self._pay(REDEPLOYMENT)

    def _unlimber(self, step: Step) -> bool:
        if self.shape is Shape.BATTERY or not self._pay(REDEPLOYMENT):
            return False
        self.shape = Shape.BATTERY
        self._swing(step.degrees if step.degrees is not None else self.facing)
        return True

    def _deploy(self, step: Step, foes: Sequence[Foe]) -> bool:
        """To a place and there ready to fire; guns that have come too far for that stay on their limbers."""
        if step.point is None or (self.shape is Shape.BATTERY and not self._limber()):
            return False
        dx, dy = step.point[0] - self.x, step.point[1] - self.y
        away = math.hypot(dx, dy)
        gone = away > LIMIT and self._go(dx / away, dy / away, away, foes, CONTROL)
        return self._unlimber(step) or gone

    def _go(self, hx: float, hy: float, wanted: float, foes: Sequence[Foe], keep: float) -> bool:
        """Straight on, no nearer to an enemy than ``keep``; who is nearer already is kept from his ground alone."""
        length = min(wanted, self.left)
        ground = None
        x, y, radius = self.x - self.hd * self.hx, self.y - self.hd * self.hy, self._radius + keep + ROUNDING
        for foe in foes:
            there = foe.box
            dx, dy, margin = there.x - x, there.y - y, radius + there.radius
            if -margin <= dx * hy - dy * hx <= margin and -margin <= dx * hx + dy * hy <= length + margin:
                ground = ground or self.ground()
                met = passage(ground, there, hx, hy, keep)
                if met is not None and met[1] > 0.0:
                    length = min(length, met[0] if met[0] > 0.0 else contact_at(ground, there, hx, hy))
        if length <= LIMIT:
            return False
        self.x, self.y, self.left = self.x + length * hx, self.y + length * hy, self.left - length
        return True


def foreseen(troop: Troop, body: Body, line: staff.Line, foes: Sequence[Foe]) -> Body | None:
    """The unit as a line would leave it; ``None`` where allowances do not let it take every step."""
    way = Way(troop, body, line)
    for step in line:
        if not way.take(step, foes):
            return None
    return body.put(way.ground(), way.facing, way.shape)
