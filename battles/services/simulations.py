"""Simulations as jobs of the workers: ordered from a desk or a command, played in batches, told when they are done.

A batch is claimed by one worker at a time; one whose worker has died is free again after a while, and given up over
which several have. Each battle of it may take as long as any other piece of work (``config.bounds``). Each batch that
is done wakes the next, and the sweep finds whatever nobody was woken for.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache
from typing import Any

from django.conf import settings
from django.db import transaction
from django.db.models import Count, F, Q
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from battles.models import Simulation, SimulationBatch
from battles.services.simulating import Work, papers, tallies, work_for
from battles.simulation import Outcome, Player, Tally, Terms
from campaigns.models import Game
from campaigns.services.audit import record
from campaigns.services.scenarios.objectives import objectives_of
from campaigns.services.turns.chores import Chore
from config.bounds import alarm
from config.claims import kept_alive, new_token, stale_before
from config.wake import wake

log = logging.getLogger(__name__)

TASK = "battles.simulate"
#: Battles that one worker plays at once: some seconds of work.
BATCH = 5
#: So many workers may end over a batch before nobody begins it again.
MOST_ATTEMPTS = 3
#: So many workers are woken at first; each goes on with what is left.
WOKEN = 16


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a simulation is, in battles."""

    done: int
    wanted: int
    problem: str = ""

    @property
    def percent(self) -> int:
        """How many of a hundred battles are played."""
        return 100 * self.done // self.wanted if self.wanted else 100

    @property
    def over(self) -> bool:
        """Whether nothing is left to be played."""
        return self.done >= self.wanted or bool(self.problem)


def terms_of(game: Game, characters: Mapping[str, str], turns: int) -> Terms:
    """The terms of a simulation of a battle as it was set up."""
    aims = tuple((aim.place, aim.points) for aim in objectives_of(game))
    return Terms(document=game.document, turns=turns, seed=game.slug, characters=dict(characters), aims=aims)


@transaction.atomic
def order(
    terms: Terms, battles: int, sensitivity: int, *, who: str, now: datetime, game: Game | None = None
) -> Simulation:
    """Order a simulation: its batches wait for the workers, and some are woken.

    Raises ``InputFaults`` for terms that are no battle.
    """
    work = work_for(terms, battles, sensitivity)
    simulation = Simulation.objects.create(
        game=game, title=_title(terms), work=_plain(work), ordered_by=who, created_at=now
    )
    batches = SimulationBatch.objects.bulk_create(
        SimulationBatch(simulation=simulation, place=place, first=first, last=min(first + BATCH, each.battles) - 1)
        for place, each in enumerate(work)
        for first in range(0, each.battles, BATCH)
    )
    for batch in batches[:WOKEN]:
        wake(TASK, batch.pk)
    if game is not None:
        counted = ngettext("{count} battle", "{count} battles", battles).format(count=battles)
        record(game.campaign, who=who, action="simulation", subject=f"{game}: {counted}", now=now)
    return simulation


def ordered_before(work: Sequence[Work]) -> Simulation | None:
    """The simulation of the same work that was ordered on the command line before, whether it is over or not."""
    earlier = Simulation.objects.filter(game=None, title=_title(work[0].terms), stopped=False)
    wanted = _plain(work)
    return next((each for each in earlier if each.work == wanted), None)


def due(now: datetime) -> Q:
    """Batches to be played: nobody has, and nobody is at it."""
    free = Q(claimed_at__isnull=True) | Q(claimed_at__lt=stale_before(now))
    return Q(outcomes__isnull=True, problem="", simulation__stopped=False) & free


def due_batches(now: datetime, limit: int = 200) -> list[int]:
    """The ids of the batches that are due, the oldest simulation first."""
    found = SimulationBatch.objects.filter(due(now)).order_by("simulation_id", "place", "first")
    return list(found.values_list("pk", flat=True)[:limit])


def play_batch(batch_id: int, now: datetime, worker: str = "") -> SimulationBatch | None:
    """Play a batch, unless somebody else does, and wake the next. ``None`` when there was nothing to do here."""
    token = new_token(worker)
    claim = {"claimed_by": token, "claimed_at": now, "attempts": F("attempts") + 1}
    if not SimulationBatch.objects.filter(due(now), pk=batch_id).update(**claim):
        return None
    held = SimulationBatch.objects.filter(pk=batch_id, claimed_by=token, outcomes__isnull=True)
    batch = SimulationBatch.objects.select_related("simulation").get(pk=batch_id)
    if batch.attempts > MOST_ATTEMPTS:
        words = _("{times} workers have ended over these battles: they take too long, or too much memory")
        held.update(problem=words.format(times=MOST_ATTEMPTS))
    else:
        with kept_alive(lambda at: held.update(claimed_at=at)):
            try:
                held.update(outcomes=_outcomes(batch))
            except Exception as fault:
                log.exception("batch not played", extra={"batch": batch_id})
                held.update(problem=f"{type(fault).__name__}: {fault}")
    following = SimulationBatch.objects.filter(due(now), simulation=batch.simulation_id).order_by("place", "first")
    for left in following.values_list("pk", flat=True)[:1]:
        wake(TASK, left)
    batch.refresh_from_db()
    return batch


def _outcomes(batch: SimulationBatch) -> list[Mapping[str, Any]]:
    """What comes of a batch's battles, each within the time that a piece of work may take."""
    player = _player(json.dumps(batch.simulation.work[batch.place]["terms"]))
    found: list[Mapping[str, Any]] = []
    for number in range(batch.first, batch.last + 1):
        with alarm(settings.WORK_SECONDS):
            found.append(player.play(number).as_mapping())
    return found


@lru_cache(maxsize=4)
def _player(terms: str) -> Player:
    """The player of terms written as JSON; those of the last batches are kept."""
    return Player(Terms.from_mapping(json.loads(terms)))


def progress(simulation: Simulation) -> Progress:
    """How far a simulation is."""
    counted = simulation.batches.aggregate(problems=Count("pk", filter=~Q(problem="")))
    problem = ""
    if counted["problems"]:
        problem = str(simulation.batches.exclude(problem="").values_list("problem", flat=True).first())
    spans = simulation.batches.filter(outcomes__isnull=False).values_list("first", "last")
    done = sum(last - first + 1 for first, last in spans)
    return Progress(done, sum(each["battles"] for each in simulation.work), problem)


def stop(simulation: Simulation) -> None:
    """Play no more of it; what was played stays."""
    Simulation.objects.filter(pk=simulation.pk).update(stopped=True)


def tallies_of(simulation: Simulation) -> tuple[Tally, ...]:
    """What came of the battles that have been played so far; the battle as it is comes first, once it has any."""
    work = _work(simulation)
    known: dict[tuple[str, int], Outcome] = {}
    for batch in simulation.batches.filter(outcomes__isnull=False):
        digest = work[batch.place].terms.digest
        for raw in batch.outcomes or ():
            outcome = Outcome.from_mapping(raw)
            known[digest, outcome.number] = outcome
    found = tallies(work, known)
    return found if found and not found[0].label else ()


def papers_of(simulation: Simulation) -> Mapping[str, bytes]:
    """The tables and the paper of what was played so far, by file name; nothing before the first batch."""
    found = tallies_of(simulation)
    return papers(found) if found else {}


def _title(terms: Terms) -> str:
    return str(terms.document.get("title", ""))[:120]


def _plain(work: Sequence[Work]) -> list[dict[str, Any]]:
    """Work as it is stored: what JSON makes of it, so that it can be compared with what was stored."""
    plain: list[dict[str, Any]] = json.loads(
        json.dumps([{"terms": each.terms.as_mapping(), "battles": each.battles} for each in work])
    )
    return plain


def _work(simulation: Simulation) -> Sequence[Work]:
    return [Work(Terms.from_mapping(each["terms"]), each["battles"]) for each in simulation.work]


CHORE = Chore(70, due_batches, play_batch, TASK)
