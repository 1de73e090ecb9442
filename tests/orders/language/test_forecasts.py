"""Forecasts: how far the movers get, by what the player knows."""

from __future__ import annotations

from dataclasses import replace

import pytest

from battles.engine.battle import Terrain, Unit
from battles.engine.orders import Place, PlaceKind
from battles.engine.squares import square_name
from battles.rulesets import find
from battles.services.receipt_text import render_text
from orders.language.forecasts import Forecast, forecast, where
from orders.language.receipt import make_receipt
from tests.orders.language.ground import NAMES, battle, names_of, read

RULESET = find("mini-nap")


def told(text: str, *more: Unit) -> Forecast | None:
    """The forecast for a line of orders to one unit."""
    (order,) = read(text).units
    return forecast(battle(*more), RULESET, order.unit, order.actions)


def test_a_march_of_a_given_length_reaches_its_square() -> None:
    found = told("1/92: MOVE 5")
    assert found is not None
    assert (found.marched, found.square, found.falls_short) == (5.0, "G3", False)


def test_a_march_without_length_goes_as_far_as_the_rules_allow() -> None:
    found = told("1/92: MOVE")
    assert found is not None
    assert found.marched == RULESET.reach(battle(), battle().unit_by_id["1/92"])


def test_a_march_beyond_the_reach_falls_short() -> None:
    found = told("1/92: MOVE TO 60,60")
    assert found is not None
    assert (found.marched, found.wanted, found.falls_short) == (6.0, 40.0, True)


def test_formation_and_facing_are_taken_along() -> None:
    found = told("1/92: FORM SKIRMISH; FACE E; MOVE 12")
    assert found is not None
    assert (found.formation, found.square) == ("skirmish", "H3")
    about = told("1/92: ABOUT; MOVE 6")
    assert about is not None
    assert about.square == "G2"


def test_several_marches_share_the_reach() -> None:
    found = told("1/92: MOVE 4; FACE E; MOVE 4")
    assert found is not None
    assert found.marched == pytest.approx(6.0)


def test_a_friend_in_the_way_is_named_with_the_distance() -> None:
    found = told("1/92: FACE E; MOVE 6", Unit("x", "jamin", "Wall", "infantry", "line", formation="line", at=(65, 20)))
    assert found is not None
    assert found.meets is not None
    assert found.meets[0] == "x"
    assert 0 < found.meets[1] < 6


def test_ground_on_the_way_and_at_the_end_is_named() -> None:
    wood = Terrain("copse", "wood", "Copse", area=((55, 24), (65, 24), (65, 30), (55, 30)))
    ditch = Terrain("ditch", "stream", "Ditch", line=((50, 22), (70, 22)))
    view = battle()
    view = type(view)(**{**{name: getattr(view, name) for name in view.__dataclass_fields__}, "terrain": (wood, ditch)})
    (order,) = read("1/92: MOVE 6").units
    found = forecast(view, RULESET, "1/92", order.actions)
    assert found is not None
    assert (found.within, found.ground) == ("copse", ("ditch",))


def test_a_charge_tells_how_far_the_target_is() -> None:
    found = told("1/92: CHARGE 27J")
    assert found is not None
    assert found.charges is not None
    assert found.charges == ("27J", pytest.approx(28.0))
    assert found.enemy is None


def test_a_charge_beyond_its_reach_is_said_to_fall_short() -> None:
    found = told("1/92: CHARGE 27J")
    assert found is not None
    assert found.charge_reach == RULESET.charge_reach(battle(), battle().unit_by_id["1/92"])
    assert found.charge_falls_short
    assert not replace(found, charges=("27J", found.charge_reach)).charge_falls_short


def test_the_way_leads_through_every_turning_to_where_it_ends() -> None:
    found = told("1/92: MOVE 4; FACE E; MOVE 2")
    assert found is not None
    assert found.way == ((60, 20), (60, 24), (pytest.approx(62), pytest.approx(24)))
    assert found.after is not None
    assert (found.after.at, found.after.facing) == (found.way[-1], 90)
    assert found.unreached == ()


def test_what_a_march_does_not_reach_is_kept_in_its_order() -> None:
    found = told("1/92: MOVE TO 60,60; MOVE TO 20,60")
    assert found is not None
    assert found.way == ((60, 20), (pytest.approx(60), pytest.approx(26)))
    assert found.unreached == ((60, 60), (20, 60))
    straight = told("1/92: MOVE 9; FACE E; MOVE 4")
    assert straight is not None
    assert straight.unreached == ((pytest.approx(60), pytest.approx(29)), (pytest.approx(64), pytest.approx(29)))


def test_the_nearest_known_enemy_at_the_end_is_told() -> None:
    found = told("1/92: MOVE 6")
    assert found is not None
    assert found.enemy is not None
    assert found.enemy[0] == "27J"


def test_orders_without_a_march_have_no_forecast() -> None:
    assert told("1/92: HOLD") is None
    assert told("1/92: FORM COLUMN; FACE E; FIRE AT 27J") is None


def test_places_are_looked_up_on_the_players_own_map() -> None:
    view = battle()
    assert where(view, Place(PlaceKind.UNIT, "27J", "27J")) == (60, 50)
    assert where(view, Place(PlaceKind.UNIT, "gone", "gone")) is None
    assert where(view, Place(PlaceKind.COMMANDER, "9D", "9D")) == (60, 12)
    assert where(view, Place(PlaceKind.TERRAIN, "brook", "brook")) == (90.0, 38.0)
    assert where(view, Place(PlaceKind.POINT, "1,2", point=(1.0, 2.0))) == (1.0, 2.0)


def test_a_point_lies_in_its_map_square() -> None:
    assert square_name((0, 0), 10) == "A1"
    assert square_name((105, 65), 10) == "K7"
    assert square_name((270, 5), 10) == "AB1"


@pytest.mark.parametrize(
    "line",
    [
        "battery-1: FORM COLUMN; MOVE 6",
        "battery-1: FORM LINE; MOVE 3",
        "5Lan: FORM SQUARE; MOVE 6",
        "1/92: CHARGE late",
        "own-late: CHARGE 27J",
        "own-late: MOVE 6",
    ],
)
def test_an_order_that_the_rulebook_will_refuse_has_a_receipt(line: str) -> None:
    more = (
        Unit("5Lan", "jamin", "Lancers", "cavalry", "light", "trained", 6, "line", (110, 20)),
        Unit("late", "bylandt", "Late", "infantry", "line", "trained", 6, "line", (60, 80), arrives=6),
        Unit("own-late", "jamin", "Own", "infantry", "line", "trained", 6, "line", (60, 1), arrives=6),
    )
    view = battle(*more)
    names = names_of(view, "french")
    sheet = read(line, names)
    receipt = make_receipt(sheet, names, RULESET, view)
    assert [told.line for told in receipt.understood] == [1]
    assert render_text(receipt)
    for order in sheet.units:
        forecast(view, RULESET, order.unit, order.actions)


def test_a_forecast_that_cannot_be_made_costs_no_receipt(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> float:
        raise KeyError("a ruleset's own fault")

    monkeypatch.setattr(type(RULESET), "reach", broken)
    sheet = read("BRIGADE gauthier\nINTENT ATTACK gemioncourt\n1/92: MOVE 6")
    receipt = make_receipt(sheet, NAMES, RULESET, battle())
    assert [told.forecasts for told in receipt.understood] == [(), (), ()]
