"""The break-through phase (MN-BRK-1 to 4): rally back, stop, rally forward, or charge again."""

from __future__ import annotations

from battles.engine.boxes import gap
from battles.engine.play.standing import Choice
from battles.rulesets.mini_nap.charges.assault import Charge
from battles.rulesets.mini_nap.charges.charging import charge, weigh
from battles.rulesets.mini_nap.charges.rallying import rally_back, rally_forward, stop
from battles.rulesets.mini_nap.combat.hand_to_hand import hand_to_hand
from battles.rulesets.mini_nap.combat.losses import Cause, lose
from battles.rulesets.mini_nap.command import commanders
from battles.rulesets.mini_nap.command.decisions import choose
from battles.rulesets.mini_nap.movement.allowances import charge_allowance
from battles.rulesets.mini_nap.table.troops import Troop
from battles.rulesets.mini_nap.table.working import Working

# MN-BRK-3. The price of a break-through charge.
FATIGUE_HITS = 1


def breakthrough_phase(working: Working) -> None:
    """The active side's units until none is left, then the passive side's (MN-BRK-1)."""
    for side in (working.initiative.active, working.initiative.passive):
        working.initiative.passive_breaks_through = side == working.initiative.passive
        while True:
            troop = next((troop for troop in working.roster.of_side(side) if troop.through), None)
            if troop is None:
                break
            break_through(working, troop)
    working.initiative.passive_breaks_through = False


def break_through(working: Working, troop: Troop) -> None:
    """One unit uses its break-through, and at once any further one that a charge gives it (MN-BRK-3)."""
    while troop.through and not troop.out:
        troop.through = False
        choice, prey = _decide(working, troop)
        if prey is not None:
            _charge(working, troop, prey)
        elif choice.name == "BACK":
            rally_back(working, troop)
        elif choice.name == "FORWARD":
            rally_forward(working, troop, choice)
        else:
            stop(working, troop)


def _decide(working: Working, troop: Troop) -> tuple[Choice, Troop | None]:
    """What the unit does, and whom it charges if it does that.

    That is the enemy named, else the nearest one that may legally be charged and that the orders want charged
    (MN-ORD-2). A charge without such an enemy is a stop.
    """
    allowance = charge_allowance(working.battle, troop)
    status = commanders.status(working, troop)
    ground = troop.box
    enemies = working.roster.enemies_near(troop, troop.box, allowance)
    for enemy in sorted(enemies, key=lambda enemy: (round(gap(ground, enemy.box), 6), enemy.index)):
        if not working.roster.may_act_on(troop.side, enemy):
            continue
        choice = choose(working, troop, "breakthrough", enemy)
        if choice.name == "CHARGE" and choice.target() in ("", enemy.id):
            _, way = weigh(working, troop, enemy.id, status)
            if not way.reason:
                return choice, enemy
    return choose(working, troop, "breakthrough"), None


def _charge(working: Working, troop: Troop, prey: Troop) -> None:
    """One hit for fatigue, then the charge as it stands, and its hand-to-hand at once (MN-BRK-3, MN-AMB-19)."""
    working.journal.tell("breakthrough", troop, "MN-BRK-3", choice="charge")
    lose(working, troop, FATIGUE_HITS, Cause.FATIGUE, "MN-BRK-3")
    if troop.out:
        return
    status = commanders.status(working, troop)
    target, way = weigh(working, troop, prey.id, status)
    if target is not None and not way.reason:
        charge(working, troop, target, way, status, Charge.BREAKTHROUGH)
    hand_to_hand(working)
