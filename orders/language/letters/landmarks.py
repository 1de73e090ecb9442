"""Landmarks: which ground or whose troops a thing named in a letter is, by what was spoken of and what lies near."""

from __future__ import annotations

import math
from collections.abc import Sequence

from battles.engine.battle import Point, Terrain
from battles.engine.dataclasses import dataclass, field
from battles.engine.geometry import along, crossings, distance
from battles.engine.orders import Place
from orders.language.letters.goals import Goal, Unclear
from orders.language.letters.outlines import nearest_in
from orders.language.letters.troops import Troops
from orders.language.letters.world import World

FLANKS = {"left flank": 270.0, "right flank": 90.0}
AHEAD = 1.4  # as far as the nearest: a line straight ahead is the one that is meant
TOUCHING = 0.3  # of a map square: so near the ends of two lines are one
MUCH_NEARER = 0.6  # of two pieces of a kind, the one so much nearer is meant
SPREAD = frozenset({"corps", "army"})  # who commands one of these is no sign of where its troops are
BESIDE = 12.0  # so near, in table units, another farm may be the one that is meant
AHEAD_OF_OTHERS = 0.85  # so much nearer to both armies than any other the farm between them lies

FAR_AWAY = 2  # squares, from those who are told of the road


@dataclass(slots=True)
class Landmarks:
    """Finds things for one letter. It remembers what was spoken of last: *the farm* is the one that was named."""

    world: World
    spoken: dict[str, int] = field(default_factory=dict)
    just_now: list[str] = field(default_factory=list)
    """Named in the sentence in hand, in their order."""
    meant: dict[str, str] = field(default_factory=dict)
    """For each kind the piece that it surely meant when it was first said: *the farm* is that one further on."""
    headed: Terrain | None = None
    """Named by the heading under which the sentence stands."""
    goers: frozenset[str] = frozenset()
    """For whom a place is looked for; empty where they are not known."""
    in_line: list[tuple[str, frozenset[str]]] = field(default_factory=list)
    """What was named so far in the line of the sentence in hand, and for whom: the last one last."""
    above: list[tuple[str, frozenset[str]]] = field(default_factory=list)
    """The same of the lines above it."""

    def remember(self, piece: Terrain) -> None:
        """A piece of ground was named: what is called by its kind after that may be this one."""
        self.spoken[piece.id] = self.spoken.get(piece.id, 0) + 1
        self.just_now.append(piece.id)
        self.in_line.append((piece.id, self.goers))

    def begin_line(self) -> None:
        """A line begins."""
        self.above += self.in_line
        self.in_line = []

    def spoken_of(self, kind: str) -> str:
        """The piece of a kind that was named in the sentence, or is meant by its word, or was named most often so far.

        Of equals the first; empty when none was named.
        """
        found = [piece.id for piece in self.world.of_kind(kind)]
        latest = next((id for id in reversed(self.just_now) if id in found), "")
        if latest:
            return latest
        if self.headed is not None and self.headed.id in found:
            return self.headed.id
        if theirs := self.told_their_command(found):
            return theirs
        if kind == "farm" and self.meant.get(kind) in found:
            return self.meant[kind]  # the farm, however often another was named since
        return max((id for id in self.spoken if id in found), key=lambda id: self.spoken[id], default="")

    def told_their_command(self, found: Sequence[str]) -> str:
        """The one of some pieces that was named last in this line for them, or at all for the command that they are of.

        *Husson takes Lairalle. 3/2L occupies the farm*: his, and not the one that others attack.
        """
        goers = self.goers
        here = [id for id, who in self.in_line if id in found and goers and goers <= who]
        there = [id for id, who in self.above if id in found and goers and goers < who]
        return next(reversed(there + here), "")

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
        """A piece of ground called by its kind; where several may be meant, the one that it meant before."""
        found = self.by_kind(kind, start)
        if isinstance(found, Goal):
            self.meant.setdefault(kind, found.ground)
        elif found is not None:
            return next((goal for goal in found.goals if goal.ground and goal.ground == self.meant.get(kind)), found)
        return found

    def by_kind(self, kind: str, start: Point | None) -> Goal | Unclear | None:
        """A piece of ground called by its kind: the one spoken of, the only one, or the one much the nearest."""
        if kind == "crossroads":
            return self.at_crossroads(start)
        if kind in FLANKS:
            point = self.flank(kind)[1]
            return Unclear(kind, (self.at_point(along(point, self.world.front + FLANKS[kind], self.world.square)),))
        pieces = self.world.of_kind(kind)
        named = self.spoken_of(kind)
        goals = [self.of_piece(piece) for piece in pieces]
        if named and not self.is_beside_another(named, goals, start):
            return self.of_piece(self.world.view.terrain_by_id[named])
        if kind == "farm" and (between := self.between_the_armies(pieces)) is not None:
            beside = [piece for piece in pieces if start is not None and distance(piece.middle, start) < BESIDE]
            return self.one_of(kind, [self.of_piece(piece) for piece in (between, *beside)])
        return self.nearest(goals, start, kind) if goals else None

    def is_beside_another(self, named: str, goals: Sequence[Goal], start: Point | None) -> bool:
        """Whether of some roads or streams another lies beside those meant, and the one named lines above far away."""
        named_now = named in self.just_now or (self.headed is not None and self.headed.id == named)
        if start is None or named_now or not all(self.world.view.terrain_by_id[goal.ground].line for goal in goals):
            return False
        far = {goal.ground: self.far(goal, start) for goal in goals}
        return far[named] - min(far.values()) > FAR_AWAY * self.world.square

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
