"""The journal of a turn: what happened, in order, and the dice that were thrown for it (contract, sections 3 and 5).

A rulebook writes everything that happens here. Entries become events, numbered from 1, when the turn is over.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol

from battles.engine.battle import Battle
from battles.engine.dataclasses import dataclass, replace
from battles.engine.dice import D6, Dice, Die, Seed
from battles.engine.events import Event, Roll, effect_of
from battles.engine.records import Effect

Modifier = tuple[str, int]


class Actor(Protocol):
    """Whoever an event is about: a unit or a command stand at work."""

    @property
    def id(self) -> str: ...

    @property
    def side(self) -> str: ...


@dataclass(slots=True)
class Entry:
    """An event that still lacks its number."""

    phase: str
    kind: str
    unit: str
    target: str
    side: str
    clause: str
    roll: Roll | None
    effect: Effect


class Journal:
    """The entries and dice of one turn. ``phase`` is the phase of what is written next."""

    def __init__(self, dice: Dice, phase: str) -> None:
        self.dice = dice
        self.phase = phase
        self.entries: list[Entry] = []

    # ---- events

    def emit(
        self,
        kind: str,
        *,
        unit: str = "",
        target: str = "",
        side: str = "",
        clause: str = "",
        roll: Roll | None = None,
        **effect: Any,
    ) -> None:
        """Write an event; its effect is given by keyword."""
        if roll is not None:
            roll = self._provable(roll)
        self.entries.append(Entry(self.phase, kind, unit, target, side, clause, roll, effect_of(effect)))

    def tell(
        self, kind: str, actor: Actor, clause: str, *, target: str = "", roll: Roll | None = None, **effect: Any
    ) -> None:
        """Write what a unit or stand did or suffered."""
        self.emit(kind, unit=actor.id, target=target, side=actor.side, clause=clause, roll=roll, **effect)

    def note(self, kind: str, actor: Actor, clause: str, effect: Mapping[str, Any], *, target: str = "") -> None:
        """Write what a unit or stand did, with an effect whose keys are no names of this language."""
        self.entries.append(
            Entry(self.phase, kind, actor.id, target, actor.side, clause, None, effect_of(dict(effect)))
        )

    def mark(self, actor: Actor, marker: str, clause: str, *, on: bool = True) -> None:
        """Write that a marker is laid beside a unit, or taken off."""
        self.note("status", actor, clause, {marker: on})

    def refuse(self, actor: Actor, clause: str, *, order: str, reason: str, line: int = 0, text: str = "") -> None:
        """Write that the rules do not allow an order. ``line`` and ``text`` are those of the player's sheet."""
        given: dict[str, Any] = {"line": line, "text": text} if line else {}
        self.tell("order_refused", actor, clause, order=order, reason=reason, **given)

    # ---- dice

    def throw(
        self,
        label: str,
        by: str,
        count: int,
        need: int | None = None,
        *,
        die: Die = D6,
        modifiers: Iterable[Modifier] = (),
    ) -> Roll:
        """A labelled throw of like dice; the total counts the modifiers."""
        faces = self.dice.throw(label, by, count, die)
        added = tuple(modifiers)
        total = sum(faces) + sum(value for _, value in added)
        return Roll(label, by, faces, sides=die.sides, total=total, need=need, modifiers=added)

    def test(
        self,
        label: str,
        actor: Actor,
        clause: str,
        need: int,
        *,
        count: int = 1,
        die: Die = D6,
        modifiers: Iterable[Modifier] = (),
    ) -> bool:
        """A throw that is to reach ``need``, written as ``test``; answers whether it did."""
        roll = self.throw(label, actor.id, count, need, die=die, modifiers=modifiers)
        passed = roll.total >= need
        self.tell("test", actor, clause, roll=roll, test=label, passed=passed)
        return passed

    def proofs(self, label: str, shown: Mapping[str, Sequence[int]]) -> dict[str, Any]:
        """What proves throws that an event shows beside its roll, faces by thrower, as keys of its effect.

        Nothing where dice are plain.
        """
        fallen = [thrown for by, faces in shown.items() if (thrown := self.dice.thrown(label, by, faces)) is not None]
        marked = [thrown.as_mapping() for thrown in fallen if thrown.mark]
        return {"proofs": marked} if marked else {}

    def _provable(self, roll: Roll) -> Roll:
        """A roll with the mark of its throw, the latest of its label by its thrower."""
        thrown = self.dice.thrown(roll.label, roll.by, roll.dice)
        if thrown is None or not thrown.mark:
            return roll
        return replace(roll, mark=thrown.mark, kinds=thrown.told_kinds)

    # ---- what it becomes

    def events(self, turn: int) -> Iterator[Event]:
        """The entries as events of a turn, numbered from 1, without their wording."""
        for number, entry in enumerate(self.entries, 1):
            yield Event(
                number,
                turn,
                entry.phase,
                entry.kind,
                entry.unit,
                entry.target,
                entry.side,
                entry.clause,
                entry.roll,
                entry.effect,
            )


def journal_of(battle: Battle, seed: Seed, phase: str) -> Journal:
    """The empty journal of a battle's open turn, with its scripted and secret dice."""
    dice = Dice(title=battle.title, turn=battle.turn, seed=seed, script=battle.dice, strict=battle.strict_dice)
    return Journal(dice, phase)
