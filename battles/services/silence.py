"""Whom intents move nowhere, and why: before a turn by what a side knows now, after it by what was told."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass

from battles import rulesets
from battles.engine.battle import Unit
from battles.engine.orders import Intent, OrderSheet
from battles.reports.facts import Turn as Telling
from battles.reports.facts import account
from battles.reports.facts.commands import CommandTroops, commands_of
from battles.reports.facts.idle import Reason, foreseen
from battles.reports.facts.story import command_turns
from battles.reports.tongues import ENGLISH
from battles.services.game_clock import clock_of
from battles.services.knowing import view_after, view_before, view_start
from battles.services.papers.seat import led_by
from battles.services.staffing import intents_by_unit
from campaigns.models import Seat, Turn
from campaigns.services.seating import part_in

#: The intent that leaves nothing to a staff.
HOLD = "HOLD"


@dataclass(frozen=True, slots=True)
class Silence:
    """Troops whom an intent gave no orders, and ``why``, which names the intent too."""

    who: str
    why: str


def silent_under(turn: Turn, seat: Seat, sheet: OrderSheet, meant: Collection[str]) -> tuple[Silence, ...]:
    """Whom intents of a seat will give no orders. ``meant`` are the units to whom the able staff means to give some."""
    if seat.side is None:
        return ()
    view = view_before(turn, seat.side.key)
    intents = {
        unit: intent
        for unit, intent in intents_by_unit(view.battle, view.side, sheet).items()
        if intent.posture != HOLD and unit not in meant
    }
    if not intents:
        return ()
    telling = Telling(rulesets.find(view.battle.ruleset), view.side, view.battle, view.battle, (), clock_of(turn.game))
    part, tried = part_in(turn.game, seat), view.battle.settings.get("staff") == "able"
    found: list[Silence] = []
    for command in commands_of(telling, part.own, part.others):
        here: dict[tuple[Intent, Reason], list[Unit]] = {}
        for unit in command.units:
            intent = intents.get(unit.id)
            if intent is None or not unit.in_play or unit.at is None:
                continue
            reason = foreseen(telling, unit, intent, tried=tried)
            if reason is not None:
                here.setdefault((intent, reason), []).append(unit)
        found.extend(_told(telling, command, here))
    return tuple(found)


def _told(
    telling: Telling, command: CommandTroops, silent: dict[tuple[Intent, Reason], list[Unit]]
) -> Iterator[Silence]:
    """The silences of one command: by its name where all of it stands."""
    there = sum(unit.in_play for unit in command.units)
    for (intent, reason), units in silent.items():
        name = ENGLISH.command(telling, command)
        who = name if len(units) == there else f"{_listed(units)} ({name})"
        yield Silence(who, ENGLISH.silence(telling, intent, reason))


def _listed(units: Iterable[Unit]) -> str:
    return ", ".join(unit.label for unit in units)


def silent_in(turn: Turn, side: str) -> tuple[Silence, ...]:
    """Whom intents gave no orders in a resolved turn, as the side's commanders are told."""
    start, end = view_start(turn, side), view_after(turn, side)
    ruleset = rulesets.find(end.battle.ruleset)
    telling = Telling(ruleset, side, start.battle, end.battle, end.events, clock_of(turn.game), led_by(turn, side))
    return tuple(
        told
        for part in command_turns(account(telling))
        for orders in part.staff
        for told in _told(
            telling, part.command, {(orders.intent, reason): list(units) for reason, units in orders.stood}
        )
    )
