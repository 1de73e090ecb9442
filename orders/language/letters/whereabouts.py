"""Whereabouts: the point where a place in a letter lies, its things, sides and distances put together."""

from __future__ import annotations

import math
from itertools import pairwise

from battles.engine.battle import Point, Terrain
from battles.engine.dataclasses import dataclass, field, replace
from battles.engine.geometry import along, bearing, contains, crossings, distance
from battles.engine.orders import Place
from orders.language.letters.acts import Part
from orders.language.letters.goals import Goal, Unclear
from orders.language.letters.landmarks import AHEAD, FLANKS, Landmarks
from orders.language.letters.outlines import edge_towards, nearest_in, nearest_on
from orders.language.letters.troops import Troops

COMPASS = {
    name: 22.5 * number
    for number, name in enumerate(
        ["N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW", "NW", "NNW"]
    )
}
SIDES = {"behind": 180.0, "before": 0.0, "left": 270.0, "right": 90.0}
OVER = frozenset({"over", "across", "beyond", "back", "other", "far", "further", "farther", "uber", "jenseits"})
CLOSE = 0.5  # of a map square: how far off "behind" is where no distance is given
ON_THE_ROAD = 2.0  # table units: a bridge so near a road carries it
ROUNDABOUT = 2.5  # times as far as straight on: nobody takes a road so long to a hill
ASIDE = 1.25  # squares: who is level with a place farther off to the side does not go to it
SMALL = frozenset({"bridge", "crossroads", "farm", "village"})


def is_flank(part: Part) -> bool:
    """Whether a part of a place is a flank of the whole army: it says little beside any other."""
    return isinstance(part.to, str) and part.to in FLANKS


@dataclass(slots=True)
class Whereabouts(Landmarks):
    """Finds places for one letter, on the writer's own map, for those who are to go there."""

    sent: dict[str, Point] = field(default_factory=dict)
    """Where his units were sent so far, by id."""

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
        edge = next((part for part in parts if part.edge and part.edge_to is None), None)
        level = next((part for part in parts if part.relation == "beside" and part.word == "level"), None)
        if edge is not None and level is not None and edge.start < level.start and not isinstance(level.to, Troops):
            piece = edge.to[0] if isinstance(edge.to, tuple) and edge.to else edge.to
            if piece == "wood" or (isinstance(piece, Terrain) and piece.kind == "wood"):
                return self.one(replace(edge, edge_to=level.to), start)  # the edge of the wood, level with the farm
        exact = [part for part in parts if isinstance(part.to, Place)]
        bracketed = [part for part in exact if part.exact] or [
            part for part in exact if part.relation in ("at", "towards")
        ]
        for part in parts:
            if part.relation == "from":
                continue  # what one leaves is not where one goes
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
        if (
            len(related) > 1
            and related[0].word == "level"
            and related[1].relation in SIDES
            and related[1].to == related[0].to
        ):
            related = related[1:]  # level with Lairalle, right of it
        if related and plain and related[0].to == "wood" and plain[0].relation == "at" and not related[0].edge:
            return self.one(plain[0], start)
        if related and plain and (within := self.beside_them_within(related[0], plain[-1], start)):
            return within
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
        if (
            len(related) == 1
            and not plain
            and start is not None
            and (near := self.short_of_it(parts, related[0], start))
        ):
            return near
        if not chosen and start is not None and len(parts) == 1 and parts[0].word in OVER:
            return self.beyond(parts[0], start)
        return self.one((related or plain)[0], start) if chosen else None

    def beside_them_within(self, part: Part, ground: Part, start: Point | None) -> Goal | None:
        """``Just behind 2/2Nas, but in the wood``: behind them, where that is in the wood or close to it."""
        if not isinstance(part.to, Troops) or not part.to.own or ground.relation != "at" or ground.edge:
            return None
        beside = self.one(part, start)
        pieces = self.world.of_kind(ground.to) if isinstance(ground.to, str) else ground.to
        if not isinstance(beside, Goal) or not isinstance(pieces, tuple | list):
            return None
        areas = [piece for piece in pieces if isinstance(piece, Terrain) and piece.area]
        near = any(distance(nearest_in(piece, beside.point), beside.point) <= self.world.square / 2 for piece in areas)
        return beside if near else None

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

    def short_of_it(self, parts: list[Part], part: Part, start: Point) -> Goal | None:
        """``Up the road, just short of the brook``: on this side of where the road comes to it, or behind on that."""
        if part.relation not in ("before", "short", "behind") or not self.is_line(part) or part.edge:
            return None
        met = self.met_on_the_road(parts, replace(part, relation="at", length=None), start)
        if met is None:
            return None
        way = bearing(met.point, start) + (180 if part.relation == "behind" else 0)
        far = part.length if part.length is not None else CLOSE * self.world.square
        return self.at_point(along(met.point, way, far))

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

    def middle_of(self, part: Part, base: Goal) -> Point:
        """Where those stand of whose place a writer speaks: himself, where one is told by his name and no troops."""
        command = isinstance(part.to, Troops) and part.to.general in self.world.lowest
        return (self.world.where(base.troops) if command else None) or base.point

    def nearest_of(self, goal: Goal, start: Point) -> Point:
        """Where of several troops those stand who are nearest to a point; of anything else where it lies."""
        units = [unit.at for id in goal.troops if (unit := self.world.own.get(id)) is not None and unit.at is not None]
        return min(units, key=lambda at: distance(at, start)) if len(units) > 1 else goal.point

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
        if part.placed and part.relation == "at" and base.troops:
            return self.at_point(self.middle_of(part, base))
        if part.between is not None:
            other = self.base(part.between, start, of_troops=bool(base.ground))
            if not isinstance(other, Goal):
                return other
            one, two = base.point, other.point
            if bool(base.ground) != bool(other.ground) and start is not None:  # where those stand who are nearest
                one, two = self.nearest_of(base, start), self.nearest_of(other, start)
            if base.ground:
                one = nearest_in(self.world.view.terrain_by_id[base.ground], two)
            if other.ground:
                two = nearest_in(self.world.view.terrain_by_id[other.ground], one)
            return self.at_point(((one[0] + two[0]) / 2, (one[1] + two[1]) / 2))
        if part.edge and base.ground:
            piece = self.world.view.terrain_by_id[base.ground]
            if part.edge_to is not None and isinstance(other := self.base(part.edge_to, start), Goal):
                return self.at_point(nearest_in(piece, other.point))
            if part.far and start and not part.way and piece.area:
                return self.at_point(edge_towards(piece, bearing(start, piece.middle)))
            way = COMPASS[part.way] if part.way else (bearing(piece.middle, start) if start else self.world.front)
            if start and part.way and piece.line and not piece.area:
                return self.at_point(along(nearest_on(piece.line, start), way, self.world.square / 4))
            if start and not part.way:
                return self.at_point(nearest_in(piece, start))
            return self.at_point(edge_towards(piece, way))
        if part.half and start is not None:
            return self.at_point(((base.point[0] + start[0]) / 2, (base.point[1] + start[1]) / 2))
        if part.relation == "short" and start is not None:
            line = self.world.view.terrain_by_id[base.ground].line if base.ground else ()
            base = replace(base, point=nearest_on(line, start)) if line else base
            way = bearing(base.point, start)
            return self.at_point(along(base.point, way, (part.length or 0.0) + self.half_depth(base, way)))
        if part.relation == "beside" and part.word == "level" and start is not None:
            turn = math.radians(bearing(start, base.point) - self.world.front)
            off = distance(start, base.point)
            if base.troops or abs(off * math.sin(turn)) > ASIDE * self.world.square:
                return self.at_point(along(start, self.world.front, off * math.cos(turn)))
        if part.relation == "beside" and base.troops and start is not None:
            sides = [self.beside(base, replace(part, relation=side), there=False) for side in ("left", "right")]
            return min(sides, key=lambda goal: distance(goal.point, start))
        if base.ground and start is not None and (line := self.world.view.terrain_by_id[base.ground].line):
            nearest = nearest_on(line, start)  # a road is where one stands beside it
            far = self.ahead(base, start) if part.relation == "at" else None
            straight = far is not None and far <= AHEAD * distance(start, nearest)
            base = replace(base, point=along(start, self.world.front, far or 0.0) if straight else nearest)
        if part.abreast and start is not None and part.relation in ("before", "behind"):
            return self.clear_of(base, part, start)
        if part.relation in ("before", "behind") and base.ground and start is not None:
            base = self.opposite(base, part, start)
        if part.relation in SIDES or part.relation == "compass" or (part.way and not base.ground):
            return self.beside(base, part)
        if part.relation == "beside" and base.ground and part.length is None:
            return base
        if part.relation == "at" and base.ground and start is not None:
            return self.in_ground(base, start)
        return base

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

    def beside(self, base: Goal, part: Part, *, there: bool = True) -> Goal:
        """A point on one side of something; ``there``: of troops who were sent somewhere, of where they go.

        Behind those who are named is behind where they stand; behind *them* who were told to go, behind where they go.
        """
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
        gap += self.half_depth(base, way)
        called = not part.word and (part.relation == "behind" or (part.relation == "before" and len(base.troops) == 1))
        told = part.relation not in ("before", "behind") or called
        point = base.point
        if there and told and base.troops and set(base.troops) <= self.sent.keys():
            going = [self.sent[id] for id in base.troops]
            point = (sum(x for x, _ in going) / len(going), sum(y for _, y in going) / len(going))
        return self.at_point(along(point, way, gap))

    def opposite(self, base: Goal, part: Part, start: Point) -> Goal:
        """``Behind the hill``: of a wide piece of ground the edge on that side, opposite to where one stands."""
        piece = self.world.view.terrain_by_id[base.ground]
        if not piece.area or max(distance(piece.middle, point) for point in piece.area) < self.world.square:
            return base
        way = (self.world.front + SIDES[part.relation]) % 360
        far_off = self.world.view.table.width + self.world.view.table.height
        outline = (*piece.area, piece.area[0])
        near, far = along(start, way + 180, far_off), along(start, way, far_off)
        met = crossings(outline, near, far)
        return Goal(base.text, along(near, way, max(met))) if met else base

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
