"""Lines with labels of the writer's own below the name of a brigade: its task, how, and what if things go wrong."""

from __future__ import annotations

import pytest

from orders.language.letters.labelled import labels_of, without_case, without_label
from tests.letters.test_told_of_them import FRENCH, asked, done

LETTER = """Husson's Brigade
- Task: take Gemioncourt.
- How: 1/2L goes ahead in skirmish order.
- If things go wrong: square if cavalry turns up. And if things go right, they stop in the farm and don't chase anybody.

Hubert's Brigade
- Task: watch 27J.
- How: both regiments to J8.
- If things go wrong: I need these people later, so no charging on their own initiative.

Wathiez's Brigade
- Task: cavalry reserve for the attack on the farm.

Artillery
- Task: 1/6FA shoots at stevenart.
- If things go wrong: if the enemy gets in among the guns, all crews limber up and clear out.
"""


def test_a_form_of_the_writers_own_is_read_for_those_above_it() -> None:
    batteries = "18/6FA, 1/6FA, 7/2FA, 2/4HA, 1/guard-artillery, 2/guard-artillery"
    assert [line for line in done(LETTER, FRENCH) if ":" in line] == [
        "BRIGADE husson: INTENT ATTACK gemioncourt",
        "1/2L: FORM SKIRMISH; MOVE",
        "STANDING husson vs cavalry: SQUARE",
        "STANDING husson breakthrough: STOP",
        "BRIGADE hubert: INTENT SCREEN 27J",
        "BRIGADE hubert: INTENT ADVANCE J8",
        "STANDING hubert opportunity charge: NEVER",
        "BRIGADE wathiez: INTENT HOLD",
        "1/6FA: FIRE AT stevenart",
        f"STANDING {batteries} limber and flee: FLEE",
    ]


def test_what_is_to_be_done_when_things_go_wrong_waits_for_that() -> None:
    said = "Gauthier's Brigade\n- Task: take Gemioncourt.\n- If things go wrong: back to the guns at F6.\n- Task: none."
    assert not any("WITHDRAW" in line or "F6" in line for line in done(said, FRENCH))
    assert asked(said, FRENCH)


@pytest.mark.parametrize(
    ("lines", "labels"),
    [
        (["- Task: a", "- How: b", "- Task: c", "- How: d"], {"task", "how"}),
        (["Auftrag: a", "Wie: b", "Auftrag: c"], {"auftrag"}),
        (["Objective: to hold until three o'clock.", "Husson: H7"], set()),
        (["Husson: H7", "Husson: attack"], set()),
    ],
)
def test_only_a_label_that_is_used_again_is_one(lines: list[str], labels: set[str]) -> None:
    assert labels_of(lines) == labels


def test_a_label_goes_and_the_mark_of_its_list_stays() -> None:
    assert without_label("- How: both regiments to J8", frozenset({"how"})) == "- both regiments to J8"
    assert without_label("- Where: J8", frozenset({"how"})) == "- Where: J8"


@pytest.mark.parametrize(
    ("said", "left"),
    [
        ("If things go wrong: square if cavalry comes", "square if cavalry comes"),
        ("Falls es schief geht: Karree, wenn Reiter kommen", "Karree, wenn Reiter kommen"),
        ("En cas de pépin : carré si la cavalerie vient", "carré si la cavalerie vient"),
        ("If things go wrong: back to F6", "If he is beaten, back to F6"),
        ("Bei Erfolg weiter nach F9", "Wenn er siegt, weiter nach F9"),
        ("If it goes well, they don't pursue", "they don't pursue"),
    ],
)
def test_a_case_goes_where_what_it_is_for_has_its_own(said: str, left: str) -> None:
    assert without_case(said) == left
