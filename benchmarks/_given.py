"""The orders that a led turn gave, and the same turn once more on them, with no staff to think of any.

Orders that a staff proposes beforehand make another turn than the one that it leads, with fewer charges: what a staff
costs is told by the same turn without it. Each rulebook gives a staff's orders at a place of its own; there they are
taken down, and there they are given again.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field
from typing import Any
from unittest.mock import patch

from battles import staff
from battles.engine.battle import Battle
from battles.engine.orders import OrderSheet
from battles.engine.protocol import Resolution
from battles.rulesets import find
from battles.rulesets.big_napoleonic.command import able as big_napoleonic
from battles.rulesets.carolus_rex.command import intents as carolus_rex_intents
from battles.rulesets.carolus_rex.command import leading as carolus_rex
from battles.rulesets.carolus_rex.command.blocks import Block, give_block
from battles.rulesets.carolus_rex.command.rides import ride
from battles.rulesets.mini_nap.command import intents as mini_nap
from battles.rulesets.old_trousers.command import intents as old_trousers


@dataclass(slots=True)
class Given:
    """The orders of a turn in the order in which they were given, in the form that their rulebook gives them in."""

    orders: list[Any] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class LedTurn:
    """A led turn: how it came out, and what takes its orders down and gives them again."""

    battle: Battle
    sheets: Mapping[str, OrderSheet]
    dice: bytes
    resolution: Resolution
    given: Given

    @classmethod
    def of(cls, battle: Battle, sheets: Mapping[str, OrderSheet], dice: bytes) -> LedTurn:
        """Resolve a led turn, and take down what its staffs order.

        Raises ``ValueError`` when the same orders make another turn.
        """
        given = Given()
        with TAKING[battle.ruleset](given):
            resolution = find(battle.ruleset).resolve(battle, sheets, dice)
        turn = cls(battle, sheets, dice, resolution, given)
        if turn.on_orders() != resolution:
            raise ValueError("the orders that a staff gave made another turn when they were given again")
        return turn

    def led(self) -> Resolution:
        """Resolve the turn, with its staffs."""
        return find(self.battle.ruleset).resolve(self.battle, self.sheets, self.dice)

    def on_orders(self) -> Resolution:
        """Resolve the turn on the orders that were given."""
        with GIVING[self.battle.ruleset](self.given):
            return self.led()


class _Listening:
    """A craft whose orders are taken down."""

    def __init__(self, craft: Any, lines: list[Any]) -> None:
        self._craft, self._lines = craft, lines

    def __getattr__(self, name: str) -> Any:
        return getattr(self._craft, name)

    def give(self, body: Any, line: Any) -> None:
        """Take an order down, and give it."""
        self._lines.append((body, line))
        self._craft.give(body, line)


# ---- Mini-Nap: a brigade's orders, whenever it has the initiative


@contextmanager
def _take_mini_nap(given: Given) -> Iterator[None]:
    def lead(craft: Any, *about: Any, **more: Any) -> None:
        given.orders.append([])
        staff.lead(_Listening(craft, given.orders[-1]), *about, **more)

    with patch.object(mini_nap, "lead", lead):
        yield


@contextmanager
def _give_mini_nap(given: Given) -> Iterator[None]:
    waiting = iter(given.orders)

    def lead(craft: Any, *_about: Any, **_more: Any) -> None:
        for body, line in next(waiting):
            craft.give(body, line)

    with patch.object(mini_nap, "lead", lead):
        yield


# ---- Big Napoleonic Battles: a side's orders, before its movement


@contextmanager
def _take_big_napoleonic(given: Given) -> Iterator[None]:
    write = big_napoleonic.write_orders

    def write_orders(table: Any) -> list[str]:
        picks = write(table)
        given.orders.append((dict(table.intended), set(table.led), tuple(picks)))
        return picks

    with patch.object(big_napoleonic, "write_orders", write_orders):
        yield


@contextmanager
def _give_big_napoleonic(given: Given) -> Iterator[None]:
    waiting = iter(given.orders)

    def write_orders(table: Any) -> list[str]:
        intended, led, picks = next(waiting)
        table.intended.update(intended)
        table.led.update(led)
        return list(picks)

    with patch.object(big_napoleonic, "write_orders", write_orders):
        yield


# ---- Carolus Rex: a general's orders, and his rides, when his card is drawn


@contextmanager
def _take_carolus_rex(given: Given) -> Iterator[None]:
    lead = carolus_rex.lead_command

    def hand(session: Any, block: Block, order: Any) -> None:
        given.orders[-1].append((tuple(troop.id for troop in block.troops), order))
        give_block(session, block, order)

    def ride_up(session: Any, action: Any, line: int) -> None:
        given.orders[-1].append(((), (action, line)))
        ride(session, action, line)

    def lead_command(session: Any, intent: Any, troops: Sequence[Any]) -> None:
        given.orders.append([])
        lead(session, intent, troops, hand)

    with (
        patch.object(carolus_rex_intents, "lead_command", lead_command),
        patch.object(carolus_rex, "give_block", hand),
        patch.object(carolus_rex, "ride", ride_up),
    ):
        yield


@contextmanager
def _give_carolus_rex(given: Given) -> Iterator[None]:
    waiting = iter(given.orders)

    def lead_command(session: Any, _intent: Any, _troops: Sequence[Any]) -> None:
        for units, order in next(waiting):
            if not units:
                ride(session, *order)
                continue
            block = Block(tuple(session.field.by_id[unit] for unit in units))
            give_block(session, block, order)
            session.field.forget_trials()

    with patch.object(carolus_rex_intents, "lead_command", lead_command):
        yield


# ---- Old Trousers: a command's orders when it moves, its second thoughts with the first


@contextmanager
def _take_old_trousers(given: Given) -> Iterator[None]:
    move = old_trousers.able_staff

    def able_staff(table: Any, troops: Sequence[Any]) -> None:
        given.orders.append([])
        move(table, troops)

    def lead(craft: Any, *about: Any, **more: Any) -> None:
        groups, units = given.orders[-1], _units(craft)
        if not groups or not units <= groups[-1][0]:
            groups.append((units, []))
        staff.lead(_Listening(craft, groups[-1][1]), *about, **more)

    with patch.object(old_trousers, "able_staff", able_staff), patch.object(old_trousers, "lead", lead):
        yield


@contextmanager
def _give_old_trousers(given: Given) -> Iterator[None]:
    waiting, move = iter(given.orders), old_trousers.able_staff
    groups: Iterator[tuple[Collection[str], list[Any]]] = iter(())
    done: Collection[str] = ()

    def able_staff(table: Any, troops: Sequence[Any]) -> None:
        nonlocal groups, done
        groups, done = iter(next(waiting)), ()
        move(table, troops)

    def lead(craft: Any, *_about: Any, **_more: Any) -> None:
        nonlocal done
        if _units(craft) <= set(done):
            return
        done, lines = next(groups)
        for body, line in lines:
            craft.give(body, line)

    with patch.object(old_trousers, "able_staff", able_staff), patch.object(old_trousers, "lead", lead):
        yield


def _units(craft: Any) -> set[str]:
    return {troop.id for troop in craft.led}


_Place = Callable[[Given], AbstractContextManager[None]]
#: Where the orders of a rulebook's staff are taken down, and given again.
TAKING: Mapping[str, _Place] = {
    "mini-nap": _take_mini_nap,
    "big-napoleonic-battles": _take_big_napoleonic,
    "carolus-rex": _take_carolus_rex,
    "old-trousers": _take_old_trousers,
}
GIVING: Mapping[str, _Place] = {
    "mini-nap": _give_mini_nap,
    "big-napoleonic-battles": _give_big_napoleonic,
    "carolus-rex": _give_carolus_rex,
    "old-trousers": _give_old_trousers,
}
