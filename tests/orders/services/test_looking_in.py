"""A player's page seen by his umpire: said so, nothing done by a slip, and orders in his place with a reason."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.urls import reverse

from campaigns.models import Sheet, Turn
from orders.services import page
from tests.played import Played

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("settled_clock")]


def logged_in(who: User) -> Client:
    client = Client()
    client.force_login(who, backend="django.contrib.auth.backends.ModelBackend")
    return client


def send(played: Played, who: User, **more: str) -> str:
    address = reverse("send-orders", args=[played.french.pk, played.second.pk])
    return logged_in(who).post(address, {"text": "INTENT HOLD", **more}, follow=True).content.decode()


def test_an_umpire_who_looks_in_is_told_so_and_the_player_is_not(played: Played) -> None:
    address = reverse("player", args=[played.french.pk])
    assert "You look in as umpire" in logged_in(played.cast.umpire).get(address).content.decode()
    assert "You look in as umpire" not in logged_in(played.cast.foy).get(address).content.decode()


def test_an_umpire_orders_in_a_players_place_only_with_a_reason_that_is_recorded(played: Played) -> None:
    assert "Say why" in send(played, played.cast.umpire)
    assert not Sheet.objects.filter(turn=played.second).exists()
    send(played, played.cast.umpire, reason="told me by telephone")
    assert Sheet.objects.get(turn=played.second).entered_by == "umpire"
    entry = played.campaign.audit.get(action="order-for")
    assert (entry.subject, entry.reason) == ("General Foy", "told me by telephone")


def test_an_umpire_does_not_take_a_players_orders_back_by_looking_in(played: Played) -> None:
    send(played, played.cast.foy)
    address = reverse("withdraw-orders", args=[played.french.pk, played.second.pk])
    assert logged_in(played.cast.umpire).post(address).status_code == 404
    assert logged_in(played.cast.foy).post(address).status_code == 302


def test_what_you_sent_lists_neither_copies_of_corrections_nor_what_the_umpire_entered(played: Played) -> None:
    send(played, played.cast.foy)
    sent = Sheet.objects.get(turn=played.second)
    copy = Sheet.objects.get(pk=sent.pk)
    copy.pk, copy.turn = None, Turn.objects.create(
        game=played.battle, branch=7, number=played.second.number, opened_at=played.second.opened_at,
        seed=played.second.seed, commitment=played.second.commitment, before=played.second.before,
    )  # fmt: skip
    copy.save()
    send(played, played.cast.umpire, reason="a slip")
    assert [sheet.pk for sheet in page.receipts_of(played.french) if sheet.turn.number == 2] == [sent.pk]


@pytest.mark.parametrize("state", [Turn.State.CLOSED, Turn.State.RESOLVING, Turn.State.DRAFTED])
def test_a_turn_at_work_is_said_to_be_resolved_and_not_to_be_nothing(played: Played, state: Turn.State) -> None:
    Turn.objects.filter(pk=played.second.pk).update(state=state)
    said = logged_in(played.cast.foy).get(reverse("player", args=[played.french.pk])).content.decode()
    assert "Turn 2 of First Steps is closed and being resolved" in said
    assert "No turn waits for your orders" not in said
