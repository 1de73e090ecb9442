"""Battle files: what is refused (BNB-FILE-1 to 3, BNB-TERR-1)."""

import pytest

from tests.battles.rulesets.big_napoleonic.play import faults, foot, guns, horse

TOWN = {"id": "bourg", "kind": "town", "area": [[34, 26], [38, 26], [38, 30], [34, 30]]}


@pytest.mark.parametrize(
    ("keys", "path"),
    [
        ({"size": 2}, "size"),
        ({"size": 5, "bases": 1}, "bases"),
        ({"size": 5, "bases": 6}, "bases"),
        ({"size": 5, "bases": 3, "mm": 1}, "mm"),
        ({"ds": 3}, "ds"),
        ({"quality": "elite"}, "quality"),
        ({"traits": ["fragile", "stoic"]}, "traits"),
        ({"traits": ["effective-fire", "weak-fire"]}, "traits"),
        ({"type": "reserve"}, "type"),
        ({"formation": "limbered"}, "formation"),
        ({"formation": "depth3"}, "formation"),
        ({"formation": "march", "square": True}, "square"),
        ({"formation": "town", "town": "nowhere"}, "town"),
        ({"formation": "town"}, "town"),
        ({"at": [0.5, 20]}, "at"),
    ],
)
def test_what_no_unit_may_be(keys, path):
    """BNB-FILE-3."""
    assert faults({**foot("F1", (36, 20)), **keys}) == [f"units[0].{path}"]


def test_horse_and_guns():
    """BNB-FILE-3."""
    assert faults(horse("F1", (36, 20), traits=["weak-fire"])) == ["units[0].traits"]
    assert faults(horse("F1", (36, 20), square=True)) == ["units[0].square"]
    assert faults(guns("F1", (36, 20), size=3)) == ["units[0].size"]
    assert faults(guns("F1", (36, 20), type="line")) == ["units[0].type"]


def test_places():
    """BNB-FILE-3, BNB-GEO-7: the later unit is named; towns hold one; those that are out are not looked at."""
    assert faults(foot("F1", (36, 20)), foot("F2", (37, 20))) == ["units[1].at"]
    assert faults(foot("F1", (36, 20)), foot("F2", (37, 20), out="left")) == []
    pair = [foot(id_, (36, 28), formation="town", town="bourg") for id_ in ("F1", "F2")]
    assert faults(*pair, terrain=[TOWN]) == ["units[1].town"]
    assert faults(foot("F1", (36, 28)), terrain=[TOWN]) == ["units[0].at"]


def test_the_rest_of_the_file():
    """BNB-FILE-1, BNB-FILE-2, BNB-TERR-1."""
    assert faults(foot("F1", (36, 20)), first="nobody") == ["first"]
    assert faults(foot("F1", (36, 20)), weather="fog") == ["weather"]
    assert faults(foot("F1", (36, 20)), table={"width": 8, "height": 48})[0] == "table.width"
    assert faults(foot("F1", (36, 20)), terrain=[{**TOWN, "cover": "heavy"}]) == ["terrain[0].cover"]
    assert faults(foot("F1", (36, 20)), dice=[("morale", "F1", (1,))]) == ["dice[0].for"]
    assert faults(foot("F1", (36, 20)), dice=[("movement", "F1", (1,))]) == ["dice[0].roll"]
    bad = {"id": "bridge", "kind": "bridge", "line": [[1, 1], [2, 2], [3, 3]]}
    assert faults(foot("F1", (36, 20)), terrain=[bad]) == ["terrain[0].line"]
