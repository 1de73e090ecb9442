"""A side's generals: who they are, where they stand, and how far they command. No words."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from battles.engine.battle import Commander, Formation, Unit
from battles.engine.replay import place_of
from battles.reports.facts.account import Turn
from battles.reports.facts.places import square_name


@dataclass(frozen=True, slots=True)
class General:
    """A general on the table: his square, the unit he is with, and the radius of his command in table units (or 0)."""

    formation: Formation
    commander: Commander
    square: str
    unit: Unit | None
    radius: float


def generals(turn: Turn, formations: Collection[str]) -> tuple[General, ...]:
    """Those of some formations who stand on the table as the turn left it, in file order."""
    battle, size = turn.after, turn.ruleset.vocabulary.square
    found = []
    for formation in battle.formations:
        commander = formation.commander
        if formation.id not in formations or commander is None or commander.out or commander.arrives is not None:
            continue
        place = place_of(commander, battle.unit_by_id)
        if place is not None:
            unit = battle.unit_by_id.get(commander.attached)
            radius = turn.ruleset.command_radius(battle, formation)
            found.append(General(formation, commander, square_name(place, size), unit, radius))
    return tuple(found)
