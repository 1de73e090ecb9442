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
from battles.models import Schedule, Turn
from battles.services.attendance import attendance
from campaigns.models import Seat
from orders import language
from orders.models import OrderSheet
from orders.services.sheets import side_text


def orders_for(turn: Turn, now: datetime) -> tuple[dict[str, str], tuple[Mapping[str, Any], ...]]:
    """Each side's order text for a turn, and a note for the umpire of every seat that sent none."""
    texts = {side["id"]: side_text(turn, side["id"]) for side in turn.before.get("sides", ())}
    present = attendance(turn, now)
    notes: list[Mapping[str, Any]] = []
    for seat in (*present.missing, *present.away):
        side = seat.side.key if seat.side else ""
        earlier = last_sheet(turn, seat) if turn.battle.schedule.missed == Schedule.Missed.STANDING else None
        carried = carried_on(turn.before, side, earlier.normal_form) if earlier else ""
        if carried:
            texts[side] = "\n".join(part for part in (texts.get(side, ""), carried) if part.strip())
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


def carried_on(document: Mapping[str, Any], side: str, text: str) -> str:
    """What of an order text lasts beyond its turn, in normal form: intents and standing orders."""
    battle = rulesets.read(document)
    names = language.Names.for_side(battle, side)
    sheet = language.parse(text, names, rulesets.find(battle.ruleset).vocabulary)
    lasting = replace(
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
    return language.normal_form(lasting, names)
