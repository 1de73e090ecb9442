"""The events that Parlour Wars writes."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, TypedDict

from battles.engine import shared_events as shared
from battles.engine.catalogue import Catalogue, Change, Known, Type, catalogue, key
from tests.stub_rulebook import words

_seen = Known.SEEN


class Move(TypedDict, total=False):
    mode: Annotated[str, key(words=("go",), known=_seen)]
    distance: Annotated[float, shared.DISTANCE]
    at: Annotated[tuple[float, float], shared.AT]
    facing: Annotated[float, shared.FACING]
    halted: Annotated[str, key(words=("enemy", "edge"), known=_seen, ending=True)]


class Commander(TypedDict, total=False):
    moved: Annotated[float, shared.DISTANCE]
    at: Annotated[tuple[float, float], shared.AT]


class Fire(TypedDict, total=False):
    shots: Annotated[int, key(Type.WHOLE, known=Known.FIGHT)]
    hits: Annotated[int, key(Type.WHOLE, known=Known.FIGHT)]
    hoard: Annotated[int, key(Type.WHOLE)]


class Status(TypedDict, total=False):
    heart: Annotated[str, key(words=words.HEARTS, known=_seen, changes=Change.STATE)]
    cause: Annotated[str, key(words=("shot",), known=_seen)]


class Eliminated(TypedDict, total=False):
    cause: Annotated[str, key(words=("shot",), known=_seen)]


CATALOGUE: Catalogue = catalogue(
    shared.TURN_START,
    replace(shared.ACTIVATE, known=Known.PUBLIC, ticks=True),
    shared.ORDER_REFUSED,
    shared.MOVE.of(Move),
    shared.PIVOT,
    shared.COMMANDER.of(Commander),
    shared.FIRE.of(Fire),
    shared.STATUS.of(Status),
    replace(shared.ELIMINATED.of(Eliminated), out="swept"),
    shared.TURN_END,
    shared.VICTORY,
)
