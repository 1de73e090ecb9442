"""What a hasty player, an old-fashioned one and a maker of lists write."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED_SECOND, SECOND_TURN, asked, done


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Husson: rückt vor bis auf die Linie H6 - I6.", ["BRIGADE husson: INTENT ADVANCE 80,55"]),
        (
            "Quant à la cavalerie de la Garde, elle ne bougera pas d'un pouce : l'Empereur la veut intacte.",
            ["GCh, GLan: HOLD"],
        ),
        ("Die Garde lass ich hinten, Reiter wie Kanonen.", ["GCh, GLan, 1/guard-artillery, 2/guard-artillery: HOLD"]),
        (
            "Bachelu: reitet näher zu Campi hin (die Brigade ist nicht ganz unter Kommando).",
            ["GENERAL Bachelu: MOVE TO campi"],
        ),
        (
            "Hubert bleibt stehen. Reinreiten darf er nur wenn ihm einer die Flanke hinhält.",
            ["BRIGADE hubert: INTENT HOLD", "STANDING hubert opportunity charge: FLANK"],
        ),
        (
            "Wenn uns feindliche Kavallerie attackiert, immer gegenan, das gilt für alle Reiter.",
            ["STANDING ALL counter charge: ALWAYS"],
        ),
        (
            "Und nach nem gewonnenen Gefecht nicht weiterreiten, die bleiben da stehen.",
            ["STANDING ALL breakthrough: STOP"],
        ),
        (
            "Garde (Reiter und beide Batterien): bleibt komplett stehen.",
            ["GCh, GLan, 1/guard-artillery, 2/guard-artillery: HOLD"],
        ),
        (
            "Gauthier goes to F6. Jamin supports him. Both of them are to keep their battalions in column.",
            ["BRIGADE gauthier: INTENT ADVANCE F6", "BRIGADE jamin: INTENT SUPPORT gauthier"],
        ),
        ("Le 1/2L, qui est déjà en tirailleurs, les précédera pour couvrir leur marche.", ["1/2L: MOVE"]),
        ("My design is to seize Gemioncourt with Foy's division before the English come up.", []),
    ],
)
def test_an_order_is_read_however_it_is_put(said: str, meant: list[str]) -> None:
    assert done(said, SECOND_TURN) == meant
    assert not asked(said, SECOND_TURN)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "I'd like the 7th Militia brought in to Quatre-Bras and the 2/28th brought down to La Bergerie.",
            ["7M: MOVE TO quatre-bras", "2/28Ora: MOVE TO bergerie"],
        ),
        (
            "perponcher go over to saxe weimar and stick with him coz his blokes are out of command",
            ["GENERAL Perponcher: MOVE TO saxe-weimar"],
        ),
        ("The Prince of Orange should stay with the guns where he is", ["GENERAL Prince of Orange: HOLD"]),
        (
            "if the french get in the guns just hook up n get out",
            ["STANDING bijleveld, stevenart limber and flee: FLEE"],
        ),
        ("27J: run for it if charged.", ["STANDING 27J fall back: FALL BACK"]),
        (
            "All battalions form square if the horse come at them, except the 1/2nd Nassau who are in the trees.",
            ["STANDING 1/2Nas vs cavalry: STAND", "STANDING ALL vs cavalry: SQUARE"],
        ),
        (
            "Saxe-Weimar now. The 1/28th holds.\n\nAll battalions form square against horse, except the 1/2nd Nassau.",
            [
                "BRIGADE saxe-weimar",
                "1/28Ora: HOLD",
                "STANDING 27J, 5M, 8M, 7L, 7M, 2/2Nas, 3/2Nas, 1/28Ora, 2/28Ora vs cavalry: SQUARE",
            ],
        ),
        (
            "All battalions hold, except 7M which is on the road and marches to Quatre-Bras.",
            ["27J, 5M, 8M, 7L, 1/2Nas, 2/2Nas, 3/2Nas, 1/28Ora, 2/28Ora: HOLD", "7M: MOVE TO quatre-bras"],
        ),
        ("Gemioncourt geb ich nicht her: das 5M bleibt im Hof und rührt sich nicht.", ["5M: HOLD"]),
        (
            "Das 7L kommt die Straße herunter bis G10. Das 8M formiert sich zur Kolonne und folgt ihm nach.",
            ["7L: MOVE TO G10", "8M: FORM COLUMN; MOVE TO 61.4,98.5"],
        ),
    ],
)
def test_it_is_read_on_the_other_side_too(said: str, meant: list[str]) -> None:
    assert done(said, ALLIED_SECOND) == meant
    assert not asked(said, ALLIED_SECOND)
