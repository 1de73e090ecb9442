"""Who is hidden behind whom from a firer, and in which order: screens of bodies."""

from __future__ import annotations

import math
from collections.abc import Iterable

from battles.engine.boxes import Box, point_gap
from battles.engine.geometry import CONTACT
from battles.rulesets.mini_nap.table.troops import Troop

# Bodies farther off cover too little to be looked at once for all targets.
SCREENS_WITHIN = 25.0


class Screens:
    """Troops close before a battery that take away its whole view of what stands behind them.

    Only a shortcut: what is hidden here would be found barred, point by point, by the triangles of MN-FIRE-2. Seen
    from the middle of the firing front, each body that bars every shot covers an angle; a target is hidden when the
    angles of bodies that are nearer than it cover all of it.
    """

    # A line that enters a body at least so deep lies in triangles that overlap it.
    _MARGIN = CONTACT + 0.01

    def __init__(self, firer: Troop, bodies: Iterable[Troop]) -> None:
        ground = firer.box
        self._eye = (ground.x - ground.hd * ground.uy, ground.y + ground.hd * ground.ux)
        self._ahead = (-ground.uy, ground.ux)
        ahead = [body.box for body in bodies if self._ahead_of_eye(body.box) > CONTACT]
        self._spans = sorted(span for body in ahead if (span := self._span(self._shrunk(body))) is not None)

    def hide(self, target: Troop) -> bool:
        """Whether no part of the target can be seen past the bodies in front."""
        span = self._span(target.box)
        if span is None:
            return False
        low, high, _ = span
        near = point_gap(target.box, *self._eye)
        covered = -math.inf
        for begin, end, far in self._spans:
            if begin > low and begin > covered:
                return False
            if far < near and end > covered:
                covered = end
                if covered >= high:
                    return True
        return False

    def _ahead_of_eye(self, body: Box) -> float:
        """How far the middle of a body lies ahead."""
        return (body.x - self._eye[0]) * self._ahead[0] + (body.y - self._eye[1]) * self._ahead[1]

    def _shrunk(self, body: Box) -> Box:
        return Box(body.x, body.y, body.ux, body.uy, body.hw - self._MARGIN, body.hd - self._MARGIN)

    def _span(self, body: Box) -> tuple[float, float, float] | None:
        """The tangents to the left and right of the line ahead, and the greatest distance of a body."""
        eye_x, eye_y = self._eye
        fx, fy = self._ahead
        low, high, far = math.inf, -math.inf, 0.0
        for x, y in body.corners:
            dx, dy = x - eye_x, y - eye_y
            ahead = dx * fx + dy * fy
            if ahead <= CONTACT:
                return None
            slope = (dx * fy - dy * fx) / ahead
            if slope < low:
                low = slope
            if slope > high:
                high = slope
            square = dx * dx + dy * dy
            if square > far:
                far = square
        return (low, high, math.sqrt(far))
