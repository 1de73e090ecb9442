"""What the ground does: cost, barred ground, roads and bridges, cover, hiding (MN-X-TERR-1 to 5)."""

import pytest

from battles.engine.geometry import rectangle
from battles.engine.play.going import Traveller
from battles.rulesets import read
from battles.rulesets.mini_nap.table.footprints import footprint
from battles.rulesets.mini_nap.table.ground import (
    EMPLACED,
    REDEPLOYING,
    STAND,
    TERRAIN,
    GoingClass,
    Ground,
    traveller_of,
)
from tests.battles.documents import battalion, battery, duel, squadron

AREA = [[0, 30], [120, 30], [120, 60], [0, 60]]
LINE = [[0, 30], [120, 30]]
COLUMN = Traveller(GoingClass.FORMED_INFANTRY, on_roads=True)


def going_of(unit):
    """How a unit of a battle file goes."""
    return traveller_of(unit.arm, unit.formation)


def ground(*pieces, **more):
    return Ground.of(read(duel(battalion(at=(60, 10)), terrain=list(pieces), **more)))


def piece(kind, points=None, id="x"):
    shape = TERRAIN[kind].shape.value
    return {"id": id, "kind": kind, shape: points or (AREA if shape == "area" else LINE)}


# Retyped: formed infantry, skirmish infantry, formed cavalry, skirmish cavalry and stands, artillery; x is barred.
COSTS = {
    "wood": "2 1 x 2 x",
    "village": "2 1 x 2 x",
    "marsh": "2 2 x 2 x",
    "hill": "1 1 1 1 1",
    "stream": "2 2 4 4 4",
    "wall": "2 2 4 4 x",
    "river": "x x x x x",
    "road": "0 0 0 0 0",
    "bridge": "0 0 0 0 0",
}


@pytest.mark.parametrize("kind", COSTS)
@pytest.mark.parametrize("going", GoingClass)
def test_x_terr_1_costs(kind, going):
    cost = COSTS[kind].split()[list(GoingClass).index(going)]
    who = Traveller(going)
    there = ground(piece(kind))
    assert there.bars(who, rectangle((60, 30), 2.5, 4, 0), (60, 30)) is (cost == "x")
    if cost == "x":
        assert there.halt(who, rectangle((60, 20), 2.5, 4, 0), (60, 20), 0, 20) == pytest.approx(8)
    elif TERRAIN[kind].shape == "area":
        assert there.cost(who, (60, 20), 0, 20) == pytest.approx(10 + 10 * int(cost))
    else:
        assert there.cost(who, (60, 20), 0, 20) == pytest.approx(20 + int(cost))


def test_x_terr_1_can_be_turned_off():
    there = ground(piece("river"), piece("wood", id="y"), settings={"terrain_effects": False})
    assert not there.bars(COLUMN, rectangle((60, 30), 2.5, 4, 0), (60, 30))
    assert there.cost(COLUMN, (60, 20), 0, 20) == pytest.approx(20)
    assert not there.hides((60, 20), (60, 80))


@pytest.mark.parametrize(
    ("unit", "going", "on_roads"),
    [
        (battalion(), GoingClass.FORMED_INFANTRY, False),
        (battalion(formation="column"), GoingClass.FORMED_INFANTRY, True),
        (battalion(formation="square"), GoingClass.FORMED_INFANTRY, False),
        (battalion(type="light", formation="skirmish"), GoingClass.SKIRMISH_INFANTRY, False),
        (squadron(), GoingClass.FORMED_CAVALRY, False),
        (squadron(formation="column"), GoingClass.FORMED_CAVALRY, True),
        (squadron(formation="skirmish"), GoingClass.SKIRMISH_CAVALRY, False),
        (battery(), GoingClass.ARTILLERY, False),
    ],
)
def test_x_terr_2_only_columns_redeploying_guns_and_stands_use_roads(unit, going, on_roads):
    assert going_of(read(duel(unit)).units[0]) == Traveller(going, on_roads)
    assert REDEPLOYING.on_roads
    assert STAND.on_roads
    assert not EMPLACED.on_roads


def test_x_terr_1_a_unit_out_of_the_wood_goes_as_far_as_its_budget_lets_it():
    there = ground(piece("wood"))
    assert there.reach(Traveller(GoingClass.FORMED_INFANTRY), (60, 28), 0, 6) == pytest.approx(4)
    assert there.reach(Traveller(GoingClass.SKIRMISH_INFANTRY), (60, 28), 0, 18) == pytest.approx(18)


def test_x_terr_2_a_column_on_a_road_ignores_wood_but_not_water():
    road = piece("road", [[60, 0], [60, 90]], id="road")
    there = ground(piece("wood"), road, piece("stream", [[0, 45], [120, 45]], id="brook"))
    assert there.cost(COLUMN, (61.5, 20), 0, 30) == pytest.approx(32)
    assert there.cost(COLUMN, (61.6, 20), 0, 30) == pytest.approx(52)
    assert there.by_road(COLUMN, (60, 20), 0, 9)
    assert there.by_road(COLUMN, (61.4, 20), 0, 9)
    assert not there.by_road(COLUMN, (60, 20), 90, 9)
    assert not there.by_road(Traveller(GoingClass.FORMED_INFANTRY), (60, 20), 0, 9)


def test_x_terr_2_a_column_may_not_leave_the_road_inside_ground_barred_to_it():
    horse = Traveller(GoingClass.FORMED_CAVALRY, on_roads=True)
    there = ground(piece("wood"), piece("road", [[60, 0], [60, 45], [120, 45]], id="road"))
    column = rectangle((60, 20), 2.5, 8, 0)
    assert there.halt(horse, column, (60, 20), 0, 20) is None
    assert there.halt(horse, column, (60, 20), 0, 40) == pytest.approx(26.5, abs=0.01)


def test_x_terr_2_a_bridge_opens_the_river_near_it():
    there = ground(piece("river"), piece("bridge", [[60, 28], [60, 32]], id="bridge"))
    for who in (COLUMN, REDEPLOYING, STAND):
        assert not there.bars(who, rectangle((60, 30), 2.5, 4, 0), (60, 30))
        assert there.bars(who, rectangle((66, 30), 2.5, 4, 0), (66, 30))
    assert there.bars(EMPLACED, rectangle((60, 30), 3, 3, 0), (60, 30))
    assert there.halt(COLUMN, rectangle((60, 20), 2.5, 4, 0), (60, 20), 0, 20) is None


def test_x_terr_1_a_march_halts_on_touching_barred_ground_and_may_leave_it_alone():
    there = ground(piece("river"))
    line = rectangle((60, 29), 5, 2, 0)
    who = Traveller(GoingClass.FORMED_INFANTRY)
    assert there.halt(who, line, (60, 29), 0, 6) == 0
    assert there.halt(who, line, (60, 29), 180, 6) is None
    assert there.halt(who, rectangle((60, 26), 5, 2, 0), (60, 26), 0, 2.9) is None


TARGET = ((57.5, 39), (62.5, 39), (62.5, 41), (57.5, 41))


def covered(*pieces, aim=(60.0, 39.0), shot_from=(60.0, 10.0)):
    return ground(*pieces).covers(TARGET, (60, 40), shot_from, aim)


def test_x_terr_3_wood_and_village_cover_whose_centre_is_in_them():
    assert covered(piece("wood", [[50, 39.5], [70, 39.5], [70, 45], [50, 45]]))
    assert covered(piece("village", [[50, 39.5], [70, 39.5], [70, 45], [50, 45]]))
    assert not covered(piece("wood", [[50, 40.5], [70, 40.5], [70, 45], [50, 45]]))
    assert not covered(piece("marsh"))


@pytest.mark.parametrize(("y", "cover"), [(39, True), (38.5, True), (38, True), (37.9, False), (40.5, False)])
def test_x_terr_3_a_wall_covers_what_is_within_1_of_it(y, cover):
    assert covered(piece("wall", [[50, y], [70, y]])) is cover


def test_x_terr_4_hills_and_villages_hide_what_is_beyond_them():
    there = ground(piece("hill", [[50, 30], [70, 30], [70, 35], [50, 35]]))
    assert there.hides((60, 10), (60, 50))
    assert not there.hides((60, 10), (60, 32))
    assert not there.hides((40, 10), (40, 50))


@pytest.mark.parametrize(("depth", "unseen"), [(4, False), (4.1, True)])
def test_x_terr_4_one_sees_through_4_of_wood(depth, unseen):
    assert (
        ground(piece("wood", [[50, 30], [70, 30], [70, 30 + depth], [50, 30 + depth]])).hides((60, 10), (60, 50))
        is unseen
    )


def test_x_terr_5_villages_and_walls_shelter_in_hand_to_hand():
    assert ground(piece("village")).shelters((60, 40), (60, 20))
    assert not ground(piece("wood")).shelters((60, 40), (60, 20))
    assert ground(piece("wall")).shelters((60, 31), (60, 28))
    assert not ground(piece("wall")).shelters((60, 34), (60, 31))


def test_x_over_1_hills_under_a_battery():
    there = ground(piece("hill", id="h"))
    assert [hill.id for hill in there.hills_under((60, 40))] == ["h"]
    assert there.hills_under((60, 20)) == ()


def test_stone_and_water_do_not_bar_whole_figures_that_stand_clear():
    battle = read(duel(battalion(at=(60, 10)), terrain=[piece("river")]))
    unit = battle.units[0]
    assert not Ground.of(battle).bars(going_of(unit), footprint(unit), unit.at)
