"""German orders as an authority writes them, in the passive and with *zu*."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import SECOND_TURN, asked, done

SAID = (
    (
        SECOND_TURN,
        "Die Brigade Gauthier hat auf Gemioncourt vorzugehen.",
        ["BRIGADE gauthier: INTENT ADVANCE gemioncourt"],
    ),
    (SECOND_TURN, "Die Brigade Husson hat Lairalle zu besetzen.", ["BRIGADE husson: INTENT ADVANCE lairalle"]),
    (
        SECOND_TURN,
        "General Foy hat sich zur Brigade Gauthier zu begeben und den Angriff dort persönlich zu leiten.",
        ["GENERAL Foy: MOVE TO 55,33.9"],
    ),
    (
        SECOND_TURN,
        "General Piré begibt sich zu Hubert (die 1er Chasseurs sind z. Zt. 2,6 cm außer Reichweite, "
        "vgl. Bericht S. 4).",
        ["GENERAL Piré: MOVE TO hubert"],
    ),
    (
        SECOND_TURN,
        "Durch die Zwölfpfünder (7/2FA) ist die Infanterie in Gemioncourt (5M) zu beschießen.",
        ["7/2FA: FIRE AT 5M"],
    ),
    (SECOND_TURN, "Durch die 1/6FA ist die Infanterie in Gemioncourt zu beschießen.", ["1/6FA: FIRE AT 5M"]),
    (SECOND_TURN, "5M ist durch die 7/2FA zu beschießen.", ["7/2FA: FIRE AT 5M"]),
    (SECOND_TURN, "2/2Nas ist von der Batterie 1/6FA unter Feuer zu nehmen.", ["1/6FA: FIRE AT 2/2Nas"]),
    (SECOND_TURN, "Durch die Brigade Husson ist Lairalle zu besetzen.", ["BRIGADE husson: INTENT ADVANCE lairalle"]),
    (
        SECOND_TURN,
        "Das Gehöft Petit-Pierrepont ist durch das 1/4L zu besetzen und zu halten.",
        ["1/4L: MOVE TO petit-pierrepont"],
    ),
    (
        SECOND_TURN,
        "Durch die Brigade Gauthier ist Gemioncourt anzugreifen, durch die Brigade Husson Lairalle zu nehmen.",
        ["BRIGADE gauthier: INTENT ATTACK gemioncourt", "BRIGADE husson: INTENT ATTACK lairalle"],
    ),
    (SECOND_TURN, "Durch das 1/2L sind die Plänkler (27J) zu verdrängen.", ["1/2L: CHARGE 27J"]),
    (
        SECOND_TURN,
        "Die Brigade Husson tritt links und rechts an Lairalle vorbei den Vormarsch gegen den Bach an "
        "und hat die dort befindlichen Plänkler (27J) zu vertreiben.",
        ["BRIGADE husson: INTENT ATTACK 27J"],
    ),
    (SECOND_TURN, "Gauthier tritt den Rückzug nach F3 an.", ["BRIGADE gauthier: INTENT WITHDRAW F3"]),
    (
        SECOND_TURN,
        "Für sämtliche Batterien gilt: Wird die Stellung überrannt, so ist aufzuprotzen und abzufahren.",
        ["STANDING 18/6FA, 1/6FA, 7/2FA, 2/4HA, 1/guard-artillery, 2/guard-artillery limber and flee: FLEE"],
    ),
    (
        SECOND_TURN,
        "Bei Überrennen der Stellung ist seitens der Batterien aufzuprotzen und abzufahren.",
        ["STANDING 18/6FA, 1/6FA, 7/2FA, 2/4HA, 1/guard-artillery, 2/guard-artillery limber and flee: FLEE"],
    ),
    (
        SECOND_TURN,
        "Die Brigade Wathiez rückt nach G5 vor. Feindlicher Reiterei, die sie angreift, hat sie entgegenzureiten.",
        ["BRIGADE wathiez: INTENT ADVANCE G5", "STANDING wathiez counter charge: ALWAYS"],
    ),
    (
        SECOND_TURN,
        "4. Kavallerie\n"
        "4.1 Die Brigade Hubert klärt in Richtung Piraumont auf, jedoch nicht weiter als bis L9.\n"
        "4.2 Attacken aus eigenem Antrieb sind ihr untersagt.",
        ["BRIGADE hubert: INTENT SCREEN L9", "STANDING hubert opportunity charge: NEVER"],
    ),
    (
        SECOND_TURN,
        "1. Brigaden der 9. Division\n"
        "1.1 Gauthier geht vor.\n"
        "\n"
        "2. Artillerie\n"
        "\n"
        "4. Kavallerie\n"
        "4.1 Die Brigade Hubert klärt in Richtung Piraumont auf.\n"
        "4.2 Attacken aus eigenem Antrieb sind ihr untersagt.",
        [
            "DIVISION 9D",
            "BRIGADE gauthier: INTENT ADVANCE",
            "BRIGADE hubert: INTENT SCREEN piraumont",
            "STANDING hubert opportunity charge: NEVER",
        ],
    ),
    (
        SECOND_TURN,
        "Die Brigade Hubert klärt nach L9 auf. Gegenattacken sind ihr untersagt.",
        ["BRIGADE hubert: INTENT SCREEN L9", "STANDING hubert counter charge: NEVER"],
    ),
    (
        SECOND_TURN,
        "Das 1/2L verbleibt in Schützenordnung und sichert die linke Flanke der Brigade in Richtung "
        "auf die Zwölfpfünder.",
        ["1/2L: FORM SKIRMISH; HOLD"],
    ),
    (
        SECOND_TURN,
        "Die Brigade Wathiez rückt nach G5 hinter die Geschützlinie vor.",
        ["BRIGADE wathiez: INTENT ADVANCE G5"],
    ),
    (
        SECOND_TURN,
        "Die 18/6FA ist nach G6 vorzuziehen. Zielzuweisung nach Eintreffen: 2/2Nas.",
        ["18/6FA: REDEPLOY TO G6", "18/6FA: FIRE AT 2/2Nas"],
    ),
    (
        SECOND_TURN,
        "Der Brigade Jamin wird aufgegeben, der Brigade Gauthier mit 10 cm Abstand zu folgen.",
        ["BRIGADE jamin: INTENT SUPPORT gauthier"],
    ),
    (SECOND_TURN, "Von einer Verfolgung ist abzusehen.", ["STANDING ALL breakthrough: STOP"]),
    (SECOND_TURN, "Das 1/2L hat sich bei feindlicher Attacke zurückzuziehen.", ["STANDING 1/2L fall back: FALL BACK"]),
    (
        SECOND_TURN,
        "Die Brigade Wathiez ist als Reserve hinter der Brigade Jamin bereitzustellen.",
        ["BRIGADE wathiez: INTENT SUPPORT jamin"],
    ),
    (SECOND_TURN, "General Reille nimmt seinen Standort bei der Brigade Jamin.", ["GENERAL Reille: MOVE TO 55,21.8"]),
    (SECOND_TURN, "Die Brigade Jamin hält sich zur Verfügung.", ["BRIGADE jamin: INTENT HOLD"]),
    (SECOND_TURN, "Wathiez hat sich bereitzuhalten.", ["BRIGADE wathiez: INTENT HOLD"]),
    (
        SECOND_TURN,
        "Husson nimmt Lairalle. Unnötige Verluste sind zu vermeiden.",
        ["BRIGADE husson: INTENT ATTACK lairalle"],
    ),
)


@pytest.mark.parametrize(("of", "said", "orders"), SAID)
def test_an_official_order_is_read(of: tuple[str, str], said: str, orders: list[str]) -> None:
    assert done(said, of) == orders
    assert asked(said, of) == []
