"""The staff at work: a plan for the command, and for each unit the best of what it tried."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

from battles.engine.battle import Point
from battles.engine.boxes import is_within
from battles.staff.candidates import candidates, detours
from battles.staff.craft import Arm, Body, Charge, Craft, Foe, Line
from battles.staff.plan import Plan, Situation, Wish, plan
from battles.staff.scores import View, worth

#: How much better than standing still an order must be.
BETTER = 0.02
#: What a charge is worth beside a march, for each unit of its odds above the least that is asked.
CHARGE_WORTH = 2.0
#: What each fellow who reaches the same enemy adds to the odds of a charge, and how many count.
TOGETHER = 0.1
MOST_TOGETHER = 2
#: Enemies farther off than this many times the alarm distance play no part in the judging of a unit's orders.
OUT_OF_MIND = 3.0
#: Who gets no farther than this part of his march by any order is barred, and looks for a way round.
BARRED = 0.5


def lead(craft: Craft, posture: str, goal: Point | None, leader: str = "") -> None:
    """Lead the units of a command by an intent: one line of ordinary orders for each whom it pays to move.

    ``goal`` is where the objective is now, if there is one; ``leader`` the unit of the own side that it names.
    """
    bodies = craft.bodies()
    if not bodies:
        return
    foes = craft.foes()
    friends = craft.friends()
    directing = next((body for body in (*bodies, *friends) if body.id == leader), None)
    wishes = plan(posture, Situation(craft, bodies, foes, goal, directing, friends))
    for body in _in_turn(bodies, wishes):
        wish = wishes.get(body.id)
        led = craft.bodies()
        now = next((other for other in led if other.id == body.id), None)
        if wish is None or now is None:
            continue
        line = _best(craft, now, wish, foes, led, friends)
        if line:
            craft.give(now, line)


def _in_turn(bodies: Sequence[Body], wishes: Plan) -> list[Body]:
    """Whoever is farthest forward on his way moves first, so that nobody waits behind one who has yet to move."""
    return sorted(
        bodies,
        key=lambda body: (round(math.dist(body.at, wishes[body.id].place), 3) if body.id in wishes else 0.0, body.id),
    )


def _best(
    craft: Craft, body: Body, wish: Wish, foes: Sequence[Foe], led: Sequence[Body], friends: Sequence[Body]
) -> Line:
    """The line that is worth most; empty when standing still is."""
    horizon = OUT_OF_MIND * craft.lengths.alarm + body.march
    near = [foe for foe in foes if is_within(body.box, foe.box, max(horizon, foe.reach + body.march))]
    others = [friend for friend in (*led, *friends) if friend.id != body.id]
    best: Line = ()
    most = worth(View(craft, body, body, wish, others, near)) + BETTER
    foot = [other for other in led if other.arm == body.arm == Arm.FOOT and other.id != body.id]
    charge = _charge(craft, body, wish, foes, foot)
    if charge is not None and wish.charge is not None:
        best, most = charge.line, most + CHARGE_WORTH * (charge.odds - wish.charge + BETTER)
    barred = BARRED * min(body.march, math.dist(body.at, wish.place))
    farthest = 0.0
    for lines in (candidates(body, wish), detours(body, wish, craft.lengths.aside)):
        for line in lines:
            after = craft.attempt(body, line)
            if after is None:
                continue
            farthest = max(farthest, math.dist(body.at, after.at))
            value = worth(View(craft, body, after, wish, others, near))
            if value > most:
                best, most = line, value
        if farthest >= barred:
            break
    return best


def _charge(craft: Craft, body: Body, wish: Wish, foes: Sequence[Foe], fellows: Sequence[Body]) -> Charge | None:
    """The best charge that is bold enough, if any. Foot that reaches the same enemy makes foot bolder."""
    if wish.charge is None or body.reach <= 0.0:
        return None
    by_id = {foe.id: foe for foe in foes}
    legal = []
    for charge in craft.charges(body):
        foe = by_id.get(charge.foe)
        together = [other for other in fellows if foe is not None and is_within(other.box, foe.box, other.reach)]
        odds = charge.odds + min(len(together), MOST_TOGETHER) * TOGETHER
        if odds > wish.charge:
            legal.append(replace(charge, odds=odds))
    return max(legal, key=lambda charge: round(charge.odds, 6), default=None)
