"""Turns of the battle on the hearth rug, played with orders as a player would send them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache

from battles.engine.battle import Battle
from battles.engine.dice import ScriptedRoll
from battles.engine.events import Event
from battles.engine.orders import OrderSheet
from orders.language.names import Names
from orders.language.sheet import parse
from tests.stub_rulebook.rulebook import RULEBOOK
from tests.stub_rulebook.table import battle

SEED = bytes(range(32))
ORDERS: tuple[Mapping[str, str], ...] = (
    {
        "blue": "ARMY blues\n  B1: SHOOT R1\n  B2: GO 3\n  B3: SHOOT R1\nGENERAL Wells: RIDE TO 20,8\n",
        "red": "ARMY reds\n  R1: SHOOT B1\n  R2: GO\n  R3: STAY\n",
    },
    {"blue": "ARMY blues\n  INTENT ADVANCE\n  B1: SHOOT R1\n", "red": "R1: GO 2; SHOOT B2\nR2: TURN W; GO\n"},
    {"blue": "B1: SHOOT R1\nB3: SHOOT R2\nB2: SHOOT R3\n", "red": "INTENT ADVANCE\n"},
)
#: The throws that are not left to chance: the grenadiers are swept from the table in the second turn.
DICE = ((), (ScriptedRoll("shot", "B1", (7,)),), ())


@dataclass(frozen=True, slots=True)
class Played:
    """A turn: the battle before it, with the orders, what happened, and the battle after it."""

    before: Battle
    sheets: Mapping[str, OrderSheet]
    events: tuple[Event, ...]
    after: Battle


@cache
def played() -> tuple[Played, ...]:
    """All turns."""
    turns: list[Played] = []
    now = battle()
    for texts, dice in zip(ORDERS, DICE, strict=True):
        now = replace(now, dice=dice)
        sheets = {
            side: parse(text, Names.for_side(now, side, RULEBOOK.commands(now)), RULEBOOK.vocabulary)
            for side, text in texts.items()
        }
        resolution = RULEBOOK.resolve(now, sheets, SEED)
        turns.append(Played(now, sheets, resolution.events, resolution.battle))
        now = resolution.battle
    return tuple(turns)
