"""A PDF's file: every object is where its table says, small ones lie packed, and what was promised must be there."""

from __future__ import annotations

from io import BytesIO

import pytest
from pypdf import PdfReader

from battles.reports.pens.binding import bound, reference, reserve, write
from battles.reports.pens.pdf import new_canvas


def drawn():
    canvas = new_canvas((200, 300), title="Bound", subject="Objects")
    canvas.rect(10, 10, 50, 50)
    return canvas


def test_every_object_is_found_where_the_table_says():
    reader = PdfReader(BytesIO(bound(drawn())), strict=True)
    numbers = range(1, int(reader.trailer["/Size"]))
    assert {reader.get_object(number) is not None for number in numbers} == {True}
    assert reader.metadata.title == "Bound"
    assert b"re" in reader.pages[0].get_contents().get_data()


def test_what_is_no_stream_lies_packed():
    made = bound(drawn())
    assert b"/MediaBox" not in made
    assert list(PdfReader(BytesIO(made)).pages[0].mediabox) == [0, 0, 200, 300]


def test_what_was_written_by_hand_is_found_by_its_number():
    canvas = drawn()
    first = reserve(canvas._doc, 2)
    write(canvas._doc, first, [b"<</Next %d 0 R>>" % (first + 1), b"(the second)"])
    canvas._doc.Catalog.StructTreeRoot = reference(canvas._doc, first)
    root = PdfReader(BytesIO(bound(canvas))).trailer["/Root"]
    assert root["/StructTreeRoot"]["/Next"] == "the second"


def test_a_number_that_nobody_wrote_is_refused():
    canvas = drawn()
    reserve(canvas._doc, 1)
    with pytest.raises(KeyError):
        bound(canvas)


def test_the_same_drawing_makes_the_same_file():
    assert bound(drawn()) == bound(drawn())
