"""Arguments of orders: distances, directions and places."""

from __future__ import annotations

from dataclasses import replace

import pytest

from battles.engine.battle import Table
from battles.engine.orders import Direction, Place, PlaceKind
from battles.engine.squares import column_number, letters_of
from battles.rulesets.mini_nap.vocabulary import VOCABULARY
from orders.language.sheet import parse
from tests.orders.language.ground import NAMES, battle, names_of, normal, read, refusal


@pytest.mark.parametrize("said", ["6", "6cm", "6 cm", "6.0 cm", "6 centimetres", "6 CM"])
def test_a_distance_may_carry_its_unit(said: str) -> None:
    assert normal(f"1/92: MOVE {said}") == "1/92: MOVE 6"


@pytest.mark.parametrize("said", ["6.5", "6,5", "6,5 cm", "6.50"])
def test_a_distance_may_have_a_decimal_comma(said: str) -> None:
    assert normal(f"1/92: MOVE {said}; HOLD FIRE") == "1/92: MOVE 6.5; HOLD FIRE"


def test_a_distance_in_another_unit_is_refused_with_the_tables_unit() -> None:
    reason, explanation, suggestions = refusal("1/92: MOVE 6 inches")
    assert reason == "unreadable"
    assert explanation == "Distances on this table are in centimetres."
    assert suggestions[0] == "1/92: MOVE 6"


def test_two_figures_after_a_comma_are_a_point_and_no_distance() -> None:
    assert refusal("1/92: MOVE 60,20")[2][0] == "1/92: MOVE TO 60,20"


@pytest.mark.parametrize(
    ("said", "direction"),
    [
        ("N", Direction("N", 0.0)),
        ("north", Direction("N", 0.0)),
        ("NE", Direction("NE", 45.0)),
        ("north-east", Direction("NE", 45.0)),
        ("North East", Direction("NE", 45.0)),
        ("southwest", Direction("SW", 225.0)),
        ("w", Direction("W", 270.0)),
        ("to the west", Direction("W", 270.0)),
        ("45", Direction("45", 45.0)),
        ("45°", Direction("45", 45.0)),
        ("22.5 degrees", Direction("22.5", 22.5)),
        ("360", Direction("0", 0.0)),
    ],
)
def test_directions_are_compass_points_and_degrees(said: str, direction: Direction) -> None:
    (order,) = read(f"1/92: FACE {said}").units
    assert order.actions[0].arguments["facing"] == direction


def test_a_direction_may_be_towards_a_place() -> None:
    for said in ("27J", "towards 27J", "to the 27th Jagers"):
        (order,) = read(f"1/92: FACE {said}").units
        facing = order.actions[0].arguments["facing"]
        assert facing == Direction("27J", toward=Place(PlaceKind.UNIT, "27J", "27J"))


def test_a_direction_beyond_the_full_turn_is_refused() -> None:
    assert refusal("1/92: FACE 400")[1] == "A direction in degrees lies between 0 (north) and 360."


@pytest.mark.parametrize(
    ("said", "place"),
    [
        ("60,40", Place(PlaceKind.POINT, "60,40", point=(60.0, 40.0))),
        ("(60, 40)", Place(PlaceKind.POINT, "60,40", point=(60.0, 40.0))),
        ("60.5,40.25", Place(PlaceKind.POINT, "60.5,40.25", point=(60.5, 40.25))),
        ("K7", Place(PlaceKind.SQUARE, "K7", point=(105.0, 65.0))),
        ("k 7", Place(PlaceKind.SQUARE, "K7", point=(105.0, 65.0))),
        ("square K7", Place(PlaceKind.SQUARE, "K7", point=(105.0, 65.0))),
        ("K7 SW", Place(PlaceKind.SQUARE, "K7 SW", point=(102.5, 62.5))),
        ("K7SW", Place(PlaceKind.SQUARE, "K7 SW", point=(102.5, 62.5))),
        ("k7-ne", Place(PlaceKind.SQUARE, "K7 NE", point=(107.5, 67.5))),
        ("gemioncourt", Place(PlaceKind.TERRAIN, "gemioncourt", "gemioncourt")),
        ("the Bossu Wood", Place(PlaceKind.TERRAIN, "bossu", "bossu")),
        ("Stevenart's battery", Place(PlaceKind.UNIT, "battery-2", "battery-2")),
        ("Foy", Place(PlaceKind.COMMANDER, "9D", "9D")),
    ],
)
def test_places_are_points_squares_and_names(said: str, place: Place) -> None:
    (order,) = read(f"1/92: MOVE TO {said}").units
    assert order.actions[0].arguments["place"] == place


def test_map_squares_are_six_wide_where_tables_are_in_inches() -> None:
    table = replace(battle(), table=Table(72, 48))
    sheet = parse("1/92: MOVE TO C3 NE", names_of(table, "french"), replace(VOCABULARY, square=6.0))
    assert sheet.units[0].actions[0].arguments["place"] == Place(PlaceKind.SQUARE, "C3 NE", point=(16.5, 16.5))


def test_columns_of_map_squares_go_on_after_z_with_aa() -> None:
    assert [column_number(letters) for letters in ("A", "z", "AA", "AB", "BA")] == [0, 25, 26, 27, 52]
    assert [letters_of(column) for column in (0, 25, 26, 27, 52)] == ["A", "Z", "AA", "AB", "BA"]
    wide = replace(battle(), table=Table(400, 120))
    assert normal("1/92: MOVE TO AB3", names_of(wide, "french")) == "1/92: MOVE TO AB3"


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("S3", "S3 is off the map, which goes from A1 to R12."),
        ("K13", "K13 is off the map, which goes from A1 to R12."),
        ("K0", "K0 is off the map, which goes from A1 to R12."),
        ("181,20", "181,20 is off the table, which reaches to 180,120."),
    ],
)
def test_places_off_the_table_are_refused_with_its_size(said: str, why: str) -> None:
    assert refusal(f"1/92: MOVE TO {said}")[1] == why


def test_a_lone_number_is_a_direction_where_a_distance_alone_would_lead_nowhere() -> None:
    (block,) = read("DIVISION 9D\nMANOEUVRE 24").blocks
    assert dict(block.actions[0].arguments) == {"direction": Direction("24", 24.0)}
    (block,) = read("DIVISION 9D\nMANOEUVRE 45 24").blocks
    assert dict(block.actions[0].arguments) == {"direction": Direction("45", 45.0), "distance": 24.0}


def test_shares_are_points_with_names() -> None:
    (standing,) = read("STANDING ALL split: 4 27J, 2 battery-2").standing
    assert standing.arguments == {"shares": ((4, "27J"), (2, "battery-2"))}
    (standing,) = read("STANDING ALL split: 4 on the 27th Jagers and 2 on battery-2").standing
    assert standing.arguments == {"shares": ((4, "27J"), (2, "battery-2"))}


def test_formations_are_those_of_the_ruleset() -> None:
    for said in ("COLUMN", "column", "col", "a column", "columns"):
        (order,) = read(f"1/92: FORM {said}").units
        assert order.actions[0].arguments == {"formation": "column"}
    assert refusal("1/92: FORM WEDGE")[1].endswith("I expected LINE or COLUMN or SQUARE or SKIRMISH.")


def test_flags_and_options_become_arguments() -> None:
    (order,) = read("1/92: OBLIQUE LEFT 3 2 SIDE FIRST; CHARGE 27J FACE NE EXTEND").units
    oblique, charge = order.actions
    assert oblique.arguments == {"flank": "LEFT", "ahead": 3.0, "aside": 2.0, "side_first": True}
    assert charge.arguments == {"target": "27J", "facing": Direction("NE", 45.0), "extend": True}
    assert NAMES.label("27J") == "27th Jägers"
