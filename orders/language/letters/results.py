"""Results: the three ends of a letter's words: read, asked, noted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from battles.engine.dataclasses import dataclass, field
from battles.engine.orders import OrderSheet, RefusedLine
from battles.engine.worded import Worded


@dataclass(frozen=True, slots=True)
class ReadItem:
    """An order that was read from a letter: where it stood, the words, and what was not understood in them."""

    line: int
    said: str
    because: tuple[Worded, ...] = ()


@dataclass(frozen=True, slots=True)
class Question:
    """What was not sure enough to be done. ``choices`` are orders in normal form, one of which may be meant."""

    line: int
    said: str
    question: Worded
    choices: tuple[str, ...] = ()
    called: str = ""
    means: tuple[str, ...] = ()
    """Where it is asked which thing his words mean: the words, and for each choice the thing by id."""

    def as_mapping(self, words: Callable[[str], Any] = str) -> dict[str, Any]:
        """The question as JSON; ``called`` and ``means`` only where an answer teaches what words mean.

        ``words`` says what becomes of the question's own words.
        """
        learning = {"called": self.called, "means": list(self.means)} if self.called else {}
        asked = {"question": words(self.question), "choices": list(self.choices)}
        return {"line": self.line, "text": self.said, **asked, **learning}


@dataclass(frozen=True, slots=True)
class Noted:
    """Words that are no order. ``question``: they ask the umpire something."""

    line: int
    said: str
    question: bool = False


@dataclass(frozen=True, slots=True)
class LetterReading:
    """A letter as it was read.

    ``sheet`` holds the orders; its lines are numbered one after the other, ``lines`` says for each of them on which
    line of the mail it stood, and ``read`` for those that were not in the order language what they were read from.
    ``ended`` is the line of the mail that closes the sheet, 0 without one.
    """

    sheet: OrderSheet
    lines: Mapping[int, int] = field(default_factory=lambda: MappingProxyType({}))
    read: Mapping[int, ReadItem] = field(default_factory=lambda: MappingProxyType({}))
    asked: tuple[Question, ...] = ()
    noted: tuple[Noted, ...] = ()
    refused: tuple[RefusedLine, ...] = ()
    ended: int = 0
