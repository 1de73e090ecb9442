"""Aiming (MN-FIRE-2 to 6, MN-GEO-2): which point of a target a unit shoots at, and with how many dice."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Sequence
from enum import StrEnum
from typing import NamedTuple

from battles.engine.advance import near_path
from battles.engine.battle import Point
from battles.engine.boxes import Box, beyond_front, gap, nearest_point, point_gap, triangle_overlap
from battles.engine.dataclasses import dataclass
from battles.engine.geometry import CONTACT, LIMIT
from battles.rulesets.mini_nap.fire.screens import SCREENS_WITHIN, Screens
from battles.rulesets.mini_nap.table.troops import Troop
from battles.rulesets.mini_nap.table.working import Working
from battles.rulesets.mini_nap.words import SQUARES, Arm, Stance


class Band(StrEnum):
    """Range bands, as the log names them."""

    SMALL_ARMS = "small-arms"
    CLOSE = "close"
    MEDIUM = "medium"
    LONG = "long"


# MN-FIRE-3. Bands reach up to and including this range, in cm.
SMALL_ARMS_RANGE = 4.0
# MN-FIRE-2. To either side of straight ahead: all that is before the front line.
FIRE_ARC = 90.0
ARTILLERY_RANGES = ((20.0, Band.CLOSE), (40.0, Band.MEDIUM), (80.0, Band.LONG))
# MN-X-WEA-1. In fog nobody fires beyond this.
FOG_RANGE = 20.0
# MN-X-OVER-1. Units farther than this from the battery and from the aiming point are fired over.
OVERHEAD_CLEAR = 10.0
# MN-FIRE-4.
# fmt: off
SMALL_ARMS_DICE = {
    Stance.LINE: 2, Stance.SKIRMISH: 2, Stance.COLUMN: 1, Stance.SQUARE: 1, Stance.EMERGENCY_SQUARE: 1,
}
ARTILLERY_DICE = {
    #          close  medium  long
    "light":  {Band.CLOSE: 2, Band.MEDIUM: 1, Band.LONG: 0},
    "medium": {Band.CLOSE: 3, Band.MEDIUM: 2, Band.LONG: 1},
    "heavy":  {Band.CLOSE: 4, Band.MEDIUM: 3, Band.LONG: 2},
}
Reckoning = tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Shot:
    """An eligible target with its best aiming point; ``dice`` may be 0, and then there is no shot (MN-AMB-11)."""

    target: Troop
    dice: int
    range: float
    band: Band
    aim: Point
    reckoning: Reckoning

    @property
    def worth(self) -> tuple[int, float]:
        """More dice first, then the lesser range (MN-GEO-2, MN-ORD-2)."""
        return (self.dice, -round(self.range, 6))


class _Line(NamedTuple):
    """A possible line of fire: the most dice it offers, its range, the aiming point, and the face it leaves from.

    ``order`` are the first two, for sorting, and the place among the lines that decides ties (MN-GEO-2).
    """

    order: tuple[int, float, int]
    range: float
    band: Band
    aim: Point
    left: Point
    right: Point


class Prospect(NamedTuple):
    """A target that may prove eligible.

    ``order`` is the most dice that it could offer (below 0), its least range, and its place in the file.
    """

    order: tuple[int, float, int]
    target: Troop

    @property
    def promise(self) -> tuple[int, float]:
        """What a shot at it is worth at best, comparable with :attr:`Shot.worth`."""
        fewest, near, _ = self.order
        return (-fewest, -near + 1e-6)


class View(NamedTuple):
    """What lies before a firer: the targets worth a closer look, the most promising first, and what hides them.

    ``screened`` are the bodies that hide none of those who are not hidden by the ``screens``.
    """

    found: Sequence[Prospect]
    screens: Screens | None = None
    screened: frozenset[Troop] = frozenset()

    def hides(self, target: Troop) -> bool:
        """Whether a target is hidden: looked at when it comes up, as mostly one of the first is shot at."""
        return self.screens is not None and self.screens.hide(target)


def prospects(working: Working, firer: Troop) -> View:
    """The targets worth a closer look (MN-ORD-2)."""
    reach = _reach(working, firer)
    ground, square = firer.box, firer.in_square
    known: dict[tuple[Band, str], int] = {}
    found: list[Prospect] = []
    for target in working.roster.enemies_near(firer, firer.box, reach):
        other = target.box
        dx, dy = other.x - ground.x, other.y - ground.y
        far = reach + ground.radius + other.radius
        if dx * dx + dy * dy > far * far or not (square or _ahead_of(ground, other, dx, dy)):
            continue
        away = gap(ground, other)
        if away > reach + LIMIT:
            continue
        kind = (_band(firer, away), target.formation)
        dice = known.get(kind)
        if dice is None:
            dice = known[kind] = _most_dice(firer, target, kind[0])
        if dice:
            found.append(Prospect((-dice, round(away, 6), target.index), target))
    found.sort()
    if len(found) > 1 and firer.artillery and not working.settings["overhead_fire"]:
        bodies = working.roster.friends_near(firer, firer.box, SCREENS_WITHIN)
        bodies += [enemy for enemy in working.roster.enemies_near(firer, firer.box, SCREENS_WITHIN) if enemy.formed]
        return View(found, Screens(firer, bodies), frozenset(bodies))
    return View(found)


def _ahead_of(ground: Box, other: Box, dx: float, dy: float) -> bool:
    """Whether some part of another footprint, so far off, lies ahead of the front line: by circles if they tell."""
    ahead = dy * ground.ux - dx * ground.uy - ground.hd - CONTACT
    if abs(ahead) > other.radius + LIMIT:
        return ahead > 0.0
    return beyond_front(ground, other) > CONTACT


def best_shot(working: Working, firer: Troop, target: Troop, screened: Collection[Troop] = frozenset()) -> Shot | None:
    """The best shot of a unit at a target; ``None`` when the target is not eligible (MN-FIRE-2).

    ``screened`` are bodies of which it is known already that they do not hide the target.
    """
    reach = _reach(working, firer)
    ground, other = firer.box, target.box
    dx, dy = other.x - ground.x, other.y - ground.y
    far = reach + ground.radius + other.radius
    if dx * dx + dy * dy > far * far or gap(ground, other) > reach + LIMIT:
        return None
    if not working.settings["fire_into_contact"] and working.roster.engaged(target):
        return None
    others = _between(working, firer, target)
    if firer.artillery and not working.settings["overhead_fire"]:
        solid = [other for other in others if other.formed or other.side == firer.side]
        if any(other not in screened for other in solid) and Screens(firer, solid).hide(target):
            return None
    lines = _lines(firer, target, reach)
    best: Shot | None = None
    for line in lines:
        fewest, near, _ = line.order
        if best is not None and (-fewest, -near) <= best.worth:
            break
        shot = _shot(working, firer, target, line, others)
        if shot is not None and (best is None or shot.worth > best.worth):
            best = shot
    return best


def base_dice(firer: Troop, band: Band) -> int:
    """The dice of the table (MN-FIRE-4)."""
    if firer.artillery:
        return ARTILLERY_DICE[firer.guns][band]
    return SMALL_ARMS_DICE[Stance(firer.formation)]


def bonuses(firer: Troop, target: Troop) -> Reckoning:
    """One die more for each of these (MN-FIRE-5)."""
    found: list[tuple[str, int]] = []
    if firer.infantry and firer.guard:
        found.append(("guard", 1))
    if firer.artillery and firer.nation == "british":
        found.append(("British artillery", 1))
    if firer.artillery and firer.nation == "french" and firer.unit.quality in ("guard", "elite"):
        found.append((f"French {firer.unit.quality} artillery", 1))
    if target.formation == Stance.COLUMN:
        found.append(("target in column", 1))
    if target.formation in SQUARES:
        found.append(("target in square", 1))
    return tuple(found)


def _most_dice(firer: Troop, target: Troop, band: Band) -> int:
    """The dice before any halving but that for an unformed target."""
    dice = base_dice(firer, band) + sum(extra for _, extra in bonuses(firer, target))
    return dice if target.formed else dice // 2


def _reach(working: Working, firer: Troop) -> float:
    """How far the unit fires in this weather; less than nothing for those who never fire."""
    if firer.cavalry:
        return -1.0
    return fire_range(firer.arm, working.battle.weather if working.settings["weather_effects"] else "clear")


def fire_range(arm: str, weather: str) -> float:
    """How far an arm fires in a weather (MN-FIRE-3, MN-X-WEA-1); 0 for cavalry."""
    if arm == Arm.CAVALRY:
        return 0.0
    reach = ARTILLERY_RANGES[-1][0] if arm == Arm.ARTILLERY else SMALL_ARMS_RANGE
    if weather == "rain":
        return min(reach, ARTILLERY_RANGES[1][0])
    return min(reach, FOG_RANGE) if weather == "fog" else reach


def _band(firer: Troop, away: float) -> Band:
    if not firer.artillery:
        return Band.SMALL_ARMS
    for limit, band in ARTILLERY_RANGES:
        if away <= limit + LIMIT:
            return band
    return Band.LONG


def _lines(firer: Troop, target: Troop, reach: float) -> list[_Line]:
    """All lines of fire whose aiming point is ahead of a firing face and in range, the most promising first."""
    ground = firer.box
    faces = list(_faces(firer))
    dice: dict[Band, int] = {}
    found: list[_Line] = []
    farthest = reach + LIMIT
    x, y, ux, uy, hw, hd = ground.x, ground.y, ground.ux, ground.uy, ground.hw, ground.hd
    for aim in aiming_points(ground, target.box):
        # The gap from the firer to the point, as in ``point_gap``.
        dx, dy = aim[0] - x, aim[1] - y
        ex, ey = abs(dx * ux + dy * uy) - hw, abs(dy * ux - dx * uy) - hd
        away = (ey if ey > 0.0 else 0.0) if ex <= 0.0 else ex if ey <= 0.0 else math.hypot(ex, ey)
        if away > farthest:
            continue
        band = _band(firer, away)
        most = dice.get(band)
        if most is None:
            most = dice[band] = _most_dice(firer, target, band)
        ax, ay = aim
        for left, right, nx, ny in faces:
            if (ax - left[0]) * nx + (ay - left[1]) * ny > CONTACT:
                found.append(_Line((-most, round(away, 6), len(found)), away, band, aim, left, right))
    found.sort()
    return found


def _faces(firer: Troop) -> Iterator[tuple[Point, Point, float, float]]:
    """The faces a unit fires from: its front, a square's all four; two corners and the direction outward."""
    ground = firer.box
    front_left, front_right, rear_right, rear_left = ground.corners
    ux, uy = ground.ux, ground.uy
    yield front_left, front_right, -uy, ux
    if firer.in_square:
        yield front_right, rear_right, ux, uy
        yield rear_right, rear_left, uy, -ux
        yield rear_left, front_left, -ux, -uy


def aiming_points(firer: Box, target: Box) -> Iterator[Point]:
    """The points of a target that may be aimed at (MN-GEO-2): first the middle of those nearest to the firer."""
    yield _nearest_middle(firer, target)
    corners = target.corners
    for index, (ax, ay) in enumerate(corners):
        bx, by = corners[(index + 1) % 4]
        yield (ax, ay)
        for share in (0.25, 0.5, 0.75):
            yield (ax + share * (bx - ax), ay + share * (by - ay))


def _nearest_middle(firer: Box, target: Box) -> Point:
    """The middle of the set of points of the target that are nearest to the firer: a point, or part of an edge."""
    found: list[tuple[float, float, float]] = []
    for x, y in target.corners:
        found.append((point_gap(firer, x, y), x, y))
    for x, y in firer.corners:
        foot_x, foot_y = nearest_point(target, x, y)
        found.append((math.hypot(x - foot_x, y - foot_y), foot_x, foot_y))
    least = min(away for away, _, _ in found)
    nearest = [(x, y) for away, x, y in found if away <= least + 1e-6]
    (ax, ay), (bx, by) = min(nearest), max(nearest)
    return ((ax + bx) / 2.0, (ay + by) / 2.0)


def _between(working: Working, firer: Troop, target: Troop) -> list[Troop]:
    """Those who may lie in some triangle between the two, friends and enemies."""
    ground, other = firer.box, target.box
    dx, dy = other.x - ground.x, other.y - ground.y
    length = math.hypot(dx, dy)
    if length <= LIMIT:
        return []
    hx, hy = dx / length, dy / length
    wide = Box(ground.x, ground.y, 1.0, 0.0, max(ground.radius, other.radius), 0.0)
    return [
        troop
        for side in working.roster.enemy_of
        for troop in working.roster.near(side, wide, 0.0, (dx, dy))
        if troop is not firer and troop is not target and near_path(wide, troop.box, hx, hy, length, 0.0)
    ]


def _shot(working: Working, firer: Troop, target: Troop, line: _Line, others: list[Troop]) -> Shot | None:
    """The shot along one line, or ``None`` when the line is barred.

    The target's own body bars lines to its far side (MN-AMB-9); of unformed enemies only those at medium range are
    shot past, and only at a formed target (MN-FIRE-6, MN-AMB-10).
    """
    triangle = (line.left, line.right, line.aim)
    through = False
    (left_x, left_y), (right_x, right_y) = line.left, line.right
    base_x, base_y = (left_x + right_x) / 2.0, (left_y + right_y) / 2.0
    half = math.hypot(right_x - left_x, right_y - left_y) / 2.0
    hx, hy = line.aim[0] - base_x, line.aim[1] - base_y
    length = math.hypot(hx, hy) or 1.0
    for other in others:
        body = other.box
        if abs((body.x - base_x) * hy - (body.y - base_y) * hx) > (body.radius + half) * length:
            continue
        friendly = other.side == firer.side
        if line.band == Band.LONG and not friendly and not other.formed:
            continue
        if not triangle_overlap(triangle, other.box) or _fired_over(working, firer, other, line):
            continue
        if other.formed or friendly or line.band != Band.MEDIUM or not target.formed:
            # Who bars one line will likely bar the next: ask him first.
            others.remove(other)
            others.insert(0, other)
            return None
        through = True
    if triangle_overlap(triangle, target.box):
        return None
    if working.ground.pieces and working.ground.hides(
        (firer.x, firer.y), line.aim, ((firer.x, firer.y), (target.x, target.y))
    ):
        return None
    reckoning = _reckon(working, firer, target, line, through=through)
    return Shot(target, sum(dice for _, dice in reckoning), line.range, line.band, line.aim, reckoning)


def _fired_over(working: Working, firer: Troop, other: Troop, line: _Line) -> bool:
    """Whether a battery on a hill fires over a unit (MN-X-OVER-1)."""
    if not working.settings["overhead_fire"] or not firer.artillery or line.band not in (Band.MEDIUM, Band.LONG):
        return False
    if gap(firer.box, other.box) <= OVERHEAD_CLEAR + LIMIT or point_gap(other.box, *line.aim) <= OVERHEAD_CLEAR + LIMIT:
        return False
    hills = working.ground.hills_under((firer.x, firer.y))
    under_other = working.ground.hills_under((other.x, other.y))
    return any(hill not in under_other for hill in hills)


def _reckon(working: Working, firer: Troop, target: Troop, line: _Line, *, through: bool) -> Reckoning:
    """The dice of a shot, cause by cause; all halvings are rounded down once, at the end (MN-FIRE-5, MN-FIRE-6)."""
    named = [(firer.guns + " guns" if firer.artillery else firer.formation, base_dice(firer, line.band))]
    named += bonuses(firer, target)
    halvings = [cause for cause, holds in _halvings(working, firer, target, line, through=through) if holds]
    dice = sum(value for _, value in named)
    for count, cause in enumerate(halvings, 1):
        named.append((f"halved: {cause}", dice // 2**count - dice // 2 ** (count - 1)))
    return tuple(named)


def _halvings(
    working: Working, firer: Troop, target: Troop, line: _Line, *, through: bool
) -> Iterator[tuple[str, bool]]:
    yield "target unformed", not target.formed
    yield "through unformed troops", through and target.formed
    if working.ground.pieces:
        covered = working.ground.covers(target.box.corners, (target.x, target.y), (firer.x, firer.y), line.aim)
        yield "target in cover", covered
    if working.settings["weather_effects"]:
        yield "rain", working.battle.weather == "rain" and line.band == Band.SMALL_ARMS
        yield "mud", working.battle.weather == "mud" and line.band == Band.LONG
