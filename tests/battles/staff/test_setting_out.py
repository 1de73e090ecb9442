"""Who sets out: commands whose general would not reach them after a whole march, and horse that waits for a charge."""

import math
from types import SimpleNamespace

import pytest

from battles.engine.boxes import box
from battles.staff import Arm, Body, Foe, Lengths, Shape, Verb, lead
from battles.staff.forecast import forecast
from battles.staff.lines import within_a_charge
from battles.staff.situation import Axis, Situation

LENGTHS = Lengths(interval=1.0, musketry=4.0, deploy=5.0, guns=12.0, alarm=20.0, support=6.0, screen=4.0)


def body(name, at, arm=Arm.FOOT):
    there = box(*at, 4.0, 1.0, 0.0)
    return Body(name, arm, there, 0.0, Shape.LINE, 12.0, 18.0, 4.0, 1.0, 8.0, frozenset())


def foe(at):
    return Foe("A1", Arm.FOOT, box(*at, 4.0, 1.0, 180.0), 180.0, Shape.LINE, reach=10.0, range=4.0)


class Tethered(SimpleNamespace):
    """A craft whose general stands at the origin and reaches so far; orders end where a forecast says."""

    lengths = LENGTHS

    def bodies(self):
        return list(self.troops.values())

    def standing(self, body):
        return self.troops[body.id]

    def friends(self):
        return []

    def foes(self):
        return self.enemies

    def broad(self, body):
        return 2.0 * body.box.hw

    def commanded(self, body):
        return math.dist(body.at, (0.0, 0.0)) <= self.reach

    def on_road(self, body):
        return False

    def foresee(self, body, line, foes):
        return forecast(body, line, foes)

    def attempt(self, body, line):
        return forecast(body, line)

    def hope(self, body, foe):
        return 0.0

    def charge(self, body, foe, least):
        return None

    def give(self, body, line):
        self.given[body.id] = line
        self.troops[body.id] = forecast(body, line)


def led(posture, reach, enemy_at):
    """How far two battalions go, each from a place abreast of the general."""
    troops = {name: body(name, at) for name, at in (("F1", (-5.0, 0.0)), ("F2", (5.0, 0.0)))}
    craft = Tethered(troops=troops, reach=reach, enemies=[foe((0.0, enemy_at))], given={})
    lead(craft, posture, None)
    assert all(line[-1].verb is Verb.GO for line in craft.given.values())
    return [round(troop.at[1], 1) for troop in craft.troops.values()]


@pytest.mark.parametrize("posture", ["ATTACK", "ADVANCE"])
def test_a_command_goes_half_a_march_where_its_general_does_not_reach_the_end_of_a_whole_one(posture):
    assert led(posture, 30.0, 60.0) == [12.0, 12.0]
    assert led(posture, 9.0, 60.0) == [6.0, 6.0]


def test_nobody_goes_by_halves_where_an_enemy_is_near_or_where_he_is_not_told_to_go():
    assert led("ATTACK", 9.0, 20.0) == [0.0, 0.0]
    assert led("DEFEND", 9.0, 60.0) == [0.0, 0.0]


def ahead(*foes):
    """How far ahead of their middle two regiments are wanted, one of which is six behind the other."""
    horse = [body("H1", (-5.0, 3.0), Arm.HORSE), body("H2", (5.0, -3.0), Arm.HORSE)]
    situation = Situation(Tethered(), horse, [foe(at) for at in foes], None)
    return within_a_charge(situation, Axis((0.0, 0.0), 0.0), horse, 10.0)


def test_horse_goes_up_to_where_a_charge_begins_and_no_farther():
    assert ahead((0.0, 60.0)) == 12.0
    assert ahead((0.0, 16.0)) == pytest.approx(16.0 - 10.0 - 1.0)


def test_enemies_aside_hold_horse_up_only_by_how_near_it_would_come():
    aside = ahead((5.0 + 2.0 + 8.0, 16.0))
    assert ahead((0.0, 16.0)) < aside < 12.0
    assert ahead((40.0, 16.0)) == 12.0


def test_horse_that_stands_nearer_gives_no_ground_and_who_is_behind_comes_up():
    assert ahead((0.0, 5.0)) == 0.0
