"""The events that Carolus Rex writes, who may know what of them, and what they change (specification, section g)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Annotated, TypedDict

from battles.engine import shared_events as shared
from battles.engine.catalogue import Catalogue, Change, Drawn, Known, Part, Type, catalogue, key
from battles.engine.records import Counts, Place, Proofs, Shares
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


class Initiative(TypedDict, total=False):
    order: Annotated[Sequence[str], key(Type.IDS, known=Known.PUBLIC)]


class Command(TypedDict, total=False):
    cp: Annotated[int, key(Type.WHOLE)]
    left: Annotated[int, key(Type.WHOLE)]
    status: Annotated[str, key(words=("pass", "no-general"))]
    order: Annotated[str, key(words=ORDERS)]
    by: Annotated[str, key(Type.ID)]
    group: Annotated[Sequence[str], key(Type.IDS)]


_Commander = TypedDict("_Commander", {"with": Annotated[str, key(Type.ID)]}, total=False)


class Commander(_Commander, total=False):
    moved: Annotated[float, shared.DISTANCE]
    at: Annotated[Place, shared.AT]
    attached: Annotated[str, shared.ATTACHED]
    cp: Annotated[int, key(Type.WHOLE)]
    left: Annotated[int, key(Type.WHOLE)]
    hit: Annotated[bool, replace(_seen_flag, alarms=True)]
    wounds: Annotated[int, key(Type.WHOLE, changes=Change.STATE)]
    lost: Annotated[
        str,
        key(
            words=("hit", "overrun", "pursuit", "trapped"),
            known=Known.SEEN,
            changes=Change.OUT,
            outs=dict.fromkeys(("hit", "overrun", "pursuit", "trapped"), GeneralOut.LOST.value),
            alarms=True,
        ),
    ]
    out: Annotated[str, key(words=[why.value for why in GeneralOut], known=Known.SEEN, changes=Change.OUT, alarms=True)]
    replaced: Annotated[bool, key(Type.FLAG, changes=Change.OUT, outs={True: ""}, alarms=True)]
    returned: Annotated[bool, key(Type.FLAG, known=Known.SEEN, changes=Change.OUT, outs={True: ""})]
    rating: Annotated[str, key(words=[rating.value for rating in Rating], changes=Change.RATING)]


_Form = TypedDict("_Form", {"from": Annotated[str, key(words=_shapes, known=Known.SEEN)]}, total=False)


class Form(_Form, total=False):
    formation: Annotated[str, key(words=_shapes, known=Known.SEEN, changes=Change.FORMATION)]
    at: Annotated[Place, shared.AT]
    facing: Annotated[float, shared.FACING]
    occupying: Annotated[str, key(Type.ID, known=Known.SEEN, changes=Change.STATE)]


class Pivot(TypedDict, total=False):
    facing: Annotated[float, shared.FACING]
    turned: Annotated[float, shared.TURNED]
    cost: Annotated[float, shared.COST]
    at: Annotated[Place, shared.AT]


_Move = TypedDict("_Move", {"from": Annotated[Place, _from_place]}, total=False)


class Move(_Move, total=False):
    mode: Annotated[str, key(words=MODES, known=Known.SEEN)]
    distance: Annotated[float, shared.DISTANCE]
    at: Annotated[Place, shared.AT]
    facing: Annotated[float, shared.FACING]
    stopped: Annotated[str, _stopped]


class Charge(TypedDict, total=False):
    type: Annotated[str, key(words=("charge", "opportunity"), known=Known.SEEN)]
    at: Annotated[Place, shared.AT]
    facing: Annotated[float, shared.FACING]
    distance: Annotated[float, shared.DISTANCE]
    stopped: Annotated[str, _stopped]


class Reaction(TypedDict, total=False):
    reaction: Annotated[str, key(words=("evade", "support-artillery"), known=Known.SEEN)]
    artillery: Annotated[str, key(Type.ID, known=Known.FIGHT)]
    distance: Annotated[float, shared.DISTANCE]
    at: Annotated[Place, shared.AT]
    facing: Annotated[float, shared.FACING]


class Test(TypedDict, total=False):
    test: Annotated[str, key(words=TESTS, known=Known.FIGHT)]
    passed: Annotated[bool, shared.PASSED]


_Rally = TypedDict("_Rally", {"from": Annotated[str, _before]}, total=False)


class Rally(_Rally, total=False):
    cohesion: Annotated[str, _cohesion]


_Status = TypedDict("_Status", {"from": Annotated[str, _before]}, total=False)


class Status(_Status, total=False):
    cohesion: Annotated[str, _cohesion]
    cause: Annotated[str, key(words=CAUSES, known=Known.SEEN)]
    terrain: Annotated[str, key(Type.ID, known=Known.PUBLIC)]
    removed: Annotated[bool, key(Type.FLAG, known=Known.PUBLIC)]
    out: Annotated[str, key(words=[Out.OFF_TABLE.value], known=Known.SEEN, changes=Change.OUT)]
    returned: Annotated[bool, key(Type.FLAG, known=Known.SEEN, changes=Change.OUT, outs={True: ""})]
    at: Annotated[Place, shared.AT]
    facing: Annotated[float, shared.FACING]


class Fire(TypedDict, total=False):
    points: Annotated[int, _fight_number]
    modified: Annotated[int, key(Type.WHOLE)]
    level: Annotated[int, _fight_number]
    shooters: Annotated[Counts, key(Type.COUNTS)]
    rows: Annotated[Shares, _rows]


class Contact(TypedDict, total=False):
    at: Annotated[Place, shared.AT]
    incidental: Annotated[Sequence[str], key(Type.IDS, known=Known.FIGHT)]


class Combat(TypedDict, total=False):
    attacker_factor: Annotated[int, _fight_number]
    defender_factor: Annotated[int, _fight_number]
    attacker_roll: Annotated[int, _fight_number]
    defender_roll: Annotated[int, _fight_number]
    proofs: Annotated[Proofs, key(Type.PROOFS, known=Known.FIGHT)]
    margin: Annotated[int, _fight_number]
    attacker_result: Annotated[str, key(words=RESULTS, known=Known.FIGHT)]
    defender_result: Annotated[str, key(words=RESULTS, known=Known.FIGHT)]
    edge: Annotated[str, key(words=("front", "flank", "rear"), known=Known.FIGHT)]
    support: Annotated[int, _fight_number]
    attacker_rows: Annotated[Shares, _rows]
    defender_rows: Annotated[Shares, _rows]


class Retreat(TypedDict, total=False):
    at: Annotated[Place, shared.AT]
    facing: Annotated[float, shared.FACING]
    mode: Annotated[str, key(words=("fall-back", "recoil"), known=Known.SEEN)]
    distance: Annotated[float, shared.DISTANCE]


class Rout(TypedDict, total=False):
    at: Annotated[Place, shared.AT]
    facing: Annotated[float, shared.FACING]
    mode: Annotated[str, key(words=ROUTS, known=Known.SEEN)]
    distance: Annotated[float, shared.DISTANCE]


class Pursuit(TypedDict, total=False):
    at: Annotated[Place, shared.AT]
    facing: Annotated[float, shared.FACING]
    reach: Annotated[int, key(Type.WHOLE, known=Known.FIGHT)]
    distance: Annotated[float, shared.DISTANCE]
    stopped: Annotated[str, key(words=PURSUIT_STOPS, known=Known.SEEN)]


class Breakthrough(TypedDict, total=False):
    at: Annotated[Place, shared.AT]
    facing: Annotated[float, shared.FACING]
    distance: Annotated[float, shared.DISTANCE]


class Eliminated(TypedDict, total=False):
    cause: Annotated[str, key(words=dict.fromkeys(ENDS), known=Known.SEEN)]


class Morale(TypedDict, total=False):
    lost: Annotated[float, key(Type.NUMBER)]
    break_point: Annotated[float, key(Type.NUMBER)]
    broken: Annotated[bool, key(Type.FLAG)]


class Victory(TypedDict, total=False):
    winner: Annotated[str, _winner]
    reason: Annotated[str, _end]


CATALOGUE: Catalogue = catalogue(
    shared.TURN_START,
    replace(shared.INITIATIVE.of(Initiative), part=Part.FRAME),
    shared.ACTIVATE,
    shared.COMMAND.of(Command),
    shared.ORDER_REFUSED,
    shared.COMMANDER.of(Commander),
    shared.FORM.of(Form),
    shared.PIVOT.of(Pivot),
    replace(
        shared.MOVE.of(Move),
        modes=MappingProxyType({"fall-back": Drawn.RETREAT, "retreat": Drawn.RETREAT}),
    ),
    shared.CHARGE.of(Charge),
    shared.REACTION.of(Reaction),
    shared.TEST.of(Test),
    replace(shared.RALLY.of(Rally), part=Part.CONSEQUENCE),
    shared.STATUS.of(Status),
    shared.FIRE.of(Fire),
    shared.CONTACT.of(Contact),
    shared.COMBAT.of(Combat),
    shared.RETREAT.of(Retreat),
    shared.ROUT.of(Rout),
    shared.PURSUIT.of(Pursuit),
    shared.BREAKTHROUGH.of(Breakthrough),
    shared.ELIMINATED.of(Eliminated),
    shared.MORALE.of(Morale),
    shared.ARRIVAL,
    shared.TURN_END,
    shared.VICTORY.of(Victory),
)
