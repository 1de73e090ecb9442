"""What a turn asks of a commander, read off the field: who stands near, who is out of reach, who comes up."""

from __future__ import annotations

import math
from collections.abc import Sequence

from battles.engine.battle import Unit
from battles.engine.dataclasses import dataclass
from battles.engine.knowledge import Contact, Knowledge, public_id
from battles.reports.facts.account import Turn
from battles.reports.facts.commands import CommandTroops, commands_of
from battles.reports.facts.enemy import in_sight, nearest_in_sight
from battles.reports.facts.rows import CommandRows, expected

#: Nearer than this (metres of ground) an enemy asks for a decision.
NEAR_METRES = 300.0


@dataclass(frozen=True, slots=True)
class EnemyNear:
    """The unit that stands nearest to an enemy: charge, fire or hold? ``distance`` is the gap, in table units."""

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
    """Of all pairs the one with the smallest gap, measured from edge to edge as ranges and charges are."""
    contacts = {public_id(contact): contact for contact in in_sight(knowledge)}
    nearest, best = None, math.inf
    for command in commands_of(turn, formations):
        for unit in command.units:
            distance, who = nearest_in_sight(turn, knowledge, unit)
            if distance < best:
                nearest, best = EnemyNear(command, unit, contacts[who], distance), distance
    return nearest if best <= NEAR_METRES / turn.ruleset.metres_per_unit else None


def _out_of_hand(rows: Sequence[CommandRows]) -> OutOfHand | None:
    commands = tuple(row.command for row in rows if row.worried and row.left)
    return OutOfHand(commands) if commands else None


def _coming_up(turn: Turn, formations: Sequence[str]) -> ComingUp | None:
    commands = tuple(row.command for row in expected(turn, formations) if row.turn == turn.after.turn)
    return ComingUp(commands) if commands else None
