"""A side knows what its troops saw, as surely as they could see it, and nothing else."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from battles.engine.knowledge import (
    Certainty,
    Contact,
    Knowledge,
    Observer,
    as_seen_by,
    observe,
    observer_of,
    observers,
    witness,
)
from battles.engine.replay import replay
from tests.battles.engine.field import CATALOGUE, WOOD, battalion, event, field, roll
from tests.battles.engine.watching import RULES, enemy, look, only_contact, turn

# ---- how sure


@pytest.mark.parametrize(
    ("distance", "formation", "certainty"),
    [
        (12, "line", Certainty.NAMED),
        (13, "line", Certainty.KIND),
        (7, "skirmish", Certainty.KIND),
        (40, "line", Certainty.KIND),
        (41, "line", Certainty.ARM),
        (21, "skirmish", Certainty.ARM),
    ],
)
def test_the_nearer_an_enemy_the_surer_he_is_identified(distance, formation, certainty):
    battle = field(battalion(at=(60.0, 10.0)), enemy(at=(60.0, 10.0 + distance), formation=formation))
    assert only_contact(look(battle)).certainty is certainty


def test_strength_is_judged_in_bands_and_not_at_all_from_afar():
    def estimate(distance, strength):
        battle = field(battalion(at=(60.0, 10.0)), enemy(at=(60.0, 10.0 + distance), strength=strength))
        return only_contact(look(battle)).strength

    assert estimate(10, 5) == estimate(10, 6) == (5, 6)
    assert estimate(30, 5) == estimate(30, 8) == (5, 8)
    assert estimate(60, 5) is None


def test_what_is_beyond_the_range_of_sight_is_not_known():
    foggy = field(battalion(at=(60.0, 10.0)), enemy(at=(60.0, 31.0)), weather="fog")
    assert not look(foggy).contacts
    assert look(replace(foggy, weather="clear")).contacts


def test_an_umpire_may_set_the_range_of_sight_in_metres():
    battle = field(battalion(at=(60.0, 10.0)), enemy(at=(60.0, 31.0)), settings={"sight": 500})
    assert not look(battle).contacts


def test_troops_nose_to_nose_see_each_other_even_in_a_wood():
    battle = field(battalion(at=(60.0, 44.0)), enemy(at=(60.0, 46.5)), terrain=[WOOD])
    assert only_contact(look(battle)).certainty is Certainty.NAMED


def test_an_enemy_commander_is_seen_without_name_or_rank():
    battle = field(battalion(at=(60.0, 60.0)))
    knowledge = look(battle)
    (contact,) = knowledge.contacts
    assert (contact.commander, contact.name) == (True, "")
    stand = as_seen_by(battle, "french", knowledge).formation_by_id[contact.alias]
    assert stand.commander.name == ""
    assert stand.commander.rating == ""


# ---- losing sight and finding again


def test_an_enemy_who_marches_behind_a_wood_leaves_a_ghost_where_he_went_out_of_sight():
    battle = field(battalion(at=(10.0, 30.0)), enemy(at=(10.0, 60.0)), terrain=[WOOD])
    seen = turn(battle, event("move", "A1", {"mode": "move", "distance": 60, "at": [70, 60], "facing": 90}))
    ghost = only_contact(seen.end)
    assert (ghost.seen, ghost.at[1]) == (False, 60.0)
    assert 10 < ghost.at[0] < 70


def test_how_far_a_march_went_on_out_of_sight_is_not_told():
    battle = field(battalion(at=(10.0, 30.0)), enemy(at=(10.0, 60.0)), terrain=[WOOD])
    tellings = {
        repr(turn(battle, event("move", "A1", {"mode": "move", "distance": x - 10, "at": [x, 60], "facing": 90})))
        for x in (70, 80, 90)
    }
    assert len(tellings) == 1


def test_a_ghost_goes_once_its_place_is_seen_empty():
    battle = field(battalion(at=(60.0, 30.0)), enemy(at=(60.0, 60.0)))
    known = look(battle)
    hidden = replace(battle, units=(battle.units[0], replace(battle.units[1], at=(60.0, 80.0))), terrain=(WOOD,))
    kept = look(hidden, previous=known)
    assert [contact.seen for contact in kept.contacts if not contact.commander] == [False]
    gone = look(replace(hidden, terrain=()), previous=kept)
    assert [contact.at for contact in gone.contacts if not contact.commander] == [(60.0, 80.0)]


def test_the_same_unknown_troops_seen_anew_are_not_told_to_be_the_same():
    first = look(field(battalion(at=(60.0, 10.0)), enemy(at=(60.0, 60.0))))
    lost = look(field(battalion(at=(60.0, 10.0)), enemy(at=(60.0, 70.0)), terrain=[WOOD]), previous=first)
    again = look(field(battalion(at=(60.0, 10.0)), enemy(at=(20.0, 60.0)), terrain=[WOOD]), previous=lost)
    assert [(contact.alias, contact.seen) for contact in again.contacts] == [("enemy-1", False), ("enemy-2", True)]


def test_a_unit_known_by_name_drops_the_ghost_that_it_left():
    first = look(field(battalion(at=(60.0, 40.0)), enemy(at=(60.0, 50.0))))
    lost = look(field(battalion(at=(60.0, 30.0)), enemy(at=(60.0, 70.0)), terrain=[WOOD]), previous=first)
    moved = field(battalion(at=(10.0, 30.0)), enemy(at=(10.0, 40.0)), terrain=[WOOD])
    assert [contact.at for contact in look(moved, previous=lost).contacts] == [(10.0, 40.0)]


def test_a_unit_seen_to_be_destroyed_is_told_once_and_then_forgotten():
    battle = field(battalion(), enemy())
    seen = turn(battle, event("eliminated", "A1", {"cause": "fire"}, phase="firing"))
    assert only_contact(seen.end).fate == "eliminated"
    after = replay(CATALOGUE, battle, [event("eliminated", "A1", {"cause": "fire"})])
    assert not look(after, previous=seen.end).contacts


def test_a_hidden_firer_shows_himself_by_his_smoke():
    battle = field(battalion(at=(60.0, 30.0)), enemy(at=(60.0, 60.0)), terrain=[WOOD])
    shot = event("fire", "A1", {"mode": "fire", "hits": 1}, target="F1", roll=roll("fire", "A1", 6, 5))
    seen = turn(battle, shot)
    assert [e.kind for e in seen.events] == ["sighting", "fire"]
    assert seen.events[1].roll.dice == (6, 5)
    assert only_contact(seen.end).seen is False


def test_knowledge_is_stored_and_read_back_unchanged():
    battle = field(battalion(at=(60.0, 30.0)), enemy(), battalion("A2", "AC", at=(20.0, 80.0)), terrain=[WOOD])
    knowledge = look(battle)
    assert Knowledge.from_mapping(json.loads(json.dumps(knowledge.as_mapping()))) == knowledge


def test_the_ground_in_view_stops_at_the_wood():
    ground = look(field(battalion(at=(60.0, 30.0)), terrain=[WOOD])).ground
    assert ground.shows((60.0, 40.0))
    assert not ground.shows((60.0, 80.0))
    assert not ground.shows((-1.0, 500.0))


# ---- non-interference

hidden_place = st.tuples(st.integers(45, 75).map(float), st.integers(60, 80).map(float))
hidden_unit = st.builds(
    lambda at, strength, name, formation, facing: {
        "at": at, "strength": strength, "name": name, "formation": formation, "facing": float(facing)
    },
    hidden_place,
    st.integers(2, 20),
    st.sampled_from(["27th Jagers", "Łódź <b>Guards</b>", "x" * 60]),
    st.sampled_from(["line", "column", "square"]),
    st.integers(0, 359),
)  # fmt: skip
hidden_side = st.lists(hidden_unit, max_size=4)


def _battle(hidden, *, first):
    """One battalion before a wood, one enemy in the open, and hidden ones behind, before or after him in the file."""
    units = [battalion(f"Z{number}" if first else f"B{number}", "AC", **kw) for number, kw in enumerate(hidden)]
    visible = battalion("A1", "AB", at=(20.0, 60.0), facing=180.0)
    troops = [*units, visible] if first else [visible, *units]
    return field(battalion("F1", at=(60.0, 20.0)), *troops, terrain=[WOOD])


def _events(battle):
    yield event("turn_start")
    yield event("initiative", side="allied", effect={"totals": {"french": 2, "allied": 8}})
    for unit in battle.units:
        if unit.of == "AC":
            yield event("activate", "AC", {"mode": "brigade"})
            x, y = unit.at
            yield event("move", unit.id, {"mode": "move", "distance": 3, "at": [x, y + 3], "facing": unit.facing})
            yield event("test", unit.id, {"test": "command", "passed": True}, roll=roll("command", unit.id, 4))
    yield event("move", "A1", {"mode": "move", "distance": 6, "at": [20, 54], "facing": 180})
    yield event("move", "F1", {"mode": "move", "distance": 6, "at": [60, 26], "facing": 0})
    yield event("turn_end")


@settings(max_examples=60, deadline=None)
@given(hidden_side, hidden_side, st.booleans(), st.booleans())
def test_battles_that_differ_only_in_what_a_side_cannot_know_are_the_same_to_it(one, other, first, second):
    tellings = []
    for hidden, order in ((one, first), (other, second)):
        battle = _battle(hidden, first=order)
        events = tuple(_events(battle))
        after = replay(CATALOGUE, battle, events)
        seen = witness(RULES, battle, events, after, observer_of(battle, "french"))
        view = as_seen_by(after, "french", seen.end)
        shown = replace(seen.end, contacts=())
        tellings.append(repr((view, shown, [e.as_mapping() for e in seen.events])))
    assert tellings[0] == tellings[1]


@settings(max_examples=25, deadline=None)
@given(hidden_side)
def test_nothing_of_a_hidden_unit_stands_in_what_a_side_is_told(hidden):
    battle = _battle(hidden, first=True)
    events = tuple(_events(battle))
    seen = turn(battle, *events)
    told = json.dumps([e.as_mapping() for e in seen.events]) + repr(as_seen_by(battle, "french", seen.start))
    for unit in battle.units:
        if unit.of == "AC":
            assert f"'{unit.id}'" not in told
            assert f'"{unit.id}"' not in told
            assert unit.name not in told


def test_troops_found_where_others_like_them_were_lost_pass_for_the_same():
    """Which of two alike it is, nobody can see: the alias must not tell."""

    def found(there):
        other = "A2" if there == "A1" else "A1"
        away = battalion(other, "AB", at=(100.0, 85.0), facing=180.0, quality="veteran")
        standing = battalion(there, "AB", at=(60.0, 60.0), facing=180.0)
        battle = field(battalion(at=(60.0, 20.0)), standing, away)
        before = Knowledge(
            "french",
            "french",
            4,
            (Contact("enemy-1", "A1", "allied", Certainty.ARM, False, 3.5, (60.0, 60.0), 180.0, "line", "infantry"),),
            met=1,
        )
        seen = turn(battle, previous=before)
        (contact,) = [contact for contact in seen.end.contacts if contact.at == (60.0, 60.0)]
        return contact.alias

    assert found("A1") == found("A2") == "enemy-1"


def test_a_commander_who_rides_with_a_unit_sees_from_where_it_has_come_to():
    battle = field(battalion("F1", at=(10.0, 30.0)), enemy(at=(80.0, 70.0)), terrain=[WOOD])
    battle = replace(
        battle,
        formations=tuple(
            replace(formation, commander=replace(formation.commander, attached="F1"))
            if formation.id == "9D" and formation.commander
            else formation
            for formation in battle.formations
        ),
    )
    ahead = event("move", "F1", {"mode": "move", "distance": 40, "at": [60, 35], "facing": 90})
    seen = turn(battle, ahead, event("move", "A1", {"mode": "move", "distance": 20, "at": [60, 55], "facing": 180}))
    assert not [contact for contact in seen.end.contacts if contact.seen and not contact.commander]


def test_an_observer_sees_with_his_own_watchers_alone():
    battle = field(battalion("F1", at=(60.0, 30.0)), battalion("F2", "FC", at=(5.0, 5.0)), enemy(at=(60.0, 40.0)))
    near, far = Observer("Gauthier", "french", ("F1",)), Observer("Jamin", "french", ("F2",))
    foggy = replace(battle, weather="fog")
    assert only_contact(observe(RULES, foggy, (), foggy, near)).subject == "A1"
    assert not observe(RULES, foggy, (), foggy, far).contacts
    assert observe(RULES, foggy, (), foggy, far).observer == "Jamin"


def test_a_side_is_one_observer_with_all_its_troops_and_commanders():
    battle = field(battalion("F1"), enemy())
    assert observers(battle) == (observer_of(battle, "french"), observer_of(battle, "allied"))
    assert observer_of(battle, "french").watchers == ("F1", "9D", "FB", "FC")


def test_knowledge_of_a_side_reads_back_from_before_it_had_observers():
    raw = look(field(battalion(at=(60.0, 10.0)), enemy())).as_mapping()
    assert Knowledge.from_mapping(raw).as_mapping() == raw
    del raw["observer"]
    assert Knowledge.from_mapping(raw).observer == "french"
