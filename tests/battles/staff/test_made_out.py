"""Under ``fog: known`` nobody's quality shows: the able staff orders the same against raw troops and against guards.

With an open fog, where it reckons with them as they are, it does not.
"""

from pathlib import Path

import pytest

from battles.engine.battlefile import load
from battles.rulesets import find, read
from battles.services.adjudication import read_sheets

POSITIONS = Path("docs/rules/positions")
#: A position that hangs on whom one has before him, the side that is led, and the worst and the best quality.
HANGING = {
    "foot-before-horse": ("french", "untrained", "guard"),
    "carolus-rex/against-the-odds": ("sw", "D", "A"),
}
ORDERED = ("formation", "pivot", "move", "charge", "command", "contact", "combat")


def deeds(position, fog, quality):
    """What the led side does in the turn against enemies of one quality."""
    side = HANGING[position][0]
    document = load((POSITIONS / f"{position}.yaml").read_text())
    document["settings"] = {"fog": fog, "staff": "able"}
    before = read(document)
    for unit in document["units"]:
        if before.side_of[unit["id"]] != side:
            unit["quality"] = quality
    battle = read(document)
    events = find(battle.ruleset).resolve(battle, read_sheets(battle), bytes(32)).events
    return [(event.kind, event.unit, event.target) for event in events if event.kind in ORDERED and event.side == side]


@pytest.mark.parametrize("position", HANGING)
def test_the_quality_of_an_enemy_in_sight_changes_no_order(position):
    _, worst, best = HANGING[position]
    assert deeds(position, "known", worst) == deeds(position, "known", best)


@pytest.mark.parametrize("position", HANGING)
def test_with_an_open_fog_it_does(position):
    _, worst, best = HANGING[position]
    assert deeds(position, "open", worst) != deeds(position, "open", best)
