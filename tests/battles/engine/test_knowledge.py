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
    recognised,
    witness,
)
from battles.engine.replay import replay
from tests.battles.engine.field import CATALOGUE, WOOD, Watchful, battalion, event, field, roll

RULES = Watchful()


def look(battle, side="french", previous=None):
    """What a side knows of a battle as it stands."""
    return observe(RULES, battle, (), battle, observer_of(battle, side), previous)


def turn(battle, *events, side="french", previous=None):
    """What a side makes of a turn."""
    return witness(RULES, battle, events, replay(CATALOGUE, battle, events), observer_of(battle, side), previous)


def only_contact(knowledge: Knowledge):
    (contact,) = [contact for contact in knowledge.contacts if not contact.commander]
    return contact


def enemy(**changes):
    return battalion("A1", "AB", **({"at": (60.0, 40.0), "facing": 180.0, "name": "27th Jagers"} | changes))


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


# ---- what is told


def test_hidden_units_and_their_events_are_not_told_and_leave_no_gap_in_the_numbers():
    battle = field(battalion(at=(60.0, 30.0)), enemy(at=(60.0, 60.0)), terrain=[WOOD])
    told = turn(
        battle,
        event("turn_start"),
        event("move", "A1", {"mode": "move", "at": [61, 60]}),
        event("fire", "A1", {"mode": "fire"}, target="A1"),
        event("pivot", "F1", {"facing": 10}),
        event("turn_end"),
    ).events
    assert [(e.n, e.kind) for e in told] == [(1, "turn_start"), (2, "pivot"), (3, "turn_end")]


def test_an_enemy_from_afar_is_told_without_dice_order_or_strength():
    battle = field(battalion(at=(60.0, 10.0)), enemy(at=(60.0, 40.0)))
    told = turn(
        battle,
        event("test", "A1", {"test": "command", "passed": True}, roll=roll("command", "A1", 5)),
        event("order_refused", "A1", {"reason": "blocked", "order": "MOVE 6"}),
        event("command", "A1", {"status": "out"}),
        event("loss", "A1", {"lost": 1, "strength": 5, "cause": "fire"}),
    ).events
    assert [(e.kind, e.unit, dict(e.effect)) for e in told] == [("loss", "enemy-1", {"lost": 1, "cause": "fire"})]


def test_an_enemy_in_a_fight_with_own_troops_throws_before_their_eyes():
    battle = field(battalion(), enemy(at=(60.0, 32.0)))
    told = turn(
        battle,
        event("contact", "F1", {"type": "charge"}, target="A1"),
        event("test", "A1", {"test": "square", "passed": False}, roll=roll("square", "A1", 2, need=3)),
        event("combat", "A1", {"round": 1, "hits": 1}, target="F1", roll=roll("melee", "A1", 5, 1)),
    ).events
    assert [(e.kind, e.roll and e.roll.dice) for e in told] == [("contact", None), ("test", (2,)), ("combat", (5, 1))]


def test_initiative_dice_are_thrown_in_the_open():
    battle = field(battalion(), enemy())
    throw = event("initiative", side="allied", effect={"totals": {"french": 3, "allied": 9}}, phase="initiative")
    assert turn(battle, throw).events[0].effect["totals"] == {"french": 3, "allied": 9}


def test_an_initiative_that_the_enemy_takes_alone_shows_only_by_what_is_seen_of_it():
    battle = field(
        battalion(at=(60.0, 30.0)), enemy(at=(60.0, 60.0)), battalion("A2", "AC", at=(20.0, 60.0)), terrain=[WOOD]
    )
    alone = event("initiative", side="allied", effect={"uncontested": True})
    hidden = event("move", "A1", {"mode": "move", "at": [61, 60]})
    seen = event("move", "A2", {"mode": "move", "at": [20, 57]})
    told = turn(battle, alone, hidden, alone, seen, alone, hidden, event("turn_end")).events
    assert [e.kind for e in told] == ["initiative", "move", "turn_end"]


@pytest.mark.parametrize(("fog", "count"), [("known", 2), ("open", 5)])
def test_in_the_fog_nobody_counts_the_commands_of_the_enemy_whom_he_does_not_see(fog, count):
    """How often the enemy won the throw without anything to be seen of it is how many brigades he hides."""
    battle = field(battalion(at=(60.0, 30.0)), enemy(at=(60.0, 60.0)), terrain=[WOOD], settings={"fog": fog})
    dice = {"dice": {"french": [1], "allied": [6]}, "totals": {"french": 1, "allied": 6}}
    won = event("initiative", side="allied", effect=dice)
    own = event("initiative", side="french", effect=dice)
    hidden = event("move", "A1", {"mode": "move", "at": [61, 60]})
    told = turn(battle, own, won, hidden, won, hidden, won, hidden, own).events
    assert [e.kind for e in told] == ["initiative"] * count
    fewer = turn(battle, own, won, hidden, own).events
    assert (told == fewer) is (fog == "known")


@pytest.mark.parametrize(
    ("target", "reason"), [("A1", "out-of-reach"), ("A1", "blocked"), ("", "no-such-target"), ("A2", "not-outflanking")]
)
def test_an_order_against_an_enemy_not_in_sight_is_refused_in_one_and_the_same_way(target, reason):
    battle = field(
        battalion(at=(60.0, 30.0)), enemy(at=(60.0, 60.0)), battalion("A2", "AB", at=(70.0, 60.0)), terrain=[WOOD]
    )
    refused = event("order_refused", "F1", {"reason": reason, "order": "CHARGE A1"}, target=target)
    (told,) = turn(battle, refused).events
    assert (told.effect["reason"], told.target, told.text) == ("not-seen", "", "")


def test_a_contact_named_later_in_the_turn_bears_its_name_in_the_whole_telling():
    battle = field(battalion(at=(60.0, 10.0)), enemy(at=(60.0, 40.0)))
    seen = turn(
        battle,
        event("move", "A1", {"mode": "move", "distance": 3, "at": [60, 37], "facing": 180}),
        event("move", "A1", {"mode": "move", "distance": 20, "at": [60, 20], "facing": 180}),
    )
    assert [e.unit for e in seen.events] == ["A1", "A1"]
    assert only_contact(seen.start).certainty is Certainty.KIND
    assert only_contact(recognised(seen.start, seen.end)).certainty is Certainty.NAMED


def test_a_refused_order_is_told_in_the_words_in_which_it_was_written():
    """Orders reach the engine with true ids; who wrote ``enemy-1`` reads ``enemy-1``, seen or lost."""
    battle = field(battalion(at=(60.0, 10.0)), enemy(at=(60.0, 40.0)))
    refused = event(
        "order_refused", "F1", {"order": "CHARGE A1", "text": "F1: CHARGE A1", "line": 1, "reason": "out-of-reach"}
    )
    away = event("move", "A1", {"mode": "move", "at": [60, 85], "facing": 0})
    told = turn(replace(battle, terrain=(WOOD,)), refused, away, refused).events
    assert [(e.effect["order"], e.effect["text"]) for e in told if e.kind == "order_refused"] == [
        ("CHARGE enemy-1", "F1: CHARGE enemy-1")
    ] * 2


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


# ---- what a stranger does not give away


def _shot(certainty_at: float):
    """A guard battery's shot at a battalion, told to the battalion's side from so far off."""
    guns = enemy(arm="artillery", type="foot", formation="battery", quality="guard", at=(60.0, 10.0 + certainty_at))
    reckoning = (("heavy guns", 2), ("French guard artillery", 1))
    shot = roll("fire", "A1", 6, 5, 4, need=4, modifiers=reckoning)
    told = event("fire", "A1", {"mode": "fire", "dice": 3, "hits": 3}, target="F1", side="allied", roll=shot)
    (fire,) = [e for e in turn(field(battalion(at=(60.0, 10.0)), guns), told).events if e.kind == "fire"]
    return fire.roll


def test_the_reckoning_of_a_strangers_shot_tells_no_more_than_is_made_out():
    assert _shot(10.0).modifiers == (("heavy guns", 2), ("French guard artillery", 1))
    assert _shot(10.0).need == 4
    assert _shot(30.0).modifiers == (("heavy guns", 2),)
    assert _shot(60.0).modifiers == ()
    assert _shot(60.0).need is None
    assert _shot(60.0).dice == (6, 5, 4)


def test_contacts_lost_at_one_moment_are_told_by_their_places():
    def lost(*order):
        places = {"A1": (40.0, 40.0), "A2": (50.0, 45.0), "A3": (60.0, 40.0)}
        enemies = [battalion(unit_id, "AB", at=places[unit_id], facing=180.0) for unit_id in order]
        battle = field(battalion("F1", at=(50.0, 30.0)), *enemies, weather="fog")
        seen = turn(battle, event("retreat", "F1", {"cause": "fire"}))
        return [e.effect["at"] for e in seen.events if e.kind == "sighting"]

    assert lost("A1", "A2", "A3") == lost("A3", "A1", "A2") == [[40.0, 40.0], [50.0, 45.0], [60.0, 40.0]]


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
