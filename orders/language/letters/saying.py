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
    called: str = ""
    means: tuple[str, ...] = ()
    """Where the doubt is which thing his words mean: the words, and for each choice the thing by id."""


MOST_CHOICES = 5
# Frames that take a unit elsewhere, and those that tell only how it stands.
MARCHES = frozenset(
    {"go to", "go to and face", "go ahead", "go ahead as far as may be", "go back", "go aside", "charge", "ride to"}
)


@dataclass(frozen=True, slots=True)
class Said:
    """What one unit is told: the frame, and the ruleset's words for it."""

    frame: str
    text: str


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

    def said(self, frame: str, arm: str = "", **slots: str) -> list[Said]:
        """The ruleset's words for a frame with the frame, in a list; an empty one when it has none."""
        text = self.says(frame, arm, **slots)
        return [Said(frame, text)] if text else []


def one_line(said: str) -> str:
    """Words without the line ends between them."""
    return " ".join(said.split())
