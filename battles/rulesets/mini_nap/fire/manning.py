"""Crews going back to their guns (MN-REACT-6)."""

from __future__ import annotations

from battles.engine.boxes import gap, overlap
from battles.engine.geometry import LIMIT
from battles.rulesets.mini_nap.command import commanders
from battles.rulesets.mini_nap.command.decisions import always
from battles.rulesets.mini_nap.table.troops import Troop
from battles.rulesets.mini_nap.table.working import Working

# MN-REACT-6. Guns are not manned again while an enemy is within this of them or of the square.
REMAN_CLEAR = 12.0


def reman(working: Working) -> None:
    """At the end of an initiative of their side crews go back to their guns, if it is safe and there is room."""
    for guns in working.roster.troops:
        if not guns.abandoned or guns.out or guns.side != working.initiative.active:
            continue
        square = working.roster.by_id[guns.abandoned]
        near = any(
            gap(guns.box, enemy.box) <= REMAN_CLEAR + LIMIT or gap(square.box, enemy.box) <= REMAN_CLEAR + LIMIT
            for enemy in working.roster.known_enemies(guns.side)
        )
        if near or _overlapped(working, guns) or not always(working, guns, "re-man"):
            continue
        guns.abandoned = ""
        working.roster.refresh()
        working.journal.tell("status", guns, "MN-REACT-6", abandoned=False)
        commanders.settle(working, guns)


def _overlapped(working: Working, guns: Troop) -> bool:
    return any(overlap(guns.box, other.box) for other in working.roster.present if other is not guns)
