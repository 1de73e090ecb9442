"""The account of one import: what came in, what was made of it, and every row refused, repaired or set aside."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from campaigns.services.order_of_battle.values import Totals


class Verdict(StrEnum):
    """What became of the value or row that a note is about."""

    REFUSED = "refused"
    REPAIRED = "repaired"
    SET_ASIDE = "set aside"


@dataclass(frozen=True, slots=True)
class RowNote:
    """A row that was refused, repaired or set aside: where, which value, and what was or should be done.

    ``line`` is the line of the file as a text editor counts (the head is line 1), 0 for YAML. ``row`` is the row's own
    id or path.
    """

    verdict: Verdict
    line: int
    row: str
    column: str
    value: str
    message: str

    def as_mapping(self) -> dict[str, Any]:
        """The note for a stored report."""
        return {
            "verdict": self.verdict.value,
            "line": self.line,
            "row": self.row,
            "column": self.column,
            "value": self.value,
            "message": self.message,
        }

    def __str__(self) -> str:
        place = f"line {self.line}" if self.line else self.row
        what = f" {self.column} {self.value!r}" if self.column else ""
        return (
            f"{place}{f' ({self.row})' if self.line and self.row else ''}:{what} {self.verdict.value}: {self.message}"
        )


@dataclass(frozen=True, slots=True)
class CorpsTotal:
    """What one corps (or body directly under an army) of a side adds up to."""

    side: str
    name: str
    totals: Totals


@dataclass(frozen=True, slots=True)
class ImportReport:
    """The exact account of an import. ``rows`` counts rows with content; every one is read or refused."""

    source: str
    layout: str
    rows: int
    rows_read: int
    totals: Totals
    by_corps: tuple[CorpsTotal, ...]
    notes: tuple[RowNote, ...] = ()

    @property
    def refused(self) -> tuple[RowNote, ...]:
        """Rows of which nothing was taken."""
        return self._of(Verdict.REFUSED)

    @property
    def repaired(self) -> tuple[RowNote, ...]:
        """Values that were mended; their rows were taken."""
        return self._of(Verdict.REPAIRED)

    @property
    def set_aside(self) -> tuple[RowNote, ...]:
        """Rows that were taken and counted but will not fight."""
        return self._of(Verdict.SET_ASIDE)

    def _of(self, verdict: Verdict) -> tuple[RowNote, ...]:
        return tuple(note for note in self.notes if note.verdict is verdict)

    def with_notes(self, notes: Iterable[RowNote]) -> ImportReport:
        """The same report with further notes, of a table that came along."""
        return replace(self, notes=(*self.notes, *notes))

    def as_mapping(self) -> dict[str, Any]:
        """The report for storing and for ``--json``."""
        return {
            "source": self.source,
            "layout": self.layout,
            "rows": self.rows,
            "rows_read": self.rows_read,
            "rows_refused": self.rows - self.rows_read,
            "totals": self.totals.as_mapping(),
            "by_corps": [
                {"side": total.side, "corps": total.name, **total.totals.as_mapping()} for total in self.by_corps
            ],
            "notes": [note.as_mapping() for note in self.notes],
        }


def lines(report: Mapping[str, Any]) -> list[str]:
    """A stored report in words, for a terminal or a mail."""
    totals = report["totals"]
    head = [
        f"{report['source']} ({report['layout']}): {report['rows']} rows in, {report['rows_read']} read, "
        f"{report['rows_refused']} refused.",
        f"Out: {totals['formations']} formations, {totals['units']} units, {totals['men']:,} men, "
        f"{totals['pieces']} guns, {totals['strength']:,} strength points.",
    ]
    table = [
        f"  {row['side']:<10} {row['corps']:<28} {row['units']:>5} units {row['men']:>8,} men {row['pieces']:>5} guns "
        f"{row['strength']:>6} SP"
        for row in report["by_corps"]
    ]
    notes = [
        f"  {note['verdict']:<9} {'line ' + str(note['line']) if note['line'] else note['row']}: "
        f"{note['column']} {note['value']!r}: {note['message']}"
        for note in report["notes"]
    ]
    return [*head, *table, *notes]
