"""The words this rulebook adds to the order language: verbs, decisions, conditions, postures (BNB-ORD-1 to 4).

The order of the phrases counts: a line is read by the first phrase that fits, so the longer wording stands first.
"""

from __future__ import annotations

from types import MappingProxyType

from battles.engine.orders import Answer, Decision, Lesson, Motion, Phrase, Vocabulary
from battles.rulesets.big_napoleonic.standing_said import SAID

UNIT_ACTIONS = (
    Phrase(
        "FORM SQUARE",
        "FORM SQUARE",
        "BNB-DEP-5",
        "Infantry: make ready on all sides, free, at the start of the move.",
    ),
    Phrase("BREAK SQUARE", "BREAK SQUARE", "BNB-DEP-5", "Infantry: leave the square, free, at the start of the move."),
    Phrase(
        "FORM",
        "FORM {formation:formation} [ON] [{flank:LEFT|RIGHT}]",
        "BNB-DEP-1",
        "Redeploy for 3, with a free turn; LEFT or RIGHT keeps that end, or turns a column to that flank.",
        motion=Motion.FORM,
    ),
    Phrase("FACE", "FACE {facing:direction}", "BNB-MOVE-2", "Pivot about the centrepoint.", motion=Motion.FACE),
    Phrase("ABOUT", "ABOUT", "BNB-DEP-4", "Face the other way on the same ground, for 3.", motion=Motion.ABOUT),
    Phrase("MOVE TO", "MOVE TO {place:place}", "BNB-MOVE-3", "Turn to the place and advance to it.", motion=Motion.TO),
    Phrase(
        "MOVE",
        "MOVE [{distance:number}]",
        "BNB-MOVE-3",
        "Advance straight ahead, without a number all the way.",
        motion=Motion.AHEAD,
    ),
    Phrase(
        "MANOEUVRE TO", "MANOEUVRE TO {place:place}", "BNB-MOVE-4", "Go straight to the place without turning, slowly."
    ),
    Phrase(
        "MANOEUVRE",
        "MANOEUVRE [{distance:number}] {direction:direction}",
        "BNB-MOVE-4",
        "Go straight in any direction without turning, slowly.",
    ),
    Phrase(
        "RETIRE",
        "RETIRE [{distance:number}] [{direction:direction}]",
        "BNB-FORCE-8",
        "Go back from the enemy without turning.",
    ),
    Phrase(
        "ASSAULT", "ASSAULT {target:target}", "BNB-ASLT-1", "Advance into contact with an enemy.", motion=Motion.CHARGE
    ),
    Phrase("ASSAULT TOWN", "ASSAULT {place:place}", "BNB-CTOWN-1", "Advance into contact with a town's garrison."),
    Phrase("SUPPORT", "SUPPORT {unit:unit}", "BNB-ASLT-6", "Close up behind a line that assaults."),
    Phrase("LIMBER", "LIMBER", "BNB-ART-2", "Guns: limber up, for 3."),
    Phrase("UNLIMBER", "UNLIMBER [{facing:direction}]", "BNB-ART-2", "Guns: unlimber in any direction, for 3."),
    Phrase("OCCUPY", "OCCUPY {place:place}", "BNB-TOWN-2", "Infantry: go to a town and deploy in it, for 3."),
    Phrase(
        "LEAVE",
        "LEAVE {direction:direction} [IN] [{formation:formation}]",
        "BNB-TOWN-3",
        "Infantry: come out of a town on that side, in depth unless told otherwise, for 3.",
    ),
    Phrase(
        "FOLLOW",
        "FOLLOW {road:place} [{distance:number}] [TO {place:place}]",
        "BNB-ROAD-1",
        "In march or limbered: along a road at twice the pace.",
    ),
    Phrase("PASS", "PASS {defile:place}", "BNB-DEF-1", "Go through a bridge, ford or street."),
    Phrase("EXIT", "EXIT", "BNB-MOVE-7", "Leave the table over the edge ahead."),
    Phrase(
        "FIRE BLIND AT",
        "FIRE BLIND AT {target:target}",
        "BNB-FIRE-16",
        "Guns: fire over a ridge at an enemy hidden behind it.",
    ),
    Phrase("FIRE AT", "FIRE AT {target:target}", "BNB-FIRE-6", "Prefer this target where there is a choice."),
    Phrase("HOLD FIRE", "HOLD FIRE", "BNB-FIRE-1", "Do not fire this turn."),
    Phrase("HOLD", "HOLD", "BNB-ORD-2", "Stay, whatever the intent says."),
)

GENERAL_ACTIONS = (
    Phrase("MOVE TO", "MOVE TO {place:place}", "BNB-GENL-1", "Ride straight there, at most 18 in all."),
    Phrase("ATTACH", "ATTACH {unit:unit}", "BNB-GENL-1", "Ride to a unit and stay with it."),
    Phrase(
        "FOLLOW",
        "FOLLOW {road:place} [TO {place:place}]",
        "BNB-GENL-1",
        "Ride along a road at twice the pace.",
    ),
    Phrase("HOLD", "HOLD", "BNB-GENL-1", "Stay where he is; his staff does not ride for him."),
)

ALWAYS = Phrase("ALWAYS", "ALWAYS")
NEVER = Phrase("NEVER", "NEVER")
STAY = Phrase("STAY", "STAY")
SQUARE = Phrase("SQUARE", "SQUARE")
NONE = Phrase("NONE", "NONE")

DECISIONS = (
    Decision(
        "evade",
        (NEVER, Phrase("CHARGED", "CHARGED"), ALWAYS),
        "NEVER",
        "BNB-EVADE-1",
        "Horse and mobile guns with an enemy coming within 12: get away from any, or only from an assault on them.",
        default_by_arm=(("limbered", "CHARGED"),),
    ),
    Decision(
        "rally",
        (Phrase("RALLY", "RALLY"), Phrase("RETIRE", "RETIRE")),
        "RALLY",
        "BNB-THROW-5",
        "A disrupted unit that throws 5 or 6: rally on the spot, or go back as it is.",
    ),
    Decision(
        "no move",
        (STAY, Phrase("RETREAT", "RETREAT")),
        "STAY",
        "BNB-THROW-3",
        "A disrupted unit that throws 2 to 4: stay, or retreat.",
    ),
    Decision(
        "reaction fire",
        (ALWAYS, Phrase("CLOSE", "CLOSE"), NEVER),
        "ALWAYS",
        "BNB-FIRE-1",
        "Fire at enemies who moved: at any, only within 3, at none.",
    ),
    Decision(
        "initiative fire",
        (ALWAYS, Phrase("CLOSE", "CLOSE"), NEVER),
        "ALWAYS",
        "BNB-FIRE-1",
        "Fire after one's own movement: at any, only within 3, at none.",
        shooting=("ALWAYS", "CLOSE"),
    ),
    Decision(
        "artillery target",
        (Phrase("NEAREST", "NEAREST"), Phrase("LARGEST", "LARGEST")),
        "NEAREST",
        "BNB-FIRE-6",
        "Guns with no enemy within 3: at the nearest, or at the one with most bases.",
    ),
    Decision(
        "halt point",
        (Phrase("BACK", "BACK"), Phrase("FORWARD", "FORWARD")),
        "BACK",
        "BNB-FIRE-12",
        "Where fire halts an enemy, of places that are equally good: the first on his way, or the last.",
    ),
    Decision(
        "exploit",
        (Phrase("ADVANCE", "ADVANCE"), Phrase("EXPLOIT", "EXPLOIT")),
        "ADVANCE",
        "BNB-EXPL-1",
        "After a win by 4 to 6: advance 1, or fall on the next enemy.",
    ),
    Decision(
        "second round",
        (Phrase("FALL BACK", "FALL BACK"), Phrase("FIGHT", "FIGHT")),
        "FALL BACK",
        "BNB-CAV-1",
        "Horse that beats infantry by 4 to 6: fall back, or fight another round.",
    ),
    Decision(
        "losses",
        (Phrase("FRESHEST", "FRESHEST"), Phrase("UNITS", "{units:units}")),
        "FRESHEST",
        "BNB-CC-11",
        "Which of several attackers bears what only one must bear.",
    ),
    Decision(
        "gun loss",
        (NEVER, ALWAYS),
        "NEVER",
        "BNB-CART-4",
        "Lose guns that fight beside a unit in place of one of its bases.",
    ),
    Decision(
        "stand",
        (Phrase("NORMAL", "NORMAL"), SQUARE),
        "NORMAL",
        "BNB-CC-8",
        "Infantry that stands in close combat: stay as it is, or go into square.",
    ),
    Decision(
        "second enemy",
        (Phrase("SHIFT", "SHIFT"), Phrase("DEPTH", "DEPTH"), NONE),
        "SHIFT",
        "BNB-CC-15",
        "A winner still in touch with another enemy: slide clear, go into depth, or stay.",
    ),
    Decision(
        "turn",
        (Phrase("AUTO", "AUTO"), SQUARE, Phrase("FACE", "FACE"), NONE),
        "AUTO",
        "BNB-CC-10",
        "A unit caught in flank, before another round: square against horse and else turn; or always one of them.",
    ),
    Decision(
        "overlap",
        (Phrase("EXTRA", "EXTRA"), Phrase("DISPLACE", "DISPLACE")),
        "EXTRA",
        "BNB-FORCE-6",
        "Where a withdrawal would end on friends: go on until clear, or push them back.",
    ),
    Decision("displace", (NEVER, ALWAYS), "NEVER", "BNB-DISP-1", "On the march: push back friends in the way."),
    Decision(
        "table edge",
        (STAY, Phrase("LEAVE", "LEAVE")),
        "STAY",
        "BNB-FORCE-4",
        "A withdrawal that meets the table's edge: stop there, or leave for good.",
    ),
    Decision(
        "retreat facing",
        (Phrase("ENEMY", "ENEMY"), Phrase("AWAY", "AWAY")),
        "ENEMY",
        "BNB-FORCE-7",
        "After a retreat or an evasion: face back to the enemy, or the way it went.",
    ),
    Decision(
        "general",
        (Phrase("JOIN", "JOIN"), STAY),
        "JOIN",
        "BNB-GENL-4",
        "A general with the enemy upon him, or beside troops that leave: join friends within 3, or stay.",
    ),
    Decision(
        "replacement",
        (Phrase("FIRST", "FIRST"), Phrase("UNIT", "{unit:unit}")),
        "FIRST",
        "BNB-GENL-5",
        "With which of his units a displaced general comes back.",
    ),
)

CONDITIONS = (
    Phrase("WITHIN", "WITHIN {distance:number}", "BNB-ORD-1", "The other unit is no farther off than this."),
    Phrase("STRENGTH >=", "STRENGTH >= {strength:integer}", "BNB-ORD-1", "The unit has so many bases or more."),
    Phrase("STRENGTH <=", "STRENGTH <= {strength:integer}", "BNB-ORD-1", "The unit has so many bases or fewer."),
    Phrase("TARGET ARM", "TARGET {arm:INFANTRY|CAVALRY|ARTILLERY}", "BNB-ORD-1", "The other unit is of this arm."),
    Phrase("TARGET", "TARGET {target:target}", "BNB-ORD-1", "The other unit is this one."),
)

POSTURES = ("HOLD", "DEFEND", "ADVANCE", "ATTACK", "SUPPORT", "SCREEN", "WITHDRAW", "RALLY")

# Deployments that can be ordered by FORM and LEAVE.
ORDERED_DEPLOYMENTS = ("extended", "depth", "depth3", "march")

LESSONS = (
    Lesson("{block}: INTENT ATTACK {place}", "one line leads a whole command: its staff does the rest"),
    Lesson("{infantry}: MOVE TO {square}", "turn to it and advance"),
    Lesson("{infantry}: ASSAULT {enemy}", "go in with the bayonet"),
    Lesson("{infantry}: FORM SQUARE", "against horse"),
    Lesson("{cavalry}: ASSAULT {enemy}", "charge him, if he is in reach"),
    Lesson("{artillery}: FIRE AT {enemy}", "this target where there is a choice"),
    Lesson("{artillery}: LIMBER; MOVE TO {square}", "on the move again", ("unlimbered",)),
    Lesson("{artillery}: MOVE TO {square}; UNLIMBER {ahead}", "come into action there", ("limbered",)),
    Lesson("{unit}: HOLD", "stay, whatever the command does"),
    Lesson("GENERAL {general}: MOVE TO {square}", "where the general rides"),
    Lesson("GENERAL {general}: ATTACH {unit}", "he leads it in person"),
)

GUNS = ("artillery",)
TROOPS = ("infantry", "cavalry")

# What people ask for in their own words, and what answers it here.
ANSWERS = (
    Answer("form line", "FORM EXTENDED", TROOPS),
    Answer("form column", "FORM DEPTH", TROOPS),
    Answer("form square", "FORM SQUARE", ("infantry",)),
    Answer("face", "FACE {direction}", TROOPS),
    Answer("unlimber", "UNLIMBER {direction}", GUNS),
    Answer("limber", "LIMBER", GUNS),
    Answer("about", "ABOUT", TROOPS),
    Answer("go to", "MOVE TO {place}"),
    Answer("go ahead", "MOVE {distance}"),
    Answer("go ahead as far as may be", "MOVE"),
    Answer("go back", "RETIRE {distance}"),
    Answer("fire", "FIRE AT {target}"),
    Answer("hold fire", "HOLD FIRE"),
    Answer("charge", "ASSAULT {target}", TROOPS),
    Answer("hold", "HOLD"),
    Answer("ride to", "MOVE TO {place}"),
    Answer("stay in person", "HOLD"),
    *(Answer(f"posture {posture.lower()}", posture) for posture in POSTURES),
    Answer("standing square against cavalry", "stand: SQUARE"),
    Answer("standing no square against cavalry", "stand: NORMAL"),
    Answer("standing fall back when charged", "evade: CHARGED"),
    Answer("standing stand when charged", "evade: NEVER"),
    Answer("standing no pursuit", "exploit: ADVANCE"),
    Answer("standing pursue", "exploit: EXPLOIT"),
    Answer("standing fire at will", "initiative fire: ALWAYS"),
    Answer("standing no fire at will", "initiative fire: NEVER"),
)

VOCABULARY = Vocabulary(
    unit_actions=UNIT_ACTIONS,
    general_actions=GENERAL_ACTIONS,
    command_actions=(),
    decisions=DECISIONS,
    said=SAID,
    conditions=CONDITIONS,
    postures=POSTURES,
    formations=ORDERED_DEPLOYMENTS,
    square=6.0,
    blocks=("CORPS", "ARMY", "DIVISION", "BRIGADE"),
    synonyms=MappingProxyType(
        {
            "CHARGE": "ASSAULT",
            "ABOUT FACE": "ABOUT",
            "TURN ABOUT": "ABOUT",
            "MANEUVER": "MANOEUVRE",
            "MANEUVRE": "MANOEUVRE",
            "LINE": "EXTENDED",
            "JOIN": "ATTACH",
        }
    ),
    lessons=LESSONS,
    answers=ANSWERS,
)
