"""What a writer says as one talks moves nobody, and what he wants beside it is done."""

from __future__ import annotations

import re

import pytest

from tests.letters.test_score import read

HEADING = re.compile(r"(?:BRIGADE|DIVISION|CORPS) \S+")
SENT = ["1/92: MOVE TO F5"]
OF_THE_GUARD = ["GCh, GLan, 1/guard-artillery, 2/guard-artillery: HOLD"]
READ = {
    # whether he may, a word looked for, what he does not know
    "If anyone charges 1/2L I would like them to fall back, would that be allowed?": [
        "STANDING 1/2L fall back: FALL BACK"
    ],
    "1/2L: stays. Falls sie angegriffen werden, sollen sie ausweichen, geht das?": [
        "1/2L: HOLD", "STANDING 1/2L fall back: FALL BACK",
    ],
    "1/92 goes to F5, if that's all right?": SENT,
    "1/92 moves to F5 as a, how do you say, picket?": SENT,
    "1/92 moves up behind 2/92 as a sort of reserve.": ["1/92: MOVE TO 51.5,23"],
    "I don't know what to do with 2/93, just leave it there.": ["2/93: HOLD"],
    "Ich weiß nicht was ich mit dem 2/93 machen soll, lass es dort stehen.": ["2/93: HOLD"],
    "Because 1/92 should go to F5.": SENT,
    # a request behind what is so
    "1/92 is far behind the others, could you bring it up to F5?": SENT,
    "I wouldn't like Foy to get killed, could he ride back to F2?": ["GENERAL Foy: MOVE TO F2"],
    # of whom he speaks
    "And the heavy battery 7/2FA, are they the twelve-pounders? They should stay.": ["7/2FA: HOLD"],
    "Now the battalions of Husson near the road. They hold.": ["BRIGADE husson: INTENT HOLD"],
    "Nun zur Brigade Husson. Sie rückt auf Lairalle vor.": ["BRIGADE husson: INTENT ADVANCE lairalle"],
    "BRIGADE gauthier\nThe whole brigade advances to F6.": ["BRIGADE gauthier: INTENT ADVANCE F6"],
    "Brigade Gauthier\n- die gesamte Brigade rückt nach F6 vor": ["BRIGADE gauthier: INTENT ADVANCE F6"],
    "The guns of Piré, 2/4, come up to I7 and unlimber.": ["2/4HA: REDEPLOY TO I7"],
    "The cavalry and the artillery of the Guard stay put.": OF_THE_GUARD,
    "Kavallerie und Artillerie der Garde bleiben stehen.": OF_THE_GUARD,
    "La cavalerie et l'artillerie de la Garde ne bougent pas.": OF_THE_GUARD,
    "The Guard lancers stay, and their guns with them.": ["GLan: HOLD", "1/guard-artillery, 2/guard-artillery: HOLD"],
    "7/2FA fires at stevenart. 1/6FA fires at stevenart. 18/6FA goes between those two batteries.": [
        "7/2FA: FIRE AT stevenart", "1/6FA: FIRE AT stevenart", "18/6FA: REDEPLOY TO 67.1,42",
    ],
    "7/2FA tire sur stevenart. 18/6FA tire sur la même cible.": [
        "7/2FA: FIRE AT stevenart", "18/6FA: FIRE AT stevenart",
    ],
    # what it is for, what it costs him, why
    "Jamin supports Gauthier and is to stand ready when the leading battalions are spent.": [
        "BRIGADE jamin: INTENT SUPPORT gauthier"
    ],
    "GLan holds, much as it pains me.": ["GLan: HOLD"],
    "The Guard lancers, whom we are not allowed to use, hold.": ["GLan: HOLD"],
    "Bachelu reitet zu Campi, die Brigade ist ja sonst führungslos.": ["GENERAL Bachelu: MOVE TO campi"],
    "Le général Piré va en J7 afin de tenir Wathiez en main.": ["GENERAL Piré: MOVE TO J7"],
    "General Foy reitet nach F4, um Jamin fest in der Hand zu behalten.": ["GENERAL Foy: MOVE TO F4"],
    "5Lan holds. Should the enemy march past under its nose it may charge.": [
        "5Lan: HOLD", "STANDING 5Lan opportunity charge: ALWAYS",
    ],
    "2/4HA limbers, goes to I7, unlimbers. It fires at the skirmishers when it is in position.": [
        "2/4HA: REDEPLOY TO I7", "2/4HA: FIRE AT 27J",
    ],
    # two verbs for one way, a formation in a word, a place behind which they stay
    "18/6FA avance et prend position à droite de 7/2FA.": ["18/6FA: REDEPLOY TO 74.2,42"],
    "6Ch: aufgelöst nach K7": ["6Ch: FORM SKIRMISH; MOVE TO K7"],
    "Wathiez: bleibt hinter der Höhe in Deckung": ["BRIGADE wathiez: INTENT HOLD"],
}  # fmt: skip
#: A question that orders nothing, words to somebody else, and what is to be asked.
NOT_DONE = (
    "Can 1/92 march through the wood, is that allowed?",
    "1/92 is far behind the others, could it reach F5?",
    "You may tell the Emperor that the battle has begun.",
    "Sagen Sie dem Kaiser, dass wir angreifen.",
    "5Lan charges if the enemy comes near.",
    "If the leading battalions are spent, Jamin attacks Gemioncourt.",
    "Now the battalions of Husson near the road.",
)


@pytest.mark.parametrize("said", READ)
def test_what_is_wanted_is_done(said: str) -> None:
    done = [line.normal for line in read(said, "french").sheet.lines]
    assert [line for line in done if not HEADING.fullmatch(line)] == READ[said]


@pytest.mark.parametrize("said", NOT_DONE)
def test_what_is_only_said_is_not_done(said: str) -> None:
    assert not read(said, "french").sheet.lines


def test_who_is_told_to_attack_is_not_somebody_to_be_told_of_it() -> None:
    done = [line.normal for line in read("Tell Foy to attack Gemioncourt.", "french").sheet.lines]
    assert done == ["DIVISION 9D: INTENT ATTACK gemioncourt"]
