"""Whatever is ordered in whatever battle, a turn keeps its promises."""

from __future__ import annotations

import random
from collections import Counter

from hypothesis import given

from battles.engine.boxes import overlap
from battles.rulesets.old_trousers.table.troops import troop_of
from tests.battles.rulesets.drawn import SEEDS, Drawn, drawn

INTENTS = ("ATTACK", "ATTACK", "ADVANCE", "WITHDRAW", "HOLD", "SCREEN", "DEFEND", "RALLY", "SUPPORT")
LINES = (
    "MOVE",
    "MOVE 3; WHEEL NE; MOVE",
    "MOVE {direction} 2",
    "MOVE TO {enemy}",
    "MARCH",
    "FORM COLUMN; MOVE",
    "FORM LINE",
    "FORM SQUARE",
    "FORM SKIRMISH; MOVE",
    "FACE S",
    "ABOUT; MOVE 4",
    "LIMBER; MOVE",
    "UNLIMBER",
    "REORDER; MOVE",
    "RECOVER",
    "MAN",
    "CHARGE {enemy}",
    "FORM ATTACK COLUMN; WHEEL {direction}; CHARGE {enemy} OR {other}",
    "FIRE AT {enemy}, {other}",
    "HOLD FIRE",
    "ORDER; MOVE",
    "RALLY AS COLUMN",
)
STANDING = (
    "charged: FLEE",
    "charged: COUNTERCHARGE",
    "follow up: ON",
    "breakthrough: CHARGE",
    "breakthrough: FORWARD 2",
    "opportunity charge: ALWAYS",
    "opportunity fire: BEST",
    "reform: COLUMN IF WITHIN 9",
    "penalty: LAST",
    "attach: ALWAYS",
    "command points: NEVER",
)
ORDERS = ("attack", "engage", "maneuver", "defend", "withdraw", "rally")
GROUND = ("poor", "light-woods", "medium-woods", "heavy-woods", "town", "hill")
BARRIERS = ("stream", "ditch", "wall", "redoubt", "fence", "hedge", "river", "road")
DIRECTIONS = ("N", "NE", "E", "SE", "S", "W", "200", "20")
OPTIONAL = ("random_events", "variable_quality", "random_commanders", "impetuous_charges", "divisional_morale")


def generated(seed: int) -> dict:
    """A battle of two small armies within reach of each other."""
    dice = random.Random(seed)
    units, formations = [], []
    for side, home, facing in (("a", 16.0, 0), ("b", 36.0, 180)):
        ahead = 1 if facing == 0 else -1
        general = {"rating": dice.choice(["good", "poor"]), "at": [42, home - ahead * 12]}
        formations.append({"id": f"{side}C", "kind": "corps", "side": side, "commander": general})
        for number in range(2):
            middle = 22 + 40 * number
            division = f"{side}{number}"
            leader = {"tactical": dice.choice(["good", "average", "poor"]), "at": [middle, home - ahead * 5]}
            order = {"kind": dice.choice(ORDERS), "marker": [middle, 26]}
            given = {"order": order} if dice.random() < 0.6 else {}
            formations.append({"id": division, "kind": "division", "of": f"{side}C", "commander": leader, **given})
            for place in range(6):
                at = [middle + (place % 3 - 1) * 10.5, home - ahead * (place // 3) * 5]
                turn = dice.choice([0, 0, 0, 20, 340])
                shape = {"id": f"{division}{place}", "of": division, "at": at, "facing": (facing + turn) % 360}
                units.append(shape | _troops(dice))
    return {
        "estafette": "battle/1",
        "ruleset": "old-trousers",
        "title": f"Battle {seed}",
        "table": {"width": 84, "height": 52},
        "weather": dice.choice(["clear", "rain", "mud"]),
        "terrain": [piece for number in range(dice.randint(0, 5)) for piece in _ground(dice, number)],
        "sides": [{"id": "a", "nation": "french"}, {"id": "b", "nation": dice.choice(["british", "austrian"])}],
        "formations": formations,
        "units": units,
        "settings": {name: True for name in OPTIONAL if dice.random() < 0.3}
        | {"fog": dice.choice(["open", "known"]), "charge_bonus": dice.choice(["fixed", "dice"])},
    }


def _troops(dice: random.Random) -> dict:
    keys: dict = {
        "quality": dice.choice(["excellent", "good", "average", "fair", "poor"]),
        "state": dice.choice(["good", "good", "good", "good", "shaken", "routed"]),
    }
    arm = dice.choice(["infantry", "infantry", "infantry", "cavalry", "artillery"])
    if arm == "infantry":
        keys |= {"stands": dice.randint(3, 6), "skirmish": dice.choice(["none", "organic", "full"])}
        keys["formation"] = dice.choice(["line", "company-column", "square"])
        keys["traits"] = dice.choice([[], [], ["untrained"], ["rifles"], ["impetuous"]])
    elif arm == "cavalry":
        keys |= {"stands": dice.randint(2, 3), "type": dice.choice(["light", "medium", "heavy"])}
        keys["formation"] = dice.choice(["line", "attack-column"])
        keys["traits"] = dice.choice([[], ["lance"], ["irregular"], ["impetuous"]])
    else:
        keys |= {"guns": dice.randint(2, 5), "pounder": dice.choice([6, 8, 12])}
        keys["formation"] = dice.choice(["limbered", "unlimbered"])
    if keys["state"] == "good" and keys["formation"] != "skirmish":
        keys["disordered"] = dice.random() < 0.2
    return {"arm": arm, **keys}


def _ground(dice: random.Random, number: int) -> list[dict]:
    """A piece of ground between the armies, with a bridge or ford where it is water."""
    x, y, width = dice.uniform(3, 62), dice.uniform(22, 28), dice.uniform(4, 14)
    if dice.random() < 0.5:
        area = [[x, y], [x + width, y], [x + width, y + 3], [x, y + 3]]
        return [{"id": f"t{number}", "kind": dice.choice(GROUND), "area": area}]
    kind = dice.choice(BARRIERS)
    line = {"id": f"t{number}", "kind": kind, "line": [[x, y], [x + width, y + dice.uniform(-2, 2)]]}
    crossing = {"id": f"t{number}x", "kind": dice.choice(["bridge", "ford"]), "line": [[x, y - 1], [x, y + 1]]}
    return [line, crossing] if kind in ("stream", "river") else [line]


def sheets(battle, dice: random.Random) -> dict[str, str]:
    """Orders of every sort for both sides, sensible or not."""
    found = {}
    for side in ("a", "b"):
        lines = [f"STANDING ALL {choice}" for choice in dice.sample(STANDING, 3)]
        enemies = [unit.id for unit in battle.units if not unit.id.startswith(side)]
        for number in range(2):
            division = f"{side}{number}"
            lines.append(f"DIVISION {division}")
            if dice.random() < 0.6:
                lines.append(f"  INTENT {dice.choice(INTENTS)}")
            own = [unit.id for unit in battle.units if unit.of == division]
            for unit in dice.sample(own, dice.randint(0, 4)):
                enemy, other = dice.sample(enemies, 2)
                line = dice.choice(LINES).format(enemy=enemy, other=other, direction=dice.choice(DIRECTIONS))
                lines.append(f"  {unit}: {line}")
            if dice.random() < 0.6:
                last = dice.choice(["", "LAST; "])
                lines.append(f"GENERAL {division}: {last}MOVE TO {dice.choice(own)}; ATTACH {dice.choice(own)}")
            if dice.random() < 0.3:
                lines.append(f"GENERAL {side}C: ORDER {division} {dice.choice(ORDERS)} {dice.choice(enemies)}")
        found[side] = "\n".join(lines)
    if dice.random() < 0.2:
        del found[dice.choice(["a", "b"])]
    return found


class TestDrawnBattles(Drawn):
    generated = staticmethod(generated)
    sheets = staticmethod(sheets)
    attack = "STANDING ALL breakthrough: CHARGE"
    blows = frozenset({"fire", "contact", "combat", "charge", "rout", "rally"})


turns = TestDrawnBattles.turns


@drawn(12)
@given(SEEDS)
def test_nobody_ends_on_anybody_but_fugitives(seed):
    for _, resolution in turns(seed, 2):
        after = resolution.battle
        standing = [troop_of(after, unit, index) for index, unit in enumerate(after.units) if unit.in_play]
        standing = [troop for troop in standing if troop.present and not troop.routed]
        for place, troop in enumerate(standing):
            for other in standing[:place]:
                assert not overlap(troop.box, other.box), (troop.id, other.id)


@drawn(12)
@given(SEEDS)
def test_figures_and_guns_go_by_losses_only(seed):
    for before, resolution in turns(seed, 2):
        lost = Counter()
        for event in resolution.events:
            if event.kind == "loss":
                key = next(key for key in ("figures", "guns", "crew") if key in event.effect)
                lost[event.unit, key] += event.effect["lost"]
        for unit in before.units:
            was = troop_of(before, unit, 0)
            now = troop_of(resolution.battle, resolution.battle.unit_by_id[unit.id], 0)
            for key in ("figures", "guns", "crew"):
                assert getattr(was, key) - getattr(now, key) == lost[unit.id, key], (unit.id, key)
