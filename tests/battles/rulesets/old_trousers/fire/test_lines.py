"""Lines of fire: cheap proofs say nothing that the exact answers do not."""

from __future__ import annotations

from types import SimpleNamespace

from hypothesis import given, settings
from hypothesis import strategies as st

from battles.engine.boxes import box
from battles.rulesets.old_trousers.fire.lines import in_lane, mouth_of
from battles.rulesets.old_trousers.fire.shadows import Shadows

FIRER = box(0.0, 0.0, 1.5, 1.5, 0.0)
MOUTH = mouth_of((0.0, 0.75), FIRER, 22.5, 36.0)
PLACES = st.floats(-6.0, 6.0)
FACINGS = st.floats(0.0, 360.0)


OWNER = SimpleNamespace()


def hidden(target, *others) -> bool:
    """Whether the shadows of some footprints hide one."""
    cast = Shadows(MOUTH, [SimpleNamespace(box=other) for other in others])
    away = MOUTH.glance(target)
    return away is not None and cast.hide(target, away, OWNER)


def test_a_line_close_before_guns_hides_all_behind_it():
    target = box(0.0, 20.0, 6.75, 0.5, 180.0)
    assert hidden(target, box(0.0, 3.0, 6.75, 0.5, 0.0))
    assert not hidden(target, box(6.0, 3.0, 6.75, 0.5, 0.0))
    assert not hidden(target, box(0.0, 25.0, 36.0, 0.5, 0.0))


def test_two_columns_hide_together_what_neither_hides_alone():
    target, columns = box(0.0, 20.0, 20.0, 0.5, 180.0), (box(-2.0, 6.0, 3.4, 3.0, 0.0), box(2.0, 6.0, 3.4, 3.0, 0.0))
    assert hidden(target, *columns)
    assert not any(hidden(target, column) for column in columns)
    assert not hidden(target, *(column.shifted(side, 0.0) for column, side in zip(columns, (-1.5, 1.5), strict=True)))


@settings(max_examples=400, deadline=None)
@given(
    st.lists(st.tuples(PLACES, st.floats(0.3, 12.0), FACINGS), min_size=1, max_size=3),
    PLACES,
    st.floats(2.0, 20.0),
    FACINGS,
    st.floats(0.75, 9.0),
)
def test_whom_shadows_hide_no_line_of_fire_reaches(others, right, ahead, turned, width):
    target = box(right, ahead, width, 0.5, turned)
    stand = [SimpleNamespace(box=box(x, y, width, 0.5, facing)) for x, y, facing in others]
    nearest = MOUTH.nearest(target)
    if nearest is not None and hidden(target, *(one.box for one in stand)):
        for aim in (nearest[1], *MOUTH.aims(target)):
            assert list(in_lane(MOUTH.at, aim, MOUTH, stand))


@settings(max_examples=400, deadline=None)
@given(PLACES, st.floats(-2.0, 40.0), FACINGS, st.floats(0.75, 9.0))
def test_no_glance_is_farther_than_the_nearest_point(right, ahead, turned, width):
    target = box(right, ahead, width, 0.5, turned)
    nearest, glance = MOUTH.nearest(target), MOUTH.glance(target)
    assert nearest is None or (glance is not None and glance <= nearest[0])
