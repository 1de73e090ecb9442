"""A turn told by hand: the farm of Gemioncourt, with one of everything that a report has to show.

Gauthier's brigade storms the farm and takes fire from the wood, the hussars charge a battalion that forms square, the
lancers ride down a battery, a battery fires from the ridge, and a brigade behind the wood is seen by nobody.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from battles.engine.battle import Battle, Commander, Formation, Side, Table, Terrain, Unit
from battles.engine.events import Event, Roll
from battles.engine.replay import replay
from battles.rulesets.mini_nap.catalogue import CATALOGUE

WOOD = ((8, 22), (20, 14), (30, 20), (34, 40), (36, 60), (30, 78), (14, 78), (8, 50))
TERRAIN = (
    Terrain("bossu", "wood", "Bossu Wood", area=tuple((float(x), float(y)) for x, y in WOOD)),
    Terrain("farm", "village", "Gemioncourt", area=((45.0, 32.0), (50.0, 32.0), (50.0, 37.0), (45.0, 37.0))),
    Terrain("brook", "stream", "Gemioncourt stream", line=((28.0, 24.0), (46.0, 31.0), (70.0, 44.0), (110.0, 80.0))),
    Terrain("road", "road", "Charleroi road", line=((34.0, 0.0), (44.0, 34.0), (50.0, 90.0))),
    Terrain("namur", "road", "Namur road", line=((0.0, 88.0), (50.0, 76.0), (120.0, 62.0))),
    Terrain("ridge", "hill", "the ridge", area=((60.0, 8.0), (95.0, 6.0), (98.0, 14.0), (62.0, 16.0))),
)
FORMATIONS = (
    Formation("II", "corps", side="french", name="II Corps", commander=Commander("Reille", "good", at=(56.0, 12.0))),
    Formation("9D", "division", of="II", name="9th Division", commander=Commander("Foy", "average", at=(54.0, 20.0))),
    Formation(
        "gauthier", "brigade", of="9D", name="Gauthier's Brigade", commander=Commander("Gauthier", at=(40.0, 25.0))
    ),
    Formation("jamin", "brigade", of="9D", name="Jamin's Brigade", commander=Commander("Jamin", at=(60.0, 28.0))),
    Formation("wathiez", "brigade", of="II", name="Wathiez's Lancers", commander=Commander("Wathiez", at=(33.0, 14.0))),
    Formation("I", "corps", side="allied", name="I Corps", commander=Commander("Orange", "poor", at=(52.0, 62.0))),
    Formation(
        "2N", "division", of="I", name="2nd Division", commander=Commander("Perponcher", "good", at=(48.0, 58.0))
    ),
    Formation("bijlandt", "brigade", of="2N", name="Bijlandt's Brigade"),
    Formation("merlen", "brigade", of="2N", name="van Merlen's Brigade"),
    Formation("weimar", "brigade", of="2N", name="Saxe-Weimar's Brigade"),
)


def unit(unit_id: str, of: str, at: tuple[float, float], facing: float = 0.0, **changes: Any) -> Unit:
    """A veteran battalion of the line in column, four points strong, unless told otherwise."""
    values: dict[str, Any] = {
        "name": unit_id,
        "arm": "infantry",
        "type": "line",
        "quality": "veteran",
        "strength": 4,
        "formation": "column",
    } | changes
    guns = values.pop("guns", None)
    extra = MappingProxyType({"guns": guns}) if guns else MappingProxyType({})
    return Unit(id=unit_id, of=of, at=at, facing=facing, extra=extra, **values)


def _horse(**changes: Any) -> dict[str, Any]:
    return {"arm": "cavalry", "type": "light", "formation": "line"} | changes


def _guns(**changes: Any) -> dict[str, Any]:
    return {"arm": "artillery", "type": "foot", "guns": "medium", "formation": "battery"} | changes


UNITS = (
    unit("1/92", "gauthier", (47.0, 24.0), name="1/92nd Ligne", strength=5),
    unit("2/92", "gauthier", (41.0, 28.0), name="2/92nd Ligne", strength=5),
    unit("1/93", "gauthier", (37.0, 30.0), name="1/93rd Ligne", formation="line", strength=5),
    unit("2/93", "gauthier", (44.0, 20.0), name="2/93rd Ligne"),
    unit("1/4L", "jamin", (62.0, 32.0), name="1/4th Léger", type="light", strength=5),
    unit("2/4L", "jamin", (58.0, 24.0), name="2/4th Léger", type="light"),
    unit("3/4L", "jamin", (66.0, 24.0), name="3/4th Léger", type="light"),
    unit("1/100", "jamin", (70.0, 20.0), name="1/100th Ligne", strength=3),
    unit("9D-guns", "9D", (70.0, 11.0), name="1st Coy, 6th Foot Artillery", **_guns()),
    unit("5Lan", "wathiez", (40.0, 14.0), name="5th Lancers", traits=("lancer",), **_horse()),
    unit("6Lan", "wathiez", (32.0, 20.0), name="6th Lancers", traits=("lancer",), **_horse()),
    unit("Guiton", "wathiez", (40.0, 4.0), name="8th Cuirassiers", arrives=9, **_horse(type="heavy", strength=5)),
    unit("5M", "bijlandt", (47.5, 34.5), 180, name="5th Militia", quality="untrained", strength=4),
    unit("8M", "bijlandt", (63.0, 45.0), 190, name="8th Militia", quality="untrained", formation="line", strength=6),
    unit("7M", "bijlandt", (46.0, 54.0), 180, name="7th Militia", quality="untrained", strength=7),
    unit("27J", "bijlandt", (33.5, 37.5), 170, name="27th Jagers", type="light", quality="trained",
         formation="skirmish", strength=8),
    unit("stevenart", "2N", (40.0, 48.0), 180, name="Stevenart's battery", quality="trained", strength=3, **_guns()),
    unit("6H", "merlen", (56.0, 55.0), 200, name="6th Hussars", quality="trained", strength=6, **_horse()),
    unit("1/2N", "weimar", (20.0, 60.0), 180, name="1/2nd Nassau", strength=9),
    unit("2/2N", "weimar", (24.0, 66.0), 180, name="2/2nd Nassau", strength=9),
)  # fmt: skip


def battle(**changes: Any) -> Battle:
    """The field at the start of turn 4."""
    values: dict[str, Any] = {
        "ruleset": "mini-nap",
        "title": "Quatre Bras",
        "table": Table(120.0, 90.0),
        "turn": 4,
        "sides": (Side("french", "french", "French"), Side("allied", "other", "Allied")),
        "formations": FORMATIONS,
        "units": UNITS,
        "terrain": TERRAIN,
    } | changes
    return Battle(**values)


def _roll(label: str, by: str, *dice: int, **changes: Any) -> Roll:
    return Roll(label=label, by=by, dice=dice, total=sum(dice), **changes)


class _Teller:
    """Collects events and numbers them."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def __call__(self, kind: str, unit_id: str = "", effect: Mapping[str, Any] | None = None, **rest: Any) -> None:
        values: dict[str, Any] = {"phase": "manoeuvre"} | rest
        number = len(self.events) + 1
        frozen = MappingProxyType(dict(effect or {}))
        self.events.append(Event(n=number, turn=4, kind=kind, unit=unit_id, effect=frozen, **values))

    def initiative(self, winner: str, french: int, allied: int) -> None:
        totals = {"french": french, "allied": allied}
        dice = {side: [min(6, total - 1), total - min(6, total - 1)] for side, total in totals.items()}
        effect = {"totals": totals, "dice": dice}
        self("initiative", side=winner, effect=effect, phase="initiative", clause="MN-SEQ-3")


def events() -> tuple[Event, ...]:
    """The events of turn 4."""
    tell = _Teller()
    tell("turn_start", phase="orders")
    tell.initiative("french", 9, 7)
    tell("activate", "gauthier", {"mode": "brigade"}, phase="command")
    for unit_id in ("1/92", "2/92", "1/93", "2/93"):
        tell("command", unit_id, {"status": "in"}, phase="command", clause="MN-CMD-1")
    tell("charge", "1/92", {"type": "charge", "gap": 6.5}, target="5M", clause="MN-CHG-3")
    tell("move", "1/92", {"mode": "charge", "distance": 6.5, "at": [47, 30.5], "facing": 0})
    tell("contact", "1/92", {"type": "charge", "outflanks": False}, target="5M")
    tell("move", "2/92", {"mode": "move", "distance": 6, "at": [41, 34], "facing": 0})
    tell("move", "1/93", {"mode": "move", "distance": 4, "at": [37, 34], "facing": 340, "stopped": "enemy"})
    tell("order_refused", "2/93", {"reason": "blocked", "order": "FORM LINE"}, clause="MN-MOVE-2")
    tell(
        "fire",
        "1/93",
        {"mode": "fire", "band": "small-arms", "dice": 1, "hits": 0, "range": 3.5},
        target="27J",
        phase="firing",
        clause="MN-FIRE-4",
        roll=_roll("fire", "1/93", 4, modifiers=(("line", 2), ("unformed target", -1))),
    )
    tell(
        "fire",
        "27J",
        {"mode": "return", "band": "small-arms", "dice": 2, "hits": 1, "range": 3.5},
        target="1/93",
        phase="firing",
        clause="MN-FIRE-8",
        roll=_roll("return-fire", "27J", 6, 5, modifiers=(("skirmish", 2),)),
    )
    tell("loss", "1/93", {"lost": 1, "strength": 4, "cause": "fire"}, phase="firing", clause="MN-FIRE-7")
    tell(
        "combat",
        "1/92",
        {"round": 1, "set": "base", "hits": 3},
        target="5M",
        phase="combat",
        clause="MN-CC-7",
        roll=_roll("melee", "1/92", 6, 4, 3, 2, 1, need=3),
    )
    tell(
        "combat",
        "5M",
        {"round": 1, "set": "base", "hits": 2},
        target="1/92",
        phase="combat",
        clause="MN-CC-7",
        roll=_roll("melee", "5M", 6, 5, 2, 1, need=5),
    )
    tell("loss", "1/92", {"lost": 2, "strength": 3, "cause": "combat"}, phase="combat", clause="MN-LOSS-1")
    tell("loss", "5M", {"lost": 3, "strength": 1, "cause": "combat"}, phase="combat", clause="MN-LOSS-1")
    tell("eliminated", "5M", {"cause": "combat"}, phase="combat", clause="MN-LOSS-1")
    tell.initiative("allied", 9, 11)
    tell("activate", "merlen", {"mode": "brigade"}, phase="command")
    tell("charge", "6H", {"type": "charge", "gap": 17}, target="2/92", clause="MN-CHG-3")
    tell("pivot", "6H", {"facing": 217, "turned": 17})
    tell("move", "6H", {"mode": "charge", "distance": 17, "at": [43.5, 39.5], "facing": 217})
    tell("contact", "6H", {"type": "charge", "outflanks": False}, target="2/92")
    tell("reaction", "2/92", {"reaction": "emergency-square"}, target="6H", clause="MN-REACT-7")
    tell("status", "2/92", {"reacted": True})
    tell(
        "test", "2/92", {"test": "square", "passed": True}, clause="MN-REACT-7", roll=_roll("square", "2/92", 5, need=3)
    )
    tell("formation", "2/92", {"formation": "emergency-square", "from": "column", "at": [41, 34], "facing": 0})
    tell("test", "6H", {"test": "feint", "passed": True}, clause="MN-REACT-8", roll=_roll("feint", "6H", 5, need=4))
    tell("move", "6H", {"mode": "feint", "distance": 12, "at": [51, 49], "facing": 217})
    tell.initiative("french", 12, 6)
    tell("activate", "wathiez", {"mode": "brigade"}, phase="command")
    tell("command", "5Lan", {"status": "cautious"}, phase="command", clause="MN-CMD-1")
    tell("command", "6Lan", {"status": "cautious"}, phase="command", clause="MN-CMD-1")
    tell(
        "test",
        "5Lan",
        {"test": "command", "passed": True},
        target="stevenart",
        clause="MN-CMD-5",
        roll=_roll("command", "5Lan", 4, need=3),
    )
    tell("charge", "5Lan", {"type": "charge", "gap": 21.3}, target="stevenart", clause="MN-CHG-3")
    tell("move", "5Lan", {"mode": "charge", "distance": 21.3, "at": [40, 44.5], "facing": 0})
    tell("contact", "5Lan", {"type": "charge", "outflanks": True}, target="stevenart")
    tell(
        "combat",
        "5Lan",
        {"round": 0, "set": "charge", "hits": 3},
        target="stevenart",
        phase="combat",
        clause="MN-CC-6",
        roll=_roll("impact", "5Lan", 6, 4, 3, 1, need=3),
    )
    tell("loss", "stevenart", {"lost": 3, "strength": 0, "cause": "combat"}, phase="combat", clause="MN-LOSS-1")
    tell("eliminated", "stevenart", {"cause": "combat"}, phase="combat")
    tell("breakthrough", "5Lan", {"choice": "gained"}, phase="combat", clause="MN-CC-8")
    tell(
        "move",
        "5Lan",
        {"mode": "rally-back", "distance": 12, "at": [40, 32.5], "facing": 0},
        phase="breakthrough",
        clause="MN-BRK-2",
    )
    tell.initiative("allied", 5, 8)
    tell("activate", "weimar", {"mode": "brigade"}, phase="command")
    tell("move", "1/2N", {"mode": "move", "distance": 6, "at": [20, 54], "facing": 180})
    tell("move", "2/2N", {"mode": "move", "distance": 6, "at": [24, 60], "facing": 180})
    tell.initiative("french", 10, 4)
    tell("activate", "jamin", {"mode": "brigade"}, phase="command")
    for unit_id in ("1/4L", "2/4L", "3/4L", "1/100"):
        tell("command", unit_id, {"status": "in"}, phase="command", clause="MN-CMD-1")
    tell("formation", "1/4L", {"formation": "skirmish", "from": "column", "at": [62, 32], "facing": 10})
    tell("move", "1/4L", {"mode": "move", "distance": 9, "at": [63, 41], "facing": 10})
    for unit_id, x in (("2/4L", 58), ("3/4L", 66), ("1/100", 70)):
        y = 26 if unit_id == "1/100" else 30
        tell("move", unit_id, {"mode": "move", "distance": 6, "at": [x, y], "facing": 0})
    tell(
        "fire",
        "1/4L",
        {"mode": "fire", "band": "small-arms", "dice": 2, "hits": 1, "range": 3.5},
        target="8M",
        phase="firing",
        clause="MN-FIRE-4",
        roll=_roll("fire", "1/4L", 6, 4, modifiers=(("skirmish", 2),)),
    )
    tell("loss", "8M", {"lost": 1, "strength": 5, "cause": "fire"}, phase="firing", clause="MN-FIRE-7")
    tell(
        "fire",
        "8M",
        {"mode": "return", "dice": 1, "hits": 0, "range": 3.5},
        target="1/4L",
        phase="firing",
        clause="MN-FIRE-8",
        roll=_roll("return-fire", "8M", 3, modifiers=(("line", 2), ("unformed target", -1))),
    )
    tell("initiative", side="french", effect={"uncontested": True}, phase="initiative", clause="MN-SEQ-4")
    tell("activate", "9D/artillery", {"mode": "brigade"}, phase="command")
    tell("command", "9D-guns", {"status": "in"}, phase="command", clause="MN-CMD-1")
    tell(
        "fire",
        "9D-guns",
        {"mode": "fire", "band": "long", "dice": 3, "hits": 2, "range": 41},
        target="7M",
        phase="firing",
        clause="MN-FIRE-5",
        roll=_roll("fire", "9D-guns", 6, 5, 2, modifiers=(("medium guns", 2), ("target in column", 1))),
    )
    tell("loss", "7M", {"lost": 2, "strength": 5, "cause": "fire"}, phase="firing", clause="MN-FIRE-7")
    tell("turn_end", phase="end")
    return tuple(tell.events)  # fmt: skip


def after(before: Battle, told: tuple[Event, ...]) -> Battle:
    """The battle at the start of turn 5."""
    from dataclasses import replace

    return replace(replay(CATALOGUE, before, told), turn=before.turn + 1)
