"""Every clause is stated, applied by code and named by a test."""

import re

import pytest

from battles.management.rules_page import indexes
from battles.rulesets.old_trousers.clauses import CLAUSES
from battles.rulesets.old_trousers.ruleset import RULESET
from battles.rulesets.old_trousers.settings import SETTINGS
from config.environment import ROOT

# How many clauses each family of the specification has.
FAMILIES = {
    "OT-SCALE": 7,
    "OT-FILE": 7,
    "OT-SEQ": 3,
    "OT-INIT": 3,
    "OT-EVENT": 2,
    "OT-CMD": 7,
    "OT-ORDER": 6,
    "OT-CP": 2,
    "OT-MOVE": 11,
    "OT-FORM": 3,
    "OT-TERR": 2,
    "OT-ROUT": 5,
    "OT-DIS": 3,
    "OT-FIRE": 14,
    "OT-CHG": 13,
    "OT-DEC": 1,
    "OT-INT": 1,
    "OT-VERB": 3,
    "OT-DICE": 1,
    "OT-GEO": 4,
    "OT-C-QUAL": 1,
    "OT-C-TEST": 1,
    "OT-C-CHG": 1,
    "OT-C-OPP": 1,
    "OT-C-MEL": 8,
    "OT-C-BRK": 3,
    "OT-C-IRR": 1,
    "OT-C-VIS": 1,
    "OT-C-MOR": 2,
    "OT-C-RALLY": 2,
    "OT-C-SKIRM": 2,
    "OT-C-TOWN": 3,
    "OT-C-BRIT": 1,
    "OT-C-OPT": 7,
    "OT-C-VIC": 1,
    "OT-AMB": 32,
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
        assert [name for name in index if name.startswith("OT-") and name not in known] == []


def test_every_setting_belongs_to_a_clause():
    known = {clause.id for clause in CLAUSES}
    assert {setting.clause for setting in SETTINGS} <= known


def test_the_rules_page_states_every_clause_and_setting():
    """The page is written by ``make docs``; this fails when it was not written after a statement changed."""
    page = (ROOT / "docs" / "rules" / "old-trousers.md").read_text()
    assert [clause.id for clause in CLAUSES if f"| {clause.id} | {clause.says} |" not in page] == []
    assert [setting.name for setting in SETTINGS if f"| `{setting.name}` |" not in page] == []
