"""What is said plainly, in more ways: whom a denial binds, what the ruler says, what a captain says to his team."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED, FRENCH, asked, done

NEXT = ("breakthrough: FORWARD", "breakthrough: CHARGE")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("No battery moves.", ["18/6FA, 1/6FA, 7/2FA, 2/4HA, 1/guard-artillery, 2/guard-artillery: HOLD"]),
        ("None of the guns move.", ["18/6FA, 1/6FA, 7/2FA, 2/4HA, 1/guard-artillery, 2/guard-artillery: HOLD"]),
        ("Neither battery moves.", ["18/6FA, 1/6FA, 7/2FA, 2/4HA, 1/guard-artillery, 2/guard-artillery: HOLD"]),
        ("No gun fires.", ["18/6FA, 1/6FA, 7/2FA, 2/4HA, 1/guard-artillery, 2/guard-artillery: HOLD FIRE"]),
        (
            "No gun fires at infantry.",
            [
                "STANDING 18/6FA, 1/6FA, 7/2FA, 2/4HA, 1/guard-artillery, 2/guard-artillery fire at will: "
                "NEVER IF TARGET INFANTRY"
            ],
        ),
        ("None of the battalions leaves the wood.", ["1/72, 2/72, 1/108, 2/108, 3/108: HOLD"]),
        ("None of the lancers charges.", ["STANDING 5Lan, 6Lan opportunity charge: NEVER"]),
        ("Foy: 6 cm at 60 degrees.", ["GENERAL Foy: MOVE TO 64,36.6"]),
        ("1/6FA: 12 cm due north to G6, unlimber facing 310.", ["1/6FA: REDEPLOY TO G6; FACE 310"]),
        ("1Ch: 20 cm on bearing 015 to K6, then face 315.", ["1Ch: MOVE TO K6; FACE 315"]),
        ("GCh: 18 cm due north to E3, just clear of Jamin's left.", ["GCh: MOVE TO E3"]),
        (
            "Gauthier's Brigade: along the Charleroi road (bearing 018) to F6 and halt there.",
            ["BRIGADE gauthier: INTENT ADVANCE F6"],
        ),
        (
            "Bachelu: 6 cm on bearing 060, which should bring 1/72 inside his 14.",
            ["GENERAL Bachelu: MOVE TO 76.4,39.4"],
        ),
        ("Piré: ride to 1Ch and stay with it (2.6 cm too far last turn).", ["GENERAL Piré: MOVE TO 1Ch"]),
        (
            "Gauthier marches up the Charleroi road to F5. (He will be wanted against Gemioncourt later on.)",
            ["BRIGADE gauthier: INTENT ADVANCE F5"],
        ),
        ("Husson goes to H7. (I do not want the road blocked.)", ["BRIGADE husson: INTENT ADVANCE H7"]),
        ("Hubert, get your two regiments back in line, and take them to J8.", ["1Ch, 6Ch: FORM LINE; MOVE TO J8"]),
        ("Husson, you've got 27J, those skirmishers this side of the brook.", ["BRIGADE husson: INTENT ATTACK 27J"]),
        ("Gauthier attacks 2/2Nas, don't worry about the losses.", ["BRIGADE gauthier: INTENT ATTACK 2/2Nas"]),
        ("Don't worry about Gauthier.", []),
        (
            "Bachelu, ride over to the right and stay close behind 4/2L, then everybody in your division can hear you.",
            ["GENERAL Bachelu: MOVE TO 77.2,31"],
        ),
        ("Husson stays where it is for now but gets ready to attack next turn.", ["BRIGADE husson: INTENT HOLD"]),
        ("Stop Jamin before he gets into the wood.", ["BRIGADE jamin: INTENT ADVANCE 72.1,18.9"]),
        (
            "Jamin's light battalions skirmish ahead, the others follow in column.",
            ["1/4L, 2/4L, 3/4L: FORM SKIRMISH; MOVE", "1/100, 2/100, 3/100: FORM COLUMN; MOVE TO 56.8,15.5"],
        ),
        (
            "Jamin: the light battalions skirmish ahead, the others follow in column.",
            ["1/4L, 2/4L, 3/4L: FORM SKIRMISH; MOVE", "1/100, 2/100, 3/100: FORM COLUMN; MOVE TO 56.8,15.5"],
        ),
        ("If possible, Husson goes to H7.", ["BRIGADE husson: INTENT ADVANCE H7"]),
        ("Foy stays out of range.", ["GENERAL Foy: HOLD"]),
        ("Ney hält sich aus der Schusslinie.", ["GENERAL Ney: HOLD"]),
        ("Ney reste hors de portée.", ["GENERAL Ney: HOLD"]),
        ("Bachelu rides to Campi to hurry him along.", ["GENERAL Bachelu: MOVE TO campi"]),
        ("Foy reitet zu Gauthier und passt auf, dass der nicht zu schnell vorgeht.", ["GENERAL Foy: MOVE TO gauthier"]),
        ("Foy accompagne Gauthier et veille à ce qu'il n'aille pas trop vite.", ["GENERAL Foy: MOVE TO gauthier"]),
    ],
)
def test_of_the_french(said: str, meant: list[str]) -> None:
    assert done(said, FRENCH) == meant


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Furthest out, on the Nivelles road at C14, is the 7th Militia. It goes to F13.", ["7M: MOVE TO F13"]),
        ("At the crossroads is 2/28Ora, which stays there.", ["2/28Ora: HOLD"]),
        ("On the road is 7M, which goes to F13.", ["7M: MOVE TO F13"]),
        ("In reserve are 7L and 8M.", ["7L, 8M: HOLD"]),
        ("Gemioncourt itself is empty. 5M goes into it at once and holds it.", ["5M: MOVE TO gemioncourt"]),
        ("7M follows the road as far as F13 and stops there on the ridge.", ["7M: MOVE TO F13"]),
        (
            "2/2Nas pulls back across the brook and lines the north bank, facing south.",
            ["2/2Nas: MOVE TO 43.8,74.7; FACE S"],
        ),
        ("2/28Ora stay put at quatre bras dont want to lose the crossroads", ["2/28Ora: HOLD"]),
        ("8M stays where it is don't need it yet", ["8M: HOLD"]),
        ("7M stays put no point moving it", ["7M: HOLD"]),
        (
            "Bijleveld fires at 7/2FA. If the French get in among either battery, the gunners limber up and ride off.",
            ["bijleveld: FIRE AT 7/2FA", "STANDING bijleveld, stevenart limber and flee: FLEE"],
        ),
        ("8M goes after 7L.", ["8M: MOVE TO 56,115"]),
        ("Perponcher rides to E8, then 1/2Nas can hear him again.", ["GENERAL Perponcher: MOVE TO E8"]),
        (
            "Perponcher: 1/2Nas is 3 cm too far away for him, so he rides over to just behind 2/2Nas.",
            ["GENERAL Perponcher: MOVE TO 45.9,73.7"],
        ),
        (
            "5M goes to Gemioncourt. If cavalry catches them they form square, otherwise they stay in column.",
            ["5M: MOVE TO gemioncourt", "STANDING 5M vs cavalry: SQUARE", "5M: FORM COLUMN"],
        ),
        (
            "1/2Nas hold the edge of the wood. If they get pushed out they go back to E9, otherwise they stay.",
            ["1/2Nas: HOLD", "STANDING 1/2Nas fall back: FALL BACK", "1/2Nas: HOLD"],
        ),
        ("Wenn der Feind weicht, geht 8M vor, sonst bleibt es stehen.", ["8M: HOLD"]),
        ("Si l'ennemi recule, 8M avance, sinon il reste sur place.", ["8M: HOLD"]),
        ("8M and 7L form line the moment they can.", ["8M, 7L: FORM LINE"]),
        ("Orange goes and stands with 5M to cheer them up.", ["GENERAL Prince of Orange: MOVE TO 5M"]),
        ("7L goes and supports 5M.", ["7L: MOVE TO 62.8,89.8"]),
    ],
)
def test_of_the_allies(said: str, meant: list[str]) -> None:
    assert done(said, ALLIED) == meant


@pytest.mark.parametrize(
    ("said", "who"),
    [
        ("Après une victoire on ne s'arrête pas, on continue.", "ALL"),
        ("After a win, keep going.", "ALL"),
        ("When we win we push on.", "ALL"),
        ("If they win they carry on.", "ALL"),
        ("Husson doesn't stop after a win.", "husson"),
        ("Hubert : après une charge réussie, il continue.", "hubert"),
        ("Wenn Husson gewinnt, soll er weitermachen.", "husson"),
        ("Wer gewinnt, bleibt nicht stehen.", "ALL"),
        ("Nach einem gewonnenen Gefecht wird nicht lange gefackelt, sondern weiter vorgegangen.", "ALL"),
        ("Ceux qui gagnent poursuivent.", "ALL"),
    ],
)
def test_whether_they_go_on_or_charge_is_asked(said: str, who: str) -> None:
    assert done(said, FRENCH) == []
    assert asked(said, FRENCH) == [tuple(f"STANDING {who} {choice}" for choice in NEXT)]


def test_what_a_team_is_told_of_itself_orders_nothing() -> None:
    said = "Campi, you're all facing the touchline! Bring your battalions up to J5."
    assert done(said, FRENCH) == ["1/72, 2/72, 1/108, 2/108, 3/108: MOVE TO J5"]


@pytest.mark.parametrize(
    "said",
    [
        "Husson pretends to attack the farm.",
        "Husson threatens the farm.",
        "Husson täuscht einen Angriff auf den Hof vor.",
        "Husson fait mine d'attaquer la ferme.",
    ],
)
def test_a_feint_is_asked_about(said: str) -> None:
    assert done(said, FRENCH) == []
    assert asked(said, FRENCH) == [("BRIGADE husson: INTENT ADVANCE gemioncourt",)]


@pytest.mark.parametrize(
    "said", ["Husson prepares to attack the farm.", "Husson bereitet den Angriff auf den Hof vor."]
)
def test_what_is_prepared_is_not_done(said: str) -> None:
    assert done(said, FRENCH) == []


def test_guns_are_put_where_they_see_it() -> None:
    assert done("Move 18/6FA to where it can see the farm.", FRENCH) == []


@pytest.mark.parametrize(
    "said",
    [
        "Silence their guns.",
        "Close the gap between Husson and Gauthier.",
        "Watch the wood.",
        "Attaquez la batterie.",
        "Feuert auf die Batterie.",
    ],
)
def test_who_is_bidden_is_asked(said: str) -> None:
    assert done(said, FRENCH) == []
    assert asked(said, FRENCH) == [()]
