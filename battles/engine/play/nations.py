"""The nation of a unit or formation: its own, else the nearest above it that has one, else its side's."""

from __future__ import annotations

from battles.engine.battle import Battle, Unit


def nation_of(battle: Battle, unit: Unit, otherwise: str = "") -> str:
    """A unit's nation; ``otherwise`` when nobody above it has one."""
    return unit.nation or nation_of_formation(battle, unit.of, otherwise)


def nation_of_formation(battle: Battle, formation_id: str, otherwise: str = "") -> str:
    """A formation's nation; ``otherwise`` when nobody above it has one."""
    nation = next((link.nation for link in battle.chain(formation_id) if link.nation), "")
    side = battle.side_by_id.get(battle.side_of_formation(formation_id))
    return nation or (side.nation if side else "") or otherwise
