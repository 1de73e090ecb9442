"""A letter typed on the player's page: what is asked back stands beside its line, and a click answers it."""

from __future__ import annotations

from typing import Any

import pytest
from django.urls import reverse
from django.utils import timezone

from campaigns.models import Turn
from tests.browser.house import chromium
from tests.browser.test_every_page import DESK, PHONE, cookie
from tests.played import HOUR, play

#: What is meant is plain, but for a word that nobody knows.
TYPED = "1/92 frobnicates to C3"

pytestmark = [pytest.mark.servers, pytest.mark.django_db(transaction=True)]


@pytest.mark.parametrize("view", [DESK, PHONE], ids=["desk", "telephone"])
def test_an_answer_offered_as_one_types_can_be_read_and_is_written_by_a_click(
    live_server: Any, monkeypatch: pytest.MonkeyPatch, view: dict[str, int]
) -> None:
    monkeypatch.setenv("DJANGO_ALLOW_ASYNC_UNSAFE", "true")
    played = play()
    Turn.objects.filter(pk=played.second.pk).update(closes_at=timezone.now() + HOUR)
    with chromium() as browser:
        context = browser.new_context(viewport=view)
        session = [{**each, "url": live_server.url} for each in cookie(played.cast.foy)]
        context.add_cookies(session)  # type: ignore[arg-type]
        page = context.new_page()
        page.goto(live_server.url + reverse("player", args=[played.french.pk]))
        orders = page.locator("textarea[name=text]")
        orders.fill(TYPED)
        asked = page.locator(".receipt li.bad", has=page.locator("button.line")).first
        asked.wait_for()
        number, answer = asked.locator("span.line").bounding_box(), asked.locator("button.line").first
        box, line = answer.bounding_box(), asked.bounding_box()
        assert number
        assert box
        assert line
        assert box["x"] >= number["x"] + number["width"]
        assert box["height"] < 3 * 32
        assert box["width"] > 60
        assert box["y"] + box["height"] <= line["y"] + line["height"] + 1
        answer.click()
        assert answer.get_attribute("data-line") in orders.input_value()


def test_an_order_below_end_is_offered_as_one_types_and_a_click_puts_it_above(
    live_server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DJANGO_ALLOW_ASYNC_UNSAFE", "true")
    played = play()
    Turn.objects.filter(pk=played.second.pk).update(closes_at=timezone.now() + HOUR)
    with chromium() as browser:
        context = browser.new_context(viewport=DESK)
        session = [{**each, "url": live_server.url} for each in cookie(played.cast.foy)]
        context.add_cookies(session)  # type: ignore[arg-type]
        page = context.new_page()
        page.goto(live_server.url + reverse("player", args=[played.french.pk]))
        orders = page.locator("textarea[name=text]")
        orders.fill("1/92: HOLD\nEND\n\nIn addition: form square if cavalry comes near.\n")
        asked = page.locator(".receipt li.bad", has=page.locator("button.line")).first
        asked.wait_for()
        assert "below END" in asked.inner_text()
        asked.locator("button.line").click()
        above, _, below = orders.input_value().partition("END")
        assert "STANDING ALL vs cavalry: SQUARE" in above
        assert "STANDING" not in below
