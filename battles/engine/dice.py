"""Labelled dice: scripted rolls first, then rolls from the turn's secret seed (contract, section 3).

A die depends on nothing but its label, its maker and how often that label was thrown before in the turn, so a new
rule elsewhere shifts no other die, and every player can check every die once the seed is published. A plain seed
(bytes) gives the dice of files; a :class:`Sealed` one those of battles in the fog, each of which can be proved alone.
"""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter, defaultdict, deque
from collections.abc import Iterable, Sequence
from typing import Any

from battles.engine.dataclasses import dataclass
from battles.engine.faults import Fault, InputFaults
from battles.engine.sealing import Sealed

#: What the dice of a turn come from.
Seed = bytes | Sealed

#: The seed of commands that are given none.
DEFAULT_SEED = bytes(32)
#: In place of a mark: a throw whose faces were ruled.
RULED = "ruled"


@dataclass(frozen=True, slots=True)
class Die:
    """A kind of die: its sides, and what stands on them where that is not 1 to ``sides``."""

    sides: int
    faces: tuple[int, ...] = ()

    @property
    def values(self) -> tuple[int, ...]:
        """What it may show, lowest first, each once."""
        return tuple(sorted(set(self.faces))) or tuple(range(1, self.sides + 1))

    @property
    def told(self) -> int | tuple[int, ...]:
        """As it stands with a proof: its sides, or what stands on them where that is not 1 to ``sides``."""
        return self.faces or self.sides


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


@dataclass(frozen=True, slots=True)
class Thrown:
    """A throw as it fell. ``mark`` is what proves it, ``RULED`` for a scripted one; empty where dice are plain."""

    label: str
    by: str
    faces: tuple[int, ...]
    kinds: tuple[Die, ...]
    mark: str = ""

    @property
    def told_kinds(self) -> tuple[int | tuple[int, ...], ...]:
        """The kind of each die, as it stands with a proof."""
        return tuple(kind.told for kind in self.kinds)

    def as_mapping(self) -> dict[str, Any]:
        """As it stands in the effect of an event that shows it beside its roll."""
        return {
            "for": self.label,
            "by": self.by,
            "dice": list(self.faces),
            "mark": self.mark,
            "kinds": [list(kind) if isinstance(kind, tuple) else kind for kind in self.told_kinds],
        }


def commitment(seed: bytes) -> str:
    """The SHA-256 hash, in hexadecimal, by which a plain seed is committed to."""
    return hashlib.sha256(seed).hexdigest()


def die(seed: bytes, title: str, turn: int | str, label: str, by: str, throw: int, number: int, sides: int = 6) -> int:
    """The value of one plain die, 1 to ``sides``: die ``number`` of throw ``throw`` of this label, both from 1."""
    return _drawn(seed, f"{title}|{turn}|{label}|{by}|{throw}|{number}", sides)


def _drawn(key: bytes, message: str, sides: int) -> int:
    """A number from 1 to ``sides`` that follows from key and message, each as likely as the next."""
    ceiling = sides * (2**32 // sides)
    attempt = 0
    while True:
        value = int.from_bytes(hmac.digest(key, f"{message}|{attempt}".encode(), "sha256")[:4], "big")
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
        self, *, title: str, turn: int, seed: Seed, script: Iterable[ScriptedRoll] = (), strict: bool = False
    ) -> None:
        self._title = title
        self._turn = turn
        self._seed = seed
        self._strict = strict
        self._thrown: Counter[tuple[str, str]] = Counter()
        self._fallen: defaultdict[tuple[str, str], list[Thrown]] = defaultdict(list)
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
        throw = self._thrown[label, by]
        waiting = self._script.get((label, by))
        if waiting:
            faces, mark = _scripted(waiting.popleft(), dice), RULED
        elif self._strict:
            raise InputFaults([Fault("dice", f"no scripted roll left for {label} by {by} ({len(dice)} dice needed)")])
        else:
            faces, mark = self._cast(label, by, throw, dice)
        sealed = isinstance(self._seed, Sealed)
        self._fallen[label, by].append(Thrown(label, by, faces, tuple(dice), mark if sealed else ""))
        return faces

    def thrown(self, label: str, by: str, faces: Sequence[int]) -> Thrown | None:
        """The latest throw of the turn with this label by this thrower that showed these faces."""
        fallen = reversed(self._fallen[label, by])
        return next((each for each in fallen if each.faces == tuple(faces)), None)

    def _cast(self, label: str, by: str, throw: int, dice: Sequence[Die]) -> tuple[tuple[int, ...], str]:
        """The faces that the seed gives, and the mark of the throw."""
        if isinstance(self._seed, Sealed):
            mark = self._seed.mark(self._turn, label, by, throw)
            key, message = self._seed.key_of(mark), f"{self._title}|{self._turn}|{label}|{mark}"
        else:
            mark, key, message = "", self._seed, f"{self._title}|{self._turn}|{label}|{by}|{throw}"
        numbers = (_drawn(key, f"{message}|{number}", kind.sides) for number, kind in enumerate(dice, 1))
        faces = (kind.faces[value - 1] if kind.faces else value for value, kind in zip(numbers, dice, strict=True))
        return tuple(faces), mark


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
