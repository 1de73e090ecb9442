"""Qualities of an order of battle: each rulebook says in its own words what the grades of sources come to."""

from __future__ import annotations

import pytest

from battles.rulesets import RULESETS
from campaigns.services.order_of_battle.report import RowNote
from campaigns.services.order_of_battle.rows import Row, RowRefusedError
from campaigns.services.order_of_battle.values import Unit
from campaigns.services.order_of_battle.words import GRADES


def row(value: str) -> tuple[Row, list[RowNote]]:
    notes: list[RowNote] = []
    return Row({"quality": value}, 2, "FR-001", notes), notes


@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=list(RULESETS))
def test_every_grade_is_a_quality_of_the_rulebook(ruleset) -> None:
    for grade in set(GRADES.values()):
        quality = ruleset.oob.words.quality(grade)
        assert quality in ruleset.unit_words["quality"], grade
        assert ruleset.oob.words.quality(quality) == quality


@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=list(RULESETS))
def test_troops_of_every_grade_take_the_field(ruleset) -> None:
    for grade in set(GRADES.values()):
        fielded = ruleset.oob.unit(Unit("u", "f", "Foot", "infantry", "line", grade, 4))
        assert fielded["quality"] in ruleset.unit_words["quality"]


@pytest.mark.parametrize(
    ("book", "said", "quality"),
    [
        ("mini-nap", "Guards", "guard"),
        ("carolus-rex", "veteran", "B"),
        ("carolus-rex", "a", "A"),
        ("big-napoleonic-battles", "conscript", "trained"),
        ("big-napoleonic-battles", "militia", "raw"),
    ],
)
def test_a_source_is_read_into_the_rulebooks_word(book: str, said: str, quality: str) -> None:
    assert row(said)[0].quality("quality", RULESETS[book].oob.words) == quality


def test_a_grade_as_it_stands_needs_no_note_and_another_word_does() -> None:
    words = RULESETS["carolus-rex"].oob.words
    plain, notes = row("veteran")
    plain.quality("quality", words)
    assert notes == []
    other, notes = row("militia")
    other.quality("quality", words)
    assert [note.message for note in notes] == ["read as D"]


def test_an_unknown_quality_is_refused_with_what_is_allowed() -> None:
    with pytest.raises(RowRefusedError):
        row("splendid")[0].quality("quality", RULESETS["mini-nap"].oob.words)
