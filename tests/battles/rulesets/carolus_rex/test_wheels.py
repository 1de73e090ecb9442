"""The wheel onto a target, found without trying every degree (CR-SHOCK-1)."""

import random

import pytest

from battles.rulesets import read
from battles.rulesets.carolus_rex.movement.opportunity import least_wheel
from battles.rulesets.carolus_rex.movement.wheels import axis_on, wheeled
from battles.rulesets.carolus_rex.table.field import lay_out
from tests.battles.rulesets.carolus_rex.play import document, unit

KINDS = ("shock", "horse", "foot", "irregulars", "medium")


@pytest.mark.parametrize("seed", range(40))
def test_cr_shock_1_the_least_wheel_is_that_of_a_search_degree_by_degree(seed):
    chance = random.Random(seed)
    places = [(x + chance.uniform(-3, 3), y + chance.uniform(-3, 3)) for x in (8, 20, 32) for y in (9, 20)]
    units = [
        unit(f"{'sr'[number % 2]}{number}", chance.choice(KINDS), at, chance.uniform(0, 360))
        for number, at in enumerate(places)
    ]
    table = lay_out(read(document(*units)), {}, bytes(32))
    troops = [table.by_id[one["id"]] for one in units]
    for troop in troops:
        for target in troops:
            if target is not troop:
                assert least_wheel(troop, target) == by_degrees(troop, target)


def by_degrees(troop, target):
    if axis_on(troop.box, target.box):
        return 0
    hits = [turn for turn in range(-180, 181) if turn and axis_on(wheeled(troop, turn), target.box)]
    return min(hits, key=lambda turn: (abs(turn), -turn), default=None)
