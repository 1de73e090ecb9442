"""From a scene to a picture: layers laid one on the other, then words in the room that is left.

Order: ground, grid, command radii, the veil over unseen ground, where troops stood before, ways and fire, troops,
commanders, numbers, words, cartouche, frame.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from battles.engine.battle import Point
from battles.engine.signs import Arm
from battles.reports.fonts import Face
from battles.reports.fonts.metrics import width
from battles.reports.scene import palette
from battles.reports.scene.beneath import Beneath
from battles.reports.scene.brackets import bracketed
from battles.reports.scene.crowd import PALE, SIGNS_REACH, Crowd, crowd_of
from battles.reports.scene.furniture import CAPITALS, cartouche, cartouche_place, frame, grid, inner_names, inset_frame
from battles.reports.scene.generals import draw_badge, draw_commander, draw_dust, draw_radius
from battles.reports.scene.ground import engrave_ground
from battles.reports.scene.labels import Placer, place_all, place_last
from battles.reports.scene.livery import recoloured
from battles.reports.scene.mould import INKS
from battles.reports.scene.names import (
    blow_label,
    dust_label,
    edge_labels,
    place_labels,
    troop_labels,
)
from battles.reports.scene.picture import Anchor, CurvedLettering, Disc, Group, Ink, Item, Lettering, Picture, Shape
from battles.reports.scene.plate import Plate
from battles.reports.scene.room import Box, Room
from battles.reports.scene.signs import behind, draw_strength, draw_unit, rectangle_of, strength_places
from battles.reports.scene.tracks import Standing, draw_blow, draw_clash, draw_goal, draw_shot, draw_track
from battles.reports.scene.values import (
    Certainty,
    CommanderSign,
    Detail,
    Edge,
    Mark,
    Scene,
    Sheet,
    Tone,
    UnitSign,
)
from battles.reports.scene.veil import draw_limit, draw_veil
from battles.reports.scene.wording import Placed, PlacedOnLine

Sign = TypeVar("Sign", UnitSign, CommanderSign)

MM = 72 / 25.4
"""Points in a millimetre."""

#: How the limit of sight of each tone is dashed: they differ without colour.
SIGHT_DASHES = {Tone.OWN: (5.0, 2.6), Tone.FRIEND: (5.0, 2.6), Tone.ENEMY: (2.2, 1.6), Tone.THIRD: (0.01, 2.4)}
#: Where a number may stand about its place, the best first: how many of its radii away, and in which direction.
ROUND_ABOUT = (
    (0.0, 1.0, 0.0),
    *(
        (reach, math.cos(math.tau * step / 12 + 0.3), math.sin(math.tau * step / 12 + 0.3))
        for reach in (1.6, 2.8, 4.2)
        for step in range(12)
    ),
)
#: Points of a centimetre to those of lettering on paper, below which signs are so small that lines to far names would
#: hide them: the whole of a vast field on a telephone.
LEAST_ALONE = 1.0
#: Centimetres kept free behind signs with dots.
DOTS_DEEP = 0.8

LADDER = (0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.75, 0.8, 1.0, 1.2, 1.25, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0, 6.0)
"""Scales of printed maps in millimetres of paper to a centimetre of the table, so that a ruler reads them."""


def paper_sheet(
    scene: Scene, width_pt: float, height_pt: float = math.inf, *, detail: Detail | None = None, scale_mm: float = 0.0
) -> Sheet:
    """The sheet for a map printed in a space: the largest scale of the ladder that fits, or the one given.

    ``detail`` is chosen by the scale unless given: battalions are named from 2.2 mm to the centimetre.
    """
    left, bottom, right, top = scene.window
    small = detail is Detail.SMALL
    band = 0.0 if small else 8.5
    room = ((width_pt - 2 * band) / (right - left), (height_pt - 2 * band) / (top - bottom))
    most = min(room) / MM
    if small:
        return Sheet(cm=most * MM, detail=Detail.SMALL, band=0.0, cartouche=False)
    scale = scale_mm or max((step for step in LADDER if step <= most + 1e-6), default=most)
    if detail is None:
        detail = Detail.SECTOR if scale >= 2.2 else Detail.FIELD
    return Sheet(cm=scale * MM, detail=detail, type=1.25 if scale >= 2.4 else 1.0, band=band)


def screen_sheet(scene: Scene, width_px: float) -> Sheet:
    """The sheet for a picture on a telephone: no band, lettering of twenty pixels and more, heavier lines."""
    left, _, right, _ = scene.window
    factor = width_px / 600
    cm = width_px / (right - left)
    detail = Detail.SECTOR if cm / factor >= 16 else Detail.FIELD
    return Sheet(cm=cm, detail=detail, type=2.85 * factor, line=2.0 * factor, band=0.0, cartouche=False)


def engrave(scene: Scene, sheet: Sheet) -> Picture:
    """The picture of a scene on a sheet."""
    left, bottom, right, top = scene.window
    band = sheet.band
    box: Box = (band, band, band + (right - left) * sheet.cm, band + (top - bottom) * sheet.cm)
    origin = (band, band)
    ground = engrave_ground(scene.ground, (scene.width, scene.height), scene.window, sheet, origin)
    plate = Plate(scene.window, sheet, origin)
    if sheet.detail is not Detail.SMALL:
        grid(plate, scene)
    if scene.seen is not None:
        draw_veil(plate, scene.seen)
    for tone, rings in scene.sights:
        draw_limit(plate, rings, INKS[tone].line, SIGHT_DASHES[tone])
    lettering: list[Item] = []
    panel: list[Item] = []
    names: list[Lettering] = []
    if sheet.detail is not Detail.SMALL:
        inset = 2.0 * sheet.line
        within = (box[0] + inset, box[1] + inset, box[2] - inset, box[3] - inset)
        crowd = crowd_of(plate, scene, within, 1.5 * sheet.line)
        dotted = _dotted(plate, scene, crowd)
        _draw_troops(plate, scene, sheet, dotted)
        room = Room(within, crowd.room.cell)
        _take_room(room, plate, scene, crowd, dotted)
        names = inner_names(scene, sheet, box, crowd.signs) if sheet.band <= 0 else []
        _take_names(room, names, sheet.line)
        place = cartouche_place(scene, room) if sheet.cartouche else None
        if place is not None:
            room.take_box(place)
            panel = cartouche(scene, sheet, place)
        lettering = _letter(room, plate, scene, crowd, dotted)
    else:
        _draw_troops(plate, scene, sheet, {})
        inset_frame(plate, scene)
    layer = Group((ground, *plate.items, *lettering), clip=box)
    picture = Picture(
        width=box[2] + band,
        height=box[3] + band,
        items=(layer, *panel, *frame(scene, sheet, box, names)),
        title=scene.title,
        description=scene.caption or scene.subtitle,
    )
    return recoloured(picture, scene.livery)


def has_dots(scene: Scene, sheet: Sheet, sign: UnitSign) -> bool:
    """Whether a unit's strength is drawn behind it: the reader's own, on a map that names them."""
    own = sign.tone is Tone.OWN and sign.certainty is Certainty.SEEN and not scene.everything
    return own and sheet.detail is Detail.SECTOR


def _dotted(plate: Plate, scene: Scene, crowd: Crowd) -> dict[int, UnitSign]:
    """The signs, by identity, behind which their strength is drawn: where no other covers the dots, and they can be
    counted. The others have a figure beside their names."""
    if plate.sheet.detail is not Detail.SECTOR or scene.everything:
        return {}
    hides = crowd.signs.hides
    return {
        id(sign): sign
        for sign in scene.units
        if sign.tone is Tone.OWN
        and has_dots(scene, plate.sheet, sign)
        and plate.within(sign.at, SIGNS_REACH)
        and (places := strength_places(sign))
        and not any(map(hides, plate.all_at(places)))
    }


def _draw_troops(plate: Plate, scene: Scene, sheet: Sheet, dotted: Mapping[int, UnitSign]) -> None:
    """Everything that stands and moves on the map; behind the signs that are ``dotted`` their strength."""
    shown = [sign for sign in scene.units if plate.within(sign.at, SIGNS_REACH)]
    if sheet.detail is Detail.SMALL:
        for sign in shown:
            if sign.certainty in (Certainty.SEEN, Certainty.LAST_SEEN):
                draw_unit(plate, sign)
        return
    for commander in scene.commanders:
        draw_radius(plate, commander)
    for blow in scene.blows:
        draw_blow(plate, blow)
    for certainty in (Certainty.BEFORE, Certainty.PLANNED, Certainty.DESTROYED, Certainty.LAST_SEEN):
        for sign in shown:
            if sign.certainty is certainty:
                _draw_titled(plate, draw_unit, sign)
    standing = Standing(sign for sign in scene.units if sign.certainty not in PALE)
    for track in scene.tracks:
        draw_track(plate, track, standing)
    for goal in scene.goals:
        draw_goal(plate, goal)
    for shot in scene.shots:
        draw_shot(plate, shot, standing)
    for dust in scene.dust:
        draw_dust(plate, dust)
    for sign in shown:
        if sign.certainty is Certainty.SEEN:
            _draw_titled(plate, draw_unit, sign)
            if id(sign) in dotted:
                draw_strength(plate, sign)
    for commander in scene.commanders:
        if plate.within(commander.at, SIGNS_REACH):
            _draw_titled(plate, draw_commander, commander)
    for clash in scene.clashes:
        draw_clash(plate, clash)
    for edge in scene.edges:
        ring = wedge(plate, edge)
        plate.items.append(Shape((ring,), Ink(INKS[edge.tone].line, palette.GROUND, 0.6 * plate.line)))


def wedge(plate: Plate, edge: Edge) -> tuple[Point, Point, Point]:
    """A triangle within the border whose point shows the way to the troops beyond it."""
    x, y = plate.at(edge.at)
    turn, size = math.radians(edge.away), 7.0 * plate.line
    ahead, right = (math.sin(turn), math.cos(turn)), (math.cos(turn), -math.sin(turn))
    back = (x - size * ahead[0], y - size * ahead[1])
    half = 0.42 * size
    return (
        (x, y),
        (back[0] + half * right[0], back[1] + half * right[1]),
        (back[0] - half * right[0], back[1] - half * right[1]),
    )


def _draw_titled(plate: Plate, draw: Callable[[Plate, Sign], None], sign: Sign) -> None:
    """Draw a sign as a group that carries its title, for pens that can show it."""
    before = len(plate.items)
    draw(plate, sign)
    if sign.title:
        items = tuple(plate.items[before:])
        del plate.items[before:]
        plate.items.append(Group(items, title=sign.title))


def _take_room(room: Room, plate: Plate, scene: Scene, crowd: Crowd, dotted: Mapping[int, UnitSign]) -> None:
    """Mark what words must not hide, and what they had better not."""
    room.lay(crowd.room)
    for sign in dotted.values():
        room.take_polygon(plate.all_at(behind(sign, DOTS_DEEP)))
    for edge in scene.edges:
        room.take_polygon(wedge(plate, edge))


def _take_names(room: Room, names: Sequence[Lettering], edge: float) -> None:
    """Mark where the names of squares stand within the map."""
    for name in names:
        half, (x, y) = width(name.face, name.text, name.size) / 2 + edge, name.at
        room.take_box((x - half, y - edge, x + half, y + CAPITALS * name.size + edge))


def _letter(room: Room, plate: Plate, scene: Scene, crowd: Crowd, dotted: Mapping[int, UnitSign]) -> list[Item]:
    """All words of the map, the numbers of the story first; then the leaders and halos they need."""
    items: list[Item] = []
    sheet = plate.sheet
    numbers = [item for mark in scene.marks if plate.within(mark.at) for item in _mark(room, plate, mark)]
    badges = Plate(scene.window, sheet, (sheet.band, sheet.band))
    if sheet.detail is Detail.SECTOR:
        for sign in scene.units:
            if sign.certainty is Certainty.SEEN and plate.within(sign.at):
                _draw_badges(room, badges, sign)
    alone = not scene.brackets and sheet.cm >= LEAST_ALONE * sheet.type
    placer = Placer(room, sheet.type, crowd.signs, crowd.spots, alone=alone)
    for blow in scene.blows:
        placer.place(blow_label(plate, blow))
    for bracket in scene.brackets:
        told = bracketed(plate, scene, bracket, room)
        if told is not None and placer.place(told[0]) is not None:
            items.append(told[1])
    place_all(placer, troop_labels(plate, scene, sheet.detail, dotted))
    for edge in scene.edges:
        whole, name = edge_labels(edge, wedge(plate, edge))
        if placer.place(whole) is None and placer.place(name) is None:
            placer.owed.append(name)
    for dust in scene.dust:
        placer.place(dust_label(plate, dust))
    place_all(placer, place_labels(plate, scene))
    place_last(placer)
    leaders = tuple(placed.leader for placed in placer.placed if placed.leader)
    if leaders:
        items.append(Shape(leaders, Ink(stroke=palette.INK, width=0.4 * sheet.line), False))
    beneath = Beneath(plate, scene)
    for on_line in placer.on_lines:
        x, y, _ = on_line.places[len(on_line.places) // 2]
        items.append(_on_line(on_line, sheet, beneath.colour((x, y))))
    for placed in reversed(placer.placed):
        left, bottom, right, top = placed.box
        items.append(_set(placed, sheet, beneath.colour(((left + right) / 2, (bottom + top) / 2))))
    items.extend(badges.items)
    items.extend(numbers)
    for sign in scene.units:
        if sign.arm is Arm.UNKNOWN and sign.certainty not in PALE and plate.within(sign.at):
            items.append(_question(plate, sign))
    return items


def _mark(room: Room, plate: Plate, mark: Mark) -> list[Item]:
    """A number in a ring, beside its place where there is room."""
    size = 7.4 * plate.line
    radius = 0.68 * size
    x, y = plate.at(mark.at)
    best, (cx, cy) = math.inf, (x, y)
    for order, (reach, cos, sin) in enumerate(ROUND_ABOUT):
        farther = 0.02 * order
        if farther >= best:
            break
        ax, ay = x + reach * radius * cos, y + reach * radius * sin
        box = (ax - radius, ay - radius, ax + radius, ay + radius)
        taken, used = room.covered(box, (best - farther) / 6.0)
        cost = (9.0 if not room.holds(box) else 0.0) + 6.0 * taken + 0.5 * used + farther
        if cost < best:
            best, (cx, cy) = cost, (ax, ay)
    around = radius + 0.5 * plate.line
    room.take_box((cx - around, cy - around, cx + around, cy + around))
    text = str(mark.number)
    small = size * (0.86 if len(text) > 1 else 1.0)
    return [
        Disc((cx, cy), radius + 1.0 * plate.line, Ink(fill=palette.GROUND)),
        Disc((cx, cy), radius, Ink(palette.PAPER, palette.INK, 0.75 * plate.line)),
        Lettering(text, (cx, cy - 0.335 * small), Face.BOLD, small, palette.INK, Anchor.MIDDLE),
    ]


def _draw_badges(room: Room, plate: Plate, sign: UnitSign) -> None:
    """The marks of a unit's states, beginning at its right rear corner."""
    if not sign.badges:
        return
    step = 9.6 * plate.line
    x, y = plate.at(rectangle_of(sign, 0.3)[2])
    for index, badge in enumerate(sign.badges[:3]):
        spot = (x + index * step, y)
        draw_badge(plate, badge, spot)
        half = step / 2
        room.take_box((spot[0] - half, spot[1] - half, spot[0] + half, spot[1] + half))


def _question(plate: Plate, sign: UnitSign) -> Lettering:
    size = max(6.0 * plate.line, min(sign.width, sign.depth) * 0.9 * plate.cm)
    x, y = plate.at(sign.at)
    return Lettering("?", (x, y - 0.33 * size), Face.BOLD, size, INKS[sign.tone].line, Anchor.MIDDLE)


def _set(placed: Placed, sheet: Sheet, halo: str) -> Lettering:
    style = placed.style
    return Lettering(
        placed.text,
        placed.at,
        style.face,
        style.size * sheet.type,
        style.colour,
        tracking=style.tracking * sheet.type,
        halo=halo,
        halo_width=1.15 * sheet.type,
    )


def _on_line(placed: PlacedOnLine, sheet: Sheet, halo: str) -> CurvedLettering:
    style = placed.style
    size = style.size * sheet.type
    return CurvedLettering(placed.text, placed.places, style.face, size, style.colour, halo, 0.9 * sheet.type)
