"""Battles by chance for this rulebook: any make of army, on any ground, near and far, under sense and nonsense.

A battle is drawn as one number and built from it; what is found can be looked at again by that number.
"""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import strategies as st

from battles.engine.boxes import box
from battles.rulesets.big_napoleonic.ruleset import RULESET
from battles.rulesets.big_napoleonic.table import figures
from battles.rulesets.big_napoleonic.table.footprints import measures
from battles.rulesets.big_napoleonic.table.ground import TERRAIN, Ground
from battles.rulesets.big_napoleonic.vocabulary import DECISIONS, POSTURES
from battles.rulesets.big_napoleonic.words import DEPLOYMENTS, SIZES, SQUARING, TYPES, Arm, Deployment, Quality, Trait

SIDES = ("north", "south")
WIDTH, HEIGHT = 60.0, 48.0

numbers = st.integers(0, 10**9)


def battle_document(number: int, *, most: int = 14, orders: bool = True) -> dict[str, Any]:
    """A valid battle document with 3 to ``most`` units a side, the same for the same number."""
    chance = Random(number)
    document: dict[str, Any] = {
        "estafette": "battle/1",
        "ruleset": RULESET.id,
        "title": f"chance {number}",
        "table": {"width": WIDTH, "height": HEIGHT},
        "turn": chance.randint(1, 12),
        "sides": [{"id": side} for side in SIDES],
        "settings": {
            "reaction_fire": chance.choice(("moved", "moved", "new")),
            "road_ignores_going": chance.random() < 0.8,
        },
    }
    if chance.random() < 0.5:
        document["first"] = chance.choice(SIDES)
    document["terrain"] = _terrain(chance)
    formations: list[dict[str, Any]] = []
    for side in SIDES:
        formations.append({"id": f"{side}-army", "kind": "army", "side": side, **_commander(chance)})
        formations += [
            {"id": f"{side}-{corps}", "kind": "corps", "of": f"{side}-army", **_commander(chance)} for corps in "ab"
        ]
    document["formations"] = formations
    document["units"] = _units(chance, document, most)
    if orders:
        document["orders"] = {side: _sheet(chance, document, side) for side in SIDES}
    return document


def _commander(chance: Random) -> dict[str, Any]:
    if chance.random() < 0.2:
        return {}
    commander: dict[str, Any] = {"name": f"General {chance.randint(1, 999)}", "at": _point(chance)}
    if chance.random() < 0.1:
        commander["out"] = "displaced"
    return {"commander": commander}


def _point(chance: Random) -> list[float]:
    return [round(chance.uniform(1, WIDTH - 1), 2), round(chance.uniform(1, HEIGHT - 1), 2)]


def _terrain(chance: Random) -> list[dict[str, Any]]:
    pieces: list[dict[str, Any]] = []
    for index in range(chance.choice((0, 0, 3, 6, 10))):
        kind = chance.choice(list(TERRAIN))
        x, y = _point(chance)
        piece: dict[str, Any] = {"id": f"{kind}-{index}", "kind": kind}
        if TERRAIN[kind].shape == "area":
            width, depth = (4.0, 4.0) if kind == "town" else (chance.uniform(3, 14), chance.uniform(3, 14))
            x, y = min(x, WIDTH - width), min(y, HEIGHT - depth)
            piece["area"] = [[x, y], [x + width, y], [x + width, y + depth], [x + width / 3, y + depth]]
        elif TERRAIN[kind].defile:
            piece["line"] = [[x, y], [x + chance.choice((0.0, 1.0)), y + 1.5]]
        else:
            piece["line"] = [[x, y], *(_point(chance) for _ in range(chance.randint(1, 3)))]
        if chance.random() < 0.1:
            piece["going"] = {chance.choice(list(Arm)).value: chance.choice(("good", "bad", "impassable"))}
        pieces.append(piece)
    return pieces


def _units(chance: Random, document: dict[str, Any], most: int) -> list[dict[str, Any]]:
    units: list[dict[str, Any]] = []
    bare = {**document, "units": [], "orders": {}}
    battle, faults = RULESET.validate(bare)
    assert battle is not None, faults
    ground = Ground.of(battle)
    taken: list[figures.Figure] = []
    held: set[str] = set()
    spread = chance.choice((1.0, 0.45, 0.3))
    for side in SIDES:
        corps = [f["id"] for f in document["formations"] if f["id"].startswith(side)]
        for index in range(chance.randint(3, most)):
            unit = _unit(chance, f"{side[0].upper()}{index}", chance.choice(corps), ground, held)
            figure = _place(chance, unit, ground, taken, spread, side)
            if figure is None:
                continue
            if not unit.get("out"):
                taken.append(figure)
                if unit.get("town"):
                    held.add(unit["town"])
            units.append(unit)
    return units


def _unit(chance: Random, id_: str, corps: str, ground: Ground, held: set[str]) -> dict[str, Any]:
    arm = chance.choice((Arm.INFANTRY, Arm.INFANTRY, Arm.CAVALRY, Arm.ARTILLERY))
    unit: dict[str, Any] = {"id": id_, "of": corps, "arm": arm.value, "type": chance.choice(TYPES[arm])}
    unit["quality"] = chance.choice(list(Quality)).value
    traits = {chance.choice((Trait.FRAGILE, Trait.STOIC)), Trait.AGGRESSIVE, Trait.PASSIVE}
    if arm == Arm.INFANTRY:
        traits.add(chance.choice((Trait.EFFECTIVE_FIRE, Trait.WEAK_FIRE)))
    unit["traits"] = [trait.value for trait in sorted(traits) if chance.random() < 0.3]
    unit["ds"] = chance.choice((0, 0, 0, 1, 2))
    if arm == Arm.ARTILLERY:
        unit["size"] = 1
    else:
        unit["size"] = chance.randint(*SIZES)
        unit["bases"] = chance.choice((unit["size"], unit["size"], chance.randint(2, unit["size"])))
    allowed = [
        word
        for word in DEPLOYMENTS[arm]
        if word != Deployment.TOWN and (word != Deployment.DEPTH3 or _places(unit) > 4)
    ]
    unit["formation"] = chance.choice(allowed).value
    free = [town.id for town in ground.towns if town.id not in held]
    if arm == Arm.INFANTRY and free and chance.random() < 0.15:
        unit |= {"formation": "town", "town": chance.choice(free)}
    elif arm == Arm.INFANTRY and unit["formation"] in [word.value for word in SQUARING] and chance.random() < 0.2:
        unit["square"] = True
    if chance.random() < 0.03:
        unit["out"] = chance.choice(("eliminated", "left"))
    return unit


def _places(unit: dict[str, Any]) -> int:
    if unit["arm"] == "artillery":
        return 1
    return unit["bases"] + min(3, unit["size"] - unit["bases"])


def _place(
    chance: Random, unit: dict[str, Any], ground: Ground, taken: list[figures.Figure], spread: float, side: str
) -> figures.Figure | None:
    """A free place for a unit, which it is given; ``None`` when none is found."""
    if unit.get("town"):
        walls = ground.walls[unit["town"]]
        unit["at"] = [walls.x, walls.y]
        clear = not any(not isinstance(other, figures.Walls) and figures.overlap(other, walls) for other in taken)
        return walls if clear else None
    width, depth = measures(unit["formation"], _places(unit))
    for _ in range(30):
        x = WIDTH / 2 + (chance.random() - 0.5) * (WIDTH - 8) * spread
        middle = HEIGHT / 2 + (6 if side == "north" else -6) * chance.random()
        y = middle + (chance.random() - 0.5) * (HEIGHT - 20) * spread
        facing = chance.choice((0, 180, 180 if side == "north" else 0, chance.randint(0, 359)))
        here = box(round(x, 2), round(y, 2), width, depth, facing)
        inside = all(0 <= px <= WIDTH and 0 <= py <= HEIGHT for px, py in here.corners)
        if inside and not ground.barred(here, unit["arm"]) and not any(figures.overlap(here, o) for o in taken):
            unit |= {"at": [here.x, here.y], "facing": facing}
            return here
    return None


# ---- orders


def _sheet(chance: Random, document: dict[str, Any], side: str) -> str:
    own = [unit["id"] for unit in document["units"] if unit["id"][0] == side[0].upper()]
    enemies = [unit["id"] for unit in document["units"] if unit["id"][0] != side[0].upper()]
    ground = [piece["id"] for piece in document["terrain"]]
    lines: list[str] = []
    if not own or not enemies:
        return ""
    for corps in ("a", "b"):
        if chance.random() < 0.4:
            place = chance.choice((chance.choice(enemies), chance.choice(own), "30,24", ""))
            lines += [f"CORPS {side}-{corps}", f"  INTENT {chance.choice(POSTURES)} {place}".rstrip()]
    if chance.random() < 0.3:
        lines.insert(0, f"PRIORITY {chance.choice(own)}, {side}-b")
    for unit in own:
        if chance.random() < 0.75:
            actions = [_action(chance, own, enemies, ground) for _ in range(chance.randint(1, 3))]
            lines.append(f"{unit}: {'; '.join(actions)}")
    for decision in DECISIONS:
        if chance.random() < 0.3:
            choice = chance.choice(decision.choices)
            if "{" not in choice.pattern:
                condition = chance.choice(("", "", " IF WITHIN 6", " IF TARGET CAVALRY", " IF STRENGTH >= 4"))
                lines.append(f"STANDING ALL {decision.name}: {choice.pattern}{condition}")
    if chance.random() < 0.5:
        lines.append(f"GENERAL {side}-a: MOVE TO {chance.randint(0, 60)},{chance.randint(0, 48)}; JOIN {own[0]}")
    return "\n".join(lines)


def _action(chance: Random, own: list[str], enemies: list[str], ground: list[str]) -> str:
    point = f"{chance.randint(0, 60)},{chance.randint(0, 48)}"
    way = chance.choice(("N", "E", "SW", "215", point))
    length = chance.choice(("", str(chance.randint(1, 20)), "0.5"))
    place = chance.choice([*ground, point]) if ground else point
    enemy, friend = chance.choice(enemies), chance.choice(own)
    return chance.choice(
        (
            f"MOVE {length}".strip(),
            f"MOVE TO {chance.choice((point, enemy, place))}",
            f"MANOEUVRE {length} {way}".replace("  ", " "),
            f"MANOEUVRE TO {point}",
            f"RETIRE {length}".strip(),
            f"RETIRE {way}",
            f"FACE {way}",
            "ABOUT",
            f"FORM {chance.choice(('EXTENDED', 'DEPTH', 'DEPTH3', 'MARCH', 'EXTENDED LEFT', 'MARCH RIGHT'))}",
            "FORM SQUARE",
            "BREAK SQUARE",
            f"ASSAULT {enemy}",
            f"ASSAULT {enemy}",
            f"ASSAULT {enemy}",
            f"SUPPORT {friend}",
            "LIMBER",
            f"UNLIMBER {way}",
            f"OCCUPY {place}",
            f"LEAVE {way}",
            f"FOLLOW {place}",
            f"PASS {place}",
            "EXIT",
            f"FIRE AT {enemy}",
            f"FIRE BLIND AT {enemy}",
            "HOLD FIRE",
            "HOLD",
            "WALTZ",
        )
    )
