"""What gunners do whom the enemy reaches: they stand by their guns, limber up, or run into a square."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED_SECOND, asked, done


@pytest.mark.parametrize(
    ("of", "said", "meant"),
    [
        (
            ALLIED_SECOND,
            "Werden die Geschütze überrannt, suchen die Kanoniere Deckung, aufgeprotzt und davongefahren wird nicht.",
            ["STANDING bijleveld, stevenart limber and flee: STAND"],
        ),
        (
            ALLIED_SECOND,
            "Wenn die Geschütze überrannt werden, bleiben die Kanoniere bei ihren Stücken.",
            ["STANDING bijleveld, stevenart limber and flee: STAND"],
        ),
        (
            ALLIED_SECOND,
            "Die Kanoniere bleiben bei den Geschützen, aufgeprotzt wird nicht.",
            ["STANDING bijleveld, stevenart limber and flee: STAND"],
        ),
        (ALLIED_SECOND, "Aufgeprotzt und davongefahren wird nicht.", ["STANDING ALL limber and flee: STAND"]),
        (
            ALLIED_SECOND,
            "Kein Aufprotzen, wenn sie angegriffen werden, die Kanoniere halten aus.",
            ["STANDING bijleveld, stevenart limber and flee: STAND"],
        ),
        (
            ALLIED_SECOND,
            "Die Batterien fahren nicht davon, wenn sie angegriffen werden.",
            ["STANDING bijleveld, stevenart limber and flee: STAND"],
        ),
        (
            ALLIED_SECOND,
            "Wenn der Feind an die Kanonen herankommt, gehen die Kanoniere in Deckung, die Geschütze bleiben stehen.",
            ["STANDING bijleveld, stevenart flee to square: FLEE"],
        ),
        (
            ALLIED_SECOND,
            "Wird eine Batterie angegriffen, bleibt sie stehen und schießt bis zuletzt.",
            ["STANDING bijleveld, stevenart limber and flee: STAND"],
        ),
        (
            ALLIED_SECOND,
            "Die Artilleristen laufen bei Gefahr ins nächste Karree.",
            ["STANDING bijleveld, stevenart flee to square: FLEE"],
        ),
        (
            ALLIED_SECOND,
            "Bei Gefahr flüchten die Kanoniere in ein Karree.",
            ["STANDING bijleveld, stevenart flee to square: FLEE"],
        ),
        (
            ALLIED_SECOND,
            "Wenn Reiter an die Geschütze kommen, sollen sich die Kanoniere in Sicherheit bringen.",
            ["STANDING bijleveld, stevenart flee to square: FLEE"],
        ),
        (
            ALLIED_SECOND,
            "Geschütze, die überrannt werden, protzen auf und fahren davon.",
            ["STANDING bijleveld, stevenart limber and flee: FLEE"],
        ),
        (
            ALLIED_SECOND,
            "Die Kanoniere sollen nicht abhauen, wenn es eng wird.",
            ["STANDING bijleveld, stevenart limber and flee: STAND"],
        ),
        (
            ALLIED_SECOND,
            "Wenn die Batterie angegriffen wird, nicht aufprotzen.",
            ["STANDING bijleveld, stevenart limber and flee: STAND"],
        ),
        (
            ALLIED_SECOND,
            "Kommt der Feind an die Kanonen, wird aufgeprotzt und abgefahren.",
            ["STANDING bijleveld, stevenart limber and flee: FLEE"],
        ),
        (
            ALLIED_SECOND,
            "Wenn Bijleveld angegriffen wird, protzt er nicht auf.",
            ["STANDING bijleveld limber and flee: STAND"],
        ),
        (
            ALLIED_SECOND,
            "Wird Bijleveld überrannt, suchen die Kanoniere Deckung.",
            ["STANDING bijleveld flee to square: FLEE"],
        ),
        (
            ALLIED_SECOND,
            "Falls Reiter an die Batterien kommen, nicht davonfahren, sondern stehen bleiben.",
            ["STANDING bijleveld, stevenart limber and flee: STAND"],
        ),
        (
            ALLIED_SECOND,
            "Wird Stevenart angegriffen, protzt er auf und fährt davon.",
            ["STANDING stevenart limber and flee: FLEE"],
        ),
        (
            ALLIED_SECOND,
            "Wenn die Batterien angegriffen werden, schießen sie weiter.",
            ["STANDING bijleveld, stevenart limber and flee: STAND"],
        ),
    ],
)
def test_what_gunners_do_who_are_reached(of: tuple[str, str], said: str, meant: list[str]) -> None:
    assert done(said, of) == meant
    assert not asked(said, of)
