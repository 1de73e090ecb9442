"""The scenarios of the Great Northern War play."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from battles.engine.battlefile import load, to_document
from battles.engine.catalogue import faults
from battles.rulesets import find, read
from battles.services.adjudication import resolve_battle
from config.environment import ROOT

RULES = find("carolus-rex")
ORDERS = {
    "poltava": {
        "swedish": "STANDING ALL close: ALWAYS\nINTENT ATTACK",
        "russian": "INTENT ATTACK\nDIVISION aigustov\n  INTENT HOLD",
    },
    "selo": {
        "swedish": "STANDING ALL close: ALWAYS\nINTENT ATTACK",
        "russian": "DIVISION renne\n  INTENT ADVANCE village\nDIVISION volkonsky\n  INTENT ATTACK",
    },
}


@pytest.mark.parametrize("slug", sorted(ORDERS))
def test_six_turns_bring_the_sides_under_fire(slug):
    """Every event is listed, every state can be read again, and there is fighting by the sixth turn."""
    path = Path(ROOT, "campaigns", "scenarios", slug, "battle.yaml")
    battle = read(load(path.read_text(encoding="utf-8"), name=path.name))
    kinds: set[str] = set()
    for turn in range(1, 7):
        resolution = resolve_battle(replace(battle, orders=ORDERS[slug]), bytes(32))
        assert list(faults(RULES.catalogue, resolution.events)) == []
        kinds |= {event.kind for event in resolution.events}
        battle = resolution.battle
        assert battle.turn == turn + 1
    document = to_document(replace(battle, log=()))
    assert read(document).units == battle.units
    assert {"move", "fire"} <= kinds
