"""Folding: what makes no difference to an order."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from orders.language.folding import fold


@pytest.mark.parametrize(
    ("raw", "folded"),
    [
        ("MOVE  6", "move 6"),
        ("\tMove\u00a06 ", "move 6"),
        ("Jérôme, Drouet d’Erlon", "jerome, drouet derlon"),
        ("27th Jägers", "27th jagers"),
        ("Straße", "strasse"),
        ("“Foy” — now…", '"foy" - now...'),
        ("STRENGTH ≥ 4", "strength >= 4"),
        ("ＭＯＶＥ ６", "move 6"),
        ("mo\u200bve\u00ad 6", "move 6"),
        ("٦ cm", "6 cm"),
        ("1ᵉʳ régiment", "1er regiment"),
        ("Gauthier's and Gauthier’s", "gauthiers and gauthiers"),
        ("", ""),
    ],
)
def test_case_accents_and_typography_make_no_difference(raw: str, folded: str) -> None:
    assert fold(raw).text == folded


def test_a_folded_line_remembers_the_columns_it_came_from() -> None:
    folded = fold("  Straße  Nord")
    assert folded.text == "strasse nord"
    assert folded.column(0) == 3
    assert folded.column(folded.text.index("nord")) == 11
    assert folded.column(99) > folded.column(0)


@given(st.text(max_size=80))
@settings(max_examples=100)
def test_folding_never_fails_and_folding_twice_changes_nothing(raw: str) -> None:
    folded = fold(raw)
    assert len(folded.columns) == len(folded.text)
    assert list(folded.columns) == sorted(folded.columns)
    assert "  " not in folded.text
    assert fold(folded.text).text == folded.text
