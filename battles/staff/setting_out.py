"""A command that is told to go sets out, though none of its units can go the whole way at once.

Where every whole march would lead out of its general's reach, or into more fire than it is worth, each for himself had
better stand still, and so does the general, who rides after his men. So nobody ever stirs. Then they go half the
way, and he comes after them.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from battles.engine.boxes import any_within
from battles.engine.geometry import bearing, turn_between
from battles.staff.candidates import HALF, STRAIGHT
from battles.staff.craft import FACE, GO, GUNS, Body, Craft, Foe, Line, Step
from battles.staff.scene import THERE, Scene, Watched
from battles.staff.scores import worth
from battles.staff.situation import Wish

#: Postures that send a command somewhere.
GOING = ("ADVANCE", "ATTACK")
#: How much better than standing still half a march must be.
BETTER = 0.02


def has_to_set_out(craft: Craft, posture: str, bodies: Sequence[Body], foes: Sequence[Foe]) -> bool:
    """Whether a command goes somewhere and none of it stands where an enemy alarms it."""
    return posture in GOING and not any(any_within(body.box, foes, craft.lengths.alarm) for body in bodies)


def half_the_way(
    craft: Craft,
    body: Body,
    wish: Wish,
    foes: Sequence[Watched],
    led: Sequence[Body],
    friends: Sequence[Body],
    batteries: Sequence[Body],
) -> Line:
    """Half a march towards its place, if that is worth more than standing still; empty where it is not.

    Guns do not go by halves, nor does who goes back or stays.
    """
    away = math.dist(body.at, wish.place)
    if body.arm == GUNS or wish.stay or wish.backward or wish.watched or away <= THERE:
        return ()
    scene = Scene.of(craft, body, wish, (*led, *friends), foes, batteries)
    heading = bearing(body.at, wish.place)
    step = Step(GO, length=HALF * min(away, body.march))
    turned = abs(turn_between(body.facing, heading)) > STRAIGHT
    line = (Step(FACE, degrees=heading), step) if turned else (step,)
    after = craft.attempt(body, line)
    return line if after is not None and worth(scene, after) > worth(scene, body) + BETTER else ()
