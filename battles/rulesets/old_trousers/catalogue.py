"""The events that Old Trousers writes, who may know what of them, and what they change (specification, section g)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from battles.engine import shared_events as shared
from battles.engine.catalogue import Catalogue, Change, Drawn, EventKind, Known, Part, Type, catalogue, key
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

CATALOGUE: Catalogue = catalogue(
    shared.TURN_START,
    replace(
        shared.INITIATIVE.having(
            totals=key(Type.COUNTS, known=Known.PUBLIC),
            tie=key(Type.FLAG, known=Known.PUBLIC),
            first=key(Type.ID, known=Known.PUBLIC),
        ),
        part=Part.FRAME,
    ),
    EventKind(
        "event",
        MappingProxyType(
            {"event": key(words=[chance.value for chance in Chance], known=Known.OWN), "at": key(Type.PLACE)}
        ),
    ),
    replace(
        shared.ACTIVATE.having(phase=key(words=("first", "second"), known=Known.PUBLIC)),
        known=Known.PUBLIC,
        ticks=True,
    ),
    shared.COMMAND.having(
        status=key(words=("out",)),
        points=_whole,
        spent=_whole,
        left=_whole,
        issued=key(words=_orders),
        by=key(Type.ID),
        marker=key(Type.PLACE),
        order=key(words=_orders),
        cause=key(words=ORDER_ENDS),
        required=_whole,
        done=_whole,
        excused=_whole,
        **{"for": key(Type.ID)},
    ),
    shared.COMMANDER.having(
        disabled=key(
            Type.FLAG,
            known=Known.SEEN,
            changes=Change.OUT,
            outs={True: CommanderOut.DISABLED.value, False: ""},
            alarms=True,
        ),
        replaced=key(Type.FLAG, changes=Change.OUT, outs={True: ""}, alarms=True),
        retired=shared.DISTANCE,
        rating=key(words=RATINGS, changes=Change.RATING),
        tactical=key(words=RATINGS),
    ),
    shared.ORDER_REFUSED,
    shared.FORM.having(formation=_formation, **{"from": key(words=_shapes, known=Known.SEEN)}),
    shared.PIVOT.having(
        about=key(words=("centre", "corner", "face-about"), known=Known.SEEN), cost=shared.COST, at=shared.AT
    ),
    replace(
        shared.MOVE.having(
            mode=key(words=[mode.value for mode in Mode], known=Known.SEEN),
            cost=shared.COST,
            stopped=key(words=[stop.value for stop in Stop], known=Known.SEEN, ending=True),
        ),
        modes=DRAWN,
    ),
    shared.CHARGE.having(
        "at", "facing", type=key(words=CHARGES, known=Known.SEEN), gap=key(Type.NUMBER, known=Known.FIGHT)
    ),
    shared.REACTION.having(reaction=key(words=REACTIONS, known=Known.SEEN)),
    shared.TEST.having(test=key(words=(*TESTS, "activation"), known=Known.FIGHT)),
    shared.CONTACT.having("at", "facing", flank=key(Type.FLAG, known=Known.FIGHT)),
    shared.FIRE.having(
        mode=key(words=("musketry", "artillery", "bounce"), known=Known.SEEN),
        firers=key(Type.IDS, known=Known.FIGHT),
        points=_fought,
        hits=_fought,
    ),
    shared.COMBAT.having(
        round=_fought, totals=key(Type.COUNTS, known=Known.FIGHT), winner=key(Type.ID, known=Known.FIGHT)
    ),
    shared.LOSS.having(
        lost=key(Type.WHOLE, known=Known.SEEN),
        figures=key(Type.WHOLE, changes=Change.COUNT),
        crew=key(Type.WHOLE, changes=Change.COUNT),
        guns=key(Type.WHOLE, changes=Change.COUNT),
        cause=key(words=LOSSES, known=Known.SEEN),
    ),
    shared.STATUS.having(
        state=_state,
        disordered=_disordered,
        blown=_mark,
        quality=key(words=QUALITIES),
        guns_at=key(Type.PLACE, Type.FLAG, known=Known.SEEN),
        sheltered=key(Type.ID, Type.FLAG, known=Known.SEEN, changes=Change.STATE),
        arrives=_whole,
        arrived=_flag,
        manned=key(Type.FLAG, known=Known.SEEN),
        formation=_formation,
        at=shared.AT,
        facing=shared.FACING,
        cause=key(words=STATUS_CAUSES, known=Known.SEEN),
    ),
    shared.RALLY.having(state=_state, formation=_formation, at=shared.AT, facing=shared.FACING),
    replace(
        shared.ROUT.having("at", "facing", cause=key(words=ROUTS, known=Known.SEEN)),
        states=MappingProxyType({"state": State.ROUTED.value}),
        drawn=Drawn.NOTHING,
    ),
    replace(shared.ELIMINATED.having(out=_gone, cause=key(words=ENDS, known=Known.SEEN)), out=Out.DESTROYED.value),
    shared.BREAKTHROUGH.having("at", "facing", choice=key(words=("stop", "forward", "charge"), known=Known.SEEN)),
    shared.ARRIVAL,
    shared.TURN_END.having(winner=_winner, reason=_end),
    shared.VICTORY.having(winner=_winner, reason=_end),
)
