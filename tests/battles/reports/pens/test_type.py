"""Text in PDFs: the same letters have the same codes in every paper, and a file holds the letters that it shows."""

from __future__ import annotations

from io import BytesIO

import pytest
from pypdf import PdfReader

from battles.reports.fonts import Face
from battles.reports.pens import type as type_pen
from battles.reports.pens.binding import bound
from battles.reports.pens.pdf import new_canvas
from battles.reports.pens.type import noting_letters, text_code


def shown(*texts: tuple[Face, str]) -> bytes:
    """A page with each text on a line of its own."""
    canvas = new_canvas((300, 300), title="Letters")
    for line, (face, text) in enumerate(texts):
        code = text_code(canvas._doc, face, text, 12)
        canvas.addLiteral(f"BT 1 0 0 1 20 {280 - 20 * line} Tm {code} ET")
    return bound(canvas)


def read(pdf: bytes) -> str:
    return PdfReader(BytesIO(pdf)).pages[0].extract_text()


@pytest.mark.parametrize("text", ["Général Piré’s 2nd brigade – ½ gone…", "Łódź, Ωμέγα", "AVATAR To Ve", "a\tb"])
def test_what_is_shown_can_be_read_again(text):
    assert read(shown((Face.TEXT, text))).split() == text.split()


def test_the_operators_for_a_text_are_the_same_in_every_paper():
    one, other = (new_canvas((300, 300), title="Letters")._doc for _ in range(2))
    text_code(other, Face.TEXT, "other letters came before", 12)
    assert text_code(one, Face.TEXT, "Foy", 12) == text_code(other, Face.TEXT, "Foy", 12)


def test_a_paper_holds_the_kinds_of_letters_that_it_shows_and_no_others():
    digits, letters = shown((Face.BOLD, "1815")), shown((Face.BOLD, "1815 Charleroi, VIMY"))
    assert len(digits) < len(letters)
    assert read(letters).split() == ["1815", "Charleroi,", "VIMY"]


def test_a_character_that_no_face_has_is_a_question_mark():
    assert read(shown((Face.TEXT, "a鯨b"))) == "a?b"


def test_letters_that_are_noted_are_not_in_the_paper_yet():
    canvas = new_canvas((300, 300), title="Letters")
    with noting_letters(canvas._doc) as noted:
        text_code(canvas._doc, Face.TEXT, "Foy", 12)
    assert [(block.face, block.number) for block, _ in noted()] == [(Face.TEXT, 0)]
    assert canvas._doc.delayedFonts == []


def test_every_typeface_is_in_the_file():
    pdf = PdfReader(BytesIO(shown((Face.TEXT, "Foy"), (Face.ENGLISH, "Reille é"))))
    fonts = [font.get_object() for font in pdf.pages[0]["/Resources"]["/Font"].values()]
    assert len(fonts) == 3
    assert all("/FontFile2" in font["/FontDescriptor"].get_object() for font in fonts)


def test_threads_that_cut_a_face_at_the_same_time_cut_the_same_blocks():
    first = type_pen._placed(Face.TEXT)["F"][0]
    type_pen._placed.cache_clear()
    again = type_pen._placed(Face.TEXT)["F"][0]
    assert again is not first
    canvas = new_canvas((300, 300), title="Letters")
    for block in (first, again):
        type_pen.need(canvas._doc, ((block, frozenset("F")),))
    assert len(canvas._doc.delayedFonts) == 1
    assert bound(canvas)
