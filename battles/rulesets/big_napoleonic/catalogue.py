"""The events of this rulebook, who may know what of them, and what they change (specification, section g)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Annotated, TypedDict

from battles.engine import shared_events as shared
from battles.engine.catalogue import Catalogue, Change, Drawn, Known, Type, catalogue, key
from battles.engine.records import Place, Proofs, Shares
from battles.rulesets.big_napoleonic.assaults.assault import EDGES, IN_TOWN
from battles.rulesets.big_napoleonic.fire.fire_tables import COLUMNS, DD, NO_EFFECT, ONE, TWO, R, T, V
from battles.rulesets.big_napoleonic.movement.stops import Stopped
from battles.rulesets.big_napoleonic.movement.throws import DISRUPTED, GOOD_ORDER
from battles.rulesets.big_napoleonic.table.losses import Cause, End
from battles.rulesets.big_napoleonic.words import DISPLACED, Deployment, Out

MODES = ("advance", "manoeuvre", "retire", "road", "defile", "support", "align", "displaced", "isolated")
WITHDRAWALS = ("retire", "retreat", "fall-back", "evade", "halt", "recoil", "pushed")
CAUSES = (
    Cause.FIRE,
    Cause.FATIGUE,
    Cause.COMBAT,
    Cause.RETIRE,
    Cause.RETREAT,
    Cause.FALL_BACK,
    Cause.EVADE,
    Cause.SUPPORT,
)
ENDS = (End.BROKEN, End.BASES, End.DESTROYED, End.LEFT)
RESULTS = tuple(dict.fromkeys(result for _, result in (*GOOD_ORDER, *DISRUPTED)))

_edge = key(words=(*EDGES, IN_TOWN), known=Known.FIGHT)
_flag = key(Type.FLAG, known=Known.FIGHT)
_whole = key(Type.WHOLE, known=Known.FIGHT)
_length = key(Type.NUMBER, known=Known.SEEN)
_turn = key(Type.WHOLE, known=Known.PUBLIC)
_ds = key(Type.WHOLE, known=Known.SEEN, changes=Change.STATE, sets="ds")
_cause = key(words=CAUSES, known=Known.SEEN)


class TurnStart(TypedDict, total=False):
    turn: Annotated[int, _turn]


class Initiative(TypedDict, total=False):
    player_turn: Annotated[int, _turn]


class Commander(TypedDict, total=False):
    moved: Annotated[float, shared.DISTANCE]
    at: Annotated[Place, shared.AT]
    attached: Annotated[str, key(Type.ID, known=Known.SEEN)]
    replaced: Annotated[bool, key(Type.FLAG, alarms=True)]
    out: Annotated[str, key(words=("", DISPLACED), known=Known.SEEN, changes=Change.OUT, alarms=True)]


class Test(TypedDict, total=False):
    test: Annotated[str, key(words=("movement",))]
    result: Annotated[str, key(words=RESULTS)]


class Rally(TypedDict, total=False):
    ds: Annotated[int, _ds]


class Form(TypedDict, total=False):
    formation: Annotated[
        str, key(words=[word.value for word in Deployment], known=Known.SEEN, changes=Change.FORMATION)
    ]
    at: Annotated[Place, shared.AT]
    facing: Annotated[float, shared.FACING]
    square: Annotated[bool, key(Type.FLAG, known=Known.SEEN, changes=Change.STATE, sets="square")]
    town: Annotated[str | bool, key(Type.ID, Type.FLAG, known=Known.SEEN, changes=Change.STATE, sets="town")]
    cost: Annotated[float, key(Type.NUMBER)]


class Pivot(TypedDict, total=False):
    facing: Annotated[float, shared.FACING]
    turned: Annotated[float, shared.TURNED]
    cost: Annotated[float, key(Type.NUMBER)]
    at: Annotated[Place, shared.AT]


class Move(TypedDict, total=False):
    mode: Annotated[str, key(words=MODES, known=Known.SEEN)]
    distance: Annotated[float, shared.DISTANCE]
    at: Annotated[Place, shared.AT]
    facing: Annotated[float, shared.FACING]
    stopped: Annotated[str, key(words=[stop.value for stop in Stopped], known=Known.SEEN, ending=True)]


class Charge(TypedDict, total=False):
    distance: Annotated[float, _length]
    edge: Annotated[str, _edge]
    flank: Annotated[bool, _flag]


class Contact(TypedDict, total=False):
    at: Annotated[Place, shared.AT]
    facing: Annotated[float, shared.FACING]
    distance: Annotated[float, _length]
    edge: Annotated[str, _edge]
    flank: Annotated[bool, _flag]


class Reaction(TypedDict, total=False):
    reaction: Annotated[str, key(words=("evade",), known=Known.SEEN)]


class Retreat(TypedDict, total=False):
    at: Annotated[Place, shared.AT]
    facing: Annotated[float, shared.FACING]
    mode: Annotated[str, key(words=WITHDRAWALS, known=Known.SEEN)]
    distance: Annotated[float, _length]
    complete: Annotated[bool, key(Type.FLAG)]


class Fire(TypedDict, total=False):
    points: Annotated[float, key(Type.NUMBER, known=Known.FIGHT)]
    column: Annotated[str, key(words=COLUMNS, known=Known.FIGHT)]
    shift: Annotated[int, key(Type.WHOLE, known=Known.FIGHT)]
    used: Annotated[str, key(words=(*COLUMNS, "none"), known=Known.FIGHT)]
    result: Annotated[str, key(words=(NO_EFFECT, R, T, V, DD, ONE, TWO), known=Known.FIGHT)]
    enfilade: Annotated[bool, _flag]
    firers: Annotated[Shares, key(Type.SHARES)]


class Status(TypedDict, total=False):
    ds: Annotated[int, _ds]
    cause: Annotated[str, _cause]


class Loss(TypedDict, total=False):
    lost: Annotated[int, key(Type.WHOLE, known=Known.SEEN)]
    cause: Annotated[str, _cause]
    strength: Annotated[int, key(Type.WHOLE, changes=Change.COUNT, sets="bases")]
    mm: Annotated[int, key(Type.WHOLE, known=Known.SEEN, changes=Change.COUNT, sets="mm")]
    ds: Annotated[int, _ds]


class Combat(TypedDict, total=False):
    round: Annotated[int, _whole]
    attack: Annotated[int, _whole]
    defence: Annotated[int, _whole]
    difference: Annotated[int, _whole]
    attack_bases: Annotated[int, _whole]
    defence_bases: Annotated[int, _whole]
    defence_dice: Annotated[Sequence[float], key(Type.NUMBERS, known=Known.FIGHT)]
    proofs: Annotated[Proofs, key(Type.PROOFS, known=Known.FIGHT)]
    defence_modifiers: Annotated[Shares, key(Type.SHARES)]


class Pursuit(TypedDict, total=False):
    at: Annotated[Place, shared.AT]
    facing: Annotated[float, shared.FACING]
    distance: Annotated[float, _length]


class Breakthrough(TypedDict, total=False):
    at: Annotated[Place, shared.AT]
    facing: Annotated[float, shared.FACING]
    distance: Annotated[float, _length]


class Eliminated(TypedDict, total=False):
    cause: Annotated[str, key(words=ENDS, known=Known.SEEN, changes=Change.OUT, outs={End.LEFT: Out.LEFT.value})]


class TurnEnd(TypedDict, total=False):
    turn: Annotated[int, _turn]


class Victory(TypedDict, total=False):
    winner: Annotated[str, shared.WINNER]
    reason: Annotated[str, key(words=("conceded",), known=Known.PUBLIC)]


CATALOGUE: Catalogue = catalogue(
    shared.TURN_START.of(TurnStart),
    shared.INITIATIVE.of(Initiative),
    shared.COMMANDER.of(Commander),
    shared.ORDER_REFUSED,
    shared.TEST.of(Test),
    shared.RALLY.of(Rally),
    shared.FORM.of(Form),
    shared.PIVOT.of(Pivot),
    replace(
        shared.MOVE.of(Move),
        modes=MappingProxyType({"retire": Drawn.RETREAT, "isolated": Drawn.RETREAT, "align": Drawn.RESHAPE}),
    ),
    shared.CHARGE.of(Charge),
    shared.CONTACT.of(Contact),
    shared.REACTION.of(Reaction),
    shared.RETREAT.of(Retreat),
    shared.FIRE.of(Fire),
    shared.STATUS.of(Status),
    shared.LOSS.of(Loss),
    shared.COMBAT.of(Combat),
    shared.PURSUIT.of(Pursuit),
    shared.BREAKTHROUGH.of(Breakthrough),
    shared.ELIMINATED.of(Eliminated),
    shared.ARRIVAL,
    shared.TURN_END.of(TurnEnd),
    shared.VICTORY.of(Victory),
)
