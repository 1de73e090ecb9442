"""Telegrams: *5 au sud*, *batterie face S*, *si inf. à moins de 10*; and what a place in few words is for."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED, FRENCH, asked, done

SOUTH = "GENERAL Perponcher: MOVE TO 48.8,74.6"


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Perponcher : 5 au sud", [SOUTH]),
        ("GENERAUX\n- Perponcher : 5 au sud (pour récupérer 1/2Nas).", [SOUTH]),
        ("Perponcher: 5 south (to get 1/2Nas back).", [SOUTH]),
        ("Perponcher: 5 nach Süden", [SOUTH]),
        ("Perponcher va 5 au sud pour récupérer 1/2Nas.", [SOUTH]),
        ("1/2Nas : 4 est", ["1/2Nas: MOVE TO 40,59.2"]),
        ("bijleveld : attelle, H9, batterie face S.", ["bijleveld: REDEPLOY TO H9 FACE S"]),
        ("bijleveld : H9, face S. Au T2 tir sur 1/2L.",
         ["bijleveld: REDEPLOY TO H9 FACE S", "bijleveld: FIRE AT 1/2L"]),
        ("2/28Ora : front S. de Quatre-Bras", ["2/28Ora: FACE S"]),
        ("stevenart : si inf. à moins de 10, attelle et file en G10.", ["STANDING stevenart limber and flee: FLEE"]),
        ("27J: if inf. within 10, back behind the brook", ["STANDING 27J fall back: FALL BACK"]),
        ("GENERAUX\n- Orange : bouge pas.\nKempt (T4) : à l'arrivée, en ligne sur la crête en I12.",
         ["GENERAL Prince of Orange: HOLD", "1/28th, 1/32nd, 1/79th, 1/95R: FORM LINE",
          "BRIGADE kempt: INTENT ADVANCE I12"]),
        ("bijleveld : reste, batterie Stevenart tire sur 1/6FA", ["bijleveld: HOLD", "stevenart: FIRE AT 1/6FA"]),
    ],
)  # fmt: skip
def test_what_is_left_out_of_a_telegram_is_understood(said: str, meant: list[str]) -> None:
    assert [line for line in done(said, ALLIED) if not line.startswith("DIVISION")] == meant
    assert not asked(said, ALLIED)


@pytest.mark.parametrize(
    "said",
    [
        "Wathiez passe en colonne et gagne H6.",
        "Wathiez goes to H6 in column.",
        "Wathiez bildet Kolonne und geht nach H6.",
    ],
)
def test_a_brigade_of_horse_forms_as_it_is_told_where_it_rides(said: str) -> None:
    assert done(said, FRENCH) == ["5Lan, 6Lan: FORM COLUMN; MOVE TO H6"]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Husson forms column and goes to H6.", "BRIGADE husson: INTENT ADVANCE H6"),
        ("Wathiez supports Gauthier in column.", "BRIGADE wathiez: INTENT SUPPORT gauthier"),
    ],
)
def test_others_are_formed_by_their_staff(said: str, meant: str) -> None:
    assert done(said, FRENCH) == [meant]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Le bataillon de droite (1/92) va en G5.", ["1/92: MOVE TO G5"]),
        ("1/92 va en (55/58)", ["1/92: MOVE TO 55,58"]),
        ("En cas de charge, carrés.", ["STANDING ALL vs cavalry: SQUARE"]),
        ("Hubert surveille le flanc droit depuis J7.", ["BRIGADE hubert: INTENT SCREEN J7"]),
        ("Hubert watches the right flank from J7.", ["BRIGADE hubert: INTENT SCREEN J7"]),
        ("Husson pushes to the brook and occupies it.", ["BRIGADE husson: INTENT ADVANCE 76.9,83.7"]),
    ],
)
def test_a_number_in_brackets_a_case_and_from_where(said: str, meant: list[str]) -> None:
    assert done(said, FRENCH) == meant
    assert not asked(said, FRENCH)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("hubert rides east (to k7).", ["BRIGADE hubert: INTENT ADVANCE K7"]),
        ("gauthier goes forward (to gemioncourt)", ["BRIGADE gauthier: INTENT ADVANCE gemioncourt"]),
        ("2/61 geht zurück (um 5 cm).", ["2/61: STEP BACK 5"]),
        ("Foy : G4 (pour récupérer 1/92)", ["GENERAL Foy: MOVE TO G4"]),
        ("Selon le plan, 1/92 va en H7 ; 2/92 reste.", ["1/92: MOVE TO H7", "2/92: HOLD"]),
    ],
)
def test_where_to_and_how_far_in_brackets_is_no_purpose(said: str, meant: list[str]) -> None:
    assert done(said, FRENCH) == meant


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("2/4HA: kommt Inf zu nah ran → aufprotzen + weg, Geschütze nicht riskieren.",
         ["STANDING 2/4HA limber and flee: FLEE"]),
        ("Bachelu → zu Campi reiten (2 Btl dort lt. Meldung außer Führung).",
         ["GENERAL Bachelu: MOVE TO campi"]),
        ("1/2L: Schützenkette bilden, → H6.\nSchützen werden angegriffen → ausweichen, nicht "
         "stehenbleiben.",
         ["1/2L: FORM SKIRMISH; MOVE TO H6", "STANDING ALL fall back: FALL BACK"]),
        ("1/2L: wird angegriffen → zurück",
         ["STANDING 1/2L fall back: FALL BACK"]),
        ("Kav taucht auf → alle Karree",
         ["STANDING ALL vs cavalry: SQUARE"]),
        ("Garde-Kav: bleibt. Eiserne Reserve.",
         ["GCh, GLan: HOLD", "GCh, GLan: HOLD"]),
        ("Brig Husson: Kol. → Lairalle, Front N.\ndavon 1/2L: Schützenkette bilden, → H6.",
         ["1/2L: FORM SKIRMISH; MOVE TO H6",
          "2/2L, 3/2L, 4/2L, 1/61, 2/61: FORM COLUMN; MOVE TO lairalle; FACE N"]),
        ("Wenn die Plänkler angegriffen werden, weichen sie aus.",
         ["STANDING ALL fall back: FALL BACK"]),
    ],
)  # fmt: skip
def test_arrows_stand_for_cases_and_ways(said: str, meant: list[str]) -> None:
    assert done(said, FRENCH) == meant
    assert not asked(said, FRENCH)
