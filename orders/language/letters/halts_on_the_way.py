"""Halts on the way: *INTENT ADVANCE G6*, *on s'arrête avant le ruisseau*: a limit to a march, and no other goal.

Where the way to that goal leads over what he stops before, it is asked which of both is meant.
"""

from __future__ import annotations

from battles.engine import expressions as re
from battles.engine.battle import Point, Terrain
from orders.language.letters.acts import Act
from orders.language.letters.delivering import Delivering
from orders.language.letters.errands import errand
from orders.language.letters.troops import Troops
from orders.language.letters.utterances import Utterance

LIMITS = frozenset({"short", "before", "beside"})
HALTS = re.compile(
    r"\b(?:s['’]arrêt\w*|arrêt\w*|halte|stops?|halts?|stopping|halting|anhalten|anhält|halten\s+an|hält|halten|Halt)\b",
    re.IGNORECASE,
)


class HaltsOnTheWay(Delivering):
    """The part of reading sentences that knows where somebody was sent who is told what to stop before."""

    def halts_on_the_way(self, said: Utterance) -> bool:
        """Leave out what somebody stops before who is sent no further. Whether nothing else is in a sentence."""
        who = self.subject or self.block
        if who is None or said.explicit or said.hedged or HALTS.search(said.text.raw) is None:
            return False
        goal, start = self.goal_of(who), self.world.where(set(who.own) & self.world.present)
        if goal is None or start is None:
            return False
        acts = said.sentence.acts
        for act in [one for one in acts if is_a_limit(one)]:
            if self.answerer.crosses(act.parts[0], start, goal):
                act.puzzled = True
                continue
            acts.remove(act)
            said.sentence.reasons.append(said.text.raw_between(act.start, max(act.end, act.parts[0].end)))
        return not any(not act.empty for act in acts)

    def goal_of(self, who: Troops) -> Point | None:
        """Where troops were sent, by a sentence or by a line of the order language above."""
        sent = self.answerer.where.sent
        here = [id for id in who.own if id in self.world.present]
        if here and all(id in sent for id in here):
            return sent[here[0]]
        block = self.exact.block
        if block is None or set(block.scope) != set(who.commands):
            return None
        last = next((line.normal for line in reversed(self.exact.lines) if line.normal.startswith("INTENT ")), "")
        return errand(last, self.world)


def is_a_limit(act: Act) -> bool:
    """Whether an act has somebody stop before a piece of ground that is named, and says no more."""
    stops = act.verb == "hold" or (act.verb in ("advance", "go") and act.parts and act.parts[0].relation == "short")
    if not stops or act.negated or len(act.parts) != 1 or act.formation or act.target or act.object:
        return False
    part = act.parts[0]
    lines = isinstance(part.to, str) or (isinstance(part.to, tuple) and all(isinstance(p, Terrain) for p in part.to))
    return lines and part.relation in LIMITS and part.between is None
