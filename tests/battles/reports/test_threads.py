"""Papers that threads of one process make at the same time are those that are made one by one."""

from __future__ import annotations

import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest

from battles.reports.documents import SeatBrief, form_of, order_form, page, turn_report
from battles.reports.documents.maps import field_scene
from battles.reports.fonts import metrics
from battles.reports.pens import png
from battles.reports.pens import type as type_pen
from tests.battles.reports import papers

SEATS = (papers.FOY, SeatBrief("Count Reille"), SeatBrief("General Bachelu", ("5D",)), SeatBrief("Piré", ("wathiez",)))
PAPERS: dict[str, Callable[[SeatBrief], bytes]] = {
    "report": lambda seat: turn_report(papers.data(seat=seat)),
    "form": lambda seat: order_form(form_of(papers.data(seat=seat))),
    "map": lambda seat: png.render(field_scene(papers.data(seat=seat)), 700),
}


def forget() -> None:
    """Nothing is kept of the papers that were made before."""
    for kept in (
        type_pen._placed,
        type_pen._letters,
        type_pen._packed,
        type_pen._shown,
        type_pen._widths,
        type_pen._kind,
    ):
        kept.cache_clear()
    for kept in (metrics.runs, metrics.width, metrics.metrics):
        kept.cache_clear()
    page._REPEATED._things.clear()


@pytest.mark.parametrize("paper", PAPERS)
def test_four_papers_made_at_once_are_those_made_one_by_one(paper: str) -> None:
    make = PAPERS[paper]
    forget()
    one_by_one = [make(seat) for seat in SEATS]
    interval, together = sys.getswitchinterval(), Barrier(len(SEATS))

    def at_once(seat: SeatBrief) -> bytes:
        together.wait()
        return make(seat)

    forget()
    sys.setswitchinterval(1e-5)
    try:
        with ThreadPoolExecutor(len(SEATS)) as threads:
            assert list(threads.map(at_once, SEATS)) == one_by_one
    finally:
        sys.setswitchinterval(interval)
