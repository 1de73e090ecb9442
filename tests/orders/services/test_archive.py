"""The gate keeps its speed however much mail it has kept: what it asks of its archive is found by an index."""

from __future__ import annotations

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from orders.models import OutgoingMail
from tests.orders.services.post import letter, took
from tests.orders.stage import Stage

ARCHIVES = ("orders_rawmail", "orders_outgoingmail")
SHEET = "INTENT HOLD"


def plans_of(text: str, message_id: str) -> dict[str, list[str]]:
    """How SQLite finds what the gate asks of its archives while a mail is read, by question."""
    raw = letter(text, message_id=message_id)
    with CaptureQueriesContext(
        connection,
    ) as asked:
        took(raw)
    questions = [
        query["sql"]
        for query in asked.captured_queries
        if query["sql"].startswith("SELECT") and any(f'FROM "{name}"' in query["sql"] for name in ARCHIVES)
    ]
    assert questions
    found = {}
    with connection.cursor() as cursor:
        for question in questions:
            cursor.execute(f"EXPLAIN QUERY PLAN {question}")
            found[question] = [str(row[-1]) for row in cursor.fetchall()]
    return found


@pytest.mark.parametrize("text", [SHEET, "STATUS"])
def test_nothing_that_a_mail_asks_of_the_archive_looks_at_all_of_it_or_of_a_seat(stage: Stage, text: str) -> None:
    for number in range(3):
        plans = plans_of(text, f"<{number}-{len(text)}@players.test>")
        slow = {
            question: plan
            for question, plan in plans.items()
            if any(step.startswith("SCAN orders") or step.endswith(("(seat_id=?)", "(created_at>?)")) for step in plan)
        }
        assert not slow
    assert OutgoingMail.objects.filter(to__iexact=stage.french.player.email).exists()
