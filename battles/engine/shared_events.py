"""The kinds of event that several rulebooks share, under the names of the contract (section 5).

Each has the keys that mean the same in all of them; a ruleset that writes others gives it the keys of a type of its
own. What is known of a kind by default: the troops' own side knows all, an enemy what can be seen from afar.
"""

from __future__ import annotations

from types import MappingProxyType

from battles.engine.catalogue import Change, Drawn, EventKind, Key, Known, Part, Type, key
from battles.engine.dataclasses import replace

# Keys that mean the same wherever they stand.
AT = key(Type.PLACE, known=Known.SEEN, changes=Change.PLACE)
FACING = key(Type.NUMBER, known=Known.SEEN, changes=Change.FACING)
FORMATION = key(Type.WORD, known=Known.SEEN, changes=Change.FORMATION)
DISTANCE = key(Type.NUMBER, known=Known.SEEN)
MODE = key(Type.WORD, known=Known.SEEN)
STOPPED = key(Type.WORD, known=Known.SEEN, ending=True)
CAUSE = key(Type.WORD, known=Known.SEEN)
COST = key(Type.NUMBER)
LOST = key(Type.WHOLE, known=Known.SEEN)
WINNER = key(Type.ID, known=Known.PUBLIC)
REASON = key(Type.WORD, known=Known.PUBLIC)
TURNED = key(Type.NUMBER, known=Known.SEEN)
ATTACHED = key(Type.ID, changes=Change.ATTACHED)
DETACHED = key(Type.ID, changes=Change.DETACHED)
PASSED = key(Type.FLAG, known=Known.FIGHT)


def _kind(kind: str, of: EventKind | None = None, **keys: Key) -> EventKind:
    return replace(of or EventKind(kind), kind=kind, keys=MappingProxyType(keys))


_PUBLIC = EventKind("", known=Known.PUBLIC, dice=Known.PUBLIC, part=Part.FRAME)
_MARCHING = EventKind("", known=Known.SEEN, part=Part.CONSEQUENCE, drawn=Drawn.MARCH)
_RETIRING = replace(_MARCHING, drawn=Drawn.RETREAT)
_FIGHTING = EventKind("", known=Known.SEEN, dice=Known.FIGHT, part=Part.FIGHT)

# ---- the frame of a turn

TURN_START = _kind("turn_start", _PUBLIC)
TURN_END = _kind("turn_end", _PUBLIC, winner=WINNER, reason=REASON)
VICTORY = replace(_kind("victory", _PUBLIC, winner=WINNER, reason=REASON), alarms=True)
MORALE = replace(EventKind("morale", part=Part.FRAME), alarms=True)

# ---- actions and command

INITIATIVE = replace(_PUBLIC, kind="initiative", part=Part.OPENS, ticks=True)
ACTIVATE = EventKind("activate", part=Part.OPENS)
COMMAND = EventKind("command")
ORDER_REFUSED = _kind(
    "order_refused",
    order=key(Type.TEXT),
    reason=key(Type.WORD),
    line=key(Type.WHOLE),
    text=key(Type.TEXT),
)
COMMANDER = replace(
    _kind(
        "commander",
        moved=DISTANCE,
        at=AT,
        attached=ATTACHED,
        detached=DETACHED,
    ),
    known=Known.SEEN,
    bare=False,
)
ARRIVAL = replace(
    _kind(
        "arrival",
        at=key(Type.PLACE, known=Known.SEEN, changes=Change.ENTRY),
        facing=FACING,
        waiting=key(words=("taken", "enemy")),
    ),
    known=Known.SEEN,
    bare=False,
    alarms=True,
)

# ---- movement

MOVE = _kind("move", _MARCHING, mode=MODE, distance=DISTANCE, at=AT, facing=FACING, stopped=STOPPED)
PIVOT = replace(_kind("pivot", _MARCHING, facing=FACING, turned=TURNED), drawn=Drawn.RESHAPE)
FORM = replace(_kind("formation", _MARCHING, formation=FORMATION, at=AT, facing=FACING), drawn=Drawn.RESHAPE)
RETREAT = _kind("retreat", _RETIRING, cause=CAUSE, at=AT, facing=FACING)
ROUT = replace(_kind("rout", _RETIRING, cause=CAUSE, at=AT, facing=FACING), alarms=True)
PURSUIT = replace(_kind("pursuit", _MARCHING, at=AT, facing=FACING), drawn=Drawn.CHARGE)
BREAKTHROUGH = replace(
    _kind("breakthrough", _MARCHING, choice=key(Type.WORD, known=Known.SEEN), at=AT, facing=FACING),
    drawn=Drawn.CHARGE,
)

# ---- fire and close combat

CHARGE = replace(
    _kind("charge", _FIGHTING, type=key(Type.WORD, known=Known.SEEN), at=AT, facing=FACING), drawn=Drawn.CHARGE
)
CONTACT = replace(_kind("contact", _FIGHTING, at=AT, facing=FACING), drawn=Drawn.CLASH)
REACTION = _kind("reaction", _FIGHTING, reaction=key(Type.WORD, known=Known.SEEN))
FIRE = replace(_FIGHTING, kind="fire", part=Part.SHOT, drawn=Drawn.SHOT)
COMBAT = replace(_FIGHTING, kind="combat", known=Known.FIGHT, drawn=Drawn.CLASH)
TEST = replace(
    _kind("test", test=key(Type.WORD, known=Known.FIGHT), passed=PASSED),
    known=Known.FIGHT,
    dice=Known.FIGHT,
    part=Part.CONSEQUENCE,
)

# ---- what becomes of troops

LOSS = replace(_kind("loss", lost=LOST, cause=CAUSE), known=Known.SEEN, part=Part.CONSEQUENCE)
STATUS = EventKind("status", known=Known.SEEN, part=Part.CONSEQUENCE, bare=False)
RALLY = EventKind("rally", known=Known.SEEN)
ELIMINATED = replace(
    _kind("eliminated", cause=CAUSE),
    known=Known.SEEN,
    part=Part.CONSEQUENCE,
    drawn=Drawn.LOST,
    out="eliminated",
    alarms=True,
)
