"""Lists below lists, wings with the names of their commanders, and the sections of an operation order."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED, FRENCH, asked, done

BELOW = """LEFT (FOY)
- Gauthier
    - goes up the Charleroi road and attacks Gemioncourt
- 1/6FA
    - stays where it is and fires at stevenart

CENTRE - Bachelu
- Husson, the six columns
    - go forward past Lairalle to H7
- Bachelu himself
    - rides over to Campi (two of his battalions are out of his reach)
- Campi
    - follows Husson in support

RESERVE
- Guard light cavalry
    - stays where it is
    - (I do not want to explain to the Emperor how I lost it)

EXCEPTIONS
- to "Campi follows": 1/72 does not go with him
    - it goes to J5
"""


def test_items_below_an_item_are_for_those_whom_it_names() -> None:
    assert [line for line in done(BELOW, FRENCH) if ": " in line] == [
        "BRIGADE gauthier: INTENT ATTACK gemioncourt",
        "1/6FA: FIRE AT stevenart",
        "BRIGADE husson: INTENT ADVANCE H7",
        "GENERAL Bachelu: MOVE TO campi",
        "BRIGADE campi: INTENT SUPPORT husson",
        "DIVISION lefebvre: INTENT HOLD",
        "1/72: MOVE TO J5",
    ]


SECTIONS = """1. SITUATION

a. Enemy. Gauthier faces two battalions.
b. Own troops. Husson is on the right.

2. INTENT

To take Gemioncourt with Gauthier while Husson goes to Lairalle.

3. {tasks}

a. 9th Division (Foy)

(1) Gauthier's Brigade is to advance up the Charleroi road and capture Gemioncourt.
(2) Jamin's Brigade is to follow Gauthier as second echelon.

b. 2nd Cavalry Division (Piré)

(1) Wathiez moves to H4.

c. Army reserve. The Guard cavalry remains in its present location.

4. COORDINATING INSTRUCTIONS

a. No pursuit.

5. COMMAND

a. Ney moves to F5.
"""


@pytest.mark.parametrize("tasks", ["TASKS", "EXECUTION", "METHOD"])
def test_the_sections_of_an_operation_order_end_one_another(tasks: str) -> None:
    assert [line for line in done(SECTIONS.format(tasks=tasks), FRENCH) if ": " in line] == [
        "BRIGADE gauthier: INTENT ATTACK gemioncourt",
        "BRIGADE jamin: INTENT SUPPORT gauthier",
        "BRIGADE wathiez: INTENT ADVANCE H4",
        "GCh, GLan: HOLD",
        "STANDING ALL breakthrough: STOP",
        "GENERAL Ney: MOVE TO F5",
    ]


@pytest.mark.parametrize(
    "said",
    [
        "Wathiez: if an enemy gives him a flank, then he may charge it, otherwise he does not charge.",
        "Wathiez may charge if an enemy gives him a flank, otherwise not.",
        "Wathiez may charge on his own initiative, but only into an open flank.",
        "Wathiez may charge at will but only at a flank.",
        "If anyone shows Wathiez a flank Wathiez may charge without waiting for me; head on, never.",
    ],
)
def test_a_flank_and_nothing_else(said: str) -> None:
    assert (done(said, FRENCH), asked(said, FRENCH)) == (["STANDING wathiez opportunity charge: FLANK"], [])


@pytest.mark.parametrize(
    "said",
    ["Afterwards he comes straight back to where he was.", "After that they go back to K6.", "Afterwards it returns."],
)
def test_who_comes_back_afterwards_has_charged(said: str) -> None:
    assert done(f"Hubert: charge flanks only. {said}", FRENCH)[-1] == "STANDING hubert breakthrough: BACK"


TITLES = """Hi,

**Team 1: Gemioncourt (5M, Bijleveld)**
- 5M goes into the farm.
- Bijleveld stays at G9.

**Team 2: Jagers (27J)**
- Stay in skirmish order please.

**Team 3: Bossu wood (Saxe-Weimar without 2/28Ora)**
- 1/2Nas holds the south end of it.

The houses (3/2Nas, 1/28Ora)
- 3/2Nas goes to F9.

**Team 4: Stevenart**
- Stays at F8, fires at 18/6FA.

**House rules, all teams**
- If cavalry comes at a battalion in the open, then it forms square.
"""


def test_a_title_over_a_list_that_names_several_moves_none_of_them() -> None:
    assert (done(TITLES, ALLIED), asked(TITLES, ALLIED)) == (
        [
            "5M: MOVE TO gemioncourt",
            "bijleveld: HOLD",
            "27J: FORM SKIRMISH; HOLD",
            "1/2Nas: HOLD",
            "3/2Nas: MOVE TO F9",
            "stevenart: FIRE AT 18/6FA",
            "STANDING ALL vs cavalry: SQUARE",
        ],
        [],
    )
