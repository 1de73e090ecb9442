"""What Germans say of haste, and plain orders whose verb stands where they put it."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import SECOND_TURN, asked, done


@pytest.mark.parametrize(
    "said",
    [
        "Bitte nicht wieder alles auf einmal bewegen.",
        "Gauthier soll nicht hetzen.",
        "Gauthier braucht sich nicht zu beeilen.",
        "Husson soll sich beeilen.",
    ],
)
def test_haste_is_no_order(said: str) -> None:
    assert not done(said, SECOND_TURN)
    assert not asked(said, SECOND_TURN)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Hubert reitet nach K7 und greift niemanden an.",
         ["STANDING hubert opportunity charge: NEVER", "BRIGADE hubert: INTENT ADVANCE K7"]),
        ("Stellt Jamin bitte so hin, dass er Gauthier helfen kann.", ["BRIGADE jamin: INTENT SUPPORT gauthier"]),
        ("Dann greift Husson 2/2Nas an.", ["BRIGADE husson: INTENT ATTACK 2/2Nas"]),
        ("Foy führt den Angriff von Gauthier selbst an.", ["GENERAL Foy: MOVE TO gauthier"]),
        ("Husson soll sich beeilen und nach H7 gehen.", ["BRIGADE husson: INTENT ADVANCE H7"]),
        ("Die Truppen unter Husson rücken bis G5 vor.", ["BRIGADE husson: INTENT ADVANCE G5"]),
        ("Das Regiment 92 bildet Linie.", ["1/92, 2/92: FORM LINE"]),
        ("Die Zwölfpfünderbatterie feuert auf Stevenart.", ["7/2FA: FIRE AT stevenart"]),
        ("1/92 soll sich nach Süden drehen", ["1/92: FACE S"]),
    ],
)  # fmt: skip
def test_plain_german(said: str, meant: list[str]) -> None:
    assert done(said, SECOND_TURN) == meant
    assert not asked(said, SECOND_TURN)
