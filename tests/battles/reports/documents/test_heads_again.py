"""Where a table goes on over another page, the heads of its columns stand over it again, for the eye alone."""

import pytest

from battles.reports.documents import turn_report
from tests.battles.reports.campaign_papers import round_of
from tests.battles.reports.test_truth import report
from tests.printed_words import pages_of


@pytest.mark.parametrize(("number", "side"), [(8, "french"), (14, "allied")])
def test_every_page_with_rows_of_the_command_has_their_heads(number: str, side: str) -> None:
    told = report(number, side)
    pages = pages_of(turn_report(told))
    rows = [unit for unit in told.after.units if told.after.side_of[unit.id] == side and unit.in_play]
    heads = [page.upper() for page in pages if all(head in page.upper() for head in ("SQUARE", "CHARGE", "NEAREST"))]
    lines = [line for page in heads for line in page.splitlines()]
    assert len(heads) >= 2
    for unit in rows:
        assert any(line.startswith(f"{unit.id} ".upper()) for line in lines), unit.id


def test_every_page_of_a_campaigns_tables_has_their_heads() -> None:
    pages = pages_of(round_of(60))
    long = [page for page in pages if page.count("e division d") >= 3]
    assert len(long) >= 2
    for page in long:
        assert all(head in page for head in ("Formation", "Men", "State", "Where", "As of"))
