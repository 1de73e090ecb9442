"""What an order would come to if nothing but the enemy stood in its way."""

import pytest

from battles.engine.boxes import box, gap
from battles.staff import Arm, Body, Foe, Shape, Step, Verb
from battles.staff.forecast import forecast


def battalion(x=0.0, y=0.0, facing=0.0):
    return Body("B", Arm.FOOT, box(x, y, 5.0, 1.5, facing), facing, Shape.COLUMN, march=6.0, reach=6.0, range=4.0)


def enemy(x, y):
    return Foe("E", Arm.FOOT, box(x, y, 5.0, 1.5, 180.0), 180.0, Shape.LINE, reach=6.0, range=4.0)


@pytest.mark.parametrize(
    ("line", "place", "facing"),
    [
        ((Step(Verb.GO, length=4.0),), (0.0, 4.0), 0.0),
        ((Step(Verb.GO, length=99.0),), (0.0, 6.0), 0.0),
        ((Step(Verb.FACE, degrees=90.0), Step(Verb.GO, length=6.0)), (6.0, 0.0), 90.0),
        ((Step(Verb.ABOUT), Step(Verb.GO, length=2.0), Step(Verb.ABOUT)), (0.0, -2.0), 0.0),
        ((Step(Verb.BACK, length=99.0),), (0.0, -3.0), 0.0),
        ((Step(Verb.ASIDE, right=False, length=2.0),), (-2.0, 0.0), 0.0),
        ((Step(Verb.DEPLOY_AT, point=(0.0, 5.0), degrees=180.0),), (0.0, 5.0), 180.0),
    ],
)
def test_a_line_brings_a_unit_as_far_as_it_marches_in_a_turn(line, place, facing):
    after = forecast(battalion(), line)
    assert after.at == pytest.approx(place)
    assert after.facing == facing


def test_who_marches_at_an_enemy_comes_up_to_him():
    after = forecast(battalion(), (Step(Verb.GO, length=6.0),), [enemy(0.0, 5.0)])
    assert gap(after.box, enemy(0.0, 5.0).box) == pytest.approx(0.0, abs=0.01)


def test_an_enemy_beside_the_way_stops_nobody():
    assert forecast(battalion(), (Step(Verb.GO, length=6.0),), [enemy(9.0, 5.0)]).at == pytest.approx((0.0, 6.0))


def test_a_change_of_formation_changes_the_shape_alone():
    before = battalion()
    after = forecast(before, (Step(Verb.FORM, shape=Shape.LINE),))
    assert (after.shape, after.at) == (Shape.LINE, before.at)
