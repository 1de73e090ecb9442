"""The events that Old Trousers writes, who may know what of them, and what they change (specification, section g)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Annotated, TypedDict

from battles.engine import shared_events as shared
from battles.engine.catalogue import Catalogue, Change, Drawn, EventKind, Known, Part, Type, catalogue, key
from battles.engine.records import Counts, Place
from battles.rulesets.old_trousers.dice import TESTS
from battles.rulesets.old_trousers.words import (
    QUALITIES,
    RATINGS,
    Chance,
    CommanderOut,
    Mode,
    OrderKind,
    Out,
    Stance,
    State,
    Stop,
)

REACTIONS = ("stand", "square", "reform", "reface", "counter-charge", "flee", "evade", "surprised")
CHARGES = ("charge", "opportunity", "breakthrough")
ORDER_ENDS = ("activated", "reached", "enemy", "morale")
LOSSES = ("fire", "melee", "caught", "skirmish")
ROUTS = ("fire", "melee", "flee", "caught", "skirmish", "friends")
ENDS = ("fire", "melee", "rout", "caught", "no-room", "flee")
STATUS_CAUSES = (
    "charge",
    "melee",
    "fire",
    "reaction",
    "passage",
    "movement",
    "terrain",
    "formation",
    "rout",
    "friends",
    "order",
    "event",
    "quality",
    "breakthrough",
    "morale",
    "recover",
    "reorder",
    "rest",
)
VICTORIES = ("conceded", "destroyed", "broken")
_RETIRING = (Mode.RETIRE, Mode.EVADE, Mode.FLEE, Mode.FALL_BACK, Mode.ROUT)
_CHARGING = (Mode.CHARGE, Mode.COUNTER_CHARGE, Mode.FOLLOW_UP, Mode.BREAKTHROUGH)
#: Modes of movement that are drawn otherwise than as a march.
DRAWN: Mapping[str, Drawn] = MappingProxyType(
    dict.fromkeys([mode.value for mode in _RETIRING], Drawn.RETREAT)
    | dict.fromkeys([mode.value for mode in _CHARGING], Drawn.CHARGE)
)

_shapes = tuple(stance.value for stance in Stance)
_orders = tuple(kind.value for kind in OrderKind)
_outs = tuple(why.value for why in Out)
_formation = key(words=_shapes, known=Known.SEEN, changes=Change.FORMATION)
_state = key(words=[state.value for state in State], known=Known.SEEN, changes=Change.STATE)
_disordered = key(Type.FLAG, known=Known.SEEN, changes=Change.STATE)
_mark = key(Type.FLAG, known=Known.SEEN, changes=Change.STATE)
_whole = key(Type.WHOLE)
_fought = key(Type.WHOLE, known=Known.FIGHT)
_flag = key(Type.FLAG)
_winner = key(Type.ID, known=Known.PUBLIC)
_end = key(words=VICTORIES, known=Known.PUBLIC)
_gone = key(words=_outs, known=Known.SEEN, changes=Change.OUT)


class Initiative(TypedDict, total=False):
    totals: Annotated[Counts, key(Type.COUNTS, known=Known.PUBLIC)]
    tie: Annotated[bool, key(Type.FLAG, known=Known.PUBLIC)]
    first: Annotated[str, key(Type.ID, known=Known.PUBLIC)]


class Chanced(TypedDict, total=False):
    event: Annotated[str, key(words=[chance.value for chance in Chance], known=Known.OWN)]
    at: Annotated[Place, key(Type.PLACE)]


class Activate(TypedDict, total=False):
    phase: Annotated[str, key(words=("first", "second"), known=Known.PUBLIC)]


_Command = TypedDict("_Command", {"for": Annotated[str, key(Type.ID)]}, total=False)


class Command(_Command, total=False):
    status: Annotated[str, key(words=("out",))]
    points: Annotated[int, _whole]
    spent: Annotated[int, _whole]
    left: Annotated[int, _whole]
    issued: Annotated[str, key(words=_orders)]
    by: Annotated[str, key(Type.ID)]
    marker: Annotated[Place, key(Type.PLACE)]
    order: Annotated[str, key(words=_orders)]
    cause: Annotated[str, key(words=ORDER_ENDS)]
    required: Annotated[int, _whole]
    done: Annotated[int, _whole]
    excused: Annotated[int, _whole]


class Commander(TypedDict, total=False):
    moved: Annotated[float, shared.DISTANCE]
    at: Annotated[Place, shared.AT]
    attached: Annotated[str, shared.ATTACHED]
    detached: Annotated[str, shared.DETACHED]
    disabled: Annotated[
        bool,
        key(
            Type.FLAG,
            known=Known.SEEN,
            changes=Change.OUT,
            outs={True: CommanderOut.DISABLED.value, False: ""},
            alarms=True,
        ),
    ]
    replaced: Annotated[bool, key(Type.FLAG, changes=Change.OUT, outs={True: ""}, alarms=True)]
    retired: Annotated[float, shared.DISTANCE]
    rating: Annotated[str, key(words=RATINGS, changes=Change.RATING)]
    tactical: Annotated[str, key(words=RATINGS)]


_Form = TypedDict("_Form", {"from": Annotated[str, key(words=_shapes, known=Known.SEEN)]}, total=False)


class Form(_Form, total=False):
    formation: Annotated[str, _formation]
    at: Annotated[Place, shared.AT]
    facing: Annotated[float, shared.FACING]


class Pivot(TypedDict, total=False):
    facing: Annotated[float, shared.FACING]
    turned: Annotated[float, shared.TURNED]
    about: Annotated[str, key(words=("centre", "corner", "face-about"), known=Known.SEEN)]
    cost: Annotated[float, shared.COST]
    at: Annotated[Place, shared.AT]


class Move(TypedDict, total=False):
    mode: Annotated[str, key(words=[mode.value for mode in Mode], known=Known.SEEN)]
    distance: Annotated[float, shared.DISTANCE]
    at: Annotated[Place, shared.AT]
    facing: Annotated[float, shared.FACING]
    stopped: Annotated[str, key(words=[stop.value for stop in Stop], known=Known.SEEN, ending=True)]
    cost: Annotated[float, shared.COST]


class Charge(TypedDict, total=False):
    type: Annotated[str, key(words=CHARGES, known=Known.SEEN)]
    gap: Annotated[float, key(Type.NUMBER, known=Known.FIGHT)]


class Reaction(TypedDict, total=False):
    reaction: Annotated[str, key(words=REACTIONS, known=Known.SEEN)]


class Test(TypedDict, total=False):
    test: Annotated[str, key(words=(*TESTS, "activation"), known=Known.FIGHT)]
    passed: Annotated[bool, shared.PASSED]


class Contact(TypedDict, total=False):
    flank: Annotated[bool, key(Type.FLAG, known=Known.FIGHT)]


class Fire(TypedDict, total=False):
    mode: Annotated[str, key(words=("musketry", "artillery", "bounce"), known=Known.SEEN)]
    firers: Annotated[Sequence[str], key(Type.IDS, known=Known.FIGHT)]
    points: Annotated[int, _fought]
    hits: Annotated[int, _fought]


class Combat(TypedDict, total=False):
    round: Annotated[int, _fought]
    totals: Annotated[Counts, key(Type.COUNTS, known=Known.FIGHT)]
    winner: Annotated[str, key(Type.ID, known=Known.FIGHT)]


class Loss(TypedDict, total=False):
    lost: Annotated[int, key(Type.WHOLE, known=Known.SEEN)]
    cause: Annotated[str, key(words=LOSSES, known=Known.SEEN)]
    figures: Annotated[int, key(Type.WHOLE, changes=Change.COUNT)]
    crew: Annotated[int, key(Type.WHOLE, changes=Change.COUNT)]
    guns: Annotated[int, key(Type.WHOLE, changes=Change.COUNT)]


class Status(TypedDict, total=False):
    state: Annotated[str, _state]
    disordered: Annotated[bool, _disordered]
    blown: Annotated[bool, _mark]
    quality: Annotated[str, key(words=QUALITIES)]
    guns_at: Annotated[Place | bool, key(Type.PLACE, Type.FLAG, known=Known.SEEN)]
    sheltered: Annotated[str | bool, key(Type.ID, Type.FLAG, known=Known.SEEN, changes=Change.STATE)]
    arrives: Annotated[int, _whole]
    arrived: Annotated[bool, _flag]
    manned: Annotated[bool, key(Type.FLAG, known=Known.SEEN)]
    formation: Annotated[str, _formation]
    at: Annotated[Place, shared.AT]
    facing: Annotated[float, shared.FACING]
    cause: Annotated[str, key(words=STATUS_CAUSES, known=Known.SEEN)]


class Rally(TypedDict, total=False):
    state: Annotated[str, _state]
    formation: Annotated[str, _formation]
    at: Annotated[Place, shared.AT]
    facing: Annotated[float, shared.FACING]


class Rout(TypedDict, total=False):
    cause: Annotated[str, key(words=ROUTS, known=Known.SEEN)]


class Eliminated(TypedDict, total=False):
    cause: Annotated[str, key(words=ENDS, known=Known.SEEN)]
    out: Annotated[str, _gone]


class Breakthrough(TypedDict, total=False):
    choice: Annotated[str, key(words=("stop", "forward", "charge"), known=Known.SEEN)]


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
        part=Part.FRAME,
    ),
    EventKind("event").of(Chanced),
    replace(
        shared.ACTIVATE.of(Activate),
        known=Known.PUBLIC,
        ticks=True,
    ),
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
    shared.REACTION.of(Reaction),
    shared.TEST.of(Test),
    shared.CONTACT.of(Contact),
    shared.FIRE.of(Fire),
    shared.COMBAT.of(Combat),
    shared.LOSS.of(Loss),
    shared.STATUS.of(Status),
    shared.RALLY.of(Rally),
    replace(
        shared.ROUT.of(Rout),
        states=MappingProxyType({"state": State.ROUTED.value}),
        drawn=Drawn.NOTHING,
    ),
    replace(shared.ELIMINATED.of(Eliminated), out=Out.DESTROYED.value),
    shared.BREAKTHROUGH.of(Breakthrough),
    shared.ARRIVAL,
    shared.TURN_END.of(TurnEnd),
    shared.VICTORY.of(Victory),
)
