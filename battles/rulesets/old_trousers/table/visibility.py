"""The line of sight past the ground (OT-C-VIS-1), for fire, command and the fog of war."""

from __future__ import annotations

from collections.abc import Sequence

from battles.engine.battle import Battle, Point
from battles.engine.geometry import LIMIT, spans_inside
from battles.engine.play.known import Looks, as_left, shown_with
from battles.engine.sight import Bar, Eyesight, Screen, Screens, eyesight, hidden
from battles.rulesets.old_trousers.table.ground import Ground
from battles.rulesets.old_trousers.table.troops import Troop, troop_of
from battles.rulesets.old_trousers.words import FORMATIONS, Stance

#: An inch is 35 yards (OT-SCALE-1).
METRES_PER_INCH = 32.0
# OT-C-VIS-1. How much of a line may lie in medium and heavy woods, and in woods of all kinds, in inches.
THROUGH_DENSE = 2.0
THROUGH_WOODS = 4.0
_DENSE = ("medium-woods", "heavy-woods")


def screens_of(ground: Ground) -> Screens:
    """All ground that hides: towns, woods too deep to see through, hills above both ends."""
    dense = tuple(piece.area for piece in ground.woods if piece.kind in _DENSE)
    woods = tuple(piece.area for piece in ground.woods)
    return Screens(
        rules=(
            Screen(tuple(piece.area for piece in ground.towns)),
            Screen(dense, THROUGH_DENSE + LIMIT, THROUGH_DENSE + LIMIT, together=True),
            Screen(woods, THROUGH_WOODS + LIMIT, THROUGH_WOODS + LIMIT, together=True),
        ),
        bars=(_crest(ground),) if ground.hills else (),
    )


def _crest(ground: Ground) -> Bar:
    """A hill of a higher level than both ends."""

    def bars(start: Point, end: Point, _: Sequence[Point]) -> bool:
        highest = max(ground.level_at(start), ground.level_at(end))
        return any(
            int(hill.extra.get("level", 1)) > highest
            and sum(stop - begin for begin, stop in spans_inside(hill.area, start, end)) > LIMIT
            for hill in ground.hills
        )

    return bars


class Sight:
    """What the ground leaves open to the eye, remembered for a turn."""

    def __init__(self, ground: Ground) -> None:
        self.screens = screens_of(ground)
        self._open = not (ground.towns or ground.woods or ground.hills)
        self._seen: dict[tuple[Point, Point], bool] = {}

    def clear(self, start: Point, end: Point) -> bool:
        """Whether the line of sight between two points is open."""
        if self._open:
            return True
        key = (start, end)
        known = self._seen.get(key)
        if known is None:
            known = self._seen[key] = not hidden(self.screens, start, end)
        return known


def eyesight_of(battle: Battle) -> Eyesight:
    """How the troops of a battle see."""
    return eyesight(METRES_PER_INCH, battle.weather, screens_of(Ground(battle)), loose=(Stance.SKIRMISH,))


def looks(battle: Battle) -> Looks[Troop]:
    """What of the troops at work can be seen (contract, section 1: the setting ``fog``)."""
    return Looks(
        ground=lambda troop: (troop.x, troop.y, troop.facing, troop.formation, troop.state),
        corners=lambda troop: troop.box.corners,
        shown=lambda troop: shown_with(troop, ("state", "sheltered"), state=troop.state),
        left=as_left(battle, FORMATIONS, troop_of),
        keys=("state",),
    )
