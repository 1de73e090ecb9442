"""The tables of quality and tests, row by row (OT-C-QUAL-1, OT-C-TEST-1)."""

from __future__ import annotations

import pytest

from battles.rulesets.old_trousers.morale.tables import QUALITY, TESTS, quarters_lost

_COLUMNS = ("charge", "reaction", "morale", "rally", "recover", "recall")
# Row, and what it adds to each test of the columns above; ``None`` where the printed table is empty.
PRINTED = [
    ("need", (4, 4, 4, 5, 4, 3)),
    ("quality", (1, 1, 1, 1, 1, 1)),
    ("commander_good", (2, 2, 2, 2, 2, 2)),
    ("commander_average", (1, 1, 1, 1, 1, 1)),
    ("commander_poor", (0, 0, 0, 0, 0, 0)),
    ("quarter_lost", (-1, None, -1, -1, -1, None)),
    ("shaken", (None, -2, -2, None, None, -2)),
    ("disordered", (None, None, -1, None, None, None)),
    ("figure_lost", (-1, None, None, None, None, None)),
    ("flank", (2, -2, None, None, None, None)),
    ("enfiladed", (None, None, -2, None, None, None)),
    ("square", (-3, None, None, None, None, None)),
    ("weak_target", (1, None, None, None, None, None)),
    ("target_covered", (-1, None, None, None, None, None)),
    ("covered", (None, None, 1, None, None, None)),
    ("british_line", (None, 1, None, None, None, None)),
    ("untrained", (None, -1, -1, None, None, None)),
    ("impetuous", (1, None, None, None, None, -2)),
    ("irregular", (-2, None, None, None, None, None)),
    ("enemy_near", (None, None, None, -1, -1, None)),
]


@pytest.mark.parametrize(("row", "values"), PRINTED)
def test_ot_c_test_1_rows(row, values):
    assert tuple(TESTS[column].get(row) for column in _COLUMNS) == values


def test_ot_c_test_1_has_no_other_rows():
    assert {row for table in TESTS.values() for row in table} == {row for row, _ in PRINTED}


@pytest.mark.parametrize(
    ("quality", "worth"),
    [("old-guard", 4), ("superior", 3), ("excellent", 2), ("good", 1), ("average", 0), ("fair", -1), ("poor", -2)],
)
def test_ot_c_qual_1_quality_modifiers(quality, worth):
    assert QUALITY[quality] == worth


@pytest.mark.parametrize(
    ("full", "left", "quarters"), [(18, 18, 0), (18, 14, 0), (18, 13, 1), (16, 9, 1), (16, 8, 2), (9, 0, 4)]
)
def test_ot_c_test_1_counts_full_quarters_lost(full, left, quarters):
    assert quarters_lost(full, left) == quarters
