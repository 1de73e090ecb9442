"""The frame of a turn: its start, lines that cannot be taken, arrivals, concession, and the battle afterwards.

Contract, sections 1 and 2. What stands between is the rulebook's own sequence of play.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Any, Protocol

from battles.engine.battle import NO_EXTRA, Battle, Formation, Unit
from battles.engine.dataclasses import replace
from battles.engine.dice import ScriptedRoll
from battles.engine.events import Event
from battles.engine.orders import OrderSheet, RefusalReason, UnitOrder
from battles.engine.play.journal import Actor, Journal

#: No enemy may be within this of the place where somebody arrives, by the unit of length of the table.
ENEMY_WITHIN = MappingProxyType({"cm": 12.0, "in": 8.0})
TAKEN, ENEMY = "taken", "enemy"


# ---- the start


def unit_lines(sheet: OrderSheet | None) -> tuple[UnitOrder, ...]:
    """A sheet's lines for single units in sheet order; a line for several is one for each of them."""
    if sheet is None:
        return ()
    lines = list(sheet.units)
    for group in sheet.groups:
        lines += [UnitOrder(unit, group.actions, group.line, group.block) for unit in group.units]
    return tuple(sorted(lines, key=lambda order: order.line))


class Enlisted(Protocol):
    """A unit at play: its side, how it left the table (empty: it has not), and the unit of the file."""

    @property
    def side(self) -> str: ...
    @property
    def out(self) -> str: ...
    @property
    def unit(self) -> Unit: ...


def may_be_ordered(troops: Mapping[str, Enlisted], turn: int, side: str, unit: str) -> bool:
    """Whether a side has a unit of this id that can act in a turn: it has not left, and is there or due by then."""
    troop = troops.get(unit)
    if troop is None or troop.side != side or troop.out:
        return False
    return troop.unit.arrives is None or is_due(troop.unit.arrives, turn)


def report_lines(
    journal: Journal,
    side: str,
    sheet: OrderSheet | None,
    clause: str,
    *,
    commands_unit: Callable[[str], bool],
    commands_formation: Callable[[str], bool] | None = None,
    meaningless: Iterable[tuple[int, str]] = (),
) -> None:
    """Write the lines of a sheet that cannot be taken: unreadable, or for somebody the side does not have in play.

    ``commands_unit`` and ``commands_formation`` say of an id whether the side may give it orders this turn;
    ``meaningless`` are lines, with their text, that can be read but mean nothing where they stand.
    """
    if sheet is None:
        return
    refused = [(line.line, line.reason.value, line.text) for line in sheet.refused]
    refused += [(line, RefusalReason.UNREADABLE.value, text) for line, text in meaningless]
    foreign = RefusalReason.NOT_YOURS.value
    for order in unit_lines(sheet):
        if not commands_unit(order.unit):
            text = "; ".join(action.text or action.verb for action in order.actions)
            refused.append((order.line, foreign, f"{order.unit}: {text}"))
    for given in sheet.generals if commands_formation is not None else ():
        if commands_formation is not None and not commands_formation(given.formation):
            text = "; ".join(action.text or action.verb for action in given.actions)
            refused.append((given.line, foreign, f"GENERAL {given.formation}: {text}"))
    for line, reason, text in sorted(refused):
        journal.emit("order_refused", side=side, clause=clause, line=line, reason=reason, text=text)


class Commanding(Protocol):
    """A general at play."""

    @property
    def side(self) -> str: ...


def report_sheets(
    journal: Journal,
    battle: Battle,
    sheets: Mapping[str, OrderSheet],
    clause: str,
    troops: Mapping[str, Enlisted],
    generals: Mapping[str, Commanding],
) -> None:
    """Write of every side's sheet the lines that cannot be taken; ``troops`` and ``generals`` are those at play."""

    def commands(side: str, formation: str) -> bool:
        general = generals.get(formation)
        return general is not None and general.side == side

    for side in battle.sides:
        report_lines(
            journal,
            side.id,
            sheets.get(side.id),
            clause,
            commands_unit=partial(may_be_ordered, troops, battle.turn, side.id),
            commands_formation=partial(commands, side.id),
        )


# ---- arrivals


def is_due(arrives: int | None, turn: int) -> bool:
    """Whether a reinforcement's turn of entry has come."""
    return arrives is not None and arrives <= turn


def may_enter(
    journal: Journal, newcomer: Actor, clause: str, *, taken: Callable[[], bool], enemy_near: Callable[[], bool]
) -> bool:
    """Whether somebody who is due finds his place free and no enemy near; if not, it is written why he waits."""
    reason = TAKEN if taken() else ENEMY if enemy_near() else ""
    if reason:
        journal.tell("arrival", newcomer, clause, waiting=reason)
    return not reason


# ---- the end


def conceding(sheets: Mapping[str, OrderSheet], sides: Iterable[str]) -> tuple[str, ...]:
    """The sides whose sheets give the battle up."""
    return tuple(side for side in sides if (sheet := sheets.get(side)) is not None and sheet.concede)


def winner_of(beaten: Mapping[str, str], reasons: Sequence[str]) -> tuple[str, str] | None:
    """The winner and the reason, from why each side is beaten (empty: it is not), the weightiest reason first.

    ``None`` when nobody is beaten, or more than one side for the same reason.
    """
    for reason in reasons:
        losers = [side for side, why in beaten.items() if why == reason]
        if losers:
            winners = [side for side in beaten if side not in losers]
            return (winners[0], reason) if len(losers) == 1 and len(winners) == 1 else None
    return None


def battle_after(
    battle: Battle,
    events: tuple[Event, ...],
    *,
    units: tuple[Unit, ...],
    formations: tuple[Formation, ...],
    dice: tuple[ScriptedRoll, ...] = (),
    **changes: Any,
) -> Battle:
    """The battle at the start of the next turn: orders dropped, the log grown, ``changes`` beside.

    ``dice`` are the rolls of the script that the rulebook keeps for later turns.
    """
    return replace(
        battle,
        turn=battle.turn + 1,
        units=units,
        formations=formations,
        orders=NO_EXTRA,
        dice=dice,
        log=battle.log + events,
        **changes,
    )


def frozen(extra: Mapping[str, Any]) -> Mapping[str, Any]:
    """A rulebook's own keys of a unit, commander or piece of ground, read-only."""
    return MappingProxyType(dict(extra)) if extra else NO_EXTRA
