"""The signs of a theatre: places by size, troops with their columns to scale, headquarters, riders and patrols.

What is the second side's is open or half inked where the first side's is full, so that they differ without colours.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from battles.reports.fonts import Face
from battles.reports.scene import palette
from battles.reports.scene.picture import Contour, Disc, Ink, Item, Shape
from battles.reports.scene.room import Box
from battles.reports.scene.wording import Style
from battles.reports.theatre.names import Names, small
from battles.reports.theatre.values import Body, Mark, Spot, Theatre, Town

SIDE_FILL = (palette.OWN, palette.ENEMY)
SIDE_LINE = (palette.OWN_LINE, palette.ENEMY_LINE)
SIDE_PALE = (palette.OWN_PALE, palette.ENEMY_PALE)
TOWN_SIZE = (1.1, 1.7, 2.8, 4.2, 4.6)
TOWN_TEXT = (5.5, 6.5, 8.0, 10.0, 9.0)
#: What the place of a name may cost before it is left out, by the size of the place.
TOWN_LIMIT = (14.0, 20.0, 36.0, 80.0, 80.0)
COLUMN_WIDTH = 2.4
#: What is open of a column of the second side: no road is drawn so.
COLUMN_OPEN = Ink(stroke=palette.PAPER, width=1.2, dash=(2.4, 2.0), round=False)
#: Lettering of the numbers of men and of headquarters, in points.
NUMBER = 7.5
#: So many of the labels of troops at one place are written; the rest is counted.
MOST_LABELS = 3
#: What the place of a mere number may cost before it is left out, of many men and of few: in a dense column not every
#: number has room of its own.
MANY, MANY_LIMIT, FEW_LIMIT = 1500, 26.0, 6.0
#: How far a headquarters' flag stands from its place, above the troops of the second side or below those of the first.
POST_ABOVE, POST_BELOW = 19.0, -34.0
#: Weights: battles and headquarters are named first, then troops of which something is told, then places among numbers.
OF_BATTLES, OF_POSTS, OF_TOLD, OF_NUMBERS = 950.0, 900.0, 800.0, 250.0
OF_TOWNS = (100.0, 200.0, 300.0, 600.0, 600.0)
WEST = 180.0


def box(left: float, bottom: float, right: float, top: float) -> Contour:
    """The corners of a box."""
    return ((left, bottom), (right, bottom), (right, top), (left, top))


def about(at: Spot, half: float) -> Box:
    """The box about a point."""
    return at[0] - half, at[1] - half, at[0] + half, at[1] + half


def town(one: Town, at: Spot, names: Names, *, named: bool) -> Iterable[Item]:
    """A place: a disc, a square or a fortress's lozenge, a depot's tent above it, and its name."""
    x, y = at
    size = TOWN_SIZE[one.rank]
    ink = Ink(fill=palette.YARD if one.rank < 2 else palette.STONE, stroke=palette.STONE, width=0.6)
    if one.rank == 4:
        yield Shape((((x - size, y), (x, y - size), (x + size, y), (x, y + size)),), ink)
    elif one.rank >= 2:
        yield Shape((box(x - size, y - size, x + size, y + size),), ink)
    else:
        yield Disc(at, size, ink)
    names.sign(about(at, size + 0.6))
    if one.depot >= 0:
        yield Shape(
            (((x - 4, y + size + 1), (x + 4, y + size + 1), (x, y + size + 7)),),
            Ink(fill=palette.PAPER if one.depot else SIDE_FILL[0], stroke=SIDE_LINE[one.depot], width=0.8),
        )
        names.sign((x - 4, y + size + 1, x + 4, y + size + 7))
    if named:
        style = Style(Face.TEXT, TOWN_TEXT[one.rank], palette.INK)
        names.beside((one.name,), style, about(at, size), OF_TOWNS[one.rank], limit=TOWN_LIMIT[one.rank])


def troops(theatre: Theatre, place: Callable[[Spot], Spot], names: Names) -> Iterable[Item]:
    """Columns along their roads, troops at one place as one sign, and the marks."""
    for body in theatre.bodies:
        lines = tuple(tuple(place(spot) for spot in piece) for piece in body.column)
        if lines:
            yield Shape(lines, Ink(stroke=SIDE_FILL[body.side], width=COLUMN_WIDTH, round=False), closed=False)
        if lines and body.side:
            yield Shape(lines, COLUMN_OPEN, closed=False)
        for line in lines:
            names.column(line, COLUMN_WIDTH)
    stacks: dict[tuple[int, int, int], list[Body]] = {}
    for body in theatre.bodies:
        x, y = place(body.at)
        stacks.setdefault((round(x / 6), round(y / 6), body.side), []).append(body)
    for them in sorted(stacks.values(), key=lambda those: -sum(body.men for body in those)):
        yield from _stack(them, place(them[0].at), names)
    for one in theatre.marks:
        yield from mark(one, place(one.at), names)


def _stack(them: list[Body], at: Spot, names: Names) -> Iterable[Item]:
    """Bodies at one place as one sign, with what is told of them or else the sum of their men."""
    (x, y), side, men = at, them[0].side, sum(body.men for body in them)
    half = 4.0 + min(6.0, men / 4000)
    shift = -half - 3 if side == 0 else half + 3
    low, high = y + shift - half * 0.6, y + shift + half * 0.6
    sign = (x - half, low, x + half, high)
    yield from block(sign, side, pale=all(body.train or body.old for body in them))
    names.sign(sign)
    if any(body.screen for body in them):
        yield Shape(
            (((x - half - 4, high + 2), (x + half + 4, high + 2)),),
            Ink(stroke=SIDE_LINE[side], width=1.2, dash=(2.0, 2.0)),
            closed=False,
        )
        names.sign((x - half - 4, high + 1, x + half + 4, high + 3))
    told = list(dict.fromkeys(body.label for body in them if body.label))
    style = small(SIDE_LINE[side], NUMBER)
    if told:
        more = [f"+ {len(told) - MOST_LABELS}"] if len(told) > MOST_LABELS else []
        names.beside((*told[:MOST_LABELS], *more), style, sign, OF_TOLD, WEST)
    else:
        # The greater body is written first: in a dense column the lesser numbers give way.
        weight = OF_NUMBERS + min(men, 30_000) / 300
        names.beside(
            (f"{men:,}".replace(",", " "),), style, sign, weight, WEST, MANY_LIMIT if men >= MANY else FEW_LIMIT
        )


def mark(one: Mark, at: Spot, names: Names | None = None) -> Iterable[Item]:
    """A headquarters' flag, a battle's swords, a rider or a patrol."""
    x, y = at
    fill, line = palette.PAPER if one.side else SIDE_FILL[one.side], SIDE_LINE[one.side]
    if one.sort == "post":
        # Clear of the troops at the same place, which stand above it or below it by their side.
        y += POST_ABOVE if one.side else POST_BELOW
        yield from flag((x, y), one.side)
        if names is not None:
            names.sign((x - 1, y, x + 8, y + 12))
            names.beside((one.name,), small(SIDE_LINE[one.side], NUMBER), (x - 1, y, x + 8, y + 12), OF_POSTS)
    elif one.sort == "battle":
        strokes = (((x - 6, y - 6), (x + 6, y + 6)), ((x - 6, y + 6), (x + 6, y - 6)))
        yield Shape(strokes, Ink(stroke=palette.PAPER, width=4.2), closed=False)
        yield Shape(strokes, Ink(stroke=palette.SEAL, width=2.0), closed=False)
        if names is not None:
            names.sign(about(at, 7.0))
            names.beside((one.name,), Style(Face.TEXT_ITALIC, 9.0, palette.SEAL), about(at, 7.0), OF_BATTLES)
    elif one.sort == "rider":
        yield Disc(at, 1.8, Ink(fill=fill, stroke=line, width=0.9))
    else:
        yield Shape((((x - 2.4, y - 2), (x + 2.4, y - 2), (x, y + 2.6)),), Ink(fill=fill, stroke=line, width=0.9))
    if names is not None and one.sort in ("rider", "patrol"):
        names.sign(about(at, 2.6))


def flag(foot: Spot, side: int) -> Iterable[Item]:
    """The flag of a headquarters."""
    x, y = foot
    yield Shape((((x, y), (x, y + 12)),), Ink(stroke=SIDE_LINE[side], width=0.9), closed=False)
    cloth = palette.PAPER if side else SIDE_FILL[side]
    yield Shape((((x, y + 12), (x + 8, y + 9.5), (x, y + 7)),), Ink(fill=cloth, stroke=SIDE_LINE[side], width=0.7))


def block(sign: Box, side: int, *, pale: bool = False) -> Iterable[Item]:
    """The sign of troops: full, of the second side half; ``pale`` open, of the second side with a bar through it."""
    left, low, right, high = sign
    yield Shape((box(*sign),), Ink(fill=SIDE_FILL[side] if not (side or pale) else SIDE_PALE[side]))
    if side and not pale:
        yield Shape((box(left, low, right, (low + high) / 2),), Ink(fill=SIDE_FILL[side]))
    if side and pale:
        yield Shape((((left, low), (right, high)),), Ink(stroke=SIDE_LINE[side], width=2.4, round=False), closed=False)
    yield Shape((box(*sign),), Ink(stroke=SIDE_LINE[side], width=0.7))
