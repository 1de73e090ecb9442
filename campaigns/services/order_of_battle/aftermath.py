"""What a finished battle gives back to the order of battle that it was drawn from.

A rulebook says what a unit lost in men and pieces (``Ruleset.oob``); here that is divided into killed and wounded,
stragglers who come back, prisoners and guns taken, and brought to the order of battle as a new value. Nothing knows the
database: the umpire is shown an :class:`Aftermath` before it counts.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any

from battles.engine.battle import Battle
from battles.engine.battle import Unit as BattleUnit
from battles.engine.protocol import Ruleset
from campaigns.services.order_of_battle.values import OrderOfBattle, Unit

#: Of the men whom a unit lost that is still in the battle, this percentage are killed or wounded, the rest stragglers.
CASUALTIES = 60
#: The same of a unit that was destroyed, and of those the percentage taken by whoever has the field.
CASUALTIES_OF_LOST = 50
PRISONERS_OF_LOST = 10

#: Why a unit is off the table, where that is no destruction: it marched off with what it had.
MARCHED_OFF = frozenset({"", "retreated", "left", "off-table", "withdrawn"})


@dataclass(frozen=True, slots=True)
class UnitLoss:
    """What a battle cost one unit. ``men`` and ``pieces`` are what it has left with the colours."""

    key: str
    name: str
    side: str
    men_before: int
    men: int
    casualties: int = 0
    stragglers: int = 0
    prisoners: int = 0
    pieces_before: int = 0
    pieces: int = 0
    taken_by: str = ""
    strength: int = 0
    out: str = ""

    @property
    def lost_pieces(self) -> int:
        return self.pieces_before - self.pieces


@dataclass(frozen=True, slots=True)
class CommanderLoss:
    """A commander who did not come back, with the rulebook's word for what became of him."""

    formation: str
    name: str
    side: str
    fate: str


@dataclass(frozen=True, slots=True)
class SideTotals:
    """What a side lost in all, and the guns that it took."""

    casualties: int = 0
    stragglers: int = 0
    prisoners: int = 0
    pieces: int = 0
    trophies: int = 0


@dataclass(frozen=True, slots=True)
class Aftermath:
    """A battle's return. ``unknown`` are units of the battle whom the order of battle does not list."""

    units: tuple[UnitLoss, ...]
    commanders: tuple[CommanderLoss, ...]
    field: str = ""
    unknown: tuple[str, ...] = ()

    def totals(self, side: str) -> SideTotals:
        """The totals of one side."""
        own = [unit for unit in self.units if unit.side == side]
        return SideTotals(
            sum(unit.casualties for unit in own),
            sum(unit.stragglers for unit in own),
            sum(unit.prisoners for unit in own),
            sum(unit.lost_pieces for unit in own),
            sum(unit.lost_pieces for unit in self.units if unit.taken_by == side),
        )


def aftermath_of(
    began: Battle, ended: Battle, ruleset: Ruleset, order_of_battle: OrderOfBattle, *, field: str = ""
) -> Aftermath:
    """What a battle from ``began`` to ``ended`` gives back. ``field`` is the side that has the field, if either has.

    Units and commanders are joined by their keys. Men and pieces are diminished in the proportion in which the
    rulebook's measure was, so that whoever lost nothing keeps every man.
    """
    units, unknown = [], []
    for unit in began.units:
        listed = order_of_battle.unit_by_key.get(unit.id)
        after = ended.unit_by_id.get(unit.id)
        if listed is None or after is None:
            unknown.append(unit.id)
            continue
        loss = _unit_loss(listed, unit, after, ruleset, began.side_of[unit.id], _other(began, unit.id, field))
        if loss is not None:
            units.append(loss)
    return Aftermath(tuple(units), tuple(_commander_losses(began, ended)), field, tuple(unknown))


def applied(order_of_battle: OrderOfBattle, aftermath: Aftermath) -> OrderOfBattle:
    """The order of battle after the battle: men, pieces, strength, stragglers, and commanders who are gone."""
    losses = {loss.key: loss for loss in aftermath.units}
    fates = {loss.formation: loss.fate for loss in aftermath.commanders}
    return replace(
        order_of_battle,
        formations=tuple(
            replace(formation, commander=replace(formation.commander, fate=fates[formation.key]))
            if formation.key in fates and formation.commander is not None
            else formation
            for formation in order_of_battle.formations
        ),
        units=tuple(
            _diminished(unit, losses[unit.key]) if unit.key in losses else unit for unit in order_of_battle.units
        ),
    )


def rallied(order_of_battle: OrderOfBattle, keys: Iterable[str], ruleset: Ruleset) -> OrderOfBattle:
    """The order of battle after the stragglers of some units have come in."""
    chosen = frozenset(keys)
    return replace(
        order_of_battle,
        units=tuple(
            _joined(unit, ruleset) if unit.key in chosen and unit.stragglers else unit for unit in order_of_battle.units
        ),
    )


def _unit_loss(
    listed: Unit, began: BattleUnit, ended: BattleUnit, ruleset: Ruleset, side: str, other: str
) -> UnitLoss | None:
    returned = ruleset.oob.returned(began, ended)
    share = min(100, returned.percent)
    destroyed = ended.out not in MARCHED_OFF
    men, pieces = _men(listed, began, ruleset), listed.pieces or 0
    gone = men if destroyed else -(-men * share // 100)
    guns = (pieces if other else 0) if destroyed else pieces * share // 100
    if not share and not destroyed:
        return None
    casualties = gone * (CASUALTIES_OF_LOST if destroyed else CASUALTIES) // 100
    prisoners = gone * PRISONERS_OF_LOST // 100 if destroyed and other else 0
    left, left_guns = men - gone, pieces - guns
    return UnitLoss(
        listed.key,
        listed.name,
        side,
        men,
        left,
        casualties,
        gone - casualties - prisoners,
        prisoners,
        pieces,
        left_guns,
        other if guns and destroyed else "",
        0 if destroyed else listed.strength - listed.strength * share // 100,
        ended.out,
    )


def _men(listed: Unit, began: BattleUnit, ruleset: Ruleset) -> int:
    """The men of a unit; where nobody counted them, as many as the rulebook's measure stands for."""
    return ruleset.measure.men(began) if listed.men is None else listed.men


def _commander_losses(began: Battle, ended: Battle) -> Iterable[CommanderLoss]:
    for formation in began.formations:
        after = ended.formation_by_id.get(formation.id)
        if formation.commander is None or formation.commander.out or after is None or after.commander is None:
            continue
        if after.commander.out:
            side = began.side_of_formation(formation.id)
            yield CommanderLoss(formation.id, formation.commander.name, side, after.commander.out)


def _other(began: Battle, unit: str, field: str) -> str:
    """The side that has the field, when it is not the unit's own."""
    return field if field and field != began.side_of[unit] else ""


def _diminished(unit: Unit, loss: UnitLoss) -> Unit:
    state: Mapping[str, Any] = MappingProxyType({**unit.data, "out": loss.out} if loss.out else dict(unit.data))
    return replace(
        unit,
        men=loss.men,
        pieces=loss.pieces if unit.pieces is not None else None,
        strength=loss.strength,
        stragglers=unit.stragglers + loss.stragglers,
        data=state,
    )


def _joined(unit: Unit, ruleset: Ruleset) -> Unit:
    men = (unit.men or 0) + unit.stragglers
    guns = unit.arm == "artillery"
    strength = ruleset.strength_of(unit.arm, **({"pieces": unit.pieces or 0} if guns else {"men": men}))
    data = MappingProxyType({key: value for key, value in unit.data.items() if key != "out"})
    return replace(unit, men=men, stragglers=0, strength=strength if (unit.pieces or not guns) else 0, data=data)
