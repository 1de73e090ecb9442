"""Type in PDFs: the faces registered with ReportLab, and lines of text set with kerning and stand-in faces."""

from __future__ import annotations

from io import BytesIO
from threading import Lock
from typing import Any

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

from battles.reports.fonts import Face, font_bytes
from battles.reports.fonts.metrics import metrics, runs

_REGISTERED: set[str] = set()
_REGISTERING = Lock()
_SUBSETTING = Lock()


def font_name(face: Face) -> str:
    """The name under which a face is registered with ReportLab; registers it the first time.

    Registering a face twice would part documents that are being made from their fonts, hence the lock.
    """
    name = f"estafette-{face}"
    if name not in _REGISTERED:
        with _REGISTERING:
            if name not in _REGISTERED:
                pdfmetrics.registerFont(TTFont(name, BytesIO(font_bytes(face)), asciiReadable=False))
                _REGISTERED.add(name)
    return name


def saved(canvas: Any) -> None:
    """End a document and write it.

    ReportLab reads the letters of a subset from one place in a face that all documents share, hence the lock.
    """
    with _SUBSETTING:
        canvas.save()


def text_code(document: Any, face: Face, text: str, size: float, *, tracking: float = 0.0) -> str:
    """The operators that show a text at the current place of a text object, kerned. ``document`` is the canvas's."""
    pieces: list[str] = []
    for run in runs(face, text):
        font = pdfmetrics.getFont(font_name(run.face))
        measures = metrics(run.face)
        place = 0
        for subset, codes in font.splitString(run.text, document):
            stretch = run.text[place : place + len(codes)]
            place += len(codes)
            pieces.append(f"{font.getSubsetInternalName(subset, document)} {size:.4g} Tf")
            pieces.append(f"{tracking:.4g} Tc")
            shown: list[str] = ["[<"]
            for index, code in enumerate(codes):
                shown.append(f"{code:02x}")
                if index + 1 < len(codes):
                    kern = measures.kern(stretch[index], stretch[index + 1])
                    if kern < 0 or (kern and not tracking):
                        shown.append(f"> {-kern * 1000 / measures.per_em:.0f} <")
            shown.append(">] TJ")
            pieces.append("".join(shown))
    return " ".join(pieces)
