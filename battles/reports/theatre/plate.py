"""The picture of a theatre: water, woods, roads by class, places by size, troops with their columns to scale."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from battles.reports.fonts import Face
from battles.reports.scene import palette
from battles.reports.scene.picture import Anchor, Contour, Disc, Group, Ink, Item, Lettering, Picture, Shape
from battles.reports.theatre.values import Body, Mark, Spot, Theatre, Town

WIDE = 1100.0
MARGIN = 18.0
#: About a focus so many kilometres are shown at least, and so many times its own breadth.
LEAST_SPAN, SURROUNDINGS = 36.0, 1.5
HEAD, FOOT = 40.0, 34.0
ROOM_ABOUT = 0.05  # share of the theatre left free around it
TEXT, SMALL = Face.TEXT, Face.SMALL
SIDE_FILL = (palette.OWN, palette.ENEMY)
SIDE_LINE = (palette.OWN_LINE, palette.ENEMY_LINE)
SIDE_PALE = (palette.OWN_PALE, palette.ENEMY_PALE)
#: Where troops have marched lies as a pale band along the road, which stays to be seen at its edges.
SIDE_TRACK, TRACK_WIDTH = (palette.FRIEND, "#E29A86"), 2.2
WATER_WIDTH = (0.6, 1.6, 3.0)
WAY_INK = (
    (Ink(stroke=palette.ROAD_EDGE, width=2.6), Ink(stroke=palette.ROAD, width=1.4)),
    (Ink(stroke=palette.ROAD_EDGE, width=1.0), None),
    (Ink(stroke=palette.HAIRLINE, width=0.8, dash=(3.0, 2.0)), None),
    (Ink(stroke=palette.HAIRLINE, width=0.6, dash=(1.0, 2.0)), None),
)
TOWN_SIZE = (1.1, 1.7, 2.8, 4.2, 4.6)
TOWN_TEXT = (5.5, 6.5, 8.0, 10.0, 9.0)
NAMED_FROM = 1
#: On a map of no more places than this the smallest bear their names too.
FEW_PLACES = 80
LEAST_GAP = 3.0
COLUMN_WIDTH = 2.4
#: Lettering of the numbers of men and of headquarters, in points.
NUMBER = 7.5
#: So many of the labels of troops at one place are written; the rest is counted.
MOST_LABELS = 3
Frame = tuple[float, float, float, float]
#: How far a headquarters' flag stands from its place, above the troops of the second side or below those of the first.
POST_ABOVE, POST_BELOW = 19.0, -34.0


def theatre_picture(theatre: Theatre, wide: float = WIDE) -> Picture:
    """The theatre as a picture ``wide`` points broad, framed, with title, scale and key."""
    points = [town.at for town in theatre.towns] + [body.at for body in theatre.bodies]
    west, east, south, north = _about(theatre.focus, points)
    room = max(east - west, north - south, 1.0) * ROOM_ABOUT
    # Names stand to the right of their places.
    west, east, south, north = west - room, east + 2 * room, south - room, north + room
    scale = (wide - 2 * MARGIN) / (east - west)
    high = (north - south) * scale

    def place(spot: Spot) -> Spot:
        return (spot[0] - west) * scale, (spot[1] - south) * scale

    def shown(spot: Spot) -> bool:
        return west <= spot[0] <= east and south <= spot[1] <= north

    # A frame cuts lines and areas off, but signs and names that begin beyond it would stand over its edge.
    theatre = replace(
        theatre,
        towns=tuple(town for town in theatre.towns if shown(town.at)),
        bodies=tuple(body for body in theatre.bodies if shown(body.at)),
        marks=tuple(mark for mark in theatre.marks if shown(mark.at)),
    )
    inside: list[Item] = [Shape((_box(0, 0, wide - 2 * MARGIN, high),), Ink(fill=palette.GROUND))]
    inside += _ground(theatre, place, wide - 2 * MARGIN)
    for track in theatre.tracks:
        line = tuple(place(spot) for spot in track.line)
        inside.append(Shape((line,), Ink(stroke=SIDE_TRACK[track.side], width=TRACK_WIDTH), closed=False))
    inside += _troops(theatre, place)
    clip = (0.0, 0.0, wide - 2 * MARGIN, high)
    frame = Shape(
        (_box(MARGIN, MARGIN + FOOT, wide - MARGIN, MARGIN + FOOT + high),), Ink(stroke=palette.INK, width=1.2)
    )
    items: list[Item] = [
        Shape((_box(0, 0, wide, high + HEAD + FOOT + 2 * MARGIN),), Ink(fill=palette.PAPER)),
        Group(tuple(inside), clip=clip, offset=(MARGIN, MARGIN + FOOT)),
        frame,
        Lettering(theatre.title, (MARGIN, high + FOOT + MARGIN + 16), Face.CAPITALS, 20, palette.INK),
        Lettering(
            theatre.caption, (wide - MARGIN, high + FOOT + MARGIN + 16), Face.TEXT_ITALIC, 12, palette.SECONDARY,
            Anchor.END,
        ),
        *_key(theatre, wide, scale),
    ]  # fmt: skip
    return Picture(wide, high + HEAD + FOOT + 2 * MARGIN, tuple(items), theatre.title, theatre.caption)


def _about(focus: tuple[Spot, ...], points: list[Spot]) -> tuple[float, float, float, float]:
    """West, east, south and north of what is shown: about the focus, as far as there is anything."""
    whole = _bounds(points)
    if not focus:
        return whole
    west, east, south, north = _bounds(list(focus))
    span = max(LEAST_SPAN, (east - west) * SURROUNDINGS, (north - south) * SURROUNDINGS)
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


def _box(left: float, bottom: float, right: float, top: float) -> Contour:
    return ((left, bottom), (right, bottom), (right, top), (left, top))


def _ground(theatre: Theatre, place: Callable[[Spot], Spot], wide: float) -> Iterable[Item]:
    for wood in theatre.woods:
        ink = Ink(fill=palette.WOOD, stroke=palette.WOOD_EDGE, width=0.5)
        yield Shape((tuple(place(spot) for spot in wood.area),), ink)
    for water in theatre.waters:
        line = tuple(place(spot) for spot in water.line)
        yield Shape((line,), Ink(stroke=palette.WATER_LINE, width=WATER_WIDTH[water.rank]), closed=False, smooth=True)
    for rank in (3, 2, 1, 0):
        lines = [tuple(place(spot) for spot in way.line) for way in theatre.ways if way.rank == rank]
        for stroke in WAY_INK[rank]:
            if stroke is not None and lines:
                yield Shape(tuple(lines), stroke, closed=False)
    for way in theatre.ways:
        if way.bridge is not None:
            x, y = place(way.bridge)
            colour = palette.SEAL if way.broken else palette.STONE
            yield Disc((x, y), 1.8 if way.broken else 1.1, Ink(fill=colour))
    taken: list[Frame] = []
    least = 0 if len(theatre.towns) <= FEW_PLACES or theatre.focus else NAMED_FROM
    for town in sorted(theatre.towns, key=lambda one: -one.rank):
        yield from _town(town, place(town.at), taken, least, wide)


def _town(town: Town, at: Spot, taken: list[Frame], least: int, wide: float) -> Iterable[Item]:
    x, y = at
    size = TOWN_SIZE[town.rank]
    ink = Ink(fill=palette.YARD if town.rank < 2 else palette.STONE, stroke=palette.STONE, width=0.6)
    if town.rank == 4:
        yield Shape((((x - size, y), (x, y - size), (x + size, y), (x, y + size)),), ink)
    elif town.rank >= 2:
        yield Shape((_box(x - size, y - size, x + size, y + size),), ink)
    else:
        yield Disc(at, size, ink)
    if town.depot >= 0:
        yield Shape(
            (((x - 4, y + size + 1), (x + 4, y + size + 1), (x, y + size + 7)),),
            Ink(fill=SIDE_PALE[town.depot], stroke=SIDE_LINE[town.depot], width=0.8),
        )
    if town.rank < least:
        return
    text = TOWN_TEXT[town.rank]
    breadth, anchor, foot = len(town.name) * text * 0.5, Anchor.START, x + size + 2
    if foot + breadth > wide:
        anchor, foot = Anchor.END, x - size - 2
    left = foot if anchor is Anchor.START else foot - breadth
    box = (left - 1, y - text * 0.4, left - 1 + breadth, y + text * 0.6)
    if not _free(box, taken):
        return
    yield Lettering(
        town.name, (foot, y - text * 0.3), TEXT, text, palette.INK, anchor, halo=palette.GROUND, halo_width=1.2
    )


def _free(box: Frame, taken: list[Frame]) -> bool:
    """Whether nothing is written in a box yet; from then on it is taken."""
    if any(box[0] < other[2] and other[0] < box[2] and box[1] < other[3] and other[1] < box[3] for other in taken):
        return False
    taken.append(box)
    return True


def _troops(theatre: Theatre, place: Callable[[Spot], Spot]) -> Iterable[Item]:
    for body in theatre.bodies:
        lines = tuple(tuple(place(spot) for spot in piece) for piece in body.column)
        if lines:
            yield Shape(lines, Ink(stroke=SIDE_FILL[body.side], width=COLUMN_WIDTH, round=False), closed=False)
    stacks: dict[tuple[int, int, int], list[Body]] = {}
    for body in theatre.bodies:
        x, y = place(body.at)
        stacks.setdefault((round(x / 6), round(y / 6), body.side), []).append(body)
    taken: list[Frame] = []
    for them in sorted(stacks.values(), key=lambda those: -sum(body.men for body in those)):
        x, y = place(them[0].at)
        yield from _stack(them, x, y, taken)
    for mark in theatre.marks:
        yield from _mark(mark, place(mark.at))


def _stack(them: list[Body], x: float, y: float, taken: list[Frame]) -> Iterable[Item]:
    """Bodies at one place as one sign with the sum of their men, unless a greater number is written there."""
    side, men = them[0].side, sum(body.men for body in them)
    half = 4.0 + min(6.0, men / 4000)
    shift = -half - 3 if side == 0 else half + 3
    low, high = y + shift - half * 0.6, y + shift + half * 0.6
    ink = Ink(fill=SIDE_FILL[side], stroke=SIDE_LINE[side], width=0.7)
    if all(body.train or body.old for body in them):
        ink = Ink(fill=SIDE_PALE[side], stroke=SIDE_LINE[side], width=0.7)
    yield Shape((_box(x - half, low, x + half, high),), ink)
    if any(body.screen for body in them):
        yield Shape(
            (((x - half - 4, high + 2), (x + half + 4, high + 2)),),
            Ink(stroke=SIDE_LINE[side], width=1.2, dash=(2.0, 2.0)),
            closed=False,
        )
    # Names of places stand to the right of their signs, so numbers stand to the left of the troops'.
    told = list(dict.fromkeys(body.label for body in them if body.label))
    lines = [*told[:MOST_LABELS], *([f"+ {len(told) - MOST_LABELS}"] if len(told) > MOST_LABELS else [])]
    if not lines:
        number, right = f"{men:,}".replace(",", " "), x - half - 4.0
        lines = [number] if _free((right - len(number) * NUMBER * 0.5, low, right, low + NUMBER), taken) else []
    for row, words in enumerate(lines):
        spot = (x - half - 4.0, low + (row * NUMBER * 1.1 if side else -row * NUMBER * 1.1))
        yield Lettering(words, spot, SMALL, NUMBER, SIDE_LINE[side], Anchor.END, halo=palette.GROUND, halo_width=1.2)


def _mark(mark: Mark, at: Spot) -> Iterable[Item]:
    x, y = at
    fill = SIDE_FILL[mark.side]
    if mark.sort == "post":
        # Clear of the troops at the same place, which stand above it or below it by their side.
        y += POST_ABOVE if mark.side else POST_BELOW
        yield from _flag((x, y), mark.side)
        yield Lettering(
            mark.name, (x + 9, y + 7.5), SMALL, NUMBER, SIDE_LINE[mark.side], halo=palette.GROUND, halo_width=1.0
        )
    elif mark.sort == "battle":
        strokes = (((x - 6, y - 6), (x + 6, y + 6)), ((x - 6, y + 6), (x + 6, y - 6)))
        yield Shape(strokes, Ink(stroke=palette.PAPER, width=4.2), closed=False)
        yield Shape(strokes, Ink(stroke=palette.SEAL, width=2.0), closed=False)
        yield Lettering(
            mark.name, (x + 9, y - 9), Face.TEXT_ITALIC, 9, palette.SEAL, halo=palette.GROUND, halo_width=1.2
        )
    elif mark.sort == "rider":
        yield Disc(at, 1.8, Ink(fill=palette.PAPER, stroke=fill, width=0.9))
    else:
        yield Shape(
            (((x - 2.4, y - 2), (x + 2.4, y - 2), (x, y + 2.6)),), Ink(fill=palette.PAPER, stroke=fill, width=0.9)
        )


def _flag(foot: Spot, side: int) -> Iterable[Item]:
    """The flag of a headquarters."""
    x, y = foot
    yield Shape((((x, y), (x, y + 12)),), Ink(stroke=SIDE_LINE[side], width=0.9), closed=False)
    yield Shape((((x, y + 12), (x + 8, y + 9.5), (x, y + 7)),), Ink(fill=SIDE_FILL[side]))


def _key(theatre: Theatre, wide: float, scale: float) -> Iterable[Item]:
    """Below the frame: the scale and what the signs mean."""
    y = MARGIN + 8
    km = next((step for step in (1, 2, 5, 10, 20, 50, 100) if step * scale > 60), 100)
    x = MARGIN
    yield Shape((((x, y), (x + km * scale, y)),), Ink(stroke=palette.INK, width=1.4), closed=False)
    yield Lettering(f"{km} km", (x, y + 5), SMALL, 8, palette.INK)
    x = wide * 0.22
    for side, name in enumerate(theatre.sides):
        yield Shape((_box(x, y - 3, x + 10, y + 4),), Ink(fill=SIDE_FILL[side], stroke=SIDE_LINE[side], width=0.7))
        yield Lettering(name, (x + 14, y - 2), TEXT, 9, palette.INK)
        x += min(110.0, wide * 0.16)
    drawn = {mark.sort for mark in theatre.marks}
    for sort, words in (("post", "headquarters"), ("rider", "courier"), ("patrol", "patrol"), ("battle", "battle")):
        if sort not in drawn:
            continue
        yield from _flag((x, y - 6), 0) if sort == "post" else _mark(Mark(sort, (x, y - 2), 0), (x, y - 2))
        yield Lettering(words, (x + 12, y - 2), TEXT, 9, palette.SECONDARY)
        x += 90
    if any(town.depot >= 0 for town in theatre.towns):
        sign = (((x - 4, y - 3), (x + 4, y - 3), (x, y + 4)),)
        yield Shape(sign, Ink(fill=SIDE_PALE[0], stroke=SIDE_LINE[0], width=0.8))
        yield Lettering("depot", (x + 8, y - 2), TEXT, 9, palette.SECONDARY)
    if any(body.old for body in theatre.bodies):
        yield Shape((_box(x, y - 3, x + 10, y + 4),), Ink(fill=SIDE_PALE[0], stroke=SIDE_LINE[0], width=0.7))
        yield Lettering("reported long ago", (x + 14, y - 2), TEXT, 9, palette.SECONDARY)
