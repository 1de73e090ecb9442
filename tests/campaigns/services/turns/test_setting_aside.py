"""Poisoned orders are found, set aside and shown; everybody else's stand."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import pytest

from battles import rulesets
from battles.engine.faults import Fault, InputFaults
from battles.engine.orders import OrderSheet
from battles.services.naming import names_of
from battles.services.referee import BattleReferee
from campaigns.services.turns.setting_aside import resolve_despite_faults
from orders.language.sheet import parse
from tests.orders.stage import first_steps

FRENCH = """PRIORITY gauthier
BRIGADE gauthier
  INTENT ATTACK sart
  1/92: MOVE 6
BRIGADE jamin
  1/4L: MOVE 4
STANDING ALL opportunity charge: NEVER
"""
ALLIED = "INTENT HOLD\n"


@cache
def sheet(side: str, text: str) -> OrderSheet:
    """A side's sheet as it is read from a text."""
    battle = rulesets.read(first_steps())
    read = parse(text, names_of(battle, side), rulesets.find(battle.ruleset).vocabulary)
    assert not read.refused
    return read


class Poisoned(BattleReferee):
    """A referee that breaks on certain words, and otherwise answers with the lines it was given."""

    def __init__(self, *poison: str, fault: Exception | None = None) -> None:
        self.poison = poison
        self.fault = fault
        self.runs = 0

    def resolve(self, document: Mapping[str, Any], sheets: Mapping[str, OrderSheet], seed: bytes) -> Any:
        self.runs += 1
        if self.fault:
            raise self.fault
        texts = {side: self.words(document, sheet) for side, sheet in sheets.items()}
        for word in self.poison:
            if any(word in text for text in texts.values()):
                raise ZeroDivisionError(f"cannot do {word}")
        lines = [{"side": side, "line": line.strip()} for side, text in texts.items() for line in text.splitlines()]
        return lines, {"turn": 2}


def resolve(referee: Poisoned, french: str = FRENCH) -> Any:
    sheets = {"french": sheet("french", french), "allied": sheet("allied", ALLIED)}
    return resolve_despite_faults(referee, first_steps(), sheets, b"")


def kept(answer: Any) -> set[str]:
    return {event["line"] for event in answer.events}


def test_orders_that_can_be_resolved_are_resolved_in_one_run() -> None:
    referee = Poisoned()
    assert resolve(referee).set_aside == ()
    assert referee.runs == 1


def test_one_poisoned_brigade_is_set_aside_and_the_others_stand() -> None:
    answer = resolve(Poisoned("1/4L"))
    (aside,) = answer.set_aside
    assert (aside.observer, aside.line) == ("french", 6)
    assert aside.orders == "BRIGADE jamin\n  1/4L: MOVE 4"
    assert aside.fault == {"name": "ZeroDivisionError", "message": "cannot do 1/4L"}
    assert {"1/92: MOVE 6", "INTENT ATTACK sart", "INTENT HOLD", "PRIORITY gauthier"} <= kept(answer)
    assert "1/4L: MOVE 4" not in kept(answer)


def test_poison_on_both_sides_is_found_piece_by_piece() -> None:
    answer = resolve(Poisoned("1/92", "INTENT HOLD", "opportunity"))
    assert [(aside.observer, aside.line) for aside in answer.set_aside] == [("french", 4), ("french", 7), ("allied", 1)]


def test_the_other_orders_of_a_poisoned_block_stand() -> None:
    answer = resolve(Poisoned("INTENT ATTACK"))
    (aside,) = answer.set_aside
    assert (aside.line, aside.orders) == (3, "BRIGADE gauthier\n  INTENT ATTACK sart")
    assert "1/92: MOVE 6" in kept(answer)


def test_every_word_of_a_block_may_be_poison() -> None:
    answer = resolve(Poisoned("INTENT ATTACK", "1/92"))
    assert [aside.line for aside in answer.set_aside] == [3, 4]
    assert "1/4L: MOVE 4" in kept(answer)


def test_an_engine_that_fails_without_orders_is_not_blamed_on_the_players() -> None:
    with pytest.raises(KeyError):
        resolve(Poisoned(fault=KeyError("terrain")))


def test_faults_of_the_battle_file_are_raised_at_once() -> None:
    referee = Poisoned(fault=InputFaults([Fault("dice", "no scripted roll left")]))
    with pytest.raises(InputFaults):
        resolve(referee)
    assert referee.runs == 1
