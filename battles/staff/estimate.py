"""What a commander of an army reckons with: his character, his commands, the enemies that he knows, his aims."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from enum import StrEnum

from battles.engine.battle import Battle, Point, Table, Unit
from battles.engine.commands import Command
from battles.engine.dataclasses import dataclass
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
    Character.STEADY: Temper(press=0.95, enough=1.3, spent=0.2, beaten=0.2),
    Character.CAUTIOUS: Temper(press=1.4, enough=1.7, spent=0.2, beaten=0.2),
}

#: The part of their range in which guns tell.
TELLING = 0.6
#: Guns make the guns of an army; a command with more than this part of other troops is none.
GUNS, FOOT = "artillery", "infantry"


@dataclass(frozen=True, slots=True)
class Aim:
    """A place that is worth holding: the id of a piece of terrain, and its worth in points."""

    place: str
    worth: int = 1


@dataclass(frozen=True, slots=True)
class Force:
    """One of the army's own commands as it stands: what it weighs now, what it came with, and the share that it has
    lost."""

    command: Command
    units: tuple[Unit, ...]
    at: Point
    weight: float
    came: float
    lost: float
    guns: bool
    horse: bool
    """Whether it has no foot, and is more than guns."""


@dataclass(frozen=True, slots=True)
class Enemy:
    """A known enemy unit: its id, where it is believed to stand, what it weighs, how far off its guns tell."""

    id: str
    at: Point
    weight: float
    tells: float = 0.0


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
    table: Table

    def is_on_table(self, point: Point, edge: float) -> bool:
        """Whether a place is on the table, so far from its edges."""
        return edge <= point[0] <= self.table.width - edge and edge <= point[1] <= self.table.height - edge

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


def estimate_of(
    ruleset: Ruleset,
    battle: Battle,
    side: str,
    character: Character,
    aims: Sequence[Aim],
    came: Mapping[str, int],
) -> Estimate:
    """What a side's commander knows of a position, ``battle`` being what his side knows.

    ``came`` is the strength with which each of its units came, by id; aims that are not on the table are left out.
    """
    amount = ruleset.measure.amount
    forces = []
    for command in ruleset.commands(battle).all:
        units = tuple(unit for id in command.units if (unit := battle.unit_by_id.get(id)) is not None and unit.in_play)
        if command.side != side or not units:
            continue
        weight = float(sum(amount(unit) for unit in units))
        gone = _lost(ruleset, battle, command.units, came)
        first = float(sum(came.get(id, 0) for id in command.units)) or weight
        guns = all(unit.arm == GUNS for unit in units)
        horse = not guns and not any(unit.arm == FOOT for unit in units)
        forces.append(Force(command, units, _middle(units), weight, first, gone, guns, horse))
    own_units = [unit for force in forces for unit in force.units]
    usual = sum(force.weight for force in forces) / max(1, len(own_units))
    foes = tuple(
        Enemy(unit.id, unit.at, float(amount(unit)) or usual, _tells(ruleset, battle, unit))
        for unit in battle.units
        if unit.in_play and unit.at is not None and battle.side_of[unit.id] != side
    )
    known = battle.terrain_by_id
    places = tuple((aim, known[aim.place].middle) for aim in aims if aim.place in known)
    lengths = ruleset.lengths
    own = [unit.id for unit in battle.units if battle.side_of[unit.id] == side]
    lost = _lost(ruleset, battle, own, came)
    return Estimate(TEMPERS[character], tuple(forces), foes, places, lengths.near, lengths.far, lost, battle.table)


def _tells(ruleset: Ruleset, battle: Battle, unit: Unit) -> float:
    """How far off guns are worth keeping away from."""
    return TELLING * ruleset.fire_range(battle, unit) if unit.arm == GUNS else 0.0


def _lost(ruleset: Ruleset, battle: Battle, units: Sequence[str], came: Mapping[str, int]) -> float:
    """The share that some units have lost; who has yet to come has lost nothing, who has left the table all."""
    first = sum(came.get(id, 0) for id in units)
    known = (battle.unit_by_id.get(id) for id in units)
    left = sum(ruleset.measure.amount(unit) for unit in known if unit is not None and not unit.out)
    return max(0.0, 1.0 - left / first) if first else 0.0


def _middle(units: Sequence[Unit]) -> Point:
    places = [unit.at for unit in units if unit.at is not None]
    return (sum(x for x, _ in places) / len(places), sum(y for _, y in places) / len(places))
