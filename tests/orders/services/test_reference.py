"""HELP's reference: every word of a rulebook's orders, in lines that a mail can hold."""

from __future__ import annotations

import pytest

from battles import rulesets
from orders.services.letters.reference import reference
from tests.orders.services.post import answer_to, letter, took
from tests.orders.stage import Stage

BOOKS = sorted(rulesets.RULESETS)


@pytest.mark.parametrize("book", BOOKS)
def test_the_reference_names_every_verb_intent_and_decision(book: str) -> None:
    text = reference(book)
    vocabulary = rulesets.find(book).vocabulary
    actions = (*vocabulary.unit_actions, *vocabulary.general_actions, *vocabulary.command_actions)
    first = [phrase.pattern.split("{")[0].split("[")[0].strip() for phrase in actions]
    for word in (*first, *vocabulary.postures, *(decision.name for decision in vocabulary.decisions)):
        assert word in text
    assert max(map(len, text.splitlines())) <= 78
    assert "{" not in text


def test_help_brings_lessons_the_sheet_and_the_reference(stage: Stage) -> None:
    text = answer_to(took(letter("HELP"))).text
    for words in ("HOW TO ORDER", "BRIGADE Gauthier", "IN ADVANCE: STANDING", "UMPIRE:"):
        assert words in text
