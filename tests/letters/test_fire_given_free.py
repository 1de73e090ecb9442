"""Fire given free, but at some arms alone: at those, and at nobody else."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED_SECOND, asked, done


@pytest.mark.parametrize(
    ("of", "said", "meant"),
    [
        (
            ALLIED_SECOND,
            "Bijleveld feuert nur auf Infanterie.",
            ["STANDING bijleveld fire at will: NEVER", "STANDING bijleveld fire at will: ALWAYS IF TARGET INFANTRY"],
        ),
        (
            ALLIED_SECOND,
            "Bijleveld feuert nach eigenem Ermessen, aber nur auf Infanterie.",
            ["STANDING bijleveld fire at will: NEVER", "STANDING bijleveld fire at will: ALWAYS IF TARGET INFANTRY"],
        ),
        (
            ALLIED_SECOND,
            "Bijleveld schießt nach Belieben, jedoch ausschließlich auf Infanterie.",
            ["STANDING bijleveld fire at will: NEVER", "STANDING bijleveld fire at will: ALWAYS IF TARGET INFANTRY"],
        ),
        (
            ALLIED_SECOND,
            "Bijleveld darf schießen, worauf er will, aber nur auf Fußvolk.",
            ["STANDING bijleveld fire at will: NEVER", "STANDING bijleveld fire at will: ALWAYS IF TARGET INFANTRY"],
        ),
        (
            ALLIED_SECOND,
            "Bijleveld sucht sich seine Ziele selbst, aber nur Infanterie.",
            ["STANDING bijleveld fire at will: NEVER", "STANDING bijleveld fire at will: ALWAYS IF TARGET INFANTRY"],
        ),
        (
            ALLIED_SECOND,
            "Bijleveld schießt frei auf Infanterie.",
            ["STANDING bijleveld fire at will: NEVER", "STANDING bijleveld fire at will: ALWAYS IF TARGET INFANTRY"],
        ),
        (
            ALLIED_SECOND,
            "Bijleveld hat freie Zielwahl, aber nur Infanterie.",
            ["STANDING bijleveld fire at will: NEVER", "STANDING bijleveld fire at will: ALWAYS IF TARGET INFANTRY"],
        ),
        (
            ALLIED_SECOND,
            "Stevenart feuert nach eigenem Ermessen auf Kavallerie.",
            ["STANDING stevenart fire at will: NEVER", "STANDING stevenart fire at will: ALWAYS IF TARGET CAVALRY"],
        ),
        (
            ALLIED_SECOND,
            "Die Batterien feuern nach Gutdünken, aber nicht auf Artillerie.",
            ["STANDING bijleveld, stevenart fire at will: NEVER IF TARGET ARTILLERY"],
        ),
        (
            ALLIED_SECOND,
            "Die Batterien schießen nur auf Infanterie und Kavallerie, nicht auf Kanonen.",
            ["STANDING bijleveld, stevenart fire at will: NEVER IF TARGET ARTILLERY"],
        ),
        (ALLIED_SECOND, "Bijleveld feuert nach eigenem Ermessen.", ["STANDING bijleveld fire at will: ALWAYS"]),
        (
            ALLIED_SECOND,
            "Bijleveld: Feuer frei, aber nur auf Infanterie.",
            ["STANDING bijleveld fire at will: NEVER", "STANDING bijleveld fire at will: ALWAYS IF TARGET INFANTRY"],
        ),
        (
            ALLIED_SECOND,
            "Bijleveld feuert auf alles, was in Reichweite kommt, aber nicht auf Artillerie.",
            ["STANDING bijleveld fire at will: NEVER IF TARGET ARTILLERY"],
        ),
        (
            ALLIED_SECOND,
            "Bijleveld fires at will, but only at infantry.",
            ["STANDING bijleveld fire at will: NEVER", "STANDING bijleveld fire at will: ALWAYS IF TARGET INFANTRY"],
        ),
        (
            ALLIED_SECOND,
            "Bijleveld tire à volonté, mais seulement sur l'infanterie.",
            ["STANDING bijleveld fire at will: NEVER", "STANDING bijleveld fire at will: ALWAYS IF TARGET INFANTRY"],
        ),
        (
            ALLIED_SECOND,
            "Die Artillerie feuert nur auf Infanterie.",
            [
                "STANDING bijleveld, stevenart fire at will: NEVER",
                "STANDING bijleveld, stevenart fire at will: ALWAYS IF TARGET INFANTRY",
            ],
        ),
        (
            ALLIED_SECOND,
            "Die Batterien schießen nicht auf Geschütze.",
            ["STANDING bijleveld, stevenart fire at will: NEVER IF TARGET ARTILLERY"],
        ),
    ],
)
def test_fire_that_is_free_at_some_arms_alone(of: tuple[str, str], said: str, meant: list[str]) -> None:
    assert done(said, of) == meant
    assert not asked(said, of)
