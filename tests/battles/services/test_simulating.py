"""Simulations on several processes, kept as they go."""

from dataclasses import replace
from threading import Thread

import pytest

from battles.engine.faults import InputFaults
from battles.services import simulating
from battles.services.simulation_terms import read_terms


def terms(**given):
    return read_terms("first-steps", **({"turns": 2, "seed": "", "changes": (), "characters": ()} | given))


def played(work, workers, numbers=None):
    wanted = [pair for pair in simulating.missing(work, {}) if numbers is None or pair[1] in numbers]
    return {(digest, outcome.number): outcome for digest, outcome in simulating.run(work, wanted, workers)}


def test_the_number_of_workers_makes_no_difference():
    work = simulating.work_for(terms(), 4, 0)
    one, two = played(work, 1), played(work, 2)
    assert one == two
    papers = [simulating.papers(simulating.tallies(work, known)) for known in (one, two)]
    assert papers[0] == papers[1]


def test_a_battle_that_is_none_ends_the_run_with_its_fault():
    """A fault that cannot go from one process to another would leave whoever waits for it waiting."""
    good = terms()
    bad = replace(good, document={**good.document, "weather": "hail"})
    raised = []

    def play():
        with pytest.raises(InputFaults) as refused:
            played([simulating.Work(good, 3), simulating.Work(bad, 1)], 2)
        raised.append(refused.value)

    waiting = Thread(target=play, daemon=True)
    waiting.start()
    waiting.join(60)
    assert [fault.path for error in raised for fault in error.faults] == ["weather"]
    assert "hail" in str(raised[0])


def test_an_interrupted_simulation_goes_on_where_it_was(tmp_path):
    work = simulating.work_for(terms(), 4, 0)
    shelf = simulating.Shelf(tmp_path, work)
    for (digest, _), outcome in played(work, 1, numbers=(0, 2)).items():
        shelf.keep(digest, outcome)
    with (tmp_path / simulating.OUTCOMES).open("a") as file:
        file.write('{"terms": "cut o')
    again = simulating.Shelf(tmp_path, work)
    known = again.outcomes()
    assert simulating.missing(work, known) == [(0, 1), (0, 3)]
    for digest, outcome in simulating.run(work, simulating.missing(work, known), 1):
        again.keep(digest, outcome)
    assert again.outcomes() == played(work, 1)


def test_a_folder_with_other_terms_is_refused(tmp_path):
    simulating.Shelf(tmp_path, simulating.work_for(terms(), 4, 0))
    with pytest.raises(InputFaults, match="on other terms"):
        simulating.Shelf(tmp_path, simulating.work_for(terms(seed="another"), 4, 0))


def test_a_setting_a_unit_and_a_character_may_be_given():
    found = terms(changes=["weather=rain", "settings.fog=known", "units[1/93].strength=3"], characters=["french=bold"])
    assert found.document["weather"] == "rain"
    assert found.document["settings"]["fog"] == "known"
    assert next(unit for unit in found.document["units"] if unit["id"] == "1/93")["strength"] == 3
    assert found.characters == {"french": "bold"}


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"changes": ["weather"]}, "allowed: KEY=VALUE"),
        ({"changes": ["weather=hail"]}, "allowed"),
        ({"characters": ["french=brave"]}, "bold, steady, cautious"),
    ],
)
def test_what_cannot_be_is_refused_with_what_can(given, said):
    with pytest.raises(InputFaults) as refused:
        terms(**given)
    assert said in refused.value.faults[0].message


def test_a_scenario_brings_its_objectives_and_its_length():
    found = read_terms("first-steps", turns=None, seed="", changes=(), characters=())
    assert found.aims
    assert found.turns == 8
