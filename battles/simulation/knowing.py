"""The battle as a side knows it when a turn opens, for the army that the program leads (setting ``fog``)."""

from __future__ import annotations

from dataclasses import replace

from battles.engine.battle import Battle, Unit
from battles.engine.knowledge.eyes import Eyes, Figure
from battles.engine.knowledge.observer import observer_of
from battles.engine.protocol import Ruleset
from battles.engine.replay import frames


def as_known(ruleset: Ruleset, battle: Battle, side: str) -> Battle:
    """The battle with the own troops as they are, and of the enemy those who are seen, and the lost where they were.

    Of each enemy no more is told than his arm, his place and how he stands. Where fog is open all are known in full.
    """
    if battle.settings.get("fog") != "known":
        return battle
    eyes = Eyes(ruleset.eyesight(battle), battle, observer_of(battle, side).watchers)
    eyes.open(next(frames(ruleset.catalogue, battle, ())))
    lost = {trace.unit: trace for trace in battle.contacts.get(side, ())}
    units: list[Unit] = []
    for unit in battle.units:
        if battle.side_of[unit.id] == side:
            units.append(unit)
        elif unit.in_play and unit.at is not None and eyes.see(Figure(ruleset.footprint(battle, unit), unit.at)):
            units.append(_bare(unit))
        elif unit.id in lost:
            trace = lost[unit.id]
            there = replace(unit, at=trace.at, facing=trace.facing, arrives=None, out="")
            units.append(_bare(replace(there, formation=trace.formation or unit.formation)))
    return replace(battle, units=tuple(units), dice=(), log=())


def _bare(unit: Unit) -> Unit:
    """An enemy of whom no more is known than his arm and his place."""
    return Unit(unit.id, unit.of, arm=unit.arm, formation=unit.formation, at=unit.at, facing=unit.facing)
