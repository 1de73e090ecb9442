"""The dice of a campaign: scripted first, then from the seed by label and step (EC-DICE-1)."""

from __future__ import annotations

from collections import Counter

from battles.engine.dataclasses import dataclass
from battles.engine.dice import die
from battles.engine.events import Roll
from battles.engine.faults import Fault, InputFaults
from campaigns.strategy.clock import written
from campaigns.strategy.rules.tables import LABELS


@dataclass(slots=True)
class Scripted:
    """A roll that the file answers in advance; with ``at`` only in the step of that time. ``place`` is its number."""

    label: str
    by: str
    roll: tuple[int, ...]
    at: int | None = None
    place: int = 0
    used: bool = False


class Throws:
    """The dice of a run. ``begin`` opens each step."""

    def __init__(self, title: str, seed: bytes, script: list[Scripted], strict: bool) -> None:
        self.title = title
        self.seed = seed
        self.script = script
        self.strict = strict
        self.time = 0
        self.word = ""
        self.thrown: Counter[tuple[str, str]] = Counter()

    def begin(self, now: int) -> None:
        """A new step begins: labels are counted anew."""
        self.time, self.word = now, written(now)
        self.thrown.clear()

    def throw(self, label: str, by: str) -> Roll:
        """Throw the dice of a label. Raises :class:`InputFaults` where the script allows none."""
        count = LABELS[label]
        self.thrown[label, by] += 1
        for scripted in self.script:
            if scripted.used or scripted.label != label or scripted.by != by:
                continue
            if scripted.at is not None and scripted.at != self.time:
                continue
            scripted.used = True
            return Roll(label, by, scripted.roll, 6, sum(scripted.roll))
        if self.strict:
            raise InputFaults(
                [Fault("dice", f"no scripted roll left for {label} by {by} at {self.word} ({count} dice needed)")]
            )
        throw = self.thrown[label, by]
        faces = tuple(die(self.seed, self.title, self.word, label, by, throw, number) for number in range(1, count + 1))
        return Roll(label, by, faces, 6, sum(faces))
