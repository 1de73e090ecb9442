"""Who is on the table, and who is near: kept from what troops tell of their moves."""

from __future__ import annotations

from collections.abc import Mapping

from battles.engine.battle import Battle
from battles.engine.boxes import Box
from battles.engine.geometry import distance
from battles.engine.play.roster import Reckoning
from battles.engine.play.whereabouts import Whereabouts
from battles.rulesets.big_napoleonic.table import figures
from battles.rulesets.big_napoleonic.table.chronicle import Chronicle, Standing
from battles.rulesets.big_napoleonic.table.figures import Figure, Walls
from battles.rulesets.big_napoleonic.table.footprints import WIDEST
from battles.rulesets.big_napoleonic.table.troops import General, Stir, Troop
from battles.rulesets.big_napoleonic.words import Arm

# The side of a square of the whereabouts, and how far off a nearest enemy is first looked for, in inches.
SQUARE = 6.0
FIRST_LOOK = 12.0


class Presence(Reckoning[Troop]):
    """The units of a battle, by side and by square of the table, and how they stood at each moment of a player turn."""

    def __init__(self, battle: Battle, walls: Mapping[str, Walls]) -> None:
        self.stir = Stir()
        self.troops = tuple(Troop(battle, unit, index, walls, self.stir) for index, unit in enumerate(battle.units))
        self.by_id = {troop.id: troop for troop in self.troops}
        first, second = (side.id for side in battle.sides)
        self.enemy_of = {first: second, second: first}
        self._whereabouts: Whereabouts[Troop] = Whereabouts((), self._widest(walls), SQUARE)
        self._present: dict[str, list[Troop]] = {side.id: [] for side in battle.sides}
        self._on_table: list[Troop] = []
        self._here: set[int] = set()
        # Those who have changed since the last snapshot.
        self._unrecorded: list[Troop] = []
        self.stir.troops += self.troops
        self.begin_record()

    def _widest(self, walls: Mapping[str, Walls]) -> float:
        """How far a footprint may reach from its unit's place; a garrison's place need not be its town's middle."""
        widest = max((town.radius for town in walls.values()), default=WIDEST)
        astray = (
            troop.figure.radius + distance((troop.x, troop.y), (troop.figure.x, troop.figure.y))
            for troop in self.troops
            if troop.in_town
        )
        return max(WIDEST, widest, *astray)

    # ---- how all stood

    def begin_record(self) -> None:
        """Forget how all stood before, and begin with how they stand now."""
        self._chronicle = Chronicle(self.troops)
        self._unrecorded.clear()
        self.at_start = self.snapshot()

    def snapshot(self) -> Standing:
        """How everybody present stands."""
        self._look()
        now = self._chronicle.moment(self._unrecorded)
        self._unrecorded.clear()
        return now

    def stood_still(self, troop: Troop) -> bool:
        """Whether a unit has stood as it does since the player turn began."""
        before = self.at_start.get(troop.id)
        return before is not None and before.figure is troop.figure

    # ---- who is there

    def stamp(self) -> int:
        """Another number whenever anything on the table may have changed."""
        return self.stir.count

    def _look(self) -> None:
        """Take note of who has moved, come or gone since the last look."""
        if not self.stir.troops:
            return
        other_numbers = False
        for troop in self.stir.troops:
            if troop.present == (troop.index in self._here):
                self._whereabouts.update(troop)
            elif troop.present:
                self._here.add(troop.index)
                self._whereabouts.enter(troop)
                other_numbers = True
            else:
                self._here.discard(troop.index)
                self._whereabouts.leave(troop)
                other_numbers = True
        self._unrecorded += self.stir.troops
        self.stir.troops.clear()
        if other_numbers:
            self._on_table = [troop for troop in self.troops if troop.present]
            self._present = {side: [t for t in self._on_table if t.side == side] for side in self.enemy_of}

    def of_side(self, side: str) -> list[Troop]:
        """The units of a side on the table, in file order."""
        self._look()
        return self._present[side]

    def on_table(self) -> list[Troop]:
        """All units on the table, in file order."""
        self._look()
        return self._on_table

    def near(self, side: str, figure: Figure, reach: float) -> list[Troop]:
        """Those of a side who may be within reach of a figure, in file order: a quick first test."""
        if self.stir.troops:
            self._look()
        x, y, within = figure.x, figure.y, figure.radius + reach
        found = []
        for troop in self._whereabouts.near(side, figure, reach):
            other = troop.figure
            dx, dy, far = other.x - x, other.y - y, within + other.radius
            if dx * dx + dy * dy <= far * far:
                found.append(troop)
        return found

    def enemies_near(self, who: Troop | General, figure: Figure, reach: float) -> list[Troop]:
        """The enemies who may be within reach of a figure, in file order."""
        return self.near(self.enemy_of[who.side], figure, reach)

    def friends_near(self, troop: Troop, figure: Figure, reach: float) -> list[Troop]:
        """The other units of its side that may be within reach of a figure, in file order."""
        return [friend for friend in self.near(troop.side, figure, reach) if friend is not troop]

    def anybody_near(self, figure: Figure, reach: float) -> list[Troop]:
        """All who may be within reach of a figure, side by side."""
        return [troop for side in self.enemy_of for troop in self.near(side, figure, reach)]

    def along(self, side: str, box: Box, hx: float, hy: float, length: float, reach: float) -> list[Troop]:
        """Those of a side who may come within reach of a straight path, in file order: a quick first test."""
        if self.stir.troops:
            self._look()
        x, y, within = box.x, box.y, box.radius + reach
        found = []
        for troop in self._whereabouts.near(side, box, reach, (length * hx, length * hy)):
            figure = troop.figure
            dx, dy, far = figure.x - x, figure.y - y, within + figure.radius
            aside, ahead = dx * hy - dy * hx, dx * hx + dy * hy
            if -far <= aside <= far and -far <= ahead <= length + far:
                found.append(troop)
        return found

    def enemies_along(self, troop: Troop, box: Box, hx: float, hy: float, length: float, reach: float) -> list[Troop]:
        """The enemies who may come within reach of a unit's straight path, in file order."""
        return self.along(self.enemy_of[troop.side], box, hx, hy, length, reach)

    def friends_along(self, troop: Troop, box: Box, hx: float, hy: float, length: float) -> list[Troop]:
        """The other units of its side on whose ground a straight path may lead, in file order."""
        return [friend for friend in self.along(troop.side, box, hx, hy, length, 0.0) if friend is not troop]

    def enemies(self, troop: Troop | General) -> list[Troop]:
        return self.of_side(self.enemy_of[troop.side])

    def friends(self, troop: Troop) -> list[Troop]:
        return [other for other in self.of_side(troop.side) if other is not troop]

    def remove(self, troop: Troop, out: str) -> None:
        """Take a unit off the table for good."""
        troop.out = out
        troop.changed()

    def nearest(
        self, side: str, figure: Figure, arms: tuple[Arm, ...] = (), *, apart_from: Troop | None = None
    ) -> Troop | None:
        """The nearest unit of a side to a figure, ties by file order; of some arms only where these are named."""

        def wanted(troops: list[Troop]) -> list[Troop]:
            return [troop for troop in troops if troop is not apart_from and (not arms or troop.arm in arms)]

        found = nearest(figure, wanted(self.near(side, figure, FIRST_LOOK)))
        if found is not None and figures.gap(figure, found.figure) <= FIRST_LOOK:
            return found
        return nearest(figure, wanted(self.of_side(side)))


def nearest(figure: Figure, troops: list[Troop]) -> Troop | None:
    """The nearest of some units, the first of equals."""
    best, least = None, float("inf")
    for troop in troops:
        if not figures.near(figure, troop.figure, least):
            continue
        away = figures.gap(figure, troop.figure)
        if away < least - 1e-9:
            best, least = troop, away
    return best
