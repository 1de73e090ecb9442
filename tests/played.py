"""A small battle that has been played for one turn: the first-steps scenario with the standing cast at its desks."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

import pytest
from django.test import Client

from battles.engine.sealing import Sealed
from campaigns.models import Campaign, Formation, Game, Seat, Side, Turn
from campaigns.services.scenarios import scenarios
from campaigns.services.turns import life, resolution, sheets
from orders.models import OutgoingMail, RawMail
from orders.services.out import notices
from tests.cast import Cast, make_cast

NOON = datetime(2026, 11, 20, 12, 0, tzinfo=UTC)
HOUR = timedelta(hours=1)
#: The dice of the first turn are the same in every run.
SEED = bytes(range(32))


@dataclass(frozen=True, slots=True)
class Played:
    """The cast, their battle, the turn that has been released and the one that is open."""

    cast: Cast
    battle: Game
    first: Turn
    second: Turn
    french: Seat
    allied: Seat
    mail_in: RawMail
    mail_out: OutgoingMail

    @property
    def campaign(self) -> Campaign:
        return self.battle.campaign


def set_up() -> tuple[Cast, Game, Seat, Seat]:
    """The scenario in the cast's campaign, one seat a side in the file's order, not yet started."""
    cast = make_cast()
    Formation.objects.all().delete()
    Side.objects.filter(campaign=cast.campaign).delete()
    battle = scenarios.load_scenario(
        scenarios.find_scenario("first-steps"),
        who="umpire",
        now=NOON,
        campaign=cast.campaign,
        umpires=[cast.umpire],
        with_players=False,
    )
    first, second = cast.campaign.sides.all()
    seats = [
        Seat.objects.create(campaign=cast.campaign, side=side, name=f"General {name}", player=user.player)
        for side, name, user in ((first, "Foy", cast.foy), (second, "Picton", cast.picton))
    ]
    return cast, battle, seats[0], seats[1]


def play() -> Played:
    """Both sides order, the first turn is closed, resolved and released; the second is open."""
    cast, battle, french, allied = set_up()
    first = life.start_game(battle, NOON)
    first.seed, first.commitment = SEED.hex(), Sealed(SEED, 1).root
    first.save(update_fields=["seed", "commitment"])
    for seat in (french, allied):
        sheets.submit(seat, first, "INTENT ADVANCE", now=NOON)
    mail_in = RawMail.objects.create(
        received_at=NOON, way="smtp", raw=b"Subject: orders", digest="d", seat=french, state=RawMail.State.FAILED
    )
    life.close_turn(first, NOON + HOUR, because=Turn.Closed.UMPIRE)
    assert resolution.resolve(first.pk, NOON + HOUR) is not None, Turn.objects.get(pk=first.pk).problem
    first.refresh_from_db()
    notices.tell_due(NOON + HOUR)
    second = battle.turns.get(parent=first)
    mail_out = OutgoingMail.objects.filter(seat=french).latest("pk")
    return Played(cast, battle, first, second, french, allied, mail_in, mail_out)


@pytest.fixture
def played(db: None) -> Played:
    """The battle of :func:`play`."""
    return play()


@pytest.fixture
def desk(played: Played, client: Client) -> Played:
    """The same, with its umpire logged in."""
    client.force_login(played.cast.umpire, backend="django.contrib.auth.backends.ModelBackend")
    return played
