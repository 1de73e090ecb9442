"""An umpire who decides a battle while its campaign's turn is released; run with ``python -m`` on PostgreSQL.

The release holds its game and goes on to its battles once the umpire has begun. What it prints as JSON is for
``test_on_postgresql``: the state of the turn, how the battle is decided, and what either stumbled over.
"""

from __future__ import annotations

import threading
from typing import Any

from tests.alone import tell

PATIENCE = 1.5


def race() -> dict[str, Any]:
    """Let the two meet at the worst moment."""
    from django.conf import settings
    from django.db import DatabaseError, connection

    from campaigns.models import Engagement, Turn, Way
    from campaigns.services.marches.contacts import engagements
    from campaigns.services.turns import life, resolution
    from tests.campaigns.services.marches.fleurus import DAY, NOON, ORDERS, campaign, open_turn, play, seats
    from tests.orders.services.by_mail import answer, speak_by_mail

    speak_by_mail(settings)
    game = campaign(Way.PLAYERS)
    for post, seat in seats(game).items():
        answer(seat, ORDERS[post], NOON)
    play(game, NOON + DAY)
    battle, turn, now = Engagement.objects.get(), open_turn(game), NOON + 2 * DAY
    life.close_turn(turn, now, because=Turn.Closed.UMPIRE)
    faults: list[str] = []
    releasing = threading.Event()
    heard_of = engagements.heard_of

    def slowly_heard_of(*arguments: Any) -> None:
        releasing.set()
        # The umpire comes as far as he can meanwhile.
        threading.Event().wait(PATIENCE)
        heard_of(*arguments)

    def work() -> None:
        try:
            resolution.resolve(turn.pk, now)
        except DatabaseError as fault:
            faults.append(f"release: {fault}")
        connection.close()

    engagements.heard_of = slowly_heard_of
    worker = threading.Thread(target=work)
    worker.start()
    try:
        assert releasing.wait(60)
        engagements.decide(battle, Way.ENGINE, who="anna", now=now)
    except DatabaseError as fault:
        faults.append(f"umpire: {fault}")
    worker.join()
    turn.refresh_from_db()
    battle.refresh_from_db()
    return {"turn": turn.state, "decided": battle.way, "faults": faults}


if __name__ == "__main__":
    tell(race)
