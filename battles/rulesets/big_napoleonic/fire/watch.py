"""A fire phase as one side sees it: whom each of its units may perhaps fire at (BNB-FIRE-5, BNB-AMB-9)."""

from __future__ import annotations

from battles.engine.dataclasses import dataclass
from battles.engine.geometry import LIMIT
from battles.rulesets.big_napoleonic.assaults.assault import FRONT
from battles.rulesets.big_napoleonic.fire.aiming import (
    Sights,
    longest_range,
)

# BNB-FIRE-6. Targets are equally near within this.
from battles.rulesets.big_napoleonic.fire.candidates import GARRISON, Candidate, Place
from battles.rulesets.big_napoleonic.settings import NEW
from battles.rulesets.big_napoleonic.table import figures
from battles.rulesets.big_napoleonic.table.field import Field, Moved, Phase
from battles.rulesets.big_napoleonic.table.figures import Figure
from battles.rulesets.big_napoleonic.table.troops import Troop


@dataclass(frozen=True, slots=True, eq=False)
class _Way:
    """The way of a unit that moved: the upright rectangle in which it may be shot at, and what was to be seen of it."""

    moved: Moved
    sights: Sights
    west: float
    east: float
    south: float
    north: float


def _way(moved: Moved, sights: Sights) -> _Way:
    passed = [point.posture.figure for point in moved.points]
    return _Way(
        moved,
        sights,
        min(figure.x - figure.radius for figure in passed),
        max(figure.x + figure.radius for figure in passed),
        min(figure.y - figure.radius for figure in passed),
        max(figure.y + figure.radius for figure in passed),
    )


class Watch:
    """A fire phase as one side sees it: the states of the table, and the candidates of each of its units."""

    def __init__(self, field: Field) -> None:
        self.field = field
        self.reacting = field.journal.phase == Phase.REACTION
        self.now = Sights(field.ground, field.snapshot())
        self._at_start = Sights(field.ground, field.at_start)
        self._ways = [
            _way(moved, Sights(field.ground, moved.others))
            for moved in field.moved
            if moved.troop.present and moved.others is not None
        ]
        self._movers = {moved.troop.id for moved in field.moved}
        # Those who stood elsewhere, or otherwise, when the player turn began; they may have hidden somebody.
        self._gone = [
            (stood.figure.x, stood.figure.y, stood.figure.radius)
            for id, stood in field.at_start.items()
            if not field.by_id[id].present or field.by_id[id].figure is not stood.figure
        ]

    def candidates(self, troop: Troop) -> list[Candidate]:
        """The enemies whom a unit may perhaps fire at, in the order in which fire is adjudicated."""
        return self._of_movers(troop) + self._of_others(troop) if self.reacting else self._present(troop)

    def _of_movers(self, troop: Troop) -> list[Candidate]:
        found = []
        reach = longest_range(troop)
        ways = self._ways
        if self.field.stood_still(troop):
            ways = self._ways_near(troop.figure, reach)
        for way in ways:
            moved = way.moved
            posture = way.sights.standing.get(troop.id)
            if posture is None:
                continue
            own = posture.figure
            spots = [
                (point.posture, point.defile, point.contact and self._met_by(moved.troop, troop))
                for point in moved.points
                if figures.near(own, point.posture.figure, reach)
            ]
            if spots:
                found.append(Candidate(troop, moved.troop, posture, way.sights, spots, moved))
        return found

    def _ways_near(self, figure: Figure, reach: float) -> list[_Way]:
        """The ways of which any part may be within reach of a figure: a quick first test."""
        reach += figure.radius
        west, east, south, north = figure.x - reach, figure.x + reach, figure.y - reach, figure.y + reach
        return [
            way
            for way in self._ways
            if way.west <= east and way.east >= west and way.south <= north and way.north >= south
        ]

    def _met_by(self, mover: Troop, troop: Troop) -> bool:
        """Whether a mover has met a unit in assault on its front, or on any edge of its square (BNB-FIRE-2)."""
        return any(
            assault.troop is mover and assault.target is troop and (assault.edge == FRONT or troop.square)
            for assault in self.field.assaults
        )

    def _of_others(self, troop: Troop) -> list[Candidate]:
        """Units that did not move, where somebody who hid them has gone (BNB-FIRE-5)."""
        return [
            Candidate(troop, enemy, troop.posture, self.now, [(enemy.posture, False, False)])
            for enemy in self.field.enemies_near(troop, troop.figure, longest_range(troop))
            if enemy.id not in self._movers and self._uncovered(troop, enemy)
        ]

    def _uncovered(self, troop: Troop, enemy: Troop) -> bool:
        """Whether anybody stood between a unit and an enemy who stands elsewhere now: a quick first test."""
        start = self.field.at_start
        if troop.id not in start or enemy.id not in start:
            return True
        if start[troop.id].figure is not troop.figure or start[enemy.id].figure is not enemy.figure:
            return True
        own, other = troop.figure, enemy.figure
        dx, dy = other.x - own.x, other.y - own.y
        square = dx * dx + dy * dy
        width = max(own.radius, other.radius)
        for x, y, radius in self._gone:
            ox, oy = x - own.x, y - own.y
            share = (ox * dx + oy * dy) / square if square else 0.0
            share = 0.0 if share < 0.0 else min(share, 1.0)
            ox, oy, reach = ox - share * dx, oy - share * dy, width + radius + LIMIT
            if ox * ox + oy * oy <= reach * reach:
                return True
        return False

    def _present(self, troop: Troop) -> list[Candidate]:
        target = next(
            (assault.target for assault in self.field.assaults if assault.troop is troop and not assault.off), None
        )
        return [
            Candidate(troop, enemy, troop.posture, self.now, [(enemy.posture, False, enemy is target)])
            for enemy in self.field.enemies_near(troop, troop.figure, longest_range(troop))
        ]

    def allowed(self, candidate: Candidate, place: Place) -> bool:
        """Whether a base may fire at this target in reaction: new ones only, where that is asked (BNB-AMB-9)."""
        if not self.reacting or (candidate.moved is not None and self.field.settings["reaction_fire"] != NEW):
            return True
        before = self.field.at_start
        firer, target = candidate.firer, candidate.target
        if firer.id not in before or target.id not in before:
            return True
        earlier = Candidate(firer, target, before[firer.id], self._at_start, [(before[target.id], False, False)])
        return (earlier.garrison_aim() if place == GARRISON else earlier.aim(place)) is None
