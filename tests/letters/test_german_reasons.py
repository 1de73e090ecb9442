"""What is said of somebody before a pronoun that is told something, and whom a pronoun before its verb means."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED, SECOND_TURN, asked, done


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Der Gegner ist schwach, deshalb soll Gauthier angreifen.", "BRIGADE gauthier: INTENT ATTACK"),
        ("Der Feind ist stark, deshalb bleibt Campi stehen.", "BRIGADE campi: INTENT HOLD"),
        ("Der Gegner hat nur zwei Batterien, also schießt 1/6FA auf stevenart.", "1/6FA: FIRE AT stevenart"),
        ("L'ennemi est faible, donc Gauthier attaque.", "BRIGADE gauthier: INTENT ATTACK"),
        ("2/4HA hat hier kein Schussfeld und fährt deshalb nach J6.", "2/4HA: REDEPLOY TO J6"),
        ("Weil Husson zu weit vorn steht, soll er nach I5.", "BRIGADE husson: INTENT ADVANCE I5"),
        ("Letztes Mal ist Campi zu spät gekommen, diesmal geht er nach J5.", "BRIGADE campi: INTENT ADVANCE J5"),
        ("Husson und Campi gehören zusammen, also bleibt Campi hinter ihm.", "BRIGADE campi: INTENT SUPPORT husson"),
        ("Ich habe Angst um Campi, der soll nach J5.", "BRIGADE campi: INTENT ADVANCE J5"),
        ("Zur Batterie 1/6FA: die schießt auf stevenart.", "1/6FA: FIRE AT stevenart"),
        ("Deshalb bildet 1/92 Linie.", "1/92: FORM LINE"),
    ],
)  # fmt: skip
def test_a_reason_is_noted_and_the_rest_is_done(said: str, meant: str) -> None:
    assert done(said, SECOND_TURN) == [meant]
    assert not asked(said, SECOND_TURN)


@pytest.mark.parametrize(
    "said",
    [
        "Gauthier geht nach G6. Jamin soll ihn unterstützen.",
        "Gauthier geht nach G6. Jamin unterstützt ihn.",
        "Gauthier geht nach G6. Jamin soll ihn decken.",
        "Gauthier va en G6. Jamin doit le soutenir.",
        "Gauthier va en G6. Jamin le soutient.",
        "Gauthier goes to G6. Jamin is to support him.",
    ],
)
def test_a_pronoun_before_or_behind_its_verb_is_whom_somebody_helps(said: str) -> None:
    assert done(said, SECOND_TURN) == ["BRIGADE gauthier: INTENT ADVANCE G6", "BRIGADE jamin: INTENT SUPPORT gauthier"]
    assert not asked(said, SECOND_TURN)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Husson besetzt Lairalle und hält es.", ["BRIGADE husson: INTENT ADVANCE lairalle"]),
        ("Husson ist vorn. Campi geht nach J5.", ["BRIGADE campi: INTENT ADVANCE J5"]),
        ("1/92 hat es am schwersten. 2/92 geht nach G6.", ["2/92: MOVE TO G6"]),
        ("Campi geht nach J5.\n\nLG\nJonas", ["BRIGADE campi: INTENT ADVANCE J5"]),
    ],
)
def test_what_only_tells_moves_nobody(said: str, meant: list[str]) -> None:
    assert done(said, SECOND_TURN) == meant


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("2/28Ora langweilt sich in Quatre-Bras, es könnte nach La Bergerie marschieren.", "2/28Ora: MOVE TO bergerie"),
        ("Zu den Generälen: Bijlandt reitet zu 5M. Saxe-Weimar kann bleiben, wo er ist.", "GENERAL Saxe-Weimar: HOLD"),
        ("As for the generals: Bijlandt rides to 5M. Saxe-Weimar can stay where he is.", "GENERAL Saxe-Weimar: HOLD"),
        ("1/2Nas geht 6 cm zurück, und 2/2Nas übernimmt seinen Platz.", "2/2Nas: MOVE TO 36,59.2"),
        ("Bijleveld fährt nach G11. So weit vorn nützt er mir nichts, und pferdebespannt ist er ja schnell wieder da.",
         "bijleveld: REDEPLOY TO G11"),
    ],
)  # fmt: skip
def test_more_of_what_is_said_around_orders(said: str, meant: str) -> None:
    assert done(said, ALLIED)[-1] == meant
    assert not asked(said, ALLIED)


def test_horse_that_attacks_him_is_not_his_own() -> None:
    said = "Wenn Kavallerie 5M angreift, bildet es Karree."
    assert done(said, ALLIED) == ["STANDING 5M vs cavalry: SQUARE"]
    assert not asked(said, ALLIED)
