"""By gender: whom a French pronoun means of those told of before, who *himself* is, and whose march is covered."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import FRENCH, done

HUSSON = "La brigade Husson ira à Lairalle. Le 2/2L reste en I5. "
GAUTHIER = "Le général Foy fera avancer la brigade Gauthier vers la ferme. "


@pytest.mark.parametrize(
    "said",
    [
        "La brigade Campi la suivra pour la soutenir.",
        "La brigade Campi la suit.",
        "La brigade Campi marchera derrière elle.",
        "La brigade Campi se tiendra derrière celle-ci.",
        "Campi la soutiendra.",
    ],
)
def test_she_is_the_brigade(said: str) -> None:
    assert done(HUSSON + said, FRENCH)[-1] == "BRIGADE campi: INTENT SUPPORT husson"


def test_he_is_the_battalion() -> None:
    assert done(HUSSON + "La brigade Campi le soutiendra.", FRENCH)[-1] == "BRIGADE campi: INTENT SUPPORT 2/2L"


def test_names_that_do_not_tell_leave_it_as_it_is() -> None:
    assert done("Husson va à Lairalle. 2/2L reste en I5. Campi le suit.", FRENCH)[-1].endswith("SUPPORT 2/2L")


def test_she_is_no_general() -> None:
    said = "La brigade Gauthier avancera par la route. Le général Foy l'accompagnera. La brigade Jamin la suivra."
    assert done(said, FRENCH)[-1] == "BRIGADE jamin: INTENT SUPPORT gauthier"


def test_of_a_battery_and_a_battalion() -> None:
    said = "Le 1/92 ira en F6. La batterie 1/6FA tirera sur la batterie en F8. Le 2/92 le suivra."
    assert done(said, FRENCH)[-1] == "2/92: MOVE TO 53.5,50.2"


def test_as_the_one_who_does_something() -> None:
    said = HUSSON + "Elle formera le carré devant la cavalerie."
    assert done(said, FRENCH)[-1] == "STANDING husson vs cavalry: SQUARE"


def test_within_one_sentence() -> None:
    said = "La brigade Husson ira à Lairalle, le 2/2L couvrira sa marche et la brigade Campi la suivra."
    assert "BRIGADE campi: INTENT SUPPORT husson" in done(said, FRENCH)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (GAUTHIER + "Lui-même restera en F6.", "GENERAL Foy: MOVE TO F6"),
        (GAUTHIER + "Lui-même se tiendra auprès de Gauthier.", "GENERAL Foy: MOVE TO gauthier"),
        (
            "General Foy has Gauthier advance on the farm. He himself will stay with Jamin.",
            "GENERAL Foy: MOVE TO jamin",
        ),
        ("General Foy lässt die Brigade Gauthier vorrücken. Er selbst bleibt bei Jamin.", "GENERAL Foy: MOVE TO jamin"),
        ("Bachelu fait avancer Husson sur Lairalle. Lui-même reste en H4.", "GENERAL Bachelu: HOLD"),
    ],
)
def test_himself_is_he_who_has_others_move(said: str, meant: str) -> None:
    assert done(said, FRENCH)[-1] == meant


@pytest.mark.parametrize(
    "said",
    [
        "La brigade Husson ira à Lairalle. Le 2/2L couvrira sa marche en tirailleurs.",
        "Le 2/2L protégera l'avance de la brigade Husson en tirailleurs.",
        "Husson advances on Lairalle. 2/2L covers its march in skirmish order.",
        "2/2L screens the advance of Husson in skirmish order.",
        "Husson rückt auf Lairalle vor. Das 2/2L deckt den Vormarsch in Schützenlinie.",
    ],
)
def test_who_covers_a_march_goes_before_it(said: str) -> None:
    assert done(said, FRENCH)[-1] == "2/2L: FORM SKIRMISH; MOVE TO 79.5,46.6"


@pytest.mark.parametrize(
    "said", ["Hubert couvrira le mouvement de Husson.", "Hubert covers Husson's advance."]
)  # fmt: skip
def test_a_brigade_screens_as_brigades_do(said: str) -> None:
    assert done(said, FRENCH) == ["BRIGADE hubert: INTENT SCREEN husson"]


@pytest.mark.parametrize(
    "said",
    [
        "1/2L en tirailleurs pour ouvrir la marche",
        "1/2L in skirmish order to lead the way",
        "1/2L en tirailleurs devant les autres",
    ],
)
def test_to_open_a_march(said: str) -> None:
    assert done(f"BRIGADE Husson\n  INTENT ATTACK Lairalle\n  {said}", FRENCH)[-1].startswith(
        "1/2L: FORM SKIRMISH; MOVE TO 80"
    )


@pytest.mark.parametrize(
    "said",
    [
        "Le général Foy fera avancer la brigade Gauthier par la grand-route et attaquera la ferme de Gemioncourt.",
        "Foy fera marcher Gauthier le long de la route et s'emparera de la ferme.",
        "Foy will send Gauthier up the road and attack Gemioncourt.",
        "Foy schickt Gauthier die Straße hinauf und greift den Hof an.",
    ],
)
def test_the_way_there_is_no_question(said: str) -> None:
    assert done(said, FRENCH) == ["BRIGADE gauthier: INTENT ATTACK gemioncourt"]


@pytest.mark.parametrize(
    "said", ["Bachelu fait avancer Husson.", "Bachelu fera avancer la brigade Husson.", "Bachelu makes Husson advance."]
)
def test_who_is_made_to_advance_does(said: str) -> None:
    assert done(said, FRENCH) == ["BRIGADE husson: INTENT ADVANCE"]
