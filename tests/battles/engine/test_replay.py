"""Replay gives back the places and strengths that a turn's events leave behind."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from battles.engine import shared_events as shared
from battles.engine.catalogue import Change, Type, catalogue, key
from battles.engine.replay import frames, replay
from tests.battles.engine.field import CATALOGUE, battalion, event, field
from tests.battles.engine.kinds import having


def only(*events, units=None):
    battle = field(*(units or (battalion("F1"), battalion("A1", "AB", at=(60.0, 60.0), facing=180.0))))
    return replay(CATALOGUE, battle, events)


def test_a_move_carries_its_place_and_facing():
    after = only(event("move", "F1", {"mode": "move", "distance": 6, "at": [60, 36], "facing": 0}))
    assert after.unit_by_id["F1"].at == (60.0, 36.0)


def test_a_formation_change_carries_formation_and_place():
    after = only(event("formation", "F1", {"formation": "column", "from": "line", "at": [61.25, 29], "facing": 0}))
    unit = after.unit_by_id["F1"]
    assert (unit.formation, unit.at) == ("column", (61.25, 29.0))


def test_a_pivot_carries_the_facing_alone():
    unit = only(event("pivot", "F1", {"facing": 90, "turned": 90})).unit_by_id["F1"]
    assert (unit.facing, unit.at) == (90.0, (60.0, 30.0))


def test_a_refused_order_changes_nothing():
    before = field(battalion("F1"))
    assert (
        replay(CATALOGUE, before, [event("order_refused", "F1", {"reason": "blocked", "at": [1, 1]})]).units
        == before.units
    )


def test_losses_leave_the_strength_that_is_told():
    assert only(event("loss", "F1", {"lost": 2, "strength": 4})).unit_by_id["F1"].strength == 4


def test_a_status_puts_a_marker_on_and_false_takes_it_off():
    marked = only(event("status", "F1", {"disordered": True}))
    assert marked.unit_by_id["F1"].extra["disordered"] is True
    cleared = only(event("status", "F1", {"disordered": True}), event("status", "F1", {"disordered": False}))
    assert "disordered" not in cleared.unit_by_id["F1"].extra


def test_eliminated_and_retreated_units_leave_the_table():
    assert only(event("eliminated", "F1", {"cause": "fire"})).unit_by_id["F1"].out == "eliminated"
    assert only(event("retreat", "F1")).unit_by_id["F1"].out == "retreated"


def test_a_retreat_to_a_place_stays_on_the_table():
    unit = only(event("retreat", "F1", {"at": [60, 20], "facing": 180})).unit_by_id["F1"]
    assert (unit.out, unit.at, unit.facing) == ("", (60.0, 20.0), 180.0)


def test_an_arrival_brings_a_unit_in_and_a_waiting_one_stays_out():
    late = battalion("F2", arrives=4, at=(10.0, 2.0))
    assert only(event("arrival", "F2", {"at": [10, 2], "facing": 0}), units=(late,)).unit_by_id["F2"].in_play
    assert not only(event("arrival", "F2", {"waiting": "enemy"}), units=(late,)).unit_by_id["F2"].in_play


def test_commanders_move_attach_ride_along_and_fall():
    before = field(battalion("F1"))
    riding = [
        event("commander", "9D", {"moved": 10, "at": [60, 18]}),
        event("commander", "9D", {"attached": "F1"}),
        event("move", "F1", {"at": [60, 36], "facing": 0}),
    ]
    last = list(frames(CATALOGUE, before, riding))[-1]
    assert last.stand("9D") == (60.0, 36.0)
    down = list(frames(CATALOGUE, before, [*riding, event("commander", "9D", {"lost": "overrun"})]))[-1]
    assert down.stand("9D") is None
    assert down.formations["9D"].commander.out == "overrun"


def test_frames_say_what_each_event_changed():
    before = field(battalion("F1"))
    told = [event("test", "F1", {"passed": True}), event("pivot", "F1", {"facing": 10})]
    assert [frame.changed for frame in frames(CATALOGUE, before, told)] == [frozenset(), frozenset(), frozenset({"F1"})]


places = st.tuples(st.integers(5, 115).map(float), st.integers(5, 85).map(float))
steps = st.one_of(
    st.tuples(st.just("at"), places),
    st.tuples(st.just("facing"), st.integers(0, 359).map(float)),
    st.tuples(st.just("formation"), st.sampled_from(["line", "column", "square"])),
    st.tuples(st.just("strength"), st.integers(1, 6)),
)


@settings(max_examples=50)
@given(st.lists(st.tuples(st.sampled_from(["F1", "A1"]), steps), max_size=12))
def test_replaying_a_turns_events_gives_the_places_and_strengths_after_it(changes):
    """Whatever is done to units, telling it as events and replaying them leads to the same table."""
    before = field(battalion("F1"), battalion("A1", "AB", at=(60.0, 60.0)))
    kinds = {"at": "move", "facing": "pivot", "formation": "formation", "strength": "loss"}
    units, told = dict(before.unit_by_id), []
    for unit_id, (field_name, value) in changes:
        units[unit_id] = replace(units[unit_id], **{field_name: value})
        told.append(event(kinds[field_name], unit_id, {field_name: list(value) if field_name == "at" else value}))
    assert replay(CATALOGUE, before, told).units == tuple(units.values())


def test_what_no_catalogue_lists_changes_nothing():
    before = field(battalion("F1"))
    assert replay(CATALOGUE, before, [event("teleport", "F1", {"at": [1, 1]})]).units == before.units
    assert replay(CATALOGUE, before, [event("move", "F1", {"strength": 1})]).units == before.units


OWN = catalogue(
    having(
        shared.STATUS,
        cohesion=key(changes=Change.STATE),
        ds=key(Type.WHOLE, changes=Change.STATE),
        out=key(changes=Change.OUT),
        returned=key(Type.FLAG, changes=Change.OUT, outs={True: ""}),
        smoke=key(Type.FLAG, changes=Change.MARKER),
    ),
    having(shared.LOSS, strength=key(Type.WHOLE, changes=Change.STATE, sets="bases")),
    replace(shared.ROUT, states={"state": "routed", "disordered": False}),
    replace(having(shared.ELIMINATED, cause=key(changes=Change.OUT, outs={"left": "left"}))),
    having(shared.COMMANDER, disabled=key(Type.FLAG, changes=Change.OUT, outs={True: "disabled", False: ""})),
)


def own(*events, **changes):
    return replay(OWN, field(battalion("F1", **changes)), events)


def test_a_rulesets_own_states_and_counts_are_kept_under_its_own_names():
    before = {"extra": {"bases": 5, "disordered": True}}
    unit = own(event("status", "F1", {"cohesion": "shaken", "ds": 0}), **before).unit_by_id["F1"]
    assert dict(unit.extra) == {"bases": 5, "disordered": True, "cohesion": "shaken", "ds": 0}
    assert own(event("loss", "F1", {"lost": 1, "strength": 4}), **before).unit_by_id["F1"].extra["bases"] == 4
    routed = own(event("rout", "F1", {"cause": "fire", "at": [60, 20]}), **before).unit_by_id["F1"]
    assert (routed.at, dict(routed.extra)) == ((60.0, 20.0), {"bases": 5, "state": "routed"})


def test_troops_go_off_the_table_by_the_rulesets_own_words_and_may_come_back():
    away = event("status", "F1", {"out": "off-table"})
    assert own(away).unit_by_id["F1"].out == "off-table"
    assert own(away, event("status", "F1", {"returned": True, "cohesion": "good"})).unit_by_id["F1"].out == ""
    assert own(event("eliminated", "F1", {"cause": "left"})).unit_by_id["F1"].out == "left"
    assert own(event("eliminated", "F1", {"cause": "bases"})).unit_by_id["F1"].out == "eliminated"
    hurt = own(event("commander", "9D", {"disabled": True})).formation_by_id["9D"].commander
    assert hurt.out == "disabled"
    healed = own(event("commander", "9D", {"disabled": True}), event("commander", "9D", {"disabled": False}))
    assert healed.formation_by_id["9D"].commander.out == ""


def test_markers_stay_behind_when_troops_leave_the_table_and_states_do_not():
    marked = event("status", "F1", {"smoke": True, "cohesion": "shaken"})
    gone = own(marked, event("status", "F1", {"out": "off-table"})).unit_by_id["F1"]
    assert dict(gone.extra) == {"cohesion": "shaken"}
