"""What is kept in memory between the mails of a turn, and that nothing kept is out of date."""

import copy
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from battles.engine.keeping import Shelf
from battles.services import kept as memory
from battles.services.kept import battle_of, digest, kept
from battles.services.knowing import view_after, view_before
from tests.battles.documents import battalion, duel
from tests.played import Played
from tests.threads import faults_of

PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 9) | st.floats(allow_nan=False) | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=2), inner, max_size=3),
    max_leaves=8,
)


@pytest.fixture(autouse=True)
def fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty memory."""
    monkeypatch.setattr(memory, "_SHELF", Shelf(memory.ROOM))


@given(PLAIN)
def test_a_digest_is_of_the_value_and_not_of_how_it_lies_in_memory(value: Any) -> None:
    assert digest(value) == digest(copy.deepcopy(value)) == digest(json.loads(json.dumps(value)))
    assert digest([value, value]) == digest([value, copy.deepcopy(value)])


def test_what_differs_has_another_digest() -> None:
    values = [1, 1.5, "1", None, True, [], {}, [1], {"a": 1}, {"a": [1]}, {"b": 1}]
    assert len({digest(value) for value in values}) == len(values)
    assert digest(1, 2) != digest([1, 2])


def test_what_was_made_is_made_once() -> None:
    made: list[int] = []
    for _ in range(3):
        assert kept("key", lambda: [made.append(1), "value"][-1]) == "value"
    assert made == [1]


def test_what_was_used_last_is_forgotten_last() -> None:
    for number in range(memory.ROOM):
        kept(number, lambda number=number: number)  # type: ignore[misc]
    kept(0, lambda: pytest.fail("it was forgotten"))
    kept("one more", lambda: "more")
    kept(0, lambda: pytest.fail("the hottest entry was thrown out"))
    assert kept(1, lambda: "anew") == "anew"


def test_many_threads_find_what_they_ask_for() -> None:
    def ask(start: int) -> None:
        for number in range(start, start + 4_000):
            key = number * 7 % 150
            assert kept(key, lambda key=key: key) == key  # type: ignore[misc]

    assert faults_of(ask) == []
    assert len(memory._SHELF._things) <= memory.ROOM


def test_a_battle_is_read_again_when_its_document_is_another() -> None:
    document = duel(battalion("F1"), battalion("A1", "AB", (60, 60), facing=180))
    first = battle_of(document)
    assert battle_of(copy.deepcopy(document)) is first
    document["units"][0]["strength"] -= 1
    assert battle_of(document).units[0].strength == (first.units[0].strength or 0) - 1


def test_a_view_follows_what_the_umpire_changes(played: Played) -> None:
    turn = played.first
    seen = view_after(turn, "french")
    assert view_after(turn, "french") is seen
    assert view_after(turn, "allied") is not seen
    first = seen.battle.units[0]
    changed = copy.deepcopy(turn.after) or {}
    for unit in changed["units"]:
        unit["strength"] -= unit["id"] == first.id
    turn.after = changed
    assert view_after(turn, "french").battle.units[0].strength == (first.strength or 0) - 1
    turn.told = {**turn.told, "french": turn.told["french"][:1]}
    assert len(view_after(turn, "french").events) == 1


def test_a_view_of_an_opening_follows_what_was_known_when_it_opened(played: Played) -> None:
    turn = played.second
    seen = view_before(turn, "french")
    assert view_before(turn, "french") is seen
    assert turn.parent is not None
    known = copy.deepcopy(turn.parent.knowledge)
    known["french"]["contacts"] = []
    turn.parent.knowledge = known
    assert view_before(turn, "french").knowledge.contacts == ()


def test_a_turn_that_is_not_resolved_has_no_view_of_its_end(played: Played) -> None:
    with pytest.raises(ValueError, match="has not been resolved"):
        view_after(played.second, "french")
