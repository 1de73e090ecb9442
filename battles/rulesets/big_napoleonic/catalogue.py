"""The events of this rulebook, who may know what of them, and what they change (specification, section g)."""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType

from battles.engine import shared_events as shared
from battles.engine.catalogue import Catalogue, Change, Drawn, Known, Type, catalogue, key
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

CATALOGUE: Catalogue = catalogue(
    shared.TURN_START.having(turn=_turn),
    shared.INITIATIVE.having(player_turn=_turn),
    shared.COMMANDER.having(
        "detached",
        attached=key(Type.ID, known=Known.SEEN),
        replaced=key(Type.FLAG, alarms=True),
        out=key(words=("", DISPLACED), known=Known.SEEN, changes=Change.OUT, alarms=True),
    ),
    shared.ORDER_REFUSED,
    shared.TEST.having("passed", test=key(words=("movement",)), result=key(words=RESULTS)),
    shared.RALLY.having(ds=_ds),
    shared.FORM.having(
        formation=key(words=[word.value for word in Deployment], known=Known.SEEN, changes=Change.FORMATION),
        square=key(Type.FLAG, known=Known.SEEN, changes=Change.STATE, sets="square"),
        town=key(Type.ID, Type.FLAG, known=Known.SEEN, changes=Change.STATE, sets="town"),
        cost=key(Type.NUMBER),
    ),
    shared.PIVOT.having(cost=key(Type.NUMBER), at=shared.AT),
    replace(
        shared.MOVE.having(
            mode=key(words=MODES, known=Known.SEEN),
            stopped=key(words=[stop.value for stop in Stopped], known=Known.SEEN, ending=True),
        ),
        modes=MappingProxyType({"retire": Drawn.RETREAT, "isolated": Drawn.RETREAT, "align": Drawn.RESHAPE}),
    ),
    shared.CHARGE.having("type", "at", "facing", distance=_length, edge=_edge, flank=_flag),
    shared.CONTACT.having(distance=_length, edge=_edge, flank=_flag),
    shared.REACTION.having(reaction=key(words=("evade",), known=Known.SEEN)),
    shared.RETREAT.having(
        "cause",
        mode=key(words=WITHDRAWALS, known=Known.SEEN),
        distance=_length,
        complete=key(Type.FLAG),
    ),
    shared.FIRE.having(
        points=key(Type.NUMBER, known=Known.FIGHT),
        column=key(words=COLUMNS, known=Known.FIGHT),
        shift=key(Type.WHOLE, known=Known.FIGHT),
        used=key(words=(*COLUMNS, "none"), known=Known.FIGHT),
        result=key(words=(NO_EFFECT, R, T, V, DD, ONE, TWO), known=Known.FIGHT),
        enfilade=_flag,
        firers=key(Type.SHARES),
    ),
    shared.STATUS.having(ds=_ds, cause=_cause),
    shared.LOSS.having(
        lost=key(Type.WHOLE, known=Known.SEEN),
        strength=key(Type.WHOLE, changes=Change.COUNT, sets="bases"),
        mm=key(Type.WHOLE, known=Known.SEEN, changes=Change.COUNT, sets="mm"),
        ds=_ds,
        cause=_cause,
    ),
    shared.COMBAT.having(
        round=_whole,
        attack=_whole,
        defence=_whole,
        difference=_whole,
        attack_bases=_whole,
        defence_bases=_whole,
        defence_dice=key(Type.NUMBERS, known=Known.FIGHT),
        proofs=key(Type.PROOFS, known=Known.FIGHT),
        defence_modifiers=key(Type.SHARES),
    ),
    shared.PURSUIT.having(distance=_length),
    shared.BREAKTHROUGH.having("choice", distance=_length),
    shared.ELIMINATED.having(
        cause=key(words=ENDS, known=Known.SEEN, changes=Change.OUT, outs={End.LEFT: Out.LEFT.value})
    ),
    shared.ARRIVAL,
    shared.TURN_END.having("winner", "reason", turn=_turn),
    shared.VICTORY.having(reason=key(words=("conceded",), known=Known.PUBLIC)),
)
