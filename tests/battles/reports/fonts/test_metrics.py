"""Type is measured from the faces themselves, and every character finds a face."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image, ImageDraw, ImageFont

from battles.reports.fonts import STAND_INS, Face, font_bytes
from battles.reports.fonts.metrics import UNKNOWN, blank_ends, metrics, rise, runs, width


@pytest.mark.parametrize("face", Face)
def test_every_face_sets_western_and_central_european_names(face: Face):
    text = "Łódź, Gżegżółka, Jérôme, Müller, Çelik, Ștefan, Þórr 1234567890"
    assert "".join(run.text for run in runs(face, text)) == text


@pytest.mark.parametrize("face", Face)
def test_stand_ins_end_with_the_widest_face(face: Face):
    while face in STAND_INS:
        face = STAND_INS[face]
    assert face is Face.TEXT


def test_widths_agree_with_an_independent_reading_of_the_font():
    font = ImageFont.truetype(BytesIO(font_bytes(Face.TEXT)), 1000, layout_engine=ImageFont.Layout.BASIC)
    assert width(Face.TEXT, "Gemioncourt", 1000) == pytest.approx(font.getlength("Gemioncourt"), rel=0.005)


def test_kerning_draws_letters_together():
    assert metrics(Face.TEXT).kern("V", "A") < 0
    assert width(Face.TEXT, "VA", 10) < width(Face.TEXT, "V", 10) + width(Face.TEXT, "A", 10)


def test_tracking_is_added_between_letters_only():
    assert width(Face.TEXT, "BOSSU", 10, 2.0) == pytest.approx(width(Face.TEXT, "BOSSU", 10) + 8.0)


def test_a_face_borrows_single_characters():
    assert [run.face for run in runs(Face.ENGLISH, "Łe")] == [Face.TEXT, Face.ENGLISH]


@pytest.mark.parametrize("name", ["Кутузов", "Ермолов", "Ђурић", "Κολοκοτρώνης"])
@pytest.mark.parametrize("face", [Face.TEXT, Face.MEDIUM_ITALIC, Face.SEMIBOLD, Face.SEMIBOLD_ITALIC, Face.BOLD])
def test_greek_and_cyrillic_names_are_set_in_every_weight(face: Face, name: str):
    assert [(run.face, run.text) for run in runs(face, name)] == [(face, name)]


@pytest.mark.parametrize("face", [Face.TEXT_ITALIC, Face.SMALL_ITALIC, Face.ENGLISH_ITALIC])
def test_greek_and_cyrillic_names_lean_where_others_do(face: Face):
    assert runs(face, "Кутузов")[0].face is Face.MEDIUM_ITALIC


@pytest.mark.parametrize("face", [Face.BOLD, Face.SEMIBOLD, Face.MEDIUM_ITALIC, Face.SEMIBOLD_ITALIC])
def test_cyrillic_letters_are_kerned(face: Face):
    assert metrics(face).kern("Г", "о") < 0


def test_a_character_that_no_face_has_is_shown_as_a_question_mark():
    assert runs(Face.TEXT, "漢")[0].text == UNKNOWN


def test_control_characters_become_spaces():
    assert runs(Face.TEXT, "a\x00\tb")[0].text == "a  b"


@pytest.mark.parametrize("face", [face for face in Face if not face.startswith("english")])
def test_figures_stand_as_high_as_capitals_and_none_is_taken_for_a_letter(face: Face):
    (run,) = runs(face, "0123456789")
    font = ImageFont.truetype(BytesIO(font_bytes(run.face)), 1000, layout_engine=ImageFont.Layout.BASIC)
    heights = [-font.getbbox(figure, anchor="ls")[1] for figure in "0123456789"]
    assert min(heights) > 0.9 * -font.getbbox("H", anchor="ls")[1]
    assert bytes(font.getmask("1")) != bytes(font.getmask("I"))


@pytest.mark.parametrize("face", [Face.TEXT, Face.SEMIBOLD_ITALIC, Face.ENGLISH])
@pytest.mark.parametrize("text", ["Hill", "fall", "St.", "V"])
def test_what_is_blank_of_words_agrees_with_an_independent_reading_of_the_font(face: Face, text: str):
    font = ImageFont.truetype(BytesIO(font_bytes(face)), 1000, layout_engine=ImageFont.Layout.BASIC)

    def ink(letter: str) -> tuple[int, int]:
        page = Image.new("L", (3000, 2000))
        ImageDraw.Draw(page).text((1000, 1500), letter, 255, font, anchor="ls")
        left, _, right, _ = page.getbbox()
        return left - 1000, right - 1000

    before, after = blank_ends(face, text, 1000)
    assert before == pytest.approx(ink(text[0])[0], abs=4)
    assert after == pytest.approx(font.getlength(text[-1]) - ink(text[-1])[1], abs=4)


def test_nothing_is_blank_of_no_words():
    assert blank_ends(Face.TEXT, "", 10) == blank_ends(Face.TEXT, " ", 10) == (0.0, 0.0)


def test_words_with_accents_stand_higher_and_upon_capitals_highest():
    assert rise("Wagram") < rise("Różniecki") < rise("RÓŻNIECKI")
    assert rise("Łęczna") == rise("Wagram")
    assert rise("İzmir") == rise("Йорк") == rise("RÓŻNIECKI")
