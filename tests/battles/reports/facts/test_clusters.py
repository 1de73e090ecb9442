"""Enemies who stand together are told together: by nearness, of one side, and never more than one can look at."""

import math

from battles import rulesets
from battles.engine.knowledge import Certainty, Contact
from battles.reports.facts.clusters import FEWEST, LINK, MOST, clusters
from battles.reports.tongues import ENGLISH

RULES = rulesets.find("mini-nap")


def contact(number, x, y, *, side="french", arm="infantry", nation="french"):
    return Contact(f"enemy-{number}", f"u{number}", side, Certainty.KIND, True, 4.0, (x, y), arm=arm, nation=nation)


def row(count, start=0.0, step=5.0, **more):
    return [contact(number, start + number * step, 10.0, **more) for number in range(count)]


def test_those_near_each_other_are_one_cluster_and_those_far_off_none():
    near, far = row(4), [contact(9, 90.0, 90.0), contact(10, 90.0, 95.0)]
    assert clusters([*near, *far]) == (tuple(near),)


def test_a_long_line_is_told_in_parts_that_one_can_look_at():
    groups = clusters(row(20))
    assert len(groups) > 1
    for group in groups:
        assert len(group) >= FEWEST
        assert max(one.at[0] for one in group) - min(one.at[0] for one in group) <= MOST
        assert all(min(math.dist(one.at, other.at) for other in group if other is not one) <= LINK for one in group)


def test_allies_of_the_enemy_are_told_apart():
    mixed = [*row(3), *row(3, start=2.0, side="saxon")]
    assert sorted(len(group) for group in clusters(mixed)) == [3, 3]


def test_the_reach_is_the_same_on_tables_in_inches():
    assert clusters(row(4, step=5.0), 2.54) == ()
    assert len(clusters(row(4, step=2.5), 2.54)) == 1


def test_a_cluster_is_called_by_number_kind_and_nation():
    assert ENGLISH.cluster(RULES, row(9)) == "nine battalions, French"
    guns = contact(20, 0.0, 0.0, arm="artillery", nation="british")
    assert ENGLISH.cluster(RULES, [*row(2), guns]) == "two battalions and a battery"
    assert ENGLISH.cluster(RULES, row(3, nation="")) == "three battalions"
