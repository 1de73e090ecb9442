"""What a writer lets go of, keeps in hand, or tells of somebody, before or beside what is to be done."""

from __future__ import annotations

import pytest

from tests.letters.test_writers import FIXTURES, reader_of

READ = {
    "Husson can forget about the pond and go straight for the skirmishers at I8.": [
        "BRIGADE husson: INTENT ATTACK 27J"
    ],
    "Campi ignores Lairalle and marches to F5.": ["BRIGADE campi: INTENT ADVANCE F5"],
    "Hubert never mind the pond, go to J6.": ["BRIGADE hubert: INTENT ADVANCE J6"],
    "Gauthier does not bother with the farm but goes to E6.": ["BRIGADE gauthier: INTENT ADVANCE E6"],
    "Jamin leaves Lairalle on his right and advances to Gemioncourt.": ["BRIGADE jamin: INTENT ADVANCE gemioncourt"],
    "Detach 2/4L from Jamin and move it to F5.": ["2/4L: MOVE TO F5"],
    "Take 1/4L off Jamin though and send them to F5, I don't trust that big wood and I'd like somebody there.": [
        "1/4L: MOVE TO F5"
    ],
    "I'm hanging on to the Guard cavalry, they stop where they are.": ["GCh, GLan: HOLD"],
    "The Guard cavalry holds. Its batteries go to F3.": [
        "GCh, GLan: HOLD", "1/guard-artillery, 2/guard-artillery: REDEPLOY TO F3",
    ],
    "1/61 and 2/61 dont move from their place.": ["1/61, 2/61: HOLD"],
    "18/6FA: swing the guns round a bit so that they face Lairalle.": ["18/6FA: FACE lairalle"],
    "7/2FA turn to the left a little, so it looks at Gemioncourt.": ["7/2FA: FACE gemioncourt"],
    "1/6FA and 7/2FA hold. The other battery, 5th Div, limbers and goes between those two.": [
        "1/6FA, 7/2FA: HOLD", "18/6FA: REDEPLOY TO 60.4,54.4",
    ],
    "The other battalion (2/93) goes to F5.": ["2/93: MOVE TO F5"],
    "3/2L goes to H5 (skirmishers, I think)": ["3/2L: FORM SKIRMISH; MOVE TO H5"],
    "2/2L goes to H5 (in line, is that the word?)": ["2/2L: FORM LINE; MOVE TO H5"],
    "1/61 goes to F5 all spread out (skirmishers is it?)": ["1/61: FORM SKIRMISH; MOVE TO F5"],
    "1/93 stays where it is, only reserve I've got on the road.": ["1/93: HOLD"],
    "Foy to F3, midway between his two brigades.": ["GENERAL Foy: MOVE TO F3"],
    "Bachelu stacks with 1/61.": ["GENERAL Bachelu: MOVE TO 1/61"],
    "Gauthier goes to F5, and nobody would ever forgive us for waiting.": ["BRIGADE gauthier: INTENT ADVANCE F5"],
    "1/92 stays in column, I'd be mad to spread it out.": ["1/92: FORM COLUMN; HOLD"],
}  # fmt: skip
# How somebody is, and nothing that others shall do.
TOLD = (
    "2/93 forms column. They're no use to me strung out on the road.",
    "2/93 forms column. Right now it's out in the open with three batteries looking at it.",
    "2/93 forms column. It's the only battalion I trust.",
    "2/93 forms column. They are miles in front of everybody.",
)
SPOKEN_OF = (
    "1/2L is a long way out by itself. It pulls back to H4.",
    "I see 1/2L a long way out by itself. That will not do. Let them come back to H4.",
)


def done(text: str) -> list[str]:
    """What a letter to the French side comes to."""
    return [line.normal for line in reader_of(FIXTURES["quatre-bras-2"], "french")(text).sheet.lines]


@pytest.mark.parametrize("text", READ)
def test_what_is_set_aside_is_no_goal(text: str) -> None:
    assert sorted(done(text)) == sorted(READ[text])


@pytest.mark.parametrize("text", TOLD)
def test_how_they_are_is_no_order(text: str) -> None:
    assert done(text) == ["2/93: FORM COLUMN"]


@pytest.mark.parametrize("text", SPOKEN_OF)
def test_they_are_those_of_whom_was_told(text: str) -> None:
    assert done(text) == ["1/2L: MOVE TO H4"]


@pytest.mark.parametrize(
    "text",
    [
        "1/92 in column on the edge of Bossu wood remains exactly where it is.",
        "1/92 en colonne à la lisière du bois de Bossu reste où il est.",
        "Das 1/92 in Kolonne am Rand des Bossu-Waldes bleibt, wo es steht.",
    ],
)
def test_who_remains_where_he_is_goes_nowhere(text: str) -> None:
    assert not any("MOVE" in line for line in done(text))
