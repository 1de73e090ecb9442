"""Short paragraphs on one brigade, or a few guns: each sentence means whom it means if it is told by itself."""

from __future__ import annotations

import pytest

from orders.language.letters.results import LetterReading
from tests.letters.test_writers import FIXTURES, reader_of

FRENCH = ("french", "quatre-bras-1")
ALLIED = ("allied", "quatre-bras-1")
FRENCH_LATER = ("french", "quatre-bras-2")


def read(said: str, of: tuple[str, str]) -> LetterReading:
    side, battle = of
    return reader_of(FIXTURES[battle], side)(said)


def done(said: str, of: tuple[str, str]) -> list[str]:
    """The orders that come of a paragraph; none of it is asked about."""
    reading = read(said, of)
    assert not reading.asked
    return [line.normal for line in reading.sheet.lines]


@pytest.mark.parametrize(
    ("said", "orders"),
    [
        (
            "Gauthier attacks 2/2Nas. 1/93 and 2/93 support 1/92. He is not to pursue them.",
            [
                "BRIGADE gauthier: INTENT ATTACK 2/2Nas",
                "1/93, 2/93: MOVE TO 46.8,63.8",
                "STANDING gauthier breakthrough: STOP",
            ],
        ),
        (
            "Campi goes to I5. 1/72 and 2/72 stay at I4. He does not charge.",
            ["BRIGADE campi: INTENT ADVANCE I5", "1/72, 2/72: HOLD", "STANDING campi opportunity charge: NEVER"],
        ),
        (
            "Husson attacks Gemioncourt. 4/2L stays at H4. If cavalry shows up his battalions form square.",
            ["BRIGADE husson: INTENT ATTACK gemioncourt", "4/2L: HOLD", "STANDING husson vs cavalry: SQUARE"],
        ),
        (
            "Campi takes Piraumont. 3/108 stays at J3. No pursuit beyond the village please.",
            ["BRIGADE campi: INTENT ATTACK piraumont", "3/108: HOLD", "STANDING campi breakthrough: STOP"],
        ),
    ],
)
def test_he_and_the_brigade_are_whom_the_paragraph_began_with(said: str, orders: list[str]) -> None:
    assert done(said, FRENCH) == orders


@pytest.mark.parametrize(
    ("said", "orders"),
    [
        (
            "5Lan goes to H6, 6Lan to G6. Each of them faces north. They do not charge before I say so.",
            [
                "5Lan: MOVE TO H6",
                "6Lan: MOVE TO G6",
                "5Lan, 6Lan: FACE N",
                "STANDING 5Lan, 6Lan opportunity charge: NEVER",
            ],
        ),
        (
            "7/2FA fires at Stevenart. 1/6FA fires at 2/2Nas. None of them moves.",
            ["7/2FA: FIRE AT stevenart", "1/6FA: FIRE AT 2/2Nas", "7/2FA, 1/6FA: HOLD"],
        ),
        (
            "1/6FA and 7/2FA fire at 2/2Nas. 18/6FA fires at Stevenart. All three hold their fire after that.",
            ["1/6FA, 7/2FA: FIRE AT 2/2Nas", "18/6FA: FIRE AT stevenart", "1/6FA, 7/2FA, 18/6FA: HOLD FIRE"],
        ),
        (
            "The 108th stays where it is. All three battalions face east.",
            ["1/108, 2/108, 3/108: HOLD", "1/108, 2/108, 3/108: FACE E"],
        ),
        ("Campi goes to I5. Two stay in reserve.", ["BRIGADE campi: INTENT ADVANCE I5", "1/72, 2/72: HOLD"]),
    ],
)
def test_several_are_meant_who_were_told_one_by_one(said: str, orders: list[str]) -> None:
    assert done(said, FRENCH) == orders


@pytest.mark.parametrize(
    ("said", "orders"),
    [
        ("Campi holds. The general stays with 3/108.", ["BRIGADE campi: INTENT HOLD", "GENERAL Campi: MOVE TO 3/108"]),
        ("Campi holds. Their brigadier sits with 1/72.", ["BRIGADE campi: INTENT HOLD", "GENERAL Campi: MOVE TO 1/72"]),
        ("1/92 goes to G6. Its general rides with it.", ["1/92: MOVE TO G6", "GENERAL Gauthier: MOVE TO 1/92"]),
        (
            "Husson goes to I7. 4/2L stays at H4. He himself stays back with 4/2L.",
            ["BRIGADE husson: INTENT ADVANCE I7", "4/2L: HOLD", "GENERAL Husson: MOVE TO 4/2L"],
        ),
        (
            "Foy, bring Gauthier up to F6. You yourself ride with Gauthier.",
            ["BRIGADE gauthier: INTENT ADVANCE F6", "GENERAL Foy: MOVE TO gauthier"],
        ),
        (
            "Husson goes to H6 and Campi goes to J6. Bachelu rides between them.",
            [
                "BRIGADE husson: INTENT ADVANCE H6",
                "BRIGADE campi: INTENT ADVANCE J6",
                "GENERAL Bachelu: MOVE TO 88.3,31.1",
            ],
        ),
    ],
)
def test_their_general_is_he_whose_brigade_was_told_of(said: str, orders: list[str]) -> None:
    assert done(said, FRENCH) == orders


@pytest.mark.parametrize(
    ("said", "orders"),
    [
        ("Gauthier goes to G6. Once there they stop and wait.", ["BRIGADE gauthier: INTENT ADVANCE G6"]),
        ("Hubert goes to K6. There they wait for Wathiez.", ["BRIGADE hubert: INTENT ADVANCE K6"]),
        ("1/92 goes forward 10 cm. After that it stops.", ["1/92: MOVE 10"]),
        ("7/2FA fires at Stevenart. It shoots at nothing else.", ["7/2FA: FIRE AT stevenart"]),
        ("7/2FA fires at Stevenart. They don't shoot at anything else.", ["7/2FA: FIRE AT stevenart"]),
        ("Jamin goes to F4. He is my reserve.", ["BRIGADE jamin: INTENT ADVANCE F4"]),
        ("Jamin is my reserve. He goes to F4.", ["BRIGADE jamin: INTENT ADVANCE F4"]),
        ("Jamin goes to F4. Otherwise he does nothing.", ["BRIGADE jamin: INTENT ADVANCE F4"]),
    ],
)
def test_what_those_do_who_have_got_there_is_no_second_order(said: str, orders: list[str]) -> None:
    assert done(said, FRENCH) == orders


@pytest.mark.parametrize(
    ("said", "orders"),
    [
        ("1/92 goes forward 10 cm. Behind it comes 2/92.", ["1/92: MOVE 10", "2/92: MOVE TO 46.5,33"]),
        ("1/92 goes forward 10 cm. Behind them Jamin.", ["1/92: MOVE 10", "BRIGADE jamin: INTENT SUPPORT 1/92"]),
        (
            "1/92 goes forward 10 cm. Should cavalry come it forms square.",
            ["1/92: MOVE 10", "STANDING 1/92 vs cavalry: SQUARE"],
        ),
        ("1/92 goes forward 10 cm. Cavalry stays.", ["1/92: MOVE 10", "1Ch, 6Ch, 5Lan, 6Lan, GCh, GLan: HOLD"]),
        ("1/92 goes to a point 5 cm. N of Lairalle.", ["1/92: MOVE TO 86.4,64"]),
    ],
)
def test_a_sentence_ends_behind_a_measure(said: str, orders: list[str]) -> None:
    assert done(said, FRENCH) == orders


@pytest.mark.parametrize(
    ("said", "orders"),
    [
        (
            "Saxe-Weimar defends the Bossu wood. 1/2Nas pulls back into it, and so does 2/2Nas.",
            ["BRIGADE saxe-weimar: INTENT DEFEND bossu", "1/2Nas: MOVE TO 35.2,64.1", "2/2Nas: MOVE TO 43.9,72.3"],
        ),
        (
            "Bijlandt's brigade holds Gemioncourt. 5M goes inside.",
            ["BRIGADE bijlandt: INTENT DEFEND gemioncourt", "5M: MOVE TO gemioncourt"],
        ),
        ("5M and 8M go into Gemioncourt, 7L behind it.", ["5M, 8M: MOVE TO gemioncourt", "7L: MOVE TO 61.6,85.8"]),
        (
            "3/2Nas to E8, line, front south. 1/28Ora to D8, same.",
            ["3/2Nas: FORM LINE; MOVE TO E8; FACE S", "1/28Ora: FORM LINE; MOVE TO D8; FACE S"],
        ),
        (
            "1/28Ora moves to D8 and forms line. 3/2Nas does the same at E8.",
            ["1/28Ora: MOVE TO D8; FORM LINE", "3/2Nas: FORM LINE; MOVE TO E8"],
        ),
        ("7L moves to G10. It forms line when it gets there.", ["7L: MOVE TO G10", "7L: FORM LINE"]),
        ("5M and 7L hold the village.", ["5M, 7L: MOVE TO gemioncourt"]),
    ],
)
def test_it_is_the_place_that_was_told_of(said: str, orders: list[str]) -> None:
    assert done(said, ALLIED) == orders


@pytest.mark.parametrize(
    ("said", "orders"),
    [
        ("All of Bijlandt's battalions that are north of the brook hold.", ["5M, 8M, 7L, 7M: HOLD"]),
        ("The battalions of Saxe-Weimar that are north of the brook stay.", ["3/2Nas, 1/28Ora, 2/28Ora: HOLD"]),
        ("All units west of Gemioncourt hold.", ["8M, 7L, 7M, 1/2Nas, 2/2Nas, 3/2Nas, 1/28Ora, stevenart: HOLD"]),
    ],
)
def test_some_of_a_command_are_told_by_the_side_on_which_they_stand(said: str, orders: list[str]) -> None:
    assert done(said, ALLIED) == orders


@pytest.mark.parametrize(
    ("said", "orders"),
    [
        ("Guard lancers and chasseurs: come forward to F3.", ["GLan, GCh: MOVE TO F3"]),
        (
            "The Guard stays. Lancers face east.",
            ["GCh, GLan, 1/guard-artillery, 2/guard-artillery: HOLD", "GLan: FACE E"],
        ),
    ],
)
def test_who_is_told_of_a_kind_is_of_the_command_told_of(said: str, orders: list[str]) -> None:
    assert done(said, FRENCH) == orders


@pytest.mark.parametrize(
    ("said", "orders"),
    [
        (
            "Wathiez goes to G5. He charges at every opportunity. Afterwards he rallies back to G5.",
            [
                "BRIGADE wathiez: INTENT ADVANCE G5",
                "STANDING wathiez opportunity charge: ALWAYS",
                "STANDING wathiez breakthrough: BACK",
            ],
        ),
        (
            "Hubert goes to K6. They come back to K6 afterwards.",
            ["BRIGADE hubert: INTENT ADVANCE K6", "STANDING hubert breakthrough: BACK"],
        ),
        (
            "5Lan charges 27J, 6Lan supports it. After the charge they both come back to H5.",
            ["5Lan: CHARGE 27J", "6Lan: MOVE TO 80.4,73.2", "STANDING 5Lan, 6Lan breakthrough: BACK"],
        ),
    ],
)
def test_what_they_do_after_a_charge_is_a_rule(said: str, orders: list[str]) -> None:
    assert done(said, FRENCH) == orders


@pytest.mark.parametrize(
    ("said", "orders"),
    [
        ("Gauthier does not leave G3 to attack the Nassauers.", ["BRIGADE gauthier: INTENT HOLD"]),
        ("4/2L is left behind at H5.", ["4/2L: HOLD"]),
        ("General Husson stays back with 4/2L.", ["GENERAL Husson: MOVE TO 4/2L"]),
        ("1/72 keeps an eye on Piraumont from J5.", ["1/72: MOVE TO J5; FACE piraumont"]),
        (
            "1Ch and 6Ch come back to J5. Wathiez goes to J6 in their place.",
            ["1Ch, 6Ch: MOVE TO J5", "BRIGADE wathiez: INTENT ADVANCE J6"],
        ),
        ("Gauthier moves 10 cm up the road and no more.", ["1/92, 2/92, 1/93, 2/93: MOVE 10"]),
        ("1/92 goes to H6 and lines the hedge.", ["1/92: MOVE TO H6"]),
        (
            "Gauthier: 2 battalions (1/92, 2/92) up to F6, the other 2 stay.",
            ["1/92, 2/92: MOVE TO F6", "1/93, 2/93: HOLD"],
        ),
        ("1/93 and 2/93 attack Gemioncourt from the west.", ["1/93, 2/93: MOVE TO gemioncourt"]),
        ("The 2/93 is rearguard and doesn't move.", ["2/93: HOLD"]),
        ("Jamin is Gauthier's second line.", ["BRIGADE jamin: INTENT SUPPORT gauthier"]),
        (
            "Husson moves up to H6. 1/2L goes to H7. If they see cavalry they all form square.",
            ["BRIGADE husson: INTENT ADVANCE H6", "1/2L: MOVE TO H7", "STANDING husson vs cavalry: SQUARE"],
        ),
        ("1/92 goes to G6. It doesn't leave its place.", ["1/92: MOVE TO G6"]),
        ("1/92 goes to G6. It should get there in two turns.", ["1/92: MOVE TO G6"]),
        (
            "Jamin holds. General Jamin comes to see me at G5.",
            ["BRIGADE jamin: INTENT HOLD", "GENERAL Jamin: MOVE TO G5"],
        ),
        ("1/92 is recalled to F3 and forms column.", ["1/92: MOVE TO F3; FORM COLUMN"]),
        ("Campi lines up behind Husson.", ["BRIGADE campi: INTENT SUPPORT husson"]),
    ],
)
def test_what_is_said_of_those_who_end_somewhere_is_done_there(said: str, orders: list[str]) -> None:
    assert done(said, FRENCH) == orders


@pytest.mark.parametrize(
    ("said", "orders"),
    [
        ("27J back to the farm if attacked.", ["STANDING 27J fall back: FALL BACK"]),
        ("If the enemy counterattacks, 5M falls back.", ["STANDING 5M fall back: FALL BACK"]),
        ("Guns: gunners into the squares.", ["STANDING bijleveld, stevenart limber and flee: FLEE"]),
        ("All battalions form square if the chasseurs come near.", ["STANDING ALL vs cavalry: SQUARE"]),
        ("5M forms square if the chasseurs come near.", ["STANDING 5M vs cavalry: SQUARE"]),
        (
            "If cavalry comes near Stevenart, they don't wait but get away.",
            ["STANDING stevenart limber and flee: FLEE"],
        ),
        ("Bijlandt keeps an eye on 27J.", []),
        (
            "27J can't stay there any longer. It goes back to H9. If it's charged it runs.",
            ["27J: MOVE TO H9", "STANDING 27J fall back: FALL BACK"],
        ),
        ("8M goes to F10. No advance beyond the road.", ["8M: MOVE TO F10"]),
        ("7L and 7M go to G11. They don't fire over the heads of the others.", ["7L, 7M: MOVE TO G11"]),
        ("5M holds the farm. It has 27J in front of it and 7L behind it.", ["5M: HOLD"]),
        (
            "27J goes to I9. Under no circumstances does it form square.",
            ["27J: MOVE TO I9", "STANDING 27J vs cavalry: STAND"],
        ),
    ],
)
def test_a_case_is_read_in_other_words(said: str, orders: list[str]) -> None:
    assert done(said, ALLIED) == orders


@pytest.mark.parametrize(
    ("said", "orders"),
    [
        (
            "Wathiez - H5\n- no charges\n- Wathiez w/ 5Lan",
            [
                "BRIGADE wathiez: INTENT ADVANCE H5",
                "STANDING wathiez opportunity charge: NEVER",
                "GENERAL Wathiez: MOVE TO 5Lan",
            ],
        ),
        (
            "Husson goes to I7.\n- no charges\n- 4/2L stays at H4",
            ["BRIGADE husson: INTENT ADVANCE I7", "STANDING husson opportunity charge: NEVER", "4/2L: HOLD"],
        ),
        (
            "Hubert\n- K6\n- line\n- no charges",
            ["BRIGADE hubert", "BRIGADE hubert: INTENT ADVANCE K6", "STANDING hubert opportunity charge: NEVER"],
        ),
        (
            "Wathiez\n- G5\n- column\n- no charges by anyone",
            ["BRIGADE wathiez", "BRIGADE wathiez: INTENT ADVANCE G5", "STANDING wathiez opportunity charge: NEVER"],
        ),
    ],
)
def test_a_list_is_for_those_told_of_right_above_it(said: str, orders: list[str]) -> None:
    assert done(said, FRENCH) == orders


@pytest.mark.parametrize(
    "said",
    [
        "Hubert keeps them in hand.",
        "Campi can go where he likes.",
        "Gauthier should not hurry.",
        "Husson, you're the spearhead.",
    ],
)
def test_nobody_is_told_to_do_what_is_only_said_of_him(said: str) -> None:
    assert done(said, FRENCH) == []


@pytest.mark.parametrize(
    ("of", "said", "choices"),
    [
        (
            FRENCH_LATER,
            "1Ch is no longer in skirmish order.",
            (
                "1Ch: FORM LINE",
                "1Ch: FORM COLUMN",
            ),
        ),
        (
            FRENCH_LATER,
            "Hubert charges anyone in the open.",
            (
                "STANDING hubert opportunity charge: ALWAYS",
                "STANDING hubert opportunity charge: FLANK",
                "STANDING hubert opportunity charge: NEVER",
            ),
        ),
        (
            FRENCH_LATER,
            "Wathiez attacks 27J. Both regiments go in line. They stop at the brook.",
            ("STANDING wathiez breakthrough: STOP",),
        ),
        (
            FRENCH_LATER,
            "Hubert charges anything that leaves square.",
            (
                "STANDING hubert opportunity charge: ALWAYS",
                "STANDING hubert opportunity charge: FLANK",
                "STANDING hubert opportunity charge: NEVER",
            ),
        ),
        (
            FRENCH,
            "Gauthier attacks 2/2Nas. The 92nd goes left of the road and the 93rd right of it.",
            (
                "1/92: MOVE TO 40,28",
                "2/92: MOVE TO 40.4,29.3",
                "1/93: MOVE TO 50.7,31.5",
                "2/93: MOVE TO 51.3,33.5",
            ),
        ),
        (FRENCH, "The 92nd guards our right.", ("1/92, 2/92: MOVE TO 114,40.5",)),
        (FRENCH, "2/4HA goes with Hubert and unlimbers at J6.", ("2/4HA: REDEPLOY TO J6",)),
    ],
)
def test_what_no_order_says_is_asked_with_the_nearest(of: tuple[str, str], said: str, choices: tuple[str, ...]) -> None:
    (question,) = read(said, of).asked
    assert tuple(question.choices) == choices
