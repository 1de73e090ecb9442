"""Defenders who form square, or turn to those who caught them in flank (BNB-CAV-2, BNB-CC-8, BNB-CC-10)."""

from __future__ import annotations

from battles.engine.geometry import normal_angle
from battles.rulesets.big_napoleonic.combat.combat_tables import Act
from battles.rulesets.big_napoleonic.combat.fights import Fight
from battles.rulesets.big_napoleonic.table import figures
from battles.rulesets.big_napoleonic.table.field import Field
from battles.rulesets.big_napoleonic.table.troops import Troop
from battles.rulesets.big_napoleonic.withdrawals import displacement
from battles.rulesets.big_napoleonic.words import SQUARING


def square_up(field: Field, fight: Fight, act: Act) -> None:
    """Infantry that stands: at once against horse in the first round, else as told (BNB-CAV-2, BNB-CC-8)."""
    defender = fight.defender
    if not defender.foot or defender.square or defender.formation not in SQUARING:
        return
    against_horse = fight.arm == "cavalry" and fight.round == 1
    told = act == Act.STAND and field.choose(defender, "stand", fight.attackers[0]).name == "SQUARE"
    if against_horse or told:
        _form_square(field, defender, "BNB-CAV-2" if against_horse else "BNB-CC-8")


def _form_square(field: Field, troop: Troop, clause: str) -> None:
    troop.square = True
    troop.changed()
    field.tell("formation", troop, clause, formation=troop.formation, square=True, cost=0)


def before_next(field: Field, fight: Fight) -> None:
    """A unit caught in flank squares up or turns before another round (BNB-CC-10)."""
    defender = fight.defender
    flanking = [assault for assault in fight.assaults if assault.flank and assault.troop.present]
    if not flanking or not defender.present or defender.square or defender.guns:
        return
    choice = field.choose(defender, "turn", flanking[0].troop).name
    may_square = defender.foot and defender.formation in SQUARING
    if choice == "AUTO":
        choice = "SQUARE" if defender.foot and fight.arm == "cavalry" and may_square else "FACE"
    if choice == "SQUARE" and may_square:
        _form_square(field, defender, "BNB-CC-10")
    elif choice != "FACE" or not _face(field, defender, flanking[0].troop):
        return
    for assault in flanking:
        assault.flank = False


def _face(field: Field, defender: Troop, attacker: Troop) -> bool:
    """Stand with the centrepoint on the middle of the contact, facing the attacker, if there is room."""
    middle = figures.shortest_line(attacker.box, defender.figure)[0]
    facing = normal_angle(attacker.facing + 180.0)
    ground = defender.box_by_front(middle, facing)
    if not displacement.has_room(field, defender, ground):
        return False
    turned = abs((facing - defender.facing + 180.0) % 360.0 - 180.0)
    defender.put(ground, facing)
    field.tell("pivot", defender, "BNB-CC-10", facing=facing, turned=turned, cost=0, at=(defender.x, defender.y))
    return True
