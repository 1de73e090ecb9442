"""Groups whose members are not quite parallel close upon one another, and come back till they stand apart."""

import math

import pytest

from battles.engine.battlefile import to_document
from battles.rulesets import read
from tests.battles.rulesets.carolus_rex.play import THREE, play, unit

FAR = unit("r1", "foot", (24, 33), 180)
# The facings of two battalions, the place of the second (the first stands at 24, 10), their order.
CLOSING = [
    pytest.param(80, 76, (24.42, 7.64), "ADVANCE", id="a line far back"),
    pytest.param(220, 216.5, (22.12, 11.45), "ADVANCE 3", id="a line as far back as it came"),
    pytest.param(0, 2.5, (26.36, 9.8), "WHEEL RIGHT 13", id="a line that had no room to spare for its wheel"),
    pytest.param(100, 96.5, (23.17, 10.45), "WHEEL LEFT 20; MOVE 3", id="a column that wheeled at once"),
    pytest.param(50, 54, (23.43, 9.13), "ADVANCE 1; WHEEL RIGHT 25; MOVE 2", id="a column round a corner"),
]


def played(facing, other, at, order):
    return play(
        unit("s1", "foot", (24, 10), facing),
        unit("s2", "foot", at, other),
        FAR,
        orders={"sw": f"GROUP s1, s2: {order}"},
        dice=[THREE],
    )


@pytest.mark.parametrize(("facing", "other", "at", "order"), CLOSING)
def test_cmd_9_a_group_leaves_a_battle_that_can_be_read(facing, other, at, order):
    """No footprint is deeper in another than a battle file may have it (CR-MOVE-8, CR-VAL-5)."""
    turn = played(facing, other, at, order)
    left = to_document(turn.after)
    left.pop("dice", None)
    assert read(left).unit_by_id["s2"].at == turn.state("s2")["at"]


def test_move_8_who_comes_back_stands_on_the_way_he_came():
    turn = played(80, 76, (24.42, 7.64), "ADVANCE")
    for id_, (x, y), facing in (("s1", (24, 10), 80), ("s2", (24.42, 7.64), 76)):
        gone = turn.one("move", id_, stopped="friend").effect["distance"]
        assert 0 < gone < 6
        ahead = math.radians(facing)
        assert turn.state(id_)["at"] == pytest.approx(
            (x + gone * math.sin(ahead), y + gone * math.cos(ahead)), abs=1e-3
        )


def test_move_8_a_wheel_is_taken_back_where_it_leaves_no_room():
    turn = played(0, 2.5, (26.36, 9.8), "WHEEL RIGHT 13")
    assert (turn.state("s1")["at"], turn.state("s1")["facing"]) == ((24, 10), 0)
    assert (turn.state("s2")["at"], turn.state("s2")["facing"]) == ((26.36, 9.8), 2.5)
    assert [move.effect["stopped"] for move in turn.all("move", distance=0)] == ["friend", "friend"]
