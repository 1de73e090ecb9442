"""The able staff does better than the literal one with the same orders, and the same every time."""

from collections import Counter

import pytest

from battles.rulesets import find, read
from battles.services.adjudication import read_sheets
from benchmarks._armies import ARMIES
from benchmarks.staff import LOST, WON, duel, with_staffs


@pytest.mark.parametrize("book", ARMIES)
def test_the_able_staff_wins_most_of_the_battles_that_are_decided(book):
    """Four in five of two hundred: ``python -m benchmarks staff``; of these few no fewer than two in three."""
    outcomes = Counter(
        duel(seed, (posture, posture), able, 10, book)
        for posture in ("ATTACK", "ADVANCE")
        for seed in range(4)
        for able in ("south", "north")
    )
    assert outcomes[WON] >= 4
    assert outcomes[WON] >= 2 * outcomes[LOST]


@pytest.mark.parametrize("book", ARMIES)
def test_the_same_position_brings_the_same_orders(book):
    document = {**ARMIES[book](3), "orders": {"south": "INTENT ATTACK", "north": "INTENT DEFEND"}}
    battle = with_staffs(read(document), "south")
    first, second = (find(book).resolve(battle, read_sheets(battle), bytes(32)) for _ in range(2))
    assert first == second


def test_the_staff_throws_no_dice_of_its_own():
    """Under strict dice every throw needs a script: led troops that meet nobody want none but the initiative."""
    document = ARMIES["mini-nap"](1)
    document["units"] = [unit for unit in document["units"] if unit["of"] in ("south-0", "south-1")]
    document |= {"settings": {"staff": "able"}, "strict_dice": True, "orders": {"south": "INTENT ADVANCE"}}
    battle = read(document)
    events = find("mini-nap").resolve(battle, read_sheets(battle), bytes(32)).events
    assert {event.unit for event in events if event.kind == "move"} == {unit["id"] for unit in document["units"]}


def test_of_the_decided_battles_of_an_attack_on_a_defence_the_able_staff_wins_four_in_five():
    outcomes = Counter(duel(seed, ("ATTACK", "DEFEND"), able) for seed in range(8) for able in ("south", "north"))
    assert outcomes[WON] >= 4 * outcomes[LOST]
    assert outcomes[WON] >= 10
