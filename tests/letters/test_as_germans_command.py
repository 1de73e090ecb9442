"""As Germans command: riflemen, fire until a battery is silent, who goes ahead, behind somebody or no farther."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED_SECOND, FRENCH, SECOND_TURN, asked, done


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("2/4HA beschießt die Schützen 27J.", "2/4HA: FIRE AT 27J"),
        ("18/6FA nimmt die Schützen (27J) unter Feuer.", "18/6FA: FIRE AT 27J"),
        ("2/4HA bekämpft die feindlichen Schützen in I8.", "2/4HA: FIRE AT 27J"),
        ("18/6FA beschießt stevenart, bis diese Batterie zum Schweigen gebracht ist.", "18/6FA: FIRE AT stevenart"),
        ("18/6FA feuert auf stevenart, bis dort keiner mehr schießt.", "18/6FA: FIRE AT stevenart"),
        ("1/6FA beschießt stevenart so lange, bis dort Ruhe ist.", "1/6FA: FIRE AT stevenart"),
        ("18/6FA und 1/6FA bringen stevenart zum Schweigen.", "18/6FA, 1/6FA: FIRE AT stevenart"),
        ("1/2L löst sich auf und geht nach H6.", "1/2L: FORM SKIRMISH; MOVE TO H6"),
        ("1/2L verteilt sich.", "1/2L: FORM SKIRMISH"),
        ("1/2L als Plänkler vorneweg.", "1/2L: FORM SKIRMISH; MOVE"),
        ("1/2L bleibt aufgelöst und geht vorneweg.", "1/2L: FORM SKIRMISH; MOVE"),
        ("1/2L bildet die Vorhut.", "1/2L: MOVE"),
    ],
)
def test_riflemen_and_who_fires_at_them(said: str, meant: str) -> None:
    assert done(said, FRENCH) == [meant]
    assert asked(said, FRENCH) == []


@pytest.mark.parametrize(
    "said",
    [
        "27J geht nach H9 und bleibt dabei so locker verteilt wie jetzt.",
        "27J geht nach H9 zurück und bleibt so aufgelöst wie jetzt.",
        "27J geht nach H9, in derselben lockeren Ordnung wie jetzt.",
        "27J geht nach H9 und bleibt weit auseinandergezogen.",
    ],
)
def test_who_stays_loose_is_formed_so(said: str) -> None:
    assert done(said, ALLIED_SECOND) == ["27J: MOVE TO H9; FORM SKIRMISH"]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Campi Front wieder nach Norden, dann hinter Husson her.", "BRIGADE campi: INTENT SUPPORT husson"),
        ("Campi: Front nach Norden, dann Husson hinterher.", "BRIGADE campi: INTENT SUPPORT husson"),
        ("Jamin in Linie, dann hinter Gauthier her.", "BRIGADE jamin: INTENT SUPPORT gauthier"),
        ("Wathiez reitet hinter Hubert her, lässt aber 15 cm Abstand.", "BRIGADE wathiez: INTENT SUPPORT hubert"),
        ("Wathiez hält sich bereit, Husson zu unterstützen.", "BRIGADE wathiez: INTENT SUPPORT husson"),
        ("Wathiez steht bereit, um Husson zu helfen.", "BRIGADE wathiez: INTENT SUPPORT husson"),
        ("Gauthier die Chaussee hoch bis hinter die 1/6FA, weiter nicht.", "BRIGADE gauthier: INTENT SUPPORT 1/6FA"),
        ("Gauthier die Straße rauf bis F5, weiter nicht.", "BRIGADE gauthier: INTENT ADVANCE F5"),
        ("Gauthier bis F5 und dann Schluss.", "BRIGADE gauthier: INTENT ADVANCE F5"),
        ("Hubert bleibt bei K7.", "BRIGADE hubert: INTENT HOLD"),
        ("Hubert geht nach K7 und sichert dort unsere rechte Flanke gegen Piraumont.",
         "BRIGADE hubert: INTENT SCREEN K7"),
        ("Husson stellt sich links und rechts von Lairalle auf.", "BRIGADE husson: INTENT ADVANCE lairalle"),
        ("Foy marschiert mit seiner ganzen Division auf Gemioncourt.", "DIVISION 9D: INTENT ADVANCE gemioncourt"),
        ("Foy soll mit seiner Division nach F6 gehen.", "DIVISION 9D: INTENT ADVANCE F6"),
        ("Foy soll seine ganze Division nach F6 führen.", "DIVISION 9D: INTENT ADVANCE F6"),
        ("Piré reitet mit seiner Division nach K7.", "DIVISION 2CD: INTENT ADVANCE K7"),
        ("Piré soll seine Reiter zusammenhalten und bei K6 sammeln.", "1Ch, 6Ch, 5Lan, 6Lan: MOVE TO K6"),
        ("Ney reitet zu Foy und schaut sich das an.", "GENERAL Ney: MOVE TO 55,45"),
        ("Wenn wir angegriffen werden, bilden wir Karree, aber nur gegen Reiter.", "STANDING ALL vs cavalry: SQUARE"),
    ],
)  # fmt: skip
def test_who_goes_with_whom_and_how_far(said: str, meant: str) -> None:
    assert done(said, SECOND_TURN) == [meant]
    assert asked(said, SECOND_TURN) == []


def test_who_goes_over_to_another_order_and_covers_the_front_of_his_brigade() -> None:
    said = (
        "Das Bataillon 1/2L geht davon abweichend in Schützenordnung über und deckt die Front der Brigade, "
        "etwa 10 cm vor den Kolonnen."
    )
    assert done(f"Die Brigade Husson rückt nach I6 vor.\n{said}", FRENCH)[1:] == [
        "1/2L: FORM SKIRMISH; MOVE TO 73.7,50.7"
    ]


@pytest.mark.parametrize(
    "said",
    [
        "Plänkler hauen ab, wenn sie einer anfällt.",
        "Plänkler gehen stiften, wenn ihnen einer zu nahe kommt.",
        "Plänkler verziehen sich, wenn jemand auf sie losgeht.",
        "Die Plänkler nehmen Reißaus, sobald sie jemand attackiert.",
        "Die Plänkler machen sich aus dem Staub, wenn man sie angreift.",
    ],
)
def test_skirmishers_run_when_they_are_attacked(said: str) -> None:
    assert done(said, SECOND_TURN) == ["STANDING ALL fall back: FALL BACK"]
    assert asked(said, SECOND_TURN) == []


@pytest.mark.parametrize(
    "said",
    [
        "Karrees sparen wir uns, der hat ja noch keine Gäule.",
        "Auf Karrees verzichten wir.",
        "Karree brauchen wir heute nicht.",
        "Karree ist überflüssig, der hat keine Reiter.",
        "Keine Karrees, der hat ja keine Kavallerie.",
    ],
)
def test_squares_that_one_does_without(said: str) -> None:
    assert done(said, SECOND_TURN) == ["STANDING ALL vs cavalry: STAND"]


@pytest.mark.parametrize(
    "said",
    [
        "Sollten die Franzosen bis an die Kanonen herankommen, dann sollen unsere Leute anspannen und machen, "
        "dass sie wegkommen.",
        "Wenn der Feind zu nahe kommt, sollen unsere Leute anspannen und abhauen.",
        "Kommen die Franzosen an die Geschütze heran, sollen die Männer aufprotzen und verschwinden.",
        "Falls die Geschütze angegriffen werden, sollen die Leute anspannen und weg damit.",
    ],
)
def test_our_people_beside_guns_are_their_gunners(said: str) -> None:
    assert done(said, ALLIED_SECOND) == ["STANDING bijleveld, stevenart limber and flee: FLEE"]
    assert asked(said, ALLIED_SECOND) == []


@pytest.mark.parametrize(
    "said",
    [
        "Wird Husson zurückgedrängt, geht er nach I4.",
        "Wird Husson zurückgeworfen, geht er bis I4 zurück.",
        "Wenn Husson geworfen wird, geht er nach I4 zurück.",
        "If Husson is beaten, he goes back to I4.",
        "Nach dem Feuer der Batterien gehen Husson und Campi gleichzeitig vor.",
    ],
)
def test_what_comes_of_a_defeat_or_a_bombardment_is_asked_about(said: str) -> None:
    assert done(said, FRENCH) == []
    assert len(asked(said, FRENCH)) == 1
