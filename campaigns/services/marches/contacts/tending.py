"""What is due for a battle of a campaign, done by the workers: opened, told of the marches, carried home.

Each step is taken under a lock and on condition that it has not been taken: of two workers one does it, and what one
who was killed has left the next sweep finds.
"""

from __future__ import annotations

import logging
from datetime import datetime

from django.db import DatabaseError

from campaigns.models import Engagement, Game
from campaigns.services.marches.contacts import arrivals, engagements, homecoming, opening
from campaigns.services.marches.contacts.engagements import TEND, State
from campaigns.services.turns.chores import Chore
from campaigns.services.turns.life import WrongMoment

log = logging.getLogger(__name__)
#: After turns are resolved and before notices are told.
PLACE = 35


def tend(engagement_id: int, now: datetime) -> None:
    """Do what is due for an engagement.

    A fault of the database is raised, so that a later sweep tries again; any other is kept and shown to the umpire.
    """
    related = Engagement.objects.select_related("campaign__campaign", "game", "heard")
    one = related.filter(pk=engagement_id, problem="").first()
    if one is None:
        return
    try:
        _tend(one, now)
    except (DatabaseError, WrongMoment):
        raise
    except Exception as fault:
        log.exception("battle of a campaign not tended", extra={"engagement": engagement_id})
        Engagement.objects.filter(pk=engagement_id).update(problem=f"{type(fault).__name__}: {fault}"[:2_000])


def _tend(one: Engagement, now: datetime) -> None:
    if one.state == State.OPENING:
        opening.open_battle(one, now)
    elif one.state == State.FOUGHT:
        if one.heard_id != one.fed_id:
            arrivals.feed(one, now)
        if one.game is not None and one.game.status == Game.Status.FINISHED:
            homecoming.propose_fought(one, now)
    elif one.state == State.COUNTED and one.fed_id is None:
        homecoming.carry(one, now)


CHORE = Chore(PLACE, engagements.due, tend, TEND)
