"""Cards for a table: a label for every unit, and who comes when and where."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from battles.engine.battle import Battle, Unit
from battles.engine.protocol import Ruleset
from battles.reports.documents import marks
from battles.reports.documents.flow import Drawn, Flow
from battles.reports.documents.page import Align, Document, Head
from battles.reports.documents.paper import A4, LIVE, MM, Paper
from battles.reports.documents.trial import settled
from battles.reports.documents.typeset import fitted
from battles.reports.fonts import Face
from battles.reports.scene import palette
from battles.reports.scene.values import Tone
from battles.reports.tongues import ENGLISH, Tongue

ABREAST, HIGH = 4, 19 * MM
WIDE = LIVE / ABREAST
TONES = (Tone.OWN, Tone.ENEMY, Tone.THIRD)
#: Where the columns of the reinforcement card begin.
STARTS = (0.0, 22 * MM, 46 * MM, 86 * MM)


def unit_labels(
    ruleset: Ruleset, battle: Battle, *, title: str, foot: str, paper: Paper = A4, tongue: Tongue = ENGLISH
) -> bytes:
    """A label for every unit, to be cut out: sign, name, command, quality and strength."""
    page = Document(paper, title=f"{battle.title}: {title}", subject=title, running=battle.title, tongue=tongue)

    def compose(page: Document) -> None:
        flow: Flow | None = None
        for place, side in enumerate(battle.sides):
            units = [unit for unit in battle.units if battle.side_of[unit.id] == side.id and not unit.out]
            head = Head(title, side.label)
            if flow is None:
                following = partial(page.begin_following, head, foot=foot, bookmark="")
                flow = Flow(page, page.begin_following(head, foot=foot), following)
            else:
                flow.chapter(head, foot=foot, need=HIGH)
            rows = [units[first : first + ABREAST] for first in range(0, len(units), ABREAST)]
            tone = TONES[place % len(TONES)]
            draw = partial(_row_of_labels, ruleset=ruleset, battle=battle, tongue=tongue, tone=tone)
            flow.blocks([Drawn(HIGH, partial(draw, units=row)) for row in rows])

    return settled(page, compose)


def _row_of_labels(
    page: Document,
    x: float,
    top: float,
    *,
    ruleset: Ruleset,
    battle: Battle,
    tongue: Tongue,
    tone: Tone,
    units: Sequence[Unit],
) -> None:
    for number, unit in enumerate(units):
        left = x + number * WIDE
        page.box(left, top - HIGH, WIDE, HIGH, stroke=palette.HAIRLINE, weight=0.4, dash="2 2")
        marks.unit_sign(page, left + 6 * MM, top - 6.5 * MM, unit, ruleset.signs, tone, most=16)
        room = WIDE - 13 * MM
        page.text(left + 12 * MM, top - 5.5 * MM, fitted(unit.label, Face.BOLD, 9.2, room), Face.BOLD, 9.2)
        formation = battle.formation_by_id.get(unit.of)
        command = formation.label if formation is not None else ""
        page.text(left + 12 * MM, top - 9.5 * MM, fitted(command, Face.SMALL_ITALIC, 8, room), Face.SMALL_ITALIC, 8)
        quality = ruleset.lexicon(tongue.language).qualities.get(unit.quality, unit.quality)
        measure = ruleset.measure
        strength = str(measure.amount(unit)) if measure.counted else measure.label(unit)
        words = fitted(", ".join(filter(None, (quality, unit.type))), Face.SMALL, 8, WIDE - 16 * MM)
        page.text(left + 2 * MM, top - 16 * MM, words, Face.SMALL, 8)
        page.text(left + WIDE - 2 * MM, top - 16 * MM, strength, Face.BOLD, 10, align=Align.RIGHT)


def reinforcement_card(
    title: str,
    rows: Sequence[tuple[str, str, str, str]],
    *,
    head: str,
    columns: tuple[str, str, str, str],
    foot: str,
    nobody: str,
    paper: Paper = A4,
    tongue: Tongue = ENGLISH,
) -> bytes:
    """Who comes: turn, hour, body and units with their edge, as rows of four; ``nobody`` where nobody does."""
    page = Document(paper, title=f"{title}: {head}", subject=head, running=title, tongue=tongue)

    def following(bookmark: str | None = "") -> float:
        return page.begin_following(Head(head, title), foot=foot, bookmark=bookmark)

    flow = Flow(page, following(None), following)
    if not rows:
        flow.blocks([Drawn(18, partial(_card_row, row=(nobody, "", "", ""), face=Face.TEXT_ITALIC))])
        return page.finish()
    flow.blocks([Drawn(16, partial(_card_row, row=columns, face=Face.SMALL_ITALIC))])
    flow.blocks([Drawn(18, partial(_card_row, row=row, face=Face.SMALL)) for row in rows])
    return page.finish()


def _card_row(page: Document, x: float, top: float, *, row: tuple[str, str, str, str], face: Face) -> None:
    base = top - 12
    ends = (*STARTS[1:], LIVE)
    only = sum(bool(cell) for cell in row) == 1
    for cell, start, end in zip(row, STARTS, ends, strict=True):
        page.text(x + start, base, fitted(cell, face, 9.4, (LIVE if only else end) - start - 4), face, 9.4)
    page.rule(x, base - 4, x + LIVE, 0.3, palette.HAIRLINE)
