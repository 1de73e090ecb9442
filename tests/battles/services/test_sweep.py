"""The sweep finds all that is due, hands it on, and survives a fault in any piece of it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta

import pytest

from battles.models import Turn
from battles.services import closing, resolution, sweep
from battles.services.sweep import Account
from campaigns.models import Heartbeat
from orders.models import OutgoingMail, RawMail
from orders.services import delivery
from tests.battles.services.games import HOUR, NOW, Game
from tests.relays import SmallRelay

pytestmark = pytest.mark.django_db
DEADLINE = NOW + 72 * HOUR


class Noting:
    """Takes down what it is handed."""

    def __init__(self, failing: str = "") -> None:
        self.handed: list[tuple[str, int]] = []
        self.failing = failing

    def read_mail(self, mail_id: int) -> None:
        self._take("mail", mail_id)

    def resolve(self, turn_id: int) -> None:
        self._take("turn", turn_id)

    def deliver(self, mail_id: int) -> None:
        self._take("out", mail_id)

    def _take(self, kind: str, number: int) -> None:
        self.handed.append((kind, number))
        if kind == self.failing:
            raise RuntimeError(kind)


def stored(**more: object) -> RawMail:
    return RawMail.objects.create(**{"received_at": NOW, "way": "smtp", "raw": b"x", "digest": "d", **more})


def test_one_sweep_at_the_deadline_does_the_whole_turn(game: Game, small_relay: SmallRelay) -> None:
    sweep.sweep(DEADLINE)
    assert game.turn.number == 2
    subjects = [message["X-Estafette-Kind"] for message in small_relay.messages]
    assert subjects.count("report") == 2
    assert subjects.count("call") == 2
    assert not OutgoingMail.objects.exclude(state=OutgoingMail.State.SENT).exists()


def test_a_sweep_with_nothing_due_does_nothing_and_shows_that_the_clock_is_alive(game: Game) -> None:
    OutgoingMail.objects.all().delete()
    account = sweep.sweep(NOW, Noting())
    assert account == Account()
    assert Heartbeat.objects.get(part="clock").at == NOW


def test_everything_due_is_handed_on_by_its_id(game: Game) -> None:
    OutgoingMail.objects.all().update(next_try_at=DEADLINE)
    mail = stored()
    doer = Noting()
    account = sweep.sweep(DEADLINE, doer)
    assert ("mail", mail.pk) in doer.handed
    assert ("turn", game.turn.pk) in doer.handed
    assert (account.mails, account.closed, account.turns, account.failed) == (1, 1, 1, 0)
    assert account.outgoing >= 2


@pytest.mark.parametrize("failing", ["mail", "turn", "out"])
def test_a_fault_in_one_piece_leaves_the_others_alone(game: Game, failing: str) -> None:
    stored()
    doer = Noting(failing)
    account = sweep.sweep(DEADLINE, doer)
    assert {kind for kind, _ in doer.handed} == {"mail", "turn", "out"}
    assert account.failed >= 1


def test_a_fault_in_closing_leaves_the_mail_alone(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(now: object) -> int:
        raise RuntimeError

    monkeypatch.setattr(closing, "close_due_turns", broken)
    doer = Noting()
    account = sweep.sweep(NOW, doer)
    assert account.failed == 1
    assert any(kind == "out" for kind, _ in doer.handed)


def test_work_that_somebody_has_claimed_is_not_handed_on_until_the_claim_is_stale(game: Game) -> None:
    stored(claimed_at=NOW)
    Turn.objects.update(state=Turn.State.RESOLVING, claimed_at=NOW, closed_at=NOW)
    OutgoingMail.objects.update(state=OutgoingMail.State.SENDING, claimed_at=NOW)
    finders: list[Callable[..., list[int]]] = [sweep.due_mails, resolution.due_turns, delivery.due_mails]
    assert [find(NOW + timedelta(seconds=89)) for find in finders] == [[], [], []]
    assert all(find(NOW + timedelta(seconds=91)) for find in finders)


def test_a_turn_with_a_problem_waits_for_the_umpire_not_for_a_worker(game: Game) -> None:
    Turn.objects.update(state=Turn.State.CLOSED, problem="KeyError")
    assert resolution.due_turns(NOW) == []


def test_a_clock_that_steps_back_repeats_nothing(game: Game, small_relay: SmallRelay) -> None:
    sweep.sweep(DEADLINE)
    sent = len(small_relay.taken)
    for hours in (1, 100, 0):
        sweep.sweep(DEADLINE - hours * HOUR)
    sweep.sweep(DEADLINE)
    assert len(small_relay.taken) == sent
    assert game.turn.number == 2
