"""Who answers for a place, who stands beside whom, and which battery is on which side: in German and French."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED, asked, done

BOTH = ["BRIGADE bijlandt: INTENT DEFEND gemioncourt", "BRIGADE saxe-weimar: INTENT DEFEND bossu"]
BESIDE = ["5M: MOVE TO gemioncourt", "7L: MOVE TO 57.8,84.8"]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Bijlandt ist für Gemioncourt verantwortlich, Sachsen-Weimar für den Wald.", BOTH),
        ("Bijlandt bleibt für Gemioncourt zuständig und Sachsen-Weimar für den Wald.", BOTH),
        ("Bijlandt répond de Gemioncourt, Saxe-Weimar du bois.", BOTH),
        ("Bijlandt est responsable de Gemioncourt et Saxe-Weimar du bois.", BOTH),
        ("Bijlandt a la charge de Gemioncourt, Saxe-Weimar du bois.", BOTH),
        ("Bijlandt ist für Gemioncourt zuständig.", BOTH[:1]),
        ("Bijlandt répond de Gemioncourt.", BOTH[:1]),
        ("Le 5M va dans la ferme et le 7L se met à côté.", BESIDE),
        ("Le 5M va dans la ferme. Le 7L se met à côté.", BESIDE),
        ("5M entre dans la ferme, 7L se place juste à côté.", BESIDE),
        ("1/2Nas macht linksum.", ["1/2Nas: FACE 100"]),
        ("1/2Nas macht rechtsum.", ["1/2Nas: FACE 280"]),
    ],
)
def test_each_holds_or_stands_where_he_is_told(said: str, meant: list[str]) -> None:
    assert done(said, ALLIED) == meant


@pytest.mark.parametrize(
    "said",
    [
        "Die Batterien stellen sich rechts und links vom Hof auf.",
        "Die Batterien gehen beiderseits des Hofes in Stellung.",
        "Les batteries se mettent à droite et à gauche de la ferme.",
        "Les batteries se mettent de chaque côté de la ferme.",
    ],
)
def test_which_battery_is_on_which_side_is_asked(said: str) -> None:
    assert done(said, ALLIED) == []
    assert asked(said, ALLIED)
