"""What a staff costs is measured on the very same turn without it: its orders, given again, make that turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import pytest

from battles.engine.battlefile import to_document
from battles.rulesets import read
from battles.services.adjudication import read_sheets, resolve_battle
from benchmarks._armies import ARMIES
from benchmarks._given import Given, LedTurn

ATTACK = {"south": "INTENT ATTACK", "north": "INTENT ATTACK"}
SEED = bytes(range(32))


def led(book: str) -> LedTurn:
    """The second turn of a battle in which both attack."""
    battle = read({**ARMIES[book](5), "settings": {"staff": "able"}, "orders": ATTACK})
    battle = replace(read(to_document(resolve_battle(battle, SEED).battle)), orders=ATTACK, log=())
    return LedTurn.of(battle, read_sheets(battle), SEED)


@pytest.mark.parametrize("book", ARMIES)
def test_the_orders_of_a_staff_given_again_make_the_same_turn(book: str) -> None:
    turn = led(book)
    assert turn.given.orders
    assert turn.on_orders() == turn.resolution == turn.led()


#: No orders at all, in the form in which each rulebook gives a group of them.
NONE: Mapping[str, Callable[[Any], Any]] = {
    "mini-nap": lambda group: [],
    "big-napoleonic-battles": lambda group: ({}, set(), ()),
    "carolus-rex": lambda group: [],
    "old-trousers": lambda group: [(units, []) for units, _ in group],
}


@pytest.mark.parametrize("book", ARMIES)
def test_without_its_orders_it_is_another_turn(book: str) -> None:
    turn = led(book)
    silent = Given([NONE[book](group) for group in turn.given.orders])
    assert replace(turn, given=silent).on_orders() != turn.resolution
