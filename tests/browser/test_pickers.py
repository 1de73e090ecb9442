"""Picking out of long lists: a tree of formations that is folded, a search, a log without what is not asked for."""

from __future__ import annotations

from typing import Any

import pytest
from django.urls import reverse
from playwright.sync_api import Page, expect

from campaigns.models import Campaign, Formation, Seat
from campaigns.services.scenarios import scenarios
from tests.browser.house import chromium
from tests.browser.test_every_page import DESK, PICTURES, cookie
from tests.cast import make_cast
from tests.played import NOON, play

pytestmark = [pytest.mark.servers, pytest.mark.django_db(transaction=True)]


@pytest.fixture
def campaign(monkeypatch: pytest.MonkeyPatch) -> Campaign:
    """The armies of Quatre Bras."""
    monkeypatch.setenv("DJANGO_ALLOW_ASYNC_UNSAFE", "true")
    umpire = make_cast().umpire
    battle = scenarios.load_scenario(
        scenarios.find_scenario("quatre-bras"), who="umpire", now=NOON, umpires=[umpire], with_players=False
    )
    return battle.campaign


def test_a_log_is_narrowed_to_entries_with_dice_and_by_a_search(live_server: Any, monkeypatch: Any) -> None:
    monkeypatch.setenv("DJANGO_ALLOW_ASYNC_UNSAFE", "true")
    played = play()
    thrown = [event["n"] for event in played.first.events if event.get("roll") or event.get("effect", {}).get("dice")]
    with chromium() as browser:
        context = browser.new_context(viewport=DESK)
        session = [{**each, "url": live_server.url} for each in cookie(played.cast.umpire)]
        context.add_cookies(session)  # type: ignore[arg-type]
        page = context.new_page()
        page.goto(live_server.url + reverse("turn", args=[played.battle.slug, played.first.pk]))
        rows = page.locator("table.log tbody tr:visible")
        assert rows.count() == len(played.first.events)
        page.get_by_label("Only entries with dice").check()
        assert rows.locator("td.number").all_inner_texts() == [str(number) for number in thrown]
        page.get_by_role("searchbox").fill("MN-FIRE-7")
        assert 0 < rows.count() < len(thrown)


def shown(page: Page) -> list[str]:
    """The formations that are in sight."""
    return [text.strip() for text in page.locator("label.branch:visible").all_inner_texts()]


def test_formations_are_picked_from_a_folded_tree_with_all_that_is_below(live_server: Any, campaign: Campaign) -> None:
    invite = live_server.url + reverse("invite", args=[campaign.slug])
    division = Formation.objects.filter(side__campaign=campaign, parent__parent__isnull=True, parent__isnull=False)
    division = division.filter(children__isnull=False).order_by("pk")
    parent = division[0]
    child = parent.children.all()[0]
    with chromium() as browser:
        context = browser.new_context(viewport=DESK)
        umpire = campaign.umpires.get()
        context.add_cookies([{**each, "url": live_server.url} for each in cookie(umpire)])  # type: ignore[list-item]
        page = context.new_page()
        page.goto(invite)
        roots = Formation.objects.filter(side__campaign=campaign, parent__isnull=True).count()
        assert len(shown(page)) == roots
        search = page.get_by_role("searchbox")
        search.fill(child.name.lower())
        assert all(child.name.lower() in text.lower() for text in shown(page))
        search.fill(parent.name)
        page.get_by_role("checkbox", name=parent.name).first.check()
        search.fill("")
        assert len(shown(page)) == roots + 1  # what is ticked stays in sight
        search.fill(child.name)
        below = page.locator(f"input[value$='/{child.key}']")
        expect(below).to_be_checked()
        expect(below).to_be_disabled()
        search.fill("")
        root = parent.parent
        assert root is not None
        page.get_by_role("button", name=f": {root.name}").first.click()
        assert len(shown(page)) > roots + 1
        if PICTURES:
            page.screenshot(path=f"{PICTURES}/picker.png", full_page=True)
        page.get_by_label("Player:").fill("Ann")
        page.get_by_label("Mail address:").fill("ann@players.test")
        page.get_by_label("Side:").select_option(label=parent.side.name)
        page.get_by_label("Name in the game:").fill("General Ann")
        page.get_by_role("button", name="Send the invitation").click()
        expect(page.get_by_role("status")).to_contain_text("the invitation is on its way")
    assert Seat.objects.get(name="General Ann").formations == [parent.key]
