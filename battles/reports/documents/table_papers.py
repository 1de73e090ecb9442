"""Papers for the table: the deployment map, and a quick reference sheet from the ruleset's own tables."""

from __future__ import annotations

import re
from dataclasses import replace

from battles.engine.battle import Battle
from battles.engine.knowledge import Knowledge
from battles.engine.lexicon import Lexicon
from battles.engine.protocol import Ruleset, TableSection
from battles.reports.documents.flow import Flow
from battles.reports.documents.order_words import order_words
from battles.reports.documents.page import Align, Document, Head
from battles.reports.documents.paper import A4, MM, Paper
from battles.reports.documents.sections import set_sections
from battles.reports.documents.spoken import forces, spoken
from battles.reports.facts import Clock
from battles.reports.fonts import Face
from battles.reports.pens.pdf import draw_picture
from battles.reports.scene import palette
from battles.reports.scene.build import build_scene
from battles.reports.scene.engrave import engrave, paper_sheet
from battles.reports.scene.legend import key_of
from battles.reports.tongues import ENGLISH, Tongue

#: Figures as they are typed: a span, a product; and words that may be a code.
SPAN, BY, WORD = re.compile(r"(\d)-(\d)"), re.compile(r"(\d) x (\d)"), re.compile(r"\b[a-z]+\b")


def deployment_map(
    ruleset: Ruleset,
    battle: Battle,
    *,
    side: str = "",
    knowledge: Knowledge | None = None,
    clock: Clock,
    paper: Paper = A4,
    tongue: Tongue = ENGLISH,
) -> bytes:
    """The table before the battle, to set it up by: a whole page, with command radii.

    For the umpire (``side`` empty) everything; for a side ``battle`` must be its view and ``knowledge`` what it knows.
    """
    labels = tongue.labels.table
    who = battle.side_by_id[side].label if side else labels.both_sides
    title = labels.deployment_title.format(battle=battle.title, who=who)
    wide = battle.table.width > battle.table.height
    subject = labels.deployment_subject.format(rules=ruleset.title)
    page = Document(paper, title=title, subject=subject, running=title, tongue=tongue)
    sheet = paper.turned() if wide else paper
    page.begin(labels.deployment, foot=labels.deployment_foot, paper=sheet)
    top = sheet.height - 12 * MM
    with page.tags.content("H1"):
        page.text(page.left, top, battle.title, Face.ENGLISH, 16)
    shown = labels.deployment_of.format(who=who)
    page.text(page.right, top, shown, Face.TEXT_ITALIC, 10.5, palette.SECONDARY, Align.RIGHT)
    scene = build_scene(
        ruleset,
        battle,
        side=side,
        knowledge=knowledge,
        radii=True,
        title=labels.deployment,
        subtitle=tongue.hours(clock).hour(battle.turn),
        clock=tongue.hours(clock).hour,
        words=tongue.labels.map,
    )
    room = (page.right - page.left, top - 4 * MM - page.bottom)
    picture = engrave(scene, paper_sheet(scene, *room))
    under = top - 4 * MM - picture.height
    with page.tags.content("Figure", alt=spoken(shown, forces(ruleset, battle, tongue, side))):
        draw_picture(page.canvas, picture, page.left + (room[0] - picture.width) / 2, under)
    key = key_of(scene, room[0])
    if under - key.height >= page.bottom:
        with page.tags.artifact():
            draw_picture(page.canvas, key, page.left, under - key.height)
    return page.finish()


def quick_reference(ruleset: Ruleset, *, paper: Paper = A4, tongue: Tongue = ENGLISH) -> bytes:
    """The ruleset's tables in two columns, each with the clauses it comes from, then intents, conditions and places."""
    labels = tongue.labels.table
    title = labels.reference_title.format(rules=ruleset.title)
    page = Document(paper, title=title, subject=labels.reference, running=title, tongue=tongue)
    head = Head(labels.reference, ruleset.title)
    foot = labels.reference_foot
    flow = Flow(page, page.begin_following(head, foot=foot), lambda: page.begin_following(head, foot=foot, bookmark=""))
    sections = [_spoken(section, ruleset.lexicon(tongue.language)) for section in ruleset.quick_reference]
    set_sections(flow, [*sections, *_about_orders(ruleset, tongue)])
    return page.finish()


def _about_orders(ruleset: Ruleset, tongue: Tongue) -> list[TableSection]:
    """What orders have besides the verbs of units: intents, conditions, and how places are written."""
    words = tongue.labels.words
    wanted = (words.intent, words.conditions)
    found = [section for section in order_words(ruleset, words) if section.title in wanted]
    return [*found, TableSection(words.places, (words.write, words.comes), tuple(words.place_rows.items()))]


def _spoken(section: TableSection, lexicon: Lexicon) -> TableSection:
    """A table as one reads it: words for codes, true signs between figures, no row without anything in it."""
    rows = [row for row in section.rows if any(cell for cell in row[1:])]
    return replace(
        section,
        head=tuple(_cell(cell, lexicon) for cell in section.head),
        rows=tuple(tuple(_cell(cell, lexicon) for cell in row) for row in rows),
        note=_named(section.note, lexicon),
    )


def _cell(text: str, lexicon: Lexicon) -> str:
    if text in lexicon.formations:
        return lexicon.formations[text].name
    return _named(BY.sub(r"\1 × \2", SPAN.sub(r"\1–\2", text)), lexicon)


def _named(text: str, lexicon: Lexicon) -> str:
    """A text with nations by their names: ``french corps`` as ``French corps``."""
    nations = {code: name for code, name in lexicon.contacts.nations.items() if name}
    return WORD.sub(lambda found: nations.get(found[0], found[0]), text)
