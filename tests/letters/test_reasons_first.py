"""Why, told of those who are named there, and behind it what they or others are to do about it."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED_SECOND, FRENCH, SECOND_TURN, asked, done

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
        ("Husson takes Lairalle and Campi replaces him.", [HUSSON, "BRIGADE campi: INTENT ADVANCE 83.5,44.1"]),
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


@pytest.mark.parametrize(
    ("of", "said", "meant"),
    [
        (FRENCH, "Weil Husson vorn steht, soll Campi ihn unterstützen.", ["BRIGADE campi: INTENT SUPPORT husson"]),
        (FRENCH, "Da Husson vorne ist, soll Campi ihn unterstützen.", ["BRIGADE campi: INTENT SUPPORT husson"]),
        (FRENCH, "Weil Husson allein ist, muss Campi ihm helfen.", ["BRIGADE campi: INTENT SUPPORT husson"]),
        (FRENCH, "Da Gauthier die Hauptlast trägt, unterstützt ihn Jamin.", ["BRIGADE jamin: INTENT SUPPORT gauthier"]),
        (FRENCH, "Weil 5M im Dorf steht, soll Campi es angreifen.", ["BRIGADE campi: INTENT ATTACK 5M"]),
        (FRENCH, "Da Husson nach H9 geht, kommt Campi hinterher.", ["BRIGADE campi: INTENT SUPPORT husson"]),
        (
            FRENCH,
            "Weil Gauthier angreift, bleibt Jamin als Reserve hinter ihm.",
            ["BRIGADE jamin: INTENT SUPPORT gauthier"],
        ),
        (FRENCH, "Da die Jäger den Bach halten, soll Husson sie vertreiben.", ["BRIGADE husson: INTENT ATTACK 27J"]),
        (FRENCH, "Weil die Batterie Stevenart stört, soll 7/2FA sie beschießen.", ["7/2FA: FIRE AT stevenart"]),
        (FRENCH, "Weil Hubert rechts allein ist, bleibt Wathiez bei ihm.", ["BRIGADE wathiez: INTENT SUPPORT hubert"]),
        (FRENCH, "Da wir mehr sind, greift Gauthier Gemioncourt an.", ["BRIGADE gauthier: INTENT ATTACK gemioncourt"]),
        (FRENCH, "Weil Husson vorn steht, geht er nach I6.", ["BRIGADE husson: INTENT ADVANCE I6"]),
        (FRENCH, "Da Hubert zu weit weg ist, soll er nach K5 zurück.", ["BRIGADE hubert: INTENT WITHDRAW K5"]),
        (
            FRENCH,
            "Weil Gauthier die Straße braucht, geht Jamin links daran vorbei nach E5.",
            ["BRIGADE jamin: INTENT ADVANCE E5"],
        ),
        (FRENCH, "Weil das 1/4L nichts zu tun hat, folgt es Gauthier.", ["1/4L: MOVE TO 54,23"]),
        (FRENCH, "Da Wathiez schnell ist, soll Foy ihn begleiten.", ["GENERAL Foy: MOVE TO wathiez"]),
        (FRENCH, "Weil Piré die Kavallerie führt, soll er zu Hubert reiten.", ["GENERAL Piré: MOVE TO hubert"]),
        (FRENCH, "Da die Batterie 2/4HA beweglich ist, soll sie nach J6.", ["2/4HA: REDEPLOY TO J6"]),
        (FRENCH, "Weil es regnet, bleibt Husson stehen.", ["BRIGADE husson: INTENT HOLD"]),
    ],
)
def test_what_is_done_with_him_of_whom_the_reason_is_told(of: tuple[str, str], said: str, meant: list[str]) -> None:
    assert done(said, of) == meant
    assert not asked(said, of)
