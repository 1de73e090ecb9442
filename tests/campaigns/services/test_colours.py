"""The colours of a campaign: its battles take them over, and nobody chooses others for one of them."""

from __future__ import annotations

from datetime import UTC, datetime
from importlib import import_module

import pytest
from django.apps import apps
from django.contrib.auth.models import User
from django.urls import reverse

from battles.engine import battlefile
from battles.reports.scene.livery import livery_of
from battles.rulesets import read
from campaigns.models import Campaign, Game
from campaigns.services.colours import in_colours
from campaigns.services.people.campaigns import appoint_umpire, change_campaign
from campaigns.services.scenarios.scenarios import battle_from_document
from config.environment import ROOT

NOW = datetime(2026, 11, 23, 12, tzinfo=UTC)
FIRST_STEPS = ROOT / "campaigns" / "scenarios" / "first-steps" / "battle.yaml"

pytestmark = pytest.mark.django_db


def document() -> dict:
    return dict(battlefile.load(FIRST_STEPS.read_text(encoding="utf-8")))


@pytest.fixture
def campaign() -> Campaign:
    return Campaign.objects.create(name="War", slug="war", colours="national")


def test_battles_of_a_campaign_take_its_colours(campaign: Campaign) -> None:
    battle = battle_from_document(campaign, document(), who="umpire", now=NOW)
    assert battle.document["settings"]["colours"] == "national"
    read_back = read(battle.document)
    assert livery_of(read_back, read_back.sides[1].id), "the second side keeps its nation's colour for its reader"


def test_a_file_with_colours_of_its_own_is_drawn_in_the_campaigns(campaign: Campaign) -> None:
    own = document()
    own["settings"] = {**own.get("settings", {}), "colours": "reader"}
    assert in_colours(campaign, own)["settings"]["colours"] == "national"
    campaign.colours = "reader"
    own["settings"]["colours"] = "national"
    assert "colours" not in in_colours(campaign, own)["settings"]
    assert in_colours(campaign, {"title": "Duel"}) == {"title": "Duel"}


def test_a_changed_choice_reaches_battles_that_have_not_started(campaign: Campaign) -> None:
    waiting = battle_from_document(campaign, document(), who="umpire", now=NOW)
    running = battle_from_document(campaign, document(), who="umpire", now=NOW)
    Game.objects.filter(pk=running.pk).update(status=Game.Status.RUNNING)
    assert change_campaign(campaign, {"colours": "reader"}, who="umpire", now=NOW) == ["colours"]
    waiting.refresh_from_db()
    running.refresh_from_db()
    assert "colours" not in waiting.document.get("settings", {})
    assert running.document["settings"]["colours"] == "national"


def test_the_campaigns_page_shows_and_changes_them(campaign: Campaign, client) -> None:
    umpire = User.objects.create_user("umpire")
    appoint_umpire(campaign, umpire)
    client.force_login(umpire)
    page = reverse("campaign-settings", args=[campaign.slug])
    assert '<option value="national" selected>' in client.get(page).content.decode()
    given = {"name": "War", "description": "", "time_zone": "Europe/Brussels", "colours": "reader"}
    client.post(page, given)
    campaign.refresh_from_db()
    assert campaign.colours == "reader"


def test_the_migration_keeps_what_a_campaigns_newest_battle_has(campaign: Campaign) -> None:
    battle_from_document(campaign, document(), who="umpire", now=NOW)
    other = Campaign.objects.create(name="Peace", slug="peace")
    Campaign.objects.update(colours="reader")
    import_module("campaigns.migrations.0016_colours").as_battles_have_them(apps, None)
    campaign.refresh_from_db()
    other.refresh_from_db()
    assert (campaign.colours, other.colours) == ("national", "reader")
