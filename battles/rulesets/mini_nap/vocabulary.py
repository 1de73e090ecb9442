"""The words Mini-Nap adds to the order language: verbs, decisions, conditions, postures (MN-ORD-1 to 6, MN-INT-1).

The order of the phrases counts: a line is read by the first phrase that fits, so the longer wording stands first.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from battles.engine.orders import Answer, Decision, Lesson, Motion, Phrase, Vocabulary
from battles.rulesets.mini_nap.standing_said import SAID

UNIT_ACTIONS = (
    Phrase(
        "FORM",
        "FORM {formation:formation} [ON {flank:LEFT|RIGHT}] [ON {end:FRONT|REAR}] [FACE {facing:direction}]",
        "MN-MOVE-2",
        "Change formation on one stand: the side of the line (RIGHT) and the end of the column (FRONT) that stays.",
        motion=Motion.FORM,
    ),
    Phrase("FACE", "FACE {facing:direction}", "MN-MOVE-4", "Pivot on the spot, the shorter way.", motion=Motion.FACE),
    Phrase("ABOUT", "ABOUT", "MN-MOVE-4", "About face, each stand in its place.", motion=Motion.ABOUT),
    Phrase(
        "MOVE TO",
        "MOVE TO {place:place}",
        "MN-MOVE-7",
        "Face the place and go straight there, or as far as may be.",
        motion=Motion.TO,
    ),
    Phrase(
        "MOVE",
        "MOVE [{distance:number}]",
        "MN-MOVE-7",
        "Go straight ahead, without a number the whole allowance.",
        motion=Motion.AHEAD,
    ),
    Phrase("SIDESTEP", "SIDESTEP {flank:LEFT|RIGHT} [{distance:number}]", "MN-MOVE-8", "Infantry: up to 6 sideways."),
    Phrase("STEP BACK", "STEP BACK [{distance:number}]", "MN-MOVE-8", "Infantry: up to 6 backwards."),
    Phrase(
        "OBLIQUE",
        "OBLIQUE {flank:LEFT|RIGHT} [{ahead:number}] [{aside:number}] [SIDE FIRST]",
        "MN-MOVE-8",
        "Infantry: up to 3 ahead and up to 3 sideways.",
    ),
    Phrase("INCH", "INCH {direction:direction} [{distance:number}]", "MN-MOVE-9", "A square: up to 4 any way."),
    Phrase("PROLONG", "PROLONG [BACK] [{distance:number}]", "MN-ART-1", "A battery: up to 1 by hand, and it may fire."),
    Phrase(
        "REDEPLOY TO",
        "REDEPLOY TO {place:place} [FACE {facing:direction}]",
        "MN-ART-2",
        "A battery limbers up, goes to the place and unlimbers.",
    ),
    Phrase(
        "REDEPLOY",
        "REDEPLOY {direction:direction} [{distance:number}] [FACE {facing:direction}]",
        "MN-ART-2",
        "A battery limbers up, goes straight in a direction and unlimbers.",
    ),
    Phrase(
        "CHARGE",
        "CHARGE {target:target} [FACE {facing:direction}] [EXTEND]",
        "MN-CHG-1",
        "Charge an enemy; EXTEND tries for more than the usual reach.",
        motion=Motion.CHARGE,
    ),
    Phrase("FIRE AT", "FIRE AT {target:target}", "MN-FIRE-1", "Fire at this enemy in the firing phase."),
    Phrase("HOLD FIRE", "HOLD FIRE", "MN-FIRE-1", "Do not fire."),
    Phrase("RETREAT", "RETREAT", "MN-RET-1", "Leave the table for good."),
    Phrase("HOLD", "HOLD", "MN-INT-1", "Stay, whatever the intent says."),
)

GENERAL_ACTIONS = (
    Phrase(
        "MOVE TO",
        "MOVE TO {place:place} [BEFORE {brigade:command}]",
        "MN-CMD-3",
        "Ride there, at most 36 in all; BEFORE: just before that brigade is activated.",
    ),
    Phrase("ATTACH", "ATTACH {unit:unit}", "MN-CMD-4", "A brigadier joins a unit of his brigade within 6."),
    Phrase("DETACH", "DETACH", "MN-CMD-4", "A brigadier leaves the unit he rides with."),
    Phrase("HOLD", "HOLD", "MN-CMD-3", "Stay where he is; his staff does not ride for him."),
)

COMMAND_ACTIONS = (
    Phrase(
        "MANOEUVRE",
        "MANOEUVRE [{direction:direction} [{distance:number}]]",
        "MN-DIV-1",
        "The whole division marches at once, far from the enemy.",
    ),
)

ALWAYS = Phrase("ALWAYS", "ALWAYS")
NEVER = Phrase("NEVER", "NEVER")
STAND = Phrase("STAND", "STAND")
NONE = Phrase("NONE", "NONE")
DIRECTION = Phrase("DIRECTION", "{direction:direction}")

DECISIONS = (
    Decision(
        "vs cavalry",
        (Phrase("SQUARE", "SQUARE"), STAND),
        "SQUARE",
        "MN-REACT-7",
        "Formed infantry charged by cavalry from over 12: try to form square, or stand.",
    ),
    Decision(
        "nearby square",
        (STAND, Phrase("SQUARE", "SQUARE")),
        "STAND",
        "MN-REACT-7",
        "Formed infantry within 6 of a battalion so charged: form square too, or stand.",
    ),
    Decision(
        "fall back",
        (Phrase("FALL BACK", "FALL BACK"), STAND),
        "FALL BACK",
        "MN-REACT-3",
        "Skirmishers that are charged: fall back, or stand.",
    ),
    Decision(
        "limber and flee",
        (Phrase("FLEE", "FLEE"), STAND),
        "FLEE",
        "MN-REACT-4",
        "Horse artillery charged by infantry: limber up and flee, or stand.",
    ),
    Decision(
        "flee to square",
        (Phrase("FLEE", "FLEE"), STAND),
        "FLEE",
        "MN-REACT-6",
        "Gunners that are reached, with a friendly square beside them: run into it, or stand.",
    ),
    Decision(
        "evade distance",
        (Phrase("FAR", "FAR"), Phrase("NEAR", "NEAR"), Phrase("DISTANCE", "{distance:number}")),
        "FAR",
        "MN-REACT-5",
        "How far to fall back, flee, feint or rally back.",
    ),
    Decision(
        "counter charge",
        (ALWAYS, NEVER),
        "ALWAYS",
        "MN-REACT-10",
        "Formed troops that are charged: charge in return.",
        default_by_arm=(("infantry", "NEVER"),),
    ),
    Decision(
        "opportunity charge",
        (NEVER, ALWAYS, Phrase("FLANK", "FLANK"), Phrase("CHARGERS", "CHARGERS")),
        "NEVER",
        "MN-REACT-9",
        "Formed troops past which the enemy moves: charge him always, in flank only, or only when he charges.",
    ),
    Decision(
        "feint",
        (ALWAYS, NEVER),
        "ALWAYS",
        "MN-REACT-8",
        "Cavalry whose target has formed square: turn back without fighting.",
    ),
    Decision(
        "feint facing",
        (NONE, DIRECTION),
        "NONE",
        "MN-REACT-8",
        "Which way to face after a feint, by up to 90 degrees.",
    ),
    Decision(
        "rally facing",
        (NONE, DIRECTION),
        "NONE",
        "MN-BRK-2",
        "Which way to face on stopping after a break-through, by up to 90 degrees.",
    ),
    Decision(
        "fire at will",
        (ALWAYS, NEVER),
        "ALWAYS",
        "MN-FIRE-1",
        "Units without an order to fire: pick a target themselves.",
        shooting=("ALWAYS",),
    ),
    Decision("return fire", (ALWAYS, NEVER), "ALWAYS", "MN-FIRE-8", "Shoot back when fired at."),
    Decision("support fire", (ALWAYS, NEVER), "ALWAYS", "MN-FIRE-9", "Batteries: answer fire at a friend within 6."),
    Decision("suppress", (ALWAYS, NEVER), "ALWAYS", "MN-FIRE-10", "Skirmishers: spoil the fire of a battery."),
    Decision("re-man", (ALWAYS, NEVER), "ALWAYS", "MN-REACT-6", "Gunners in a square: go back to their guns."),
    Decision(
        "join",
        (Phrase("WISE", "WISE"), ALWAYS, NEVER),
        "WISE",
        "MN-CC-2",
        "Join a fight within 6, where it is not compulsory; WISE leaves out infantry against cavalry and cavalry "
        "against squares.",
    ),
    Decision("break out", (NEVER, ALWAYS), "NEVER", "MN-CC-3", "A square: form column and join a fight within 6."),
    Decision(
        "split",
        (
            Phrase("FOCUS", "FOCUS"),
            Phrase("EVEN", "EVEN"),
            Phrase("WEAKEST", "WEAKEST"),
            Phrase("STRONGEST", "STRONGEST"),
            Phrase("ALL", "ALL {target:target}"),
            Phrase("SHARES", "{shares:shares}"),
        ),
        "FOCUS",
        "MN-CC-5",
        "A unit that fights several enemies: how it shares its strength among them.",
    ),
    Decision(
        "breakthrough",
        (
            Phrase("STOP", "STOP"),
            Phrase("BACK", "BACK"),
            Phrase("FORWARD", "FORWARD [{distance:number}]"),
            Phrase("CHARGE", "CHARGE [{target:target}]"),
        ),
        "STOP",
        "MN-BRK-1",
        "After breaking through: stop, rally back, rally forward, or charge again at the price of a hit.",
    ),
    Decision(
        "extend charge",
        (NEVER, ALWAYS),
        "NEVER",
        "MN-CHG-4",
        "A charge beyond the usual reach: try to extend it.",
    ),
    Decision("retreat", (NEVER, ALWAYS), "NEVER", "MN-RET-1", "Leave the table at the start of an own initiative."),
    Decision(
        "brigadier",
        (Phrase("STAY", "STAY"), Phrase("GO", "GO")),
        "STAY",
        "MN-RET-1",
        "A brigadier whose unit retreats from the table: stay behind, or go with it.",
    ),
)

# MN-INT-1. What an intent decides where no standing order does.
# fmt: off
INTENT_DECISIONS: Mapping[str, Mapping[str, str]] = {
    "HOLD":     {},
    "DEFEND":   {"opportunity charge": "CHARGERS", "breakthrough": "BACK"},
    "ADVANCE":  {"opportunity charge": "FLANK", "breakthrough": "FORWARD"},
    "ATTACK":   {"opportunity charge": "ALWAYS", "breakthrough": "CHARGE"},
    "SUPPORT":  {"opportunity charge": "CHARGERS", "join": "ALWAYS"},
    "SCREEN":   {"join": "NEVER", "breakthrough": "BACK"},
    "WITHDRAW": {"join": "NEVER", "breakthrough": "BACK"},
    "RALLY":    {"join": "NEVER", "breakthrough": "BACK"},
}
# fmt: on

CONDITIONS = (
    Phrase("WITHIN", "WITHIN {distance:number}", "MN-ORD-1", "The other unit is no farther off than this."),
    Phrase("STRENGTH >=", "STRENGTH >= {strength:integer}", "MN-ORD-1", "The unit has this strength or more."),
    Phrase("STRENGTH <=", "STRENGTH <= {strength:integer}", "MN-ORD-1", "The unit has this strength or less."),
    Phrase("TARGET ARM", "TARGET {arm:INFANTRY|CAVALRY|ARTILLERY}", "MN-ORD-1", "The other unit is of this arm."),
    Phrase("TARGET", "TARGET {target:target}", "MN-ORD-1", "The other unit is this one."),
    Phrase("FLANK", "FLANK", "MN-ORD-1", "It would outflank the other unit."),
)

POSTURES = ("HOLD", "DEFEND", "ADVANCE", "ATTACK", "SUPPORT", "SCREEN", "WITHDRAW", "RALLY")

# Formations that can be ordered; emergency squares and batteries form by themselves.
ORDERED_FORMATIONS = ("line", "column", "square", "skirmish")

GUNS = ("artillery",)
TROOPS = ("infantry", "cavalry")

# What people ask for in their own words, and what answers it here.
ANSWERS = (
    Answer("form", "FORM {formation}", TROOPS),
    Answer("face", "FACE {direction}"),
    Answer("about", "ABOUT", TROOPS),
    Answer("go to", "REDEPLOY TO {place}", GUNS),
    Answer("go to and face", "REDEPLOY TO {place} FACE {direction}", GUNS),
    Answer("go to", "MOVE TO {place}", TROOPS),
    Answer("go ahead", "MOVE {distance}"),
    Answer("go ahead as far as may be", "MOVE"),
    Answer("go back", "STEP BACK {distance}", ("infantry",)),
    Answer("go aside", "SIDESTEP {flank} {distance}", ("infantry",)),
    Answer("fire", "FIRE AT {target}"),
    Answer("hold fire", "HOLD FIRE"),
    Answer("charge", "CHARGE {target}", TROOPS),
    Answer("hold", "HOLD"),
    Answer("ride to", "MOVE TO {place}"),
    Answer("stay in person", "HOLD"),
    Answer("ride with", "ATTACH {unit}", ("brigade",)),
    Answer("posture hold", "HOLD"),
    Answer("posture defend", "DEFEND"),
    Answer("posture advance", "ADVANCE"),
    Answer("posture attack", "ATTACK"),
    Answer("posture support", "SUPPORT"),
    Answer("posture screen", "SCREEN"),
    Answer("posture withdraw", "WITHDRAW"),
    Answer("posture rally", "RALLY"),
    Answer("standing square against cavalry", "vs cavalry: SQUARE"),
    Answer("standing no square against cavalry", "vs cavalry: STAND"),
    Answer("standing fall back when charged", "fall back: FALL BACK"),
    Answer("standing stand when charged", "fall back: STAND"),
    Answer("standing guns flee", "limber and flee: FLEE", GUNS),
    Answer("standing guns stand", "limber and flee: STAND", GUNS),
    Answer("standing no pursuit", "breakthrough: STOP"),
    Answer("standing rally back", "breakthrough: BACK"),
    Answer("standing pursue", "breakthrough: FORWARD"),
    Answer("standing charge again", "breakthrough: CHARGE"),
    Answer("standing no charge", "opportunity charge: NEVER"),
    Answer("standing charge what passes", "opportunity charge: ALWAYS"),
    Answer("standing charge flanks", "opportunity charge: FLANK"),
    Answer("standing counter charge", "counter charge: ALWAYS"),
    Answer("standing no counter charge", "counter charge: NEVER"),
    Answer("standing fire at will", "fire at will: ALWAYS"),
    Answer("standing no fire at will", "fire at will: NEVER"),
    Answer("standing no fight", "join: NEVER"),
    Answer("standing leave when weak", "retreat: ALWAYS IF STRENGTH <= {strength}"),
)

LESSONS = (
    Lesson("{block}: INTENT ATTACK {place}", "one line leads a brigade: its staff does the rest"),
    Lesson("{infantry}: FORM COLUMN; MOVE TO {square}", "form column, then march", ("line", "skirmish")),
    Lesson("{infantry}: FORM LINE; FACE {ahead}", "deploy and look that way", ("column", "skirmish")),
    Lesson("{infantry}: FORM SKIRMISH; FIRE AT {enemy}", "open order, and shoot", ("line", "column")),
    Lesson("{cavalry}: CHARGE {enemy}", "ride at him, if he is in reach"),
    Lesson("{artillery}: FIRE AT {enemy}", "this target before all others"),
    Lesson("{artillery}: REDEPLOY TO {square} FACE {ahead}", "limber up, drive there, unlimber"),
    Lesson("{unit}: HOLD", "stay, whatever the brigade does"),
    Lesson("GENERAL {general}: MOVE TO {square}", "where the general rides"),
    Lesson("STANDING vs cavalry: STAND", "do not form square when charged by horse"),
    Lesson("STANDING fire at will: NEVER", "shoot only at what you name"),
)

VOCABULARY = Vocabulary(
    unit_actions=UNIT_ACTIONS,
    general_actions=GENERAL_ACTIONS,
    command_actions=COMMAND_ACTIONS,
    decisions=DECISIONS,
    said=SAID,
    conditions=CONDITIONS,
    postures=POSTURES,
    formations=ORDERED_FORMATIONS,
    square=10.0,
    synonyms=MappingProxyType(
        {
            "ABOUT FACE": "ABOUT",
            "TURN ABOUT": "ABOUT",
            "MANEUVER": "MANOEUVRE",
            "MANEUVRE": "MANOEUVRE",
            "SIDE STEP": "SIDESTEP",
            "SIDE-STEP": "SIDESTEP",
            "STEPBACK": "STEP BACK",
            "SKIRMISHERS": "SKIRMISH",
            "SKIRMISH LINE": "SKIRMISH",
            "COUNTERCHARGE": "COUNTER CHARGE",
            "COUNTER-CHARGE": "COUNTER CHARGE",
            "BREAK-THROUGH": "BREAKTHROUGH",
            "BREAK THROUGH": "BREAKTHROUGH",
            "REMAN": "RE-MAN",
        }
    ),
    answers=ANSWERS,
    lessons=LESSONS,
)
