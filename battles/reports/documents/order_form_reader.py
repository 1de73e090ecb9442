"""Reading an order form back: from the bytes of a PDF to the text of an order sheet.

Fields are found by their names; what was typed beside them (notes and typewriter text that readers add) is taken for
the line it stands on, or else added at the end, so that no word of a player is dropped in silence. The text is then
read like any other sheet: whether it makes sense is the receipt's affair.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from io import BytesIO
from typing import Any
from urllib.parse import unquote

from pypdf import PdfReader
from pypdf.errors import PyPdfError

from battles.engine.dataclasses import dataclass, field
from battles.reports.documents.form_data import BLOCK, GENERAL

#: Files above this size, and pages beyond this number, are not read.
MOST_BYTES, MOST_PAGES = 4_000_000, 24
#: Text of one field above this length is cut.
MOST_TEXT = 2_000

Rect = tuple[float, float, float, float]


class UnreadableForm(Exception):
    """A PDF that gives no orders. ``reason`` is a short code, the message is for the player."""

    def __init__(self, reason: str, message: str) -> None:
        self.reason, self.message = reason, message
        super().__init__(reason, message)

    def __str__(self) -> str:
        return self.message


@dataclass(slots=True)
class _Brigade:
    """What was filled in for a brigade."""

    intent: str = ""
    where: str = ""
    units: list[tuple[str, str]] = field(default_factory=list)
    standing: list[str] = field(default_factory=list)


@dataclass(slots=True)
class _Filled:
    """What was filled in, in the order of the form."""

    key: str = ""
    turn: str = ""
    priority: list[str] = field(default_factory=list)
    brigades: dict[str, _Brigade] = field(default_factory=dict)
    standing: list[str] = field(default_factory=list)
    messages: list[str] = field(default_factory=list)
    generals: list[tuple[str, str]] = field(default_factory=list)
    groups: list[str] = field(default_factory=list)
    more: list[str] = field(default_factory=list)


def read_order_form(pdf: bytes) -> str:
    """The order sheet that a filled form stands for. Raises :class:`UnreadableForm` when it is none of ours."""
    if len(pdf) > MOST_BYTES:
        raise UnreadableForm("too-large", f"The PDF has {len(pdf):,} bytes; up to {MOST_BYTES:,} are read.")
    if b"%PDF-" not in pdf[:1024]:
        raise UnreadableForm(
            "not-a-pdf", "The file is no PDF. Send the order form itself, or write your orders as text."
        )
    try:
        filled = _read(pdf)
    except UnreadableForm:
        raise
    except (PyPdfError, ValueError, KeyError, TypeError, AttributeError, IndexError, OSError, RecursionError) as error:
        raise UnreadableForm(
            "damaged", "The PDF is damaged and cannot be read. Save the form again, or write your orders as text."
        ) from error
    return _sheet(filled)


def _read(pdf: bytes) -> _Filled:
    reader = PdfReader(BytesIO(pdf))
    if reader.is_encrypted and not reader.decrypt(""):
        raise UnreadableForm("encrypted", "The PDF is locked with a password. Save it without one and send it again.")
    filled = _Filled()
    places: list[tuple[int, Rect, str]] = []
    ours = False
    notes: list[tuple[int, Rect, str]] = []
    for number, page in enumerate(reader.pages[:MOST_PAGES]):
        for mark in marks_of(page):
            rect = _rect(mark)
            if mark.get("/Subtype") == "/Widget":
                name, value = name_of(mark), value_of(mark)
                ours = ours or name in ("key", "turn") or ":" in name
                places.append((number, rect, name))
                _take(filled, name, value)
            elif mark.get("/Subtype") in ("/FreeText", "/Text") and str(mark.get("/Contents", "")).strip():
                notes.append((number, rect, _clean(str(mark["/Contents"]))))
    if not ours:
        raise UnreadableForm(
            "no-form",
            "The PDF holds no order form of ours that can be read (a form that was printed to PDF, or another file). "
            "Fill in the form itself and save it, or write your orders as text.",
        )
    for number, rect, text in notes:
        _take(filled, _field_under(number, rect, places), text)
    return filled


def marks_of(page: Any) -> Iterator[Mapping[str, Any]]:
    """The annotations of a page."""
    for reference in page.get("/Annots", ()) or ():
        mark = reference.get_object()
        if isinstance(mark, Mapping):
            yield mark


def _rect(mark: Mapping[str, Any]) -> Rect:
    values = [float(value) for value in mark.get("/Rect", (0, 0, 0, 0))]
    left, bottom, right, top = (values + [0.0] * 4)[:4]
    return (min(left, right), min(bottom, top), max(left, right), max(bottom, top))


def _inherited(mark: Mapping[str, Any], key: str) -> Any:
    """A value of a field, from the mark itself or from the fields above it."""
    for _ in range(8):
        if key in mark:
            return mark[key]
        parent = mark.get("/Parent")
        if parent is None:
            return None
        mark = parent.get_object()
    return None


def name_of(mark: Mapping[str, Any]) -> str:
    """The full name of a field, from its own part and those of the fields above it."""
    parts: list[str] = []
    for _ in range(8):
        if "/T" in mark:
            parts.insert(0, str(mark["/T"]))
        parent = mark.get("/Parent")
        if parent is None:
            break
        mark = parent.get_object()
    return ".".join(parts)


def value_of(mark: Mapping[str, Any]) -> str:
    """What stands in a field. Of a group of boxes only the one that is ticked answers."""
    if _inherited(mark, "/FT") == "/Btn":
        value = str(mark.get("/AS") or "/Off")
        chosen = str(_inherited(mark, "/V") or "/Off")
        states = (mark.get("/AP") or {}).get("/N") or {}
        ticked = value if value != "/Off" else chosen if chosen in states else "/Off"
        return "" if ticked == "/Off" else ticked.removeprefix("/")
    return _clean(str(_inherited(mark, "/V") or ""))


def _clean(text: str) -> str:
    text = text[:MOST_TEXT].replace("\r\n", "\n").replace("\r", "\n").replace("\t", " ")
    return "\n".join(" ".join(line.split()) for line in text.split("\n")).strip()


def _field_under(page: int, rect: Rect, places: list[tuple[int, Rect, str]]) -> str:
    """The name of the text field that a note stands on, ``more`` when it stands on none."""
    middle = ((rect[0] + rect[2]) / 2, (rect[1] + rect[3]) / 2)
    for number, (left, bottom, right, top), name in places:
        inside = left <= middle[0] <= right and bottom - 3 <= middle[1] <= top + 3
        if number == page and inside and not name.endswith(":intent"):
            return name
    return "more"


def _take(filled: _Filled, name: str, value: str) -> None:
    """Put the value of a field where it belongs; a field that is not ours keeps its words too."""
    head, _, rest = name.partition(":")
    if name == "key":
        filled.key = value or filled.key
    elif name == "turn":
        filled.turn = value or filled.turn
    elif head == "priority":
        filled.priority.extend(part for part in re.split(r"[,;\n]+", value) if part.strip())
    elif name == "standing":
        filled.standing.extend(_lines(value))
    elif name == "message":
        filled.messages.extend(_lines(value))
    elif head == "group":
        filled.groups.extend(_lines(value))
    elif head == GENERAL:
        filled.generals.extend((unquote(rest), line) for line in _lines(value))
    elif rest:
        _take_brigade(filled, unquote(head), rest, value)
    else:
        filled.more.extend(_lines(value))


def _take_brigade(filled: _Filled, brigade: str, part: str, value: str) -> None:
    block = filled.brigades.setdefault(brigade, _Brigade())
    kind, _, unit = part.partition(":")
    if kind == "intent":
        block.intent = value or block.intent
    elif kind == "where":
        block.where = " ".join(value.split()) or block.where
    elif kind == "standing":
        block.standing.extend(_lines(value))
    elif kind == "unit" and value:
        block.units.append((unquote(unit), value))
    elif value:
        filled.more.extend(_lines(value))


def _lines(value: str) -> list[str]:
    return [line for line in value.split("\n") if line.strip()]


def _sheet(filled: _Filled) -> str:
    """The order sheet in the words of the order language."""
    lines: list[str] = []
    if filled.key:
        lines.append(f"KEY {filled.key}")
    if filled.turn:
        lines.append(f"TURN {filled.turn}")
    if filled.priority:
        lines.append("PRIORITY " + ", ".join(part.strip() for part in filled.priority))
    lines.extend(_worded(line, "MESSAGE TO") for line in filled.messages)
    lines.extend(_worded(line, "STANDING") for line in filled.standing)
    for brigade, block in filled.brigades.items():
        lines.extend(_block_lines(brigade, block))
    lines.extend(f"GENERAL {general}: {line}" for general, line in filled.generals)
    lines.extend(_worded(line, "GROUP") for line in filled.groups)
    lines.extend(filled.more)
    return "\n".join(lines) + "\n" if lines else ""


def _block_lines(brigade: str, block: _Brigade) -> list[str]:
    if not (block.intent or block.where or block.units or block.standing):
        return []
    lines = [brigade if " " in brigade else f"{BLOCK} {brigade}"]
    if block.intent or block.where:
        lines.append("  " + " ".join(part for part in ("INTENT", block.intent, block.where) if part))
    for unit, text in block.units:
        actions = "; ".join(part.rstrip(";") for part in _lines(text))
        lines.append(f"  {unit}: {_without_name(actions, unit)}")
    lines.extend(f"  {_worded(line, 'STANDING')}" for line in block.standing)
    return lines


def _without_name(text: str, unit: str) -> str:
    """A line without the unit's own name, which some write again."""
    return re.sub(rf"^{re.escape(unit)}\s*:\s*", "", text, flags=re.IGNORECASE)


def _worded(line: str, word: str) -> str:
    """A line with the word it begins with, unless it has that already."""
    return line if line.upper().startswith(word.split()[0]) else f"{word} {line}"
