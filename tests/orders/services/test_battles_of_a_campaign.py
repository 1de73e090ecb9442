"""Two days on the road to Fleurus by mail: a contact, its battle with a brigade that comes late, the way home."""

from __future__ import annotations

import re
from datetime import timedelta

import pytest

from campaigns.models import Engagement, Game, Notice, Schedule, Seat, Turn, Way
from campaigns.services.desk import attention
from campaigns.services.marches.contacts import homecoming
from campaigns.services.rulings import corrections
from campaigns.services.rulings.rulings import Verdict
from campaigns.services.turns import life, resolution
from campaigns.services.turns.life import WrongMoment
from orders.models import OutgoingMail, RawMail
from tests.campaigns.services.marches.fleurus import DAY, NOON, ORDERS, campaign, open_turn, play, seats, tend
from tests.orders.services.by_mail import answer, sent, speak_by_mail

pytestmark = pytest.mark.django_db


@pytest.fixture
def game(settings) -> Game:
    speak_by_mail(settings)
    return campaign()


def march(game: Game, now) -> Turn:
    """The campaign's next turn, with the orders of the first."""
    if open_turn(game).number == 1:
        for post, seat in seats(game).items():
            mail = answer(seat, ORDERS[post], now)
            assert mail.state == RawMail.State.ACCEPTED, sent(seat, "receipt").text
    return play(game, now)


def opened(game: Game) -> Engagement:
    """The campaign's turn in which the battle begins, and the battle."""
    march(game, NOON + DAY)
    (found,) = Engagement.objects.select_related("game", "campaign")
    return found


def test_a_contact_opens_its_battle_beside_the_campaign(game: Game) -> None:
    engagement = opened(game)
    battle = engagement.game
    assert battle is not None
    assert (engagement.state, engagement.place) == (Engagement.State.FOUGHT, "Fleurus")
    assert battle.status == Game.Status.RUNNING
    assert battle.last_turn == 3
    assert battle.arose_from == game.turns.get(number=1)
    assert battle.starts_at == "1815-06-15T08:30"
    assert open_turn(game).number == 2, "the campaign goes on"
    called = Notice.objects.filter(game=battle, kind=Notice.Kind.CALL)
    assert {notice.seat for notice in called} == {seats(game)["B1"], seats(game)["R1"]}
    assert {seat.formations[0] for seat in attention.taking_part(battle)} == {"B-I", "R-I"}


def test_the_call_says_why_and_where(game: Game) -> None:
    opened(game)
    text = " ".join(sent(seats(game)["B1"], "call").text.split())
    assert "battle of The Charleroi Road, at Fleurus" in text
    assert "came of the contact in turn 1 of the campaign" in text


def test_who_is_not_on_the_field_hears_of_it_by_dispatches_alone(game: Game) -> None:
    engagement = opened(game)
    for post in ("B2", "SOUTH"):
        mails = OutgoingMail.objects.filter(seat=seats(game)[post])
        assert not mails.filter(turn__game=engagement.game).exists()
        assert not any("Charleroi Road: Fleurus" in f"{mail.subject}{mail.text}" for mail in mails)


def test_the_battle_waits_for_the_marches_and_they_for_the_battle(game: Game) -> None:
    battle = opened(game).game
    play(battle, NOON + 2 * DAY)
    play(battle, NOON + 3 * DAY)
    assert open_turn(battle).number == 3
    assert Schedule.objects.get(game=battle).held, "the third turn begins at 11:10, the campaign stands at ten"
    said = "This turn waits until the campaign has come to its hour"
    assert said in " ".join(sent(seats(game)["R1"], "report").text.split())
    march(game, NOON + 4 * DAY)
    assert not Schedule.objects.get(game=battle).held
    assert open_turn(game).before["now"] == "1815-06-15T12:30"
    assert Schedule.objects.get(game=game).held, "half past twelve is the end of the battle, which is not decided"
    play(battle, NOON + 5 * DAY)
    assert Schedule.objects.get(game=game).held, "the result waits for the umpire"
    engagement = Engagement.objects.get()
    homecoming.count(engagement, engagement.result, source=engagement.source, who="anna", now=NOON + 5 * DAY)
    assert not Schedule.objects.get(game=game).held


def test_late_troops_come_in_at_their_hour(game: Game) -> None:
    battle = opened(game).game
    first = open_turn(battle)
    assert "u-b4" not in {unit["id"] for unit in first.before["units"]}
    play(battle, NOON + 2 * DAY)
    (battery,) = [unit for unit in open_turn(battle).before["units"] if unit["id"] == "u-b4"]
    assert battery["arrives"] == 2
    second = play(battle, NOON + 3 * DAY)
    assert [event["unit"] for event in second.events if event["kind"] == "arrival"] == ["u-b4"]
    assert not {"u-b5a", "u-b5b"} & {unit["id"] for unit in open_turn(battle).before["units"]}
    march(game, NOON + 4 * DAY)
    late = {unit["id"]: unit.get("arrives") for unit in open_turn(battle).before["units"]}
    assert (late["u-b5a"], late["u-b5b"]) == (3, 3)
    assert "you are called because" in " ".join(sent(seats(game)["B2"], "call").text.split())


def fought(game: Game) -> Engagement:
    """The battle fought to its end, its result before the umpire."""
    battle = opened(game).game
    play(battle, NOON + 2 * DAY)
    play(battle, NOON + 3 * DAY)
    march(game, NOON + 4 * DAY)
    play(battle, NOON + 5 * DAY)
    assert battle.status == Game.Status.FINISHED
    return Engagement.objects.select_related("campaign").get()


def test_the_result_is_shown_and_carried_home_once(game: Game) -> None:
    engagement = fought(game)
    assert engagement.state == Engagement.State.REPORTED
    result = engagement.result
    assert result is not None
    assert result["ended"] == "1815-06-15T12:30"
    result["losses"]["u-b2a"] = {"men": 120, "prisoners": 5}  # what the umpire has mended of it counts
    assert OutgoingMail.objects.filter(kind="umpire", to="bela@umpires.test", text__contains="Fleurus").exists()
    homecoming.count(engagement, result, source="fought", who="anna", now=NOON + 6 * DAY)
    with pytest.raises(WrongMoment):
        homecoming.count(engagement, result, source="fought", who="bela", now=NOON + 6 * DAY)
    assert len(open_turn(game).before["results"]) == 1
    turn = play(game, NOON + 7 * DAY)
    lost: dict[str, dict[str, int]] = {}
    for event in turn.events:
        if event["kind"] == "loss":
            lost.setdefault(event["unit"], event["effect"])
    assert (lost["u-b2a"]["men"], lost["u-b2a"]["prisoners"]) == (120, 5)
    assert all(lost[unit]["men"] == loss.get("men", 0) for unit, loss in result["losses"].items())
    engagement.refresh_from_db()
    assert engagement.state == Engagement.State.OVER
    assert turn.after.get("results", []) == []
    assert open_turn(game).before.get("results", []) == []
    tend(NOON + 7 * DAY + timedelta(hours=1))
    again = play(game, NOON + 8 * DAY)
    assert "EC-RES-1" not in {event.get("clause") for event in again.events}


def test_a_counted_result_can_be_taken_back_until_the_campaign_marches_on(game: Game) -> None:
    engagement = fought(game)
    homecoming.count(engagement, engagement.result, source="fought", who="anna", now=NOON + 6 * DAY)
    homecoming.take_back(engagement, who="anna", now=NOON + 6 * DAY)
    assert open_turn(game).before["results"] == []
    engagement = homecoming.count(engagement, engagement.result, source="form", who="bela", now=NOON + 6 * DAY)
    play(game, NOON + 7 * DAY)
    with pytest.raises(WrongMoment):
        homecoming.take_back(engagement, who="anna", now=NOON + 8 * DAY)


def test_a_branch_of_history_keeps_the_battle_and_its_result(game: Game) -> None:
    engagement = fought(game)
    result = {**(engagement.result or {}), "losses": {"u-b2a": {"men": 120}}}
    homecoming.count(engagement, result, source="fought", who="anna", now=NOON + 6 * DAY)
    play(game, NOON + 7 * DAY)
    first = game.turns.get(number=1)
    rainy = Verdict("before.weather.now", "rain", "It rained at dawn.", ())
    corrections.correct(first, (rainy,), who="bela", now=NOON + 8 * DAY, reason="It rained at dawn.")
    while (waiting := game.turns.filter(state=Turn.State.CLOSED).first()) is not None:
        assert resolution.resolve(waiting.pk, NOON + 8 * DAY) is not None, waiting.problem_values
        assert life.release(waiting, NOON + 8 * DAY, who="bela")
        tend(NOON + 8 * DAY)
    game.refresh_from_db()
    assert game.branch == 2
    again = game.turns.filter(branch=2, state=Turn.State.RELEASED)
    applied = [event for turn in again for event in turn.events if event.get("clause") == "EC-RES-1"]
    assert len(applied) == 1, "on this branch too it comes home once"
    assert OutgoingMail.objects.filter(kind="errata", seat=seats(game)["B1"]).exists()
    assert Game.objects.filter(kind=Game.Kind.BATTLE).count() == 1
    assert Engagement.objects.get().state == Engagement.State.OVER


def test_who_is_not_there_cannot_tell_whether_a_battle_has_been_opened(settings) -> None:
    """The same marches, with the battle opened for the players or waiting for the umpire: the others read the same."""
    speak_by_mail(settings)
    read: dict[str, list[dict[str, str]]] = {}
    for way in (Way.PLAYERS, Way.WORD):
        found = campaign(way)
        Turn.objects.filter(game=found).update(seed="17" * 32, commitment="root")
        march(found, NOON + DAY)
        assert Engagement.objects.get(campaign=found).game is None or way == Way.PLAYERS
        for post, seat in seats(found).items():
            mails = OutgoingMail.objects.filter(seat=seat, created_at__gte=NOON + DAY).order_by("pk")
            told = [{"subject": mail.subject, "text": plain(mail.text, seat)} for mail in mails]
            read.setdefault(post, []).append(told)  # type: ignore[arg-type]
    for post, (one, other) in read.items():
        assert (one == other) == (post in ("B2", "SOUTH")), post


def plain(text: str, seat: Seat) -> str:
    """A mail without what is another in every campaign: the seat's key, the roots of later turns, addresses."""
    bare = text.replace(seat.key, "KEY").replace(seat.key.replace("-", "").lower(), "key")
    return re.sub(r"\b[0-9a-f]{64}\b|https?://\S+", "…", bare)


def test_a_campaign_that_is_ended_by_hand_holds_no_battle(game: Game) -> None:
    battle = opened(game).game
    assert battle is not None
    play(battle, NOON + 2 * DAY)
    play(battle, NOON + 3 * DAY)
    assert Schedule.objects.get(game=battle).held, "the campaign is not there yet"
    game.refresh_from_db()
    assert life.end_game(game, NOON + 4 * DAY, who="anna")
    assert not Schedule.objects.get(game=battle).held
    assert not Engagement.objects.get().waits
