"""Some battalions of a brigade do one thing and the brigade another; whom a general sends, and whom he keeps."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED_SECOND, SECOND_TURN, asked, done


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Leave two of Saxe-Weimar's battalions in the wood and bring the others down to the farm.",
            ["1/2Nas, 2/2Nas: HOLD", "BRIGADE saxe-weimar: INTENT ADVANCE gemioncourt"],
        ),
        (
            "Saxe-Weimar leaves two battalions in the wood and takes the rest to the farm.",
            ["1/2Nas, 2/2Nas: HOLD", "BRIGADE saxe-weimar: INTENT ADVANCE gemioncourt"],
        ),
        (
            "Two of Saxe-Weimar's battalions stay in the wood, the rest go to the farm.",
            ["1/2Nas, 2/2Nas: HOLD", "BRIGADE saxe-weimar: INTENT ADVANCE gemioncourt"],
        ),
        (
            "Saxe-Weimar keeps three battalions in the wood and sends the other two to Gemioncourt.",
            ["1/2Nas, 2/2Nas, 1/28Ora: HOLD", "BRIGADE saxe-weimar: INTENT ADVANCE gemioncourt"],
        ),
        (
            "Saxe-Weimar garde trois bataillons dans le bois et envoie les deux autres à Gemioncourt.",
            ["1/2Nas, 2/2Nas, 1/28Ora: HOLD", "BRIGADE saxe-weimar: INTENT ADVANCE gemioncourt"],
        ),
        (
            "Saxe-Weimar behält drei Bataillone im Wald und schickt die anderen nach Gemioncourt.",
            ["1/2Nas, 2/2Nas, 1/28Ora: HOLD", "BRIGADE saxe-weimar: INTENT ADVANCE gemioncourt"],
        ),
    ],
)
def test_a_brigade_goes_without_those_who_stay(said: str, meant: list[str]) -> None:
    assert done(said, ALLIED_SECOND) == meant
    assert not asked(said, ALLIED_SECOND)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Bijlandt moves the 7th Line up to G9 and keeps the 8th Militia where it is.", ["7L: MOVE TO G9", "8M: HOLD"]),
        ("Bijlandt takes the 7th Line to G9 and leaves the 8th Militia in the wood.", ["7L: MOVE TO G9", "8M: HOLD"]),
        (
            "Saxe-Weimar sends 3/2Nas to E8 and holds the rest where they are.",
            ["3/2Nas: MOVE TO E8", "1/2Nas, 2/2Nas, 1/28Ora, 2/28Ora: HOLD"],
        ),
        ("Move the 7th Line to G9 and keep the 8th Militia in the wood.", ["7L: MOVE TO G9", "8M: HOLD"]),
        ("Envoyez le 7L en G9 et laissez le 8M dans le bois.", ["7L: MOVE TO G9", "8M: HOLD"]),
    ],
)
def test_what_a_general_has_his_troops_do(said: str, meant: list[str]) -> None:
    assert done(said, ALLIED_SECOND) == meant
    assert not asked(said, ALLIED_SECOND)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Keep 1/4L back to guard the guns.", ["1/4L: HOLD"]),
        ("Keep the 1/4L back with the guns.", ["1/4L: HOLD"]),
        ("Keep Campi back as a reserve.", ["BRIGADE campi: INTENT HOLD"]),
    ],
)
def test_who_is_kept_back_stays(said: str, meant: list[str]) -> None:
    assert done(said, SECOND_TURN) == meant
    assert not asked(said, SECOND_TURN)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("7M marches to Quatre-Bras, sticking to the road.", ["7M: MOVE TO quatre-bras"]),
        ("7M marches to Quatre-Bras, keep it on the road.", ["7M: MOVE TO quatre-bras"]),
        (
            "Stevenart fires at 1/6FA. Bijleveld moves up beside the farm on the east side of it.",
            ["stevenart: FIRE AT 1/6FA", "bijleveld: REDEPLOY TO 69.8,78.5"],
        ),
        ("7L passes to the left of the farm and halts at G7.", ["7L: MOVE TO G7"]),
    ],
)
def test_a_way_ends_where_it_ends(said: str, meant: list[str]) -> None:
    assert done(said, ALLIED_SECOND) == meant
    assert not asked(said, ALLIED_SECOND)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "When Kempt turns up I want them lined up along the bank on the Namur road. Pack behind them.",
            ["BRIGADE kempt: INTENT ADVANCE 77.5,117.3", "BRIGADE pack: INTENT SUPPORT kempt"],
        ),
        ("When Kempt shows up I want him to hold the ridge.", ["BRIGADE kempt: INTENT ADVANCE 77.1,118.9"]),
    ],
)
def test_who_is_waited_for_is_meant_by_them(said: str, meant: list[str]) -> None:
    assert done(said, ALLIED_SECOND) == meant
    assert not asked(said, ALLIED_SECOND)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "1/2Nas holds D6. If they are attacked they can come back to 2/2Nas.",
            ["1/2Nas: HOLD", "STANDING 1/2Nas fall back: FALL BACK"],
        ),
        (
            "1/2Nas holds D6. If attacked it falls back on 2/2Nas.",
            ["1/2Nas: HOLD", "STANDING 1/2Nas fall back: FALL BACK"],
        ),
    ],
)
def test_they_fall_back_to_others(said: str, meant: list[str]) -> None:
    assert done(said, ALLIED_SECOND) == meant
    assert not asked(said, ALLIED_SECOND)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("1/2L stays in skirmish order and moves up to H7 to cover his left.", ["1/2L: FORM SKIRMISH; MOVE TO H7"]),
        ("Hubert moves to K6 and screens our right flank.", ["BRIGADE hubert: INTENT SCREEN K6"]),
        (
            "Deploy Campi into line facing west to guard the flank.",
            ["1/72, 2/72, 1/108, 2/108, 3/108: FORM LINE; FACE W"],
        ),
        (
            "7/2FA fires at the farm, the others at stevenart.",
            ["7/2FA: FIRE AT 5M", "18/6FA, 1/6FA, 2/4HA, 1/guard-artillery, 2/guard-artillery: FIRE AT stevenart"],
        ),
    ],
)
def test_where_a_battalion_goes_to_cover_a_flank(said: str, meant: list[str]) -> None:
    assert done(said, SECOND_TURN) == meant
    assert not asked(said, SECOND_TURN)
