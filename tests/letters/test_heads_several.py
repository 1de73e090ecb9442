"""A line that names more than one over a list, and half of a brigade: for whom what is told is meant."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import SECOND_TURN, asked, done

BOTH_HOLD = ["BRIGADE gauthier: INTENT HOLD", "BRIGADE jamin: INTENT HOLD"]
GUARD = ["GCh, GLan, 1/guard-artillery, 2/guard-artillery: HOLD"]
HALF = ["1/92, 2/92: MOVE TO G5"]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Gauthier und Jamin\n- Halt.", BOTH_HOLD),
        ("Gauthier and Jamin:\n- hold.", BOTH_HOLD),
        ("Gauthier et Jamin\n- restent où ils sont", BOTH_HOLD),
        ("Gardekavallerie und Gardeartillerie\n- Halt.", GUARD),
        ("Garde (Kav. + Art.)\n- Halt. Nicht anfassen.", GUARD),
        ("1/92, 2/92 et 1/93\n- en G6, en ligne", ["1/92, 2/92, 1/93: FORM LINE; MOVE TO G6"]),
        (
            "Husson\n\n- bleibt\n\nGauthier und Jamin\n\n- nach G6",
            [
                "BRIGADE husson: INTENT HOLD",
                "BRIGADE gauthier: INTENT ADVANCE G6",
                "BRIGADE jamin: INTENT ADVANCE G6",
            ],
        ),
        (
            "Art. 5. + 9. Div.\n- kommt der Gegner bis an die Rohre: aufprotzen und weg",
            ["STANDING 18/6FA, 1/6FA, 7/2FA limber and flee: FLEE"],
        ),
        ("Reit. Bttr. 2/4HA\n- Ziel Plänkler I8, kein Stellungswechsel", ["2/4HA: FIRE AT 27J"]),
    ],
)
def test_what_stands_below_is_for_all_of_them(said: str, meant: list[str]) -> None:
    assert [line for line in done(said, SECOND_TURN) if line != "BRIGADE husson"] == meant


@pytest.mark.parametrize(
    "said",
    [
        "La moitié de Gauthier va en G5.",
        "Half of Gauthier goes to G5.",
        "Half of Gauthier's battalions go to G5.",
        "Die Hälfte von Gauthier geht nach G5.",
        "Gauthier envoie la moitié de ses bataillons en G5.",
        "Gauthier schickt die Hälfte seiner Bataillone nach G5.",
        "Gauthier sends half of his battalions to G5.",
    ],
)
def test_half_of_four_are_two_and_it_is_asked_which(said: str) -> None:
    assert done(said, SECOND_TURN) == []
    assert asked(said, SECOND_TURN) == [tuple(HALF)]


@pytest.mark.parametrize(
    "said",
    [
        "Gauthier envoie deux de ses bataillons en G5.",
        "Gauthier schickt zwei seiner Bataillone nach G5.",
        "Gauthier sends two of his battalions to G5.",
    ],
)
def test_who_sends_two_of_his_stays_himself(said: str) -> None:
    assert done(said, SECOND_TURN) == HALF


def test_where_no_number_is_the_half_it_is_asked() -> None:
    said = "La moitié de Campi va en G5."
    assert done(said, SECOND_TURN) == []
    assert asked(said, SECOND_TURN)


@pytest.mark.parametrize(
    "said",
    [
        "Campi: eine Hälfte links vom Weg, die andere rechts.",
        "Campi : une moitié à gauche du chemin, l'autre à droite.",
    ],
)
def test_who_is_in_either_half_is_asked(said: str) -> None:
    assert done(said, SECOND_TURN) == []
    assert asked(said, SECOND_TURN)


@pytest.mark.parametrize(
    "said",
    [
        "Husson and Campi advance together on Lairalle, Husson on the left, Campi on the right.",
        "Husson und Campi rücken gemeinsam auf Lairalle vor, Husson links, Campi rechts.",
        "Husson et Campi avancent sur Lairalle, Campi à droite et Husson à gauche.",
    ],
)
def test_on_which_side_of_each_other_they_stand_sends_them_nowhere_else(said: str) -> None:
    assert done(said, SECOND_TURN) == [
        "BRIGADE husson: INTENT ADVANCE lairalle",
        "BRIGADE campi: INTENT ADVANCE lairalle",
    ]


@pytest.mark.parametrize(
    "said",
    [
        "Les tirailleurs devant, les colonnes derrière.",
        "Die Plänkler vor, dahinter die Kolonnen.",
        "Skirmishers in front, columns behind.",
    ],
)
def test_how_all_of_them_stand_moves_nobody(said: str) -> None:
    assert done(said, SECOND_TURN) == []
    assert asked(said, SECOND_TURN)
