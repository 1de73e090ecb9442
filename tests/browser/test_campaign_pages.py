"""The pages of a campaign on its own map, walked in a browser as all others are: at a desk and on a phone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.urls import reverse

from campaigns.models import Game, Seat, Way
from campaigns.services.order_of_battle.storing import store
from campaigns.services.people import pieces
from campaigns.services.turns import sheets
from tests.browser.test_every_page import cookie, walk
from tests.campaigns.services.marches.fleurus import DAY, NOON, ORDERS, campaign, open_turn, play, seats
from tests.campaigns.services.marches.test_own_map import ARMY

pytestmark = [pytest.mark.django_db(transaction=True)]


def played(settings: Any) -> Game:
    """A campaign of two rounds with a battle, an issue of the gazettes, and pieces that wait."""
    settings.WAKE_WORKERS = False
    game = campaign(Way.SETTLED)
    for post, seat in seats(game).items():
        sheets.submit(seat, open_turn(game), ORDERS[post], now=NOON)
    writer = seats(game)["B1"]
    pieces.write(game, "A balloon was seen over Gosselies.", now=NOON, who="anna")
    play(game, NOON + DAY)
    pieces.write(game, "A song\n\nThe rain came down on Ligny hill.", now=NOON, seat=writer)
    pieces.write(game, "Let us exchange our wounded.", now=NOON, seat=writer, to="Covering force")
    play(game, NOON + 2 * DAY)
    return game


def umpires_pages(game: Game) -> Iterator[str]:
    for name in ("desk", "gazette", "battle-replay"):
        yield reverse(name, args=[game.slug])
    yield reverse("replay-turn", args=[game.slug, 1]) + "?eyes=side-red"
    yield reverse("new-march", args=[game.campaign.slug])
    for turn in game.turns.filter(number=1):
        yield reverse("turn", args=[game.slug, turn.pk])
        for deed in ("move", "rider", "arrival", "weather"):
            yield reverse("overrule", args=[game.slug, turn.pk, deed])


def players_pages(game: Game, seat: Seat) -> Iterator[str]:
    for name in ("player", "seat-gazette"):
        yield reverse(name, args=[seat.pk])
    yield reverse("battle-replay", args=[game.slug])


def test_the_pages_of_a_campaign_can_be_read_and_used_by_everybody(live_server: Any, settings: Any) -> None:
    game = played(settings)
    store(game.campaign, ARMY)
    seat = seats(game)["B1"]
    holder = User.objects.create_user("aubert")
    assert seat.player is not None
    seat.player.user = holder
    seat.player.save()
    umpire = User.objects.get(username="anna")
    visits = [
        (cookie(umpire), list(umpires_pages(game))),
        (cookie(holder), list(players_pages(game, seat))),
    ]
    assert not (faults := walk(live_server.url, visits)), "\n".join(faults)
