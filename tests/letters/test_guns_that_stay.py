"""Guns that stay: whatever they fire at from there, and wherever it is told that they are, they go nowhere."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED, FRENCH, SECOND_TURN, asked, done


@pytest.mark.parametrize(
    ("of", "said", "meant"),
    [
        (SECOND_TURN, "2/4HA bleibt stehen, auch auf 27J",
         ["2/4HA: FIRE AT 27J"]),
        (SECOND_TURN, "die reitende batterie von piré (2/4) bleibt stehn, auch auf 27J",
         ["2/4HA: FIRE AT 27J"]),
        (SECOND_TURN, "2/4HA bleibt da, auf die Schützen 27J",
         ["2/4HA: FIRE AT 27J"]),
        (SECOND_TURN, "7/2FA bleibt auf G6, auf 5M",
         ["7/2FA: FIRE AT 5M"]),
        (SECOND_TURN, "2/4HA reste là, sur 27J",
         ["2/4HA: FIRE AT 27J"]),
        (SECOND_TURN, "2/4HA stays, at 27J",
         ["2/4HA: FIRE AT 27J"]),
        (SECOND_TURN, "7/2FA stays by the road and shells 5M in the farm",
         ["7/2FA: FIRE AT 5M"]),
        (SECOND_TURN, "Neben der Straße bleibt 7/2FA stehen und beschießt 5M",
         ["7/2FA: FIRE AT 5M"]),
        (SECOND_TURN, "7/2FA reste derrière la route et tire sur 5M",
         ["7/2FA: FIRE AT 5M"]),
        (SECOND_TURN, "7/2FA et 1/6FA restent près de la route, sur 5M",
         ["7/2FA, 1/6FA: FIRE AT 5M"]),
        (SECOND_TURN, "bei der Brücke bleibt 7/2FA, Feuer auf Stevenart",
         ["7/2FA: FIRE AT stevenart"]),
        (FRENCH, "18/6FA: bleibt G5, Feuer auf 1/2Nas.",
         ["18/6FA: FIRE AT 1/2Nas"]),
        (FRENCH, "1/6FA + 7/2FA: vor → G6.\nZiel für beide: stevenart. Die müssen weg, sonst kommt "
         "Gauthier nicht über den Bach.\n18/6FA: bleibt G5, Feuer auf 1/2Nas.",
         ["1/6FA, 7/2FA: REDEPLOY TO G6", "1/6FA, 7/2FA: FIRE AT stevenart", "18/6FA: FIRE AT 1/2Nas"]),
    ],
)  # fmt: skip
def test_guns_that_stay_and_fire_go_nowhere(of: tuple[str, str], said: str, meant: list[str]) -> None:
    assert done(said, of) == meant
    assert not asked(said, of)


@pytest.mark.parametrize(
    ("of", "said", "meant"),
    [
        (ALLIED, "Hinter dem Gehöft bleibt Bijlevelds Batterie, wo sie ist, und schießt auf 3/2L. Östlich "
         "davon, in I8, bleiben die 27. Jäger in ihrer Schützenkette.",
         ["bijleveld: FIRE AT 3/2L", "27J: FORM SKIRMISH; HOLD"]),
        (ALLIED, "Bijleveld tire sur 3/2L. À l'est de la ferme, en I8, restent les chasseurs du 27e.",
         ["bijleveld: FIRE AT 3/2L", "27J: HOLD"]),
        (ALLIED, "Bijleveld schießt auf 3/2L. Links davon, in F8, steht Stevenart und bleibt da.",
         ["bijleveld: FIRE AT 3/2L", "stevenart: HOLD"]),
        (ALLIED, "Bijleveld schießt auf 3/2L. Rechts daneben, in I8, halten die Jäger.",
         ["bijleveld: FIRE AT 3/2L", "27J: HOLD"]),
        (ALLIED, "Bijleveld schießt auf 3/2L. Östlich davon, in H9, stellt sich 5M auf.",
         ["bijleveld: FIRE AT 3/2L", "5M: MOVE TO H9"]),
        (ALLIED, "Bijleveld schießt auf 3/2L. Nördlich davon, in G10, soll 7L stehen.",
         ["bijleveld: FIRE AT 3/2L", "7L: MOVE TO G10"]),
        (SECOND_TURN, "Le 1er Chasseurs resterait en observation en K7.",
         ["1Ch: HOLD"]),
    ],
)  # fmt: skip
def test_where_somebody_stands_who_is_named_behind_it_moves_nobody_else(
    of: tuple[str, str], said: str, meant: list[str]
) -> None:
    assert done(said, of) == meant
    assert not asked(said, of)
