"""Why troops that an intent leads stood still: the plainest reason first, and nothing the reader could not know."""

from dataclasses import replace
from types import MappingProxyType

import pytest

from battles.engine.events import Event
from battles.engine.orders import Intent, Place, PlaceKind
from battles.reports.facts.idle import Reason, Why, reason_of
from battles.reports.facts.staff_work import StaffOrders
from battles.reports.tongues.en.staff_work import staff_words
from battles.reports.tongues.rich import plain
from tests.battles.reports.gemioncourt import battle, unit
from tests.battles.reports.papers import RULES, data

MINE = unit("1/92", "gauthier", (40.0, 20.0))
FAR = unit("5M", "bijlandt", (40.0, 85.0), 180)
THERE = Place(PlaceKind.POINT, "40,60", point=(40.0, 60.0))


def why(intent, *others, own=MINE, **changes):
    turn = data(battle(units=(own, *others), **changes), told=()).turn
    return reason_of(turn, turn.before.unit_by_id[own.id], intent, ())


def going(kind, ref):
    return Intent("ATTACK", Place(kind, ref, ref))


def test_an_objective_that_is_no_longer_there_is_gone():
    assert why(going(PlaceKind.UNIT, "7M"), FAR) == Reason(Why.GONE)
    assert why(going(PlaceKind.TERRAIN, "levelled"), FAR) == Reason(Why.GONE)
    assert why(going(PlaceKind.COMMANDER, "bijlandt"), FAR) == Reason(Why.GONE)
    assert why(going(PlaceKind.TERRAIN, "bossu"), FAR) != Reason(Why.GONE)


@pytest.mark.parametrize("posture", ["ATTACK", "DEFEND", "RALLY", "SCREEN", "WITHDRAW"])
def test_what_asks_for_an_enemy_waits_for_one(posture):
    assert why(Intent(posture), FAR) == Reason(Why.NOBODY)
    near = unit("5M", "bijlandt", (40.0, 20.0 + RULES.lengths.far - 5), 180)
    assert why(Intent(posture), near).why is not Why.NOBODY


def test_an_advance_asks_for_no_enemy():
    assert why(Intent("ADVANCE"), FAR) == Reason(Why.NOTHING)


def test_who_stands_on_his_objective_or_beside_it_is_there():
    beside = (40.0, 20.0 + 1.5 + RULES.lengths.beside - 0.1)
    beyond = (40.0, 20.0 + 1.5 + RULES.lengths.beside + 5.0)
    assert why(Intent("ADVANCE", Place(PlaceKind.POINT, "p", point=beside)), FAR) == Reason(Why.THERE)
    assert why(Intent("ADVANCE", Place(PlaceKind.POINT, "p", point=beyond)), FAR) == Reason(Why.NOTHING)
    inside = unit("1/92", "gauthier", (29.0, 70.0))
    assert why(going(PlaceKind.TERRAIN, "bossu"), own=inside) == Reason(Why.THERE)


@pytest.mark.parametrize(("staff", "reason"), [("literal", Why.LETTER), ("able", Why.NOTHING)])
def test_a_staff_by_the_letter_defends_where_it_stands(staff, reason):
    assert why(Intent("DEFEND", THERE), FAR, settings=MappingProxyType({"staff": staff})).why is reason


def test_troops_in_disorder_are_led_nowhere():
    disordered = unit("1/92", "gauthier", (40.0, 20.0))
    disordered = type(disordered)(
        **{name: getattr(disordered, name) for name in disordered.__slots__ if name != "extra"},
        extra=MappingProxyType({"disordered": True}),
    )
    assert why(Intent("ADVANCE", THERE), FAR, own=disordered) == Reason(Why.STATE, code="disordered")


def test_a_friend_in_the_way_is_named_and_one_behind_is_not():
    ahead, behind = unit("2/92", "gauthier", (40.0, 24.0)), unit("2/93", "gauthier", (40.0, 16.0))
    assert why(Intent("ADVANCE", THERE), ahead, FAR) == Reason(Why.FRIEND, "2/92")
    assert why(Intent("ADVANCE", THERE), behind, FAR) == Reason(Why.NOTHING)
    assert why(Intent("ADVANCE", Place(PlaceKind.POINT, "p", point=(40.0, 2.0))), behind, FAR).who == "2/93"


def test_a_friend_across_the_way_within_a_march_is_named_where_nothing_plainer_holds_a_unit():
    reach = RULES.reach(battle(units=(MINE,)), MINE)
    within, beyond = (unit("2/92", "gauthier", (40.0, 20.0 + far)) for far in (reach, reach + 8.0))
    assert why(Intent("ADVANCE", THERE), within, FAR) == Reason(Why.FRIEND, "2/92")
    assert why(Intent("ADVANCE", THERE), beyond, FAR) == Reason(Why.NOTHING)
    level = Place(PlaceKind.POINT, "p", point=(80.0, 20.0))
    assert why(Intent("ADVANCE", level), within, FAR) == Reason(Why.NOTHING)


def test_an_enemy_near_by_holds_foot_and_guns_that_reach_him_fire():
    """At 18 cm nobody can read his colours: the reason has the name under which the reader knows him."""
    near = unit("5M", "bijlandt", (40.0, 38.0), 180)
    held = why(Intent("ADVANCE", Place(PlaceKind.POINT, "p", point=(100.0, 20.0))), near)
    assert (held.why, held.who) == (Why.ENEMY, "enemy-1")
    assert held.distance == pytest.approx(18.0 - 3.0, abs=1.0)
    guns = unit("9D-guns", "9D", (40.0, 20.0), arm="artillery", type="foot", guns="medium", formation="battery")
    laid = why(Intent("ADVANCE", Place(PlaceKind.POINT, "p", point=(100.0, 20.0))), near, own=guns)
    assert (laid.why, laid.who) == (Why.RANGE, "enemy-1")


def test_an_enemy_whom_the_reader_does_not_see_is_no_reason():
    hidden = unit("1/2N", "weimar", (22.0, 84.0), 180)
    behind_the_wood = unit("1/92", "gauthier", (22.0, 8.0))
    seen = why(Intent("ATTACK"), hidden, own=behind_the_wood)
    assert seen == Reason(Why.NOBODY)


@pytest.mark.parametrize("kind", ["bossu", "farm"])
def test_troops_that_came_up_in_the_turn_covered_no_ground_before_it(kind):
    coming = replace(MINE, arrives=4)
    assert why(going(PlaceKind.TERRAIN, kind), FAR, own=coming) == Reason(Why.NOTHING)
    assert why(Intent("ADVANCE"), FAR, own=coming) == Reason(Why.NOTHING)


ABLE = MappingProxyType({"staff": "able"})
HORSE = {"arm": "cavalry", "type": "light", "formation": "line"}
BATTERY = {"arm": "artillery", "type": "foot", "guns": "medium", "formation": "battery"}


def led(intent, *others, own=MINE):
    return why(intent, *others, own=own, settings=ABLE)


def test_who_rallies_rests_where_he_is():
    near = unit("5M", "bijlandt", (40.0, 60.0), 180)
    assert led(Intent("RALLY"), near) == Reason(Why.RESTS)
    assert why(Intent("RALLY"), near) == Reason(Why.NOTHING)


def test_horse_waits_for_an_enemy_worth_a_charge():
    mine = unit("2Ch", "wathiez", (40.0, 20.0), **HORSE)
    near = unit("5M", "bijlandt", (40.0, 60.0), 180)
    assert led(Intent("ATTACK"), near, own=mine) == Reason(Why.PREY)
    assert led(Intent("ADVANCE"), FAR, own=mine) == Reason(Why.NOTHING)


def test_foot_that_attacks_waits_for_guns_that_are_at_work_on_guns():
    ours, theirs = unit("9D-guns", "9D", (60.0, 20.0), **BATTERY), unit("2N-guns", "2N", (60.0, 62.0), 180, **BATTERY)
    assert led(Intent("ATTACK"), ours, theirs) == Reason(Why.GUNS)
    assert led(Intent("ADVANCE"), ours, theirs) == Reason(Why.NOTHING)
    foot = unit("5M", "bijlandt", (60.0, 62.0), 180)
    assert led(Intent("ATTACK"), ours, foot).why is not Why.GUNS


def test_foot_that_attacks_and_stands_before_an_enemy_finds_the_odds_poor():
    near = unit("5M", "bijlandt", (40.0, 20.0 + RULES.lengths.near - 5), 180)
    poor = led(Intent("ATTACK"), near)
    assert (poor.why, poor.distance) == (Why.ODDS, pytest.approx(RULES.lengths.near - 5 - 3, abs=1.0))
    assert led(Intent("ADVANCE"), near) == Reason(Why.NOTHING)


def test_a_general_who_gave_his_last_order_to_others_had_none_left():
    turn = data(battle(units=(MINE, FAR)), told=()).turn
    given = Event(
        n=1,
        turn=4,
        phase="command",
        kind="command",
        clause="CR-CMD-4",
        side="french",
        unit="2/92",
        effect={"order": "advance", "by": "gauthier", "left": 0},
    )
    one_left = replace(given, effect={**given.effect, "left": 1})
    told = {0: replace(turn, events=(one_left, given)), 1: replace(turn, events=(given, one_left))}
    reasons = {left: reason_of(turn, MINE, Intent("ADVANCE"), ()).why for left, turn in told.items()}
    assert reasons == {0: Why.POINTS, 1: Why.NOTHING}


def test_a_report_tells_what_the_program_has_with_a_command_that_it_leads():
    turn = data(battle(units=(MINE, FAR)), told=()).turn
    stood = ((Reason(Why.THERE), (MINE,)),)
    reserve = StaffOrders(Intent("DEFEND", why="reserve"), written=(), stood=stood)
    assert (
        plain(staff_words(turn, reserve)) == "Staff (DEFEND: kept back as the reserve): where they are wanted already."
    )
    assert "reserve" not in plain(staff_words(turn, StaffOrders(Intent("DEFEND"), written=(), stood=stood)))
