"""Every clause is stated, applied by code and named by a test."""

import re

import pytest

from battles.management.rules_page import indexes
from battles.rulesets.big_napoleonic.clauses import CLAUSES
from battles.rulesets.big_napoleonic.ruleset import RULESET
from battles.rulesets.big_napoleonic.settings import SETTINGS
from config.environment import ROOT

# How many clauses each family of the specification has.
FAMILIES = {
    "BNB-GEO": 9,
    "BNB-FILE": 3,
    "BNB-TERR": 3,
    "BNB-TURN": 3,
    "BNB-THROW": 7,
    "BNB-MOVE": 7,
    "BNB-FORCE": 8,
    "BNB-DEP": 5,
    "BNB-ART": 4,
    "BNB-ZOC": 4,
    "BNB-ASLT": 6,
    "BNB-TOWN": 3,
    "BNB-DEF": 5,
    "BNB-ROAD": 1,
    "BNB-EVADE": 3,
    "BNB-DISP": 1,
    "BNB-GENL": 5,
    "BNB-FIRE": 17,
    "BNB-LOSS": 4,
    "BNB-CC": 15,
    "BNB-CAV": 2,
    "BNB-EXPL": 3,
    "BNB-CTOWN": 3,
    "BNB-CART": 4,
    "BNB-ORD": 4,
    "BNB-X-VIC": 1,
    "BNB-AMB": 37,
}


@pytest.fixture(scope="module")
def found():
    return indexes(RULESET, ROOT)


def test_every_clause_is_stated_once():
    expected = [f"{family}-{number}" for family, count in FAMILIES.items() for number in range(1, count + 1)]
    assert sorted(clause.id for clause in CLAUSES) == sorted(expected)
    assert RULESET.clauses == CLAUSES


def test_every_statement_is_a_sentence_or_two():
    for clause in CLAUSES:
        assert clause.says.endswith("."), clause.id
        assert len(re.findall(r"[.?!](?: |$)", clause.says)) <= 3, clause.id


def test_every_clause_is_applied_somewhere(found):
    applied, _ = found
    readings = [clause.id for clause in CLAUSES if "-AMB-" not in clause.id]
    assert [clause for clause in readings if clause not in applied] == []


def test_every_clause_is_named_by_a_test(found):
    _, tested = found
    assert [clause.id for clause in CLAUSES if clause.id not in tested] == []


def test_no_code_and_no_test_names_a_clause_that_does_not_exist(found):
    known = {clause.id for clause in CLAUSES}
    for index in found:
        assert [name for name in index if name.startswith("BNB-") and name not in known] == []


def test_every_setting_belongs_to_a_clause():
    known = {clause.id for clause in CLAUSES}
    assert {setting.clause for setting in SETTINGS} <= known


def test_the_rules_page_states_every_clause_and_setting():
    """The page is written by ``make docs``; this fails when it was not written after a statement changed."""
    page = (ROOT / "docs" / "rules" / "big-napoleonic-battles.md").read_text()
    assert [clause.id for clause in CLAUSES if f"| {clause.id} | {clause.says} |" not in page] == []
    assert [setting.name for setting in SETTINGS if f"| `{setting.name}` |" not in page] == []
