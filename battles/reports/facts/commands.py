"""The acting commands of a side with their troops."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from battles.engine.battle import Battle, Formation, Unit
from battles.reports.facts.account import Turn


@dataclass(frozen=True, slots=True)
class CommandTroops:
    """An acting command: its id, its name, the formation it belongs to, and its units in file order.

    ``guns`` says that it is a formation's own batteries, which act apart from the rest of its troops.
    """

    id: str
    name: str
    formation: Formation
    units: tuple[Unit, ...]
    guns: bool = False


def commands_of(turn: Turn, formations: Sequence[str] = ()) -> tuple[CommandTroops, ...]:
    """The commands of the side that have troops (under certain formations only, if any are given), in file order.

    A division's batteries stand after its brigades.
    """
    battle = turn.after
    found: list[CommandTroops] = []
    waiting: list[tuple[str, CommandTroops]] = []
    for formation in battle.formations:
        below = {link.id for link in battle.chain(formation.id)}
        for division, batteries in list(waiting):
            if division not in below:
                found.append(batteries)
                waiting.remove((division, batteries))
        if battle.side_of_formation(formation.id) != turn.side or not _under(battle, formation, formations):
            continue
        own = tuple(unit for unit in battle.units if unit.of == formation.id)
        if own and formation.kind == "brigade":
            found.append(CommandTroops(formation.id, formation.label, formation, own))
        elif own:
            name = f"{formation.label} artillery"
            waiting.append((formation.id, CommandTroops(f"{formation.id}/artillery", name, formation, own, guns=True)))
    return (*found, *(batteries for _, batteries in waiting))


def _under(battle: Battle, formation: Formation, formations: Sequence[str]) -> bool:
    return not formations or any(link.id in formations for link in battle.chain(formation.id))
