"""Pages for what went wrong, and the picker of formations: in words, and with what tells namesakes apart."""

from __future__ import annotations

import pytest
from django.test import Client
from django.urls import reverse

from campaigns.forms import formation_choices
from tests.cast import Cast, make_cast
from tests.played import play

pytestmark = pytest.mark.django_db


@pytest.fixture
def cast() -> Cast:
    return make_cast()


def test_whoever_follows_the_address_of_a_button_reads_what_it_is(client: Client) -> None:
    played = play()
    client.force_login(played.cast.umpire, backend="django.contrib.auth.backends.ModelBackend")
    answer = client.get(reverse("act", args=[played.battle.slug, "close"]))
    assert answer.status_code == 405
    assert answer["Allow"]
    assert "Nothing to see at this address" in answer.content.decode()


def test_a_form_that_was_open_too_long_is_a_page_of_the_house_that_loses_nothing(cast: Cast) -> None:
    client = Client(enforce_csrf_checks=True)
    client.force_login(cast.umpire, backend="django.contrib.auth.backends.ModelBackend")
    answer = client.post(reverse("invite", args=[cast.campaign.slug]), {"player_name": "Ann"})
    assert answer.status_code == 403
    assert "The form was open too long" in answer.content.decode()


def test_a_login_that_was_tried_too_often_is_told_when_it_opens_again(client: Client, settings: object) -> None:
    for _try in range(9):
        answer = client.post(reverse("login"), {"username": "umpire", "password": "wrong"})
    assert "Too many tries" in answer.content.decode()
    assert "an hour after the last try" in answer.content.decode()


def test_formations_are_picked_by_commander_and_number_of_units() -> None:
    played = play()
    words = [
        label.strip() for _side, choices in formation_choices(played.campaign.sides.all()) for _key, label in choices
    ]
    assert any("(" in label and "unit" in label for label in words)
    assert len(set(words)) == len(words)


def test_what_a_seat_commands_is_told_by_name(cast: Cast) -> None:
    seat = cast.foy_seat
    assert seat.side is not None
    formation = seat.side.formations.first()
    assert formation is not None
    seat.formations = [formation.key]
    assert seat.formation_names == [formation.name]
