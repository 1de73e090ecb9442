"""What becomes of guns in close combat (BNB-CART-3, BNB-CART-4)."""

from __future__ import annotations

from battles.engine.battle import Point
from battles.engine.boxes import Box
from battles.engine.geometry import CONTACT, normal_angle
from battles.rulesets.big_napoleonic.combat.combat_tables import Act, Outcome
from battles.rulesets.big_napoleonic.combat.fights import Fight
from battles.rulesets.big_napoleonic.table import figures, losses
from battles.rulesets.big_napoleonic.table.field import Field
from battles.rulesets.big_napoleonic.table.troops import Troop
from battles.rulesets.big_napoleonic.withdrawals import displacement, withdrawal
from battles.rulesets.big_napoleonic.withdrawals.withdrawal import Withdrawal


def touching(field: Field, fight: Fight, gunners: list[Troop]) -> list[Troop]:
    """Guns that touch the defender without taking part."""
    defender = fight.defender
    if fight.unsupported or defender.in_town:
        return []
    return [
        other
        for other in field.friends_near(defender, defender.figure, CONTACT)
        if other.guns and other not in gunners and figures.touching(other.figure, defender.figure)
    ]


def go_along(
    field: Field, act: Act, facing: float, before: Point, defender: Troop, gunners: list[Troop], touching: list[Troop]
) -> None:
    """What becomes of guns beside a beaten unit (BNB-CART-4)."""
    if act == Act.FALL_BACK:
        dx, dy = defender.x - before[0], defender.y - before[1]
        for guns in (*gunners, *touching):
            if not guns.present:
                continue
            there = guns.box.shifted(dx, dy)
            if defender.present and displacement.has_room(field, guns, there):
                guns.place(there.x, there.y)
                course = withdrawal.Course(Withdrawal.FALL_BACK, facing, (dx * dx + dy * dy) ** 0.5, True)
                withdrawal.tell(field, guns, course)
            if guns in touching:
                losses.disrupt(field, guns, losses.Cause.FALL_BACK, "BNB-CART-4")
        return
    for guns in touching:
        if guns.present:
            share = 0.5 if act == Act.RETIRE else 1.0
            withdrawal.in_combat(field, guns, Withdrawal.RETREAT, facing, share=share)
            if guns.present:
                losses.disrupt(field, guns, losses.Cause.RETREAT, "BNB-CART-4")


def left_alone(field: Field, fight: Fight, outcome: Outcome) -> None:
    """Unsupported guns: lost where touched, but for a stand (BNB-CART-3)."""
    act = outcome.defender[1]
    if act == Act.STAND:
        for assault in fight.assaults:
            for guns in fight.defenders:
                if guns.present and assault.flank and figures.touching(guns.figure, assault.troop.figure):
                    _turn(field, guns, assault.troop)
        return
    attackers = [troop.figure for troop in fight.attackers if troop.present]
    for guns in fight.defenders:
        if not guns.present:
            continue
        across = bool(fight.across) and guns is fight.defender
        if across or any(figures.touching(guns.figure, figure) for figure in attackers):
            losses.eliminate(field, guns, losses.End.DESTROYED, "BNB-CART-3")
        elif act == Act.FALL_BACK:
            losses.disrupt(field, guns, losses.Cause.COMBAT, "BNB-CART-3")
        elif act in (Act.RETIRE, Act.RETREAT):
            losses.eliminate(field, guns, losses.End.DESTROYED, "BNB-CART-3")


def _turn(field: Field, guns: Troop, attacker: Troop) -> None:
    """Guns met in flank that survive turn to the attacker about their centre, if there is room."""
    facing = normal_angle(attacker.facing + 180.0)
    ground = guns.figure_at(guns.x, guns.y, facing)
    if isinstance(ground, Box) and displacement.has_room(field, guns, ground):
        turned = abs((facing - guns.facing + 180.0) % 360.0 - 180.0)
        guns.place(guns.x, guns.y, facing)
        field.tell("pivot", guns, "BNB-CART-3", facing=guns.facing, turned=turned, cost=0, at=(guns.x, guns.y))
