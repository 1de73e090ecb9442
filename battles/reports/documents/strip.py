"""The strip: the turn in order, who won each throw, with which dice, and what came of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from battles.engine.dataclasses import dataclass
from battles.engine.keeping import Same, Shelf
from battles.reports.documents import marks
from battles.reports.documents.flow import Drawn
from battles.reports.documents.page import Align, Document
from battles.reports.documents.paper import LIVE, MM
from battles.reports.documents.typeset import Line, Style, set_lines
from battles.reports.facts.account import Account, Action
from battles.reports.fonts import Face
from battles.reports.fonts.metrics import width
from battles.reports.scene import palette
from battles.reports.tongues import Tongue
from battles.reports.tongues.rich import Span, rich

#: Room for its title.
HEAD = 6 * MM
#: The breadth of what stands before a row: whose deeds are above and whose below.
ASIDE = 17 * MM
#: Heights within a row, in points: its numbers, a line of dice, a line of boxes, names and deeds.
NUMBERS, DICE, DEED = 12.0, 13.5, 10.0
#: Leading of the names and of the deeds under them, lines of each at most, and white under them.
NAME_LINE, DEED_LINE, LINES, UNDER_ROW = 7.5, 7.8, 2, 3.5
#: Columns of one row: at most, or of a vast army's, and as wide as if there were at least so many.
COLUMNS, VAST, FEWEST = 14, 16, 9


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
    rows = _ROWS.get((tongue.language, Same(telling), most), lambda: _rows(tongue, telling, shown, most))

    def draw(page: Document, x: float, top: float, *, some: Sequence[Row]) -> None:
        if some[0] is rows[0]:
            top = page.section(x, top, LIVE, labels.strip, labels.strip_note if thrown else "")
        for row in some:
            _row(page, tongue, telling, row, top, sides)
            top -= row.height

    for some in [[row] for row in rows] if terse else [rows]:
        head = HEAD if some[0] is rows[0] else 0.0
        yield Drawn(head + sum(row.height for row in some), partial(draw, some=some))


#: The rows of the strip for the sides asked for last: several cuts are tried, and all seats of a side have the same.
_ROWS: Shelf[Sequence[Row]] = Shelf(4)


@dataclass(frozen=True, slots=True)
class Column:
    """An action with the lines that name who acted and tell what he did."""

    action: Action
    names: tuple[Line, ...]
    deeds: tuple[Line, ...]

    @property
    def height(self) -> float:
        """How high its words are, in points."""
        return len(self.names) * NAME_LINE + len(self.deeds) * DEED_LINE


@dataclass(frozen=True, slots=True)
class Row:
    """Some actions side by side, each ``step`` points wide; whether dice were thrown for any of them, and whether any
    was the enemy's."""

    columns: tuple[Column, ...]
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


def _rows(tongue: Tongue, telling: Account, shown: Sequence[Action], most: int) -> list[Row]:
    """The actions in few rows, cut so that they are low: rows without dice or enemies need less room."""
    own = telling.turn.side

    def cut(columns: int) -> list[Row]:
        step = (LIVE - 17 * MM) / max(FEWEST, columns)
        set_columns = [_words(tongue, telling, action, step) for action in shown]
        return [
            Row(
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


def _words(tongue: Tongue, telling: Account, action: Action, step: float) -> Column:
    mine = action.side == telling.turn.side
    name, deed = tongue.deed(telling, action)
    face = Face.SEMIBOLD if mine else Face.SEMIBOLD_ITALIC
    longest = max(name.split(), key=lambda word: width(face, word, 7.6), default="")
    size = marks.fitting(longest, face, (7.6, 7.0, 6.4, 5.8), step - 1)
    called = " ".join(abbreviated(word, face, size, step - 1) for word in name.split())
    names = set_lines(rich(Span(called, bold=True, italic=not mine)), step - 1, Style(size, 7.6))
    deeds = set_lines(deed, step - 1, Style(7, 8, palette.SECONDARY))
    return Column(action, tuple(names[:LINES]), tuple(deeds[:LINES]))


def _row(
    page: Document,
    tongue: Tongue,
    telling: Account,
    row: Row,
    top: float,
    sides: Sequence[str],
) -> None:
    own, *others = sides
    labels = {side.id: side.label.capitalize() for side in telling.turn.before.sides}
    name = labels[own] if width(Face.SEMIBOLD, labels[own], 9) <= ASIDE - 2 else tongue.labels.sector.own
    page.text(page.left, top - row.boxes + (3.5 if row.thrown else -8), name, Face.SEMIBOLD, 9, palette.OWN)
    if others and (row.enemy or row.thrown):
        base = top - row.names + (3.5 if row.thrown else 3)
        page.text(page.left, base, tongue.labels.sector.enemy, Face.SEMIBOLD, 9, palette.ENEMY)
    for index, column in enumerate(row.columns):
        x = page.left + ASIDE + index * row.step
        key = ("deed", tongue.language, Same(column.action), row.step, row.boxes, row.names)
        page.repeated(key, x, top, partial(_column, column=column, own=own, row=row))


def _column(page: Document, x: float, top: float, *, column: Column, own: str, row: Row) -> None:
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
