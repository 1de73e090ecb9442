"""Binding: the objects of a PDF as the bytes of its file, those that are no streams packed together in one.

A paper has some thousand parts that say what its words are. Packed they take a tenth of the room and of the time that
they take written one by one with a table of where each lies.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Mapping
from typing import Any

from reportlab.pdfbase import pdfdoc
from reportlab.pdfgen.canvas import Canvas

LEVEL = 2
"""Of zlib's levels: the fourth takes half as long again for papers four hundredths smaller, the sixth three times."""

HEADER = b"%PDF-1.5\n%\xe2\xe3\xcf\xd3\n"

#: Where a document has its written objects by number.
_WRITTEN = "estafette_written"
#: What an entry of the table of objects holds: its kind, a place or a stream's number, a place within that stream.
_ENTRY = struct.Struct(">BIH")
_FREE, _BY_ITSELF, _PACKED = 0, 1, 2
_END_OF_STREAM = b"endstream\n"


class Packed:
    """ReportLab's filter for streams that are not packed yet."""

    pdfname = "FlateDecode"

    def encode(self, content: str | bytes) -> bytes:
        """A stream's content, packed."""
        return zlib.compress(content.encode("latin-1") if isinstance(content, str) else content, LEVEL)


class Entries(pdfdoc.PDFObject):  # type: ignore[misc]
    """A dictionary of the PDF language whose values are code already, or objects that know theirs when it is written.

    ReportLab's own goes over every letter of every name again; a form has thousands.
    """

    def __init__(self, values: Mapping[str, Any]) -> None:
        self.dict: dict[str, Any] = dict(values)

    def format(self, document: Any) -> bytes:
        """The dictionary in the PDF language."""
        parts = [
            f"/{key} {value}".encode("ascii")
            if isinstance(value, str)
            else b"/%b %b" % (key.encode("ascii"), value.format(document))
            for key, value in self.dict.items()
        ]
        return b"<<%b>>" % b"".join(parts)


def string(text: str) -> str:
    """A text as a string of the PDF language."""
    if text.isascii() and text.isprintable():
        return "(" + text.replace("\\", "\\\\").replace("(", "\\(").replace(")", "\\)") + ")"
    return f"<FEFF{text.encode('utf-16-be').hex()}>"


def name_of(text: str) -> str:
    """A text as a name of the PDF language, without its slash."""
    return "".join(
        letter if letter.isascii() and letter.isalnum() else "".join(f"#{part:02X}" for part in letter.encode())
        for letter in text
    )


def reference(document: Any, number: int) -> Any:
    """A reference to an object that was written by hand."""
    name = f"written-{number}"
    document.idToObjectNumberAndVersion[name] = (number, 0)
    return pdfdoc.PDFObjectReference(name)


def number_of(document: Any, name: str) -> int:
    """The number of an object that a document knows by a name."""
    number: int = document.idToObjectNumberAndVersion[name][0]
    return number


def reserve(document: Any, count: int) -> int:
    """The first of so many numbers in a row for objects that will be written by hand."""
    first: int = document.objectcounter + 1
    document.objectcounter += count
    return first


def write(document: Any, first: int, bodies: list[bytes]) -> None:
    """Give a document objects in the PDF language under numbers in a row, which were reserved."""
    document.__dict__.setdefault(_WRITTEN, {}).update(enumerate(bodies, first))


def bound(canvas: Canvas) -> bytes:
    """The file of a canvas, which must not be used afterwards. Raises ``KeyError`` for a number nobody wrote."""
    if canvas._code:
        canvas.showPage()
    document = canvas._doc
    for font in document.delayedFonts:
        font.addObjects(document)
    root, info = document.Reference(document.Catalog), document.Reference(document.info)
    document.info.invariant = document.invariant
    document.info.digest(document.signature)
    document.Outlines.prepare(document, canvas)
    if document.Outlines.ready < 0:
        document.Catalog.Outlines = None
    document.encrypt.prepare(document)
    parts, places, packed = _formatted(document)
    counter = document.objectcounter
    sheaf, table = counter + 1, counter + 2
    end = sum(map(len, parts))
    index = _index(packed)
    within = index + b"\n".join(packed.values())
    parts.append(_stream(sheaf, within, f"/Type/ObjStm/N {len(packed)}/First {len(index)}"))
    end, places[sheaf] = end + len(parts[-1]), end
    places[table] = end
    order = {number: place for place, number in enumerate(packed)}
    entries = [_ENTRY.pack(_FREE, 0, 65535)]
    entries += [
        _ENTRY.pack(_BY_ITSELF, places[number], 0) if number in places else _ENTRY.pack(_PACKED, sheaf, order[number])
        for number in range(1, table + 1)
    ]
    mark = document.signature.hexdigest()
    head = (
        f"/Type/XRef/Size {table + 1}/W[1 4 2]/Root {_shown(root, document)}/Info {_shown(info, document)}"
        f"/ID[<{mark}><{mark}>]"
    )
    parts.append(_stream(table, b"".join(entries), head))
    parts.append(b"startxref\n%d\n%%%%EOF\n" % end)
    return b"".join(parts)


def _formatted(document: Any) -> tuple[list[bytes], dict[int, int], dict[int, bytes]]:
    """The file as far as its streams, where each lies, and the other objects by number. There may be more meanwhile."""
    parts, places, packed, end = [HEADER], {}, {}, len(HEADER)
    written: dict[int, bytes] = document.__dict__.get(_WRITTEN, {})
    number = 1
    while number <= document.objectcounter:
        name = document.numberToId.get(number)
        body = written[number] if name is None else pdfdoc.format(document.idToObject[name], document, toplevel=1)
        if body.endswith(_END_OF_STREAM):
            parts.append(b"%d 0 obj\n%bendobj\n" % (number, body))
            places[number] = end
            end += len(parts[-1])
        else:
            packed[number] = body
        number += 1
    return parts, places, packed


def _index(packed: dict[int, bytes]) -> bytes:
    """The numbers of packed objects, each with its distance from the first."""
    index, at = [], 0
    for number, body in packed.items():
        index.append(b"%d %d" % (number, at))
        at += len(body) + 1
    return b" ".join(index) + b"\n"


def _stream(number: int, content: bytes, head: str) -> bytes:
    """An object that is a stream."""
    content = zlib.compress(content, LEVEL)
    about = f"{number} 0 obj\n<<{head}/Filter/FlateDecode/Length {len(content)}>>\nstream\n"
    return about.encode("ascii") + content + b"\nendstream\nendobj\n"


def _shown(reference: Any, document: Any) -> str:
    shown: bytes = reference.format(document)
    return shown.decode("ascii")
