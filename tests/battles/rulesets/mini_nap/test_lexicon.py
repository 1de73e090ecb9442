"""Mini-Nap's words: every code that files and events may hold has its words, and each is of its kind."""

import pytest
from hypothesis import given

from battles import rulesets
from battles.rulesets.mini_nap.table.working import Phase
from battles.rulesets.mini_nap.words import FORMATIONS, QUALITIES, RATINGS, Arm, CommanderOut, Marker, Out
from tests.battles.rulesets.mini_nap.strategies import numbers
from tests.battles.rulesets.mini_nap.test_properties import some, turn_of

RULES = rulesets.find("mini-nap")
LEXICON = RULES.lexicon("en")
# The reasons of MN-ORD-3 to 6 and of standing, typed anew.
REASONS = [
    "second-formation",
    "formation-not-allowed",
    "too-weak",
    "blocked",
    "second-move",
    "no-such-target",
    "not-seen",
    "disordered",
    "cannot-charge",
    "out-of-command",
    "turned-too-far",
    "out-of-reach",
    "no-straight-path",
    "not-outflanking",
    "in-contact",
    "marked",
    "redeployed",
    "not-eligible",
    "no-dice",
    "charged",
    "division-manoeuvre",
    "enemy-near",
    "already-moved",
    "brigade-used",
    "not-within-6",
    "not-brigade",
    "after-move",
    "unreadable",
    "not-yours",
]
CODES = {
    "formations": [word.value for words in FORMATIONS.values() for word in words],
    "qualities": QUALITIES,
    "ratings": RATINGS,
    "phases": [value for name, value in vars(Phase).items() if name.isupper()],
    "command": ("in", "cautious", "out"),
    "refusals": REASONS,
    "states": [*(marker.value for marker in Marker), "abandoned"],
    "fates": [out.value for out in Out],
    "generals_lost": [out.value for out in CommanderOut],
    "troops": [arm.value for arm in Arm],
    "bodies": [arm.value for arm in Arm],
    "commands": ("brigade", "division", "artillery"),
    "amounts": ("men", "guns"),
}


@pytest.mark.parametrize("table", CODES)
def test_every_code_of_a_table_has_words(table):
    assert set(CODES[table]) <= getattr(LEXICON, table).keys()


def test_refusals_are_told_in_both_tenses_and_by_no_code():
    for code, said in LEXICON.refusals.items():
        assert said.now
        assert said.past
        assert code not in ("blocked", "disordered", "charged", "marked") or said.now != code


def test_a_code_without_an_entry_is_spelt_out():
    assert LEXICON.refusal("gone-to-sea").now == "gone to sea"
    assert LEXICON.formation("company-column").forming == "company column"
    assert LEXICON.state("shaken") == "shaken"
    assert LEXICON.cause("sheer-fright").how == "sheer fright"
    assert LEXICON.test("morale").purpose == "morale"
    assert LEXICON.move("wheel").said.now == "wheel"


def test_a_language_that_is_not_spoken_is_refused():
    with pytest.raises(KeyError):
        RULES.lexicon("tlh")


@given(numbers)
@some
def test_every_code_of_a_played_turn_has_words(number):
    tables = {"order_refused": ("reason", "refusals"), "move": ("mode", "moves"), "test": ("test", "tests")}
    tables |= {"loss": ("cause", "causes"), "eliminated": ("cause", "causes"), "reaction": ("reaction", "reactions")}
    tables |= {
        "charge": ("type", "charges"),
        "breakthrough": ("choice", "choices"),
        "formation": ("formation", "formations"),
    }
    for event in turn_of(number).events:
        if event.kind in tables:
            key, table = tables[event.kind]
            assert event.effect[key] in getattr(LEXICON, table)
        if event.effect.get("stopped"):
            assert event.effect["stopped"] in LEXICON.stops
