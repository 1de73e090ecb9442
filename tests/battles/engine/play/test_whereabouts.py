"""Who is near: the squares of the table leave nobody out, whoever comes, moves or goes."""

from dataclasses import dataclass

from hypothesis import given
from hypothesis import strategies as st

from battles.engine.advance import near_path
from battles.engine.boxes import Box, box
from battles.engine.play.whereabouts import Whereabouts

WIDEST = 3.1
places = st.tuples(st.floats(0, 60), st.floats(0, 40))


@dataclass(eq=False)
class Stone:
    """Something that lies somewhere."""

    index: int
    side: str
    x: float
    y: float

    @property
    def box(self) -> Box:
        return box(self.x, self.y, 6, 1, 0)


def stones(listed):
    return [Stone(index, "north" if index % 2 else "south", *place) for index, place in enumerate(listed)]


def near(troops, side, ground, reach, ahead=(0.0, 0.0)):
    length = (ahead[0] ** 2 + ahead[1] ** 2) ** 0.5
    heading = (ahead[0] / length, ahead[1] / length) if length else (0.0, 0.0)
    return [troop for troop in troops if troop.side == side and near_path(ground, troop.box, *heading, length, reach)]


@given(st.lists(places, max_size=25), places, st.floats(0, 20), st.sampled_from(((0.0, 0.0), (9.0, 4.0), (-14.0, 2.0))))
def test_nobody_within_reach_is_left_out_and_all_are_in_file_order(listed, place, reach, ahead):
    troops = stones(listed)
    found = Whereabouts(troops, WIDEST, 6.0).near("south", box(*place, 4, 2, 30), reach, ahead)
    assert found == sorted(found, key=lambda troop: troop.index)
    assert set(near(troops, "south", box(*place, 4, 2, 30), reach, ahead)) <= set(found)


@given(st.lists(places, min_size=4, max_size=25), st.lists(places, min_size=4, max_size=4), places)
def test_whoever_has_moved_come_or_gone_is_looked_for_where_he_now_is(listed, moves, place):
    troops = stones(listed)
    whereabouts = Whereabouts(troops[:-1], WIDEST, 6.0)
    for troop, (troop.x, troop.y) in zip(troops, moves, strict=False):
        whereabouts.update(troop)
    whereabouts.leave(troops[0])
    whereabouts.enter(troops[-1])
    ground = box(*place, 1, 1, 0)
    for side in ("north", "south"):
        found = whereabouts.near(side, ground, 5.0)
        assert set(near(troops[1:], side, ground, 5.0)) <= set(found) <= set(troops[1:])
