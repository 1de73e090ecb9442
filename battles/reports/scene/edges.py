"""What a part of the table owes to the rest: no sign is cut, who fires into it from beyond is told at its border."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import replace

from battles.engine.battle import Point
from battles.engine.keeping import Same, Shelf
from battles.reports.scene.names import shortened
from battles.reports.scene.signs import corners_of
from battles.reports.scene.troops import FLAG
from battles.reports.scene.values import Certainty, CommanderSign, Edge, Mark, Scene, Shot, Tone, UnitSign, Window

#: Words for troops beyond the border: who they are, where they stand, and how far off, in table units.
Words = Callable[[str, Point, float], str]
#: Lengths in centimetres that are nothing.
NOTHING = 1e-6


def bordered(scene: Scene, words: Words) -> Scene:
    """A scene whose window cuts no sign: what stands across its border is told there, and so is fire from beyond it.

    The reader's own troops have a sheet on which they stand whole, so nothing is told of them.
    """
    cut = [sign for sign, box in zip(scene.units, _boxes(scene), strict=True) if _is_cut(box, scene.window)]
    gone = {id(sign) for sign in cut}
    edges = [_across(scene, sign, words) for sign in cut if sign.certainty is Certainty.SEEN]
    marks = list(scene.marks)
    for shot in scene.shots:
        found = _crossing(scene.window, shot)
        if found is None:
            continue
        border, within, beyond = found
        edges.append(_beyond(scene, border, beyond, words))
        middle = ((within[0] + beyond[0]) / 2, (within[1] + beyond[1]) / 2)
        marks = [_brought_in(mark, middle, border, within) for mark in marks]
    return replace(
        scene,
        units=tuple(sign for sign in scene.units if id(sign) not in gone),
        commanders=tuple(one for one in scene.commanders if not _is_cut(_stand(one), scene.window)),
        edges=_single(edge for edge in edges if edge.tone is not Tone.OWN),
        marks=tuple(marks),
    )


def holding(scene: Scene, window: Window, most: tuple[float, float]) -> Window:
    """A window grown so that it cuts no sign that stands now, as far as its width and height may go."""
    standing = (Certainty.SEEN, Certainty.LAST_SEEN)
    now = [box for sign, box in zip(scene.units, _boxes(scene), strict=True) if sign.certainty in standing]
    boxes = [*now, *(_stand(one) for one in scene.commanders)]
    for _ in range(8):
        cut = [box for box in boxes if _is_cut(box, window)]
        wider = window
        for box in cut:
            grown = (
                max(0.0, math.floor(min(wider[0], box[0]))),
                max(0.0, math.floor(min(wider[1], box[1]))),
                min(scene.width, math.ceil(max(wider[2], box[2]))),
                min(scene.height, math.ceil(max(wider[3], box[3]))),
            )
            if grown[2] - grown[0] <= most[0] + NOTHING and grown[3] - grown[1] <= most[1] + NOTHING:
                wider = grown
        if wider == window:
            break
        window = wider
    return window


def _boxes(scene: Scene) -> tuple[Window, ...]:
    """The boxes around the signs of all units: every sheet that is cut out of a field asks for them twice."""
    return _BOXES.get(Same(scene.units), lambda: tuple(_box(sign) for sign in scene.units))


_BOXES: Shelf[tuple[Window, ...]] = Shelf(4)


def _box(sign: UnitSign) -> Window:
    corners = corners_of(sign)
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    return min(xs), min(ys), max(xs), max(ys)


def _stand(commander: CommanderSign) -> Window:
    """The box of a commander's disc with the staff and the flag over it."""
    (x, y), radius = commander.at, commander.diameter / 2
    return x - radius, y - radius, x + FLAG[0] * radius, y + FLAG[1] * radius


def _is_cut(box: Window, window: Window) -> bool:
    least, most = (window[0] - NOTHING, window[1] - NOTHING), (window[2] + NOTHING, window[3] + NOTHING)
    inside = least[0] <= box[0] and least[1] <= box[1] and box[2] <= most[0] and box[3] <= most[1]
    apart = box[2] <= window[0] or box[3] <= window[1] or window[2] <= box[0] or window[3] <= box[1]
    return not inside and not apart


def _within(point: Point, window: Window) -> bool:
    return window[0] <= point[0] <= window[2] and window[1] <= point[1] <= window[3]


def _crossing(window: Window, shot: Shot) -> tuple[Point, Point, Point] | None:
    """Where a line of fire crosses the border, its end within and its end beyond; ``None`` if it does not cross."""
    if _within(shot.start, window) == _within(shot.end, window):
        return None
    within, beyond = (shot.start, shot.end) if _within(shot.start, window) else (shot.end, shot.start)
    return _border(window, within, beyond), within, beyond


def _border(window: Window, within: Point, beyond: Point) -> Point:
    """The point of the border on the way from a place within to one beyond."""
    dx, dy = beyond[0] - within[0], beyond[1] - within[1]
    shares = [1.0]
    if dx:
        shares.append(((window[2] if dx > 0 else window[0]) - within[0]) / dx)
    if dy:
        shares.append(((window[3] if dy > 0 else window[1]) - within[1]) / dy)
    share = min(part for part in shares if part >= 0)
    return (within[0] + dx * share, within[1] + dy * share)


def _beyond(scene: Scene, border: Point, beyond: Point, words: Words) -> Edge:
    """The edge for troops at a place beyond the border."""
    standing = [sign for sign in scene.units if sign.certainty is not Certainty.BEFORE]
    sign = min(standing, key=lambda one: math.dist(one.at, beyond))
    away = math.degrees(math.atan2(beyond[0] - border[0], beyond[1] - border[1])) % 360
    # Who moved after his shot is told where he stands now, as the list tells him.
    place = beyond if _within(sign.at, scene.window) else sign.at
    off = math.dist(border, place) / scene.cm_per_unit
    return Edge(border, away, sign.tone, words(shortened(sign.caption), place, off))


def _across(scene: Scene, sign: UnitSign, words: Words) -> Edge:
    """The edge for troops that stand across the border."""
    left, bottom, right, top = scene.window
    x, y = sign.at
    border = (min(max(x, left), right), min(max(y, bottom), top))
    sides = ((x - left, 270.0), (right - x, 90.0), (y - bottom, 180.0), (top - y, 0.0))
    _, away = min(sides)
    if border == sign.at:
        border = {270.0: (left, y), 90.0: (right, y), 180.0: (x, bottom), 0.0: (x, top)}[away]
    return Edge(border, away, sign.tone, words(shortened(sign.caption), sign.at, 0.0))


def _brought_in(mark: Mark, middle: Point, border: Point, within: Point) -> Mark:
    """A number that stands beyond the border at the middle of a line of fire, on the part of it that is within."""
    if math.dist(mark.at, middle) > 0.1:
        return mark
    return Mark(mark.number, ((border[0] + within[0]) / 2, (border[1] + within[1]) / 2))


def _single(edges: Iterable[Edge]) -> tuple[Edge, ...]:
    """Edges of the same words once: several shots of a battery cross the border side by side."""
    found: dict[str, Edge] = {}
    for edge in edges:
        found.setdefault(edge.caption, edge)
    return tuple(found.values())
