"""Papers for the table: the deployment map, and a quick reference sheet from the ruleset's own tables."""

from __future__ import annotations

from battles.engine.battle import Battle
from battles.engine.knowledge import Knowledge
from battles.engine.protocol import Ruleset
from battles.reports.documents.page import Align, Document, Flow, Head
from battles.reports.documents.paper import A4, MM, Paper
from battles.reports.documents.sections import set_sections
from battles.reports.facts import Clock
from battles.reports.fonts import Face
from battles.reports.pens.pdf import draw_picture
from battles.reports.scene import palette
from battles.reports.scene.build import build_scene
from battles.reports.scene.engrave import engrave, paper_sheet
from battles.reports.scene.legend import key_of
from battles.reports.tongues import ENGLISH, Tongue


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
    with page.tags.content("Figure", alt=shown):
        draw_picture(page.canvas, picture, page.left + (room[0] - picture.width) / 2, under)
    key = key_of(scene, room[0])
    if under - key.height >= page.bottom:
        with page.tags.artifact():
            draw_picture(page.canvas, key, page.left, under - key.height)
    return page.finish()


def quick_reference(ruleset: Ruleset, *, paper: Paper = A4, tongue: Tongue = ENGLISH) -> bytes:
    """The ruleset's tables in two columns, each with the clauses it comes from."""
    labels = tongue.labels.table
    title = labels.reference_title.format(rules=ruleset.title)
    page = Document(paper, title=title, subject=labels.reference, running=title, tongue=tongue)
    head = Head(labels.reference, ruleset.title)
    foot = labels.reference_foot
    flow = Flow(page, page.begin_following(head, foot=foot), lambda: page.begin_following(head, foot=foot, bookmark=""))
    set_sections(flow, ruleset.quick_reference)
    return page.finish()
