"""The actions of the admin: ratings thrown and set, orders of battle exported, accounts of imports shown."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from django.contrib.auth.models import User
from django.contrib.messages import get_messages
from django.test import Client
from django.urls import reverse

from campaigns.models import Campaign, Commander
from campaigns.services.order_of_battle.importing import import_files
from campaigns.services.order_of_battle.reading import SourceFile
from campaigns.services.order_of_battle.storing import stored
from campaigns.services.people.campaigns import appoint_umpire
from tests.campaigns.orders_of_battle import read, table

NOW = datetime(2026, 11, 20, 12, 0, tzinfo=UTC)
pytestmark = pytest.mark.django_db


@pytest.fixture
def campaign() -> Campaign:
    campaign = Campaign.objects.create(name="Hundred Days", slug="hundred-days")
    rows = table({"corps_commander_rating": "", "quality": "Veteran"})
    import_files(campaign, [SourceFile("oob.csv", rows.encode())], who="umpire", now=NOW)
    return campaign


@pytest.fixture
def umpire(client: Client, campaign: Campaign) -> Client:
    user = User.objects.create_user("una")
    appoint_umpire(campaign, user)
    client.force_login(user)
    return client


def act(client: Client, model: str, action: str, chosen: list[int], **more: str):
    url = reverse(f"admin:campaigns_{model}_changelist")
    return client.post(url, {"action": action, "_selected_action": chosen, **more})


def said(answer) -> list[str]:
    return [str(message) for message in get_messages(answer.wsgi_request)]


def test_ratings_are_thrown_for_those_chosen_and_every_throw_is_shown(umpire: Client) -> None:
    reille, gauthier = Commander.objects.get(name="Reille"), Commander.objects.get(name="Gauthier")
    answer = act(umpire, "commander", "throw_ratings", [reille.pk, gauthier.pk])
    reille.refresh_from_db()
    assert (reille.basis, len(reille.dice)) == ("thrown", 2)
    messages = said(answer)
    assert messages[0].startswith("Reille, II Corps (french): threw ")
    assert "1 of those chosen have a brigade" in messages[1]


def test_ratings_are_set_with_their_reason_and_refusals_are_shown(umpire: Client, campaign: Campaign) -> None:
    chosen = [Commander.objects.get(name=name).pk for name in ("Reille", "Gauthier")]
    answer = act(umpire, "commander", "set_ratings", chosen, rating="good", reason="he was well that day")
    assert Commander.objects.get(name="Reille").rating == "good"
    assert campaign.audit.get(action="set-rating").reason == "he was well that day"
    assert any("rates no commander of a brigade" in message for message in said(answer))


def test_a_campaigns_missing_ratings_are_thrown_at_once(umpire: Client, campaign: Campaign) -> None:
    act(umpire, "campaign", "throw_missing_ratings", [campaign.pk])
    assert not Commander.objects.filter(rating="").exclude(formation__kind="brigade").exists()
    assert said(act(umpire, "campaign", "throw_missing_ratings", [campaign.pk]))[-1].endswith("has his rating.")


@pytest.mark.parametrize("form", ["csv", "yaml"])
def test_an_export_downloads_what_an_import_reads_back(umpire: Client, campaign: Campaign, form: str) -> None:
    answer = act(umpire, "campaign", f"export_{form}", [campaign.pk])
    assert answer["Content-Disposition"] == f'attachment; filename="hundred-days-order-of-battle.{form}"'
    assert read(answer.content.decode(), f"oob.{form}").order_of_battle == stored(campaign)


def test_the_account_of_an_import_is_shown_in_full(umpire: Client, campaign: Campaign) -> None:
    account = campaign.imports.get()
    text = umpire.get(reverse("admin:campaigns_orderofbattleimport_change", args=[account.pk])).content.decode()
    assert "1 rows in, 1 read, 0 refused" in text
    assert "read as veteran" in text
    assert "II Corps" in text
