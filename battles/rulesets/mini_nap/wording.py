"""The English of the log: each event worded from its own fields and the names of things, in one place."""

from __future__ import annotations

from battles.engine.battle import Battle
from battles.engine.events import Event


class Wording:
    """Words events with the names of one battle."""

    def __init__(self, battle: Battle) -> None:
        self._names = {unit.id: unit.label for unit in battle.units}

    def text(self, event: Event) -> str:
        return f"{self._names.get(event.unit, event.unit)} {event.kind}"
