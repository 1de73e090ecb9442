"""Turns of phrase are looked for only where a key of theirs stands: no letter holds one without its key."""

from __future__ import annotations

from pathlib import Path

import pytest
from ruamel.yaml import YAML

from orders.language.letters import beside, chatter, homely, idioms, plainer, retracting, turned_round, wishes
from orders.language.letters.turns import Turn, put_plainly, turn

WRITERS = Path(__file__).parent / "writers"
# Turns that mean what they stand for only where a word of their keys stands as well.
IN_THEIR_PLACE = (idioms.FIRE_SUPPORT, plainer.ON_THE_MAP)


def sentences() -> list[str]:
    files = [YAML(typ="safe").load(path.read_text(encoding="utf-8")) for path in sorted(WRITERS.glob("*.yaml"))]
    said = [line if isinstance(line, str) else line["say"] for file in files for line in file.get("lines", ())]
    return [*said, *(line for file in files for line in file.get("text", "").splitlines())]


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
