"""What lies before a unit (OT-SCALE-6)."""

from __future__ import annotations

import math

import pytest

from battles.engine.boxes import box
from battles.rulesets.old_trousers.table.fronts import arc_holds

OPEN = math.tan(math.radians(22.5))


@pytest.mark.parametrize(
    ("ahead", "aside", "held"), [(4, -0.1, True), (4, 0.1, False), (0.5, -0.1, True), (-1, 0, False)]
)
@pytest.mark.parametrize("side", [-1, 1])
def test_ot_scale_6_an_arc_opens_by_22_and_a_half_degrees_from_both_front_corners(ahead, aside, held, side):
    """The far corner of a stand of one inch lies so far beyond the ray from the corner of a front six broad."""
    ray = 3 + OPEN * (ahead + 1)
    other = box(side * (ray + 0.5 + aside), 1 + ahead, 1, 1, 0)
    assert arc_holds(box(0, 0, 6, 1, 0), other) is held
