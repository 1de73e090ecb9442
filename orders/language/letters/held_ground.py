"""Held ground: which of several farms or woods is to be attacked: the one that the enemy holds."""

from __future__ import annotations

from battles.engine.battle import Point
from orders.language.letters.goals import Goal, Unclear
from orders.language.letters.unit_answers import UnitAnswerer

LINES = frozenset({"stream", "road", "river", "track"})
FURTHER = 1.4  # times as far as the nearest farm that the enemy holds: that is the one to be attacked


class HeldGround(UnitAnswerer):
    """The part of answering for commands that knows where the enemy stands."""

    def is_line(self, to: object) -> bool:
        """Whether a place is a brook or a road, and nothing that one could take."""
        if isinstance(to, tuple):
            return all(getattr(piece, "kind", "") in LINES for piece in to)
        return isinstance(to, str) and to in LINES

    def held_by_the_enemy(self, unclear: Unclear, start: Point | None) -> Goal | Unclear:
        """Of several farms that may be meant the one in or by which the enemy stands: one attacks no empty ones."""
        spots = [at for unit in self.world.enemy.values() if (at := unit.at)]
        held = [goal for goal in unclear.goals if any(self.where.far(goal, at) <= self.world.square for at in spots)]
        if len(held) > 1 and start is not None:
            held.sort(key=lambda goal: self.where.far(goal, start))
            if self.where.far(held[1], start) >= FURTHER * self.where.far(held[0], start):
                return held[0]
        return held[0] if len(held) == 1 else unclear

    def rather_held(self, goal: Goal, kind: str) -> Goal | Unclear:
        """A farm that was spoken of, or the one in or by which the enemy stands, if that is another."""
        pieces = [self.where.of_piece(piece) for piece in self.world.of_kind(kind)]
        spots = [at for unit in self.world.enemy.values() if (at := unit.at)]
        held = [one for one in pieces if any(self.where.far(one, at) <= self.world.square / 2 for at in spots)]
        if not goal.ground or not held or goal.ground in {one.ground for one in held}:
            return goal
        return Unclear(kind, (*held[:2], goal))

    def is_empty(self, goal: Goal) -> bool:
        """Whether no enemy that is known of stands in or by a place: who takes it attacks nobody."""
        spots = [at for unit in self.world.enemy.values() if (at := unit.at)]
        return not goal.troops and all(self.where.far(goal, at) > self.world.square for at in spots)
