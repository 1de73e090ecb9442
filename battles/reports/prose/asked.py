"""What a turn asks of a commander, read off the field: who stands near, who is out of reach, who comes up."""

from __future__ import annotations

import math
from collections.abc import Sequence

from battles.engine.battle import Unit
from battles.engine.knowledge import Knowledge, public_id
from battles.reports.prose.account import Turn, brigades_of
from battles.reports.prose.rich import plain
from battles.reports.prose.tables import BrigadeRows, expected
from battles.reports.prose.wording import name_of
from battles.reports.prose.words import length, listed

#: Nearer than this (table units) an enemy asks for a decision.
NEAR = 12.0
MOST = 3


def asked(
    turn: Turn, formations: Sequence[str], brigades: Sequence[BrigadeRows], knowledge: Knowledge
) -> tuple[str, ...]:
    """Up to three questions, the most pressing first."""
    found = [*_enemies_near(turn, formations, knowledge), *_out_of_hand(brigades), *_coming(turn, formations)]
    return tuple(found[:MOST])


def _enemies_near(turn: Turn, formations: Sequence[str], knowledge: Knowledge) -> list[str]:
    """The brigade that stands nearest to the enemy: attack, fire or hold?"""
    seen = [c for c in knowledge.contacts if c.seen and not c.commander and not c.fate]
    meetings = [
        (math.dist(unit.at, contact.at), name, unit, contact)
        for _, name, units in brigades_of(turn, formations)
        for unit in units
        if unit.in_play and unit.at is not None
        for contact in seen
    ]
    if not meetings:
        return []
    distance, name, unit, contact = min(meetings, key=lambda meeting: meeting[0])
    if distance > NEAR:
        return []
    enemy = turn.after.unit_by_id[public_id(contact)]
    who = plain(name_of(turn, unit.id, strong=False))
    choice = "Does it fire, or go back?" if unit.arm == "artillery" else "Does it charge, fire or hold?"
    return [f"{name}: {who} stands {length(turn.ruleset, round(distance, 1))} from {_called(enemy)}. {choice}"]


def _called(enemy: Unit) -> str:
    return f"the {enemy.label}" if any(character.isdigit() for character in enemy.label) else f"enemy {enemy.label}"


def _out_of_hand(brigades: Sequence[BrigadeRows]) -> list[str]:
    names = [brigade.name for brigade in brigades if brigade.worried and brigade.left]
    if not names:
        return []
    verb = "is" if len(names) == 1 else "are"
    return [f"{listed(names[:3])} {verb} not fully in command: does a general ride nearer?"]


def _coming(turn: Turn, formations: Sequence[str]) -> list[str]:
    names = [row.name for row in expected(turn, formations) if row.turn == turn.after.turn]
    return [f"{listed(names[:3])} may come up in the turn that opens: where to?"] if names else []
