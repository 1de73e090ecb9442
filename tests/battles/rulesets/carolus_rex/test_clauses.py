"""Every clause is stated, applied by code and named by a test; the printed tables are those of the book."""

from __future__ import annotations

import re

import pytest

from battles.management.rules_page import indexes
from battles.rulesets.carolus_rex.clauses import CLAUSES
from battles.rulesets.carolus_rex.ruleset import RULESET
from config.environment import ROOT
from tests.battles.rulesets.carolus_rex.play import HOLD, play, unit

# How many clauses each family of the specification has.
FAMILIES = {
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


@pytest.fixture(scope="module")
def found():
    return indexes(RULESET, ROOT)


def test_every_clause_is_stated_once():
    expected = [f"{family}-{number}" for family, count in FAMILIES.items() for number in range(1, count + 1)]
    assert sorted(clause.id for clause in CLAUSES) == sorted(expected)


def test_every_statement_is_a_sentence_or_two():
    for clause in CLAUSES:
        assert clause.says.endswith("."), clause.id
        assert len(re.findall(r"[.?!](?: |$)", clause.says)) <= 3, clause.id


def test_every_clause_is_applied_somewhere_and_named_by_a_test(found):
    for index in found:
        assert [clause.id for clause in CLAUSES if clause.id not in index] == []


def test_no_code_and_no_test_names_a_clause_that_does_not_exist(found):
    known = {clause.id for clause in CLAUSES}
    for index in found:
        assert [name for name in index if name.startswith("CR-") and name not in known] == []


def test_the_rules_page_states_every_clause_and_setting():
    page = (ROOT / "docs" / "rules" / "carolus-rex.md").read_text(encoding="utf-8")
    assert [clause.id for clause in CLAUSES if f"| {clause.id} | {clause.says} |" not in page] == []
    assert [setting.name for setting in RULESET.settings if f"| `{setting.name}` |" not in page] == []


def test_the_phases_follow_each_other():
    """CR-TURN-1, CR-AMB-41: no example of the book to go by, but its list of phases."""
    turn = play(unit("s1"), unit("r1", at=(24, 11.6), facing=180), orders={"sw": HOLD + "s9: DANCE", "ru": HOLD})
    phases = list(dict.fromkeys(event.phase for event in turn.events))
    order = ("orders", "cards", "movement", "shooting", "combat", "disengagement", "morale", "recovery", "end")
    assert phases == [phase for phase in order if phase in phases]
    assert {"orders", "cards", "movement", "disengagement", "morale", "end"} <= set(phases)


SECTIONS = {section.title: section for section in RULESET.quick_reference}


def test_every_row_of_the_quick_reference_fills_its_head():
    for section in RULESET.quick_reference:
        assert section.rows
        assert {len(row) for row in section.rows} == {len(section.head)}
        assert section.clauses


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
