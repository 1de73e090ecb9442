"""Attendance: whom a turn waits for."""

from __future__ import annotations

from datetime import date

import pytest

from campaigns.models import Player, Seat
from campaigns.services.turns.attendance import attendance, can_order, on_leave
from tests.campaigns.services.games import NOW, Match

pytestmark = pytest.mark.django_db


def who(match: Match) -> tuple[list[str], list[str], list[str]]:
    present = attendance(match.turn, NOW)
    return tuple([seat.name for seat in seats] for seats in (present.ordered, present.missing, present.away))  # type: ignore[return-value]


def test_all_are_missing_until_they_order(game: Match) -> None:
    assert who(game) == ([], ["General Foy", "General Picton"], [])
    game.order(game.cast.foy_seat, "BRIGADE FB\n  INTENT HOLD\n")
    assert who(game) == (["General Foy"], ["General Picton"], [])


def test_all_are_in_when_nobody_is_waited_for_and_somebody_has_ordered(game: Match) -> None:
    assert not attendance(game.turn, NOW).all_in
    Seat.objects.filter(pk=game.cast.picton_seat.pk).update(player=None)
    assert not attendance(game.turn, NOW).all_in
    game.order(game.cast.foy_seat, "BRIGADE FB\n  INTENT HOLD\n")
    assert attendance(game.turn, NOW).all_in


def test_withdrawn_orders_count_as_none(game: Match) -> None:
    sheet = game.order(game.cast.foy_seat, "BRIGADE FB\n  INTENT HOLD\n")
    sheet.pk, sheet.version, sheet.withdrawn = None, 2, True
    sheet.save()
    assert "General Foy" in who(game)[1]


def test_leave_without_a_deputy_is_not_waited_for_and_with_one_is(game: Match) -> None:
    seat = game.cast.picton_seat
    Seat.objects.filter(pk=seat.pk).update(leave_from=date(2026, 11, 19))
    assert who(game)[2] == ["General Picton"]
    Seat.objects.filter(pk=seat.pk).update(deputy=Player.objects.create(name="Kempt", email="kempt@players.test"))
    assert who(game) == ([], ["General Foy", "General Picton"], [])


def test_a_seat_that_was_left_is_not_there(game: Match) -> None:
    Seat.objects.filter(pk=game.cast.picton_seat.pk).update(state=Seat.State.LEFT)
    assert who(game) == ([], ["General Foy"], [])


def test_who_has_lost_his_troops_cannot_order(game: Match) -> None:
    turn = game.turn
    assert can_order(turn, game.cast.foy_seat)
    turn.before = {**turn.before, "units": [{**unit, "out": "eliminated"} for unit in turn.before["units"]]}
    assert not can_order(turn, game.cast.foy_seat)


@pytest.mark.parametrize(
    ("start", "end", "away"),
    [(None, None, False), (20, None, True), (21, None, False), (None, 20, True), (None, 19, False), (19, 21, True)],
)
def test_leave_has_open_ends(game: Match, start: int | None, end: int | None, away: bool) -> None:
    seat = game.cast.foy_seat
    seat.leave_from = date(2026, 11, start) if start else None
    seat.leave_until = date(2026, 11, end) if end else None
    assert on_leave(seat, date(2026, 11, 20)) is away
