"""Who stays and guards somebody from there does not go to him; who stays in reserve in a square goes to it."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED_SECOND, FRENCH, asked, done


@pytest.mark.parametrize(
    ("of", "said", "meant"),
    [
        (ALLIED_SECOND, "Das 2/2Nas bleibt am Bach und deckt die Batterie Stevenart.", ["2/2Nas: HOLD"]),
        (ALLIED_SECOND, "Das 2/2Nas bleibt am Bach und schützt Stevenart.", ["2/2Nas: HOLD"]),
        (ALLIED_SECOND, "Das 2/2Nas bleibt am Bach und unterstützt Stevenart.", ["2/2Nas: HOLD"]),
        (ALLIED_SECOND, "Das 2/2Nas bleibt am Bach, um Stevenarts Batterie zu decken.", ["2/2Nas: HOLD"]),
        (ALLIED_SECOND, "Das 2/2Nas bleibt stehen und deckt die Batterie Stevenart.", ["2/2Nas: HOLD"]),
        (ALLIED_SECOND, "Das 2/2Nas bleibt, wo es ist, und sichert die Kanonen.", ["2/2Nas: HOLD"]),
        (ALLIED_SECOND, "Das 2/2Nas bleibt am Waldrand und bewacht die Straße.", ["2/2Nas: HOLD"]),
        (ALLIED_SECOND, "Das 2/2Nas hält sich am Bach und schirmt die Batterie ab.", ["2/2Nas: HOLD"]),
        (ALLIED_SECOND, "2/2Nas bleibt zum Schutz der Batterie Stevenart am Bach.", ["2/2Nas: HOLD"]),
        (ALLIED_SECOND, "2/2Nas bleibt als Bedeckung für Stevenart in E7.", ["2/2Nas: HOLD"]),
        (ALLIED_SECOND, "2/2Nas rührt sich nicht vom Bach weg und gibt Stevenart Deckung.", ["2/2Nas: HOLD"]),
        (ALLIED_SECOND, "2/2Nas bleibt in E7 und deckt die linke Flanke.", ["2/2Nas: HOLD"]),
        (ALLIED_SECOND, "2/2Nas bleibt in E7 und passt auf die Batterie auf.", ["2/2Nas: HOLD"]),
        (ALLIED_SECOND, "2/2Nas verbleibt am Bach und sorgt für den Schutz der Batterie.", ["2/2Nas: HOLD"]),
        (ALLIED_SECOND, "2/2Nas stays at the brook and covers Stevenart's battery.", ["2/2Nas: HOLD"]),
        (ALLIED_SECOND, "2/2Nas reste au ruisseau et couvre la batterie Stevenart.", ["2/2Nas: HOLD"]),
        (ALLIED_SECOND, "Das 3/2Nas bleibt in Reserve und deckt Stevenart.", ["3/2Nas: HOLD"]),
        (ALLIED_SECOND, "Das 5M bleibt im Dorf und unterstützt Bijleveld.", ["5M: HOLD"]),
        (ALLIED_SECOND, "Das 5M bleibt in Gemioncourt und deckt den Rückzug der Jäger.", ["5M: HOLD"]),
        (ALLIED_SECOND, "Das 27J bleibt am Bach und sichert Bijlevelds Flanke.", ["27J: HOLD"]),
        (
            ALLIED_SECOND,
            "Saxe-Weimar bleibt im Wald und deckt die Batterie Stevenart.",
            ["BRIGADE saxe-weimar: INTENT HOLD"],
        ),
        (
            ALLIED_SECOND,
            "Bijlandt bleibt hinter dem Bach und unterstützt Saxe-Weimar.",
            ["BRIGADE bijlandt: INTENT HOLD"],
        ),
        (ALLIED_SECOND, "Das 2/2Nas soll am Bach bleiben und die Batterie Stevenart decken.", ["2/2Nas: HOLD"]),
    ],
)
def test_who_stays_and_guards_somebody_does_not_go_to_him(of: tuple[str, str], said: str, meant: list[str]) -> None:
    assert done(said, of) == meant
    assert not asked(said, of)


@pytest.mark.parametrize(
    ("of", "said", "meant"),
    [
        (FRENCH, "Das 3/100 bleibt als Reserve auf der Höhe in F4.", ["3/100: MOVE TO F4"]),
        (
            FRENCH,
            "Jamin greift 1/2Nas an. Nur das 3/100 nicht, das bleibt als Reserve auf der Höhe in F4.",
            ["BRIGADE jamin: INTENT ATTACK 1/2Nas", "3/100: MOVE TO F4"],
        ),
        (FRENCH, "Das 3/100 bleibt in Reserve in F4.", ["3/100: MOVE TO F4"]),
        (FRENCH, "Le 3/100 reste en réserve en F4.", ["3/100: MOVE TO F4"]),
        (FRENCH, "3/100 stays in reserve at F4.", ["3/100: MOVE TO F4"]),
        (FRENCH, "Das 3/100 bleibt als Reserve am Waldrand.", ["3/100: HOLD"]),
        (FRENCH, "Jamin bleibt als Reserve in F4.", ["BRIGADE jamin: INTENT ADVANCE F4"]),
    ],
)
def test_who_is_in_reserve_in_a_square_goes_there(of: tuple[str, str], said: str, meant: list[str]) -> None:
    assert done(said, of) == meant
    assert not asked(said, of)


@pytest.mark.parametrize(
    ("of", "said", "meant"),
    [
        (ALLIED_SECOND, "5M passt auf Bijleveld auf.", ["5M: MOVE TO 64.8,93.8"]),
        (ALLIED_SECOND, "Das 2/2Nas gibt Stevenart Deckung.", ["2/2Nas: MOVE TO 53.6,80.6"]),
        (ALLIED_SECOND, "3/2Nas sichert die Batterie Stevenart.", ["3/2Nas: MOVE TO 53.6,80.6"]),
        (FRENCH, "Campi sichert Husson.", ["BRIGADE campi: INTENT SUPPORT husson"]),
        (FRENCH, "Wathiez deckt den Rückzug von Husson.", ["BRIGADE wathiez: INTENT SUPPORT husson"]),
        (FRENCH, "Wathiez covers the retreat of Husson.", ["BRIGADE wathiez: INTENT SCREEN husson"]),
        (FRENCH, "Wathiez couvre la retraite de Husson.", ["BRIGADE wathiez: INTENT SCREEN husson"]),
    ],
)
def test_who_guards_somebody_goes_behind_him(of: tuple[str, str], said: str, meant: list[str]) -> None:
    assert done(said, of) == meant
    assert not asked(said, of)


@pytest.mark.parametrize(
    ("of", "said", "meant"),
    [
        (
            ALLIED_SECOND,
            "Das 7L kommt auf der Chaussee herunter und stellt sich links neben Bijlevelds Batterie.",
            ["7L: MOVE TO 69.8,88.8"],
        ),
        (
            ALLIED_SECOND,
            "Das 7L geht die Straße hinunter und stellt sich rechts neben Bijleveld auf.",
            ["7L: MOVE TO 59.8,88.8"],
        ),
        (
            ALLIED_SECOND,
            "Das 7L zieht auf der Straße nach Süden und nimmt neben Bijleveld Aufstellung.",
            ["7L: MOVE TO 59.8,88.8"],
        ),
        (
            ALLIED_SECOND,
            "Das 7L marschiert über die Straße vor und stellt sich hinter Bijleveld.",
            ["7L: MOVE TO 64.8,93.8"],
        ),
        (
            ALLIED_SECOND,
            "Das 7L rückt entlang der Chaussee vor und geht links von Bijleveld in Stellung.",
            ["7L: MOVE TO 69.8,88.8"],
        ),
        (
            ALLIED_SECOND,
            "Das 7L kommt die Chaussee runter, links neben Bijlevelds Batterie.",
            ["7L: MOVE TO 69.8,88.8"],
        ),
        (ALLIED_SECOND, "Das 7L nimmt die Straße und stellt sich neben 5M.", ["7L: MOVE TO 57.8,79.7"]),
        (ALLIED_SECOND, "Das 7M marschiert auf der Straße weiter und geht dann nach F12.", ["7M: MOVE TO F12"]),
        (ALLIED_SECOND, "Das 7M kommt auf der Straße herüber und stellt sich hinter 8M.", ["7M: MOVE TO 45.5,107.5"]),
        (ALLIED_SECOND, "Das 7L benutzt die Straße und stellt sich neben 5M.", ["7L: MOVE TO 57.8,79.7"]),
        (ALLIED_SECOND, "7L geht zu 5M und stellt sich rechts daneben.", ["7L: MOVE TO 57.8,79.7"]),
        (
            ALLIED_SECOND,
            "3/2Nas rückt zur Batterie Stevenart vor und stellt sich links neben sie.",
            ["3/2Nas: MOVE TO 58.6,75.6"],
        ),
    ],
)
def test_the_way_on_a_road_is_no_place_of_its_own(of: tuple[str, str], said: str, meant: list[str]) -> None:
    assert done(said, of) == meant
    assert not asked(said, of)
