"""An army led by the program: each turn an intent for every command, by objectives, ground and what its side knows.

It is simple and can be foretold. The battle that it is given holds only what the side may know, so that nothing else
can enter. The army

1. reckons both sides and settles, by the character of its commander, whether it presses or stands (``stance``);
2. names its aims: objectives that are not its own when it presses, those that it holds when it stands (``aims``);
3. sends to each aim the nearest commands until they outweigh the enemies about it, and keeps the rest as a reserve;
4. takes out of the fight who has lost too much, and goes back as a whole when the army is beaten.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from battles.engine.battle import Battle, Point, Unit
from battles.engine.commands import Command
from battles.engine.orders import Block, Intent, OrderSheet, Place, PlaceKind
from battles.engine.protocol import Ruleset


class Character(StrEnum):
    """How a commander weighs a chance against a risk."""

    BOLD = "bold"
    STEADY = "steady"
    CAUTIOUS = "cautious"


@dataclass(frozen=True, slots=True)
class Temper:
    """A character in figures.

    The army presses when it has at least ``press`` times the enemy's strength; it sends to an aim ``enough`` times the
    strength of the enemies about it; a command that has lost the share ``spent`` is taken out of the fight, and an army
    that has lost the share ``beaten`` goes back with all that is left of it.
    """

    press: float
    enough: float
    spent: float
    beaten: float


TEMPERS: Mapping[Character, Temper] = {
    Character.BOLD: Temper(press=0.75, enough=1.0, spent=0.4, beaten=0.33),
    Character.STEADY: Temper(press=0.95, enough=1.3, spent=0.25, beaten=0.25),
    Character.CAUTIOUS: Temper(press=1.4, enough=1.7, spent=0.2, beaten=0.2),
}

#: Of so many commands of foot and horse that press one is kept back.
RESERVE_OF = 4
#: Guns make the guns of an army; a command with more than this part of other troops is none.
GUNS = "artillery"


@dataclass(frozen=True, slots=True)
class Aim:
    """A place that is worth holding: the id of a piece of terrain, and its worth in points."""

    place: str
    worth: int = 1


@dataclass(frozen=True, slots=True)
class Force:
    """One of the army's own commands as it stands: what it weighs now, and the share that it has lost."""

    command: Command
    units: tuple[Unit, ...]
    at: Point
    weight: float
    lost: float
    guns: bool


@dataclass(frozen=True, slots=True)
class Enemy:
    """A known enemy unit: its id, where it is believed to stand, what it weighs."""

    id: str
    at: Point
    weight: float


@dataclass(frozen=True, slots=True)
class Estimate:
    """What the army's commander has before him."""

    temper: Temper
    forces: tuple[Force, ...]
    foes: tuple[Enemy, ...]
    aims: tuple[tuple[Aim, Point], ...]
    near: float
    far: float
    lost: float
    """The share that the army has lost of what it came with."""

    def weight_about(self, point: Point, within: float) -> float:
        """The strength of the known enemies about a place."""
        return sum(foe.weight for foe in self.foes if math.dist(foe.at, point) <= within)

    def nearest_foe(self, point: Point) -> float:
        """How far the nearest known enemy is from a place."""
        return min((math.dist(foe.at, point) for foe in self.foes), default=math.inf)

    def is_ours(self, point: Point) -> bool:
        """Whether the army's own are nearer to a place than any known enemy, and no farther than is near."""
        own = min((math.dist(unit.at or point, point) for force in self.forces for unit in force.units), default=1e9)
        return own <= self.near and own < self.nearest_foe(point)


@dataclass(frozen=True, slots=True)
class Task:
    """What one command is told: a posture and where it is to be carried out."""

    posture: str
    objective: Place | None = None


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
    estimate = _estimate(ruleset, battle, side, character, aims, came or {})
    tasks = _tasks(estimate)
    blocks: list[Block] = []
    for force in estimate.forces:
        task = tasks.get(force.command.id)
        if task is None or not commands(force.command.id):
            continue
        text = " ".join(filter(None, (task.posture, task.objective.text if task.objective else "")))
        line = 2 * len(blocks) + 1
        intent = Intent(task.posture, task.objective, line + 1, text)
        blocks.append(Block(force.command.block or "BRIGADE", (force.command.id,), line, intent))
    return OrderSheet(side=side, turn=battle.turn, blocks=tuple(blocks))


def _estimate(
    ruleset: Ruleset,
    battle: Battle,
    side: str,
    character: Character,
    aims: Sequence[Aim],
    came: Mapping[str, int],
) -> Estimate:
    amount = ruleset.measure.amount
    forces = []
    for command in ruleset.commands(battle).all:
        units = tuple(unit for id in command.units if (unit := battle.unit_by_id.get(id)) is not None and unit.in_play)
        if command.side != side or not units:
            continue
        weight = float(sum(amount(unit) for unit in units))
        gone = _lost(ruleset, battle, command.units, came)
        guns = all(unit.arm == GUNS for unit in units)
        forces.append(Force(command, units, _middle(units), weight, gone, guns))
    own_units = [unit for force in forces for unit in force.units]
    usual = sum(force.weight for force in forces) / max(1, len(own_units))
    foes = tuple(
        Enemy(unit.id, unit.at, float(amount(unit)) or usual)
        for unit in battle.units
        if unit.in_play and unit.at is not None and battle.side_of[unit.id] != side
    )
    known = battle.terrain_by_id
    places = tuple((aim, known[aim.place].middle) for aim in aims if aim.place in known)
    lengths = ruleset.lengths
    own = [unit.id for unit in battle.units if battle.side_of[unit.id] == side]
    lost = _lost(ruleset, battle, own, came)
    return Estimate(TEMPERS[character], tuple(forces), foes, places, lengths.near, lengths.far, lost)


def _lost(ruleset: Ruleset, battle: Battle, units: Sequence[str], came: Mapping[str, int]) -> float:
    """The share that some units have lost; who has yet to come has lost nothing, who has left the table all."""
    first = sum(came.get(id, 0) for id in units)
    known = (battle.unit_by_id.get(id) for id in units)
    left = sum(ruleset.measure.amount(unit) for unit in known if unit is not None and not unit.out)
    return max(0.0, 1.0 - left / first) if first else 0.0


def _middle(units: Sequence[Unit]) -> Point:
    places = [unit.at for unit in units if unit.at is not None]
    return (sum(x for x, _ in places) / len(places), sum(y for _, y in places) / len(places))


def presses(estimate: Estimate) -> bool:
    """Whether the army goes for the enemy: when it has the strength that its commander asks, or sees nobody."""
    ours = sum(force.weight for force in estimate.forces)
    return ours >= estimate.temper.press * sum(foe.weight for foe in estimate.foes)


def _tasks(estimate: Estimate) -> Mapping[str, Task]:
    """The task of each command by id."""
    if estimate.lost >= estimate.temper.beaten:
        return {force.command.id: Task("RALLY") for force in estimate.forces}
    tasks = {force.command.id: Task("RALLY") for force in estimate.forces if force.lost >= estimate.temper.spent}
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
    if pressing:
        _keep_back(estimate, fighting, tasks)
    for force in guns:
        ahead = min(fighting, key=lambda other: _away(other, force.at), default=None)
        followed = tasks.get(ahead.command.id) if ahead else None
        if followed is None or not pressing or followed.posture == "SUPPORT":
            tasks[force.command.id] = Task("DEFEND")
        else:
            tasks[force.command.id] = Task("ADVANCE", followed.objective)
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


def _keep_back(estimate: Estimate, forces: Sequence[Force], tasks: dict[str, Task]) -> None:
    """Of several commands that press the one farthest from the enemy follows its neighbour as a reserve."""
    if len(forces) < RESERVE_OF or not estimate.foes:
        return
    last = max(forces, key=lambda force: (round(estimate.nearest_foe(force.at), 3), force.command.id))
    if estimate.nearest_foe(last.at) <= estimate.near:
        return
    others = [force for force in forces if force is not last]
    ahead = min(others, key=lambda force: _away(force, last.at))
    unit = min(ahead.units, key=lambda unit: (round(math.dist(unit.at or ahead.at, ahead.at), 3), unit.id))
    tasks[last.command.id] = Task("SUPPORT", Place(PlaceKind.UNIT, unit.id, ref=unit.id))


def _away(force: Force, point: Point) -> tuple[float, str]:
    return (round(math.dist(force.at, point), 3), force.command.id)


def _terrain(aim: Aim) -> Place:
    return Place(PlaceKind.TERRAIN, aim.place, ref=aim.place)
