"""Marching: where units go, where they stay, and which way they look."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from battles.engine.battle import Point, Terrain, Unit
from battles.engine.dataclasses import replace
from battles.engine.geometry import along, bearing, crossings, distance
from battles.engine.worded import worded
from orders.language.letters.acts import Act, Part
from orders.language.letters.errands import behind_them, errand
from orders.language.letters.fighting import Fighting
from orders.language.letters.goals import Goal, Unclear
from orders.language.letters.outlines import nearest_in, nearest_on
from orders.language.letters.saying import MARCHES, MOST_CHOICES, Doubt, Said, called
from orders.language.letters.troops import Troops
from orders.language.letters.whereabouts import COMPASS

NAMED_POINTS = frozenset({"N", "NE", "E", "SE", "S", "SW", "W", "NW"})
RELATED = frozenset({"behind", "before", "beside", "left", "right"})
SHORT_STEP = 0.6  # of a map square: so far troops go back or aside without turning
NEAR_GROUND, NEAR_POINT, NEAR_RELATED, NEAR_TROOPS = (
    0.75,
    0.95,
    1.0,
    1.6,
)  # of a map square: so near they are there already
CLEARLY = 1.25  # so many times as far is the next of several places, where the nearest is meant
ACROSS = frozenset({"along", "before", "behind"})
NEAR_ENOUGH = 0.25  # of a map square: so exactly one stands where it is told how far from something
SAME_SIDE = 60.0  # degrees from the middle of a wood: one stands at its north edge
WITH_THEM = 1.5  # map squares: who is told to stay with friends so near stays where he is
FAR_BEHIND = 2.0  # map squares: who stands so far behind others stays behind them
NEAR_EDGE = 0.4  # of a map square: who is to defend a point goes there from farther off
NEAR_BOUNDS = 0.2  # of a map square: who stands no farther outside a village or wood guards it where he stands


class Marching(Fighting):
    """The part of answering for units that is about the ground."""

    def which_place(self, unclear: Unclear, say: Callable[[str], str]) -> Doubt:
        """Which of several places is meant."""
        choices = tuple(say(goal.text) for goal in unclear.goals)
        means = tuple(goal.ground or next(iter(goal.troops), "") for goal in unclear.goals)
        if len(choices) == 1:
            return Doubt(worded("Where is the {place}? Do you mean this?", place=called(unclear.said)), choices)
        which = worded("Which {place} do you mean?", place=called(unclear.said))
        learnt = unclear.called if all(means) else ""
        return Doubt(which, choices[:MOST_CHOICES], learnt, means[:MOST_CHOICES])

    def told_of_march(self, told: Sequence[Said]) -> bool:
        """Whether a unit was told to go anywhere already."""
        return any(said.frame in MARCHES for said in told)

    def is_here(self, part: Part, unit: Unit) -> bool:
        """Whether a unit stands where a part of a place lies."""
        if unit.at is not None and self.where.stands_in(part, unit.at):
            return True  # in a corner of the square, too
        goal = self.where.one(part, unit.at)
        return isinstance(goal, Goal) and unit.at is not None and self.where.far(goal, unit.at) <= self.world.square / 2

    def by_which(self, part: Part, at: Point) -> Part:
        """*Holds the farm*: of several farms the one at which one stands, whichever was spoken of."""
        if not isinstance(part.to, str) or part.relation != "at" or part.edge or part.between is not None:
            return part
        near = [
            p for p in self.world.of_kind(part.to) if distance(nearest_in(p, at), at) <= NEAR_GROUND * self.world.square
        ]
        return replace(part, to=(near[0],)) if len(near) == 1 and near[0].area else part

    def is_on_edge(self, part: Part, at: Point) -> bool:
        """Whether one stands on the side of a piece of ground whose edge is meant, in it or right before it."""
        pieces = part.to if part.edge and part.way and isinstance(part.to, tuple) else ()
        way = COMPASS.get(part.way, 0.0)
        return any(
            isinstance(piece, Terrain)
            and distance(nearest_in(piece, at), at) <= self.world.square / 2
            and abs((bearing(piece.middle, at) - way + 180) % 360 - 180) <= SAME_SIDE
            for piece in pieces
        )

    def is_behind(self, part: Part, at: Point) -> bool:
        """Whether one stands behind some friends, as the army looks, though not close behind."""
        if part.relation != "behind" or not isinstance(part.to, Troops) or not part.to.own or part.length is not None:
            return False
        base = self.where.base(part.to, at, of_troops=True)
        if not isinstance(base, Goal) or distance(base.point, at) > FAR_BEHIND * self.world.square:
            return False
        return abs((bearing(base.point, at) - self.world.front) % 360 - 180) <= SAME_SIDE

    def is_across(self, part: Part, at: Point) -> bool:
        """Whether one stands near a line in the ground on whose one side one is to stay: *beyond the brook*."""
        if part.relation not in ACROSS or part.length is not None:
            return False
        named = [piece for piece in part.to if isinstance(piece, Terrain)] if isinstance(part.to, tuple) else []
        pieces = self.world.of_kind(part.to) if isinstance(part.to, str) else named
        lines = [piece for piece in pieces if not piece.area]
        return any(distance(nearest_in(piece, at), at) <= self.world.square for piece in lines)

    def stay(
        self, unit: Unit, act: Act, goal: Goal | None, at: Point | None, told: Sequence[Said], doubts: list[Doubt]
    ) -> list[Said]:
        """To stay, or to go where one is to stay."""
        hold = self.said("hold", unit.arm)
        face: list[Said] = []
        if act.compass and act.verb == "hold":
            face = self.said("face", unit.arm, direction=self.direction(act.compass, None))
        if act.verb == "hold" and at is not None and any(self.is_on_edge(part, at) for part in act.parts):
            goal = None
        if goal is not None and at is not None and not self.told_of_march(told):
            near = self.where.far(goal, at)
            related = act.verb == "hold" and any(part.relation in RELATED for part in act.parts)
            close = (
                (NEAR_TROOPS if goal.troops else NEAR_RELATED)
                if related
                else NEAR_GROUND
                if goal.ground
                else NEAR_POINT
            )
            behind = act.stays and any(self.is_behind(part, at) or self.is_across(part, at) for part in act.parts)
            there = near <= self.world.square * close or behind
            if there and goal.ground and any(part.to == "farm" for part in act.parts):
                self.where.remember(self.world.view.terrain_by_id[goal.ground])  # the farm, from now on
            going = self.said("go to", unit.arm, place=goal.text)
            so_far = related and not act.stays and any(part.length is not None for part in act.parts)
            if so_far and near > NEAR_ENOUGH * self.world.square:
                return going  # waits behind the farm, at 5 cm
            if related and act.remains and not there:
                return [*face, *hold]  # remains behind them: nobody who remains goes there
            if (related or act.stays) and not there:
                choices = tuple(f"{unit.id}: {said.text}" for said in (*going, *hold))
                doubts.append(Doubt(worded("Go there, or stay where they are?"), choices))
                return []
            if not there or (
                act.verb != "hold" and near > (NEAR_BOUNDS if goal.ground else NEAR_EDGE) * self.world.square
            ):
                return going
        if self.told_of_march(told) or any(said.frame in ("fire", "hold fire") for said in told):
            return []
        return [*face, *hold]

    def near_friend(self, unit: Unit, act: Act, told: Sequence[Said]) -> list[Said]:
        """To follow, support or join friends: go behind them."""
        if act.verb == "screen" or self.told_of_march(told):
            return []
        assert act.object is not None
        if unit.id in act.object.own and len(act.object.own) == 1:
            return []
        if act.stays and act.length is None and self.are_here(act.object, unit):
            return self.said("hold", unit.arm)  # stays with them, who go nowhere
        sent = behind_them(act.object.own, self.where.sent, self.world, act.length)
        near = act.verb == "support" and not act.object.commands
        near = near or (act.verb == "join" and len(act.object.own) == 1)
        if sent is not None and (act.verb == "follow" or near):
            return self.march_to(unit, sent)
        goal = self.where.goal([Part("behind", act.object, act.length, word="behind")], unit.at)
        return self.said("go to", unit.arm, place=goal.text) if isinstance(goal, Goal) else []

    def are_here(self, friends: Troops, unit: Unit) -> bool:
        """Whether friends of a unit, none of whom was sent anywhere, stand so near that it is with them."""
        if unit.at is None or not friends.own or any(id in self.where.sent for id in friends.own):
            return False
        spots = [at for id in friends.own if id != unit.id and (at := self.world.own[id].at) is not None]
        return any(distance(at, unit.at) <= WITH_THEM * self.world.square for at in spots)

    def march(self, unit: Unit, act: Act, goal: Goal | None, at: Point | None, doubts: list[Doubt]) -> list[Said]:
        """To go somewhere."""
        facing = self.direction(act.compass, None) if act.compass and goal is not None else ""
        facing = self.look(unit, act.looks, goal.point if goal else None) if act.looks is not None else facing
        back = act.verb == "withdraw" or act.way == "back"
        towards = any(part.relation == "towards" for part in act.parts)
        if goal is not None and at is not None and (end := self.so_far_that_way(act, at)) is not None:
            return self.march_to(unit, end)
        related = any(part.relation in (*RELATED, "between", "compass") for part in act.parts)
        if goal is not None and at is not None and (act.length is None or related or not (back or towards)):
            onward = any(part.relation in ("at", "along", "towards") for part in act.parts) and act.way in (
                "forward",
                "",
            )
            if act.length is not None and onward and goal.ground and distance(at, goal.point) > act.length * 1.6:
                goal = self.where.at_point(along(at, bearing(at, goal.point), act.length))
            if facing and (both := self.said("go to and face", unit.arm, place=goal.text, direction=facing)):
                return both
            more = self.said("face", unit.arm, direction=facing) if facing else []
            return [*self.said("go to", unit.arm, place=goal.text), *more]
        if at is None:
            return self.said("go to", unit.arm, place=goal.text) if goal else []
        if facing and goal is None and act.length is not None:
            there = self.where.at_point(along(at, self.way_of(act, unit.facing), act.length)).text
            if both := self.said("go to and face", unit.arm, place=there, direction=facing):
                return both
        if goal is not None and act.length is not None and not back:
            return self.march_to(unit, along(at, bearing(at, goal.point), act.length))
        return self.march_a_way(unit, act, at, doubts)

    def so_far_that_way(self, act: Act, at: Point) -> Point | None:
        """``4 cm west into the wood``, ``10 cm north, behind the brook``: so far, where that leads to the ground told.

        Behind or over a line in the ground one comes by going as far as that, or so far beyond it is meant.
        """
        if not act.compass or act.length is None or not act.parts:
            return None
        end = along(at, COMPASS[act.compass], act.length)
        for part in act.parts:
            if part.edge or not isinstance(part.to, str | tuple):
                return None
            if part.relation != "at" and not (part.relation in ACROSS and self.crosses(part, at, end)):
                return None
        return end

    def crosses(self, part: Part, at: Point, end: Point) -> bool:
        """Whether the way from one point to another leads over a line in the ground that is meant."""
        named = [piece for piece in part.to if isinstance(piece, Terrain)] if isinstance(part.to, tuple) else []
        pieces = self.world.of_kind(part.to) if isinstance(part.to, str) else named
        return any(crossings(piece.line, at, end) for piece in pieces if piece.line)

    def each(self, unit: Unit, said: Sequence[Said]) -> tuple[str, ...]:
        return tuple(f"{unit.id}: {one.text}" for one in said)

    def march_to(self, unit: Unit, point: Point) -> list[Said]:
        """To go to a point."""
        return self.said("go to", unit.arm, place=self.where.at_point(point).text)

    def march_a_way(self, unit: Unit, act: Act, at: Point, doubts: list[Doubt]) -> list[Said]:
        """To go so far in a direction."""
        length = act.length
        told_where = act.degrees is not None or length is None
        if act.compass and act.verb == "withdraw" and not told_where and self.is_ahead(act.compass, unit.facing):
            assert length is not None
            return self.step(unit, "go back", length, unit.facing + 180, at)  # back, and looking there
        if act.compass or act.degrees is not None:
            way = COMPASS[act.compass] if act.compass else float(act.degrees or 0.0)
            if length is None and unit.arm == "artillery":
                doubts.append(Doubt(worded("How far?")))
                return []
            return self.march_to(unit, along(at, way, length or self.world.square / 2))
        if act.verb == "withdraw" or act.way == "back":
            if length is None:
                half = self.world.square / 2
                back = f"{(unit.facing + 180) % 360:g}"
                steps = self.said("go back", unit.arm, distance=f"{half:g}", direction=back)
                steps += self.march_to(unit, along(at, unit.facing + 180, half))
                choices = tuple(f"{unit.id}: {said.text}" for said in steps)
                doubts.append(Doubt(worded("How far back, or where to?"), choices))
                return []
            return self.step(unit, "go back", length, unit.facing + 180, at)
        if act.way in ("left", "right"):
            turn = -90 if act.way == "left" else 90
            if length is None and not act.verb:
                aside = self.step(
                    unit, "go aside", self.world.square / 2, unit.facing + turn, at, flank=act.way.upper()
                )
                doubts.append(Doubt(worded("How far?"), self.each(unit, aside)))  # 1/92 left, 2/92 right: of what?
                return []
            length = length or self.world.square / 2
            return self.step(unit, "go aside", length, unit.facing + turn, at, flank=act.way.upper())
        if length is not None:
            if not length:
                return self.stay(unit, act, None, at, [], [])
            return self.said("go ahead", unit.arm, distance=f"{length:g}")
        if act.parts and act.verb in ("advance", "go", ""):
            ahead = self.said("go ahead as far as may be", unit.arm)
            doubts.append(Doubt(worded("How far along there?"), self.each(unit, ahead)))
            return []
        if act.way == "forward" or act.verb == "advance":
            return self.said("go ahead as far as may be", unit.arm)
        if act.verb in ("go", "attack", "take", "ride") and not act.formation:
            doubts.append(Doubt(worded("Where to?"), self.holding(unit)))
        return []

    def is_ahead(self, compass: str, facing: float) -> bool:
        """Whether a direction is about the one a unit looks in."""
        return abs((COMPASS[compass] - facing + 180) % 360 - 180) <= SAME_SIDE

    def step(self, unit: Unit, frame: str, length: float, way: float, at: Point, **slots: str) -> list[Said]:
        """To go back or aside: without turning where the rulebook knows that and it is not far."""
        step = self.said(frame, unit.arm, distance=f"{length:g}", direction=f"{way % 360:g}", **slots)
        if step and length <= SHORT_STEP * self.world.square:
            return step
        return self.march_to(unit, along(at, way, length))

    def way_of(self, act: Act, facing: float) -> float:
        """The way an act leads, in degrees."""
        if act.compass:
            return COMPASS[act.compass]
        if act.degrees is not None and act.length is not None:
            return act.degrees
        back = 180.0 if act.verb == "withdraw" else 0.0
        return (facing + {"back": 180.0, "left": 270.0, "right": 90.0}.get(act.way, back)) % 360

    def direction(self, compass: str, degrees: float | None) -> str:
        """A direction as the normal form writes it."""
        if compass:
            return compass if compass in NAMED_POINTS else f"{COMPASS[compass]:g}"
        return f"{degrees:g}" if degrees is not None else ""

    def look(self, unit: Unit, act: Act, there: Point | None = None) -> str:
        """The direction in which an act says that a unit is to look, as the normal form writes it; ``there``: from."""
        at = there or unit.at
        direction = self.direction(act.compass, act.degrees)
        if act.degrees is not None and act.way in ("left", "right"):
            turn = act.degrees if act.way == "right" else -act.degrees
            direction = f"{(unit.facing + turn) % 360:g}"  # so far round, from where it looks now
        if not direction and act.target is not None and len(act.target.enemy) == 1:
            direction = act.target.enemy[0]
        if not direction and act.target is not None and act.target.enemy and act.verb == "face":
            direction = self.nearest_of(act.target.enemy, unit)
        if not direction and act.near is not None:
            goal = self.where.one(act.near, at)
            if isinstance(goal, Unclear) and at is not None and goal.goals:
                line = self.nearest_line(act.near, at) if act.verb == "face" else None
                goal = line or self.nearest_ground(act.near, at) or goal  # front to the road: the one before it
            direction = goal.text if isinstance(goal, Goal) else ""
        if not direction and act.way in ("left", "right", "back"):
            direction = f"{(unit.facing + {'left': 270, 'right': 90, 'back': 180}[act.way]) % 360:g}"
        return direction

    def nearest_of(self, enemy: Sequence[str], unit: Unit) -> str:
        """Of some enemies the one that stands nearest to a unit; empty where none is seen."""
        spots = [(distance(at, unit.at), id) for id in enemy if unit.at and (at := self.world.where([id])) is not None]
        return min(spots)[1] if spots else ""

    def nearest_ground(self, near: Part, at: Point) -> Goal | None:
        """``Facing the wood``: of woods or villages called by their kind the one that is clearly nearest, and where."""
        pieces = [piece for piece in self.world.of_kind(str(near.to)) if piece.area]
        spots = sorted((nearest_in(piece, at) for piece in pieces), key=lambda spot: distance(spot, at))
        far = [distance(spot, at) for spot in spots]
        clear = len(spots) > 1 and 0 < far[0] * CLEARLY < far[1]
        return self.where.at_point(spots[0]) if clear else None

    def nearest_line(self, near: Part, at: Point) -> Goal | None:
        """Of roads or streams called by their kind the nearest, where it is nearest."""
        lines = [piece.line for piece in self.world.of_kind(str(near.to)) if piece.line]
        spots = [nearest_on(line, at) for line in lines]
        return self.where.at_point(min(spots, key=lambda spot: distance(spot, at))) if spots else None

    def end_of(self, told: Sequence[Said]) -> Point | None:
        """Where a unit will have come to that was told to go somewhere."""
        points = [goal for said in told if (goal := errand(said.text, self.world)) is not None]
        return points[-1] if points else None

    def face(self, unit: Unit, act: Act, there: Point | None = None) -> list[Said]:
        """To look somewhere; ``there``: from where it will have come to."""
        direction = self.look(unit, act, there)
        if act.verb == "unlimber" and (text := self.said("unlimber", unit.arm, direction=direction)):
            return text
        return self.said("face", unit.arm, direction=direction) if direction else []
