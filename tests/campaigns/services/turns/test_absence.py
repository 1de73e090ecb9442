"""What a turn is resolved with for those who sent nothing."""

from __future__ import annotations

import pytest

from battles.engine.orders import OrderSheet
from battles.services.referee import BattleReferee
from campaigns.models import Schedule, Seat, TurnException
from campaigns.services.turns.absence import last_sheet, orders_for
from tests.campaigns.services.games import NOW, Match

pytestmark = pytest.mark.django_db
WHOLE = "BRIGADE FB\n  INTENT HOLD\n  F1: MOVE 6\n  STANDING return fire: NEVER\nMESSAGE TO umpire: good day\n"


def french(match: Match) -> str:
    written, _ = orders_for(match.turn, NOW)
    sheet: OrderSheet = written["french"]
    return BattleReferee().words(match.turn.before, sheet)


def test_every_side_has_a_sheet_if_only_an_empty_one(game: Match) -> None:
    written, notes = orders_for(game.turn, NOW)
    assert written == {"french": OrderSheet(side="french"), "allied": OrderSheet(side="allied")}
    assert [(note.kind, note.whom, note.standing_of) for note in notes] == [
        (TurnException.Kind.NO_ORDERS, "General Foy", None),
        (TurnException.Kind.NO_ORDERS, "General Picton", None),
    ]


def test_of_earlier_orders_intents_and_standing_orders_go_on_and_nothing_else(game: Match) -> None:
    game.order(game.cast.foy_seat, WHOLE)
    game.close_and_resolve()
    assert french(game) == "BRIGADE FB\n  INTENT HOLD\n  STANDING return fire: NEVER\n"
    _, notes = orders_for(game.turn, NOW)
    assert notes[0].words == "No orders; his standing orders of turn 1 go on."
    assert notes[1].words == "No orders; nothing stands."


def test_the_newest_that_was_not_withdrawn_goes_on_however_long_ago_it_came(game: Match) -> None:
    sheet = game.order(game.cast.foy_seat, WHOLE)
    for _ in range(3):
        game.close_and_resolve()
    assert last_sheet(game.turn, game.cast.foy_seat) == sheet
    assert "INTENT HOLD" in french(game)


def test_character_takes_the_place_of_standing_orders_if_the_umpire_says_so(game: Match) -> None:
    game.order(game.cast.foy_seat, WHOLE)
    game.close_and_resolve()
    Schedule.objects.update(missed=Schedule.Missed.CHARACTER)
    assert french(game) == ""


def test_a_colleagues_orders_stand_beside_what_goes_on(game: Match) -> None:
    game.order(game.cast.foy_seat, "INTENT HOLD\n")
    game.close_and_resolve()
    colleague = Seat.objects.create(campaign=game.cast.campaign, side=game.cast.french, name="Jamin", formations=["FB"])
    game.order(colleague, "F1: MOVE 6\n")
    assert french(game).splitlines() == ["F1: MOVE 6", "INTENT HOLD"]


def test_the_program_leads_whoever_is_absent_if_the_umpire_says_so(game: Match) -> None:
    game.order(game.cast.foy_seat, WHOLE)
    game.close_and_resolve()
    Schedule.objects.update(missed=Schedule.Missed.BOLD)
    assert french(game).startswith("TURN 2\nBRIGADE FB\n  INTENT ")
    assert "INTENT HOLD" not in french(game)
    _, notes = orders_for(game.turn, NOW)
    assert notes[0].words == "No orders; the program leads his troops."


def test_the_program_leads_a_side_that_nobody_plays_too(game: Match) -> None:
    Schedule.objects.update(missed=Schedule.Missed.STEADY)
    Seat.objects.filter(pk=game.cast.picton_seat.pk).update(player=None)
    written, notes = orders_for(game.turn, NOW)
    assert [block.intent.posture for block in written["allied"].blocks]
    assert [note.whom for note in notes] == ["General Foy"]
    Seat.objects.filter(pk=game.cast.picton_seat.pk).delete()
    written, _ = orders_for(game.turn, NOW)
    assert [block.intent.posture for block in written["allied"].blocks]


def test_what_the_program_orders_depends_on_nothing_that_the_side_does_not_know(game: Match) -> None:
    """A pair: the quality of every enemy differs, which shows to nobody."""
    Schedule.objects.update(missed=Schedule.Missed.BOLD)
    first = french(game)
    document = game.turn.before
    own = {unit["id"] for unit in document["units"] if unit["of"] == "FB"}
    for unit in document["units"]:
        if unit["id"] not in own:
            unit["quality"] = "guard"
    game.turn.save()
    game.turn.refresh_from_db()
    assert french(game) == first
