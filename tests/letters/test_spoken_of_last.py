"""Whose farm, all of whom, and which one: what a sentence takes from those that were spoken of before it."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import FRENCH, SECOND_TURN, asked, done

CAMPI_LOOKS_WEST = "Les bataillons de Campi se sont tournés vers l'ouest. "
ALL_OF_CAMPI = "1/72, 2/72, 1/108, 2/108, 3/108"


@pytest.mark.parametrize(
    "said",
    [
        "Husson doit s'emparer de Lairalle. C'est le 3/2L qui marche sur la ferme et qui l'occupe.",
        "Husson must take Lairalle. It is 3/2L that marches on the farm and occupies it.",
        "Husson soll Lairalle nehmen. 3/2L marschiert zum Gehöft und besetzt es.",
        "Husson : prend Lairalle.\n- 3/2L : occupe la ferme",
    ],
)
def test_the_farm_of_a_battalion_is_that_of_its_brigade(said: str) -> None:
    told = done(f"Gauthier attaque Gemioncourt.\n\n{said}", SECOND_TURN)
    assert told[1:] == ["BRIGADE husson: INTENT " + told[1].split("INTENT ")[1], "3/2L: MOVE TO lairalle"]
    assert told[1].endswith("lairalle")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("1/4L goes to Petit-Pierrepont. Gauthier takes Gemioncourt. 1/4L holds the farm.", "petit-pierrepont"),
        ("Gauthier attacks Gemioncourt. Husson takes Lairalle. 1/92 goes into the farm.", "gemioncourt"),
        ("Gauthier attacks Gemioncourt. 1/4L goes to Petit-Pierrepont. 2/4L marches to the farm.", "gemioncourt"),
    ],
)
def test_the_farm_is_no_others(said: str, meant: str) -> None:
    assert done(said, SECOND_TURN)[-1].endswith(f"MOVE TO {meant}")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Qu'ils fassent tous face au nord.", f"{ALL_OF_CAMPI}: FACE N"),
        ("Ils font tous face au nord.", f"{ALL_OF_CAMPI}: FACE N"),
        ("Ils vont tous en I4.", "BRIGADE campi: INTENT ADVANCE I4"),
        ("They are all to face north.", f"{ALL_OF_CAMPI}: FACE N"),
        ("They all fire at will.", "STANDING campi fire at will: ALWAYS"),
        ("Form them all in column.", f"{ALL_OF_CAMPI}: FORM COLUMN"),
        ("Sie drehen sich alle nach Norden.", f"{ALL_OF_CAMPI}: FACE N"),
        ("Sie sollen alle Front nach Norden machen.", f"{ALL_OF_CAMPI}: FACE N"),
    ],
)
def test_they_all_are_those_spoken_of(said: str, meant: str) -> None:
    assert done(f"{CAMPI_LOOKS_WEST}{said}", SECOND_TURN) == [meant]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Husson avance. Ils appuient tous les bataillons de Gauthier.", "BRIGADE husson: INTENT SUPPORT gauthier"),
        ("Husson avance. Ils se mettent tous en carré si la cavalerie charge.", "STANDING ALL vs cavalry: SQUARE"),
    ],
)
def test_all_of_others_and_a_rule_for_all_stay_what_they_are(said: str, meant: str) -> None:
    assert done(said, SECOND_TURN)[-1] == meant


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Le 7/2FA reste en place. La 18/6FA se trouve trop en arrière : elle attelle et va en G5.",
         ["7/2FA: HOLD", "18/6FA: REDEPLOY TO G5"]),
        ("1/6FA stays. 7/2FA stays. 18/6FA is too far back: it limbers up and unlimbers between the other two.",
         ["1/6FA: HOLD", "7/2FA: HOLD", "18/6FA: REDEPLOY TO 60.4,54.4"]),
        ("1/6FA bleibt. 7/2FA bleibt. Die 18/6FA steht zu weit hinten: sie protzt auf und fährt zwischen den beiden "
         "anderen auf.", ["1/6FA: HOLD", "7/2FA: HOLD", "18/6FA: REDEPLOY TO 60.4,54.4"]),
        ("Le 1/6FA et le 7/2FA restent. Le 18/6FA se met en batterie entre les deux autres batteries.",
         ["1/6FA, 7/2FA: HOLD", "18/6FA: REDEPLOY TO 60.4,54.4"]),
        ("Le 7/2FA reste en place et tire sur stevenart. Il ne bouge pas.",
         ["7/2FA: FIRE AT stevenart", "7/2FA: HOLD"]),
    ],
)  # fmt: skip
def test_it_is_the_one_of_whom_the_sentence_before_told(said: str, meant: list[str]) -> None:
    assert done(said, SECOND_TURN) == meant


@pytest.mark.parametrize(
    "said",
    [
        "Piré avance en J6, auprès de la batterie à cheval, pour les tenir mieux en main.",
        "Piré advances to J6, beside the horse battery.",
        "Piré geht bis J6 vor, neben die reitende Batterie.",
    ],
)
def test_a_general_told_to_go_beside_troops_of_his_is_the_man(said: str) -> None:
    assert done(said, SECOND_TURN) == ["GENERAL Piré: MOVE TO J6"]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Piré avance en J6", "DIVISION 2CD: INTENT ADVANCE J6"),
        ("Piré avance en J6 avec sa division", "DIVISION 2CD: INTENT ADVANCE J6"),
        ("Foy avance derrière Husson", "DIVISION 9D: INTENT ADVANCE 78.5,35.7"),
        ("Foy avance derrière Gauthier", "GENERAL Foy: MOVE TO 54,27.7"),
    ],
)
def test_his_division_advances_where_it_is_named_by_him(said: str, meant: str) -> None:
    assert done(said, SECOND_TURN) == [meant]


@pytest.mark.parametrize("said", ["Hubert : ses deux régiments vont en K6.", "Hubert: his two regiments go to K6."])
def test_so_many_as_they_are_is_all_of_them(said: str) -> None:
    assert done(said, FRENCH) == ["BRIGADE hubert: INTENT ADVANCE K6"]


def test_more_than_there_are_is_asked_about() -> None:
    assert done("Hubert : ses trois régiments vont en K6.", FRENCH) == []
    assert asked("Hubert : ses trois régiments vont en K6.", FRENCH)


@pytest.mark.parametrize(
    "said",
    [
        "Husson prend Lairalle avec 3/2L et 4/2L, le reste de la brigade ne bouge pas.",
        "Husson takes Lairalle with 3/2L and 4/2L, the rest of the brigade does not move.",
        "Husson nimmt Lairalle mit 3/2L und 4/2L, der Rest der Brigade bleibt stehen.",
    ],
)
def test_the_rest_behind_a_comma_is_none_of_those_before(said: str) -> None:
    told = {who: line.partition(": ")[2] for line in done(said, FRENCH) for who in line.partition(":")[0].split(", ")}
    assert told == {
        **dict.fromkeys(("3/2L", "4/2L"), "MOVE TO lairalle"),
        **dict.fromkeys(("1/2L", "2/2L", "1/61", "2/61"), "HOLD"),
    }


def test_the_rest_behind_and_is_with_those_before() -> None:
    assert done("3/2L, 4/2L et le reste de Husson restent", FRENCH) == ["3/2L, 4/2L, 1/2L, 2/2L, 1/61, 2/61: HOLD"]
