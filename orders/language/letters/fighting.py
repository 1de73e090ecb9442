"""Fighting: whom units fire at or charge, of the enemies that the writer can see."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from battles.engine.battle import Point, Unit
from battles.engine.dataclasses import replace
from battles.engine.geometry import distance
from battles.engine.handles import short_handle
from battles.engine.orders import Place, PlaceKind
from battles.engine.worded import worded
from orders.language.letters.acts import Act, Part
from orders.language.letters.aiming import any_will_do, on_that_side, side_of
from orders.language.letters.goals import Goal, Unclear
from orders.language.letters.saying import MOST_CHOICES, Doubt, Said, Sayer

CLOSE_BY = frozenset({"at", "beside", "edge"})  # a wood, whichever: the one by which they stand
INSIDE = frozenset({"in", "inside", "within", "dans", "im", "innerhalb"})
NEARER = 0.8  # of the next one's distance


class Fighting(Sayer):
    """The part of answering for units that is about the enemy."""

    def holding(self, unit: Unit) -> tuple[str, ...]:
        hold = self.says("hold", unit.arm)
        return (f"{unit.id}: {hold}",) if hold else ()

    def targets(self, act: Act, own: Iterable[str]) -> list[str]:
        """The enemies that may be meant, the nearest first."""
        known = self.world.enemy
        found = list(act.target.enemy) if act.target else list(known)
        here = self.world.where(own) or (0.0, 0.0)
        if act.near is not None:
            exact = isinstance(act.near.to, Place)
            within = self.standing_at(found, act.near, here) if exact else found  # in F8, between wood and road
            there = self.standing_at(within, act.near_too, here) if act.near_too is not None else []
            found = there if len(there) == 1 else self.standing_at(there or found, act.near, here) or []
            if act.target is None:
                found += [id for id in known if id not in found and self.is_handle(act.near, id)]
        found.sort(key=lambda id: distance(known[id].at or here, here))
        if len(found) > 1 and (side := side_of(act)):
            found = on_that_side(side, found, known, here)
        if len(found) > 1 and act.nearest and (place := self.nearest_to_what(act, here)) is not None:
            found.sort(key=lambda id: self.where.far(place, known[id].at or here))
        if act.nearest or (
            act.target and act.target.said.lower().startswith(("nearest", "the nearest", "closest", "next"))
        ):
            found = found[:1]
        return found

    def is_handle(self, part: Part, id: str) -> bool:
        """Whether a square is written as the map writes the handle of an enemy: *fire at e7*."""
        square = part.to if isinstance(part.to, Place) and part.to.kind is PlaceKind.SQUARE else None
        return square is not None and part.relation in ("", "at") and short_handle(id) == square.text.lower()

    def standing_at(self, enemies: list[str], part: Part, here: Point) -> list[str]:
        """Those of some enemies that stand at a place."""
        known, square = self.world.enemy, self.world.square
        if isinstance(part.to, Place) and part.to.point is not None:
            x, y = part.to.point
            half = square / 2 + 0.11 * square
            inside = [
                id for id in enemies if (at := known[id].at) and abs(at[0] - x) <= half and abs(at[1] - y) <= half
            ]
            exact = [
                id
                for id in inside
                if (at := known[id].at) and abs(at[0] - x) <= square / 2 and abs(at[1] - y) <= square / 2
            ]
            return exact or inside
        if isinstance(part.to, str) and part.relation in CLOSE_BY and not part.way:
            pieces = [self.where.of_piece(piece) for piece in self.world.of_kind(part.to)]
            spoken = [piece for piece in pieces if piece.ground == self.where.spoken_of(part.to)]
            by_it = any(self.where.far(piece, known[id].at or here) <= square for piece in spoken for id in enemies)
            if len(pieces) > 1 and not by_it:
                return self.by_any(enemies, pieces)
        if part.relation in ("before", "behind") and isinstance(part.to, tuple):
            part = replace(part, relation="beside")  # on which side of it depends on who looks
        goal = self.where.one(part, here)
        if not isinstance(goal, Goal):
            return self.by_any(enemies, goal.goals) if isinstance(goal, Unclear) else enemies
        if goal.ground:
            piece = self.world.view.terrain_by_id[goal.ground]
            near = [(self.where.far(self.where.of_piece(piece), known[id].at or here), id) for id in enemies]
        else:
            near = [(distance(known[id].at or here, goal.point), id) for id in enemies]
        near.sort()
        close = [id for far, id in near if far <= square]
        if goal.ground and part.word in INSIDE and len(close) > 1 and 2 * near[0][0] <= near[1][0]:
            return close[:1]  # who stands in the village, or at its wall
        return close[:1] if part.relation in ("beside", "between", "left", "right") else close

    def enemies_at(self, act: Act, goal: Goal) -> list[str]:
        """The enemies in the very place to which guns seem to be sent, or who are that place; the nearest first."""
        if act.target is not None or any(part.relation != "at" for part in act.parts):
            return []
        if goal.troops:
            return [goal.text] if goal.text in self.world.enemy else []
        far = sorted((distance(at, goal.point), id) for id, unit in self.world.enemy.items() if (at := unit.at))
        return [id for apart, id in far if apart <= 0.6 * self.world.square]

    def by_any(self, enemies: list[str], goals: Sequence[Goal]) -> list[str]:
        """Of some enemies the nearest to any of several places of a kind: the militia by the farm."""
        far = {
            id: min(self.where.far(goal, at) for goal in goals)
            for id in enemies
            if goals and (at := self.world.enemy[id].at)
        }
        nearest = min(far.values(), default=0.0)
        return [id for id in enemies if id in far and far[id] <= max(nearest * 1.5, 0.3 * self.world.square)]

    def much_nearer(self, unit: Unit, found: list[str]) -> bool:
        """Whether the first of some enemies is clearly the nearest: of several that may be meant, it is."""
        first, second = (distance(self.world.enemy[id].at or (0, 0), unit.at or (0, 0)) for id in found[:2])
        return first <= NEARER * second

    def nearest_to_what(self, act: Act, here: Point) -> Goal | None:
        """``The battery nearest the road``: what the enemy is to be nearest to; no square."""
        parts = [part for part in (*act.parts, act.near) if part is not None and not isinstance(part.to, Place)]
        found = self.where.one(parts[0], here) if len(parts) == 1 and parts[0].relation in ("", "at") else None
        return found if isinstance(found, Goal) else None

    def fight(self, unit: Unit, act: Act, doubts: list[Doubt]) -> list[Said]:
        """To fire at somebody, or to charge him."""
        frame = "fire" if act.verb == "fire" else "charge"
        if not self.says(frame, unit.arm, target=""):
            never = worded("This arm does not charge in this rulebook.")
            if frame == "fire":
                never = worded("This arm does not fire in this rulebook.")
            doubts.append(Doubt(never, self.holding(unit)))
            return []
        known = self.world.enemy
        found = self.targets(act, (unit.id,))
        if act.target is None and act.near is None and not act.nearest:
            rule = self.standing("fire at will" if frame == "fire" else "charge what passes")
            near = sorted(known, key=lambda id: distance(known[id].at or (0, 0), unit.at or (0, 0)))[:3]
            choices = [f"{unit.id}: {self.says(frame, unit.arm, target=id)}" for id in near]
            choices += [f"STANDING {unit.id} {rule}"] if rule else []
            doubts.append(Doubt(worded("At whom?") if frame == "fire" else worded("Whom?"), tuple(choices)))
            return []
        if not found:
            likely = sorted(
                act.target.enemy if act.target else self.world.enemy,
                key=lambda id: distance(self.world.enemy[id].at or (0, 0), unit.at or (0, 0)),
            )
            choices = [f"{unit.id}: {self.says(frame, unit.arm, target=id)}" for id in likely[:3]]
            doubts.append(Doubt(worded("I know of no such enemy there."), tuple(choices)))
            return []
        if len(found) > 1 and act.near is None and act.target is not None and self.much_nearer(unit, found):
            found = found[:1]
        if len(found) > 1 and any_will_do(act, found, known):
            found = found[:1]
        if len(found) > 1:
            choices = [f"{unit.id}: {self.says(frame, unit.arm, target=id)}" for id in found[:MOST_CHOICES]]
            named = act.target is not None and not (act.target.loose or act.target.kind or act.near)
            called = act.target.said if named and act.target is not None else ""
            which = worded("Which of these enemies?")
            doubts.append(Doubt(which, tuple(choices), called, tuple(found[: len(choices)])))
            return []
        return self.said(frame, unit.arm, target=found[0])
