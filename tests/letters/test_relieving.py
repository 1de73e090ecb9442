"""Who relieves others on their ground, threatens a place, or goes while some of his brigade stay."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import FRENCH, done

THERE = ["BRIGADE campi: INTENT ADVANCE 80.8,39.2"]
ON_THE_FARM = ["BRIGADE husson: INTENT ADVANCE gemioncourt"]
SAID = (
    ("Campi relieves Husson on the crest.", THERE),
    ("Campi takes over from Husson.", THERE),
    ("Campi kommt aus dem Wald und löst Husson auf dem Kamm ab.", THERE),
    ("Campi sort du bois et remplace Husson sur la crête.", THERE),
    ("Husson goes past Lairalle and threatens the farm.", ON_THE_FARM),
    ("Husson goes past Lairalle and advances on the farm.", ON_THE_FARM),
    ("Husson geht rechts an Lairalle vorbei und bedroht den Hof von Osten.", ON_THE_FARM),
    ("Husson passe à droite de Lairalle et menace la ferme par l'est.", ON_THE_FARM),
)


@pytest.mark.parametrize(("said", "orders"), SAID)
def test_who_relieves_and_who_threatens(said: str, orders: list[str]) -> None:
    assert done(said, FRENCH) == orders


@pytest.mark.parametrize(
    "said", ["If cavalry threatens the guns, they limber up.", "Wenn Kavallerie die Kanonen bedroht, protzen sie auf."]
)
def test_a_threat_in_a_case_sends_nobody_anywhere(said: str) -> None:
    assert all(line.endswith("limber and flee: FLEE") for line in done(said, FRENCH))


SOME = ["1/72, 2/72: HOLD", "1/108, 2/108, 3/108: MOVE TO I5"]


@pytest.mark.parametrize(
    "said",
    [
        "Two battalions of Campi stay in the wood, the others go to I5.",
        "Zwei Bataillone von Campi bleiben im Wald, die anderen gehen nach I5.",
        "Zwei Bataillone von Campi bleiben im Wald, die drei anderen gehen nach I5.",
        "Deux bataillons de Campi restent dans le bois, les trois autres avancent en I5.",
    ],
)
def test_the_others_are_those_who_were_not_chosen(said: str) -> None:
    assert done(said, FRENCH) == SOME
