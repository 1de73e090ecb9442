"""A simulation ordered from the desk: form, progress, what came out."""

from datetime import UTC, datetime

import pytest
from django.contrib.auth.models import User
from django.urls import reverse

from battles.models import Simulation
from battles.services import simulations
from campaigns.services.scenarios.scenarios import find_scenario, load_scenario

NOW = datetime(2026, 5, 4, 9, 0, tzinfo=UTC)

pytestmark = pytest.mark.django_db


@pytest.fixture
def umpire(client):
    user = User.objects.create_user("umpire", password="secret")
    client.force_login(user, backend="django.contrib.auth.backends.ModelBackend")
    return user


@pytest.fixture
def battle(umpire):
    return load_scenario(find_scenario("first-steps"), who="umpire", now=NOW, umpires=[umpire], with_players=False)


def ask(client, battle, **given):
    sent = {"battles": 10, "turns": 1, "sensitivity": 0, "side_french": "bold", "side_allied": "cautious", **given}
    return client.post(reverse("simulations", args=[battle.slug]), sent)


def test_the_desk_orders_one_and_its_page_tells_how_far_it_is(client, battle):
    answer = ask(client, battle)
    simulation = Simulation.objects.get()
    assert simulation.work[0]["terms"]["characters"] == {"french": "bold", "allied": "cautious"}
    assert simulation.work[0]["terms"]["aims"]
    page = client.get(answer.url).content.decode()
    assert "0 of 10 battles" in page
    assert "every 4s" in page
    for batch in simulation.batches.all():
        simulations.play_batch(batch.pk, NOW)
    fragment = client.get(answer.url, headers={"HX-Request": "true"}).content.decode()
    assert "<html" not in fragment
    assert "10 of 10 battles" in fragment
    assert "every 4s" not in fragment
    assert "simulation.pdf" in fragment


def test_numbers_out_of_range_are_answered_at_their_field(client, battle):
    assert "greater than or equal to 10" in ask(client, battle, battles=1).content.decode()
    assert not Simulation.objects.exists()


def test_before_the_first_batch_there_is_no_paper(client, battle):
    ask(client, battle)
    found = reverse("simulation-paper", args=[battle.slug, Simulation.objects.get().pk, "simulation.pdf"])
    assert client.get(found).status_code == 404
