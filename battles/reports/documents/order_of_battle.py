"""Orders of battle and rosters: commands from the top down, their commanders, and their units with their strength."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import partial

from battles.engine.battle import Battle, Formation, Unit
from battles.engine.lexicon import Lexicon
from battles.engine.protocol import Ruleset
from battles.reports.documents import charts, marks
from battles.reports.documents.flow import Block, Drawn, Flow, Together, height_of
from battles.reports.documents.page import Align, Document, Head
from battles.reports.documents.paper import A4, GAP, HALF, LIVE, MM, Paper
from battles.reports.documents.typeset import fitted, typographic
from battles.reports.facts.strength import amount_of
from battles.reports.fonts import Face
from battles.reports.fonts.metrics import width
from battles.reports.scene import palette
from battles.reports.scene.livery import livery_of
from battles.reports.scene.mould import INKS
from battles.reports.scene.values import Tone
from battles.reports.tongues import ENGLISH, Tongue
from battles.reports.tongues.battle_labels import RosterLabels

TONES = (Tone.OWN, Tone.ENEMY, Tone.THIRD)


def set_order_of_battle(flow: Flow, ruleset: Ruleset, battle: Battle, tongue: Tongue) -> None:
    """Both sides, side by side."""
    columns = []
    for place, side in enumerate(battle.sides[:2]):
        blocks = list(_side(ruleset, battle, tongue, side.id, place))
        columns.append((flow.page.left + place * (HALF + GAP), blocks))
    flow.columns(*columns)


def _side(ruleset: Ruleset, battle: Battle, tongue: Tongue, side: str, place: int) -> Iterator[Block]:
    label = battle.side_by_id[side].label
    units = [unit for unit in battle.units if battle.side_of[unit.id] == side]
    strength = tongue.strength(ruleset, amount_of(ruleset, units))
    lexicon = ruleset.lexicon(tongue.language)
    yield Drawn(24, partial(_side_head, label=label, strength=strength, place=place))
    labels = tongue.labels.roster
    for formation, depth in _tree(battle, side):
        own = [unit for unit in units if unit.of == formation.id]
        head = Drawn(15, partial(_formation_row, lexicon=lexicon, labels=labels, formation=formation, depth=depth))
        rows = [
            Drawn(11.4, partial(_unit_row, ruleset=ruleset, lexicon=lexicon, unit=unit, depth=depth, tone=TONES[place]))
            for unit in own
        ]
        yield Together((head, *rows[:2]))
        yield from rows[2:]


def _tree(battle: Battle, side: str) -> Iterator[tuple[Formation, int]]:
    """The formations of a side from the top down, each with its depth."""
    own = [formation for formation in battle.formations if battle.side_of_formation(formation.id) == side]
    ids = {formation.id for formation in own}

    def below(parent: str, depth: int) -> Iterator[tuple[Formation, int]]:
        for formation in own:
            if formation.of == parent or (not parent and formation.of not in ids):
                yield formation, depth
                yield from below(formation.id, depth + 1)

    yield from below("", 0)


def _side_head(page: Document, x: float, top: float, *, label: str, strength: str, place: int) -> None:
    colour = charts.LINES[place]
    page.text(x, top - 14, fitted(label, Face.ENGLISH, 15, HALF - 60), Face.ENGLISH, 15, colour)
    page.text(x + HALF, top - 14, strength, Face.TEXT_ITALIC, 10, palette.SECONDARY, Align.RIGHT)
    page.rule(x, top - 18.5, x + HALF, 1, colour)


def _formation_row(
    page: Document, x: float, top: float, *, lexicon: Lexicon, labels: RosterLabels, formation: Formation, depth: int
) -> None:
    indent = x + min(depth, 4) * 8
    face = Face.SEMIBOLD if formation.kind == "brigade" else Face.BOLD
    base = top - 11
    commander = formation.commander
    remark = ""
    if commander is not None:
        rating = lexicon.ratings.get(commander.rating, commander.rating)
        remark = ", ".join(part for part in (commander.name, rating) if part)
        if commander.arrives is not None:
            remark += labels.arrives.format(turn=commander.arrives)
    room = x + HALF - indent
    name = fitted(formation.label, face, 9.2, room * 0.62)
    end = page.text(indent, base, name, face, 9.2)
    shown = fitted(remark, Face.SMALL_ITALIC, 8.4, x + HALF - end - 6)
    page.text(x + HALF, base, shown, Face.SMALL_ITALIC, 8.4, palette.SECONDARY, Align.RIGHT)
    page.rule(indent, base - 3, x + HALF, 0.25, palette.HAIRLINE)


def _unit_row(
    page: Document, x: float, top: float, *, ruleset: Ruleset, lexicon: Lexicon, unit: Unit, depth: int, tone: Tone
) -> None:
    indent = x + min(depth + 1, 5) * 8
    base = top - 8.6
    marks.unit_sign(page, indent + 5, base + 2.6, unit, ruleset.signs, tone, most=10)
    quality = lexicon.qualities.get(unit.quality, unit.quality)
    words = ", ".join(word for word in (quality, unit.type) if word)
    measure = ruleset.measure
    strength = str(measure.amount(unit) or "–") if measure.counted else measure.label(unit)
    end = x + HALF - max(16.0, width(Face.BOLD, strength, 8.6) + 4)
    room = min(x + HALF - 77, end - width(Face.SMALL, words, 7.6)) - indent - 15 - 4
    page.text(indent + 15, base, fitted(unit.label, Face.SMALL, 8.4, room), Face.SMALL, 8.4)
    page.text(end, base, words, Face.SMALL, 7.6, palette.SECONDARY, Align.RIGHT)
    page.text(x + HALF, base, strength, Face.BOLD, 8.6, align=Align.RIGHT)


# ---- rosters


def rosters(
    ruleset: Ruleset, battle: Battle, *, sides: Sequence[str] = (), paper: Paper = A4, tongue: Tongue = ENGLISH
) -> bytes:
    """Rosters for the table and the desk: every unit with its values and boxes to tick, every commander."""
    labels = tongue.labels.roster
    title = labels.title.format(battle=battle.title)
    noun = ruleset.lexicon(tongue.language).strength_short
    foot = labels.foot.format(points=noun.many, rules=ruleset.title)
    subject = labels.subject.format(rules=ruleset.title)
    livery = livery_of(battle)
    page = Document(paper, title=title, subject=subject, running=title, tongue=tongue, livery=livery)
    shown = [side for side in battle.sides if not sides or side.id in sides]
    unit = ruleset.unit_of_length
    flow: Flow | None = None
    for side in shown:
        head = Head(labels.head.format(side=side.label), labels.about.format(turn=battle.turn, point=noun.one))
        heads = Drawn(15, partial(_roster_head, labels=labels, unit=unit), table=side.id, cell="TH")
        commands = list(_commands(ruleset, tongue, battle, side.id))
        high = heads.height + height_of(commands)
        if flow is not None and flow.room() >= high + CUT:
            # Rosters that have room on one page stand on it, to be cut apart.
            page.box(page.left, flow.y - CUT / 2, LIVE, 0, stroke=palette.SECONDARY, dash="4 3")
            flow.down_to(page.heading(head, flow.y - CUT + 12))
        else:
            flow = Flow(page, page.begin_following(head, foot=foot), partial(_next_page, page, head, foot, heads))
        flow.blocks([heads])
        for sheet in _even(commands, flow.room()):
            if sheet[0] is not commands[0]:
                flow.turn()
            flow.blocks(sheet)
    return page.finish()


#: Room for the line along which rosters are cut apart, and for the title under it.
CUT = 22 * MM


def _next_page(page: Document, head: Head, foot: str, heads: Drawn) -> float:
    top = page.begin_following(head, bookmark="", foot=foot)
    heads.draw(page, page.left, top)
    return top - heads.height


def _even(blocks: Sequence[Block], room: float) -> list[list[Block]]:
    """Blocks on as few pages as hold them, each about as full as the others."""
    pages = math.ceil(height_of(blocks) / room) or 1
    while True:
        sheets: list[list[Block]] = [[]]
        fair = height_of(blocks) / pages
        for block in blocks:
            taken = height_of(sheets[-1])
            full = taken + block.height > room or (taken + block.height / 2 > fair and len(sheets) < pages)
            if sheets[-1] and full:
                sheets.append([])
            sheets[-1].append(block)
        if len(sheets) <= pages:
            return sheets
        pages += 1


def _commands(ruleset: Ruleset, tongue: Tongue, battle: Battle, side: str) -> Iterator[Block]:
    """The commands of a side with their units; one is not parted between two pages, unless it is very large."""
    place = [other.id for other in battle.sides].index(side)
    for formation, depth in _tree(battle, side):
        head = partial(
            _command_row,
            labels=tongue.labels.roster,
            ruleset=ruleset,
            battle=battle,
            formation=formation,
            depth=depth,
            place=place,
        )
        rows = [
            Drawn(
                15,
                partial(_roster_row, ruleset=ruleset, tongue=tongue, battle=battle, unit=unit, place=place),
                table=side,
            )
            for unit in battle.units
            if unit.of == formation.id and not unit.out
        ]
        whole = len(rows) if len(rows) <= MOST_TOGETHER else 1
        yield Together((Drawn(17, head, table=side), *rows[:whole]))
        yield from rows[whole:]


#: Units of a command that stay on one page.
MOST_TOGETHER = 12
#: Columns of a roster, from the left edge.
ID, KIND, QUALITY, BOXES = 55 * MM, 78 * MM, 106 * MM, 120 * MM
#: Columns of the roster.
COLUMNS = 6
# What does not fit is set smaller down to this, before it is cut: orders are written with the ids.
SMALLEST = 6.2


def _roster_head(page: Document, x: float, top: float, *, labels: RosterLabels, unit: str) -> None:
    base = top - 9
    for offset, words, align in (
        (11 * MM, labels.unit, Align.LEFT),
        (ID, labels.id, Align.LEFT),
        (KIND, labels.kind, Align.LEFT),
        (QUALITY, labels.quality, Align.LEFT),
        (BOXES, labels.strength, Align.LEFT),
        (LIVE, labels.reach.format(unit=unit), Align.RIGHT),
    ):
        page.small_caps(x + offset, base, words, 7.6, align=align)
    page.rule(x, base - 4, x + LIVE, 0.8)


def _command_row(
    page: Document,
    x: float,
    top: float,
    *,
    labels: RosterLabels,
    ruleset: Ruleset,
    battle: Battle,
    formation: Formation,
    depth: int,
    place: int,
) -> None:
    base = top - 13
    indent = x + min(depth, 4) * 6
    face = Face.SEMIBOLD if formation.kind == "brigade" else Face.BOLD
    end = page.text(indent, base, fitted(formation.label, face, 9.8, 80 * MM), face, 9.8, INKS[TONES[place]].line)
    commander, words = formation.commander, ""
    if commander is not None:
        radius = ruleset.command_radius(battle, formation)
        reach = labels.radius.format(radius=radius, unit=ruleset.unit_of_length) if radius else ""
        parts = [commander.name, commander.rating, reach]
        if commander.arrives is not None:
            parts.append(labels.arrives_turn.format(turn=commander.arrives))
        words = ", ".join(part for part in parts if part)
        page.text(
            x + LIVE,
            base,
            fitted(words, Face.SMALL_ITALIC, 8.8, x + LIVE - end - 8),
            Face.SMALL_ITALIC,
            8.8,
            align=Align.RIGHT,
        )
    for _ in range(COLUMNS - (2 if words else 1)):
        page.tags.empty()
    page.rule(x, base - 3.6, x + LIVE, 0.35, palette.HAIRLINE)


def _roster_row(
    page: Document, x: float, top: float, *, ruleset: Ruleset, tongue: Tongue, battle: Battle, unit: Unit, place: int
) -> None:
    base = top - 11
    marks.unit_sign(page, x + 13, base + 3, unit, ruleset.signs, TONES[place], most=13)
    page.text(x + 11 * MM, base, fitted(unit.label, Face.SMALL, 8.9, ID - 12 * MM), Face.SMALL, 8.9)
    _narrow(page, x + ID, base, unit.id, Face.FIGURES, 8.2, KIND - ID - 4, palette.SECONDARY)
    sorts = " ".join(part for part in (str(unit.extra.get("guns", "")), unit.type, *unit.traits) if part)
    kind = sorts.replace("-", " ")
    _narrow(page, x + KIND, base, kind, Face.SMALL, 8.6, QUALITY - KIND - 4, palette.INK)
    quality = ruleset.lexicon(tongue.language).qualities.get(unit.quality, unit.quality)
    page.text(x + QUALITY, base, fitted(quality, Face.SMALL, 8.6, BOXES - QUALITY - 4), Face.SMALL, 8.6)
    measure = ruleset.measure
    strength = measure.amount(unit)
    px = x + BOXES
    for _ in range(min(strength, 20)):
        page.box(px, base - 0.6, 6.4, 6.4, stroke=palette.INK, weight=0.5)
        px += 7.4
    page.text(px + 2, base, str(strength) if measure.counted else measure.label(unit), Face.BOLD, 8.6)
    arrival = tongue.labels.roster.turn
    reach = arrival.format(turn=unit.arrives) if unit.arrives is not None else f"{ruleset.reach(battle, unit):g}"
    page.text(x + LIVE, base, reach, Face.FIGURES, 8.6, align=Align.RIGHT)


def _narrow(
    page: Document, x: float, base: float, text: str, face: Face, size: float, measure: float, tone: str
) -> None:
    """A text set as much smaller as it must be to fit a measure; cut only where that is not enough."""
    wide = width(face, typographic(text), size)
    size = max(SMALLEST, size * measure / wide) if wide > measure else size
    page.text(x, base, fitted(text, face, size, measure + 0.1), face, size, tone)
