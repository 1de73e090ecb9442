"""Bridges, fords and streets (BNB-DEF-1 to 5)."""

from __future__ import annotations

import math

from battles.engine.battle import Point
from battles.engine.boxes import Box, box
from battles.engine.dataclasses import dataclass, replace
from battles.engine.geometry import LIMIT, bearing, distance, forward, meeting_share
from battles.engine.geometry import edges as edges_of
from battles.engine.orders import Action
from battles.engine.play.zones import centre_point
from battles.rulesets.big_napoleonic.assaults import assault as assaults
from battles.rulesets.big_napoleonic.movement import steps, stops, towns
from battles.rulesets.big_napoleonic.movement.allowances import Pace, allowance
from battles.rulesets.big_napoleonic.movement.line import Line
from battles.rulesets.big_napoleonic.movement.stops import Leg, Stopped, Way
from battles.rulesets.big_napoleonic.table import figures
from battles.rulesets.big_napoleonic.table.field import Assault, Field
from battles.rulesets.big_napoleonic.table.footprints import measures
from battles.rulesets.big_napoleonic.table.ground import DEFILES, Going, Piece
from battles.rulesets.big_napoleonic.table.troops import Troop
from battles.rulesets.big_napoleonic.table.zones import CONTACT_ZONE
from battles.rulesets.big_napoleonic.withdrawals import displacement, evasion
from battles.rulesets.big_napoleonic.words import Deployment

# BNB-DEF-3. A line of so many places does not come out of a defile as a line.
WIDEST_OUT = 3
# BNB-DEF-5. How near the far end an enemy must be to be assaulted across.
ACROSS = 1.0
FORD = "ford"


@dataclass(frozen=True, slots=True)
class Passage:
    """A way through a defile: entrance, exit, direction, length, and the deployment on coming out."""

    piece: Piece
    entrance: Point
    exit: Point
    facing: float
    length: float
    formation: str
    depth: float

    def beyond(self, troop: Troop) -> Box:
        """The ground on which the unit stands when its rear edge is at the far end."""
        hx, hy = forward(self.facing)
        front = (self.exit[0] + hx * self.depth, self.exit[1] + hy * self.depth)
        return troop.box_by_front(front, self.facing, self.formation)


def passage_of(field: Field, troop: Troop, piece: Piece) -> Passage:
    """How a unit would pass a defile from its nearer end (BNB-DEF-1, BNB-DEF-3)."""
    first, last = piece.line[0], piece.line[-1]
    front = troop.centrepoint
    entrance, far = (first, last) if distance(front, first) <= distance(front, last) else (last, first)
    facing, length = bearing(entrance, far), distance(entrance, far)
    formation = troop.formation
    if (
        formation == Deployment.EXTENDED
        and troop.places > WIDEST_OUT
        and not _free_beside(field, troop, entrance, facing, length)
    ):
        formation = Deployment.DEPTH.value
    return Passage(piece, entrance, far, facing, length, formation, measures(formation, troop.places)[1])


def _free_beside(field: Field, troop: Troop, entrance: Point, facing: float, length: float) -> bool:
    """Whether a line could sweep the way of the defile clear of impassable ground (BNB-DEF-3)."""
    start = troop.box_by_front(entrance, facing)
    hx, hy = forward(facing)
    way = length + troop.measures[1]
    return not field.ground.barred(start, troop.arm) and field.ground.bar_at(start, troop.arm, hx, hy, way) >= way


def pass_defile(line: Line, action: Action) -> None:
    """PASS: to the nearer end, free turn, and through (BNB-DEF-1, BNB-DEF-2, BNB-DEF-4)."""
    field, troop = line.field, line.troop
    piece = line.piece(action, "defile")
    if piece is None or piece.kind not in DEFILES:
        line.refuse(action, "no-such-target")
        return
    if field.defiles_used.get(piece.id):
        line.refuse(action, "defile-used")
        return
    if troop.unlimbered or troop.in_town or line.moved or not _street_open(field, troop, piece):
        line.refuse(action, "blocked")
        return
    passage = passage_of(field, troop, piece)
    left = _allowance(line, passage)
    following = line.following[0] if line.following else None
    if following is not None and following.verb in ("ASSAULT", "ASSAULT TOWN"):
        line.at += 1
        reason = _assault_across(line, following, passage, left)
        if reason:
            _pass(line, action, passage, left)
            line.refuse(following, reason)
        line.over = True
        return
    _pass(line, action, passage, left)


def _street_open(field: Field, troop: Troop, piece: Piece) -> bool:
    """Whether nobody bars a street: only friends who stood there when the player turn began let pass (BNB-TOWN-1)."""
    town = field.ground.town_of(piece)
    garrison = towns.garrison_of(field, town.id) if town is not None else None
    if garrison is None or town is None:
        return True
    before = field.at_start.get(garrison.id)
    return garrison.side == troop.side and before is not None and before.town == town.id


def _allowance(line: Line, passage: Passage) -> float:
    """The inches for the approach and the passage together (BNB-DEF-1, BNB-DEF-2)."""
    troop = line.troop
    if troop.in_column:
        going = Going.BAD if passage.piece.kind == FORD else Going.GOOD
        whole = allowance(troop, Pace.ADVANCE, going, full=line.full)
    else:
        whole = allowance(troop, Pace.MANOEUVRE, Going.BAD, full=line.full)
    return max(0.0, whole - line.budget.costs - line.budget.gone)


def _pass(line: Line, action: Action, passage: Passage, left: float) -> None:
    field, troop = line.field, line.troop
    start = troop.posture
    approach = distance(troop.centrepoint, passage.entrance)
    whole = approach + passage.length + passage.depth
    goes = left >= whole - LIMIT and has_room_beyond(field, troop, passage.beyond(troop))
    inside = troop.in_column and not goes and left > approach + LIMIT
    made = _approach(line, passage, left, ends_free=not goes)
    turned = troop.box_by_front(passage.entrance, passage.facing)
    if made < approach - LIMIT or not (goes or displacement.has_room(field, troop, turned)):
        _tell(line, action, start, made, Stopped.ALLOWANCE.value if left < approach else Stopped.FRIEND.value)
        return
    _turn_in(line, passage)
    if goes:
        made += _through(line, passage, passage.length + passage.depth)
        if troop.formation != passage.formation:
            _deepen(line, passage)
        field.defiles_used[passage.piece.id] = troop.formation not in _COLUMNS
    elif inside:
        most = min(left - approach, passage.length + passage.depth)
        made += _through(line, passage, most)
    _tell(line, action, start, made, "" if goes else Stopped.ALLOWANCE.value if left < whole else Stopped.FRIEND.value)


_COLUMNS = (Deployment.MARCH.value, Deployment.LIMBERED.value)


def has_room_beyond(field: Field, troop: Troop, ground: Box) -> bool:
    """Whether the ground beyond is free: 1.0 from enemies, clear of friends (BNB-DEF-1)."""
    if not displacement.has_room(field, troop, ground):
        return False
    return not any(
        figures.near(ground, enemy.figure, CONTACT_ZONE) and figures.gap(ground, enemy.figure) < CONTACT_ZONE - LIMIT
        for enemy in field.enemies(troop)
    )


def _approach(line: Line, passage: Passage, left: float, *, ends_free: bool = False) -> float:
    """Straight to the entrance without turning; how far the unit came."""
    field, troop = line.field, line.troop
    length = distance(troop.centrepoint, passage.entrance)
    if length <= LIMIT:
        return length
    hx, hy = forward(bearing(troop.centrepoint, passage.entrance))

    def planned() -> Leg:
        way = Way(length, left, guarded=False, ends_free=ends_free)
        return stops.plan(field, troop, hx, hy, way, line.record.gone)

    leg = evasion.go(field, line.record, hx, hy, planned, defile=passage.piece)
    line.budget.gone += leg.distance
    return leg.distance


def _turn_in(line: Line, passage: Passage) -> None:
    """The free turn at the entrance."""
    troop = line.troop
    troop.put(troop.box_by_front(passage.entrance, passage.facing), passage.facing)
    steps.note(line.record, troop.posture, line.record.gone, None, passage.piece)


def _through(line: Line, passage: Passage, length: float) -> float:
    """Along the defile; how far."""
    hx, hy = forward(passage.facing)
    field, troop = line.field, line.troop

    def planned() -> Leg:
        box = troop.box
        limit = min(length, stops.enemy_at(field, troop, box, hx, hy, length))
        while limit > LIMIT and any(
            figures.overlap(box.shifted(limit * hx, limit * hy), friend.figure) for friend in field.friends(troop)
        ):
            limit = max(0.0, limit - 0.05)
        return Leg(limit)

    leg = evasion.go(field, line.record, hx, hy, planned, defile=passage.piece)
    line.budget.gone += leg.distance
    return leg.distance


def _deepen(line: Line, passage: Passage) -> None:
    """A line comes out in depth, free, its rear edge at the far end (BNB-DEF-3)."""
    troop = line.troop
    troop.put(passage.beyond(troop), passage.facing, passage.formation)
    line.field.tell("formation", troop, "BNB-DEF-3", formation=troop.formation, cost=0, at=(troop.x, troop.y))
    line.note()


def _tell(line: Line, action: Action, start: object, made: float, stopped: str) -> None:
    troop = line.troop
    if made <= LIMIT and troop.posture == start:
        line.refuse(action, "blocked")
        return
    line.legs = max(line.legs, 0 if troop.in_column else line.most_legs)
    line.marched = True
    line.tell_move("defile", Leg(made, stopped), math.inf, "BNB-DEF-1")


# ---- assaults across a defile


def _assault_across(line: Line, action: Action, passage: Passage, left: float) -> str:
    """Fight from the near end an enemy who bars the far one (BNB-DEF-5); answers why not."""
    field, troop = line.field, line.troop
    if troop.guns:
        return "cannot-charge"
    target = assaults.target_of(line, action)
    if target is None:
        return "no-such-target"
    gap, edge = _ahead_of(passage, target)
    if gap > ACROSS + LIMIT:
        return "bad-angle"
    approach = distance(troop.centrepoint, passage.entrance)
    whole = approach + passage.length + gap
    if whole > left + LIMIT:
        return "out-of-reach"
    if troop.horse and not assaults.horse_may_assault(field, target, troop.box, 0.0, 0.0, 0.0):
        return "cavalry-terrain"
    flank = assaults.is_flank_attack(line.start, target, edge)
    field.tell("charge", troop, "BNB-DEF-5", target=target.id, distance=whole, edge=edge, flank=flank)
    if troop.square:
        troop.square = False
        troop.changed()
    origin = centre_point(line.start)
    if _approach_charging(line, passage, left, target) < approach - LIMIT:
        return ""
    _turn_in(line, passage)
    if not target.present or _ahead_of(passage, target)[0] > ACROSS + LIMIT:
        line.tell_move("defile", Leg(approach), approach, "BNB-EVADE-3")
        return ""
    steps.note(line.record, troop.posture, line.record.gone, forward(passage.facing), passage.piece)
    if line.record.points:
        line.record.points[-1] = replace(line.record.points[-1], contact=True, defile=True)
    field.defiles_used[passage.piece.id] = not troop.in_column
    made = Assault(troop, target, edge, flank, passage.exit, origin, across=passage.piece.id)
    assaults.make_contact(field, made, whole)
    return ""


def _approach_charging(line: Line, passage: Passage, left: float, target: Troop) -> float:
    """The approach of an assault, before which its target may evade."""
    troop = line.troop
    length = distance(troop.centrepoint, passage.entrance)
    hx, hy = forward(passage.facing)
    ahead = box(*passage.exit, 1.0, 1.0, passage.facing).shifted(-hx / 2, -hy / 2)
    evasion.evade_before(line.field, troop, ahead, lambda: (troop.box, ahead), target, set())
    return _approach(line, passage, left) if length > LIMIT else length


def _ahead_of(passage: Passage, target: Troop) -> tuple[float, str]:
    """How far beyond the far end the line along the defile meets an enemy, and on which edge."""
    far = 1000.0
    hx, hy = forward(passage.facing)
    end = (passage.exit[0] + far * hx, passage.exit[1] + far * hy)
    figure = target.figure
    if figures.point_gap(figure, passage.exit) == 0.0:
        return 0.0, _edge_at(figure, passage.exit, passage.facing)
    met = [share for edge in edges_of(figure.corners) if (share := meeting_share(passage.exit, end, *edge)) is not None]
    if not met:
        return math.inf, ""
    gap = min(met) * far
    point = (passage.exit[0] + gap * hx, passage.exit[1] + gap * hy)
    return gap, _edge_at(figure, point, passage.facing)


def _edge_at(figure: figures.Figure, point: Point, facing: float) -> str:
    probe = box(point[0], point[1], 0.01, 0.01, facing)
    return assaults.edge_name(probe, figure, facing)
