"""Why, told of those who are named there, and behind it what they or others are to do about it."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED_SECOND, SECOND_TURN, asked, done

JAMIN = "BRIGADE jamin: INTENT ATTACK 41.4,60.6"
WATHIEZ = "BRIGADE wathiez: INTENT SUPPORT husson"
HUSSON = "BRIGADE husson: INTENT ATTACK lairalle"
CAMPI = "BRIGADE campi: INTENT ADVANCE 83.4727,44.0781"
HOLDS = "BRIGADE gauthier: INTENT HOLD"


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Comme Gauthier a perdu du monde, c'est Jamin qui attaquera le bois de Bossu.", [JAMIN]),
        ("Gauthier a perdu du monde, c'est Jamin qui attaquera le bois de Bossu.", [JAMIN]),
        ("Since Gauthier has lost men, it is Jamin who attacks Bossu wood.", [JAMIN]),
        ("Gauthier is worn out, it is Jamin who attacks Bossu wood.", [JAMIN]),
        ("Da Gauthier Verluste hat, ist es Jamin, der den Wald von Bossu angreift.", [JAMIN]),
        ("Gauthier reste là, c'est Jamin qui attaquera le bois de Bossu.", [HOLDS, JAMIN]),
        ("Gauthier tient le bois, c'est lui qui souffre le plus.", [HOLDS]),
        ("C'est Ney qui commande, c'est lui qui a décidé.", []),
        ("Since Gauthier is weak, it is Jamin who worries me.", []),
        ("Puisque Wathiez ne sert à rien là où il est, qu'il passe derrière Husson.", [WATHIEZ]),
        ("Wathiez ne sert à rien là où il est, qu'il passe derrière Husson.", [WATHIEZ]),
        ("Since Wathiez is of no use there, let him go behind Husson.", [WATHIEZ]),
        ("Da Wathiez dort nichts nützt, soll er hinter Husson gehen.", [WATHIEZ]),
        ("Husson prend Lairalle et Campi le remplace là où il était.", [HUSSON, CAMPI]),
        ("Husson takes Lairalle and Campi replaces him.", [HUSSON, CAMPI]),
        ("Husson nimmt Lairalle und Campi löst ihn ab.", [HUSSON, CAMPI]),
        ("Hubert est trop loin, il revient vers Wathiez et se met à sa gauche.",
         ["BRIGADE hubert: INTENT ADVANCE 60.6,28"]),
        ("Gauthier avance, sa gauche appuyée à la route.", ["BRIGADE gauthier: INTENT ADVANCE"]),
        ("Gauthier advances with its left resting on the road.", ["BRIGADE gauthier: INTENT ADVANCE"]),
        ("Gauthier rückt vor, den linken Flügel an die Straße gelehnt.", ["BRIGADE gauthier: INTENT ADVANCE"]),
        ("Jamin avance en F5, sa droite contre le bois.", ["BRIGADE jamin: INTENT ADVANCE F5"]),
        ("1/92 se replie s'il est chargé, sinon il reste.", ["STANDING 1/92 fall back: FALL BACK", "1/92: HOLD"]),
        ("1/92 falls back if charged, otherwise it stays.", ["STANDING 1/92 fall back: FALL BACK", "1/92: HOLD"]),
        ("1/92 weicht zurück, wenn es angegriffen wird, sonst bleibt es stehen.",
         ["STANDING 1/92 fall back: FALL BACK", "1/92: HOLD"]),
        ("Jamin passe à gauche de Gauthier, lui reste à droite de la route.",
         ["BRIGADE jamin: INTENT ADVANCE 43.6,35.8", HOLDS]),
        ("J'aimerais bien que 1/92 et 2/92 se mettent en ligne, les colonnes prennent trop de boulets.",
         ["1/92, 2/92: FORM LINE"]),
        ("Gauthier souffre.", []),
    ],
)  # fmt: skip
def test_what_is_done_for_a_reason(said: str, meant: list[str]) -> None:
    assert done(said, SECOND_TURN) == meant


def test_what_he_is_told_who_attacks_and_is_not_to_stop_is_asked() -> None:
    said = "Gauthier attaque 1/2Nas, qu'il ne s'arrête pas."
    assert done(said, SECOND_TURN) == ["BRIGADE gauthier: INTENT ATTACK 1/2Nas"]
    assert asked(said, SECOND_TURN)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Le 2/2Nas a des pertes, il passe derrière le 3/2Nas qui prend sa place.",
         ["2/2Nas: MOVE TO 52,88.6", "3/2Nas: MOVE TO 46.8,68.8"]),
        ("Comme le 7M est encore loin, c'est le 2/28Ora qui tient Quatre-Bras.", ["2/28Ora: HOLD"]),
    ],
)  # fmt: skip
def test_who_takes_the_place_of_another(said: str, meant: list[str]) -> None:
    assert done(said, ALLIED_SECOND) == meant
