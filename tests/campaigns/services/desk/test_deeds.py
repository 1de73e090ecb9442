"""What an umpire does, by button or by mail: done or not, and a word about it; never an exception on a page."""

from __future__ import annotations

from dataclasses import replace

import pytest

from campaigns.models import Game, Turn
from campaigns.services.desk import attention, deeds
from campaigns.services.desk.deeds import Occasion
from campaigns.services.turns import life
from tests.campaigns.services.games import HOUR, NOW, Match, SmallEngine, make_game
from tests.cast import Cast

pytestmark = pytest.mark.django_db


def occasion(game: Match) -> Occasion:
    battle = Game.objects.get(pk=game.battle.pk)
    return Occasion(battle, attention.current_turn(battle), "umpire", NOW)


def done(game: Match, word: str) -> bool:
    return deeds.perform(word, occasion(game)).done


def test_every_deed_says_before_the_start_that_there_is_no_turn_yet(cast: Cast) -> None:
    game = make_game(cast, start=False)
    for word in set(deeds.PLAIN) - {"start", "hold", "resume"}:
        deed = deeds.perform(word, occasion(game))
        assert (deed.done, deed.said) == (False, "The battle has not started yet.")


def test_a_battle_is_started_once(cast: Cast) -> None:
    game = make_game(cast, start=False)
    assert deeds.perform("start", occasion(game)).said.startswith("Turn 1 is open")
    second = deeds.perform("start", occasion(game))
    assert not second.done
    assert "only a battle being set up" in second.said


def test_an_unknown_word_is_answered_with_those_there_are() -> None:
    deed = deeds.perform("surrender", Occasion(Game(), None, "umpire", NOW))
    assert not deed.done
    assert "start, close, hold" in deed.said


def test_each_deed_is_done_once_and_then_says_why_not(game: Match) -> None:
    for word, why_not in (("hold", "held already"), ("resume", "was not held"), ("close", "not open any more")):
        assert done(game, word)
        again = deeds.perform(word, occasion(game))
        assert not again.done
        assert why_not in again.said


def test_release_closes_an_open_turn_that_was_meant_and_releases_a_drafted_one(game: Match) -> None:
    Game.objects.update(release=Game.Release.UMPIRE)
    game.battle.refresh_from_db()
    assert not done(game, "release")
    assert deeds.perform("release", replace(occasion(game), meant=True)).done
    assert game.turn.state == Turn.State.CLOSED
    game.battle.turns.update(state=Turn.State.OPEN)
    game.close_and_resolve()
    assert deeds.perform("release", occasion(game)).said == "The reports are on their way."


def test_a_failed_turn_may_be_tried_again_or_opened_again(game: Match, engine: SmallEngine) -> None:
    assert not done(game, "retry")
    engine.broken = ZeroDivisionError("broken")
    game.close_and_resolve()
    assert done(game, "retry")
    assert done(game, "reopen")
    assert game.turn.closes_at == NOW + 24 * HOUR


def test_more_time_counts_from_the_deadline_or_from_now_if_that_has_passed(game: Match) -> None:
    deadline = game.turn.closes_at
    assert deadline is not None
    assert deeds.extend(occasion(game), hours=5).said.startswith("All have 5 hours more")
    assert game.turn.closes_at == deadline + 5 * HOUR
    game.battle.turns.update(closes_at=NOW - HOUR)
    deeds.extend(occasion(game), hours=5)
    assert game.turn.closes_at == NOW + 5 * HOUR


def test_more_time_for_one_seat_leaves_the_others_theirs(game: Match) -> None:
    before = game.turn.closes_at
    said = deeds.extend(occasion(game), hours=5, seat=game.cast.foy_seat).said
    assert said == "General Foy has 5 hours more and is told."
    assert game.turn.closes_at == before
    assert game.turn.extensions.get().seat == game.cast.foy_seat


def test_every_deed_stands_in_the_record_under_the_name_of_whoever_did_it(game: Match) -> None:
    for word in ("hold", "resume", "close"):
        deeds.perform(word, occasion(game))
    by_umpire = game.cast.campaign.audit.filter(who="umpire").values_list("action", flat=True)
    assert sorted(by_umpire) == ["close-turn", "hold", "resume"]
    assert life.CLOCK not in by_umpire
