"""Command radius and command status (MN-CMD-1, MN-AMB-21, MN-AMB-26, MN-X-ARMY-1)."""

from __future__ import annotations

from collections.abc import Iterable

from battles.engine.battle import Battle, Commander, Formation, Unit
from battles.engine.contact import gap
from battles.engine.geometry import LIMIT, Polygon
from battles.rulesets.mini_nap.settings import setting
from battles.rulesets.mini_nap.table.footprints import footprint, stand_of
from battles.rulesets.mini_nap.words import Kind, Status

# MN-CMD-1. Command radius in cm by rating; within CAUTIOUS_WITHIN a unit beyond the radius is cautious.
RADIUS = {"excellent": 18, "good": 16, "average": 14, "poor": 12, "dreadful": 10}
CAUTIOUS_WITHIN = 24

# Brigadiers command by riding with a unit, not by distance.
COMMANDING_KINDS = (Kind.DIVISION, Kind.CORPS, Kind.ARMY)


def radius_of(commander: Commander) -> float:
    """The radius within which a commander's units are in command; 0 after he evaded this turn (MN-CMD-7)."""
    return 0.0 if commander.extra.get("evaded") else float(RADIUS.get(commander.rating, 0))


def command_radius(battle: Battle, formation: Formation) -> float:
    """The radius of a formation's commander as he now stands; 0 when he commands nobody by distance."""
    commander = formation.commander
    if commander is None or not commands(battle, formation) or stand_of(commander) is None:
        return 0.0
    return radius_of(commander)


def commands(battle: Battle, formation: Formation) -> bool:
    """Whether commanders of this kind of formation count for their units' status (MN-X-ARMY-1 for armies)."""
    if formation.kind == Kind.ARMY:
        return bool(setting(battle.settings, "army_command"))
    return formation.kind in COMMANDING_KINDS


def command_status(battle: Battle, unit: Unit) -> Status:
    """The status of a unit where it stands now."""
    chain = battle.chain(unit.of)
    if any(link.commander is not None and link.commander.attached == unit.id for link in chain):
        return Status.IN
    commanders = (link.commander for link in chain if commands(battle, link) and link.commander is not None)
    return status_under(footprint(unit), commanders)


def status_under(ground: Polygon, commanders: Iterable[Commander]) -> Status:
    """The best status that the commanders above a unit give it on this ground.

    Commanders who are still to arrive count for nothing. Where there never was one, the unit is in command; where all
    were removed, it is out (MN-AMB-26).
    """
    present = [commander for commander in commanders if commander.arrives is None]
    if not present:
        return Status.IN
    stands = ((stand_of(commander), radius_of(commander)) for commander in present)
    return best_status((gap(ground, disc), radius) for disc, radius in stands if disc is not None)


def best_status(commanders: Iterable[tuple[float, float]]) -> Status:
    """The best status that commanders on the table give, from the gap to each one's stand and his radius."""
    best = Status.OUT
    for away, radius in commanders:
        if away <= radius + LIMIT:
            return Status.IN
        if away <= CAUTIOUS_WITHIN + LIMIT:
            best = Status.CAUTIOUS
    return best
