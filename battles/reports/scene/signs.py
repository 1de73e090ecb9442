"""The signs of troops: shape tells the arm, ink the side, line the certainty. True to scale, front ahead.

Own troops are full ink, those of the same side under other commanders paler, the enemy half inked, a third side ruled;
so the sides differ on a black printer and to the colour-blind.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache

from battles.engine.battle import Point
from battles.engine.signs import Arm, Form, Kit
from battles.reports.scene import palette
from battles.reports.scene.guns import draw_battery, draw_guns_left, draw_limbered
from battles.reports.scene.mould import PALE, Corners, Mould, box, half
from battles.reports.scene.picture import Drawing, Imprint, Ink, Shape
from battles.reports.scene.plate import Plate
from battles.reports.scene.values import Certainty, Sheet, Tone, UnitSign

#: Width and depth in table centimetres of signs that stand in keys and tables, on no ground of their own.
USUAL_SIZES: dict[tuple[Arm, Form], tuple[float, float]] = {
    (Arm.INFANTRY, Form.LINE): (5.0, 2.0),
    (Arm.INFANTRY, Form.COLUMN): (2.5, 4.0),
    (Arm.INFANTRY, Form.ATTACK_COLUMN): (4.0, 3.2),
    (Arm.INFANTRY, Form.SQUARE): (2.5, 4.0),
    (Arm.INFANTRY, Form.HASTY_SQUARE): (2.5, 4.0),
    (Arm.INFANTRY, Form.SKIRMISH): (5.5, 2.0),
    (Arm.CAVALRY, Form.LINE): (5.0, 4.0),
    (Arm.CAVALRY, Form.COLUMN): (2.5, 8.0),
    (Arm.CAVALRY, Form.ATTACK_COLUMN): (5.0, 4.4),
    (Arm.CAVALRY, Form.SKIRMISH): (5.5, 4.0),
    (Arm.ARTILLERY, Form.BATTERY): (3.0, 3.0),
    (Arm.ARTILLERY, Form.LIMBERED): (3.0, 3.0),
    (Arm.ARTILLERY, Form.GUNS_LEFT): (3.0, 3.0),
}


def usual_size(arm: Arm, form: Form) -> tuple[float, float]:
    """Width and depth of a sign in a key or a table, in table centimetres."""
    return USUAL_SIZES.get((arm, form), (4.0, 2.5))


def draw_unit(plate: Plate, sign: UnitSign) -> None:
    """Draw one unit's sign; on a small map a block that shows side and place only."""
    if sign.outline:
        _draw_ground_held(Mould(plate, sign))
    look = (sign.width, sign.depth, sign.facing, sign.arm, sign.form, sign.tone, sign.certainty)
    plate.items.append(Imprint(_sign_drawing(plate.sheet, *look, sign.kit), plate.at(sign.at)))


@lru_cache(maxsize=2048)
def _sign_drawing(
    sheet: Sheet,
    width: float,
    depth: float,
    facing: float,
    arm: Arm,
    form: Form,
    tone: Tone,
    certainty: Certainty,
    kit: Kit | None,
) -> Drawing:
    """The sign of all units that look like this, about their centre."""
    plate = Plate((0.0, 0.0, 0.0, 0.0), sheet)
    _draw_sign(Mould(plate, UnitSign((0.0, 0.0), width, depth, facing, arm, form, tone, certainty, kit=kit)))
    return plate.drawn()


def _draw_sign(mould: Mould) -> None:
    sign = mould.sign
    if mould.plate.small:
        w, d = half(mould)
        if sign.certainty is Certainty.SEEN:
            _draw_block(mould, box(-w, -d, w, d), box(-w, 0.0, w, d))
        elif sign.certainty is Certainty.LAST_SEEN:
            mould.add([box(-w, -d, w, d)], mould.outline())
    elif sign.certainty is Certainty.SEEN:
        _draw_ring(mould)
        _drawing_of(sign)(mould)
        if sign.kit is Kit.PIKES and sign.form not in (Form.SQUARE, Form.HASTY_SQUARE):
            _draw_pikes(mould)
        _draw_front(mould)
    elif sign.certainty is Certainty.BEFORE:
        _draw_before(mould)
    elif sign.certainty is Certainty.PLANNED:
        _draw_before(mould)
        _draw_front(mould)
    elif sign.certainty is Certainty.DESTROYED:
        _draw_destroyed(mould)
    else:
        _draw_last_seen(mould)


def _draw_ground_held(mould: Mould) -> None:
    """The edge of the ground that troops hold, where it has a shape of its own."""
    seen = mould.sign.certainty is Certainty.SEEN
    dash = () if seen else (1.6 * mould.plate.k, 1.6 * mould.plate.k)
    ink = Ink(stroke=mould.inks.line, width=1.5 * mould.plate.k, dash=dash)
    mould.plate.items.append(Shape((mould.plate.all_at(mould.sign.outline),), ink, True))


def _drawing_of(sign: UnitSign) -> Callable[[Mould], None]:
    """The drawing for a sign's formation and arm."""
    if sign.arm is Arm.ARTILLERY:
        return {Form.LIMBERED: draw_limbered, Form.GUNS_LEFT: draw_guns_left}.get(sign.form, draw_battery)
    if sign.arm is Arm.UNKNOWN:
        return _draw_unknown
    if sign.form is Form.SKIRMISH or sign.kit is Kit.LOOSE:
        return _draw_skirmish
    if sign.form in (Form.SQUARE, Form.HASTY_SQUARE):
        return _draw_square
    if sign.arm is Arm.CAVALRY:
        return _draw_cavalry
    return {Form.COLUMN: _draw_column, Form.ATTACK_COLUMN: _draw_attack_column}.get(sign.form, _draw_line)


def _draw_ring(mould: Mould) -> None:
    """A ring in the colour of the ground, which parts the sign from what lies beneath it."""
    w, d = half(mould)
    ring = Ink(fill=palette.GROUND, stroke=palette.GROUND, width=2 * 1.2 * mould.plate.k)
    mould.add([box(-w, -d, w, d)], ring)


def _draw_front(mould: Mould) -> None:
    """The small triangle that shows the front; squares have none."""
    if mould.sign.form in (Form.SQUARE, Form.HASTY_SQUARE, Form.GUNS_LEFT):
        return
    _, d = half(mould)
    size = min(1.0, mould.sign.width / 2.0)
    front = d + 0.12
    wedge = ((-0.42 * size, front), (0.0, front + 0.46 * size), (0.42 * size, front))
    mould.add([wedge], Ink(fill=mould.inks.line))


def _draw_line(mould: Mould) -> None:
    w, d = half(mould)
    _draw_block(mould, box(-w, -d, w, d), box(-w, 0.0, w, d))


def _draw_pikes(mould: Mould) -> None:
    """The middle third of a battalion left open, and its pikes upright in it."""
    w, d = half(mould)
    across = w / 3 if w >= d else w * 0.72
    along = d if w >= d else d / 3
    inks = mould.inks
    mould.add([box(-across, -along, across, along)], Ink(palette.GROUND, inks.line, 0.5 * mould.plate.k))
    shafts = [((share * across, -along), (share * across, along)) for share in (-0.5, 0.0, 0.5)]
    mould.add(shafts, Ink(stroke=inks.line, width=0.6 * mould.plate.k, round=False), closed=False)


def _draw_block(mould: Mould, whole: Corners, solid: Corners) -> None:
    """A block in the side's ink: full, half, or ruled."""
    inks = mould.inks
    outline = mould.outline()
    if not inks.halved:
        mould.add([whole], Ink(inks.solid, outline.stroke, outline.width))
        return
    mould.add([whole], Ink(fill=inks.rest))
    if mould.sign.tone is Tone.THIRD:
        _draw_ruling(mould, whole)
    else:
        mould.add([solid], Ink(fill=inks.solid))
    mould.add([whole], outline)


def _draw_ruling(mould: Mould, whole: Corners) -> None:
    """Lines across a block, the mark of a third side."""
    left, right = min(x for x, _ in whole), max(x for x, _ in whole)
    rear, front = min(y for _, y in whole), max(y for _, y in whole)
    rows = max(2, int((front - rear) * mould.plate.cm / (1.9 * mould.plate.line)))
    gap = (front - rear) / rows
    lines = [((left, rear + gap * (row + 0.5)), (right, rear + gap * (row + 0.5))) for row in range(rows)]
    mould.add(lines, Ink(stroke=mould.inks.solid, width=0.95 * mould.plate.line, round=False), closed=False)


def _draw_column(mould: Mould) -> None:
    w, d = half(mould)
    solid_from = d - 0.84 * d
    _draw_block(mould, box(-w, -d, w, d), box(-w, solid_from, w, d))
    inks = mould.inks
    for part in (-0.5, 0.0, 0.5):
        row = part * d
        on_solid = not inks.halved or (row > solid_from and mould.sign.tone is not Tone.THIRD)
        inset = 0.0 if inks.halved else 0.06 * w
        ink = Ink(stroke=inks.upon if on_solid else inks.line, width=0.6 * mould.plate.k, round=False)
        mould.add([((-w + inset, row), (w - inset, row))], ink, closed=False)


def _draw_attack_column(mould: Mould) -> None:
    """Two files of companies side by side: ranks as in a column, and a gap in the colour of the ground between them."""
    w, d = half(mould)
    _draw_column(mould)
    gap = min(0.3, 0.16 * w)
    mould.add([box(-gap, -d, gap, d)], Ink(palette.GROUND, mould.inks.line, 0.5 * mould.plate.k))


def _draw_square(mould: Mould) -> None:
    """A hollow square; one formed in haste has its corners cut."""
    w, d = half(mould)
    inks = mould.inks
    thick = (0.36 if inks.halved else 0.62) * min(1.0, min(w, d))
    mould.add([box(-w, -d, w, d)], Ink(inks.solid, inks.line, 0.6 * mould.plate.k))
    inner = box(-w + thick, -d + thick, w - thick, d - thick)
    mould.add([inner], Ink(inks.rest if inks.halved else palette.GROUND, inks.line, 0.5 * mould.plate.k))
    if mould.sign.form is Form.HASTY_SQUARE:
        reach = thick * 1.25
        cuts = [
            ((across * w, along * d), (across * (w - reach), along * (d - reach)))
            for across in (-1, 1)
            for along in (-1, 1)
        ]
        mould.add(cuts, Ink(stroke=palette.GROUND, width=1.5 * mould.plate.k, round=False), closed=False)


def _rows(mould: Mould, count: int, depth: float) -> tuple[list[Corners], list[Corners]]:
    """Small blocks in two staggered rows, front and rear."""
    w, d = half(mould)
    pitch = 2 * w / (count + 0.5)
    size = pitch * 0.74
    deep = min(depth, d * 0.8)
    front: list[Corners] = [box(-w + i * pitch, d - deep, -w + i * pitch + size, d) for i in range(count)]
    shift = pitch / 2
    rear: list[Corners] = [
        box(-w + shift + i * pitch, -d, -w + shift + i * pitch + size, -d + deep) for i in range(count)
    ]
    return front, rear


def _draw_skirmish(mould: Mould) -> None:
    """Two loose rows; the enemy's rear row is open."""
    inks = mould.inks
    outline = mould.outline()
    if mould.sign.arm is Arm.CAVALRY:
        front, rear = _rows(mould, 4, 1.3)
        for cell in (*front, *rear):
            _draw_cell(mould, cell)
        return
    front, rear = _rows(mould, 6, 0.72)
    mould.add(front, Ink(inks.solid, outline.stroke, outline.width * 0.8))
    mould.add(rear, Ink(inks.rest, outline.stroke, outline.width * 0.8))


def _draw_cavalry(mould: Mould) -> None:
    """A block with a diagonal from left rear to right front; a deep column has two, an attack column two abreast."""
    w, d = half(mould)
    if mould.sign.form is Form.ATTACK_COLUMN:
        _draw_cell(mould, box(-w, -d, 0.0, d))
        _draw_cell(mould, box(0.0, -d, w, d))
    elif d > 1.4 * w or (mould.sign.form is Form.COLUMN and d > 0.9 * w):
        _draw_cell(mould, box(-w, 0.0, w, d))
        _draw_cell(mould, box(-w, -d, w, 0.0))
    else:
        _draw_cell(mould, box(-w, -d, w, d))


def _draw_cell(mould: Mould, cell: Corners) -> None:
    rear_left, front_left, front_right, _ = cell
    inks = mould.inks
    _draw_block(mould, cell, (rear_left, front_left, front_right))
    if not inks.halved or mould.sign.tone is Tone.THIRD:
        colour = inks.line if inks.halved else palette.GROUND
        inset = 0.03
        diagonal = (
            (
                rear_left[0] + (front_right[0] - rear_left[0]) * inset,
                rear_left[1] + (front_right[1] - rear_left[1]) * inset,
            ),
            (
                front_right[0] - (front_right[0] - rear_left[0]) * inset,
                front_right[1] - (front_right[1] - rear_left[1]) * inset,
            ),
        )
        mould.add([diagonal], Ink(stroke=colour, width=0.95 * mould.plate.k, round=False), closed=False)


def _draw_unknown(mould: Mould) -> None:
    """Troops of a kind not known: an open block. The question mark is written by the lettering."""
    w, d = half(mould)
    mould.add([box(-w, -d, w, d)], Ink(mould.inks.rest, mould.inks.line, 0.7 * mould.plate.k))


def _draw_before(mould: Mould) -> None:
    """Where a unit stood before, or is to stand: pale and dotted."""
    w, d = half(mould)
    k = mould.plate.k
    mould.add([box(-w, -d, w, d)], Ink(fill=PALE[mould.sign.tone], opacity=0.55))
    mould.add([box(-w, -d, w, d)], Ink(stroke=mould.inks.line, width=0.7 * k, dash=(0.01, 1.7 * k)))


def _draw_last_seen(mould: Mould) -> None:
    """Where troops were last seen: an outline only."""
    w, d = half(mould)
    k = mould.plate.k
    mould.add([box(-w, -d, w, d)], Ink(fill=PALE[mould.sign.tone], opacity=0.45))
    mould.add([box(-w, -d, w, d)], Ink(stroke=mould.inks.solid, width=0.75 * k, dash=(2.1 * k, 1.3 * k), round=False))
    _draw_front(mould)


def _draw_destroyed(mould: Mould) -> None:
    """Where a unit was destroyed: a dotted outline and a cross."""
    w, d = half(mould)
    k = mould.plate.k
    mould.add([box(-w, -d, w, d)], Ink(fill=palette.GROUND, opacity=0.6))
    mould.add([box(-w, -d, w, d)], Ink(stroke=mould.inks.line, width=0.6 * k, dash=(0.01, 1.6 * k)))
    a = 0.62 * min(w, d)
    mould.add([((-a, -a), (a, a)), ((-a, a), (a, -a))], Ink(stroke=mould.inks.line, width=1.1 * k), closed=False)


#: More points of strength than these are not counted at a glance.
MOST_DOTS = 12
#: How far dots stand behind the rear, and from each other at most, in centimetres.
DOTS_OFF, DOTS_APART = 0.5, 0.52


def draw_strength(plate: Plate, sign: UnitSign) -> None:
    """A dot a point behind the unit's rear, open ones for points lost."""
    left = sign.strength or 0
    dots = _strength_drawing(plate.sheet, sign.width, sign.depth, sign.facing, sign.tone, left, sign.lost)
    plate.items.append(Imprint(dots, plate.at(sign.at)))


def strength_places(sign: UnitSign) -> tuple[Point, ...]:
    """Where the first, the middle and the last of a unit's dots stand on the table; none if they are too many."""
    count = (sign.strength or 0) + sign.lost
    if not 0 < count <= MOST_DOTS:
        return ()
    turn = math.radians(sign.facing)
    sin, cos = math.sin(turn), math.cos(turn)
    half, off = (count - 1) / 2 * _pitch(sign.width, count), sign.depth / 2 + DOTS_OFF
    x, y = sign.at[0] - off * sin, sign.at[1] - off * cos
    return (x - half * cos, y + half * sin), (x, y), (x + half * cos, y - half * sin)


def _pitch(width: float, count: int) -> float:
    """How far dots stand from each other behind a unit so wide, in centimetres."""
    return min(DOTS_APART, width * 1.15 / count)


@lru_cache(maxsize=2048)
def _strength_drawing(
    sheet: Sheet, width: float, depth: float, facing: float, tone: Tone, strength: int, lost: int
) -> Drawing:
    plate = Plate((0.0, 0.0, 0.0, 0.0), sheet)
    mould = Mould(plate, UnitSign((0.0, 0.0), width, depth, facing, Arm.UNKNOWN, Form.LINE, tone))
    count = strength + lost
    pitch = _pitch(width, count)
    radius = 0.36 * pitch * plate.cm
    behind = -depth / 2 - DOTS_OFF
    for index in range(count):
        centre = mould.place((index - (count - 1) / 2) * pitch, behind)
        left = index < strength
        fill = mould.inks.line if left else palette.GROUND
        ring = tuple(
            (centre[0] + radius * math.cos(math.tau * step / 10), centre[1] + radius * math.sin(math.tau * step / 10))
            for step in range(10)
        )
        plate.items.append(Shape((ring,), Ink(fill, mould.inks.line, 0.35 * plate.k)))
    return plate.drawn()


def corners_of(sign: UnitSign, margin: float = 0.0) -> tuple[Point, ...]:
    """The corners of a sign on the table, widened by a margin; the whole ground held, where that is outlined."""
    return sign.outline or rectangle_of(sign, margin)


def rectangle_of(sign: UnitSign, margin: float = 0.0) -> tuple[Point, ...]:
    """The corners of the sign itself, whatever ground the unit holds, widened by a margin."""
    return _corners(sign.at, sign.width, sign.depth, sign.facing, margin)


@lru_cache(maxsize=8192)
def _corners(at: Point, width: float, depth: float, facing: float, margin: float) -> tuple[Point, ...]:
    """The corners of a sign: every map of a turn asks for them several times."""
    turn = math.radians(facing)
    sin, cos = math.sin(turn), math.cos(turn)
    w, d = width / 2 + margin, depth / 2 + margin
    x, y = at
    return tuple((x + a * cos + b * sin, y - a * sin + b * cos) for a, b in ((-w, d), (w, d), (w, -d), (-w, -d)))


def behind(sign: UnitSign, deep: float) -> tuple[Point, ...]:
    """The corners of the ground behind a unit's rear, so many centimetres deep."""
    turn = math.radians(sign.facing)
    back = sign.depth / 2 + deep / 2
    x, y = sign.at[0] - back * math.sin(turn), sign.at[1] - back * math.cos(turn)
    return _corners((x, y), sign.width, deep, sign.facing, 0.0)


def reach_of(sign: UnitSign, way: Point) -> float:
    """How far the edge of a sign lies from its centre in a direction (a unit vector)."""
    turn = math.radians(sign.facing)
    right = abs(way[0] * math.cos(turn) - way[1] * math.sin(turn))
    ahead = abs(way[0] * math.sin(turn) + way[1] * math.cos(turn))
    across = sign.width / 2 / right if right > 1e-9 else math.inf
    deep = sign.depth / 2 / ahead if ahead > 1e-9 else math.inf
    return min(across, deep)
