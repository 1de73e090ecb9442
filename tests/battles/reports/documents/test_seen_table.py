"""The list of the enemy: what orders call each, under a head on every page, and never a row or two alone on one."""

from __future__ import annotations

from functools import cache
from unittest.mock import patch

import pytest

from battles.engine.handles import short_handle
from battles.engine.knowledge import Certainty, public_id
from battles.reports.documents import TurnReportData, seen_table
from battles.reports.documents.flow import Drawn, Flow
from battles.reports.documents.page import Document, Head
from battles.reports.documents.paper import A4
from battles.reports.documents.setting import USUAL
from battles.reports.documents.trial import Trial
from battles.reports.facts.enemy import Seen, in_sight, nearest_enemies, seen_of_the_enemy
from battles.reports.facts.rows import command_rows
from battles.reports.tongues import ENGLISH
from tests.battles.reports.test_truth import SIDES, report

HEAD = Head("Story", "", "", "")


def told() -> TurnReportData:
    """The report whose enemies are listed."""
    return report(8, "french")


@cache
def seen() -> tuple[Seen, ...]:
    """Its rows of the enemy."""
    return seen_of_the_enemy(told().turn, told().knowledge)


def pages_of_rows(count: int, room: float) -> list[tuple[int, int]]:
    """How many heads and how many rows of the list stand on each page, if it begins with so much room on the first."""
    trial = Trial(Document(A4, title="", subject="", running="", tongue=ENGLISH), USUAL, {})
    flow = Flow(trial, trial.begin_following(HEAD), lambda: trial.begin_following(HEAD))
    flow.blocks([Drawn(flow.room() - room, lambda page, x, top: None)])
    found: dict[int, list[int]] = {}

    def on_page() -> list[int]:
        return found.setdefault(trial._page, [0, 0])

    whole, section = seen_table._set, Trial.section

    def counted(flow: Flow, blocks: list[object]) -> None:
        on_page()[1] += len(blocks)
        whole(flow, blocks)

    def headed(self: Trial, *told: object, **more: object) -> float:
        on_page()[0] += 1
        return section(self, *told, **more)

    with patch.object(seen_table, "_set", counted), patch.object(Trial, "section", headed):
        seen_table.enemy_table(flow, ENGLISH, told().turn, (seen() * 12)[:count])
    return [(heads, rows) for heads, rows in found.values()]


@pytest.mark.parametrize("room", [0.0, 40.0, 55.0, 70.0, 90.0, 120.0, 200.0, 400.0])
@pytest.mark.parametrize("count", [1, 5, 6, 7, 8, 11, 12, 13, 24, 60, 200])
def test_the_list_is_headed_on_every_page_and_leaves_no_rows_alone(count: int, room: float) -> None:
    pages = pages_of_rows(count, room)
    assert sum(rows for _, rows in pages) == count
    for heads, rows in pages:
        assert heads == 1
        assert rows >= min(count, 2 * seen_table.LEAST_ROWS - 1)


@pytest.mark.parametrize("side", SIDES)
def test_every_enemy_in_sight_is_listed_by_what_the_table_of_the_command_calls_him(side: str) -> None:
    named = 0
    for number in (4, 8):
        told = report(number, side)
        rows = {public_id(row.contact): row for row in seen_of_the_enemy(told.turn, told.knowledge)}
        for contact in in_sight(told.knowledge):
            handle = seen_table._handle(rows[public_id(contact)])
            assert handle == (short_handle(public_id(contact)) or public_id(contact))
            named += contact.certainty is Certainty.NAMED
        listed = {seen_table._handle(row) for row in rows.values()}
        units = [unit for each in command_rows(told.telling, (), told.started) for unit in each.units]
        assert {near.handle for near in nearest_enemies(told.turn, told.knowledge, units).values()} <= listed
    assert named


def test_nothing_is_called_by_anything_that_is_gone_or_whose_name_is_what_orders_call_it() -> None:
    gone = [row for row in seen() if row.contact.fate and not row.alias]
    assert gone
    assert {seen_table._handle(row) for row in gone} == {""}
