"""Who observes: a name, the side he belongs to, and the troops and commanders that see for him."""

from __future__ import annotations

from battles.engine.battle import Battle
from battles.engine.dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Observer:
    """One who knows of a battle what his watchers see; his memory is a ``Knowledge`` of the same name.

    Of his own side he knows everything. ``watchers`` are ids of units, and of formations for their commanders.
    """

    name: str
    side: str
    watchers: tuple[str, ...]


def observer_of(battle: Battle, side: str) -> Observer:
    """A whole side as one observer: all its troops and commanders see for it, and it bears the side's id."""
    units = tuple(unit.id for unit in battle.units if battle.side_of[unit.id] == side)
    formations = tuple(
        formation.id for formation in battle.formations if battle.side_of_formation(formation.id) == side
    )
    return Observer(side, side, (*units, *formations))


def observers(battle: Battle) -> tuple[Observer, ...]:
    """The observers of a battle: each side is one."""
    return tuple(observer_of(battle, side.id) for side in battle.sides)
