"""Rehearsals: the turn as it would go, with dice of its own, and nothing of it kept."""

from __future__ import annotations

import pytest
from django.forms.models import model_to_dict

from campaigns.models import Turn
from campaigns.services.desk.rehearsal import rehearse
from tests.campaigns.services.games import NOW, Match, SmallEngine, mails

pytestmark = pytest.mark.django_db


def everything(game: Match) -> tuple[object, ...]:
    return (
        [model_to_dict(turn) for turn in Turn.objects.all()],
        mails().count(),
        game.cast.campaign.audit.count(),
    )


def test_a_rehearsal_changes_nothing(game: Match) -> None:
    game.order_all()
    before = everything(game)
    trial = rehearse(game.turn, NOW)
    assert trial.problem == ""
    assert trial.after is not None
    assert everything(game) == before


def test_a_rehearsal_reads_the_orders_as_they_are_now_and_names_who_sent_none(game: Match, engine: SmallEngine) -> None:
    game.order(game.cast.foy_seat, "BRIGADE FB\n  INTENT HOLD\n")
    trial = rehearse(game.turn, NOW)
    assert "INTENT HOLD" in engine.seen[-1]["french"]
    assert [exception.whom for exception in trial.exceptions] == ["General Picton"]


def test_a_rehearsal_throws_dice_of_its_own(game: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    thrown: list[bytes] = []

    def engine(document: object, sheets: object, seed: bytes) -> object:
        thrown.append(seed)
        raise ValueError("enough seen")

    monkeypatch.setattr("battles.services.adjudication.resolve_turn", engine)
    rehearse(game.turn, NOW)
    rehearse(game.turn, NOW)
    assert len(set(thrown)) == 2
    assert bytes.fromhex(game.turn.seed) not in thrown


def test_a_turn_that_does_not_complete_says_why(game: Match, engine: SmallEngine) -> None:
    engine.broken = ZeroDivisionError("no such table")
    trial = rehearse(game.turn, NOW)
    assert (trial.problem, trial.events) == ("ZeroDivisionError: no such table", ())
