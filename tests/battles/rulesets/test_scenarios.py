"""The scenarios of Carolus Rex and Old Trousers play."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from battles.engine.battlefile import load, to_document
from battles.engine.catalogue import faults
from battles.rulesets import find, read
from battles.services.adjudication import resolve_battle
from config.environment import ROOT

ORDERS = {
    "poltava": {
        "swedish": "STANDING ALL close: ALWAYS\nINTENT ATTACK",
        "russian": "INTENT ATTACK\nDIVISION aigustov\n  INTENT HOLD",
    },
    "selo": {
        "swedish": "STANDING ALL close: ALWAYS\nINTENT ATTACK",
        "russian": "DIVISION renne\n  INTENT ADVANCE village\nDIVISION volkonsky\n  INTENT ATTACK",
    },
    "derlon": {
        "french": "INTENT ATTACK\nDIVISION grand-battery\n  INTENT HOLD",
        "allied": "INTENT HOLD\nBRIGADE ponsonby\n  INTENT ATTACK",
    },
    "villaseca": {
        "french": "INTENT ATTACK",
        "allied": "INTENT DEFEND\nBRIGADE slade\n  INTENT ATTACK",
    },
    "quatre-bras-old-trousers": {
        "french": "INTENT ATTACK",
        "allied": "INTENT DEFEND",
    },
}
#: By which turn there must be fighting.
TURNS = {"poltava": 6, "selo": 6}


@pytest.mark.parametrize("slug", sorted(ORDERS))
def test_the_sides_come_under_fire(slug):
    """Every event is listed, every state can be read again, and there is fighting by the fourth or sixth turn."""
    path = Path(ROOT, "campaigns", "scenarios", slug, "battle.yaml")
    battle = read(load(path.read_text(encoding="utf-8"), name=path.name))
    kinds: set[str] = set()
    for turn in range(1, TURNS.get(slug, 4) + 1):
        resolution = resolve_battle(replace(battle, orders=ORDERS[slug]), bytes(32))
        assert list(faults(find(battle.ruleset).catalogue, resolution.events)) == []
        kinds |= {event.kind for event in resolution.events}
        battle = resolution.battle
        assert battle.turn == turn + 1
    document = to_document(replace(battle, log=()))
    assert read(document).units == battle.units
    assert {"move", "fire"} <= kinds
