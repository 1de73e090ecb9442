"""Who bears on whom, and with how many points (OT-FIRE-2 to 5, OT-FIRE-11, OT-FIRE-13, OT-C-TOWN-1)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cached_property
from itertools import chain

from battles.engine.battle import Point
from battles.engine.boxes import Box, gap
from battles.engine.dataclasses import dataclass
from battles.engine.geometry import CONTACT, LIMIT
from battles.engine.play.zones import foremost
from battles.rulesets.old_trousers.fire.lines import (
    HALF_LANE,
    Mouth,
    in_lane,
    mouth_of,
    nearest_points,
    within_range,
)
from battles.rulesets.old_trousers.fire.marks import Mark, Marks
from battles.rulesets.old_trousers.fire.shadows import Shadows
from battles.rulesets.old_trousers.fire.tables import (
    BRITISH_POINTS,
    CARBINE_POINTS,
    FLANK_FIRE_POINTS,
    GUN_RANGE,
    INFANTRY_POINTS,
    MUSKET_RANGE,
    RIFLE_RANGE,
    SKIRMISHER_POINTS,
    gun_row,
)
from battles.rulesets.old_trousers.table.field import Field
from battles.rulesets.old_trousers.table.fronts import Stand, front_figures, front_stands
from battles.rulesets.old_trousers.table.troops import Troop
from battles.rulesets.old_trousers.words import Trait

# OT-FIRE-2. How far muskets bear to each side of their facing, in degrees.
MUSKET_ARC = 45.0
# OT-FIRE-11. How near to the prolonged axis of a line a battery must stand to rake it, in degrees.
FLANK_ARC = 30.0
_FLANK_SLOPE = math.tan(math.radians(FLANK_ARC))
_SAME = 1e-6


@dataclass(frozen=True, slots=True)
class Bearing:
    """A stand, battery or whole unit that bears on a target: where its line of fire starts, and its points.

    ``stand`` is the stand's number from the left, 0 for what fires as a whole.
    """

    stand: int
    start: Point
    points: int
    flank: bool
    screened: bool


def musket_range(troop: Troop) -> float:
    """How far a unit's muskets reach."""
    return RIFLE_RANGE if Trait.RIFLES in troop.traits else MUSKET_RANGE


def range_of(troop: Troop) -> float:
    """How far a unit fires."""
    return GUN_RANGE if troop.artillery else musket_range(troop)


class Gunner:
    """A unit that fires: where its fire starts, and who may stand in the way. Nobody moves while it lasts."""

    def __init__(self, field: Field, troop: Troop, marks: Marks) -> None:
        self.field, self.troop, self.marks = field, troop, marks
        self.as_one = troop.artillery or field.all_round(troop)
        #: The enemies on their way to charge it.
        self.chargers = {charge.charger for charge in field.charges if charge.target is troop and charge.awaits_test}
        reach = range_of(troop)
        self.stands: list[tuple[Stand, Mouth]] = []
        if troop.artillery:
            arc = float(field.settings["artillery_arc"])
            self._row = gun_row(troop.pounder)
            self.battery = mouth_of(troop.front_middle, troop.box, arc, GUN_RANGE)
        elif not self.as_one:
            for stand in front_stands(troop):
                if stand.figures > 0:
                    self.stands.append((stand, mouth_of(stand.front, troop.box, MUSKET_ARC, reach)))
        self._hopes: dict[Box, int] = {}
        self._nearest: dict[Box, tuple[float, Point] | None] = {}
        #: Who stopped the last line of fire that was stopped: likely enough he stops the next one too.
        self._blocker: Troop | None = None

    @cached_property
    def others(self) -> list[Troop]:
        """Who may stand in the way of its fire at anybody."""
        ground, reach = self.troop.box, range_of(self.troop)
        others = [other for other in self.field.all_near(ground, reach + HALF_LANE) if other is not self.troop]
        if self.as_one and not self.troop.artillery:
            return others
        ahead = [other for other in others if _reaches_ahead(ground, other.box)]
        # Who stands astride the front line is the dearest to judge, and need not be where somebody else stops fire.
        return sorted(ahead, key=lambda other: ground.local(other.x, other.y)[1] - other.box.radius <= ground.hd)

    @cached_property
    def shadows(self) -> Shadows:
        """What of all that a battery might fire at is surely hidden; friendly skirmishers hide nobody."""
        side = self.troop.side
        return Shadows(self.battery, [one for one in self.others if one.side != side or not one.in_skirmish])

    def bearings(self, mark: Mark) -> list[Bearing]:
        """What of the unit bears on a target, from the left; only what has points."""
        troop, box_ = self.troop, mark.box
        if math.hypot(troop.x - box_.x, troop.y - box_.y) > troop.box.radius + box_.radius + range_of(troop):
            return []
        if troop.artillery and not self.hope(mark):
            return []
        if self.as_one:
            one = self._battery(mark) if troop.artillery else self._whole(mark)
            return [one] if one is not None and one.points > 0 else []
        if not within_range(troop.box, box_, musket_range(troop)):
            return []
        found: list[Bearing] = []
        for stand, mouth in self.stands:
            if self._line(mark, mouth, mouth.nearest(mark.box)) is not None:
                flank = mark.flanked_from(stand.front)
                found.append(Bearing(stand.number, stand.front, stand.figures * _worth(troop, flank), flank, False))
        return found

    def hope(self, mark: Mark) -> int:
        """The most that the promise of a battery can be: told by a circle round the target, and by shadows."""
        known = self._hopes.get(mark.box)
        if known is None:
            away = self.battery.glance(mark.box)
            hidden = away is None or self.shadows.hide(mark.box, away, mark.troop)
            known = self._hopes[mark.box] = 0 if away is None or hidden else self._gun_points(mark, away)
        return known

    def promise(self, mark: Mark) -> int:
        """The points of a battery at a target, should the line of fire be open; 0 where it surely is not."""
        nearest = self._battery_nearest(mark) if self.hope(mark) else None
        return 0 if nearest is None else self._gun_points(mark, nearest[0])

    def _battery_nearest(self, mark: Mark) -> tuple[float, Point] | None:
        """The nearest point of a target for a battery; remembered, for a promise comes before a line of fire."""
        if mark.box not in self._nearest:
            self._nearest[mark.box] = self.battery.nearest(mark.box)
        return self._nearest[mark.box]

    def most(self, away: float) -> int:
        """The most points of a battery at a distance."""
        return (self._each(away) + FLANK_FIRE_POINTS) * self.troop.strength

    def _gun_points(self, mark: Mark, away: float) -> int:
        flank = _rakes(self.battery.at, mark)
        return (self._each(away) + (FLANK_FIRE_POINTS if flank else 0)) * self.troop.strength

    def _each(self, away: float) -> int:
        """The points of one gun at a distance; 0 beyond its range."""
        for band, points in self._row:
            if away <= band + LIMIT:
                return points
        return 0

    def _battery(self, mark: Mark) -> Bearing | None:
        """All guns that have a crew figure fire at one target (OT-FIRE-4, OT-FIRE-11)."""
        met = self._line(mark, self.battery, self._battery_nearest(mark))
        if met is None:
            return None
        away, screened = met
        return Bearing(0, self.battery.at, self._gun_points(mark, away), _rakes(self.battery.at, mark), screened)

    def _whole(self, mark: Mark) -> Bearing | None:
        """A unit without facing fires as a whole to any side (OT-FIRE-2, OT-AMB-10, OT-C-TOWN-1)."""
        field, troop = self.field, self.troop
        if not within_range(troop.box, mark.box, musket_range(troop)):
            return None
        start, end = nearest_points(troop.box, mark.box)
        if not field.sight.clear(start, end) or self._screen(start, end, None, self._between(mark, start)) is None:
            return None
        figures = math.ceil(troop.figures / 2) if field.in_town(troop) else front_figures(troop)
        flank = mark.flanked_from(start)
        return Bearing(0, start, figures * _worth(troop, flank), flank, screened=False)

    def _line(self, mark: Mark, mouth: Mouth, nearest: tuple[float, Point] | None) -> tuple[float, bool] | None:
        """The range to a target and whether skirmishers screen it, if a line of fire is open; ``None`` without one."""
        if nearest is None:
            return None
        away, point = nearest
        others: list[Troop] | None = None
        for aim in chain((point,), mouth.aims(mark.box)):
            blocker = self._blocker
            if (
                blocker is not None
                and blocker is not mark.troop
                and self._screen(mouth.at, aim, mouth, (blocker,)) is None
            ):
                continue
            if others is None:
                others = self._between(mark, mouth.at)
            if self.field.sight.clear(mouth.at, aim):
                screened = self._screen(mouth.at, aim, mouth, others)
                if screened is not None:
                    return away, screened
        return None

    def _between(self, mark: Mark, start: Point) -> list[Troop]:
        """Who may stand in any lane from a place to a target."""
        box_ = mark.box
        dx, dy = box_.x - start[0], box_.y - start[1]
        length = math.hypot(dx, dy) or 1.0
        hx, hy, wide = dx / length, dy / length, box_.radius + HALF_LANE
        found = []
        for other in self.others:
            ground = other.box
            ox, oy = ground.x - start[0], ground.y - start[1]
            radius = ground.radius + wide
            if abs(ox * hy - oy * hx) <= radius and -radius <= ox * hx + oy * hy <= length + radius:
                found.append(other)
        return [other for other in found if other is not mark.troop]

    def _screen(self, start: Point, end: Point, front: Mouth | None, others: Sequence[Troop]) -> bool | None:
        """Whether friendly skirmishers stand in a lane; ``None`` when anybody else does, who stops fire (OT-FIRE-5)."""
        screened = False
        for other in in_lane(start, end, front, others):
            if other.side != self.troop.side or not other.in_skirmish:
                self._blocker = other
                return None
            screened = True
        return screened


def _reaches_ahead(front: Box, ground: Box) -> bool:
    """Whether any part of a footprint lies ahead of a front line (OT-SCALE-4)."""
    ahead = front.local(ground.x, ground.y)[1] - front.hd
    if abs(ahead - CONTACT) > ground.radius:
        return ahead > CONTACT
    return foremost(front, ground.corners) > CONTACT


def points_of(found: Sequence[Bearing]) -> int:
    """The points of all that bears."""
    return sum(bearing.points for bearing in found)


def _worth(firer: Troop, flank: bool) -> int:
    """The points of a figure (OT-FIRE-3)."""
    if firer.cavalry:
        return CARBINE_POINTS
    if firer.in_skirmish:
        return SKIRMISHER_POINTS
    return (BRITISH_POINTS if firer.nation == "british" else INFANTRY_POINTS)[flank]


def _rakes(front: Point, mark: Mark) -> bool:
    """Whether a battery fires into a flank (OT-FIRE-11)."""
    if mark.faceless:
        return False
    if mark.column or mark.unlimbered:
        return mark.flanked_from(front)
    if not mark.in_line:
        return False
    right, ahead = mark.box.local(*front)
    outward = abs(right) - mark.box.hw
    return outward > 0.0 and abs(ahead) <= outward * _FLANK_SLOPE + _SAME


def screened(field: Field, firer: Troop) -> bool:
    """Whether enemy skirmishers have a battery within their range (OT-FIRE-10)."""
    return any(
        enemy.in_skirmish and gap(enemy.box, firer.box) <= musket_range(enemy) + LIMIT
        for enemy in field.enemies_near(firer, firer.box, RIFLE_RANGE)
    )
