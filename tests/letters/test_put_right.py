"""Letters that put themselves right, except somebody, tell from where to where, or hold words that look like orders.

Each family once or twice, in words of its own: what is read, and what must never be.
"""

from __future__ import annotations

import pytest

from tests.letters.test_score import read

PUT_RIGHT = (
    ("Gauthier to I8, no wait, make that F7", "french", ["BRIGADE gauthier: INTENT ADVANCE F7"]),
    ("Hubert: scout the pond, actually no, scout Piraumont", "french", ["BRIGADE hubert: INTENT SCREEN piraumont"]),
    ("Hubert go and look at G9. Ah no, wait. Piraumont.", "french", ["BRIGADE hubert: INTENT SCREEN piraumont"]),
    ("7L moves to G9, not G10", "allied", ["7L: MOVE TO G9"]),
)
EXCEPTED = (
    (
        "Jamin follows Gauthier but not the three 100s, they stay put",
        "french",
        ["BRIGADE jamin: INTENT SUPPORT gauthier", "1/100, 2/100, 3/100: HOLD"],
    ),
    (
        "Campi forward 5 cm, except 3/108: no move",
        "french",
        ["1/72, 2/72, 1/108, 2/108: MOVE 5", "3/108: HOLD"],
    ),
    (
        "Saxe-Weimar's battalions stay where they are, save the 3/2 Nassau, which closes up 5 cm behind the 2/2 Nassau",
        "allied",
        ["1/2Nas, 2/2Nas, 1/28Ora, 2/28Ora: HOLD", "3/2Nas: MOVE TO 45.9,73.7"],
    ),
)
FROM_AND_TO = (
    ("7L: G11 to G9", "allied", ["7L: MOVE TO G9"]),
    ("27J from I8 to H9", "allied", ["27J: MOVE TO H9"]),
    ("Ney H4 to G5", "french", ["GENERAL Ney: MOVE TO G5"]),
    ("18/6FA: no move, shoot at foot guns F8", "french", ["18/6FA: FIRE AT stevenart"]),
    ("1/28Ora: E9, no move", "allied", ["1/28Ora: HOLD"]),
    ("27J: back over the brook", "allied", ["27J: MOVE TO 76.5,89"]),
    (
        "Bijleveld's guns stay. 7L goes on until it stands beside Bijleveld, at the west side",
        "allied",
        ["bijleveld: HOLD", "7L: MOVE TO 59.8,88.8"],
    ),
)
ALL_OF_THEM = (
    ("Nobody goes dashing off after a beaten enemy", "french", ["STANDING ALL breakthrough: STOP"]),
    ("Not one battalion is to give chase", "french", ["STANDING husson, campi, gauthier, jamin breakthrough: STOP"]),
    ("First goes Husson, then Gauthier, and Campi last", "french", ["PRIORITY husson, gauthier, campi"]),
    ("Nobody is to lay a finger on the 2/28Ora", "allied", ["2/28Ora: HOLD"]),
    ("Wathiez: the 5th behind Gauthier, the 6th stays", "french", ["5Lan: MOVE TO 54,23", "6Lan: HOLD"]),
    ("1 and 2 Nassau wait", "allied", ["1/2Nas, 2/2Nas: HOLD"]),
)
# Words of everyday English that lie one slip from an order's, and troops that nobody knows: nothing is done.
NOTHING_DONE = (
    ("That was a crack in the road, my finger slipped", "french"),
    ("The Highlanders go to F5", "french"),
    ("Nay goes to the guns and the grenadiers follow", "french"),
    ("The 6th goes to F5", "french"),
    ("5 cm", "french"),
)


@pytest.mark.parametrize(("said", "side", "orders"), [*PUT_RIGHT, *EXCEPTED, *FROM_AND_TO, *ALL_OF_THEM])
def test_what_is_meant_is_read(said: str, side: str, orders: list[str]) -> None:
    done = [line.normal for line in read(said, side).sheet.lines]
    assert done == orders, done


@pytest.mark.parametrize(("said", "side"), NOTHING_DONE)
def test_nothing_is_done(said: str, side: str) -> None:
    assert [line.normal for line in read(f"18/6FA: HOLD\n{said}", side).sheet.lines] == ["18/6FA: HOLD"]


def test_a_table_may_tell_from_where_and_to_where() -> None:
    rows = (
        ("UNIT", "FROM", "TO", "FORMATION", "FIRE"),
        ("27J", "I8", "H9", "skirmish", "-"),
        ("1/28Ora", "E9", "no move", "-", "-"),
        ("Stevenart", "F8", "no move", "-", "guns at F5"),
    )
    table = "\n".join("\t".join(row) for row in rows)
    done = [line.normal for line in read(table, "allied").sheet.lines]
    assert done[:2] == ["27J: FORM SKIRMISH; MOVE TO H9", "1/28Ora: HOLD"], done
    assert not any("REDEPLOY" in line for line in done)


def test_what_stands_under_intention_orders_nothing_where_the_orders_stand_under_method() -> None:
    text = "INTENTION. II Corps will get up to the brook.\n\nMETHOD.\nGauthier attacks Gemioncourt.\n"
    assert [line.normal for line in read(text, "french").sheet.lines] == ["BRIGADE gauthier: INTENT ATTACK gemioncourt"]


def test_after_troops_that_nobody_knows_nothing_falls_to_those_named_before() -> None:
    text = "The 18/6 stays.\nThe grenadiers of Smith go to F5. They then hold their fire.\n"
    assert [line.normal for line in read(text, "french").sheet.lines] == ["18/6FA: HOLD"]


STRUCK = (
    (
        "Wathiez moves to E3. Hubert stays. PS Scratch Wathiez. He stays exactly where he is.",
        ["BRIGADE hubert: INTENT HOLD", "BRIGADE wathiez: INTENT HOLD"],
    ),
    (
        "Wathiez moves to E3.\n\nForget what I said about Wathiez, he stays.",
        ["BRIGADE wathiez: INTENT HOLD"],
    ),
    (
        "Piré to K7. Wathiez to E3. Cancel Wathiez. I'd rather have horse in the centre, so he stays where he is.",
        ["BRIGADE wathiez: INTENT HOLD"],
    ),
    (
        "1/92 goes to F5. 2/92 goes to G5. Cancel the order to 1/92, it goes to H5.",
        ["2/92: MOVE TO G5", "1/92: MOVE TO H5"],
    ),
    ("Ney rides to G5. Hubert stays. Scrap Ney's ride.", ["BRIGADE hubert: INTENT HOLD"]),
    ("Husson attacks Gemioncourt. Campi follows Husson. Strike out Husson and Campi.", []),
    ("BRIGADE wathiez: INTENT ADVANCE E3\n5Lan: MOVE TO E4\nActually forget Wathiez.", []),
)


@pytest.mark.parametrize(("text", "ends"), STRUCK)
def test_what_an_earlier_line_told_somebody_goes_when_it_is_taken_back(text: str, ends: list[str]) -> None:
    lines = [line.normal for line in read(text, "french").sheet.lines]
    assert [line for line in lines if "GENERAL Piré" not in line] == ends


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("1/92 and 2/92 go to F5. Cancel the order to 1/92.", "1/92, 2/92: MOVE TO F5"),
        (
            "Husson advances to F5. Campi stays. Scrub Campi staying, he can close up to the line Husson starts from.",
            "BRIGADE husson: INTENT ADVANCE F5",
        ),
        ("Gauthier attacks Gemioncourt. Scratch the 1/72.", "BRIGADE gauthier: INTENT ATTACK gemioncourt"),
    ],
)
def test_what_cannot_be_taken_back_alone_is_asked_about(text: str, left: str) -> None:
    reading = read(text, "french")
    assert [line.normal for line in reading.sheet.lines] == [left]
    assert reading.asked
