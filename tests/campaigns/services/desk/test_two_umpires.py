"""Two umpires who do the same thing do it once, and never to the turn after."""

from __future__ import annotations

import pytest

from campaigns.models import Game, Turn, TurnException
from campaigns.services.desk import attention, deeds
from campaigns.services.desk.deeds import Occasion
from orders.services.gate import umpire_mail
from tests.campaigns.services.games import NOW, Match, SmallEngine, mails, make_game
from tests.cast import Cast

pytestmark = pytest.mark.django_db


@pytest.fixture
def drafted(cast: Cast, engine: SmallEngine) -> Match:
    """A drafted turn that waits for its release, with two umpires to release it."""
    cast.campaign.umpires.add(cast.other_umpire)
    match = make_game(cast, release=Game.Release.UMPIRE)
    match.order_all()
    match.close_and_resolve()
    return match


def answers(match: Match, text: str, *, subject: str = "", threads: tuple[str, ...] = ()) -> list[tuple[bool, str]]:
    """What comes of an answer to the mail about the drafted turn."""
    battle = Game.objects.get(pk=match.battle.pk)
    about = umpire_mail.answered_turn(battle, threads, subject)
    found = umpire_mail.decide(text, battle, match.cast.umpire, NOW, about=about)
    return [(answer.done, answer.says) for answer in found]


def thread(match: Match) -> tuple[str, ...]:
    told = mails().filter(kind="umpire", to="umpire@players.test").latest("pk")
    return (told.message_id,)


def test_release_said_twice_in_answer_to_one_mail_releases_once_and_closes_nothing(drafted: Match) -> None:
    answered = thread(drafted)
    assert answers(drafted, "RELEASE", threads=answered) == [(True, "The reports are on their way.")]
    assert answers(drafted, "RELEASE", threads=answered) == [(False, "Turn 1 has been released already.")]
    assert (drafted.turn.number, drafted.turn.state) == (2, Turn.State.OPEN)


def test_the_subject_tells_the_turn_where_the_thread_is_lost(drafted: Match) -> None:
    subject = "Re: [Duel, turn 1] resolved, waits for your release"
    assert answers(drafted, "RELEASE", subject=subject)[0][0]
    assert not answers(drafted, "RELEASE", subject=subject)[0][0]
    assert drafted.turn.state == Turn.State.OPEN


def test_a_release_that_names_no_turn_closes_none(drafted: Match) -> None:
    assert answers(drafted, "RELEASE")[0][0]
    ((done, says),) = answers(drafted, "RELEASE")
    assert not done
    assert "turn 2 is open" in says
    assert drafted.turn.state == Turn.State.OPEN


@pytest.mark.parametrize("word", ["CLOSE", "EXTEND 24h"])
def test_close_and_more_time_are_for_the_turn_of_the_mail_that_is_answered(drafted: Match, word: str) -> None:
    answered = thread(drafted)
    answers(drafted, "RELEASE", threads=answered)
    closes_at = drafted.turn.closes_at
    assert not answers(drafted, word, threads=answered)[0][0]
    assert (drafted.turn.state, drafted.turn.closes_at) == (Turn.State.OPEN, closes_at)


def test_an_exception_is_settled_on_the_turn_of_the_mail_that_named_it(drafted: Match) -> None:
    first = drafted.turn
    entry = TurnException.objects.create(turn=first, kind="set-aside", observer="french", problem="ValueError: x")
    answered = thread(drafted)
    answers(drafted, "RELEASE", threads=answered)
    later = TurnException.objects.create(
        turn=drafted.turn, kind="set-aside", observer="allied", problem="ValueError: y"
    )
    assert answers(drafted, "1 OK", threads=answered)[0][0]
    entry.refresh_from_db()
    later.refresh_from_db()
    assert (entry.settled, later.settled) == (True, False)


def test_two_who_settle_different_exceptions_lose_neither(game: Match) -> None:
    for side in ("french", "allied"):
        TurnException.objects.create(turn=game.turn, kind="set-aside", observer=side, problem="ValueError: x")
    mine, yours = game.turn, game.turn
    assert attention.settle(mine, 2)
    assert attention.settle(yours, 1)
    assert not TurnException.objects.filter(settled=False).exists()


def test_a_button_pressed_on_an_old_page_acts_on_the_turn_it_was_shown_for(drafted: Match, client: object) -> None:
    old = drafted.turn
    battle = Game.objects.get(pk=drafted.battle.pk)
    assert deeds.perform("release", Occasion(battle, old, "umpire", NOW, meant=True)).done
    old.refresh_from_db()
    again = deeds.perform("close", Occasion(battle, old, "umpire", NOW, meant=True))
    assert not again.done
    assert drafted.turn.state == Turn.State.OPEN


def test_the_desks_buttons_name_their_turn(drafted: Match, client: object) -> None:
    from django.urls import reverse

    client.force_login(drafted.cast.umpire, backend="django.contrib.auth.backends.ModelBackend")  # type: ignore[attr-defined]
    page = client.get(reverse("desk", args=["duel"])).content.decode()  # type: ignore[attr-defined]
    old = drafted.turn.pk
    assert f'name="turn" value="{old}"' in page
    for _ in range(2):
        client.post(reverse("act", args=["duel", "release"]), {"turn": old})  # type: ignore[attr-defined]
    assert (drafted.turn.number, drafted.turn.state) == (2, Turn.State.OPEN)
