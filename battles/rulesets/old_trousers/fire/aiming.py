"""Who bears on whom, and with how many points (OT-FIRE-2 to 5, OT-FIRE-11, OT-FIRE-13, OT-C-TOWN-1)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from battles.engine.battle import Point
from battles.engine.boxes import Box, gap, segment
from battles.engine.geometry import LIMIT, distance
from battles.engine.play.zones import Edge, edge_middles
from battles.rulesets.old_trousers.fire.lines import HALF_LANE, Mouth, in_lane, mouth_of, nearest_points, within_range
from battles.rulesets.old_trousers.fire.tables import (
    BRITISH_POINTS,
    CARBINE_POINTS,
    FLANK_FIRE_POINTS,
    GUN_RANGE,
    INFANTRY_POINTS,
    MUSKET_RANGE,
    RIFLE_RANGE,
    SKIRMISHER_POINTS,
    gun_points,
)
from battles.rulesets.old_trousers.table.field import Field
from battles.rulesets.old_trousers.table.footprints import is_column
from battles.rulesets.old_trousers.table.fronts import behind_front, front_figures, front_stands
from battles.rulesets.old_trousers.table.troops import Troop
from battles.rulesets.old_trousers.words import FACELESS, Stance, Trait

# OT-FIRE-2. How far muskets bear to each side of their facing, in degrees.
MUSKET_ARC = 45.0
# OT-FIRE-11. How near to the prolonged axis of a line a battery must stand to rake it, in degrees.
FLANK_ARC = 30.0
_SAME = 1e-6


@dataclass(frozen=True, slots=True)
class Mark:
    """A target as it is fired at: where it stands now, or how it stood on its way (OT-FIRE-13)."""

    troop: Troop
    box: Box
    formation: str
    faceless: bool
    passing: bool = False

    @property
    def centre(self) -> Point:
        return (self.box.x, self.box.y)

    @property
    def routed(self) -> bool:
        return self.troop.routed

    @property
    def column(self) -> bool:
        return not self.routed and is_column(self.troop.build, self.formation)

    @property
    def in_square(self) -> bool:
        return not self.routed and self.formation == Stance.SQUARE

    @property
    def in_skirmish(self) -> bool:
        return not self.routed and self.formation == Stance.SKIRMISH

    @property
    def unlimbered(self) -> bool:
        return not self.routed and self.formation == Stance.UNLIMBERED

    @property
    def in_line(self) -> bool:
        return not self.routed and self.formation == Stance.LINE

    def flanked_from(self, place: Point) -> bool:
        """Whether a place lies in its flank zone (OT-SCALE-4)."""
        return not self.faceless and behind_front(self.box, place)


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


def mark_of(field: Field, troop: Troop) -> Mark:
    """A target where it stands now."""
    return Mark(troop, troop.box, troop.formation, field.all_round(troop))


def mark_at(field: Field, troop: Troop, ground: Box, formation: str) -> Mark:
    """A target as it stood on its way."""
    faceless = formation in FACELESS or troop.routed or field.ground.town_at((ground.x, ground.y))
    return Mark(troop, ground, formation, faceless, passing=True)


def musket_range(troop: Troop) -> float:
    """How far a unit's muskets reach."""
    return RIFLE_RANGE if Trait.RIFLES in troop.traits else MUSKET_RANGE


def range_of(troop: Troop) -> float:
    """How far a unit fires."""
    return GUN_RANGE if troop.artillery else musket_range(troop)


def bearings(field: Field, firer: Troop, mark: Mark) -> list[Bearing]:
    """What of a unit bears on a target, from the left; only what has points."""
    found: list[Bearing] = []
    if firer.box.radius + mark.box.radius + range_of(firer) < math.hypot(firer.x - mark.box.x, firer.y - mark.box.y):
        return found
    third = _third_parties(field, firer, mark)
    if firer.artillery:
        battery = _battery(field, firer, mark, third)
        return [battery] if battery is not None and battery.points > 0 else found
    if field.all_round(firer):
        whole = _whole(field, firer, mark, third)
        return [whole] if whole is not None and whole.points > 0 else found
    for stand in front_stands(firer):
        mouth = mouth_of(stand.front, firer.box, MUSKET_ARC, musket_range(firer))
        met = _line(field, firer, mark, mouth, third)
        if met is not None and stand.figures > 0:
            flank = mark.flanked_from(stand.front)
            found.append(
                Bearing(stand.number, stand.front, stand.figures * _worth(firer, flank), flank, screened=False)
            )
    return found


def points_of(found: Sequence[Bearing]) -> int:
    """The points of all that bears."""
    return sum(bearing.points for bearing in found)


def _third_parties(field: Field, firer: Troop, mark: Mark) -> list[Troop]:
    """Who may stand in a lane between the two."""
    line = segment(firer.centre, mark.centre)
    wide = max(firer.box.radius, mark.box.radius) + HALF_LANE
    return [troop for troop in field.all_near(line, wide) if troop is not firer and troop is not mark.troop]


def _worth(firer: Troop, flank: bool) -> int:
    """The points of a figure (OT-FIRE-3)."""
    if firer.cavalry:
        return CARBINE_POINTS
    if firer.in_skirmish:
        return SKIRMISHER_POINTS
    return (BRITISH_POINTS if firer.nation == "british" else INFANTRY_POINTS)[flank]


def _whole(field: Field, firer: Troop, mark: Mark, third: Sequence[Troop]) -> Bearing | None:
    """A unit without facing fires as a whole to any side (OT-FIRE-2, OT-C-TOWN-1)."""
    if not within_range(firer.box, mark.box, musket_range(firer)):
        return None
    start, end = nearest_points(firer.box, mark.box)
    if not field.sight.clear(start, end) or _blocked(firer, in_lane(start, end, None, third)):
        return None
    figures = math.ceil(firer.figures / 2) if field.in_town(firer) else front_figures(firer)
    flank = mark.flanked_from(start)
    return Bearing(0, start, figures * _worth(firer, flank), flank, screened=False)


def _battery(field: Field, firer: Troop, mark: Mark, third: Sequence[Troop]) -> Bearing | None:
    """All guns that have a crew figure fire at one target (OT-FIRE-4, OT-FIRE-11)."""
    front = firer.front_middle
    mouth = mouth_of(front, firer.box, float(field.settings["artillery_arc"]), GUN_RANGE)
    met = _line(field, firer, mark, mouth, third)
    if met is None:
        return None
    away, screened = met
    flank = _rakes(front, mark)
    each = gun_points(firer.pounder, away, LIMIT) + (FLANK_FIRE_POINTS if flank else 0)
    return Bearing(0, front, each * min(firer.guns, firer.crew), flank, screened)


def _rakes(front: Point, mark: Mark) -> bool:
    """Whether a battery fires into a flank (OT-FIRE-11)."""
    if mark.faceless:
        return False
    if mark.column or mark.unlimbered:
        return mark.flanked_from(front)
    if not mark.in_line:
        return False
    middles = edge_middles(mark.box)
    middle, (ox, oy) = min((middles[Edge.LEFT], middles[Edge.RIGHT]), key=lambda edge: distance(edge[0], front))
    dx, dy = front[0] - middle[0], front[1] - middle[1]
    outward, aside = dx * ox + dy * oy, abs(dx * oy - dy * ox)
    return outward > 0.0 and aside <= outward * math.tan(math.radians(FLANK_ARC)) + _SAME


def _line(field: Field, firer: Troop, mark: Mark, mouth: Mouth, third: Sequence[Troop]) -> tuple[float, bool] | None:
    """The range to a target and whether skirmishers screen it, if a line of fire is open; ``None`` without one."""
    nearest = mouth.nearest(mark.box)
    if nearest is None:
        return None
    away, point = nearest
    for aim in (point, *mouth.aims(mark.box)):
        if not field.sight.clear(mouth.at, aim):
            continue
        standing = in_lane(mouth.at, aim, mouth, third)
        if not _blocked(firer, standing):
            return away, bool(standing)
    return None


def _blocked(firer: Troop, standing: Sequence[Troop]) -> bool:
    """Whether anybody in a lane stops fire: all but friendly skirmishers do (OT-FIRE-5)."""
    return any(not (troop.side == firer.side and troop.in_skirmish) for troop in standing)


def screened(field: Field, firer: Troop) -> bool:
    """Whether enemy skirmishers have a battery within their range (OT-FIRE-10)."""
    return any(
        enemy.in_skirmish and gap(enemy.box, firer.box) <= musket_range(enemy) + LIMIT
        for enemy in field.enemies_near(firer, firer.box, RIFLE_RANGE)
    )
