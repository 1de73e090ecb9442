"""The figures of a command, what is known of the enemy, what is asked: values without words."""

from dataclasses import replace

import pytest

from battles.reports.facts.account import account
from battles.reports.facts.enemy import by_arm, fresh, in_sight, seen_of_the_enemy
from battles.reports.facts.places import Nearness, where_is
from battles.reports.facts.questions import EnemyNear, OutOfHand, questions
from battles.reports.facts.rows import command_rows, enemy_lost, expected, squares_of, states_of
from battles.reports.facts.strength import amount_of, present, toll_of
from tests.battles.engine.field import event
from tests.battles.reports import gemioncourt
from tests.battles.reports.papers import FOY, RULES, data

REPORT = data()
TELLING = account(REPORT.turn)


def test_what_is_left_and_lost_adds_up_to_what_there_was():
    for rows in command_rows(
        TELLING, (), {unit.id: unit.strength + 1 for unit in REPORT.before.units if unit.strength}
    ):
        assert rows.full == rows.left + rows.lost
        assert rows.lost >= rows.lost_now
        for row in rows.rows:
            assert row.full == row.left + row.lost_now + row.lost_before


def test_a_unit_that_was_destroyed_lost_all_it_had():
    told = (event("eliminated", "2/93", {"cause": "combat"}),)
    gauthier = command_rows(account(data(told=told).turn), ("gauthier",))[0]
    (row,) = [row for row in gauthier.rows if row.unit.id == "2/93"]
    assert (row.left, row.lost_now, row.out, row.square) == (0, 4, "eliminated", "")


def test_a_unit_that_left_the_field_lost_nothing_by_it():
    told = (event("retreat", "2/93", {"cause": "combat"}),)
    gauthier = command_rows(account(data(told=told).turn), ("gauthier",))[0]
    (row,) = [row for row in gauthier.rows if row.unit.id == "2/93"]
    assert (row.left, row.lost_now, row.out) == (0, 0, "retreated")


def test_states_are_codes():
    unit = replace(gemioncourt.UNITS[0], extra={"disordered": True, "reacted": False, "guns": "medium"})
    assert states_of(RULES, unit) == ("disordered",)


def test_a_toll_is_told_in_men_and_guns():
    battalion, battery = gemioncourt.UNITS[0], gemioncourt.UNITS[8]
    assert toll_of(RULES, (battery, battalion), {battalion.id: 2, battery.id: 1}) == {"men": 200, "guns": 2}
    assert list(toll_of(RULES, (battery, battalion), {battalion.id: 2, battery.id: 1})) == ["men", "guns"]
    assert toll_of(RULES, (battalion,), {}) == {}
    assert present(RULES, (battalion, battery)) == {"men": 500, "guns": 8}
    assert amount_of(RULES, (battalion, battery)) == 9


def test_what_the_enemy_was_seen_to_lose_is_counted_apart():
    lost, units = enemy_lost(REPORT.turn)
    assert units == 2
    assert sum(lost.values()) == sum(
        event.effect["lost"] for event in REPORT.events if event.kind == "loss" and not REPORT.turn.own(event.unit)
    )


def test_reinforcements_come_by_turn():
    assert [row.turn for row in expected(REPORT.turn)] == [9]


def test_squares_are_sorted_and_each_told_once():
    assert squares_of(REPORT.turn, [unit for unit in REPORT.after.units if unit.of == "gauthier"]) == ("D4", "E3", "E4")


def test_the_enemy_is_listed_by_how_sure_it_is():
    rows = seen_of_the_enemy(REPORT.turn, REPORT.knowledge)
    standing = [row for row in rows if not row.contact.fate]
    assert [row.sure for row in standing if row.contact.seen] == sorted(
        (row.sure for row in standing if row.contact.seen), reverse=True
    )
    assert [bool(row.contact.fate) for row in rows] == sorted(bool(row.contact.fate) for row in rows)
    assert all(row.alias == "" for row in rows if row.contact.name)


def test_who_was_seen_before_is_not_new():
    assert not fresh(REPORT.turn, REPORT.knowledge, REPORT.knowledge)
    new = fresh(REPORT.turn, REPORT.knowledge, REPORT.known_before)
    assert {contact.alias for contact in new} <= {contact.alias for contact in in_sight(REPORT.knowledge)}
    assert sum(by_arm(in_sight(REPORT.knowledge)).values()) == len(in_sight(REPORT.knowledge))


def test_the_nearest_enemy_is_asked_about_first():
    asked = questions(REPORT.turn, FOY.formations, command_rows(TELLING, FOY.formations), REPORT.knowledge)
    assert isinstance(asked[0], EnemyNear)
    assert (asked[0].unit.id, asked[0].command.id) == ("1/4L", "jamin")
    assert isinstance(asked[1], OutOfHand)


@pytest.mark.parametrize(
    ("point", "nearness", "ground"),
    [
        ((20, 50), Nearness.IN, "bossu"),
        ((47, 34), Nearness.AT, "farm"),
        ((80, 11), Nearness.ON, "ridge"),
        ((52, 34), Nearness.BY, "farm"),
        ((105, 5), Nearness.SQUARE, None),
    ],
)
def test_a_place_is_told_by_the_ground_that_says_most(point, nearness, ground):
    where = where_is(gemioncourt.battle(), point, 10, 4)
    assert (where.nearness, where.ground.id if where.ground else None) == (nearness, ground)


def test_squares_are_told_by_column_and_row_and_not_by_their_letters():
    # As words F10 would stand before F9: the first and the last of a brigade's squares would not be its corners.
    turn = REPORT.turn
    size = turn.ruleset.vocabulary.square
    rows = (9, 8, 10, 11)
    units = [
        replace(unit, at=(5.5 * size, (row - 0.5) * size)) for unit, row in zip(turn.after.units, rows, strict=False)
    ]
    assert squares_of(turn, units) == ("F8", "F9", "F10", "F11")
