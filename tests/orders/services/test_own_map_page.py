"""Setting a campaign up in the browser, on a map from tables and with the order of battle that the site holds."""

from __future__ import annotations

import re
from html import unescape

import pytest
from django.contrib.auth.models import User
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from django.utils import timezone

from campaigns.models import Campaign, Game, Seat, Turn, Way
from campaigns.services.order_of_battle.storing import store
from campaigns.services.people.campaigns import appoint_umpire
from campaigns.services.turns import life, resolution
from tests.campaigns.services.marches.test_own_map import ARMY, PLACES, ROADS

pytestmark = pytest.mark.django_db
ADDRESS = "/campaigns/belgium/march/"


@pytest.fixture
def client(settings) -> Client:
    settings.WAKE_WORKERS = False
    umpire = User.objects.create_user("anna")
    campaign = Campaign.objects.create(name="Belgium", slug="belgium", ruleset="mini-nap")
    appoint_umpire(campaign, umpire)
    store(campaign, ARMY)
    client = Client()
    client.force_login(umpire)
    return client


def drawn(client: Client, places: str = PLACES, roads: str = ROADS) -> str:
    files = {"places": places, "roads": roads}
    posted = {kind: SimpleUploadedFile(f"{kind}.csv", text.encode()) for kind, text in files.items()}
    return client.post(ADDRESS, posted).content.decode()


def the_map(page: str) -> str:
    found = re.search(r'name="map" value="([^"]*)"', page)
    assert found
    return unescape(found[1])


def standing(page: str, **changed: str) -> dict[str, str]:
    return {
        "map": the_map(page), "title": "My Belgium", "now": "1815-06-15T04:00", "ends": "", "length": "12",
        "base-blue": "a", "base-red": "c", "base-grey": "b", "with-grey": "red",
        "at-B": "a", "held-B": "player", "at-B1": "", "held-B1": "player", "at-R": "c", "held-R": "player",
        "at-G": "c", "held-G": "staff", **changed,
    }  # fmt: skip


def test_a_campaign_is_set_up_from_tables_and_an_order_of_battle_and_marches(client: Client) -> None:
    assert "Draw the map" in client.get(ADDRESS).content.decode()
    page = drawn(client, PLACES + "d,Hal,50.73,4.24,town\n")
    assert "<svg" in page
    assert "no road leads there" in page
    assert "Nothing is kept yet" in page
    assert not Game.objects.exists()
    answer = client.post(ADDRESS, standing(page))
    assert answer.status_code == 302, answer.content.decode()
    game = Game.objects.get()
    assert (game.title, game.document["round"], game.document["now"]) == ("My Belgium", "12", "1815-06-15T04:00")
    assert game.battle_terms.way == Way.PLAYERS, "as with every campaign made in the browser"
    seats = {seat.name: seat for seat in Seat.objects.filter(campaign=game.campaign)}
    assert set(seats) == {"Ney", "First Corps", "Red Corps"}
    life.start_game(game, timezone.now())
    turn = game.turns.get(state=Turn.State.OPEN)
    assert life.close_turn(turn, timezone.now(), because=Turn.Closed.UMPIRE)
    assert resolution.resolve(turn.pk, timezone.now()) is not None
    assert game.turns.get(state=Turn.State.OPEN).before["now"] == "1815-06-15T16:00"


def test_a_map_with_faults_goes_no_further(client: Client) -> None:
    page = drawn(client, roads=ROADS.replace("r2,b,c", "r2,b,nowhere"))
    assert "roads, line 3 (r2)" in page
    assert "nowhere" in page
    assert "Who stands where" not in page
    assert not Game.objects.exists()


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"now": "1815-06-15T04:07"}, "A whole quarter of an hour"),
        ({"at-B": ""}, "This field is required"),
        ({"base-blue": "elsewhere"}, "not one of the available choices"),
    ],
)
def test_what_is_missing_is_asked_for_and_the_rest_is_kept(client: Client, changed: dict[str, str], said: str) -> None:
    answer = client.post(ADDRESS, standing(drawn(client), **changed)).content.decode()
    assert said in answer
    assert "My Belgium" in answer
    assert the_map(answer)
    assert not Game.objects.exists()


@pytest.mark.parametrize("forged", ["", "[]", "{}", '{"places": 5}', '{"places": [{"id": "a"}], "roads": "x"}'])
def test_a_forged_map_is_refused(client: Client, forged: str) -> None:
    answer = client.post(ADDRESS, standing(drawn(client), map=forged))
    assert answer.status_code == 200
    assert not Game.objects.exists()


def test_without_troops_the_page_says_what_comes_first(client: Client) -> None:
    campaign = Campaign.objects.create(name="Empty", slug="empty", ruleset="mini-nap")
    appoint_umpire(campaign, User.objects.get())
    page = client.get("/campaigns/empty/march/").content.decode()
    assert "There are no troops yet" in page
    assert "disabled" in page
