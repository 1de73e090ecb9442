"""Whatever is ordered in whatever battle, a turn keeps its promises."""

from __future__ import annotations

import random

from hypothesis import given

from battles.engine.boxes import overlap
from battles.rulesets.carolus_rex.table.troops import troop_of
from tests.battles.rulesets.carolus_rex.play import ARMS
from tests.battles.rulesets.drawn import SEEDS, Drawn, drawn

INTENTS = ("ATTACK", "ATTACK", "ADVANCE", "WITHDRAW", "HOLD", "SCREEN", "DEFEND", "RALLY", "SUPPORT")
LINES = (
    "ADVANCE",
    "ADVANCE 3; WHEEL LEFT 30; MOVE",
    "FALL BACK",
    "RETREAT",
    "FORM COLUMN",
    "FORM LINE LEFT",
    "FORM SQUARE",
    "FACE S",
    "RALLY FACE N",
    "PROBE",
    "LIMBER",
    "UNLIMBER",
    "ADVANCE 4; ADVANCE 4",
    "CHARGE {enemy}; ADVANCE",
    "ADVANCE TO {enemy}; CLOSE",
    "OCCUPY t0",
)
KINDS = tuple(ARMS)
GROUND = ("wood", "rough", "built", "enclosure", "redoubt", "impassable", "hill")
OBSTACLES = ("minor", "major", "entrenchment", "barricade", "watershed")


def generated(seed: int) -> dict:
    """A battle of two small armies within reach of each other."""
    dice = random.Random(seed)
    units, formations = [], []
    for side, home, facing in (("a", 7.0, 0), ("b", 23.0, 180)):
        ahead = 1 if facing == 0 else -1
        commander = {"rating": "strong", "at": [24, home - ahead * 5]}
        formations.append({"id": f"{side}A", "kind": "army", "side": side, "commander": commander})
        for number in range(2):
            middle = 13 + 22 * number
            rating = dice.choice(["weak", "competent", "strong"])
            commander = {"rating": rating, "at": [middle, home - ahead * 2.4]}
            division = f"{side}{number}"
            formations.append({"id": division, "kind": "division", "of": f"{side}A", "commander": commander})
            for place in range(5):
                kind = dice.choice(KINDS)
                keys = dict(ARMS[kind])
                if keys["arm"] in ("infantry", "cavalry") and dice.random() < 0.3:
                    keys["traits"] = [dice.choice(["guard", "small", "fragile"])]
                at = [middle + (place % 3 - 1) * 3.3, home - ahead * (place // 3) * 2.7]
                units.append(
                    {
                        "id": f"{division}{place}",
                        "of": division,
                        "quality": dice.choice("ABCD"),
                        "at": at,
                        "facing": (facing + dice.choice([0, 0, 0, 20, 340])) % 360,
                        "cohesion": dice.choice(["good", "good", "good", "disordered"]),
                        **keys,
                    }
                )
    terrain = []
    for number in range(dice.randint(0, 5)):
        x, y, width = dice.uniform(3, 40), dice.uniform(9, 19), dice.uniform(2, 6)
        if dice.random() < 0.5:
            line = [[x, y], [x + width, y + dice.uniform(-2, 2)]]
            terrain.append({"id": f"t{number}", "kind": dice.choice(OBSTACLES), "line": line})
        else:
            area = [[x, y], [x + width, y], [x + width, y + 2], [x, y + 2]]
            terrain.append({"id": f"t{number}", "kind": dice.choice(GROUND), "area": area})
    return {
        "estafette": "battle/1",
        "ruleset": "carolus-rex",
        "title": f"Battle {seed}",
        "table": {"width": 48, "height": 30},
        "sides": [{"id": "a", "nation": "swedish"}, {"id": "b", "nation": "russian"}],
        "formations": formations,
        "units": units,
        "terrain": terrain,
    }


def sheets(battle, dice: random.Random) -> dict[str, str]:
    """Orders of every sort for both sides, sensible or not."""
    found = {}
    for side in ("a", "b"):
        lines = dice.sample(
            ["STANDING ALL close: ALWAYS", "STANDING ALL pursuit: RESTRAIN", "STANDING ALL evade: 4"], 1
        )
        enemies = [unit.id for unit in battle.units if not unit.id.startswith(side)]
        for number in range(2):
            lines.append(f"DIVISION {side}{number}")
            if dice.random() < 0.6:
                lines.append(f"  INTENT {dice.choice(INTENTS)}")
            own = [unit.id for unit in battle.units if unit.of == f"{side}{number}"]
            for unit in dice.sample(own, dice.randint(0, 3)):
                lines.append(f"  {unit}: {dice.choice(LINES).format(enemy=dice.choice(enemies))}")
            if dice.random() < 0.3:
                lines.append(f"  GROUP {own[0]}, {own[1]}: {dice.choice(LINES[:6])}")
            if dice.random() < 0.5:
                lines.append(f"  GENERAL {side}{number}: RIDE TO {dice.choice(own)}")
        found[side] = "\n".join(lines)
    return found


class TestDrawnBattles(Drawn):
    generated = staticmethod(generated)
    sheets = staticmethod(sheets)
    attack = "STANDING ALL close: ALWAYS"
    for_good = "eliminated"
    blows = frozenset({"fire", "contact", "combat", "charge", "rout"})


turns = TestDrawnBattles.turns


@drawn(9)
@given(SEEDS)
def test_nobody_ends_on_anybody(seed):
    for _, resolution in turns(seed, 2):
        after = resolution.battle
        standing = [troop_of(after, unit, index) for index, unit in enumerate(after.units) if unit.in_play]
        for place, troop in enumerate(standing):
            for other in standing[:place]:
                shared = troop.occupying and troop.occupying == other.occupying
                assert shared or not overlap(troop.box, other.box), (troop.id, other.id)
