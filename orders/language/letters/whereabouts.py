"""Whereabouts: the point, the ground or the troops that a place in a letter stands for, on the writer's own map."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise

from battles.engine.battle import Point, Terrain
from battles.engine.geometry import along, bearing, contains, crossings, distance
from battles.engine.orders import Place
from orders.language.letters.acts import Part
from orders.language.letters.outlines import edge_towards, nearest_in, nearest_on
from orders.language.letters.troops import Troops
from orders.language.letters.world import World

COMPASS = {
    name: 22.5 * number
    for number, name in enumerate(
        ["N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW", "NW", "NNW"]
    )
}
FLANKS = {"left flank": 270.0, "right flank": 90.0}
SIDES = {"behind": 180.0, "before": 0.0, "left": 270.0, "right": 90.0}
OVER = frozenset({"over", "across", "beyond", "back", "other", "far", "further", "farther", "uber", "jenseits"})
CLOSE = 0.5  # of a map square: how far off "behind" is where no distance is given
AHEAD = 1.4  # as far as the nearest: a line straight ahead is the one that is meant
TOUCHING = 0.3  # of a map square: so near the ends of two lines are one
MUCH_NEARER = 0.6  # of two pieces of a kind, the one so much nearer is meant
ON_THE_ROAD = 2.0  # table units: a bridge so near a road carries it
ROUNDABOUT = 2.5  # times as far as straight on: nobody takes a road so long to a hill
SPREAD = frozenset({"corps", "army"})  # who commands one of these is no sign of where its troops are


@dataclass(frozen=True, slots=True)
class Goal:
    """Where something is: as the normal form writes it, its point, and what it was named by, if by a thing."""

    text: str
    point: Point
    ground: str = ""
    troops: tuple[str, ...] = ()
    command: str = ""


@dataclass(frozen=True, slots=True)
class Unclear:
    """A place that may be several: the possible ones."""

    said: str
    goals: tuple[Goal, ...] = ()
    called: str = ""
    """The words of the letter, where it is a thing that they mean."""


BESIDE = 12.0  # so near, in table units, another farm may be the one that is meant
AHEAD_OF_OTHERS = 0.85  # so much nearer to both armies than any other the farm between them lies
SMALL = frozenset({"bridge", "crossroads", "farm", "village"})


def is_flank(part: Part) -> bool:
    """Whether a part of a place is a flank of the whole army: it says little beside any other."""
    return isinstance(part.to, str) and part.to in FLANKS


@dataclass(slots=True)
class Whereabouts:
    """Finds places for one letter. It remembers what was spoken of last: *the farm* is the one that was named."""

    world: World
    spoken: dict[str, int] = field(default_factory=dict)
    sent: dict[str, Point] = field(default_factory=dict)
    just_now: list[str] = field(default_factory=list)
    """Named in the sentence in hand, in their order."""
    headed: Terrain | None = None
    """Named by the heading under which the sentence stands."""

    def remember(self, piece: Terrain) -> None:
        """A piece of ground was named: what is called by its kind after that may be this one."""
        self.spoken[piece.id] = self.spoken.get(piece.id, 0) + 1
        self.just_now.append(piece.id)

    def spoken_of(self, kind: str) -> str:
        """The piece of a kind that was named most often so far, of equals the first; empty when none was."""
        found = [piece.id for piece in self.world.of_kind(kind)]
        latest = next((id for id in reversed(self.just_now) if id in found), "")
        if latest:
            return latest
        if self.headed is not None and self.headed.id in found:
            return self.headed.id
        return max((id for id in self.spoken if id in found), key=lambda id: self.spoken[id], default="")

    def goal(self, parts: list[Part], start: Point | None, *, deeper: bool = False) -> Goal | Unclear | None:
        """Where all parts of a place together lie, for those who go there.

        ``deeper``: those who are told to go into a piece of ground in which they stand go further in.
        """
        found = self.together(parts, start)
        if deeper and isinstance(found, Goal) and found.ground and start is not None:
            return self.further_back(found, start)
        return found

    def further_back(self, goal: Goal, start: Point) -> Goal:
        """Back into the wood, for those who stand in it: some way further in, away from the enemy."""
        piece = self.world.view.terrain_by_id[goal.ground]
        if not piece.area or not contains(piece.area, start):
            return goal
        point = along(start, self.world.front + 180, self.world.square / 2)
        return self.at_point(point) if contains(piece.area, point) else goal

    def is_route(self, part: Part) -> bool:
        """Whether a part of a place may only say by which road one goes there."""
        if part.relation not in ("along", "at", "beside", "from", "compass", "left", "right") or part.edge:
            return False
        if isinstance(part.to, tuple) and part.to and isinstance(part.to[0], Terrain):
            return part.to[0].kind == "road"
        return part.to == "road"

    def stands_in(self, part: Part, start: Point) -> bool:
        """Whether one stands in the square that a part of a place names."""
        at = part.to.point if isinstance(part.to, Place) and part.relation == "at" else None
        half = 0.55 * self.world.square
        return at is not None and abs(at[0] - start[0]) <= half and abs(at[1] - start[1]) <= half

    def is_line(self, part: Part) -> bool:
        """Whether a part of a place is a road, a stream or a wall."""
        if isinstance(part.to, str):
            return part.to in ("road", "stream", "wall")
        return isinstance(part.to, tuple) and bool(part.to) and isinstance(part.to[0], Terrain) and not part.to[0].area

    def together(self, parts: list[Part], start: Point | None) -> Goal | Unclear | None:
        """Where all parts of a place together lie."""
        parts = [part for part in parts if not is_flank(part)] or parts
        exact = [part for part in parts if isinstance(part.to, Place)]
        bracketed = [part for part in exact if part.exact] or [
            part for part in exact if part.relation in ("at", "towards")
        ]
        for part in parts:
            if isinstance(part.to, tuple) and part.to and isinstance(part.to[0], Terrain) and len(part.to) == 1:
                self.remember(part.to[0])
        if len(bracketed) > 1 and start is not None and self.stands_in(bracketed[0], start):
            bracketed = bracketed[1:]  # I8, H9: from the one to the other
        if bracketed:
            return self.one(bracketed[0], start)
        chosen = [
            part
            for part in parts
            if part.relation not in ("along", "from")
            or (part.edge and part.relation == "along" and not self.is_line(part))
        ]
        chosen = [part for part in chosen if not self.is_route(part)] or chosen
        related = [
            part
            for part in chosen
            if part.relation in ("short", "behind", "before", "left", "right", "between", "beside", "compass")
            or part.edge
        ]
        plain = [part for part in chosen if part not in related]
        if related and plain and related[0].to == "wood" and plain[0].relation == "at" and not related[0].edge:
            return self.one(plain[0], start)
        if related and plain and plain[-1].start > related[-1].start and plain[-1].relation == "at":
            return self.one(plain[-1], start)
        if related and plain and isinstance(plain[0].to, tuple) and plain[0].start < related[0].start:
            # into the wood behind the brook: in the one, on that side of the other
            first = self.one(plain[0], start)
            if isinstance(first, Goal) and first.ground and related[0].relation != "beside":
                return first
        plain = self.more_exactly(plain)
        if (
            not related
            and len(plain) == 1
            and start is not None
            and (met := self.met_on_the_road(parts, plain[0], start))
        ):
            return met
        if not chosen and start is not None and len(parts) == 1 and parts[0].word in OVER:
            return self.beyond(parts[0], start)
        return self.one((related or plain)[0], start) if chosen else None

    def met_on_the_road(self, parts: list[Part], onto: Part, start: Point) -> Goal | None:
        """``Up the Charleroi road as far as the ridge``: where that road, as they come along it, reaches the ridge."""
        routes = [
            part
            for part in parts
            if self.is_route(part) and part is not onto and part.relation in ("along", "at", "beside")
        ]
        named = [part.to[0] for part in routes if isinstance(part.to, tuple) and isinstance(part.to[0], Terrain)]
        lines = [piece for piece in self.world.of_kind("road") if piece.line] if routes and not named else []
        roads = named or sorted(lines, key=lambda road: distance(nearest_on(road.line, start), start))[:1]
        if (
            not roads
            or onto.relation != "at"
            or onto.edge
            or self.is_small(onto)
            or isinstance(onto.to, Troops | Place)
        ):
            return None
        ends = list(onto.to) if isinstance(onto.to, tuple) else self.world.of_kind(str(onto.to))
        wide = [
            piece for piece in ends if isinstance(piece, Terrain) and piece.kind not in ("village", "road", "bridge")
        ]
        if any(piece.kind == "stream" for piece in wide):  # a road comes to a brook at its bridge
            spots = [bridge.middle for bridge in self.world.of_kind("bridge")]
            on_it = [
                at for at in spots if any(distance(nearest_on(road.line, at), at) <= ON_THE_ROAD for road in roads)
            ]
            if on_it:
                return self.at_point(min(on_it, key=lambda at: distance(at, start)))
        met = [
            (distance(spot, start), spot)
            for road in roads
            for piece in wide
            if road.line
            and (spot := meeting(road, piece, start)) is not None
            and distance(spot, start) <= ROUNDABOUT * max(self.world.square, distance(nearest_in(piece, start), start))
        ]
        return self.at_point(min(met)[1]) if met else None

    def more_exactly(self, plain: list[Part]) -> list[Part]:
        """``To the brook at the bridge``: of two places the one that is a point, where the other is long."""
        small = [part for part in plain if self.is_small(part)]
        return small if len(plain) > 1 and small and self.is_line(plain[0]) else plain

    def is_small(self, part: Part) -> bool:
        """Whether a part of a place is a village, a farm or a bridge."""
        if isinstance(part.to, str):
            return part.to in SMALL
        piece = part.to[0] if isinstance(part.to, tuple) and part.to else None
        return isinstance(piece, Terrain) and piece.kind in ("village", "bridge", "building")

    def beyond(self, part: Part, start: Point) -> Goal | None:
        """``Back over the brook``: on its other side, as one comes to it from where one stands."""
        base = self.base(part.to, start)
        piece = self.world.view.terrain_by_id[base.ground] if isinstance(base, Goal) and base.ground else None
        if piece is None or piece not in (*self.world.of_kind("stream"), *self.world.of_kind("wall")) or not piece.line:
            return None
        at = nearest_on(piece.line, start)
        if distance(start, at) < 1:
            return None
        return self.at_point(along(at, bearing(start, at), CLOSE * self.world.square))

    def one(self, part: Part, start: Point | None) -> Goal | Unclear | None:
        """Where one part of a place lies."""
        base = self.base(part.to, start, of_troops=part.relation in (*SIDES, "compass", "between"))
        if part.way and part.relation == "at" and not part.edge and start is not None:
            base = self.reached(part, start) or base
        if isinstance(base, Unclear):
            things = all(goal.ground or goal.troops for goal in base.goals)
            return replace(base, called=part.said if things else "")
        if base is None:
            return base
        if part.between is not None:
            other = self.base(part.between, start)
            if not isinstance(other, Goal):
                return other
            one, two = base.point, other.point
            if base.ground:
                one = nearest_in(self.world.view.terrain_by_id[base.ground], two)
            if other.ground:
                two = nearest_in(self.world.view.terrain_by_id[other.ground], one)
            return self.at_point(((one[0] + two[0]) / 2, (one[1] + two[1]) / 2))
        if part.edge and base.ground:
            piece = self.world.view.terrain_by_id[base.ground]
            way = COMPASS[part.way] if part.way else (bearing(piece.middle, start) if start else self.world.front)
            if start and part.way and piece.line and not piece.area:
                return self.at_point(along(nearest_on(piece.line, start), way, self.world.square / 4))
            if start and not part.way:
                return self.at_point(nearest_in(piece, start))
            return self.at_point(edge_towards(piece, way))
        if part.half and start is not None:
            return self.at_point(((base.point[0] + start[0]) / 2, (base.point[1] + start[1]) / 2))
        if part.relation == "short" and start is not None:
            way = bearing(base.point, start)
            return self.at_point(along(base.point, way, (part.length or 0.0) + self.half_depth(base, way)))
        if part.relation == "beside" and base.troops and start is not None:
            sides = [self.beside(base, replace(part, relation=side)) for side in ("left", "right")]
            return min(sides, key=lambda goal: distance(goal.point, start))
        if base.ground and start is not None and (line := self.world.view.terrain_by_id[base.ground].line):
            nearest = nearest_on(line, start)  # a road is where one stands beside it
            far = self.ahead(base, start) if part.relation == "at" else None
            straight = far is not None and far <= AHEAD * distance(start, nearest)
            base = replace(base, point=along(start, self.world.front, far or 0.0) if straight else nearest)
        if part.abreast and start is not None and part.relation in ("before", "behind"):
            return self.clear_of(base, part, start)
        if part.relation in SIDES or part.relation == "compass" or (part.way and not base.ground):
            return self.beside(base, part)
        if part.relation == "beside" and base.ground and part.length is None:
            return base
        if part.relation == "at" and base.ground and start is not None:
            return self.in_ground(base, start)
        return base

    def base(self, to: object, start: Point | None, *, of_troops: bool = False) -> Goal | Unclear | None:
        """Where a thing lies; of a command, where its commander stands, or ``of_troops`` its middle."""
        view = self.world.view
        if isinstance(to, Place):
            return Goal(to.text, to.point) if to.point else None
        if isinstance(to, Troops):
            ids = to.own or to.enemy
            if (to.loose or self.are_apart(to)) and to.own and start is not None:
                ids = self.nearby(to.own, start)
            point = self.world.where(id for id in ids if id in view.unit_by_id and view.unit_by_id[id].in_play)
            if to.general and (stand := self.world.generals.get(to.general)):
                if self.world.view.formation_by_id[to.general].kind in SPREAD:
                    return Goal(f"{stand[0]:g},{stand[1]:g}", stand, command=to.general)  # himself, not his corps
                if not (of_troops and point):
                    return Goal(self.world.names.general_name(to.general), stand, troops=ids, command=to.general)
            if point is None:
                return None
            if to.unclear and not to.loose and len(ids) > 1:
                return Unclear(to.said, tuple(Goal(id, self.world.where([id]) or point, troops=(id,)) for id in ids))
            if len(ids) == 1:
                return Goal(ids[0], point, troops=ids, command=to.commands[0] if to.commands else "")
            return Goal(
                f"{point[0]:.1f},{point[1]:.1f}",
                point,
                troops=ids,
                command=to.commands[0] if len(to.commands) == 1 else "",
            )
        if isinstance(to, str):
            return self.of_kind(to, start)
        if isinstance(to, tuple) and to and isinstance(to[0], Terrain):
            goals = [self.of_piece(piece) for piece in to]
            return goals[0] if len(goals) == 1 else self.nearest(goals, start, goals[0].text)
        return None

    def are_apart(self, troops: Troops) -> bool:
        """Whether troops that bear one word in their names, *the Light*, stand in several places of the field."""
        if troops.commands or troops.everybody or len(troops.own) < 2:
            return False
        if len({self.world.own[id].of for id in troops.own if id in self.world.own}) < 2 or "," in troops.said:
            return False
        spots = [unit.at for id in troops.own if (unit := self.world.own.get(id)) and unit.in_play and unit.at]
        return any(distance(one, other) > 3 * self.world.square for one in spots for other in spots)

    def nearby(self, ids: tuple[str, ...], start: Point) -> tuple[str, ...]:
        """Of troops named by kind alone the ones that stand together nearest to a point."""
        spots = {id: unit.at for id in ids if (unit := self.world.own.get(id)) and unit.in_play and unit.at}
        if not spots:
            return ids
        nearest = min(spots.values(), key=lambda at: distance(at, start))
        return tuple(id for id, at in spots.items() if distance(at, nearest) <= 1.2 * self.world.square)

    def of_piece(self, piece: Terrain) -> Goal:
        return Goal(piece.id, piece.middle, ground=piece.id)

    def of_kind(self, kind: str, start: Point | None) -> Goal | Unclear | None:
        """A piece of ground called by its kind: the one spoken of, the only one, or the one much the nearest."""
        if kind == "crossroads":
            return self.at_crossroads(start)
        if kind in FLANKS:
            point = self.flank(kind)[1]
            return Unclear(kind, (self.at_point(along(point, self.world.front + FLANKS[kind], self.world.square)),))
        pieces = self.world.of_kind(kind)
        named = self.spoken_of(kind)
        if named:
            return self.of_piece(self.world.view.terrain_by_id[named])
        goals = [self.of_piece(piece) for piece in pieces]
        if kind == "farm" and (between := self.between_the_armies(pieces)) is not None:
            beside = [piece for piece in pieces if start is not None and distance(piece.middle, start) < BESIDE]
            return self.one_of(kind, [self.of_piece(piece) for piece in (between, *beside)])
        return self.nearest(goals, start, kind) if goals else None

    def one_of(self, kind: str, goals: list[Goal]) -> Goal | Unclear:
        """The only one of some goals, else the question which."""
        several = list({goal.ground: goal for goal in goals}.values())
        return several[0] if len(several) == 1 else Unclear(kind, tuple(several))

    def between_the_armies(self, pieces: Sequence[Terrain]) -> Terrain | None:
        """The farm of which a letter speaks that has named none: the one that lies between both armies."""
        ours, theirs = self.world.where(self.world.present), self.world.where(self.world.enemy)
        if ours is None or theirs is None:
            return None
        far = [(distance(piece.middle, ours) + distance(piece.middle, theirs), piece.id) for piece in pieces]
        ranked = sorted(far)[:2]
        clear = len(ranked) > 1 and ranked[0][0] < AHEAD_OF_OTHERS * ranked[1][0]
        return self.world.view.terrain_by_id[ranked[0][1]] if clear else None

    def nearest(self, goals: list[Goal], start: Point | None, said: str) -> Goal | Unclear:
        """The goal that is much the nearest, else the question which."""
        if len(goals) == 1:
            return goals[0]
        if start is None:
            return Unclear(said, tuple(goals[:5]))
        ranked = sorted((self.far(goal, start), number) for number, goal in enumerate(goals))
        ahead = sorted(
            (far, number) for number, goal in enumerate(goals) if (far := self.ahead(goal, start)) is not None
        )
        if ahead and ranked[0][0] * AHEAD >= ahead[0][0]:
            return goals[ahead[0][1]]
        if ranked[0][0] <= MUCH_NEARER * ranked[1][0] or self.are_one(goals[ranked[0][1]], goals[ranked[1][1]]):
            return goals[ranked[0][1]]
        return Unclear(said, tuple(goals[number] for _, number in ranked[:5]))

    def ahead(self, goal: Goal, start: Point) -> float | None:
        """How far straight ahead, as his troops look on the whole, one comes to a stream, a road or a wall."""
        piece = self.world.view.terrain_by_id[goal.ground] if goal.ground else None
        if piece is None or not piece.line:
            return None
        table = self.world.view.table
        horizon = along(start, self.world.front, table.width + table.height)
        return next(iter(crossings(piece.line, start, horizon)), None)

    def reached(self, part: Part, start: Point) -> Goal | None:
        """``East to the road``: where one comes to the first road or stream on the way there."""
        pieces = self.world.of_kind(part.to) if isinstance(part.to, str) else part.to
        lines = (
            [piece.line for piece in pieces if isinstance(piece, Terrain)] if isinstance(pieces, list | tuple) else []
        )
        table = self.world.view.table
        horizon = along(start, COMPASS[part.way], table.width + table.height)
        far = min((far for line in lines if line for far in crossings(line, start, horizon)), default=None)
        return None if far is None else self.at_point(along(start, COMPASS[part.way], far))

    def are_one(self, one: Goal, other: Goal) -> bool:
        """Whether two pieces are parts of one stream, or one road, that a bridge or a house parts."""
        pieces = [self.world.view.terrain_by_id[goal.ground] for goal in (one, other) if goal.ground]
        if len(pieces) < 2 or pieces[0].kind != pieces[1].kind or not all(piece.line for piece in pieces):
            return False
        ends = [(piece.line[0], piece.line[-1]) for piece in pieces]
        return any(distance(a, b) <= TOUCHING * self.world.square for a in ends[0] for b in ends[1])

    def far(self, goal: Goal, start: Point) -> float:
        """How far a piece of ground is from a point, edge for edge."""
        if not goal.ground:
            return distance(start, goal.point)
        return distance(start, nearest_in(self.world.view.terrain_by_id[goal.ground], start))

    def at_crossroads(self, start: Point | None) -> Goal | Unclear | None:
        """Where roads cross: the village there, if there is one."""
        goals = []
        for point in self.world.crossroads:
            near = [p for p in self.world.of_kind("village") if distance(p.middle, point) < self.world.square / 2]
            goals.append(self.of_piece(near[0]) if near else self.at_point(point))
        return self.nearest(goals, start, "crossroads") if goals else None

    def flank(self, kind: str, besides: Sequence[str] = ()) -> tuple[str, Point]:
        """The outermost of his commands on a flank but some units, with the middle of it."""
        way = math.radians(self.world.front + FLANKS[kind])
        found = [
            ((point[0] * math.sin(way) + point[1] * math.cos(way)), id, point)
            for id in self.world.lowest
            if id in self.world.generals
            and not set(self.world.commands[id]) & set(besides)
            and set(self.world.commands[id]) & self.world.present
            and (point := self.world.where(self.world.commands[id])) is not None
        ]
        _, id, point = max(found, default=(0.0, "", self.world.where(self.world.present) or (0.0, 0.0)))
        return id, point

    def at_point(self, point: Point) -> Goal:
        """A point of the table."""
        x, y = self.world.inside(point)
        return Goal(f"{round(x, 1):g},{round(y, 1):g}", (x, y))

    def beside(self, base: Goal, part: Part) -> Goal:
        """A point on one side of something."""
        gap = part.length if part.length is not None else CLOSE * self.world.square
        if part.way and part.relation not in SIDES:
            way = COMPASS[part.way]
        else:
            front = (
                self.world.facing(base.troops) if base.troops and base.troops[0] in self.world.own else self.world.front
            )
            way = (front + SIDES.get(part.relation, 0.0)) % 360
            if base.troops and base.troops[0] in self.world.enemy:
                way = (self.world.facing(base.troops) + SIDES.get(part.relation, 0.0)) % 360
        return self.at_point(along(base.point, way, gap + self.half_depth(base, way)))

    def clear_of(self, base: Goal, part: Part, start: Point) -> Goal:
        """Straight ahead of, or behind, some troops of one's own brigade, from where one stands."""
        way = (self.world.facing(base.troops) + SIDES[part.relation]) % 360
        east, north = math.sin(math.radians(way)), math.cos(math.radians(way))
        spots = [at for id in base.troops if (unit := self.world.own.get(id)) and (at := unit.at)]
        far = max((x - start[0]) * east + (y - start[1]) * north for x, y in spots) if spots else 0.0
        gap = part.length if part.length is not None else CLOSE * self.world.square
        return self.at_point(along(start, way, max(0.0, far) + gap))

    def half_depth(self, base: Goal, way: float) -> float:
        """From the middle of a piece of ground, or of some troops, to its edge in a direction; nothing for lines."""
        if base.ground:
            piece = self.world.view.terrain_by_id[base.ground]
            points = piece.area
        else:
            units = [self.world.view.unit_by_id[id] for id in base.troops if id in self.world.view.unit_by_id]
            points = tuple(unit.at for unit in units if unit.at)
        east, north = math.sin(math.radians(way)), math.cos(math.radians(way))
        spans = [(x - base.point[0]) * east + (y - base.point[1]) * north for x, y in points]
        return max(0.0, *spans) if spans else 0.0

    def in_ground(self, base: Goal, start: Point) -> Goal:
        """In a wide piece of ground, or on a long one: where those who go there reach it."""
        piece = self.world.view.terrain_by_id[base.ground]
        wide = max((distance(piece.middle, point) for point in piece.area or piece.line), default=0.0)
        if wide < self.world.square:
            return base
        if piece.area and contains(piece.area, start):
            return base
        far = self.ahead(base, start)
        if far is not None and far <= AHEAD * distance(start, nearest_in(piece, start)):
            return self.at_point(along(start, self.world.front, far))
        return self.at_point(nearest_in(piece, start, depth=0.3 * self.world.square))


def meeting(road: Terrain, piece: Terrain, start: Point) -> Point | None:
    """Where a road first reaches a hill, a wood or a stream, for those who come from a point; ``None`` where never."""
    found: list[Point] = []
    outline = (*piece.area, *piece.area[:1]) or piece.line
    for one, two in pairwise(road.line):
        found += [along(one, bearing(one, two), far) for far in crossings(outline, one, two)]
    return min(found, key=lambda spot: distance(spot, start), default=None)
