"""The orders that a staff wrote for units led by an intent, as they would have stood on a sheet. No words.

They are read off what the units did in their command's own action: what proved impossible was never written.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import StrEnum

from battles.engine.battle import Unit
from battles.engine.catalogue import Drawn, Part, drawn_as
from battles.engine.dataclasses import dataclass
from battles.engine.events import Event
from battles.engine.orders import Intent
from battles.reports.facts.account import PLAIN, Account, Action, Turn
from battles.reports.facts.idle import Reason, reason_of

#: The intent that leaves nothing to a staff.
HOLD = "HOLD"


class Written(StrEnum):
    """Kinds of orders."""

    FORM = "form"
    FACE = "face"
    CHARGE = "charge"
    MOVE = "move"


@dataclass(frozen=True, slots=True)
class WrittenOrder:
    """One order: ``word`` is the formation, the mode of movement or the enemy's id, ``value`` degrees or distance."""

    kind: Written
    word: str = ""
    value: float = 0.0


@dataclass(frozen=True, slots=True)
class StaffOrders:
    """What was written for the units under one intent: the orders, and the units that had the same.

    ``stood`` says of units without an order why they had none, those of one reason together.
    """

    intent: Intent
    written: tuple[tuple[tuple[WrittenOrder, ...], tuple[Unit, ...]], ...]
    stood: tuple[tuple[Reason, tuple[Unit, ...]], ...] = ()


def staff_orders(telling: Account, actions: Sequence[Action], mine: Collection[str]) -> tuple[StaffOrders, ...]:
    """The staff's orders for some units in their command's actions, by intent."""
    if not actions:
        return ()
    turn = telling.turn
    groups: dict[tuple[str, object], tuple[Intent, dict[tuple[WrittenOrder, ...], list[Unit]]]] = {}
    for unit in turn.after.units:
        intent = turn.intents.get(unit.id)
        if unit.id in mine and intent is not None and intent.posture != HOLD and _there(turn, unit.id):
            _, found = groups.setdefault((intent.posture, intent.objective), (intent, {}))
            found.setdefault(_orders(turn, unit.id, actions), []).append(unit)
    return tuple(
        StaffOrders(
            intent,
            tuple((orders, tuple(units)) for orders, units in found.items()),
            _stood(turn, intent, found.get((), ()), tuple(actions)),
        )
        for intent, found in groups.values()
    )


def _stood(
    turn: Turn, intent: Intent, units: Sequence[Unit], actions: tuple[Action, ...]
) -> tuple[tuple[Reason, tuple[Unit, ...]], ...]:
    """Why units had no order, those of one reason together."""
    found: dict[Reason, list[Unit]] = {}
    for unit in units:
        found.setdefault(reason_of(turn, unit, intent, actions), []).append(unit)
    return tuple((reason, tuple(alike)) for reason, alike in found.items())


def _there(turn: Turn, unit_id: str) -> bool:
    """Whether a unit was in play at any moment of the turn."""
    before = turn.before.unit_by_id.get(unit_id)
    return turn.after.unit_by_id[unit_id].in_play or (before is not None and before.in_play)


def _orders(turn: Turn, unit_id: str, actions: Sequence[Action]) -> tuple[WrittenOrder, ...]:
    """What a unit was ordered: changes of formation, turns, moves of a kind that is ordered, a charge at the end."""
    written: list[WrittenOrder] = []
    own = [event for action in actions for event in _own(action, unit_id)]
    for place, event in enumerate(own):
        effect = event.effect
        kind = turn.ruleset.catalogue.get(event.kind, PLAIN)
        if kind.part is Part.FIGHT:
            written.append(WrittenOrder(Written.CHARGE, event.target))
            break
        drawn = drawn_as(turn.ruleset.catalogue, event)
        if drawn is Drawn.RESHAPE and "formation" in effect:
            written.append(WrittenOrder(Written.FORM, effect["formation"]))
        elif drawn is Drawn.RESHAPE and "facing" in effect:
            if not any(later.kind == "charge" for later in own[place + 1 : place + 3]):
                written.append(WrittenOrder(Written.FACE, value=effect["facing"]))
        elif "distance" in effect and round(effect["distance"], 1):
            mode = effect.get("mode", "move")
            if _is_ordered(turn, mode):
                written.append(WrittenOrder(Written.MOVE, mode, effect["distance"]))
    return tuple(written)


def _own(action: Action, unit_id: str) -> list[Event]:
    """What a unit did of itself in an action, up to its charge; what befell it in a fight is left out."""
    befell = {id(event) for episode in action.episodes for event in episode.events if event.kind != "charge"}
    return [event for event in action.events if event.unit == unit_id and id(event) not in befell]


def _is_ordered(turn: Turn, mode: str) -> bool:
    """Whether a mode of movement is ordered; all others befall a unit, or belong to its charge."""
    return bool(turn.ruleset.lexicon().move(mode).order)
