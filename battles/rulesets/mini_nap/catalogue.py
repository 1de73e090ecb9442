"""The events that Mini-Nap writes, who may know what of them, and what they change (specification, section g)."""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType

from battles.engine import shared_events as shared
from battles.engine.catalogue import Catalogue, Change, Drawn, Known, Type, catalogue, key
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

CATALOGUE: Catalogue = catalogue(
    shared.TURN_START,
    replace(
        shared.INITIATIVE.having(
            dice=key(Type.THROWS, known=Known.PUBLIC),
            proofs=key(Type.PROOFS, known=Known.PUBLIC),
            totals=key(Type.COUNTS, known=Known.PUBLIC),
            tie=key(Type.FLAG, known=Known.PUBLIC),
            uncontested=key(Type.FLAG, known=Known.PUBLIC),
        ),
        alone="uncontested",
    ),
    shared.ACTIVATE.having(mode=key(words=("brigade", "division")), allowance=key(Type.NUMBER)),
    shared.COMMAND.having(status=key(words=("in", "cautious", "out"))),
    shared.COMMANDER.having(
        rating=key(words=RATINGS, changes=Change.RATING),
        evaded=key(Type.FLAG, known=Known.SEEN, changes=Change.MARKER),
        nudged=key(Type.FLAG),
        lost=key(words=[why.value for why in CommanderOut], known=Known.SEEN, changes=Change.OUT, alarms=True),
    ),
    shared.ORDER_REFUSED,
    shared.FORM.having(
        formation=key(words=_shape, known=Known.SEEN, changes=Change.FORMATION),
        **{"from": key(words=_shape, known=Known.SEEN)},
    ),
    shared.PIVOT.having(about=key(Type.FLAG, known=Known.SEEN)),
    replace(
        shared.MOVE.having(
            mode=key(words=MODES, known=Known.SEEN), stopped=key(words=STOPS, known=Known.SEEN, ending=True)
        ),
        modes=DRAWN,
    ),
    shared.CHARGE.having(
        "at",
        "facing",
        type=key(words=("charge", "opportunity", "counter", "breakthrough"), known=Known.SEEN),
        gap=key(Type.NUMBER, known=Known.FIGHT),
    ),
    shared.CONTACT.having(
        "at",
        "facing",
        type=key(words=("charge", "opportunity", "counter", "breakthrough", "join"), known=Known.SEEN),
        outflanks=key(Type.FLAG, known=Known.FIGHT),
    ),
    shared.REACTION.having(reaction=key(words=REACTIONS, known=Known.SEEN)),
    shared.TEST.having(test=key(words=TESTS, known=Known.FIGHT)),
    shared.STATUS.having(
        reacted=_marker,
        disordered=replace(_marker, known=Known.SEEN),
        returned_fire=_marker,
        suppressed=_marker,
        abandoned=key(Type.FLAG, Type.ID, known=Known.SEEN, changes=Change.MARKER),
    ),
    replace(
        shared.FIRE.having(
            mode=key(words=("fire", "return", "support"), known=Known.SEEN),
            band=key(words=("small-arms", "close", "medium", "long"), known=Known.FIGHT),
            dice=key(Type.WHOLE, known=Known.FIGHT),
            hits=key(Type.WHOLE, known=Known.FIGHT),
            range=key(Type.NUMBER, known=Known.FIGHT),
        ),
        answers=("return", "support"),
    ),
    shared.COMBAT.having(
        round=key(Type.WHOLE, known=Known.FIGHT),
        set=key(words=SETS, known=Known.FIGHT),
        hits=key(Type.WHOLE, known=Known.FIGHT),
    ),
    shared.LOSS.having(
        lost=key(Type.WHOLE, known=Known.SEEN),
        strength=key(Type.WHOLE, changes=Change.STRENGTH),
        cause=_cause,
    ),
    shared.BREAKTHROUGH.having(
        "at",
        "facing",
        choice=key(words=("gained", "lost", "stop", "back", "forward", "charge"), known=Known.SEEN),
    ),
    replace(shared.RETREAT.having("at", "facing", cause=_cause), out=Out.RETREATED.value, drawn=Drawn.NOTHING),
    shared.ELIMINATED.having(cause=_cause),
    shared.ARRIVAL,
    shared.TURN_END.having(winner=_winner, reason=_end),
    shared.VICTORY.having(winner=_winner, reason=_end),
)
