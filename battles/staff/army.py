"""An army led by the program: each turn an intent for every command, by objectives, ground and what its side knows.

It is simple and can be foretold. The battle that it is given holds only what the side may know, so that nothing else
can enter. The army

1. reckons both sides (``estimate``) and settles, by the character of its commander, whether it presses or stands;
2. names its aims: objectives that are not its own when it presses, those that it holds when it stands;
3. sends to each aim the nearest commands until they outweigh the enemies about it;
4. keeps a command out of the fight, and commits it where it is wanted (``reserve``);
5. takes out of the fight who has lost too much, and goes back as a whole when the army is beaten.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence

from battles.engine.battle import Battle, Point
from battles.engine.orders import Block, Intent, OrderSheet, Place, PlaceKind
from battles.engine.protocol import Ruleset
from battles.staff.estimate import Aim, Character, Estimate, Force, estimate_of
from battles.staff.reserve import Task, Why, task_of_reserve

__all__ = ["Aim", "Character", "Why", "orders", "reasons"]

#: An army goes back when less than this part of its foot and horse is in commands that are not spent.
FRESH_ENOUGH = 0.4


def orders(
    ruleset: Ruleset,
    battle: Battle,
    side: str,
    character: Character = Character.STEADY,
    aims: Sequence[Aim] = (),
    came: Mapping[str, int] | None = None,
    commands: Callable[[str], bool] = lambda _: True,
) -> OrderSheet:
    """The sheet of a side for the open turn: a block with an intent for each command that has troops on the table.

    ``battle`` holds what the side knows and no more. ``came`` says what amount of the rulebook's measure each unit
    came with, where that is known; ``commands`` which commands (by id) the program leads.
    """
    estimate = estimate_of(ruleset, battle, side, character, aims, came or {})
    told = _tasks(estimate)
    blocks: list[Block] = []
    for force in estimate.forces:
        task = told.get(force.command.id)
        if task is None or not commands(force.command.id):
            continue
        text = " ".join(filter(None, (task.posture, task.objective.text if task.objective else "")))
        line = 2 * len(blocks) + 1
        intent = Intent(task.posture, task.objective, line + 1, text, task.why.value if task.why else "")
        blocks.append(Block(force.command.block or "BRIGADE", (force.command.id,), line, intent))
    return OrderSheet(side=side, turn=battle.turn, blocks=tuple(blocks))


def reasons(
    ruleset: Ruleset,
    battle: Battle,
    side: str,
    character: Character = Character.STEADY,
    aims: Sequence[Aim] = (),
    came: Mapping[str, int] | None = None,
) -> Mapping[str, Why]:
    """Why commands are told something else than to fight for the army's aims, by id, on the sheet of :func:`orders`."""
    told = _tasks(estimate_of(ruleset, battle, side, character, aims, came or {}))
    return {command: task.why for command, task in told.items() if task.why is not None}


def presses(estimate: Estimate) -> bool:
    """Whether the army goes for the enemy: when it has the strength that its commander asks, or sees nobody."""
    ours = sum(force.weight for force in estimate.forces)
    return ours >= estimate.temper.press * sum(foe.weight for foe in estimate.foes)


def is_beaten(estimate: Estimate) -> bool:
    """Whether the army has lost more than its commander bears, or has too few commands left that are not spent."""
    if estimate.lost >= estimate.temper.beaten:
        return True
    fighting = [force for force in estimate.forces if not force.guns]
    came = sum(force.came for force in fighting)
    fresh = sum(force.came for force in fighting if force.lost < estimate.temper.spent)
    return came > 0.0 and fresh < FRESH_ENOUGH * came


def _tasks(estimate: Estimate) -> Mapping[str, Task]:
    """The task of each command by id."""
    if is_beaten(estimate):
        return {force.command.id: Task("RALLY", why=Why.BEATEN) for force in estimate.forces}
    spent = [force for force in estimate.forces if force.lost >= estimate.temper.spent]
    tasks = {force.command.id: Task("RALLY", why=Why.SPENT) for force in spent}
    fit = [force for force in estimate.forces if force.command.id not in tasks]
    fighting = [force for force in fit if not force.guns]
    guns = [force for force in fit if force.guns]
    pressing = presses(estimate)
    wanted = [(aim, at) for aim, at in estimate.aims if estimate.is_ours(at) != pressing]
    wanted = wanted or list(estimate.aims)
    sent = _sent(estimate, fighting, wanted, whole=pressing)
    posture = "ATTACK" if pressing else "DEFEND"
    for force in fighting:
        aim = sent.get(force.command.id)
        objective = _terrain(aim[0]) if aim else None
        if pressing:
            goal = aim[1] if aim else force.at
            prey = objective or _prey(estimate, force)
            tasks[force.command.id] = Task(_going(estimate, force, goal), prey)
        else:
            tasks[force.command.id] = Task(posture, objective)
    tasks |= task_of_reserve(estimate, fighting, spent, pressing=pressing)
    fighters = [force for force in fighting if tasks[force.command.id].why is not Why.RESERVE]
    for force in guns:
        ahead = min(fighters, key=lambda other: _away(other, force.at), default=None)
        if ahead is None or not pressing:
            tasks[force.command.id] = Task("DEFEND")
        else:
            tasks[force.command.id] = Task("ADVANCE", tasks[ahead.command.id].objective)
    return tasks


def _prey(estimate: Estimate, force: Force) -> Place | None:
    """The known enemy nearest to a command, where no place is worth more."""
    foe = min(estimate.foes, key=lambda foe: (round(math.dist(foe.at, force.at), 3), foe.id), default=None)
    return Place(PlaceKind.UNIT, foe.id, ref=foe.id) if foe else None


def _going(estimate: Estimate, force: Force, goal: Point) -> str:
    """Who is far from every enemy marches; who is near attacks, or holds the place where he has come to stand."""
    if estimate.nearest_foe(force.at) > estimate.far:
        return "ADVANCE"
    at_goal = math.dist(force.at, goal) <= estimate.near / 2 and estimate.aims
    return "DEFEND" if at_goal and estimate.nearest_foe(goal) > estimate.near else "ATTACK"


def _sent(
    estimate: Estimate, forces: Sequence[Force], wanted: Sequence[tuple[Aim, Point]], *, whole: bool
) -> Mapping[str, tuple[Aim, Point]]:
    """Which aim each command is sent to: to the weightiest first, the nearest commands until they are enough.

    Whoever is left goes to the aim that is nearest to him, if the army goes as a ``whole``; else he stays.
    """
    left = list(forces)
    sent: dict[str, tuple[Aim, Point]] = {}
    for aim, at in sorted(wanted, key=lambda each: (-each[0].worth, each[0].place)):
        need = estimate.temper.enough * estimate.weight_about(at, estimate.near)
        have = 0.0
        for force in sorted(left, key=lambda force: _away(force, at)):
            if have > 0.0 and have >= need:
                break
            sent[force.command.id] = (aim, at)
            have += force.weight
            left.remove(force)
    if whole and wanted:
        for force in left:
            sent[force.command.id] = min(wanted, key=lambda each: (math.dist(each[1], force.at), each[0].place))
    return sent


def _away(force: Force, point: Point) -> tuple[float, str]:
    return (round(math.dist(force.at, point), 3), force.command.id)


def _terrain(aim: Aim) -> Place:
    return Place(PlaceKind.TERRAIN, aim.place, ref=aim.place)
