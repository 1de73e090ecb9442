"""The combat phase (CR-CC-2 to 4, CR-SHOCK-3): charges first, then the other attacks, side by side in turn."""

from __future__ import annotations

from typing import TypeGuard

from battles.engine.dataclasses import dataclass
from battles.engine.orders import Action
from battles.engine.play.frame import unit_lines
from battles.rulesets.carolus_rex.combat.closing import advance, bar_to_closing, chosen_target
from battles.rulesets.carolus_rex.combat.melee import resolve
from battles.rulesets.carolus_rex.combat.odds import closes
from battles.rulesets.carolus_rex.command.making_out import made_out
from battles.rulesets.carolus_rex.decisions import always, choose
from battles.rulesets.carolus_rex.table import cohesion
from battles.rulesets.carolus_rex.table.field import Field
from battles.rulesets.carolus_rex.table.troops import Troop
from battles.staff import is_able


@dataclass(frozen=True, slots=True)
class CloseOrder:
    """A CLOSE line: who, whom (empty: whoever it is in contact with), and the line of the sheet."""

    troop: Troop
    target: str
    line: int


def combat_phase(field: Field) -> None:
    """All attacks of the turn; CLOSE orders that could not be carried out are written at the end."""
    orders = {side.id: _close_orders(field, side.id) for side in field.battle.sides}
    for charges in (True, False):
        _attacks(field, orders, charges=charges)
    for given in orders.values():
        for order in given:
            troop = order.troop
            if not troop.deeds.attacked and troop.present:
                enemy = chosen_target(field, troop, order.target)
                reason = bar_to_closing(field, troop, enemy)
                if reason:
                    field.refuse(troop, "close", reason, order.line)


def _close_orders(field: Field, side: str) -> list[CloseOrder]:
    """The CLOSE lines of a side in the order of its sheet."""
    found = []
    for line in unit_lines(field.sheets.get(side)):
        troop = field.by_id.get(line.unit)
        if troop is None or troop.side != side or not troop.present:
            continue
        found += [
            CloseOrder(troop, _target(action), action.line or line.line)
            for action in line.actions
            if action.verb == "CLOSE"
        ]
    return found


def _target(action: Action) -> str:
    return str(action.arguments.get("target", ""))


def drawn_first(field: Field) -> tuple[str, ...]:
    """The sides in the order in which their Commanders' cards were drawn (CR-CC-2)."""
    drawn = [field.general_by_id[card].side for card in field.cards if field.general_by_id[card].commands_army]
    return tuple(dict.fromkeys(drawn)) or tuple(side.id for side in field.battle.sides)


def _attacks(field: Field, orders: dict[str, list[CloseOrder]], *, charges: bool) -> None:
    """The sides attack one target each in turn, until neither has another attack."""
    sides = drawn_first(field)
    turn, idle = 0, 0
    while idle < len(sides):
        side = sides[turn % len(sides)]
        turn += 1
        target = _next_target(field, side, orders[side], charges=charges)
        if target is None:
            idle += 1
            continue
        idle = 0
        _attack(field, target, _attackers(field, side, orders[side], target))


def _wants(field: Field, troop: Troop, orders: list[CloseOrder], only: Troop | None = None) -> list[Troop]:
    """With whom a unit is to close now: by charge, by CLOSE order, by standing order.

    Where it matters whether it closes with one enemy ``only``, the others are not asked about.
    """
    if troop.deeds.attacked or not troop.present:
        return []

    def may_be(enemy: Troop | None) -> TypeGuard[Troop]:
        return (
            enemy is not None
            and (only is None or enemy is only)
            and enemy.side != troop.side
            and not enemy.deeds.was_attacked
            and not bar_to_closing(field, troop, enemy)
        )

    wanted: list[Troop | None] = []
    if troop.deeds.charging:
        target = field.by_id.get(troop.deeds.charging)
        if target is not None and _charges_first(field, target, troop):
            return []
        wanted.append(target)
    else:
        wanted += [chosen_target(field, troop, order.target) for order in orders if order.troop is troop]
        if not wanted:
            if only is not None and not field.contact(troop, only):
                return []
            enemy = chosen_target(field, troop, "")
            return [enemy] if may_be(enemy) and _closes_unordered(field, troop, enemy) else []
    return [enemy for enemy in wanted if may_be(enemy)]


def _closes_unordered(field: Field, troop: Troop, enemy: Troop) -> bool:
    """Whether a unit closes without an order: by standing order, or as its staff carries out its intent (CR-INT-1)."""
    intent = field.answers.intent(troop)
    if intent is None or not is_able(field.battle, troop.side) or field.answers.standing(troop, "close"):
        return always(field, troop, "close", enemy)
    return closes(field, troop, made_out(field, troop.side, enemy), intent.posture)


def _charges_first(field: Field, other: Troop, troop: Troop) -> bool:
    """Whether of two who charge each other it is the other who attacks, as he was ordered to (CR-SHOCK-5)."""
    return (
        troop.deeds.opportunity
        and not other.deeds.opportunity
        and other.deeds.charging == troop.id
        and not other.deeds.attacked
        and not bar_to_closing(field, other, troop)
    )


def _in_order(field: Field, side: str, orders: list[CloseOrder]) -> list[Troop]:
    """A side's units as it chooses among them: in the order of its CLOSE lines, then of the file (CR-CC-2)."""
    return list(dict.fromkeys([order.troop for order in orders] + field.of_side(side)))


def _next_target(field: Field, side: str, orders: list[CloseOrder], *, charges: bool) -> Troop | None:
    for troop in _in_order(field, side, orders):
        if bool(troop.deeds.charging) is not charges and charges:
            continue
        for enemy in _wants(field, troop, orders):
            return enemy
    return None


def _attackers(field: Field, side: str, orders: list[CloseOrder], target: Troop) -> list[Troop]:
    """All who close with one enemy, those who charge before the others (CR-CC-3)."""
    joined = [troop for troop in _in_order(field, side, orders) if _wants(field, troop, orders, target)]
    return sorted(joined, key=lambda troop: not troop.deeds.charging)


def _attack(field: Field, target: Troop, attackers: list[Troop]) -> None:
    """Tests, coming up, and the combat (CR-CC-4, CR-CC-5)."""
    willing = []
    for troop in attackers:
        troop.deeds.attacked = True
        if troop.deeds.charging or cohesion.test(field, troop, "close", "CR-CC-4"):
            willing.append(troop)
    if not willing:
        return
    chosen = choose(field, willing[0], "lead", target)
    leader = field.by_id.get(str(chosen.arguments.get("unit", "")))
    if leader in willing:
        willing.remove(leader)
        willing.insert(0, leader)
    resolve(field, [advance(field, troop, target) for troop in willing], target)
