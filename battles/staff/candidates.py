"""The handful of orders that might serve a unit, from templates, the plainest first."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from battles.engine.geometry import bearing, turn_between
from battles.staff.craft import Arm, Body, Line, Shape, Step, Verb
from battles.staff.scene import THERE
from battles.staff.situation import Wish

#: How far a unit goes that ends its march halfway, as a part of a whole one.
HALF = 0.5
#: A turn of less than this is none.
STRAIGHT = 1.0


def candidates(body: Body, wish: Wish, *, flanks: bool, halfway: bool = False, few: bool = False) -> Iterator[Line]:
    """Lines to try, standing still not among them. The first of equally good ones is taken.

    ``flanks``: it makes a difference on which flank a unit forms; ``halfway``: a march may end halfway;
    ``few``: a formation is changed only for one that is wanted more, and a way leads nowhere but to the place.
    """
    if body.arm == Arm.GUNS:
        yield from _guns(body, wish)
        return
    shapes: list[Shape | None] = [None]
    wanted: Sequence[Shape] = wish.shapes
    if few and body.shape in wanted:
        # A column may find on its way that it had better deploy.
        deploys = (Shape.LINE,) if body.shape == Shape.COLUMN and wanted[0] == Shape.COLUMN else ()
        wanted = (*wanted[: wanted.index(body.shape)], *deploys)
    shapes += [shape for shape in wanted if shape in body.shapes and shape != body.shape]
    moves = tuple(_moves(body, wish, halfway=halfway, few=few))
    for shape in shapes:
        for forming in _forming(shape, flanks=flanks):
            for move in moves:
                if forming or move:
                    yield (*forming, *move)
    yield from wish.ways_out


def _forming(shape: Shape | None, *, flanks: bool) -> tuple[Line, ...]:
    """The change of formation, on the one flank or the other."""
    if shape is None:
        return ((),)
    if not flanks or shape in (Shape.SQUARE, Shape.COLUMN):
        return ((Step(Verb.FORM, shape=shape),),)
    return ((Step(Verb.FORM, shape=shape),), (Step(Verb.FORM, shape=shape, right=False),))


def _moves(body: Body, wish: Wish, *, halfway: bool, few: bool) -> Iterator[Line]:
    front = (Step(Verb.FACE, degrees=wish.front),) if _turned(body.facing, wish.front) else ()
    yield front
    if wish.stay:
        return
    away = math.dist(body.at, wish.place)
    if away <= THERE:
        return
    heading = bearing(body.at, wish.place)
    if wish.watched:
        yield (Step(Verb.BACK, length=away),)
        return
    straight = Step(Verb.GO, length=away)
    there = (Step(Verb.FACE, degrees=heading),) if _turned(body.facing, heading) else ()
    yield (*there, straight)
    if halfway and away > (half := HALF * body.march) and not wish.backward:
        yield (*there, Step(Verb.GO, length=half))
    if there and not few:
        onward = away * math.cos(math.radians(turn_between(body.facing, heading)))
        if onward > THERE:
            yield (Step(Verb.GO, length=onward),)
        if front:
            yield (*front, Step(Verb.GO, length=max(THERE, _along(body, wish))))
    if wish.backward:
        yield (Step(Verb.BACK, length=away),)
        yield (Step(Verb.ABOUT), straight)
        yield (Step(Verb.ABOUT), straight, Step(Verb.ABOUT))
        yield (*there, straight, Step(Verb.FACE, degrees=wish.front))
    turn = turn_between(body.facing, heading)
    if 45.0 < abs(turn) < 135.0:
        yield (Step(Verb.ASIDE, right=turn > 0, length=away),)


def detours(body: Body, wish: Wish, turns: Sequence[float]) -> Iterator[Line]:
    """Ways past a friend who bars foot or horse going forward: a march so many degrees to one side of its place."""
    away = math.dist(body.at, wish.place)
    if body.arm == Arm.GUNS or wish.stay or wish.backward or wish.watched or away <= THERE:
        return
    heading = bearing(body.at, wish.place)
    for aside in turns:
        yield (Step(Verb.FACE, degrees=(heading + aside) % 360.0), Step(Verb.GO, length=min(away, body.march)))


def _guns(body: Body, wish: Wish) -> Iterator[Line]:
    if body.shape != Shape.BATTERY and Shape.BATTERY in body.shapes and wish.stay:
        yield (Step(Verb.FORM, shape=Shape.BATTERY, degrees=wish.front),)
    if _turned(body.facing, wish.front):
        yield (Step(Verb.FACE, degrees=wish.front),)
    if wish.stay or math.dist(body.at, wish.place) <= THERE:
        return
    for share in (1.0, 0.75, 0.5):
        x, y = body.at
        point = (x + share * (wish.place[0] - x), y + share * (wish.place[1] - y))
        yield (Step(Verb.DEPLOY_AT, point=point, degrees=wish.front),)


def _turned(facing: float, wanted: float) -> bool:
    return abs(turn_between(facing, wanted)) > STRAIGHT


def _along(body: Body, wish: Wish) -> float:
    """How far the place lies ahead in the direction of the wanted front."""
    away = math.dist(body.at, wish.place)
    return away * math.cos(math.radians(turn_between(wish.front, bearing(body.at, wish.place))))
