"""The words Old Trousers adds to the order language: verbs, decisions, conditions, postures (OT-VERB-1 to 3, OT-DEC-1).

The order of the phrases counts: a line is read by the first phrase that fits, so the longer wording stands first.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from battles.engine.orders import Answer, Decision, Lesson, Motion, Phrase, Vocabulary
from battles.rulesets.old_trousers.standing_said import SAID

UNIT_ACTIONS = (
    Phrase("ORDER", "ORDER", "OT-CP-2", "Spend a command point: act out of command, or against the command's order."),
    Phrase(
        "FORM",
        "FORM {formation:formation}",
        "OT-FORM-1",
        "Change formation on the middle of the front; COLUMN is the attack column, where the unit has one.",
        motion=Motion.FORM,
    ),
    Phrase(
        "FACE",
        "FACE {facing:direction}",
        "OT-MOVE-5",
        "Turn on the spot, free, for a unit that does not move.",
        motion=Motion.FACE,
    ),
    Phrase(
        "WHEEL",
        "WHEEL {facing:direction}",
        "OT-MOVE-4",
        "Wheel about a front corner until it looks that way, at the cost of the outer corner's way.",
        motion=Motion.FACE,
    ),
    Phrase("ABOUT", "ABOUT", "OT-MOVE-6", "Face about on the same ground, for a quarter.", motion=Motion.ABOUT),
    Phrase(
        "MOVE TO",
        "MOVE TO {place:place}",
        "OT-MOVE-3",
        "Wheel if it must, and go straight there.",
        motion=Motion.TO,
    ),
    Phrase(
        "MOVE",
        "MOVE [{direction:direction}] [{distance:number}]",
        "OT-MOVE-3",
        "Go straight ahead or in a direction, facing as before; without a number as far as allowed.",
        motion=Motion.AHEAD,
    ),
    Phrase(
        "MARCH TO",
        "MARCH TO {place:place}",
        "OT-MOVE-11",
        "The same at twice the pace, 8 away from every enemy; nothing else that turn.",
        motion=Motion.TO,
    ),
    Phrase(
        "MARCH",
        "MARCH [{direction:direction}] [{distance:number}]",
        "OT-MOVE-11",
        "Straight on at twice the pace, 8 away from every enemy; nothing else that turn.",
        motion=Motion.AHEAD,
    ),
    Phrase("UNLIMBER", "UNLIMBER [{facing:direction}]", "OT-MOVE-2", "Guns into action for half of the turn."),
    Phrase("LIMBER", "LIMBER", "OT-MOVE-2", "Guns onto their limbers for half of the turn."),
    Phrase(
        "CHARGE",
        "CHARGE {targets:targets}",
        "OT-CHG-2",
        "Charge an enemy before the front; cavalry may name others to take instead of one that forms square.",
        motion=Motion.CHARGE,
    ),
    Phrase("REORDER", "REORDER", "OT-DIS-3", "Shake off disorder for half of the movement."),
    Phrase("RECOVER", "RECOVER", "OT-C-RALLY-2", "Shaken troops: stand and try to recover, no enemy within 2."),
    Phrase("RALLY", "RALLY [AS {formation:formation}]", "OT-C-RALLY-1", "Routed troops: try to rally, for a point."),
    Phrase("MAN", "MAN", "OT-ROUT-4", "Rallied gunners within 6 of their guns: back to them, unlimbered."),
    Phrase("FIRE AT", "FIRE AT {targets:targets}", "OT-FIRE-6", "These targets before others, in order."),
    Phrase("HOLD FIRE", "HOLD FIRE", "OT-FIRE-6", "Do not fire this turn."),
    Phrase("HOLD", "HOLD", "OT-INT-1", "Stay, whatever the intent says."),
)

GENERAL_ACTIONS = (
    Phrase(
        "ORDER",
        "ORDER {commands:commands} {kind:ATTACK|ENGAGE|MANEUVER|DEFEND|WITHDRAW|RALLY} [{place:place}]",
        "OT-ORDER-5",
        "An army or corps commander sends his commands a new order, with the place that is its marker.",
    ),
    Phrase("MOVE TO", "MOVE TO {place:place}", "OT-CMD-4", "Ride straight there, at most 20 in all."),
    Phrase("ATTACH", "ATTACH {unit:unit}", "OT-CMD-5", "Join a unit of his command within 6."),
    Phrase("DETACH", "DETACH", "OT-CMD-5", "Leave the unit that he rides with."),
    Phrase("HOLD", "HOLD", "OT-CMD-4", "Stay where he is; his staff does not ride for him."),
    Phrase("LAST", "LAST", "OT-CMD-4", "Ride at the end of the movement, not before the rallying."),
)

ALWAYS = Phrase("ALWAYS", "ALWAYS")
NEVER = Phrase("NEVER", "NEVER")
FIRST = Phrase("FIRST", "FIRST")
LINE = Phrase("LINE", "LINE")
COLUMN = Phrase("COLUMN", "COLUMN")
SQUARE = Phrase("SQUARE", "SQUARE")
STAND = Phrase("STAND", "STAND")
NONE = Phrase("NONE", "NONE")

DECISIONS = (
    Decision(
        "move first",
        (Phrase("SELF", "SELF"), Phrase("ENEMY", "ENEMY")),
        "SELF",
        "OT-INIT-3",
        "Who moves first when the side has won the initiative.",
    ),
    Decision(
        "hidden ford",
        (NONE, Phrase("PLACE", "{place:place}")),
        "NONE",
        "OT-EVENT-1",
        "Where a ford is found, should the dice of events find one.",
    ),
    Decision(
        "command points",
        (ALWAYS, NEVER),
        "ALWAYS",
        "OT-CP-2",
        "Spend command points as needs arise, or only by the word ORDER.",
    ),
    Decision("excuse", (ALWAYS, NEVER), "ALWAYS", "OT-ORDER-3", "Spend points on units that did not do as ordered."),
    Decision(
        "penalty",
        (FIRST, Phrase("LAST", "LAST"), Phrase("UNITS", "{units:units}")),
        "FIRST",
        "OT-ORDER-3",
        "Which unit pays, disordered and shaken, for an order not complied with.",
    ),
    Decision(
        "rally formation",
        (LINE, COLUMN, SQUARE),
        "LINE",
        "OT-ROUT-5",
        "In which formation routed troops rally; guns limber.",
    ),
    Decision("rally", (ALWAYS, NEVER), "ALWAYS", "OT-C-RALLY-1", "Spend a point on each routed unit to rally it."),
    Decision(
        "charged",
        (
            STAND,
            Phrase("COUNTERCHARGE", "COUNTERCHARGE"),
            Phrase("FLEE", "FLEE"),
            Phrase("EVADE", "EVADE"),
        ),
        "STAND",
        "OT-CHG-5",
        "A unit that is charged: stand, charge in return, or get away.",
        default_by_arm=(
            ("cavalry", "COUNTERCHARGE"),
            ("limbered", "FLEE"),
            ("skirmish", "EVADE"),
            ("irregular", "EVADE"),
        ),
    ),
    Decision(
        "vs cavalry",
        (SQUARE, STAND),
        "SQUARE",
        "OT-CHG-7",
        "Infantry that stands against cavalry: try to form square, or stay as it is.",
    ),
    Decision(
        "reform",
        (NONE, LINE, COLUMN, SQUARE),
        "NONE",
        "OT-CHG-7",
        "Formed troops that stand: which formation to try for as the enemy comes.",
    ),
    Decision(
        "reface",
        (Phrase("FACE", "FACE"), STAND),
        "FACE",
        "OT-CHG-7",
        "Troops that stand, charged from the flank: try to turn to the enemy, or not.",
    ),
    Decision(
        "follow up",
        (Phrase("STOP", "STOP"), Phrase("ON", "ON")),
        "STOP",
        "OT-CHG-10",
        "A charger whose enemy fled: stop on his ground, or go on.",
    ),
    Decision(
        "opportunity charge",
        (NEVER, ALWAYS, Phrase("FLANK", "FLANK")),
        "NEVER",
        "OT-C-OPP-1",
        "Formed cavalry past which the enemy moves: charge him always, or in flank only.",
    ),
    Decision(
        "fire at will",
        (ALWAYS, NEVER),
        "ALWAYS",
        "OT-FIRE-6",
        "In the own phase, fire at other targets than those named.",
        shooting=("ALWAYS",),
    ),
    Decision(
        "defensive fire",
        (ALWAYS, NEVER),
        "ALWAYS",
        "OT-FIRE-6",
        "In the enemy's phase, fire at other targets than those named.",
    ),
    Decision(
        "opportunity fire",
        (ALWAYS, Phrase("BEST", "BEST"), NEVER),
        "ALWAYS",
        "OT-FIRE-13",
        "Fire at an enemy where he passed: if he is no target where he stands, wherever it is best, or never.",
    ),
    Decision(
        "attach",
        (NEVER, ALWAYS),
        "NEVER",
        "OT-CMD-5",
        "A commander with a unit of his within 6 that is charged: join it.",
    ),
    Decision(
        "breakthrough",
        (
            Phrase("STOP", "STOP"),
            Phrase("FORWARD", "FORWARD [{distance:number}]"),
            Phrase("CHARGE", "CHARGE [{target:target}]"),
        ),
        "STOP",
        "OT-C-BRK-1",
        "A charger that has won: stop, go on ahead, or charge the next enemy.",
    ),
)

# OT-INT-1. What an intent decides where no standing order does.
# fmt: off
INTENT_DECISIONS: Mapping[str, Mapping[str, str]] = MappingProxyType({
    "HOLD":     {},
    "DEFEND":   {},
    "ADVANCE":  {"breakthrough": "FORWARD"},
    "ATTACK":   {"breakthrough": "CHARGE", "follow up": "ON"},
    "SUPPORT":  {},
    "SCREEN":   {},
    "WITHDRAW": {},
    "RALLY":    {},
})
# fmt: on

CONDITIONS = (
    Phrase("WITHIN", "WITHIN {distance:number}", "OT-DEC-1", "The other unit is no farther off than this."),
    Phrase("STRENGTH >=", "STRENGTH >= {strength:integer}", "OT-DEC-1", "The unit has so many figures or more."),
    Phrase("STRENGTH <=", "STRENGTH <= {strength:integer}", "OT-DEC-1", "The unit has so many figures or fewer."),
    Phrase("TARGET ARM", "TARGET {arm:INFANTRY|CAVALRY|ARTILLERY}", "OT-DEC-1", "The other unit is of this arm."),
    Phrase("TARGET", "TARGET {target:target}", "OT-DEC-1", "The other unit is this one."),
    Phrase("FLANK", "FLANK", "OT-DEC-1", "It is charged from its flank zone."),
)

# OT-FORM-2. What can be ordered; ``column`` is the attack column of a unit that has one, else the company column.
COLUMN_OF_CHOICE = "column"
ORDERED_FORMATIONS = ("line", "company-column", "attack-column", "square", "skirmish", COLUMN_OF_CHOICE)

LESSONS = (
    Lesson("{block}: INTENT ATTACK {place}", "one line leads a command: its staff does the rest"),
    Lesson("{infantry}: FORM COLUMN", "to march", ("line",)),
    Lesson("{infantry}: FORM LINE", "to fire with every figure", ("company-column", "attack-column")),
    Lesson("{infantry}: MOVE TO {square}", "wheel to it and go straight there"),
    Lesson("{infantry}: CHARGE {enemy}", "with the bayonet, if he is in reach"),
    Lesson("{cavalry}: CHARGE {enemy}", "ride at him, if he is in reach"),
    Lesson("{artillery}: FIRE AT {enemy}", "this target before all others"),
    Lesson("{artillery}: LIMBER; MOVE 4", "on the move again", ("unlimbered",)),
    Lesson("{artillery}: UNLIMBER {ahead}", "guns into action", ("limbered",)),
    Lesson("{unit}: HOLD", "stay, whatever the command does"),
    Lesson("GENERAL {general}: MOVE TO {square}", "where the general rides"),
    Lesson("STANDING vs cavalry: STAND", "do not form square when charged by horse"),
    Lesson("STANDING breakthrough: CHARGE", "a winner falls on the next enemy"),
)

FOOT = ("infantry",)
HORSE = ("cavalry",)
GUNS = ("artillery",)
TROOPS = (*FOOT, *HORSE)

# What people ask for in their own words, and what answers it here.
ANSWERS = (
    Answer("form", "FORM {formation}", TROOPS),
    Answer("form line", "FORM LINE", TROOPS),
    Answer("form column", "FORM COLUMN", TROOPS),
    Answer("form square", "FORM SQUARE", FOOT),
    Answer("face", "WHEEL {direction}", TROOPS),
    Answer("about", "ABOUT", TROOPS),
    Answer("unlimber", "UNLIMBER {direction}", GUNS),
    Answer("limber", "LIMBER", GUNS),
    Answer("go to", "MOVE TO {place}"),
    Answer("go ahead", "MOVE {distance}"),
    Answer("go ahead as far as may be", "MOVE"),
    Answer("go back", "MOVE {direction} {distance}", FOOT),
    Answer("go aside", "MOVE {direction} {distance}", FOOT),
    Answer("fire", "FIRE AT {target}"),
    Answer("hold fire", "HOLD FIRE"),
    Answer("charge", "CHARGE {target}", TROOPS),
    Answer("hold", "HOLD"),
    Answer("ride to", "MOVE TO {place}"),
    Answer("stay in person", "HOLD"),
    Answer("ride with", "ATTACH {unit}", ("brigade", "division", "corps", "army")),
    *(Answer(f"posture {posture.lower()}", posture) for posture in INTENT_DECISIONS),
    Answer("standing square against cavalry", "vs cavalry: SQUARE"),
    Answer("standing no square against cavalry", "vs cavalry: STAND"),
    Answer("standing fall back when charged", "charged: FLEE"),
    Answer("standing stand when charged", "charged: STAND"),
    Answer("standing guns flee", "charged: FLEE", GUNS),
    Answer("standing guns stand", "charged: STAND", GUNS),
    Answer("standing no pursuit", "breakthrough: STOP"),
    Answer("standing pursue", "breakthrough: FORWARD"),
    Answer("standing charge again", "breakthrough: CHARGE"),
    Answer("standing no charge", "opportunity charge: NEVER"),
    Answer("standing charge what passes", "opportunity charge: ALWAYS"),
    Answer("standing charge flanks", "opportunity charge: FLANK"),
    Answer("standing counter charge", "charged: COUNTERCHARGE"),
    Answer("standing no counter charge", "charged: STAND"),
    Answer("standing fire at will", "fire at will: ALWAYS"),
    Answer("standing no fire at will", "fire at will: NEVER"),
)

VOCABULARY = Vocabulary(
    unit_actions=UNIT_ACTIONS,
    general_actions=GENERAL_ACTIONS,
    command_actions=(),
    decisions=DECISIONS,
    said=SAID,
    conditions=CONDITIONS,
    postures=tuple(INTENT_DECISIONS),
    formations=ORDERED_FORMATIONS,
    square=6.0,
    blocks=("BRIGADE", "DIVISION", "CORPS", "ARMY"),
    synonyms=MappingProxyType(
        {
            "ABOUT FACE": "ABOUT",
            "FACE ABOUT": "ABOUT",
            "TURN ABOUT": "ABOUT",
            "MANOEUVRE": "MANEUVER",
            "MANEUVRE": "MANEUVER",
            "COLUMN OF COMPANIES": "COMPANY COLUMN",
            "COMPANY COLUMNS": "COMPANY COLUMN",
            "COLUMN OF ATTACK": "ATTACK COLUMN",
            "ATTACK COLUMNS": "ATTACK COLUMN",
            "SKIRMISHERS": "SKIRMISH",
            "SKIRMISH LINE": "SKIRMISH",
            "COUNTER CHARGE": "COUNTERCHARGE",
            "COUNTER-CHARGE": "COUNTERCHARGE",
            "BREAK-THROUGH": "BREAKTHROUGH",
            "BREAK THROUGH": "BREAKTHROUGH",
            "FOLLOW-UP": "FOLLOW UP",
            "JOIN": "ATTACH",
        }
    ),
    lessons=LESSONS,
    answers=ANSWERS,
)
