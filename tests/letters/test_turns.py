"""Turns of phrase are looked for only where a key of theirs stands: no letter holds one without its key."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from ruamel.yaml import YAML

from battles.engine import expressions
from orders.language.letters import beside, chatter, homely, idioms, plainer, retracting, turned_round, wishes
from orders.language.letters.turns import Turn, may_stand, put_plainly, turn

WRITERS = Path(__file__).parent / "writers"
# Turns that mean what they stand for only where a word of their keys stands as well.
IN_THEIR_PLACE = (idioms.FIRE_SUPPORT, plainer.ON_THE_MAP)


@cache
def sentences() -> tuple[str, ...]:
    files = [YAML(typ="safe").load(path.read_text(encoding="utf-8")) for path in sorted(WRITERS.glob("*.yaml"))]
    said = [line if isinstance(line, str) else line["say"] for file in files for line in file.get("lines", ())]
    return (*said, *(line for file in files for line in file.get("text", "").splitlines()))


@pytest.mark.parametrize(
    "turns",
    [
        plainer.TURNS,
        plainer.MORE_TURNS,
        idioms.TURNS,
        wishes.TURNS,
        chatter.TURNS,
        homely.TURNS,
        beside.TURNS,
        turned_round.TURNS,
    ],
)
def test_a_key_stands_wherever_its_turn_of_phrase_does(turns: tuple[Turn, ...]) -> None:
    found = 0
    for said in sentences():
        for one in turns:
            if one.pattern.search(said) and one.pattern not in IN_THEIR_PLACE:
                assert any(key in said.lower() for key in one.keys), (said, one.pattern.pattern)
                found += 1
    assert found > 5


def test_a_word_of_withdrawing_stands_wherever_something_is_taken_back() -> None:
    taken_back = [said for said in sentences() if retracting.RETRACTION.search(said)]
    assert len(taken_back) > 10
    assert [said for said in taken_back if not retracting.may_withdraw(said)] == []


def test_a_sentence_of_which_nothing_would_be_left_stays() -> None:
    only = turn("no more", plainer.LIMITS, marks=" .")
    assert put_plainly("to the road, and no farther.", [turn("no f", plainer.LIMITS)]) == "to the road."
    assert put_plainly("No more.", [only]) == "No more."


def test_turns_are_put_plainly_one_after_the_other() -> None:
    turns = (
        turn(
            "up the|→",
            re.compile(r"up the (\w+)|→ (\w+)", re.IGNORECASE),
            lambda found: f"to the {found[1] or found[2]}",
        ),
        turn("to the hill", re.compile("to the hill"), "to H4"),
        turn("up", re.compile("up"), "over"),
        turn("h4", re.compile(r"H4$"), r"\g<0>, please"),
    )
    assert put_plainly("they go UP THE hill", turns) == "they go to H4, please"
    assert put_plainly("they go → hill", turns) == "they go to H4, please"
    assert put_plainly("they stay", turns) == "they stay"
    assert list(may_stand("Up to H4", turns)) == [turns[2], turns[3]]
    assert put_plainly("they go up the hill", turns[:2]) == "they go to H4"


def test_a_list_that_comes_later_is_looked_up_in_sentences_seen_before() -> None:
    early = (turn("wood", re.compile("the wood"), "E5"),)
    later = (turn("farm", re.compile("the farm"), "F6"),)
    said = "from the wood to the farm"
    assert put_plainly(said, early) == "from E5 to the farm"
    assert put_plainly(said, later) == "from the wood to F6"


def test_a_word_that_it_needs_stands_wherever_an_expression_matches() -> None:
    keyed = [one for one in expressions._waiting if isinstance(one, expressions.Keyed)]
    assert len(keyed) > 100
    for one in keyed:
        found = re.compile(one.pattern, one._given)
        assert [said for said in sentences() if found.search(said) and one.search(said) is None] == []
