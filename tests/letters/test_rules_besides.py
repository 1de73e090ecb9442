"""A rule that is told in the sentence of an order: both are read, and the rule moves nobody."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import SECOND_TURN, asked, done

ALWAYS = "STANDING 6Ch opportunity charge: ALWAYS"


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("6Ch bleibt vorerst stehen, darf aber bei jeder Gelegenheit attackieren.", ["6Ch: HOLD", ALWAYS]),
        ("6Ch bleibt stehen, attackiert aber bei Gelegenheit.", ["6Ch: HOLD", ALWAYS]),
        ("6Ch geht nach K6 und attackiert, sobald sich eine Gelegenheit bietet.", ["6Ch: MOVE TO K6", ALWAYS]),
        ("6Ch stays put but may charge whenever it gets the chance.", ["6Ch: HOLD", ALWAYS]),
        ("6Ch goes to K6 but may charge at any opportunity.", ["6Ch: MOVE TO K6", ALWAYS]),
        ("6Ch ne bouge pas, mais peut charger à toute occasion.", ["6Ch: HOLD", ALWAYS]),
        ("6Ch reste en place et charge si l'occasion se présente.", ["6Ch: HOLD", ALWAYS]),
    ],
)
def test_who_may_charge_besides_is_told_two_things(said: str, meant: list[str]) -> None:
    assert done(said, SECOND_TURN) == meant
    assert not asked(said, SECOND_TURN)


@pytest.mark.parametrize(
    "said",
    [
        "6Ch soll nach dem Durchbruch nicht weiterreiten, sondern zurück und sammeln.",
        "6Ch soll nach einem Durchbruch umkehren und sich sammeln.",
        "6Ch setzt nicht nach, sondern kommt zurück.",
        "After breaking through 6Ch does not ride on but comes back and rallies.",
        "6Ch does not pursue but comes back.",
        "6Ch ne poursuit pas, mais revient se rallier.",
    ],
)
def test_who_comes_back_instead_of_pursuing_does_so_when_he_has_won(said: str) -> None:
    assert done(said, SECOND_TURN) == ["STANDING 6Ch breakthrough: BACK"]
    assert not asked(said, SECOND_TURN)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("6Ch bleibt nicht stehen, sondern attackiert 27J.", ["6Ch: CHARGE 27J"]),
        ("Gauthier geht weiter nach G6.", ["BRIGADE gauthier: INTENT ADVANCE G6"]),
        ("Hubert greift nicht an, sondern geht zurück nach K5.", ["BRIGADE hubert: INTENT WITHDRAW K5"]),
    ],
)
def test_what_is_done_now_is_no_rule(said: str, meant: list[str]) -> None:
    assert done(said, SECOND_TURN) == meant


FLANK = "STANDING hubert opportunity charge: FLANK"
TO_K7 = "BRIGADE hubert: INTENT ADVANCE K7"
TO_H5 = "BRIGADE wathiez: INTENT ADVANCE H5"


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Hubert va en K7. Ne charge de lui-même que dans un flanc.", [TO_K7, FLANK]),
        ("Hubert va en K7. Ne charge que de flanc.", [TO_K7, FLANK]),
        ("Hubert va en K7 et ne charge que dans le flanc.", [TO_K7, FLANK]),
        ("Hubert va en K7, il ne charge que dans le flanc.", [TO_K7, FLANK]),
        ("Hubert va en K7 et charge seulement de flanc", [TO_K7, FLANK]),
        ("Hubert goes to K7 and only charges flanks.", [TO_K7, FLANK]),
        ("Wathiez va en H5. Ne charge personne.", [TO_H5, "STANDING wathiez opportunity charge: NEVER"]),
        ("Wathiez va en H5 et ne charge personne.", [TO_H5, "STANDING wathiez opportunity charge: NEVER"]),
        ("Wathiez va en H5. Ne poursuit personne.", [TO_H5, "STANDING wathiez breakthrough: STOP"]),
        ("Wathiez goes to H5. Pursues nobody.", [TO_H5, "STANDING wathiez breakthrough: STOP"]),
        ("Wathiez geht nach H5. Verfolgt niemanden.", [TO_H5, "STANDING wathiez breakthrough: STOP"]),
        ("Wathiez va en H5. Personne ne charge.", [TO_H5, "STANDING ALL opportunity charge: NEVER"]),
        ("Wathiez va en H5. Ne chargez personne.", [TO_H5, "STANDING ALL opportunity charge: NEVER"]),
    ],
)
def test_a_rule_without_a_subject_is_for_the_one_before(said: str, meant: list[str]) -> None:
    assert done(said, SECOND_TURN) == meant
    assert not asked(said, SECOND_TURN)


@pytest.mark.parametrize(
    "said",
    [
        "du coup on attaque personne ce tour ci, on défend",
        "On n'attaque personne ce tour-ci.",
        "on attaque pas, on défend",
        "We don't attack anybody this turn.",
    ],
)
def test_what_all_of_them_are_about_is_asked(said: str) -> None:
    assert done(said, SECOND_TURN) == []
    assert asked(said, SECOND_TURN) == [("STANDING ALL opportunity charge: NEVER",)]


HORSE = "1Ch, 6Ch, 5Lan, 6Lan, GCh, GLan"


@pytest.mark.parametrize(
    "said",
    [
        "Cavalerie : contre-charge oui, poursuite non, charge d'initiative non.",
        "Cavalry: counter charge yes, pursuit no, opportunity charge no.",
    ],
)
def test_rules_behind_the_name_of_an_arm_are_for_that_arm(said: str) -> None:
    assert done(said, SECOND_TURN) == [
        f"STANDING {HORSE} counter charge: ALWAYS",
        f"STANDING {HORSE} breakthrough: STOP",
        f"STANDING {HORSE} opportunity charge: NEVER",
    ]
