"""A second umpire with a login of his own, and a forgotten password, without a shell and without the admin."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta

import pytest
from django.contrib.auth.models import User
from django.core.exceptions import ValidationError
from django.test import Client
from django.urls import reverse

from campaigns.services.people import campaigns
from orders.models import OutgoingMail
from orders.services.letters import passwords
from tests.cast import Cast

NOW = datetime(2026, 11, 20, 12, 0, tzinfo=UTC)
BACKEND = "django.contrib.auth.backends.ModelBackend"
CHOSEN = "old-trousers-1815"


def link_to(address: str) -> str:
    mail = OutgoingMail.objects.filter(to=address, kind="password").latest("pk")
    found = re.search(r"http://[^/\s]+(/login/choose/\S+)", mail.text)
    assert found is not None
    return found.group(1)


def choose(client: Client, link: str) -> object:
    form = client.get(link, follow=True)
    return client.post(form.redirect_chain[-1][0], {"new_password1": CHOSEN, "new_password2": CHOSEN}, follow=True)


def test_a_second_umpire_is_made_from_a_mail_address_and_logs_in_by_his_link(cast: Cast, client: Client) -> None:
    client.force_login(cast.umpire, backend=BACKEND)
    sent = {"login": "Anna@Umpires.test", "name": "Anna Berg"}
    page = client.post(f"/campaigns/{cast.campaign.slug}/umpires/", sent, follow=True)
    assert "Anna Berg" in page.content.decode()
    assert "has not chosen a password yet" in page.content.decode()
    client.logout()
    link = link_to("anna@umpires.test")
    choose(client, link)
    anna = User.objects.get(username="anna@umpires.test")
    assert anna in cast.campaign.umpires.all()
    assert client.get(f"/campaigns/{cast.campaign.slug}/").status_code == 200
    assert "no longer works" in client.get(link, follow=True).content.decode()
    assert Client().post("/login/", {"username": "anna@umpires.test", "password": CHOSEN}).status_code == 302


def test_the_link_is_in_no_mail_log(cast: Cast, client: Client) -> None:
    client.force_login(cast.umpire, backend=BACKEND)
    client.post(f"/campaigns/{cast.campaign.slug}/umpires/", {"login": "anna@umpires.test"})
    assert OutgoingMail.objects.get(kind="password").campaign is None


@pytest.mark.parametrize("named", ["foy", "Foy@Players.test"])
def test_a_forgotten_password_is_replaced_by_a_link(cast: Cast, client: Client, named: str) -> None:
    client.post("/login/forgotten/", {"login": named})
    choose(client, link_to("foy@players.test"))
    assert client.get(reverse("player", args=[cast.foy_seat.pk])).status_code == 200
    cast.foy.refresh_from_db()
    assert cast.foy.check_password(CHOSEN)


def test_who_was_locked_out_gets_in_again_by_the_link(cast: Cast, client: Client) -> None:
    for _ in range(9):
        locked = client.post("/login/", {"username": "foy", "password": "wrong"})
    assert "Too many tries" in locked.content.decode()
    client.post("/login/forgotten/", {"login": "foy"})
    choose(client, link_to("foy@players.test"))
    assert Client().post("/login/", {"username": "foy", "password": CHOSEN}).status_code == 302


def test_the_answer_does_not_tell_whether_there_is_such_a_login(cast: Cast, client: Client) -> None:
    known, unknown = (
        re.sub(r'value="\w+"', "", client.post("/login/forgotten/", {"login": name}).content.decode())
        for name in ("foy", "nobody@players.test")
    )
    assert known == unknown


def test_a_login_is_sent_three_links_an_hour(cast: Cast) -> None:
    sent = [passwords.post_forgotten("foy", now=NOW + timedelta(minutes=5 * n)) for n in range(5)]
    assert sent == [1, 1, 1, 0, 0]
    assert passwords.post_forgotten("foy", now=NOW + timedelta(hours=2)) == 1


def test_an_umpire_is_taken_out_and_the_last_one_stays(cast: Cast, client: Client) -> None:
    campaigns.add_umpire(cast.campaign, "other-umpire", who="umpire", now=NOW)
    client.force_login(cast.umpire, backend=BACKEND)
    client.post(f"/campaigns/{cast.campaign.slug}/umpires/{cast.other_umpire.pk}/remove/")
    assert list(cast.campaign.umpires.all()) == [cast.umpire]
    with pytest.raises(ValidationError, match="Somebody must run"):
        campaigns.remove_umpire(cast.campaign, cast.umpire, who="umpire", now=NOW)


def test_a_closed_login_is_not_made_a_second_time(cast: Cast) -> None:
    User.objects.create_user("gone@umpires.test", "gone@umpires.test", is_active=False)
    with pytest.raises(ValidationError, match="closed"):
        campaigns.add_umpire(cast.campaign, "gone@umpires.test", who="umpire", now=NOW)
