"""Lines of whole letters that went wrong once: who shares a verb, who is meant by a number, who is told of."""

from __future__ import annotations

import pytest

from tests.letters.test_score import read

FRENCH = {
    # one verb for several batteries
    "Artillerie der 9. Division nimmt die Batterie bei F8 unter Feuer, Artillerie der 5. Division die Jäger bei I8.": [
        "1/6FA, 7/2FA: FIRE AT stevenart", "18/6FA: FIRE AT 27J",
    ],
    "7/2FA tire sur Stevenart, 1/6FA le bataillon en E7.": ["7/2FA: FIRE AT stevenart", "1/6FA: FIRE AT 2/2Nas"],
    "7/2FA fires at Stevenart, 18/6FA the skirmishers in I8.": ["7/2FA: FIRE AT stevenart", "18/6FA: FIRE AT 27J"],
    # a battalion of a regiment named before it
    "Le 2e léger, 1er bataillon : en tirailleurs.": ["1/2L: FORM SKIRMISH"],
    "2. leichtes Regiment, 1. Bataillon: Plänkler.": ["1/2L: FORM SKIRMISH"],
    "2nd Light, 1st battalion: skirmish.": ["1/2L: FORM SKIRMISH"],
    # how a brigade is arrayed is asked beside what it does
    "Husson: Angriff auf Gemioncourt, zwei Bataillone vorn, Rest dahinter.": [
        "BRIGADE husson: INTENT ATTACK gemioncourt"
    ],
    "Husson attacks Gemioncourt, two battalions up, the rest behind.": ["BRIGADE husson: INTENT ATTACK gemioncourt"],
    "La brigade Gauthier avance en F5, deux bataillons en tête, les autres derrière.": [
        "BRIGADE gauthier: INTENT ADVANCE F5"
    ],
    "Gauthier advances to F5, right-hand battalion close to the guns.": ["BRIGADE gauthier: INTENT ADVANCE F5"],
    "La brigade Husson marche sur Lairalle, 1/2L en tête en tirailleurs.\nCampi derrière.": [
        "BRIGADE husson: INTENT ADVANCE lairalle", "1/2L: FORM SKIRMISH", "BRIGADE campi: INTENT SUPPORT husson",
    ],
    # a brigade that stays with others, a general with his men
    "Wathiez bleibt bei den Kanonen.": ["BRIGADE wathiez: INTENT SUPPORT 18/6FA"],
    "Wathiez stays with the guns.": ["BRIGADE wathiez: INTENT SUPPORT 18/6FA"],
    "Ney bleibt bei den Kanonen.": ["GENERAL Ney: MOVE TO 65,42"],
    # who stays behind stays, and does not follow
    "Hubert charge les tirailleurs en I8.\nWathiez et la Garde restent derrière.": [
        "BRIGADE hubert: INTENT ATTACK 27J", "5Lan, 6Lan, GCh, GLan, 1/guard-artillery, 2/guard-artillery: HOLD",
    ],
    "Hubert charges the skirmishers at I8. Wathiez stays behind.": [
        "BRIGADE hubert: INTENT ATTACK 27J", "BRIGADE wathiez: INTENT HOLD",
    ],
    "Hubert greift die Plänkler bei I8 an. Wathiez bleibt dahinter.": [
        "BRIGADE hubert: INTENT ATTACK 27J", "BRIGADE wathiez: INTENT SUPPORT hubert",
    ],
    # what is told of a place is to be found out
    "Hubert deckt rechts und meldet, was in Piraumont steht.": ["BRIGADE hubert: INTENT SCREEN piraumont"],
    "Hubert va à droite et rend compte de ce qui se trouve à Piraumont.": ["BRIGADE hubert: INTENT SCREEN piraumont"],
    "Bachelu suit Husson.\nCarrés si cavalerie. On ne poursuit pas.": [
        "GENERAL Bachelu: MOVE TO husson", "STANDING ALL vs cavalry: SQUARE", "STANDING ALL breakthrough: STOP",
    ],
    "Les tirailleurs se replient si on les charge.": ["STANDING ALL fall back: FALL BACK"],
    "Skirmishers fall back if attacked.": ["STANDING ALL fall back: FALL BACK"],
    "Plänkler weichen aus, wenn sie angegriffen werden.": ["STANDING ALL fall back: FALL BACK"],
    # how deep they come is left to them, and is no distance
    "Husson geht in zwei Treffen gegen Lairalle vor.": ["BRIGADE husson: INTENT ADVANCE lairalle"],
    "Husson advances in two waves on Lairalle.": ["BRIGADE husson: INTENT ADVANCE lairalle"],
    "Husson avance sur deux lignes vers Lairalle.": ["BRIGADE husson: INTENT ADVANCE lairalle"],
    "Any infantry assailed by horse will form square.": ["STANDING ALL vs cavalry: SQUARE"],
    # level with others, in front of its own place
    "Husson's lot go forward level with the guns, no further.": ["BRIGADE husson: INTENT ADVANCE 80.4,43.3"],
    # who is told of, and by whom
    "Si on nous charge à cheval, carrés partout.": ["STANDING ALL vs cavalry: SQUARE"],
    "Reitet uns jemand an: Karree.": ["STANDING ALL vs cavalry: SQUARE"],
    "Hubert's cavalry goes to Piraumont. They're not to get into a scrap.": [
        "BRIGADE hubert: INTENT ADVANCE piraumont", "STANDING hubert opportunity charge: NEVER",
    ],
    "Si les batteries sont menacées par de l'infanterie, elles filent.": [
        "STANDING 18/6FA, 1/6FA, 7/2FA, 2/4HA, 1/guard-artillery, 2/guard-artillery limber and flee: FLEE"
    ],
}  # fmt: skip
ALLIED = {
    "guns by farm shoot at nearest french guns\nguns at wood same": [
        "bijleveld: FIRE AT 1/6FA",
        "stevenart: FIRE AT 18/6FA",
        "bijleveld: FIRE AT 1/6FA",
        "stevenart: FIRE AT 18/6FA",
    ],
    "Le 7e milice continue sa route.": ["7M: MOVE"],
    "Les Nassau : le 1er reste, le 2e reste, le 3e en soutien du 2e.": [
        "1/2Nas: HOLD",
        "2/2Nas: HOLD",
        "3/2Nas: MOVE TO 45.9,73.7",
    ],
    "Nassau: 1. Bataillon hält die Südspitze des Waldes, 2. Bataillon daneben, 3. Bataillon als Reserve dahinter.": [
        "1/2Nas: HOLD",
        "2/2Nas: MOVE TO 40.9,58.3",
        "3/2Nas: MOVE TO 40,63.2",
    ],
    "Artillerie bei Gefahr aufprotzen und weg.": ["STANDING bijleveld, stevenart limber and flee: FLEE"],
}
ASKED = {
    "Le 12 livres tire sur la ferme.": "7/2FA: FIRE AT 5M",
    "Campi sichert die rechte Flanke.": "BRIGADE campi: INTENT SCREEN hubert",
    "Wathiez: mount up and be ready to exploit.": "STANDING wathiez breakthrough: FORWARD",
}


@pytest.mark.parametrize("said", FRENCH)
def test_each_is_told_what_is_his(said: str) -> None:
    assert [line.normal for line in read(said, "french").sheet.lines] == FRENCH[said]


@pytest.mark.parametrize("said", ALLIED)
def test_so_are_the_allies(said: str) -> None:
    assert [line.normal for line in read(said, "allied").sheet.lines] == ALLIED[said]


@pytest.mark.parametrize("said", ASKED)
def test_what_is_not_clear_is_asked_with_the_right_choice(said: str) -> None:
    found = read(said, "french")
    assert not found.sheet.lines
    assert ASKED[said] in [choice for question in found.asked for choice in question.choices]


@pytest.mark.parametrize(
    "said", ["Wathiez holds himself ready behind the centre.", "Campi will conform to his left rear."]
)
def test_what_is_half_understood_moves_no_brigade(said: str) -> None:
    assert not [
        line for line in read(f"Hubert goes to K8. {said}", "french").sheet.lines if "hubert" not in line.normal
    ]


@pytest.mark.parametrize("said", ["1/92 goes to F5, the rest behind.", "7/2FA and the chasseurs go to F5."])
def test_look_alikes_are_no_fire_and_no_array(said: str) -> None:
    assert not [line for line in read(said, "french").sheet.lines if "FIRE" in line.normal or "INTENT" in line.normal]
