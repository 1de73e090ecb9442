"""Workers that end in the middle of a battle of a campaign: at any statement, what they had begun is done once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from django.db import connection

from campaigns.models import Engagement, Game, GameSeat, Notice, Turn
from campaigns.services.marches.contacts import arrivals, engagements, homecoming, opening, tending
from campaigns.services.turns import life, resolution
from orders.models import RawMail
from orders.services.out import notices
from tests.campaigns.services.marches.fleurus import DAY, NOON, ORDERS, campaign, open_turn, play, seats, tend
from tests.orders.services.by_mail import answer, speak_by_mail

pytestmark = pytest.mark.django_db


class Ended(BaseException):
    """The end of a worker: no handler of faults may catch it."""


def ended_at_every(work: Callable[[], object], holds: Callable[[], bool], step: int) -> int:
    """Let workers begin on something, each ending some statements later than the one before, until one is done.

    ``holds`` is asked after each that ended. Answers how many ended.
    """
    ended = 0
    while True:
        left = [ended * step + 1]

        def run(execute: Any, sql: str, params: Any, many: bool, context: Any, left: list[int] = left) -> Any:
            left[0] -= 1
            if left[0] == 0:
                raise Ended
            return execute(sql, params, many, context)

        try:
            with connection.execute_wrapper(run):
                work()
        except Ended:
            ended += 1
            assert holds()
            continue
        return ended


@pytest.fixture
def game(settings) -> Game:
    speak_by_mail(settings)
    found = campaign()
    for post, seat in seats(found).items():
        assert answer(seat, ORDERS[post], NOON).state == RawMail.State.ACCEPTED
    return found


def begun(game: Game) -> Engagement:
    """The battle after the campaign's first turn, which no worker has looked at yet."""
    turn = open_turn(game)
    assert life.close_turn(turn, NOON + DAY, because=Turn.Closed.UMPIRE)
    assert resolution.resolve(turn.pk, NOON + DAY) is not None
    return Engagement.objects.get()


def test_a_battle_is_opened_once(game: Game) -> None:
    one = begun(game)
    battles = Game.objects.filter(kind=Game.Kind.BATTLE)

    def whole_or_nothing() -> bool:
        opened = Engagement.objects.get().state == Engagement.State.FOUGHT
        there = (
            battles.count(),
            GameSeat.objects.filter(game__in=battles).count(),
            Turn.objects.filter(game__in=battles).count(),
        )
        return there == ((1, 2, 1) if opened else (0, 0, 0))

    assert ended_at_every(lambda: tending.tend(one.pk, NOON + DAY), whole_or_nothing, 9) > 4
    notices.tell_due(NOON + DAY)
    assert battles.count() == 1
    assert Notice.objects.filter(kind=Notice.Kind.CALL, game__in=battles).count() == 2
    assert engagements.due(NOON + DAY, 10) == []


def test_of_two_workers_one_opens_it(game: Game) -> None:
    related = Engagement.objects.select_related("campaign__campaign", "heard")
    begun(game)
    first, second = related.get(), related.get()
    assert opening.open_battle(first, NOON + DAY) is not None
    assert opening.open_battle(second, NOON + DAY) is None
    assert Game.objects.filter(kind=Game.Kind.BATTLE).count() == 1


def test_late_troops_come_in_once(game: Game) -> None:
    begun(game)
    tend(NOON + DAY)
    battle = Engagement.objects.get().game
    assert battle is not None
    for days in (2, 3):
        play(battle, NOON + days * DAY)
    turn = open_turn(game)
    assert life.close_turn(turn, NOON + 4 * DAY, because=Turn.Closed.UMPIRE)
    assert resolution.resolve(turn.pk, NOON + 4 * DAY) is not None
    one = Engagement.objects.get()

    def there() -> list[str]:
        return [unit["id"] for unit in open_turn(battle).before["units"] if unit["id"].startswith("u-b5")]

    def whole_or_nothing() -> bool:
        return there() == (["u-b5a", "u-b5b"] if Engagement.objects.get().fed_id == one.heard_id else [])

    assert ended_at_every(lambda: tending.tend(one.pk, NOON + 4 * DAY), whole_or_nothing, 3) > 2
    arrivals.feed(Engagement.objects.select_related("campaign", "game", "heard").get(), NOON + 4 * DAY)
    assert there() == ["u-b5a", "u-b5b"]
    called = Notice.objects.filter(kind=Notice.Kind.CALL, game=battle, seat=seats(game)["B2"])
    assert called.count() == 1


def test_a_result_is_carried_home_once(game: Game) -> None:
    begun(game)
    tend(NOON + DAY)
    one = Engagement.objects.get()
    result = {
        "battle": one.battle, "ended": one.starts, "winner": "blue", "field": "blue", "outcome": "beaten",
        "losses": {"u-r1a": {"men": 300}}, "fallen": {},
    }  # fmt: skip

    def count() -> None:
        if Engagement.objects.get().state != Engagement.State.COUNTED:
            homecoming.count(one, result, source="form", who="anna", now=NOON + 2 * DAY)

    def whole_or_nothing() -> bool:
        counted = Engagement.objects.get().state == Engagement.State.COUNTED
        return len(open_turn(game).before.get("results", [])) == counted

    assert ended_at_every(count, whole_or_nothing, 2) > 4
    turn = open_turn(game)
    assert life.close_turn(turn, NOON + 3 * DAY, because=Turn.Closed.UMPIRE)
    assert resolution.resolve(turn.pk, NOON + 4 * DAY) is not None
    tend(NOON + 4 * DAY)
    turn.refresh_from_db()
    losses = [event for event in turn.events if event["kind"] == "loss" and event["unit"] == "u-r1a"]
    assert losses[0]["effect"]["men"] == 300
    assert Engagement.objects.get().state == Engagement.State.OVER
    assert open_turn(game).before.get("results", []) == []


def test_a_result_counted_while_the_campaign_is_closed_waits_for_its_next_turn(game: Game) -> None:
    begun(game)
    tend(NOON + DAY)
    one = Engagement.objects.get()
    turn = open_turn(game)
    assert life.close_turn(turn, NOON + 2 * DAY, because=Turn.Closed.UMPIRE)
    result = {"battle": one.battle, "ended": one.starts, "winner": None, "field": "red", "outcome": "drawn"}
    homecoming.count(one, {**result, "losses": {}, "fallen": {}}, source="form", who="anna", now=NOON + 2 * DAY)
    turn.refresh_from_db()
    assert turn.before.get("results", []) == []
    assert resolution.resolve(turn.pk, NOON + 2 * DAY) is not None
    tend(NOON + 2 * DAY)
    assert [one["battle"] for one in open_turn(game).before["results"]] == ["at-fleurus"]
    assert play(game, NOON + 3 * DAY).after["battles"][0]["state"] == "ended"
