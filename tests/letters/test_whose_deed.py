"""French and German sentences whose deed is not that of whoever their words look like."""

from __future__ import annotations

import pytest

from tests.letters.test_foreign_idioms import read
from tests.letters.test_writers import FIXTURES, reader_of


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        # a square of the map, called as the formation is
        ("1/92 avance dans le carré F6.", ["1/92: MOVE TO F6"]),
        ("1/92 va jusqu'au carré F6.", ["1/92: MOVE TO F6"]),
        ("1/92 rückt bis ins Karree F6 vor.", ["1/92: MOVE TO F6"]),
        ("Qui | Quoi | Où\n1/92 | avance | carré F6", ["1/92: MOVE TO F6"]),
        ("Wer | Was | Wohin\n1/92 | rückt vor | Karree F6", ["1/92: MOVE TO F6"]),
        ("1/92 va en F6 et forme le carré.", ["1/92: FORM SQUARE; MOVE TO F6"]),
        # how many are enough
        ("2/2L reste en colonne, un seul bataillon en tirailleurs suffit.", ["2/2L: FORM COLUMN; HOLD"]),
        ("2/2L bleibt in Kolonne, ein Bataillon als Plänkler genügt.", ["2/2L: FORM COLUMN; HOLD"]),
        ("2/2L bleibt in Kolonne, ein Bataillon in Plänklern reicht.", ["2/2L: FORM COLUMN; HOLD"]),
        ("Un seul bataillon en tirailleurs suffit.", []),
        # second thoughts
        ("1/2L va en F6. Réflexion faite, 1/2L va en G6.", ["1/2L: MOVE TO G6"]),
        ("1/2L va en F6. Tout bien réfléchi, 1/2L reste où il est.", ["1/2L: HOLD"]),
        # a general, nearer to one of his own brigades
        ("Bachelu se rapproche de Husson.", ["GENERAL Bachelu: MOVE TO husson"]),
        ("Bachelu se rapproche de Husson, I5.", ["GENERAL Bachelu: MOVE TO I5"]),
        ("Foy s'approche de Gauthier.", ["GENERAL Foy: MOVE TO gauthier"]),
        ("Foy nähert sich Gauthier.", ["GENERAL Foy: MOVE TO gauthier"]),
        # a place behind the enemies who are passed
        ("Hubert avance vers 27J jusqu'en J8.", ["BRIGADE hubert: INTENT ADVANCE J8"]),
        ("2/92 passe en seconde ligne, derrière 1/92.", ["2/92: MOVE TO 46.8,29"]),
    ],
)
def test_of_the_french(line: str, meant: list[str]) -> None:
    assert read(line) == meant


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        # behind whom somebody else stands
        (
            "La 5e milice reste dans la ferme. Derrière elle, Bijleveld tire sur 7/2FA.",
            ["5M: HOLD", "bijleveld: FIRE AT 7/2FA"],
        ),
        (
            "La 5e milice reste dans la ferme. Derrière elle, Bijleveld ne change pas de place.",
            ["5M: HOLD", "bijleveld: HOLD"],
        ),
        ("La 5e milice reste dans la ferme. Derrière elle, la 8e milice.", ["5M: HOLD", "8M: MOVE TO 62.8,84.7"]),
        ("5M bleibt im Hof. Hinter ihr, Bijleveld bleibt stehen.", ["5M: HOLD", "bijleveld: HOLD"]),
        # the number of a row
        ("16. Oranien nach La Bergerie.", ["GENERAL Prince of Orange: MOVE TO bergerie"]),
        ("16  Oranien  weg von der Front, nach La Bergerie", ["GENERAL Prince of Orange: MOVE TO bergerie"]),
        # no general of the field
        ("Mes élèves sont à Gemioncourt.", []),
    ],
)
def test_of_the_allies(line: str, meant: list[str]) -> None:
    assert read(line, 2, "allied") == meant


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        (
            "Nous tenons la pointe du bois aussi longtemps que possible, messieurs.\nLe 3/2 Nassau passe en seconde\n"
            "ligne, derrière 2/2Nas.",
            ["3/2Nas: MOVE TO 45.9,73.7"],
        ),
        ("5M bleibt im Hof. Hinter ihm schießt Bijleveld auf 7/2FA.", ["5M: HOLD", "bijleveld: FIRE AT 7/2FA"]),
        ("5M bleibt im Hof. Hinter ihm steht Bijleveld.", ["5M: HOLD", "bijleveld: HOLD"]),
    ],
)
def test_of_lines_that_go_on(text: str, meant: list[str]) -> None:
    assert read(text, 2, "allied") == meant


def test_a_place_level_with_guns_and_beside_a_road_is_asked_about() -> None:
    told = reader_of(FIXTURES["quatre-bras-2"], "allied")(
        "Le 7e de ligne descend jusqu'à hauteur de Bijleveld, à l'ouest de la route."
    )
    assert not told.sheet.lines
    assert told.asked


@pytest.mark.parametrize(
    "text",
    [
        "12  beide Batterien  wenn Infanterie näher als 10: aufprotzen und zurück zur Bergerie",
        "12 beide Batterien wenn Infanterie kommt: zurück zur Bergerie",
        "12 bijleveld si l'infanterie approche : repli sur La Bergerie",
    ],
)
def test_the_number_of_a_row_drops_no_condition(text: str) -> None:
    assert not [line for line in read(text, 2, "allied") if "REDEPLOY" in line]


@pytest.mark.parametrize(
    "line",
    [
        "Gauthier attacks Gemioncourt. Jamin supports the attack.",
        "Gauthier greift Gemioncourt an. Jamin unterstützt den Angriff.",
        "Gauthier attaque Gemioncourt. Jamin appuie l'attaque.",
        "Gauthier attaque Gemioncourt. Jamin soutient l'attaque par la droite.",
        "Gauthier attaque Gemioncourt, Jamin appuie l'attaque à droite.",
    ],
)
def test_who_supports_the_attack_supports_him_who_attacks(line: str) -> None:
    assert read(line) == ["BRIGADE gauthier: INTENT ATTACK gemioncourt", "BRIGADE jamin: INTENT SUPPORT gauthier"]
