"""The order of battle that a battle file holds: its sides, command tree and troops without their places."""

from __future__ import annotations

from battles.engine import battle as engine
from campaigns.services.order_of_battle.values import Basis, Commander, Formation, OrderOfBattle, Side, Unit


def order_of_battle_of(battle: engine.Battle) -> OrderOfBattle:
    """The order of battle of a battle, in tree order. Units and formations keep their ids as keys."""
    return OrderOfBattle(
        sides=tuple(Side(side.id, side.label, side.nation) for side in battle.sides),
        formations=tuple(_formation(battle, formation) for formation in battle.formations),
        units=tuple(_unit(unit) for unit in battle.units),
    ).in_tree_order()


def _formation(battle: engine.Battle, formation: engine.Formation) -> Formation:
    return Formation(
        key=formation.id,
        kind=formation.kind,
        side=battle.side_of_formation(formation.id),
        name=formation.label,
        of=formation.of,
        nation=formation.nation,
        commander=_commander(formation.commander) if formation.commander else None,
    )


def _commander(commander: engine.Commander) -> Commander:
    return Commander(commander.name, commander.rating, Basis.SET if commander.rating else Basis.UNRATED)


def _unit(unit: engine.Unit) -> Unit:
    return Unit(
        key=unit.id,
        of=unit.of,
        name=unit.label,
        arm=unit.arm,
        type=unit.type,
        quality=unit.quality,
        strength=unit.strength or 0,
        guns=str(unit.extra.get("guns", "")),
        traits=unit.traits,
        nation=unit.nation,
    )
