"""What an umpire may write by mail: the deeds of the desk, a rehearsal, how matters stand."""

from __future__ import annotations

import pytest

from campaigns.models import Game, Turn, TurnException
from orders.services.gate import umpire_mail
from orders.services.gate.umpire_mail import Answer
from tests.campaigns.services.games import HOUR, NOW, Match, SmallEngine, make_game
from tests.cast import Cast

pytestmark = pytest.mark.django_db


def write(game: Match, text: str) -> tuple[Answer, ...]:
    """What comes of an umpire's mail with this text."""
    battle = Game.objects.get(pk=game.battle.pk)
    return umpire_mail.decide(text, battle, game.cast.umpire, NOW)


def test_every_button_of_the_desk_but_the_start_has_its_word() -> None:
    assert {"RELEASE", "HOLD", "RESUME", "CLOSE", "RETRY", "REOPEN", "EXTEND", "PREVIEW", "STATUS", "OK"} <= set(
        umpire_mail.words()
    )


def test_lines_are_carried_out_in_order_up_to_the_first_that_is_prose(game: Match) -> None:
    answers = write(game, "hold\nResume.\n\nI shall be away on Friday.\nCLOSE\n")
    assert [(answer.line, answer.done) for answer in answers] == [("hold", True), ("Resume.", True)]
    assert game.turn.state == Turn.State.OPEN


def test_a_mail_of_prose_alone_is_answered_with_the_words_there_are(game: Match) -> None:
    (answer,) = write(game, "Dear program, how are you?")
    assert not answer.done
    assert "RELEASE" in answer.says


@pytest.mark.parametrize(
    ("text", "hours"), [("EXTEND 24h", 24), ("extend by 5 hours", 5), ("EXTEND 2 days", 48), ("Extend: 36", 36)]
)
def test_more_time_is_given_as_an_umpire_says_it(game: Match, text: str, hours: int) -> None:
    before = game.turn.closes_at
    assert before is not None
    assert write(game, text)[0].done
    assert game.turn.closes_at == before + hours * HOUR


@pytest.mark.parametrize("text", ["EXTEND", "EXTEND until Friday", "EXTEND 0h", "EXTEND 90 days"])
def test_a_span_that_cannot_be_given_is_refused_and_nothing_changes(game: Match, text: str) -> None:
    before = game.turn.closes_at
    (answer,) = write(game, text)
    assert not answer.done
    assert game.turn.closes_at == before


def test_a_deed_that_is_not_possible_now_is_answered_with_why(cast: Cast) -> None:
    game = make_game(cast, start=False)
    answers = write(game, "CLOSE\nEXTEND 24h\nPREVIEW\nOK")
    assert [answer.done for answer in answers] == [False] * 4
    assert all("not started" in answer.says for answer in answers[:3])
    assert write(game, "STATUS")[0].says == "The battle has not started yet."


def test_a_preview_tells_what_would_happen_and_keeps_nothing(game: Match, engine: SmallEngine) -> None:
    game.order_all()
    assert "completes with 2 events" in write(game, "PREVIEW")[0].says
    engine.broken = ZeroDivisionError("no such table")
    assert "does not complete: ZeroDivisionError: no such table" in write(game, "REHEARSE")[0].says
    assert game.turn.state == Turn.State.OPEN


def test_status_says_who_is_waited_for_and_what_needs_the_umpire(game: Match) -> None:
    game.order(game.cast.foy_seat, "BRIGADE FB\n  INTENT HOLD\n")
    says = write(game, "STATUS")[0].says
    assert "Turn 1 is" in says
    assert "Orders are in from 1; still waited for: General Picton." in says
    assert says.endswith("Nothing needs you.")


def test_an_exception_is_settled_by_its_number(game: Match) -> None:
    turn = game.turn
    for side in ("french", "allied"):
        TurnException.objects.create(turn=turn, kind="set-aside", observer=side, problem="ValueError: x")
    assert write(game, "2 OK")[0].says == "Noted: exception 2 stands as it is."
    assert not write(game, "7 OK")[0].done
    assert [entry.settled for entry in game.turn.exceptions.all()] == [False, True]


def test_what_was_done_by_mail_is_on_record_under_the_umpires_name(game: Match) -> None:
    write(game, "HOLD")
    assert game.cast.campaign.audit.get(action="hold").who == "umpire"
