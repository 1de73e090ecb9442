"""Generals: their rides, their dangers, their return (BNB-GENL-1 to 5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from battles.engine import advance
from battles.engine.battle import Point
from battles.engine.boxes import Box
from battles.engine.geometry import CONTACT, LIMIT, distance
from battles.engine.orders import Action, Place
from battles.engine.play.standing import point_of
from battles.rulesets.big_napoleonic.table import figures, zones
from battles.rulesets.big_napoleonic.table.field import Field
from battles.rulesets.big_napoleonic.table.figures import Figure
from battles.rulesets.big_napoleonic.table.ground import ROAD
from battles.rulesets.big_napoleonic.table.troops import General, Troop
from battles.rulesets.big_napoleonic.table.ways import line_length, nearest_on_line, part_between
from battles.rulesets.big_napoleonic.words import DISPLACED

if TYPE_CHECKING:
    # The catalogue is made of this book's own words, so that it comes after them.
    from battles.rulesets.big_napoleonic import catalogue

# In inches.
RIDE = 18.0
JOIN_WITHIN = 3.0
FORESEEN_FROM = 6.0
ON_ROAD = 0.5
ROAD_COST = 0.5
_STEP = 0.01


# ---- the generals' phase


def generals_phase(field: Field, sent: Mapping[str, tuple[Action, ...]]) -> None:
    """Returns, rides, then the enemy's generals who stand alone among the side's units (BNB-TURN-2).

    ``sent`` are rides of generals without a line of their own, by formation.
    """
    returned = _returns(field)
    _rides(field, returned)
    for formation, actions in sent.items():
        if formation not in returned:
            ride(field, field.general_by_id[formation], actions)
    for general in field.generals:
        if general.present and general.side == field.passive and _cornered(field, general):
            displace(field, general, "BNB-GENL-2")


def _returns(field: Field) -> set[str]:
    """Displaced generals come back with a unit under them (BNB-GENL-5)."""
    back = set()
    for general in field.generals:
        if general.side != field.active or general.out != DISPLACED:
            continue
        under = [troop for troop in field.of_side(general.side) if general.id in troop.lineage]
        wanted = field.choose(general, "replacement").target("unit")
        unit = next((troop for troop in under if troop.id == wanted), None) or next(
            (troop for troop in under if not troop.guns), None
        )
        if unit is None:
            continue
        general.out = ""
        general.at = (unit.x, unit.y)
        back.add(general.id)
        field.journal.tell("commander", general, "BNB-GENL-5", replaced=True, attached=unit.id, at=general.at, out="")
    return back


def _rides(field: Field, returned: set[str]) -> None:
    sheet = field.sheets.get(field.active)
    for order in sheet.generals if sheet else ():
        general = field.general_by_id.get(order.formation)
        if general is None or general.side != field.active or not general.present or general.id in returned:
            continue
        ride(field, general, order.actions)


def ride(field: Field, general: General, actions: tuple[Action, ...]) -> None:
    """Up to 18 in straight stretches (BNB-GENL-1)."""
    left, moved, attached = RIDE, 0.0, ""
    start = general.at
    for action in actions:
        if general.at is None or left <= LIMIT:
            break
        match action.verb:
            case "MOVE TO":
                place = action.arguments.get("place")
                goal = point_of(field, place, general.side) if isinstance(place, Place) else None
                made = _stretch(field, general, goal, left) if goal else 0.0
                attached, moved, left = "", moved + made, left - made
            case "ATTACH":
                unit = field.as_known(str(action.arguments.get("unit", "")), general.side)
                if unit is None or not unit.present:
                    continue
                made = _stretch(field, general, (unit.x, unit.y), left)
                moved, left = moved + made, left - made
                attached = unit.id if distance(general.at, (unit.x, unit.y)) <= LIMIT else ""
            case "FOLLOW":
                made = _along_road(field, general, action, left / ROAD_COST)
                attached, moved, left = "", moved + made, left - made * ROAD_COST
    if general.at is None or (general.at == start and not attached):
        return
    effect: catalogue.Commander = {"moved": moved, "at": general.at}
    if attached:
        effect["attached"] = attached
    field.journal.note("commander", general, "BNB-GENL-1", effect)


def ridden(field: Field, general: General, way: Sequence[Point]) -> Point | None:
    """Where a ride in straight stretches would bring him, without riding it; ``None`` for one who is nowhere."""
    start, left = general.at, RIDE
    try:
        for point in way:
            left -= _stretch(field, general, point, left)
        return general.at
    finally:
        general.at = start


def _along_road(field: Field, general: General, action: Action, most: float) -> float:
    """Ride along a road at half cost, if he stands on it."""
    road, place = action.arguments.get("road"), action.arguments.get("place")
    piece = field.ground.by_id.get(road.ref) if isinstance(road, Place) else None
    if general.at is None or piece is None or piece.kind != ROAD:
        return 0.0
    at, away = nearest_on_line(piece.line, general.at)
    if away > ON_ROAD + LIMIT:
        return 0.0
    goal = point_of(field, place, general.side) if isinstance(place, Place) else None
    if goal is not None:
        end = nearest_on_line(piece.line, goal)[0]
    else:
        whole = line_length(piece.line)
        end = whole if whole - at >= at else 0.0
    made = 0.0
    for point in part_between(piece.line, at, end)[1:]:
        step = _stretch(field, general, point, most - made)
        made += step
        if distance(general.at, point) > LIMIT:
            break
    return made


def _stretch(field: Field, general: General, goal: Point, most: float) -> float:
    """Ride straight towards a goal, short of zones he is not in and of ground he cannot pass; how far he came."""
    if general.at is None:
        return 0.0
    start = general.at
    whole = distance(start, goal)
    limit = min(whole, most)
    if limit <= LIMIT:
        return 0.0
    hx, hy = (goal[0] - start[0]) / whole, (goal[1] - start[1]) / whole
    stand = general.figure
    for enemy in field.along(field.enemy_of[general.side], stand, hx, hy, limit, zones.CONTROL + LIMIT):
        if not field.may_act_on(general.side, enemy) or zones.in_zone_of(field, stand, enemy) or field.engaged(enemy):
            continue
        at = figures.first_within(stand, enemy.figure, hx, hy, zones.CONTROL)
        while at <= limit and not zones.in_zone_of(field, stand.shifted((at + LIMIT) * hx, (at + LIMIT) * hy), enemy):
            at += 0.25
        if at <= limit:
            limit = max(0.0, at - 2 * LIMIT)

    def barred(length: float) -> bool:
        return field.ground.bars_ride(start, (start[0] + length * hx, start[1] + length * hy))

    if barred(limit):
        low, high = 0.0, limit
        while high - low > _STEP:
            middle = (low + high) / 2
            low, high = (low, middle) if barred(middle) else (middle, high)
        limit = low
    table = field.battle.table
    end = (start[0] + limit * hx, start[1] + limit * hy)
    general.at = goal if limit >= whole - LIMIT else end
    general.at = (min(max(general.at[0], 0.0), table.width), min(max(general.at[1], 0.0), table.height))
    return distance(start, general.at)


# ---- dangers


def _touches_friend(field: Field, general: General) -> bool:
    stand = general.figure
    return any(figures.touching(stand, troop.figure) for troop in field.near(general.side, stand, CONTACT))


def _cornered(field: Field, general: General) -> bool:
    """Whether he stands in an enemy's zone, with no friend at hand (BNB-GENL-2)."""
    stand = general.figure
    return bool(zones.zones_over(field, general.side, stand)) and not _touches_friend(field, general)


def displace(field: Field, general: General, clause: str) -> None:
    """Take him off the table for now."""
    general.out = DISPLACED
    field.journal.tell("commander", general, clause, out=DISPLACED)


def meet_generals(field: Field, mover: Troop, start: Box, hx: float, hy: float, length: float, began: Figure) -> None:
    """What a unit's step does to enemy generals on its way (BNB-GENL-3, BNB-GENL-4).

    ``start`` is its ground when the step began, ``began`` when its move did.
    """
    for general in field.generals:
        if not general.present or general.side == mover.side:
            continue
        stand = general.figure
        if not figures.near(start, stand, length + zones.CONTROL) or _touches_friend(field, general):
            continue
        span = advance.passage(start, stand, hx, hy, CONTACT)
        swept = span is not None and span[1] >= 0.0 and span[0] <= length
        nearest = advance.first_within(start, stand, hx, hy, zones.CONTROL)
        controlled = nearest <= length and zones.reaches(field, stand, mover)
        if not swept and not controlled:
            continue
        foreseen = figures.gap(began, stand) > FORESEEN_FROM + LIMIT
        if foreseen and join_friend(field, general, "BNB-GENL-4"):
            continue
        if swept:
            displace(field, general, "BNB-GENL-3")


def join_friend(field: Field, general: General, clause: str, unit: Troop | None = None) -> bool:
    """Ride to a friendly unit within 3, the nearest or the one given, if his orders let him (BNB-GENL-4)."""
    if field.choose(general, "general").name != "JOIN":
        return False
    stand = general.figure
    if unit is None:
        near = [
            t
            for t in field.near(general.side, stand, JOIN_WITHIN + LIMIT)
            if figures.within(stand, t.figure, JOIN_WITHIN + LIMIT)
        ]
        unit = min(near, key=lambda t: (figures.gap(stand, t.figure), t.index), default=None)
    if unit is None or general.at is None:
        return False
    moved = distance(general.at, (unit.x, unit.y))
    general.at = (unit.x, unit.y)
    field.journal.tell("commander", general, clause, moved=moved, at=general.at, attached=unit.id)
    return True


def accompany(
    field: Field, troop: Troop, start: Box, hx: float, hy: float, length: float, also: Figure | None = None
) -> None:
    """Generals within 3 of any point of a unit's move in combat go with it (BNB-GENL-4)."""
    for general in field.generals:
        if not general.present or general.side != troop.side:
            continue
        stand = general.figure
        if (
            advance.first_within(start, stand, hx, hy, JOIN_WITHIN) <= length + LIMIT
            or figures.within(stand, troop.figure, JOIN_WITHIN)
            or (also is not None and figures.within(stand, also, JOIN_WITHIN))
        ):
            join_friend(field, general, "BNB-GENL-4", troop)
