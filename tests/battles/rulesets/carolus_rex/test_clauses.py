"""Every clause is stated, applied by code and named by a test; the printed tables are those of the book."""

import pytest

from battles.rulesets.carolus_rex.ruleset import RULESET
from tests.battles.rulesets.carolus_rex.play import HOLD, play, unit
from tests.battles.rulesets.stated import Stated


class TestWhatIsStated(Stated):
    rules = RULESET
    # How many clauses each family of the specification has.
    families = {
        "CR-GEO": 8,
        "CR-VAL": 6,
        "CR-TURN": 1,
        "CR-COH": 4,
        "CR-FRAG": 1,
        "CR-SMALL": 1,
        "CR-CARD": 1,
        "CR-CMD": 12,
        "CR-MOVE": 16,
        "CR-TER": 7,
        "CR-FORM": 6,
        "CR-FIRE": 13,
        "CR-CC": 18,
        "CR-ROUT": 7,
        "CR-PURS": 3,
        "CR-DIS": 4,
        "CR-MOR": 4,
        "CR-OFF": 2,
        "CR-GEN": 5,
        "CR-SHOCK": 5,
        "CR-IRR": 4,
        "CR-DEF": 11,
        "CR-ORD": 4,
        "CR-INT": 1,
        "CR-X-VIC": 1,
        "CR-AMB": 58,
    }


def test_the_phases_follow_each_other():
    """CR-TURN-1, CR-AMB-41: no example of the book to go by, but its list of phases."""
    turn = play(unit("s1"), unit("r1", at=(24, 11.6), facing=180), orders={"sw": HOLD + "s9: DANCE", "ru": HOLD})
    phases = list(dict.fromkeys(event.phase for event in turn.events))
    order = ("orders", "cards", "movement", "shooting", "combat", "disengagement", "morale", "recovery", "end")
    assert phases == [phase for phase in order if phase in phases]
    assert {"orders", "cards", "movement", "disengagement", "morale", "end"} <= set(phases)


SECTIONS = {section.title: section for section in RULESET.quick_reference}


@pytest.mark.parametrize(
    ("title", "row"),
    [
        ("Movement in inches", ("cavalry", "10", "16", "5")),
        ("Movement in inches", ("heavy gun", "-", "4", "-")),
        ("Cohesion test", ("class A", "+3")),
        ("Fire: effect", ("7", "2+", "5+", "-")),
        ("Fire: reach in inches", ("heavy guns", "24", "3")),
        ("Close combat: factors", ("artillery", "-", "-2")),
        ("Close combat: factors", ("flank or rear", "+2", "-")),
        ("Close combat: results", ("-1 to -3", "2 levels", "1 level")),
        ("A new general by one die", ("russian", "6+", "4+", "less")),
        ("Footprints, width x depth in inches", ("infantry", "line", "2.4 x 0.8")),
        ("Standing orders", ("fall back", "NEAR, FAR, distance", "NEAR")),
    ],
)
def test_the_tables_are_those_of_the_book(title, row):
    assert row in SECTIONS[title].rows
