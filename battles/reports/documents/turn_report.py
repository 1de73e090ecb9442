"""The turn report of one seat: two to eight pages that he prints, keeps and plays from.

1. Front: situation, cost, the whole field, what is asked and until when.
2. The sector, a sheet a corps: what moved and fought, the field before and after, the turn in order.
3. The story brigade by brigade with every throw; the rest of the side; what was seen of the enemy.
4. The command unit by unit, what is expected, messages, the standing plan, a form for orders, the dice.
"""

from __future__ import annotations

from collections.abc import Callable

from battles.engine.dataclasses import dataclass
from battles.reports.documents.command import command_pages
from battles.reports.documents.command_told import command_of
from battles.reports.documents.data import TurnReportData
from battles.reports.documents.front import front_page
from battles.reports.documents.page import Document
from battles.reports.documents.sector import Sector
from battles.reports.documents.setting import SETTINGS, TERSE, Setting
from battles.reports.documents.sheets import Sheets
from battles.reports.documents.telling import story_pages, told_in
from battles.reports.documents.trial import Balance, balanced
from battles.reports.facts.commands import is_army
from battles.reports.facts.rows import command_rows
from battles.reports.scene.livery import livery_of

#: So many units of one body are a corps, no more; pages of its report, and of an army's, where closer type can help it.
CORPS, CORPS_PAGES, ARMY_PAGES = 48, 4, 6
#: So many sizes of sheets are tried to fill the last page.
SIZES = 3


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
    sector, told = Sector(data, telling, page.depth), told_in(data, telling)
    command = command_of(data, brigades, told.own)

    def compose(page: Document, sheets: Sheets) -> None:
        front_page(page, data, telling, brigades)
        flow = sector.pages(page, sheets)
        story_pages(flow, data, telling, told)
        command_pages(flow, data, command)

    units = sum(len(brigade.rows) for brigade in brigades)
    army = units > CORPS or is_army(data.after, [brigade.command for brigade in brigades if brigade.rows])
    plan = _planned(page, sector, compose, ARMY_PAGES if army else CORPS_PAGES)
    page.setting, page.raised = plan.setting, plan.balance.raised
    compose(page, plan.sheets)
    return page.finish()


@dataclass(frozen=True, slots=True)
class _Plan:
    """How a report is set: how closely, with which sheets, and how its pages are filled."""

    setting: Setting
    sheets: Sheets
    balance: Balance


def _planned(page: Document, sector: Sector, compose: Callable[[Document, Sheets], None], most: int) -> _Plan:
    """The most open setting with which a report has no more than so many pages, or else as few as may be; of the sheets
    those with which no page is half empty."""

    def planned(setting: Setting, sheets: Sheets, *, raising: bool = True) -> _Plan:
        found = balanced(page, lambda trial: compose(trial, sheets), setting, raising=raising)
        return _Plan(setting, sheets, found)

    sizes = sector.choices(SETTINGS[0])
    best, others = planned(SETTINGS[0], sizes[0], raising=False), sizes[1 : 1 + SIZES]
    if best.balance.pages > most:
        # No setting takes fewer pages than the closest one with the lowest sheets: where that saves none, none does.
        closest = planned(SETTINGS[-1], sector.lowest(SETTINGS[-1]), raising=False)
        fewest = max(most, closest.balance.pages)
        for setting in SETTINGS[1:]:
            if best.balance.pages <= fewest:
                break
            sizes = sector.choices(setting)
            plan = planned(setting, sizes[0], raising=False)
            if plan.balance.pages < best.balance.pages:
                best, others = plan, sizes[1 : 1 + SIZES]
        best = closest if closest.balance.pages < best.balance.pages else best
    if best.balance.pages > most >= ARMY_PAGES:
        # Where the closest of the terse settings saves no page, none does.
        allowed = best.balance.pages - 1
        for setting in reversed(TERSE):
            sizes = sector.choices(setting)
            plan = planned(setting, sizes[0], raising=False)
            if plan.balance.pages > allowed:
                break
            best, others, allowed = plan, sizes[1 : 1 + SIZES], plan.balance.pages
    if not best.balance.full:
        best = planned(best.setting, best.sheets)
    if best.balance.raised or not best.balance.full:
        # Larger sheets are better than white at the foot of a page.
        for sheets in others:
            plan = planned(best.setting, sheets, raising=False)
            if plan.balance.full and plan.balance.pages == best.balance.pages:
                return plan
    if not best.balance.full and best.setting in SETTINGS:
        # Nor can the last two pages share what is hardly enough for one: set closer, it is told without the last.
        for setting in SETTINGS[SETTINGS.index(best.setting) + 1 :]:
            plan = planned(setting, sector.choices(setting)[0])
            if plan.balance.full and plan.balance.pages < best.balance.pages:
                return plan
    return best
