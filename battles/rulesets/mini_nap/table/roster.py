"""Who is on the table during a turn, how near to each other, and who is in contact (MN-SCALE-4, MN-GEO-5)."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from battles.engine.battle import Battle, Point
from battles.engine.boxes import Box, gap, in_touch
from battles.engine.geometry import CONTACT
from battles.engine.play import roster
from battles.engine.play.roster import HERE
from battles.engine.play.whereabouts import nearest
from battles.rulesets.mini_nap.table.footprints import FOOTPRINTS
from battles.rulesets.mini_nap.table.troops import Stand, Troop

# A little more than the longest reach of the common questions, contact and support, in cm.
SQUARE = 12.0
# How far off a nearest enemy is first looked for, in cm.
FIRST_LOOK = 24.0
# Half the diagonal of the largest footprint, in cm.
WIDEST = max(math.hypot(width, depth) / 2 for row in FOOTPRINTS.values() for width, depth in row.values())


class Roster(roster.Roster[Troop]):
    """The units of both sides, and who is in contact.

    ``batteries`` are all guns of both sides, there or not.

    ``fighting`` is whether enemies may be in contact anywhere: only charges, joining in and squares formed in haste
    bring it about, and every hand-to-hand ends it.
    """

    def __init__(self, battle: Battle, troops: Sequence[Troop], stands: Sequence[Stand]) -> None:
        self._stands = stands
        self._touching: dict[int, list[Troop]] = {}
        self._touched: dict[str, list[Troop]] = {}
        super().__init__(battle, troops, WIDEST, SQUARE)
        self.batteries = tuple(troop for troop in self.troops if troop.artillery)
        self.fighting = True
        self.fighting = any(self.engaged(troop) for troop in self.of_side(battle.sides[0].id))

    def refresh(self) -> None:
        super().refresh()
        self._forget_contacts()

    def generals_of(self, side: str) -> list[tuple[str, Point]]:
        """The commanders of a side who stand by themselves, with their places."""
        return [(stand.id, (stand.x, stand.y)) for stand in self._stands if stand.side == side and stand.free]

    def leave(self, troop: Troop) -> None:
        """Take note that a troop is no longer present: it is off the table, or has left its guns."""
        if troop in self._of_side[troop.side]:
            self._of_side[troop.side] = [other for other in self._of_side[troop.side] if other is not troop]
            self.present = [other for other in self.present if other is not troop]
            self._whereabouts.leave(troop)
            self._stamp += 1
            self._forget_contacts()

    def put_back(self, troop: Troop, stamp: int) -> None:
        """Take note that a troop stands where it stood at a ``stamp``, and nobody else has moved since."""
        troop.moves.append(troop)
        self._take_note()
        self._stamp = stamp

    def friends(self, troop: Troop) -> list[Troop]:
        """All others of its side that are present, in file order."""
        return [other for other in self._of_side[troop.side] if other is not troop]

    def near(self, side: str, ground: Box, reach: float, ahead: Point = HERE) -> list[Troop]:
        """Those of a side who may be within ``reach`` of a ground, or of its straight path ``ahead``, in file order.

        Some may be farther off: this only saves asking all the others.
        """
        self._take_note()
        found = self._whereabouts.near(side, ground, reach, ahead)
        return [troop for troop in found if troop.id not in self._veiled] if self._veiled else found

    def _take_note(self) -> None:
        if self._moves:
            super()._take_note()
            self._forget_contacts()

    def _forget_contacts(self) -> None:
        self._touching.clear()
        self._touched.clear()

    def touching(self, troop: Troop) -> list[Troop]:
        """The enemies in contact with it (MN-SCALE-4), in file order. Remembered until somebody moves."""
        self._take_note()
        known = self._touching.get(troop.index)
        if known is None:
            own = troop.box
            known = [enemy for enemy in self.enemies_near(troop, own, CONTACT) if in_touch(own, enemy.box)]
            self._touching[troop.index] = known
        return known

    def engaged(self, troop: Troop) -> bool:
        """Whether an enemy is in contact with it."""
        return self.fighting and bool(self.touching(troop))

    def touched(self, side: str) -> list[Troop]:
        """The troops of a side that are in contact with an enemy, in file order."""
        self._take_note()
        if not self._touched:
            first, second = self.enemy_of
            pairs = [(troop, enemy) for troop in self._of_side[first] for enemy in self.touching(troop)]
            self._touched[first] = list(dict.fromkeys(troop for troop, _ in pairs))
            self._touched[second] = sorted({enemy for _, enemy in pairs}, key=lambda enemy: enemy.index)
        return self._touched[side]

    # ---- as a side knows them

    def unseen(self, side: str) -> frozenset[str]:
        """The enemies on the table of whose place a side knows nothing."""
        return frozenset() if self.known is None else self.known.unseen(side)

    @contextmanager
    def veiled(self, unseen: frozenset[str]) -> Iterator[None]:
        """While this lasts none of these is in anybody's way, and nobody looks anew: a staff weighs its chances."""
        if self.known is None or self._veiled:
            yield
            return
        self._veil(unseen)
        try:
            with self.known.held():
                yield
        finally:
            self._veil(frozenset())

    def _veil(self, unseen: frozenset[str]) -> None:
        if unseen != self._veiled:
            self._veiled = unseen
            self._forget_contacts()

    def nearest_enemy(self, troop: Troop) -> Troop | None:
        """The nearest enemy by gap that its side knows, ties by file order (MN-GEO-5)."""
        ground = troop.box
        if self.known is not None:
            return nearest(ground, self.known.enemies(troop.side))
        found = nearest(ground, self.enemies_near(troop, ground, FIRST_LOOK))
        if found is not None and gap(ground, found.box) <= FIRST_LOOK:
            return found
        return nearest(ground, self.enemies(troop))
