"""The course of a whole battle: ground that changed hands, commanders who fell, commands that were spent, main blows.

No words. Everything is read off the battle as it truly was.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from enum import StrEnum

from battles.engine.battle import Battle, Formation, Point, Terrain, Unit
from battles.engine.dataclasses import dataclass
from battles.engine.geometry import contains, distance_to_line
from battles.engine.keeping import Same, Shelf
from battles.reports.facts.chronicle import Chronicle, PlayedTurn
from battles.reports.facts.commands import CommandTroops
from battles.reports.facts.exchanges import weight_of
from battles.reports.facts.places import INSIDE, RISES

#: Waters and woods are held by nobody: only what stands on the ground is.
NOT_HELD = INSIDE | RISES | {"stream", "river", "minor", "major", "lake", "pond", "ford", "bridge", "road"}
#: A command is spent when it has lost this share of what it came with.
SPENT = 0.6
#: A blow is a way of so many squares of the map at least; so many of each side are shown.
SQUARES, BLOWS = 1.2, 3
#: A command moved in a turn when its troops went so many squares on the average.
MOVED = 0.6


class Kind(StrEnum):
    """Kinds of marks of the day."""

    TAKEN = "taken"
    RETAKEN = "retaken"
    FELL = "fell"
    SPENT = "spent"


@dataclass(frozen=True, slots=True)
class Milestone:
    """A mark of the day: when (in turns: the end of the turn in which it happened), to whom, about what.

    ``side`` took the ground, or lost the commander or the command.
    """

    moment: int
    kind: Kind
    side: str
    ground: Terrain | None = None
    formation: Formation | None = None
    command: CommandTroops | None = None


@dataclass(frozen=True, slots=True)
class Blow:
    """The way of a division that fought: its places from where it began to where it got, when it first came to fire."""

    side: str
    formation: Formation
    way: tuple[Point, ...]
    moment: float


def milestones(chronicle: Chronicle) -> tuple[Milestone, ...]:
    """The marks of the day in order of time."""
    return _MARKS.get(Same(chronicle), lambda: _marks(chronicle))


#: Asked for every turn of a battle.
_MARKS: Shelf[tuple[Milestone, ...]] = Shelf(2)


def _marks(chronicle: Chronicle) -> tuple[Milestone, ...]:
    found = [*_ground(chronicle), *_fallen(chronicle), *_spent(chronicle)]
    return tuple(sorted(found, key=lambda one: one.moment))


def _ground(chronicle: Chronicle) -> list[Milestone]:
    """Named places that changed hands: nobody of the one side is left there, and somebody of the other is."""
    places = [piece for piece in chronicle.first.terrain if piece.name and piece.area and piece.kind not in NOT_HELD]
    near = chronicle.ruleset.lengths.beside
    found: list[Milestone] = []
    for place in places:
        holder = _holder(chronicle.first, place, near)
        held = {holder}
        for turn in chronicle.turns:
            now = _holder(turn.after, place, near)
            if now and now != holder:
                if holder:
                    kind = Kind.RETAKEN if now in held else Kind.TAKEN
                    found.append(Milestone(turn.after.turn, kind, now, ground=place))
                holder = now
                held.add(now)
    return found


def _holder(battle: Battle, place: Terrain, near: float) -> str:
    """The only side with formed troops at a place; empty with none there, or both."""
    ring = (*place.area, place.area[0])
    sides = {
        battle.side_of[unit.id]
        for unit in battle.units
        if unit.in_play
        and unit.at is not None
        and (contains(place.area, unit.at) or distance_to_line(unit.at, ring) <= near)
    }
    return sides.pop() if len(sides) == 1 else ""


def _fallen(chronicle: Chronicle) -> list[Milestone]:
    found = []
    for turn in chronicle.turns:
        for formation in turn.after.formations:
            was = turn.before.formation_by_id.get(formation.id)
            fell = formation.commander is not None and bool(formation.commander.out)
            if fell and was is not None and was.commander is not None and not was.commander.out:
                side = turn.after.side_of_formation(formation.id)
                found.append(Milestone(turn.after.turn, Kind.FELL, side, formation=formation))
    return found


def _spent(chronicle: Chronicle) -> list[Milestone]:
    """Commands of several units, when they had lost most of what they came with."""
    found = []
    amount = chronicle.ruleset.measure.amount
    if not chronicle.ruleset.measure.counted:
        return []
    for side in chronicle.first.sides:
        for command in chronicle.commands(side.id):
            ids = {unit.id for unit in command.units}
            whole = sum(amount(unit) for unit in command.units)
            lost = 0
            for loss in chronicle.losses:
                lost += loss.points if loss.unit in ids else 0
                if len(ids) > 1 and lost >= SPENT * whole:
                    found.append(Milestone(loss.turn + 1, Kind.SPENT, side.id, command=command))
                    break
    return found


def bloodiest(chronicle: Chronicle) -> tuple[PlayedTurn, int]:
    """The turn that cost most, and what it cost both sides together, in the measure of strength."""
    cost = {turn.before.turn: 0 for turn in chronicle.turns}
    for loss in chronicle.losses:
        cost[loss.turn] += loss.points
    worst = max(chronicle.turns, key=lambda turn: cost[turn.before.turn])
    return worst, cost[worst.before.turn]


def moved(chronicle: Chronicle, turn: PlayedTurn) -> Mapping[str, tuple[CommandTroops, ...]]:
    """The commands of each side that were on the march in a turn."""
    far = chronicle.ruleset.vocabulary.square * MOVED
    found = {}
    for side in chronicle.first.sides:
        commands = []
        for command in chronicle.commands(side.id):
            ways = [_way(turn, unit) for unit in command.units]
            went = [way for way in ways if way is not None]
            if went and sum(went) / len(went) >= far:
                commands.append(command)
        found[side.id] = tuple(commands)
    return found


def _way(turn: PlayedTurn, unit: Unit) -> float | None:
    """How far a unit is from where it was; ``None`` for one that was not there all the time."""
    before, after = turn.before.unit_by_id.get(unit.id), turn.after.unit_by_id.get(unit.id)
    if before is None or after is None or not (before.in_play and after.in_play) or not (before.at and after.at):
        return None
    return math.dist(before.at, after.at)


def main_blows(chronicle: Chronicle) -> tuple[Blow, ...]:
    """The ways of the divisions of each side that went far and fought hard, the hardest first."""
    weights, first = _fought(chronicle)
    least = SQUARES * chronicle.ruleset.vocabulary.square
    found: list[tuple[float, Blow]] = []
    for formation_id, units in _divisions(chronicle.first).items():
        places = [place for battle in _states(chronicle) if (place := _middle(battle, units)) is not None]
        if not weights.get(formation_id) or not places:
            continue
        end = max(range(len(places)), key=lambda index: math.dist(places[0], places[index]))
        if math.dist(places[0], places[end]) < least or not _forward(chronicle, units, places[0], places[end]):
            continue
        way = (places[0], places[end // 2], places[end]) if end > 1 else (places[0], places[end])
        side = chronicle.first.side_of_formation(formation_id)
        blow = Blow(side, chronicle.first.formation_by_id[formation_id], way, first[formation_id])
        found.append((weights[formation_id], blow))
    found.sort(key=lambda one: -one[0])
    return tuple(
        blow for side in chronicle.first.sides for _, blow in [one for one in found if one[1].side == side.id][:BLOWS]
    )


def _forward(chronicle: Chronicle, units: Sequence[str], start: Point, end: Point) -> bool:
    """Whether a way leads towards where the enemy began."""
    side = chronicle.side_of(units[0])
    enemies = [unit.id for unit in chronicle.first.units if chronicle.side_of(unit.id) != side]
    seen = next((place for battle in _states(chronicle) if (place := _middle(battle, enemies)) is not None), None)
    if seen is None:
        return False
    return (end[0] - start[0]) * (seen[0] - start[0]) + (end[1] - start[1]) * (seen[1] - start[1]) > 0


def _states(chronicle: Chronicle) -> Sequence[Battle]:
    return [*(turn.before for turn in chronicle.turns), chronicle.last]


def _divisions(battle: Battle) -> Mapping[str, list[str]]:
    """The units of each division; of those that stand under none, of what they stand under."""
    found: dict[str, list[str]] = {}
    for unit in battle.units:
        chain = battle.chain(unit.of)
        division = next((link for link in chain if link.kind == "division"), chain[0])
        found.setdefault(division.id, []).append(unit.id)
    return found


def _middle(battle: Battle, units: Sequence[str]) -> Point | None:
    """The middle of some units in play."""
    there = [battle.unit_by_id[unit] for unit in units if unit in battle.unit_by_id]
    places = [unit.at for unit in there if unit.in_play and unit.at is not None]
    if not places:
        return None
    return sum(x for x, _ in places) / len(places), sum(y for _, y in places) / len(places)


def _fought(chronicle: Chronicle) -> tuple[Mapping[str, float], Mapping[str, float]]:
    """How hard each division fought, and in which turn it first did."""
    weights: dict[str, float] = {}
    first: dict[str, float] = {}
    of = {unit: division for division, units in _divisions(chronicle.first).items() for unit in units}
    for turn in chronicle.turns:
        for episode in chronicle.telling(turn, chronicle.first.sides[0].id).episodes:
            for division in {of[unit] for unit in (episode.actor, episode.target) if unit in of}:
                weights[division] = weights.get(division, 0.0) + weight_of(chronicle.ruleset, episode)
                first.setdefault(division, turn.before.turn)
    return weights, first
