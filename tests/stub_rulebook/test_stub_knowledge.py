"""Another rulebook's turns through the event catalogue, replay and the fog of war."""

from __future__ import annotations

import json

import pytest

from battles.engine.catalogue import Change, Known, faults
from battles.engine.knowledge import Certainty, Knowledge, as_seen_by, observer_of, public_id, witness
from battles.engine.replay import replay
from tests.stub_rulebook.play import played
from tests.stub_rulebook.rulebook import RULEBOOK
from tests.stub_rulebook.table import FOREIGN

TURNS = range(3)


def seen(side, turns=3):
    """What a side made of each turn, one knowledge carried into the next."""
    made, known = [], None
    for turn in played()[:turns]:
        made.append(witness(RULEBOOK, turn.before, turn.events, turn.after, observer_of(turn.before, side), known))
        known = made[-1].end
    return made


@pytest.mark.parametrize("turn", TURNS)
def test_every_event_is_in_the_catalogue(turn):
    assert list(faults(RULEBOOK.catalogue, played()[turn].events)) == []


@pytest.mark.parametrize("turn", TURNS)
def test_replay_gives_the_table_that_the_turn_left(turn):
    one = played()[turn]
    replayed = replay(RULEBOOK.catalogue, one.before, one.events)
    for unit, left in zip(replayed.units, one.after.units, strict=True):
        assert (unit.at, unit.facing, unit.formation, unit.out) == (left.at, left.facing, left.formation, left.out)
        assert unit.out or unit.extra.get("heart", "firm") == left.extra.get("heart", "firm")
    stands = [(formation.commander.at if formation.commander else None) for formation in replayed.formations]
    assert stands == [(formation.commander.at if formation.commander else None) for formation in one.after.formations]


def test_something_of_every_sort_happened():
    kinds = {event.kind for turn in played() for event in turn.events}
    assert kinds >= {"activate", "move", "pivot", "fire", "status", "commander", "order_refused", "turn_end"}
    assert any(event.kind == "eliminated" for turn in played() for event in turn.events)


@pytest.mark.parametrize("side", ["blue", "red"])
@pytest.mark.parametrize("turn", TURNS)
def test_what_is_told_holds_nothing_that_the_catalogue_keeps_from_the_side(side, turn):
    one, told = played()[turn], seen(side)[turn].events
    for event in told:
        if event.kind == "sighting":
            continue
        kind = RULEBOOK.catalogue[event.kind]
        own = event.side == side
        keys = set(event.effect) - {"from_hiding", "out_of_sight"}
        assert keys <= kind.told_to(Known.OWN if own else Known.FIGHT)
        assert event.text == ""
    assert not any("hoard" in event.effect for event in told if event.side != side)
    assert len(told) <= 2 * len(one.events)


def test_an_enemy_behind_the_copse_is_not_known():
    start = seen("blue", 1)[0].start
    assert "R3" not in {contact.subject for contact in start.contacts}
    told = json.dumps([event.as_mapping() for event in seen("blue", 1)[0].events])
    assert "R3" not in told
    assert "Red Guns" not in repr(as_seen_by(played()[0].before, "blue", start))


def test_the_heart_of_an_enemy_shows_and_is_kept_with_the_contact():
    after = seen("blue", 1)[0].end
    (grenadiers,) = [contact for contact in after.contacts if contact.subject == "R1"]
    assert grenadiers.certainty is Certainty.NAMED
    assert dict(grenadiers.states) == {"heart": "wavering"}
    assert grenadiers.strength is None
    assert Knowledge.from_mapping(json.loads(json.dumps(after.as_mapping()))) == after
    view = as_seen_by(played()[0].after, "blue", after)
    assert view.unit_by_id["R1"].extra["heart"] == "wavering"
    assert RULEBOOK.signs.badges(view.unit_by_id["R1"])


def test_an_enemys_turn_to_act_is_public_and_names_nobody():
    (acted,) = [event for event in seen("blue", 1)[0].events if event.kind == "activate" and event.side == "red"]
    assert (acted.unit, acted.target, dict(acted.effect)) == ("", "", {})


def test_times_are_counted_in_the_actions_of_armies():
    made = seen("blue")
    moments = {contact.moment - turn for turn, one in enumerate(made, 1) for contact in one.end.contacts}
    assert moments <= {0.5, 1.0}


def test_sight_is_in_inches_of_its_own_ground_scale():
    clear, dim = RULEBOOK.eyesight(played()[0].before), RULEBOOK.eyesight(played()[0].before)
    assert (clear.named, clear.kind, dim.seen) == (7.5, 25.0, 62.5)


def test_nothing_of_another_rulebook_is_told():
    for side in ("blue", "red"):
        for one in seen(side):
            told = json.dumps([event.as_mapping() for event in one.events]) + json.dumps(one.end.as_mapping())
            view = repr(as_seen_by(played()[0].before, side, one.start)).lower()
            assert not [word for word in FOREIGN if word in told.lower() or word in view]


def test_markers_and_states_are_told_apart():
    changes = {key.changes for kind in RULEBOOK.catalogue.values() for key in kind.keys.values()}
    assert Change.STATE in changes
    assert Change.STRENGTH not in changes


def test_troops_that_nobody_can_name_are_called_in_the_rulebooks_words():
    start = seen("blue", 1)[0].start
    words = RULEBOOK.lexicon().contacts
    view = as_seen_by(played()[0].before, "blue", start, words)
    troops = [one for one in start.contacts if not one.commander and one.certainty is not Certainty.NAMED]
    strangers = [view.unit_by_id[public_id(one)] for one in troops]
    assert {unit.name for unit in strangers if unit.arm == "horse"} <= {"tin horse", "scarlet tin horse"}
    assert strangers
    assert "the other children" in {each.name for each in view.formations}
