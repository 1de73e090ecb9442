"""A field for tests of replay and knowledge: builders with good defaults, and a ruleset that only knows how to see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from battles.engine import shared_events as shared
from battles.engine.battle import Battle, Commander, Formation, Point, Side, Table, Terrain, Unit
from battles.engine.catalogue import Change, Known, Type, catalogue, key
from battles.engine.events import Event, Roll
from battles.engine.geometry import rectangle
from battles.engine.sight import Eyesight, Screen, Screens, eyesight
from tests.battles.engine.kinds import having

SIZES = {"line": (5.0, 2.0), "column": (2.5, 4.0), "square": (2.5, 4.0), "skirmish": (5.5, 2.0), "battery": (3.0, 3.0)}
#: A wood across the middle of the table, five units deep: it hides whatever stands behind it.
WOOD = Terrain(id="wood", kind="wood", name="Bossu Wood", area=((30.0, 43.0), (90.0, 43.0), (90.0, 48.0), (30.0, 48.0)))

#: The shared kinds, with the keys that most rulebooks give them.
CATALOGUE = catalogue(
    shared.TURN_START,
    shared.TURN_END,
    shared.VICTORY,
    replace(
        having(
            shared.INITIATIVE,
            totals=key(Type.COUNTS, known=Known.PUBLIC),
            uncontested=key(Type.FLAG, known=Known.PUBLIC),
        ),
        alone="uncontested",
    ),
    having(shared.ACTIVATE, mode=key()),
    having(shared.COMMAND, status=key()),
    having(
        shared.COMMANDER,
        rating=key(changes=Change.RATING),
        evaded=key(Type.FLAG, known=Known.SEEN, changes=Change.MARKER),
        lost=key(known=Known.SEEN, changes=Change.OUT, alarms=True),
    ),
    shared.ARRIVAL,
    shared.ORDER_REFUSED,
    shared.MOVE,
    having(shared.PIVOT, about=key(Type.FLAG, known=Known.SEEN)),
    having(shared.FORM, **{"from": key(known=Known.SEEN)}),
    replace(shared.RETREAT, out="retreated"),
    shared.ROUT,
    having(shared.CHARGE, gap=key(Type.NUMBER, known=Known.FIGHT)),
    having(shared.CONTACT, outflanks=key(Type.FLAG, known=Known.FIGHT)),
    shared.REACTION,
    shared.TEST,
    having(
        shared.FIRE,
        mode=key(known=Known.SEEN),
        dice=key(Type.WHOLE, known=Known.FIGHT),
        hits=key(Type.WHOLE, known=Known.FIGHT),
    ),
    having(shared.COMBAT, round=key(Type.WHOLE, known=Known.FIGHT), hits=key(Type.WHOLE, known=Known.FIGHT)),
    having(shared.LOSS, strength=key(Type.WHOLE, changes=Change.STRENGTH)),
    having(
        shared.STATUS,
        reacted=key(Type.FLAG, changes=Change.MARKER),
        disordered=key(Type.FLAG, known=Known.SEEN, changes=Change.MARKER),
        abandoned=key(Type.FLAG, Type.ID, known=Known.SEEN, changes=Change.MARKER),
    ),
    shared.BREAKTHROUGH,
    shared.ELIMINATED,
)


class Points:
    """A measure of strength in points, judged by two of them when the troops are known and by four otherwise."""

    bands = (2, 4)

    def amount(self, unit: Unit) -> int:
        return unit.strength or 0


class Watchful:
    """Just enough of a ruleset for the fog of war: footprints, and a wood that hides what lies over 4 behind it."""

    id = "watchful"
    metres_per_unit = 25.0
    catalogue = CATALOGUE
    measure = Points()

    def footprint(self, battle: Battle, unit: Unit) -> tuple[Point, ...]:
        if not unit.in_play or unit.at is None:
            return ()
        return rectangle(unit.at, *SIZES[unit.formation], unit.facing)

    def eyesight(self, battle: Battle) -> Eyesight:
        woods = tuple(ground.area for ground in battle.terrain if ground.kind == "wood")
        return eyesight(
            self.metres_per_unit,
            battle.weather,
            Screens((Screen(woods, depth=4, ends=4),)),
            seen_metres=battle.settings.get("sight"),
            loose=("skirmish",),
        )


def battalion(unit_id: str = "F1", of: str = "FB", **changes: Any) -> Unit:
    """A veteran battalion in line, six points strong."""
    values: dict[str, Any] = {
        "name": unit_id,
        "arm": "infantry",
        "type": "line",
        "quality": "veteran",
        "strength": 6,
        "formation": "line",
        "at": (60.0, 30.0),
        "facing": 0.0,
    } | changes
    return Unit(id=unit_id, of=of, **values)


def field(*units: Unit, terrain: Sequence[Terrain] = (), **changes: Any) -> Battle:
    """A French division of two brigades against an allied one, on 120 by 90."""
    formations = (
        Formation("9D", "division", side="french", commander=Commander("Foy", "average", at=(60.0, 8.0))),
        Formation("FB", "brigade", of="9D", name="Gauthier's Brigade"),
        Formation("FC", "brigade", of="9D", name="Jamin's Brigade"),
        Formation("5D", "division", side="allied", commander=Commander("Picton", "good", at=(60.0, 84.0))),
        Formation("AB", "brigade", of="5D", name="Kempt's Brigade"),
        Formation("AC", "brigade", of="5D", name="Pack's Brigade"),
    )
    values: dict[str, Any] = {
        "ruleset": "watchful",
        "title": "Field",
        "table": Table(120.0, 90.0),
        "turn": 4,
        "sides": (Side("french", "french"), Side("allied", "british")),
        "formations": formations,
        "units": units,
        "terrain": tuple(terrain),
    } | changes
    return Battle(**values)


def event(kind: str, unit: str = "", effect: Mapping[str, Any] | None = None, **changes: Any) -> Event:
    """An event of turn 4."""
    values: dict[str, Any] = {"n": 1, "turn": 4, "phase": "manoeuvre"} | changes
    return Event(kind=kind, unit=unit, effect=MappingProxyType(dict(effect or {})), **values)


def roll(label: str, by: str, *dice: int, **changes: Any) -> Roll:
    """A throw of these dice."""
    return Roll(label=label, by=by, dice=dice, total=sum(dice), **changes)
