"""What holds for the statements of every rulebook: its clauses, its page of rules, its quick reference."""

import re
from collections.abc import Mapping

import pytest

from battles.engine.protocol import Ruleset
from battles.management.rules_page import indexes
from config.environment import ROOT


class Stated:
    """Each rulebook's tests make a class of this, with its ``rules`` and how many clauses each family has."""

    rules: Ruleset
    families: Mapping[str, int]
    #: Clauses that begin like this read the book and need no code of their own.
    readings: str = "none"

    @pytest.fixture(scope="class")
    @classmethod
    def found(cls):
        """The clauses that code names, and those that tests name."""
        return indexes(cls.rules, ROOT)

    def test_every_clause_is_stated_once(self):
        expected = [f"{family}-{number}" for family, count in self.families.items() for number in range(1, count + 1)]
        assert sorted(clause.id for clause in self.rules.clauses) == sorted(expected)

    def test_every_statement_is_a_sentence_or_two(self):
        for clause in self.rules.clauses:
            assert clause.says.endswith("."), clause.id
            assert len(re.findall(r"[.?!](?: |$)", clause.says)) <= 3, clause.id

    def test_every_clause_is_applied_somewhere(self, found):
        applied, _ = found
        asked = [clause.id for clause in self.rules.clauses if not clause.id.startswith(self.readings)]
        assert asked
        assert [clause for clause in asked if clause not in applied] == []

    def test_every_clause_is_named_by_a_test(self, found):
        _, tested = found
        assert [clause.id for clause in self.rules.clauses if clause.id not in tested] == []

    def test_no_code_and_no_test_names_a_clause_that_does_not_exist(self, found):
        known = {clause.id for clause in self.rules.clauses}
        book = next(iter(self.families)).partition("-")[0] + "-"
        for index in found:
            assert [name for name in index if name.startswith(book) and name not in known] == []

    def test_every_setting_belongs_to_a_clause(self):
        known = {clause.id for clause in self.rules.clauses}
        assert {setting.clause for setting in self.rules.settings} <= known

    def test_the_rules_page_states_every_clause_and_setting(self):
        """The page is written by ``make docs``; this fails when it was not written after a statement changed."""
        page = (ROOT / "docs" / "rules" / f"{self.rules.id}.md").read_text(encoding="utf-8")
        assert [clause.id for clause in self.rules.clauses if f"| {clause.id} | {clause.says} |" not in page] == []
        assert [setting.name for setting in self.rules.settings if f"| `{setting.name}` |" not in page] == []

    def test_every_row_of_the_quick_reference_fills_its_head(self):
        assert self.rules.quick_reference
        for section in self.rules.quick_reference:
            assert section.rows
            assert {len(row) for row in section.rows} == {len(section.head)}
            assert section.clauses
