"""Forecasts: how far each mover will get this turn, by what its commander knows.

Only the player's own view of the battle is used: his troops, the ground and the enemies he knows of. A forecast
follows the orders of a line over open ground at the ruleset's full reach; what may slow or stop the mover on the way is
named, not computed, because the enemy has a say in it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from battles.engine.battle import Battle, Point, Terrain, Unit
from battles.engine.contact import gap
from battles.engine.course import Stage
from battles.engine.dataclasses import dataclass, field, replace
from battles.engine.geometry import along, bearing, contains, crossings, distance, length_inside, normal_angle
from battles.engine.obstacles import first_met
from battles.engine.orders import Action, Direction, Motion, Place, PlaceKind
from battles.engine.protocol import Ruleset
from battles.engine.squares import square_name

NOTED_STRETCH = 0.5
"""A way through an area that is no longer than this, in table units, is not worth a word."""
SHORT = 0.25
"""A march that ends this near its goal, in table units, has reached it."""


@dataclass(frozen=True, slots=True)
class Forecast:
    """Where the orders of a line take a unit.

    ``marched`` and ``wanted`` are lengths of the march in table units, ``wanted`` 0 when no distance was asked for;
    ``square`` is the map square it ends in. ``ground`` names what its way leads through or across, ``meets`` whom it
    would run into and after how much of the way, ``enemy`` the nearest known enemy at the end and his distance.
    ``charges`` holds whom it is to charge and how far off that is from where it then stands, ``charge_reach`` how far
    it charges.

    ``after`` is the unit as it then stands, ``way`` leads from where it stands now through every turning to there, and
    ``unreached`` are the places it was sent to and does not reach, in their order.
    """

    unit: str
    formation: str
    marched: float
    wanted: float
    square: str
    ground: tuple[str, ...] = ()
    within: str = ""
    meets: tuple[str, float] | None = None
    enemy: tuple[str, float] | None = None
    charges: tuple[str, float] | None = None
    charge_reach: float = 0.0
    after: Unit | None = None
    way: tuple[Point, ...] = ()
    unreached: tuple[Point, ...] = ()

    @property
    def falls_short(self) -> bool:
        """Whether it will not get as far as was asked."""
        return self.wanted - self.marched > SHORT

    @property
    def charge_falls_short(self) -> bool:
        """Whether those it is to charge are farther off than it charges."""
        return self.charges is not None and self.charges[1] - self.charge_reach > SHORT


def where(battle: Battle, place: Place) -> Point | None:
    """The point a place stands for on the player's own map; ``None`` when it is not there."""
    if place.point is not None:
        return place.point
    match place.kind:
        case PlaceKind.UNIT:
            unit = battle.unit_by_id.get(place.ref)
            return unit.at if unit else None
        case PlaceKind.TERRAIN:
            piece = battle.terrain_by_id.get(place.ref)
            return piece.middle if piece else None
        case PlaceKind.COMMANDER:
            formation = battle.formation_by_id.get(place.ref)
            return formation.commander.at if formation and formation.commander else None
    return None


@dataclass(slots=True)
class March:
    """A unit on its way: what it has become, how far it went and was asked to go, and what it was told so far."""

    unit: Unit
    marched: float = 0.0
    wanted: float = 0.0
    moved: bool = False
    meets: tuple[str, float] | None = None
    way: list[Point] = field(default_factory=list)
    unreached: list[Point] = field(default_factory=list)
    left: float | None = None
    """How far it may still go, where the rulebook says so."""


def forecast(battle: Battle, ruleset: Ruleset, unit_id: str, actions: Iterable[Action]) -> Forecast | None:
    """Where these actions take a unit; ``None`` when they hold no march or charge this can follow."""
    unit = battle.unit_by_id.get(unit_id)
    if unit is None or unit.at is None or not unit.in_play:
        return None
    march = March(unit)
    charges: tuple[str, float] | None = None
    motions = ruleset.vocabulary.motions
    line = tuple(actions)
    stages = ruleset.course(battle, unit, [grounded(battle, action) for action in line])
    for number, action in enumerate(line):
        motion = motions.get(action.verb)
        if motion is Motion.CHARGE:
            charges = charge_distance(battle, ruleset, march.unit, action)
        elif stages is not None:
            follow(battle, ruleset, march, motion, action, stages[number])
        elif motion is not None:
            carry_out(battle, ruleset, march, motion, action)
    if not march.moved and charges is None:
        return None
    side = ruleset.vocabulary.square
    end = march.unit.at or unit.at
    ground, within = ground_on_the_way(battle.terrain, unit.at, end)
    return Forecast(
        unit_id,
        march.unit.formation if march.unit.formation != unit.formation else "",
        march.marched,
        march.wanted,
        square_name(end, side),
        ground,
        within,
        march.meets,
        nearest_enemy(battle, ruleset, march.unit) if march.moved and charges is None else None,
        charges,
        charge_reach=charge_reach(battle, ruleset, march) if charges else 0.0,
        after=march.unit,
        way=(unit.at, *march.way),
        unreached=tuple(march.unreached),
    )


def grounded(battle: Battle, action: Action) -> Action:
    """An action whose places are points, as far as the player's own map knows them."""

    def point(place: Place) -> Place:
        at = where(battle, place)
        return replace(place, kind=PlaceKind.POINT, point=at) if at is not None else place

    arguments = dict(action.arguments)
    for slot, value in arguments.items():
        if isinstance(value, Place):
            arguments[slot] = point(value)
        elif isinstance(value, Direction) and value.toward is not None:
            arguments[slot] = replace(value, toward=point(value.toward))
    return replace(action, arguments=arguments)


def follow(battle: Battle, ruleset: Ruleset, march: March, motion: Motion | None, action: Action, stage: Stage) -> None:
    """Take a unit on its way through an act of which the rulebook says what it makes of it."""
    start, end = stage.start.at, stage.end.at
    if start is None or end is None:
        return
    if motion in (Motion.AHEAD, Motion.TO):
        place = next((value for value in action.arguments.values() if isinstance(value, Place)), None)
        goal = where(battle, place) if place else None
        asked = action.arguments.get("distance")
        ahead = bearing(start, end) if stage.marched else stage.end.facing
        if goal is not None:
            length = stage.marched + distance(end, goal)
        else:
            length = float(asked) if isinstance(asked, int | float) else 0.0
        if stage.marched:
            march.meets = march.meets or obstacle(battle, ruleset, stage.start, ahead, stage.marched)
        march.marched += stage.marched
        march.wanted += length
        march.moved = True
        if length - stage.marched > SHORT:
            march.unreached.append(on_table(battle, goal or along(start, ahead, length)))
    for point in (start, end):
        if point != (march.way[-1] if march.way else march.unit.at):
            march.way.append(point)
    march.unit, march.left = stage.end, stage.left


def charge_reach(battle: Battle, ruleset: Ruleset, march: March) -> float:
    """How far a unit charges after what it has done: less by what that took of its movement."""
    full = ruleset.charge_reach(battle, march.unit)
    if not full or march.left is None:
        return full
    return full - ruleset.reach(battle, march.unit) + march.left


def carry_out(battle: Battle, ruleset: Ruleset, march: March, motion: Motion, action: Action) -> None:
    """Let a unit on its way do one action, as far as it changes where it ends."""
    arguments = action.arguments
    unit = march.unit
    if unit.at is None:
        return
    match motion:
        case Motion.FORM:
            formed = replace(unit, formation=str(arguments.get("formation", unit.formation)))
            if stands(battle, ruleset, formed):
                march.unit = formed
        case Motion.FACE:
            turn = next((value for value in arguments.values() if isinstance(value, Direction)), None)
            facing = degrees(battle, unit.at, turn) if turn else None
            if facing is not None:
                march.unit = replace(unit, facing=facing)
        case Motion.ABOUT:
            march.unit = replace(unit, facing=normal_angle(unit.facing + 180))
        case Motion.AHEAD:
            asked = arguments.get("distance")
            length = float(asked) if isinstance(asked, int | float) else 0.0
            aside = next((value for value in arguments.values() if isinstance(value, Direction)), None)
            go(ruleset, battle, march, length, heading=degrees(battle, unit.at, aside) if aside else None)
        case Motion.TO:
            place = next((value for value in arguments.values() if isinstance(value, Place)), None)
            goal = where(battle, place) if place else None
            if goal is not None and distance(unit.at, goal) > 0:
                march.unit = replace(unit, facing=bearing(unit.at, goal))
                go(ruleset, battle, march, distance(unit.at, goal), goal)


def stands(battle: Battle, ruleset: Ruleset, unit: Unit) -> bool:
    """Whether the rulebook knows the unit's arm in its formation: guns form no column."""
    try:
        return bool(ruleset.footprint(battle, unit))
    except (KeyError, ValueError):
        return False


def go(
    ruleset: Ruleset,
    battle: Battle,
    march: March,
    length: float,
    goal: Point | None = None,
    heading: float | None = None,
) -> None:
    """March straight ahead, at most as far as the ruleset lets the unit go; without a length, just as far.

    ``goal`` is the place it marches to, where the order names one, ``heading`` another way than ahead, in degrees.
    """
    unit = march.unit
    way = unit.facing if heading is None else heading
    reach = ruleset.reach(battle, unit)
    left = max(0.0, reach - march.marched)
    done = min(length, left) if length else left
    march.meets = march.meets or obstacle(battle, ruleset, unit, way, done)
    march.marched += done
    march.wanted += length
    march.moved = True
    if unit.at is None:
        return
    if done > 0:
        march.unit = replace(unit, at=on_table(battle, along(unit.at, way, done)))
        march.way.append(march.unit.at or unit.at)
    if length - done > SHORT:
        start = march.unreached[-1] if march.unreached else unit.at
        march.unreached.append(on_table(battle, goal or along(start, way, length)))


def on_table(battle: Battle, point: Point) -> Point:
    """A point, or the nearest one on the table's edge when it lies beyond."""
    return min(max(point[0], 0.0), battle.table.width), min(max(point[1], 0.0), battle.table.height)


def degrees(battle: Battle, start: Point, direction: Direction) -> float | None:
    """A direction in degrees, as seen from a point."""
    if direction.toward is None:
        return direction.degrees
    goal = where(battle, direction.toward)
    return bearing(start, goal) if goal is not None and goal != start else None


def charge_distance(battle: Battle, ruleset: Ruleset, unit: Unit, action: Action) -> tuple[str, float] | None:
    """Whom a unit is to charge, and how far off that is, base to base."""
    listed = action.arguments.get("targets")
    named = listed[0] if isinstance(listed, tuple) and listed else action.arguments.get("target")
    target = battle.unit_by_id.get(named) if isinstance(named, str) else None
    if target is None or not target.in_play or target.id == unit.id or unit.at is None:
        return None
    return target.id, gap(ruleset.footprint(battle, unit), ruleset.footprint(battle, target))


def ground_on_the_way(terrain: Iterable[Terrain], start: Point, end: Point) -> tuple[tuple[str, ...], str]:
    """The pieces of terrain that a straight way leads through or across, and the area it ends in."""
    passed = []
    within = ""
    for piece in terrain:
        if piece.area and contains(piece.area, end):
            within = piece.id
        elif start != end and lies_across(piece, start, end):
            passed.append(piece.id)
    return tuple(passed), within


def lies_across(piece: Terrain, start: Point, end: Point) -> bool:
    """Whether a straight way leads through an area or across a line; ways along roads and bridges do not count."""
    if piece.area:
        return length_inside(piece.area, start, end) > NOTED_STRETCH
    return piece.kind not in ("road", "bridge") and bool(crossings(piece.line, start, end))


def enemies(battle: Battle, unit: Unit) -> Iterator[Unit]:
    """The other side's units that stand on the player's map."""
    side = battle.side_of.get(unit.id, "")
    return (other for other in battle.units if battle.side_of.get(other.id, "") != side and other.in_play)


def nearest_enemy(battle: Battle, ruleset: Ruleset, unit: Unit) -> tuple[str, float] | None:
    """The nearest known enemy of a unit where it stands, and his distance base to base, when he is near at all."""
    if unit.at is None:
        return None
    own = ruleset.footprint(battle, unit)
    found = [
        (gap(own, ruleset.footprint(battle, enemy)), enemy.id)
        for enemy in enemies(battle, unit)
        if enemy.at is not None and distance(unit.at, enemy.at) < ruleset.lengths.near
    ]
    if not found:
        return None
    length, enemy_id = min(found)
    return enemy_id, length


def obstacle(battle: Battle, ruleset: Ruleset, unit: Unit, heading: float, length: float) -> tuple[str, float] | None:
    """The first unit that a march straight that way would run into, and after how much of the way."""
    others = (
        (other.id, ruleset.footprint(battle, other)) for other in battle.units if other.in_play and other.id != unit.id
    )
    met, who = first_met(ruleset.footprint(battle, unit), heading, length, others)
    return (who, met) if who else None
