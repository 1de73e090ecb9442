"""Who belongs to which Brigade and commander (MN-SEQ-4, MN-FILE-1, MN-FILE-3).

A *Brigade* acts as one: a formation of kind brigade, or the batteries directly under a division. These have no
formation of their own in the battle file; their Brigade is known as ``<division>/artillery``.
"""

from __future__ import annotations

from collections.abc import Iterable

from battles.engine.battle import Battle, Formation, Unit
from battles.engine.commands import Command, Commands, command_tree
from battles.engine.dataclasses import dataclass
from battles.rulesets.mini_nap.words import Arm, Kind, Role

ARTILLERY_SUFFIX = "/artillery"
# MN-FILE-1. The nation of those who have none, nor anybody above them.
OTHER_NATION = "other"
# Words that call a division's own artillery, behind the division's name.
CALLED_ARTILLERY = ("artillery", "guns", "battery", "division artillery")


@dataclass(frozen=True, slots=True)
class Brigade:
    """A Brigade: its id, the formation its units name, its side, the division above (or empty), its units' ids."""

    id: str
    formation: str
    side: str
    division: str
    units: tuple[str, ...]


def artillery_brigade_id(division: str) -> str:
    """The id of a division's own artillery."""
    return f"{division}{ARTILLERY_SUFFIX}"


def brigade_id(battle: Battle, unit: Unit) -> str:
    """The id of the Brigade to which a unit belongs (MN-FILE-1)."""
    above = battle.formation_by_id[unit.of]
    return artillery_brigade_id(above.id) if above.kind == Kind.DIVISION else above.id


def brigades(battle: Battle) -> tuple[Brigade, ...]:
    """All Brigades in file order, a division's artillery where the division stands (MN-SEQ-4)."""
    units: dict[str, list[str]] = {}
    for unit in battle.units:
        units.setdefault(unit.of, []).append(unit.id)
    found: list[Brigade] = []
    for formation in battle.formations:
        own = tuple(units.get(formation.id, ()))
        side = battle.side_of_formation(formation.id)
        if formation.kind == Kind.BRIGADE:
            found.append(Brigade(formation.id, formation.id, side, division_of(battle, formation.id), own))
        elif formation.kind == Kind.DIVISION and own:
            found.append(Brigade(artillery_brigade_id(formation.id), formation.id, side, formation.id, own))
    return tuple(found)


def commands(battle: Battle) -> Commands:
    """The command tree: brigades act, and the batteries under a division, as a part of it (MN-SEQ-4)."""
    units: dict[str, list[str]] = {}
    for unit in battle.units:
        units.setdefault(unit.of, []).append(unit.id)
    found: list[Command] = []
    for formation in battle.formations:
        id, side = formation.id, battle.side_of_formation(formation.id)
        own = tuple(units.get(id, ()))
        acts, division = formation.kind == Kind.BRIGADE, formation.kind == Kind.DIVISION
        block = formation.kind.upper()
        found.append(Command(id, id, side, formation.of, () if division else own, acts, block=block))
        if division and own:
            found.append(
                Command(
                    artillery_brigade_id(id), id, side, id, own, True, Role.ARTILLERY.value, "BRIGADE", CALLED_ARTILLERY
                )
            )
    return command_tree(found)


def division_of(battle: Battle, formation_id: str) -> str:
    """The id of the division at or above a formation, empty when there is none."""
    return next((link.id for link in battle.chain(formation_id) if link.kind == Kind.DIVISION), "")


def role_of(formation: Formation, units: Iterable[Unit]) -> str:
    """A brigade's role: as given, else from all its units, lost ones too (MN-FILE-3); empty without units."""
    given = str(formation.extra.get("role", ""))
    arms = {unit.arm for unit in units}
    if given or not arms:
        return given
    troops = arms - {Arm.ARTILLERY}
    if not troops:
        return Role.ARTILLERY
    return Role.MIXED if len(troops) > 1 else Role(troops.pop())
