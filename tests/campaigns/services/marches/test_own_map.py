"""Maps of an umpire's own: what is wrong or odd about their tables, and an order of battle put upon them."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from campaigns.services.marches import document as documents
from campaigns.services.marches import mustering, own_map
from campaigns.services.marches.mustering import PLAYER, STAFF, Standing, Terms
from campaigns.services.order_of_battle.values import Basis, Commander, Formation, OrderOfBattle, Side, Unit

PLACES = """place_id,name,lat,lon,kind
a,Ath,50.63,3.78,town
b,Mons,50.45,3.95,fortress
c,Soignies,50.58,4.07,farm
"""
ROADS = """road_id,from_place,to_place,length_km,class
r1,a,b,24,chaussee
r2,b,c,18,lane
"""


def read(places: str = PLACES, roads: str = ROADS) -> own_map.OwnMap:
    return own_map.read_files({"places": places, "roads": roads})


def test_a_map_of_two_tables_has_nothing_odd() -> None:
    found = read()
    assert (found.faults, found.oddities) == ((), ())
    assert [place.kind for place in found.chart.places] == ["town", "fortress", "hamlet"]
    assert own_map.place_choices(found.chart) == [("a", "Ath"), ("b", "Mons"), ("c", "Soignies")]


def test_the_same_map_as_geojson() -> None:
    places = [
        {"type": "Feature", "properties": {"id": id, "name": id}, "geometry": {"type": "Point", "coordinates": [x, 50]}}
        for id, x in (("a", 3.7), ("b", 3.9))
    ]
    roads = [
        {
            "type": "Feature",
            "properties": {"id": "r", "from": "a", "to": "b"},
            "geometry": {"type": "LineString", "coordinates": [[3.7, 50], [3.9, 50]]},
        }
    ]
    found = read(json.dumps({"features": places}), json.dumps({"features": roads}))
    assert (found.faults, found.oddities) == ((), ())
    assert [road.id for road in found.chart.roads] == ["r"]


@pytest.mark.parametrize(
    ("places", "roads", "row", "value", "fix"),
    [
        (PLACES, ROADS.replace("r2,b,c", "r2,b,d"), "roads, line 3 (r2)", "to: no place 'd'", "the id of a place"),
        (PLACES, ROADS.replace("r2,b,c", "r2,b,b"), "roads, line 3 (r2)", "the road ends where it begins", "another"),
        (PLACES, ROADS.replace("r2,b,c", "r1,b,c"), "roads, line 3 (r1)", "is a road already", "a new id"),
        (PLACES.replace("50.45", "north"), ROADS, "places", "line 3, lat: 'north' is no number", "such as 50.85"),
        (PLACES.replace("3.95", ""), ROADS, "places, line 3 (b)", "missing", "give lat and lon"),
        ("nothing", ROADS, "places", "no place in it", "id,name,lat,lon,kind"),
    ],
)  # fmt: skip
def test_what_is_wrong_names_its_row_its_value_and_what_mends_it(
    places: str, roads: str, row: str, value: str, fix: str
) -> None:
    fault = read(places, roads).faults[0]
    assert fault.row == row
    assert value in fault.value or value in fault.fix
    assert fix in fault.fix


@pytest.mark.parametrize(
    ("places", "roads", "row", "value"),
    [
        (PLACES + "d,Hal,50.73,4.24,town\n", ROADS, "place Hal", "no road leads there"),
        (
            PLACES + "d,Hal,50.73,4.24,town\ne,Tubize,50.69,4.2,town\n",
            ROADS + "r3,d,e,6,road\n",
            "places Hal, Tubize",
            "no road joins these 2 to the rest",
        ),
        (PLACES, ROADS.replace("24", "3"), "road r1, Ath to Mons", "3.0 km; 23.3 km in a straight line"),
        (PLACES, ROADS.replace("24", "240"), "road r1, Ath to Mons", "240.0 km; 23.3 km in a straight line"),
        (PLACES, ROADS.replace("24", "45"), "road r1, Ath to Mons", "45.0 km without a place"),
        (PLACES + "d,Bergen,50.45,3.951,town\n", ROADS + "r3,c,d,20,road\n", "places Mons and Bergen", "same spot"),
        (PLACES, ROADS + "r3,b,a,30,road\n", "roads r1 and r3", "join the same two places"),
    ],
)
def test_what_is_odd_names_its_row_and_its_value(places: str, roads: str, row: str, value: str) -> None:
    found = read(places, roads)
    assert found.faults == ()
    (odd,) = found.oddities
    assert odd.row == row
    assert value in odd.value
    assert odd.fix


ARMY = OrderOfBattle(
    sides=(Side("blue", "Blue", "french"), Side("red", "Red", "british"), Side("grey", "Grey", "prussian")),
    formations=(
        Formation("B", "army", "blue", "Army", commander=Commander("Ney", "good", Basis.SET)),
        Formation("B1", "corps", "blue", "First Corps", "B"),
        Formation("b1", "brigade", "blue", "1st Brigade", "B1"),
        Formation("R", "corps", "red", "Red Corps"),
        Formation("r1", "brigade", "red", "Red Brigade", "R"),
        Formation("G", "corps", "grey", "Grey Corps"),
        Formation("g1", "brigade", "grey", "Grey Brigade", "G"),
    ),
    units=(
        Unit("u1", "b1", "1st Foot", "infantry", "line", "veteran", 5, men=900),
        Unit("u2", "b1", "Hussars", "cavalry", "light", "elite", 3, men=300),
        Unit("u3", "B1", "Battery", "artillery", "foot", "regular", 2, men=150, pieces=8),
        Unit("u4", "B1", "Sappers", "engineer", "", "trained", 0, men=80),
        Unit("u5", "r1", "Guards", "infantry", "line", "guard", 6, men=1100),
        Unit("u6", "g1", "Landwehr", "infantry", "line", "raw", 4, men=800, stragglers=20),
    ),
)
TERMS = Terms("Trial", "mini-nap", "1815-06-15T04:00", allies={"grey": "red"})


def file() -> dict[str, object]:
    standing = {"B": Standing("a", PLAYER), "B1": Standing("b", STAFF), "R": Standing("c"), "G": Standing("c", PLAYER)}
    return mustering.file_of(ARMY, read().document, standing, {"blue": "a", "red": "c", "grey": "b"}, TERMS)


def test_an_order_of_battle_stands_on_the_map_where_its_corps_was_put() -> None:
    made = file()
    campaign = documents.read(documents.document_of(made))
    at = {element.id: campaign.at_word(element.spot) for element in campaign.elements}
    assert at == {"B1-A": "b", "B1-T": "b", "b1": "b", "r1": "c", "g1": "c"}
    kinds = {one.id: one.kind for one in campaign.elements}
    assert (kinds["b1"], kinds["B1-A"], kinds["B1-T"]) == ("brigade", "battery", "brigade")
    units = {unit.id: unit for unit in (unit for element in campaign.elements for unit in element.units)}
    assert (units["u2"].type, units["u3"].guns, units["u4"].arm) == ("light", 8, "engineer")
    assert (units["u3"].quality, units["u6"].quality, units["u6"].stragglers) == ("trained", "untrained", 20)
    assert campaign.formation["B"].commander.name == "Ney"


def test_allies_march_on_one_side_with_a_base_of_their_own() -> None:
    """EC-FILE-5, EC-AMB-6."""
    campaign = documents.read(documents.document_of(file()))
    assert [side.id for side in campaign.sides] == ["blue", "red"]
    assert campaign.formation["g1"].side == "red"
    (grey,) = [one for one in file()["formations"] if one["id"] == "G"]
    assert (grey["side"], grey["base"]) == ("red", "b")


def test_headquarters_are_held_as_was_chosen() -> None:
    assert {post["formation"]: (post["held"], post["at"]) for post in file()["posts"]} == {
        "B": ("player", "a"), "B1": ("staff", "b"), "G": ("player", "c"),
    }  # fmt: skip
    assert file()["posts"][0]["name"] == "Ney"


def test_each_side_has_bread_at_its_base() -> None:
    assert {(one["side"], one["at"], one["rations"]) for one in file()["depots"]} == {
        ("blue", "a", 14_300), ("red", "c", 11_000), ("red", "b", 8_000),
    }  # fmt: skip


def test_corps_are_offered_and_what_stands_below_follows() -> None:
    assert [one.key for one in mustering.placed(ARMY)] == ["B", "B1", "R", "G"]
    moved = replace(ARMY, formations=ARMY.formations[:1] + ARMY.formations[2:], units=ARMY.units[4:])
    assert "B1" not in {one.key for one in mustering.placed(moved)}
