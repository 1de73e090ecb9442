"""The sweep finds all that is due, hands it on, and survives a fault in any piece of it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta

import pytest

from campaigns.models import Heartbeat, Turn
from campaigns.services.turns import closing, resolution, sweep
from orders.models import OutgoingMail, RawMail
from orders.services.gate import intake
from orders.services.out import delivery
from tests.campaigns.services.games import HOUR, NOW, Match, mails
from tests.relays import SmallRelay

pytestmark = pytest.mark.django_db
DEADLINE = NOW + 72 * HOUR


@pytest.fixture
def handed(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """What a sweep hands to the workers, as task and id."""
    taken: list[tuple[str, int]] = []

    def wake(task: str, number: int) -> None:
        taken.append((task, number))
        if task == FAILING.get("name"):
            raise RuntimeError(task)

    FAILING.clear()
    monkeypatch.setattr(sweep, "wake", wake)
    return taken


#: The task that fails when it is handed on, under ``name``.
FAILING: dict[str, str] = {}


def stored(**more: object) -> RawMail:
    return RawMail.objects.create(**{"received_at": NOW, "way": "smtp", "raw": b"x", "digest": "d", **more})


def test_one_sweep_at_the_deadline_does_the_whole_turn(game: Match, small_relay: SmallRelay) -> None:
    sweep.sweep(DEADLINE)
    assert game.turn.number == 2
    subjects = [message["X-Estafette-Kind"] for message in small_relay.messages]
    assert subjects.count("report") == 2
    assert subjects.count("call") == 2
    assert not OutgoingMail.objects.exclude(state=OutgoingMail.State.SENT).exists()


def test_a_sweep_with_nothing_due_does_nothing_and_shows_that_the_clock_is_alive(game: Match) -> None:
    mails().delete()
    account = sweep.sweep(NOW, queue=True)
    assert (set(account.found.values()), account.failed) == ({0}, 0)
    assert Heartbeat.objects.get(part="clock").at == NOW


def test_everything_due_is_handed_on_by_its_id(game: Match, handed: list[tuple[str, int]]) -> None:
    mails().update(next_try_at=DEADLINE)
    mail = stored()
    account = sweep.sweep(DEADLINE, queue=True)
    assert ("orders.read_mail", mail.pk) in handed
    assert ("turns.resolve", game.turn.pk) in handed
    found = account.found
    assert (found["mails"], found["closed"], found["turns"], account.failed) == (1, 1, 1, 0)
    assert found["outgoing"] == 2


@pytest.mark.parametrize("failing", ["orders.read_mail", "turns.resolve", "notices.tell"])
def test_a_fault_in_one_piece_leaves_the_others_alone(game: Match, handed: list[tuple[str, int]], failing: str) -> None:
    stored()
    FAILING["name"] = failing
    account = sweep.sweep(DEADLINE, queue=True)
    assert {task for task, _ in handed} == {"orders.read_mail", "turns.resolve", "notices.tell"}
    assert account.failed >= 1


def test_a_fault_in_closing_leaves_the_notices_alone(
    game: Match, handed: list[tuple[str, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(now: object) -> int:
        raise RuntimeError

    monkeypatch.setattr(closing, "close_due_turns", broken)
    account = sweep.sweep(NOW, queue=True)
    assert account.failed == 1
    assert any(task == "notices.tell" for task, _ in handed)


def test_work_that_somebody_has_claimed_is_not_handed_on_until_the_claim_is_stale(game: Match) -> None:
    stored(claimed_at=NOW)
    Turn.objects.update(state=Turn.State.RESOLVING, claimed_at=NOW, closed_at=NOW)
    mails().update(state=OutgoingMail.State.SENDING, claimed_at=NOW)
    finders: list[Callable[..., list[int]]] = [intake.due_mails, resolution.due_turns, delivery.due_mails]
    assert [find(NOW + timedelta(seconds=89)) for find in finders] == [[], [], []]
    assert all(find(NOW + timedelta(seconds=91)) for find in finders)


def test_a_turn_with_a_problem_waits_for_the_umpire_not_for_a_worker(game: Match) -> None:
    Turn.objects.update(state=Turn.State.CLOSED, problem="KeyError")
    assert resolution.due_turns(NOW) == []


def test_a_clock_that_steps_back_repeats_nothing(game: Match, small_relay: SmallRelay) -> None:
    sweep.sweep(DEADLINE)
    sent = len(small_relay.taken)
    for hours in (1, 100, 0):
        sweep.sweep(DEADLINE - hours * HOUR)
    sweep.sweep(DEADLINE)
    assert len(small_relay.taken) == sent
    assert game.turn.number == 2
