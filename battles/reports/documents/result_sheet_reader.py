"""Reading a result sheet back: from the bytes of a filled PDF to the lines of a result."""

from __future__ import annotations

from io import BytesIO
from urllib.parse import unquote

from pypdf import PdfReader
from pypdf.errors import PyPdfError

from battles.reports.documents.order_form_reader import MOST_BYTES, marks_of, name_of, value_of
from battles.reports.documents.result_sheet import BATTLE


def read_result_sheet(pdf: bytes) -> str:
    """The lines of the result that a filled sheet stands for; empty for a PDF that is none of these sheets."""
    if len(pdf) > MOST_BYTES or b"%PDF-" not in pdf[:1024]:
        return ""
    try:
        reader = PdfReader(BytesIO(pdf))
        # Boxes of one choice have one name: the ticked one speaks for all.
        marks = [(name_of(mark), value_of(mark)) for page in reader.pages for mark in marks_of(page)]
        found = {name: value for name, value in marks if value}
    except (PyPdfError, ValueError, KeyError, TypeError, AttributeError, IndexError, OSError, RecursionError):
        return ""
    return _lines(found) if found.get(BATTLE) else ""


def _lines(found: dict[str, str]) -> str:
    lines = [f"RESULT {found[BATTLE]}"]
    lines += [f"{name.upper()} {unquote(found[name])}" for name in ("field", "outcome", "ended") if found.get(name)]
    lost: dict[str, list[str]] = {}
    for name, value in found.items():
        kind, _colon, rest = name.partition(":")
        if kind == "loss" and value:
            unit, _colon, what = rest.partition(":")
            lost.setdefault(unquote(unit), []).append(f"{value} {what}")
        elif kind == "leader" and value:
            lines.append(f"LEADER {unquote(rest)}: {unquote(value)}")
    return "\n".join([*lines, *(f"LOSS {unit}: {', '.join(parts)}" for unit, parts in lost.items()), "END"]) + "\n"
