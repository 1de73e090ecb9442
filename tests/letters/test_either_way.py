"""What may be so or not, and what two do together, who are then named."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import FRENCH, asked, done


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("1/6FA goes to F6, limbered or not.", ["1/6FA: REDEPLOY TO F6"]),
        ("1/6FA va en F6, attelée ou non, cela m'est égal.", ["1/6FA: REDEPLOY TO F6"]),
        ("1/6FA fährt nach F6, aufgeprotzt oder nicht.", ["1/6FA: REDEPLOY TO F6"]),
        ("1/92 goes to F5, in line or column, I don't mind.", ["1/92: MOVE TO F5"]),
        ("1/92 geht nach F5, Linie oder Kolonne, egal.", ["1/92: MOVE TO F5"]),
        (
            "1/6FA and 7/2FA stay. Their target for both is stevenart.",
            ["1/6FA, 7/2FA: HOLD", "1/6FA, 7/2FA: FIRE AT stevenart"],
        ),
        (
            "1/6FA et 7/2FA restent. Leur cible à toutes deux est stevenart.",
            ["1/6FA, 7/2FA: HOLD", "1/6FA, 7/2FA: FIRE AT stevenart"],
        ),
        (
            "1/6FA und 7/2FA bleiben. Ziel für beide ist stevenart.",
            ["1/6FA, 7/2FA: HOLD", "1/6FA, 7/2FA: FIRE AT stevenart"],
        ),
        (
            "Both batteries move further forward, 1/6FA to F6 and 7/2FA to G6.",
            ["1/6FA: REDEPLOY TO F6", "7/2FA: REDEPLOY TO G6"],
        ),
        (
            "Die beiden Batterien fahren weiter vor, 1/6FA nach F6 und 7/2FA nach G6.",
            ["1/6FA: REDEPLOY TO F6", "7/2FA: REDEPLOY TO G6"],
        ),
        (
            "Les deux batteries avancent, 1/6FA en F6 et 7/2FA en G6.",
            ["1/6FA: REDEPLOY TO F6", "7/2FA: REDEPLOY TO G6"],
        ),
        ("Hubert rides to somewhere round K6.", ["BRIGADE hubert: INTENT ADVANCE K6"]),
        ("Hubert reitet irgendwohin bei K6.", ["BRIGADE hubert: INTENT ADVANCE K6"]),
        ("Hubert va quelque part vers K6.", ["BRIGADE hubert: INTENT ADVANCE K6"]),
        ("Règles générales pour l'infanterie : carré contre la cavalerie.", ["STANDING ALL vs cavalry: SQUARE"]),
    ],
)
def test_it_is_left_to_them_and_they_are_named(said: str, meant: list[str]) -> None:
    assert done(said, FRENCH) == meant
    assert not asked(said, FRENCH)
