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
        (
            "Husson avance sur Gemioncourt en laissant Lairalle sur sa droite.",
            "BRIGADE husson: INTENT ADVANCE gemioncourt",
        ),
        ("Husson marche en H8, laissant Lairalle à droite.", "BRIGADE husson: INTENT ADVANCE H8"),
        ("husson va a gemioncourt en laissant la ferme a sa droite", "BRIGADE husson: INTENT ADVANCE gemioncourt"),
        ("Husson advances to H8 keeping Lairalle on his right.", "BRIGADE husson: INTENT ADVANCE H8"),
        ("Husson contourne Lairalle par la gauche et va en H8.", "BRIGADE husson: INTENT ADVANCE H8"),
        ("Husson passe entre Lairalle et la route et va en H8.", "BRIGADE husson: INTENT ADVANCE H8"),
        ("Husson passe derrière Lairalle et s'arrête en H7.", "BRIGADE husson: INTENT ADVANCE H7"),
        ("Husson passe le pont et prend Gemioncourt.", "BRIGADE husson: INTENT ATTACK gemioncourt"),
        ("Husson évite Lairalle et marche en H8.", "BRIGADE husson: INTENT ADVANCE H8"),
        ("Husson avance en H8 en évitant Lairalle.", "BRIGADE husson: INTENT ADVANCE H8"),
        ("Husson goes round Lairalle to the left and marches to H8.", "BRIGADE husson: INTENT ADVANCE H8"),
        ("Husson avoids Lairalle and marches to H8.", "BRIGADE husson: INTENT ADVANCE H8"),
        ("Hubert évite de charger.", "STANDING hubert opportunity charge: NEVER"),
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
