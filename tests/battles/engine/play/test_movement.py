"""Whereabouts, paths, turning, riding, going and nations: what every rulebook's movement is made of."""

import math
from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from battles.engine.battle import Battle, Formation, Side, Table, Terrain, Unit
from battles.engine.boxes import Box, box, gap
from battles.engine.geometry import rectangle
from battles.engine.play import paths, turning
from battles.engine.play.going import Going, Traveller, Ways
from battles.engine.play.nations import nation_of, nation_of_formation
from battles.engine.play.stands import Goal, clear_end, edge_bar, enemy_bar, legs_of, ridden
from battles.engine.play.whereabouts import Whereabouts, maybe_within, nearest, within

TABLE = Table(100, 60)


@dataclass
class Body:
    """A unit two wide and one deep that faces north."""

    x: float
    y: float
    index: int = 0
    side: str = "red"

    @property
    def box(self) -> Box:
        return box(self.x, self.y, 2, 1, 0)


@dataclass
class Long(Body):
    """A column of ten."""

    @property
    def box(self) -> Box:
        return box(self.x, self.y, 2, 10, 0)


# ---- whereabouts


def test_who_is_near_is_found_by_squares_and_kept_up_to_date():
    bodies = [Body(5 * n, 5, n) for n in range(12)]
    known = Whereabouts(bodies, 1.2, 8.0)
    assert [body.index for body in known.near("red", bodies[0].box, 2.0)] == [0, 1]
    assert known.near("blue", bodies[0].box, 99.0) == []
    bodies[11].x = 6.0
    known.update(bodies[11])
    assert [body.index for body in known.near("red", bodies[0].box, 2.0)] == [0, 1, 11]
    assert [body.index for body in known.near("red", bodies[0].box, 0.0, (30.0, 0.0))][-2:] == [7, 11]
    assert len(known.near("red", bodies[0].box, 500.0)) == 12


def test_who_has_left_is_near_nobody():
    bodies = [Body(5 * n, 5, n) for n in range(4)]
    known = Whereabouts(bodies, 1.2, 8.0)
    known.leave(bodies[1])
    assert [body.index for body in known.near("red", bodies[0].box, 2.0)] == [0]
    assert [body.index for body in known.near("red", bodies[0].box, 500.0)] == [0, 2, 3]
    bodies[1].x = 0.0
    known.update(bodies[1])  # who is gone may still be moved about
    assert [body.index for body in known.near("red", bodies[0].box, 500.0)] == [0, 2, 3]


def test_all_of_a_side_are_in_file_order_whatever_order_they_came_in():
    known = Whereabouts([Body(30, 5, 2), Body(0, 5, 0), Body(90, 5, 1)], 1.2, 8.0)
    assert [body.index for body in known.near("red", Body(0, 5).box, 500.0)] == [0, 1, 2]


@given(st.lists(st.tuples(st.floats(0, 60), st.floats(0, 60)), max_size=12), st.tuples(*[st.floats(0, 60)] * 2))
def test_the_nearest_is_nearer_than_all_the_others(places, here):
    ground = Body(*here).box
    others = [Body(x, y) for x, y in places]
    found = nearest(ground, others)
    assert (found is None) == (not others)
    if found is not None:
        assert gap(ground, found.box) <= min(gap(ground, other.box) for other in others) + 1e-6


def test_the_nearest_is_the_first_of_equals():
    here = Body(10, 10).box
    left, right, far = Body(7, 10), Body(13, 10), Body(30, 10)
    assert nearest(here, [far, right, left]) is right
    assert nearest(here, [far, left, right]) is left
    # By the ground it covers, not by its middle: a long line at some distance reaches nearer than a short one.
    line, knot = Long(10, 16), Body(10, 14.5)
    assert nearest(here, [knot, line]) is line
    assert nearest(here, []) is None
    assert within(here, [left, right, far], 1.0) == [left, right]
    assert list(maybe_within(here, [left, far], 3.0)) == [left]


# ---- paths


def test_a_path_ends_short_of_enemies_and_at_friends():
    ground = Body(10, 10).box
    other = Body(10, 20)
    assert paths.enemy_stop(ground, 0, 50, [other], 2.0) == pytest.approx(7.0)
    assert paths.friend_stop(ground, 0, 50, [other]) == pytest.approx(9.0)
    assert paths.touch_stop(ground, 0, 50, [other]) == pytest.approx(9.0 - 0.05, abs=1e-3)
    assert paths.enemy_stop(ground, 180, 50, [other], 2.0) == math.inf
    assert paths.enemy_stop(Body(10, 18).box, 0, 50, [other], 2.0) == 0.0


def test_a_path_ends_at_the_edge_with_the_whole_footprint_on_the_table():
    assert paths.edge_stop(TABLE, Body(10, 10).box, 0, 90) == pytest.approx(49.5)
    assert paths.edge_stop(TABLE, Body(10, 10).box, 270, 90) == pytest.approx(9.0)
    assert paths.edge_stop(TABLE, Body(10, 10).box, 0, 20) == math.inf
    assert paths.on_table(TABLE, Body(1, 1).box)
    assert not paths.on_table(TABLE, Body(0.9, 1).box)
    assert paths.well_inside(TABLE, Body(2, 2).box)
    assert not paths.well_inside(TABLE, Body(1, 2).box)


def test_who_may_not_rest_on_friends_draws_back_or_goes_on():
    ground = Body(10, 10).box
    friends = [Body(10, 14), Body(10, 15)]
    assert paths.overlapped(ground.shifted(0, 4), friends)
    assert paths.last_clear(ground, ground, 0, 5.0, friends) == pytest.approx(3.0)
    assert paths.last_clear(ground, ground, 0, 8.0, friends) == 8.0
    assert paths.first_clear(ground, 0, 4.0, friends, 20.0) == pytest.approx(6.0)
    assert paths.first_clear(ground, 0, 4.0, friends, 5.0) == math.inf
    assert paths.first_stop((3.0, "a"), (2.0, "b"), (2.0, "c")) == (2.0, "b")


# ---- turning


def test_a_wheel_keeps_the_front_corner_of_the_side_turned_to():
    ground = box(0, 0, 2, 1, 0)
    right = turning.wheeled(ground, 90)
    assert right.corners[1] == pytest.approx((1.0, 0.5))
    assert (right.x, right.y) == pytest.approx((0.5, 1.5))
    assert turning.facing_of(right) == pytest.approx(90)
    left = turning.wheeled(ground, -90)
    assert left.corners[0] == pytest.approx((-1.0, 0.5))
    assert turning.facing_of(left) == pytest.approx(270)
    back = turning.wheeled(ground, 90, backwards=True)
    assert back.corners[3] == pytest.approx((-1.0, -0.5))
    assert turning.wheel_arc(ground, 45) == pytest.approx(2 * math.pi / 4)


def test_a_turn_is_looked_at_degree_by_degree_and_at_its_end():
    assert list(turning.stages(350, 352.5)) == [(351.0, False), (352.0, False), (352.5, True)]
    assert list(turning.stages(0, 358)) == [(-1.0, False), (358, True)]
    assert list(turning.stages(10, 10)) == []
    steps = list(turning.wheeling(box(0, 0, 2, 1, 0), -2.5))
    assert [last for _, last in steps] == [False, False, True]
    assert turning.facing_of(steps[-1][0]) == pytest.approx(357.5)


# ---- command stands


def ride(*goals: Goal, allowance: float = 18.0, enemies: tuple[Body, ...] = ()) -> list[tuple[float, float]]:
    legs = legs_of(
        (10, 10),
        goals,
        allowance,
        radius=1.0,
        reach=lambda here, heading, left: left,
        cost=lambda here, heading, length: length,
        bar=lambda here, heading, limit: min(enemy_bar(here, heading, enemies, 3.0), edge_bar(TABLE, here, heading)),
    )
    return [pytest.approx(leg.end) for leg in legs]


def test_a_ride_goes_from_goal_to_goal_as_far_as_its_allowance():
    assert ride(Goal((10, 20)), Goal((20, 20))) == [(10, 20), (18, 20)]
    assert ride(Goal((10, 10)), Goal((10, 15))) == [(10, 15)]
    assert ride(Goal((10, 50)), Goal((20, 50))) == [(10, 28)]


def test_a_ride_to_a_unit_ends_on_touching_it_and_short_of_enemies_and_at_the_edge():
    assert ride(Goal((10, 20), Body(10, 20))) == [(10, 18.5)]
    assert ride(Goal((10, 20)), Goal((20, 20)), enemies=(Body(10, 20),)) == [(10, 16.5)]
    assert ride(Goal((-5, 10))) == [(0, 10)]


def test_a_ride_ends_where_the_stand_rests_on_nobody():
    legs = legs_of(
        (10, 10),
        [Goal((10, 20))],
        18.0,
        radius=1.0,
        reach=lambda here, heading, left: left,
        cost=lambda here, heading, length: length,
        bar=lambda here, heading, limit: math.inf,
    )
    assert ridden(clear_end(legs, [Body(10, 20)], 1.0)) == pytest.approx(8.5, abs=0.06)
    assert clear_end(legs, [Body(30, 20)], 1.0) == legs
    blocked = [Body(10, y / 2) for y in range(20, 42)]
    assert clear_end(legs, blocked, 1.0) == []


# ---- going

COSTS = {
    "wood": {"foot": 2, "horse": None},
    "stream": {"foot": 3, "horse": 4},
    "river": {"foot": None, "horse": None},
    "road": {"foot": 0, "horse": 0},
    "bridge": {"foot": 0, "horse": 0},
}
WOOD = Terrain("w", "wood", area=((0, 20), (20, 20), (20, 30), (0, 30)))
STREAM = Terrain("s", "stream", line=((0, 40), (20, 40)))
RIVER = Terrain("r", "river", line=((0, 40), (20, 40)))
BRIDGE = Terrain("b", "bridge", line=((10, 39), (10, 41)))
ROAD = Terrain("x", "road", line=((10, 0), (10, 50)))
WAYS = Ways(road_within=1.0, eased=("wood",), bridge_within=2.0)
FOOT, HORSE, COLUMN = Traveller("foot"), Traveller("horse"), Traveller("foot", on_roads=True)


def test_ground_costs_by_class_and_bars_whom_the_table_bars():
    going = Going([WOOD, STREAM], COSTS, WAYS)
    assert going.cost(FOOT, (10, 10), 0, 40) == pytest.approx(10 + 20 + 20 + 3)
    assert going.reach(FOOT, (10, 10), 0, 20) == pytest.approx(15)
    figure = rectangle((10, 10), 2, 1, 0)
    assert going.halt(FOOT, figure, (10, 10), 0, 40) is None
    assert going.halt(HORSE, figure, (10, 10), 0, 40) == pytest.approx(9.5)
    assert going.bars(HORSE, rectangle((10, 25), 2, 1, 0), (10, 25))
    assert going.barring(FOOT) == ()


def test_roads_and_bridges_serve_those_who_use_them():
    going = Going([WOOD, RIVER, BRIDGE, ROAD], COSTS, WAYS)
    assert going.cost(COLUMN, (10, 10), 0, 20) == pytest.approx(20)
    assert going.by_road(COLUMN, (10, 10), 0, 20)
    assert not going.by_road(FOOT, (10, 10), 0, 20)
    assert going.road_length(COLUMN, (10, 10), 0, 60) == pytest.approx(41, abs=0.1)
    figure = rectangle((10, 35), 1, 1, 0)
    assert going.halt(COLUMN, figure, (10, 35), 0, 10) is None
    assert going.halt(FOOT, figure, (10, 35), 0, 10) == pytest.approx(4.5)


def test_without_pieces_everything_is_open():
    going = Going([], COSTS, WAYS)
    assert (going.cost(HORSE, (0, 0), 45, 7.0), going.reach(HORSE, (0, 0), 45, 7.0)) == (7.0, 7.0)
    assert not going.bars(HORSE, rectangle((10, 25), 2, 1, 0), (10, 25))


# ---- nations


def test_a_nation_is_inherited_from_the_nearest_above_and_last_from_the_side():
    battle = Battle(
        "x",
        "",
        TABLE,
        1,
        (Side("red", nation="french"), Side("blue")),
        (
            Formation("A", "army", side="red"),
            Formation("D", "division", of="A", nation="german"),
            Formation("B", "army", side="blue"),
        ),
        (Unit("u", "D"), Unit("v", "D", nation="swiss"), Unit("w", "A"), Unit("x", "B")),
    )
    assert [nation_of(battle, unit, "other") for unit in battle.units] == ["german", "swiss", "french", "other"]
    assert nation_of_formation(battle, "A") == "french"
