"""The tables of order words: everything that can be ordered, with what holds unless another choice is ordered."""

import pytest

from battles.reports.documents.order_words import order_words
from battles.reports.tongues import find as tongue
from battles.rulesets import RULESETS
from tests.stub_rulebook.rulebook import RULEBOOK

LABELS = tongue("en").labels.words
BOOKS = (*RULESETS.values(), RULEBOOK)


def sections(ruleset):
    return {section.title: section for section in order_words(ruleset, LABELS)}


@pytest.mark.parametrize("ruleset", BOOKS, ids=lambda ruleset: ruleset.id)
def test_every_word_of_a_rulebook_has_its_row(ruleset):
    found, vocabulary = sections(ruleset), ruleset.vocabulary
    assert [row[0] for row in found[LABELS.intent].rows] == list(vocabulary.postures)
    for title, phrases in (
        (LABELS.unit, vocabulary.unit_actions),
        (LABELS.general, vocabulary.general_actions),
        (LABELS.command, vocabulary.command_actions),
        (LABELS.conditions, vocabulary.conditions),
    ):
        assert len(found[title].rows) == len(phrases) if phrases else title not in found
    decisions = vocabulary.decisions
    assert not decisions or [row[0] for row in found[LABELS.standing].rows] == [one.name for one in decisions]


@pytest.mark.parametrize("ruleset", BOOKS, ids=lambda ruleset: ruleset.id)
def test_every_table_fills_its_head_and_shows_no_slots(ruleset):
    for section in sections(ruleset).values():
        assert {len(row) for row in section.rows} == {len(section.head)}
        assert not [row for row in section.rows for cell in row[:2] if "{" in cell]


@pytest.mark.parametrize("ruleset", BOOKS, ids=lambda ruleset: ruleset.id)
def test_the_choice_that_holds_anyway_stands_first(ruleset):
    rows = {row[0]: row[1] for row in sections(ruleset)[LABELS.standing].rows} if ruleset.vocabulary.decisions else {}
    for decision in ruleset.vocabulary.decisions:
        phrases = {choice.name for choice in decision.choices}
        if decision.default in phrases and not any("{" in choice.pattern for choice in decision.choices):
            assert rows[decision.name].startswith(decision.default)
