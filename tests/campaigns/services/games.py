"""A battle under way between Foy and Picton, with an engine that does little and can be told to fail."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from django.db.models import QuerySet

from battles.engine.orders import OrderSheet
from battles.services import adjudication
from battles.services.referee import BattleReferee
from campaigns.models import Game, Schedule, Seat, Sheet, Turn
from campaigns.services.turns import life, resolution
from orders.models import OutgoingMail
from orders.services.out import notices
from tests.battles.documents import battalion, duel
from tests.cast import Cast

NOW = datetime(2026, 11, 20, 10, 0, tzinfo=UTC)
HOUR = timedelta(hours=1)


@dataclass(slots=True)
class SmallEngine:
    """Echoes the orders as events, moves the turn on, loses Picton a point a turn, and fails at poisoned words."""

    poison: list[str] = field(default_factory=list)
    broken: Exception | None = None
    runs: int = 0
    seen: list[dict[str, str]] = field(default_factory=list)
    also: list[dict[str, Any]] = field(default_factory=list)

    def __call__(self, document: Mapping[str, Any], sheets: Mapping[str, OrderSheet], seed: bytes) -> Any:
        self.runs += 1
        texts = {side: BattleReferee().words(document, sheet) for side, sheet in sheets.items()}
        self.seen.append(texts)
        if self.broken:
            raise self.broken
        for word in self.poison:
            if any(word in text for text in texts.values()):
                raise ZeroDivisionError(word)
        number = document["turn"]
        events = [{"n": 1, "turn": number, "phase": "orders", "kind": "turn_start"}]
        events += [{"turn": number, "phase": "end", **event} for event in self.also]
        events.append({"turn": number, "phase": "end", "kind": "turn_end"})
        units = [
            {**unit, "strength": unit["strength"] - 1} if unit["id"] == "A1" and unit["strength"] > 1 else unit
            for unit in document["units"]
        ]
        counted = [{**event, "n": n} for n, event in enumerate(events, 1)]
        log = [*document.get("log", ()), *counted]
        return counted, {**document, "turn": number + 1, "units": units, "log": log}


@pytest.fixture
def engine(monkeypatch: pytest.MonkeyPatch) -> SmallEngine:
    """The small engine in the place of the rulebooks."""
    small = SmallEngine()
    monkeypatch.setattr(adjudication, "resolve_turn", small)
    return small


def mails() -> QuerySet[OutgoingMail]:
    """All mails in the outbox, once what has been announced is told."""
    notices.tell_due(NOW)
    return OutgoingMail.objects.all()


@dataclass(frozen=True, slots=True)
class Match:
    """A battle with its cast."""

    battle: Game
    cast: Cast

    @property
    def turn(self) -> Turn:
        """The newest turn of the branch being played."""
        self.battle.refresh_from_db()
        return self.battle.turns.filter(branch=self.battle.branch).order_by("-number")[0]

    def order(self, seat: Seat, text: str, turn: Turn | None = None) -> Sheet:
        """Put orders in for a seat, as the mail gate would."""
        turn = turn or self.turn
        version = Sheet.objects.filter(turn=turn, seat=seat).count() + 1
        return Sheet.objects.create(turn=turn, seat=seat, version=version, received_at=NOW, text=text, normal_form=text)

    def order_all(self) -> None:
        """Put in something for everybody."""
        self.order(self.cast.foy_seat, "BRIGADE FB\n  INTENT HOLD\n")
        self.order(self.cast.picton_seat, "BRIGADE AB\n  INTENT HOLD\n")

    def close_and_resolve(self, now: datetime = NOW) -> Turn:
        """Close the open turn and resolve it; answers the turn as it then stands."""
        turn = self.turn
        assert life.close_turn(turn, now, because=Turn.Closed.UMPIRE)
        resolution.resolve(turn.pk, now)
        turn.refresh_from_db()
        return turn


def make_game(cast: Cast, *, start: bool = True, **changes: Any) -> Match:
    """A battle that has been started, with a schedule of 72 hours unless told otherwise."""
    schedule = {"close_when_all_in": False, **changes.pop("schedule", {})}
    document = duel(battalion("F1"), battalion("A1", "AB", (60, 60), facing=180), turn=1)
    values = {"title": "Duel", "slug": "duel", "ruleset": "mini-nap", "starts_at": "1815-06-16T14:00"}
    battle = Game.objects.create(campaign=cast.campaign, document=document, **{**values, **changes})
    Schedule.objects.create(game=battle, **schedule)
    if start:
        life.start_game(battle, NOW)
    return Match(battle, cast)


@pytest.fixture
def game(cast: Cast, engine: SmallEngine) -> Match:
    """A battle whose first turn is open."""
    return make_game(cast)
