"""Who is on the table during a turn, how near to each other, and who is in contact (MN-SCALE-4, MN-GEO-5)."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from battles.engine.battle import Point
from battles.engine.boxes import Box, gap, in_touch
from battles.engine.geometry import CONTACT
from battles.engine.play.known import Known
from battles.engine.play.whereabouts import Whereabouts, nearest
from battles.rulesets.mini_nap.table.footprints import FOOTPRINTS
from battles.rulesets.mini_nap.table.troops import Troop

HERE: Point = (0.0, 0.0)
# A little more than the longest reach of the common questions, contact and support, in cm.
SQUARE = 12.0
# How far off a nearest enemy is first looked for, in cm.
FIRST_LOOK = 24.0
# Half the diagonal of the largest footprint, in cm.
WIDEST = max(math.hypot(width, depth) / 2 for row in FOOTPRINTS.values() for width, depth in row.values())


class Roster:
    """The units of both sides.

    ``known`` is what each side knows of the other, ``None`` where both reckon with all enemies (setting ``fog``).
    ``fighting`` is whether enemies may be in contact anywhere: only charges, joining in and squares formed in haste
    bring it about, and every hand-to-hand ends it.
    """

    def __init__(self, troops: Sequence[Troop], sides: Sequence[str]) -> None:
        first, second = sides
        self.troops = tuple(troops)
        self.by_id = {troop.id: troop for troop in self.troops}
        self.enemy_of = {first: second, second: first}
        self.known: Known[Troop] | None = None
        self._veiled: frozenset[str] = frozenset()
        self._moves: list[Troop] = []
        self._touching: dict[int, list[Troop]] = {}
        self._touched: dict[str, list[Troop]] = {}
        self._stamp = 0
        for troop in self.troops:
            troop.moves = self._moves
        self.refresh()
        self.fighting = True
        self.fighting = any(self.engaged(troop) for troop in self._present[first])

    def refresh(self) -> None:
        """Count anew who is present: after somebody came, or came back to his guns."""
        self._present = {side: [t for t in self.troops if t.side == side and t.present] for side in self.enemy_of}
        self.present = [t for t in self.troops if t.present]
        self._whereabouts = Whereabouts(self.present, WIDEST, SQUARE)
        self._stamp += len(self._moves) + 1
        self._moves.clear()
        self._forget_contacts()

    def leave(self, troop: Troop) -> None:
        """Take note that a troop is no longer present: it is off the table, or has left its guns."""
        if troop in self._present[troop.side]:
            self._present[troop.side] = [other for other in self._present[troop.side] if other is not troop]
            self.present = [other for other in self.present if other is not troop]
            self._whereabouts.leave(troop)
            self._stamp += 1
            self._forget_contacts()

    @property
    def stamp(self) -> int:
        """Another number whenever somebody may have moved, come or left."""
        return self._stamp + len(self._moves)

    def put_back(self, troop: Troop, stamp: int) -> None:
        """Take note that a troop stands where it stood at a ``stamp``, and nobody else has moved since."""
        troop.moves.append(troop)
        self._take_note()
        self._stamp = stamp

    def friends(self, troop: Troop) -> list[Troop]:
        """All others of its side that are present, in file order."""
        return [other for other in self._present[troop.side] if other is not troop]

    def enemies(self, troop: Troop) -> list[Troop]:
        """All enemies that are present, in file order."""
        return self._present[self.enemy_of[troop.side]]

    def of_side(self, side: str) -> list[Troop]:
        """All troops of a side that are present, in file order."""
        return self._present[side]

    def near(self, side: str, ground: Box, reach: float, ahead: Point = HERE) -> list[Troop]:
        """Those of a side who may be within ``reach`` of a ground, or of its straight path ``ahead``, in file order.

        Some may be farther off: this only saves asking all the others.
        """
        self._take_note()
        found = self._whereabouts.near(side, ground, reach, ahead)
        return [troop for troop in found if troop.id not in self._veiled] if self._veiled else found

    def _take_note(self) -> None:
        """Bring up to date what follows from where everybody stands."""
        if self._moves:
            for troop in self._moves:
                self._whereabouts.update(troop)
            self._stamp += len(self._moves)
            self._moves.clear()
            self._forget_contacts()

    def _forget_contacts(self) -> None:
        self._touching.clear()
        self._touched.clear()

    def enemies_near(self, troop: Troop, reach: float, ground: Box | None = None, ahead: Point = HERE) -> list[Troop]:
        """The enemies who may be within reach of a unit, or of other ground."""
        return self.near(self.enemy_of[troop.side], ground or troop.box, reach, ahead)

    def friends_near(self, troop: Troop, reach: float, ground: Box | None = None, ahead: Point = HERE) -> list[Troop]:
        """The other troops of its side who may be within reach of a unit, or of other ground."""
        return [friend for friend in self.near(troop.side, ground or troop.box, reach, ahead) if friend is not troop]

    def touching(self, troop: Troop) -> list[Troop]:
        """The enemies in contact with it (MN-SCALE-4), in file order. Remembered until somebody moves."""
        self._take_note()
        known = self._touching.get(troop.index)
        if known is None:
            own = troop.box
            known = [enemy for enemy in self.enemies_near(troop, CONTACT) if in_touch(own, enemy.box)]
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
            pairs = [(troop, enemy) for troop in self._present[first] for enemy in self.touching(troop)]
            self._touched[first] = list(dict.fromkeys(troop for troop, _ in pairs))
            self._touched[second] = sorted({enemy for _, enemy in pairs}, key=lambda enemy: enemy.index)
        return self._touched[side]

    # ---- as a side knows them

    def known_enemies(self, side: str) -> list[Troop]:
        """The enemies with whom a side reckons, in file order; those it has lost stand where it last saw them."""
        return self._present[self.enemy_of[side]] if self.known is None else self.known.enemies(side)

    def sees(self, side: str, troop: Troop) -> bool:
        """Whether a side may act on a unit at this moment: its own, or an enemy that it sees."""
        return self.known is None or troop.side == side or self.known.sees(side, troop)

    def as_known(self, unit: str, side: str) -> Troop | None:
        """A unit as a side knows it; ``None`` for one of which it knows nothing."""
        troop = self.by_id.get(unit)
        if troop is None or self.known is None or troop.side == side:
            return troop
        return self.known.believed(side, unit)

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
        found = nearest(ground, self.enemies_near(troop, FIRST_LOOK))
        if found is not None and gap(ground, found.box) <= FIRST_LOOK:
            return found
        return nearest(ground, self.enemies(troop))
