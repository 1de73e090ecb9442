"""Where the lines of a command stand: who is in the first and who in the second, how far each goes, with what room."""

from __future__ import annotations

import math
from collections.abc import Sequence

from battles.engine.boxes import any_within
from battles.engine.geometry import forward
from battles.staff.craft import GUNS, Body
from battles.staff.situation import Axis, Situation

#: A command of more foot than this keeps a part of them in a second line.
ONE_LINE = 3
#: A unit worn down below this stays out of charges and goes to the second line.
WORN = 0.45
#: Guns that have come so near to their range, as a part of it, are as good as at work.
NEARLY = 1.1
#: Guns with less than this part of their full strength have prepared an attack for as long as they can.
FRESH = 0.95
#: The enemy's guns are as good as silenced when they weigh less than this part of those that fight them.
SILENCED = 0.75
#: Who halts to fire comes so much nearer than he must.
NEAR_ENOUGH = 0.3


def two_lines(axis: Axis, foot: Sequence[Body], share: float) -> tuple[list[Body], list[Body]]:
    """Who stands in the first line and who behind: those who are ahead already, the worn ones behind.

    ``share`` is the part of the foot that stands in the first.
    """
    if len(foot) <= ONE_LINE:
        return list(foot), []
    count = math.ceil(share * len(foot))
    order = sorted(foot, key=lambda body: (body.vigour < WORN, -round(axis.ahead(body.at), 3), body.id))
    return order[:count], order[count:]


def abreast(
    situation: Situation,
    axis: Axis,
    bodies: Sequence[Body],
    *,
    spread: float = 1.0,
) -> list[tuple[float, Body]]:
    """How far to the right of the axis each unit is wanted: in the order in which they stand, each with room to deploy.

    Units that have room keep their place.
    """
    order = sorted(bodies, key=lambda body: (round(axis.right(body.at), 3), body.id))
    if not order:
        return []
    rights = [axis.right(body.at) for body in order]
    needed = [situation.craft.broad(body) + spread * situation.craft.lengths.interval for body in order]
    placed = list(rights)
    for number in range(1, len(order)):
        room = (needed[number - 1] + needed[number]) / 2
        placed[number] = max(rights[number], placed[number - 1] + room)
    shift = sum(rights) / len(rights) - sum(placed) / len(placed)
    return [(right + shift, body) for right, body in zip(placed, order, strict=True)]


def reachable(situation: Situation, axis: Axis, lead: Sequence[Body], stop: float) -> float:
    """How far ahead of the middle the first line is wanted after this turn: together, at the pace of the slowest, not
    beyond the objective, and ``stop`` short of every enemy in the way (0: right up to him)."""
    if not lead:
        return 0.0
    now = sum(axis.ahead(body.at) for body in lead) / len(lead)
    pace = min(body.march for body in lead)
    ahead = now + pace
    if situation.goal is not None:
        ahead = min(ahead, max(now, axis.ahead(situation.goal)))
    if stop <= 0.0:
        return ahead
    width, depth = _breadth(situation, axis, lead, stop), max(body.box.hd for body in lead)
    for foe in situation.foes:
        at = foe.at
        if abs(axis.right(at)) <= width and (before := axis.ahead(at)) > now - stop:
            ahead = min(ahead, before - stop - foe.box.hd - depth)
    return max(ahead, now - pace)


def within_a_charge(situation: Situation, axis: Axis, horse: Sequence[Body], stop: float) -> float:
    """How far ahead of the middle horse that leads is wanted: together, not beyond the objective, and ``stop`` from
    every enemy, also from those aside. It gives up no ground for that, and who is behind comes up."""
    now = sum(axis.ahead(body.at) for body in horse) / len(horse)
    ahead = now + min(body.march for body in horse)
    if situation.goal is not None:
        ahead = min(ahead, axis.ahead(situation.goal))
    width = max(abs(axis.right(body.at)) + body.box.hw for body in horse)
    depth = max(body.box.hd for body in horse)
    for foe in situation.foes:
        reach = stop + foe.box.hd + depth
        aside = max(0.0, abs(axis.right(foe.at)) - width)
        if aside < reach and axis.ahead(foe.at) > now - stop:
            ahead = min(ahead, axis.ahead(foe.at) - math.sqrt(reach**2 - aside**2))
    return max(ahead, now)


def _breadth(situation: Situation, axis: Axis, lead: Sequence[Body], stop: float) -> float:
    """How far to either side of its axis an enemy holds up a first line that comes no nearer to him than ``stop``."""
    lengths = situation.craft.lengths
    if not lengths.abreast:
        return max(abs(axis.right(body.at)) for body in lead) + lengths.deploy
    return max(abs(axis.right(body.at)) + body.box.hw for body in lead) + max(lengths.abreast, stop)


def out_of_guns(situation: Situation, axis: Axis, lead: Sequence[Body]) -> float:
    """How far ahead of the middle the first line may go without coming into the effective range of guns."""
    width = max((abs(axis.right(body.at)) for body in lead), default=0.0)
    depth = max((body.box.radius for body in lead), default=0.0)
    ahead = math.inf
    for foe in situation.foes:
        reach = foe.range + foe.box.radius + depth
        aside = max(0.0, abs(axis.right(foe.at)) - width)
        if foe.arm == GUNS and aside < reach:
            ahead = min(ahead, axis.ahead(foe.at) - math.sqrt(reach**2 - aside**2))
    return ahead


def in_the_storm(situation: Situation, body: Body) -> bool:
    """Whether a unit that attacks is so near that waiting for its neighbours costs more than going on."""
    storm = situation.craft.lengths.storm
    return storm > 0.0 and situation.nearness(body) <= storm


def in_volley(situation: Situation, body: Body) -> bool:
    """Whether foot that attacks is near enough to an enemy to halt and fire."""
    return situation.nearness(body) <= situation.craft.lengths.volley


#: An enemy as he lies across an axis: how far to its right, how far ahead, half his breadth, half his depth.
Across = tuple[float, float, float, float]


def across(situation: Situation, axis: Axis) -> list[Across]:
    """All known enemies as they lie across an axis, in file order."""
    (hx, hy), (x, y) = forward(axis.heading), axis.middle
    found = []
    for foe in situation.foes:
        box = foe.box
        ux, uy, hw, hd, dx, dy = box.ux, box.uy, box.hw, box.hd, box.x - x, box.y - y
        aslant, along_it = abs(ux * hy - uy * hx), abs(ux * hx + uy * hy)
        found.append((dx * hy - dy * hx, dx * hx + dy * hy, hw * aslant + hd * along_it, hw * along_it + hd * aslant))
    return found


def volley_from(
    situation: Situation, foes: Sequence[Across], axis: Axis, body: Body, right: float, ahead: float
) -> float:
    """How far ahead foot that attacks is wanted: near enough to fire at whom it will meet, and no nearer."""
    half, own = situation.craft.broad(body) / 2, axis.ahead(body.at)
    depth, volley = min(body.box.hd, body.box.hw), situation.craft.lengths.volley
    for aside, before, wide, deep in foes:
        if before > own and abs(aside - right) < half + wide:
            ahead = min(ahead, before - deep - depth - volley + NEAR_ENOUGH)
    return ahead


def guns_prepare(situation: Situation) -> bool:
    """Whether an attack waits for the side's guns: they are at work on the enemy's and have not silenced them yet, but
    are no weaker than his and still fresh.

    So the wait has an end: it stops when waiting gains nothing or the cannonade has begun to cost the side its guns.
    """
    if not situation.craft.lengths.gunnery:
        return False
    enemy = [
        foe for foe in situation.foes if foe.arm == GUNS and any_within(foe.box, situation.bodies, 2.0 * foe.range)
    ]
    friends = (*situation.bodies, *situation.friends)
    own = [body for body in friends if body.arm == GUNS and any_within(body.box, enemy, NEARLY * body.range)]
    ours, theirs = sum(gun.weight for gun in own), sum(foe.weight for foe in enemy)
    fresh = sum(gun.vigour for gun in own) >= FRESH * len(own)
    return bool(own) and fresh and SILENCED * ours <= theirs <= ours
