"""Which of several, by where they stand; who is named first and does the same; what is so before it is bidden."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED, ALLIED_SECOND, FRENCH, SECOND_TURN, asked, done


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Von den drei Batterien in G5 schießt die rechte auf bijleveld, die anderen auf stevenart.",
            ["7/2FA: FIRE AT bijleveld", "18/6FA, 1/6FA: FIRE AT stevenart"],
        ),
        (
            "Of the three batteries in G5 the right one fires at bijleveld, the others at stevenart.",
            ["7/2FA: FIRE AT bijleveld", "18/6FA, 1/6FA: FIRE AT stevenart"],
        ),
        (
            "Des trois batteries en G5, celle de droite tire sur bijleveld, les autres sur stevenart.",
            ["7/2FA: FIRE AT bijleveld", "18/6FA, 1/6FA: FIRE AT stevenart"],
        ),
        (
            "Die linke der drei Batterien in G5 schießt auf stevenart, die anderen beiden auf bijleveld.",
            ["18/6FA: FIRE AT stevenart", "1/6FA, 7/2FA: FIRE AT bijleveld"],
        ),
        ("Celle du milieu des trois batteries en G5 tire sur stevenart.", ["1/6FA: FIRE AT stevenart"]),
        (
            "Von den beiden Batterien von Foy schießt die linke auf stevenart, die andere auf bijleveld.",
            ["1/6FA: FIRE AT stevenart", "7/2FA: FIRE AT bijleveld"],
        ),
        ("1/93 bleibt stehen. Für 2/93 gilt dasselbe.", ["1/93: HOLD", "2/93: HOLD"]),
        ("1/93 geht nach E4. Für 2/93 gilt das Gleiche.", ["1/93: MOVE TO E4", "2/93: MOVE TO E4"]),
        ("Für 2/93 gilt dasselbe wie für 1/93: stehen bleiben.", ["2/93: HOLD"]),
        ("1/93 stays put. For 2/93 the same applies.", ["1/93: HOLD", "2/93: HOLD"]),
        ("Le 1/93 ne bouge pas. Pour le 2/93, même chose.", ["1/93: HOLD", "2/93: HOLD"]),
        ("Ney steht zu weit vorne, schick ihn nach G3.", ["GENERAL Ney: MOVE TO G3"]),
        ("Ney soll nicht so weit vorne stehen, schick ihn nach G3.", ["GENERAL Ney: MOVE TO G3"]),
        ("Ney should not stand so far forward, send him to G3.", ["GENERAL Ney: MOVE TO G3"]),
        ("Ney est trop loin devant, envoie-le en G3.", ["GENERAL Ney: MOVE TO G3"]),
        ("1/72 steht zu weit hinten, hol es bitte nach J5.", ["1/72: MOVE TO J5"]),
        ("18/6FA soll auf stevenart schießen und sich nicht vom Fleck rühren.", ["18/6FA: FIRE AT stevenart"]),
        ("Was Jamin angeht, der bleibt in Reserve.", ["BRIGADE jamin: INTENT HOLD"]),
        ("Mir wäre es lieber, wenn Campi nach J5 geht.", ["BRIGADE campi: INTENT ADVANCE J5"]),
        ("Die Garde hält sich raus.", ["GCh, GLan, 1/guard-artillery, 2/guard-artillery: HOLD"]),
    ],
)
def test_each_is_told_what_is_meant_for_him(said: str, meant: list[str]) -> None:
    assert done(said, FRENCH) == meant
    assert not asked(said, FRENCH)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Die beiden vorderen Nassauer Bataillone gehen je 5 cm zurück.", ["2/2Nas, 1/2Nas: STEP BACK 5"]),
        ("The two leading Nassau battalions go back 5 cm.", ["2/2Nas, 1/2Nas: STEP BACK 5"]),
        ("Das vordere Nassauer Bataillon geht 5 cm zurück.", ["1/2Nas: STEP BACK 5"]),
    ],
)
def test_the_foremost_are_those_nearest_to_the_enemy(said: str, meant: list[str]) -> None:
    assert done(said, ALLIED) == meant


@pytest.mark.parametrize(
    "said",
    [
        "The two rear battalions of Jamin stay where they are.",
        "Die beiden vorderen Bataillone von Gauthier gehen 5 cm zurück.",
        "Les deux bataillons de tête de Gauthier reculent de 5 cm.",
        "Ney soll nicht so weit vorne stehen.",
        "Links bleiben alle stehen.",
        "On the left everybody stays put.",
        "A gauche tout le monde reste sur place.",
        "Auf der rechten Seite deckt Hubert die Flanke.",
    ],
)
def test_who_or_where_is_asked(said: str) -> None:
    assert done(said, SECOND_TURN) == []
    assert asked(said, SECOND_TURN)


def test_a_far_rim_is_of_a_wood_and_of_no_troops() -> None:
    assert done("Campi geht an den hinteren Rand des Waldes.", SECOND_TURN) == [
        "BRIGADE campi: INTENT ADVANCE 91.8,7.2"
    ]


@pytest.mark.parametrize(
    "said",
    [
        "1/92 links, 2/92 rechts.",
        "1/92 on the left, 2/92 on the right.",
        "1/92 à gauche, 2/92 à droite.",
    ],
)
def test_a_side_without_a_verb_is_no_step_aside(said: str) -> None:
    assert done(said, FRENCH) == []
    assert asked(said, FRENCH)


def test_to_go_aside_is_told_by_its_verb_or_its_length() -> None:
    assert done("1/92 geht nach links.", FRENCH) == ["1/92: SIDESTEP LEFT 5"]
    assert done("1/92 5 cm nach links.", FRENCH) == ["1/92: SIDESTEP LEFT 5"]


@pytest.mark.parametrize(
    ("of", "said", "meant"),
    [
        (FRENCH, "Die vorderen Bataillone von Jamin schwärmen aus.", ["1/4L, 2/4L, 3/4L: FORM SKIRMISH"]),
        (FRENCH, "Jamins vordere Bataillone schwärmen aus.", ["1/4L, 2/4L, 3/4L: FORM SKIRMISH"]),
        (FRENCH, "Die hinteren Bataillone von Jamin bleiben stehen.", ["1/100, 2/100, 3/100: HOLD"]),
        (FRENCH, "Die erste Linie von Jamin geht nach E4.", ["1/4L, 2/4L, 3/4L: MOVE TO E4"]),
        (FRENCH, "Jamins zweite Linie bleibt stehen.", ["1/100, 2/100, 3/100: HOLD"]),
        (FRENCH, "The leading battalions of Jamin go to E4.", ["1/4L, 2/4L, 3/4L: MOVE TO E4"]),
        (FRENCH, "The second line of Campi stays.", ["3/108, 2/108: HOLD"]),
        (FRENCH, "Die vordere Linie von Gauthier schwärmt aus.", ["1/92, 2/92, 1/93, 2/93: FORM SKIRMISH"]),
        (
            ALLIED_SECOND,
            "Beide Milizbataillone gehen an die Straße.",
            ["5M: MOVE TO 60.5,79.9", "8M: MOVE TO 62.6,102"],
        ),
    ],
)
def test_a_line_of_his_is_those_who_stand_in_it(of: tuple[str, str], said: str, meant: list[str]) -> None:
    assert done(said, of) == meant
    assert not asked(said, of)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("1/61 geht nach Lairalle, die anderen Bataillone von Husson gehen nach I6.",
         "1/2L, 2/2L, 3/2L, 4/2L, 2/61: MOVE TO I6"),
        ("1/61 goes to Lairalle, the other battalions of Husson go to I6.", "1/2L, 2/2L, 3/2L, 4/2L, 2/61: MOVE TO I6"),
        ("18/6FA feuert auf 5M, die anderen Batterien auf stevenart.",
         "1/6FA, 7/2FA, 2/4HA, 1/guard-artillery, 2/guard-artillery: FIRE AT stevenart"),
        ("18/6FA fires at 5M, the other batteries at stevenart.",
         "1/6FA, 7/2FA, 2/4HA, 1/guard-artillery, 2/guard-artillery: FIRE AT stevenart"),
        ("1/61 geht nach Lairalle, das andere Bataillon geht nach I6.", "2/61: MOVE TO I6"),
    ],
)  # fmt: skip
def test_the_others_are_as_many_as_there_are(said: str, meant: str) -> None:
    assert done(said, FRENCH)[1:] == [meant]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Die zwei linken Bataillone von Gauthier gehen nach E5.", "1/92, 2/92: MOVE TO E5"),
        ("Das rechte Bataillon von Gauthier bildet Linie.", "2/93: FORM LINE"),
        ("Gauthier's right-hand battalion forms line.", "2/93: FORM LINE"),
        ("The two left-hand battalions of Gauthier face west.", "1/92, 2/92: FACE W"),
        ("Les deux bataillons de gauche de Gauthier font face à l'ouest.", "1/92, 2/92: FACE W"),
        ("Le bataillon de droite de Gauthier avance de 5 cm.", "2/93: MOVE 5"),
    ],
)
def test_those_on_one_side_of_a_brigade_are_not_all_of_it(said: str, meant: str) -> None:
    assert done(said, FRENCH) == [meant]


@pytest.mark.parametrize(
    "said", ["Das rechte Bataillon von Husson bildet Linie.", "Die linken Bataillone von Gauthier gehen nach E5."]
)
def test_where_nobody_can_tell_who_is_on_one_side_it_is_asked(said: str) -> None:
    assert done(said, FRENCH) == []
    assert asked(said, FRENCH)
