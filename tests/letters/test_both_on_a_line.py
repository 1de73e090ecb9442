"""*Both* and *neither* on a line of its own are the two above, and a name with *first* alone ranks him."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import FRENCH, asked, done


@pytest.mark.parametrize(
    ("of", "said", "meant"),
    [
        (
            FRENCH,
            "1Ch and 6Ch go to K6.\nBoth only charge if attacked.",
            ["1Ch, 6Ch: MOVE TO K6", "STANDING 1Ch, 6Ch opportunity charge: NEVER"],
        ),
        (
            FRENCH,
            "5Lan and 6Lan stay in reserve.\nBoth only charge if they are charged themselves.",
            ["5Lan, 6Lan: HOLD", "STANDING 5Lan, 6Lan opportunity charge: NEVER"],
        ),
        (
            FRENCH,
            "Hubert and Wathiez stay.\nBoth only charge if attacked.",
            [
                "BRIGADE hubert: INTENT HOLD",
                "BRIGADE wathiez: INTENT HOLD",
                "STANDING hubert, wathiez opportunity charge: NEVER",
            ],
        ),
        (
            FRENCH,
            "Hubert goes to K6.\nWathiez goes to H5.\nBoth never charge by themselves.",
            [
                "BRIGADE hubert: INTENT ADVANCE K6",
                "BRIGADE wathiez: INTENT ADVANCE H5",
                "STANDING hubert, wathiez opportunity charge: NEVER",
            ],
        ),
        (
            FRENCH,
            "Hubert goes to K6. Wathiez goes to H5. Both only charge if attacked.",
            [
                "BRIGADE hubert: INTENT ADVANCE K6",
                "BRIGADE wathiez: INTENT ADVANCE H5",
                "STANDING hubert, wathiez opportunity charge: NEVER",
            ],
        ),
        (
            FRENCH,
            "Hubert goes to K6.\nWathiez goes to H5.\nNeither charges on its own.",
            [
                "BRIGADE hubert: INTENT ADVANCE K6",
                "BRIGADE wathiez: INTENT ADVANCE H5",
                "STANDING hubert, wathiez opportunity charge: NEVER",
            ],
        ),
        (
            FRENCH,
            "Hubert und Wathiez bleiben.\nBeide attackieren nicht von sich aus.",
            [
                "BRIGADE hubert: INTENT HOLD",
                "BRIGADE wathiez: INTENT HOLD",
                "STANDING hubert, wathiez opportunity charge: NEVER",
            ],
        ),
        (
            FRENCH,
            "1Ch et 6Ch vont en K6.\nLes deux ne chargent que s'ils sont chargés.",
            ["1Ch, 6Ch: MOVE TO K6", "STANDING 1Ch, 6Ch opportunity charge: NEVER"],
        ),
        (
            FRENCH,
            "Hubert va en K6.\nWathiez va en H5.\nTous deux ne chargent que s'ils sont chargés.",
            [
                "BRIGADE hubert: INTENT ADVANCE K6",
                "BRIGADE wathiez: INTENT ADVANCE H5",
                "STANDING hubert, wathiez opportunity charge: NEVER",
            ],
        ),
        (
            FRENCH,
            "Gauthier goes to F6.\nBoth Guard batteries stay.",
            ["BRIGADE gauthier: INTENT ADVANCE F6", "1/guard-artillery, 2/guard-artillery: HOLD"],
        ),
        (FRENCH, "Jamin d'abord.", ["PRIORITY jamin"]),
        (FRENCH, "Jamin first.", ["PRIORITY jamin"]),
        (FRENCH, "Jamin d'abord\n- 1/4L en F5", ["BRIGADE jamin", "1/4L: MOVE TO F5"]),
    ],
)
def test_is_read(of: tuple[str, str], said: str, meant: list[str]) -> None:
    assert done(said, of) == meant
    assert asked(said, of) == []
