"""At one place: several who are told to hold *the farm* hold the same one, and not each the nearest to himself."""

from __future__ import annotations

from collections.abc import Sequence

from battles.engine.dataclasses import replace
from orders.language.letters.acts import Act, Part
from orders.language.letters.goals import Goal
from orders.language.letters.pointing_back import PointingBack

ONE_OF_A_KIND = frozenset({"farm", "village", "hamlet", "house", "houses", "wood", "hill", "pond", "mill", "church"})
GOING = frozenset({"", "go", "advance", "withdraw", "hold", "defend", "take", "place", "attack"})


class AtOnePlace(PointingBack):
    """Finds the one piece of ground that several units are told of by no more than its kind."""

    def at_one_place(self, acts: Sequence[Act]) -> None:
        """``5M and 7L hold the farm``: both the same, that which lies nearest to the first."""
        for act in acts:
            who = act.subject
            if who is None or who.commands or len(who.own) < 2 or act.verb not in GOING:
                continue
            for number, part in enumerate(act.parts):
                if isinstance(part.to, str) and part.to in ONE_OF_A_KIND and part.relation == "at":
                    act.parts[number] = self.of_all(part, who.own)

    def of_all(self, part: Part, own: Sequence[str]) -> Part:
        """The part of a place for all of some units, where each by himself would take another for it."""
        where = self.answerer.where
        starts = [at for id in own if id in self.world.present and (at := self.world.own[id].at) is not None]
        meant = dict(where.meant)
        goals = [where.one(part, at) for at in starts]
        where.meant = meant
        ids = [goal.ground for goal in goals if isinstance(goal, Goal) and goal.ground]
        if len(ids) < len(starts) or len(set(ids)) < 2:
            return part
        return replace(part, to=(self.world.view.terrain_by_id[ids[0]],))
