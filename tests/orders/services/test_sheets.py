"""Sheets: versions, withdrawal, and what a side's orders are for the engine."""

from __future__ import annotations

import pytest

from battles.engine.orders import OrderSheet
from battles.services import reading
from battles.services.knowing import view_before
from battles.services.referee import BattleReferee
from campaigns.models import Player, Seat, Sheet
from campaigns.services.turns import sheets
from campaigns.services.turns.absence import orders_for
from tests.orders.stage import NOW, Stage


def side_sheet(stage: Stage, side: str) -> OrderSheet:
    """What the engine is given for a side."""
    written, _ = orders_for(stage.turn, NOW)
    sheet: OrderSheet = written[side]
    return sheet


def side_text(stage: Stage, side: str) -> str:
    """The same in words."""
    return BattleReferee().words(stage.turn.before, side_sheet(stage, side))


def half_a_side(stage: Stage) -> Seat:
    """A second French seat, for Jamin's brigade; the first keeps Gauthier's."""
    player = Player.objects.create(name="Jamin", email="jamin@players.test")
    Seat.objects.filter(pk=stage.french.pk).update(formations=["gauthier"])
    stage.french.refresh_from_db()
    return Seat.objects.create(
        campaign=stage.campaign, side=stage.french.side, name="Jamin", player=player, formations=["jamin"]
    )


def test_the_newest_version_counts(stage: Stage) -> None:
    for number, posture in enumerate(("ATTACK sart", "HOLD"), start=1):
        sheet, _ = sheets.submit(stage.french, stage.turn, f"BRIGADE jamin\nINTENT {posture}", now=NOW)
        assert sheet is not None
        assert sheet.version == number
    assert "HOLD" in side_text(stage, "french")
    assert "ATTACK" not in side_text(stage, "french")
    assert [sheet.version for sheet in sheets.current_sheets(stage.turn)] == [2]


def test_withdrawing_keeps_the_versions_and_leaves_no_orders(stage: Stage) -> None:
    sheets.submit(stage.french, stage.turn, "BRIGADE jamin\nINTENT HOLD", now=NOW)
    withdrawn = sheets.withdraw(stage.french, stage.turn, now=NOW)
    assert withdrawn is not None
    assert sheets.current(stage.french, stage.turn) is None
    assert side_text(stage, "french") == ""
    assert sheets.withdraw(stage.french, stage.turn, now=NOW) is None
    again, _ = sheets.submit(stage.french, stage.turn, "BRIGADE jamin\nINTENT HOLD", now=NOW)
    assert again is not None
    assert again.version == 3


@pytest.mark.parametrize(
    "text", ["", "Hello there.", "TURN 1", "KEY 7Q2K-MXR4-BTVW\nEND", "TURN 5\nBRIGADE jamin\nINTENT HOLD"]
)
def test_a_text_without_orders_for_this_turn_is_not_stored(stage: Stage, text: str) -> None:
    sheet, _ = sheets.submit(stage.french, stage.turn, text, now=NOW)
    assert sheet is None
    assert not Sheet.objects.exists()


def test_a_sides_seats_are_joined_and_each_orders_only_his_own(stage: Stage) -> None:
    jamin = half_a_side(stage)
    first, _ = sheets.submit(stage.french, stage.turn, "BRIGADE gauthier\nINTENT ATTACK sart\n1/4L: MOVE 6", now=NOW)
    second, _ = sheets.submit(jamin, stage.turn, "PRIORITY jamin\nBRIGADE jamin\n1/4L: MOVE 8\nINTENT HOLD", now=NOW)
    assert first is not None
    assert second is not None
    whole = side_sheet(stage, "french")
    assert [order.unit for order in whole.units] == ["1/4L"]
    assert whole.units[0].actions[0].text == "MOVE 8"
    assert {block.scope for block in whole.blocks} == {("gauthier",), ("jamin",)}


def test_orders_for_all_bind_only_the_troops_of_the_seat(stage: Stage) -> None:
    jamin = half_a_side(stage)
    sheets.submit(jamin, stage.turn, "BRIGADE jamin\nINTENT HOLD\nSTANDING ALL return fire: NEVER", now=NOW)
    whole = side_sheet(stage, "french")
    assert [standing.scope for standing in whole.standing] == [("jamin",)]


def test_a_contact_that_was_not_recognised_reaches_the_engine_by_its_true_id(stage: Stage) -> None:
    view = view_before(stage.turn, "french")
    alias = next(unit.id for unit in view.battle.units if unit.id.startswith("enemy-"))
    sheet, read = sheets.submit(stage.french, stage.turn, f"BRIGADE gauthier\n1/92: CHARGE {alias}", now=NOW)
    assert sheet is not None, read.receipt_text
    assert alias in sheet.normal_form
    assert alias not in side_text(stage, "french")


def test_a_sheet_to_fill_in_is_the_seats_own_and_reads_back_without_a_refusal(stage: Stage) -> None:
    half_a_side(stage)
    template = reading.template(stage.french, stage.turn)
    assert "Gauthier" in template
    assert "Jamin" not in template
    assert not reading.read(stage.french, stage.turn, template).sheet.refused
