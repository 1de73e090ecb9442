"""Saying: the words in which one ruleset answers what people ask for, and what a sentence comes to."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from battles.engine.orders import Vocabulary
from battles.engine.worded import Worded, worded
from orders.language.letters.whereabouts import Whereabouts
from orders.language.letters.world import World


@dataclass(frozen=True, slots=True)
class Line:
    """An order in the order language, and for whom it is."""

    text: str
    units: tuple[str, ...] = ()
    notes: tuple[Worded, ...] = ()


@dataclass(frozen=True, slots=True)
class Doubt:
    """What is not sure enough to be done: a question and the orders that would answer it."""

    question: Worded
    choices: tuple[str, ...] = ()
    called: str = ""
    means: tuple[str, ...] = ()
    """Where the doubt is which thing his words mean: the words, and for each choice the thing by id."""


MOST_CHOICES = 5
# What questions call the kinds of ground, flanks, formations and postures.
CALLED = {
    name.pattern: name
    for name in (
        *(worded("wood"), worded("village"), worded("road"), worded("stream"), worded("hill"), worded("bridge")),
        *(worded("crossroads"), worded("marsh"), worded("wall"), worded("farm"), worded("enemy")),
        *(worded("left flank"), worded("right flank")),
        *(worded("line"), worded("column"), worded("square"), worded("skirmish")),
        *(worded("attack"), worded("advance"), worded("defend"), worded("hold"), worded("support"), worded("screen")),
        *(worded("withdraw"), worded("rally")),
    )
}
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


def called(word: str) -> str:
    """The word of a question for a kind of ground, a flank, a formation or a posture; any other as it is."""
    return CALLED.get(word, word)


def cannot_wait(when: str) -> Worded:
    """The question about an order that is to wait for something."""
    return worded("Orders cannot wait for “{when}”. Shall it be done now, in any case?", when=one_line(when))


def not_understood(unknown: Iterable[str]) -> Worded:
    """The question whether an order is meant in which there are words that are not known."""
    return worded("I did not understand “{words}”. Do you mean this?", words=", ".join(unknown))


def one_line(said: str) -> str:
    """Words without the line ends between them."""
    return " ".join(said.split())
