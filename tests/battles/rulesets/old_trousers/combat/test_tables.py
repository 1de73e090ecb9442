"""The table of melee results, by difference of totals (OT-C-MEL-3)."""

from __future__ import annotations

import pytest

from battles.rulesets.old_trousers.combat.tables import FALLS_BACK, MELEE_RESULTS, ON, ROUTS, SHAKEN, result_of

PRINTED = [
    ((0,), (1, 1, ON)),
    ((1, 2), (1, 1, FALLS_BACK)),
    ((3, 4, 5), (1, 2, SHAKEN)),
    ((6, 7, 8, 9), (0, 2, ROUTS)),
    ((10, 11, 25), (0, 3, ROUTS)),
]


@pytest.mark.parametrize(("differences", "row"), PRINTED)
def test_ot_c_mel_3_results_by_difference(differences, row):
    found = [result_of(MELEE_RESULTS, difference) for difference in differences]
    assert {(entry["winner"], entry["loser"], entry["result"]) for entry in found} == {row}
