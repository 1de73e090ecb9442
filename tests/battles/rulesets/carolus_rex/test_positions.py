"""Positions of this book that the able staff masters and the literal one does not (CR-INT-1).

Each has a condition on the events or on the battle afterwards. The pictures and the reasons stand in
docs/rules/carolus-rex-staff.md.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest

from battles.engine.battlefile import load
from battles.engine.boxes import gap, point_gap
from battles.rulesets.carolus_rex.command.permission import COMMAND_RADIUS
from battles.rulesets.carolus_rex.table.troops import troop_of
from config.environment import ROOT
from tests.battles.rulesets.played import Played

RULES = ROOT / "docs" / "rules"
POSITIONS = RULES / "positions" / "carolus-rex"


def played(name: str, staff: str) -> Played:
    document = load((POSITIONS / f"{name}.yaml").read_text(encoding="utf-8"))
    return Played({**document, "settings": {"staff": staff}})


def moved(turn: Played) -> dict[str, float]:
    """How far each Swedish unit went in all."""
    gone: dict[str, float] = {}
    for move in turn.all("move"):
        if move.side == "sw":
            gone[move.unit] = gone.get(move.unit, 0.0) + float(move.effect["distance"])
    return gone


def hearing(turn: Played) -> int:
    """How many Swedish units stand within their leader's voice afterwards (CR-CMD-12)."""
    at = turn.after.formation_by_id["sdiv"].commander.at
    troops = [troop_of(turn.after, unit, 0) for unit in turn.after.units if unit.of == "sdiv" and unit.in_play]
    return sum(point_gap(troop.box, *at) <= COMMAND_RADIUS for troop in troops)


def faces(turn: Played, unit: str, degrees: float) -> bool:
    return abs((turn.state(unit)["facing"] - degrees + 180) % 360 - 180) <= 45


def gap_to(turn: Played, unit: str, other: str) -> float:
    """How far apart two units are afterwards."""
    one, two = (troop_of(turn.after, turn.after.unit_by_id[id], 0) for id in (unit, other))
    return gap(one.box, two.box)


CONDITIONS: Mapping[str, Callable[[Played], bool]] = {
    "one-order-for-the-line": lambda turn: len(moved(turn)) == 4,
    "straight-at-the-line": lambda turn: (
        len(moved(turn)) == 4 and all(faces(turn, unit, 0) for unit in ("s1", "s2", "s3", "s4"))
    ),
    "an-advance-that-fires": lambda turn: bool(turn.all("fire", "s1") or turn.all("fire", "s2")),
    "a-second-march": lambda turn: len(moved(turn)) == 4 and min(moved(turn).values()) > 10,
    "the-general-left-behind": lambda turn: len(moved(turn)) == 3,
    "the-general-who-stays": lambda turn: (
        len(moved(turn)) == 3 and hearing(turn) == 3 and min(moved(turn).values()) > 5
    ),
    "columns-that-never-deploy": lambda turn: {turn.state(unit)["formation"] for unit in ("s1", "s2")} == {"line"},
    "in-disorder-to-the-attack": lambda turn: turn.state("s1")["cohesion"] == "good",
    "the-target-has-gone": lambda turn: moved(turn).get("s1", 0.0) > 5,
    "against-the-odds": lambda turn: turn.all("combat") == [] and turn.state("s1")["cohesion"] != "broken",
    "an-open-flank": lambda turn: [combat.effect["edge"] for combat in turn.all("combat", "s1")] not in ([], ["front"]),
    "guns-that-look-away": lambda turn: bool(turn.all("fire", "s5")),
    "guns-on-their-limbers": lambda turn: bool(turn.all("fire", "s5")),
    "backs-to-the-enemy": lambda turn: faces(turn, "s1", 0) and faces(turn, "s2", 0),
    "shaken-in-musketry": lambda turn: gap_to(turn, "s1", "r1") > 3,
    "horse-before-muskets": lambda turn: gap_to(turn, "s1", "r1") > 3 and faces(turn, "s1", 0),
    "the-wrong-charge": lambda turn: [charge.target for charge in turn.all("charge", "s1")] == ["r2"],
}


@pytest.mark.parametrize("name", CONDITIONS)
def test_what_a_staff_of_the_time_would_have_done(name):
    assert CONDITIONS[name](played(name, "able"))
    assert not CONDITIONS[name](played(name, "literal"))


def test_every_position_stands_on_the_page_of_the_staff():
    page = (RULES / "carolus-rex-staff.md").read_text(encoding="utf-8")
    assert sorted(path.stem for path in POSITIONS.glob("*.yaml")) == sorted(CONDITIONS)
    assert [name for name in CONDITIONS if f"(positions/carolus-rex/{name}.yaml)" not in page] == []
