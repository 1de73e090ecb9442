"""The report of a whole battle, made when it is over and everything may be told.

1. Title page: outcome, the field at the end, the day in strength.
2. The price: losses by arm, cause, brigade and turn; where it was decided; who fell.
3. The order of battle as it came up.
4. Turn by turn: a map each, and what happened.
5. The orders as given, and the record of the dice.
"""

from __future__ import annotations

from collections.abc import Sequence

from battles.reports.documents.battle_data import BattleReportData
from battles.reports.documents.battle_price import price_pages
from battles.reports.documents.battle_record import orders_as_given, record_of_dice
from battles.reports.documents.battle_title import title_page
from battles.reports.documents.order_of_battle import set_order_of_battle
from battles.reports.documents.page import Document, Head
from battles.reports.documents.paper import MM
from battles.reports.documents.trial import settled
from battles.reports.documents.turn_by_turn import maps_of_turns, turns
from battles.reports.scene.livery import livery_of
from battles.reports.scene.picture import Picture

#: The order of battle begins on a page that has so much room for it.
ROOM = 60 * MM


def battle_report(data: BattleReportData) -> bytes:
    """The report as a PDF."""
    title = data.labels.title.format(battle=data.chronicle.first.title)
    subject = data.labels.subject.format(rules=data.chronicle.ruleset.title)
    page = Document(
        data.paper,
        title=title,
        subject=subject,
        running=title,
        tongue=data.tongue,
        livery=livery_of(data.chronicle.first),
    )
    maps = maps_of_turns(data.chronicle, data.tongue, page.depth)

    def compose(page: Document) -> None:
        if page.trial:
            page.begin("")
            page.mark(page.bottom)
        else:
            title_page(page, data)
        _following(page, data, maps)

    return settled(page, compose)


def _following(page: Document, data: BattleReportData, maps: Sequence[Picture]) -> None:
    """Set the second page and on."""
    flow = price_pages(page, data)
    note = data.labels.order_of_battle_note.format(strength=data.strength)
    flow.chapter(Head(data.labels.order_of_battle, note), foot="", need=ROOM)
    set_order_of_battle(flow, data.chronicle.ruleset, data.chronicle.came_up, data.tongue)
    turns(flow, data.chronicle, data.tongue, maps)
    orders_as_given(flow, data)
    record_of_dice(flow, data)
