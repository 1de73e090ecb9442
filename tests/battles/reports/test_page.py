"""What looks alike on many papers is drawn once, and looks and reads the same wherever it is set."""

from __future__ import annotations

from io import BytesIO

import pytest
from pypdf import PdfReader

from battles.reports.documents.flow import Drawn
from battles.reports.documents.page import Document
from battles.reports.documents.paper import A4
from battles.reports.pens.pdf import draw_picture
from battles.reports.scene.picture import Ink, Picture, Shape, Stamps, Symbol
from tests.printed_words import text_of


def document() -> Document:
    page = Document(A4, title="Page", subject="A test")
    page.begin("one")
    return page


def test_what_is_repeated_is_drawn_once_for_all_papers():
    calls: list[str] = []

    def draw(page: Document, x: float, y: float) -> None:
        calls.append("drawn")
        page.text(x, y, "Husson")

    for _ in range(2):
        page = document()
        for y in (600, 500):
            page.repeated("once-for-all", 100, y, draw)
        assert text_of(page.finish()).count("Husson") == 2
    assert calls == ["drawn"]


def test_other_keys_are_drawn_anew():
    page = document()
    for name in ("Foy", "Reille"):
        page.repeated(("named", name), 100, 500, lambda page, x, y, name=name: page.text(x, y, name))
    told = text_of(page.finish())
    assert "Foy" in told
    assert "Reille" in told


def test_a_block_with_a_key_stands_where_it_is_set():
    page = document()
    block = Drawn(10, lambda page, x, top: page.rule(x, top, x + 5), key="rule-of-five")
    block.draw(page, 100, 500)
    assert "1 0 0 1 100.00 500.00 cm" in "\n".join(page.canvas._code)


def test_what_uses_forms_cannot_be_repeated():
    symbol = Symbol("dot", (Shape((((0, 0), (1, 0), (1, 1)),), Ink(fill="#000000")),))
    stamped = Picture(10, 10, (Stamps(symbol, ((1.0, 1.0, 1.0),)),))
    page = document()
    with pytest.raises(TypeError, match="forms"):
        page.repeated("stamped", 0, 0, lambda page, x, y: draw_picture(page.canvas, stamped, x, y))
    page.text(100, 500, "still fit to be written on")
    assert "still fit" in text_of(page.finish())


def test_what_one_sees_through_looks_the_same_in_every_paper():
    ink = Ink(fill="#000000", opacity=0.45)
    glass = Picture(10, 10, (Shape((((0, 0), (1, 0), (1, 1)),), ink),))
    papers = []
    for _ in range(2):
        page = document()
        page.repeated("glass", 100, 500, lambda page, x, y: draw_picture(page.canvas, glass, x, y))
        papers.append(page.finish())
    assert papers[0] == papers[1]
    states = PdfReader(BytesIO(papers[1])).pages[0]["/Resources"]["/ExtGState"]
    assert {float(value) for state in states.values() for value in state.values()} == {0.45}
