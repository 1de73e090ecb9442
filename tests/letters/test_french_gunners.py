"""French gunners whom the enemy reaches: they get away, stand, or run into a square; and fire that is given free."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED, asked, done

FLEE = ["STANDING bijleveld, stevenart limber and flee: FLEE"]
STAND = ["STANDING bijleveld, stevenart limber and flee: STAND"]
AT_WILL = ["STANDING ALL fire at will: ALWAYS"]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("si les français arrivent sur les canons ils attellent et ils se sauvent stp je veux pas les perdre", FLEE),
        ("si les français viennent trop près des canons on attelle et on s'en va", FLEE),
        ("les canonniers s'enfuient avec leurs pièces si on les charge", FLEE),
        ("je veux pas perdre les canons, ils se sauvent s'ils sont chargés", FLEE),
        ("si la cavalerie tombe sur les canons ils se tirent avec les attelages", FLEE),
        ("Les pièces ne doivent pas être prises : on attelle et on part si l'ennemi arrive.", FLEE),
        ("si une batterie est chargée elle se sauve", FLEE),
        ("Si nos canons sont sur le point d'être pris, on les sauve.", FLEE),
        ("Les canons ne doivent pas tomber aux mains de l'ennemi, qu'ils attellent s'il le faut.", FLEE),
        ("Les canonniers restent à leurs pièces si on les charge.", STAND),
        ("Si on attaque les batteries, elles ne bougent pas et tirent jusqu'au bout.", STAND),
        ("les artilleurs vont pas se sauver si on les charge", STAND),
        (
            "Les canonniers se réfugient dans les carrés si on les charge.",
            ["STANDING bijleveld, stevenart flee to square: FLEE"],
        ),
    ],
)
def test_what_gunners_do_whom_the_enemy_reaches(said: str, meant: list[str]) -> None:
    assert done(said, ALLIED) == meant
    assert not asked(said, ALLIED)


@pytest.mark.parametrize(
    "said",
    [
        "Les canons restent sur place si l'infanterie avance.",
        "Les canons tirent sur la cavalerie si elle approche.",
        "Si les canons ennemis attellent, Bijlandt avance.",
    ],
)
def test_guns_that_nobody_reaches_do_not_flee(said: str) -> None:
    assert not any("limber and flee" in line for line in done(said, ALLIED))


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("tout le monde tire dès qu'il peut.", AT_WILL),
        ("Tout le monde tire quand il peut.", AT_WILL),
        ("Tout le monde tire dès que possible.", AT_WILL),
        ("tout le monde tire sur ce qui est à portée", AT_WILL),
        ("chacun tire s'il peut", AT_WILL),
        ("Tirez dès que vous pouvez.", AT_WILL),
        ("tt le monde tire des quil peut", AT_WILL),
        (
            "les canons tirent dès qu'ils ont quelque chose à portée",
            ["STANDING bijleveld, stevenart fire at will: ALWAYS"],
        ),
        ("Bijleveld ouvre le feu dès qu'elle voit quelqu'un.", ["STANDING bijleveld fire at will: ALWAYS"]),
        ("stevenart tire sur tout ce qui bouge", ["STANDING stevenart fire at will: ALWAYS"]),
        ("Stevenart tire sur 18/6FA dès qu'elle peut.", ["stevenart: FIRE AT 18/6FA"]),
        ("le 7L va en G10 dès que possible", ["7L: MOVE TO G10"]),
    ],
)
def test_who_fires_as_soon_as_he_can_fires_at_will(said: str, meant: list[str]) -> None:
    assert done(said, ALLIED) == meant
    assert not asked(said, ALLIED)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("pour les canons : stevenart tire sur 18/6FA.", ["stevenart: FIRE AT 18/6FA"]),
        (
            "Pour l'artillerie : stevenart tire sur 18/6FA, bijleveld sur 3/2L",
            ["stevenart: FIRE AT 18/6FA", "bijleveld: FIRE AT 3/2L"],
        ),
        ("niveau canons : stevenart tire sur 18/6FA", ["stevenart: FIRE AT 18/6FA"]),
        ("Pour les canons, stevenart tire sur 18/6FA.", ["stevenart: FIRE AT 18/6FA"]),
        ("question généraux : perponcher reste là", ["GENERAL Perponcher: HOLD"]),
        ("pour les canons : feu à volonté", ["STANDING bijleveld, stevenart fire at will: ALWAYS"]),
    ],
)
def test_an_arm_that_is_spoken_of_heads_the_line(said: str, meant: list[str]) -> None:
    assert done(said, ALLIED) == meant
    assert not asked(said, ALLIED)
