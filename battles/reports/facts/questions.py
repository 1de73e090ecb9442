"""What a turn asks of a commander, read off the field: who stands near, who is out of reach, who comes up."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from battles.engine.battle import Unit
from battles.engine.knowledge import Contact, Knowledge
from battles.reports.facts.account import Turn
from battles.reports.facts.commands import CommandTroops, commands_of
from battles.reports.facts.enemy import in_sight
from battles.reports.facts.rows import CommandRows, expected

#: Nearer than this (metres of ground) an enemy asks for a decision.
NEAR_METRES = 300.0


@dataclass(frozen=True, slots=True)
class EnemyNear:
    """The unit that stands nearest to an enemy: charge, fire or hold? ``distance`` is in table units."""

    command: CommandTroops
    unit: Unit
    contact: Contact
    distance: float


@dataclass(frozen=True, slots=True)
class OutOfHand:
    """Commands that are not fully in command."""

    commands: tuple[CommandTroops, ...]


@dataclass(frozen=True, slots=True)
class ComingUp:
    """Commands that may come up in the turn that opens."""

    commands: tuple[CommandTroops, ...]


Question = EnemyNear | OutOfHand | ComingUp


def questions(
    turn: Turn, formations: Sequence[str], rows: Sequence[CommandRows], knowledge: Knowledge
) -> tuple[Question, ...]:
    """What is asked, the most pressing first."""
    found = (_enemy_near(turn, formations, knowledge), _out_of_hand(rows), _coming_up(turn, formations))
    return tuple(question for question in found if question is not None)


def _enemy_near(turn: Turn, formations: Sequence[str], knowledge: Knowledge) -> EnemyNear | None:
    contacts = in_sight(knowledge)
    meetings = [
        EnemyNear(command, unit, contact, math.dist(unit.at, contact.at))
        for command in commands_of(turn, formations)
        for unit in command.units
        if unit.in_play and unit.at is not None
        for contact in contacts
    ]
    nearest = min(meetings, key=lambda meeting: meeting.distance, default=None)
    near = NEAR_METRES / turn.ruleset.metres_per_unit
    return nearest if nearest is not None and nearest.distance <= near else None


def _out_of_hand(rows: Sequence[CommandRows]) -> OutOfHand | None:
    commands = tuple(row.command for row in rows if row.worried and row.left)
    return OutOfHand(commands) if commands else None


def _coming_up(turn: Turn, formations: Sequence[str]) -> ComingUp | None:
    commands = tuple(row.command for row in expected(turn, formations) if row.turn == turn.after.turn)
    return ComingUp(commands) if commands else None
