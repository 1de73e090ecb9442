"""What an order in good style adds, how it speaks of those named before, and to whom a dispatch is headed."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED_SECOND, SECOND_TURN, asked, done

GUNS_FIRE = ["stevenart: FIRE AT 1/6FA", "bijleveld: FIRE AT 7/2FA"]
BOTH_FIRE = "Stevenart tire sur F6. Bijleveld tire sur G6."
TIP = ["1/2Nas: HOLD"]
TO_G9 = ["8M: MOVE TO G9"]
H9 = ["27J: MOVE TO H9"]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Vous ferez tirer Stevenart sur la batterie établie en F6, et sur elle seule.", GUNS_FIRE[:1]),
        ("Bijleveld tire sur les canons postés en G6.", GUNS_FIRE[1:]),
        (f"{BOTH_FIRE} Ni l'une ni l'autre ne quittera sa position.", [*GUNS_FIRE, "stevenart, bijleveld: HOLD"]),
        (f"{BOTH_FIRE} Aucune des deux ne bouge.", [*GUNS_FIRE, "stevenart, bijleveld: HOLD"]),
        ("Que le 1/2 Nassau ne bouge pas de la pointe sud.", TIP),
        ("Le 1/2 Nassau ne quitte pas la pointe sud.", TIP),
        ("Le 1/2 Nassau ne s'éloigne pas de la lisière est du bois.", TIP),
        ("Das 1/2 Nassau rührt sich nicht von der Südspitze.", TIP),
        ("Bijlandt se portera à La Bergerie au-devant de ses bataillons.", ["GENERAL Bijlandt: MOVE TO bergerie"]),
        ("Bijlandt va à La Bergerie, à la rencontre des siens.", ["GENERAL Bijlandt: MOVE TO bergerie"]),
        ("Bijlandt goes to La Bergerie to meet his battalions.", ["GENERAL Bijlandt: MOVE TO bergerie"]),
        ("Bijlandt va à La Bergerie, au-devant de l'ennemi.", ["BRIGADE bijlandt: INTENT ADVANCE bergerie"]),
        ("Le 8M, je le garde sous la main.", ["8M: HOLD"]),
        ("Le 8M, nous le laissons où il est.", ["8M: HOLD"]),
        ("Le 8M a bien tenu, qu'il continue.", ["8M: HOLD"]),
        ("Le 5M a bien gardé la ferme, qu'il continue ainsi.", ["5M: HOLD"]),
    ],
)
def test_what_good_style_adds_is_no_order(said: str, meant: list[str]) -> None:
    assert done(said, ALLIED_SECOND) == meant
    assert not asked(said, ALLIED_SECOND)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Le 8M se trouve dans le bois.", []),
        ("Le 8M se trouve en F9 et le 7L en G9.", []),
        ("Le 2/2 Nassau est dans le bois de Bossu.", []),
        ("Das 8M befindet sich im Wald.", []),
        ("The 8M is located in F9.", []),
        ("Que le 8M se trouve en G9.", TO_G9),
        ("Le 8M doit se trouver en G9.", TO_G9),
        ("Das 8M soll sich in G9 befinden.", TO_G9),
        ("Le 8M se trouve en F9 et avance en G9.", TO_G9),
        ("Le 8M se trouve en F9, qu'il avance en G9.", TO_G9),
        ("Le 8M, qui se trouve dans le bois, avance en G9.", TO_G9),
        ("Le 8M qui est toujours dans le bois avance en G9.", TO_G9),
        ("The 8M which is still in the wood moves to G9.", TO_G9),
        ("Le 8M se trouve en F9 et n'en bouge pas.", ["8M: HOLD"]),
    ],
)
def test_where_somebody_is_moves_nobody(said: str, meant: list[str]) -> None:
    assert done(said, ALLIED_SECOND) == meant
    assert not asked(said, ALLIED_SECOND)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Gauthier se trouve en F6.", []),
        ("Gauthier se trouve en F6. Il avance en F8.", ["BRIGADE gauthier: INTENT ADVANCE F8"]),
        ("Gauthier, qui se trouve en F6, avance en F8.", ["BRIGADE gauthier: INTENT ADVANCE F8"]),
        ("Jamin, je le garde sous la main.", ["BRIGADE jamin: INTENT HOLD"]),
        ("Jamin, je l'envoie en F5.", ["BRIGADE jamin: INTENT ADVANCE F5"]),
    ],
)
def test_what_is_told_of_a_brigade_before_its_order(said: str, meant: list[str]) -> None:
    assert done(said, SECOND_TURN) == meant
    assert not asked(said, SECOND_TURN)


@pytest.mark.parametrize(
    "said",
    [
        "Mes canons ont bien tiré, qu'ils continuent.",
        "L'artillerie continue comme ça.",
        "Le 8M a bien tiré, qu'il continue.",
        "Le 8M se trouve dans le bois. Qu'il en sorte.",
        "Le 8M se trouve dans le bois, qu'il en sorte.",
        "Le 2/2 Nassau est dans le bois de Bossu. Qu'il en sorte.",
        "Que le 8M sorte du bois.",
    ],
)
def test_how_one_goes_on_and_where_one_comes_out_is_asked(said: str) -> None:
    assert not done(said, ALLIED_SECOND)
    assert asked(said, ALLIED_SECOND)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Au 27J.\n\nAllez en H9.", H9),
        ("Aux chasseurs (27J).\n\nAllez en H9.", H9),
        ("To the Jagers (27J)\n\nGo to H9.", H9),
        ("An die Jäger (27J)\n\nGeht nach H9.", H9),
        (
            "Au prince Bernard de Saxe-Weimar.\n\nPrince, le bois de Bossu est à vous, et votre brigade le défendra.",
            ["BRIGADE saxe-weimar", "BRIGADE saxe-weimar: INTENT DEFEND bossu"],
        ),
        (
            "Au général Bijlandt.\n\nGénéral, avancez en G9.",
            ["BRIGADE bijlandt", "BRIGADE bijlandt: INTENT ADVANCE G9"],
        ),
        ("Au général de Perponcher.\n\nLe 8M avance en G9.", ["DIVISION perponcher", *TO_G9]),
    ],
)
def test_a_dispatch_is_for_him_to_whom_it_is_headed(said: str, meant: list[str]) -> None:
    assert done(said, ALLIED_SECOND) == meant
    assert not asked(said, ALLIED_SECOND)
