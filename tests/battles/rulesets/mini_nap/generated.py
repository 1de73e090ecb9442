"""Generated battles and order sheets for property tests: seeded, legal, and as wild as the rules allow."""

from __future__ import annotations

import random
from typing import Any

from battles.engine.boxes import Box, box, overlap
from battles.rulesets.mini_nap.footprints import size

NATIONS = ("french", "british", "austrian", "prussian", "russian", "kgl")
QUALITIES = ("guard", "elite", "veteran", "trained", "untrained")
POSTURES = ("HOLD", "DEFEND", "ADVANCE", "ATTACK", "SUPPORT", "SCREEN", "WITHDRAW", "RALLY")
KINDS = (
    {"arm": "infantry", "type": "line", "formations": ("line", "column", "square")},
    {"arm": "infantry", "type": "light", "formations": ("line", "column", "square", "skirmish")},
    {"arm": "cavalry", "type": "heavy", "formations": ("line", "column")},
    {"arm": "cavalry", "type": "light", "formations": ("line", "column", "skirmish")},
    {"arm": "cavalry", "type": "light", "formations": ("line", "column"), "traits": ["lancer"]},
    {"arm": "artillery", "type": "foot", "formations": ("battery",), "guns": "medium"},
    {"arm": "artillery", "type": "horse", "formations": ("battery",), "guns": "light"},
)
STANDING = (
    "opportunity charge: ALWAYS",
    "opportunity charge: ALWAYS IF WITHIN 4",
    "opportunity charge: FLANK",
    "counter charge: ALWAYS",
    "vs cavalry: STAND",
    "nearby square: SQUARE",
    "evade distance: NEAR",
    "evade distance: 14",
    "fall back: STAND IF STRENGTH >= 4",
    "breakthrough: CHARGE",
    "breakthrough: BACK",
    "breakthrough: FORWARD 4",
    "rally facing: E",
    "feint facing: NW",
    "split: EVEN",
    "split: WEAKEST",
    "join: ALWAYS",
    "break out: ALWAYS",
    "extend charge: ALWAYS",
    "retreat: ALWAYS IF STRENGTH <= 1",
    "fire at will: NEVER IF TARGET artillery",
)


def battle(
    seed: int, a_side: int = 12, width: float = 120.0, height: float = 90.0, terrain: bool = True
) -> dict[str, Any]:
    """A battle document of about ``a_side`` units on either side, with orders."""
    dice = random.Random(seed)
    ground = _terrain(dice, width, height) if terrain else []
    formations: list[dict[str, Any]] = []
    units: list[dict[str, Any]] = []
    taken: list[Box] = []
    for side, low, facing in (("red", 0.08, 0.0), ("blue", 0.5, 180.0)):
        formations += _tree(dice, side, a_side, width, height, low)
        brigades = [f["id"] for f in formations if f["kind"] == "brigade" and f["id"].startswith(side)]
        for number in range(a_side):
            unit = _unit(dice, f"{side}-{number}", brigades[number % len(brigades)], facing)
            if _placed(dice, unit, taken, width, height, low):
                units.append(unit)
    document = {
        "estafette": "battle/1",
        "ruleset": "mini-nap",
        "title": f"Generated {seed}",
        "turn": 2,
        "table": {"width": width, "height": height},
        "weather": dice.choice(("clear", "clear", "rain", "mud", "fog")),
        "terrain": ground,
        "sides": [{"id": "red", "nation": dice.choice(NATIONS)}, {"id": "blue", "nation": dice.choice(NATIONS)}],
        "formations": formations,
        "units": units,
    }
    document["orders"] = {side: sheet(dice, document, side) for side in ("red", "blue")}
    return document


def sheet(dice: random.Random, document: dict[str, Any], side: str) -> str:
    """An order sheet: intents, standing orders, and lines of every verb, sensible or not."""
    own = [u["id"] for u in document["units"] if u["id"].startswith(side)]
    foe = [u["id"] for u in document["units"] if not u["id"].startswith(side)]
    brigades = [f["id"] for f in document["formations"] if f["kind"] == "brigade" and f["id"].startswith(side)]
    lines = [f"STANDING ALL {order}" for order in dice.sample(STANDING, dice.randint(0, 8))]
    if not own or not foe:
        return "\n".join(lines)
    if dice.random() < 0.3:
        lines.append(f"PRIORITY {dice.choice(brigades)}")
    if dice.random() < 0.2:
        lines += [f"DIVISION {side}-D", f"  MANOEUVRE {dice.choice('NESW')} {dice.randint(1, 40)}"]
    for brigade in brigades:
        lines.append(f"BRIGADE {brigade}")
        if dice.random() < 0.7:
            posture = dice.choice(POSTURES)
            place = dice.choice((dice.choice(foe), f"{dice.randint(5, 100)},{dice.randint(5, 80)}", dice.choice(own)))
            lines.append(f"  INTENT {posture} {place}")
        for unit in own:
            if dice.random() < 0.25:
                lines.append(f"  {unit}: " + "; ".join(action(dice, own, foe) for _ in range(dice.randint(1, 4))))
        if dice.random() < 0.4:
            verbs = (
                f"MOVE TO {dice.choice(own)}",
                f"ATTACH {dice.choice(own)}",
                "DETACH",
                "MOVE TO 40,40; MOVE TO 60,20",
            )
            lines.append(f"GENERAL {brigade}: {dice.choice(verbs)}")
    if dice.random() < 0.5:
        lines.append(
            f"GENERAL {side}-D: MOVE TO {dice.randint(5, 100)},{dice.randint(5, 80)} BEFORE {dice.choice(brigades)}"
        )
    return "\n".join(lines)


def action(dice: random.Random, own: list[str], foe: list[str]) -> str:
    """One action of a line."""
    way = dice.choice(("N", "E", "S", "W", "NE", "200", dice.choice(foe)))
    far = dice.randint(1, 25)
    return dice.choice(
        (
            f"MOVE {far}",
            "MOVE",
            f"MOVE TO {dice.choice(own + foe)}",
            f"FACE {way}",
            "ABOUT",
            "FORM COLUMN",
            "FORM LINE ON LEFT",
            "FORM SQUARE ON REAR",
            "FORM SKIRMISH",
            f"SIDESTEP LEFT {far}",
            "STEP BACK",
            "OBLIQUE RIGHT 2 3 SIDE FIRST",
            f"INCH {way}",
            "PROLONG BACK",
            f"REDEPLOY {way} {far} FACE E",
            f"REDEPLOY TO {dice.choice(own)}",
            f"CHARGE {dice.choice(foe)}",
            f"CHARGE {dice.choice(foe)} EXTEND",
            f"CHARGE {dice.choice(foe)} FACE {way}",
            f"FIRE AT {dice.choice(foe)}",
            "HOLD FIRE",
            "RETREAT",
            "HOLD",
        )
    )


def _terrain(dice: random.Random, width: float, height: float) -> list[dict[str, Any]]:
    pieces: list[dict[str, Any]] = []
    for number in range(dice.randint(0, 6)):
        kind = dice.choice(("wood", "village", "marsh", "hill", "stream", "wall", "road", "river", "bridge"))
        x, y = dice.uniform(5, width - 25), dice.uniform(5, height - 25)
        w, h = dice.uniform(4, 20), dice.uniform(4, 20)
        if kind in ("wood", "village", "marsh", "hill"):
            pieces.append(
                {"id": f"t{number}", "kind": kind, "area": [[x, y], [x + w, y], [x + w, y + h], [x, y + h / 2]]}
            )
        else:
            pieces.append({"id": f"t{number}", "kind": kind, "line": [[x, y], [x + w, y + h], [x + w, y + h + 4]]})
    return pieces


def _tree(dice: random.Random, side: str, count: int, width: float, height: float, low: float) -> list[dict[str, Any]]:
    def commander(rated: bool) -> dict[str, Any]:
        found: dict[str, Any] = {"name": f"General {dice.randint(1, 999)}"}
        found["at"] = [round(dice.uniform(5, width - 5), 2), round(dice.uniform(low * height, (low + 0.4) * height), 2)]
        if rated and dice.random() < 0.7:
            found["rating"] = dice.choice(("excellent", "good", "average", "poor", "dreadful"))
        return found

    brigades = max(1, count // 5)
    return [
        {"id": f"{side}-C", "kind": "corps", "side": side, "commander": commander(True)},
        {"id": f"{side}-D", "kind": "division", "of": f"{side}-C", "commander": commander(True)},
        *(
            {"id": f"{side}-B{n}", "kind": "brigade", "of": f"{side}-D", "role": "mixed", "commander": commander(False)}
            for n in range(brigades)
        ),
    ]


def _unit(dice: random.Random, name: str, brigade: str, facing: float) -> dict[str, Any]:
    kind = dict(dice.choice(KINDS))
    formations = kind.pop("formations")
    most = 6 if kind["arm"] == "artillery" else 9
    if kind["arm"] == "artillery":
        kind["type"] = "horse"
    unit = {"id": name, "of": brigade, **kind, "quality": dice.choice(QUALITIES), "strength": dice.randint(2, most)}
    unit |= {
        "formation": dice.choice(formations),
        "facing": (facing + dice.choice((0, 0, 0, dice.uniform(-60, 60)))) % 360,
    }
    return unit


def _placed(
    dice: random.Random, unit: dict[str, Any], taken: list[Box], width: float, height: float, low: float
) -> bool:
    w, d = size(unit["arm"], unit["formation"])
    for _ in range(40):
        x, y = round(dice.uniform(6, width - 6), 2), round(dice.uniform(low * height + 5, (low + 0.42) * height - 2), 2)
        here = box(x, y, w, d, unit["facing"])
        if not any(overlap(here, other, 0.0) for other in taken):
            unit["at"] = [x, y]
            taken.append(here)
            return True
    return False
