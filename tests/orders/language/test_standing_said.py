"""Standing orders are told as people say them, in every rulebook."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from battles import rulesets
from battles.engine.orders import Condition, Decision, Phrase, Standing, Vocabulary
from orders.language.letters.saying import not_understood, quoted
from orders.language.standing_said import standing_said

BOOKS = ("mini-nap", "big-napoleonic-battles", "carolus-rex", "old-trousers")
#: Words of the order language, and slots.
ENGINE = re.compile(r"\b[A-Z]{2,}\b|[a-z]_[a-z]|\{|\}|>=|<=")
#: What stands in a slot.
GIVEN = {"arm": "CAVALRY", "word": "BROKEN", "target": "e7", "unit": "1/92", "distance": 6.0, "strength": 3}


def decisions() -> Iterator[tuple[Vocabulary, Decision]]:
    for book in BOOKS:
        vocabulary = rulesets.find(book).vocabulary
        yield from ((vocabulary, decision) for decision in vocabulary.decisions)


def slots(phrase: Phrase) -> dict[str, object]:
    return {name: GIVEN.get(name, "there") for name in re.findall(r"\{(\w+):", phrase.pattern)}


def standing(decision: Decision, choice: Phrase, *conditions: Condition) -> Standing:
    return Standing(decision.name, choice.name, arguments=slots(choice), conditions=conditions)  # type: ignore[arg-type]


@pytest.mark.parametrize(("vocabulary", "decision"), list(decisions()), ids=lambda one: getattr(one, "name", ""))
def test_every_choice_of_every_decision_has_words_of_its_own(vocabulary: Vocabulary, decision: Decision) -> None:
    told = [standing_said(standing(decision, choice), vocabulary) for choice in decision.choices]
    assert len(set(told)) == len(told)
    for words in told:
        assert len(words.split()) > 3
        assert not ENGINE.search(words), words


@pytest.mark.parametrize("book", BOOKS)
def test_every_condition_has_words(book: str) -> None:
    vocabulary = rulesets.find(book).vocabulary
    decision = vocabulary.decisions[0]
    bare = standing_said(standing(decision, decision.choices[0]), vocabulary)
    for phrase in vocabulary.conditions:
        condition = Condition(phrase.name, slots(phrase), phrase.pattern)  # type: ignore[arg-type]
        words = standing_said(standing(decision, decision.choices[0], condition), vocabulary)
        assert words.startswith(f"{bare}, ")
        assert not ENGINE.search(words), words


def test_small_words_are_not_quoted_as_not_understood() -> None:
    assert quoted(["were", "the flumph", "Es war"]) == "the flumph"
    assert "“" not in not_understood(["were", "été"])
