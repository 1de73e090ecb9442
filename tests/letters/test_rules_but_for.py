"""Rules of conduct that are for all but some, for part of an arm, or told two in a sentence."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED_SECOND, FRENCH, asked, done


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "All guns fire at will, except 18/6FA.",
            ["STANDING 9D/artillery, lefebvre/artillery, 2/4HA fire at will: ALWAYS"],
        ),
        (
            "All guns fire at will but not the 18/6FA.",
            ["STANDING 9D/artillery, lefebvre/artillery, 2/4HA fire at will: ALWAYS"],
        ),
        (
            "Alle Geschütze feuern nach Belieben, außer 18/6FA.",
            ["STANDING 9D/artillery, lefebvre/artillery, 2/4HA fire at will: ALWAYS"],
        ),
        ("Everyone forms square against horse, except Campi.", ["STANDING husson, gauthier, jamin vs cavalry: SQUARE"]),
        (
            "Everyone forms square against horse, Campi excepted.",
            ["STANDING husson, gauthier, jamin vs cavalry: SQUARE"],
        ),
        (
            "Except for Campi, everyone forms square against horse.",
            ["STANDING husson, gauthier, jamin vs cavalry: SQUARE"],
        ),
        (
            "Toute l'infanterie forme le carré contre la cavalerie, sauf le 1/92 et le 2/92.",
            ["STANDING 1/92, 2/92 vs cavalry: STAND", "STANDING ALL vs cavalry: SQUARE"],
        ),
        (
            "Nobody charges, except Wathiez.",
            ["STANDING husson, campi, gauthier, jamin, hubert, light-cavalry opportunity charge: NEVER"],
        ),
        (
            "Nobody but Wathiez charges.",
            ["STANDING husson, campi, gauthier, jamin, hubert, light-cavalry opportunity charge: NEVER"],
        ),
        (
            "Personne sauf Wathiez ne charge.",
            ["STANDING husson, campi, gauthier, jamin, hubert, light-cavalry opportunity charge: NEVER"],
        ),
        (
            "Only Wathiez may charge.",
            [
                "STANDING husson, campi, gauthier, jamin, hubert, light-cavalry opportunity charge: NEVER",
                "STANDING wathiez opportunity charge: ALWAYS",
            ],
        ),
        (
            "Nur Wathiez darf attackieren.",
            [
                "STANDING husson, campi, gauthier, jamin, hubert, light-cavalry opportunity charge: NEVER",
                "STANDING wathiez opportunity charge: ALWAYS",
            ],
        ),
        (
            "Seul Wathiez peut charger.",
            [
                "STANDING husson, campi, gauthier, jamin, hubert, light-cavalry opportunity charge: NEVER",
                "STANDING wathiez opportunity charge: ALWAYS",
            ],
        ),
    ],
)
def test_a_rule_is_not_for_those_left_out_of_it(said: str, meant: list[str]) -> None:
    assert done(said, FRENCH) == meant
    assert not asked(said, FRENCH)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("The lancers may charge if they get the chance.", ["STANDING 5Lan, 6Lan opportunity charge: ALWAYS"]),
        (
            "The lancers and the chasseurs may charge if they get the chance.",
            ["STANDING 5Lan, 6Lan, 1Ch, 6Ch opportunity charge: ALWAYS"],
        ),
        (
            "The lancers or Hubert's men may charge if they get the chance.",
            ["STANDING 5Lan, 6Lan, 1Ch, 6Ch opportunity charge: ALWAYS"],
        ),
        (
            "The Guard cavalry and Hubert don't charge by themselves.",
            ["STANDING GCh, GLan, 1Ch, 6Ch opportunity charge: NEVER"],
        ),
        ("The 5th Lancers and Hubert never charge.", ["STANDING 5Lan, 1Ch, 6Ch opportunity charge: NEVER"]),
        ("The foot batteries fire at will.", ["STANDING 18/6FA, 1/6FA, 7/2FA fire at will: ALWAYS"]),
        (
            "The light infantry and the 61st form square if cavalry charges.",
            ["STANDING 1/2L, 2/2L, 3/2L, 4/2L, 1/4L, 2/4L, 3/4L, 1/61, 2/61 vs cavalry: SQUARE"],
        ),
        ("The 5th Lancers and Hubert go to K5.", ["5Lan, 1Ch, 6Ch: MOVE TO K5"]),
    ],
)
def test_who_is_called_by_part_of_an_arm_is_bound_alone(said: str, meant: list[str]) -> None:
    assert done(said, FRENCH) == meant
    assert not asked(said, FRENCH)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "If somebody charges Hubert he is to counter-charge, but no charging off on his own account.",
            ["STANDING hubert counter charge: ALWAYS", "STANDING hubert opportunity charge: NEVER"],
        ),
        (
            "Wathiez may charge at any opportunity, but no pursuit.",
            ["STANDING wathiez opportunity charge: ALWAYS", "STANDING wathiez breakthrough: STOP"],
        ),
        (
            "The infantry forms square against cavalry, but nobody pursues.",
            ["STANDING ALL vs cavalry: SQUARE", "STANDING ALL breakthrough: STOP"],
        ),
    ],
)
def test_two_rules_stand_in_one_sentence(said: str, meant: list[str]) -> None:
    assert done(said, FRENCH) == meant
    assert not asked(said, FRENCH)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Bijleveld fires at infantry only.",
            ["STANDING bijleveld fire at will: NEVER", "STANDING bijleveld fire at will: ALWAYS IF TARGET INFANTRY"],
        ),
        (
            "Bijleveld should fire at infantry only and ignore their guns.",
            ["STANDING bijleveld fire at will: NEVER IF TARGET ARTILLERY"],
        ),
        (
            "All guns fire at infantry only.",
            [
                "STANDING bijleveld, stevenart fire at will: NEVER",
                "STANDING bijleveld, stevenart fire at will: ALWAYS IF TARGET INFANTRY",
            ],
        ),
        (
            "Die gesamte Artillerie schießt nur auf Infanterie.",
            [
                "STANDING bijleveld, stevenart fire at will: NEVER",
                "STANDING bijleveld, stevenart fire at will: ALWAYS IF TARGET INFANTRY",
            ],
        ),
        (
            "Stevenart fires at their guns only.",
            ["STANDING stevenart fire at will: NEVER", "STANDING stevenart fire at will: ALWAYS IF TARGET ARTILLERY"],
        ),
        ("The guns never fire at infantry.", ["STANDING bijleveld, stevenart fire at will: NEVER IF TARGET INFANTRY"]),
    ],
)
def test_who_is_fired_at_alone(said: str, meant: list[str]) -> None:
    assert done(said, ALLIED_SECOND) == meant
    assert not asked(said, ALLIED_SECOND)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "5M forms square if cavalry comes, otherwise it holds the farm.",
            ["STANDING 5M vs cavalry: SQUARE", "5M: HOLD"],
        ),
        ("5M bildet Karree gegen Kavallerie, sonst hält es den Hof.", ["STANDING 5M vs cavalry: SQUARE", "5M: HOLD"]),
        (
            "Le 5M forme le carré contre la cavalerie, sinon il tient la ferme.",
            ["STANDING 5M vs cavalry: SQUARE", "5M: HOLD"],
        ),
        ("27J: evade if charged, otherwise hold.", ["STANDING 27J fall back: FALL BACK", "27J: HOLD"]),
        (
            "8M forms square if horse comes, if not it stays in line.",
            ["STANDING 8M vs cavalry: SQUARE", "8M: FORM LINE; HOLD"],
        ),
    ],
)
def test_what_they_do_otherwise(said: str, meant: list[str]) -> None:
    assert done(said, ALLIED_SECOND) == meant
    assert not asked(said, ALLIED_SECOND)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Husson darf nachsetzen, wenn er gewinnt. Das andere Fußvolk bleibt nach einem Sieg stehen.",
         "STANDING campi, gauthier, jamin breakthrough: STOP"),
        ("Husson may pursue if he wins. The other infantry does not pursue.",
         "STANDING campi, gauthier, jamin breakthrough: STOP"),
        ("Husson poursuit s'il gagne. Le reste de l'infanterie ne poursuit pas.",
         "STANDING campi, gauthier, jamin breakthrough: STOP"),
        ("Hubert darf verfolgen. Die restliche Kavallerie verfolgt nicht.",
         "STANDING wathiez, light-cavalry breakthrough: STOP"),
        ("Hubert never counter charges. All the other cavalry counter charges.",
         "STANDING wathiez, light-cavalry counter charge: ALWAYS"),
        ("18/6FA feuert auf 5M. Die übrigen Batterien feuern nach eigenem Ermessen.",
         "STANDING 9D/artillery, lefebvre/artillery, 2/4HA fire at will: ALWAYS"),
    ],
)  # fmt: skip
def test_a_rule_for_the_others_of_an_arm_is_not_for_those_told_of_before(said: str, meant: str) -> None:
    assert done(said, FRENCH)[-1] == meant


BUT_FOR_BOTH = ["STANDING 27J, 5M vs cavalry: STAND", "STANDING ALL vs cavalry: SQUARE"]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("If cavalry come at them the infantry form square, the Jägers and 5M excepted.", BUT_FOR_BOTH),
        (
            "The infantry form square if cavalry come at them, the Jägers and the garrison of the farm excepted.",
            BUT_FOR_BOTH,
        ),
        ("When horse approaches all battalions form square, but not 27J and the farm's garrison.", BUT_FOR_BOTH),
        (
            "Let it be this, then: if cavalry come at them the infantry form square, the Jägers and the garrison of "
            "the farm excepted (the former cannot and the latter have a wall to lean on), and no battalion, whatever "
            "it may have beaten, is to go off in pursuit.",
            [*BUT_FOR_BOTH, "STANDING ALL breakthrough: STOP"],
        ),
        (
            "Whenever cavalry charges all infantry forms square (except 27J).",
            ["STANDING 5M, 8M, 7L, 7M, 1/2Nas, 2/2Nas, 3/2Nas, 1/28Ora, 2/28Ora vs cavalry: SQUARE"],
        ),
    ],
)
def test_who_is_left_out_behind_a_case_forms_no_square(said: str, meant: list[str]) -> None:
    assert (done(said, ALLIED_SECOND), asked(said, ALLIED_SECOND)) == (meant, [])
