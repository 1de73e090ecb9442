"""A worker whose reading and resolving can be poisoned, and the stage it works on; for ``python -m`` and Celery.

A mail with ``HANG`` in it keeps its reader busy for ever, one with ``GROW`` asks for memory for ever; the turn of the
battle that is titled ``Hang`` is never worked out, nor is a battle of a simulation of it played.
"""

from __future__ import annotations

import itertools
import json
import sys
from pathlib import Path
from typing import Any

import django

from config.celery import app as celery_app

__all__ = ["celery_app"]

#: More than a worker may have in the test, and less than the machine has.
TOO_MUCH = 3 * 1024**3


def set_up(mails: Path) -> None:
    """A database with two closed turns and two simulations, one of each poisoned, and the mails of a folder by name."""
    django.setup()
    from django.core.management import call_command
    from django.utils import timezone

    from battles.services import simulations
    from campaigns.models import Game, Schedule, Turn
    from campaigns.services.turns import life
    from orders.services.gate.intake import receive
    from tests.battles.documents import battalion, duel
    from tests.cast import make_cast

    call_command("migrate", verbosity=0)
    cast = make_cast()
    now = timezone.now()
    turns = {}
    for title in ("Hang", "Sound"):
        battle = Game.objects.create(
            campaign=cast.campaign,
            title=title,
            slug=title.lower(),
            ruleset="mini-nap",
            document=duel(battalion("F1", at=(15, 5)), battalion("A1", "AB", (15, 25), facing=180)),
        )
        Schedule.objects.create(game=battle, hours=24)
        turn = life.start_game(battle, now)
        life.close_turn(turn, now, because=Turn.Closed.UMPIRE)
        turns[title] = turn.pk
        terms = simulations.terms_of(battle, {"french": "steady", "allied": "steady"}, 1)
        simulations.order(terms, 1, 0, who="umpire", now=now, game=battle)
    for path in sorted(mails.iterdir()):
        receive(path.read_bytes(), way="command", envelope_from="foy@players.test", received_at=timezone.now())
    sys.stdout.write(json.dumps(turns))


def poison() -> None:
    """Poison reading, resolving and playing in this process and its children."""
    from battles.simulation import Player
    from campaigns.services.turns import resolution
    from orders.services.gate import intake

    read, work_out, play = intake.read, resolution.work_out, Player.play

    def poisoned_read(raw: bytes) -> Any:
        for _ in itertools.count() if b"HANG" in raw else ():
            pass
        if b"GROW" in raw:
            bytearray(TOO_MUCH)
        return read(raw)

    def poisoned_work(turn: Any, now: Any) -> Any:
        for _ in itertools.count() if turn.game.title == "Hang" else ():
            pass
        return work_out(turn, now)

    def poisoned_play(player: Player, number: int) -> Any:
        for _ in itertools.count() if player.terms.seed == "hang" else ():
            pass
        return play(player, number)

    Player.play = poisoned_play  # type: ignore[method-assign]
    intake.read, resolution.work_out = poisoned_read, poisoned_work  # type: ignore[assignment]


if __name__ == "__main__":
    set_up(Path(sys.argv[1]))
elif "worker" in sys.argv:
    celery_app.loader.import_default_modules()
    poison()
