"""Some of a brigade who are told by how many they are and where they stand in it, in three languages."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED, FRENCH, asked, done


@pytest.mark.parametrize(
    ("of", "said", "meant"),
    [
        (FRENCH, "Die drei vorderen vom Husson gehen nach Lairalle.", ["1/2L, 2/2L, 3/2L: MOVE TO lairalle"]),
        (FRENCH, "Husson marschiert mit seinen drei vorderen nach Lairalle.", ["1/2L, 2/2L, 3/2L: MOVE TO lairalle"]),
        (FRENCH, "Hussons drei vordere bilden Linie.", ["1/2L, 2/2L, 3/2L: FORM LINE"]),
        (FRENCH, "Die hinteren drei Bataillone von Husson bleiben stehen.", ["4/2L, 1/61, 2/61: HOLD"]),
        (FRENCH, "Die zwei hinteren lässt Campi stehen.", ["2/108, 3/108: HOLD"]),
        (
            FRENCH,
            "Campi geht nach I5. Die zwei hinteren lässt er stehen.",
            ["BRIGADE campi: INTENT ADVANCE I5", "2/108, 3/108: HOLD"],
        ),
        (
            FRENCH,
            "Gauthier geht bis F6. Dort bilden seine zwei linken Linie.",
            ["BRIGADE gauthier: INTENT ADVANCE F6", "1/92, 2/92: FORM LINE"],
        ),
        (
            FRENCH,
            "Campi rückt dorthin vor, wo jetzt noch der Husson mit seinen vorderen steht.",
            ["BRIGADE campi: INTENT ADVANCE 80.4,41.7"],
        ),
        (
            FRENCH,
            "Die drei vorderen vom Husson gehen nach Lairalle. Der rechte von den dreien schwärmt aus.",
            ["1/2L, 2/2L, 3/2L: MOVE TO lairalle", "3/2L: FORM SKIRMISH"],
        ),
        (
            FRENCH,
            "Die drei vorderen vom Husson gehen nach Lairalle. Den von den dreien, der am weitesten links "
            "steht, lässt er ausschwärmen.",
            ["1/2L, 2/2L, 3/2L: MOVE TO lairalle", "1/2L: FORM SKIRMISH"],
        ),
        (
            FRENCH,
            "7/2FA bleibt. Die zwei links neben ihr schießen auf 2/2Nas.",
            ["7/2FA: HOLD", "1/6FA, 18/6FA: FIRE AT 2/2Nas"],
        ),
        (
            FRENCH,
            "Die zwei Batterien links von den Zwölfpfündern schießen auf 2/2Nas.",
            ["1/6FA, 18/6FA: FIRE AT 2/2Nas"],
        ),
        (FRENCH, "Die reitende Batterie, die beim Piré steht, fährt bis J6 vor.", ["2/4HA: REDEPLOY TO J6"]),
        (FRENCH, "Die Batterie beim Piré fährt nach J6.", ["2/4HA: REDEPLOY TO J6"]),
        (FRENCH, "Husson's three leading battalions form line.", ["1/2L, 2/2L, 3/2L: FORM LINE"]),
        (FRENCH, "The two rear ones of Campi stay.", ["2/108, 3/108: HOLD"]),
        (
            FRENCH,
            "Husson goes to Lairalle with the front three. The rear ones follow.",
            ["1/2L, 2/2L, 3/2L: MOVE TO lairalle", "4/2L, 1/61, 2/61: MOVE TO 84.6,52.9"],
        ),
        (
            FRENCH,
            "Gauthier goes to F6. His two left ones form line.",
            ["BRIGADE gauthier: INTENT ADVANCE F6", "1/92, 2/92: FORM LINE"],
        ),
        (FRENCH, "Les deux de derrière de Campi restent.", ["2/108, 3/108: HOLD"]),
        (
            FRENCH,
            "Gauthier va en F6. Ses deux de gauche se mettent en ligne.",
            ["BRIGADE gauthier: INTENT ADVANCE F6", "1/92, 2/92: FORM LINE"],
        ),
        (
            FRENCH,
            "husson\nles trois bon de devant prennent lairalle\nceux de derrière suivent à 5 cm",
            ["BRIGADE husson", "1/2L, 2/2L, 3/2L: MOVE TO lairalle", "4/2L, 1/61, 2/61: MOVE TO 84.6,52.9"],
        ),
        (ALLIED, "Der ganz hinten vom Bijlandt soll nach Quatre-Bras kommen.", ["7M: MOVE TO quatre-bras"]),
        (ALLIED, "Der vom Saxe-Weimar, der am weitesten vorn steht, bleibt stehen.", ["1/2Nas: HOLD"]),
    ],
)
def test_is_read(of: tuple[str, str], said: str, meant: list[str]) -> None:
    assert done(said, of) == meant
    assert asked(said, of) == []
