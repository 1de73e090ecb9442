"""A small battle that is played many times."""

import pytest

from battles.simulation import Player, Terms
from campaigns.services.scenarios.scenarios import find_scenario


@pytest.fixture(scope="session")
def first_steps():
    """The terms of a scenario, for five turns."""
    scenario = find_scenario("first-steps")
    aims = tuple((aim.place, aim.points) for aim in scenario.objectives)
    return Terms(scenario.document(), turns=5, seed="a test", aims=aims)


@pytest.fixture(scope="session")
def outcomes(first_steps):
    """Three battles of it."""
    player = Player(first_steps)
    return tuple(player.play(number) for number in range(3))
