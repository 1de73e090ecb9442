"""The turn report of one seat: two to eight pages that he prints, keeps and plays from.

1. Front: situation, cost, the whole field, what is asked and until when.
2. The sector, a sheet a corps: what moved and fought, the field before and after, the turn in order.
3. The story brigade by brigade with every throw; the rest of the side; what was seen of the enemy.
4. The command unit by unit, what is expected, messages, the standing plan, a form for orders, the dice.
"""

from __future__ import annotations

from battles.reports.documents.command import command_pages
from battles.reports.documents.data import TurnReportData
from battles.reports.documents.front import front_page
from battles.reports.documents.page import Document
from battles.reports.documents.sector import sector_pages
from battles.reports.documents.telling import story_pages
from battles.reports.facts.rows import command_rows
from battles.reports.scene.livery import livery_of


def turn_report(data: TurnReportData) -> bytes:
    """The report as a PDF. The same data give the same bytes."""
    telling = data.telling
    labels = data.tongue.labels.front
    title = labels.title.format(battle=data.after.title, turns=data.tongue.numbers(data.turn), name=data.seat.name)
    subject = labels.subject.format(rules=data.ruleset.title)
    page = Document(
        data.paper,
        title=title,
        subject=subject,
        running=title,
        tongue=data.tongue,
        made=data.made,
        livery=livery_of(data.after, data.side),
    )
    brigades = command_rows(telling, data.seat.formations, data.started)
    front_page(page, data, telling, brigades)
    flow = sector_pages(page, data, telling)
    story_pages(flow, data, telling)
    command_pages(flow, data, brigades)
    return page.finish()
