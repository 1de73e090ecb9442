"""The turn's state machine: each step from its state only, and everything that follows from it in one transaction."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.db import OperationalError

from battles import rulesets
from campaigns import check_dice
from campaigns.models import AuditEntry, Dispatch, Game, Schedule, Turn
from campaigns.services.rulings import history
from campaigns.services.turns import holding, life, resolution
from orders.models import RawMail
from tests.campaigns.services.games import HOUR, NOW, Match, SmallEngine, mails, make_game
from tests.cast import Cast

pytestmark = pytest.mark.django_db
State = Turn.State


def test_starting_a_battle_opens_turn_1_and_calls_every_seat_once(game: Match) -> None:
    turn = game.turn
    assert (turn.number, turn.state, turn.closes_at) == (1, State.OPEN, NOW + 72 * HOUR)
    calls = mails().filter(kind="call")
    assert sorted(call.to for call in calls) == ["foy@players.test", "picton@players.test"]
    assert all(turn.commitment in call.text and turn.seed not in call.text for call in calls)


def test_a_battle_starts_once(game: Match) -> None:
    with pytest.raises(life.WrongMoment, match="running"):
        life.start_game(game.battle, NOW)
    assert game.battle.turns.count() == 1


def test_the_commitment_is_the_root_of_the_keys_of_the_secret_seed(game: Match) -> None:
    turn = game.turn
    assert len(bytes.fromhex(turn.seed)) == 32
    assert check_dice.root_of(bytes.fromhex(turn.seed)) == turn.commitment


def test_a_turn_closes_once(game: Match) -> None:
    turn, same = game.turn, game.turn
    assert life.close_turn(turn, NOW, because=Turn.Closed.DEADLINE)
    assert not life.close_turn(same, NOW + HOUR, because=Turn.Closed.UMPIRE)
    assert game.turn.closed_because == Turn.Closed.DEADLINE


def test_resolving_stores_result_reports_and_next_turn_together(game: Match) -> None:
    game.order_all()
    turn = game.close_and_resolve()
    assert turn.state == State.RELEASED
    assert [event["kind"] for event in turn.events] == ["turn_start", "turn_end"]
    assert set(turn.knowledge) == set(turn.told) == {"french", "allied"}
    following = game.turn
    assert (following.number, following.state, following.parent) == (2, State.OPEN, turn)
    assert following.before == turn.after
    reports = mails().filter(kind="report", turn=turn)
    assert reports.count() == 2
    for report in reports:
        assert turn.commitment in report.text
        assert turn.seed not in report.text
        assert following.commitment in report.text
        assert following.seed not in report.text
    assert Dispatch.objects.filter(turn=turn).count() == 2


def test_a_resolved_turn_is_not_resolved_again(game: Match, engine: SmallEngine) -> None:
    turn = game.close_and_resolve()
    assert resolution.resolve(turn.pk, NOW) is None
    assert engine.runs == 1
    assert game.battle.turns.count() == 2


def test_an_open_turn_is_not_resolved(game: Match, engine: SmallEngine) -> None:
    assert resolution.resolve(game.turn.pk, NOW) is None
    assert engine.runs == 0


def test_a_draft_waits_for_the_umpire_and_tells_nobody_else(cast: Cast, engine: SmallEngine) -> None:
    game = make_game(cast, release=Game.Release.UMPIRE)
    turn = game.close_and_resolve()
    assert turn.state == State.DRAFTED
    assert game.battle.turns.count() == 1
    assert not mails().filter(kind="report").exists()
    (told,) = mails().filter(kind="umpire")
    assert told.to == "umpire@players.test"
    assert "waits for your release" in told.subject
    assert life.release(turn, NOW, who="umpire")
    assert not life.release(turn, NOW, who="umpire")
    assert mails().filter(kind="report").count() == 2
    assert game.turn.number == 2
    assert AuditEntry.objects.filter(action="release-turn", who="umpire").count() == 1


def test_the_claim_of_a_dead_worker_is_taken_over_only_when_it_is_stale(
    game: Match, engine: SmallEngine, settings: object
) -> None:
    turn = game.turn
    life.close_turn(turn, NOW, because=Turn.Closed.UMPIRE)
    assert resolution.claim(turn.pk, "first/worker", NOW)
    assert resolution.resolve(turn.pk, NOW + timedelta(seconds=30)) is None
    assert resolution.resolve(turn.pk, NOW + timedelta(seconds=91)) is not None
    assert engine.runs == 1


def test_a_worker_that_has_lost_its_claim_stores_nothing(game: Match, engine: SmallEngine) -> None:
    turn = game.turn
    life.close_turn(turn, NOW, because=Turn.Closed.UMPIRE)
    resolution.claim(turn.pk, "slow/worker", NOW)
    turn.refresh_from_db()
    result = resolution.work_out(turn, NOW)
    assert resolution.resolve(turn.pk, NOW + 1 * HOUR) is not None
    assert resolution.store(turn, "slow/worker", result, NOW + 1 * HOUR) is None
    assert game.battle.turns.count() == 2
    assert mails().filter(kind="report").count() == 2


def test_poisoned_orders_hurt_only_their_brigade_and_the_umpire_sees_them(game: Match, engine: SmallEngine) -> None:
    engine.poison = ["INTENT ATTACK"]
    game.order(game.cast.foy_seat, "BRIGADE FB\n  INTENT ATTACK A1\n")
    game.order(game.cast.picton_seat, "BRIGADE AB\n  INTENT HOLD\n")
    turn = game.close_and_resolve()
    assert turn.state == State.RELEASED
    (aside,) = turn.exceptions.all()
    assert (aside.kind, aside.observer, aside.line) == ("set-aside", "french", 2)
    assert "INTENT HOLD" in engine.seen[-1]["allied"] or engine.runs > 2
    (told,) = mails().filter(kind="umpire")
    assert "1 thing needs you" in told.subject
    assert "INTENT ATTACK" in told.text
    assert not any("ZeroDivision" in mail.text for mail in mails().exclude(kind="umpire"))


def test_an_engine_that_fails_without_orders_leaves_the_turn_closed_for_the_umpire(
    game: Match, engine: SmallEngine
) -> None:
    engine.broken = KeyError("terrain")
    turn = game.close_and_resolve()
    assert turn.state == State.CLOSED
    assert turn.problem_words == "KeyError: 'terrain'"
    assert mails().filter(kind="umpire").count() == 1
    assert resolution.resolve(turn.pk, NOW + HOUR) is None
    engine.broken = None
    assert life.retry(turn, NOW + HOUR, who="umpire")
    assert resolution.resolve(turn.pk, NOW + HOUR) is not None


def test_a_turn_that_kills_its_workers_is_given_up_in_the_end(game: Match, engine: SmallEngine) -> None:
    turn = game.turn
    life.close_turn(turn, NOW, because=Turn.Closed.UMPIRE)
    at = NOW
    for number in range(resolution.MOST_ATTEMPTS):
        assert resolution.claim(turn.pk, f"worker/{number}", at)
        at += HOUR
    resolution.resolve(turn.pk, at)
    assert game.turn.state == State.CLOSED
    assert "died" in game.turn.problem_words
    assert engine.runs == 0


def test_a_database_that_is_busy_gives_the_claim_back_and_counts_against_nobody(
    game: Match, engine: SmallEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    turn = game.turn
    life.close_turn(turn, NOW, because=Turn.Closed.UMPIRE)
    engine.broken = OperationalError("database is locked")
    with pytest.raises(OperationalError):
        resolution.resolve(turn.pk, NOW)
    assert (game.turn.state, game.turn.attempts, game.turn.problem) == (State.CLOSED, 0, "")
    engine.broken = None
    assert resolution.resolve(turn.pk, NOW) is not None


def test_mail_that_came_before_the_close_is_read_before_the_turn_is_resolved(game: Match, engine: SmallEngine) -> None:
    turn = game.turn
    RawMail.objects.create(received_at=NOW - HOUR, way="smtp", raw=b"x", digest="d")
    life.close_turn(turn, NOW, because=Turn.Closed.UMPIRE)
    assert resolution.resolve(turn.pk, NOW) is None
    RawMail.objects.update(state=RawMail.State.REFUSED)
    assert resolution.resolve(turn.pk, NOW) is not None


def test_mail_that_nobody_can_read_does_not_stop_the_turn_for_ever(game: Match, engine: SmallEngine) -> None:
    turn = game.turn
    RawMail.objects.create(received_at=NOW - HOUR, way="smtp", raw=b"x", digest="d")
    life.close_turn(turn, NOW, because=Turn.Closed.UMPIRE)
    assert resolution.resolve(turn.pk, NOW + resolution.MAIL_PATIENCE) is not None


def test_a_closed_turn_can_be_opened_again_until_a_worker_has_begun(game: Match) -> None:
    turn = game.turn
    life.close_turn(turn, NOW, because=Turn.Closed.UMPIRE)
    assert life.reopen_turn(turn, NOW + HOUR, NOW, who="umpire")
    assert (game.turn.state, game.turn.closes_at) == (State.OPEN, NOW + HOUR)
    life.close_turn(turn, NOW, because=Turn.Closed.UMPIRE)
    resolution.claim(turn.pk, "w/1", NOW)
    assert not life.reopen_turn(turn, NOW + HOUR, NOW, who="umpire")


def test_more_time_for_all_moves_the_deadline_and_tells_everybody_once(game: Match) -> None:
    for _ in range(2):
        assert life.extend(game.turn, NOW + 96 * HOUR, NOW, who="umpire", reason="A holiday.")
    assert game.turn.closes_at == NOW + 96 * HOUR
    notices = mails().filter(kind="notice")
    assert notices.count() == 2
    assert all("A holiday." in notice.text for notice in notices)


def test_more_time_for_one_tells_him_alone(game: Match) -> None:
    life.extend(game.turn, NOW + 96 * HOUR, NOW, who="umpire", seat=game.cast.foy_seat)
    assert game.turn.closes_at == NOW + 72 * HOUR
    assert [notice.to for notice in mails().filter(kind="notice")] == ["foy@players.test"]


def test_a_closed_turn_gets_no_more_time(game: Match) -> None:
    turn = game.turn
    life.close_turn(turn, NOW, because=Turn.Closed.UMPIRE)
    assert not life.extend(turn, NOW + 96 * HOUR, NOW, who="umpire")
    assert not mails().filter(kind="notice").exists()


def test_holding_and_resuming_gives_the_time_back(game: Match) -> None:
    assert holding.hold(game.battle, NOW + HOUR, who="umpire")
    assert not holding.hold(game.battle, NOW + 2 * HOUR, who="umpire")
    assert holding.resume(game.battle, NOW + 6 * HOUR, who="umpire")
    assert not holding.resume(game.battle, NOW + 7 * HOUR, who="umpire")
    assert game.turn.closes_at == NOW + 77 * HOUR


def test_a_victory_ends_the_battle_and_opens_no_further_turn(game: Match, engine: SmallEngine) -> None:
    engine.also = [{"kind": "victory", "effect": {"winner": "french", "reason": "broken"}}]
    turn = game.close_and_resolve()
    game.battle.refresh_from_db()
    assert turn.state == State.RELEASED
    assert game.battle.status == Game.Status.FINISHED
    assert game.battle.turns.count() == 1
    assert all("The battle is over" in mail.text for mail in mails().filter(kind="report"))


def test_the_scenarios_last_turn_ends_the_battle(cast: Cast, engine: SmallEngine) -> None:
    game = make_game(cast, last_turn=1)
    game.close_and_resolve()
    game.battle.refresh_from_db()
    assert game.battle.status == Game.Status.FINISHED


def test_a_round_of_several_game_turns_leads_to_the_turn_after_its_last(cast: Cast, engine: SmallEngine) -> None:
    game = make_game(cast, game_turns_per_round=3)
    game.order_all()
    turn = game.close_and_resolve()
    assert (turn.number, turn.through, game.turn.number) == (1, 3, 4)
    assert [event["n"] for event in turn.events] == list(range(1, 7))


def test_a_turn_keeps_its_own_events_and_the_whole_file_those_of_all_turns(game: Match) -> None:
    for _ in range(3):
        turn = game.close_and_resolve()
        assert "log" not in turn.after
    logged = history.whole_file(game.turn)["log"]
    assert [event["turn"] for event in logged if event["kind"] == "turn_start"] == [1, 2, 3]
    rulesets.read(history.whole_file(game.turn))


def test_standing_orders_of_an_absent_player_go_on_and_his_unit_orders_do_not(game: Match, engine: SmallEngine) -> None:
    game.order(game.cast.foy_seat, "BRIGADE FB\n  INTENT HOLD\n  F1: MOVE 6\n  STANDING return fire: NEVER\n")
    game.close_and_resolve()
    game.close_and_resolve()
    carried = engine.seen[-1]["french"]
    assert "INTENT HOLD" in carried
    assert "return fire" in carried
    assert "MOVE 6" not in carried
    second = game.battle.turns.get(number=2).exceptions.all()
    assert [(each.kind, each.whom, each.standing_of) for each in second] == [
        ("no-orders", "General Foy", 1),
        ("no-orders", "General Picton", None),
    ]


def test_by_the_umpires_choice_an_absent_players_commanders_act_by_their_own_character(
    cast: Cast, engine: SmallEngine
) -> None:
    game = make_game(cast, schedule={"missed": Schedule.Missed.CHARACTER})
    game.order(game.cast.foy_seat, "BRIGADE FB\n  INTENT HOLD\n")
    game.close_and_resolve()
    game.close_and_resolve()
    assert engine.seen[-1]["french"].strip() == ""


def test_withdrawn_orders_do_not_come_back(game: Match, engine: SmallEngine) -> None:
    sheet = game.order(game.cast.foy_seat, "BRIGADE FB\n  INTENT HOLD\n")
    sheet.withdrawn, sheet.pk, sheet.version = True, None, 2
    sheet.save()
    game.close_and_resolve()
    assert engine.seen[-1]["french"].strip() == ""
