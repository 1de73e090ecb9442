"""Labelled dice: scripted rolls first, then rolls from the turn's secret seed (contract, section 3).

A die depends on nothing but its label, its maker and how often that label was thrown before in the turn, so a new
rule elsewhere shifts no other die, and every player can check every die once the seed is published.
"""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter, defaultdict, deque
from collections.abc import Iterable
from dataclasses import dataclass

from battles.engine.faults import Fault, InputFaults


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


def die(seed: bytes, title: str, turn: int, label: str, by: str, throw: int, number: int, sides: int = 6) -> int:
    """The value of one die, 1 to ``sides``: die ``number`` of throw ``throw`` of this label, both counted from 1."""
    ceiling = sides * (2**32 // sides)
    attempt = 0
    while True:
        message = f"{title}|{turn}|{label}|{by}|{throw}|{number}|{attempt}".encode()
        value = int.from_bytes(hmac.new(seed, message, hashlib.sha256).digest()[:4], "big")
        if value < ceiling:
            return 1 + value % sides
        attempt += 1


class Dice:
    """The dice of one turn.

    Raises :class:`InputFaults` when a scripted roll does not have the number of dice that the rule asks for
    (path ``dice[i]``), or when ``strict`` is set and a roll is not in the script (path ``dice``).
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

    def throw(self, label: str, by: str, count: int, sides: int = 6) -> tuple[int, ...]:
        """Throw ``count`` dice under this label and return their faces in order."""
        self._thrown[label, by] += 1
        waiting = self._script.get((label, by))
        if waiting:
            scripted = waiting.popleft()
            if len(scripted.roll) != count:
                raise InputFaults(
                    [
                        Fault(
                            f"dice[{scripted.place}]",
                            f"{label} by {by} throws {count} dice here, the script gives {len(scripted.roll)}: "
                            f"{list(scripted.roll)}",
                        )
                    ]
                )
            return scripted.roll
        if self._strict:
            raise InputFaults([Fault("dice", f"no scripted roll left for {label} by {by} ({count} dice needed)")])
        throw = self._thrown[label, by]
        return tuple(
            die(self._seed, self._title, self._turn, label, by, throw, number, sides) for number in range(1, count + 1)
        )
