"""What need not be so, for whom a job is, and who gets somewhere first."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED, FRENCH, SECOND_TURN, asked, done


@pytest.mark.parametrize(
    ("of", "said", "meant"),
    [
        (
            SECOND_TURN,
            "Campi follows Husson as support, they don't need to be close.",
            "BRIGADE campi: INTENT SUPPORT husson",
        ),
        (SECOND_TURN, "Gauthier goes to F5, it doesn't have to be exact.", "BRIGADE gauthier: INTENT ADVANCE F5"),
        (SECOND_TURN, "One job for 1/4L though: go to Petit-Pierrepont.", "1/4L: MOVE TO petit-pierrepont"),
        (SECOND_TURN, "Une mission pour le 1/4L : aller à Petit-Pierrepont.", "1/4L: MOVE TO petit-pierrepont"),
        (SECOND_TURN, "Noch eine Aufgabe für 1/4L: geht nach D5.", "1/4L: MOVE TO D5"),
        (SECOND_TURN, "Gauthier goes to F5 and 6Ch must look after itself.", "BRIGADE gauthier: INTENT ADVANCE F5"),
        (FRENCH, "Campi (all facing west for some reason) comes up to I5.", "BRIGADE campi: INTENT ADVANCE I5"),
        (ALLIED, "Stevenart's battery fires at 1/6FA as they are nearest to him.", "stevenart: FIRE AT 1/6FA"),
    ],
)
def test_an_order_stands_beside_what_need_not_be(of: tuple[str, str], said: str, meant: str) -> None:
    assert done(said, of) == [meant]
    assert not asked(said, of)


@pytest.mark.parametrize(
    "said",
    [
        "If the French get into Lairalle first, 27J comes back to the brook.",
        "If the French come at it with more than two battalions 27J should draw back northwards.",
        "Wenn die Franzosen Lairalle besetzen, geht 27J zurück.",
    ],
)
def test_a_case_that_no_decision_tells_is_asked_about(said: str) -> None:
    assert not done(said, ALLIED)
    assert asked(said, ALLIED) == [("STANDING 27J fall back: FALL BACK",)]


def test_a_job_that_is_a_body_s_own_is_read_as_before() -> None:
    assert done("5M's job is to hold the farm.", ALLIED) == ["5M: HOLD"]


def test_lines_of_prose_below_a_heading_go_on_where_a_program_broke_them() -> None:
    said = (
        "Cavalry\n6Ch forms line and charges 27J if it is still out in the open. 1Ch follows\n"
        "6Ch as support. Wathiez moves up to F5, behind 1/6FA, and stays in line\n"
        "with both regiments. Guard cavalry to stand fast where they are now.\n"
        "\nI have left out squares this time as they have no horse on the table.\n"
    )
    assert not any(line.startswith("6Ch: HOLD") for line in done(said, SECOND_TURN))
