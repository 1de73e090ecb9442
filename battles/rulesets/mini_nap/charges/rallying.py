"""Rallying after a hand-to-hand: back, on the spot or forward (MN-BRK-2)."""

from __future__ import annotations

from dataclasses import replace

from battles.engine.geometry import LIMIT
from battles.engine.play.standing import Choice
from battles.rulesets.mini_nap.charges.evasion import Way, choose_length, steps_between, survey
from battles.rulesets.mini_nap.charges.opportunity import run
from battles.rulesets.mini_nap.charges.reactions import turn_after
from battles.rulesets.mini_nap.combat.hand_to_hand import hand_to_hand
from battles.rulesets.mini_nap.command.decisions import choose
from battles.rulesets.mini_nap.movement import paths
from battles.rulesets.mini_nap.table.troops import Troop
from battles.rulesets.mini_nap.table.working import Working

# MN-BRK-2. In cm: rallying back, least and most; rallying forward, most.
BACK = {"infantry": (3.0, 6.0), "cavalry": (6.0, 12.0)}
FORWARD = {"infantry": 6.0, "cavalry": 12.0}


def stop(working: Working, troop: Troop) -> None:
    """Stop and rally, with a pivot if ordered (MN-BRK-2)."""
    working.journal.tell("breakthrough", troop, "MN-BRK-2", choice="stop")
    turn_after(working, troop, "rally facing", None, "MN-BRK-2")


def rally_back(working: Working, troop: Troop) -> None:
    """Straight back, as far as wanted and as there is room; without room for the least distance it stops."""
    least, most = BACK[troop.arm]
    way = survey(working, troop, troop.facing + 180.0, most, None, through_friends=not troop.formed)
    # Rallying is no evasion: ground and edge stop it without harm (MN-AMB-23).
    way = replace(way, may_touch=(paths.FRIEND, paths.TERRAIN, paths.EDGE))
    length = _back_length(way, choose(working, troop, "evade distance"), least, most)
    if length is None:
        stop(working, troop)
        return
    working.journal.tell("breakthrough", troop, "MN-BRK-2", choice="back")
    if not run(working, troop, way.heading, length, "rally-back", "MN-BRK-2"):
        hand_to_hand(working)


def _back_length(way: Way, choice: Choice, least: float, most: float) -> float | None:
    """The distance wanted if it is clear, else the longest shorter one that is."""
    wanted = choose_length(way, choice, least, most)
    if wanted is None or way.clear_at(wanted):
        return wanted
    return next((length for length in reversed(steps_between(least, wanted)) if way.clear_at(length)), None)


def rally_forward(working: Working, troop: Troop, choice: Choice) -> None:
    """Straight ahead like a move, at no cost of ground (MN-BRK-2, MN-X-TERR-1)."""
    working.journal.tell("breakthrough", troop, "MN-BRK-2", choice="forward")
    most = FORWARD[troop.arm]
    number = choice.number()
    wanted = most if number is None else max(0.0, min(most, number))
    length, stopped = paths.obstacle(working, troop, troop.box, troop.facing, wanted)
    if length > LIMIT and not run(working, troop, troop.facing, length, "rally-forward", "MN-BRK-2", stopped=stopped):
        hand_to_hand(working)
