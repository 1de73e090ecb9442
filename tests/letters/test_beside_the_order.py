"""What stands beside an order: to whom its writer comes next, whom he keeps, and what is to lie before somebody."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED, FRENCH, asked, done


@pytest.mark.parametrize(
    ("of", "said", "meant"),
    [
        (ALLIED, "Nun zur Brigade Saxe-Weimar, sie soll den Wald von Bossu halten.",
         ["BRIGADE saxe-weimar: INTENT DEFEND bossu"]),
        (ALLIED, "Now for Saxe-Weimar's brigade: it is to hold Bossu wood.",
         ["BRIGADE saxe-weimar: INTENT DEFEND bossu"]),
        (ALLIED, "Passons à la brigade Saxe-Weimar, elle doit tenir le bois de Bossu.",
         ["BRIGADE saxe-weimar: INTENT DEFEND bossu"]),
        (ALLIED, "1/2Nas bleibt in Linie am Südrand.", ["1/2Nas: FORM LINE; HOLD"]),
        (ALLIED, "Von sich aus macht niemand einen Angriff.", ["STANDING ALL opportunity charge: NEVER"]),
        (ALLIED, "2/2Nas gefällt mir so weit vorn nicht, bitte 6 cm zurücknehmen.", ["2/2Nas: STEP BACK 6"]),
        (ALLIED, "Le 2/2Nas ne me plaît pas là, il recule de 5 cm.", ["2/2Nas: STEP BACK 5"]),
        (ALLIED, "le 2/2Nas recule de 8 cm pour avoir le ruisseau devant lui, toujours face aux francais",
         ["2/2Nas: MOVE TO 45.4,76.7"]),
        (FRENCH, "Le 2/61 ne bouge pas, je le garde en réserve sur la hauteur.", ["2/61: HOLD"]),
        (FRENCH, "Campi: The whole brigade comes north out of Delhutte Wood, stays in column and supports Husson.",
         ["BRIGADE campi: INTENT SUPPORT husson"]),
        (FRENCH, "1/4L, 2/4L, 3/4L march to E4 and halt there in column just left of the Charleroi road.",
         ["1/4L, 2/4L, 3/4L: MOVE TO E4; FORM COLUMN"]),
        (FRENCH, "1/2L goes out front in skirmish order to H6.", ["1/2L: FORM SKIRMISH; MOVE TO H6"]),
        (FRENCH, "Guard cavalry: The Chasseurs, the Lancers and their two horse batteries don't move.",
         ["GCh, GLan, 1/guard-artillery, 2/guard-artillery: HOLD"]),
        (FRENCH, "Wathiez: the lancers form column", ["5Lan, 6Lan: FORM COLUMN"]),
        (FRENCH, "Gauthier advances to E5. Jamin is to keep ten centimetres behind him.",
         ["BRIGADE gauthier: INTENT ADVANCE E5", "BRIGADE jamin: INTENT SUPPORT gauthier"]),
        (FRENCH, "Hubert: Move to K6 and screen our right flank.", ["BRIGADE hubert: INTENT SCREEN K6"]),
        (FRENCH, "Hubert va en K6 et couvre notre droite.", ["BRIGADE hubert: INTENT SCREEN K6"]),
        (FRENCH, "Huberts Chasseurs gehen nach K7 vor und decken dort unsere rechte Flanke.",
         ["BRIGADE hubert: INTENT SCREEN K7"]),
        (FRENCH, "1Ch goes to K6 and covers our right.", ["1Ch: MOVE TO K6"]),
        (ALLIED, "can Perponcher go to E8, then he's nearer 1/2Nas?", ["GENERAL Perponcher: MOVE TO E8"]),
        (ALLIED, "Perponcher reitet 4 cm nach Süden, dann müsste er 1/2Nas wieder in Reichweite haben.",
         ["GENERAL Perponcher: MOVE TO 48.8,75.6"]),
        (ALLIED, "si y a pas le temps pour tout faire bijlandt d'abord et saxe weimar apres",
         ["PRIORITY bijlandt, saxe-weimar"]),
        (FRENCH, "REIHENFOLGE\nGauthier - Husson - Jamin - Hubert", ["PRIORITY gauthier, husson, jamin, hubert"]),
        (FRENCH, "ALLGEMEIN\n- Infanterie: Karree gegen Kavallerie\n- Foy: bleibt in F5",
         ["STANDING ALL vs cavalry: SQUARE", "GENERAL Foy: MOVE TO F5"]),
        (FRENCH, "1/92 geht vor Gemioncourt.", ["1/92: MOVE TO 61.2,73.6"]),
    ],
)  # fmt: skip
def test_what_stands_beside_an_order_is_no_other(of: tuple[str, str], said: str, meant: list[str]) -> None:
    assert done(said, of) == meant
    assert not asked(said, of)


@pytest.mark.parametrize(
    "said",
    [
        "Neither Hubert nor Wathiez chases a beaten enemy. They stop and re-form.",
        "Ni Hubert ni Wathiez ne poursuivent. Ils s'arrêtent et se reforment.",
    ],
)
def test_the_rule_of_pursuit_said_once_more_rallies_nobody_now(said: str) -> None:
    assert not any("RALLY" in line or line.endswith("HOLD") for line in done(said, FRENCH))


def test_who_stands_left_of_others_stands_so_where_they_go() -> None:
    assert done("7L marches to F9. 8M goes 5 cm to the west of 7L.", ALLIED) == ["7L: MOVE TO F9", "8M: MOVE TO 50,85"]
    assert done("7L advances 6 cm. 8M goes 5 cm to the west of 7L.", ALLIED)[1] == "8M: MOVE TO 51,104"


def test_a_generals_name_with_an_order_right_below_it_heads_that_and_signs_nothing() -> None:
    letter = "GAUTHIER\nattacks Gemioncourt\n\nCAMPI\nsupports Husson\n\nNey stays.\n"
    assert done(letter, FRENCH) == [
        "BRIGADE gauthier",
        "BRIGADE gauthier: INTENT ATTACK gemioncourt",
        "BRIGADE campi",
        "BRIGADE campi: INTENT SUPPORT husson",
        "GENERAL Ney: HOLD",
    ]
