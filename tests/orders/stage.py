"""A battle that waits for orders: First Steps, turn 1, with a player on each side and an umpire."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
from django.contrib.auth.models import User

from battles.engine import battlefile
from campaigns.models import Campaign, Game, Player, Schedule, Seat, Side, Turn
from campaigns.services import seating
from campaigns.services.turns.life import open_turn
from tests.mails.letters import KEY, PLAYER

NOW = datetime(2026, 11, 20, 10, 30, tzinfo=UTC)
SCENARIO = Path(__file__).parents[2] / "campaigns" / "scenarios" / "first-steps" / "battle.yaml"


@dataclass(frozen=True, slots=True)
class Stage:
    """What a test of the mail gate needs. ``french`` is the seat that the mails of the corpus are from."""

    campaign: Campaign
    battle: Game
    turn: Turn
    french: Seat
    allied: Seat
    umpire: User


@lru_cache(maxsize=1)
def first_steps() -> dict[str, Any]:
    """The scenario's battle document, led to the letter, so that receipts hold no proposals of a staff."""
    document = battlefile.load(SCENARIO.read_text(encoding="utf-8"), name=SCENARIO.name)
    return {**document, "settings": {**document["settings"], "staff": "literal"}}


def set_stage() -> Stage:
    """Put the battle, its open turn and the seats into the database."""
    umpire = User.objects.create_user("umpire", "umpire@pbem.test", "pass-word-1815")
    campaign = Campaign.objects.create(name="Belgium", slug="belgium")
    campaign.umpires.add(umpire)
    seats = []
    for position, (key, nation, name, email, secret) in enumerate(
        (
            ("french", "french", "General Foy", PLAYER, KEY),
            ("allied", "british", "General Picton", "picton@players.test", "8H3N-PQWZ-CDFG"),
        )
    ):
        side = Side.objects.create(campaign=campaign, key=key, name=key.title(), nation=nation, position=position)
        player = Player.objects.create(name=name, email=email)
        seats.append(Seat.objects.create(campaign=campaign, side=side, name=name, player=player, key=secret))
    battle = Game.objects.create(
        campaign=campaign,
        title="First Steps",
        slug="first-steps",
        ruleset="mini-nap",
        status=Game.Status.RUNNING,
        document=first_steps(),
    )
    Schedule.objects.create(game=battle)
    seating.enter_all(battle)
    turn = open_turn(battle, battle.document, NOW - timedelta(hours=2))
    turn.closes_at = NOW + timedelta(days=3)
    turn.save()
    return Stage(campaign, battle, turn, seats[0], seats[1], umpire)


@pytest.fixture
def stage(db: None, settings: Any) -> Stage:
    """The battle that waits for orders; nobody wakes workers, and mail is taken for ``orders.test``."""
    settings.MAIL_DOMAIN = "orders.test"
    settings.DEFAULT_FROM_EMAIL = "orders@orders.test"
    settings.WAKE_WORKERS = False
    return set_stage()
