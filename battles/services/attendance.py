"""Attendance: whose orders a turn waits for, and who has sent none.

A seat counts as expected while a player (or his deputy) can write for it and it still has troops. A player on declared
leave without a deputy is not waited for.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date, datetime
from typing import Any
from zoneinfo import ZoneInfo

from battles.models import Battle, Turn
from campaigns.models import Seat
from orders.models import OrderSheet


@dataclass(frozen=True, slots=True)
class Attendance:
    """The seats of a turn. ``missing`` are expected and have no orders in; ``away`` are on leave without a deputy."""

    ordered: tuple[Seat, ...]
    missing: tuple[Seat, ...]
    away: tuple[Seat, ...]

    @property
    def all_in(self) -> bool:
        """Whether somebody has ordered and nobody is waited for."""
        return bool(self.ordered) and not self.missing


def commanders(battle: Battle) -> list[Seat]:
    """The seats that command in this battle's campaign and have not been left, those of one side together."""
    seats = Seat.objects.filter(campaign=battle.campaign_id, role=Seat.Role.COMMANDER, side__isnull=False)
    return list(seats.exclude(state=Seat.State.LEFT).select_related("campaign", "side", "player", "deputy"))


def audience(battle: Battle) -> list[Seat]:
    """Every seat that is told of a turn: commanders, and spectators who follow a side."""
    seats = Seat.objects.filter(campaign=battle.campaign_id, side__isnull=False, player__isnull=False)
    return list(seats.exclude(state=Seat.State.LEFT).select_related("campaign", "side", "player", "deputy"))


def attendance(turn: Turn, now: datetime) -> Attendance:
    """Who has ordered for a turn and who has not. Withdrawn orders count as none."""
    counting = {sheet.seat_id for sheet in counting_sheets(turn) if not sheet.withdrawn}
    today = now.astimezone(ZoneInfo(turn.battle.campaign.time_zone)).date()
    ordered, missing, away = [], [], []
    for seat in commanders(turn.battle):
        if seat.pk in counting:
            ordered.append(seat)
        elif seat.player is None or not has_troops(seat, turn.before):
            continue
        elif on_leave(seat, today) and seat.deputy is None:
            away.append(seat)
        else:
            missing.append(seat)
    return Attendance(tuple(ordered), tuple(missing), tuple(away))


def counting_sheets(turn: Turn) -> list[OrderSheet]:
    """The newest version of each seat's orders for a turn, withdrawals included."""
    newest: dict[int, OrderSheet] = {}
    for sheet in OrderSheet.objects.filter(turn=turn).order_by("version").select_related("seat"):
        newest[sheet.seat_id] = sheet
    return list(newest.values())


def on_leave(seat: Seat, day: date) -> bool:
    """Whether the player has declared leave for this day; an open end means until further notice."""
    if seat.leave_from is None and seat.leave_until is None:
        return False
    return (seat.leave_from or day) <= day <= (seat.leave_until or day)


def has_troops(seat: Seat, document: Mapping[str, Any]) -> bool:
    """Whether any unit under the seat's command is still in the battle or on its way to it."""
    formations = {formation["id"]: formation for formation in document.get("formations", ())}
    side = seat.side.key if seat.side else ""
    for unit in document.get("units", ()):
        chain = list(_chain(unit.get("of", ""), formations))
        of_side = any(formation.get("side") == side for formation in chain)
        mine = not seat.formations or any(formation["id"] in seat.formations for formation in chain)
        if of_side and mine and not unit.get("out"):
            return True
    return False


def _chain(key: str, formations: Mapping[str, Mapping[str, Any]]) -> Iterable[Mapping[str, Any]]:
    """A formation and all above it, lowest first."""
    seen: set[str] = set()
    while key in formations and key not in seen:
        seen.add(key)
        yield formations[key]
        key = formations[key].get("of", "")
