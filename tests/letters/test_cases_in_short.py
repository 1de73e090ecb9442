"""Cases told without their *if*, rules that hold unless ordered otherwise, and who is waited for."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED_SECOND, SECOND_TURN, asked, done


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Stevenart: Inf näher als 15 cm ran: aufprotzen u. weg nach F9", "STANDING stevenart limber and flee: FLEE"),
        ("Stevenart: Feind zu nah: aufprotzen und weg.", "STANDING stevenart limber and flee: FLEE"),
        ("Stevenart: inf within 15 cm: limber up and off", "STANDING stevenart limber and flee: FLEE"),
        ("Stevenart : inf. à moins de 15 cm : attelle et file", "STANDING stevenart limber and flee: FLEE"),
        ("Kav kommt: Karree", "STANDING ALL vs cavalry: SQUARE"),
        ("5M: Kav kommt - Karree", "STANDING 5M vs cavalry: SQUARE"),
        ("Kav: bleibt stehen", "Net-6H, 5LD, brunswick-hussars, brunswick-uhlan: HOLD"),
    ],
)
def test_a_case_may_be_told_without_its_word(said: str, meant: str) -> None:
    assert done(said, ALLIED_SECOND) == [meant]


@pytest.mark.parametrize(
    "said",
    [
        "Kein Schussfeld: dann 2/4HA",
        "Kein Schussfeld -> 2/4HA",
        "No line of fire: 2/4HA",
        "Wenn kein Schussfeld: 2/4HA",
    ],
)
def test_a_second_mark_is_asked_about(said: str) -> None:
    told = f"Bijleveld: Feuer auf 7/2FA. {said}"
    assert done(told, ALLIED_SECOND) == ["bijleveld: FIRE AT 7/2FA"]
    assert asked(told, ALLIED_SECOND) == [("bijleveld: FIRE AT 2/4HA",)]


@pytest.mark.parametrize(
    "said",
    [
        "keine Angriffe ohne Befehl von mir",
        "ohne Befehl von mir kein Angriff",
        "Angriffe nur auf Befehl",
        "no attacks without orders from me",
        "pas d'attaque sans ordre",
    ],
)
def test_what_is_forbidden_unless_it_is_ordered_is_forbidden(said: str) -> None:
    assert done(f"DAUERBEFEHLE\n{said}", ALLIED_SECOND) == ["STANDING ALL opportunity charge: NEVER"]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Perponcher nach E9 (wg. Befehlsreichweite Saxe-Weimar)", "GENERAL Perponcher: MOVE TO E9"),
        ("Bijlandt hängt sich an 7L", "GENERAL Bijlandt: ATTACH 7L"),
        ("Bijlandt an 7L", "GENERAL Bijlandt: MOVE TO 7L"),
    ],
)
def test_where_a_general_is_to_be(said: str, meant: str) -> None:
    assert done(f"GENERÄLE\n{said}", ALLIED_SECOND) == [meant]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Wir halten bis Picton da ist.", []),
        ("Wir müssen halten, bis Picton da ist.", []),
        ("5M hält Gemioncourt bis Picton da ist.", ["5M: HOLD"]),
        ("8M geht bis Gemioncourt.", ["8M: MOVE TO gemioncourt"]),
        ("Feind: hält Gemioncourt", []),
        ("Zug 4, wenn v. Merlen da ist: seine Kav hinter 8M sammeln.", ["Net-6H, 5LD: MOVE TO 45.5,107.5"]),
        ("Wenn van Merlen da ist, geht er zu 8M.", ["BRIGADE merlen: INTENT ADVANCE 8M"]),
        ("7L rallies behind 8M.", ["7L: MOVE TO 45.5,107.5"]),
        ("7L sammelt sich.", []),
    ],
)
def test_who_is_waited_for(said: str, meant: list[str]) -> None:
    assert done(said, ALLIED_SECOND) == meant


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Wathiez verlegt seine beiden Lanciersregimenter auf den linken Flügel nach E3 und lässt sie dort Kolonne "
         "bilden.",
         ["5Lan, 6Lan: FORM COLUMN; MOVE TO E3"]),
        ("Gauthier lässt die Bataillone Linie bilden.", ["1/92, 2/92, 1/93, 2/93: FORM LINE"]),
        ("Gauthier bleibt. Die Bataillone bilden Linie.",
         ["BRIGADE gauthier: INTENT HOLD", "1/92, 2/92, 1/93, 2/93: FORM LINE"]),
        ("Gauthier bleibt. Die Kavallerie wartet.",
         ["BRIGADE gauthier: INTENT HOLD", "1Ch, 6Ch, 5Lan, 6Lan, GCh, GLan: HOLD"]),
    ],
)  # fmt: skip
def test_the_battalions_are_those_of_the_brigade_that_was_told_something(said: str, meant: list[str]) -> None:
    assert done(said, SECOND_TURN) == meant
