"""Where words go on a map: by their sign, clear of what is taken, tied to it when far, left out when crammed."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from battles.reports.fonts import Face
from battles.reports.scene.labels import BEARINGS, GAP_COST, GAPS, TAKEN_COST, TURN_COST, USED_COST, Placer, place_all
from battles.reports.scene.room import Room
from battles.reports.scene.wording import AreaLabel, Label, LineLabel, Style

STYLE = Style(Face.TEXT, 8.0, "#000000")
SIGN = (145.0, 95.0, 155.0, 105.0)


def placer(*taken):
    room = Room((0, 0, 300, 200), 1.5)
    for box in (SIGN, *taken):
        room.take_box(box)
    return Placer(room)


def label(**changes):
    return Label("Picton", STYLE, (SIGN,), **changes)


def test_words_stand_on_the_side_where_one_looks_first():
    east, north, west = (placer().place(label(bearing=bearing)) for bearing in (0.0, 90.0, 180.0))
    assert east.box[0] > SIGN[2]
    assert north.box[1] > SIGN[3]
    assert west.box[2] < SIGN[0]
    assert east.leader is None


def test_words_keep_clear_of_words():
    words = placer()
    first, second = words.place(label()), words.place(label())
    (left, bottom, right, top), (other_left, other_bottom, other_right, other_top) = first.box, second.box
    assert right <= other_left or other_right <= left or top <= other_bottom or other_top <= bottom


def test_words_that_must_stand_far_off_are_tied_to_their_sign():
    crowd = (SIGN[0] - 42, SIGN[1] - 12, SIGN[2] + 42, SIGN[3] + 12)
    placed = placer(crowd).place(label())
    assert placed.leader is not None
    (x, y), (near_x, near_y) = placed.leader
    assert placed.box[0] <= x <= placed.box[2]
    assert placed.box[1] <= y <= placed.box[3]
    assert SIGN[0] <= near_x <= SIGN[2]
    assert SIGN[1] <= near_y <= SIGN[3]


def test_words_for_which_there_is_no_room_are_left_out():
    crowded = placer((0, 0, 300, 200))
    assert crowded.place(label(limit=30.0)) is None
    assert crowded.place(label()) is not None
    assert crowded.place_in_area(AreaLabel("Bossu wood", STYLE, ((150.0, 100.0),))) is None
    assert crowded.place_on_line(LineLabel("Brussels road", STYLE, ((0.0, 50.0), (300.0, 60.0)))) is None


def candidates(wanted, long, high):
    """Every place by the sign, written down plainly: its box, the index of its distance, its turn and its wandering."""
    left, bottom, right, top = wanted.around[0]
    cx, cy = (left + right) / 2, (bottom + top) / 2
    for gap, distance in enumerate(GAPS):
        wide, deep = (right - left + long) / 2 + distance, (top - bottom + high) / 2 + distance
        for step in range(BEARINGS):
            quarter = (step + 1) // 2 * (1 if step % 2 else -1)
            bearing = math.radians(wanted.bearing + quarter * 360 / BEARINGS)
            most = max(abs(math.cos(bearing)), abs(math.sin(bearing)))
            x, y = cx + math.cos(bearing) / most * wide, cy + math.sin(bearing) / most * deep
            wander = 0.0 if wanted.middle is None else 0.09 * math.dist((x, y), wanted.middle)
            yield (x - long / 2, y - high / 2, x + long / 2, y + high / 2), gap, abs(quarter) / (BEARINGS / 2), wander


@given(
    st.lists(st.tuples(st.floats(60, 240), st.floats(60, 140)), max_size=25),
    st.floats(0, 359),
    st.sampled_from((12.0, 40.0, math.inf)),
    st.booleans(),
)
def test_the_place_found_is_the_cheapest_of_all(places, bearing, limit, wandering):
    words = placer(*((x, y, x + 14, y + 9) for x, y in places))
    wanted = label(bearing=bearing, limit=limit, middle=(100.0, 60.0) if wandering else None)
    long, above, below = words.size_of(wanted.text, STYLE)
    costs = []
    for box, gap, turn, wander in candidates(wanted, long, above + below):
        if words.room.holds(box):
            taken, used = words.room.covered(box)
            costs.append(TURN_COST * turn + GAP_COST * gap + wander + TAKEN_COST * taken + USED_COST * used)
    found = words.place(wanted)
    if min(costs) > limit:
        assert found is None
    elif wandering:  # a place farther off is not looked for once one is cheaper than its distance alone
        assert found.cost <= min(costs) + 0.09 * 300
    else:
        assert found.cost == pytest.approx(min(costs))


def test_words_in_an_area_take_the_first_place_with_room():
    words = placer((40, 40, 60, 60))
    placed = words.place_in_area(AreaLabel("Bossu", STYLE, ((50.0, 50.0), (100.0, 50.0))))
    assert placed.box[0] < 100 < placed.box[2]


def test_words_along_a_line_are_read_from_left_to_right_whichever_way_it_runs():
    line = ((10.0, 30.0), (290.0, 40.0))
    for way in (line, line[::-1]):
        placed = placer().place_on_line(LineLabel("Brussels road", STYLE, way))
        assert [x for x, _, _ in placed.places] == sorted(x for x, _, _ in placed.places)
    assert placer().place_on_line(LineLabel("A very long name of a road", STYLE, ((0, 0), (20, 0)))) is None


def test_all_kinds_of_words_find_their_way():
    words = placer()
    place_all(
        words, [label(), AreaLabel("Wood", STYLE, ((50.0, 150.0),)), LineLabel("Road", STYLE, ((0, 20), (300, 20)))]
    )
    assert [placed.text for placed in words.placed] == ["Picton", "Wood"]
    assert [placed.text for placed in words.on_lines] == ["Road"]
