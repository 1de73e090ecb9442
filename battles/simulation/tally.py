"""Outcomes added up: who wins how often, how long it lasts, what it costs and where, which formations break."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cached_property

from battles.engine.battle import Battle, Formation
from battles.engine.dataclasses import dataclass
from battles.simulation.grid import Grid
from battles.simulation.limits import Share, Spread, share, spread
from battles.simulation.outcome import Outcome


@dataclass(frozen=True)
class Tally:
    """What came of some battles of the same terms. ``battle`` is the battle as it begins."""

    battle: Battle
    outcomes: tuple[Outcome, ...]
    label: str = ""

    @property
    def count(self) -> int:
        """How many battles were played."""
        return len(self.outcomes)

    @property
    def sides(self) -> tuple[str, ...]:
        """The ids of the sides in file order."""
        return tuple(side.id for side in self.battle.sides)

    @cached_property
    def grid(self) -> Grid:
        """The squares by which losses and lines are counted."""
        return Grid.of(self.battle.table)

    def won(self, side: str) -> Share:
        """How often a side won; of nobody (an empty side) how often it was undecided."""
        return share(sum(outcome.winner == side for outcome in self.outcomes), self.count)

    def won_of_decided(self, side: str) -> Share:
        """How often a side won of those battles that anybody won."""
        winners = [outcome.winner for outcome in self.outcomes if outcome.winner]
        return share(winners.count(side), len(winners))

    @cached_property
    def reasons(self) -> Mapping[tuple[str, str], int]:
        """How many battles were decided for whom and why, the commonest first."""
        return dict(Counter((outcome.winner, outcome.reason) for outcome in self.outcomes).most_common())

    @cached_property
    def turns(self) -> Spread:
        """How long the battles were, in turns."""
        return spread([float(outcome.turns) for outcome in self.outcomes])

    def lost(self, side: str) -> Spread:
        """The part of its strength that a side lost."""
        return spread([outcome.share[side] for outcome in self.outcomes])

    def shares(self, side: str) -> tuple[float, ...]:
        """The part that a side lost in each battle."""
        return tuple(outcome.share[side] for outcome in self.outcomes)

    @cached_property
    def losses(self) -> Mapping[tuple[str, str, str, int], float]:
        """The mean loss of a battle by side, arm, cause and turn."""
        total: Counter[tuple[str, str, str, int]] = Counter()
        for outcome in self.outcomes:
            for side, arm, cause, turn, points in outcome.losses:
                total[side, arm, cause, turn] += points
        return {row: points / self.count for row, points in sorted(total.items())}

    def mean_loss(self, side: str, *, arm: str = "", cause: str = "", turn: int = 0) -> float:
        """The mean loss of a side in a battle: of one arm, to one cause, in one turn."""
        return sum(
            points
            for (of, by_arm, by_cause, at), points in self.losses.items()
            if of == side and arm in ("", by_arm) and cause in ("", by_cause) and turn in (0, at)
        )

    @cached_property
    def arms(self) -> tuple[str, ...]:
        """The arms that lost anything, in the order in which the battle file has them."""
        lost = {arm for _, arm, _, _ in self.losses}
        return tuple(arm for arm in dict.fromkeys(unit.arm for unit in self.battle.units) if arm in lost)

    @cached_property
    def causes(self) -> tuple[str, ...]:
        """The causes of loss, the heaviest first."""
        total: Counter[str] = Counter()
        for (_, _, cause, _), points in self.losses.items():
            total[cause] += round(points * self.count)
        return tuple(sorted(total, key=lambda cause: (-total[cause], cause)))

    @cached_property
    def last_turn(self) -> int:
        """The last turn in which anybody lost anything."""
        return max((turn for _, _, _, turn in self.losses), default=self.battle.turn)

    @cached_property
    def heat(self) -> Mapping[tuple[int, int], Mapping[str, float]]:
        """The mean loss of a battle by square of the grid and side."""
        total: dict[tuple[int, int], Counter[str]] = {}
        for outcome in self.outcomes:
            for side, column, row, points in outcome.cells:
                total.setdefault((column, row), Counter())[side] += points
        return {
            square: {side: points / self.count for side, points in sorted(by.items())}
            for square, by in sorted(total.items())
        }

    @cached_property
    def held(self) -> tuple[float, ...]:
        """For each square, row by row from the south-west, how often the first side stood nearest at the end."""
        fields = [outcome.field for outcome in self.outcomes if outcome.field]
        size = self.grid.columns * self.grid.rows
        if not fields:
            return (0.5,) * size
        return tuple(sum(field[square] == "0" for field in fields) / len(fields) for square in range(size))

    @cached_property
    def broken(self) -> Mapping[str, tuple[Share, float]]:
        """For each formation below the top that has troops: how often it broke, and in which turn on the mean."""
        found = {}
        for formation in self._formations():
            turns = [outcome.broken[formation.id] for outcome in self.outcomes if formation.id in outcome.broken]
            found[formation.id] = (share(len(turns), self.count), sum(turns) / len(turns) if turns else 0.0)
        return found

    def _formations(self) -> Iterable[Formation]:
        return (each for each in self.battle.formations if each.of and self.battle.units_of(each.id))


def tally(battle: Battle, outcomes: Iterable[Outcome], label: str = "") -> Tally:
    """The tally of some outcomes, in the order of their numbers whoever played them when."""
    return Tally(battle, tuple(sorted(outcomes, key=lambda outcome: outcome.number)), label)
