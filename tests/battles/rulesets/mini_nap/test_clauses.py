"""Every clause is stated, applied by code and named by a test."""

import re

import pytest

from battles.management.rules_page import indexes
from battles.rulesets.mini_nap.clauses import CLAUSES
from battles.rulesets.mini_nap.ruleset import RULESET
from battles.rulesets.mini_nap.settings import SETTINGS
from config.environment import ROOT

# How many clauses each family of the specification has.
FAMILIES = {
    "MN-SCALE": 6,
    "MN-FILE": 6,
    "MN-SEQ": 7,
    "MN-MOVE": 10,
    "MN-ART": 2,
    "MN-CHG": 5,
    "MN-QR": 1,
    "MN-DIV": 3,
    "MN-REACT": 10,
    "MN-FIRE": 10,
    "MN-LOSS": 1,
    "MN-CC": 8,
    "MN-BRK": 4,
    "MN-RET": 1,
    "MN-CMD": 9,
    "MN-RATE": 2,
    "MN-ORD": 6,
    "MN-INT": 1,
    "MN-DICE": 1,
    "MN-EVENT": 1,
    "MN-GEO": 5,
    "MN-X-TERR": 5,
    "MN-X-WEA": 1,
    "MN-X-OVER": 1,
    "MN-X-ARMY": 1,
    "MN-X-ARR": 1,
    "MN-X-VIC": 1,
    "MN-AMB": 33,
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
    assert [clause.id for clause in CLAUSES if clause.id not in applied] == []


def test_every_clause_is_named_by_a_test(found):
    _, tested = found
    assert [clause.id for clause in CLAUSES if clause.id not in tested] == []


def test_no_code_and_no_test_names_a_clause_that_does_not_exist(found):
    known = {clause.id for clause in CLAUSES}
    for index in found:
        assert [name for name in index if name.startswith("MN-") and name not in known] == []


def test_every_setting_belongs_to_a_clause():
    known = {clause.id for clause in CLAUSES}
    assert {setting.clause for setting in SETTINGS} <= known


def test_the_rules_page_states_every_clause_and_setting():
    """The page is written by ``make docs``; this fails when it was not written after a statement changed."""
    page = (ROOT / "docs" / "rules" / "mini-nap.md").read_text()
    assert [clause.id for clause in CLAUSES if f"| {clause.id} | {clause.says} |" not in page] == []
    assert [setting.name for setting in SETTINGS if f"| `{setting.name}` |" not in page] == []
