"""The notation of phrases."""

from __future__ import annotations

import pytest

from battles.engine.orders import Phrase
from battles.rulesets.mini_nap.vocabulary import VOCABULARY
from orders.language.grammar import FORMS, Grammar
from orders.language.patterns import Option, Slot, Synonyms, Words, compile_phrase

NO_SYNONYMS = Synonyms()


def test_words_slots_options_and_flags_are_told_apart() -> None:
    pattern = compile_phrase(Phrase("CHARGE", "CHARGE {target:target} [FACE {facing:direction}] [EXTEND]"), NO_SYNONYMS)
    words, target, face, extend = pattern.nodes
    assert isinstance(words, Words)
    assert words.text == "CHARGE"
    assert target == Slot("target", "target")
    assert isinstance(face, Option)
    assert face.flag == ""
    assert isinstance(extend, Option)
    assert extend.flag == "extend"


def test_a_flag_of_several_words_is_joined_by_underscores() -> None:
    pattern = compile_phrase(Phrase("OBLIQUE", "OBLIQUE [SIDE FIRST]"), NO_SYNONYMS)
    option = pattern.nodes[1]
    assert isinstance(option, Option)
    assert option.flag == "side_first"


def test_alternatives_in_a_slot_keep_their_spelling() -> None:
    slot = compile_phrase(Phrase("FORM", "FORM {way:COMPANY COLUMN|LINE}"), NO_SYNONYMS).nodes[1]
    assert isinstance(slot, Slot)
    assert [value for value, _ in slot.choices] == ["COMPANY COLUMN", "LINE"]


def test_synonyms_stand_for_whole_words_only() -> None:
    synonyms = Synonyms.of([("SIDE STEP", "SIDESTEP")], [])
    words = compile_phrase(Phrase("SIDESTEP", "SIDESTEP"), synonyms).nodes[0]
    assert isinstance(words, Words)
    assert [wording.words for wording in words.wordings] == [("sidestep",), ("side", "step")]


@pytest.mark.parametrize("pattern", ["", "MOVE {", "move 6", "MOVE {distance}", "[MOVE", "MOVE {Distance:number}"])
def test_a_pattern_against_the_notation_is_our_mistake_and_says_so(pattern: str) -> None:
    with pytest.raises(ValueError, match="does not follow the notation"):
        compile_phrase(Phrase("X", pattern), NO_SYNONYMS)


def test_every_form_of_the_sheet_and_every_phrase_of_mini_nap_compiles() -> None:
    grammar = Grammar.of(VOCABULARY)
    assert set(grammar.statements) == set(FORMS)
    assert {pattern.name for pattern in grammar.unit_orders} == {phrase.name for phrase in VOCABULARY.unit_actions}
