"""What needs the umpire: the first thing on his desk, with nothing forgotten and nothing that could be left out."""

from __future__ import annotations

import pytest

from campaigns.models import Game, Schedule, Seat, TurnException
from campaigns.services.desk import attention
from campaigns.services.turns import holding
from orders.models import OutgoingMail, RawMail
from tests.campaigns.services.games import HOUR, NOW, Match, SmallEngine, mails, make_game
from tests.cast import Cast

pytestmark = pytest.mark.django_db


def texts(game: Match, now: object = NOW) -> list[str]:
    return [need.text for need in attention.needs(game.battle, now)]  # type: ignore[arg-type]


def test_a_battle_that_goes_its_way_needs_nobody(game: Match) -> None:
    assert texts(game) == []


def test_a_battle_being_set_up_waits_to_be_started(cast: Cast) -> None:
    assert "has not started" in " ".join(texts(make_game(cast, start=False)))


def test_players_who_are_invited_but_have_not_answered_are_named(cast: Cast) -> None:
    Seat.objects.filter(pk=cast.foy_seat.pk).update(state=Seat.State.INVITED)
    assert any(text.startswith("Foy has not answered") for text in texts(make_game(cast, start=False)))


def test_a_campaign_without_commanders_asks_for_them(cast: Cast) -> None:
    Seat.objects.all().delete()
    assert "Nobody commands yet. Invite the players." in texts(make_game(cast, start=False))


def test_a_seat_without_a_player_is_named_and_one_that_was_left_is_not(game: Match) -> None:
    Seat.objects.filter(pk=game.cast.foy_seat.pk).update(player=None)
    Seat.objects.filter(pk=game.cast.picton_seat.pk).update(player=None, state=Seat.State.LEFT)
    assert texts(game) == ["Nobody commands as General Foy."]


def test_seats_without_players_are_named_together(game: Match) -> None:
    Seat.objects.update(player=None)
    assert texts(game) == ["Nobody commands as General Foy and General Picton."]


def test_missing_orders_are_named_only_when_the_deadline_is_near(game: Match) -> None:
    closes = game.turn.closes_at
    assert closes is not None
    assert texts(game, closes - 13 * HOUR) == []
    near = texts(game, closes - 11 * HOUR)
    assert [text.partition(" has sent")[0] for text in near] == ["General Foy", "General Picton"]
    assert "standing orders" in near[0]


def test_a_turn_that_would_wait_for_the_umpire_says_so_urgently(game: Match) -> None:
    Schedule.objects.update(missed=Schedule.Missed.WAIT)
    game.battle.refresh_from_db()
    closes = game.turn.closes_at
    assert closes is not None
    found = attention.needs(Game.objects.get(pk=game.battle.pk), closes - HOUR)
    assert all(need.urgent and "wait for you" in need.text for need in found)


def test_a_drafted_turn_waits_for_its_release(game: Match) -> None:
    game.battle.release = Game.Release.UMPIRE
    game.battle.save()
    game.close_and_resolve()
    assert "waits for you to release it" in texts(game)[0]


def test_a_turn_that_could_not_be_resolved_comes_first_with_its_reason(game: Match, engine: SmallEngine) -> None:
    engine.broken = ZeroDivisionError("no such table")
    mails().update(state=OutgoingMail.State.FAILED)
    game.close_and_resolve()
    found = attention.needs(game.battle, NOW)
    assert {need.urgent for need in found} == {True}
    assert any("no such table" in need.text and need.where == "turn" for need in found)


def test_a_held_clock_and_a_turn_without_deadline_are_mentioned(game: Match) -> None:
    holding.hold(game.battle, NOW, who="umpire")
    held = Game.objects.get(pk=game.battle.pk)
    assert attention.needs(held, NOW)[0].text.startswith("The clock is held since")
    holding.resume(held, NOW, who="umpire")
    game.battle.turns.update(closes_at=None)
    free = attention.needs(Game.objects.get(pk=game.battle.pk), NOW)
    assert "no deadline" in free[0].text


def test_mails_are_counted_in_good_english(game: Match) -> None:
    RawMail.objects.create(
        received_at=NOW, way="smtp", raw=b"", digest="d", seat=game.cast.foy_seat, state=RawMail.State.FAILED
    )
    assert texts(game)[0].startswith("1 mail of players")
    mails().update(state=OutgoingMail.State.FAILED)
    assert any(text.startswith("2 mails could not be delivered") for text in texts(game))


def test_every_need_leads_to_a_part_of_the_desk(game: Match) -> None:
    Seat.objects.filter(pk=game.cast.foy_seat.pk).update(player=None)
    assert [need.where_words for need in attention.needs(game.battle, NOW)] == ["To the seats"]


def test_an_exception_is_taken_off_the_list_once_and_stays_on_record(game: Match) -> None:
    turn = game.turn
    TurnException.objects.create(turn=turn, kind=TurnException.Kind.NO_ORDERS, seat=game.cast.foy_seat)
    TurnException.objects.create(
        turn=turn, kind=TurnException.Kind.SET_ASIDE, observer="french", problem="ValueError: x"
    )
    assert texts(game) == ["Turn 1, french: ValueError: x"]
    assert attention.settle(turn, 1)
    assert not attention.settle(turn, 1)
    assert texts(game) == []
    assert game.turn.exceptions.count() == 2
