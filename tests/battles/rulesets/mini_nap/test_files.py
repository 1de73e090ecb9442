"""What a Mini-Nap battle file may hold (MN-FILE-1 to 5)."""

import pytest

from battles.engine.play.nations import nation_of
from battles.rulesets import read
from battles.rulesets.mini_nap.table.organisation import OTHER_NATION
from tests.battles.documents import battalion, battery, corps, duel, squadron


def the_unit(document):
    return read(document).units[0]


# --- what is taken ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("unit", "formation"),
    [
        (battalion(formation=None), "line"),
        (squadron(formation=None), "line"),
        (battery(formation=None), "battery"),
        (squadron(formation=None, traits=["cossack"]), "skirmish"),
        (squadron(formation=None, traits=["arab"]), "skirmish"),
        (squadron(formation=None, traits=["lancer"]), "line"),
    ],
)
def test_file_1_a_formation_left_out_is_the_usual_one(unit, formation):
    assert the_unit(duel(unit)).formation == formation


@pytest.mark.parametrize(
    ("men", "strength"),
    [(1, 2), (149, 2), (249, 2), (250, 3), (349, 3), (350, 4), (449, 4), (450, 5), (2049, 20)],
)
def test_file_5_scale_1_amb_30_strength_is_men_by_hundreds_rounded_half_up(men, strength):
    unit = the_unit(duel(battalion(strength=None, men=men)))
    assert unit.strength == strength
    assert "men" not in unit.extra


@pytest.mark.parametrize(
    ("pieces", "strength"), [(1, 2), (3, 2), (5, 2), (6, 3), (7, 3), (8, 4), (12, 6), (13, 6), (40, 6)]
)
def test_file_5_scale_1_a_battery_has_a_point_for_two_pieces_and_six_at_most(pieces, strength):
    assert the_unit(duel(battery(strength=None, pieces=pieces))).strength == strength


@pytest.mark.parametrize(
    ("unit", "nation"),
    [
        (battalion("F1", "gauthier", nation="danish"), "danish"),
        (battalion("F1", "gauthier"), "prussian"),
        (battalion("F1", "jamin"), "swedish"),
        (battalion("F1", "AB"), "austrian"),
    ],
)
def test_file_1_a_nation_left_out_is_that_of_the_nearest_formation_above(unit, nation):
    document = corps(unit)
    document["formations"][0]["nation"] = "prussian"
    document["formations"][3]["nation"] = "swedish"
    battle = read(document)
    assert nation_of(battle, battle.units[0], OTHER_NATION) == nation


@pytest.mark.parametrize(
    "nation",
    ["french", "british", "kgl", "austrian", "prussian", "russian", "danish", "swedish", "ottoman", "other"],
)
def test_file_2_nations(nation):
    assert the_unit(duel(battalion(nation=nation))).nation == nation


def test_file_3_formations_may_stand_in_any_order():
    document = corps(battalion("F1", "gauthier"))
    document["formations"].reverse()
    assert read(document).side_of == {"F1": "french"}


def test_file_1_an_absent_reinforcement_takes_no_room():
    battle = read(duel(battalion("F1"), battalion("F2", arrives=4)))
    assert [unit.in_play for unit in battle.units] == [True, False]


@pytest.mark.parametrize("key", [{"out": "eliminated", "strength": 0}, {"out": "retreated"}])
def test_file_1_a_unit_that_is_out_takes_no_room_and_needs_no_place(key):
    read(duel(battalion("F1"), battalion("F2", **key)))
    read(duel(battalion("F1", at=(0, 0)) | key))
    unit = the_unit(duel({k: v for k, v in (battalion() | key).items() if k != "at"}))
    assert unit.at is None


def test_file_6_abandoned_guns_take_no_room():
    read(duel(battalion("F1", formation="square"), battery("F2", abandoned="F1")))


def test_file_6_neighbours_may_touch():
    read(duel(battalion("F1"), battalion("F2", at=(65, 20)), battalion("F3", at=(60, 22))))
    read(duel(battalion("F1"), battalion("F2", at=(64.96, 20))))


def test_file_6_a_footprint_may_stand_on_the_very_edge():
    read(duel(battalion(at=(2.5, 1))))
    read(duel(battalion(at=(2.46, 0.96))))


@pytest.mark.parametrize(
    "unit",
    [
        battalion(strength=1, formation="square"),
        battalion(strength=1, quality="guard"),
        battalion(strength=1, type="light", formation="skirmish"),
        battery(strength=1),
    ],
)
def test_loss_1_unformed_units_squares_and_guard_may_have_one_point(unit):
    assert the_unit(duel(unit)).strength == 1
