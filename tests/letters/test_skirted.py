"""Places left on one hand are no goals, and *at the first horse* is a case: in French and German."""

from __future__ import annotations

import pytest

from tests.letters.test_writers import FIXTURES, reader_of


@pytest.mark.parametrize(
    ("text", "done"),
    [
        (
            "Husson laisse Lairalle sur sa droite et pousse jusqu'au ruisseau.",
            "BRIGADE husson: INTENT ADVANCE 78.6,84.5",
        ),
        ("Husson lässt Lairalle rechts liegen und geht bis zum Bach vor.", "BRIGADE husson: INTENT ADVANCE 78.6,84.5"),
        (
            "Jamin laisse la ferme à main gauche, puis avance jusqu'à Gemioncourt.",
            "BRIGADE jamin: INTENT ADVANCE gemioncourt",
        ),
        ("Gauthier lässt den Wald links liegen und marschiert nach F6.", "BRIGADE gauthier: INTENT ADVANCE F6"),
        ("Au premier cheval ennemi, l'infanterie se met en carré.", "STANDING ALL vs cavalry: SQUARE"),
        ("Aux premiers cavaliers, Gauthier se forme en carré.", "STANDING gauthier vs cavalry: SQUARE"),
        ("À la moindre cavalerie, Husson forme le carré.", "STANDING husson vs cavalry: SQUARE"),
        ("Beim ersten Reiter bildet die Infanterie Karree.", "STANDING ALL vs cavalry: SQUARE"),
        ("Bei den ersten Reitern formiert Husson Karree.", "STANDING husson vs cavalry: SQUARE"),
    ],
)
def test_what_is_passed_by_and_what_is_waited_for(text: str, done: str) -> None:
    sheet = reader_of(FIXTURES["quatre-bras-2"], "french")(text).sheet
    assert [line.normal for line in sheet.lines] == [done]
