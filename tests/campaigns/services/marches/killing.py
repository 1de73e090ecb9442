"""Campaigns with a battle open beside them, played by workers that are killed: run with ``python -m``.

A worker is a forked process that sweeps; each is killed with SIGKILL after a random part of the time that one takes,
and others go on once the dead one's claims have run out. Prints its counts as one JSON line.
"""

from __future__ import annotations

import gc
import json
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Mapping
from datetime import datetime
from typing import Any

import django

from tests.campaigns.services.turns.killing import ENDED, HOUR, LONGER, SHORTER, killed

#: No campaign takes more workers that may be killed: one for each of its turns and its battle's, and more for those
#: that are killed before they have begun.
MOST_WORKERS = 100


def main(campaigns: int, seed: int, relay_port: int) -> None:
    """Play so many campaigns to their end and count what became of their turns, battles and mails."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "tests.settings")
    os.environ["ESTAFETTE_SMTP_PORT"] = str(relay_port)
    os.environ["ESTAFETTE_LOG_LEVEL"] = "CRITICAL"
    django.setup()
    from django.core.management import call_command

    call_command("migrate", verbosity=0)
    stage = Stage()
    counts: Counter[str] = Counter()
    chance = random.Random(seed)
    seconds = stage.set_up()
    for number in range(campaigns):
        if number:
            stage.set_up()
        gc.freeze()
        for _ in range(MOST_WORKERS):
            if not stage.goes_on():
                break
            ended = counts[ENDED]
            counts.update(killed(stage, stage.now, chance.uniform(0, seconds)))
            seconds *= SHORTER if counts[ENDED] > ended else LONGER
            stage.settle()
    sys.stdout.write(json.dumps({**counts, **stage.result()}))


class Stage:
    """The campaigns, the time, and what a worker does."""

    def __init__(self) -> None:
        from orders.services.out.enclosures import RENDERERS, Enclosure, Material
        from tests.campaigns.services.marches.fleurus import NOON

        def small(reference: Mapping[str, Any], material: Material) -> Enclosure:
            return Enclosure(f"{reference['kind']}.pdf", "application/pdf", b"%PDF")

        for kind in ("map", "report", "form", "theatre", "round", "battle"):
            RENDERERS[kind] = small
        self.now: datetime = NOON

    def set_up(self) -> float:
        """A campaign with orders in; answers how many seconds it takes to send its calls."""
        from campaigns.services.turns import sheets
        from tests.campaigns.services.marches import fleurus

        game = fleurus.campaign(now=self.now, by_itself=True)
        turn = fleurus.open_turn(game)
        for post, seat in fleurus.seats(game).items():
            sheets.submit(seat, turn, fleurus.ORDERS[post], now=self.now, received_at=self.now)
        began = time.monotonic()
        self.settle()
        return time.monotonic() - began

    def work(self, now: datetime) -> None:
        """What one worker does before it ends or is killed."""
        from django.db import connection

        from campaigns.services.turns.sweep import sweep

        sweep(now)
        connection.close()

    def goes_on(self) -> bool:
        """Whether a turn is open whose clock runs; the time is then its deadline."""
        from django.db import connection

        from campaigns.models import Turn

        clocks = Turn.objects.filter(state=Turn.State.OPEN, game__status="running", game__schedule__held=False)
        deadline = clocks.order_by("closes_at").values_list("closes_at", flat=True).first()
        connection.close()
        if deadline is None:
            return False
        self.now = max(self.now, deadline)
        return True

    def settle(self) -> None:
        """Let workers go on that nobody kills, until nothing is due."""
        while not self._is_settled():
            self.now += HOUR
            self.work(self.now)

    def _is_settled(self) -> bool:
        from django.db import connection

        from campaigns.models import Notice, Turn
        from campaigns.services.marches.contacts import engagements
        from orders.models import OutgoingMail

        waiting = (
            OutgoingMail.objects.exclude(state=OutgoingMail.State.SENT).exists()
            or Notice.objects.filter(told_at__isnull=True).exists()
            or Turn.objects.filter(state__in=(Turn.State.CLOSED, Turn.State.RESOLVING)).exists()
            or bool(engagements.due(self.now, 1))
        )
        connection.close()
        return not waiting

    def result(self) -> dict[str, Any]:
        """What came of it all: the invariants, counted."""
        from campaigns.models import AuditEntry, Engagement, Game, GameSeat, Notice, Sheet, Turn
        from orders.models import OutgoingMail

        played = Turn.objects.filter(state=Turn.State.RELEASED)
        reports = OutgoingMail.objects.filter(kind="report")
        told = {turn.pk: GameSeat.objects.filter(game=turn.game, seat__player__isnull=False).count() for turn in played}
        battles = Game.objects.filter(kind=Game.Kind.BATTLE)
        homes = [
            [event for event in turn.events if event["kind"] == "victory" and event.get("clause") == "EC-RES-1"]
            for turn in played.filter(game__kind=Game.Kind.CAMPAIGN)
        ]
        record = AuditEntry.objects.values_list("action", flat=True)
        return {
            "rounds": played.filter(game__kind=Game.Kind.CAMPAIGN).count(),
            "turns of battles": played.filter(game__kind=Game.Kind.BATTLE).count(),
            "resolutions on record": sum(action == "resolve-turn" for action in record),
            "campaigns over": Game.objects.filter(kind=Game.Kind.CAMPAIGN, status="finished").count(),
            "battles opened": battles.count(),
            "openings on record": sum(action == "open-battle" for action in record),
            "battles over": Engagement.objects.filter(state=Engagement.State.OVER).count(),
            "results counted": sum(action == "count-battle" for action in record),
            "results that came home": sum(len(found) for found in homes),
            "orders kept": Sheet.objects.count(),
            "reports told": Notice.objects.filter(kind=Notice.Kind.REPORT).count(),
            "reports due": sum(told.values()),
            "reports": reports.count(),
            "reports sent": reports.filter(state=OutgoingMail.State.SENT).count(),
            "message ids": sorted(reports.values_list("message_id", flat=True)),
            "problems": Turn.objects.exclude(problem="").count() + Engagement.objects.exclude(problem="").count(),
        }


if __name__ == "__main__":
    main(*(int(argument) for argument in sys.argv[1:4]))
