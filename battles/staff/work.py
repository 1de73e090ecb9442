"""The staff at work: a plan for the command, and for each unit the best of what it tried."""

from __future__ import annotations

import heapq
import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import islice
from operator import itemgetter
from typing import NamedTuple

from battles.engine.battle import Point
from battles.engine.boxes import any_within, is_within, stretch_over
from battles.engine.geometry import LIMIT, ROUNDING, turn_between
from battles.staff.candidates import candidates, detours
from battles.staff.craft import ABOUT, BATTERY, FACE, FOOT, FORM, GUNS, Body, Charge, Craft, Foe, Line, Step, Verb
from battles.staff.plan import plan, without_objective
from battles.staff.relief import bearable, relieved
from battles.staff.scene import Scene, Watched
from battles.staff.scores import IN_COMMAND, bared, promise, too_near, worth
from battles.staff.setting_out import half_the_way, has_to_set_out
from battles.staff.situation import Plan, Situation, Wish

#: How much better than standing still an order must be.
BETTER = 0.02
#: What a charge is worth beside a march, for each unit of its odds above the least that is asked.
CHARGE_WORTH = 2.0
#: What each fellow who reaches the same enemy adds to the odds of a charge, and how many count.
TOGETHER = 0.1
MOST_TOGETHER = 2
#: Of so many enemies, the nearest whom no other masks, the best to charge is sought, among so many who are nearest.
#: Foot seldom comes at the third, and horse does.
PREY, PREY_OF_FOOT, LOOKED_AT = 3, 2, 8
#: Who gains by no order this part of a march towards his place is barred, and looks for a way round.
BARRED = 0.5
#: So many orders of a unit are tried, those of the best forecasts; more while it is barred.
TRIED, TRIED_BARRED = 3, 4
#: Orders are much the same that end within this part of a march of each other, with fronts so many degrees apart.
ALIKE, SAME_FRONT = 0.15, 12.0
#: Who faces so far from where he was to turn had no room for it, nor has he by any order that begins so.
SHORT_OF_TURN = 5.0
#: Odds of charges that differ by no more than this are equal.
_EQUAL = 1e-6
#: Lengths and angles that differ by less than this do so by rounding alone: facings are kept to six decimals.
_ROUNDED = 1e-5
#: Rulebooks keep places to three decimals.
_PLACED = 1e-3
#: Another trial must promise so much more than the best order so far.
MORE = 0.05


def lead(
    craft: Craft, posture: str, goal: Point | None, leader: str = "", lost: float = 0.0, *, gone: bool = False
) -> None:
    """Lead the units of a command by an intent: one line of ordinary orders for each whom it pays to move.

    ``goal`` is where the objective is now, if there is one; ``leader`` the unit of the own side that it names;
    ``lost`` the part of what the command came with that is lost; ``gone`` says that an objective was named and is not
    there any more.
    """
    bodies = craft.bodies()
    if not bodies:
        return
    foes = craft.foes()
    friends = craft.friends()
    if gone:
        posture = without_objective(posture, foes)
    directing = next((body for body in (*bodies, *friends) if body.id == leader), None)
    situation = Situation(craft, bodies, foes, goal, directing, friends, lost)
    bears = bearable(posture, situation)
    wishes = relieved(bears, situation, plan(bears, replace(situation, goal=goal if bears == posture else None)))
    led, watched = {body.id: body for body in bodies}, Watched.all_of(foes, craft.lengths)
    batteries = _batteries((*bodies, *friends))
    ways = (_best, half_the_way) if has_to_set_out(craft, posture, bodies, foes) else (_best,)
    for way in ways:
        stirred = False
        for body in _in_turn(bodies, wishes):
            wish = wishes.get(body.id)
            now = craft.standing(body)
            if wish is None or now is None:
                continue
            led[now.id] = now
            line = way(craft, now, wish, watched, tuple(led.values()), friends, batteries)
            if line:
                craft.give(now, line)
                stirred = True
                led[now.id] = craft.standing(now) or now
            if now.arm is GUNS:
                batteries = _batteries((*led.values(), *friends))
        if stirred:
            break


def _batteries(side: Sequence[Body]) -> list[Body]:
    """The guns of a side that are ready to fire."""
    return [body for body in side if body.arm is GUNS and body.shape is BATTERY]


def _in_turn(bodies: Sequence[Body], wishes: Plan) -> list[Body]:
    """Whoever is farthest forward on his way moves first, so that nobody waits behind one who has yet to move."""
    return sorted(bodies, key=lambda body: (*_on_his_way(body, wishes.get(body.id)), body.id))


def _on_his_way(body: Body, wish: Wish | None) -> tuple[float, float]:
    """How far a unit has to go; of those who go back, and all equally far, how far in front of the others it stands."""
    if wish is None:
        return (0.0, 0.0)
    (x, y), (to_x, to_y) = body.at, wish.place
    away = math.dist(body.at, wish.place)
    if not wish.backward or away <= 0.0:
        return (round(away, 3), 0.0)
    return (round(away, 3), -round((x * (to_x - x) + y * (to_y - y)) / away, 3))


def _best(
    craft: Craft,
    body: Body,
    wish: Wish,
    foes: Sequence[Watched],
    led: Sequence[Body],
    friends: Sequence[Body],
    batteries: Sequence[Body],
) -> Line:
    """The line that is worth most; empty when standing still is.

    Lines are tried in the order of what they would be worth if nothing stood in the way, until none that is left could
    be worth more than the best so far.
    """
    charge = _charge(craft, body, wish, foes, led)
    lengths = craft.lengths
    plain = list(candidates(body, wish, flanks=lengths.flanks, halfway=lengths.halfway, few=lengths.few))
    if not plain:
        return charge.line if charge is not None else ()
    scene = Scene.of(craft, body, wish, (*led, *friends), foes, batteries)
    best: Line = ()
    # What it is worth to stand still is told to the end only where an order does not plainly pay.
    told = charge is not None
    most = (worth if told else promise)(scene, body) + BETTER
    if charge is not None and wish.charge is not None:
        best, most = charge.line, most + CHARGE_WORTH * (charge.odds - wish.charge + BETTER)
    away = math.dist(body.at, wish.place)
    barred, gained = BARRED * min(body.march, away), 0.0
    for lines in (plain, _ways_round(scene, body, wish)) if lengths.aside else (plain,):
        tried: list[tuple[list[Verb], Body]] = []
        no_room: set[Line] = set()
        not_formed: set[Step] = set()
        hopes = Hopes(scene, body, lines)
        while len(tried) < (TRIED if gained >= barred else TRIED_BARRED):
            hope = hopes.next(most + (MORE if best else 0.0))
            if hope is None and not told:
                most, told = worth(scene, body) + BETTER, True
                hope = hopes.next(most)
            if hope is None:
                break
            line, hoped = hope.line, hope.after
            if best and hope.value <= most + MORE:
                continue
            if line[0] in not_formed or any(line[: len(turn)] == turn for turn in no_room):
                continue
            how = [step.verb for step in line]
            if any(how == verbs and _alike(hoped, other, body.march) for verbs, other in tried):
                continue
            after = craft.attempt(body, line)
            if after is None:
                continue
            tried.append((how, hoped))
            if line[0].verb == FORM and after.shape != line[0].shape:
                not_formed.add(line[0])
            turn = _turn(line)
            if turn and abs(turn_between(after.facing, turn[-1].degrees or 0.0)) > SHORT_OF_TURN:
                no_room.add(turn)
            gained = max(gained, away - math.dist(after.at, wish.place))
            value = hope.value if _is_same(after, hoped) else worth(scene, after)
            if value <= most and not told:
                most, told = worth(scene, body) + BETTER, True
            if value > most:
                best, most, told = line, value, True
        if gained >= barred:
            break
    return best


def _ways_round(scene: Scene, body: Body, wish: Wish) -> Iterator[Line]:
    """Ways past a friend who bars its way, where somebody does: told when they are asked for."""
    aside = scene.lengths.aside
    if aside and body.arm is not GUNS and _is_barred(scene, body, wish):
        yield from detours(body, wish, aside)


def _is_barred(scene: Scene, body: Body, wish: Wish) -> bool:
    """Whether a friend stands across the way to its place, as far as a march goes."""
    away = math.dist(body.at, wish.place)
    if away <= 0.0:
        return False
    reach = body.march + body.box.radius
    share = min(1.0, reach / away)
    (x, y), (to_x, to_y) = body.at, wish.place
    end = (x + share * (to_x - x), y + share * (to_y - y))
    for friend in scene.friends:
        there = friend.box
        dx, dy, far = there.x - x, there.y - y, reach + there.radius
        if dx * dx + dy * dy <= far * far and stretch_over(there, body.at, end):
            return True
    return False


def _alike(one: Body, other: Body, march: float) -> bool:
    """Whether two orders that go about it in the same way would come to much the same."""
    return (
        one.shape == other.shape
        and math.dist(one.at, other.at) <= ALIKE * march
        and abs(turn_between(one.facing, other.facing)) <= SAME_FRONT
    )


def _is_same(after: Body, hoped: Body) -> bool:
    """Whether an order came to just what was hoped: then what that is worth is known."""
    here, there = after.box, hoped.box
    return (
        after.shape is hoped.shape
        and abs(here.x - there.x) < _PLACED
        and abs(here.y - there.y) < _PLACED
        and abs(after.facing - hoped.facing) < _ROUNDED
        and abs(here.hw - there.hw) < _ROUNDED
        and abs(here.hd - there.hd) < _ROUNDED
    )


def _turn(line: Line) -> Line:
    """How a line begins up to its only turn; empty when it has none or turns more than once."""
    turns = [place for place, step in enumerate(line) if step.verb in (FACE, ABOUT)]
    return line[: turns[0] + 1] if len(turns) == 1 and line[turns[0]].verb == FACE else ()


class Hope(NamedTuple):
    """An order with what it would be worth if nothing stood in the way.

    ``worth`` allows for what is in ``doubt``, ``value`` does not; ``after`` is the unit as it would stand.
    """

    worth: float
    value: float
    doubt: float
    line: Line
    after: Body


class Hopes:
    """The orders of a unit by what they would be worth if nothing stood in the way, the best first.

    Each waits for its turn by what it promises at best, and is judged only when that has come.
    """

    def __init__(self, scene: Scene, body: Body, lines: Iterable[Line]) -> None:
        self._scene = scene
        # By number: how far the judging of an order has come, see ``next``; in the end what it is worth.
        self._steps: dict[int, int] = {}
        self._judged: dict[int, float] = {}
        self._waiting = []
        grounds: dict[Line, tuple[Body, float] | None] = {}
        craft = scene.craft
        forming = craft.lengths.forming
        in_doubt = craft.lengths.doubt if body.arm in craft.lengths.doubtful else 0.0
        for number, line in enumerate(dict.fromkeys(lines)):
            # A change of formation, which comes first, leaves the ground as it is where it takes nothing of the march.
            first = line[0]
            forms = first.verb is FORM and not forming
            going = line[1:] if forms else line
            if going not in grounds:
                there = craft.foresee(body, going, scene.met) if going else body
                if there is None:
                    grounds[going] = None
                    continue
                doubtful = in_doubt > 0.0 and there.at != body.at and _is_contested(scene, there)
                grounds[going] = (there, in_doubt if doubtful else 0.0)
            here = grounds[going]
            if here is None:
                continue
            after, doubt = here
            if forms and first.shape is not None:
                after = after.put(after.box, after.facing, first.shape)
            self._waiting.append((-promise(scene, after) - doubt, number, doubt, line, after))
        heapq.heapify(self._waiting)

    def next(self, least: float) -> Hope | None:
        """The best that is left; ``None`` when none that is left could be worth more than ``least``.

        What cannot be the best by its ground is not asked for a general, nor without one for the flanks that it shows,
        nor with these for all else of those who are about.
        """
        waiting, steps, scene = self._waiting, self._steps, self._scene
        while waiting and -waiting[0][0] > least:
            best, number, doubt, line, after = waiting[0]
            step = steps[number] = steps.get(number, 0) + 1
            if step == 1:
                missed = IN_COMMAND * scene.commanded(after)
            elif step == 2:
                missed = bared(scene, after)
            elif step == 3:
                missed = too_near(scene, after)
            elif step == 4:
                value = self._judged[number] = worth(scene, after)
                heapq.heapreplace(waiting, (-value - doubt, number, doubt, line, after))
                continue
            else:
                heapq.heappop(waiting)
                return Hope(-best, self._judged[number], doubt, line, after)
            if missed:
                heapq.heapreplace(waiting, (best - missed, number, doubt, line, after))
        return None


def _is_contested(scene: Scene, after: Body) -> bool:
    """Whether a unit would come so near to an enemy that rules may stop it before."""
    return any_within(after.box, scene.met, scene.lengths.musketry)


def _charge(craft: Craft, body: Body, wish: Wish, foes: Sequence[Watched], led: Sequence[Body]) -> Charge | None:
    """The best charge that is bold enough, if any. Foot that reaches the same enemy makes foot bolder.

    The most hopeful are weighed first, until none that is left could be better; of equals the first in file order wins.
    """
    least = wish.charge
    prey = _prey(body, foes) if least is not None else ()
    if least is None or not prey:
        return None
    fellows = [other for other in led if other.arm == body.arm == FOOT and other.id != body.id]
    support = min(len(fellows), MOST_TOGETHER) * TOGETHER
    hopes: list[tuple[float, int, Foe, float]] = []
    for number, foe in prey:
        hope = craft.hope(body, foe.id)
        if hope + support > least:
            together = (other for other in fellows if is_within(other.box, foe.box, other.reach))
            more = sum(1 for _ in islice(together, MOST_TOGETHER)) * TOGETHER
            hopes.append((-hope - more, number, foe, more))
    best: tuple[float, int, Charge] | None = None
    for hope, number, foe, more in sorted(hopes, key=itemgetter(0, 1)):
        if -hope <= least or (best is not None and -hope < best[0] - _EQUAL):
            break
        charge = craft.charge(body, foe.id, least - more)
        odds = -math.inf if charge is None else charge.odds + more
        if charge is not None and odds > least and (best is None or (round(odds, 6), -number) > (best[0], -best[1])):
            best = (round(odds, 6), number, replace(charge, odds=odds))
    return best[2] if best is not None else None


def _prey(body: Body, foes: Sequence[Watched]) -> list[tuple[int, Foe]]:
    """The enemies worth a thought of a charge: the nearest within its reach whom no other masks, with their numbers."""
    if body.reach <= 0.0:
        return []
    own, reach = body.box, body.reach + LIMIT
    x, y, within = own.x, own.y, reach + own.radius + ROUNDING
    near = []
    for number, (there_x, there_y, radius, *_, foe) in enumerate(foes):
        dx, dy, far = there_x - x, there_y - y, within + radius
        square = dx * dx + dy * dy
        if square <= far * far and is_within(own, foe.box, reach):
            near.append((math.sqrt(square), number, foe))
    near.sort(key=itemgetter(0))
    prey: list[tuple[int, Foe]] = []
    most = PREY_OF_FOOT if body.arm is FOOT else PREY
    for _, number, foe in near[:LOOKED_AT]:
        if not any(stretch_over(other.box, body.at, foe.at) for _, other in prey):
            prey.append((number, foe))
        if len(prey) == most:
            break
    return prey
