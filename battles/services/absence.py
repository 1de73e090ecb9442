"""Orders for those who sent none: what a turn is resolved with when a player is absent.

By the umpire's choice his standing orders and intents of an earlier turn go on, or nothing does and his commanders act
by their own character. His unit orders are never repeated: they were for another moment.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from typing import Any

from battles import rulesets
from battles.engine.knowledge import with_true_ids
from battles.engine.orders import OrderSheet as EngineSheet
from battles.models import Schedule, Turn
from battles.services.attendance import attendance
from campaigns.models import Seat
from orders import language
from orders.models import OrderSheet
from orders.services.sheets import joined, seen, side_text


def orders_for(turn: Turn, now: datetime) -> tuple[dict[str, str], tuple[Mapping[str, Any], ...]]:
    """Each side's order text for a turn, and a note for the umpire of every seat that sent none."""
    texts = {side["id"]: side_text(turn, side["id"]) for side in turn.before.get("sides", ())}
    present = attendance(turn, now)
    notes: list[Mapping[str, Any]] = []
    for seat in (*present.missing, *present.away):
        side = seat.side.key if seat.side else ""
        earlier = last_sheet(turn, seat) if turn.battle.schedule.missed == Schedule.Missed.STANDING else None
        carried = carried_on(turn.before, side, with_battle_ids(earlier, side)) if earlier else ""
        if carried:
            texts[side] = joined((texts.get(side, ""), carried))
        what = f"his standing orders of turn {earlier.turn.number} go on" if earlier and carried else "nothing stands"
        notes.append({"kind": "no orders", "side": side, "seat": seat.name, "problem": f"No orders; {what}."})
    return texts, tuple(notes)


def last_sheet(turn: Turn, seat: Seat) -> OrderSheet | None:
    """The seat's newest orders for an earlier turn of the same history, those it withdrew left out."""
    earlier = turn.parent
    while earlier is not None:
        sheet = OrderSheet.objects.filter(turn=earlier, seat=seat).order_by("-version").select_related("turn").first()
        if sheet is not None and not sheet.withdrawn:
            return sheet
        earlier = earlier.parent
    return None


def with_battle_ids(sheet: OrderSheet, side: str) -> str:
    """A sheet's normal form as the engine reads it: names that the side gave to contacts become ids of the battle."""
    return with_true_ids(sheet.normal_form, seen(sheet.turn, side).knowledge)


def carried_on(document: Mapping[str, Any], side: str, text: str) -> str:
    """What of a side's orders lasts beyond its turn, in normal form: intents and standing orders."""
    battle = rulesets.read(document)
    names = language.Names.for_side(battle, side)
    sheet = language.parse(text, names, rulesets.find(battle.ruleset).vocabulary)
    kept = lasting(sheet)
    return language.normal_form(kept, names) if kept.intent or kept.blocks or kept.standing else ""


def lasting(sheet: EngineSheet) -> EngineSheet:
    """A sheet without all that was for its turn only."""
    return replace(
        sheet,
        turn=None,
        key="",
        priority=(),
        blocks=tuple(replace(block, actions=()) for block in sheet.blocks if block.intent),
        units=(),
        groups=(),
        generals=(),
        messages=(),
        concede=False,
        refused=(),
    )
