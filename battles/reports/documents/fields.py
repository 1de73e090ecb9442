"""Fillable fields of a PDF: lines for text and groups of boxes to tick.

Written as PDF objects, because the fields' own typeface is embedded here like every other, and the boxes' ticks are
drawn, so that a form looks the same in every reader and needs no typeface that is not in the file.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from functools import cache
from typing import Any

from reportlab.pdfbase import pdfdoc
from reportlab.pdfgen.canvas import Canvas

from battles.reports.fonts import Face, font_bytes
from battles.reports.fonts.metrics import metrics
from battles.reports.pens.binding import Entries, name_of, string
from battles.reports.pens.tags import Tags

#: Names in the form's resources.
FONT = "Garamond"
#: Flags of a field and of its mark on the page.
READ_ONLY, MULTILINE, RADIO = 1, 1 << 12, 1 << 15
PRINTED, HIDDEN = 4, 2


class Fields:
    """The fields of one document. ``finish`` must be called before the document is saved."""

    def __init__(self, canvas: Canvas, tags: Tags) -> None:
        self._canvas = canvas
        self._tags = tags
        self._fields: list[Any] = []
        self._marks: dict[tuple[bytes, float, float], Any] = {}

    def text(
        self,
        name: str,
        x: float,
        y: float,
        breadth: float,
        height: float,
        *,
        value: str = "",
        tip: str = "",
        size: float = 9.5,
        multiline: bool = False,
    ) -> None:
        """A line (or several) to type into, its lower left corner at (x, y)."""
        flags = MULTILINE if multiline else 0
        entries = {
            "FT": "/Tx",
            "T": string(name),
            "TU": string(tip or name),
            "V": string(value),
            "DV": string(value),
            "Ff": str(flags),
            "DA": string(f"/{FONT} {size:g} Tf 0.106 0.227 0.42 rg"),
            "AP": Entries({"N": self._empty(breadth, height)}),
        }
        self._fields.append(self._widget(entries, (x, y, x + breadth, y + height)))

    def note(self, name: str, value: str) -> None:
        """A value that goes with the form and is not shown."""
        entries = {
            "FT": "/Tx",
            "T": string(name),
            "V": string(value),
            "Ff": str(READ_ONLY),
            "F": str(HIDDEN),
        }
        self._fields.append(self._widget(entries, (0, 0, 0, 0)))

    def choice(self, name: str, boxes: Sequence[tuple[str, float, float]], size: float, *, tip: str = "") -> None:
        """Boxes of which one may be ticked: each a value and the lower left corner of its box."""
        doc = self._canvas._doc
        group = Entries({"FT": "/Btn", "T": string(name), "TU": string(tip or name), "Ff": str(RADIO), "V": "/Off"})
        parent = doc.Reference(group)
        kids = []
        for value, x, y in boxes:
            entries = {
                "Parent": parent,
                "TU": string(value),
                "AS": "/Off",
                "AP": Entries({"N": Entries({name_of(value): self._tick(size), "Off": self._empty(size, size)})}),
            }
            kids.append(self._widget(entries, (x, y, x + size, y + size)))
        group.dict["Kids"] = pdfdoc.PDFArray(kids)
        self._fields.append(parent)

    def finish(self) -> None:
        """Hang the fields into the document's catalogue, with the typeface they are filled in."""
        doc = self._canvas._doc
        fonts = pdfdoc.PDFDictionary({FONT: doc.Reference(_font(doc))})
        doc.Catalog.AcroForm = doc.Reference(
            pdfdoc.PDFDictionary(
                {
                    "Fields": pdfdoc.PDFArray(self._fields),
                    "NeedAppearances": _True(),
                    "DR": pdfdoc.PDFDictionary({"Font": fonts}),
                    "DA": pdfdoc.PDFString(f"/{FONT} 9.5 Tf 0 g"),
                }
            )
        )

    def _widget(self, entries: dict[str, Any], rect: tuple[float, float, float, float]) -> Any:
        doc = self._canvas._doc
        mark = Entries(
            {
                "Type": "/Annot",
                "Subtype": "/Widget",
                "Rect": f"[{' '.join([f'{value:.2f}' for value in rect])}]",
                "F": str(PRINTED),
                **entries,
            }
        )
        reference = doc.Reference(mark)
        self._canvas._annotationrefs.append(reference)
        self._tags.widget(reference, mark)
        return reference

    def _empty(self, breadth: float, height: float) -> Any:
        return self._form(b"", breadth, height)

    def _tick(self, size: float) -> Any:
        """A tick as a pen would make it."""
        low, high = size * 0.12, size * 0.95
        code = (
            f"q 0.106 0.227 0.42 RG {size * 0.16:.2f} w 1 J 1 j {low:.2f} {size * 0.5:.2f} m "
            f"{size * 0.38:.2f} {low:.2f} l {high:.2f} {high:.2f} l S Q"
        )
        return self._form(code.encode("ascii"), size, size)

    def _form(self, code: bytes, breadth: float, height: float) -> Any:
        """What fields of one size have in common, once in the file."""
        key = (code, round(breadth, 2), round(height, 2))
        if key not in self._marks:
            self._marks[key] = self._stored(*key)
        return self._marks[key]

    def _stored(self, code: bytes, breadth: float, height: float) -> Any:
        stream = pdfdoc.PDFStream(content=code)
        stream.dictionary["Type"] = pdfdoc.PDFName("XObject")
        stream.dictionary["Subtype"] = pdfdoc.PDFName("Form")
        stream.dictionary["BBox"] = pdfdoc.PDFArray([0, 0, breadth, height])
        return self._canvas._doc.Reference(stream)


class _True(pdfdoc.PDFObject):  # type: ignore[misc]
    """The word ``true`` of the PDF language."""

    def format(self, document: Any) -> bytes:
        """The word itself."""
        del document
        return b"true"


@cache
def _widths(face: Face) -> str:
    measures = metrics(face)
    characters = [bytes([code]).decode("cp1252", errors="replace") for code in range(32, 256)]
    advances = [round(measures.advance(character) * 1000 / measures.per_em) for character in characters]
    return f"[{' '.join(map(str, advances))}]"


@cache
def _packed(face: Face) -> bytes:
    return zlib.compress(font_bytes(face))


def _font(doc: Any) -> Any:
    """The fields' typeface as a simple font with the usual Western code page."""
    face = Face.FIGURES
    measures = metrics(face)
    stream = pdfdoc.PDFStream(content=_packed(face))
    stream.dictionary["Filter"] = pdfdoc.PDFName("FlateDecode")
    stream.dictionary["Length1"] = len(font_bytes(face))
    name = pdfdoc.PDFName("EstafetteGaramond-Forms")
    descriptor = pdfdoc.PDFDictionary(
        {
            "Type": pdfdoc.PDFName("FontDescriptor"),
            "FontName": name,
            "Flags": 32,
            "FontBBox": pdfdoc.PDFArray([-200, -300, 1200, 1000]),
            "ItalicAngle": 0,
            "Ascent": round(measures.ascent * 1000),
            "Descent": -abs(round(measures.descent * 1000)),
            "CapHeight": 650,
            "StemV": 80,
            "FontFile2": doc.Reference(stream),
        }
    )
    return pdfdoc.PDFDictionary(
        {
            "Type": pdfdoc.PDFName("Font"),
            "Subtype": pdfdoc.PDFName("TrueType"),
            "BaseFont": name,
            "FirstChar": 32,
            "LastChar": 255,
            "Widths": _widths(face),
            "Encoding": pdfdoc.PDFName("WinAnsiEncoding"),
            "FontDescriptor": doc.Reference(descriptor),
        }
    )
