"""Command radius and status (MN-CMD-1)."""

import pytest

from battles.rulesets import read
from battles.rulesets.mini_nap.command.status import command_radius, command_status
from battles.rulesets.mini_nap.words import Status
from tests.battles.documents import battalion, corps, duel

# A battalion in line at (60, 20) has its front at 21: a stand's disc of 1.25 at (60, y) is y - 22.25 away.
FRONT = 22.25


def status(document):
    battle = read(document)
    return command_status(battle, battle.units[0])


def under(rating, away, **commander):
    """A battalion whose division's commander is this far off, its corps' out of the way."""
    document = corps(battalion("F1", "gauthier"))
    document["formations"][0] = {"id": "II", "kind": "corps", "side": "french"}
    document["formations"][1]["commander"] = {"rating": rating, "at": [60, FRONT + away], **commander}
    return document


@pytest.mark.parametrize(
    ("rating", "radius"), [("excellent", 18), ("good", 16), ("average", 14), ("poor", 12), ("dreadful", 10)]
)
def test_cmd_1_a_unit_within_the_radius_is_in_command_beyond_it_cautious(rating, radius):
    assert status(under(rating, radius)) == Status.IN
    assert status(under(rating, radius + 0.0005)) == Status.IN
    assert status(under(rating, radius + 0.002)) == Status.CAUTIOUS
    battle = read(under(rating, radius))
    assert command_radius(battle, battle.formation_by_id["9D"]) == radius


def test_cmd_1_within_24_a_unit_is_cautious_beyond_it_out_of_command():
    assert status(under("good", 24)) == Status.CAUTIOUS
    assert status(under("good", 24.01)) == Status.OUT


def test_cmd_1_whichever_commander_serves_best_counts():
    document = corps(battalion("F1", "gauthier"))
    document["formations"][0]["commander"]["at"] = [60, FRONT + 16]
    document["formations"][1]["commander"]["at"] = [60, FRONT + 50]
    assert status(document) == Status.IN


def test_cmd_1_brigadiers_command_by_riding_with_a_unit_not_by_distance():
    document = under("good", 60)
    document["formations"][2]["commander"] = {"name": "Gauthier", "at": [60, 18]}
    assert status(document) == Status.OUT
    document["formations"][2]["commander"] = {"name": "Gauthier", "attached": "F1"}
    assert status(document) == Status.IN


def test_amb_21_a_commander_who_evaded_keeps_units_within_24_cautious():
    assert status(under("excellent", 1, evaded=True)) == Status.CAUTIOUS
    assert status(under("excellent", 24, evaded=True)) == Status.CAUTIOUS
    battle = read(under("excellent", 1, evaded=True))
    assert command_radius(battle, battle.formation_by_id["9D"]) == 0


def test_amb_26_without_any_commander_ever_a_unit_is_in_command():
    assert status(duel(battalion())) == Status.IN


def test_amb_26_when_all_were_removed_it_is_out_of_command():
    assert status(under("good", 1, out="overrun")) == Status.OUT


def test_a_commander_still_to_arrive_neither_helps_nor_hinders():
    assert status(under("good", 1, arrives=5)) == Status.IN


def test_x_army_1_an_army_commander_serves_everybody_unless_turned_off():
    document = under("good", 60)
    document["formations"][0]["of"] = "N"
    document["formations"].append(
        {"id": "N", "kind": "army", "side": "french", "commander": {"rating": "average", "at": [60, FRONT + 14]}}
    )
    assert status(document) == Status.IN
    assert status(document | {"settings": {"army_command": False}}) == Status.OUT
    battle = read(document | {"settings": {"army_command": False}})
    assert command_radius(battle, battle.formation_by_id["N"]) == 0


def test_a_commander_of_a_brigade_has_no_radius():
    battle = read(corps(battalion("F1", "gauthier")))
    assert command_radius(battle, battle.formation_by_id["gauthier"]) == 0
