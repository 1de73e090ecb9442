"""The colours of the sides: the reader's own troops in blue, or every side in its nation's, the same for everybody.

Signs differ by the amount of ink first, so that either is as legible in grey. What is drawn in the house's inks is
drawn in others by exchanging them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType

from battles.engine.battle import Battle
from battles.engine.dataclasses import dataclass, replace
from battles.engine.settings import NATIONAL
from battles.reports.scene import palette
from battles.reports.scene.picture import (
    CurvedLettering,
    Disc,
    Drawing,
    Group,
    Imprint,
    Ink,
    Item,
    Lettering,
    Picture,
    Shape,
)

#: Pairs of a colour and the one that is drawn instead; none where nothing is exchanged.
Livery = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Hue:
    """The inks of one colour: solid, line, pale; for other troops of a side and their words; for charts."""

    solid: str
    line: str
    pale: str
    friend: str
    text: str
    band: str
    shares: tuple[str, str, str]


BLUE = Hue(
    palette.OWN,
    palette.OWN_LINE,
    palette.OWN_PALE,
    palette.FRIEND,
    palette.FRIEND_TEXT,
    "#A9B9DA",
    ("#10254A", "#44629B", "#9DB0D4"),
)
RED = Hue(
    palette.ENEMY,
    palette.ENEMY_LINE,
    palette.ENEMY_PALE,
    "#DC9A8A",
    "#A4432F",
    "#EDC0B4",
    ("#6B170C", palette.ENEMY, "#DF957F"),
)
GREEN = Hue(
    palette.THIRD,
    palette.THIRD_LINE,
    palette.THIRD_PALE,
    "#86AD98",
    "#3C7A5C",
    "#B4D0C1",
    ("#1B4330", "#4C8268", "#9CC0AC"),
)
GREY = Hue("#57524B", "#2B2824", "#ECE9E1", "#A9A398", "#5F594F", "#C9C4BA", ("#2B2824", "#6F695F", "#B4AEA2"))
#: The colour that a nation's troops are known by; those that share one, and all others, take what is free.
NATIONS: Mapping[str, Hue] = MappingProxyType(
    {
        "french": BLUE,
        "swedish": BLUE,
        "british": RED,
        "kgl": RED,
        "danish": RED,
        "russian": GREEN,
        "saxon": GREEN,
        "prussian": GREY,
        "austrian": GREY,
        "ottoman": RED,
    }
)


def livery_of(battle: Battle, side: str = "") -> Livery:
    """What is exchanged for a reader of a side, or without one for the umpire, to whom the first is like his own."""
    if battle.settings.get("colours") != NATIONAL:
        return ()
    ids = [one.id for one in battle.sides]
    return national([one.nation for one in battle.sides], ids.index(side) if side in ids else 0)


def national(nations: Sequence[str], own: int) -> Livery:
    """What is exchanged where every side wears its nation's colour, for a reader of the side of that number."""
    hues = _hues(tuple(nations))
    others = [hue for place, hue in enumerate(hues) if place != own]
    return _exchanged(hues[own], tuple(others))


def _hues(nations: tuple[str, ...]) -> list[Hue]:
    """A colour for each side, no two the same."""
    taken: list[Hue] = []
    for nation in nations:
        wanted = NATIONS.get(nation)
        free = [hue for hue in (RED, GREEN, GREY, BLUE) if hue not in taken]
        kept = [NATIONS[other] for other in nations if other in NATIONS and other != nation]
        spare = [hue for hue in free if hue not in kept] or free or [GREY]
        taken.append(wanted if wanted is not None and wanted not in taken else spare[0])
    return taken


@lru_cache(maxsize=32)
def _exchanged(own: Hue, others: tuple[Hue, ...]) -> Livery:
    found: dict[str, str] = {}
    for house, hue in zip((BLUE, RED, GREEN), (own, *others), strict=False):
        if house is not hue:
            found |= dict(zip(_inks(house), _inks(hue), strict=True))
    return tuple(found.items())


def _inks(hue: Hue) -> tuple[str, ...]:
    return (*hue.shares, hue.friend, hue.text, hue.band, hue.solid, hue.line, hue.pale)


def recoloured(picture: Picture, livery: Livery) -> Picture:
    """A picture with some colours exchanged."""
    if not livery:
        return picture
    return replace(picture, items=tuple(_item(item, livery) for item in picture.items))


def _item(item: Item, livery: Livery) -> Item:
    match item:
        case Shape() | Disc():
            return _shape(item, livery)
        case Lettering() | CurvedLettering():
            colours = dict(livery)
            return replace(item, colour=colours.get(item.colour, item.colour))
        case Imprint():
            return replace(item, drawing=_drawing(item.drawing, livery))
        case Group() if not item.key:
            return replace(item, items=tuple(_item(each, livery) for each in item.items))
    # Ground is drawn once for everybody: nothing in it is a side's.
    return item


def _shape(item: Shape | Disc, livery: Livery) -> Shape | Disc:
    return replace(item, ink=_ink(item.ink, livery))


@lru_cache(maxsize=1024)
def _ink(ink: Ink, livery: Livery) -> Ink:
    colours = dict(livery)
    return replace(ink, fill=colours.get(ink.fill, ink.fill), stroke=colours.get(ink.stroke, ink.stroke))


@lru_cache(maxsize=1024)
def _drawing(drawing: Drawing, livery: Livery) -> Drawing:
    """Drawings are known by what they are: the same one stays the same in other colours."""
    return Drawing(tuple(_shape(shape, livery) for shape in drawing.shapes))
