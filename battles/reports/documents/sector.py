"""The second page and on: the seat's sector sheet by sheet, and the field before and after."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial

from battles.engine.signs import Arm, Form
from battles.reports.documents import marks
from battles.reports.documents.data import TurnReportData
from battles.reports.documents.flow import Drawn, Flow
from battles.reports.documents.maps import sector_field, sector_scene, set_map, small_scene
from battles.reports.documents.page import Document, Head
from battles.reports.documents.paper import GAP, LIVE, MM
from battles.reports.documents.setting import Setting
from battles.reports.documents.sheets import (
    BAND,
    TITLE,
    UNDER,
    Ground,
    SectorSheet,
    Sheets,
    height_in,
    laid,
)
from battles.reports.documents.strip import strip
from battles.reports.facts.account import Account
from battles.reports.fonts import Face
from battles.reports.scene import palette
from battles.reports.scene.build import cm_per_unit
from battles.reports.scene.edges import holding
from battles.reports.scene.values import Certainty, Detail, Scene, Tone, TrackKind
from battles.reports.tongues import Tongue

#: The height of the small maps to their breadth, at most.
SMALL_MAP = 1.125
#: Small maps no narrower than this are called the field, others by their hour.
NAMED = 25 * MM
#: Breadth of the signs, in two columns of which the second begins at a place.
SIGNS, SECOND = 110 * MM, 52 * MM
#: Draws a sign of the key, its left end at (x, y).
Drawing = Callable[[Document, float, float], None]


class Sector:
    """The sector of a seat: its sheets, their signs, the field before and after, and the strip."""

    def __init__(self, data: TurnReportData, telling: Account, depth: float) -> None:
        """``depth`` is the height of a page's content."""
        self._data, self._depth = data, depth
        self._ground = Ground(data, depth)
        self._field = field = sector_field(data, telling)
        self._strip = cache(lambda terse: list(strip(data.tongue, telling, terse=terse)))
        self._entries = signs_of(data.tongue, [field])
        self._height = cache(lambda sheet: height_in(holding(field, sheet.window, sheet.most), sheet.scale))
        self._choices: dict[Setting, Sequence[Sheets]] = {}

    def _order(self, setting: Setting) -> Sequence[Drawn]:
        """The turn in order."""
        return self._strip(setting.terse)

    def _signs(self, setting: Setting) -> float:
        """The height of the signs and of the field beside them."""
        return _field_height(self._data, self._entries, setting)

    def choices(self, setting: Setting) -> Sequence[Sheets]:
        """The sheets that may be made of the sector in a setting: those on fewest pages first."""
        if setting not in self._choices:
            following = [self._signs(setting), *(block.height for block in self._order(setting))]
            self._choices[setting] = self._ground.sheets(following, self._height, setting.least, setting.facing)
        return self._choices[setting]

    def lowest(self, setting: Setting) -> Sheets:
        """The sheets of a setting that are lowest together."""
        return min(self.choices(setting), key=lambda sheets: sum(map(self._height, sheets)))

    def pages(self, page: Document, sheets: Sheets) -> Flow:
        """Set the sector's pages; what follows flows on."""
        data = self._data
        labels, common = data.tongue.labels.sector, data.tongue.labels.page
        about = labels.about.format(when=data.tongue.span(data.turn) or data.tongue.numbers(data.turn))
        head = Head(labels.title, about, common.orders_by, data.deadline)
        flow = Flow(page, page.begin_following(head, foot=labels.foot), partial(_following, page, head, labels.foot))
        if page.trial:
            blocks = [Drawn(self._height(sheet), _nothing) for sheet in sheets]
            field = Drawn(self._signs(page.setting), _nothing)
        else:
            shown = [sector_scene(data, self._field, sheet) for sheet in sheets]
            blocks = [_sheet_block(data, sheet, scene) for sheet, scene in zip(sheets, shown, strict=True)]
            field = _field(data, shown, self._signs(page.setting), page.setting.field)
        others = [field, *self._order(page.setting)]
        laid_out = laid([block.height for block in blocks], [block.height for block in others], self._depth)
        for number, page_of in enumerate(laid_out):
            if number:
                flow.turn()
            flow.blocks([[*blocks, *others][place] for place in page_of])
        return flow


def _nothing(page: Document, x: float, top: float) -> None:
    """A block of which only the height is asked."""


def _following(page: Document, head: Head, foot: str) -> float:
    return page.begin_following(head, foot=foot, bookmark="")


def _sheet_block(data: TurnReportData, sheet: SectorSheet, scene: Scene) -> Drawn:
    """A sheet under the names of those whose troops it shows, and its scale."""
    labels = data.tongue.labels.sector
    called = dict.fromkeys(data.after.formation_by_id[key].label for key in sheet.formations)
    names = data.tongue.listed(list(called)) or labels.map
    scale = labels.scale.format(scale=sheet.scale * cm_per_unit(data.ruleset), unit=data.ruleset.unit_of_length)
    left, bottom, right, top = scene.window
    wide, high = ((size * sheet.scale * MM + 2 * BAND) for size in (right - left, top - bottom))

    def draw(page: Document, x: float, y: float) -> None:
        under = page.section(x, y, LIVE, names, scale)
        middle = x + (LIVE - wide) / 2
        set_map(page, scene, middle, under - 3, LIVE, high, detail=Detail.SECTOR, scale=sheet.scale, alt=names)

    return Drawn(TITLE + high + UNDER, draw)


#: A sign of the key: what draws it, what it means, whether a scene has it.
Entry = tuple[Drawing, str]


def _field(data: TurnReportData, scenes: Sequence[Scene], high: float, breadth: float) -> Drawn:
    """The signs that were drawn, and the whole field before and after the turn with the sheets marked on it."""
    labels, unit = data.tongue.labels.sector, cm_per_unit(data.ruleset)
    windows = [scene.window for scene in scenes]
    insets = [(left / unit, bottom / unit, right / unit, top / unit) for left, bottom, right, top in windows]
    smalls = [small_scene(data, later=later, insets=insets) for later in (False, True)]
    entries = signs_of(data.tongue, scenes)

    def draw(page: Document, x: float, y: float) -> None:
        under = page.section(x, y, SIGNS, labels.signs)
        rows = -(-len(entries) // 2)
        for number, (sign, words) in enumerate(entries):
            column, row = divmod(number, rows)
            start, base = x + column * SECOND, under - (row + 1) * page.setting.sign
            sign(page, start + 2, base + 3)
            page.text(start + 48, base, words, Face.SMALL, 8.8)
        for place, small in enumerate(smalls):
            start = x + LIVE - breadth - (1 - place) * (breadth + GAP)
            moment = data.after.turn if place else data.before.turn
            hour = data.hours.hour(moment)
            below = page.section(start, y, breadth, labels.field_at.format(hour=hour) if breadth >= NAMED else hour)
            set_map(page, small, start, below - 3, breadth, breadth * SMALL_MAP, detail=Detail.SMALL)

    return Drawn(high, draw)


def _field_height(data: TurnReportData, entries: Sequence[Entry], setting: Setting) -> float:
    """How high the signs, or the small maps beside them, are."""
    high = setting.field * min(SMALL_MAP, data.after.table.height / data.after.table.width)
    return max(18 + -(-len(entries) // 2) * setting.sign, 18 + high) + 3 * MM


def signs_of(tongue: Tongue, scenes: Sequence[Scene]) -> list[Entry]:
    """What the lines of some maps mean: no more than was drawn on them."""
    labels, words = tongue.labels.sector, tongue.labels.map
    tracks = {track.kind for scene in scenes for track in scene.tracks}
    units = [sign for scene in scenes for sign in scene.units]
    own = [sign for sign in units if sign.tone is Tone.OWN and sign.certainty is Certainty.SEEN]
    entries: tuple[tuple[Drawing, str, bool], ...] = (
        (_before_sign, labels.stood_before, any(sign.certainty is Certainty.BEFORE for sign in units)),
        (_arrow("3 1.8", 0.8, palette.INK), labels.march, TrackKind.MARCH in tracks),
        (_arrow("", 3.0, palette.OWN), labels.charge, TrackKind.CHARGE in tracks),
        (_arrow("2.4 1.6", 1.1, palette.ENEMY), labels.driven, TrackKind.RETREAT in tracks),
        (_arrow("0.6 2", 0.8, palette.INK), labels.fire, any(scene.shots for scene in scenes)),
        (_clash, words.clash, any(scene.clashes for scene in scenes)),
        (_dots, labels.strength, any(sign.strength for sign in own)),
        (_wedge, labels.edge, any(scene.edges for scene in scenes)),
        (_radius, labels.radius, any(one.radius for scene in scenes for one in scene.commanders)),
        (_number, labels.number, any(scene.marks for scene in scenes)),
    )
    return [(draw, meaning) for draw, meaning, drawn in entries if drawn]


def _before_sign(page: Document, x: float, y: float) -> None:
    marks.sign(page, x + 20, y, Arm.INFANTRY, Form.LINE, Tone.OWN, cm=5, certainty=Certainty.BEFORE, most=30)


def _arrow(dash: str, weight: float, colour: str) -> Drawing:
    def draw(page: Document, x: float, y: float) -> None:
        shown = f"[{dash}] 0 d" if dash else ""
        page.path(f"{shown} {x:.2f} {y:.2f} m {x + 33:.2f} {y:.2f} l", stroke=colour, weight=weight)
        page.path(f"{x + 40:.2f} {y:.2f} m {x + 32:.2f} {y + 3:.2f} l {x + 32:.2f} {y - 3:.2f} l h", fill=colour)

    return draw


def _clash(page: Document, x: float, y: float) -> None:
    for way in (1, -1):
        page.path(f"{x + 15:.2f} {y - 3 * way:.2f} m {x + 25:.2f} {y + 3 * way:.2f} l", stroke=palette.INK, weight=1.1)


def _dots(page: Document, x: float, y: float) -> None:
    for index in range(5):
        page.disc(x + 6 + index * 6, y, 2.1, fill=palette.OWN if index < 3 else "", stroke=palette.OWN_LINE)


def _wedge(page: Document, x: float, y: float) -> None:
    page.path(
        f"{x + 24:.2f} {y:.2f} m {x + 16:.2f} {y + 3:.2f} l {x + 16:.2f} {y - 3:.2f} l h", fill=palette.ENEMY_LINE
    )


def _radius(page: Document, x: float, y: float) -> None:
    page.path(f"1 J [0.01 2.6] 0 d {x:.2f} {y - 2:.2f} m {x + 40:.2f} {y + 2:.2f} l", stroke=palette.OWN, weight=0.8)


def _number(page: Document, x: float, y: float) -> None:
    marks.ring_number(page, x + 18, y, 4, radius=5.2)
