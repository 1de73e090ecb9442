"""Outcomes added up, and what is told of them."""

import csv
import io

import pytest

from battles import rulesets
from battles.simulation import tally
from battles.simulation.plots import fronts
from battles.simulation.tables import tables


@pytest.fixture(scope="module")
def added(first_steps, outcomes):
    return tally(rulesets.read(first_steps.document), outcomes)


def test_the_order_in_which_outcomes_come_makes_no_difference(first_steps, outcomes, added):
    assert tally(rulesets.read(first_steps.document), reversed(outcomes)) == added


def test_wins_and_undecided_battles_are_all_battles(added):
    assert sum(added.won(side).count for side in (*added.sides, "")) == added.count == 3


def test_losses_by_turn_arm_and_square_are_the_same_losses(added):
    for side in added.sides:
        whole = added.mean_loss(side)
        assert whole == pytest.approx(sum(added.mean_loss(side, arm=arm) for arm in added.arms))
        assert whole == pytest.approx(sum(added.mean_loss(side, cause=cause) for cause in added.causes))
        assert whole == pytest.approx(sum(lost.get(side, 0.0) for lost in added.heat.values()))


def test_the_front_runs_between_the_sides(added):
    """The French stand south, the Allies north: between them lies the front, and nowhere else."""
    places = [start[1] for start, _ in fronts(added.held, added.grid, 0.5)]
    starts = {side: [u.at[1] for u in added.battle.units if added.battle.side_of[u.id] == side] for side in added.sides}
    assert places
    assert min(places) > min(starts["french"])
    assert max(places) < max(starts["allied"])


def test_the_tables_are_csv_with_a_row_for_each_battle_and_each_formation(added):
    found = {name: list(csv.DictReader(io.StringIO(text))) for name, text in tables((added,)).items()}
    assert len(found["battles.csv"]) == 3
    assert {row["formation"] for row in found["formations.csv"]} == {
        formation.id for formation in added.battle.formations if formation.of
    }
    assert [row["side"] for row in found["winners.csv"]] == ["french", "allied", "nobody"]
