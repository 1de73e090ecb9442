"""Going straight ahead, which several orders come down to (BNB-MOVE-3, BNB-DEP-5)."""

from __future__ import annotations

from battles.engine.geometry import LIMIT
from battles.engine.orders import Action
from battles.rulesets.big_napoleonic.movement.line import Line


def unable(line: Line) -> bool:
    """Whether the unit cannot march as it stands."""
    return line.troop.unlimbered or line.troop.in_town


def ahead(line: Line, action: Action, ordered: float, *, quietly: bool = False) -> None:
    """Straight ahead: an advance, or a manoeuvre for guns and squares (BNB-MOVE-3, BNB-DEP-5).

    ``quietly`` where the order was refused already, and this is what is left of it.
    """
    troop = line.troop
    if unable(line):
        _refuse(line, action, "formation-not-allowed", quietly=quietly)
        return
    if line.legs >= line.most_legs:
        _refuse(line, action, "second-move", quietly=quietly)
        return
    hx, hy = troop.heading
    if line.reach(hx, hy, line.kept_back(ordered))[1] <= LIMIT:
        _refuse(line, action, "no-allowance", quietly=quietly)
        return
    leg = line.step(hx, hy, ordered, keep_out=troop.guns)
    if leg.distance <= 0.0:
        _refuse(line, action, "blocked", quietly=quietly)
        return
    line.marched = True
    mode = "manoeuvre" if troop.guns or troop.square else "advance"
    line.tell_move(mode, leg, ordered, "BNB-MOVE-6")


def _refuse(line: Line, action: Action, reason: str, *, quietly: bool) -> None:
    if not quietly:
        line.refuse(action, reason)


def set_square(line: Line, wanted: bool) -> None:
    """Change the mode; the pace changes with it."""
    troop = line.troop
    troop.square = wanted
    troop.changed()
    line.budget.take_pace(line.pace)
    line.field.tell("formation", troop, "BNB-DEP-5", formation=troop.formation, square=wanted, cost=0)
