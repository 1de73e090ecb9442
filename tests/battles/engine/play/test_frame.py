"""The frame of a turn: refused lines, arrivals, who has won, the battle afterwards."""

from dataclasses import dataclass

import pytest

from battles.engine.battle import Battle, Formation, Side, Table, Unit
from battles.engine.dice import Dice, ScriptedRoll
from battles.engine.events import Event
from battles.engine.orders import Action, GeneralOrder, GroupOrder, OrderSheet, RefusalReason, RefusedLine, UnitOrder
from battles.engine.play.frame import (
    battle_after,
    conceding,
    is_due,
    may_enter,
    report_lines,
    unit_lines,
    winner_of,
)
from battles.engine.play.journal import Journal

MOVE = (Action("MOVE", {}, 1, "MOVE 6"),)


def journal() -> Journal:
    return Journal(Dice(title="", turn=1, seed=bytes(32)), "orders")


@dataclass
class Newcomer:
    id: str = "late"
    side: str = "red"


def test_a_line_for_several_is_one_for_each_in_sheet_order():
    sheet = OrderSheet("red", units=(UnitOrder("a", MOVE, 2),), groups=(GroupOrder(("b", "c"), MOVE, 1, "X"),))
    assert [(line.unit, line.line, line.block) for line in unit_lines(sheet)] == [
        ("b", 1, "X"),
        ("c", 1, "X"),
        ("a", 2, ""),
    ]
    assert unit_lines(None) == ()


def test_lines_that_cannot_be_taken_are_written_by_line():
    sheet = OrderSheet(
        "red",
        units=(UnitOrder("mine", MOVE, 1), UnitOrder("his", MOVE, 4)),
        generals=(GeneralOrder("ours", MOVE, 5), GeneralOrder("theirs", MOVE, 3)),
        refused=(RefusedLine(2, "DANCE", RefusalReason.UNREADABLE),),
    )
    log = journal()
    report_lines(log, "red", sheet, "X-1", commands_unit={"mine"}.__contains__)
    assert [event.effect["line"] for event in log.events(1)] == [2, 4]
    log = journal()
    report_lines(
        log,
        "red",
        sheet,
        "X-1",
        commands_unit={"mine"}.__contains__,
        commands_formation={"ours"}.__contains__,
    )
    assert [dict(event.effect) for event in log.events(1)] == [
        {"line": 2, "reason": "unreadable", "text": "DANCE"},
        {"line": 3, "reason": "not-yours", "text": "GENERAL theirs: MOVE 6"},
        {"line": 4, "reason": "not-yours", "text": "his: MOVE 6"},
    ]
    report_lines(log, "red", None, "X-1", commands_unit=lambda _: False)
    assert len(list(log.events(1))) == 3


@pytest.mark.parametrize(
    ("taken", "near", "waiting"), [(True, True, "taken"), (False, True, "enemy"), (False, False, None)]
)
def test_a_newcomer_waits_while_his_place_is_taken_or_an_enemy_is_near(taken, near, waiting):
    log = journal()
    assert may_enter(log, Newcomer(), "X-2", taken=lambda: taken, enemy_near=lambda: near) is (waiting is None)
    assert [event.effect.get("waiting") for event in log.events(1)] == ([waiting] if waiting else [])


def test_a_reinforcement_is_due_from_its_turn_on():
    assert [is_due(turn, 3) for turn in (None, 2, 3, 4)] == [False, True, True, False]


def test_the_weightiest_reason_decides_and_both_sides_alike_are_nobody():
    reasons = ("conceded", "broken")
    assert winner_of({"a": "", "b": "broken"}, reasons) == ("a", "broken")
    assert winner_of({"a": "conceded", "b": "broken"}, reasons) == ("b", "conceded")
    assert winner_of({"a": "broken", "b": "broken"}, reasons) is None
    assert winner_of({"a": "", "b": ""}, reasons) is None
    assert conceding({"a": OrderSheet("a", concede=True), "b": OrderSheet("b")}, ("a", "b", "c")) == ("a",)


def test_the_next_battle_has_no_orders_and_no_dice_and_a_longer_log():
    battle = Battle(
        "x",
        "T",
        Table(10, 10),
        4,
        (Side("a"), Side("b")),
        (),
        (),
        orders={"a": "PRIORITY"},
        dice=(ScriptedRoll("fire", "a", (1,)),),
        log=(Event(1, 3, "end", "turn_end"),),
    )
    units, formations = (Unit("u", "f"),), (Formation("f", "army"),)
    after = battle_after(battle, (Event(1, 4, "end", "turn_end"),), units=units, formations=formations, weather="mud")
    assert (after.turn, dict(after.orders), after.dice, len(after.log)) == (5, {}, (), 2)
    assert (after.units, after.formations, after.weather) == (units, formations, "mud")
