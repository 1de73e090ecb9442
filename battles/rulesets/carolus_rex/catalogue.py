"""The events that Carolus Rex writes, who may know what of them, and what they change (specification, section g)."""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType

from battles.engine import shared_events as shared
from battles.engine.catalogue import Catalogue, Change, Drawn, Known, Part, Type, catalogue, key
from battles.rulesets.carolus_rex.dice import TESTS
from battles.rulesets.carolus_rex.words import Cohesion, GeneralOut, Out, Rating, Stance

ORDERS = ("advance", "fall-back", "retreat", "redeploy", "rally", "charge", "probe", "occupy")
MODES = ("advance", "fall-back", "retreat", "probe")
STOPS = (
    "allowance",
    "contact",
    "flank",
    "overrun",
    "enemy",
    "friend",
    "terrain",
    "obstacle",
    "defended-obstacle",
    "edge",
    "enemy-zone",
    "shaken",
    "new-enemy",
    "enemy-near",
    "reaction",
)
PURSUIT_STOPS = ("allowance", "contact", "friend", "edge", "terrain", "caught")
CAUSES = (
    "fire",
    "combat",
    "terrain",
    "pursuit",
    "redeploy",
    "evade",
    "crossing",
    "overrun",
    "passed",
    "morale",
    "impassable",
)
ENDS = ("overrun", "rally", "pursuit", "trapped", "fire", "combat", "morale", "passed", "artillery lost", *CAUSES)
ROUTS = ("initial", "free", "resumed", "full")
RESULTS = ("none", "l1", "l2", "l3", "rout")
VICTORIES = ("broken", "time", "conceded")

_levels = tuple(level.value for level in Cohesion)
_shapes = tuple(shape.value for shape in Stance)
_cohesion = key(words=_levels, known=Known.SEEN, changes=Change.STATE)
_before = key(words=_levels, known=Known.SEEN)
_fight_number = key(Type.WHOLE, known=Known.FIGHT)
_seen_flag = key(Type.FLAG, known=Known.SEEN)
_rows = key(Type.SHARES)
_winner = key(Type.ID, known=Known.PUBLIC)
_end = key(words=VICTORIES, known=Known.PUBLIC)
_from_place = key(Type.PLACE, known=Known.SEEN)
_stopped = key(words=STOPS, known=Known.SEEN, ending=True)

CATALOGUE: Catalogue = catalogue(
    shared.TURN_START,
    replace(shared.INITIATIVE.having(order=key(Type.IDS, known=Known.PUBLIC)), part=Part.FRAME),
    shared.ACTIVATE,
    shared.COMMAND.having(
        cp=key(Type.WHOLE),
        left=key(Type.WHOLE),
        status=key(words=("pass", "no-general")),
        order=key(words=ORDERS),
        by=key(Type.ID),
        group=key(Type.IDS),
    ),
    shared.ORDER_REFUSED,
    shared.COMMANDER.having(
        "detached",
        cp=key(Type.WHOLE),
        left=key(Type.WHOLE),
        hit=replace(_seen_flag, alarms=True),
        wounds=key(Type.WHOLE, changes=Change.STATE),
        lost=key(
            words=("hit", "overrun", "pursuit", "trapped"),
            known=Known.SEEN,
            changes=Change.OUT,
            outs=dict.fromkeys(("hit", "overrun", "pursuit", "trapped"), GeneralOut.LOST.value),
            alarms=True,
        ),
        out=key(words=[why.value for why in GeneralOut], known=Known.SEEN, changes=Change.OUT, alarms=True),
        replaced=key(Type.FLAG, changes=Change.OUT, outs={True: ""}, alarms=True),
        returned=key(Type.FLAG, known=Known.SEEN, changes=Change.OUT, outs={True: ""}),
        rating=key(words=[rating.value for rating in Rating], changes=Change.RATING),
        **{"with": key(Type.ID)},
    ),
    shared.FORM.having(
        formation=key(words=_shapes, known=Known.SEEN, changes=Change.FORMATION),
        occupying=key(Type.ID, known=Known.SEEN, changes=Change.STATE),
        **{"from": key(words=_shapes, known=Known.SEEN)},
    ),
    shared.PIVOT.having(cost=shared.COST, at=shared.AT),
    replace(
        shared.MOVE.having(mode=key(words=MODES, known=Known.SEEN), stopped=_stopped, **{"from": _from_place}),
        modes=MappingProxyType({"fall-back": Drawn.RETREAT, "retreat": Drawn.RETREAT}),
    ),
    shared.CHARGE.having(
        type=key(words=("charge", "opportunity"), known=Known.SEEN), distance=shared.DISTANCE, stopped=_stopped
    ),
    shared.REACTION.having(
        reaction=key(words=("evade", "support-artillery"), known=Known.SEEN),
        artillery=key(Type.ID, known=Known.FIGHT),
        distance=shared.DISTANCE,
        at=shared.AT,
        facing=shared.FACING,
    ),
    shared.TEST.having(test=key(words=TESTS, known=Known.FIGHT)),
    replace(shared.RALLY.having(cohesion=_cohesion, **{"from": _before}), part=Part.CONSEQUENCE),
    shared.STATUS.having(
        cohesion=_cohesion,
        cause=key(words=CAUSES, known=Known.SEEN),
        terrain=key(Type.ID, known=Known.PUBLIC),
        removed=key(Type.FLAG, known=Known.PUBLIC),
        out=key(words=[Out.OFF_TABLE.value], known=Known.SEEN, changes=Change.OUT),
        returned=key(Type.FLAG, known=Known.SEEN, changes=Change.OUT, outs={True: ""}),
        at=shared.AT,
        facing=shared.FACING,
        **{"from": _before},
    ),
    shared.FIRE.having(
        points=_fight_number,
        modified=key(Type.WHOLE),
        level=_fight_number,
        shooters=key(Type.COUNTS),
        rows=_rows,
    ),
    shared.CONTACT.having("facing", incidental=key(Type.IDS, known=Known.FIGHT)),
    shared.COMBAT.having(
        attacker_factor=_fight_number,
        defender_factor=_fight_number,
        attacker_roll=_fight_number,
        defender_roll=_fight_number,
        proofs=key(Type.PROOFS, known=Known.FIGHT),
        margin=_fight_number,
        attacker_result=key(words=RESULTS, known=Known.FIGHT),
        defender_result=key(words=RESULTS, known=Known.FIGHT),
        edge=key(words=("front", "flank", "rear"), known=Known.FIGHT),
        support=_fight_number,
        attacker_rows=_rows,
        defender_rows=_rows,
    ),
    shared.RETREAT.having("cause", mode=key(words=("fall-back", "recoil"), known=Known.SEEN), distance=shared.DISTANCE),
    shared.ROUT.having("cause", mode=key(words=ROUTS, known=Known.SEEN), distance=shared.DISTANCE),
    shared.PURSUIT.having(
        reach=key(Type.WHOLE, known=Known.FIGHT),
        distance=shared.DISTANCE,
        stopped=key(words=PURSUIT_STOPS, known=Known.SEEN),
    ),
    shared.BREAKTHROUGH.having("choice", distance=shared.DISTANCE),
    shared.ELIMINATED.having(cause=key(words=dict.fromkeys(ENDS), known=Known.SEEN)),
    shared.MORALE.having(lost=key(Type.NUMBER), break_point=key(Type.NUMBER), broken=key(Type.FLAG)),
    shared.ARRIVAL,
    shared.TURN_END,
    shared.VICTORY.having(winner=_winner, reason=_end),
)
