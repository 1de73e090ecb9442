"""What plain French letters say beside and around an order: roads that are taken, what was seen, how they begin."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED, SECOND_TURN, asked, done

TO_F6, TO_F5 = ["BRIGADE gauthier: INTENT ADVANCE F6"], ["BRIGADE jamin: INTENT ADVANCE F5"]
BACHELU = ["GENERAL Bachelu: MOVE TO I5"]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Gauthier prend la grand-route jusqu'en F6, à hauteur de nos canons, et s'y arrête, en colonne.", TO_F6),
        ("Gauthier prend la route jusqu'en F6 et s'y arrête.", TO_F6),
        ("Gauthier emprunte la chaussée jusqu'à F6.", TO_F6),
        ("Prenez la grand-route avec Gauthier jusqu'en F6.", TO_F6),
        ("Gauthier prend le chemin de Gemioncourt et s'arrête en F6.", TO_F6),
        ("Jamin prend la route de Charleroi et va en F5.", TO_F5),
        ("Jamin emprunte la grand-route et s'arrête en F5.", TO_F5),
        ("Gauthier prend le chemin de Gemioncourt.", ["BRIGADE gauthier: INTENT ADVANCE gemioncourt"]),
        (
            "Gauthier prend la grand-route jusqu'en F6. Le 100e de Jamin le suit à une dizaine de cm derrière.",
            [*TO_F6, "1/100, 2/100, 3/100: MOVE TO 53.2,43.9"],
        ),
    ],
)
def test_a_road_that_is_taken_is_the_way_there(said: str, meant: list[str]) -> None:
    assert done(said, SECOND_TURN) == meant
    assert not asked(said, SECOND_TURN)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Reille se rapproche de Jamin, en F3, j'ai vu qu'il lui manquait 3 cm pour avoir le 100e en main.",
            ["GENERAL Reille: MOVE TO F3"],
        ),
        ("Foy va en F4, j'ai remarqué qu'il était un peu loin.", ["GENERAL Foy: MOVE TO F4"]),
        ("Bachelu va en I5, il me semble qu'il est trop loin de Campi.", BACHELU),
        ("Bachelu va en I5, il lui manque 5 cm pour commander Campi.", BACHELU),
        ("Bachelu va en I5, vu qu'il est à 10 cm de trop.", BACHELU),
        ("J'ai vu que Campi ne reçoit plus d'ordres, donc Bachelu va en I5.", BACHELU),
        ("Il me semble que Campi est trop loin, Bachelu va donc en I5.", BACHELU),
        ("Campi est loin, donc Bachelu va en I5.", BACHELU),
        ("Campi est trop loin, donc Bachelu va en I5.", BACHELU),
        ("J'ai vu que Gauthier est en F4, qu'il avance en F6.", TO_F6),
    ],
)
def test_what_was_seen_is_a_reason(said: str, meant: list[str]) -> None:
    assert done(said, SECOND_TURN) == meant
    assert not asked(said, SECOND_TURN)


FIRES = ["bijleveld: FIRE AT 1/6FA"]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Commençons par Bijleveld : il tire sur 1/6FA.", FIRES),
        ("On commence par Bijleveld : il tire sur 1/6FA.", FIRES),
        ("Let's start with Bijleveld: he fires at 1/6FA.", FIRES),
        ("Fangen wir mit Bijleveld an: er schießt auf 1/6FA.", FIRES),
        ("Je commence par la gauche : 1/2Nas reste où il est.", ["1/2Nas: HOLD"]),
        ("Commençons par Saxe-Weimar, il va en E9.", ["BRIGADE saxe-weimar: INTENT ADVANCE E9"]),
        ("Si j'ai bien suivi, le 5M est à côté de Gemioncourt, il doit donc y entrer.", ["5M: MOVE TO gemioncourt"]),
    ],
)
def test_with_whom_he_begins_is_told_what_to_do(said: str, meant: list[str]) -> None:
    assert done(said, ALLIED) == meant
    assert not asked(said, ALLIED)


@pytest.mark.parametrize(
    "said",
    [
        "Si j'ai bien compris on n'est pas nombreux et les renforts arrivent à 15h, donc pour l'instant je veux juste "
        "tenir.",
        "We are few, so for now I just want to hold.",
        "Wir sind wenige, also will ich erstmal nur halten.",
        "Si j'ai bien compris, le 7L doit aller à Gemioncourt ?",
        "Si je ne me trompe pas, le 7M est encore sur la route de Nivelles.",
        "If I'm not mistaken, 7M is still on the Nivelles road.",
        "Wenn ich mich nicht irre, ist 7M noch auf der Straße.",
        "Sauf erreur de ma part, Bijleveld est en G9.",
        "Bijleveld est en G9.",
        "Bijleveld is in G9.",
        "Bijleveld ist in G9.",
        "On va essayer de tenir.",
        "Pour le moment, je préfère rester prudent.",
    ],
)
def test_what_only_tells_is_noted(said: str) -> None:
    assert done(said, ALLIED) == []
    assert not asked(said, ALLIED)


@pytest.mark.parametrize(
    "said",
    [
        "Je veux tenir Gemioncourt à tout prix.",
        "I want to hold Gemioncourt at all costs.",
        "Ich will Gemioncourt um jeden Preis halten.",
        "J'aimerais garder la ferme.",
    ],
)
def test_who_shall_hold_what_he_wants_to_keep_is_asked(said: str) -> None:
    assert done(said, ALLIED) == []
    assert "BRIGADE bijlandt: INTENT DEFEND gemioncourt" in asked(said, ALLIED)[0]
