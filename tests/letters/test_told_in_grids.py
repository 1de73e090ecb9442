"""Plain sentences that once came to nothing, or to something else: each by who, what and how."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import FRENCH, asked, done


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "7/2FA keeps shelling stevenart.",
            ["7/2FA: FIRE AT stevenart"],
        ),
        (
            "7/2FA keeps peppering stevenart.",
            ["7/2FA: FIRE AT stevenart"],
        ),
        (
            "7/2FA goes into battery in G6.",
            ["7/2FA: REDEPLOY TO G6"],
        ),
        (
            "7/2FA takes stevenart as its target.",
            ["7/2FA: FIRE AT stevenart"],
        ),
        (
            "1/92 goes to F5, 2/92 does the same, but to E5.",
            [
                "1/92: MOVE TO F5",
                "2/92: MOVE TO E5",
            ],
        ),
        (
            "1/92 geht nach F5, 2/92 dasselbe, aber nach E5.",
            [
                "1/92: MOVE TO F5",
                "2/92: MOVE TO E5",
            ],
        ),
        (
            "Le 1/92 va en F5, le 2/92 idem, mais en E5.",
            [
                "1/92: MOVE TO F5",
                "2/92: MOVE TO E5",
            ],
        ),
        (
            "Husson attacks Lairalle. Campi supports.",
            [
                "BRIGADE husson: INTENT ATTACK lairalle",
                "BRIGADE campi: INTENT SUPPORT husson",
            ],
        ),
        (
            "Husson greift Lairalle an. Campi unterstützt.",
            [
                "BRIGADE husson: INTENT ATTACK lairalle",
                "BRIGADE campi: INTENT SUPPORT husson",
            ],
        ),
        (
            "Husson attaque Lairalle. Campi soutient.",
            [
                "BRIGADE husson: INTENT ATTACK lairalle",
                "BRIGADE campi: INTENT SUPPORT husson",
            ],
        ),
        (
            "Cavalry: take opportunities to charge.",
            ["STANDING 1Ch, 6Ch, 5Lan, 6Lan, GCh, GLan opportunity charge: ALWAYS"],
        ),
        (
            "Kavallerie nutzt Gelegenheiten zur Attacke.",
            ["STANDING 1Ch, 6Ch, 5Lan, 6Lan, GCh, GLan opportunity charge: ALWAYS"],
        ),
        (
            "Kavallerie: Gelegenheiten nur gegen Flanke nutzen.",
            ["STANDING 1Ch, 6Ch, 5Lan, 6Lan, GCh, GLan opportunity charge: FLANK"],
        ),
        (
            "Cavalry charges only when I say so.",
            ["STANDING 1Ch, 6Ch, 5Lan, 6Lan, GCh, GLan opportunity charge: NEVER"],
        ),
        (
            "If somebody has a go at Wathiez he goes straight back at them.",
            ["STANDING wathiez counter charge: ALWAYS"],
        ),
        (
            "Tirailleurs chargés : ils se replient.",
            ["STANDING ALL fall back: FALL BACK"],
        ),
        (
            "Plänkler angegriffen: zurück.",
            ["STANDING ALL fall back: FALL BACK"],
        ),
        (
            "Skirmishers charged: fall back.",
            ["STANDING ALL fall back: FALL BACK"],
        ),
        (
            "Même chargés, les tirailleurs tiennent.",
            ["STANDING ALL fall back: STAND"],
        ),
        (
            "Even if charged the skirmishers stand.",
            ["STANDING ALL fall back: STAND"],
        ),
        (
            "Auch wenn sie angegriffen werden, bleiben die Plänkler stehen.",
            ["STANDING ALL fall back: STAND"],
        ),
        (
            "Les tirailleurs qu'on charge se replient.",
            ["STANDING ALL fall back: FALL BACK"],
        ),
        (
            "Les tirailleurs évitent le contact si on les charge.",
            ["STANDING ALL fall back: FALL BACK"],
        ),
        (
            "L'infanterie ne poursuit pas, on se reforme.",
            ["STANDING husson, campi, gauthier, jamin breakthrough: STOP"],
        ),
        (
            "Foy va en F4 (et qu'il n'aille pas se faire tuer).",
            ["GENERAL Foy: MOVE TO F4"],
        ),
        (
            "Foy goes to F4 and is not to get himself shot.",
            ["GENERAL Foy: MOVE TO F4"],
        ),
        (
            "Foy geht nach F4 und lässt sich nicht totschießen.",
            ["GENERAL Foy: MOVE TO F4"],
        ),
        (
            "1/6FA limbers up, drives 12 cm due north and unlimbers there.",
            ["1/6FA: REDEPLOY TO 65,54"],
        ),
        (
            "Gauthier advances to F5. The battalions keep their columns.",
            ["BRIGADE gauthier: INTENT ADVANCE F5"],
        ),
        (
            "Gauthier geht nach F5. Die Bataillone behalten ihre Kolonnen.",
            ["BRIGADE gauthier: INTENT ADVANCE F5"],
        ),
        (
            "Gauthier va en F5. Les bataillons gardent leurs colonnes.",
            ["BRIGADE gauthier: INTENT ADVANCE F5"],
        ),
        (
            "Hubert may take any chance to charge that comes his way.",
            ["STANDING hubert opportunity charge: ALWAYS"],
        ),
        (
            "Should Wathiez be charged he must meet it with a charge of his own, never at the halt.",
            ["STANDING wathiez counter charge: ALWAYS"],
        ),
        (
            "Campi: After a won combat its battalions halt on the ground they have taken.",
            ["STANDING campi breakthrough: STOP"],
        ),
        (
            "1/2L: if anything charges it I would rather it slipped away than stood.",
            ["STANDING 1/2L fall back: FALL BACK"],
        ),
        (
            "1/2L: if anyone charges them they just run, dont be heros",
            ["STANDING 1/2L fall back: FALL BACK"],
        ),
        (
            "Husson goes straight at 27J and pushes them over the brook; they are strung out with no friends "
            "anywhere near, and five columns ought to be too much for them.",
            ["BRIGADE husson: INTENT ATTACK 27J"],
        ),
        (
            "Hubert goes to K7. Wathiez and his lancers I want close behind Gauthier in support of him.",
            [
                "BRIGADE hubert: INTENT ADVANCE K7",
                "BRIGADE wathiez: INTENT SUPPORT gauthier",
            ],
        ),
        (
            "1/6FA should fire on Stevenart's battery in F8, and 7/2FA on the battalion in Gemioncourt, 5M.",
            [
                "1/6FA: FIRE AT stevenart",
                "7/2FA: FIRE AT 5M",
            ],
        ),
        (
            "1/6FA schießt auf stevenart, 7/2FA auf das Bataillon im Hof, 5M.",
            [
                "1/6FA: FIRE AT stevenart",
                "7/2FA: FIRE AT 5M",
            ],
        ),
        (
            "1/6FA tire sur stevenart, 7/2FA sur le bataillon de Gemioncourt, 5M.",
            [
                "1/6FA: FIRE AT stevenart",
                "7/2FA: FIRE AT 5M",
            ],
        ),
        (
            "18/6FA: no random shooting, but if some1 fires at it it can fire back.",
            [
                "STANDING 18/6FA fire at will: NEVER",
                "STANDING 18/6FA return fire: ALWAYS",
            ],
        ),
        (
            "If someone fires at him he can fire back.",
            ["STANDING ALL return fire: ALWAYS"],
        ),
        (
            "18/6FA fires at stevenart. 7/2FA fires at 27J. 1/6FA stays. If the enemy gets in among the guns, the "
            "gunners of all three batteries stay by them.",
            [
                "18/6FA: FIRE AT stevenart",
                "7/2FA: FIRE AT 27J",
                "1/6FA: HOLD",
                "STANDING 18/6FA, 7/2FA, 1/6FA limber and flee: STAND",
            ],
        ),
        (
            "18/6FA tire sur stevenart. 7/2FA tire sur 27J. 1/6FA reste. Si l'ennemi arrive sur les pièces, les "
            "trois batteries attellent et filent.",
            [
                "18/6FA: FIRE AT stevenart",
                "7/2FA: FIRE AT 27J",
                "1/6FA: HOLD",
                "STANDING 18/6FA, 7/2FA, 1/6FA limber and flee: FLEE",
            ],
        ),
        (
            "Husson attacks 27J. Campi goes to Lairalle. Both brigades go into square whenever hostile horsemen "
            "come close.",
            [
                "BRIGADE husson: INTENT ATTACK 27J",
                "BRIGADE campi: INTENT ADVANCE lairalle",
                "STANDING husson, campi vs cavalry: SQUARE",
            ],
        ),
        (
            "Husson attacks 27J. Campi goes to Lairalle in column, and both brigades are to go into square "
            "whenever hostile horsemen come close.",
            [
                "BRIGADE husson: INTENT ATTACK 27J",
                "BRIGADE campi: INTENT ADVANCE lairalle",
                "STANDING husson, campi vs cavalry: SQUARE",
            ],
        ),
        (
            "Husson attaque 27J. Campi va à Lairalle. Les deux brigades forment le carré si la cavalerie approche.",
            [
                "BRIGADE husson: INTENT ATTACK 27J",
                "BRIGADE campi: INTENT ADVANCE lairalle",
                "STANDING husson, campi vs cavalry: SQUARE",
            ],
        ),
        (
            "Husson greift 27J an. Campi geht nach Lairalle. Beide Brigaden bilden Karree, wenn Kavallerie kommt.",
            [
                "BRIGADE husson: INTENT ATTACK 27J",
                "BRIGADE campi: INTENT ADVANCE lairalle",
                "STANDING husson, campi vs cavalry: SQUARE",
            ],
        ),
        (
            "Husson attacks 27J. Campi goes to Lairalle. Both brigades hold after a win.",
            [
                "BRIGADE husson: INTENT ATTACK 27J",
                "BRIGADE campi: INTENT ADVANCE lairalle",
                "STANDING husson, campi breakthrough: STOP",
            ],
        ),
        (
            "If they break the enemy: halt and re-form.",
            ["STANDING ALL breakthrough: STOP"],
        ),
        (
            "Keep the cavalry on a leash, no charges of their own.",
            ["STANDING 1Ch, 6Ch, 5Lan, 6Lan, GCh, GLan opportunity charge: NEVER"],
        ),
        (
            "Haltet die Kavallerie an der kurzen Leine.",
            ["STANDING 1Ch, 6Ch, 5Lan, 6Lan, GCh, GLan opportunity charge: NEVER"],
        ),
        (
            "All may shoot at whatever is in range.",
            ["STANDING ALL fire at will: ALWAYS"],
        ),
        (
            "Husson takes the main road and marches on Gemioncourt.",
            ["BRIGADE husson: INTENT ADVANCE gemioncourt"],
        ),
        (
            "Husson nimmt die Straße und marschiert auf Gemioncourt.",
            ["BRIGADE husson: INTENT ADVANCE gemioncourt"],
        ),
        (
            "Husson prend la grande route et marche sur Gémioncourt.",
            ["BRIGADE husson: INTENT ADVANCE gemioncourt"],
        ),
        (
            "Hubert takes post at K6.",
            ["BRIGADE hubert: INTENT ADVANCE K6"],
        ),
        (
            "I'd rather have Campi at I5.",
            ["BRIGADE campi: INTENT ADVANCE I5"],
        ),
        (
            "Prioritise Gauthier over Husson.",
            ["PRIORITY gauthier, husson"],
        ),
        (
            "Give Gauthier priority, then Husson.",
            ["PRIORITY gauthier, husson"],
        ),
        (
            "Give priority to Gauthier.",
            ["PRIORITY gauthier"],
        ),
        (
            "Ney to G5 before he gets himself shot.",
            ["GENERAL Ney: MOVE TO G5"],
        ),
        (
            "The Guard stays where it is. General Foy rides to battalion 2/92 and joins it.",
            [
                "GCh, GLan, 1/guard-artillery, 2/guard-artillery: HOLD",
                "GENERAL Foy: MOVE TO 2/92",
            ],
        ),
        (
            "The Guard stays. General Foy reitet zum Bataillon 2/92 und schließt sich ihm an.",
            [
                "GCh, GLan, 1/guard-artillery, 2/guard-artillery: HOLD",
                "GENERAL Foy: MOVE TO 2/92",
            ],
        ),
        (
            "La Garde reste. Le général Foy va au 2/92 et se joint à lui.",
            [
                "GCh, GLan, 1/guard-artillery, 2/guard-artillery: HOLD",
                "GENERAL Foy: MOVE TO 2/92",
            ],
        ),
        (
            "Let me begin with Bachelu, because his is the main business of the turn.",
            [],
        ),
        (
            "Piré I trust with the right flank.",
            [],
        ),
        (
            "Lefebvre-Desnouettes I must, alas, leave alone.",
            [],
        ),
    ],
)
def test_they_are_read(said: str, meant: list[str]) -> None:
    assert done(said, FRENCH) == meant
    assert not asked(said, FRENCH)
