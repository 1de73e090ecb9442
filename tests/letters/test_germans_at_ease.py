"""Germans at ease: plain things said with a verb at the end, a possessive, or a word that means more than one thing."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import SECOND_TURN, asked, done


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        # whom a verb at the end is about, though own troops bear the name as well
        ("Husson soll die Jäger am Bach angreifen.", ["BRIGADE husson: INTENT ATTACK 27J"]),
        ("Die 18/6FA soll die Jäger am Bach beschießen.", ["18/6FA: FIRE AT 27J"]),
        ("Die Lanciers sollen die Jäger angreifen.", ["5Lan, 6Lan: CHARGE 27J"]),
        ("Husson soll den Hof Lairalle angreifen.", ["BRIGADE husson: INTENT ATTACK lairalle"]),
        # who stays where he is
        ("Jamin lasse ich vorerst, wo er ist.", ["BRIGADE jamin: INTENT HOLD"]),
        ("Lasst die Reiterei der Garde erst einmal, wo sie ist.", ["GCh, GLan: HOLD"]),
        ("Unsere Lanciers sollen sich nicht von der Stelle rühren.", ["5Lan, 6Lan: HOLD"]),
        ("Piré bleibt mit den Lanciers stehen.", ["5Lan, 6Lan: HOLD"]),
        ("Hubert hält sich vorerst zurück.", ["BRIGADE hubert: INTENT HOLD"]),
        ("Husson zieht sich zurück.", ["BRIGADE husson: INTENT WITHDRAW"]),
        # who leads his own, and where a general is
        ("Bachelu führt seine Division gegen Lairalle.", ["DIVISION 5D: INTENT ADVANCE lairalle"]),
        ("Bachelu leads his division against Lairalle.", ["DIVISION 5D: INTENT ADVANCE lairalle"]),
        ("Bachelu mène sa division contre Lairalle.", ["DIVISION 5D: INTENT ADVANCE lairalle"]),
        ("Reille soll sich zwischen Foy und Bachelu aufhalten.", ["GENERAL Reille: MOVE TO 63.5,33.8"]),
        ("Husson soll den Feind aufhalten.", ["BRIGADE husson: INTENT DEFEND"]),
        ("Ney reitet zur Batterie 7/2FA, um den Angriff zu beobachten.", ["GENERAL Ney: MOVE TO 7/2FA"]),
        ("Ich möchte, dass ihr mit Husson nach J6 geht.", ["BRIGADE husson: INTENT ADVANCE J6"]),
        ("Wir gehen mit Husson nach J6.", ["BRIGADE husson: INTENT ADVANCE J6"]),
        ("Ich will, dass ihr Stevenart mit der 1/6FA beschießt.", ["1/6FA: FIRE AT stevenart"]),
        ("Ich möchte, dass Husson nach J6 geht.", ["BRIGADE husson: INTENT ADVANCE J6"]),
        ("Hubert lässt sich in kein Gefecht verwickeln.", ["STANDING hubert opportunity charge: NEVER"]),
        # what is done for others
        ("Jamin hält Gauthier den Rücken frei.", ["BRIGADE jamin: INTENT SUPPORT gauthier"]),
        ("Jemand muss Lairalle besetzen, am besten das 2/2L.", ["2/2L: MOVE TO lairalle"]),
        ("Das 1/100 und das 2/100 tauschen ihre Plätze.", ["1/100: MOVE TO 56.1,19.3", "2/100: MOVE TO 52.9,19.7"]),
        ("Ohne meinen ausdrücklichen Befehl greift niemand an.", ["STANDING ALL opportunity charge: NEVER"]),
        ("Hubert reitet um den Teich herum nach K6.", ["BRIGADE hubert: INTENT ADVANCE K6"]),
    ],
)
def test_what_is_said_plainly_is_done(said: str, meant: list[str]) -> None:
    assert done(said, SECOND_TURN) == meant


@pytest.mark.parametrize(
    "said",
    ["Hubert reitet am Teich vorbei.", "Die Chasseurs reiten rechts um den Teich herum.", "Hubert contourne l'étang.",
     "Hubert goes around Lairalle."],
)  # fmt: skip
def test_who_only_passes_a_place_is_not_sent_into_it(said: str) -> None:
    assert not done(said, SECOND_TURN)
    assert asked(said, SECOND_TURN)
