"""The assault: whether it is legal, its move, its contact (BNB-ASLT-1 to 4, BNB-CTOWN-1)."""

from __future__ import annotations

import math
from functools import lru_cache

from battles.engine import boxes
from battles.engine.battle import Point
from battles.engine.boxes import Box
from battles.engine.dataclasses import dataclass, replace
from battles.engine.geometry import CONTACT, LIMIT, bearing, edges, meeting_share, turn_between
from battles.engine.orders import Action
from battles.engine.play.zones import centre_point
from battles.rulesets.big_napoleonic.movement import stops, towns
from battles.rulesets.big_napoleonic.movement.line import Line
from battles.rulesets.big_napoleonic.movement.marching import ahead, set_square
from battles.rulesets.big_napoleonic.movement.stops import Leg, Way
from battles.rulesets.big_napoleonic.table import figures, zones
from battles.rulesets.big_napoleonic.table.field import Assault, Field
from battles.rulesets.big_napoleonic.table.figures import Figure, Walls
from battles.rulesets.big_napoleonic.table.footprints import ranks
from battles.rulesets.big_napoleonic.table.ground import TOWN
from battles.rulesets.big_napoleonic.table.troops import Troop
from battles.rulesets.big_napoleonic.table.zones import CONTACT_ZONE
from battles.rulesets.big_napoleonic.withdrawals import evasion

# BNB-CC-6. Obstacles crossed in the last inches of an assault help the defender.
LAST_INCHES = 6.0
# BNB-ASLT-2. So much of the target in bad ground keeps horse off.
HALF = 0.5

FRONT, RIGHT, REAR, LEFT, IN_TOWN = "front", "right", "rear", "left", "town"
EDGES = (FRONT, RIGHT, REAR, LEFT)
FLANKS = (RIGHT, REAR, LEFT)
_SAME = 1e-3


@dataclass(frozen=True, slots=True)
class Verdict:
    """What comes of an assault from where the unit stands: why it is not legal, or how far off contact is."""

    reason: str = ""
    distance: float = 0.0
    bad_at: float = math.inf
    edge: str = ""
    flank: bool = False
    point: Point = (0.0, 0.0)


def target_of(line: Line, action: Action) -> Troop | None:
    """The enemy whom an order of assault names, by himself or by the town that he holds."""
    field = line.field
    enemy = field.by_id.get(str(action.arguments.get("target", "")))
    if enemy is None:
        piece = line.piece(action)
        enemy = towns.garrison_of(field, piece.id) if piece is not None and piece.kind == TOWN else None
    if enemy is None or not enemy.present or not field.may_act_on(line.troop.side, enemy):
        return None
    if enemy.side == line.troop.side:
        return None
    return enemy


def assault(line: Line, action: Action) -> None:
    """ASSAULT: into contact, or, where that is not allowed, an advance (BNB-ASLT-1, BNB-ASLT-2)."""
    field, troop = line.field, line.troop
    if troop.guns or troop.in_town or line.legs >= line.most_legs:
        line.refuse(action, "cannot-charge")
        return
    target = target_of(line, action)
    if target is None:
        line.refuse(action, "no-such-target")
        return
    if troop.square:
        set_square(line, wanted=False)
    reason = ""
    if not axis_meets(troop.box, target.figure) and not any(other.verb == "FACE" for other in line.actions):
        reason = _FROM_PIVOT.get(
            refused := line.face(bearing(troop.centrepoint, (target.figure.x, target.figure.y))), refused
        )
    hx, hy = troop.heading
    verdict = Verdict(reason) if reason else judge(line, target)
    if verdict.reason:
        line.refuse(action, verdict.reason)
        ahead(line, action, math.inf, quietly=True)
        return
    field.tell(
        "charge",
        troop,
        "BNB-ASLT-1",
        target=target.id,
        distance=verdict.distance,
        edge=verdict.edge,
        flank=verdict.flank,
    )
    _charge(line, target, verdict, hx, hy)
    line.over = True


# Why a pivot towards the target was not possible, as a reason against the assault.
_FROM_PIVOT = {"second-pivot": "bad-angle", "in-enemy-zone": "bad-angle", "no-allowance": "out-of-reach"}


def _charge(line: Line, target: Troop, declared: Verdict, hx: float, hy: float) -> None:
    """The move of the assault; the enemy evades first, and what is left of it is found afresh (BNB-EVADE-3)."""
    field, troop, record = line.field, line.troop, line.record
    before = troop.box
    latest = [declared]
    judged_at = field.stir.count

    def planned() -> Leg:
        # Nothing has changed since the assault was declared until somebody evades.
        verdict = declared if field.stir.count == judged_at else judge(line, target)
        latest[0] = verdict
        if not verdict.reason:
            return Leg(verdict.distance, "", verdict.bad_at)
        bad_at, reach = line.reach(hx, hy)
        return stops.plan(field, troop, hx, hy, Way(declared.distance, reach, bad_at), record.gone)

    leg = evasion.go(field, record, hx, hy, planned, named=target)
    line.budget.go(leg.distance, leg.bad_at)
    line.legs += 1
    line.marched = True
    verdict = latest[0]
    if verdict.reason:
        line.tell_move("advance", leg, declared.distance, "BNB-EVADE-3")
        return
    if record.points:
        record.points[-1] = replace(record.points[-1], contact=True)
    start = max(0.0, leg.distance - LAST_INCHES)
    crossed = field.ground.crossed(field.ground.obstacles, before, hx, hy, start, leg.distance)
    make_contact(
        field,
        Assault(
            troop,
            target,
            verdict.edge,
            verdict.flank,
            verdict.point,
            centre_point(line.start),
            crossed=tuple(piece.kind for piece in crossed),
        ),
        leg.distance,
    )


def make_contact(field: Field, assault: Assault, distance: float) -> None:
    """Note and log that an assault has met its target."""
    field.assaults.append(assault)
    assault.troop.changed()
    field.tell(
        "contact",
        assault.troop,
        "BNB-ASLT-3",
        target=assault.target.id,
        distance=distance,
        edge=assault.edge,
        flank=assault.flank,
        at=(assault.troop.x, assault.troop.y),
        facing=assault.troop.facing,
    )


# ---- whether it is legal


def judge(line: Line, target: Troop) -> Verdict:
    """Whether the unit may assault from where it stands, as it faces (BNB-ASLT-1, BNB-ASLT-2)."""
    field, troop = line.field, line.troop
    box = troop.box
    hx, hy = troop.heading
    bad_at, reach = line.reach(hx, hy)
    distance = first_contact(field, troop, box, hx, hy, reach + LIMIT)
    if distance > reach + LIMIT:
        return Verdict("out-of-reach")
    there = box.shifted(distance * hx, distance * hy)
    if not reaches(troop, there, target):
        return Verdict("bad-angle")
    edge, line_of_edge = _edge_and_line(there, target.figure, troop.facing)
    if not _good_angle(field, troop, there, target, edge):
        return Verdict("bad-angle")
    if troop.horse and not horse_may_assault(field, target, box, hx, hy, distance):
        return Verdict("cavalry-terrain")
    if stops.flank_broken(field, troop, box, hx, hy, distance, line.record.gone) is not None:
        return Verdict("exposes-flank")
    barred = min(stops.edge_at(field, box, hx, hy), _bar_at(field, troop, box, hx, hy, distance, target))
    if barred < distance - LIMIT:
        return Verdict("blocked")
    if any(
        figures.overlap(there, friend.figure) for friend in field.friends_near(troop, there, 0.0)
    ) or not _boundary_free(field, troop, box, target):
        return Verdict("no-room")
    point = figures.shortest_line(there, line_of_edge)[1]
    return Verdict("", distance, bad_at, edge, is_flank_attack(line.start, target, edge), point)


def first_contact(field: Field, troop: Troop, box: Box, hx: float, hy: float, limit: float) -> float:
    """How far straight ahead a unit meets the first enemy; infinite where it meets none within the limit."""
    return min(
        (
            figures.contact_at(box, enemy.figure, hx, hy)
            for enemy in field.enemies_along(troop, box, hx, hy, limit, LIMIT)
        ),
        default=math.inf,
    )


def _bar_at(field: Field, troop: Troop, box: Box, hx: float, hy: float, limit: float, target: Troop) -> float:
    """Where impassable ground stops the assault, the town assaulted apart."""
    ground = field.ground
    if not target.in_town:
        return ground.bar_at(box, troop.arm, hx, hy, limit)
    return ground.bar_at(box, troop.arm, hx, hy, max(0.0, limit - LIMIT))


def reaches(troop: Troop, there: Box, target: Troop) -> bool:
    """Whether some base of a unit that stands there is within 1.0 of the target (BNB-ASLT-1)."""
    # The bases lie within the ground; most who are judged are masked by others and far from it.
    return figures.within(there, target.figure, CONTACT_ZONE + 2 * LIMIT) and any(
        is_base and figures.within(place, target.figure, CONTACT_ZONE + LIMIT)
        for _, _, is_base, place in troop.places_of(there)
    )


def _good_angle(field: Field, troop: Troop, there: Box, target: Troop, edge: str) -> bool:
    return (
        axis_meets(there, target.figure)
        or (isinstance(target.figure, Box) and axis_meets(target.figure, there, both_ways=True))
        or edge in FLANKS
        or any(
            figures.touching(friend.figure, target.figure)
            for friend in field.friends_near(troop, target.figure, CONTACT)
        )
    )


def horse_may_assault(field: Field, target: Troop, box: Box, hx: float, hy: float, distance: float) -> bool:
    """Whether ground lets horse come to blows with a target (BNB-ASLT-2)."""
    ground = field.ground
    if target.in_town or ground.share_bad(target.box, "cavalry") >= HALF - LIMIT:
        return False
    return not ground.crossed(ground.works, box, hx, hy, 0.0, distance)


def is_flank_attack(start: Box, target: Troop, edge: str) -> bool:
    """Whether an attacker that began its move on this ground takes the target in flank (BNB-ASLT-4)."""
    if target.square or target.in_town or edge not in FLANKS:
        return False
    return zones.in_flank_zone(target.box, start)


def stretch_of(walls: Walls, troop: Troop, box: Box) -> tuple[float, float]:
    """The stretch of a boundary that an attacker takes up: its middle along it, and half its length (BNB-CTOWN-1)."""
    front = centre_point(box)
    hx, hy = -box.uy, box.ux
    met = [
        (share, edge)
        for edge in edges(walls.area)
        if (share := meeting_share(front, (front[0] + 1000 * hx, front[1] + 1000 * hy), *edge)) is not None
    ]
    if met:
        share = min(share for share, _ in met)
        point = (front[0] + 1000 * share * hx, front[1] + 1000 * share * hy)
    else:
        point = figures.shortest_line(box, walls)[1]
    places = ranks(troop.formation, troop.places)[0]
    return towns.boundary_at(walls, point), towns.BOUNDARY_PER_BASE * places / 2


def _boundary_free(field: Field, troop: Troop, box: Box, target: Troop) -> bool:
    """Whether no other assault takes up the stretch of a town's boundary already (BNB-CTOWN-1)."""
    walls = target.figure
    if not isinstance(walls, Walls):
        return True
    own = stretch_of(walls, troop, box)
    return not any(
        other.target is target
        and not other.off
        and towns.stretches_overlap(walls, own, stretch_of(walls, other.troop, other.troop.box))
        for other in field.assaults
    )


# ---- edges and axes


def axis_meets(box: Box, figure: Figure, *, both_ways: bool = False) -> bool:
    """Whether the central axis of a unit, ahead or both ways, meets a figure (BNB-GEO-5)."""
    x, y = centre_point(box)
    hx, hy = -box.uy, box.ux
    far = 1000.0
    start = (x - far * hx, y - far * hy) if both_ways else (x, y)
    end = (x + far * hx, y + far * hy)
    if figures.point_gap(figure, (x, y)) == 0.0:
        return True
    return any(meeting_share(start, end, *edge) is not None for edge in edges(figure.corners))


def edge_segment(figure: Figure, edge: str, near: Point) -> tuple[Point, Point]:
    """An edge of a unit by its name, clockwise; of a town's boundary the one nearest to a point."""
    corners = figure.corners
    if isinstance(figure, Walls):
        return min(edges(corners), key=lambda pair: boxes.point_gap(boxes.segment(*pair), *near))
    index = EDGES.index(edge)
    return corners[index], corners[(index + 1) % 4]


def outward(edge: tuple[Point, Point]) -> float:
    """The direction in which an edge of a clockwise outline faces."""
    return bearing(*edge) - 90.0


def edge_met(there: Box, figure: Figure, facing: float) -> tuple[str, Point]:
    """The edge of the target that an attacker meets, and the point of contact (section i)."""
    name, edge = _edge_and_line(there, figure, facing)
    return name, figures.shortest_line(there, edge)[1]


def edge_name(there: Box, figure: Figure, facing: float) -> str:
    """The edge of the target that an attacker meets (section i)."""
    return _edge_and_line(there, figure, facing)[0]


def _edge_and_line(there: Box, figure: Figure, facing: float) -> tuple[str, Figure]:
    """The name of the edge that an attacker meets, and the edge; of a town all of its walls."""
    if isinstance(figure, Walls):
        return IN_TOWN, figure
    lines = _edges_of(figure)
    gaps = [boxes.gap(there, line) for line, _ in lines]
    nearest = min(gaps) + _SAME
    # Of those equally near, the one whose outward normal is most opposed; the front comes first.
    best = min(
        (index for index, away in enumerate(gaps) if away <= nearest),
        key=lambda index: (round(180.0 - abs(turn_between(lines[index][1], facing)), 3), index),
    )
    return EDGES[best], lines[best][0]


# Whoever is in reach of several enemies is asked after again and again, and mostly stands still.
@lru_cache(maxsize=512)
def _edges_of(figure: Box) -> tuple[tuple[Box, float], ...]:
    """The four edges of a unit in their order, each with the direction in which it faces."""
    edges_ = [edge_segment(figure, name, (0.0, 0.0)) for name in EDGES]
    return tuple((boxes.segment(*edge), outward(edge)) for edge in edges_)
