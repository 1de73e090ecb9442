"""Trials of the able staff: while they last nobody reacts, and in the end all stand as before."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from battles.engine.play.known import held
from battles.engine.play.standing import Answers
from battles.rulesets.big_napoleonic.command.made_out import unseen_away
from battles.rulesets.big_napoleonic.table.field import Field
from battles.rulesets.big_napoleonic.table.troops import Troop
from battles.rulesets.big_napoleonic.vocabulary import DECISIONS


@contextmanager
def rehearsal(table: Field) -> Iterator[None]:
    """While this lasts orders are tried: nobody evades or makes way, and in the end all stand as before."""
    postures = {troop: troop.posture for troop in table.troops if troop.present}
    answers, generals, written = table.answers, table.generals, len(table.journal.entries)
    table.answers = Answers({}, DECISIONS, {})
    table.generals = tuple(general for general in generals if general.side == table.active)
    try:
        with held(table.known), unseen_away(table):
            yield
    finally:
        table.answers, table.generals = answers, generals
        for troop, posture in postures.items():
            troop.silent = False
            if troop.posture != posture:
                troop.resume(posture)
        del table.journal.entries[written:]


class Trial:
    """While this lasts one unit may be moved; in the end it stands as before."""

    __slots__ = ("_held", "_posture", "_silent", "_table", "_troop", "_written")

    def __init__(self, table: Field, troop: Troop) -> None:
        self._table, self._troop = table, troop
        self._posture, self._silent, self._written = troop.posture, troop.silent, len(table.journal.entries)
        self._held = held(table.known)

    def __enter__(self) -> None:
        self._held.__enter__()

    def __exit__(self, *why: object) -> None:
        troop = self._troop
        del self._table.journal.entries[self._written :]
        troop.silent = self._silent
        if troop.posture is not self._posture:
            troop.resume(self._posture)
        self._held.__exit__(None, None, None)
