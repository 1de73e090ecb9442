"""Friends in the way (CR-MOVE-7, CR-MOVE-8): who is passed, at what cost, and where a move ends that may not."""

from __future__ import annotations

from battles.engine.advance import halt, near_path, passage
from battles.engine.boxes import Box
from battles.rulesets.carolus_rex.movement.allowances import obstacle_cost
from battles.rulesets.carolus_rex.movement.walk import FRIEND, Rank, Stop, Walk
from battles.rulesets.carolus_rex.table import zones
from battles.rulesets.carolus_rex.table.troops import Troop

# CR-MOVE-8. For passing friends nobody counts as broader than this.
WIDEST = 2.0
_TINY = 1e-6


def narrow(ground: Box) -> Box:
    """A footprint as broad as counts for passing friends (CR-MOVE-8, CR-AMB-25)."""
    half = WIDEST / 2
    return ground if ground.hw <= half else Box(ground.x, ground.y, ground.ux, ground.uy, half, ground.hd)


def at_friend(walk: Walk, limit: float) -> Stop | None:
    """The first friend in the way who is not passed freely (CR-MOVE-7)."""
    troop, table = walk.troop, walk.field
    if troop.passes_freely or troop.broken:
        return None
    hx, hy = walk.course
    ground = narrow(troop.box)
    best: Stop | None = None
    for friend in table.friends_near(troop, ground, limit):
        if friend in walk.companions or friend in walk.passing:
            continue
        if friend.passes_freely or friend.broken or not near_path(ground, friend.box, hx, hy, limit, 0.0):
            continue
        at = halt(ground, friend.box, hx, hy, limit)
        if at < limit - _TINY and (best is None or at < best.at - _TINY):
            span = passage(troop.box, friend.box, hx, hy)
            best = Stop(at, Rank.FRIEND, FRIEND, friend, beyond=(span[1] if span else at) - at)
    return best


def meet_friend(walk: Walk, friend: Troop, beyond: float) -> None:
    """Pass through a friend who stands for the whole turn, or halt against him (CR-MOVE-7, CR-AMB-52)."""
    cost = obstacle_cost(walk.troop)
    if friend.deeds.stirred or cost is None or not _suffices(walk, cost, beyond):
        walk.stopped = FRIEND
        return
    walk.left -= cost
    walk.passing.append(friend)
    walk.passed.append((friend, cost))


def _suffices(walk: Walk, cost: float, beyond: float) -> bool:
    """Whether the allowance clears a friend after the toll."""
    kept, walk.left = walk.left, walk.left - cost
    enough = walk.left >= 0 and walk.afforded >= beyond - zones.TOLERANCE
    walk.left = kept
    return enough


def back_off(walk: Walk) -> None:
    """A leg that ends on somebody goes back to the last free place (section i); who was passed must stand."""
    troop, table = walk.troop, walk.field
    hx, hy = walk.course
    back = 0.0
    ground = troop.box
    while True:
        here = ground.shifted(-back * hx, -back * hy)
        taken = next((other for other in table.overlapping(troop, here, walk.companions)), None)
        if taken is None or back >= walk.straight:
            break
        span = passage(here, taken.box, -hx, -hy)
        back += max(span[1] if span else 0.0, 0.01)
    back = min(back, walk.straight)
    if back > _TINY:
        troop.place(troop.x - back * hx, troop.y - back * hy)
        walk.straight -= back
        walk.stopped = FRIEND
    if not walk.trial:
        for friend, _ in walk.passed:
            x, y = friend.centre
            dx, dy = walk.started[0] - x, walk.started[1] - y
            ex, ey = troop.x - x, troop.y - y
            if (dx * hx + dy * hy) < 0 <= (ex * hx + ey * hy):
                friend.deeds.fixed = True
    walk.passed.clear()
