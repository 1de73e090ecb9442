"""The quality of a map, measured: what words lie over, how near they are to what they speak of, what hides a sign.

Boxes of words are those of their letters as the pens set them, which tests/battles/reports/pens holds the pens to.
Lengths are points of the picture, or pixels on a telephone; ``line`` of the sheet makes them alike.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from itertools import combinations
from unittest.mock import patch

from battles.engine.contact import Disc as Round
from battles.engine.contact import Figure, apart, bounds, depth, gap
from battles.engine.geometry import hull
from battles.reports.scene import palette
from battles.reports.scene.labels import Placer
from battles.reports.scene.names import commander_box
from battles.reports.scene.picture import Anchor, Disc, Group, Item, Lettering, Picture
from battles.reports.scene.plate import Plate
from battles.reports.scene.room import Box
from battles.reports.scene.signs import corners_of
from battles.reports.scene.values import Certainty, Scene, Sheet
from battles.reports.scene.wording import AreaLabel, Label, LineLabel, Placed, PlacedOnLine

#: The module, whose name its function bears in its package.
engraving = import_module("battles.reports.scene.engrave")

#: Points by which letters may reach into what they should not touch: less than the halo around them.
TOUCH = 0.9
#: Points by which another sign may be nearer to words than their own before it is the stranger's name.
EVEN = 0.6


@dataclass
class Lettered:
    """A map as it was lettered: its words with what they speak of, and the picture."""

    scene: Scene
    sheet: Sheet
    picture: Picture
    words: list[Placed] = field(default_factory=list)
    along: list[PlacedOnLine] = field(default_factory=list)
    wanted: list[Label | AreaLabel | LineLabel] = field(default_factory=list)
    panel: Box | None = None
    #: Boxes of words by their letters and place, where a pen's own ink was measured.
    inked: Mapping[tuple[str, tuple[float, float]], Box] = field(default_factory=dict)

    @property
    def plate(self) -> Plate:
        """Where places of the table are on the picture."""
        return Plate(self.scene.window, self.sheet, (self.sheet.band, self.sheet.band))


def lettered(scene: Scene, sheet: Sheet) -> Lettered:
    """Engrave a map and keep what its letterer did."""
    placers: list[Placer] = []
    panels: list[Box] = []
    wanted: list[Label | AreaLabel | LineLabel] = []
    set_panel = engraving.cartouche
    set_words = Placer.place

    def placer(*given: object, **named: object) -> Placer:
        placers.append(Placer(*given, **named))
        return placers[-1]

    def panel(scene: Scene, sheet: Sheet, box: Box) -> list[Item]:
        panels.append(box)
        return set_panel(scene, sheet, box)

    def place(self: Placer, label: Label) -> Placed | None:
        # What is tried once more with fewer words is wanted once.
        if label not in self.owed:
            wanted.append(label)
        return set_words(self, label)

    with (
        patch.object(engraving, "Placer", placer),
        patch.object(engraving, "cartouche", panel),
        patch.object(Placer, "place", place),
    ):
        picture = engraving.engrave(scene, sheet)
    found = Lettered(scene, sheet, picture, wanted=wanted, panel=panels[0] if panels else None)
    for each in placers:
        found.words += each.placed
        found.along += each.on_lines
    return found


def faults(map_: Lettered) -> list[str]:
    """Everything that is wrong with the words and signs of a map, one line each, the kind of fault first."""
    return [fault for check in CHECKS for fault in check(map_)]


def counted(found: Iterable[str]) -> Counter[str]:
    """Faults by kind."""
    return Counter(fault.split(":")[0] for fault in found)


def corners(box: Box) -> Figure:
    """A box as a figure, clockwise."""
    left, bottom, right, top = box
    return ((left, bottom), (left, top), (right, top), (right, bottom))


def reach(one: Box, other: Box) -> bool:
    """Whether two boxes reach each other: what they hold may lie in each other."""
    return one[0] <= other[2] and other[0] <= one[2] and one[1] <= other[3] and other[1] <= one[3]


def into(a: Figure, b: Figure) -> float:
    """How deep two figures lie in each other."""
    return 0.0 if apart(a, b) else depth(a, b)


def signs(map_: Lettered) -> list[tuple[Figure, str, str]]:
    """What stands on the map now, or was last seen or lost there: its figure, its name, its command."""
    plate = map_.plate
    found: list[tuple[Figure, str, str]] = []
    for sign in map_.scene.units:
        if plate.within(sign.at) and sign.certainty not in (Certainty.BEFORE, Certainty.PLANNED):
            found.append((hull(plate.all_at(corners_of(sign))), sign.title or sign.caption, sign.group))
    for one in map_.scene.commanders:
        if plate.within(one.at):
            left, bottom, right, top = commander_box(plate, one)
            found.append((Round(((left + right) / 2, (bottom + top) / 2), (right - left) / 2), one.title, ""))
    return found


def drawn(items: Iterable[Item]) -> Iterator[Item]:
    """All items of a picture that are no groups."""
    for item in items:
        if isinstance(item, Group):
            yield from drawn(item.items)
        else:
            yield item


def numbers(map_: Lettered) -> list[Figure]:
    """The rings of the story's numbers."""
    rings = [item for item in drawn(map_.picture.items[:1]) if isinstance(item, Disc)]
    return [
        Round(ring.centre, ring.radius)
        for ring in rings
        if ring.ink.fill == palette.PAPER and ring.ink.stroke == palette.INK
    ]


def grid_letters(map_: Lettered) -> list[tuple[Figure, str]]:
    """The letters and numbers of the squares: they stand over the map on a telephone, beside it on paper."""
    letters = [item for item in map_.picture.items[1:] if isinstance(item, Lettering) and item.anchor is Anchor.MIDDLE]
    found: list[tuple[Figure, str]] = []
    for item in letters:
        wide, deep = 0.55 * item.size * len(item.text), 0.66 * item.size
        x, y = item.at
        box = map_.inked.get((item.text, item.at), (x - wide / 2, y, x + wide / 2, y + deep))
        found.append((corners(box), item.text))
    return found


def is_own(figure: Figure, word: Placed) -> bool:
    """Whether words speak of a sign: it lies in one of the boxes they were to stand beside."""
    return _is_of(bounds(figure), word)


def _is_of(box: Box, word: Placed) -> bool:
    """The same for the box of a sign."""
    left, bottom, right, top = box
    slack = 0.05
    return any(
        a - slack <= left and b - slack <= bottom and right <= c + slack and top <= d + slack
        for a, b, c, d in word.around
    )


def words_over_words(map_: Lettered) -> Iterator[str]:
    """Words that lie over other words."""
    for one, other in combinations(map_.words, 2):
        if reach(one.box, other.box) and into(corners(one.box), corners(other.box)) > TOUCH * map_.sheet.line:
            yield f"word over word: {one.text} | {other.text}"


def words_over_signs(map_: Lettered) -> Iterator[str]:
    """Words that lie over a sign they do not speak of, over a number of the story or over the panel."""
    line = map_.sheet.line
    standing, rings, letters = signs(map_), numbers(map_), grid_letters(map_)
    boxes = [bounds(figure) for figure, _, _ in standing]
    for word in map_.words:
        box = corners(word.box)
        for (figure, name, _), around in zip(standing, boxes, strict=True):
            if reach(word.box, around) and into(box, figure) > TOUCH * line and not is_own(figure, word):
                yield f"word over sign: {word.text} | {name}"
        if any(into(box, ring) > TOUCH * line for ring in rings):
            yield f"word over number: {word.text}"
        for figure, name in letters:
            if into(box, figure) > TOUCH * line:
                yield f"word over grid: {word.text} | {name}"
        if map_.panel is not None and into(box, corners(map_.panel)) > TOUCH * line:
            yield f"word under panel: {word.text}"


def words_cut(map_: Lettered) -> Iterator[str]:
    """Words that reach over the map's edge, where the pens clip them; or that were cut short."""
    left, bottom, right, top = whole(map_)
    for word in map_.words:
        a, b, c, d = word.box
        if a < left or b < bottom or c > right or d > top:
            yield f"word over edge: {word.text}"
    for item in drawn(map_.picture.items):
        if isinstance(item, Lettering) and "…" in item.text:
            yield f"word cut short: {item.text}"


def whole(map_: Lettered) -> Box:
    """The map within its border."""
    left, bottom, right, top = map_.scene.window
    band, cm = map_.sheet.band, map_.sheet.cm
    return band, band, band + (right - left) * cm, band + (top - bottom) * cm


def strangers(map_: Lettered) -> Iterator[str]:
    """Words without a leader that are nearer to a sign they do not speak of than to their own."""
    standing = [(figure, bounds(figure), name) for figure, name, _ in signs(map_)]
    for word in map_.words:
        if not word.around or word.leader is not None:
            continue
        box = corners(word.box)
        own = [figure for figure, around, _ in standing if _is_of(around, word)]
        if not own:
            continue
        near = min(gap(box, figure) for figure in own)
        for figure, around, name in standing:
            if apart(box, corners(around), near) or _is_of(around, word):
                continue
            if gap(box, figure) < near - EVEN * map_.sheet.line:
                yield f"nearer a stranger: {word.text} | {name}"
                break


def signs_hidden(map_: Lettered) -> Iterator[str]:
    """Signs that the border cuts, or that lie under the panel or a number of the story."""
    left, bottom, right, top = whole(map_)
    letters = [letter for letter, _ in grid_letters(map_)]
    for figure, name, _ in signs(map_):
        a, b, c, d = bounds(figure)
        if a < left - TOUCH or b < bottom - TOUCH or c > right + TOUCH or d > top + TOUCH:
            yield f"sign cut: {name}"
        if map_.panel is not None and into(figure, corners(map_.panel)) > 0:
            yield f"sign under panel: {name}"
        if any(into(figure, letter) > TOUCH * map_.sheet.line for letter in letters):
            yield f"sign under grid: {name}"


CHECKS = (words_over_words, words_over_signs, words_cut, strangers, signs_hidden)
"""All that a map is looked at for."""
