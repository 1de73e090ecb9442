"""What a side is told of a turn: what its troops saw, as surely as they could see it, and nothing else."""

from __future__ import annotations

from dataclasses import replace

import pytest

from battles.engine.knowledge import (
    Certainty,
    recognised,
)
from tests.battles.engine.field import WOOD, battalion, event, field, roll
from tests.battles.engine.watching import enemy, only_contact, turn

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
