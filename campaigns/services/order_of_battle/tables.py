"""CSV as people really send it: any of the usual separators, a byte order mark, Windows letters, ragged rows."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from campaigns.services.order_of_battle.remarks import Remark
from campaigns.services.order_of_battle.report import RowNote, Verdict


@dataclass(frozen=True, slots=True)
class Table:
    """A table as it came: its columns, its rows with the lines they start on, and what was wrong with their shape."""

    columns: tuple[str, ...]
    rows: tuple[tuple[int, Mapping[str, str]], ...]
    ragged: tuple[RowNote, ...] = field(default=())


def decode(raw: bytes) -> str:
    """A file's text: UTF-8 with or without byte order mark, else the Windows letters of Western spreadsheets."""
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        return raw.decode("cp1252", errors="replace")


def read_table(text: str) -> Table:
    """The rows of a CSV text. Empty rows are passed over; rows with too many cells are kept apart as refused."""
    head = text.lstrip("\ufeff").split("\n", 1)[0]
    separator = max(",;\t", key=head.count)
    reader = csv.reader(io.StringIO(text.lstrip("\ufeff"), newline=""), delimiter=separator)
    columns = tuple(column.strip().lower() for column in next(reader, []))
    rows: list[tuple[int, Mapping[str, str]]] = []
    ragged: list[RowNote] = []
    line = reader.line_num + 1
    for cells in reader:
        start, line = line, reader.line_num + 1
        if not any(cell.strip() for cell in cells):
            continue
        if any(cell.strip() for cell in cells[len(columns) :]):
            counts = {"cells": len(cells), "head": len(columns)}
            said = separator.join(cells)[:80]
            ragged.append(RowNote(Verdict.REFUSED, start, cells[0], "", said, Remark.RAGGED, counts))
            continue
        rows.append((start, dict(zip(columns, [*cells, *[""] * len(columns)], strict=False))))
    return Table(columns, tuple(rows), tuple(ragged))


def write_table(columns: tuple[str, ...], rows: Iterable[Mapping[str, str]]) -> str:
    """CSV text with a head, commas and line feeds."""
    text = io.StringIO(newline="")
    writer = csv.DictWriter(text, columns, lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()
