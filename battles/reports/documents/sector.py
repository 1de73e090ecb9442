"""The second page: the seat's sector with what moved and fought, the field before and after, the turn in order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from battles.engine.keeping import Same
from battles.engine.signs import Arm, Form
from battles.reports.documents import marks
from battles.reports.documents.data import TurnReportData
from battles.reports.documents.maps import sector_scene, set_map, small_scene
from battles.reports.documents.page import Align, Document, Head
from battles.reports.documents.paper import GAP, LIVE, MM, THIRD
from battles.reports.documents.typeset import Style, set_lines
from battles.reports.facts.account import Account, Action
from battles.reports.fonts import Face
from battles.reports.fonts.metrics import width
from battles.reports.scene import palette
from battles.reports.scene.values import Certainty, Tone
from battles.reports.tongues import Tongue
from battles.reports.tongues.labels import SectorLabels
from battles.reports.tongues.rich import Span, rich

SMALL_MAP = 46 * MM
#: Room under the sector map for the signs and small maps, and for each row of the strip.
UNDER_MAP, STRIP_HEAD, STRIP_ROW = 60 * MM, 10 * MM, 31 * MM
#: Draws a sign of the key, its left end at (x, y).
Drawing = Callable[[Document, float, float], None]
#: Columns of the strip in one row: at most, and as wide as if there were at least so many.
COLUMNS, FEWEST = 14, 9


def sector_page(page: Document, data: TurnReportData, telling: Account) -> None:
    """Set the page of the sector."""
    labels, common = data.tongue.labels.sector, data.tongue.labels.page
    about = labels.about.format(when=data.tongue.span(data.turn) or data.tongue.numbers(data.turn))
    y = page.begin_following(Head(labels.title, about, common.orders_by, data.deadline), foot=labels.foot)
    shown = [action for action in telling.actions if action.place]
    rows = max(1, -(-len(shown) // COLUMNS))
    room = y - page.bottom - UNDER_MAP - STRIP_HEAD - min(rows, 2) * STRIP_ROW
    scene = sector_scene(data, telling, LIVE, room)
    placed = set_map(page, scene, page.left, y, LIVE, room)
    y -= placed.height + 4.5 * MM
    left, bottom, right, top = scene.window
    scale = scene.cm_per_unit
    inset = (left / scale, bottom / scale, right / scale, top / scale)
    signs_bottom = _signs(page, labels, y, placed.scale, data.ruleset.unit_of_length)
    maps_bottom = y
    for place, later in enumerate((False, True)):
        x = page.left + (place + 1) * (THIRD + GAP)
        moment = data.after.turn if later else data.before.turn
        under = page.section(x, y, THIRD, labels.field_at.format(hour=data.hours.hour(moment)))
        small = set_map(page, small_scene(data, later=later, inset=inset), x, under - 3, THIRD, SMALL_MAP, small=True)
        maps_bottom = min(maps_bottom, under - 3 - small.height)
    strip(page, data.tongue, telling, min(signs_bottom, maps_bottom) - 4 * MM)


def _signs(page: Document, labels: SectorLabels, top: float, scale: float, unit: str) -> float:
    """What the lines of the sector map mean."""
    y = page.section(page.left, top, THIRD, labels.signs, labels.scale.format(scale=scale, unit=unit))
    entries = (
        (_before_sign, labels.stood_before),
        (_arrow("3 1.8", 0.8, palette.INK), labels.march),
        (_arrow("", 3.0, palette.OWN), labels.charge),
        (_arrow("2.4 1.6", 1.1, palette.ENEMY), labels.driven),
        (_arrow("0.6 2", 0.8, palette.INK), labels.fire),
        (_dots, labels.strength),
        (_number, labels.number),
    )
    for draw, words in entries:
        y -= 6.1 * MM
        draw(page, page.left + 2, y + 3)
        page.text(page.left + 48, y, words, Face.SMALL, 8.8)
    return y


def _before_sign(page: Document, x: float, y: float) -> None:
    marks.sign(page, x + 20, y, Arm.INFANTRY, Form.LINE, Tone.OWN, cm=5, certainty=Certainty.BEFORE, most=30)


def _arrow(dash: str, weight: float, colour: str) -> Drawing:
    def draw(page: Document, x: float, y: float) -> None:
        shown = f"[{dash}] 0 d" if dash else ""
        page.path(f"{shown} {x:.2f} {y:.2f} m {x + 33:.2f} {y:.2f} l", stroke=colour, weight=weight)
        page.path(f"{x + 40:.2f} {y:.2f} m {x + 32:.2f} {y + 3:.2f} l {x + 32:.2f} {y - 3:.2f} l h", fill=colour)

    return draw


def _dots(page: Document, x: float, y: float) -> None:
    for index in range(5):
        page.disc(x + 6 + index * 6, y, 2.1, fill=palette.OWN if index < 3 else "", stroke=palette.OWN_LINE)


def _number(page: Document, x: float, y: float) -> None:
    marks.ring_number(page, x + 18, y, 4, radius=5.2)


# ---- the strip


def strip(page: Document, tongue: Tongue, telling: Account, top: float) -> None:
    """The turn in order: who won each throw, with which dice, and what came of it."""
    shown = [action for action in telling.actions if action.place]
    thrown = any(_dice_of(action) for action in shown)
    labels = tongue.labels.sector
    y = page.section(page.left, top, LIVE, labels.strip, labels.strip_note if thrown else "")
    sides = [side.id for side in telling.turn.before.sides]
    sides.sort(key=lambda side: side != telling.turn.side)
    rows = max(1, min(-(-len(shown) // COLUMNS), int((y - page.bottom) // STRIP_ROW)))
    columns = max(FEWEST, -(-len(shown) // rows))
    step = (LIVE - 17 * MM) / columns
    for start in range(0, len(shown), columns):
        _strip_row(page, tongue, telling, shown[start : start + columns], y, step, sides)
        y -= STRIP_ROW


def _strip_row(
    page: Document,
    tongue: Tongue,
    telling: Account,
    shown: Sequence[Action],
    top: float,
    step: float,
    sides: Sequence[str],
) -> None:
    own, *others = sides
    labels = {side.id: side.label.capitalize() for side in telling.turn.before.sides}
    page.text(page.left, top - 23, labels[own], Face.SEMIBOLD, 9, palette.OWN)
    if others:
        page.text(page.left, top - 57, tongue.labels.sector.enemy, Face.SEMIBOLD, 9, palette.ENEMY)
    for index, action in enumerate(shown):
        x = page.left + 17 * MM + index * step
        column = partial(_strip_column, tongue=tongue, telling=telling, action=action, step=step, own=own)
        page.repeated(("deed", tongue.language, Same(action), step), x, top, column)


def _strip_column(
    page: Document, x: float, top: float, *, tongue: Tongue, telling: Account, action: Action, step: float, own: str
) -> None:
    middle, wide = x + step / 2, step - 2.5
    page.text(middle, top - 9, str(action.place), Face.SMALL, 7, palette.SECONDARY, Align.MIDDLE)
    mine = action.side == own
    dice = _dice_of(action)
    for side, faces in dice.items():
        colour = palette.OWN_LINE if side == own else palette.ENEMY_LINE
        _small_dice(page, middle, top - 24 if side == own else top - 58, faces, side == action.side, colour, wide)
    told = [episode.number for episode in action.episodes if episode.number]
    y = top - 38 if mine else top - 48
    fill = palette.OWN if mine else palette.ENEMY_PALE
    page.box(x + 1.2, y, wide, 10.5, fill=fill, stroke=palette.OWN_LINE if mine else palette.ENEMY_LINE, weight=0.5)
    if not mine:
        page.box(x + 1.2, y, wide, 2, fill=palette.ENEMY)
    for place, number in enumerate(told[:3]):
        spread = (place - (len(told[:3]) - 1) / 2) * 9.4
        marks.ring_number(page, middle + spread, y + 5.3, number, radius=4.2)
    name, deed = tongue.deed(telling, action)
    face = Face.SEMIBOLD if mine else Face.SEMIBOLD_ITALIC
    colour = palette.OWN_LINE if mine else palette.ENEMY_LINE
    longest = max(name.split(), key=lambda word: width(face, word, 7.6), default="")
    size = marks.fitting(longest, face, (7.6, 7.0, 6.4, 5.8), step - 1)
    called = " ".join(abbreviated(word, face, size, step - 1) for word in name.split())
    y = top - 60.5
    for line in set_lines(rich(Span(called, bold=True, italic=not mine)), step - 1, Style(size, 7.6))[:2]:
        y -= 7.5
        page.line(middle - line.width / 2, y, line, colour)
    for line in set_lines(deed, step - 1, Style(7, 8, palette.SECONDARY))[:2]:
        y -= 7.8
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
    told = action.opened.effect.get("dice") or {}
    return {str(side): [int(value) for value in faces] for side, faces in told.items()} if told else {}


def _small_dice(
    page: Document, middle: float, y: float, faces: Sequence[int], won: bool, colour: str, breadth: float
) -> None:
    size = min(8.0, (breadth - 2) / max(3, len(faces)) - 1)
    x = middle - (len(faces) * (size + 1) - 1) / 2
    for value in faces:
        marks.die(page, x, y, value, dark=won, size=size, colour=colour)
        x += size + 1
