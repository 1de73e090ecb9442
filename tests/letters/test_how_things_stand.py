"""How troops stand is no order, nor why others must be gone; what is to be done about it stands behind."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED, ALLIED_SECOND, SECOND_TURN, asked, done


@pytest.mark.parametrize(
    "said",
    [
        "Das 7. Milizbataillon nützt mir dort draußen auf der Straße nach Nivelles nichts.",
        "The 7th Militia is no use to me out there on the road to Nivelles.",
        "Le 7e de milice ne me sert à rien là-bas sur la route de Nivelles.",
        "Das 8. Milizbataillon taugt da hinten im Wald wenig.",
        "Die 27. Jäger stehen mir zu weit draußen, die französischen Reiter in K4 könnten sie dort leicht überrennen.",
        "The 27th Jägers are too far out for my liking, the French horse in K4 could easily ride them down.",
        "Les 27e chasseurs sont trop loin devant, les cavaliers français en K4 pourraient les sabrer.",
        "27J steht laut Karte in I8, das ist mir zu weit vorn.",
        "7L schaut gerade nach Westen.",
        "7L is facing west for some reason.",
        "Stevenart hat ein schönes Schussfeld.",
        "Stevenart has a good field of fire.",
        "La batterie de Stevenart a un bon champ de tir.",
        "Mir ist klar, dass 7M mit 6 cm pro Runde nicht gleich ankommt, das ist nur das Ziel.",
        "Sehr geehrter Herr Kollmann,",
    ],
)
def test_how_they_stand_is_no_order(said: str) -> None:
    assert done(said, ALLIED) == []
    assert not asked(said, ALLIED)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("7L schaut nach Westen.", ["7L: FACE W"]),
        ("7L faces west.", ["7L: FACE W"]),
        ("Ich weiß, dass 27J weit draußen steht, es bleibt trotzdem dort.", ["27J: HOLD"]),
        ("27J steht zu weit vorn. Es geht 6 cm nach Norden zurück.", ["27J: MOVE TO 82,84"]),
        ("3/2Nas geht nach E8, Front Süd (im Moment schaut es nach Südwesten).", ["3/2Nas: MOVE TO E8; FACE S"]),
        ("3/2Nas moves to E8 and faces south (it is facing south-west at the moment).", ["3/2Nas: MOVE TO E8; FACE S"]),
        ("Le 3/2Nas va en E8, face au sud (en ce moment il regarde au sud-ouest).", ["3/2Nas: MOVE TO E8; FACE S"]),
    ],
)
def test_what_is_to_be_done_is(said: str, meant: list[str]) -> None:
    assert done(said, ALLIED) == meant


@pytest.mark.parametrize(
    "said",
    [
        "1/6FA und 7/2FA schießen auf stevenart. Die müssen weg bevor der Gauthier da vorn hinkommt.",
        "1/6FA and 7/2FA fire at stevenart. They must be gone before Gauthier gets there.",
        "1/6FA et 7/2FA tirent sur stevenart. Il faut qu'ils soient partis avant que Gauthier arrive.",
    ],
)
def test_those_must_go_who_are_fired_at(said: str) -> None:
    assert done(said, SECOND_TURN) == ["1/6FA, 7/2FA: FIRE AT stevenart"]
    assert not asked(said, SECOND_TURN)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Perponcher reitet 5 cm nach Südwesten in den Wald.", ["GENERAL Perponcher: MOVE TO 45.3,76.1"]),
        ("Perponcher rides 5 cm south-west into the wood.", ["GENERAL Perponcher: MOVE TO 45.3,76.1"]),
        ("Perponcher va 5 cm au sud-ouest dans le bois.", ["GENERAL Perponcher: MOVE TO 45.3,76.1"]),
        ("27J geht 10 cm nach Norden hinter den Bach.", ["27J: MOVE TO 82,88"]),
        ("27J geht 10 cm nach Norden zurück und behält die Front nach Süden.", ["27J: MOVE TO 82,88; FACE S"]),
    ],
)
def test_so_far_that_way_is_where_they_go(said: str, meant: list[str]) -> None:
    assert done(said, ALLIED) == meant


@pytest.mark.parametrize(
    "said",
    [
        "Bachelu reitet zum Campi in den Wald.",
        "Bachelu rides over to Campi in the wood.",
        "Bachelu va rejoindre Campi dans le bois.",
    ],
)
def test_a_general_rides_to_those_in_the_wood_where_they_stand(said: str) -> None:
    assert done(said, SECOND_TURN) == ["GENERAL Bachelu: MOVE TO campi"]


@pytest.mark.parametrize(
    "said",
    [
        "Kommt feindliche Infanterie näher als 10 cm heran, so geht 1/2Nas bis D7 zurück.",
        "If enemy infantry comes closer than 10 cm, 1/2Nas goes back through the wood to D7.",
        "Si de l'infanterie ennemie approche à moins de 10 cm, le 1/2Nas recule jusqu'en D7.",
    ],
)
def test_foot_that_comes_so_near_is_no_charge(said: str) -> None:
    assert done(said, ALLIED) == []
    assert asked(said, ALLIED)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Wenn der Feind 1/2Nas angreift, geht es zurück.", ["STANDING 1/2Nas fall back: FALL BACK"]),
        ("Wenn die Franzosen das 5M angreifen, geht es zurück.", ["STANDING 5M fall back: FALL BACK"]),
        ("Wenn Kavallerie 27J angreift, geht es zurück.", ["STANDING 27J fall back: FALL BACK"]),
        (
            "Stevenart bleibt. Kommt Kavallerie an eine der Batterien heran, protzt sie auf und haut ab.",
            ["stevenart: HOLD", "STANDING bijleveld, stevenart limber and flee: FLEE"],
        ),
        (
            "Stevenart stays. If cavalry comes near one of the batteries, it limbers up and leaves.",
            ["stevenart: HOLD", "STANDING bijleveld, stevenart limber and flee: FLEE"],
        ),
        ("Wenn Kavallerie ein Bataillon angreift, bildet es Karree.", ["STANDING ALL vs cavalry: SQUARE"]),
    ],
)
def test_a_case_is_for_those_of_whom_it_tells(said: str, meant: list[str]) -> None:
    assert done(said, ALLIED) == meant


@pytest.mark.parametrize(
    "said",
    [
        "2/2Nas back to E8. 1/6FA is nearly on top of them where they are.",
        "2/2Nas back to E8. 1/6FA is right in front of them.",
        "2/2Nas back to E8. 1/92e is all over them.",
        "2/2Nas back to E8, 1/6FA is too close for comfort.",
        "2/2Nas back to E8, the guns are too close.",
        "2/2Nas: back over the brook to E8 (too exposed)",
        "2/2Nas = back over the brook to E8 (much too far forward where it is)",
        "2/2Nas geht nach E8 zurück. 1/6FA steht fast auf ihnen.",
        "2/2Nas recule en E8 (trop exposé)",
    ],
)
def test_who_is_too_near_is_told_of_and_goes_nowhere(said: str) -> None:
    assert done(said, ALLIED_SECOND) == ["2/2Nas: MOVE TO E8"]


def test_what_follows_from_it_is_still_read() -> None:
    said = "27J to I9, 1Ch is too close, so stay in skirmish order"
    assert done(said, ALLIED_SECOND) == ["27J: MOVE TO I9; FORM SKIRMISH"]


@pytest.mark.parametrize(
    "said",
    [
        "Perponcher - rides to E8 (1/2Nas cannot hear him at present)",
        "Perponcher to E8 (3/2Nas is out of command)",
        "Perponcher rides to E8, 1/2Nas can't hear him from where he is",
        "Perponcher reitet nach E8, 1/2Nas hört ihn nicht",
        "Perponcher va en E8 (le 1/2Nas n'entend personne)",
    ],
)
def test_who_cannot_hear_his_general_is_why_that_rides_there(said: str) -> None:
    assert done(said, ALLIED_SECOND) == ["GENERAL Perponcher: MOVE TO E8"]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("nobody chases. None of them.", ["STANDING ALL breakthrough: STOP"]),
        ("nobody chases. Not even the cavalry.", ["STANDING ALL breakthrough: STOP"]),
        ("5M stays. No exceptions.", ["5M: HOLD"]),
        ("No pursuit. This holds for everyone but the Brunswickers.", ["STANDING ALL breakthrough: STOP"]),
        ("Infantry squares up if horse charges. That goes for everyone but 1/2Nas, which stands.",
         ["STANDING ALL vs cavalry: SQUARE", "STANDING 1/2Nas vs cavalry: STAND"]),
        ("Infantry forms square if cavalry comes at it. That goes for everyone except 27J, who fall back if charged.",
         ["STANDING ALL vs cavalry: SQUARE", "STANDING 27J fall back: FALL BACK"]),
        ("Where there is nothing beside it I have nothing to add, they carry on as they are.", []),
        ("plan = hang on to gemioncourt till picton turns up", []),
        ("Not here yet\nKempt: to Quatre-Bras", ["BRIGADE kempt: INTENT ADVANCE quatre-bras"]),
    ],
)  # fmt: skip
def test_how_earnestly_a_rule_is_meant_is_no_order(said: str, meant: list[str]) -> None:
    assert done(said, ALLIED_SECOND) == meant


def test_how_near_somebody_is_in_brackets_is_not_how_far_he_goes() -> None:
    assert done("27J falls back to H9 (only 9 cm from 6Ch)", ALLIED_SECOND) == ["27J: MOVE TO H9"]
