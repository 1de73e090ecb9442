"""Positions of this book that the able staff masters and the literal one does not (OT-INT-1).

Each has a condition on the events or on the battle afterwards. The reasons stand in docs/rules/old-trousers-staff.md.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

import pytest

from battles.engine.battlefile import load
from config.environment import ROOT
from tests.battles.rulesets.old_trousers.play import Played, play, unit

RULES = ROOT / "docs" / "rules"
POSITIONS = RULES / "positions" / "old-trousers"


def played(name: str, staff: str) -> Played:
    document = load((POSITIONS / f"{name}.yaml").read_text(encoding="utf-8"))
    return Played({**document, "settings": {"staff": staff}})


def gone(turn: Played, unit: str) -> float:
    """How far a unit went in all."""
    return sum(float(move.effect["distance"]) for move in turn.all("move", unit))


def apart(turn: Played, unit: str, other: str) -> float:
    """From middle to middle afterwards."""
    return math.dist(turn.state(unit)["at"], turn.state(other)["at"])


def faces(turn: Played, unit: str, degrees: float) -> bool:
    return abs((turn.state(unit)["facing"] - degrees + 180) % 360 - 180) <= 45


def commanded(turn: Played, *units: str) -> bool:
    """Whether the general of the French division reaches them all from where he is afterwards."""
    at = turn.after.formation_by_id["F"].commander.at
    return all(math.dist(at, turn.state(unit)["at"]) <= 10 for unit in units)


CONDITIONS: Mapping[str, Callable[[Played], bool]] = {
    "shaken-under-fire": lambda turn: apart(turn, "F1", "A1") > 5,
    "no-square": lambda turn: turn.state("F1")["formation"] == "square",
    "square-for-ever": lambda turn: turn.state("F1")["formation"] == "attack-column",
    "columns-that-never-deploy": lambda turn: turn.state("F1")["formation"] == "line",
    "half-pace": lambda turn: gone(turn, "F1") > 10,
    "horse-against-a-square": lambda turn: turn.all("charge", "F1") == [],
    "in-disorder-to-the-attack": lambda turn: turn.state("F1")["disordered"] is False,
    "backs-to-the-enemy": lambda turn: faces(turn, "F1", 0) or faces(turn, "F2", 0),
    "all-on-one-spot": lambda turn: all(faces(turn, unit, 0) for unit in ("F2", "F3", "F4")) and gone(turn, "F3") > 4,
    "guns-that-look-away": lambda turn: bool(turn.all("fire", "F1")),
    "guns-left-standing": lambda turn: turn.state("F1")["formation"] == "unlimbered",
    "horse-before-canister": lambda turn: apart(turn, "F1", "A1") > 10,
    "the-general-left-behind": lambda turn: commanded(turn, "F1", "F2") and gone(turn, "F1") > 5,
    "the-division-that-sets-out": lambda turn: commanded(turn, "F1", "F2") and gone(turn, "F1") > 4,
    "the-general-who-hangs-back": lambda turn: turn.after.formation_by_id["F"].commander.at[1] > 35.5,
    "the-target-has-gone": lambda turn: gone(turn, "F1") > 5 and gone(turn, "F2") > 5,
    "a-charge-to-the-side": lambda turn: bool(turn.all("charge", "F1")),
    "a-spent-division": lambda turn: min(apart(turn, unit, "A1") for unit in ("F1", "F2")) > 15,
}


@pytest.mark.parametrize("name", CONDITIONS)
def test_what_a_staff_of_the_time_would_have_done(name):
    assert CONDITIONS[name](played(name, "able"))
    assert not CONDITIONS[name](played(name, "literal"))


def test_columns_pass_their_own_guns_to_the_attack():
    turn = play(
        unit("F1", at=(36, 14), formation="attack-column"),
        unit("F2", "guns", (36, 18)),
        unit("A1", at=(36, 48)),
        formations=[{"id": "F", "commander": {"name": "Donzelot", "at": [36, 11]}}],
        french="DIVISION F\n  INTENT ATTACK A1\n",
        settings={"staff": "able"},
        strict_dice=False,
    )
    assert turn.state("F1")["at"][1] > 22


def test_every_position_stands_on_the_page_of_the_staff():
    page = (RULES / "old-trousers-staff.md").read_text(encoding="utf-8")
    assert sorted(path.stem for path in POSITIONS.glob("*.yaml")) == sorted(CONDITIONS)
    assert [name for name in CONDITIONS if f"(positions/old-trousers/{name}.yaml)" not in page] == []


def test_battalions_sent_to_the_attack_form_no_square_while_horse_is_far_off():
    turn = play(
        unit("F1", at=(32, 20), stands=4, formation="attack-column"),
        unit("F2", at=(40, 20), stands=4, formation="attack-column"),
        unit("A1", "horse", at=(36, 37), type="medium"),
        unit("A2", at=(36, 46)),
        formations=[{"id": "F", "commander": {"name": "Quiot", "at": [36, 14]}}],
        french="DIVISION F\n  INTENT ATTACK A2\n",
        settings={"staff": "able"},
        strict_dice=False,
    )
    assert "square" not in [turn.state(unit)["formation"] for unit in ("F1", "F2")]
