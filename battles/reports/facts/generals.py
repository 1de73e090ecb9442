"""A side's generals: who they are, where they stand, and how far they command. No words."""

from __future__ import annotations

from collections.abc import Collection

from battles.engine.battle import Commander, Formation, Point, Unit
from battles.engine.contact import gap
from battles.engine.dataclasses import dataclass
from battles.engine.replay import place_of
from battles.reports.facts.account import Turn
from battles.reports.facts.places import square_name
from battles.reports.facts.rows import IN_COMMAND

#: Just outside a radius is no farther than this share of it.
JUST = 0.25


@dataclass(frozen=True, slots=True)
class General:
    """A general on the table: his square, the unit he is with, and the radius of his command in table units (or 0).

    ``beyond`` are units of his that stand just outside it, with how far, in table units.
    """

    formation: Formation
    commander: Commander
    square: str
    unit: Unit | None
    radius: float
    beyond: tuple[tuple[Unit, float], ...] = ()


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
            beyond = _beyond(turn, formation, place, radius) if radius else ()
            found.append(General(formation, commander, square_name(place, size), unit, radius, beyond))
    return tuple(found)


def _beyond(turn: Turn, formation: Formation, place: Point, radius: float) -> tuple[tuple[Unit, float], ...]:
    """Units under a general that are not in command and so little beyond his radius that a short ride would help."""
    ruleset, battle = turn.ruleset, turn.after
    found = []
    for unit in battle.units:
        if not unit.in_play or formation.id not in {link.id for link in battle.chain(unit.of)}:
            continue
        over = gap((place,), ruleset.footprint(battle, unit)) - ruleset.lengths.stand - radius
        if 0.0 < over <= radius * JUST and ruleset.command_status(battle, unit) not in ("", IN_COMMAND):
            found.append((unit, over))
    return tuple(sorted(found, key=lambda one: one[1]))
