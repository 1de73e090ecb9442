"""What a tongue hands to the papers: a turn in words, with emphasis, numbers that stand on the map, and side notes."""

from __future__ import annotations

from battles.engine.dataclasses import dataclass
from battles.reports.tongues.rich import Rich


@dataclass(frozen=True, slots=True)
class Throw:
    """One throw: its dice, which of them count, the chips of what was needed and added, and the result."""

    dice: tuple[int, ...]
    counted: tuple[bool, ...]
    chips: tuple[tuple[str, str], ...]
    result: str
    enemy: bool = False


@dataclass(frozen=True, slots=True)
class SideNote:
    """The throws of one meeting. ``number`` ties it to the map; ``remark`` says what no die shows."""

    number: int
    title: str
    clauses: tuple[str, ...]
    throws: tuple[Throw, ...]
    remark: str = ""


@dataclass(frozen=True, slots=True)
class BrigadeStory:
    """A command's part of the turn: the numbers of its fights on the map, a line of facts, the tale, the side notes.

    ``quiet`` says that it neither marched nor fought, ``cause`` why in a few words, as a heading for all that stood for
    the same. ``writ`` are the orders that its staff wrote, as they would stand on a sheet; ``weight`` says how much its
    meetings mattered.
    """

    brigade: str
    title: str
    numbers: tuple[int, ...]
    facts: str
    paragraphs: tuple[Rich, ...]
    notes: tuple[SideNote, ...]
    quiet: bool = False
    writ: tuple[Rich, ...] = ()
    cause: str = ""
    weight: float = 0.0


@dataclass(frozen=True, slots=True)
class TurnSummary:
    """What a mail says of a turn before its attachments do."""

    headline: str
    span: str
    situation: str
    table: str

    @property
    def text(self) -> str:
        """The first lines and the table, as the text part of a mail carries them."""
        lead = f"{self.span}. " if self.span else ""
        return f"{lead}{self.situation}\n\n{self.table}\n"
