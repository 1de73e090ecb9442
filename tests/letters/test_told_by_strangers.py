"""Ways of saying it that came in letters by strangers, each beside others that mean the same."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import FRENCH, asked, done


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "1/92 only fires if fired upon.",
            [
                "STANDING 1/92 fire at will: NEVER",
                "STANDING 1/92 return fire: ALWAYS",
            ],
        ),
        (
            "1/92 does not fire unless fired upon.",
            [
                "STANDING 1/92 fire at will: NEVER",
                "STANDING 1/92 return fire: ALWAYS",
            ],
        ),
        (
            "1/92 schießt nur, wenn es beschossen wird.",
            [
                "STANDING 1/92 fire at will: NEVER",
                "STANDING 1/92 return fire: ALWAYS",
            ],
        ),
        (
            "1/92 schießt nicht von sich aus, nur wenn se selber beschossen werden",
            [
                "STANDING 1/92 fire at will: NEVER",
                "STANDING 1/92 return fire: ALWAYS",
            ],
        ),
        (
            "1/92 ne tire que si on lui tire dessus.",
            [
                "STANDING 1/92 fire at will: NEVER",
                "STANDING 1/92 return fire: ALWAYS",
            ],
        ),
        (
            "Gauthier greift Gemioncourt an. Seine Bataillone feuern nicht aus eigenem Antrieb; nur wenn man auf "
            "sie schießt, dürfen sie antworten.",
            [
                "BRIGADE gauthier: INTENT ATTACK gemioncourt",
                "STANDING gauthier fire at will: NEVER",
                "STANDING gauthier return fire: ALWAYS",
            ],
        ),
        (
            "e) Erreicht der Feind unsere Geschütze, so protzen die Batterien auf und fliehen.",
            ["STANDING 18/6FA, 1/6FA, 7/2FA, 2/4HA, 1/guard-artillery, 2/guard-artillery limber and flee: FLEE"],
        ),
        (
            "Husson: Plänkler weichen aus, wenn angegriffen",
            ["STANDING husson fall back: FALL BACK"],
        ),
        (
            "Die Kavallerie nutzt keine Gelegenheit zur Attacke.",
            ["STANDING 1Ch, 6Ch, 5Lan, 6Lan, GCh, GLan opportunity charge: NEVER"],
        ),
        (
            "Die Artillerie darf nach eigenem Ermessen feuern, wenn ihr Ziel verschwindet.",
            ["STANDING 18/6FA, 1/6FA, 7/2FA, 2/4HA, 1/guard-artillery, 2/guard-artillery fire at will: ALWAYS"],
        ),
        (
            "Artillery may fire at will if their target disappears.",
            ["STANDING 18/6FA, 1/6FA, 7/2FA, 2/4HA, 1/guard-artillery, 2/guard-artillery fire at will: ALWAYS"],
        ),
        (
            "2/4HA fährt nach J6. Ihre Front ist Nordwesten.",
            [
                "2/4HA: REDEPLOY TO J6",
                "2/4HA: FACE NW",
            ],
        ),
        (
            "Die Brigade Hubert geht bis K6 vor und schirmt dort unsere rechte Flanke ab.",
            ["BRIGADE hubert: INTENT SCREEN K6"],
        ),
        (
            "1/92 so lassen",
            ["1/92: HOLD"],
        ),
        (
            "1/92 vor nach F5, da dann linie, blick nach norden",
            ["1/92: MOVE TO F5; FORM LINE; FACE N"],
        ),
        (
            "1/6FA schießt auf die Batterie in F8, 7/2FA nimmt die in E7.",
            [
                "1/6FA: FIRE AT stevenart",
                "7/2FA: FIRE AT 2/2Nas",
            ],
        ),
        (
            "Auf dem rechten Flügel soll Bachelu mir die lästigen Plänkler in I8 vom Hals schaffen.",
            ["DIVISION 5D: INTENT ATTACK 27J"],
        ),
        (
            "Husson soll mir die Plänkler in I8 vom Hals schaffen.",
            ["BRIGADE husson: INTENT ATTACK 27J"],
        ),
        (
            "Jamin soll bitte zu seinem 1/100 reiten und dort bleiben.",
            ["GENERAL Jamin: MOVE TO 1/100"],
        ),
        (
            "Dass Jamin selbst noch so weit hinten sitzt, gefällt mir gar nicht, er möge bitte zu seinem 1/100 "
            "reiten und dort bleiben.",
            ["GENERAL Jamin: MOVE TO 1/100"],
        ),
        (
            "Campi soll kehrtmachen, wenn man so will, und auf Lairalle vorgehen, damit der Ort nicht leer bleibt.",
            ["BRIGADE campi: INTENT ADVANCE lairalle"],
        ),
        (
            "Die 2/4HA bereitet ihm das vor, indem sie ebenfalls auf die 27J feuert.",
            ["2/4HA: FIRE AT 27J"],
        ),
        (
            "Und damit sie sich auf der Chaussee nicht auf die Füße treten, zieht bitte Gauthier zuerst und Jamin "
            "erst nach ihm.",
            ["PRIORITY gauthier, jamin"],
        ),
        (
            "Jamin soll Gauthier als zweites Treffen folgen, bereit, ihn zu unterstützen.",
            ["BRIGADE jamin: INTENT SUPPORT gauthier"],
        ),
        (
            "Jamin soll sich sortieren und Gauthier folgen.",
            ["BRIGADE jamin: INTENT SUPPORT gauthier"],
        ),
        (
            "Zu einer Gegenattacke lassen sich Huberts Jäger auf keinen Fall verleiten.",
            ["STANDING hubert counter charge: NEVER"],
        ),
        (
            "Wenn sich Wathiez' Lanciers eine Gelegenheit zur Attacke bietet, dann sollen sie sie beim Schopf packen.",
            ["STANDING wathiez opportunity charge: ALWAYS"],
        ),
        (
            "Der Angelpunkt des Ganzen ist für mich der Hof von Gemioncourt.",
            [],
        ),
        (
            "Kellermann kommt erst im zehnten Zug.",
            [],
        ),
    ],
)
def test_it_is_read(said: str, meant: list[str]) -> None:
    assert done(said, FRENCH) == meant
    assert not asked(said, FRENCH)
