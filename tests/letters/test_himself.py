"""The writer himself: where he says that he will be, his own general rides, the one who signs or the highest."""

from __future__ import annotations

import pytest

from tests.letters.test_writers import FIXTURES, reader_of

STAYS = "GENERAL Ney: HOLD"
ENGLISH = "Gauthier holds.\n\n"
GERMAN = "Guten Abend, hier die Befehle.\n\nGauthier bleibt, wo er steht.\n\n"
FRENCH = "Bonsoir, voici mes ordres.\n\nGauthier reste où il est.\n\n"


def riding(text: str, side: str = "french", battle: str = "quatre-bras-1") -> list[str]:
    lines = reader_of(FIXTURES[battle], side)(text).sheet.lines
    return [line.normal for line in lines if line.normal.startswith("GENERAL")]


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        (ENGLISH + "I stay where I am.", STAYS),
        (ENGLISH + "I'll stay put.", STAYS),
        (ENGLISH + "I myself will be with Gauthier.", "GENERAL Ney: MOVE TO gauthier"),
        (ENGLISH + "I shall post myself directly in rear of the guns.", "GENERAL Ney: MOVE TO 65,37"),
        (ENGLISH + "I'm with Jamin.", "GENERAL Ney: MOVE TO jamin"),
        (ENGLISH + "You'll find me at Gauthier's.", "GENERAL Ney: MOVE TO gauthier"),
        (ENGLISH + "My own place is with Gauthier.", "GENERAL Ney: MOVE TO gauthier"),
        (GERMAN + "Ich bleibe, wo ich bin.", STAYS),
        (GERMAN + "Ich selbst befinde mich bei 7/2.", "GENERAL Ney: MOVE TO 7/2FA"),
        (GERMAN + "Ich selbst werde hinter Gemioncourt zu finden sein.", "GENERAL Ney: MOVE TO 63.4,71.3"),
        (GERMAN + "Mein Platz ist bei Gauthier.", "GENERAL Ney: MOVE TO gauthier"),
        (FRENCH + "Moi, je reste avec Gauthier.", "GENERAL Ney: MOVE TO gauthier"),
        (FRENCH + "Vous me trouverez auprès de Jamin.", "GENERAL Ney: MOVE TO jamin"),
        (FRENCH + "Mon PC est à F4.", "GENERAL Ney: MOVE TO F4"),
        (FRENCH + "Je reste où je suis.", STAYS),
    ],
)
def test_where_the_writer_will_be_his_general_rides(line: str, meant: str) -> None:
    assert riding(line) == [meant]


@pytest.mark.parametrize(
    "line",
    [
        ENGLISH + "I am in two minds about this.",
        ENGLISH + "I am on the train, so this is short.",
        GERMAN + "Ich bin mir da nicht sicher.",
        GERMAN + "Ich bin auf der Arbeit bis 6.",
        FRENCH + "Je suis d'accord avec vous.",
    ],
)
def test_what_the_writer_says_of_himself_beside_the_battle_moves_nobody(line: str) -> None:
    assert riding(line) == []


@pytest.mark.parametrize(
    ("ending", "who"),
    [
        ("\n\nPerponcher", "Perponcher"),
        ("\n\nYours ever,\nH. G. de Perponcher\n\n(Gwil here: was my last mail late?)", "Perponcher"),
        ("\n\nBest,\nTom", "Prince of Orange"),  # no letter from General Best
        ("", "Prince of Orange"),
    ],
)
def test_the_general_who_signs_is_he_who_writes(ending: str, who: str) -> None:
    said = riding(f"5M holds the farm.\n\nI am myself to be found with Stevenart.{ending}", "allied", "quatre-bras-2")
    assert said == [f"GENERAL {who}: MOVE TO stevenart"]


def test_nobody_is_asked_what_the_name_below_a_letter_shall_do() -> None:
    reading = reader_of(FIXTURES["quatre-bras-2"], "allied")("5M holds the farm.\n\nYours,\nWilliam, Prince of Orange")
    assert [line.normal for line in reading.sheet.lines] == ["5M: HOLD"]
    assert not reading.asked
