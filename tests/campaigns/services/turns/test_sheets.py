"""Sheets are stored as values, while the turn takes them and not a moment longer."""

from __future__ import annotations

import pytest

from battles.engine.orders import OrderSheet
from battles.services import reading
from campaigns.models import Sheet, Turn
from campaigns.services.turns import sheets
from tests.orders.stage import NOW, Stage

pytestmark = pytest.mark.django_db
DONE = (Turn.State.RESOLVING, Turn.State.DRAFTED, Turn.State.RELEASED, Turn.State.SUPERSEDED)


@pytest.mark.parametrize("state", DONE)
def test_a_turn_that_is_being_resolved_takes_no_orders(stage: Stage, state: str) -> None:
    Turn.objects.update(state=state)
    with pytest.raises(sheets.TooLate):
        sheets.submit(stage.french, stage.turn, "BRIGADE jamin\nINTENT HOLD", now=NOW)
    assert not Sheet.objects.exists()


@pytest.mark.parametrize("state", DONE)
def test_a_turn_that_is_being_resolved_gives_no_orders_back(stage: Stage, state: str) -> None:
    sheets.submit(stage.french, stage.turn, "BRIGADE jamin\nINTENT HOLD", now=NOW)
    Turn.objects.update(state=state)
    with pytest.raises(sheets.TooLate):
        sheets.withdraw(stage.french, stage.turn, now=NOW)
    assert sheets.current(stage.french, stage.turn) is not None


def test_what_is_stored_is_the_sheet_as_it_was_read(stage: Stage) -> None:
    text = "TURN 1\nBRIGADE jamin\nINTENT HOLD\n1/4L: MOVE 4; FACE E\nnonsense\n"
    sheet, _ = sheets.submit(stage.french, stage.turn, text, now=NOW)
    assert sheet is not None
    assert sheet.text == text
    value = reading.value_of(Sheet.objects.get(pk=sheet.pk))
    assert isinstance(value, OrderSheet)
    assert [action.text for action in value.units[0].actions] == ["MOVE 4", "FACE E"]
    assert (value.units[0].line, value.blocks[0].scope) == (4, ("jamin",))
    assert value.refused == ()


def test_a_sheet_of_before_is_read_from_its_normal_form(stage: Stage) -> None:
    sheet, _ = sheets.submit(stage.french, stage.turn, "BRIGADE jamin\nINTENT HOLD", now=NOW)
    assert sheet is not None
    Sheet.objects.update(value=None)
    value = reading.value_of(Sheet.objects.select_related("turn", "seat__side").get(pk=sheet.pk))
    assert value.blocks[0].intent is not None
    assert value.blocks[0].intent.posture == "HOLD"
