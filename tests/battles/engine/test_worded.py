"""Words that pure code makes: plain English text, and in a catalogue's words once somebody shows it."""

from __future__ import annotations

import copy
import json
import pickle

import pytest

from battles.engine.worded import besides, either, listed, restored, stored, translated, worded, worded_count

GERMAN = {
    "{units}; {place} is {length} from the nearest": "{place} liegt {length} vor: {units}",
    "{first} or {second}": "{first} oder {second}",
}


def in_german(text: str) -> str:
    def some(one: str, many: str, number: int) -> str:
        return {"{count} unit": "{count} Einheit", "{count} units": "{count} Einheiten"}[one if number == 1 else many]

    return translated(text, lambda pattern: GERMAN.get(pattern, pattern), some)


def test_it_is_its_english_text():
    said = worded("It belongs to the block of line {line}, which I could not take.", line=3)
    assert said == "It belongs to the block of line 3, which I could not take."
    assert json.dumps([said]) == '["It belongs to the block of line 3, which I could not take."]'


@pytest.mark.parametrize(("number", "said"), [(1, "1 Einheit"), (2, "2 Einheiten")])
def test_what_it_is_made_of_is_translated_too(number, said):
    units = worded_count("{count} unit", "{count} units", number)
    whole = worded("{units}; {place} is {length} from the nearest", units=units, place="Gemioncourt", length="12 cm")
    assert whole.endswith("; Gemioncourt is 12 cm from the nearest")
    assert in_german(whole) == f"Gemioncourt liegt 12 cm vor: {said}"


def test_lists_are_joined_two_by_two():
    assert listed(["HOLD", "MOVE", "FIRE AT"], either) == "HOLD or MOVE or FIRE AT"
    assert in_german(listed(["HOLD", "MOVE", "FIRE AT"], either)) == "HOLD oder MOVE oder FIRE AT"
    assert listed([], besides) == ""


def test_any_other_text_stays_as_it_is():
    assert in_german("HOLD or MOVE") == "HOLD or MOVE"


@pytest.mark.parametrize("again", [copy.deepcopy, lambda text: pickle.loads(pickle.dumps(text))])
def test_a_copy_knows_what_it_was_made_of(again):
    said = again(worded("{first} or {second}", first="HOLD", second="MOVE"))
    assert in_german(said) == "HOLD oder MOVE"


@pytest.mark.parametrize("number", [1, 2])
def test_what_is_stored_is_no_text_and_becomes_the_same_again(number):
    units = worded_count("{count} unit", "{count} units", number)
    whole = worded("{units}; {place} is {length} from the nearest", units=units, place="Gemioncourt", length="12 cm")
    kept = json.loads(json.dumps(stored(whole)))
    assert str(whole) not in json.dumps(kept)
    assert restored(kept) == whole
    assert in_german(restored(kept)) == in_german(whole)


def test_a_text_that_was_stored_as_such_stays_it():
    assert restored(stored("Whom, {then}?")) == "Whom, {then}?"
