"""Misreading: whether an order that a sentence came to is one that its words can hardly mean.

However the order was arrived at, it is looked at once more by what it does: how many it moves, how far and whither.
What is not plausible is asked about before it is done.
"""

from __future__ import annotations

import math

from battles.engine import expressions as re
from battles.engine.battle import Point
from battles.engine.geometry import distance
from orders.language.letters.acts import Act
from orders.language.letters.saying import Line
from orders.language.letters.troops import Troops
from orders.language.letters.utterances import Utterance
from orders.language.letters.world import World

MOVING = re.compile(r"\b(?:MOVE|REDEPLOY|SIDESTEP|STEP|INCH|OBLIQUE)\b")
SO_FAR = re.compile(r"\b(?:MOVE|SIDESTEP (?:LEFT|RIGHT)|STEP BACK|INCH \w+) [\d.]+$")
TO_POINT = re.compile(r"\b(?:MOVE|REDEPLOY) TO (-?[\d.]+),(-?[\d.]+)")
TOO_FAR = 6.0  # map squares: several turns' march, to a point that nobody named
BACKWARD = 1.0  # table units
FEW = 4  # units that may be sent about one by one


def is_implausible(line: Line, said: Utterance, world: World) -> bool:
    """Whether a line hardly says what its sentence means."""
    if not MOVING.search(line.text) or not line.units:
        return False
    return moves_many(line, said, world) or goes_too_far(line, said, world) or goes_the_other_way(line, said, world)


def told(line: Line, said: Utterance) -> list[Act]:
    """The acts out of which a line may have come."""
    own = set(line.units)
    acts = [act for act in said.orders if act.subject is not None and own & set(act.subject.own)]
    return acts or said.orders


def goal_of(line: Line) -> Point | None:
    """The point to which a line sends units, where it names no more than that."""
    found = TO_POINT.search(line.text)
    return (float(found[1]), float(found[2])) if found is not None else None


def moves_many(line: Line, said: Utterance, world: World) -> bool:
    """``infantry within 12 cm``, ``the one of the 5th Division``: units of several bodies that no list named."""
    bodies = {world.own[id].of for id in line.units if id in world.own}
    if len(bodies) < 2 or len(line.units) <= FEW or not SO_FAR.search(line.text):
        return False
    subjects = [act.subject for act in told(line, said) if act.subject is not None]
    listed = any("," in who.said or who.everybody for who in subjects)
    return not listed


def goes_too_far(line: Line, said: Utterance, world: World) -> bool:
    """Whether units would go to a point that no words of the sentence say, farther than a march of several turns."""
    goal = goal_of(line)
    if goal is None or any(spot.kind == "spot" for spot in said.spots):
        return False
    spots = [at for id in line.units if id in world.own and (at := world.own[id].at) is not None]
    return any(distance(at, goal) > TOO_FAR * world.square for at in spots)


def goes_the_other_way(line: Line, said: Utterance, world: World) -> bool:
    """Whether *forward* is said, and the point lies behind those who are to go there, as the army looks."""
    goal, acts = goal_of(line), told(line, said)
    forward = any((act.verb == "advance" or act.way == "forward") and not act.negated for act in acts)
    back = any(act.verb == "withdraw" or act.way == "back" or act.compass for act in acts)
    back = back or any(isinstance(part.to, Troops) and part.to.own for act in acts for part in act.parts)  # to his own
    if goal is None or back or not forward:
        return False
    east, north = math.sin(math.radians(world.front)), math.cos(math.radians(world.front))
    spots = [at for id in line.units if id in world.own and (at := world.own[id].at) is not None]
    return any((goal[0] - at[0]) * east + (goal[1] - at[1]) * north < -BACKWARD for at in spots)
