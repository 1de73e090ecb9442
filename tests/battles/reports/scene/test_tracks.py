"""Ways and shots on the map: what hides their ends, what is too short to draw, how each kind is told apart."""

import math

import pytest

from battles.engine.signs import Arm, Form
from battles.reports.scene import palette
from battles.reports.scene.mould import INKS
from battles.reports.scene.picture import Disc, Shape
from battles.reports.scene.plate import Plate
from battles.reports.scene.tracks import SHORTEST, Standing, draw_goal, draw_shot, draw_track, trimmed
from battles.reports.scene.values import Goal, Sheet, Shot, ShotKind, Tone, Track, TrackKind, UnitSign

WINDOW = (0.0, 0.0, 40.0, 30.0)
WAY = ((5.0, 5.0), (5.0, 15.0), (15.0, 15.0))


def plate():
    return Plate(WINDOW, Sheet(10.0))


def drawn(kind, points=WAY, signs=(), tone=Tone.OWN):
    on = plate()
    draw_track(on, Track(kind, tone, points), Standing(signs))
    return on.items


def sign(at, width=4.0):
    return UnitSign(at, width, 1.5, 0.0, Arm.INFANTRY, Form.LINE, Tone.OWN)


def test_a_line_is_trimmed_along_its_bends():
    assert trimmed(WAY, 2.0, 3.0) == ((5.0, 7.0), (5.0, 15.0), (12.0, 15.0))
    assert trimmed(WAY, 12.0, 0.0) == ((7.0, 15.0), (15.0, 15.0))


def test_what_would_be_shorter_than_the_shortest_is_not_drawn():
    assert trimmed(((0.0, 0.0), (10.0, 0.0)), 5.0, 5.01 - SHORTEST) == ()
    assert trimmed(((0.0, 0.0), (10.0, 0.0)), 5.0, 4.99 - SHORTEST) != ()
    assert drawn(TrackKind.MARCH, ((5.0, 5.0), (5.5, 5.0))) == []


def test_a_way_outside_the_window_and_one_of_a_single_place_draw_nothing():
    assert drawn(TrackKind.MARCH, ((50.0, 5.0), (60.0, 9.0))) == []
    assert drawn(TrackKind.MARCH, ((5.0, 5.0),)) == []


def tip_of(items):
    return items[-1].contours[0][1]


def test_an_arrow_ends_before_the_sign_that_stands_at_its_end():
    free, stood = tip_of(drawn(TrackKind.MARCH)), tip_of(drawn(TrackKind.MARCH, signs=(sign(WAY[-1]),)))
    assert stood[0] < free[0] - 10.0
    assert stood[1] == pytest.approx(free[1])
    for elsewhere in ((15.0, 18.0), (15.0, 15.8)):
        assert tip_of(drawn(TrackKind.MARCH, signs=(sign(elsewhere),))) == free


def test_kinds_of_way_are_told_apart_by_more_than_their_colour():
    march, retreat = drawn(TrackKind.MARCH), drawn(TrackKind.RETREAT)
    charge, beyond = drawn(TrackKind.CHARGE), drawn(TrackKind.BEYOND)
    assert march[-1].ink.fill
    assert not retreat[-1].ink.fill
    assert march[1].ink.dash != retreat[1].ink.dash
    assert not charge[-1].ink.dash
    assert charge[-1].ink.fill == INKS[Tone.OWN].solid
    assert beyond[-1].contours[0][0] != beyond[1].contours[0][0]
    assert len({len(items) for items in (march, beyond)} | {items[-1].ink for items in (march, retreat, charge)}) == 4


def test_a_retreat_runs_beside_the_way_of_the_charge_before_it():
    straight = ((5.0, 5.0), (5.0, 25.0))
    march, retreat = drawn(TrackKind.MARCH, straight)[1], drawn(TrackKind.RETREAT, straight)[1]
    assert retreat.contours[0][0][0] < march.contours[0][0][0] - 2.0


def test_a_charge_swells_towards_its_head():
    ring = drawn(TrackKind.CHARGE, ((5.0, 5.0), (5.0, 15.0), (5.0, 25.0)))[-1].contours[0]
    breadths = [math.dist(ring[place], ring[-1 - place]) for place in range(3)]
    assert breadths == sorted(breadths)
    assert breadths[0] < breadths[-1]


@pytest.mark.parametrize(("kind", "lines"), [(ShotKind.MUSKETRY, 3), (ShotKind.GUNFIRE, 1)])
def test_musketry_is_three_lines_and_gunfire_one(kind, lines):
    on = plate()
    draw_shot(on, Shot(kind, Tone.ENEMY, (5.0, 5.0), (25.0, 5.0)), Standing())
    assert len(on.items[0].contours) == lines
    assert on.items[0].ink.stroke == INKS[Tone.ENEMY].line
    smoke = [item for item in on.items if isinstance(item, Disc)]
    assert all(math.dist(puff.centre, on.at((5.0, 5.0))) < 10.0 for puff in smoke)
    assert smoke


def test_a_shot_at_arms_length_is_not_drawn():
    on = plate()
    draw_shot(on, Shot(ShotKind.MUSKETRY, Tone.OWN, (5.0, 5.0), (5.5, 5.0)), Standing())
    assert on.items == []


def test_a_goal_is_a_ring_with_a_point_where_it_can_be_seen():
    on = plate()
    draw_goal(on, Goal((10.0, 10.0), Tone.OWN))
    draw_goal(on, Goal((60.0, 10.0), Tone.OWN))
    assert {item.centre for item in on.items} == {on.at((10.0, 10.0))}
    assert [bool(item.ink.fill) for item in on.items] == [False, False, True]


def test_signs_are_found_by_where_they_stand():
    near, far = sign((10.2, 10.2)), sign((13.0, 10.0))
    assert list(Standing((near, far)).near((10.9, 10.9))) == [near]


def test_ground_shows_through_under_every_line():
    for kind in TrackKind:
        first = drawn(kind)[0]
        assert isinstance(first, Shape)
        assert first.ink.stroke == palette.GROUND
