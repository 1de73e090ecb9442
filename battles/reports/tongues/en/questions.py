"""What a turn asks of a commander, in English."""

from __future__ import annotations

from collections.abc import Sequence

from battles.engine.battle import Unit
from battles.engine.knowledge import Knowledge, public_id
from battles.reports.facts.account import Turn
from battles.reports.facts.commands import CommandTroops
from battles.reports.facts.questions import ComingUp, EnemyNear, OutOfHand, Question, questions
from battles.reports.facts.rows import CommandRows
from battles.reports.tongues.en.sentences import CLOSE, command_name, name_of, the_command
from battles.reports.tongues.en.words import is_own_name, is_plural, length, listed, takes_article
from battles.reports.tongues.rich import plain

#: How many questions are put, and how many commands are named in one.
MOST = 3


def question_words(
    turn: Turn, formations: Sequence[str], rows: Sequence[CommandRows], knowledge: Knowledge
) -> tuple[str, ...]:
    """Up to three questions, the most pressing first."""
    return tuple(_words(turn, question) for question in questions(turn, formations, rows, knowledge)[:MOST])


def _words(turn: Turn, question: Question) -> str:
    if isinstance(question, EnemyNear):
        return _enemy_near(turn, question)
    if isinstance(question, OutOfHand):
        verb = "is" if len(question.commands) == 1 else "are"
        return f"{_names(turn, question.commands)} {verb} not fully in command: does a general ride nearer?"
    assert isinstance(question, ComingUp)
    return f"{_names(turn, question.commands)} may come up in the turn that opens: where to?"


def _enemy_near(turn: Turn, question: EnemyNear) -> str:
    enemy = turn.after.unit_by_id[public_id(question.contact)]
    who = plain(name_of(turn, question.unit.id, strong=False))
    guns = question.unit.arm == "artillery"
    choice = "Does it fire, or go back?" if guns else "Does it charge, fire or hold?"
    near = round(question.distance, 1)
    far = f"{length(turn.ruleset, near)} from" if near >= CLOSE else "close upon"
    stands = "stand" if is_plural(question.unit.label) else "stands"
    return f"{command_name(turn, question.command)}: {who} {stands} {far} {_called(enemy)}. {choice}"


def _called(enemy: Unit) -> str:
    """An enemy by name; ``enemy skirmishers`` where only the kind is known."""
    if not is_own_name(enemy.label):
        return f"enemy {enemy.label}"
    return f"the {enemy.label}" if takes_article(enemy.label) else enemy.label


def _names(turn: Turn, commands: Sequence[CommandTroops]) -> str:
    words = listed([the_command(command_name(turn, command)) for command in commands[:MOST]])
    return words[:1].upper() + words[1:]
