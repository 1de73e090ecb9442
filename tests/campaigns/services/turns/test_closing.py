"""When turns close: deadline, grace, more time for one, all orders in, a held clock, and a player who is waited for."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

import pytest

from campaigns.models import Game, Schedule, Seat, Sheet, Turn
from campaigns.services.turns import holding, life
from campaigns.services.turns.attendance import attendance
from campaigns.services.turns.closing import close_due_turns
from tests.campaigns.services.games import HOUR, NOW, Match, SmallEngine, make_game
from tests.cast import Cast

pytestmark = pytest.mark.django_db
DEADLINE = NOW + 72 * HOUR
MOMENT = timedelta(seconds=1)


def game_with(cast: Cast, **schedule: Any) -> Match:
    return make_game(cast, schedule=schedule)


def test_a_turn_closes_at_its_deadline_and_not_before(game: Match) -> None:
    assert close_due_turns(DEADLINE - MOMENT) == 0
    assert close_due_turns(DEADLINE) == 1
    assert close_due_turns(DEADLINE) == 0
    assert game.turn.closed_because == Turn.Closed.DEADLINE


def test_grace_is_given_to_everybody_without_saying_so(cast: Cast, engine: SmallEngine) -> None:
    game_with(cast, grace_minutes=30)
    assert close_due_turns(DEADLINE + timedelta(minutes=29)) == 0
    assert close_due_turns(DEADLINE + timedelta(minutes=30)) == 1


def test_a_turn_waits_for_the_seat_that_was_given_more_time(game: Match) -> None:
    life.extend(game.turn, DEADLINE + 24 * HOUR, NOW, who="umpire", seat=game.cast.foy_seat)
    assert close_due_turns(DEADLINE + 23 * HOUR) == 0
    assert close_due_turns(DEADLINE + 24 * HOUR) == 1


def test_a_held_clock_closes_nothing(game: Match) -> None:
    holding.hold(game.battle, NOW, who="umpire")
    assert close_due_turns(DEADLINE + 100 * HOUR) == 0


def test_a_manual_turn_is_closed_by_the_umpire_alone(cast: Cast, engine: SmallEngine) -> None:
    game = game_with(cast, kind=Schedule.Kind.MANUAL)
    assert game.turn.closes_at is None
    assert close_due_turns(NOW + 10_000 * HOUR) == 0


def test_all_orders_in_closes_at_once_if_the_umpire_wishes(cast: Cast, engine: SmallEngine) -> None:
    game = game_with(cast, close_when_all_in=True)
    game.order(cast.foy_seat, "x")
    assert close_due_turns(NOW) == 0
    game.order(cast.picton_seat, "x")
    assert close_due_turns(NOW) == 1
    assert game.turn.closed_because == Turn.Closed.ALL_IN


@pytest.mark.parametrize("part", ["refused", "asked", "without_orders"])
def test_orders_that_are_not_clear_are_given_time_before_the_turn_closes_early(
    cast: Cast, engine: SmallEngine, part: str
) -> None:
    game = game_with(cast, close_when_all_in=True, settle_minutes=120)
    game.order_all()
    Sheet.objects.filter(seat=cast.foy_seat).update(receipt={part: ["something"]}, received_at=NOW)
    assert close_due_turns(NOW + 1.9 * HOUR) == 0
    assert close_due_turns(NOW + 2 * HOUR) == 1
    assert game.turn.closed_because == Turn.Closed.ALL_IN


@pytest.mark.parametrize(("minute", "closes"), [(0, 0), (1, 15), (14, 15), (15, 15), (31, 45), (59, 60)])
def test_an_early_closing_waits_for_the_quarter_hour_and_so_tells_nobody_when_the_last_orders_came(
    cast: Cast, engine: SmallEngine, minute: int, closes: int
) -> None:
    game = game_with(cast, close_when_all_in=True)
    game.order_all()
    Sheet.objects.filter(seat=cast.foy_seat).update(received_at=NOW + timedelta(minutes=minute))
    if minute != closes:
        assert close_due_turns(NOW + timedelta(minutes=closes, seconds=-1)) == 0
    assert close_due_turns(NOW + timedelta(minutes=closes)) == 1


def test_an_umpire_may_have_it_close_at_once(cast: Cast, engine: SmallEngine) -> None:
    game = game_with(cast, close_when_all_in=True, on_the_quarter=False)
    game.order_all()
    Sheet.objects.filter(seat=cast.foy_seat).update(received_at=NOW + timedelta(minutes=1))
    assert close_due_turns(NOW + timedelta(minutes=1)) == 1


def test_a_new_battle_closes_at_its_deadline(cast: Cast) -> None:
    assert not Schedule().close_when_all_in


def test_all_orders_in_closes_nothing_if_he_does_not(game: Match) -> None:
    game.order_all()
    assert close_due_turns(NOW) == 0


def test_nobody_is_waited_for_who_is_on_leave_without_a_deputy(cast: Cast, engine: SmallEngine) -> None:
    game = game_with(cast, close_when_all_in=True)
    Seat.objects.filter(pk=cast.picton_seat.pk).update(leave_from=date(2026, 11, 19), leave_until=date(2026, 11, 30))
    game.order(cast.foy_seat, "x")
    present = attendance(game.turn, NOW)
    assert [seat.name for seat in present.away] == ["General Picton"]
    assert close_due_turns(NOW) == 1


def test_a_deputy_is_waited_for_as_the_player_would_be(cast: Cast, engine: SmallEngine) -> None:
    game = game_with(cast, close_when_all_in=True)
    cast.picton_seat.leave_from, cast.picton_seat.deputy = date(2026, 11, 19), cast.foy_seat.player
    cast.picton_seat.save()
    game.order(cast.foy_seat, "x")
    assert close_due_turns(NOW) == 0


def test_a_commander_whose_troops_are_all_gone_is_not_waited_for(cast: Cast, engine: SmallEngine) -> None:
    game = game_with(cast, close_when_all_in=True)
    turn = game.turn
    turn.before["units"][1]["out"] = "eliminated"
    turn.save()
    game.order(cast.foy_seat, "x")
    assert close_due_turns(NOW) == 1


def test_an_empty_table_of_orders_is_not_all_orders(cast: Cast, engine: SmallEngine) -> None:
    game_with(cast, close_when_all_in=True)
    Seat.objects.update(leave_from=date(2026, 11, 1))
    assert close_due_turns(NOW) == 0


def test_under_the_policy_wait_a_missing_player_stops_the_clock(cast: Cast, engine: SmallEngine) -> None:
    game = game_with(cast, missed=Schedule.Missed.WAIT)
    game.order(cast.foy_seat, "x")
    assert close_due_turns(DEADLINE + HOUR) == 0
    game.order(cast.picton_seat, "x")
    assert close_due_turns(DEADLINE + HOUR) == 1


def test_only_running_battles_close_turns(game: Match) -> None:
    Game.objects.update(status=Game.Status.FINISHED)
    assert close_due_turns(DEADLINE) == 0


def test_a_fault_in_one_battle_leaves_the_others_alone(game: Match, cast: Cast) -> None:
    other = make_game(cast, slug="other", title="Other")
    Turn.objects.filter(game=game.battle).update(before={"units": 5})
    Schedule.objects.filter(game=game.battle).update(close_when_all_in=True)
    assert close_due_turns(DEADLINE) == 1
    assert other.turn.state == Turn.State.CLOSED
