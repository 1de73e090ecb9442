"""What all rulebooks read alike: shapes of ground, dice by label, settings by type."""

from collections.abc import Mapping
from typing import Any

import pytest

from battles.engine.battle import Shape
from battles.engine.battlefile import to_document
from battles.engine.dice import AVERAGE, D10, D20, Dice, Throw, falling
from battles.engine.filereading import FileWords, read_battle
from battles.engine.reading import Faults
from battles.engine.settings import Choice

WORDS = FileWords(
    ruleset="stub",
    table=(10, 100),
    kinds=("army", "division"),
    sides=(2, 2),
    nations=("swedish",),
    weathers=("clear",),
    terrain={"wood": (Shape.AREA,), "impassable": (Shape.AREA, Shape.LINE), "crossing": (Shape.POINT,)},
    settings=(Choice("fire_share", ("more", "half"), "X", "How."),),
    unit={},
    dice={
        "cards": Throw(most=5, falling=True),
        "command": Throw(AVERAGE, 1, 3),
        "initiative": Throw(D10),
        "activation": Throw(D20),
        "rally": Throw(least=2, most=2),
    },
)
DOCUMENT = {
    "estafette": "battle/1",
    "ruleset": "stub",
    "table": {"width": 20, "height": 20},
    "sides": [{"id": "a"}, {"id": "b"}],
    "units": [],
}


def faults_of(**keys: Any) -> Mapping[str, str]:
    faults = Faults()
    read_battle(DOCUMENT | keys, WORDS, faults)
    return {fault.path: fault.message for fault in faults.found}


def test_a_piece_of_ground_is_an_area_a_line_or_a_point():
    terrain = [
        {"id": "w", "kind": "wood", "area": [[0, 0], [4, 0], [0, 4]]},
        {"id": "l", "kind": "impassable", "line": [[0, 0], [4, 0]]},
        {"id": "c", "kind": "crossing", "at": [3, 2.5]},
    ]
    faults = Faults()
    battle = read_battle(DOCUMENT | {"terrain": terrain}, WORDS, faults)
    assert faults.found == ()
    assert [piece.shape for piece in battle.terrain] == [Shape.AREA, Shape.LINE, Shape.POINT]
    assert battle.terrain[2].middle == (3.0, 2.5)
    assert to_document(battle)["terrain"] == terrain


@pytest.mark.parametrize(
    ("piece", "path"),
    [
        ({"kind": "wood", "at": [1, 1]}, "terrain[0].at"),
        ({"kind": "wood"}, "terrain[0].area"),
        ({"kind": "crossing", "line": [[0, 0], [1, 1]]}, "terrain[0].line"),
        ({"kind": "crossing"}, "terrain[0].at"),
        ({"kind": "impassable"}, "terrain[0].area"),
        ({"kind": "impassable", "area": [[0, 0], [1, 0], [1, 1]], "line": [[0, 0], [1, 1]]}, "terrain[0].line"),
    ],
)
def test_ground_of_another_shape_is_refused(piece, path):
    assert path in faults_of(terrain=[{"id": "p", **piece}])


@pytest.mark.parametrize(
    ("label", "roll"),
    [
        ("cards", [5, 4, 1, 2, 1]),
        ("command", [2, 5, 3]),
        ("initiative", [10]),
        ("activation", [20]),
        ("rally", [6, 1]),
    ],
)
def test_a_script_holds_what_its_label_throws(label, roll):
    assert faults_of(dice=[{"for": label, "by": "a", "roll": roll}]) == {}


@pytest.mark.parametrize(
    ("label", "roll", "path"),
    [
        ("luck", [1], "dice[0].for"),
        ("command", [1], "dice[0].roll"),
        ("command", [2, 2, 2, 2], "dice[0].roll"),
        ("initiative", [11], "dice[0].roll"),
        ("activation", [0], "dice[0].roll"),
        ("rally", [3], "dice[0].roll"),
        ("cards", [6], "dice[0].roll"),
    ],
)
def test_other_scripts_are_refused(label, roll, path):
    assert list(faults_of(dice=[{"for": label, "by": "a", "roll": roll}])) == [path]


def test_dice_fall_by_a_side_each_so_that_things_can_be_put_in_order():
    dice = Dice(title="T", turn=1, seed=b"s" * 32)
    faces = dice.throw_each("cards", "table", falling(6))
    assert [face <= sides for face, sides in zip(faces, range(6, 0, -1), strict=True)] == [True] * 6
    assert faces[-1] == 1


def test_average_dice_show_their_own_faces_and_the_same_seed_the_same():
    throws = [Dice(title="T", turn=1, seed=bytes([n]) * 32).throw("command", "g", 3, AVERAGE) for n in range(60)]
    assert {face for faces in throws for face in faces} == {2, 3, 4, 5}
    assert throws[0] == Dice(title="T", turn=1, seed=bytes(32)).throw("command", "g", 3, AVERAGE)


@pytest.mark.parametrize(
    ("settings", "path"),
    [
        ({"fire_share": "all"}, "settings.fire_share"),
        ({"luck": 1}, "settings.luck"),
        ({"staff": "clever"}, "settings.staff"),
        ({"fog": True}, "settings.fog"),
    ],
)
def test_settings_are_read_by_type(settings, path):
    assert list(faults_of(settings=settings)) == [path]


def test_staff_and_fog_are_settings_of_every_rulebook():
    assert faults_of(settings={"staff": "able", "fog": "known", "fire_share": "half"}) == {}
