"""Units stopped by reaction fire on their way: halt and recoil (BNB-FIRE-12, BNB-FIRE-13)."""

from __future__ import annotations

from collections.abc import Sequence

from battles.engine.battle import Point
from battles.engine.boxes import Box
from battles.engine.geometry import LIMIT, distance, hull
from battles.engine.play.zones import centre_point
from battles.rulesets.big_napoleonic.fire import fire_tables
from battles.rulesets.big_napoleonic.fire.candidates import Candidate, Place
from battles.rulesets.big_napoleonic.fire.targets import Shot
from battles.rulesets.big_napoleonic.movement import stops
from battles.rulesets.big_napoleonic.table import figures, zones
from battles.rulesets.big_napoleonic.table.field import Field, Moved, PathPoint
from battles.rulesets.big_napoleonic.table.troops import Posture, Troop
from battles.rulesets.big_napoleonic.withdrawals import displacement, withdrawal
from battles.rulesets.big_napoleonic.words import Trait

# BNB-FIRE-13. How much further horse and guns go back.
RECOIL = 3.0
_SAME = 1e-6


def halt(field: Field, target: Troop, shots: Sequence[Shot], result: str) -> None:
    """Put a unit back on its way, if it came nearer to a firer and the result stops such troops."""
    record = next((moved for moved in field.moved if moved.troop is target), None)
    if record is None or record.gone <= LIMIT or record.halted:
        return
    if not fire_tables.halts(result, target.quality, stoic=target.has(Trait.STOIC)):
        return
    if not any(_came_nearer(record, shot) for shot in shots):
        return
    record.halted = True
    point = _halt_point(field, record, shots)
    _put_back(field, record, point)


def _came_nearer(record: Moved, shot: Shot) -> bool:
    firer = shot.candidate.posture.figure if shot.candidate is not None else shot.firer.figure
    return figures.gap(record.troop.figure, firer) < figures.gap(record.start.figure, firer) - _SAME


def _halt_point(field: Field, record: Moved, shots: Sequence[Shot]) -> PathPoint:
    """The path point outside all contact zones where the fire tells most; else the last outside them, or the start."""
    troop = record.troop
    start = PathPoint(record.start, 0.0)
    free = [
        (number, point)
        for number, point in enumerate(record.points)
        if zones.clear_of_contact_zones(field, troop.side, _ground_at(troop, point.posture))
    ]
    if not free:
        return start
    bases: dict[tuple[str, Place], Candidate] = {}
    for shot in shots:
        if shot.candidate is not None and shot.candidate.moved is record:
            bases.setdefault((shot.firer.id, shot.place), _whole(shot.candidate, record))
    totals = [
        (sum(candidate.points_at(number, place) for (_, place), candidate in bases.items()), number, point)
        for number, point in free
    ]
    most = max(total for total, _, _ in totals)
    if most <= _SAME:
        return free[-1][1]
    best = [(number, point) for total, number, point in totals if total >= most - _SAME]
    forward = field.choose(_loudest(shots), "halt point").name == "FORWARD"
    return best[-1][1] if forward else best[0][1]


def _whole(candidate: Candidate, record: Moved) -> Candidate:
    """The candidate with all places of the move, as they are numbered in it."""
    met = any(spot[2] for spot in candidate.spots)
    spots = [(point.posture, point.defile, point.contact and met) for point in record.points]
    return Candidate(candidate.firer, candidate.target, candidate.posture, candidate.sights, spots, record)


def _loudest(shots: Sequence[Shot]) -> Troop:
    """The unit with most points, which decides for all."""
    by_unit: dict[str, float] = {}
    for shot in shots:
        by_unit[shot.firer.id] = by_unit.get(shot.firer.id, 0.0) + shot.points
    return max((shot.firer for shot in shots), key=lambda troop: (by_unit[troop.id], -troop.index))


def _ground_at(troop: Troop, posture: Posture) -> Box:
    """The ground at a path point, as the unit is now deployed and faces: pivots and redeployments stand."""
    return troop.box_by_front(_front_of(posture), troop.facing)


def _front_of(posture: Posture) -> Point:
    figure = posture.figure
    if isinstance(figure, Box):
        return centre_point(figure)
    return (posture.x, posture.y)


def _put_back(field: Field, record: Moved, point: PathPoint) -> None:
    troop = record.troop
    end = troop.figure
    if not isinstance(end, Box):
        return
    from_front = troop.centrepoint
    ground, facing = _ground_at(troop, point.posture), troop.facing
    if any(figures.overlap(ground, enemy.figure) for enemy in field.enemies_near(troop, ground, 0.0)):
        # It stood close beside an enemy and has turned since: there is room only for how it stood.
        facing = point.posture.facing
        ground = troop.box_by_front(_front_of(point.posture), facing)
    for assault in field.assaults:
        if assault.troop is troop:
            assault.off = True
    back = _way_back(record, point)
    troop.put(ground, facing)
    distance_back = distance(from_front, troop.centrepoint)
    mode = "halt"
    if not troop.foot:
        recoil = _recoil(field, troop, back)
        if recoil > LIMIT:
            mode = "recoil"
            distance_back += recoil
            troop.place(troop.x + recoil * back[0], troop.y + recoil * back[1])
        if troop.unlimbered:
            withdrawal.limber(field, troop, 0.0, "BNB-FIRE-13")
    else:
        distance_back += _behind_guns(field, troop, back)
    distance_back += _clear_strip(field, record, end, back)
    field.tell(
        "retreat",
        troop,
        "BNB-FIRE-12" if mode == "halt" else "BNB-FIRE-13",
        mode=mode,
        distance=distance_back,
        at=(troop.x, troop.y),
        facing=troop.facing,
        complete=True,
    )


def _way_back(record: Moved, point: PathPoint) -> Point:
    """The direction opposite to that in which the unit was moving there."""
    heading = point.heading
    if heading is None:
        heading = next((later.heading for later in record.points if later.heading is not None), None)
    if heading is None:
        hx, hy = record.troop.heading
        return (-hx, -hy)
    return (-heading[0], -heading[1])


def _recoil(field: Field, troop: Troop, back: Point) -> float:
    """How far horse and guns recoil: 3, further through friends, or not at all (BNB-FIRE-13)."""
    hx, hy = back
    box = troop.box
    at = RECOIL
    while at <= RECOIL + field.battle.table.width:
        there = box.shifted(at * hx, at * hy)
        free = min(
            stops.edge_at(field, box, hx, hy),
            field.ground.bar_at(box, troop.arm, hx, hy, at),
            stops.zone_at(field, troop, box, hx, hy, at),
            stops.enemy_at(field, troop, box, hx, hy, at),
        )
        if free < at - LIMIT:
            return 0.0
        under = [f for f in field.friends_near(troop, there, 0.0) if figures.overlap(there, f.figure)]
        if not under:
            return at
        spans = [span for friend in under if (span := stops.span_over(box, friend, hx, hy)) is not None]
        at = max([at + 0.05, *(span[1] for span in spans)])
    return 0.0


def _behind_guns(field: Field, troop: Troop, back: Point) -> float:
    """A halted unit goes on back behind guns that stood unlimbered all along; how far (BNB-FIRE-13)."""
    gone = 0.0
    again = True
    while again:
        again = False
        for friend in field.friends(troop):
            if _rooted(field, friend) and figures.overlap(troop.box, friend.figure):
                more = displacement.clear_after(troop.box, friend.box, *back)
                if more > LIMIT:
                    troop.place(troop.x + more * back[0], troop.y + more * back[1])
                    gone += more
                    again = True
    return gone


def _rooted(field: Field, friend: Troop) -> bool:
    """Whether guns stood unlimbered there before the player turn."""
    before = field.at_start.get(friend.id)
    return friend.unlimbered and before is not None and before.formation == friend.formation


def _clear_strip(field: Field, record: Moved, end: Box, back: Point) -> float:
    """Friends on the strip that a halted unit gives up go straight back out of it (BNB-FIRE-13).

    Where the ground gives them no room they stay, and the halted unit goes on back behind all in its way instead; how
    much further it goes.
    """
    troop = record.troop
    here = troop.box
    strip = _strip(here, end)
    saved = field.savepoint()
    for friend in field.friends(troop):
        if friend.in_town or _rooted(field, friend):
            continue
        inside = figures.overlap(friend.box, here) or (strip is not None and figures.overlap(friend.box, strip))
        if inside:
            _push(field, friend, here, strip, back)
    before = dict(zip(field.by_id, saved[0], strict=True))
    moved = [friend for friend in field.friends(troop) if friend.posture != before[friend.id][0]]
    if all(displacement.has_room(field, friend, friend.box) for friend in moved):
        return 0.0
    field.undo(saved)
    further = _clear_behind(field, troop, back)
    troop.place(troop.x + further * back[0], troop.y + further * back[1])
    return further


def _clear_behind(field: Field, troop: Troop, back: Point) -> float:
    """How far back a unit must go until it stands on nobody; 0 where there is no such place on the table."""
    box = troop.box
    at = 0.0
    while at <= field.battle.table.width:
        there = box.shifted(at * back[0], at * back[1])
        if displacement.has_room(field, troop, there):
            return at
        at += 0.05
    return 0.0


def _strip(here: Box, end: Box) -> Box | None:
    """The ground from where the unit now stands to where it had come, as a rectangle along its way."""
    length = distance((here.x, here.y), (end.x, end.y))
    if length <= LIMIT:
        return None
    hx, hy = (end.x - here.x) / length, (end.y - here.y) / length
    corners = hull((*here.corners, *end.corners))
    along = [x * hx + y * hy for x, y in corners]
    aside = [x * hy - y * hx for x, y in corners]
    middle_along, middle_aside = (min(along) + max(along)) / 2, (min(aside) + max(aside)) / 2
    return Box(
        middle_along * hx + middle_aside * hy,
        middle_along * hy - middle_aside * hx,
        hy,
        -hx,
        (max(aside) - min(aside)) / 2,
        (max(along) - min(along)) / 2,
    )


def _push(field: Field, friend: Troop, here: Box, strip: Box | None, back: Point) -> None:
    """Straight back until clear of the strip and of the halted unit; those behind make room in turn."""
    grounds = [ground for ground in (here, strip) if ground is not None]
    made = max((displacement.clear_after(friend.box, ground, *back) for ground in grounds), default=0.0)
    if made <= LIMIT:
        return
    friend.place(friend.x + made * back[0], friend.y + made * back[1])
    field.tell(
        "move",
        friend,
        "BNB-FIRE-13",
        mode="displaced",
        distance=made,
        at=(friend.x, friend.y),
        facing=friend.facing,
    )
    for other in field.friends(friend):
        if other.in_town or _rooted(field, other) or other is friend:
            continue
        if figures.overlap(other.box, friend.figure):
            _push(field, other, friend.box, None, back)
