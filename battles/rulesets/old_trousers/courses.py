"""What the acts of a line make of a unit over open ground, by the movement of the turn itself, for forecasts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from types import MappingProxyType

from battles.engine.battle import Battle, Formation, Unit
from battles.engine.course import Stage
from battles.engine.orders import Action
from battles.rulesets.old_trousers.movement.allowances import left
from battles.rulesets.old_trousers.movement.verbs import carry_out
from battles.rulesets.old_trousers.table.field import lay_out
from battles.rulesets.old_trousers.table.troops import Troop

#: Acts that move nobody, or that hang on others and on dice.
_APART = ("ORDER", "CHARGE", "MAN", "FIRE AT", "RECOVER")


def course(battle: Battle, unit: Unit, line: Sequence[Action]) -> Iterator[Stage]:
    """What each act of a line makes of a unit that is alone on open ground, in command and bound by no order.

    Places that are units or ground are to be given as points.
    """
    field = lay_out(_alone(battle, unit), {}, b"")
    field.begin_phase(battle.side_of[unit.id])
    troop = field.by_id[unit.id]
    for action in line:
        before = len(troop.phase.trail)
        if action.verb not in _APART:
            carry_out(field, troop, (action,))
        legs = [act for act in troop.phase.trail[before:] if act.length > 0.0]
        end = _stands(unit, troop)
        start = replace(end, at=(legs[0].began.x, legs[0].began.y)) if legs else end
        yield Stage(start, end, sum(act.length for act in legs), left(troop))


def _alone(battle: Battle, unit: Unit) -> Battle:
    settings = {key: value for key, value in battle.settings.items() if key != "fog"}
    return replace(
        battle,
        units=(unit,),
        terrain=(),
        formations=tuple(_free(formation) for formation in battle.formations),
        settings=MappingProxyType(settings),
        orders=MappingProxyType({}),
        dice=(),
        strict_dice=False,
        log=(),
    )


def _free(formation: Formation) -> Formation:
    """A formation under no order and without a commander: nothing of either binds its units."""
    extra = {key: value for key, value in formation.extra.items() if key not in ("order", "pending")}
    return replace(formation, commander=None, extra=MappingProxyType(extra))


def _stands(unit: Unit, troop: Troop) -> Unit:
    return replace(unit, at=troop.centre, facing=troop.facing, formation=troop.formation)
