"""The battle that ``killing`` plays: its setting up, its orders, what a worker does, and what came of it all."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from typing import Any

from django.db import connection

from campaigns.models import AuditEntry, Dispatch, Game, Notice, Schedule, Seat, Sheet, Turn
from campaigns.services.turns import life
from campaigns.services.turns.sweep import sweep
from orders.models import OutgoingMail
from orders.services.out.enclosures import RENDERERS, Enclosure, Material
from tests.battles.documents import battalion, duel
from tests.cast import make_cast

START = datetime(2026, 11, 20, 10, 0, tzinfo=UTC)


def _small(reference: Mapping[str, Any], material: Material) -> Enclosure:
    """Enclosures that cost nothing to draw: what is tested is that they arrive."""
    return Enclosure(f"{reference['kind']}.pdf", "application/pdf", b"%PDF")


RENDERERS.update(dict.fromkeys(("map", "report", "form"), _small))


def set_up() -> int:
    """A small battle under way; answers its id. The connection is closed, so that workers can be forked."""
    cast = make_cast()
    document = duel(
        battalion("F1", at=(15, 5)),
        battalion("A1", "AB", (15, 25), facing=180),
        turn=1,
        table={"width": 30, "height": 30},
    )
    battle = Game.objects.create(
        campaign=cast.campaign, title="Killed", slug="killed", ruleset="mini-nap", document=document
    )
    Schedule.objects.create(game=battle, hours=24, close_when_all_in=False, umpire_notice_minutes=0)
    life.start_game(battle, START)
    connection.close()
    return battle.pk


def current(battle: int) -> Turn:
    """The newest turn."""
    return Turn.objects.filter(game=battle).order_by("-number")[0]


def number(battle: int) -> int:
    """The number of the newest turn."""
    found = current(battle).number
    connection.close()
    return found


def order(battle: int, now: datetime) -> None:
    """Put orders in for everybody."""
    turn = current(battle)
    for seat in Seat.objects.select_related("side"):
        own = "F1" if seat.side and seat.side.key == "french" else "A1"
        text = f"{own}: FACE {'NE' if turn.number % 2 else 'N'}\n"
        Sheet.objects.create(turn=turn, seat=seat, version=1, received_at=now, text=text, normal_form=text)
    connection.close()


def deadline(battle: int) -> datetime:
    """When the open turn closes."""
    closes_at = current(battle).closes_at
    connection.close()
    assert closes_at is not None
    return closes_at


def work(now: datetime) -> None:
    """What one worker does before it ends or is killed."""
    sweep(now)
    connection.close()


def settled(battle: int) -> bool:
    """Whether a turn is open and nothing waits to be told or sent."""
    waiting = OutgoingMail.objects.exclude(state=OutgoingMail.State.SENT).exists()
    waiting = waiting or Notice.objects.filter(told_at__isnull=True).exists()
    is_open = current(battle).state == Turn.State.OPEN
    connection.close()
    return is_open and not waiting


def result(battle: int) -> dict[str, Any]:
    """What came of it: the invariants, counted."""
    played = Turn.objects.filter(game=battle, state=Turn.State.RELEASED)
    numbers = list(played.order_by("number").values_list("number", flat=True))
    reports = OutgoingMail.objects.filter(kind="report")
    return {
        "released": len(numbers),
        "numbered without a gap": numbers == list(range(1, len(numbers) + 1)),
        "resolutions on record": AuditEntry.objects.filter(action="resolve-turn").count(),
        "orders kept": Sheet.objects.count(),
        "orders resolved": sum(bool(text.strip()) for turn in played for text in turn.orders.values()),
        "dispatches": Dispatch.objects.count(),
        "reports": reports.count(),
        "reports sent": reports.filter(state=OutgoingMail.State.SENT).count(),
        "reports tried again": reports.filter(tries__gt=1).count(),
        "message ids": sorted(reports.values_list("message_id", flat=True)),
        "problems": Turn.objects.exclude(problem="").count(),
        "longest": str(max((timedelta(0), *(turn.resolved_at - turn.closed_at for turn in played)))),
    }
