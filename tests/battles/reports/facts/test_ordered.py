"""What was ordered last, by whom it was for."""

from __future__ import annotations

from battles.reports.facts.ordered import orders_given
from battles.services.naming import names_of
from orders.language.sheet import parse
from tests.battles.reports import gemioncourt
from tests.battles.reports.papers import RULES

SHEET = """BRIGADE gauthier
  INTENT ATTACK Gemioncourt
  1/92: FORM LINE; MOVE 6
GENERAL 9D: MOVE TO E5
"""


def test_orders_stand_by_command_unit_and_general():
    sheet = parse(SHEET, names_of(gemioncourt.battle(), "french"), RULES.vocabulary)
    given = orders_given(sheet)
    assert given["gauthier"].startswith("INTENT ATTACK")
    assert given["1/92"] == "FORM LINE; MOVE 6"
    assert given["*general:9D"].startswith("MOVE TO")


def test_who_was_told_nothing_is_not_in_them():
    assert orders_given(parse("BRIGADE gauthier\n", names_of(gemioncourt.battle(), "french"), RULES.vocabulary)) == {}
