"""Every page of umpire and player in a browser: contrast, labels, headings, the keyboard, and the width of a phone.

Contrast and the ring of the focus are computed from the styles by the formula of WCAG 2.2; text needs 4.5:1, large
text, edges of fields and rings 3:1. Pages are looked at on a desk and on a phone.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.urls import reverse
from django.utils import timezone
from playwright.sync_api import Page

from battles.services import simulations
from campaigns.models import Game, Ruling, Unit
from campaigns.services.people import questions, seats
from campaigns.services.scenarios import scenarios
from tests.browser.house import chromium
from tests.played import NOON, Played, play

CHECKS = (Path(__file__).parent / "page_checks.js").read_text()
BACKEND = "django.contrib.auth.backends.ModelBackend"
DESK, PHONE = {"width": 1280, "height": 900}, {"width": 390, "height": 844}
#: Where the pictures of the pages are to be put, for whoever wants to look at them; nowhere by default.
PICTURES = os.environ.get("ESTAFETTE_PICTURES", "")


def cookie(user: User | None) -> list[dict[str, str]]:
    """The session of somebody who has logged in, as the browser carries it."""
    if user is None:
        return []
    client = Client()
    client.force_login(user, backend=BACKEND)
    return [{"name": "sessionid", "value": client.cookies["sessionid"].value}]


def umpires_pages(played: Played) -> Iterator[str]:
    """The umpire's pages of a battle that runs, of one being set up, and of their campaign."""
    campaign, battle, turn = played.campaign.slug, played.battle.slug, played.first.pk
    for name in ("campaign", "audit", "invite", "order-of-battle", "new-battle", "campaign-settings"):
        yield reverse(name, args=[campaign])
    for seat in (played.french, played.allied):
        yield reverse("seat", args=[campaign, seat.pk])
    yield reverse("home")
    yield reverse("new-campaign")
    unit = Unit.objects.filter(formation__side__campaign=played.campaign).latest("pk")
    yield reverse("unit", args=[campaign, unit.pk])
    yield reverse("add-unit", args=[campaign, unit.formation_id])
    yield reverse("battle-unit", args=[battle, played.battle.document["units"][0]["id"]])
    for name in (
        "desk",
        "battle-settings",
        "battle-rules",
        "battle-commands",
        "simulations",
        "mail-log",
        "aftermath",
        "battle-units",
    ):
        yield reverse(name, args=[battle])
    for shown in played.battle.turns.all():
        yield reverse("turn", args=[battle, shown.pk])
    yield reverse("turn", args=[battle, turn]) + f"?side={played.battle.document['sides'][0]['id']}"
    yield reverse("rule", args=[battle, turn])
    dice = next(event["n"] for event in played.first.events if event.get("roll"))
    yield reverse("rule", args=[battle, turn]) + f"?event={dice}&choose=1"
    yield reverse("mail-in", args=[battle, played.mail_in.pk])
    yield reverse("mail-out", args=[battle, played.mail_out.pk])
    yield reverse("battle-replay", args=[battle])
    yield reverse("replay-turn", args=[battle, 1])
    for other in Game.objects.exclude(pk=played.battle.pk):
        for name in ("desk", "start-battle", "replace-file", "battle-settings", "battle-rules", "battle-commands"):
            yield reverse(name, args=[other.slug])
    for simulation in played.battle.simulations.all():
        yield reverse("simulation", args=[battle, simulation.pk])


def players_pages(played: Played) -> Iterator[str]:
    """The pages of General Foy."""
    yield reverse("home")
    for name in ("player", "brief"):
        yield reverse(name, args=[played.french.pk])
    yield reverse("replay", args=[played.french.pk, played.first.pk])


def open_pages(played: Played) -> Iterator[str]:
    """The pages of whoever comes by, and of whoever was invited."""
    for name in ("home", "login", "forgotten", "dice", "documentation"):
        yield reverse(name)
    yield reverse("document", args=["players/first-turn"])
    yield reverse("document", args=["rules/mini-nap"])
    yield reverse("join", args=[seats.join_token(played.allied)])
    yield "/nowhere/"


def set_up() -> Played:
    """A played battle with all that its pages may show, and another one that has not started."""
    played = play()
    now = timezone.now()
    questions.ask(played.french, played.battle, "May my guns fire over the heads of the 1/92e?", now=now)
    Ruling.objects.create(
        turn=played.first,
        at=now,
        who="umpire",
        path="before.weather",
        before="rain",
        after="clear",
        reason="It was dry.",
    )
    terms = simulations.terms_of(played.battle, {}, 2)
    simulation = simulations.order(terms, 1, 0, who="umpire", now=now, game=played.battle)
    for batch in simulation.batches.all():
        simulations.play_batch(batch.pk, now)
    scenarios.load_scenario(
        scenarios.find_scenario("first-steps"),
        who="umpire",
        now=NOON,
        campaign=played.campaign,
        umpires=[played.cast.umpire],
        with_players=False,
    )
    return played


def look(page: Page, address: str, view: dict[str, int]) -> list[str]:
    """What is wrong with a page in a window of this size."""
    page.set_viewport_size(view)  # type: ignore[arg-type]
    page.goto(address)
    if PICTURES:
        name = address.split("/", 3)[3].replace("/", "_").replace("?", "_") or "home"
        page.screenshot(path=f"{PICTURES}/{name}-{view['width']}.png", full_page=True)
    found: dict[str, Any] = page.evaluate(CHECKS)
    for _step in range(found["steps"]):
        page.keyboard.press("Tab")
    walked = page.evaluate("() => window.walk")
    reached = list(dict.fromkeys(place for place in walked["reached"] if place >= 0))
    faults = [*found["faults"], *walked["faults"]]
    if len(reached) < found["usable"]:
        faults.append(f"{len(reached)} of {found['usable']} places are reached by the keyboard")
    first = reached.index(min(reached))
    if reached[first:] + reached[:first] != sorted(reached):
        faults.append("the keyboard leaps about")
    return [f"{address} at {view['width']} px: {fault}" for fault in dict.fromkeys(faults)]


def walk(site: str, visits: list[tuple[list[dict[str, str]], list[str]]]) -> list[str]:
    """What is wrong with the pages of several people."""
    faults = []
    with chromium() as browser:
        for session, addresses in visits:
            context = browser.new_context(reduced_motion="reduce")
            context.add_cookies([{**each, "url": site} for each in session])  # type: ignore[list-item]
            if not PICTURES:
                # Maps take most of the time, and have no words to look at.
                context.route("**/map/**", lambda route: route.abort())
            page = context.new_page()
            for address in addresses:
                for view in (DESK, PHONE):
                    faults += look(page, site + address, view)
            context.close()
    return faults


@pytest.mark.django_db(transaction=True)
def test_every_page_can_be_read_and_used_by_everybody(live_server: Any) -> None:
    played = set_up()
    visits = [
        (cookie(None), list(open_pages(played))),
        (cookie(played.cast.umpire), list(umpires_pages(played))),
        (cookie(played.cast.foy), list(players_pages(played))),
    ]
    assert not (faults := walk(live_server.url, visits)), "\n".join(faults)
