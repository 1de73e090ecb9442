"""Who dictates has no marks, and puts right as he goes along what he has just said."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED_SECOND, SECOND_TURN, done

WALTER = (
    "hello Gerald it's Walter I'm saying this into the phone you'll have to put the full stops in yourself and I hope "
    "that you can make head and tail of all this because the cows want feeding too and I have no hands to hold the "
    "thing with and the dog is barking at the postman again and my wife says that dinner will be on the table in a "
    "quarter of an hour and that I had better be there this time or she will give it to the pigs"
)


def spoken(*said: str) -> list[str]:
    """The orders of a letter that was spoken without a stop."""
    return done("\n\n".join([WALTER, *said]), SECOND_TURN)


@pytest.mark.parametrize(
    ("said", "meant", "never"),
    [
        ("Husson goes for Gemioncourt with the whole brigade round by Lairalle no hang on that's too far over he goes "
         "straight for it from where he is now", "BRIGADE husson: INTENT ADVANCE gemioncourt", "lairalle"),
        ("Husson goes up to Lairalle no sorry that's Campi's job Husson goes up to H6 and stops there",
         "BRIGADE husson: INTENT ADVANCE H6", "lairalle"),
        ("the battery at F6 fires at 1/2Nas no sorry 2/2Nas because that is the one they can all see from there",
         "1/6FA: FIRE AT 2/2Nas", "1/2Nas"),
        ("Jamin sends the three of the 4th light across to Grand no Petit Pierrepont that is the small one",
         "1/4L, 2/4L, 3/4L: MOVE TO petit-pierrepont", "MOVE TO pierrepont"),
        ("cavalry Hubert charges those skirmishers 27J with both regiments no just the 6th chasseurs this time round",
         "6Ch: CHARGE 27J", "1Ch"),
        ("Jamin moves to E5 no make that F5 and stays there till I say otherwise which may take some time",
         "BRIGADE jamin: INTENT ADVANCE F5", "E5"),
        ("the two of the 72nd go into Lairalle and hold it well no one's enough for that so the 1st of the 72nd goes "
         "into Lairalle and holds it", "1/72: MOVE TO lairalle", "2/72"),
        ("then the left Gauthier goes up the road as far as the guns no stop him short of the guns they've got to "
         "shoot say 6 centimetres behind the battery at F6", "BRIGADE gauthier: INTENT SUPPORT 1/6FA", "18/6FA"),
        ("Hubert goes back to K5 no wait he'd better stay where he is for the whole of this turn and the next",
         "BRIGADE hubert: INTENT HOLD", "K5"),
    ],
)  # fmt: skip
def test_what_is_said_instead_stands_in_its_place(said: str, meant: str, never: str) -> None:
    found = spoken(said)
    assert meant in found
    assert not any(never in line for line in found)


@pytest.mark.parametrize(
    "said",
    [
        "the Guard cavalry stays where it is and there is no need for it to do anything at all this turn",
        "Gauthier stays where he is for the whole of this turn and there is no need for him to do anything at all",
    ],
)
def test_a_no_that_denies_takes_nothing_back(said: str) -> None:
    assert any(line.endswith("HOLD") for line in spoken(said))


def test_each_thing_that_is_said_is_cut_off_from_the_next() -> None:
    found = spoken(
        "guns now the battery at F6 fires at 2/2Nas 2/2Nas is the one by the brook the twelve pounders fire at "
        "stevenart that's his foot guns and the 18th company on the hill limbers up and goes and stands to the right "
        "of the twelve pounders and points at Gemioncourt and the horse battery near Lairalle that fires at 27J",
        "Wathiez moves up to H4 behind Husson the Guard cavalry stays where it is and neither Wathiez nor the Guard go "
        "charging off by themselves",
        "if there's cavalry coming at the foot they make square all of them and do Husson first then Gauthier after "
        "that it doesn't matter",
    )
    assert found == [
        "1/6FA: FIRE AT 2/2Nas",
        "7/2FA: FIRE AT stevenart",
        "18/6FA: REDEPLOY TO 70,55 FACE gemioncourt",
        "2/4HA: FIRE AT 27J",
        "BRIGADE wathiez: INTENT ADVANCE H4",
        "GCh, GLan: HOLD",
        "STANDING 5Lan, 6Lan, GCh, GLan opportunity charge: NEVER",
        "STANDING ALL vs cavalry: SQUARE",
        "PRIORITY husson, gauthier",
    ]


@pytest.mark.parametrize(
    "said",
    [
        "6Ch charges 27J. When the 6th have been through them they come back again.",
        "Once they are through, 6Ch rides back to K6.",
        "When 6Ch has cut its way through they turn back.",
    ],
)
def test_who_has_been_through_them_comes_back(said: str) -> None:
    assert "STANDING 6Ch breakthrough: BACK" in done(said, SECOND_TURN)


def test_guns_that_point_at_something_look_there() -> None:
    assert done("18/6FA points its guns at the bridge.", SECOND_TURN) == ["18/6FA: FACE brook-bridge"]
    assert done("Please do Husson first, then Gauthier, after that it doesn't matter.", SECOND_TURN) == [
        "PRIORITY husson, gauthier"
    ]
    assert done("8M: forms column, leaves the wood and follows 7L", ALLIED_SECOND) == [
        "8M: FORM COLUMN; MOVE TO 55.9,109"
    ]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("2/2Nas goes back to E7 no E8 and stays in line", ["2/2Nas: MOVE TO E8"]),
        ("Bijleveld fires at 7/2FA no wait 1/6FA", ["bijleveld: FIRE AT 1/6FA"]),
        ("tell Perponcher to go to E9 I mean E8", ["GENERAL Perponcher: MOVE TO E8"]),
        ("27J comes back to I9 no H9 sorry and 7L goes to G10", ["27J: MOVE TO H9", "7L: MOVE TO G10"]),
        ("1/28Ora moves 6 no 8 cm south", ["1/28Ora: MOVE TO 40,72"]),
        ("2/28Ora stays no it goes to La Bergerie", ["2/28Ora: MOVE TO bergerie"]),
        ("7M marches to Quatre-Bras no need to hurry", ["7M: MOVE TO quatre-bras"]),
        ("5M holds on no matter what", ["5M: HOLD"]),
        ("2/28Ora stands at Quatre-Bras and will on no account leave the crossroads.", ["2/28Ora: HOLD"]),
        ("So sorry in advance for all the questions.", []),
    ],
)
def test_a_short_line_without_a_mark_is_put_right_as_well(said: str, meant: list[str]) -> None:
    assert done(said, ALLIED_SECOND) == meant
