"""The pages of a campaign on its own map: set up in the browser, the desk, a turn, a player's page."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.utils import timezone

from campaigns.models import Game, Seat, Turn
from campaigns.services.marches.setting_up import find_campaign, set_up
from campaigns.services.turns import life, resolution, sheets
from orders.services.out import notices

pytestmark = pytest.mark.django_db


@pytest.fixture
def umpire() -> User:
    return User.objects.create_superuser("anna", "anna@umpires.test", "pw")


@pytest.fixture
def client(umpire: User) -> Client:
    client = Client()
    client.force_login(umpire)
    return client


@pytest.fixture
def game(umpire: User, settings) -> Game:
    settings.WAKE_WORKERS = False
    scenario = find_campaign("charleroi-road")
    game = set_up(scenario.document(), who="anna", now=timezone.now(), umpires=[umpire], players=scenario.players())
    life.start_game(game, timezone.now())
    return game


def play(game: Game) -> Turn:
    turn = game.turns.get(state=Turn.State.OPEN)
    seat = Seat.objects.get(campaign=game.campaign, name="First Corps")
    sheets.submit(seat, turn, "CORPS B-I: MARCH TO charleroi", now=timezone.now())
    later = timezone.now() + timedelta(days=1)
    assert life.close_turn(turn, later, because=Turn.Closed.UMPIRE)
    assert resolution.resolve(turn.pk, later) is not None
    notices.tell_due(later)
    turn.refresh_from_db()
    return turn


def page(client: Client, address: str) -> str:
    answer = client.get(address)
    assert answer.status_code == 200, (address, answer.status_code)
    return answer.content.decode()


def test_a_campaign_is_set_up_and_started_in_the_browser(client: Client, settings) -> None:
    settings.WAKE_WORKERS = False
    assert "The Charleroi Road: a campaign on its own map" in page(client, "/new/")
    said = client.post(
        "/new/",
        {
            "scenario": "march:charleroi-road",
            "ruleset": "mini-nap",
            "time_zone": "Europe/Brussels",
            "with_players": "on",
        },
    )
    game = Game.objects.get()
    assert said["Location"] == f"/battles/{game.slug}/"
    assert game.kind == Game.Kind.CAMPAIGN
    assert Seat.objects.filter(campaign=game.campaign, player__isnull=False).count() == 5
    checks = page(client, f"/battles/{game.slug}/start/")
    assert "Nobody holds the headquarters of Reserve corps" in checks
    client.post(f"/battles/{game.slug}/do/start/")
    game.refresh_from_db()
    assert game.status == Game.Status.RUNNING


def test_the_desk_and_the_turn_show_everything_and_what_each_post_knows(client: Client, game: Game) -> None:
    turn = play(game)
    desk = page(client, f"/battles/{game.slug}/")
    assert "Outpost corps" in desk
    assert "Rosters" not in desk
    told = page(client, f"/battles/{game.slug}/turns/{turn.pk}/")
    assert "sets out at Ham" in told
    for moment in ("before", "after"):
        assert "<svg" in page(client, f"/battles/{game.slug}/turns/{turn.pk}/map/{moment}/")
        known = page(client, f"/battles/{game.slug}/turns/{turn.pk}/map/{moment}/?side=B-II")
        assert "3rd Brigade" in known
        assert "Reserve corps" not in known
    assert client.get(f"/battles/{game.slug}/turns/{turn.pk}/report/B-II/")["Content-Type"] == "application/pdf"
    assert client.get(f"/battles/{game.slug}/turns/{turn.pk}/map/after/?side=nobody").status_code == 404


def test_the_length_of_a_turn_is_set_on_the_page(client: Client, game: Game) -> None:
    address = f"/battles/{game.slug}/settings/"
    assert "until the next dusk or dawn" in page(client, address)
    clock = {
        f"clock-{name}": value
        for name, value in {
            "kind": "after", "hours": 48, "notice_hours": 12, "grace_minutes": 0, "settle_minutes": 120,
            "missed": "steady", "umpire_notice_minutes": 60,
        }.items()
    }  # fmt: skip
    answer = client.post(
        address, {**clock, "battle-title": game.title, "battle-release": "automatic", "battle-length": "light"}
    )
    assert answer.status_code == 302, answer.content.decode()
    turn = play(game)
    game.refresh_from_db()
    assert game.schedule.hours == 48
    assert turn.after is not None
    # Dusk of 15 June on this map's latitude.
    assert turn.after["now"] == "1815-06-15T20:45"


def test_a_player_sees_checks_and_sends(client: Client, game: Game) -> None:
    seat = Seat.objects.get(campaign=game.campaign, name="Second Corps")
    (link,) = {
        line
        for line in page(client, f"/campaigns/{game.campaign.slug}/seats/{seat.pk}/").split('"')
        if line.startswith("/seats/") and line.count("/") == 3
    }
    shown = page(client, link)
    assert "You have no word of the enemy." in shown
    assert "Order form" not in shown
    turn = game.turns.get()
    check = next(part for part in shown.split('"') if part.startswith(f"{link}turns/") and part.endswith("/check/"))
    answer = client.post(check, {"text": "CORPS B-II: MARCH TO charleroi"}).content.decode()
    assert "the head there at" in answer
    assert "Your orders, as far as you can know" in answer, "the map of the marches"
    send = check.replace("/check/", "/send/")
    client.post(send, {"text": "CORPS B-II: MARCH TO charleroi", "reason": "a trial"})
    assert sheets.current(seat, turn) is not None
    shown = page(client, link)
    assert "the marches that it orders" in shown
    plan = next(part for part in shown.split('"') if "/plan/" in part)
    assert client.get(plan).content.startswith(b"\x89PNG")
    turn = play(game)
    later = page(client, link)
    assert "Your headquarters is at Ham" in later
    assert "BRIGADE b5:" in later
    after = next(part for part in later.split('"') if part.endswith("/check/"))
    empty = client.post(after, {"text": "TURN 2\nBRIGADE b5:   # 3rd Brigade\nHEADQUARTERS:\nEND"}).content.decode()
    assert "No orders in this yet." in empty
    assert "Not understood" not in empty
    assert "TURN 2" not in empty
    assert "<svg" in page(client, after.replace("/check/", "/map/before/"))
    assert "as last reported" in page(client, check.replace("/check/", "/replay/"))
    assert client.get(check.replace("/check/", "/report/"))["Content-Type"] == "application/pdf"
    for moment in ("before", "after"):
        assert "<svg" in page(client, check.replace("/check/", f"/map/{moment}/"))
    assert client.get(check.replace("/check/", "/form/")).status_code == 404
    page(client, f"{link}brief/")
