"""The page on which an umpire rules: a box for each die, a value by its name, and no code that he must write."""

from __future__ import annotations

import re
from html import unescape

import pytest
from django.test import Client
from django.urls import reverse

from campaigns.models import Turn
from campaigns.services.turns import resolution
from tests.played import NOON, Played

pytestmark = pytest.mark.django_db


def thrown(turn: Turn) -> dict[str, object]:
    """The first entry of a turn's log that shows a throw of one kind of dice."""
    return next(event for event in turn.events if event.get("roll"))


def rule_page(desk: Played, event: int, choose: int) -> str:
    return reverse("rule", args=[desk.battle.slug, desk.first.pk]) + f"?event={event}&choose={choose}"


def seen(client: Client, address: str) -> str:
    return re.sub(r"\s+", " ", unescape(client.get(address).content.decode()))


def test_a_throw_is_ruled_by_a_box_for_each_die_and_told_in_words(desk: Played, client: Client) -> None:
    event = thrown(desk.first)
    roll: dict[str, object] = event["roll"]  # type: ignore[assignment]
    address = rule_page(desk, int(str(event["n"])), 1)
    page = seen(client, address)
    faces = [int(face) for face in roll["dice"]]  # type: ignore[attr-defined]
    for number, face in enumerate(faces, start=1):
        assert f"Die {number}, which showed {face}" in page
    assert 'name="path"' not in page
    assert '"for"' not in page
    others = [face % 6 + 1 for face in faces]
    boxes = {f"die_{number}": face for number, face in enumerate(others, start=1)}
    client.post(address, {**boxes, "reason": "One die was cocked."})
    corrected = Turn.objects.get(game=desk.battle, branch=2, number=1)
    assert resolution.resolve(corrected.pk, NOON)
    page = seen(client, reverse("turn", args=[desk.battle.slug, corrected.pk]))
    falls = " ".join(map(str, others))
    assert f"{str(roll['for']).replace('_', ' ')} by {roll['by']}: {falls}. One die was cocked." in page
    assert '<span class="tag">ruled</span>' in page


def test_a_value_is_ruled_by_name_and_a_wrong_one_refused_beside_its_box(desk: Played, client: Client) -> None:
    event = next(event for event in desk.first.events if event["kind"] == "move")
    address = reverse("rule", args=[desk.battle.slug, desk.first.pk]) + f"?event={event['n']}"
    offered = re.findall(r"choose=(\d+)#what\"[^>]*>([^<]+)<", seen(client, address))
    choose, words = next((number, words) for number, words in offered if "strength when the turn ends" in words)
    refused = client.post(f"{address}&choose={choose}", {"value": "44", "reason": "Counted."}).content.decode()
    assert "errorlist" in refused
    assert not desk.battle.turns.filter(branch=2).exists()
    client.post(f"{address}&choose={choose}", {"value": "2", "reason": "Counted."})
    corrected = Turn.objects.get(game=desk.battle, branch=2, number=1)
    assert resolution.resolve(corrected.pk, NOON)
    page = seen(client, reverse("turn", args=[desk.battle.slug, corrected.pk]))
    about, _, before = words.rpartition(" (")
    assert f"<b>{about}</b>: {before.rstrip(')')} → 2. Counted." in page
