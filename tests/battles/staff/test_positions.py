"""Positions in which the literal staff is senseless and the able one does what a staff of the time would have done.

Each has a condition on the events or on the state afterwards that the able staff meets and the literal one does not.
"""

from pathlib import Path

import pytest

from battles.engine.battlefile import load
from battles.engine.boxes import box, overlap, segment
from battles.engine.geometry import turn_between
from battles.rulesets import find, read
from battles.services.adjudication import read_sheets

POSITIONS = Path("docs/rules/positions")


class Outcome:
    """A position after its turn under one of the staffs."""

    def __init__(self, name, staff):
        document = load((POSITIONS / f"{name}.yaml").read_text())
        self.before = read({**document, "settings": {"staff": staff}})
        resolution = find("mini-nap").resolve(self.before, read_sheets(self.before), bytes(32))
        self.events, self.after = resolution.events, resolution.battle

    def of(self, *kinds, side="french"):
        return [event for event in self.events if event.kind in kinds and event.side == side]

    def unit(self, id):
        return self.after.unit_by_id[id]

    def moved(self, side="french"):
        return {event.unit for event in self.of("move", side=side)}

    def lost(self, side="french"):
        return sum(event.effect["lost"] for event in self.of("loss", side=side))


def the_brigade_stirs(outcome):
    return len(outcome.moved()) >= 3


def all_march_off(outcome):
    return len(outcome.moved()) == 4


def the_column_gets_on(outcome):
    guns = outcome.unit("18/6FA")
    ahead = box(30.0, 22.0, 2.5, 10.0, 0.0)
    return not overlap(ahead, box(*guns.at, 3.0, 3.0, guns.facing)) or outcome.unit("1/92").at[0] != 30.0


def lines_stay_parallel(outcome):
    stopped = [event for event in outcome.of("move") if event.effect.get("stopped") == "friend"]
    return len(stopped) <= 2


def the_general_comes_up(outcome):
    return all(event.effect["status"] == "in" for event in outcome.of("command"))


def the_columns_deploy(outcome):
    return all(outcome.unit(id).formation == "line" for id in ("1/92", "2/92", "3/92")) and outcome.lost() <= 2


def the_foot_is_attacked(outcome):
    return any(event.target == "W1" for event in outcome.of("charge"))


def squares_are_reduced(outcome):
    return sum(outcome.unit(id).formation != "square" for id in ("1/92", "2/92", "3/92")) >= 2


def nobody_is_caught_from_behind(outcome):
    """Whoever of the brigade is charged has his front to the horse, or stands in square."""
    contacts = [event for event in outcome.events if event.kind == "contact" and event.side == "allied"]
    return not any(event.effect["outflanks"] for event in contacts)


def the_guns_look_at_the_enemy(outcome):
    return all(abs(turn_between(outcome.unit(id).facing, 0.0)) < 45.0 for id in ("18/6FA", "1/6FA"))


def the_batteries_stand_abreast(outcome):
    enemy = outcome.unit("W1").at
    places = {id: outcome.unit(id) for id in ("B1", "B2", "B3")}
    boxes = {id: box(*unit.at, 3.0, 3.0, unit.facing) for id, unit in places.items()}
    return not any(
        overlap(segment(unit.at, enemy), boxes[other]) for id, unit in places.items() for other in boxes if other != id
    )


def the_directing_battalion_stands(outcome):
    return outcome.unit("2/92").at == outcome.before.unit_by_id["2/92"].at


def the_brigade_goes_for_the_next(outcome):
    return outcome.moved() == {"1/92", "2/92"}


EXPECTED = {
    "no-room-to-turn": the_brigade_stirs,
    "no-room-to-turn-back": all_march_off,
    "guns-on-the-road": the_column_gets_on,
    "all-at-one-enemy": lines_stay_parallel,
    "generals-left-behind": the_general_comes_up,
    "columns-that-never-deploy": the_columns_deploy,
    "foot-before-horse": the_foot_is_attacked,
    "square-for-ever": squares_are_reduced,
    "backs-to-the-enemy": nobody_is_caught_from_behind,
    "guns-that-look-away": the_guns_look_at_the_enemy,
    "batteries-in-file": the_batteries_stand_abreast,
    "the-target-has-gone": the_brigade_goes_for_the_next,
    "supporting-oneself": the_directing_battalion_stands,
}


def test_every_position_of_the_page_has_its_condition():
    assert {path.stem for path in POSITIONS.glob("*.yaml")} == set(EXPECTED)


@pytest.mark.parametrize("name", EXPECTED)
def test_the_able_staff_does_what_a_staff_of_the_time_would(name):
    assert EXPECTED[name](Outcome(name, "able"))


@pytest.mark.parametrize("name", EXPECTED)
def test_the_literal_staff_does_not(name):
    assert not EXPECTED[name](Outcome(name, "literal"))
