"""The firing phase (MN-FIRE-1 to 10): eligible targets, dice, return fire, support, suppression."""

from __future__ import annotations

from collections.abc import Iterator

from battles.engine.boxes import gap
from battles.engine.dataclasses import dataclass
from battles.engine.events import Roll
from battles.engine.geometry import LIMIT
from battles.engine.orders import Action
from battles.rulesets.mini_nap.combat.losses import Cause, lose
from battles.rulesets.mini_nap.command.decisions import always
from battles.rulesets.mini_nap.fire.aiming import SMALL_ARMS_RANGE, Shot, best_shot, prospects
from battles.rulesets.mini_nap.movement.facing import turned_too_far
from battles.rulesets.mini_nap.table.troops import Troop
from battles.rulesets.mini_nap.table.working import Working
from battles.rulesets.mini_nap.words import Marker, Stance, Status

# MN-FIRE-7. The sum of dice for one hit.
SUM_PER_HIT = 6
# MN-FIRE-9. Batteries this near to the target support it.
SUPPORT_WITHIN = 6.0
# MN-FIRE-10. Skirmishers this strong suppress two batteries.
SUPPRESSES_TWO = 5

LABELS = {"fire": "fire", "return": "return-fire", "support": "support-fire"}
CLAUSES = {"fire": "MN-FIRE-7", "return": "MN-FIRE-8", "support": "MN-FIRE-9"}

# Reasons in the order in which they are given (MN-ORD-3).
IN_CONTACT, MARKED, REDEPLOYED, TURNED = "in-contact", "marked", "redeployed", "turned-too-far"
NO_TARGET, NOT_ELIGIBLE, NO_DICE = "no-such-target", "not-eligible", "no-dice"


@dataclass(frozen=True, slots=True)
class FireLine:
    """An order about fire, in sheet order."""

    troop: Troop
    action: Action
    line: int


def fire_lines(working: Working, troops: set[str]) -> Iterator[FireLine]:
    """The FIRE AT and HOLD FIRE actions of the active units, in sheet order."""
    for order in working.lines(working.initiative.active):
        if order.unit not in troops:
            continue
        for action in order.actions:
            if action.verb in ("FIRE AT", "HOLD FIRE"):
                yield FireLine(working.roster.by_id[order.unit], action, order.line)


def fire_phase(working: Working, brigade: list[Troop]) -> None:
    """Each unit of the active Brigade may fire once: by order, then at will (MN-FIRE-1, MN-ORD-2)."""
    holding: set[str] = set()
    for line in fire_lines(working, {troop.id for troop in brigade}):
        troop = line.troop
        if line.action.verb == "HOLD FIRE":
            holding.add(troop.id)
        elif not troop.out and not troop.waiting and not troop.fired:
            _fire_by_order(working, troop, line)
    for troop in brigade:
        if troop.present and not troop.fired and troop.id not in holding and not bar_to_fire(working, troop):
            shot = _shot_at_will(working, troop)
            if shot is not None:
                open_fire(working, troop, shot)


def _fire_by_order(working: Working, troop: Troop, line: FireLine) -> None:
    reason = bar_to_fire(working, troop)
    shot: Shot | None = None
    if not reason:
        target = working.roster.by_id.get(str(line.action.arguments.get("target", "")))
        if target is None or not target.present or target.side == troop.side:
            reason = NO_TARGET
        else:
            shot = best_shot(working, troop, target)
            reason = NOT_ELIGIBLE if shot is None else "" if shot.dice else NO_DICE
    if reason or shot is None:
        text = line.action.text
        working.journal.refuse(troop, "MN-ORD-3", order=text, reason=reason, line=line.line, text=text)
    else:
        open_fire(working, troop, shot)


def bar_to_fire(working: Working, troop: Troop) -> str:
    """What keeps a unit from firing at anything, or nothing (MN-FIRE-1)."""
    if working.roster.engaged(troop):
        return IN_CONTACT
    if troop.yellow or troop.abandoned:
        return MARKED
    if troop.redeployed:
        return REDEPLOYED
    if troop.artillery and turned_too_far(troop):
        return TURNED
    return ""


def _shot_at_will(working: Working, troop: Troop) -> Shot | None:
    """The target that a staff has laid the guns on, if any; else that with most dice, the nearest, in file order.

    MN-ORD-2.
    """
    laid = working.roster.by_id.get(troop.laid_on)
    if laid is not None and laid.present:
        shot = _laid_shot(working, troop, laid)
        if shot is not None and shot.dice and always(working, troop, "fire at will", laid):
            return shot
    best: Shot | None = None
    view = prospects(working, troop)
    for prospect in view.found:
        if best is not None and prospect.promise < best.worth:
            break
        if view.hides(prospect.target):
            continue
        shot = best_shot(working, troop, prospect.target, view.screened)
        if shot is None or not shot.dice or not always(working, troop, "fire at will", shot.target):
            continue
        if best is None or (shot.worth, -shot.target.index) > (best.worth, -best.target.index):
            best = shot
    return best


def keep_laid(working: Working, troop: Troop, shot: Shot) -> None:
    """Keep the shot for which a staff has laid a battery: mostly it fires before anything else happens."""
    working.laid[troop.id] = (_moment(working), shot)


def _laid_shot(working: Working, troop: Troop, target: Troop) -> Shot | None:
    """The shot for which a battery was laid, if nobody has moved and nothing has been written since; else anew."""
    moment, shot = working.laid.get(troop.id, (None, None))
    if moment == _moment(working) and shot is not None and shot.target is target:
        return shot
    return best_shot(working, troop, target)


def _moment(working: Working) -> tuple[int, int]:
    """Another pair of numbers whenever somebody may have moved, or something was written."""
    return working.roster.stamp(), len(working.journal.entries)


def open_fire(working: Working, troop: Troop, shot: Shot) -> None:
    """An active unit fires: its test if out of command, suppression, the shot, what comes back.

    MN-EVENT-1, MN-AMB-22.
    """
    troop.fired = True
    if troop.status == Status.OUT and not working.test("fire-test", troop, "MN-CMD-6"):
        return
    if troop.artillery and _suppressed(working, troop):
        return
    target, ground = shot.target, shot.target.box
    shoot(working, troop, shot, "fire")
    if target.present:
        _answer(working, target, troop, "return")
    for guns in working.roster.near(working.initiative.passive, ground, SUPPORT_WITHIN):
        if guns is target or not guns.artillery:
            continue
        if gap(guns.box, ground) <= SUPPORT_WITHIN + LIMIT:
            _answer(working, guns, troop, "support")


def shoot(working: Working, troop: Troop, shot: Shot, mode: str) -> None:
    """Throw the dice of a shot and take off its hits (MN-FIRE-5, MN-FIRE-7)."""
    label = LABELS[mode]
    dice = working.journal.dice.throw(label, troop.id, shot.dice)
    roll = Roll(label, troop.id, dice, total=sum(dice), modifiers=shot.reckoning)
    hits = roll.total // SUM_PER_HIT
    working.journal.tell(
        "fire",
        troop,
        CLAUSES[mode],
        target=shot.target.id,
        roll=roll,
        mode=mode,
        band=shot.band,
        dice=shot.dice,
        hits=hits,
        range=round(shot.range, 3),
    )
    if hits:
        lose(working, shot.target, hits, Cause.FIRE, "MN-FIRE-7")


def _answer(working: Working, troop: Troop, firer: Troop, mode: str) -> None:
    """Return or support fire, once an initiative, without a test of command (MN-FIRE-8, MN-FIRE-9)."""
    if not troop.present or troop.spent or not firer.present:
        return
    if not always(working, troop, "return fire" if mode == "return" else "support fire", firer):
        return
    if bar_to_fire(working, troop):
        return
    shot = best_shot(working, troop, firer)
    if shot is None or not shot.dice:
        return
    shoot(working, troop, shot, mode)
    if not troop.out:
        working.mark(troop, Marker.RETURNED_FIRE, CLAUSES[mode])


def _suppressed(working: Working, battery: Troop) -> bool:
    """Whether skirmishers spoil the battery's fire before it falls, the first that will (MN-FIRE-10)."""
    for skirmisher in working.roster.enemies_near(battery, battery.box, SMALL_ARMS_RANGE):
        if not skirmisher.infantry or skirmisher.formation != Stance.SKIRMISH or skirmisher.yellow or skirmisher.spent:
            continue
        if best_shot(working, skirmisher, battery) is None or working.roster.engaged(skirmisher):
            continue
        if not always(working, skirmisher, "suppress", battery):
            continue
        _suppress(working, skirmisher, battery)
        return True
    return False


def _suppress(working: Working, skirmisher: Troop, battery: Troop) -> None:
    working.journal.tell("reaction", skirmisher, "MN-FIRE-10", target=battery.id, reaction="suppression")
    working.mark(skirmisher, Marker.RETURNED_FIRE, "MN-FIRE-10")
    working.mark(battery, Marker.SUPPRESSED, "MN-FIRE-10")
    if skirmisher.strength < SUPPRESSES_TWO:
        return
    others = [
        (round(gap(skirmisher.box, guns.box), 6), guns.index, guns)
        for guns in working.roster.of_side(working.initiative.active)
        if guns.artillery
        and guns is not battery
        and guns.brigade in working.initiative.active_brigades
        and not guns.fired
        and not guns.yellow
        and best_shot(working, skirmisher, guns) is not None
    ]
    if others:
        second = min(others, key=lambda entry: entry[:2])[2]
        working.mark(second, Marker.SUPPRESSED, "MN-FIRE-10")
