"""What papers and other people say, whom a denial is for, and what a rule of pursuit need not wait for."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import FRENCH, SECOND_TURN, asked, done

STOP = ["STANDING hubert breakthrough: STOP"]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("D'après votre tableau, ses derniers bataillons échappent de peu à Reille ; Reille recule donc jusqu'en G3.",
         ["GENERAL Reille: MOVE TO G3"]),
        ("According to your table Campi is out of reach; Bachelu rides to I4.", ["GENERAL Bachelu: MOVE TO I4"]),
        ("Laut Ihrer Tabelle ist Campi zu weit weg, also reitet Bachelu nach I4.", ["GENERAL Bachelu: MOVE TO I4"]),
        ("Reille geht daher nach G3.", ["GENERAL Reille: MOVE TO G3"]),
        ("Reille se rapproche de Gauthier, mettons en F4.", ["GENERAL Reille: MOVE TO F4"]),
        ("1/2L recule, mettons de 3 cm.", ["1/2L: STEP BACK 3"]),
        ("Il m'a juste dit : prendre la ferme de Gemioncourt, et ne pas abîmer la Garde.", []),
        ("He just told me: take the farm, and do not waste the Guard.", []),
        ("Il m'a juste dit : Gauthier prend la ferme.", ["BRIGADE gauthier: INTENT ATTACK gemioncourt"]),
        ("Il m'a juste dit : mettre 1/2L en H7.", ["1/2L: MOVE TO H7"]),
        ("D'après votre tableau, Campi est trop loin ; il va en I5.", ["BRIGADE campi: INTENT ADVANCE I5"]),
    ],
)  # fmt: skip
def test_what_is_read_or_told_is_not_done(said: str, meant: list[str]) -> None:
    assert done(said, FRENCH) == meant
    assert not asked(said, FRENCH)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Ni GCh ni GLan ne bougent.", ["GCh, GLan: HOLD"]),
        ("Ni les cavaliers (GCh, GLan) ni leurs deux batteries ne bougent.",
         ["GCh, GLan, 1/guard-artillery, 2/guard-artillery: HOLD"]),
        ("Ni Hubert ni Wathiez ne chargent.", ["STANDING hubert, wathiez opportunity charge: NEVER"]),
        ("2/61 ne part pas avec les autres, il reste où il est, au cas où.", ["2/61: HOLD"]),
        ("2/61 bleibt stehen, für alle Fälle.", ["2/61: HOLD"]),
        ("Hubert ne charge personne sans que je le dise.", ["STANDING hubert opportunity charge: NEVER"]),
        ("Hubert ne charge pas tant que je ne le dis pas.", ["STANDING hubert opportunity charge: NEVER"]),
        ("Hubert doesn't charge without my saying so.", ["STANDING hubert opportunity charge: NEVER"]),
        ("Les petits canons à cheval 2/4HA vont en J6.", ["2/4HA: REDEPLOY TO J6"]),
        ("1/4L va au Petit Pierrepont.", ["1/4L: MOVE TO petit-pierrepont"]),
    ],
)  # fmt: skip
def test_plain_french_is_read(said: str, meant: list[str]) -> None:
    assert done(said, FRENCH) == meant


def test_below_the_rules_a_postscript_is_no_rule() -> None:
    said = "Pour tout le monde\nContre la cavalerie, carré.\n\nP.S. Jean vient d'appeler. 6Ch ne bouge pas."
    assert done(said, FRENCH)[-1] == "6Ch: HOLD"


@pytest.mark.parametrize(
    "said",
    [
        "Si l'affaire réussit, Hubert ne poursuit pas au-delà du ruisseau et se rallie sur place.",
        "If the charge succeeds, Hubert does not pursue but rallies.",
        "Wenn die Attacke gelingt, verfolgt Hubert nicht, sondern sammelt sich.",
        "Hubert : si ça marche, pas de poursuite.",
        "Hubert does not pursue beyond the brook and rallies on the spot.",
    ],
)
def test_nobody_pursues_before_he_has_won(said: str) -> None:
    assert done(said, SECOND_TURN) == STOP


def test_what_is_done_after_a_success_besides_is_asked_about() -> None:
    said = "If the attack succeeds, Jamin follows Gauthier and does not pursue."
    assert done(said, SECOND_TURN) == []
    won = "6Ch charge les tirailleurs 27J. S'ils gagnent, pas de poursuite, retour en K6."
    assert done(won, SECOND_TURN) == ["6Ch: CHARGE 27J", "STANDING 6Ch breakthrough: STOP"]
    assert asked(won, SECOND_TURN)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("1/6FA tire sur 2/2Nas s'il est assez près.", ["1/6FA: FIRE AT 2/2Nas"]),
        ("1/6FA fires at 2/2Nas if it is close enough.", ["1/6FA: FIRE AT 2/2Nas"]),
        ("1/6FA schießt auf 2/2Nas, wenn es nah genug ist.", ["1/6FA: FIRE AT 2/2Nas"]),
        ("Husson recule en I4 s'ils sont à portée.", []),
        ("Husson falls back to I4 if they come into range.", []),
    ],
)
def test_in_range_is_no_case_for_those_who_fire_and_one_for_all_others(said: str, meant: list[str]) -> None:
    assert done(said, FRENCH) == meant
