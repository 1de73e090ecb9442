"""Whose troops are and where a place is that was named first: neither gives an order to anybody else."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED, FRENCH, SECOND_TURN, asked, done


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("1/92 (Gauthier) avance en F6 et se met en ligne.", ["1/92: MOVE TO F6; FORM LINE"]),
        ("1/92, de la brigade Gauthier, avance en F6.", ["1/92: MOVE TO F6"]),
        ("1/92, of Gauthier's brigade, advances to F6.", ["1/92: MOVE TO F6"]),
        ("1/92, aus der Brigade Gauthier, geht nach F6.", ["1/92: MOVE TO F6"]),
        ("1/92 and 2/92 (Gauthier) go to F6.", ["1/92, 2/92: MOVE TO F6"]),
        ("2/4HA (Piré) avance en J6.", ["2/4HA: REDEPLOY TO J6"]),
        ("7/2FA (Foy) tire sur stevenart.", ["7/2FA: FIRE AT stevenart"]),
        ("Hubert (Piré) goes to K6.", ["BRIGADE hubert: INTENT ADVANCE K6"]),
        # and those of a command who are picked out in brackets
        ("Gauthier (1/92 et 2/92) avance en F6.", ["1/92, 2/92: MOVE TO F6"]),
    ],
)
def test_in_brackets_stands_whose_they_are(said: str, meant: list[str]) -> None:
    assert done(said, FRENCH) == meant
    assert not asked(said, FRENCH)


@pytest.mark.parametrize(
    "said",
    [
        "Puisque personne ne tient Petit-Pierrepont, j'y envoie 1/4L.",
        "Personne ne tient Petit-Pierrepont, donc 1/4L y va.",
        "Nobody holds Petit-Pierrepont, so I send 1/4L there.",
        "Da niemand in Petit-Pierrepont steht, schicke ich 1/4L dorthin.",
        "Petit-Pierrepont est la clé : 1/4L s'y installe.",
        "Petit-Pierrepont must be ours, so 1/4L goes there.",
    ],
)
def test_there_is_the_place_that_was_told_first(said: str) -> None:
    assert done(said, SECOND_TURN) == ["1/4L: MOVE TO petit-pierrepont"]
    assert not asked(said, SECOND_TURN)


def test_who_is_ready_is_no_place() -> None:
    assert "gauthier" not in " ".join(done("Gauthier a ordre d'attaquer Gemioncourt, il y va en colonne.", FRENCH)[1:])
    assert asked("Si la ferme est vide, 5M y va.", ALLIED)


@pytest.mark.parametrize(
    "said", ["Personne ne bouge chez Jamin.", "Nobody moves in Jamin's brigade.", "Bei Jamin rührt sich niemand."]
)
def test_nobody_of_his_moves(said: str) -> None:
    assert done(said, SECOND_TURN) == ["BRIGADE jamin: INTENT HOLD"]


@pytest.mark.parametrize(
    "said",
    [
        "Pas question d'avancer pour 5M.",
        "There is no question of 5M advancing.",
        "No advancing for 5M.",
        "Kein Vorrücken für 5M.",
    ],
)
def test_what_is_out_of_the_question_is_not_done(said: str) -> None:
    assert done(said, ALLIED) == ["5M: HOLD"]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("1/92 avance jusqu'à 10 cm de Gemioncourt.", "1/92: MOVE TO 58.9,66.5"),
        ("1/92 avance vers Gemioncourt et s'arrête à 10 cm de la ferme.", "1/92: MOVE TO 58.9,66.5"),
        ("1/92 advances on Gemioncourt and halts 10 cm from the farm.", "1/92: MOVE TO 58.9,66.5"),
        ("1/92 bleibt 10 cm vom Hof Gemioncourt entfernt stehen.", "1/92: MOVE TO 58.9,66.5"),
        ("Gauthier avance vers Gemioncourt et s'arrête à 10 cm de la ferme.",
         "BRIGADE gauthier: INTENT ADVANCE 60.7,66.3"),
        ("Gauthier advances on Gemioncourt and halts 10 cm short of the farm.",
         "BRIGADE gauthier: INTENT ADVANCE 60.7,66.3"),
        ("Gauthier rückt auf Gemioncourt vor und hält 10 cm vor dem Hof.",
         "BRIGADE gauthier: INTENT ADVANCE 60.7,66.3"),
    ],
)  # fmt: skip
def test_so_far_from_a_place_is_on_this_side_of_it(said: str, meant: str) -> None:
    assert done(said, SECOND_TURN) == [meant]
    assert not asked(said, SECOND_TURN)


@pytest.mark.parametrize(
    "said",
    [
        "1/92 et 2/92 devant, 1/93 et 2/93 derrière, le tout avance en F6.",
        "1/92 and 2/92 in front, 1/93 and 2/93 behind, they advance to F6.",
        "1/92 und 2/92 vorn, 1/93 und 2/93 dahinter: alle gehen nach F6.",
    ],
)
def test_all_of_those_who_were_arrayed_do_it(said: str) -> None:
    assert done(said, SECOND_TURN) == ["1/92, 2/92, 1/93, 2/93: MOVE TO F6"]


def test_who_covers_another_does_not_stay_for_it() -> None:
    said = "3/2L va dans Lairalle, les autres bataillons le couvrent."
    assert done(said, SECOND_TURN) == ["3/2L: MOVE TO lairalle"]
    assert asked(said, SECOND_TURN)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("7/2FA n'a plus de cible, elle avance en G6.", "7/2FA: REDEPLOY TO G6"),
        ("Husson a pris des pertes, il se replie en H3.", "BRIGADE husson: INTENT WITHDRAW H3"),
        ("1/2L manque de monde, il recule en H4.", "1/2L: MOVE TO H4"),
    ],
)
def test_what_they_lack_or_have_done_orders_nothing(said: str, meant: str) -> None:
    assert done(said, SECOND_TURN) == [meant]
    assert not asked(said, SECOND_TURN)


def test_on_his_right_hand_is_beside_him() -> None:
    assert done("2/2Nas goes to Stevenart's right.", ALLIED) == done("2/2Nas goes to the right of Stevenart.", ALLIED)
