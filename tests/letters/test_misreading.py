"""What can hardly be meant is asked about before it is done, however the reader arrived at it."""

from __future__ import annotations

import pytest

from tests.letters.test_writers import FIXTURES, reader_of

FRENCH, LATER, ALLIED = ("quatre-bras-1", "french"), ("quatre-bras-2", "french"), ("quatre-bras-2", "allied")


def done_and_asked(text: str, of: tuple[str, str]) -> tuple[list[str], list[str]]:
    """What is done of a letter, and what it is asked about, in the normal form."""
    letter = reader_of(FIXTURES[of[0]], of[1])(text)
    return [line.normal for line in letter.sheet.lines], [choice for one in letter.asked for choice in one.choices]


@pytest.mark.parametrize(
    ("text", "of", "asked"),
    [
        ("2/2Nas : glissade de 5 cm, reste en ligne", ALLIED, "2/2Nas: FORM LINE; HOLD"),
        ("1/6FA keep at the foot guns in F8.", LATER, "1/6FA: REDEPLOY TO F8"),
        ("7/2FA keep at the foot guns in F8", LATER, "7/2FA: REDEPLOY TO F8"),
        ("Jamin follow him up but keep about 10cm back", LATER, "BRIGADE jamin: INTENT HOLD"),
        (
            "Campi: out of the wood on the north side, then wait between it and Lairalle.",
            LATER,
            "BRIGADE campi: INTENT HOLD",
        ),
        ("Campi aus dem Wald heraus, dann am Rand warten", LATER, "BRIGADE campi: INTENT HOLD"),
    ],
)
def test_a_line_that_hardly_says_what_its_sentence_means_is_asked_about(
    text: str, of: tuple[str, str], asked: str
) -> None:
    done, choices = done_and_asked(text, of)
    assert done == []
    assert any(choice.startswith(asked) for choice in choices)


def test_a_corps_is_not_led_by_what_its_general_is_to_see_to() -> None:
    done, choices = done_and_asked("Reille goes to Husson and looks that he really attacks.", LATER)
    assert done == ["GENERAL Reille: MOVE TO husson"]
    assert choices == ["CORPS II: INTENT ATTACK"]


def test_an_arm_is_not_sent_about_where_one_of_its_units_is_named() -> None:
    done, choices = done_and_asked("die von der kavallerie (2/4HA) auf die plänkler in I8.", FRENCH)
    assert done == ["2/4HA: FIRE AT 27J"]
    assert choices == ["1Ch, 6Ch, 5Lan, 6Lan, GCh, GLan: FORM SKIRMISH; MOVE TO I8"]


def test_foot_does_not_fire_at_those_far_beyond_a_march() -> None:
    done, choices = done_and_asked("The two battalions of the 92nd shoot at the guns in F8.", FRENCH)
    assert (done, choices) == ([], ["1/92, 2/92: FIRE AT stevenart"])
    done, choices = done_and_asked("The 9th Division shoots at the guns in F8.", FRENCH)
    assert (done, choices[0]) == ([], "1/6FA, 7/2FA: FIRE AT stevenart")
    assert done_and_asked("1/2L: go to H7, fire at 27J.", FRENCH)[0] == ["1/2L: MOVE TO H7; FIRE AT 27J"]


def test_nobody_else_goes_where_the_first_named_is_passed_over() -> None:
    done, _ = done_and_asked("bachelu geht mit husson mit und foy mit gauthier", FRENCH)
    assert not any("Husson" in line for line in done)


@pytest.mark.parametrize(
    ("text", "of", "done"),
    [
        ("Jamin follows Gauthier but keeps 200 m back", LATER, "BRIGADE jamin: INTENT SUPPORT gauthier"),
        ("2/28Ora not moving off the crossroads", ALLIED, "2/28Ora: HOLD"),
        ("Reille goes to Husson.", LATER, "GENERAL Reille: MOVE TO husson"),
        ("2/4HA moves to J6, then fires at 27J in I8.", FRENCH, "2/4HA: REDEPLOY TO J6; FIRE AT 27J"),
        ("Campi stays in the wood.", LATER, "BRIGADE campi: INTENT HOLD"),
    ],
)
def test_what_is_plain_is_done(text: str, of: tuple[str, str], done: str) -> None:
    assert done_and_asked(text, of)[0] == [done]
