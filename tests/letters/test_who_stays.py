"""Who stays goes nowhere, who is left out of a rule does otherwise, and the ends of a letter order nothing."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED, FRENCH, asked, done

GUARD = ["GCh, GLan: HOLD", "1/guard-artillery, 2/guard-artillery: HOLD"]
SQUARE = "STANDING ALL vs cavalry: SQUARE"
NASSAU = "STANDING 1/2Nas, 2/2Nas vs cavalry: STAND"


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Gardekavallerie: bleibt in E1, samt ihren beiden Batterien in F1.", GUARD),
        ("Die Gardekavallerie bleibt in E1, mit ihren beiden Batterien in F1.", GUARD),
        ("The Guard cavalry stays in E1, along with its two batteries in F1.", GUARD),
        ("The Guard cavalry remains at E1 with both batteries in F1.", GUARD),
        ("La cavalerie de la Garde reste en E1, avec ses deux batteries en F1.", GUARD),
        ("Jamin bleibt in F2, 1/4L in F3.", ["BRIGADE jamin: INTENT HOLD", "1/4L: HOLD"]),
        ("Wathiez stays at G3, Hubert at K4.", ["BRIGADE wathiez: INTENT HOLD", "BRIGADE hubert: INTENT HOLD"]),
        ("Jamin reste en F2, Gauthier en F3.", ["BRIGADE jamin: INTENT HOLD", "BRIGADE gauthier: INTENT HOLD"]),
        ("Jamin bleibt in F2, Gauthier nach F5.",
         ["BRIGADE jamin: INTENT HOLD", "BRIGADE gauthier: INTENT ADVANCE F5"]),
        ("Jamin stays in F2, Gauthier to F5.", ["BRIGADE jamin: INTENT HOLD", "BRIGADE gauthier: INTENT ADVANCE F5"]),
        ("Jamin bleibt in F2, Gauthier in F5.", ["BRIGADE jamin: INTENT HOLD"]),
    ],
)  # fmt: skip
def test_who_is_named_beside_one_who_stays_stays(said: str, meant: list[str]) -> None:
    assert done(said, FRENCH) == meant


@pytest.mark.parametrize(
    "said",
    [
        "Die Nassauer im Wald, also 1/2Nas und 2/2Nas, tun das nicht, sie bleiben in Linie stehen.",
        "1/2Nas und 2/2Nas tun das nicht.",
        "1/2Nas und 2/2Nas machen da nicht mit.",
        "1/2Nas und 2/2Nas nicht.",
        "The Nassauers in the wood, that is 1/2Nas and 2/2Nas, do not, they stay in line.",
        "1/2Nas and 2/2Nas don't do that.",
        "1/2Nas and 2/2Nas don't, they're in the trees.",
        "Not 1/2Nas and 2/2Nas though, they're in the trees so they stand.",
        "Nicht 1/2Nas und 2/2Nas allerdings, die stehen im Wald.",
        "Except for 1/2Nas and 2/2Nas.",
        "1/2Nas and 2/2Nas needn't, they have the trees and can stand as they are.",
        "Sauf 1/2Nas et 2/2Nas, ils sont dans le bois.",
    ],
)
def test_these_do_not(said: str) -> None:
    rule = "Alle Infanterie bildet Karree, wenn Kavallerie kommt."
    assert done(f"{rule} {said}", ALLIED) == [SQUARE, NASSAU]


@pytest.mark.parametrize(
    "said",
    [
        "Die Nassauer im Wald, also 1/2Nas und 2/2Nas, bleiben stehen.",
        "Die zwei Bataillone im Wald, nämlich 1/2Nas und 2/2Nas, bleiben stehen.",
        "The Nassauers in the wood, i.e. 1/2Nas and 2/2Nas, hold their ground.",
        "Im Wald bleibt alles beim Alten: 1/2Nas und 2/2Nas halten den Südrand, wo sie stehen.",
        "In the wood everything stays as it is: 1/2Nas and 2/2Nas hold.",
        "Auf der linken Seite ändert sich nichts: 1/2Nas und 2/2Nas bleiben stehen.",
    ],
)
def test_these_two_by_name(said: str) -> None:
    assert done(said, ALLIED) == ["1/2Nas, 2/2Nas: HOLD"]
    assert asked(said, ALLIED) == []


@pytest.mark.parametrize(
    "said",
    [
        "Niemand verfolgt, alle bleiben nach einem Erfolg an Ort und Stelle.",
        "Und niemand verfolgt einen geschlagenen Gegner, alle bleiben nach einem Erfolg an Ort und Stelle.",
        "Alle bleiben nach einem Erfolg an Ort und Stelle.",
        "Nobody pursues, everybody stays put after a success.",
        "Everybody stays where they are after a win.",
    ],
)
def test_all_stay_where_they_won(said: str) -> None:
    assert done(said, FRENCH) == ["STANDING ALL breakthrough: STOP"]
    assert asked(said, FRENCH) == []


@pytest.mark.parametrize(
    "said",
    [
        "Den Hof machen wir nächste Runde.",
        "Der Hof kommt nächste Runde dran.",
        "Gemioncourt nehmen wir uns nächste Runde vor.",
        "The farm is for next turn.",
        "We'll do the farm next turn.",
        "La ferme, ce sera pour le prochain tour.",
    ],
)
def test_what_is_for_the_next_turn_is_noted(said: str) -> None:
    assert done(f"Gauthier rückt bis G6 vor. {said}", FRENCH) == ["BRIGADE gauthier: INTENT ADVANCE G6"]
    assert asked(f"Gauthier rückt bis G6 vor. {said}", FRENCH) == []


def test_lines_that_end_with_the_particle_of_their_verb() -> None:
    said = "Husson nimmt Lairalle ein\nCampi hinterher, soll Husson den Rücken freihalten\nJamin rückt nach F4 vor\n"
    assert done(said, FRENCH) == [
        "BRIGADE husson: INTENT ATTACK lairalle",
        "BRIGADE campi: INTENT SUPPORT husson",
        "BRIGADE jamin: INTENT ADVANCE F4",
    ]


@pytest.mark.parametrize(
    "said",
    [
        "An Herrn General Bachelu\n\nHusson greift Lairalle an.",
        "To Lieutenant-General Bachelu\n\nSir,\n\nHusson attacks Lairalle.",
        "Husson greift Lairalle an.\n\nMit freundlichen Grüßen\nDr. Helmut Brandes",
        "Husson attacks Lairalle.\n\nKind regards\nProf. Helen Foy\nLeeds",
        "Husson attaque Lairalle.\n\nCordialement\nDr. Hélène Campi\nLyon",
        "Husson greift Lairalle an.\nGruß\nBachelu",
        "Es ist mein erstes Spiel, also bitte nachfragen, wenn etwas so nicht geht.\nHusson greift Lairalle an.",
        "Husson attacks Lairalle. It's my first game, so please ask if something does not work.",
    ],
)
def test_ends_of_letters_order_nothing(said: str) -> None:
    assert done(said, FRENCH) == ["BRIGADE husson: INTENT ATTACK lairalle"]
    assert asked(said, FRENCH) == []


def test_dispatches_are_headed_by_those_to_whom_they_go() -> None:
    said = "To General Bachelu\nHusson attacks Lairalle.\n\nTo General Foy\nGauthier holds.\n"
    assert "DIVISION 9D" in done(said, FRENCH)
