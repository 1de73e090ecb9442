"""The events that Mini-Nap writes, who may know what of them, and what they change (specification, section g)."""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType
from typing import Annotated, TypedDict

from battles.engine import shared_events as shared
from battles.engine.catalogue import Catalogue, Change, Drawn, Known, Type, catalogue, key
from battles.engine.records import Counts, Place, Proofs, Throws
from battles.rulesets.mini_nap.words import RATINGS, CommanderOut, Out, Stance

STOPS = ("allowance", "enemy", "friend", "terrain", "edge", "reaction")
CAUSES = ("fire", "combat", "square", "fatigue", "overrun", "evading", "feint", "opportunity", "abandoned")
REACTIONS = (
    "fall-back",
    "flee",
    "flee-to-square",
    "emergency-square",
    "opportunity-charge",
    "counter-charge",
    "suppression",
)
TESTS = ("command", "fire-test", "extend", "flee", "square", "feint", "opportunity", "break-out")
SETS = ("outflank", "square", "charge", "lancer", "base", "cavalry", "formed", "infantry")
ENDS = ("conceded", "destroyed", "broken")

# Modes of movement, and those of them that are drawn otherwise than as a march.
MODES = (
    "move",
    "side-step",
    "step-back",
    "oblique",
    "inch",
    "prolong",
    "redeploy",
    "charge",
    "extend",
    "fall-back",
    "flee",
    "feint",
    "follow",
    "join",
    "rally-back",
    "rally-forward",
    "division",
)
DRAWN = MappingProxyType(
    dict.fromkeys(("fall-back", "flee", "feint", "rally-back", "step-back"), Drawn.RETREAT)
    | dict.fromkeys(("charge", "follow", "join"), Drawn.CHARGE)
)

_winner = key(Type.ID, known=Known.PUBLIC)
_end = key(words=ENDS, known=Known.PUBLIC)
_cause = key(words=CAUSES, known=Known.SEEN)
_marker = key(Type.FLAG, changes=Change.MARKER)
_shape = tuple(formation.value for formation in Stance)


class Initiative(TypedDict, total=False):
    dice: Annotated[Throws, key(Type.THROWS, known=Known.PUBLIC)]
    proofs: Annotated[Proofs, key(Type.PROOFS, known=Known.PUBLIC)]
    totals: Annotated[Counts, key(Type.COUNTS, known=Known.PUBLIC)]
    tie: Annotated[bool, key(Type.FLAG, known=Known.PUBLIC)]
    uncontested: Annotated[bool, key(Type.FLAG, known=Known.PUBLIC)]


class Activate(TypedDict, total=False):
    mode: Annotated[str, key(words=("brigade", "division"))]
    allowance: Annotated[float, key(Type.NUMBER)]


class Command(TypedDict, total=False):
    status: Annotated[str, key(words=("in", "cautious", "out"))]


class Commander(TypedDict, total=False):
    moved: Annotated[float, shared.DISTANCE]
    at: Annotated[Place, shared.AT]
    attached: Annotated[str, shared.ATTACHED]
    detached: Annotated[str, shared.DETACHED]
    rating: Annotated[str, key(words=RATINGS, changes=Change.RATING)]
    evaded: Annotated[bool, key(Type.FLAG, known=Known.SEEN, changes=Change.MARKER)]
    nudged: Annotated[bool, key(Type.FLAG)]
    lost: Annotated[
        str, key(words=[why.value for why in CommanderOut], known=Known.SEEN, changes=Change.OUT, alarms=True)
    ]


_Form = TypedDict("_Form", {"from": Annotated[str, key(words=_shape, known=Known.SEEN)]}, total=False)


class Form(_Form, total=False):
    formation: Annotated[str, key(words=_shape, known=Known.SEEN, changes=Change.FORMATION)]
    at: Annotated[Place, shared.AT]
    facing: Annotated[float, shared.FACING]


class Pivot(TypedDict, total=False):
    facing: Annotated[float, shared.FACING]
    turned: Annotated[float, shared.TURNED]
    about: Annotated[bool, key(Type.FLAG, known=Known.SEEN)]


class Move(TypedDict, total=False):
    mode: Annotated[str, key(words=MODES, known=Known.SEEN)]
    distance: Annotated[float, shared.DISTANCE]
    at: Annotated[Place, shared.AT]
    facing: Annotated[float, shared.FACING]
    stopped: Annotated[str, key(words=STOPS, known=Known.SEEN, ending=True)]


class Charge(TypedDict, total=False):
    type: Annotated[str, key(words=("charge", "opportunity", "counter", "breakthrough"), known=Known.SEEN)]
    gap: Annotated[float, key(Type.NUMBER, known=Known.FIGHT)]


class Contact(TypedDict, total=False):
    type: Annotated[str, key(words=("charge", "opportunity", "counter", "breakthrough", "join"), known=Known.SEEN)]
    outflanks: Annotated[bool, key(Type.FLAG, known=Known.FIGHT)]


class Reaction(TypedDict, total=False):
    reaction: Annotated[str, key(words=REACTIONS, known=Known.SEEN)]


class Test(TypedDict, total=False):
    test: Annotated[str, key(words=TESTS, known=Known.FIGHT)]
    passed: Annotated[bool, shared.PASSED]


class Status(TypedDict, total=False):
    reacted: Annotated[bool, _marker]
    disordered: Annotated[bool, replace(_marker, known=Known.SEEN)]
    returned_fire: Annotated[bool, _marker]
    suppressed: Annotated[bool, _marker]
    abandoned: Annotated[bool | str, key(Type.FLAG, Type.ID, known=Known.SEEN, changes=Change.MARKER)]


class Fire(TypedDict, total=False):
    mode: Annotated[str, key(words=("fire", "return", "support"), known=Known.SEEN)]
    band: Annotated[str, key(words=("small-arms", "close", "medium", "long"), known=Known.FIGHT)]
    dice: Annotated[int, key(Type.WHOLE, known=Known.FIGHT)]
    hits: Annotated[int, key(Type.WHOLE, known=Known.FIGHT)]
    range: Annotated[float, key(Type.NUMBER, known=Known.FIGHT)]


class Combat(TypedDict, total=False):
    round: Annotated[int, key(Type.WHOLE, known=Known.FIGHT)]
    set: Annotated[str, key(words=SETS, known=Known.FIGHT)]
    hits: Annotated[int, key(Type.WHOLE, known=Known.FIGHT)]


class Loss(TypedDict, total=False):
    lost: Annotated[int, key(Type.WHOLE, known=Known.SEEN)]
    cause: Annotated[str, _cause]
    strength: Annotated[int, key(Type.WHOLE, changes=Change.STRENGTH)]


class Breakthrough(TypedDict, total=False):
    choice: Annotated[str, key(words=("gained", "lost", "stop", "back", "forward", "charge"), known=Known.SEEN)]


class Retreat(TypedDict, total=False):
    cause: Annotated[str, _cause]


class Eliminated(TypedDict, total=False):
    cause: Annotated[str, _cause]


class TurnEnd(TypedDict, total=False):
    winner: Annotated[str, _winner]
    reason: Annotated[str, _end]


class Victory(TypedDict, total=False):
    winner: Annotated[str, _winner]
    reason: Annotated[str, _end]


CATALOGUE: Catalogue = catalogue(
    shared.TURN_START,
    replace(
        shared.INITIATIVE.of(Initiative),
        alone="uncontested",
    ),
    shared.ACTIVATE.of(Activate),
    shared.COMMAND.of(Command),
    shared.COMMANDER.of(Commander),
    shared.ORDER_REFUSED,
    shared.FORM.of(Form),
    shared.PIVOT.of(Pivot),
    replace(
        shared.MOVE.of(Move),
        modes=DRAWN,
    ),
    shared.CHARGE.of(Charge),
    shared.CONTACT.of(Contact),
    shared.REACTION.of(Reaction),
    shared.TEST.of(Test),
    shared.STATUS.of(Status),
    replace(
        shared.FIRE.of(Fire),
        answers=("return", "support"),
    ),
    shared.COMBAT.of(Combat),
    shared.LOSS.of(Loss),
    shared.BREAKTHROUGH.of(Breakthrough),
    replace(shared.RETREAT.of(Retreat), out=Out.RETREATED.value, drawn=Drawn.NOTHING),
    shared.ELIMINATED.of(Eliminated),
    shared.ARRIVAL,
    shared.TURN_END.of(TurnEnd),
    shared.VICTORY.of(Victory),
)
