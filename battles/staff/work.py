"""The staff at work: a plan for the command, and for each unit the best of what it tried."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import replace

from battles.engine.battle import Point
from battles.engine.boxes import is_within
from battles.engine.geometry import LIMIT, turn_between
from battles.staff.candidates import candidates, detours
from battles.staff.craft import Arm, Body, Charge, Craft, Foe, Line, Shape, Verb
from battles.staff.forecast import forecast
from battles.staff.plan import plan
from battles.staff.relief import bearable, relieved
from battles.staff.scores import Scene, worth
from battles.staff.situation import Plan, Situation, Wish

#: How much better than standing still an order must be.
BETTER = 0.02
#: What a charge is worth beside a march, for each unit of its odds above the least that is asked.
CHARGE_WORTH = 2.0
#: What each fellow who reaches the same enemy adds to the odds of a charge, and how many count.
TOGETHER = 0.1
MOST_TOGETHER = 2
#: Enemies farther off than this many times the alarm distance play no part in the judging of a unit's orders.
OUT_OF_MIND = 3.0
#: Who gains by no order this part of a march towards his place is barred, and looks for a way round.
BARRED = 0.5
#: What may come of a march that ends before the enemy, where rules stop it, beyond its forecast.
IN_DOUBT = 0.6
#: So many orders of a unit are tried, those of the best forecasts; more while it is barred.
TRIED, TRIED_BARRED = 3, 7
#: Who faces so far from where he was to turn had no room for it, nor has he by any order that begins so.
SHORT_OF_TURN = 5.0
#: Another trial must promise so much more than the best order so far.
MORE = 0.05


def lead(craft: Craft, posture: str, goal: Point | None, leader: str = "", lost: float = 0.0) -> None:
    """Lead the units of a command by an intent: one line of ordinary orders for each whom it pays to move.

    ``goal`` is where the objective is now, if there is one; ``leader`` the unit of the own side that it names;
    ``lost`` the part of what the command came with that is gone.
    """
    bodies = craft.bodies()
    if not bodies:
        return
    foes = craft.foes()
    friends = craft.friends()
    directing = next((body for body in (*bodies, *friends) if body.id == leader), None)
    situation = Situation(craft, bodies, foes, goal, directing, friends, lost)
    bears = bearable(posture, situation)
    wishes = relieved(bears, situation, plan(bears, replace(situation, goal=goal if bears == posture else None)))
    led = bodies
    for body in _in_turn(bodies, wishes):
        wish = wishes.get(body.id)
        now = next((other for other in led if other.id == body.id), None)
        if wish is None or now is None:
            continue
        line = _best(craft, now, wish, foes, led, friends)
        if line:
            craft.give(now, line)
            led = craft.bodies()


def _in_turn(bodies: Sequence[Body], wishes: Plan) -> list[Body]:
    """Whoever is farthest forward on his way moves first, so that nobody waits behind one who has yet to move."""
    return sorted(
        bodies,
        key=lambda body: (round(math.dist(body.at, wishes[body.id].place), 3) if body.id in wishes else 0.0, body.id),
    )


def _best(
    craft: Craft, body: Body, wish: Wish, foes: Sequence[Foe], led: Sequence[Body], friends: Sequence[Body]
) -> Line:
    """The line that is worth most; empty when standing still is.

    Lines are tried in the order of what they would be worth if nothing stood in the way, until none that is left could
    be worth more than the best so far.
    """
    horizon = OUT_OF_MIND * craft.lengths.alarm + body.march
    near = [foe for foe in foes if is_within(body.box, foe.box, max(horizon, foe.reach + body.march))]
    scene = Scene.of(craft, body, wish, (*led, *friends), near)
    best: Line = ()
    most = worth(scene, body) + BETTER
    charge = _charge(craft, body, wish, near, led)
    if charge is not None and wish.charge is not None:
        best, most = charge.line, most + CHARGE_WORTH * (charge.odds - wish.charge + BETTER)
    away = math.dist(body.at, wish.place)
    barred, gained = BARRED * min(body.march, away), 0.0
    for lines in (candidates(body, wish), detours(body, wish, craft.lengths.aside)):
        tried = 0
        no_room: set[Line] = set()
        for hope, line in _by_hope(scene, body, lines):
            if hope <= most + (MORE if best else 0.0) or tried >= (TRIED if gained >= barred else TRIED_BARRED):
                break
            if any(line[: len(turn)] == turn for turn in no_room):
                continue
            after = craft.attempt(body, line)
            if after is None:
                continue
            tried += 1
            turn = _turn(line)
            if turn and abs(turn_between(after.facing, turn[-1].degrees or 0.0)) > SHORT_OF_TURN:
                no_room.add(turn)
            gained = max(gained, away - math.dist(after.at, wish.place))
            value = worth(scene, after)
            if value > most:
                best, most = line, value
        if gained >= barred:
            break
    return best


def _turn(line: Line) -> Line:
    """How a line begins up to its only turn; empty when it has none or turns more than once."""
    turns = [place for place, step in enumerate(line) if step.verb in (Verb.FACE, Verb.ABOUT)]
    return line[: turns[0] + 1] if len(turns) == 1 and line[turns[0]].verb == Verb.FACE else ()


def _by_hope(scene: Scene, body: Body, lines: Iterable[Line]) -> list[tuple[float, Line]]:
    """Lines with what they would be worth if nothing stood in the way, the best first."""
    known: dict[tuple[Point, float, Shape], float] = {}
    hopes = []
    for line in dict.fromkeys(lines):
        after = forecast(body, line, scene.foes)
        key = (after.at, after.facing, after.shape)
        if key not in known:
            contested = after.at != body.at and any(
                is_within(after.box, foe.box, scene.craft.lengths.musketry) for foe in scene.foes
            )
            known[key] = worth(scene, after) + (IN_DOUBT if contested else 0.0)
        hopes.append((known[key], line))
    return sorted(hopes, key=lambda each: -each[0])


def _charge(craft: Craft, body: Body, wish: Wish, foes: Sequence[Foe], led: Sequence[Body]) -> Charge | None:
    """The best charge that is bold enough, if any. Foot that reaches the same enemy makes foot bolder."""
    if wish.charge is None or not any(is_within(body.box, foe.box, body.reach + LIMIT) for foe in foes):
        return None
    by_id = {foe.id: foe for foe in foes}
    fellows = [other for other in led if other.arm == body.arm == Arm.FOOT and other.id != body.id]
    legal = []
    for charge in craft.charges(body):
        foe = by_id.get(charge.foe)
        together = [other for other in fellows if foe is not None and is_within(other.box, foe.box, other.reach)]
        odds = charge.odds + min(len(together), MOST_TOGETHER) * TOGETHER
        if odds > wish.charge:
            legal.append(replace(charge, odds=odds))
    return max(legal, key=lambda charge: round(charge.odds, 6), default=None)
