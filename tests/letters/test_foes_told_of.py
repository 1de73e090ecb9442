"""The enemy of whom the words before told, called by no more than a pronoun."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import SECOND_TURN, asked, done

CHARGES = ["BRIGADE hubert: INTENT ATTACK 27J"]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("27J est tout seul. Hubert le charge.", CHARGES),
        ("27J est tout seul, Hubert le charge.", CHARGES),
        ("Puisque 27J est seul, Hubert l'attaque.", CHARGES),
        ("Le 27J est en I8. Que Hubert l'attaque.", CHARGES),
        ("Je vois que 27J est seul, Hubert le charge.", CHARGES),
        ("27J is all alone. Hubert charges it.", CHARGES),
        ("27J is all alone, Hubert attacks them.", CHARGES),
        ("27J steht ganz allein. Hubert greift es an.", CHARGES),
        ("27J steht ganz allein. Hubert soll es sofort angreifen.", CHARGES),
        ("On voit la batterie Stevenart en F8. La 7/2 la bombarde.", ["7/2FA: FIRE AT stevenart"]),
        ("Les tirailleurs du 27J sont devant nous. La batterie de Piré les canonne.", ["2/4HA: FIRE AT 27J"]),
        ("Stevenart steht in F8. Die 7/2 beschießt sie.", ["7/2FA: FIRE AT stevenart"]),
        (
            "Jamin attaque stevenart. Hubert le charge aussi.",
            ["BRIGADE jamin: INTENT ATTACK stevenart", "BRIGADE hubert: INTENT ATTACK stevenart"],
        ),
    ],
)
def test_he_who_was_told_of_last_is_attacked(said: str, meant: list[str]) -> None:
    assert done(said, SECOND_TURN) == meant


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("27J est en I8. Après l'attaque Hubert revient.", ["STANDING hubert breakthrough: BACK"]),
        ("27J est seul. Hubert ne le charge pas.", []),
        (
            "27J est seul. Gauthier attaque Gemioncourt. Jamin soutient l'attaque.",
            ["BRIGADE gauthier: INTENT ATTACK gemioncourt", "BRIGADE jamin: INTENT SUPPORT gauthier"],
        ),
    ],
)
def test_an_attack_is_no_pronoun_and_who_is_not_charged_is_not(said: str, meant: list[str]) -> None:
    assert done(said, SECOND_TURN) == meant


def test_of_two_who_were_told_of_the_other_is_offered() -> None:
    said = "27J et 5M sont isolés. Hubert les charge."
    assert done(said, SECOND_TURN) == CHARGES
    assert asked(said, SECOND_TURN) == [("BRIGADE hubert: INTENT ATTACK 5M",)]
