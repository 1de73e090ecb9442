"""How troops and generals see, for the fog of war: past what hides from fire (CR-GEO-8)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from battles.engine.battle import Battle, Point, Unit
from battles.engine.play.known import Looks
from battles.engine.sight import Eyesight, eyesight
from battles.rulesets.carolus_rex.table.ground import Ground
from battles.rulesets.carolus_rex.table.troops import Troop, troop_of
from battles.rulesets.carolus_rex.words import FORMATIONS, Arm

#: The book gives no ground scale; a battalion of 500 men in line, 120 m of front, has 2.4 inches.
METRES_PER_INCH = 50.0


def eyesight_of(battle: Battle, ground: Ground) -> Eyesight:
    """How the troops of a battle see."""
    return eyesight(METRES_PER_INCH, battle.weather, ground.screens)


def looks(
    battle: Battle,
    of_side: Callable[[str], Sequence[Troop]],
    stands: Callable[[str], Sequence[tuple[str, Point]]],
    stamp: Callable[[], int],
) -> Looks[Troop]:
    """What of the troops at work can be seen (contract, section 1: the setting ``fog``)."""

    def left(unit: Unit, index: int) -> Troop:
        fits = unit.formation in FORMATIONS[Arm(unit.arm)]
        return troop_of(battle, unit if fits else battle.unit_by_id[unit.id], index)

    return Looks(
        of_side=of_side,
        stands=stands,
        ground=lambda troop: (troop.x, troop.y, troop.facing, troop.formation, troop.occupying),
        corners=lambda troop: troop.box.corners,
        shown=_shown,
        left=left,
        stamp=stamp,
        keys=("cohesion", "occupying"),
    )


def _shown(troop: Troop) -> Unit:
    extra = {key: value for key, value in troop.unit.extra.items() if key not in ("cohesion", "occupying")}
    extra["cohesion"] = troop.cohesion.value
    if troop.occupying:
        extra["occupying"] = troop.occupying
    return replace(
        troop.unit, at=troop.centre, facing=troop.facing, formation=troop.formation, arrives=None, extra=extra
    )
