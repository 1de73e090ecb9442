"""The picture of a theatre: water, woods, roads by class, places by size, troops with their columns to scale."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import replace

from battles.reports.fonts import Face
from battles.reports.scene import palette
from battles.reports.scene.livery import BLUE, RED, recoloured
from battles.reports.scene.picture import Anchor, Disc, Group, Ink, Item, Lettering, Picture, Shape
from battles.reports.scene.wording import Style
from battles.reports.theatre import signs
from battles.reports.theatre.names import Names
from battles.reports.theatre.signs import SIDE_FILL, SIDE_LINE, box
from battles.reports.theatre.values import Mark, Route, Spot, Theatre

WIDE = 1100.0
MARGIN = 18.0
#: About a focus so many kilometres are shown at least, and so many times its own breadth.
LEAST_SPAN, SURROUNDINGS = 36.0, 1.5
HEAD, FOOT = 40.0, 34.0
ROOM_ABOUT = 0.05  # share of the theatre left free around it
#: Where troops have marched lies as a pale band along the road, which stays to be seen at its edges.
SIDE_TRACK = (Ink(stroke=BLUE.friend, width=2.2), Ink(stroke=RED.friend, width=2.2, dash=(4.0, 2.4), round=False))
#: A smaller picture has no key: it stands beside one that has.
KEYED_FROM = 450.0
#: How broad a letter of the key is taken to be, in points.
LETTER = 4.6
#: The length of the barb of a march, in points.
BARB = 8.0
WATER_WIDTH = (0.6, 1.6, 3.0)
WAY_INK = (
    (Ink(stroke=palette.ROAD_EDGE, width=2.6), Ink(stroke=palette.ROAD, width=1.4)),
    (Ink(stroke=palette.ROAD_EDGE, width=1.0), None),
    (Ink(stroke=palette.HAIRLINE, width=0.8, dash=(3.0, 2.0)), None),
    (Ink(stroke=palette.HAIRLINE, width=0.6, dash=(1.0, 2.0)), None),
)
#: Lines of communication are dotted along their roads.
COMMUNICATION = Ink(stroke=palette.OWN_LINE, width=1.7, dash=(0.1, 3.4))
NAMED_FROM = 1
#: On a map of no more places than this the smallest bear their names too.
FEW_PLACES = 80
#: Lettering of rivers by their rank, in points; brooks bear no name.
WATER_TEXT = (0.0, 7.0, 8.5)
OF_WATERS = 400.0


def theatre_picture(theatre: Theatre, wide: float = WIDE) -> Picture:
    """The theatre as a picture ``wide`` points broad, framed, with title, scale and key."""
    points = [town.at for town in theatre.towns] + [body.at for body in theatre.bodies]
    west, east, south, north = _about(theatre.focus, points, theatre.span or LEAST_SPAN)
    room = max(east - west, north - south, 1.0) * ROOM_ABOUT
    # Names stand to the right of their places.
    west, east, south, north = west - room, east + 2 * room, south - room, north + room
    scale = (wide - 2 * MARGIN) / (east - west)
    high = (north - south) * scale

    def place(spot: Spot) -> Spot:
        return (spot[0] - west) * scale, (spot[1] - south) * scale

    def shown(spot: Spot) -> bool:
        return west <= spot[0] <= east and south <= spot[1] <= north

    def touches(line: tuple[Spot, ...]) -> bool:
        # With some room, for rivers swing beyond their corners.
        (left, right, low, high), about = _bounds(list(line)), room
        return left - about <= east and right + about >= west and low - about <= north and high + about >= south

    # A frame cuts lines and areas off, but signs and names that begin beyond it would stand over its edge; and on a map
    # of a small part most lines are nowhere near it.
    theatre = replace(
        theatre,
        waters=tuple(water for water in theatre.waters if touches(water.line)),
        woods=tuple(wood for wood in theatre.woods if touches(wood.area)),
        ways=tuple(way for way in theatre.ways if touches(way.line)),
        towns=tuple(town for town in theatre.towns if shown(town.at)),
        bodies=tuple(body for body in theatre.bodies if shown(body.at)),
        marks=tuple(mark for mark in theatre.marks if shown(mark.at)),
    )
    inside: list[Item] = [Shape((box(0, 0, wide - 2 * MARGIN, high),), Ink(fill=palette.GROUND))]
    names = Names(wide - 2 * MARGIN, high)
    inside += _ground(theatre, place, names)
    for track in theatre.tracks:
        line = tuple(place(spot) for spot in track.line)
        inside.append(Shape((line,), SIDE_TRACK[track.side], closed=False))
    for way in theatre.communications:
        inside.append(Shape((tuple(place(spot) for spot in way),), COMMUNICATION, closed=False))
    for route in theatre.routes:
        inside += _route(route, place)
    inside += signs.troops(theatre, place, names)
    inside += names.written()
    clip = (0.0, 0.0, wide - 2 * MARGIN, high)
    frame = Shape(
        (box(MARGIN, MARGIN + FOOT, wide - MARGIN, MARGIN + FOOT + high),), Ink(stroke=palette.INK, width=1.2)
    )
    items: list[Item] = [
        Shape((box(0, 0, wide, high + HEAD + FOOT + 2 * MARGIN),), Ink(fill=palette.PAPER)),
        Group(tuple(inside), clip=clip, offset=(MARGIN, MARGIN + FOOT)),
        frame,
        Lettering(theatre.title, (MARGIN, high + FOOT + MARGIN + 16), Face.CAPITALS, 20, palette.INK),
        Lettering(
            theatre.caption, (wide - MARGIN, high + FOOT + MARGIN + 16), Face.TEXT_ITALIC, 12, palette.SECONDARY,
            Anchor.END,
        ),
        *_key(theatre, wide, scale),
    ]  # fmt: skip
    picture = Picture(wide, high + HEAD + FOOT + 2 * MARGIN, tuple(items), theatre.title, theatre.caption)
    return recoloured(picture, theatre.livery)


def _about(focus: tuple[Spot, ...], points: list[Spot], least: float) -> tuple[float, float, float, float]:
    """West, east, south and north of what is shown: about the focus, as far as there is anything."""
    whole = _bounds(points)
    if not focus:
        return whole
    west, east, south, north = _bounds(list(focus))
    span = max(least, (east - west) * SURROUNDINGS, (north - south) * SURROUNDINGS)
    middle, height = (west + east) / 2, (south + north) / 2
    return (
        max(whole[0], middle - span / 2),
        min(whole[1], middle + span / 2),
        max(whole[2], height - span / 2),
        min(whole[3], height + span / 2),
    )


def _bounds(points: list[Spot]) -> tuple[float, float, float, float]:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), max(xs), min(ys), max(ys)


def _ground(theatre: Theatre, place: Callable[[Spot], Spot], names: Names) -> Iterable[Item]:
    for wood in theatre.woods:
        ink = Ink(fill=palette.WOOD, stroke=palette.WOOD_EDGE, width=0.5)
        yield Shape((tuple(place(spot) for spot in wood.area),), ink)
    for water in theatre.waters:
        line = tuple(place(spot) for spot in water.line)
        names.line(line, WATER_WIDTH[water.rank])
        if water.rank:
            style = Style(Face.TEXT_ITALIC, WATER_TEXT[water.rank], palette.WATER_TEXT)
            names.along(water.name, style, line, OF_WATERS)
        yield Shape((line,), Ink(stroke=palette.WATER_LINE, width=WATER_WIDTH[water.rank]), closed=False, smooth=True)
    for rank in (3, 2, 1, 0):
        lines = [tuple(place(spot) for spot in way.line) for way in theatre.ways if way.rank == rank]
        for line in lines:
            names.line(line, 2.0)
        for stroke in WAY_INK[rank]:
            if stroke is not None and lines:
                yield Shape(tuple(lines), stroke, closed=False)
    for way in theatre.ways:
        if way.bridge is not None:
            x, y = place(way.bridge)
            colour = palette.SEAL if way.broken else palette.STONE
            yield Disc((x, y), 1.8 if way.broken else 1.1, Ink(fill=colour))
    least = 0 if len(theatre.towns) <= FEW_PLACES or theatre.focus else NAMED_FROM
    for town in sorted(theatre.towns, key=lambda one: -one.rank):
        yield from signs.town(town, place(town.at), names, named=town.rank >= least)


def _route(route: Route, place: Callable[[Spot], Spot]) -> Iterable[Item]:
    """A march along its roads: dashed, with a barb at its end; paler where the order went out long ago."""
    line = tuple(place(spot) for spot in route.line)
    if len(line) < 2:
        return
    colour = palette.FRIEND if route.under_way else palette.OWN
    yield Shape((line,), Ink(stroke=palette.GROUND, width=3.4), closed=False)
    yield Shape((line,), Ink(stroke=colour, width=1.6, dash=(5.0, 2.5)), closed=False)
    (x, y), (ex, ey) = next((spot for spot in reversed(line[:-1]) if spot != line[-1]), line[0]), line[-1]
    far = math.hypot(ex - x, ey - y)
    if far:
        dx, dy = (ex - x) / far * BARB, (ey - y) / far * BARB
        head = ((ex, ey), (ex - dx - dy / 2, ey - dy + dx / 2), (ex - dx + dy / 2, ey - dy - dx / 2))
        yield Shape((head,), Ink(fill=colour))


def _key(theatre: Theatre, wide: float, scale: float) -> Iterable[Item]:
    """Below the frame: the scale and what the signs mean."""
    y = MARGIN + 8
    km = next((step for step in (1, 2, 5, 10, 20, 50, 100) if step * scale > 60), 100)
    x = MARGIN
    yield Shape((((x, y), (x + km * scale, y)),), Ink(stroke=palette.INK, width=1.4), closed=False)
    yield Lettering(f"{km} km", (x, y + 5), Face.SMALL, 8, palette.INK)
    if wide < KEYED_FROM:
        return
    x = max(wide * 0.22, x + km * scale + 14)
    for side, name in ((side, name) for side, name in enumerate(theatre.sides) if name):
        yield from signs.block((x, y - 3, x + 10, y + 4), side)
        yield Lettering(name, (x + 14, y - 2), Face.TEXT, 9, palette.INK)
        x += 26.0 + LETTER * len(name)
    drawn = {mark.sort for mark in theatre.marks}
    for sort, words in (("post", "headquarters"), ("rider", "courier"), ("patrol", "patrol"), ("battle", "battle")):
        if sort not in drawn:
            continue
        yield from signs.flag((x, y - 6), 0) if sort == "post" else signs.mark(Mark(sort, (x, y - 2), 0), (x, y - 2))
        yield Lettering(words, (x + 12, y - 2), Face.TEXT, 9, palette.SECONDARY)
        x += 22.0 + LETTER * len(words)
    if any(town.depot >= 0 for town in theatre.towns):
        sign = (((x - 4, y - 3), (x + 4, y - 3), (x, y + 4)),)
        yield Shape(sign, Ink(fill=SIDE_FILL[0], stroke=SIDE_LINE[0], width=0.8))
        yield Lettering("depot", (x + 8, y - 2), Face.TEXT, 9, palette.SECONDARY)
        x += 40
    if theatre.communications:
        yield Shape((((x, y), (x + 16, y)),), COMMUNICATION, closed=False)
        yield Lettering("supply", (x + 20, y - 2), Face.TEXT, 9, palette.SECONDARY)
        x += 58
    if theatre.routes:
        colour = palette.FRIEND if all(route.under_way for route in theatre.routes) else palette.OWN
        yield Shape((((x, y), (x + 16, y)),), Ink(stroke=colour, width=1.6, dash=(5.0, 2.5)), closed=False)
        yield Lettering("march", (x + 20, y - 2), Face.TEXT, 9, palette.SECONDARY)
        x += 54
    if any(body.old for body in theatre.bodies):
        yield from signs.block((x, y - 3, x + 10, y + 4), 0, pale=True)
        yield Lettering("reported long ago", (x + 14, y - 2), Face.TEXT, 9, palette.SECONDARY)
