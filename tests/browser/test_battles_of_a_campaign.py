"""An umpire at a battle of a campaign, in a browser: he decides how it is fought, enters its result, lets it count."""

from __future__ import annotations

from typing import Any

import pytest
from django.urls import reverse

from campaigns.models import Engagement, Way
from tests.browser.house import chromium
from tests.browser.test_every_page import DESK, cookie, walk
from tests.campaigns.services.marches.fleurus import DAY, NOON, ORDERS, campaign, open_turn, play, seats, tend
from tests.orders.services.by_mail import answer, speak_by_mail

pytestmark = [pytest.mark.servers, pytest.mark.django_db(transaction=True)]


def test_a_battle_is_decided_and_its_result_entered(live_server: Any, settings: Any, monkeypatch: Any) -> None:
    monkeypatch.setenv("DJANGO_ALLOW_ASYNC_UNSAFE", "true")
    speak_by_mail(settings)
    game = campaign(Way.WORD)
    for post, seat in seats(game).items():
        answer(seat, ORDERS[post], NOON)
    play(game, NOON + DAY)
    session = cookie(game.campaign.umpires.get(username="anna"))
    with chromium() as browser:
        context = browser.new_context(viewport=DESK)
        context.add_cookies([{**each, "url": live_server.url} for each in session])  # type: ignore[list-item]
        page = context.new_page()
        page.goto(live_server.url + reverse("desk", args=[game.slug]))
        assert "waits for your word" in page.inner_text("section.needs")
        page.get_by_role("button", name="Play it on a table").click()
        tend(NOON + DAY)
        page.get_by_role("link", name="Fleurus", exact=True).click()
        with page.expect_response(lambda sent: "papers/table" in sent.url) as printed:
            page.evaluate("fetch(document.querySelector('a.button').href)")
        assert printed.value.headers["content-type"] == "application/pdf"
        page.get_by_label("Who has the field").select_option("Prussians")
        page.get_by_label("11th Line, men").fill("300")
        page.get_by_label("11th Line, colours").fill("1")
        page.get_by_label("Aubert, First Corps").select_option("wounded")
        page.get_by_role("button", name="Let it count").click()
        assert "Counted by anna" in page.inner_text("main")
    one = Engagement.objects.get()
    assert one.result is not None
    assert open_turn(game).before["results"] == [one.result]
    assert one.result["losses"] == {"u-b2a": {"men": 300, "colours": 1}}
    assert one.game is not None
    addresses = [
        reverse("engagement", args=[game.slug, one.pk]),
        *(reverse(name, args=[game.slug]) for name in ("desk", "battle-settings")),
        reverse("desk", args=[one.game.slug]),
    ]
    assert not (faults := walk(live_server.url, [(session, addresses)])), "\n".join(faults)
