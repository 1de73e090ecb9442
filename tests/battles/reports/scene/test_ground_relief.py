"""Hachures stand on slopes, point uphill, and do not look combed."""

from __future__ import annotations

import math
from itertools import pairwise

from battles.reports.scene.ground.relief import Swell, hachures
from battles.reports.scene.strokes import inside

HILL = Swell("hill", 2.0, ring=((30.0, 30.0), (70.0, 30.0), (70.0, 60.0), (30.0, 60.0)))


def test_flat_ground_has_no_hachures():
    assert hachures((), 120.0, 90.0) == ()


def test_the_strokes_of_a_hill_stand_on_it_and_point_to_its_top():
    strokes = hachures((HILL,), 120.0, 90.0)
    assert len(strokes) > 100
    inner = [stroke for stroke in strokes if inside(stroke.foot, HILL.ring)]
    assert len(inner) > 0.9 * len(strokes)
    towards = [math.dist(stroke.head, (50.0, 45.0)) < math.dist(stroke.foot, (50.0, 45.0)) for stroke in inner]
    assert sum(towards) > 0.97 * len(towards)


def test_a_ridge_line_has_strokes_on_both_sides():
    strokes = hachures((Swell("ridge", 2.0, line=((20.0, 45.0), (100.0, 45.0))),), 120.0, 90.0)
    assert any(stroke.foot[1] > 46 for stroke in strokes)
    assert any(stroke.foot[1] < 44 for stroke in strokes)


def test_neighbouring_strokes_differ_in_length():
    lengths = [math.dist(stroke.foot, stroke.head) for stroke in hachures((HILL,), 120.0, 90.0)]
    alike = sum(abs(one - other) < 0.01 for one, other in pairwise(lengths))
    assert alike < 0.1 * len(lengths)


def test_a_finer_map_has_more_and_shorter_strokes():
    coarse, fine = hachures((HILL,), 120.0, 90.0, 1.0), hachures((HILL,), 120.0, 90.0, 2.0)
    assert len(fine) > 1.8 * len(coarse)
    mean = [sum(math.dist(s.foot, s.head) for s in strokes) / len(strokes) for strokes in (coarse, fine)]
    assert mean[1] < 0.7 * mean[0]
