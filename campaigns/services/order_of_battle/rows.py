"""The values of one row of a table, read forgivingly: what can be mended is mended with a note, the rest is refused."""

from __future__ import annotations

import re
from collections.abc import Mapping

from battles.engine.letters import NAMED, unprintable
from battles.engine.oob import OobWords
from campaigns.services.order_of_battle.remarks import Remark
from campaigns.services.order_of_battle.report import RowNote, Verdict
from campaigns.services.order_of_battle.words import ARMS, GRADES

RATINGS = ("excellent", "good", "average", "poor", "dreadful")
_NUMBER = re.compile(r"[+]?(\d+)(?:\.(\d+))?")
#: Thousands are grouped by commas, points or (narrow) spaces; one group only, so that 1.5 stays one and a half.
_GROUPED = re.compile(r"(\d{1,3})[,.'\u2009\u202f\u00a0 ](\d{3})")


class RowRefusedError(Exception):
    """The row cannot be used; its note has been taken down."""


class Row:
    """One row and the notes that reading it gives rise to.

    ``cells`` maps columns to texts; ``line`` and ``id`` name the place in notes.
    """

    def __init__(self, cells: Mapping[str, str], line: int, id: str, notes: list[RowNote]) -> None:
        self.line = line
        self.id = id
        self._cells = cells
        self._notes = notes

    def refuse(self, column: str, remark: Remark, **values: object) -> RowRefusedError:
        """Take down why the row is refused; the caller raises what this returns."""
        self._note(Verdict.REFUSED, column, remark, values)
        return RowRefusedError(remark)

    def repair(self, column: str, remark: Remark, **values: object) -> None:
        """Take down what was mended."""
        self._note(Verdict.REPAIRED, column, remark, values)

    def set_aside(self, column: str, remark: Remark, **values: object) -> None:
        """Take down why the row, though counted, will not fight."""
        self._note(Verdict.SET_ASIDE, column, remark, values)

    def text(self, column: str) -> str:
        """The cell without surrounding or doubled white space; empty for a column that the table does not have."""
        return " ".join(self._cells.get(column, "").split()) if column else ""

    def required(self, column: str) -> str:
        """The cell's text. Raises ``RowRefusedError`` when it is empty."""
        value = self.text(column)
        if not value:
            raise self.refuse(column, Remark.EMPTY)
        return value

    def name(self, column: str, *, required: bool = True) -> str:
        """The cell as a name. Raises ``RowRefusedError`` if no paper can print it, or if a required one is empty."""
        value = self.required(column) if required else self.text(column)
        letters = unprintable(value)
        if letters:
            raise self.refuse(column, Remark.UNPRINTABLE, letters=", ".join(letters[:NAMED]))
        return value

    def number(self, column: str) -> float | None:
        """The cell as a number, ``None`` when empty. Raises ``RowRefusedError`` for anything else than a number."""
        value = self.text(column)
        if not value:
            return None
        if match := _NUMBER.fullmatch(value):
            return float(match[0])
        if match := _GROUPED.fullmatch(value):
            self.repair(column, Remark.READ_AS, word=f"{match[1]}{match[2]}")
            return float(match[1] + match[2])
        raise self.refuse(column, Remark.NO_NUMBER)

    def count(self, column: str) -> int | None:
        """The cell as a whole number, ``None`` when empty; halves are rounded up with a note."""
        value = self.number(column)
        if value is None:
            return None
        whole = int(value + 0.5)
        if whole != value:
            self.repair(column, Remark.ROUNDED, whole=whole)
        return whole

    def arm(self, column: str) -> str:
        """The arm. Raises ``RowRefusedError`` for an unknown one."""
        return self._word(column, ARMS)

    def quality(self, column: str, words: OobWords) -> str:
        """The rulebook's quality, from its own word or a grade. Raises ``RowRefusedError`` for an unknown one."""
        value = self.required(column)
        grade = GRADES.get(value.lower(), value)
        quality = words.quality(value) or words.quality(grade)
        if not quality:
            allowed = sorted({*words.qualities.values(), *words.qualities})
            raise self.refuse(column, Remark.UNKNOWN, allowed=", ".join(allowed))
        if value not in (quality, grade):
            self.repair(column, Remark.READ_AS, word=quality)
        return quality

    def rating(self, column: str) -> str:
        """A commander's rating, empty when there is none; an unknown one is dropped with a note."""
        value = self.text(column).lower()
        if not value or value in RATINGS:
            return value
        self.repair(column, Remark.NO_RATING, ratings=", ".join(RATINGS))
        return ""

    def _word(self, column: str, words: Mapping[str, str]) -> str:
        value = self.required(column)
        word = words.get(value.lower())
        if word is None:
            raise self.refuse(column, Remark.UNKNOWN, allowed=", ".join(sorted(set(words.values()))))
        if word != value:
            self.repair(column, Remark.READ_AS, word=word)
        return word

    def _note(self, verdict: Verdict, column: str, remark: Remark, values: Mapping[str, object]) -> None:
        value = self._cells.get(column, "") if column else ""
        self._notes.append(RowNote(verdict, self.line, self.id, column, value, remark, values))
