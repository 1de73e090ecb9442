"""Maps in words, for whoever hears a paper: who stands on them, and what came of it."""

from __future__ import annotations

from battles.engine.battle import Battle
from battles.engine.protocol import Ruleset
from battles.reports.tongues import Tongue


def forces(ruleset: Ruleset, battle: Battle, tongue: Tongue, side: str = "") -> str:
    """What each side, or only ``side``, has on the field: ``French: 13,300 men, 24 guns``; a sentence each."""
    told = []
    for one in battle.sides:
        units = [unit for unit in battle.units if battle.side_of[unit.id] == one.id and unit.in_play]
        words = tongue.present(ruleset, units) if side in ("", one.id) else ""
        if words:
            told.append(f"{one.label}: {words}")
    return ". ".join(told)


def spoken(*parts: str) -> str:
    """Parts as sentences after one another, without those that are empty."""
    return " ".join(part if part.endswith((".", "!", "?")) else f"{part}." for part in parts if part)
