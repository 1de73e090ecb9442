"""Text set in lines: within its measure, whole, each piece where the one before it ends."""

from __future__ import annotations

import itertools

import pytest

from battles.reports.documents.typeset import BODY, FINE, NOTE, Style, fitted, set_lines, typographic
from battles.reports.fonts import Face
from battles.reports.fonts.metrics import width
from battles.reports.tongues.rich import Span

TEXT = (
    "The 92nd Ligne went forward to Gemioncourt, where its colonel's horse was shot; "
    "at 3.20 the brigade stood, in column, behind the hedges."
)


def words_of(lines: tuple) -> list[str]:
    """The words of set lines in order."""
    return " ".join("".join(piece.text for piece in line.pieces) for line in lines).split()


@pytest.mark.parametrize("style", [BODY, NOTE, FINE])
@pytest.mark.parametrize("measure", [40.0, 120.0, 480.0])
def test_lines_keep_their_measure_and_every_word(style: Style, measure: float) -> None:
    lines = set_lines(TEXT, measure, style)
    assert max(line.width for line in lines) <= measure + 1e-6
    if measure > 60:  # no word is broken
        assert words_of(lines) == typographic(TEXT).split()
    assert "".join(words_of(lines)) == "".join(typographic(TEXT).split())


def test_a_line_is_as_full_as_may_be() -> None:
    lines = set_lines(TEXT, 150.0)
    for line, following in itertools.pairwise(lines):
        first = following.pieces[0].text.split()[0]
        assert line.width + width(Face.TEXT, " " + first, BODY.size) > 150.0


def test_pieces_follow_each_other_and_change_face_within_a_word() -> None:
    spans = (Span("Sent by "), Span("Ney", bold=True), Span(", "), Span("in haste", italic=True), Span("."))
    (line,) = set_lines(spans, 400.0)
    assert [piece.face for piece in line.pieces] == [
        Face.TEXT, Face.SEMIBOLD, Face.TEXT, Face.TEXT_ITALIC, Face.TEXT,
    ]  # fmt: skip
    for piece, following in zip(line.pieces, line.pieces[1:], strict=False):
        assert following.x == pytest.approx(piece.x + width(piece.face, piece.text, piece.size))
    assert "".join(piece.text for piece in line.pieces) == "Sent by Ney, in haste."


def test_a_word_wider_than_its_column_is_broken_and_lost_nowhere() -> None:
    word = "Generalfeldzeugmeisterei" * 3
    lines = set_lines(word, 50.0)
    assert len(lines) > 3
    assert max(line.width for line in lines) <= 50.0
    assert "".join(piece.text for line in lines for piece in line.pieces) == word


@pytest.mark.parametrize("measure", [12.0, 40.0, 90.0, 1000.0])
def test_a_name_shortened_to_fit_is_made_of_the_beginnings_of_its_words(measure: float) -> None:
    name = "2nd Westphalian Landwehr"
    short = fitted(name, Face.SMALL, 8, measure)
    assert width(Face.SMALL, short, 8) <= measure
    assert short
    assert all(
        whole == word or (word.endswith(".") and whole.startswith(word[:-1]))
        for whole, word in zip(name.split(), short.split(), strict=False)
    )
    assert (short == name) is (width(Face.SMALL, name, 8) <= measure)
