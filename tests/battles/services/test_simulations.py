"""Simulations that are ordered from the desk and played by workers in batches."""

from datetime import UTC, datetime, timedelta

import pytest
from django.conf import settings
from django.db.models import F

from battles.models import SimulationBatch
from battles.services import simulating, simulations
from campaigns.services.scenarios.scenarios import find_scenario, load_scenario
from campaigns.services.turns.sweep import sweep

NOW = datetime(2026, 5, 4, 9, 0, tzinfo=UTC)

pytestmark = pytest.mark.django_db


@pytest.fixture
def battle():
    return load_scenario(find_scenario("first-steps"), who="umpire", now=NOW, with_players=False)


def ordered(battle, battles=6, turns=1):
    terms = simulations.terms_of(battle, {"french": "bold"}, turns)
    return simulations.order(terms, battles, 0, who="umpire", now=NOW, game=battle)


def played(simulation):
    for batch in simulation.batches.all():
        simulations.play_batch(batch.pk, NOW)


def test_batches_are_played_once_and_make_what_one_process_makes(battle):
    simulation = ordered(battle)
    assert simulations.progress(simulation) == simulations.Progress(0, 6)
    assert [(batch.first, batch.last) for batch in simulation.batches.all()] == [(0, 4), (5, 5)]
    played(simulation)
    played(simulation)
    assert simulations.progress(simulation) == simulations.Progress(6, 6)
    work = simulating.work_for(simulations.terms_of(battle, {"french": "bold"}, 1), 6, 0)
    known = {(digest, each.number): each for digest, each in simulating.run(work, simulating.missing(work, {}), 1)}
    assert simulations.tallies_of(simulation) == simulating.tallies(work, known)


def test_a_batch_whose_worker_died_is_played_by_another(battle):
    simulation = ordered(battle, battles=1)
    SimulationBatch.objects.update(claimed_by="somebody/1", claimed_at=NOW)
    assert simulations.due_batches(NOW) == []
    later = NOW + timedelta(seconds=settings.CLAIM_SECONDS + 1)
    (batch,) = simulations.due_batches(later)
    assert simulations.play_batch(batch, later).outcomes
    assert simulations.progress(simulation).over


def test_a_batch_over_which_its_workers_die_is_given_up(battle):
    simulation = ordered(battle, battles=1)
    for _ in range(simulations.MOST_ATTEMPTS):
        SimulationBatch.objects.update(claimed_by="somebody/1", claimed_at=NOW, attempts=F("attempts") + 1)
    later = NOW + timedelta(seconds=settings.CLAIM_SECONDS + 1)
    (batch,) = simulations.due_batches(later)
    assert simulations.play_batch(batch, later).outcomes is None
    assert simulations.due_batches(later + timedelta(days=1)) == []
    assert "3 workers have ended" in simulations.progress(simulation).problem


def test_the_sweep_plays_what_nobody_was_woken_for(battle):
    simulation = ordered(battle, battles=1)
    assert sweep(NOW).found["simulations"] == 1
    assert simulations.progress(simulation).over
    assert sweep(NOW).found["simulations"] == 0


def test_one_that_was_stopped_is_played_no_further_and_keeps_what_it_has(battle):
    simulation = ordered(battle)
    simulations.play_batch(simulation.batches.first().pk, NOW)
    simulations.stop(simulation)
    played(simulation)
    assert simulations.progress(simulation).done == 5
    assert simulations.tallies_of(simulation)[0].count == 5


def test_a_battle_that_cannot_be_played_says_so_and_is_not_tried_again(battle):
    simulation = ordered(battle, battles=1)
    simulation.work[0]["terms"]["document"].pop("units")
    simulation.save()
    played(simulation)
    stand = simulations.progress(simulation)
    assert stand.over
    assert stand.problem
    assert simulations.due_batches(NOW) == []


def test_the_same_work_is_found_again(battle):
    terms = simulations.terms_of(battle, {}, 1)
    work = simulating.work_for(terms, 2, 0)
    assert simulations.ordered_before(work) is None
    simulation = simulations.order(terms, 2, 0, who="", now=NOW)
    assert simulations.ordered_before(work) == simulation
    assert simulations.ordered_before(simulating.work_for(terms, 3, 0)) is None
