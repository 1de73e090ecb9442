"""How far units go, by the acts of a line that come before the march."""

import pytest

from battles.rulesets import find, read
from battles.services.naming import names_of
from orders.language import parse
from orders.language.forecasts import forecast
from tests.battles.rulesets.old_trousers.play import SILENT, document, play, unit

RULESET = find("old-trousers")
FOE = unit("A1", at=(36, 58))

LINES = [
    (unit("F1"), "MOVE", 4.0),
    (unit("F1"), "MARCH", 8.0),
    (unit("F1"), "FORM COMPANY COLUMN; MOVE", 3.0),
    (unit("F1"), "FORM COLUMN; MOVE", 3.0),
    (unit("F1", formation="company-column"), "FORM LINE; MOVE 8", 3.0),
    (unit("F1", nation="austrian"), "FORM COMPANY COLUMN; MOVE", 2.0),
    (unit("F1"), "ABOUT; MOVE", 3.0),
    (unit("F1", disordered=True), "REORDER; MOVE", 2.0),
    (unit("F1", "horse"), "FORM COMPANY COLUMN; MOVE", 6.0),
    (unit("F1", "guns"), "LIMBER; MOVE", 4.0),
    (unit("F1", "guns", formation="limbered"), "MOVE 3; MOVE", 8.0),
]


@pytest.mark.parametrize(("unit_", "line", "marched"), LINES)
def test_ot_move_2_a_forecast_goes_as_far_as_the_unit_does(unit_, line, marched):
    # OT-MOVE-11, OT-DIS-3
    battle = read(document(unit_, FOE))
    (order,) = parse(f"F1: {line}\n", names_of(battle, "french"), RULESET.vocabulary).units
    found = forecast(battle, RULESET, "F1", order.actions)
    assert found is not None
    assert found.marched == pytest.approx(marched)
    moves = play(unit_, FOE, french=f"F1: {line}\n" + SILENT, allied=SILENT).all("move", "F1")
    assert sum(event.effect["distance"] for event in moves) == pytest.approx(marched)
