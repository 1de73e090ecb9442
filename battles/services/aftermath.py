"""A finished battle goes home: worked out, shown to the umpire, counted in the order of battle, or taken back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, replace
from datetime import datetime
from typing import Any

from django.db import transaction
from django.utils.translation import gettext as _

from battles import rulesets
from battles.engine.battle import Battle
from campaigns.models import Aftermath as AftermathRow
from campaigns.models import Campaign, Game, Turn
from campaigns.services.audit import record
from campaigns.services.order_of_battle import aftermath as pure
from campaigns.services.order_of_battle.storing import store, stored
from campaigns.services.order_of_battle.values import Commander, OrderOfBattle, Unit
from campaigns.services.turns.life import WrongMoment

#: What of a unit and of a commander a battle changes, and what is kept to take it back.
UNIT_KEYS = ("men", "pieces", "strength", "stragglers", "data")
COMMANDER_KEYS = ("fate",)


@dataclass(frozen=True, slots=True)
class Homecoming:
    """A battle's return as the umpire is shown it. ``field`` is the side that has the field, by the log or his word."""

    aftermath: pure.Aftermath
    field: str
    turn: Turn


def prepare(game: Game, field: str | None = None) -> Homecoming:
    """What a finished battle would give back. ``field`` goes before the winner in the log; empty: nobody has it.

    Raises ``WrongMoment`` while the battle is not over.
    """
    turn = _last_turn(game)
    began, ended = rulesets.read(game.document), rulesets.read(turn.after or {})
    holds = _winner(turn) if field is None else field
    if holds and holds not in began.side_by_id:
        raise WrongMoment(f"{holds!r} is no side of this battle; allowed: {', '.join(began.side_by_id)}, or nobody.")
    order_of_battle = stored(game.campaign)
    ruleset = rulesets.find(game.ruleset)
    return Homecoming(pure.aftermath_of(began, ended, ruleset, order_of_battle, field=holds), holds, turn)


@transaction.atomic
def count(game: Game, field: str, *, who: str, now: datetime) -> AftermathRow:
    """Let a battle's return count, once. Raises ``WrongMoment`` when it is not over or has been counted already."""
    locked = Game.objects.select_for_update().get(pk=game.pk)
    if AftermathRow.objects.filter(game=locked).exists():
        raise WrongMoment(_("This battle has been counted already; take that back first."))
    homecoming = prepare(locked, field)
    before = stored(locked.campaign)
    after = pure.applied(before, homecoming.aftermath)
    row = AftermathRow.objects.create(
        game=locked, at=now, who=who, field=field, before=_kept(before, after), report=_report(homecoming.aftermath)
    )
    store(locked.campaign, after)
    record(locked.campaign, who=who, action="count-battle", subject=str(locked), now=now)
    return row


@transaction.atomic
def take_back(game: Game, *, who: str, now: datetime) -> None:
    """Put the order of battle back as it was before the battle counted, but for what has been changed since.

    Raises ``WrongMoment`` when the battle has not been counted.
    """
    row = AftermathRow.objects.select_for_update().filter(game=game).select_related("game__campaign").first()
    if row is None:
        raise WrongMoment(_("This battle has not been counted."))
    campaign = row.game.campaign
    store(campaign, _restored(stored(campaign), row.before))
    row.delete()
    record(campaign, who=who, action="take-battle-back", subject=str(game), now=now)


@transaction.atomic
def rally(campaign: Campaign, keys: Iterable[str], *, who: str, now: datetime) -> int:
    """Let the stragglers of some units come in; answers how many men that were."""
    chosen = set(keys)
    before = stored(campaign)
    men = sum(unit.stragglers for unit in before.units if unit.key in chosen)
    if men:
        store(campaign, pure.rallied(before, chosen, rulesets.find(campaign.ruleset)))
        record(campaign, who=who, action="stragglers-come-in", subject=str(campaign), detail={"men": men}, now=now)
    return men


def _last_turn(game: Game) -> Turn:
    """The turn that ended the battle, on the branch that is played."""
    if game.status != Game.Status.FINISHED:
        raise WrongMoment(_("A battle goes home when it is over."))
    turn = (
        game.turns.filter(branch=game.branch, state=Turn.State.RELEASED).exclude(after=None).order_by("number").last()
    )
    if turn is None:
        raise WrongMoment(_("No turn of this battle has been played."))
    return turn


def _winner(turn: Turn) -> str:
    """The side that the log names as the winner, who has the field; empty when it names none."""
    for event in reversed(turn.events):
        winner = event.get("effect", {}).get("winner")
        if winner:
            return str(winner)
    return ""


def _kept(before: OrderOfBattle, after: OrderOfBattle) -> dict[str, Any]:
    """The values that a battle is about to change, by key."""
    units = {old.key: _part(old, UNIT_KEYS) for old, new in zip(before.units, after.units, strict=True) if old != new}
    commanders = {
        old.key: _part(old.commander, COMMANDER_KEYS)
        for old, new in zip(before.formations, after.formations, strict=True)
        if old != new and old.commander is not None
    }
    return {"units": units, "commanders": commanders}


def _part(value: Unit | Commander, keys: Iterable[str]) -> dict[str, Any]:
    found = {key: getattr(value, key) for key in keys}
    return {key: dict(item) if isinstance(item, Mapping) else item for key, item in found.items()}


def _restored(order_of_battle: OrderOfBattle, kept: Mapping[str, Any]) -> OrderOfBattle:
    units, commanders = kept.get("units", {}), kept.get("commanders", {})
    return replace(
        order_of_battle,
        units=tuple(replace(unit, **units[unit.key]) if unit.key in units else unit for unit in order_of_battle.units),
        formations=tuple(
            replace(formation, commander=replace(formation.commander, **commanders[formation.key]))
            if formation.key in commanders and formation.commander is not None
            else formation
            for formation in order_of_battle.formations
        ),
    )


def _report(aftermath: pure.Aftermath) -> dict[str, Any]:
    return {
        "units": [asdict(loss) for loss in aftermath.units],
        "commanders": [asdict(loss) for loss in aftermath.commanders],
        "unknown": list(aftermath.unknown),
    }


def totals_of(battle: Battle, aftermath: pure.Aftermath) -> list[tuple[str, pure.SideTotals]]:
    """Each side's name with what it lost and took."""
    return [(side.label, aftermath.totals(side.id)) for side in battle.sides]
