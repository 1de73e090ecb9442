"""The roster of a turn: who is there, who touches whom, and that neither is remembered longer than it holds."""

import pytest

from battles.rulesets import read
from battles.rulesets.mini_nap.combat.losses import Cause, eliminate
from battles.rulesets.mini_nap.table.working import Working
from tests.battles.documents import battalion, battery, duel


def working(*units):
    return Working(read(duel(*units)), {}, bytes(32))


@pytest.fixture
def face_to_face():
    """Two battalions in contact and one of each side behind."""
    return working(
        battalion("F1", "FB", at=[50, 40], facing=0),
        battalion("F2", "FB", at=[50, 20], facing=0),
        battalion("A1", "AB", at=[50, 42], facing=180),
        battalion("A2", "AB", at=[50, 60], facing=180),
    )


def ids(troops):
    return [troop.id for troop in troops]


def test_who_touches_whom_follows_every_move(face_to_face):
    roster = face_to_face.roster
    first, behind = roster.by_id["F1"], roster.by_id["F2"]
    assert ids(roster.touching(first)) == ["A1"]
    assert (ids(roster.touched("french")), ids(roster.touched("allied"))) == (["F1"], ["A1"])
    roster.by_id["A1"].place(50, 44.5)
    assert roster.touching(first) == [] == roster.touched("allied")
    roster.by_id["A1"].place(50, 22)
    assert ids(roster.touching(behind)) == ["A1"]
    assert roster.engaged(behind)
    assert not roster.engaged(first)


def test_a_change_of_formation_can_break_contact(face_to_face):
    roster = face_to_face.roster
    roster.by_id["F1"].place(48.75, 40)
    assert roster.engaged(roster.by_id["F1"])
    roster.by_id["A1"].place(53.0, 42, formation="line")
    assert roster.engaged(roster.by_id["F1"])
    roster.by_id["A1"].take_shape("column")
    assert not roster.engaged(roster.by_id["F1"])
    assert roster.by_id["A1"].box.hw == 1.25


def test_who_is_gone_touches_nobody_and_is_near_nobody(face_to_face):
    roster = face_to_face.roster
    assert roster.engaged(roster.by_id["F1"])
    eliminate(face_to_face, roster.by_id["A1"], Cause.FIRE, "MN-LOSS-1")
    assert not roster.engaged(roster.by_id["F1"])
    assert ids(roster.of_side("allied")) == ["A2"]
    assert ids(roster.present) == ["F1", "F2", "A2"]
    assert ids(roster.enemies_near(roster.by_id["F1"], roster.by_id["F1"].box, 500.0)) == ["A2"]


def test_who_iterates_over_a_side_is_not_disturbed_when_one_of_it_leaves(face_to_face):
    roster = face_to_face.roster
    seen = []
    for troop in roster.of_side("allied"):
        seen.append(troop.id)
        roster.leave(troop)
        roster.leave(troop)  # once gone, it may be said again
    assert seen == ["A1", "A2"]
    assert roster.of_side("allied") == []


def test_guns_that_are_manned_again_are_counted_anew():
    field = working(battery("F1", "FB", at=[50, 40]), battalion("A1", "AB", at=[50, 60], facing=180))
    guns = field.roster.by_id["F1"]
    guns.abandoned = "elsewhere"
    field.roster.leave(guns)
    assert field.roster.of_side("french") == []
    guns.abandoned = ""
    field.roster.refresh()
    assert ids(field.roster.of_side("french")) == ["F1"]
