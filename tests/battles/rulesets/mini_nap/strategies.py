"""Battles by chance: armies of any make, on any ground, in and near contact, under sensible and senseless orders.

A battle is drawn as one number and built from it, which is many times quicker than drawing each unit; what is found
can be looked at again by that number.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from hypothesis import strategies as st

from battles.engine.battle import Shape
from battles.engine.contact import overlaps
from battles.engine.geometry import Polygon, distance
from battles.rulesets.mini_nap.ruleset import RULESET
from battles.rulesets.mini_nap.table.footprints import footprint_at
from battles.rulesets.mini_nap.table.ground import TERRAIN
from battles.rulesets.mini_nap.vocabulary import DECISIONS, POSTURES
from battles.rulesets.mini_nap.words import FORMATIONS, GUNS, NATIONS, QUALITIES, RATINGS, TYPES, WEATHERS, Arm

SIDES = ("north", "south")
WIDTH, HEIGHT = 180.0, 120.0
GUNS_OF_HORSE = ("light", "medium")


def battle_document(number: int, *, most: int = 30) -> dict[str, Any]:
    """A valid battle document with 2 to ``most`` units a side, the same for the same number."""
    chance = Random(number)
    formations, places = _formations(chance, commanded=chance.choice((0.0, 0.8)))
    units: list[dict[str, Any]] = []
    taken: list[Polygon] = []
    # Half of the battles are crowded, so that troops are in each other's way and reach.
    spread = chance.choice((1.0, 0.3))
    for side in SIDES:
        brigades = [place for place in places if place[1] == side]
        for index in range(chance.randint(2, most)):
            brigade, _, kind, role = chance.choice(brigades)
            unit = _unit(chance, f"{side[0].upper()}{index + 1}", brigade, kind, role)
            if _stand(chance, unit, side, spread, taken):
                units.append(unit)
    chance.shuffle(units)
    document = {
        "estafette": "battle/1",
        "ruleset": "mini-nap",
        "title": f"Battle {number}",
        "table": {"width": WIDTH, "height": HEIGHT},
        "turn": chance.choice((2, 3, 8)),
        "weather": chance.choice(WEATHERS) if chance.random() < 0.3 else "clear",
        "sides": [{"id": side, "nation": chance.choice(NATIONS)} for side in SIDES],
        "formations": formations,
        "units": units,
        "terrain": _terrain(chance) if chance.random() < 0.6 else [],
        "settings": _settings(chance),
    }
    document = _without_misplaced(document)
    document["orders"] = {side: order_sheet(chance, document, side) for side in SIDES}
    return document


def order_sheet(chance: Random, document: dict[str, Any], side: str) -> str:
    """An order sheet of lines that can mostly be read, and may or may not be possible."""
    own = [unit for unit in document["units"] if unit["id"].startswith(side[0].upper())]
    enemies = [unit for unit in document["units"] if unit not in own]
    lines: list[str] = []
    for formation in document["formations"]:
        if formation["id"].startswith(side) and formation["kind"] in ("brigade", "division") and chance.random() < 0.7:
            lines.append(f"{formation['kind'].upper()} {formation['id']}")
            lines.append(f"INTENT {chance.choice(POSTURES)} {_place(chance, own, enemies)}")
            if formation["kind"] == "division" and chance.random() < 0.3:
                lines.append(f"MANOEUVRE {chance.randint(0, 360)} {chance.randint(1, 40)}")
    for unit in own:
        if chance.random() < 0.6:
            actions = [_action(chance, unit, own, enemies) for _ in range(chance.choice((1, 1, 2, 3)))]
            lines.append(f"{unit['id']}: {'; '.join(actions)}")
    for decision in DECISIONS:
        if chance.random() < 0.4:
            scope = chance.choice(("ALL", *[unit["id"] for unit in own]))
            lines.append(f"STANDING {scope} {decision.name}: {_choice(chance, decision, enemies)}")
    for formation in document["formations"]:
        if formation["id"].startswith(side) and "commander" in formation and chance.random() < 0.5:
            deeds = (f"MOVE TO {_place(chance, own, enemies)}", "DETACH", f"ATTACH {_id(chance, own)}")
            lines.append(f"GENERAL {formation['id']}: {chance.choice(deeds)}")
    return "\n".join(lines) + "\n"


def _action(chance: Random, unit: dict[str, Any], own: Sequence[Any], enemies: Sequence[Any]) -> str:
    """One action: mostly what the unit's arm may do, at an enemy that is mostly the nearest."""
    number = chance.choice(("", f" {chance.randint(0, 40)}", f" {chance.uniform(0, 10):.2f}"))
    flank, end = chance.choice(("LEFT", "RIGHT")), chance.choice(("FRONT", "REAR"))
    nearest = min(enemies, key=lambda enemy: distance(enemy["at"], unit["at"]), default={"id": "nobody"})
    foe = nearest["id"] if chance.random() < 0.7 else _id(chance, enemies)
    place, degrees = _place(chance, own, enemies), chance.randint(0, 359)
    arm = unit["arm"] if chance.random() < 0.9 else chance.choice(tuple(Arm))
    common = (f"FACE {degrees}", f"FACE {foe}", "ABOUT", f"FIRE AT {foe}", "HOLD FIRE", "RETREAT", "HOLD")
    guns = (f"PROLONG BACK{number}", f"REDEPLOY {degrees}{number} FACE {foe}", f"REDEPLOY TO {place}", "PROLONG")
    moves = (
        f"FORM {chance.choice(('LINE', 'COLUMN', 'SQUARE', 'SKIRMISH'))} ON {flank} ON {end}",
        f"FORM COLUMN FACE {degrees}",
        f"MOVE{number}",
        f"MOVE TO {place}",
        f"CHARGE {foe}",
        f"CHARGE {foe} EXTEND",
        f"FACE {foe}; CHARGE {foe}",
    )
    steps = (f"SIDESTEP {flank}{number}", f"STEP BACK{number}", f"OBLIQUE {flank} 3 2 SIDE FIRST", f"INCH {degrees}")
    by_arm = {"artillery": (guns, guns), "cavalry": (moves, moves, moves), "infantry": (moves, moves, steps)}
    return chance.choice(chance.choice((*by_arm[arm], common)))


def _choice(chance: Random, decision: Any, enemies: Sequence[dict[str, Any]]) -> str:
    choice = chance.choice(decision.choices)
    text = {
        "DISTANCE": str(chance.randint(0, 40)),
        "DIRECTION": str(chance.randint(0, 359)),
        "ALL": f"ALL {_id(chance, enemies)}",
        "SHARES": f"2 {_id(chance, enemies)}, 1 {_id(chance, enemies)}",
    }.get(choice.name, choice.name)
    condition = chance.choice(("", "", " IF WITHIN 10", " IF STRENGTH >= 4", " IF FLANK", " IF TARGET cavalry"))
    return text + condition


def _place(chance: Random, own: Sequence[dict[str, Any]], enemies: Sequence[dict[str, Any]]) -> str:
    point = f"{chance.uniform(0, WIDTH):.1f},{chance.uniform(0, HEIGHT):.1f}"
    return chance.choice((point, _id(chance, enemies), _id(chance, own), "F6", "K7 SW"))


def _id(chance: Random, units: Sequence[dict[str, Any]]) -> str:
    return chance.choice(units)["id"] if units else "nobody"


def _formations(chance: Random, *, commanded: float) -> tuple[list[dict[str, Any]], list[tuple[str, str, str, str]]]:
    """A corps of some divisions a side, brigades by role; and where units may go: id, side, kind, role."""
    formations: list[dict[str, Any]] = []
    places: list[tuple[str, str, str, str]] = []
    for side in SIDES:
        formations.append(_commanded(chance, {"id": f"{side}-corps", "kind": "corps", "side": side}, side, commanded))
        for division in range(chance.randint(1, 2)):
            name = f"{side}-d{division}"
            formations.append(
                _commanded(chance, {"id": name, "kind": "division", "of": f"{side}-corps"}, side, commanded)
            )
            places.append((name, side, "division", ""))
            for brigade in range(chance.randint(1, 3)):
                role = chance.choice(("infantry", "infantry", "cavalry", "mixed"))
                formation = {"id": f"{name}-b{brigade}", "kind": "brigade", "of": name, "role": role}
                formations.append(_commanded(chance, formation, side, commanded, rated=False))
                places.append((f"{name}-b{brigade}", side, "brigade", role))
    return formations, places


def _commanded(
    chance: Random, formation: dict[str, Any], side: str, commanded: float, *, rated: bool = True
) -> dict[str, Any]:
    if chance.random() >= commanded:
        return formation
    commander: dict[str, Any] = {"name": f"General {formation['id']}", "at": _somewhere(chance, side, 1.0)}
    if rated and chance.random() < 0.8:
        commander["rating"] = chance.choice(RATINGS)
    return formation | {"commander": commander}


def _unit(chance: Random, id: str, of: str, kind: str, role: str) -> dict[str, Any]:
    arms = {"infantry": (Arm.INFANTRY,), "cavalry": (Arm.CAVALRY,), "mixed": (Arm.INFANTRY, Arm.CAVALRY)}
    arm = Arm.ARTILLERY if kind == "division" else chance.choice(arms[role])
    type = chance.choice(TYPES[arm])
    unit: dict[str, Any] = {"id": id, "of": of, "arm": arm.value, "type": type, "quality": chance.choice(QUALITIES)}
    if arm == Arm.ARTILLERY:
        unit["guns"] = chance.choice(GUNS if type == "foot" else GUNS_OF_HORSE)
    formations = [formation.value for formation in FORMATIONS[arm] if formation != "emergency-square"]
    if arm == Arm.CAVALRY and type == "light":
        traits = chance.choice(([], [], ["lancer"], ["cossack"]))
        unit["traits"] = traits
        formations = {"lancer": ["line", "column"], "cossack": ["skirmish"]}.get("".join(traits), formations)
    elif type != "light" and "skirmish" in formations:
        formations.remove("skirmish")
    unit["formation"] = chance.choice(formations)
    unit["strength"] = chance.randint(2, 5 if arm == Arm.ARTILLERY else 9)
    if chance.random() < 0.05:
        unit["arrives"] = chance.randint(1, 4)
    elif chance.random() < 0.1:
        unit[chance.choice(("reacted", "disordered", "returned_fire"))] = True
    return unit


def _stand(chance: Random, unit: dict[str, Any], side: str, spread: float, taken: list[Polygon]) -> bool:
    """Find a place for a unit, now and then in contact with one that stands already; ``False`` when none is found."""
    for _ in range(12):
        at = _somewhere(chance, side, spread)
        ahead = 180 if side == "north" else 0
        facing = chance.choice((ahead, ahead, ahead, chance.randint(0, 359)))
        if taken and chance.random() < 0.25:
            corners = chance.choice(taken)
            middle = (sum(x for x, _ in corners) / 4, sum(y for _, y in corners) / 4)
            at = [middle[0], round(middle[1] + chance.choice((-1, 1)) * chance.uniform(2, 9), 3)]
        ground = footprint_at(unit["arm"], unit["formation"], (at[0], at[1]), facing)
        inside = all(0 <= x <= WIDTH and 0 <= y <= HEIGHT for x, y in ground)
        if inside and not any(overlaps(ground, other, 0.0) for other in taken):
            taken.append(ground)
            unit |= {"at": at, "facing": facing}
            return True
    return False


def _somewhere(chance: Random, side: str, spread: float) -> list[float]:
    depth = chance.uniform(4, HEIGHT * 0.55) * spread
    y = HEIGHT / 2 + (1 if side == "north" else -1) * (depth - 4 * spread)
    x = WIDTH / 2 + chance.uniform(-0.45, 0.45) * WIDTH * spread
    return [round(x, 2), round(min(HEIGHT - 2, max(2.0, y)), 2)]


def _terrain(chance: Random) -> list[dict[str, Any]]:
    """Some pieces of ground of any kind, anywhere; a river often has a bridge."""
    pieces: list[dict[str, Any]] = []
    for index in range(chance.randint(1, 7)):
        kind = chance.choice([kind for kind in TERRAIN if kind != "bridge"])
        x, y = chance.uniform(10, WIDTH - 40), chance.uniform(10, HEIGHT - 40)
        if TERRAIN[kind].shape == Shape.AREA:
            shape = {"area": [[x, y], [x + 10, y + 25], [x + 30, y + 20], [x + 15, y + 12], [x + 25, y]]}
        else:
            shape = {
                "line": [[0.0, y], [x, y + 20], [WIDTH, y]] if chance.random() < 0.5 else [[x, y], [x + 20, y + 9]]
            }
        pieces.append({"id": f"ground-{index}", "kind": kind, **shape})
        if kind == "river" and chance.random() < 0.7:
            pieces.append({"id": f"bridge-{index}", "kind": "bridge", "line": [[x, y + 15], [x, y + 25]]})
    return pieces


def _without_misplaced(document: dict[str, Any]) -> dict[str, Any]:
    """The document without the units that chance put on ground prohibited to them."""
    _, faults = RULESET.validate(document)
    misplaced = {fault.path for fault in faults}
    units = [unit for index, unit in enumerate(document["units"]) if f"units[{index}].at" not in misplaced]
    return document | {"units": units}


def _settings(chance: Random) -> dict[str, Any]:
    choices = {
        "stand_loss": ("exceed", "reach"),
        "fire_into_contact": (True, False),
        "overhead_fire": (True, False),
        "army_break": (0, 40),
        "retreat_counts": (True, False),
    }
    return {name: chance.choice(values) for name, values in choices.items() if chance.random() < 0.2}


# So many battles are enough, and few enough for tests to share what they made of them.
numbers = st.integers(0, 200)
