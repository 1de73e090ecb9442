"""Which enemies are in sight, who sees each of them, and from how far: kept up to date as either side moves."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Set

from battles.engine.battle import Battle, Point
from battles.engine.knowledge.eyes import Eyes, Figure, Sight
from battles.engine.protocol import Ruleset
from battles.engine.replay import Frame, place_of
from battles.engine.sight import Eyesight


class Sightings:
    """The nearest sight of each enemy unit and commander (``subjects``, in their order) that is seen at all."""

    def __init__(
        self, ruleset: Ruleset, eyesight: Eyesight, battle: Battle, eyes: Eyes, subjects: Collection[str]
    ) -> None:
        self._ruleset = ruleset
        self._eyesight = eyesight
        self._battle = battle
        self._eyes = eyes
        self._subjects = subjects
        self._figures: dict[str, Figure] = {}
        self._sights: dict[str, Sight] = {}

    def of(self, subject: str) -> Sight | None:
        """The nearest sight of an enemy, ``None`` when nobody sees him."""
        return self._sights.get(subject)

    def without(self, subjects: Mapping[str, str]) -> Set[str]:
        """Those of some enemies whom nobody sees."""
        return subjects.keys() - self._sights.keys()

    def look_at_all(self, frame: Frame) -> None:
        """Open the eyes in a frame, and bring all sights into line with it."""
        moved = self._eyes.open(frame)
        afresh = {subject for subject in self._subjects if self._changed(frame, subject)}
        for subject in self._subjects:
            if subject in afresh:
                self.find(subject)
        for watcher in moved:
            self.seen_from(watcher, [subject for subject in self._subjects if subject not in afresh])

    def moved(self, frame: Frame, subject: str) -> None:
        """Look anew at an enemy, if he stands otherwise than when he was last looked at."""
        if self._changed(frame, subject):
            self.find(subject)

    def seen_from(self, watcher: str, subjects: Iterable[str] | None = None) -> set[str]:
        """Take up what a watcher who moved sees now, and look for what he saw before. Returns whom it concerns."""
        concerned: set[str] = set()
        for subject in self._subjects if subjects is None else subjects:
            figure = self._figures.get(subject)
            if figure is None:
                continue
            sight = self._sights.get(subject)
            if sight is not None and sight.watcher == watcher:
                self.find(subject)
                concerned.add(subject)
                continue
            if sight is not None and self._eyes.distance(watcher, figure) >= sight.distance:
                continue
            new = self._eyes.through(watcher, figure)
            if new is not None and self._shows(subject, new):
                self._sights[subject] = new
                concerned.add(subject)
        return concerned

    def find(self, subject: str) -> None:
        """Look for an enemy with all eyes."""
        self._sights.pop(subject, None)
        figure = self._figures.get(subject)
        sight = None if figure is None else self._eyes.nearest(figure)
        if sight is not None and self._shows(subject, sight):
            self._sights[subject] = sight

    def _shows(self, subject: str, sight: Sight) -> bool:
        """A commander and his staff are made out no farther than a coat's colour."""
        return subject in self._battle.unit_by_id or sight.distance <= self._eyesight.kind

    def _changed(self, frame: Frame, subject: str) -> bool:
        """Take over an enemy's ground from a frame; whether it is other than before."""
        before = self._figures.get(subject)
        ground = self._ground(frame, subject)
        if ground is None:
            self._figures.pop(subject, None)
            return before is not None
        corners, place = ground
        if before is not None and before.corners == corners and before.place == place:
            return False
        self._figures[subject] = Figure(corners, place)
        return True

    def _ground(self, frame: Frame, subject: str) -> tuple[tuple[Point, ...], Point] | None:
        """The ground that an enemy covers and its middle; ``None`` when he is not on the table."""
        unit = frame.units.get(subject)
        if unit is not None:
            return (self._ruleset.footprint(self._battle, unit), unit.at) if unit.in_play and unit.at else None
        formation = frame.formations[subject]
        at = None if formation.commander is None else place_of(formation.commander, frame.units)
        return None if at is None else ((at,), at)
