"""All papers of a battle, each as what prints it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from battles.reports.documents import (
    BattleReportData,
    Chronicle,
    TurnReportData,
    UmpireReportData,
    battle_report,
    deployment_map,
    form_of,
    order_form,
    rosters,
    turn_report,
    umpire_report,
)
from battles.reports.documents.paper import Paper
from battles.reports.facts.chronicle import PlayedTurn

Print = Callable[[], bytes]


def seats_papers(told: TurnReportData) -> Iterator[tuple[str, Print]]:
    """The report and the form of a seat."""
    yield "report", partial(turn_report, told)
    yield "form", partial(order_form, form_of(told))


def desks_papers(told: UmpireReportData, turns: tuple[PlayedTurn, ...], paper: Paper) -> Iterator[tuple[str, Print]]:
    """The umpire's report, the battle's report and the papers for the table."""
    yield "umpire's report", partial(umpire_report, told)
    yield (
        "battle report",
        partial(battle_report, BattleReportData(Chronicle(told.ruleset, turns, told.clock), paper=paper)),
    )
    yield "roster", partial(rosters, told.ruleset, told.after, paper=paper)
    yield "deployment", partial(deployment_map, told.ruleset, told.after, clock=told.clock, paper=paper)
