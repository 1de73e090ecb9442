"""The end of a turn: commands that have had enough, and who has won (OT-C-OPT-7, OT-C-VIC-1)."""

from __future__ import annotations

from collections.abc import Sequence

from battles.engine.play.frame import conceding, winner_of
from battles.rulesets.old_trousers.command.orders import put_under, units_of
from battles.rulesets.old_trousers.table.field import Field
from battles.rulesets.old_trousers.table.troops import Troop
from battles.rulesets.old_trousers.words import OrderKind, State

CONCEDED, DESTROYED, BROKEN = "conceded", "destroyed", "broken"


def victory(field: Field) -> tuple[str, str] | None:
    """The winner and why; ``None`` while nobody, or everybody, is beaten (OT-C-VIC-1)."""
    conceded = conceding(field.sheets, field.enemy_of)
    beaten = {side: _why_beaten(field, side, conceded) for side in field.enemy_of}
    return winner_of(beaten, (CONCEDED, DESTROYED, BROKEN))


def _why_beaten(field: Field, side: str, conceded: tuple[str, ...]) -> str:
    """Why a side is beaten, empty when it is not."""
    if side in conceded:
        return CONCEDED
    own = [troop for troop in field.troops if troop.side == side]
    if not any(troop.present for troop in own):
        return DESTROYED
    lost = sum(bool(troop.out) for troop in own)
    share = int(field.settings["army_break"])
    return BROKEN if share and 100 * lost >= share * len(own) else ""


def divisional_morale(field: Field) -> None:
    """A command of which half is routed or gone is shaken, and withdraws, once (OT-C-OPT-7)."""
    if not field.settings["divisional_morale"]:
        return
    for command in field.commands.all:
        units = units_of(field, command.id)
        broken = sum(troop.routed or bool(troop.out) for troop in units)
        if not units or 2 * broken < len(units) or (_withdraws(field, command.id) and _was_broken(units)):
            continue
        for troop in units:
            if troop.present and troop.state == State.GOOD:
                field.set_status(troop, "OT-C-OPT-7", "morale", state=State.SHAKEN.value)
        put_under(field, command.id, OrderKind.WITHDRAW.value, None, "OT-C-OPT-7", "morale")


def _was_broken(units: Sequence[Troop]) -> bool:
    """Whether half of a command was routed or gone when the turn began: then it has had its shock."""
    states = (str(troop.unit.extra.get("state")) for troop in units if not troop.unit.out)
    left = sum(state != State.ROUTED for state in states)
    return 2 * (len(units) - left) >= len(units)


def _withdraws(field: Field, command: str) -> bool:
    return field.orders.get(command, {}).get("kind") == OrderKind.WITHDRAW
