"""Germans who beg rather than command, who tell their plan first, and who form line behind a number."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED, FRENCH, asked, done


@pytest.mark.parametrize(
    ("of", "said", "meant"),
    [
        (
            FRENCH,
            "Den General Husson würde ich ersuchen, dass er mit 1/2L, 2/2L und 3/2L auf die Häuser von "
            "Lairalle losmarschiert und sie besetzt.",
            ["1/2L, 2/2L, 3/2L: MOVE TO lairalle"],
        ),
        (FRENCH, "Den Campi möchte ich bitten, dass er nach I5 geht.", ["BRIGADE campi: INTENT ADVANCE I5"]),
        (
            FRENCH,
            "Ich bitte, dass Husson mit 1/2L und 2/2L auf Lairalle losmarschiert.",
            ["1/2L, 2/2L: MOVE TO lairalle"],
        ),
        (
            FRENCH,
            "Husson bleibt. 3/2L möge er ausschwärmen lassen.",
            ["BRIGADE husson: INTENT HOLD", "3/2L: FORM SKIRMISH"],
        ),
        (
            FRENCH,
            "Den Hubert bitte ich, rechts von Lairalle mitzureiten, ungefähr bis K6, und dem Husson die "
            "offene Seite zu decken.",
            ["BRIGADE hubert: INTENT ADVANCE K6"],
        ),
        (
            FRENCH,
            "Hubert bleibt. Von sich aus angreifen soll er aber auf gar keinen Fall, dazu ist der Tag noch zu lang.",
            ["BRIGADE hubert: INTENT HOLD", "STANDING hubert opportunity charge: NEVER"],
        ),
        (FRENCH, "Wathiez hält sich rechts von Gauthier, etwas zurück.", ["BRIGADE wathiez: INTENT SUPPORT gauthier"]),
        (
            FRENCH,
            "Gauthier geht nach F6. 1/4L und 2/4L gehen hinter dem Gauthier her zu seiner Unterstützung.",
            ["BRIGADE gauthier: INTENT ADVANCE F6", "1/4L, 2/4L: MOVE TO 54.8,50"],
        ),
        (ALLIED, "7L rückt nach F10 vor und ist dort die Reserve für Gemioncourt.", ["7L: MOVE TO F10"]),
        (ALLIED, "7L geht nach F10. Es ist dort die Reserve für 5M.", ["7L: MOVE TO F10"]),
        (ALLIED, "7L ist die Reserve für Gemioncourt.", ["7L: HOLD"]),
        (FRENCH, "1/92 und 2/92 sollen eine Linie bilden.", ["1/92, 2/92: FORM LINE"]),
        (FRENCH, "Dort soll 1/92 eine Linie bilden, Front nach Westen.", ["1/92: FORM LINE; FACE W"]),
        (FRENCH, "Gauthier lässt 1/92 und 2/92 Linie bilden.", ["1/92, 2/92: FORM LINE"]),
        (FRENCH, "1/2L und 3/2L Linie.", ["1/2L, 3/2L: FORM LINE"]),
        (FRENCH, "2/2L line, 3/2L column", ["2/2L: FORM LINE", "3/2L: FORM COLUMN"]),
        (
            FRENCH,
            "1/92 bildet Linie und schaut zum Waldrand hinüber, wo 1/2Nas steht.",
            ["1/92: FORM LINE; FACE 1/2Nas"],
        ),
        (ALLIED, "Wenn es recht ist, bleibt das 8M, wo es ist.", ["8M: HOLD"]),
        (
            ALLIED,
            "Die Kanoniere mögen, wenn man sie überrennt, lieber aufprotzen und davonfahren, als dass sie "
            "uns die Geschütze verlieren.",
            ["STANDING bijleveld, stevenart limber and flee: FLEE"],
        ),
        (
            ALLIED,
            "Wird eine Batterie überrannt, bringt sie sich in Sicherheit.",
            ["STANDING bijleveld, stevenart limber and flee: FLEE"],
        ),
        (
            ALLIED,
            "Lieber sollen die Kanoniere aufprotzen und davonfahren, als dass sie die Geschütze verlieren.",
            ["STANDING bijleveld, stevenart limber and flee: FLEE"],
        ),
        (ALLIED, "Es geht mir also darum, Zeit zu gewinnen und möglichst kein Bataillon zu verlieren.", []),
        (ALLIED, "Bis Picton in Runde 4 eintrifft, bin ich allein und habe gar keine Kavallerie.", []),
        (ALLIED, "Links davon soll der Bach die Franzosen aufhalten, rechts das Bossu-Holz.", []),
        (ALLIED, "7M geht nach Quatre-Bras. Das dauert natürlich mehrere Runden.", ["7M: MOVE TO quatre-bras"]),
    ],
)
def test_is_read(of: tuple[str, str], said: str, meant: list[str]) -> None:
    assert done(said, of) == meant
    assert asked(said, of) == []
