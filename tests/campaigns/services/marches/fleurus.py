"""A contact on the Charleroi Road: the First Corps falls on Fleurus, its battery and the Second Corps come up late."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from typing import Any

from django.contrib.auth.models import User

from campaigns.models import BattleTerms, Engagement, Game, Seat, Turn, Way
from campaigns.services.marches.contacts import engagements, tending
from campaigns.services.marches.setting_up import find_campaign, set_up
from campaigns.services.turns import life, resolution
from orders.services.out import notices

NOON = datetime(2026, 11, 20, 12, 0, tzinfo=UTC)
DAY = timedelta(days=1)
#: Where everybody stands at dawn, and which orders he has.
PLACES = {
    "b1": "ham", "b2": "charleroi", "b3": "charleroi", "b4": "charleroi", "b5": "jamioulx", "b6": "ham",
    "r1b": "fleurus", "r2b": "fleurus", "r3b": "fleurus", "r4b": "fleurus", "r5b": "sombreffe", "r6b": "fleurus",
}  # fmt: skip
POSTS = {
    "NORTH": "charleroi",
    "B1": "charleroi",
    "B2": "jamioulx",
    "SOUTH": "sombreffe",
    "R1": "fleurus",
    "R2": "sombreffe",
}
ORDERS = {
    "B1": (
        "CORPS B-I: ADVANCE ON fleurus\nBRIGADE b1: REST\nBATTERY b4: MARCH TO fleurus; START 06:00\n"
        "HEADQUARTERS: STAY WITH b2\nSTANDING ALL on contact: ATTACK"
    ),
    "B2": "CORPS B-II: MARCH TO fleurus; START 04:15\nHEADQUARTERS: STAY WITH b5",
    "R1": "STANDING ALL on contact: DEFEND",
    "SOUTH": "STANDING ALL on contact: DEFEND",
}


def document(**settings: Any) -> dict[str, Any]:
    """The campaign file of this contact; ``settings`` go over its own.

    The battle is from 08:30 to 12:30, in three turns of eighty minutes: the corps battery comes up for the second, the
    3rd Brigade for the third.
    """
    file = find_campaign("charleroi-road").document()
    file.pop("orders", None)
    own = {"minutes_per_turn": 80, "battle_men": 1000, "battle_hours": 4, "ends": "1815-06-16T22:00"}
    file["settings"] = {**own, **settings}
    file["formations"] = [{**one, **_at(PLACES, one["id"])} for one in file["formations"]]
    file["posts"] = [{**post, **_at(POSTS, post["id"])} for post in file["posts"]]
    return file


def _at(places: Mapping[str, str], id: str) -> dict[str, str]:
    return {"at": places[id]} if id in places else {}


def campaign(way: str = Way.PLAYERS, now: datetime = NOON, **terms: Any) -> Game:
    """The campaign, started, with example players at four headquarters and two umpires."""
    names = ("anna", "bela")
    umpires = [User.objects.get_or_create(username=name, email=f"{name}@umpires.test")[0] for name in names]
    four = [one for one in find_campaign("charleroi-road").players() if one["post"] in ORDERS]
    game = set_up(document(), who="anna", now=now, umpires=umpires, players=four)
    BattleTerms.objects.create(game=game, way=way, **terms)
    life.start_game(game, now)
    tend(now)
    return game


def seats(game: Game) -> dict[str, Seat]:
    """The seats that somebody holds, by post."""
    held = Seat.objects.filter(campaign=game.campaign, player__isnull=False).select_related("player", "side")
    names = {"B-I": "B1", "B-II": "B2", "R-I": "R1", "R": "SOUTH"}
    return {names[seat.formations[0]]: seat for seat in held}


def open_turn(game: Game) -> Turn:
    """The turn of a game that takes orders."""
    return game.turns.get(state=Turn.State.OPEN)


def play(game: Game, now: datetime) -> Turn:
    """Close and resolve the open turn, and do what comes of it."""
    turn = open_turn(game)
    assert life.close_turn(turn, now, because=Turn.Closed.UMPIRE)
    assert resolution.resolve(turn.pk, now) is not None, Turn.objects.get(pk=turn.pk).problem_values
    tend(now)
    turn.refresh_from_db()
    game.refresh_from_db()
    return turn


def tend(now: datetime) -> None:
    """What the sweep does beside resolving turns."""
    for number in engagements.due(now, 10):
        tending.tend(number, now)
    assert not Engagement.objects.exclude(problem="").values_list("problem", flat=True)
    notices.tell_due(now)
