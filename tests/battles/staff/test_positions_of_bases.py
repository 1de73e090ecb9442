"""Positions of Big Napoleonic Battles in which the literal staff is senseless and the able one is not.

Each has a condition on the events or on the state afterwards that the able staff meets and the literal one does not.
"""

from pathlib import Path

import pytest

from battles.engine.battlefile import load
from battles.engine.boxes import box, gap
from battles.engine.geometry import bearing, turn_between
from battles.rulesets import find, read
from battles.rulesets.big_napoleonic.table.footprints import measures
from battles.services.adjudication import read_sheets

POSITIONS = Path("docs/rules/positions/big-napoleonic-battles")
RULES = find("big-napoleonic-battles")


class Outcome:
    """A position after its turn under one of the staffs."""

    def __init__(self, name, staff):
        document = load((POSITIONS / f"{name}.yaml").read_text())
        battle = read({**document, "settings": {"staff": staff}})
        resolution = RULES.resolve(battle, read_sheets(battle), bytes(32))
        self.events, self.after = resolution.events, resolution.battle

    def of(self, *kinds):
        return [event for event in self.events if event.kind in kinds and event.side == "french"]

    def unit(self, id):
        return self.after.unit_by_id[id]

    def own(self):
        return [unit for unit in self.after.units if self.after.side_of[unit.id] == "french"]

    def gap(self, one, other):
        """From footprint to footprint, in inches."""
        first, second = (
            box(*unit.at, *measures(unit.formation, int(unit.extra.get("size", 1))), unit.facing)
            for unit in (self.unit(one), self.unit(other))
        )
        return gap(first, second)


def fronts_are_parallel(outcome):
    return all(abs(turn_between(unit.facing, 0.0)) < 5.0 for unit in outcome.own())


def the_columns_deploy(outcome):
    ids = [unit.id for unit in outcome.own()]
    return all(outcome.unit(id).formation == "extended" and outcome.gap(id, "A1") > 3.0 for id in ids)


def the_guns_come_up(outcome):
    return any(event.unit == "FG" for event in outcome.of("move"))


def the_guns_open_out_of_musketry(outcome):
    return outcome.unit("FG").formation == "unlimbered" and outcome.gap("FG", "A1") > 6.0


def the_guns_face_the_enemy(outcome):
    guns, enemy = outcome.unit("FG"), outcome.unit("A1")
    return abs(turn_between(guns.facing, bearing(guns.at, enemy.at))) < 30.0


def the_general_comes_up(outcome):
    return all(RULES.command_status(outcome.after, unit) == "in" for unit in outcome.own())


def everybody_goes_and_is_commanded(outcome):
    went = {event.unit for event in outcome.of("move") if event.effect["distance"] > 5.0}
    return went == {unit.id for unit in outcome.own()} and the_general_comes_up(outcome)


def a_unit_takes_the_town(outcome):
    inside = [unit for unit in outcome.own() if unit.formation == "town"]
    return [unit.id for unit in inside] == ["F1"] and len(outcome.of("move")) > 1


def the_horse_gives_ground(outcome):
    return outcome.gap("F1", "A1") > 3.0 and abs(turn_between(outcome.unit("F1").facing, 0.0)) < 5.0


def the_line_steps_up_and_fires(outcome):
    return [event for event in outcome.of("fire") if event.unit == "F1" and event.phase == "initiative-fire"]


def the_horse_lets_the_square_alone(outcome):
    return not outcome.of("charge")


def the_square_is_broken(outcome):
    return not outcome.unit("F1").extra.get("square")


def a_square_is_formed(outcome):
    return bool(outcome.unit("F1").extra.get("square"))


def the_division_deploys(outcome):
    return outcome.unit("F1").formation == "extended"


def the_shaken_are_assaulted(outcome):
    return [event.target for event in outcome.of("charge")] == ["A2"]


def everybody_keeps_his_interval(outcome):
    return not [event for event in outcome.of("move") if event.effect.get("stopped") == "friend"] and all(
        outcome.gap(one.id, other.id) > 2.0 for one in outcome.own() for other in outcome.own() if one is not other
    )


EXPECTED = {
    "a-step-out-of-range": the_line_steps_up_and_fires,
    "a-town-to-defend": a_unit_takes_the_town,
    "all-at-one-enemy": fronts_are_parallel,
    "all-to-one-place": everybody_keeps_his_interval,
    "caught-in-march": the_division_deploys,
    "columns-that-never-deploy": the_columns_deploy,
    "general-at-one-end": the_general_comes_up,
    "general-cut-off": the_general_comes_up,
    "general-left-behind": the_general_comes_up,
    "guns-in-musketry": the_guns_open_out_of_musketry,
    "guns-left-behind": the_guns_come_up,
    "guns-that-look-away": the_guns_face_the_enemy,
    "half-a-march": everybody_goes_and_is_commanded,
    "horse-against-a-square": the_horse_lets_the_square_alone,
    "horse-before-muskets": the_horse_gives_ground,
    "no-square": a_square_is_formed,
    "square-for-ever": the_square_is_broken,
    "the-nearest-enemy": the_shaken_are_assaulted,
}


def test_every_position_of_the_folder_has_its_condition():
    assert {path.stem for path in POSITIONS.glob("*.yaml")} == set(EXPECTED)


@pytest.mark.parametrize("name", EXPECTED)
def test_the_able_staff_does_what_a_staff_of_the_time_would(name):
    assert EXPECTED[name](Outcome(name, "able"))


@pytest.mark.parametrize("name", EXPECTED)
def test_the_literal_staff_does_not(name):
    assert not EXPECTED[name](Outcome(name, "literal"))
