"""A release announces what everybody is to be told, once, and notes it."""

from __future__ import annotations

import pytest

from campaigns.models import Game, Notice, Turn
from campaigns.services import referees
from campaigns.services.turns import life, releasing
from orders.models import OutgoingMail
from orders.services.out import notices
from tests.campaigns.services.games import HOUR, NOW, Match, SmallEngine, make_game
from tests.cast import Cast

pytestmark = pytest.mark.django_db


def announced(kind: str) -> list[str]:
    return [notice.key for notice in Notice.objects.filter(kind=kind).order_by("pk")]


def test_a_release_writes_notices_and_no_mail(game: Match) -> None:
    turn = game.close_and_resolve()
    foy, picton = game.cast.foy_seat.pk, game.cast.picton_seat.pk
    assert announced("report") == [f"report/{turn.pk}/{foy}", f"report/{turn.pk}/{picton}"]
    assert not OutgoingMail.objects.exists()
    assert {dispatch.seat_id for dispatch in turn.dispatches.all()} == {foy, picton}


def test_a_notice_is_told_once_however_often_it_is_taken_up(game: Match) -> None:
    game.close_and_resolve()
    due = notices.due_notices(NOW)
    assert [notices.tell(number, NOW) for number in due] == [True] * len(due)
    assert [notices.tell(number, NOW) for number in due] == [False] * len(due)
    assert notices.due_notices(NOW) == []
    assert OutgoingMail.objects.count() == len(due)


def test_two_workers_who_compose_the_same_write_it_once(game: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    (number, *_) = notices.due_notices(NOW)
    compose = notices.MAKERS["battle"]["call"]

    def overtaken(notice: Notice) -> notices.Telling:
        telling = compose(notice)
        if not OutgoingMail.objects.exists():
            monkeypatch.setitem(notices.MAKERS["battle"], "call", compose)
            assert notices.tell(number, NOW)
        return telling

    monkeypatch.setitem(notices.MAKERS["battle"], "call", overtaken)
    assert not notices.tell(number, NOW)
    assert OutgoingMail.objects.count() == 1


def test_a_notice_that_cannot_be_told_is_tried_again_and_then_put_before_the_umpire(
    game: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    (number, *_) = notices.due_notices(NOW)

    def speechless(notice: Notice) -> notices.Telling:
        raise IndexError("no words")

    monkeypatch.setitem(notices.MAKERS["battle"], "call", speechless)
    for _ in range(notices.MOST_ATTEMPTS):
        assert number in notices.due_notices(NOW)
        assert not notices.tell(number, NOW)
    assert number not in notices.due_notices(NOW)
    notice = Notice.objects.get(pk=number)
    assert (notice.told_at, notice.problem) == (None, "IndexError: no words")


def test_a_database_that_is_gone_is_raised_and_leaves_the_notice_due(
    game: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    from django.db import OperationalError

    (number, *_) = notices.due_notices(NOW)

    def busy(notice: Notice) -> notices.Telling:
        raise OperationalError("database is locked")

    monkeypatch.setitem(notices.MAKERS["battle"], "call", busy)
    with pytest.raises(OperationalError):
        notices.tell(number, NOW)
    monkeypatch.undo()
    assert notices.tell(number, NOW)


def test_the_digest_of_what_is_told_depends_on_nothing_that_is_not_told(game: Match) -> None:
    turn = game.close_and_resolve()
    entries = {entry.seat.name: entry for entry in game.battle.game_seats.select_related("seat__side")}
    foy = releasing.told_digest(turn, entries["General Foy"])
    assert foy != releasing.told_digest(turn, entries["General Picton"])
    allied = next(unit for unit in turn.after["units"] if unit["id"] == "A1")
    turn.after = {**turn.after, "units": [unit for unit in turn.after["units"] if unit["id"] != "A1"]}
    turn.after["units"].append({**allied, "strength": 1})
    assert releasing.told_digest(turn, entries["General Foy"]) == foy
    assert releasing.told_digest(turn, entries["General Picton"]) != foy


def test_an_automatic_release_after_the_last_turn_finishes_the_game(cast: Cast, engine: SmallEngine) -> None:
    match = make_game(cast, last_turn=1)
    turn = match.close_and_resolve()
    assert releasing.is_over(turn)
    assert Game.objects.get().status == Game.Status.FINISHED


def test_a_game_without_a_referee_says_so(cast: Cast) -> None:
    match = make_game(cast, start=False)
    Game.objects.update(kind="siege")
    with pytest.raises(LookupError, match="'siege' games have no referee; known are battle, campaign"):
        referees.of(Game.objects.get(pk=match.battle.pk))


def test_a_draft_that_was_corrected_meanwhile_is_not_released(cast: Cast, engine: SmallEngine) -> None:
    match = make_game(cast, release=Game.Release.UMPIRE)
    turn = match.close_and_resolve()
    Turn.objects.filter(pk=turn.pk).update(state=Turn.State.SUPERSEDED)
    assert not life.release(turn, NOW + HOUR, who="umpire")
    assert announced("report") == []


def test_each_kind_of_game_has_its_own_letters(game: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    told = []
    makers = {"call": lambda notice: told.append(notice) or notices.Telling(())}
    monkeypatch.setitem(notices.MAKERS, "operations", makers)
    notices.tell_due(NOW)
    calls = Notice.objects.filter(kind="call")
    calls.update(told_at=None)
    Game.objects.update(kind="operations")
    assert notices.tell_due(NOW) == calls.count()
    assert {notice.seat.name for notice in told} == {"General Foy", "General Picton"}


def test_a_notice_about_a_kind_of_game_that_nobody_writes_about_waits(game: Match) -> None:
    Notice.objects.update(told_at=None, attempts=0)
    Game.objects.update(kind="operations")
    assert notices.tell_due(NOW) == 0
    assert "nobody makes letters" in Notice.objects.filter(kind="call").first().problem
