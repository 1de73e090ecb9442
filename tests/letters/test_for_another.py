"""What some do for others: cover a flank, are a reserve, keep in touch; nobody else does anything by it."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import FRENCH, asked, done


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Husson marches on Lairalle, Hubert covers his right.",
            ["BRIGADE husson: INTENT ADVANCE lairalle", "BRIGADE hubert: INTENT SCREEN husson"],
        ),
        ("Hubert schützt Hussons Flanke.", ["BRIGADE hubert: INTENT SCREEN husson"]),
        ("Hubert deckt die rechte Flanke von Husson.", ["BRIGADE hubert: INTENT SCREEN husson"]),
        ("Hubert garde la droite de Husson.", ["BRIGADE hubert: INTENT SCREEN husson"]),
        ("Hubert passt auf Hussons Flanke auf.", ["BRIGADE hubert: INTENT SCREEN husson"]),
        ("Campi acts as Husson's reserve.", ["BRIGADE campi: INTENT SUPPORT husson"]),
        ("Campi ist Hussons Reserve.", ["BRIGADE campi: INTENT SUPPORT husson"]),
        ("Campi soll Husson den Rücken stärken.", ["BRIGADE campi: INTENT SUPPORT husson"]),
        ("Campi hält Anschluss an Husson.", ["BRIGADE campi: INTENT SUPPORT husson"]),
        ("Campi garde le contact avec Husson.", ["BRIGADE campi: INTENT SUPPORT husson"]),
        ("Jamin holds, nobody moves.", ["BRIGADE jamin: INTENT HOLD"]),
        ("Jamin bleibt stehen, niemand rührt sich.", ["BRIGADE jamin: INTENT HOLD"]),
        ("Jamin reste sur place, personne ne bouge.", ["BRIGADE jamin: INTENT HOLD"]),
    ],
)
def test_it_is_done_for_the_other(said: str, meant: list[str]) -> None:
    assert done(said, FRENCH) == meant
    assert not asked(said, FRENCH)


LEFT, RIGHT = ("BRIGADE hubert: INTENT SCREEN gauthier",), ("BRIGADE hubert: INTENT SCREEN campi",)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Hubert covers our right flank.", RIGHT),
        ("Hubert covers the right.", RIGHT),
        ("Hubert screens on the right.", RIGHT),
        ("Hubert to cover the left flank.", LEFT),
        ("Hubert protects the right.", RIGHT),
        ("Hubert couvre notre flanc droit.", RIGHT),
        ("Hubert couvre la droite.", RIGHT),
        ("Hubert couvre le flanc gauche.", LEFT),
        ("Hubert sichert rechts.", RIGHT),
        ("Hubert deckt links.", LEFT),
        ("Hubert soll rechts sichern.", RIGHT),
        ("Hubert soll die linke Flanke decken.", LEFT),
    ],
)
def test_whose_flank_is_asked_with_the_outermost_brigade(said: str, meant: tuple[str, ...]) -> None:
    assert not done(said, FRENCH)
    assert asked(said, FRENCH) == [meant]


@pytest.mark.parametrize(
    "said",
    [
        "Husson marches on Lairalle. Hubert covers his right.",
        "Husson marschiert auf Lairalle. Hubert deckt seine rechte Flanke.",
        "Husson marche sur Lairalle. Hubert couvre sa droite.",
    ],
)
def test_his_flank_is_that_of_whom_the_sentence_before_tells(said: str) -> None:
    assert done(said, FRENCH) == ["BRIGADE husson: INTENT ADVANCE lairalle", "BRIGADE hubert: INTENT SCREEN husson"]
