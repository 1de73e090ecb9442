"""German cases that begin with their verb, and those typed without their commas: they wait, nobody does them now."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED, FRENCH, asked, done


@pytest.mark.parametrize(
    "said",
    [
        "Fällt Gemioncourt, soll Bijleveld aufprotzen und bis La Bergerie zurückfahren.",
        "Fällt Gemioncourt, geht Bijleveld bis La Bergerie zurück.",
        "Geht Gemioncourt verloren, dann weicht 7L bis F11 zurück.",
        "Wanken die Nassauer, rückt 7L nach E8 vor.",
        "Bricht 5M zusammen, so protzt Stevenart auf und fährt nach F10.",
        "Hält 5M den Hof, bleibt 7L in F12.",
        "Hält sich 5M, rückt 8M nach F10.",
        "Verliert 5M den Hof, so nimmt 7L ihn zurück.",
        "Ist Gemioncourt gefallen, fährt Bijleveld nach La Bergerie zurück.",
        "Haben die Franzosen den Hof genommen, geht 7L nach G11.",
        "Nimmt der Feind den Hof, protzt Bijleveld auf und geht nach G11.",
        "7L: fällt Gemioncourt, geht es nach G11 zurück.",
    ],
)
def test_what_begins_with_its_verb_is_a_case(said: str) -> None:
    assert done(said, ALLIED) == []
    assert asked(said, ALLIED)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Campi: folgt Husson, greift den Hof an.", ["BRIGADE campi: INTENT SUPPORT husson"]),
        ("Husson rückt vor, Campi folgt.", ["BRIGADE husson: INTENT ADVANCE", "BRIGADE campi: INTENT SUPPORT husson"]),
        ("Vielen Dank, dann rückt Husson nach I6 vor.", ["BRIGADE husson: INTENT ADVANCE I6"]),
        ("Jamin bleibt stehen. Greift Gemioncourt an, hält es.", ["BRIGADE jamin: INTENT HOLD"]),
    ],
)
def test_what_they_do_one_after_the_other_is_none(said: str, meant: list[str]) -> None:
    assert done(said, FRENCH)[: len(meant)] == meant


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Campi: greift jemand an, Karree.", "STANDING campi vs cavalry: SQUARE"),
        ("Kommt der Feind nach Lairalle, Campi zurück nach I4", "STANDING campi fall back: FALL BACK"),
        ("Campi: kommt wer, zurück nach I4", "STANDING campi fall back: FALL BACK"),
        ("18/6FA: kommt der Feind heran, aufprotzen und weg.", "STANDING 18/6FA limber and flee: FLEE"),
    ],
)
def test_where_somebody_does_it_nobody_of_his_is_meant(said: str, meant: str) -> None:
    assert done(said, FRENCH) == [meant]


@pytest.mark.parametrize(
    "said",
    [
        "27J bleibt in I8. Werden sie angegriffen, gehen sie zurück; opfern sollen sie sich dort nicht.",
        "27J bleibt in I8. Werden sie angegriffen, gehen sie zurück; sie sollen sich nicht opfern.",
        "27J bleibt in I8. Werden sie angegriffen, gehen sie zurück, denn opfern sollen sie sich nicht.",
        "27J stays in I8. If they are attacked they fall back; they are not to sacrifice themselves.",
    ],
)
def test_nobody_is_to_be_wasted(said: str) -> None:
    assert done(said, ALLIED) == ["27J: HOLD", "STANDING 27J fall back: FALL BACK"]
    assert asked(said, ALLIED) == []


GUNS = "18/6FA, 1/6FA, 7/2FA, 2/4HA, 1/guard-artillery, 2/guard-artillery"
HORSE = "1Ch, 6Ch, 5Lan, 6Lan, GCh, GLan"


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("1/2L bitte als Schützen ausschwärmen lassen, wenn die einer angreift sollen sie zurückgehen",
         ["1/2L: FORM SKIRMISH", "STANDING 1/2L fall back: FALL BACK"]),
        ("1/2L schwärmt aus wenn sie angegriffen werden gehen sie zurück",
         ["1/2L: FORM SKIRMISH", "STANDING 1/2L fall back: FALL BACK"]),
        ("Unsere Reiter reiten immer dagegen an wenn sie selber attackiert werden",
         [f"STANDING {HORSE} counter charge: ALWAYS"]),
        ("kommt wer an die kanonen dann weg damit", [f"STANDING {GUNS} limber and flee: FLEE"]),
        ("Alle Batterien: kommt wer an die kanonen dann weg damit", [f"STANDING {GUNS} limber and flee: FLEE"]),
        ("greift jemand die Plänkler an gehen sie zurück", ["STANDING ALL fall back: FALL BACK"]),
        ("wenn kavallerie kommt bilden alle karree", ["STANDING ALL vs cavalry: SQUARE"]),
        ("falls husson geworfen wird geht campi nach I5", []),
        ("sobald hubert da ist greift husson an", []),
        ("Alle Batterien: Kommt der Feind bis an die Geschütze, bringen sich die Kanoniere in Sicherheit.",
         [f"STANDING {GUNS} limber and flee: FLEE"]),
        ("Erreicht der Feind die Geschütze, bringen sich die Kanoniere in Sicherheit.",
         [f"STANDING {GUNS} limber and flee: FLEE"]),
        ("Kommen Reiter an die Geschütze, laufen die Kanoniere ins nächste Karree.",
         [f"STANDING {GUNS} flee to square: FLEE"]),
    ],
)  # fmt: skip
def test_cases_without_a_comma(said: str, meant: list[str]) -> None:
    assert done(said, FRENCH) == meant


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Bataillone, denen Kavallerie zu nahe kommt, bilden Karree.", "STANDING ALL vs cavalry: SQUARE"),
        ("wem Reiter zu nahe kommen, der bildet Karree", "STANDING ALL vs cavalry: SQUARE"),
        ("Infanterie, auf die Reiter zukommen, bildet Karree.", "STANDING ALL vs cavalry: SQUARE"),
        ("Plänkler, die angegriffen werden, weichen aus.", "STANDING ALL fall back: FALL BACK"),
        ("Schützen, auf die Kavallerie zukommt, weichen aus.", "STANDING ALL fall back: FALL BACK"),
        ("Kanoniere, deren Geschütze erreicht werden, bringen sich in Sicherheit.",
         f"STANDING {GUNS} limber and flee: FLEE"),
        ("Batterien, an die der Feind herankommt, lassen die Geschütze stehen und fliehen.",
         f"STANDING {GUNS} limber and flee: FLEE"),
        ("Gunners whose guns are reached run for it.", f"STANDING {GUNS} limber and flee: FLEE"),
    ],
)  # fmt: skip
def test_to_whom_it_happens(said: str, meant: str) -> None:
    assert done(said, FRENCH) == [meant]
    assert asked(said, FRENCH) == []
