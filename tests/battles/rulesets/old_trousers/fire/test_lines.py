"""Lines of fire: cheap proofs say nothing that the exact answers do not."""

from __future__ import annotations

from types import SimpleNamespace

from hypothesis import given, settings
from hypothesis import strategies as st

from battles.engine.boxes import box
from battles.rulesets.old_trousers.fire.lines import in_lane, mouth_of, walls_off

FIRER = box(0.0, 0.0, 1.5, 1.5, 0.0)
MOUTH = mouth_of((0.0, 0.75), FIRER, 22.5, 36.0)
PLACES = st.floats(-6.0, 6.0)
FACINGS = st.floats(0.0, 360.0)


def test_a_line_close_before_guns_walls_them_off():
    assert walls_off(MOUTH, box(0.0, 3.0, 6.75, 0.5, 0.0), box(0.0, 20.0, 6.75, 0.5, 180.0))
    assert not walls_off(MOUTH, box(6.0, 3.0, 6.75, 0.5, 0.0), box(0.0, 20.0, 6.75, 0.5, 180.0))


@settings(max_examples=400, deadline=None)
@given(PLACES, st.floats(1.0, 12.0), FACINGS, PLACES, st.floats(6.0, 20.0), FACINGS, st.floats(0.75, 9.0))
def test_who_walls_off_a_target_is_in_every_lane_to_it(x, y, facing, right, ahead, turned, width):
    other, target = SimpleNamespace(box=box(x, y, width, 0.5, facing)), box(right, ahead, width, 0.5, turned)
    if walls_off(MOUTH, other.box, target):
        for aim in ((target.x, target.y), *target.corners):
            assert list(in_lane(MOUTH.at, aim, MOUTH, [other])) == [other]
