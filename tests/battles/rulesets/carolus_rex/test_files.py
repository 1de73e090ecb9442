"""Battle files: what is read and what is refused (CR-VAL-1 to 6, CR-GEO-1, CR-GEO-2)."""

from __future__ import annotations

import pytest

from battles.engine.faults import InputFaults
from battles.rulesets import read
from battles.rulesets.carolus_rex.table.footprints import shape_of
from tests.battles.rulesets.carolus_rex.play import document, unit

WOOD = [[30, 10], [33, 10], [33, 13], [30, 13]]


def faults_of(document):
    with pytest.raises(InputFaults) as refused:
        read(document)
    return [fault.path for fault in refused.value.faults]


@pytest.mark.parametrize(
    ("keys", "path"),
    [
        ({"type": "shock"}, "units[0].type"),
        ({"quality": "E"}, "units[0].quality"),
        ({"traits": ["wide"]}, "units[0].traits"),
        ({"formation": "limbered"}, "units[0].formation"),
        ({"cohesion": "wavering"}, "units[0].cohesion"),
        ({"cohesion": "shaken", "traits": ["small"]}, "units[0].cohesion"),
        ({"facing": 360}, "units[0].facing"),
        ({"hits": 2}, "units[0].hits"),
        ({"strength": 5}, "units[0].strength"),
        ({"at": [60, 10]}, "units[0].at"),
        ({"of": "kung"}, "units[0].of"),
        ({"occupying": "nowhere"}, "units[0].occupying"),
        ({"out": "captured"}, "units[0].out"),
        ({"left": {"turn": 1}}, "units[0].left"),
    ],
)
def test_units_that_are_refused(keys, path):
    """CR-VAL-3, CR-VAL-5, CR-COH-1."""
    assert faults_of(document(unit("s1") | keys)) == [path]


@pytest.mark.parametrize(
    ("piece", "path"),
    [
        ({"kind": "wood", "line": [[1, 1], [2, 2]]}, "terrain[0].line"),
        ({"kind": "hill", "area": WOOD, "level": 3}, "terrain[0].level"),
        ({"kind": "wood", "area": WOOD, "level": 1}, "terrain[0].level"),
        ({"kind": "enclosure", "area": WOOD[:3]}, "terrain[0].area"),
        ({"kind": "crossing", "at": [3, 3], "over": "river"}, "terrain[0].over"),
        ({"kind": "crossing", "at": [3, 3]}, "terrain[0].over"),
        ({"kind": "minor", "line": [[1, 1], [2, 2]], "removed": True}, "terrain[0].removed"),
        ({"kind": "road", "line": [[1, 1], [2, 2]]}, "terrain[0].kind"),
    ],
)
def test_ground_that_is_refused(piece, path):
    """CR-VAL-4."""
    assert path in faults_of(document(unit("s1"), terrain=[{"id": "piece", **piece}]))


def test_impassable_ground_is_an_area_or_a_line():
    for shape in ({"area": WOOD}, {"line": [[1, 1], [2, 2]]}):
        assert read(document(unit("s1"), terrain=[{"id": "bog", "kind": "impassable", **shape}]))


@pytest.mark.parametrize(
    ("entry", "path"),
    [
        ({"for": "initiative", "by": "s1", "roll": [3]}, "dice[1].for"),
        ({"for": "rally", "by": "nobody", "roll": [3, 3]}, "dice[1].by"),
        ({"for": "rally", "by": "s1", "roll": [3]}, "dice[1].roll"),
        ({"for": "rally", "by": "s1", "roll": [3, 7]}, "dice[1].roll"),
        ({"for": "command", "by": "sdiv", "roll": [1]}, "dice[1].roll"),
        ({"for": "cards", "by": "table", "roll": [1, 4, 1, 1]}, "dice[1].roll"),
        ({"for": "cards", "by": "table", "roll": [1, 1, 1]}, "dice[1].roll"),
    ],
)
def test_rolls_that_are_refused(entry, path):
    """CR-VAL-6."""
    given = document(unit("s1"))
    given["dice"].append(entry)
    assert faults_of(given) == [path]


def test_the_five_sided_die_shows_a_one():
    """CR-AMB-2."""
    given = document(unit("s1"), dice=[("command", "sdiv", [1])], settings={"average_die": "12345"})
    assert read(given)
    # The average die, which is meant where nothing is said, has no one.
    assert faults_of(document(unit("s1"), dice=[("command", "sdiv", [1])])) == ["dice[1].roll"]


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"weather": "rain"}, "weather"),
        ({"settings": {"speed": 3}}, "settings.speed"),
        ({"settings": {"fire_share": "most"}}, "settings.fire_share"),
        ({"settings": {"time_limit": 0}}, "settings.time_limit"),
        ({"table": {"width": 300, "height": 36}}, "table.width"),
    ],
)
def test_other_keys_that_are_refused(change, path):
    """CR-VAL-1."""
    assert faults_of(document(unit("s1")) | change) == [path]


def test_one_army_a_side_and_generals_with_ratings():
    """CR-VAL-2, CR-AMB-40."""
    given = document(unit("s1"))
    given["formations"].append({"id": "x", "kind": "army", "side": "sw", "commander": {"rating": "weak", "at": [1, 1]}})
    given["formations"][1]["commander"]["rating"] = "brilliant"
    given["sides"][0]["replacements"] = "saxon"
    given["dice"] = []
    assert set(faults_of(given)) == {"formations[4].kind", "formations[1].commander.rating", "sides[0].replacements"}


def test_the_later_of_two_that_overlap_is_named():
    assert faults_of(document(unit("s1"), unit("s2", at=(25, 10)))) == ["units[1].at"]


@pytest.mark.parametrize(
    ("arm", "formation", "small", "wide", "size"),
    [
        ("infantry", "line", False, False, (2.4, 0.8)),
        ("infantry", "column", False, False, (0.8, 2.4)),
        ("infantry", "square", False, False, (1.6, 1.6)),
        ("infantry", "line", True, False, (1.6, 0.8)),
        ("infantry", "column", True, False, (0.8, 1.6)),
        ("infantry", "square", True, False, (0.8, 1.6)),
        ("cavalry", "line", False, False, (1.6, 1.6)),
        ("cavalry", "column", False, False, (0.8, 3.2)),
        ("cavalry", "line", True, False, (1.6, 0.8)),
        ("irregular", "line", False, True, (2.0, 1.6)),
        ("irregular", "column", False, True, (1.0, 3.2)),
        ("artillery", "unlimbered", False, False, (0.8, 0.8)),
        ("artillery", "limbered", False, False, (0.8, 1.6)),
    ],
)
def test_footprints(arm, formation, small, wide, size):
    """CR-GEO-2, CR-AMB-1."""
    shape = shape_of(arm, formation, small=small, wide=wide)
    assert (round(shape.width, 6), round(shape.depth, 6)) == size
