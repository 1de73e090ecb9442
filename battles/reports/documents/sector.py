"""The second page and on: the seat's sector sheet by sheet, the field before and after, the turn in order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from battles.engine.keeping import Same
from battles.engine.signs import Arm, Form
from battles.reports.documents import marks
from battles.reports.documents.data import TurnReportData
from battles.reports.documents.flow import Drawn, Flow
from battles.reports.documents.maps import sector_field, sector_scene, set_map, small_scene
from battles.reports.documents.page import Align, Document, Head
from battles.reports.documents.paper import GAP, LIVE, MM, THIRD
from battles.reports.documents.sheets import BAND, TITLE, UNDER, SectorSheet, sector_sheets
from battles.reports.documents.typeset import Style, set_lines
from battles.reports.facts.account import Account, Action
from battles.reports.fonts import Face
from battles.reports.fonts.metrics import width
from battles.reports.scene import palette
from battles.reports.scene.build import cm_per_unit
from battles.reports.scene.values import Certainty, Detail, Scene, Tone, TrackKind
from battles.reports.tongues import Tongue
from battles.reports.tongues.rich import Span, rich

SMALL_MAP = 46 * MM
#: Room for the strip's title, for each row of the strip, and for each sign of the key.
STRIP_HEAD, STRIP_ROW, SIGN_ROW = 6 * MM, 31 * MM, 5.6 * MM
#: Draws a sign of the key, its left end at (x, y).
Drawing = Callable[[Document, float, float], None]
#: Columns of the strip in one row: at most, and as wide as if there were at least so many.
COLUMNS, FEWEST = 14, 9


def sector_pages(page: Document, data: TurnReportData, telling: Account) -> Flow:
    """Set the sheets of the sector, their signs, the field before and after, and the strip; what follows flows on."""
    labels, common = data.tongue.labels.sector, data.tongue.labels.page
    about = labels.about.format(when=data.tongue.span(data.turn) or data.tongue.numbers(data.turn))
    head = Head(labels.title, about, common.orders_by, data.deadline)
    flow = Flow(page, page.begin_following(head, foot=labels.foot), partial(_following, page, head, labels.foot))
    sheets = sector_sheets(data, flow.room())
    field = sector_field(data, telling)
    scenes = [sector_scene(data, field, sheet) for sheet in sheets]
    waiting = [_sheet_block(data, sheet, scene) for sheet, scene in zip(sheets, scenes, strict=True)]
    field_and_signs = _field(data, scenes)
    while waiting and waiting[0].height <= flow.room():
        flow.blocks([waiting.pop(0)])
    # Signs and the whole field stand where the next sheet has no room, rather than an empty half page; where they have
    # none either they come last, for a page of their own between two sheets would be emptier still.
    fits = field_and_signs.height <= flow.room()
    flow.blocks([field_and_signs, *waiting] if fits else [*waiting, field_and_signs])
    strip(flow, data.tongue, telling)
    return flow


def _following(page: Document, head: Head, foot: str) -> float:
    return page.begin_following(head, foot=foot, bookmark="")


def _sheet_block(data: TurnReportData, sheet: SectorSheet, scene: Scene) -> Drawn:
    """A sheet under the names of those whose troops it shows, and its scale."""
    labels = data.tongue.labels.sector
    names = data.tongue.listed([data.after.formation_by_id[key].label for key in sheet.formations]) or labels.map
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


def _field(data: TurnReportData, scenes: Sequence[Scene]) -> Drawn:
    """The signs that were drawn, and the whole field before and after the turn with the sheets marked on it."""
    labels, unit = data.tongue.labels.sector, cm_per_unit(data.ruleset)
    windows = [scene.window for scene in scenes]
    insets = [(left / unit, bottom / unit, right / unit, top / unit) for left, bottom, right, top in windows]
    smalls = [small_scene(data, later=later, insets=insets) for later in (False, True)]
    entries = signs_of(data.tongue, scenes)
    left, bottom, right, top = smalls[0].window
    high = min(SMALL_MAP, (top - bottom) * THIRD / (right - left))
    need = max(18 + len(entries) * SIGN_ROW, 18 + high) + 3 * MM

    def draw(page: Document, x: float, y: float) -> None:
        under = page.section(x, y, THIRD, labels.signs)
        for sign, words in entries:
            under -= SIGN_ROW
            sign(page, x + 2, under + 3)
            page.text(x + 48, under, words, Face.SMALL, 8.8)
        for place, small in enumerate(smalls):
            start = x + (place + 1) * (THIRD + GAP)
            moment = data.after.turn if place else data.before.turn
            below = page.section(start, y, THIRD, labels.field_at.format(hour=data.hours.hour(moment)))
            set_map(page, small, start, below - 3, THIRD, SMALL_MAP, detail=Detail.SMALL)

    return Drawn(need, draw)


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


def strip(flow: Flow, tongue: Tongue, telling: Account) -> None:
    """The turn in order: who won each throw, with which dice, and what came of it."""
    shown = [action for action in telling.actions if action.place]
    if not shown:
        return
    thrown = any(_dice_of(action) for action in shown)
    labels = tongue.labels.sector
    rows = -(-len(shown) // COLUMNS)
    flow.need(STRIP_HEAD + rows * STRIP_ROW)
    page = flow.page
    y = page.section(page.left, flow.y, LIVE, labels.strip, labels.strip_note if thrown else "")
    sides = [side.id for side in telling.turn.before.sides]
    sides.sort(key=lambda side: side != telling.turn.side)
    columns = max(FEWEST, -(-len(shown) // rows))
    step = (LIVE - 17 * MM) / columns
    for start in range(0, len(shown), columns):
        _strip_row(page, tongue, telling, shown[start : start + columns], y, step, sides)
        y -= STRIP_ROW
    flow.down_to(y)


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
