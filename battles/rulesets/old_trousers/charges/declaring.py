"""Declaring a charge (OT-CHG-1 to 3): who may, whom, and what follows at once."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter

from battles.engine.boxes import gap
from battles.engine.geometry import turn_between
from battles.engine.orders import Action
from battles.engine.play.known import held
from battles.engine.play.standing import degrees_of
from battles.rulesets.old_trousers.charges.approach import (
    Route,
    longest_bonus,
    may_not_strike,
    route_to,
)
from battles.rulesets.old_trousers.charges.reactions import announces_square, respond, try_square
from battles.rulesets.old_trousers.charges.running import attacks_flank, close_in, ride_down
from battles.rulesets.old_trousers.command.commanders import join_charged
from battles.rulesets.old_trousers.command.permission import Act, permit
from battles.rulesets.old_trousers.movement.allowances import left
from battles.rulesets.old_trousers.movement.forming import BLOCKED, form
from battles.rulesets.old_trousers.movement.turning import wheel
from battles.rulesets.old_trousers.table.charge import CHARGE, OPPORTUNITY, Charge
from battles.rulesets.old_trousers.table.field import Field
from battles.rulesets.old_trousers.table.troops import Troop

# Reasons in the order in which they are given (OT-VERB-1).
CANNOT_CHARGE, DISORDERED, SHAKEN, BLOWN = "cannot-charge", "disordered", "shaken", "blown"
ALREADY_MOVED, NO_SUCH_TARGET, NOT_IN_ARC = "already-moved", "no-such-target", "not-in-arc"

# OT-CHG-3. How far a unit may wheel before it charges, in degrees.
MOST_WHEEL = 45.0


def why_not(field: Field, troop: Troop, target: Troop | None, before: Sequence[Action] = ()) -> str:
    """Why a unit of the active side may not charge a target, empty when it may; nothing is changed.

    ``before`` are the acts that precede the charge.
    """
    return bar(troop) or objection(field, troop, target, before)


def bar(troop: Troop) -> str:
    """What keeps a unit from charging anybody (OT-CHG-1, OT-C-CHG-1)."""
    if troop.artillery or (troop.infantry and troop.in_skirmish) or troop.in_square or troop.routed:
        return CANNOT_CHARGE
    if troop.day.no_charge:
        return CANNOT_CHARGE
    if troop.disordered:
        return DISORDERED
    if troop.shaken:
        return SHAKEN
    if troop.blown:
        return BLOWN
    return ALREADY_MOVED if troop.phase.acted else ""


def objection(field: Field, troop: Troop, target: Troop | None, before: Sequence[Action] = ()) -> str:
    """What about a target stands against charging it (OT-CHG-1 to 4)."""
    if target is None or not target.present or target.side == troop.side:
        return NO_SUCH_TARGET
    if not field.may_act_on(troop.side, target):
        return NO_SUCH_TARGET
    in_arc = field.in_arc(troop, target)
    if not before:
        return _obstacle(field, troop, target, in_arc=in_arc)
    with Trial(field, troop):
        for action in before:
            _open(field, troop, action)
        return _obstacle(field, troop, target, in_arc=in_arc)


def _obstacle(field: Field, troop: Troop, target: Troop, *, in_arc: bool) -> str:
    """What stands against charging a target from here, with what movement is left."""
    if may_not_strike(field, troop, target):
        return CANNOT_CHARGE
    if not in_arc:
        return NOT_IN_ARC
    route = route_to(field, troop, target, left(troop) + longest_bonus(field, troop))
    return "" if isinstance(route, Route) else route


#: What of a general a trial may change.
_of_general = attrgetter("points", "x", "y")


class Trial:
    """While this lasts whatever a unit does is undone in the end, and not written.

    A class and no generator: a staff tries some eighty orders a turn, and beginning costs it more than many of them.
    """

    __slots__ = ("_day", "_generals", "_ground", "_held", "_kept", "_phase", "_written", "field", "troop")

    def __init__(self, field: Field, troop: Troop) -> None:
        self.field, self.troop = field, troop

    def __enter__(self) -> None:
        field, troop = self.field, self.troop
        self._kept, self._ground = (troop.x, troop.y, troop.facing, troop.formation, troop.disordered), troop.box
        self._generals = list(map(_of_general, field.generals))
        self._phase, self._day, self._written = troop.phase, troop.day, len(field.journal.entries)
        troop.phase, troop.day = troop.phase.copied(), troop.day.copied()
        self._held = held(field.known)
        self._held.__enter__()

    def __exit__(self, *raised: object) -> None:
        self._held.__exit__(None, None, None)
        field, troop = self.field, self.troop
        troop.x, troop.y, troop.facing, troop.formation, troop.disordered = self._kept
        troop.phase, troop.day = self._phase, self._day
        if troop.box is not self._ground:
            # The same footprint, so that what is remembered of it holds again.
            troop.box = self._ground
            troop.moves.append(troop)
        if self._generals != list(map(_of_general, field.generals)):
            for general, (points, x, y) in zip(field.generals, self._generals, strict=True):
                general.points, general.x, general.y = points, x, y
        del field.journal.entries[self._written :]


def charge(field: Field, troop: Troop, wanted: Sequence[str], before: Sequence[Action]) -> str:
    """A unit of the active side declares a charge, and all that follows until it is fired on. Answers why it may not.

    ``wanted`` are the targets named, in order of preference; ``before`` the changes of formation and wheels that
    precede the charge, and are carried out here when it is declared.
    """
    reason = bar(troop) or ("" if _is_prelude(field, troop, before) else ALREADY_MOVED)
    if reason:
        return reason
    named = [field.by_id.get(name) for name in (wanted if troop.cavalry else wanted[:1])]
    reasons = [objection(field, troop, target, before) for target in named]
    legal = [target for target, why in zip(named, reasons, strict=True) if target is not None and not why]
    if not legal:
        return reasons[0] if reasons else NO_SUCH_TARGET
    chosen, announced = _choose(field, troop, legal)
    reason = permit(field, troop, Act.CHARGE, target=chosen)
    if reason:
        return reason
    declare(field, troop, chosen, CHARGE, announced=announced, before=before)
    return ""


def _is_prelude(field: Field, troop: Troop, before: Sequence[Action]) -> bool:
    """Whether some acts may precede a charge: changes of formation, and wheels of up to 45 degrees (OT-CHG-3)."""
    turned, facing = 0.0, troop.facing
    for action in before:
        if action.verb == "FORM":
            continue
        wanted = degrees_of(field, troop.centre, action.arguments.get("facing"), troop.side)
        if action.verb != "WHEEL" or wanted is None:
            return action.verb == "WHEEL"
        turned, facing = turned + abs(turn_between(facing, wanted)), wanted
    return turned <= MOST_WHEEL + 1e-6


def _choose(field: Field, troop: Troop, legal: Sequence[Troop]) -> tuple[Troop, list[Troop]]:
    """The target that cavalry takes of several, and the others that announced a square (OT-CHG-2, OT-AMB-16)."""
    announced = [target for target in legal if troop.cavalry and announces_square(field, target, troop)]
    chosen = next((target for target in legal if target not in announced), legal[0])
    return chosen, [target for target in announced if target is not chosen]


def declare(
    field: Field,
    troop: Troop,
    target: Troop,
    kind: str,
    *,
    announced: Sequence[Troop] = (),
    before: Sequence[Action] = (),
) -> Charge:
    """A charge is declared: how it is received, and how far it comes (OT-CHG-5 to 10, OT-EVENT-2)."""
    charge_ = begin(field, troop, target, kind)
    if target.routed:
        ride_down(field, charge_)
        return charge_
    join_charged(field, target, troop)
    for other in announced:
        try_square(field, charge_, other)
    answer = respond(field, charge_, stands=kind == OPPORTUNITY)
    for action in before:
        reason = _open(field, troop, action)
        if reason:
            text = action.text or action.verb
            field.journal.refuse(troop, "OT-CHG-3", order=text, reason=reason, line=action.line, text=text)
    # Its movement begins when it has formed and wheeled (OT-CHG-12).
    charge_.flank = attacks_flank(field, troop, target)
    close_in(field, charge_, answer)
    return charge_


def _open(field: Field, troop: Troop, action: Action) -> str:
    """Carry out a change of formation or a wheel before a charge (OT-CHG-3); answers why not."""
    if action.verb == "FORM":
        return form(field, troop, str(action.arguments.get("formation", "")))
    facing = degrees_of(field, troop.centre, action.arguments.get("facing"), troop.side)
    return BLOCKED if facing is None else wheel(field, troop, facing)


def begin(field: Field, troop: Troop, target: Troop, kind: str) -> Charge:
    """Write a charge, and remember it in order of declaration."""
    charge_ = Charge(troop, target, kind, troop.centre, troop.strength, target.box)
    field.charges.append(charge_)
    troop.phase.acted = troop.phase.moved = True
    troop.phase.charging = target.id
    troop.phase.charges += kind == CHARGE
    away = round(gap(troop.box, target.box), 3)
    field.journal.tell("charge", troop, "OT-CHG-2", target=target.id, type=kind, gap=away)
    return charge_
