"""A side's generals who left the field in a turn: shot, taken, gone with their troops. No words."""

from __future__ import annotations

from collections.abc import Collection

from battles.engine.battle import Commander, Formation
from battles.engine.dataclasses import dataclass
from battles.reports.facts.account import Turn


@dataclass(frozen=True, slots=True)
class Fallen:
    """A general who stood on the table before the turn and does not after it; ``why`` is the ruleset's code for it."""

    formation: Formation
    commander: Commander
    why: str


def fallen(turn: Turn, formations: Collection[str] = ()) -> tuple[Fallen, ...]:
    """The side's generals (of some formations only, if any are given) who were lost in the turn, in file order."""
    found = []
    for formation in turn.after.formations:
        was, commander = turn.before.formation_by_id.get(formation.id), formation.commander
        if commander is None or not commander.out or was is None or was.commander is None or was.commander.out:
            continue
        if turn.after.side_of_formation(formation.id) == turn.side and (not formations or formation.id in formations):
            found.append(Fallen(formation, commander, _why(turn, formation.id) or commander.out))
    return tuple(found)


def _why(turn: Turn, formation: str) -> str:
    """What the last event that took him off the table gives as its reason; empty where none does."""
    told = [event for event in turn.events if event.kind == "commander" and event.unit == formation]
    return next((str(event.effect["lost"]) for event in reversed(told) if "lost" in event.effect), "")
