"""The second page and on: the seat's sector sheet by sheet, the field before and after, the turn in order."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, partial

from battles.engine.keeping import Same, Shelf
from battles.engine.signs import Arm, Form
from battles.reports.documents import marks
from battles.reports.documents.data import TurnReportData
from battles.reports.documents.flow import Drawn, Flow
from battles.reports.documents.maps import sector_field, sector_scene, set_map, small_scene
from battles.reports.documents.page import Align, Document, Head
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
from battles.reports.documents.typeset import Line, Style, set_lines
from battles.reports.facts.account import Account, Action
from battles.reports.fonts import Face
from battles.reports.fonts.metrics import width
from battles.reports.scene import palette
from battles.reports.scene.build import cm_per_unit
from battles.reports.scene.edges import holding
from battles.reports.scene.values import Certainty, Detail, Scene, Tone, TrackKind
from battles.reports.tongues import Tongue
from battles.reports.tongues.rich import Span, rich

#: The height of the small maps to their breadth, at most.
SMALL_MAP = 1.125
#: Small maps no narrower than this are called the field, others by their hour.
NAMED = 25 * MM
#: Breadth of the signs, in two columns of which the second begins at a place.
SIGNS, SECOND = 110 * MM, 52 * MM
#: Room for the strip's title.
STRIP_HEAD = 6 * MM
#: The breadth of what stands before a row of the strip: whose deeds are above and whose below.
STRIP_ASIDE = 17 * MM
#: Heights within a row of the strip, in points: its numbers, a line of dice, a line of boxes, names and deeds.
NUMBERS, DICE, DEED = 12.0, 13.5, 10.0
#: Leading of the names and of the deeds under them, lines of each at most, and white under them.
NAME_LINE, DEED_LINE, LINES, UNDER_ROW = 7.5, 7.8, 2, 3.5
#: Draws a sign of the key, its left end at (x, y).
Drawing = Callable[[Document, float, float], None]
#: Columns of the strip in one row: at most, or of a vast army's, and as wide as if there were at least so many.
COLUMNS, VAST, FEWEST = 14, 16, 9


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

    def _order(self, setting: Setting) -> Sequence[Drawn]:
        """The turn in order."""
        return self._strip(setting.terse)

    def _signs(self, setting: Setting) -> float:
        """The height of the signs and of the field beside them."""
        return _field_height(self._data, self._entries, setting)

    def choices(self, setting: Setting) -> list[Sheets]:
        """The sheets that may be made of the sector in a setting: those on fewest pages first."""
        following = [self._signs(setting), *(block.height for block in self._order(setting))]
        return self._ground.sheets(following, self._height, setting.least)

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


# ---- the strip


def strip(tongue: Tongue, telling: Account, *, terse: bool = False) -> Iterator[Drawn]:
    """The turn in order: who won each throw, with which dice, and what came of it. Nothing where nobody acted.

    It is one block; a ``terse`` one, which has more actions in a row, goes on over pages row by row.
    """
    shown = [action for action in telling.actions if action.place]
    if not shown:
        return
    thrown = any(_dice_of(action) for action in shown)
    labels = tongue.labels.sector
    sides = [side.id for side in telling.turn.before.sides]
    sides.sort(key=lambda side: side != telling.turn.side)
    most = VAST if terse else COLUMNS
    rows = _STRIPS.get((tongue.language, Same(telling), most), lambda: _strip_rows(tongue, telling, shown, most))

    def draw(page: Document, x: float, top: float, *, some: Sequence[StripRow]) -> None:
        if some[0] is rows[0]:
            top = page.section(x, top, LIVE, labels.strip, labels.strip_note if thrown else "")
        for row in some:
            _strip_row(page, tongue, telling, row, top, sides)
            top -= row.height

    for some in [[row] for row in rows] if terse else [rows]:
        head = STRIP_HEAD if some[0] is rows[0] else 0.0
        yield Drawn(head + sum(row.height for row in some), partial(draw, some=some))


#: The rows of the strip for the sides asked for last: several cuts are tried, and all seats of a side have the same.
_STRIPS: Shelf[Sequence[StripRow]] = Shelf(4)


@dataclass(frozen=True, slots=True)
class StripColumn:
    """An action with the lines that name who acted and tell what he did."""

    action: Action
    names: tuple[Line, ...]
    deeds: tuple[Line, ...]

    @property
    def height(self) -> float:
        """How high its words are, in points."""
        return len(self.names) * NAME_LINE + len(self.deeds) * DEED_LINE


@dataclass(frozen=True, slots=True)
class StripRow:
    """Some actions side by side, each ``step`` points wide; whether dice were thrown for any of them, and whether any
    was the enemy's."""

    columns: tuple[StripColumn, ...]
    step: float
    thrown: bool
    enemy: bool

    @property
    def boxes(self) -> float:
        """How far from the row's top the boxes of both sides begin, in points."""
        return NUMBERS + DICE * self.thrown

    @property
    def names(self) -> float:
        """How far from the row's top the names begin, in points."""
        return self.boxes + DEED * (1 + self.enemy) + (DICE - 2) * self.thrown

    @property
    def height(self) -> float:
        """The height of the row."""
        return self.names + max(column.height for column in self.columns) + UNDER_ROW


def _strip_rows(tongue: Tongue, telling: Account, shown: Sequence[Action], most: int) -> list[StripRow]:
    """The actions in few rows, cut so that they are low: rows without dice or enemies need less room."""
    own = telling.turn.side

    def cut(columns: int) -> list[StripRow]:
        step = (LIVE - 17 * MM) / max(FEWEST, columns)
        set_columns = [_strip_words(tongue, telling, action, step) for action in shown]
        return [
            StripRow(
                tuple(set_columns[start : start + columns]),
                step,
                any(_dice_of(action) for action in shown[start : start + columns]),
                any(action.side != own for action in shown[start : start + columns]),
            )
            for start in range(0, len(shown), columns)
        ]

    least = -(-len(shown) // -(-len(shown) // most))
    choices = [cut(columns) for columns in range(least, max(least, min(most, len(shown))) + 1)]
    return min(choices, key=lambda rows: sum(row.height for row in rows))


def _strip_words(tongue: Tongue, telling: Account, action: Action, step: float) -> StripColumn:
    mine = action.side == telling.turn.side
    name, deed = tongue.deed(telling, action)
    face = Face.SEMIBOLD if mine else Face.SEMIBOLD_ITALIC
    longest = max(name.split(), key=lambda word: width(face, word, 7.6), default="")
    size = marks.fitting(longest, face, (7.6, 7.0, 6.4, 5.8), step - 1)
    called = " ".join(abbreviated(word, face, size, step - 1) for word in name.split())
    names = set_lines(rich(Span(called, bold=True, italic=not mine)), step - 1, Style(size, 7.6))
    deeds = set_lines(deed, step - 1, Style(7, 8, palette.SECONDARY))
    return StripColumn(action, tuple(names[:LINES]), tuple(deeds[:LINES]))


def _strip_row(
    page: Document,
    tongue: Tongue,
    telling: Account,
    row: StripRow,
    top: float,
    sides: Sequence[str],
) -> None:
    own, *others = sides
    labels = {side.id: side.label.capitalize() for side in telling.turn.before.sides}
    name = labels[own] if width(Face.SEMIBOLD, labels[own], 9) <= STRIP_ASIDE - 2 else tongue.labels.sector.own
    page.text(page.left, top - row.boxes + (3.5 if row.thrown else -8), name, Face.SEMIBOLD, 9, palette.OWN)
    if others and (row.enemy or row.thrown):
        base = top - row.names + (3.5 if row.thrown else 3)
        page.text(page.left, base, tongue.labels.sector.enemy, Face.SEMIBOLD, 9, palette.ENEMY)
    for index, column in enumerate(row.columns):
        x = page.left + STRIP_ASIDE + index * row.step
        key = ("deed", tongue.language, Same(column.action), row.step, row.boxes, row.names)
        page.repeated(key, x, top, partial(_strip_column, column=column, own=own, row=row))


def _strip_column(page: Document, x: float, top: float, *, column: StripColumn, own: str, row: StripRow) -> None:
    action, step = column.action, row.step
    middle, wide = x + step / 2, step - 2.5
    page.text(middle, top - 8.4, str(action.place), Face.SMALL, 7, palette.SECONDARY, Align.MIDDLE)
    mine = action.side == own
    dice = _dice_of(action)
    for side, faces in dice.items():
        colour = palette.OWN_LINE if side == own else palette.ENEMY_LINE
        y = top - (row.boxes - 3.5 if side == own else row.names - 2.5)
        _small_dice(page, middle, y, faces, side == action.side, colour, wide)
    told = [episode.number for episode in action.episodes if episode.number]
    y = top - row.boxes - (DEED + 0.5 if mine else 2 * DEED + 0.5)
    fill = palette.OWN if mine else palette.ENEMY_PALE
    page.box(x + 1.2, y, wide, 10.5, fill=fill, stroke=palette.OWN_LINE if mine else palette.ENEMY_LINE, weight=0.5)
    if not mine:
        page.box(x + 1.2, y, wide, 2, fill=palette.ENEMY)
    for place, number in enumerate(told[:3]):
        spread = (place - (len(told[:3]) - 1) / 2) * 9.4
        marks.ring_number(page, middle + spread, y + 5.3, number, radius=4.2)
    colour = palette.OWN_LINE if mine else palette.ENEMY_LINE
    y = top - row.names
    for line in column.names:
        y -= NAME_LINE
        page.line(middle - line.width / 2, y, line, colour)
    for line in column.deeds:
        y -= DEED_LINE
        page.line(middle - line.width / 2, y, line, palette.SECONDARY)


def abbreviated(word: str, face: Face, size: float, measure: float) -> str:
    """A word cut to its beginning and a full stop where it does not fit a measure: ``Kielm.``, never broken."""
    if width(face, word, size) <= measure:
        return word
    fits = (end for end in range(len(word) - 2, 0, -1) if width(face, f"{word[:end]}.", size) <= measure)
    return f"{word[: next(fits, 1)]}."


def _dice_of(action: Action) -> dict[str, list[int]]:
    """The dice of each side in a throw, as the event tells them."""
    if action.opened is None:
        return {}
    told = action.opened.effect.get("dice")
    return {} if told is None or isinstance(told, int) else {side: list(faces) for side, faces in told.items()}


def _small_dice(
    page: Document, middle: float, y: float, faces: Sequence[int], won: bool, colour: str, breadth: float
) -> None:
    size = min(8.0, (breadth - 2) / max(3, len(faces)) - 1)
    x = middle - (len(faces) * (size + 1) - 1) / 2
    for value in faces:
        marks.die(page, x, y, value, dark=won, size=size, colour=colour)
        x += size + 1
