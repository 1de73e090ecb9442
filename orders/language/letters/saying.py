"""Saying: the words in which one ruleset answers what people ask for, and what a sentence comes to."""

from __future__ import annotations

from dataclasses import dataclass, field

from battles.engine.orders import Vocabulary
from orders.language.letters.whereabouts import Whereabouts
from orders.language.letters.world import World


@dataclass(frozen=True, slots=True)
class Line:
    """An order in the order language, and for whom it is."""

    text: str
    units: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Doubt:
    """What is not sure enough to be done: a question and the orders that would answer it."""

    question: str
    choices: tuple[str, ...] = ()


@dataclass(slots=True)
class Outcome:
    """What a sentence comes to: orders, and questions."""

    lines: list[Line] = field(default_factory=list)
    doubts: list[Doubt] = field(default_factory=list)
    dropped: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Sayer:
    """Says frames in the words of one ruleset, for one letter."""

    world: World
    vocabulary: Vocabulary
    where: Whereabouts

    # the ruleset's words

    def says(self, frame: str, arm: str = "", **slots: str) -> str:
        """The ruleset's words for a frame; empty when it has none."""
        for answer in self.vocabulary.answers:
            if answer.frame == frame and (not answer.arms or arm in answer.arms):
                return answer.text.format(**slots)
        return ""

    def standing(self, frame: str) -> str:
        return self.says(f"standing {frame}", arm="artillery" if frame.startswith("guns") else "")
