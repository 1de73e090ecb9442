"""Who can fire at whom, base by base (CR-FIRE-1 to 6, CR-FIRE-12, CR-FIRE-13, CR-DEF-8)."""

from __future__ import annotations

import math
from collections.abc import Iterator

from battles.engine.battle import Point
from battles.engine.boxes import Box, gap, nearest_point
from battles.engine.dataclasses import dataclass
from battles.engine.geometry import distance
from battles.engine.play.zones import axis_meets, centre_point
from battles.rulesets.carolus_rex.decisions import choose
from battles.rulesets.carolus_rex.settings import SQUARE_FIRE
from battles.rulesets.carolus_rex.table import zones
from battles.rulesets.carolus_rex.table.field import Field
from battles.rulesets.carolus_rex.table.troops import Troop
from battles.rulesets.carolus_rex.words import Stance, Type

# CR-FIRE-1, CR-FIRE-4. How far the bases of foot, irregulars and guns fire.
MUSKETS = 3.0
GUNS = {Type.LIGHT: 9.0, Type.MEDIUM: 15.0, Type.HEAVY: 24.0}
# CR-FIRE-6. How near the points of foot and guns count double.
CLOSE_MUSKETS, CLOSE_GUNS = 1.0, 3.0
# CR-FIRE-12. A line that makes less than this with the rank rakes it.
RAKING = 45.0
# CR-DEF-8. How many bases of foot in an area fire to the front, and in all; with pikes, or of small units.
AREA_FRONT, AREA_ALL = 2, 3
AREA_FRONT_PIKE, AREA_ALL_FEW = 1, 2


@dataclass(frozen=True, slots=True)
class Shot:
    """What one base does: the target, its points, and whether it rakes."""

    firer: Troop
    target: Troop
    points: int
    rakes: bool


@dataclass(frozen=True, slots=True)
class Aim:
    """A target that a base can hit: how far it is, and the point that the line of fire leads to."""

    target: Troop
    away: float
    start: Point
    end: Point


def shots(field: Field, troop: Troop) -> list[Shot]:
    """The shots of a unit, base by base (CR-FIRE-5)."""
    if not may_fire(troop):
        return []
    wanted = _wanted(field, troop)
    if wanted is None:
        return []
    if troop.holds_area and not troop.in_square:
        return _from_area(field, troop, wanted)
    if troop.in_square:
        return _from_square(field, troop, wanted)
    if troop.cavalry:
        return _from_saddle(field, troop, wanted)
    fired = []
    for base in firing_bases(troop):
        aim = _chosen(_aims(field, troop, base), wanted)
        if aim is not None:
            fired.append(_shot(troop, aim, gap(_front_edge(base), aim.target.box)))
    return fired


def may_fire(troop: Troop) -> bool:
    """Whether a unit may fire at all in this turn (CR-FIRE-1, CR-FORM-4)."""
    if troop.broken or troop.deeds.charging or troop.formation in (Stance.COLUMN, Stance.LIMBERED):
        return False
    return not (troop.type == Type.HEAVY and troop.deeds.unlimbered)


def _wanted(field: Field, troop: Troop) -> str | None:
    """The unit that is to be fired at before others, empty for the nearest; ``None`` when it holds its fire."""
    order = field.fire_orders.get(troop.id)
    if order is not None:
        return order or None
    choice = choose(field, troop, "fire")
    return None if choice.name == "HOLD" else choice.target()


def firing_bases(troop: Troop) -> list[Box]:
    """The bases of the front rank that fire, from left to right (CR-FIRE-1, CR-SMALL-1, CR-AMB-11)."""
    shape, ground = troop.shape, troop.box
    hx, hy = troop.heading
    if troop.occupying and troop.artillery:
        x, y = troop.centre_point
        half = shape.depth / 2
        return [Box(x - half * hx, y - half * hy, ground.ux, ground.uy, shape.base / 2, half)]
    bases = []
    for index, (right, ahead) in enumerate(shape.bases[: shape.front]):
        if troop.pike and not troop.small and index == 1:
            continue
        x = ground.x + right * ground.ux + ahead * hx
        y = ground.y + right * ground.uy + ahead * hy
        half = ground.hd if troop.artillery else 0.4
        bases.append(Box(x, y, ground.ux, ground.uy, shape.base / 2, half))
    return bases


def base_centres(troop: Troop) -> list[Point]:
    """The centres of all of a unit's bases."""
    ground = troop.box
    hx, hy = troop.heading
    return [
        (ground.x + right * ground.ux + ahead * hx, ground.y + right * ground.uy + ahead * hy)
        for right, ahead in troop.shape.bases
    ]


def reach_of(troop: Troop) -> float:
    """How far its bases fire. Guns whose weight a side does not make out are taken for medium ones."""
    return GUNS[Type(troop.type or Type.MEDIUM)] if troop.artillery else MUSKETS


def _front_edge(base: Box) -> Box:
    """The front edge of a base, as a box without depth."""
    x, y = centre_point(base)
    return Box(x, y, base.ux, base.uy, base.hw, 0.0)


def _aims(field: Field, troop: Troop, base: Box) -> Iterator[Aim]:
    """The enemies that a base can hit (CR-FIRE-1, CR-FIRE-13, CR-AMB-28)."""
    depth = reach_of(troop)
    start = centre_point(base)
    edge = _front_edge(base)
    for enemy in field.enemies_near(troop, base, depth * 1.1 + zones.TOLERANCE):
        if enemy.broken:
            continue
        end = _mark(field, troop, enemy, base, start, depth)
        if end is not None:
            yield Aim(enemy, gap(edge, enemy.box), start, end)


def _mark(field: Field, troop: Troop, enemy: Troop, base: Box, start: Point, depth: float) -> Point | None:
    """The point of an enemy that a base can hit: the nearest of his bases' centres, or of the area that he holds."""
    marks = [nearest_point(enemy.box, *start)] if enemy.occupying else base_centres(enemy)
    best, least = None, math.inf
    for mark in marks:
        away = distance(start, mark)
        if (
            away < least - 1e-9
            and zones.zone_to(depth).holds(base, mark, zones.TOLERANCE)
            and field.open_line(start, mark, troop, enemy)
        ):
            best, least = mark, away
    return best


def _chosen(aims: Iterator[Aim] | list[Aim], wanted: str) -> Aim | None:
    """The target ordered, if it can be hit, else the nearest (CR-FIRE-5, CR-AMB-31)."""
    found = list(aims)
    ordered = next((aim for aim in found if aim.target.id == wanted), None)
    return ordered or min(found, key=lambda aim: (round(aim.away, 6), aim.target.index), default=None)


def _shot(troop: Troop, aim: Aim, away: float) -> Shot:
    near = CLOSE_GUNS if troop.artillery else CLOSE_MUSKETS
    doubled = (troop.artillery or troop.infantry) and away <= near + zones.TOLERANCE + 1e-9
    return Shot(troop, aim.target, 2 if doubled else 1, _rakes(aim))


def _rakes(aim: Aim) -> bool:
    """Whether a shot goes along the target's ranks (CR-FIRE-12, CR-AMB-12)."""
    if aim.target.all_round:
        return False
    ground = aim.target.box
    dx, dy = aim.end[0] - aim.start[0], aim.end[1] - aim.start[1]
    length = math.hypot(dx, dy)
    if length < 1e-9:
        return False
    along = abs(dx * ground.ux + dy * ground.uy) / length
    return along > math.cos(math.radians(RAKING)) + 1e-9


# ---- cavalry, squares, areas


def _from_saddle(field: Field, troop: Troop, wanted: str) -> list[Shot]:
    """Cavalry fires its front rank at whom its axis meets in contact, one point a base (CR-FIRE-3)."""
    start = troop.centre_point
    aims = []
    for enemy in field.contacts(troop):
        met = axis_meets(troop.box, enemy.box)
        if met is not None:
            hx, hy = troop.heading
            aims.append(Aim(enemy, met[0], start, (start[0] + hx, start[1] + hy)))
    aim = _chosen(aims, wanted)
    if aim is None:
        return []
    return [Shot(troop, aim.target, 1, any(_saddle_rakes(aim.target, base) for base in firing_bases(troop)))] * len(
        firing_bases(troop)
    )


def _saddle_rakes(target: Troop, base: Box) -> bool:
    start = centre_point(base)
    marks = [nearest_point(target.box, *start)] if target.occupying else base_centres(target)
    return _rakes(Aim(target, 0.0, start, min(marks, key=lambda mark: distance(start, mark))))


def _all_round(field: Field, troop: Troop) -> list[Aim]:
    """The enemies within reach of a square or an area, in a line from centre to centre (CR-FIRE-2, CR-FIRE-13)."""
    ground = troop.box
    centre = (ground.x, ground.y)
    found = []
    for enemy in field.enemies_near(troop, ground, MUSKETS + zones.TOLERANCE):
        away = gap(ground, enemy.box)
        end = (enemy.box.x, enemy.box.y)
        if not enemy.broken and away <= MUSKETS + zones.TOLERANCE and field.open_line(centre, end, troop, enemy):
            found.append(Aim(enemy, away, centre, end))
    return found


def _from_square(field: Field, troop: Troop, wanted: str) -> list[Shot]:
    """One base in all, or one at each enemy by the umpire's setting (CR-FIRE-2, CR-AMB-10)."""
    aims = _all_round(field, troop)
    if field.settings[SQUARE_FIRE] == "each":
        return [_shot(troop, aim, aim.away) for aim in aims]
    aim = _chosen(aims, wanted)
    return [] if aim is None else [_shot(troop, aim, aim.away)]


def _from_area(field: Field, troop: Troop, wanted: str) -> list[Shot]:
    """Foot in an area: to the front first, then one base to each flank (CR-DEF-8, CR-AMB-54)."""
    few = troop.pike or troop.small
    left = AREA_ALL_FEW if few else AREA_ALL
    aims = _all_round(field, troop)
    fired: list[Shot] = []
    for turn, most in ((0, AREA_FRONT_PIKE if troop.pike else AREA_FRONT), (-90, 1), (90, 1)):
        side = _side(troop.box, turn)
        open_to = [aim for aim in aims if zones.fronts(side, aim.target.box, MUSKETS + zones.TOLERANCE)]
        aim = _chosen(open_to, wanted)
        if aim is None:
            continue
        bases = min(most, left)
        fired += [_shot(troop, aim, aim.away)] * bases
        left -= bases
    return fired


def _side(ground: Box, turn: int) -> Box:
    """A footprint seen from one of its sides, which becomes its front."""
    if turn == 0:
        return ground
    hx, hy = -ground.uy, ground.ux
    # Turned to the right, what was ahead lies to the left: the new right is the old rear.
    ux, uy = (-hx, -hy) if turn > 0 else (hx, hy)
    return Box(ground.x, ground.y, ux, uy, ground.hd, ground.hw)
