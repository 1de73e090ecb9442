"""Each side's knowledge of a turn: followed once, stored, and all that anything is told from."""

from __future__ import annotations

import pytest

from battles.services import knowing
from campaigns.services.rulings import history
from campaigns.services.seating import entry_of
from tests.played import Played

pytestmark = pytest.mark.django_db


def sides(played: Played) -> list[str]:
    return [side["id"] for side in played.battle.document["sides"]]


def test_the_first_turn_opens_with_what_each_side_sees_where_it_was_set_up(played: Played) -> None:
    assert set(played.first.opening) == set(sides(played))
    assert history.known_before(played.first) == {}
    assert history.known_before(played.second) == played.first.knowledge


@pytest.mark.parametrize("number", [0, 1])
def test_a_view_holds_ones_own_troops_and_of_the_others_only_what_was_seen(played: Played, number: int) -> None:
    side = sides(played)[number]
    view = knowing.view_after(played.first, side)
    own = {unit.id for unit in view.battle.units if view.battle.side_of[unit.id] == side}
    true = knowing.rulesets.read(played.first.after)
    assert own == {unit.id for unit in true.units if true.side_of[unit.id] == side}
    others = {unit.id for unit in view.battle.units} - own
    assert len(others) <= len(view.knowledge.contacts)


def test_a_view_of_the_next_turn_is_what_the_last_one_left(played: Played) -> None:
    side = sides(played)[0]
    after, before = knowing.view_after(played.first, side), knowing.view_before(played.second, side)
    assert before.knowledge == after.knowledge
    assert {unit.id for unit in before.battle.units} == {unit.id for unit in after.battle.units}


def test_what_was_told_is_numbered_without_gaps_and_carries_no_words_of_the_true_log(played: Played) -> None:
    for side in sides(played):
        told = played.first.told[side]
        assert [event["n"] for event in told] == list(range(1, len(told) + 1))
        assert not any(event.get("text") for event in told)


def test_a_turn_that_is_not_resolved_has_no_view_afterwards(played: Played) -> None:
    with pytest.raises(ValueError, match="has not been resolved"):
        knowing.view_after(played.second, sides(played)[0])


def test_all_that_one_is_told_speaks_of_ones_own_side(played: Played) -> None:
    entries = (entry_of(played.battle, seat) for seat in (played.french, played.allied))
    french, allied = (knowing.told_to(played.first, entry) for entry in entries)
    assert french["side"] != allied["side"]
    assert {unit["id"] for unit in french["own"] if "of" in unit}.isdisjoint(
        {unit["id"] for unit in allied["own"] if "of" in unit and "arm" in unit}
    )
