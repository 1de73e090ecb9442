"""Documents of a row are read when they are asked for, and known by their text before that."""

from __future__ import annotations

from typing import Any

import pytest

from campaigns.models import Turn
from campaigns.models.documents import Written, fingerprint


def _turn(game: Any) -> Turn:
    return game.battle.turns.get(number=1)


def test_a_document_is_read_when_it_is_asked_for(game):
    turn = _turn(game)
    assert isinstance(turn.__dict__["before"], Written)
    assert turn.before["turn"] == 1
    assert isinstance(turn.__dict__["before"], dict)


def test_a_document_that_was_left_out_of_a_query_is_fetched_and_read(game):
    turn = Turn.objects.only("number").get(pk=_turn(game).pk)
    assert turn.before["turn"] == 1


def test_a_document_is_stored_as_it_was_changed(game):
    turn = _turn(game)
    turn.before = {**turn.before, "title": "Renamed"}
    turn.save()
    assert _turn(game).before["title"] == "Renamed"


def test_a_row_that_is_saved_unread_keeps_its_documents(game):
    before = _turn(game).before
    _turn(game).save()
    assert _turn(game).before == before


def test_a_document_without_a_value_is_none(game):
    assert _turn(game).after is None


def test_a_value_within_a_document_can_be_asked_of_the_database(game):
    assert list(game.battle.turns.filter(before__turn=1).values_list("before__turn", flat=True)) == [1]


@pytest.mark.parametrize("read", [False, True])
def test_a_fingerprint_is_another_when_a_document_is(game, read):
    first, second = _turn(game), _turn(game)
    second.before = {**second.before, "title": "Renamed"}
    second.save()
    second = _turn(game)
    if read:
        assert first.before != second.before
    assert fingerprint(first, "before") != fingerprint(second, "before")


def test_a_fingerprint_is_the_same_for_the_same_text(game):
    assert fingerprint(_turn(game), "before", "events") == fingerprint(_turn(game), "before", "events")
