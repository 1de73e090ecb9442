"""A game of Parlour Wars by mail: Wells against Bertie, with an umpire."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime

import pytest
from django.contrib.auth.models import User

from battles.rulesets import RULESETS
from campaigns.models import Campaign, Formation, Game, Player, Schedule, Seat, Side, Turn
from campaigns.services.turns import life, resolution
from orders.models import OutgoingMail
from orders.services.out import notices
from tests.stub_rulebook.rulebook import RULEBOOK
from tests.stub_rulebook.table import document

NOW = datetime(2026, 11, 20, 10, 0, tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class Parlour:
    """The game, who plays it, and the umpire."""

    game: Game
    wells: Seat
    bertie: Seat
    umpire: User

    @property
    def turn(self) -> Turn:
        """The newest turn."""
        return self.game.turns.order_by("-number")[0]

    def close(self) -> Turn:
        """Close the open turn and resolve it; answers the turn as it then stands."""
        turn = self.turn
        assert life.close_turn(turn, NOW, because=Turn.Closed.UMPIRE)
        resolution.resolve(turn.pk, NOW)
        turn.refresh_from_db()
        return turn

    def mail(self, name: str, kind: str) -> OutgoingMail:
        """The newest mail of a kind to somebody, once what has been announced is told."""
        notices.tell_due(NOW)
        return OutgoingMail.objects.filter(to=f"{name}@players.test", kind=kind).latest("pk")


@pytest.fixture
def parlour(db: None, monkeypatch: pytest.MonkeyPatch) -> Parlour:
    """A game whose first turn is open."""
    monkeypatch.setitem(RULESETS, RULEBOOK.id, RULEBOOK)
    campaign = Campaign.objects.create(name="Little Wars", slug="little-wars")
    umpire = User.objects.create_user("umpire", "umpire@players.test", "pass-word-1913", is_staff=True)
    campaign.umpires.add(umpire)
    seats = []
    for place, (key, army, name) in enumerate((("blue", "blues", "wells"), ("red", "reds", "bertie"))):
        side = Side.objects.create(campaign=campaign, key=key, name=key.title(), nation=key, position=place)
        Formation.objects.create(side=side, kind=Formation.Kind.ARMY, key=army, name=f"{key.title()} Army")
        user = User.objects.create_user(name, f"{name}@players.test", "pass-word-1913")
        player = Player.objects.create(name=name.title(), email=f"{name}@players.test", user=user)
        seats.append(Seat.objects.create(campaign=campaign, side=side, name=f"Mr {name.title()}", player=player))
    game = Game.objects.create(
        campaign=campaign,
        document=document(),
        title="The Hearth Rug",
        slug="hearth-rug",
        ruleset=RULEBOOK.id,
        starts_at="1913-08-01T14:00",
    )
    Schedule.objects.create(game=game, close_when_all_in=False)
    life.start_game(game, NOW)
    return Parlour(game, *seats, umpire)
