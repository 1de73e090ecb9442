"""The signs of commanders, states and guesses: flags, badges, dust."""

from __future__ import annotations

import math
from functools import lru_cache

from battles.engine.battle import Point
from battles.engine.signs import Badge
from battles.reports.fonts import Face
from battles.reports.scene import palette
from battles.reports.scene.mould import INKS
from battles.reports.scene.picture import Anchor, Disc, Drawing, Imprint, Ink, Lettering, Shape
from battles.reports.scene.plate import Plate
from battles.reports.scene.values import CommanderSign, Dust, Rank, Sheet, Tone


def draw_radius(plate: Plate, sign: CommanderSign) -> None:
    """The circle within which a commander commands: dotted for a division, dash-dotted above it."""
    if sign.radius <= 0:
        return
    k = plate.k
    high = sign.rank in (Rank.CORPS, Rank.ARMY)
    dash = (5.0 * k, 2.0 * k, 0.01, 2.0 * k) if high else (0.01, 2.6 * k)
    colour = palette.mix(INKS[sign.tone].line, palette.GROUND, 0.3)
    plate.items.append(
        Disc(
            plate.at(sign.at), sign.radius * plate.cm, Ink(stroke=colour, width=(0.55 if high else 0.75) * k, dash=dash)
        )
    )


def draw_commander(plate: Plate, sign: CommanderSign) -> None:
    """A disc of the stand's size, and a staff from its middle with the flag of the rank."""
    drawing = _commander_drawing(plate.sheet, sign.tone, sign.rank, sign.diameter)
    plate.items.append(Imprint(drawing, plate.at(sign.at)))


@lru_cache(maxsize=256)
def _commander_drawing(sheet: Sheet, tone: Tone, rank: Rank, diameter: float) -> Drawing:
    """The stand of all commanders that look like this, about its middle."""
    plate = Plate((0.0, 0.0, 0.0, 0.0), sheet)
    inks = INKS[tone]
    k = plate.k
    x, y = 0.0, 0.0
    radius = diameter / 2 * plate.cm
    items = plate.items
    items.append(Disc((x, y), radius + 1.1 * k, Ink(fill=palette.GROUND)))
    items.append(Disc((x, y), radius, Ink(palette.GROUND, inks.line, 0.8 * k)))
    if rank in (Rank.CORPS, Rank.ARMY):
        items.append(Disc((x, y), radius * 0.78, Ink(stroke=inks.line, width=0.5 * k)))
    top = y + radius * 2.0
    flag = _flag(rank, x, top, radius)
    halo = Ink(palette.GROUND, palette.GROUND, 1.8 * k)
    items.append(Shape((flag,), halo))
    items.append(Shape((((x, y), (x, top)),), Ink(stroke=palette.GROUND, width=2.6 * k), False))
    solid = inks.solid if rank is not Rank.UNKNOWN else palette.GROUND
    if inks.halved and rank is not Rank.UNKNOWN:
        items.append(Shape((flag,), Ink(fill=inks.rest)))
        middle = x + radius * 0.72
        hoist = tuple((min(px, middle), _edge(flag, px, py, middle)) for px, py in flag)
        items.append(Shape((hoist,), Ink(fill=solid)))
        items.append(Shape((flag,), Ink(stroke=inks.line, width=0.6 * k)))
    else:
        items.append(Shape((flag,), Ink(solid, inks.line, 0.6 * k)))
    items.append(Shape((((x, y), (x, top)),), Ink(stroke=inks.line, width=0.95 * k), False))
    items.append(Disc((x, y), 0.9 * k, Ink(fill=inks.line)))
    if rank is Rank.ARMY:
        star = palette.GROUND if not inks.halved else inks.line
        items.append(Shape((_star((x + radius * 0.86, top - radius * 0.5), radius * 0.4),), Ink(fill=star)))
    return plate.drawn()


def _edge(flag: tuple[Point, ...], px: float, py: float, middle: float) -> float:
    """The height at which a flag's outline is cut when its fly is folded back to the middle."""
    if px <= middle:
        return py
    low, high = min(y for _, y in flag), max(y for _, y in flag)
    centre = (low + high) / 2
    tip = max(x for x, _ in flag)
    if len(flag) == 3:
        hoist = min(x for x, _ in flag)
        return centre + (high - centre) * (1 - (middle - hoist) / (tip - hoist))
    return py


def _flag(rank: Rank, x: float, top: float, size: float) -> tuple[Point, ...]:
    """The outline of a rank's flag: pennon, guidon, colour."""
    fly, drop = 1.55 * size, 0.98 * size
    if rank is Rank.BRIGADE:
        return ((x, top), (x + fly * 1.05, top - drop / 2), (x, top - drop))
    if rank is Rank.DIVISION:
        return ((x, top), (x + fly, top), (x + fly * 0.72, top - drop / 2), (x + fly, top - drop), (x, top - drop))
    return ((x, top), (x + fly, top), (x + fly, top - drop), (x, top - drop))


def _star(centre: Point, radius: float) -> tuple[Point, ...]:
    return tuple(
        (
            centre[0] + radius * (1.0 if step % 2 == 0 else 0.42) * math.sin(math.pi * step / 5),
            centre[1] + radius * (1.0 if step % 2 == 0 else 0.42) * math.cos(math.pi * step / 5),
        )
        for step in range(10)
    )


#: Badge to its letter, colour and number of corners (0: a disc); letter and shape repeat what colour says.
BADGES: dict[Badge, tuple[str, str, int]] = {
    Badge.DISORDERED: ("D", palette.MARK_DISORDER, 0),
    Badge.REACTED: ("R", palette.MARK_DISORDER, 0),
    Badge.RETURNED_FIRE: ("F", palette.MARK_FIRE, 4),
    Badge.SUPPRESSED: ("S", palette.MARK_FIRE, 4),
    Badge.ABANDONED: ("A", palette.MARK_ABANDONED, -4),
    Badge.SHAKEN: ("S", palette.MARK_DISORDER, 0),
    Badge.ROUTED: ("R", palette.SEAL, -4),
    Badge.CAUTIOUS: ("C", palette.GROUND, 3),
    Badge.OUT_OF_COMMAND: ("O", palette.INK, 3),
}


def draw_badge(plate: Plate, badge: Badge, at: Point) -> None:
    """A state's mark about a point of the picture."""
    letter, colour, corners = BADGES[badge]
    radius = 4.1 * plate.line
    ink = Ink(colour, palette.INK, 0.55 * plate.line)
    if corners == 0:
        plate.items.append(Disc(at, radius, ink))
    else:
        turn = math.pi / 4 if corners < 0 else 0.0
        wide = {3: 1.45, 4: 1.25}.get(corners, 1.2)
        ring = tuple(
            (
                at[0] + radius * wide * math.sin(math.tau * step / abs(corners) + turn),
                at[1] + radius * wide * math.cos(math.tau * step / abs(corners) + turn),
            )
            for step in range(abs(corners))
        )
        plate.items.append(Shape((ring,), ink))
    dark = colour in (palette.MARK_DISORDER, palette.INK, palette.SEAL)
    size = 6.0 * plate.line
    text_colour = palette.PAPER if dark else palette.INK
    plate.items.append(Lettering(letter, (at[0], at[1] - 0.32 * size), Face.BOLD, size, text_colour, Anchor.MIDDLE))


LUMPS = ((-1.9, -0.1, 0.75), (-1.0, 0.25, 0.95), (1.05, 0.2, 0.95), (1.95, -0.1, 0.7), (0.0, 0.35, 1.25))
"""The lumps of a cloud of dust: x, y and radius in cm."""


def draw_dust(plate: Plate, dust: Dust) -> None:
    """A cloud with a question mark."""
    x, y = plate.at(dust.at)
    size = max(plate.cm * 0.85, 3.4 * plate.line)
    for right, up, radius in LUMPS:
        ink = Ink(palette.GROUND, palette.SECONDARY, 0.6 * plate.k)
        plate.items.append(Disc((x + right * size, y + up * size), radius * size, ink))
    letter = 1.9 * size
    colour = INKS[Tone.ENEMY].line
    plate.items.append(Lettering("?", (x, y - 0.12 * letter), Face.BOLD, letter, colour, Anchor.MIDDLE))
