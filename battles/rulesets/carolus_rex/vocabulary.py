"""The words Carolus Rex adds to the order language: verbs, decisions, conditions, postures (CR-ORD-3, CR-ORD-4).

The order of the phrases counts: a line is read by the first phrase that fits, so the longer wording stands first.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from battles.engine.orders import Answer, Decision, Lesson, Motion, Phrase, Vocabulary
from battles.rulesets.carolus_rex.standing_said import SAID
from battles.rulesets.carolus_rex.words import QUALITIES, Arm, Cohesion, Stance, Type

UNIT_ACTIONS = (
    Phrase(
        "ADVANCE TO",
        "ADVANCE TO {place:place}",
        "CR-MOVE-2",
        "One wheel towards a place or a unit, then straight to it.",
        motion=Motion.TO,
    ),
    Phrase(
        "ADVANCE",
        "ADVANCE [{distance:number}]",
        "CR-MOVE-2",
        "Straight ahead, without a number as far as allowed.",
        motion=Motion.AHEAD,
    ),
    Phrase(
        "MOVE TO",
        "MOVE TO {place:place}",
        "CR-MOVE-2",
        "The same, as a further leg of the order begun before.",
        motion=Motion.TO,
    ),
    Phrase(
        "MOVE",
        "MOVE [{distance:number}]",
        "CR-MOVE-2",
        "A further straight leg of the order begun before.",
        motion=Motion.AHEAD,
    ),
    Phrase(
        "WHEEL TO",
        "WHEEL TO {facing:direction}",
        "CR-MOVE-5",
        "Wheel until it looks in a direction.",
        motion=Motion.FACE,
    ),
    Phrase("WHEEL", "WHEEL {flank:LEFT|RIGHT} {angle:number}", "CR-MOVE-5", "Wheel by so many degrees."),
    Phrase(
        "FALL BACK", "FALL BACK [{distance:number}]", "CR-MOVE-3", "Backwards at half the pace, still facing ahead."
    ),
    Phrase(
        "RETREAT", "RETREAT [{distance:number}]", "CR-MOVE-4", "Turn about in place and go, facing the way it goes."
    ),
    Phrase(
        "FORM",
        "FORM {formation:formation} [{flank:LEFT|RIGHT}] [{facing:direction}]",
        "CR-FORM-2",
        "Redeploy into line, column or square, on the base of that flank.",
        motion=Motion.FORM,
    ),
    Phrase(
        "UNLIMBER",
        "UNLIMBER [{facing:direction}] [AT {place:place}]",
        "CR-FORM-4",
        "Guns into action, facing that way, up to 1 from where they stand.",
    ),
    Phrase(
        "LIMBER", "LIMBER [{facing:direction}]", "CR-FORM-4", "Guns onto their limbers, facing the way they will go."
    ),
    Phrase(
        "FACE",
        "FACE {facing:direction}",
        "CR-FORM-5",
        "Change face about its centre: a redeployment.",
        motion=Motion.FACE,
    ),
    Phrase("RALLY", "RALLY [FACE {facing:direction}]", "CR-CMD-5", "Try to recover a level of cohesion, and turn."),
    Phrase(
        "CHARGE",
        "CHARGE {target:target}",
        "CR-SHOCK-1",
        "Shock cavalry: charge an enemy within reach.",
        motion=Motion.CHARGE,
    ),
    Phrase("PROBE", "PROBE", "CR-IRR-3", "Irregulars: ride for the far edge, then for the middle, turn after turn."),
    Phrase(
        "OCCUPY",
        "OCCUPY {area:place} [{facing:direction}]",
        "CR-DEF-7",
        "Infantry or guns inside an enclosure, built zone or redoubt: hold it, facing that way.",
    ),
    Phrase("CLOSE", "CLOSE [{target:target}]", "CR-CC-1", "Attack an enemy in contact, in the combat phase."),
    Phrase("FIRE AT", "FIRE AT {target:target}", "CR-FIRE-5", "Fire at this enemy with every base that can."),
    Phrase("HOLD FIRE", "HOLD FIRE", "CR-FIRE-5", "Do not fire."),
)
# CR-CMD-3. What is not an order, and does not keep a general from passing.
NOT_ORDERS = ("CLOSE", "FIRE AT", "HOLD FIRE")

GENERAL_ACTIONS = (
    Phrase("RIDE TO", "RIDE TO {place:place}", "CR-CMD-6", "Ride up to 6 for a command point; to a unit: join it."),
    Phrase("MOVE TO", "MOVE TO {place:place}", "CR-CMD-7", "The free move of up to 12 after the last order."),
    Phrase("ATTACH", "ATTACH {unit:unit}", "CR-CMD-7", "Join a unit with the free move."),
    Phrase("HOLD", "HOLD", "CR-CMD-7", "Stay where he is; his staff makes no free move for him."),
)

COMMAND_ACTIONS = (Phrase("PASS", "PASS", "CR-CMD-3", "Throw no command die; one more die next turn."),)

ALWAYS = Phrase("ALWAYS", "ALWAYS")
NEVER = Phrase("NEVER", "NEVER")
UNIT = Phrase("UNIT", "{target:target}")
OWN_UNIT = Phrase("UNIT", "{unit:unit}")
DISTANCE = Phrase("DISTANCE", "{distance:number}")

DECISIONS = (
    Decision(
        "fire",
        (Phrase("NEAREST", "NEAREST"), Phrase("HOLD", "HOLD"), UNIT),
        "NEAREST",
        "CR-FIRE-5",
        "At whom each base fires: the nearest it can hit, one enemy before others, or nobody.",
        shooting=("NEAREST", "UNIT"),
    ),
    Decision("close", (NEVER, ALWAYS), "NEVER", "CR-CC-1", "Attack an enemy in contact without a CLOSE order."),
    Decision(
        "lead",
        (Phrase("SELF", "SELF|ITSELF"), OWN_UNIT),
        "SELF",
        "CR-CC-3",
        "Which of several attackers of one enemy leads the attack.",
    ),
    Decision(
        "sidestep",
        (Phrase("AVOID", "AVOID"), Phrase("ACCEPT", "ACCEPT")),
        "AVOID",
        "CR-CC-5",
        "On closing: shift aside from a second enemy, or touch him too.",
    ),
    Decision(
        "support artillery",
        (ALWAYS, NEVER),
        "ALWAYS",
        "CR-CC-6",
        "A unit behind guns that are attacked: take up the fight in their place.",
    ),
    Decision(
        "fall back",
        (Phrase("NEAR", "NEAR"), Phrase("FAR", "FAR"), DISTANCE),
        "NEAR",
        "CR-CC-14",
        "How far to fall back from the enemy: 2 (near) to 4 (far).",
    ),
    Decision(
        "pursuit",
        (Phrase("PURSUE", "PURSUE"), Phrase("RESTRAIN", "RESTRAIN")),
        "PURSUE",
        "CR-PURS-1",
        "Cavalry beside an enemy who routs: follow him, or try to hold back.",
    ),
    Decision(
        "opportunity charge",
        (ALWAYS, NEVER),
        "ALWAYS",
        "CR-SHOCK-4",
        "Shock cavalry before whose front an enemy moves: charge him.",
    ),
    Decision(
        "evade",
        (ALWAYS, NEVER, DISTANCE),
        "ALWAYS",
        "CR-IRR-4",
        "Irregulars to whom an enemy comes up: give way, 8 or less.",
    ),
)

# CR-INT-1, section d. What an intent decides where no standing order does.
# fmt: off
INTENT_DECISIONS: Mapping[str, Mapping[str, str]] = MappingProxyType({
    "HOLD":     {"pursuit": "RESTRAIN"},
    "DEFEND":   {"pursuit": "RESTRAIN"},
    "ADVANCE":  {},
    "ATTACK":   {"close": "ALWAYS"},
    "SUPPORT":  {},
    "SCREEN":   {"fall back": "FAR", "opportunity charge": "NEVER"},
    "WITHDRAW": {"fall back": "FAR", "opportunity charge": "NEVER", "pursuit": "RESTRAIN"},
    "RALLY":    {},
})
# fmt: on

_WORDS = "|".join(dict.fromkeys(word.upper() for word in (*Arm, *Type, *QUALITIES, *Cohesion, *Stance) if word))
CONDITIONS = (
    Phrase("WITHIN", "WITHIN {distance:number}", "CR-ORD-4", "The enemy concerned is no farther than that."),
    Phrase("TARGET", f"TARGET {{word:{_WORDS}}}", "CR-ORD-4", "The enemy concerned is such a one."),
    Phrase("TARGET UNIT", "TARGET {target:target}", "CR-ORD-4", "The enemy concerned is this unit."),
    Phrase("SELF", f"SELF {{word:{_WORDS}}}", "CR-ORD-4", "The unit itself is such a one."),
    Phrase("SELF UNIT", "SELF {unit:unit}", "CR-ORD-4", "The unit itself is this one."),
)

LESSONS = (
    Lesson("{block}: INTENT ATTACK {place}", "one line leads a division: its general does the rest"),
    Lesson("{infantry}: ADVANCE TO {square}", "wheel to it and go straight there"),
    Lesson("{infantry}: FORM COLUMN", "to march", ("line",)),
    Lesson("{infantry}: FORM LINE", "to fight", ("column",)),
    Lesson("{infantry}: CLOSE {enemy}", "fall on the enemy in contact"),
    Lesson("{cavalry}: ADVANCE TO {square}", "ride there"),
    Lesson("{cavalry}: CHARGE {enemy}", "sword in hand, if he is in reach"),
    Lesson("{artillery}: FIRE AT {enemy}", "this target before all others"),
    Lesson("{artillery}: UNLIMBER {ahead}", "guns into action", ("limbered",)),
    Lesson("GENERAL {general}: RIDE TO {square}", "where the general rides"),
    Lesson("STANDING pursuit: RESTRAIN", "do not run after a beaten enemy"),
)

GUNS = ("artillery",)
HORSE = ("cavalry", "irregular")

# What people ask for in their own words, and what answers it here. To stay needs no order.
ANSWERS = (
    Answer("form line", "FORM LINE"),
    Answer("form column", "FORM COLUMN"),
    Answer("form square", "FORM SQUARE", ("infantry",)),
    Answer("face", "WHEEL TO {direction}", ("infantry", *HORSE)),
    Answer("unlimber", "UNLIMBER {direction}", GUNS),
    Answer("limber", "LIMBER", GUNS),
    Answer("go to", "ADVANCE TO {place}"),
    Answer("go ahead", "ADVANCE {distance}"),
    Answer("go ahead as far as may be", "ADVANCE"),
    Answer("go back", "FALL BACK {distance}"),
    Answer("fire", "FIRE AT {target}", ("infantry", *GUNS)),
    Answer("hold fire", "HOLD FIRE"),
    Answer("charge", "CHARGE {target}", ("cavalry",)),
    Answer("charge", "ADVANCE TO {target}", ("infantry", "irregular")),
    Answer("ride to", "RIDE TO {place}"),
    Answer("stay in person", "HOLD"),
    *(Answer(f"posture {posture.lower()}", posture) for posture in INTENT_DECISIONS),
    Answer("standing fall back when charged", "evade: ALWAYS", ("irregular",)),
    Answer("standing no pursuit", "pursuit: RESTRAIN"),
    Answer("standing rally back", "pursuit: RESTRAIN"),
    Answer("standing pursue", "pursuit: PURSUE"),
    Answer("standing no charge", "opportunity charge: NEVER"),
    Answer("standing charge what passes", "opportunity charge: ALWAYS"),
    Answer("standing fire at will", "fire: NEAREST"),
    Answer("standing no fire at will", "fire: HOLD"),
)

VOCABULARY = Vocabulary(
    unit_actions=UNIT_ACTIONS,
    general_actions=GENERAL_ACTIONS,
    command_actions=COMMAND_ACTIONS,
    decisions=DECISIONS,
    said=SAID,
    conditions=CONDITIONS,
    postures=tuple(INTENT_DECISIONS),
    formations=(Stance.LINE.value, Stance.COLUMN.value, Stance.SQUARE.value),
    square=6.0,
    groups=True,
    ranked=False,
    blocks=("DIVISION", "ARMY", "CORPS", "BRIGADE"),
    synonyms=MappingProxyType({"JOIN": "ATTACH"}),
    lessons=LESSONS,
    answers=ANSWERS,
)
