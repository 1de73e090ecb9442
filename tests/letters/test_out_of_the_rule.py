"""Those who are left out of a rule in a sentence of their own: for them the contrary holds."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED, asked, done


@pytest.mark.parametrize(
    ("of", "said", "meant"),
    [
        (
            ALLIED,
            "Gegen Kavallerie bilden alle Bataillone Karree. Ausnahmen: 5M in Gemioncourt sowie 1/2Nas und "
            "1/28Ora im Wald, die bleiben, wie sie sind, und vertrauen auf ihre Deckung.",
            ["STANDING ALL vs cavalry: SQUARE", "STANDING 5M, 1/2Nas, 1/28Ora vs cavalry: STAND"],
        ),
        (
            ALLIED,
            "Gegen Kavallerie bilden alle Karree. Ausgenommen sind 5M und 1/2Nas, sie haben genug Deckung.",
            ["STANDING ALL vs cavalry: SQUARE", "STANDING 5M, 1/2Nas vs cavalry: STAND"],
        ),
        (
            ALLIED,
            "Gegen Kavallerie bilden alle Karree. Das gilt nicht für 5M in Gemioncourt.",
            ["STANDING ALL vs cavalry: SQUARE", "STANDING 5M vs cavalry: STAND"],
        ),
        (
            ALLIED,
            "Gegen Kavallerie bilden alle Bataillone Karree. Ausnahme: 5M bleibt in Linie.",
            ["STANDING ALL vs cavalry: SQUARE", "STANDING 5M vs cavalry: STAND"],
        ),
        (
            ALLIED,
            "All battalions form square against cavalry. Exceptions: 5M, 7L and 1/2Nas.",
            ["STANDING ALL vs cavalry: SQUARE", "STANDING 5M, 7L, 1/2Nas vs cavalry: STAND"],
        ),
        (
            ALLIED,
            "All form square against horse. Exception: 5M goes into the farm.",
            ["STANDING ALL vs cavalry: SQUARE", "5M: MOVE TO gemioncourt"],
        ),
        (
            ALLIED,
            "Nobody pursues. The only exception is 7L.",
            ["STANDING ALL breakthrough: STOP", "STANDING 7L breakthrough: FORWARD"],
        ),
        (
            ALLIED,
            "All fire at will. That does not apply to Stevenart.",
            ["STANDING ALL fire at will: ALWAYS", "STANDING stevenart fire at will: NEVER"],
        ),
        (
            ALLIED,
            "Carré contre la cavalerie pour tous. Exceptions : 5M et 1/2Nas, qui restent comme ils sont",
            ["STANDING ALL vs cavalry: SQUARE", "STANDING 5M, 1/2Nas vs cavalry: STAND"],
        ),
        (
            ALLIED,
            "Les tirailleurs se replient s'ils sont chargés. Cela ne vaut pas pour 27J.",
            ["STANDING ALL fall back: FALL BACK", "STANDING 27J fall back: STAND"],
        ),
        (
            ALLIED,
            "Wird eine Batterie überrannt, protzt sie auf und bringt sich in Sicherheit. Ausnahme: Stevenart "
            "ist dafür zu langsam, seine Kanoniere suchen lieber beim nächsten Bataillon Schutz.",
            [
                "STANDING bijleveld limber and flee: FLEE",
                "STANDING stevenart limber and flee: STAND",
                "STANDING stevenart flee to square: FLEE",
            ],
        ),
    ],
)
def test_is_read(of: tuple[str, str], said: str, meant: list[str]) -> None:
    assert done(said, of) == meant
    assert asked(said, of) == []
