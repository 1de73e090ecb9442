"""Labelled dice: scripted rolls first, then rolls from the turn's secret seed (contract, section 3).

A die depends on nothing but its label, its maker and how often that label was thrown before in the turn, so a new
rule elsewhere shifts no other die, and every player can check every die once the seed is published.
"""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter, defaultdict, deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from battles.engine.faults import Fault, InputFaults


@dataclass(frozen=True, slots=True)
class Die:
    """A kind of die: its sides, and what stands on them where that is not 1 to ``sides``."""

    sides: int
    faces: tuple[int, ...] = ()

    @property
    def values(self) -> tuple[int, ...]:
        """What it may show, lowest first, each once."""
        return tuple(sorted(set(self.faces))) or tuple(range(1, self.sides + 1))


D6, D10, D20 = Die(6), Die(10), Die(20)
#: The average die: no 1 and no 6, but 3 and 4 twice.
AVERAGE = Die(6, (2, 3, 3, 4, 4, 5))


@dataclass(frozen=True, slots=True)
class Throw:
    """The dice of a label: their kind, and how many may be thrown at once.

    With ``falling`` each die has one side fewer than the one before it, down to a single side: so many dice as things
    are to be put in order.
    """

    die: Die = D6
    least: int = 1
    most: int = 1
    falling: bool = False

    def kinds(self, count: int) -> tuple[Die, ...]:
        """The kind of each of ``count`` dice."""
        return falling(count) if self.falling else (self.die,) * count


def falling(count: int) -> tuple[Die, ...]:
    """``count`` dice with ``count``, ``count - 1`` ... 1 sides."""
    return tuple(Die(sides) for sides in range(count, 0, -1))


@dataclass(frozen=True, slots=True)
class ScriptedRoll:
    """A roll that the battle file answers in advance. ``place`` is its position in the file's ``dice`` list."""

    label: str
    by: str
    roll: tuple[int, ...]
    place: int = 0


def commitment(seed: bytes) -> str:
    """The SHA-256 hash, in hexadecimal, that is published before orders close."""
    return hashlib.sha256(seed).hexdigest()


def die(seed: bytes, title: str, turn: int | str, label: str, by: str, throw: int, number: int, sides: int = 6) -> int:
    """The value of one die, 1 to ``sides``: die ``number`` of throw ``throw`` of this label, both counted from 1."""
    ceiling = sides * (2**32 // sides)
    attempt = 0
    while True:
        message = f"{title}|{turn}|{label}|{by}|{throw}|{number}|{attempt}".encode()
        value = int.from_bytes(hmac.digest(seed, message, "sha256")[:4], "big")
        if value < ceiling:
            return 1 + value % sides
        attempt += 1


class Dice:
    """The dice of one turn.

    Raises :class:`InputFaults` when a scripted roll does not have the number of dice that the rule asks for
    (path ``dice[i]``) or shows what they cannot (path ``dice[i].roll``), or when ``strict`` is set and a roll is not
    in the script (path ``dice``).
    """

    def __init__(
        self, *, title: str, turn: int, seed: bytes, script: Iterable[ScriptedRoll] = (), strict: bool = False
    ) -> None:
        self._title = title
        self._turn = turn
        self._seed = seed
        self._strict = strict
        self._thrown: Counter[tuple[str, str]] = Counter()
        self._script: defaultdict[tuple[str, str], deque[ScriptedRoll]] = defaultdict(deque)
        for scripted in script:
            self._script[scripted.label, scripted.by].append(scripted)

    @property
    def unused(self) -> tuple[ScriptedRoll, ...]:
        """The rolls of the script that nothing has asked for yet, in the order of the file."""
        return tuple(
            sorted((roll for waiting in self._script.values() for roll in waiting), key=lambda roll: roll.place)
        )

    def throw(self, label: str, by: str, count: int, die: Die = D6) -> tuple[int, ...]:
        """Throw ``count`` like dice under this label and return their faces in order."""
        return self.throw_each(label, by, (die,) * count)

    def throw_each(self, label: str, by: str, dice: Sequence[Die]) -> tuple[int, ...]:
        """Throw dice, each of its own kind, under one label and return their faces in order."""
        self._thrown[label, by] += 1
        waiting = self._script.get((label, by))
        if waiting:
            return _scripted(waiting.popleft(), dice)
        if self._strict:
            raise InputFaults([Fault("dice", f"no scripted roll left for {label} by {by} ({len(dice)} dice needed)")])
        throw = self._thrown[label, by]
        thrown = []
        for number, kind in enumerate(dice, 1):
            value = die(self._seed, self._title, self._turn, label, by, throw, number, kind.sides)
            thrown.append(kind.faces[value - 1] if kind.faces else value)
        return tuple(thrown)


def _scripted(scripted: ScriptedRoll, dice: Sequence[Die]) -> tuple[int, ...]:
    """The faces that a script gives, if these dice can show them."""
    path, roll = f"dice[{scripted.place}]", list(scripted.roll)
    if len(roll) != len(dice):
        message = (
            f"{scripted.label} by {scripted.by} throws {len(dice)} dice here, the script gives {len(roll)}: {roll}"
        )
        raise InputFaults([Fault(path, message)])
    for number, (value, kind) in enumerate(zip(roll, dice, strict=True), 1):
        if value not in kind.values:
            allowed = ", ".join(map(str, kind.values))
            message = (
                f"die {number} of {scripted.label} by {scripted.by} cannot show {value}: {roll}; allowed: {allowed}"
            )
            raise InputFaults([Fault(f"{path}.roll", message)])
    return scripted.roll
