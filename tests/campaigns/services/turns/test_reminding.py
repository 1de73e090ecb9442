"""Reminders to players, and the umpire's word before a turn closes: each once, to whom it concerns."""

from __future__ import annotations

from datetime import date, time, timedelta
from typing import Any

import pytest

from campaigns.models import Player, Schedule
from campaigns.services.turns import holding, life
from campaigns.services.turns.reminding import remind
from tests.campaigns.services.games import HOUR, NOW, Match, SmallEngine, mails, make_game
from tests.cast import Cast

pytestmark = pytest.mark.django_db
DEADLINE = NOW + 72 * HOUR


@pytest.fixture
def reminding(cast: Cast, engine: SmallEngine) -> Match:
    return make_game(cast, schedule={"reminder_hours": [24, 3], "umpire_notice_minutes": 0})


def reminders() -> list[Any]:
    return list(mails().filter(kind="reminder").order_by("pk"))


def test_a_player_without_orders_is_reminded_once_at_each_time(reminding: Match) -> None:
    assert remind(DEADLINE - 25 * HOUR) == 0
    for _ in range(3):
        remind(DEADLINE - 24 * HOUR)
    assert [mail.to for mail in reminders()] == ["foy@players.test", "picton@players.test"]
    remind(DEADLINE - 3 * HOUR)
    assert len(reminders()) == 4


def test_a_reminder_says_how_long_is_left_and_brings_the_sheet(reminding: Match) -> None:
    remind(DEADLINE - 24 * HOUR)
    mail = reminders()[0]
    assert "24 hours left" in mail.subject or "1 day left" in mail.subject
    assert "BRIGADE FB" in mail.text
    assert mail.in_reply_to


def test_who_has_ordered_is_left_in_peace(reminding: Match) -> None:
    reminding.order(reminding.cast.foy_seat, "x")
    remind(DEADLINE - 3 * HOUR)
    assert [mail.to for mail in reminders()] == ["picton@players.test"]


def test_a_player_on_leave_is_reminded_by_way_of_his_deputy(reminding: Match) -> None:
    deputy = Player.objects.create(name="Kempt", email="kempt@players.test")
    seat = reminding.cast.picton_seat
    seat.leave_from, seat.deputy = date(2026, 11, 20), deputy
    seat.save()
    remind(DEADLINE - 3 * HOUR)
    assert sorted(mail.to for mail in reminders()) == ["foy@players.test", "kempt@players.test"]


def test_more_time_moves_the_reminder_of_that_seat(reminding: Match) -> None:
    life.extend(reminding.turn, DEADLINE + 24 * HOUR, NOW, who="umpire", seat=reminding.cast.foy_seat)
    remind(DEADLINE - 3 * HOUR)
    assert [mail.to for mail in reminders()] == ["picton@players.test"]


def test_a_held_clock_reminds_nobody(reminding: Match) -> None:
    holding.hold(reminding.battle, NOW, who="umpire")
    assert remind(DEADLINE - 3 * HOUR) == 0


def test_quiet_hours_bring_the_reminder_forward(cast: Cast, engine: SmallEngine) -> None:
    schedule = {
        "reminder_hours": [3], "umpire_notice_minutes": 0, "quiet_from": time(6, 0), "quiet_until": time(9, 0)
    }  # fmt: skip
    make_game(cast, schedule=schedule)
    assert remind(DEADLINE - 5 * HOUR - timedelta(minutes=1)) == 0
    assert remind(DEADLINE - 5 * HOUR) == 2


def test_the_umpire_is_told_once_how_matters_stand_before_the_close(cast: Cast, engine: SmallEngine) -> None:
    game = make_game(cast, schedule={"umpire_notice_minutes": 60})
    game.order(cast.foy_seat, "BRIGADE FB\n  INTENT HOLD\n")
    assert remind(DEADLINE - timedelta(minutes=61)) == 0
    assert remind(DEADLINE - timedelta(minutes=60)) == 1
    assert remind(DEADLINE - timedelta(minutes=30)) == 0
    (mail,) = mails().filter(kind="umpire")
    assert "1 of 2 ordered" in mail.subject
    assert "Rehearsed at" in mail.text
    assert "completes" in mail.text
    assert "RELEASE" in mail.text


def test_a_rehearsal_that_fails_is_told_before_it_is_too_late(cast: Cast, engine: SmallEngine) -> None:
    game = make_game(cast)
    game.order_all()
    engine.broken = KeyError("terrain")
    remind(DEADLINE - timedelta(minutes=30))
    assert "it fails" in mails().get(kind="umpire").text


def test_the_umpire_is_told_once_that_a_turn_waits_for_a_player(cast: Cast, engine: SmallEngine) -> None:
    game = make_game(cast, schedule={"missed": Schedule.Missed.WAIT})
    game.order(cast.foy_seat, "x")
    for hours in (0, 1, 2):
        remind(DEADLINE + hours * HOUR)
    (mail,) = mails().filter(kind="umpire")
    assert "waits for General Picton" in mail.subject
