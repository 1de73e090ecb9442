"""A lookout answers as the line of sight does, whatever the ground."""

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from battles.engine.geometry import contains
from battles.engine.lookout import Survey
from battles.engine.sight import Screen, Screens, eyesight, hidden

HALVES = st.integers(0, 80).map(lambda number: number / 2)
ANYWHERE = st.floats(0, 40, allow_nan=False)
places = st.one_of(st.tuples(ANYWHERE, ANYWHERE), st.tuples(HALVES, HALVES))


@st.composite
def areas(draw):
    """A star-shaped area: hardly ever convex, and here and there with corners in a line."""
    x, y = draw(places)
    corners = draw(st.integers(3, 9))
    lengths = draw(st.lists(st.integers(1, 12), min_size=corners, max_size=corners))
    turned = draw(st.sampled_from((0.0, 0.3, math.pi / 4)))
    directions = [turned + 2 * math.pi * corner / corners for corner in range(corners)]
    return tuple(
        (x + length * math.cos(direction), y + length * math.sin(direction))
        for direction, length in zip(directions, lengths, strict=True)
    )


rules = st.builds(
    Screen,
    st.lists(areas(), min_size=1, max_size=3).map(tuple),
    depth=st.sampled_from((0.0, 2.0)),
    ends=st.sampled_from((2.0, 3.0, math.inf)),
    together=st.booleans(),
)
grounds = st.builds(Screens, st.lists(rules, min_size=1, max_size=3).map(tuple))


@settings(max_examples=150, deadline=None)
@given(grounds, places, st.lists(places, min_size=1, max_size=12), st.data())
def test_a_lookout_sees_what_the_line_of_sight_lets_be_seen(screens, eye, targets, data):
    survey = Survey(screens)
    lookout = survey.lookout(eye)
    for target in targets:
        middle = data.draw(st.sampled_from((target, targets[0])))
        expected = hidden(screens, eye, target, (eye, middle))
        assert lookout.hides(target, survey.within(middle), middle) is expected


@settings(max_examples=150, deadline=None)
@given(grounds, places, places, st.sampled_from((0.5, 2.0, 5.0)))
def test_what_is_hidden_as_a_whole_is_hidden_in_every_part(screens, eye, middle, radius):
    survey = Survey(screens)
    ends = survey.within(middle)
    if survey.lookout(eye).hides_all(middle, radius, ends):
        for turn in range(24):
            for away in (radius, radius / 2, 0.0):
                direction = turn * math.pi / 12
                part = (middle[0] + away * math.cos(direction), middle[1] + away * math.sin(direction))
                assert hidden(screens, eye, part, (eye, middle))


@given(grounds, places)
def test_a_survey_knows_in_which_areas_a_place_lies(screens, place):
    every = [area for rule in screens.rules for area in rule.areas]
    assert Survey(screens).within(place) == sum(1 << n for n, area in enumerate(every) if contains(area, place))


WALL = ((10.0, 10.0), (30.0, 10.0), (30.0, 12.0), (10.0, 12.0))


@pytest.mark.parametrize(
    ("rule", "eye", "place", "unseen"),
    [
        (Screen((WALL,)), (20, 0), (20, 30), True),
        (Screen((WALL,)), (20, 11), (20, 30), False),
        (Screen((WALL,)), (20, 0), (20, 11), False),
        (Screen((WALL,), depth=3, ends=3), (20, 0), (20, 30), False),
        (Screen((WALL,), depth=1, ends=1), (20, 0), (20, 30), True),
        (Screen((WALL,), depth=0, ends=1), (20, 10.5), (20, 30), True),
        (Screen((WALL,), depth=0, ends=1), (20, 11.5), (20, 30), False),
    ],
)
def test_areas_hide_by_depth_and_by_where_the_ends_lie(rule, eye, place, unseen):
    screens = Screens((rule,))
    survey = Survey(screens)
    assert hidden(screens, eye, place) is unseen
    assert survey.lookout(eye).hides(place, survey.within(place), place) is unseen


def test_whatever_else_a_rulebook_finds_in_the_way_hides_too():
    screens = Screens(bars=(lambda start, end, places: start[1] < 15 < end[1] and len(places) == 2,))
    lookout = Survey(screens).lookout((0.0, 0.0))
    assert lookout.hides((0.0, 20.0), 0, (0.0, 20.0))
    assert not lookout.hides((0.0, 10.0), 0, (0.0, 10.0))
    assert hidden(screens, (0.0, 0.0), (0.0, 20.0))


def test_eyesight_follows_the_weather_and_the_ground_scale():
    clear = eyesight(25, "clear", Screens(), loose=("skirmish",))
    assert (clear.seen, clear.kind, clear.named, clear.unhidden) == (100, 40, 12, 3)
    assert clear.loose == {"skirmish": 2}
    assert eyesight(50, "fog", Screens()).seen == 10
    assert eyesight(50, "no such weather", Screens()).seen == 50
    assert eyesight(50, "fog", Screens(), seen_metres=1000).seen == 20
