"""The account of one import: what came in, what was made of it, and every row refused, repaired or set aside."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from types import MappingProxyType
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy as _lazy

from campaigns.services.order_of_battle.remarks import Remark, remark_words, words_of
from campaigns.services.order_of_battle.values import Totals


class Verdict(StrEnum):
    """What became of the value or row that a note is about."""

    REFUSED = "refused"
    REPAIRED = "repaired"
    SET_ASIDE = "set aside"


_VERDICTS: Mapping[str, Any] = MappingProxyType(
    {
        Verdict.REFUSED: _lazy("refused"),
        Verdict.REPAIRED: _lazy("repaired"),
        Verdict.SET_ASIDE: _lazy("set aside"),
    }
)


def verdict_words(verdict: str) -> str:
    """A verdict in the reader's words."""
    return str(_VERDICTS.get(verdict, verdict))


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
    remark: Remark
    values: Mapping[str, Any] = field(default_factory=lambda: MappingProxyType({}))

    @property
    def message(self) -> str:
        """What is said of it, in the reader's words."""
        return remark_words(self.remark, self.values)

    def as_mapping(self) -> dict[str, Any]:
        """The note for a stored report."""
        return {
            "verdict": self.verdict.value,
            "line": self.line,
            "row": self.row,
            "column": self.column,
            "value": self.value,
            "remark": self.remark.value,
            "values": dict(self.values),
        }

    def __str__(self) -> str:
        place = _("line {line}").format(line=self.line) if self.line else self.row
        what = f" {self.column} {self.value!r}" if self.column else ""
        row = f" ({self.row})" if self.line and self.row else ""
        return f"{place}{row}:{what} {verdict_words(self.verdict)}: {self.message}"


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
        _("{source} ({layout}): {rows} rows in, {rows_read} read, {rows_refused} refused.").format_map(report),
        _(
            "Out: {formations} formations, {units} units, {men:,} men, {pieces} guns, {strength:,} strength points."
        ).format_map(totals),
    ]
    row_words = _("{units:>5} units {men:>8,} men {pieces:>5} guns {strength:>6} SP")
    table = [f"  {row['side']:<10} {row['corps']:<28} {row_words.format_map(row)}" for row in report["by_corps"]]
    return [*head, *table, *(f"  {_note_line(note)}" for note in report["notes"])]


def _note_line(note: Mapping[str, Any]) -> str:
    place = _("line {line}").format(line=note["line"]) if note["line"] else note["row"]
    return f"{verdict_words(note['verdict']):<9} {place}: {note['column']} {note['value']!r}: {words_of(note)}"
