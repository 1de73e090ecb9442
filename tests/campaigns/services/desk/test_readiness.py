"""Before a start: what is looked at, what is said of it, and the page that shows it."""

from __future__ import annotations

import pytest
from django.test import Client
from django.urls import reverse

from campaigns.models import Game, Schedule, Seat
from campaigns.services.desk.readiness import checks
from tests.cast import Cast
from tests.played import NOON, set_up

pytestmark = pytest.mark.django_db
Start = tuple[Cast, Game, Seat, Seat]


@pytest.fixture
def start() -> Start:
    cast, battle, french, allied = set_up()
    return cast, battle, french, allied


def faults(battle: Game) -> str:
    return "\n".join(check.text for check in checks(battle, NOON) if not check.fine)


def test_a_battle_with_each_side_commanded_objectives_and_a_clock_is_ready(start: Start) -> None:
    found = checks(start[1], NOON)
    assert all(check.fine for check in found)
    words = "\n".join(check.text for check in found)
    for said in ("General Foy", "General Picton", "Turn 1 would close on Monday 23 November", "go out by themselves"):
        assert said in words


def test_a_side_that_nobody_commands_is_named_and_not_all_its_troops(start: Start) -> None:
    _cast, battle, french, _allied = start
    Seat.objects.filter(pk=french.pk).update(player=None)
    assert faults(battle) == "Nobody commands the French side."


def test_troops_in_no_seat_and_in_two_are_named(start: Start) -> None:
    _cast, battle, french, _allied = start
    brigade = next(each["id"] for each in battle.document["formations"] if each["kind"] == "brigade")
    Seat.objects.filter(pk=french.pk).update(formations=[brigade])
    assert "Nobody may order" in faults(battle)
    Seat.objects.create(
        campaign=battle.campaign, side=french.side, name="General Bachelu", player=french.player, formations=[brigade]
    )
    assert "More than one seat may order" in faults(battle)
    assert "General Foy and General Bachelu" in faults(battle)


def test_a_superior_and_a_narrower_seat_do_not_share_troops(start: Start) -> None:
    _cast, battle, french, _allied = start
    brigade = next(each["id"] for each in battle.document["formations"] if each["kind"] == "brigade")
    Seat.objects.create(
        campaign=battle.campaign, side=french.side, name="General Bachelu", player=french.player, formations=[brigade]
    )
    assert faults(battle) == ""


def test_a_player_on_both_sides_an_unanswered_invitation_and_a_name_twice_are_said(start: Start) -> None:
    _cast, battle, french, allied = start
    Seat.objects.filter(pk=allied.pk).update(player=french.player, state=Seat.State.INVITED, name=french.name)
    said = faults(battle)
    assert "commands on both sides" in said
    assert "has not answered the invitation" in said
    assert "More than one seat is called General Foy" in said


def test_troops_that_fight_elsewhere_and_missing_aims_are_said(start: Start) -> None:
    _cast, battle, _french, _allied = start
    Game.objects.create(
        campaign=battle.campaign,
        title="Elsewhere",
        slug="elsewhere",
        ruleset=battle.ruleset,
        document=battle.document,
        status=Game.Status.RUNNING,
    )
    battle.objectives = []
    battle.save()
    assert "fight in Elsewhere at the same time" in faults(battle)
    assert "No objectives are set" in faults(battle)


def test_a_clock_without_a_day_is_a_fault_and_one_by_hand_is_not(start: Start) -> None:
    battle = start[1]
    Schedule.objects.filter(game=battle).update(kind=Schedule.Kind.WEEKDAYS, weekdays=[])
    assert "finds no day" in faults(Game.objects.get(pk=battle.pk))
    Schedule.objects.filter(game=battle).update(kind=Schedule.Kind.MANUAL)
    assert faults(Game.objects.get(pk=battle.pk)) == ""


def test_the_page_before_the_start_asks_once_and_is_gone_afterwards(start: Start, client: Client) -> None:
    cast, battle, french, _allied = start
    Seat.objects.filter(pk=french.pk).update(player=None)
    client.force_login(cast.umpire, backend="django.contrib.auth.backends.ModelBackend")
    page = client.get(reverse("start-battle", args=[battle.slug])).content.decode()
    assert "Nobody commands the French side." in page
    assert "Start it all the same" in page
    client.post(reverse("act", args=[battle.slug, "start"]))
    assert client.get(reverse("start-battle", args=[battle.slug])).status_code == 302
