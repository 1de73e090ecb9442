"""Every clause of the campaign is stated, applied by code and named by a test; the rules page says where."""

import re

import pytest

from battles.management.rules_page import indexes, rules_page
from campaigns.strategy.rules.book import BOOK
from campaigns.strategy.rules.clauses import CLAUSES
from config.environment import ROOT

# How many clauses each family of the specification has.
FAMILIES = {
    "NUM": 1, "FILE": 15, "DICE": 1, "RUN": 4, "TIME": 2, "GEO": 3, "ROUTE": 3, "ELE": 4, "MARCH": 12, "ROAD": 6,
    "CROSS": 3, "WEAR": 5, "SUP": 8, "POST": 4, "COUR": 9, "STAFF": 7, "ORD": 9, "FORE": 1, "BRI": 4, "SIGHT": 5,
    "PAT": 2, "SCR": 2, "NEWS": 1, "REP": 5, "CON": 12, "BAT": 5, "GUNS": 3, "BFILE": 7, "GND": 4, "SET": 6,
    "RES": 2, "AFT": 6, "WEA": 2, "SUN": 2, "GAZ": 3, "VIC": 3, "EVENT": 2, "AMB": 6,
}  # fmt: skip


@pytest.fixture(scope="module")
def found():
    return indexes(BOOK, ROOT)


def test_every_clause_is_stated_once():
    expected = [f"EC-{family}-{number}" for family, count in FAMILIES.items() for number in range(1, count + 1)]
    assert sorted(clause.id for clause in CLAUSES) == sorted(expected)


def test_every_statement_is_a_sentence():
    for clause in CLAUSES:
        assert clause.says.endswith("."), clause.id
        assert len(re.findall(r"[.?!](?: |$)", clause.says)) <= 3, clause.id


def test_every_clause_is_applied_and_tested(found):
    code, tests = found
    assert [clause.id for clause in CLAUSES if clause.id not in code] == []
    assert [clause.id for clause in CLAUSES if clause.id not in tests] == []


def test_the_page_has_clauses_settings_and_tables():
    page = rules_page(BOOK, ROOT, tables=True)
    for section in BOOK.quick_reference:
        assert f"### {section.title}" in page
    assert all(clause.says.replace("|", "\\|") in page for clause in CLAUSES)
    assert "`couriers`" in page
