"""How far units go, by the acts of a line that come before the march; where whole lines take them."""

import math
import random

import pytest

from battles.rulesets import find, read
from battles.services.naming import names_of
from orders.language.forecasts import forecast
from orders.language.sheet import parse
from tests.battles.rulesets.old_trousers.play import SILENT, Played, document, play, unit

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


# ---- whole lines over open ground

TROOPS = (
    unit("F1", at=(70, 60)),
    unit("F1", at=(70, 60), formation="attack-column"),
    unit("F1", at=(70, 60), nation="prussian", formation="company-column"),
    unit("F1", at=(70, 60), nation="prussian", formation="square"),
    unit("F1", at=(70, 60), disordered=True),
    unit("F1", "light", (70, 60), facing=50),
    unit("F1", "horse", (70, 60), facing=300),
    unit("F1", "horse", (70, 60), type="heavy", formation="attack-column"),
    unit("F1", "guns", (70, 60)),
    unit("F1", "guns", (70, 60), type="horse", pounder=6, formation="limbered"),
)


def drawn(rng: random.Random) -> str:
    """A line of one to four acts, as somebody might write it."""
    acts = (
        lambda: (
            f"MOVE {rng.choice(('', 'N', 'NE', 'W', 'S', str(rng.randrange(360))))} {rng.choice(('', 1, 2.5, 5, 9))}"
        ),
        lambda: f"MOVE TO {rng.randint(60, 80)},{rng.randint(50, 75)}",
        lambda: f"WHEEL {rng.randrange(360)}",
        lambda: f"FACE {rng.choice(('E', 'SW', 20))}",
        lambda: "ABOUT",
        lambda: f"FORM {rng.choice(('LINE', 'COLUMN', 'COMPANY COLUMN', 'SQUARE', 'SKIRMISH'))}",
        lambda: rng.choice(("LIMBER", "UNLIMBER", "UNLIMBER E")),
        lambda: "REORDER",
        lambda: rng.choice(("MARCH", "MARCH NE 7", "MARCH TO 75,80")),
    )
    return "; ".join(" ".join(rng.choice(acts)().split()) for _ in range(rng.randint(1, 4)))


@pytest.mark.parametrize("seed", range(60))
def test_ot_move_2_a_forecast_ends_where_the_turn_does(seed):
    # OT-MOVE-3 to 6, OT-FORM-1: wheels, obliques, turns and changes cost and shift it as they do in the turn.
    rng = random.Random(seed)
    who, line = rng.choice(TROOPS), drawn(rng)
    whole = document(
        who,
        unit("A1", at=(10, 6)),
        french=f"F1: {line}\n" + SILENT,
        allied=SILENT,
        table={"width": 140, "height": 120},
    )
    battle = read(whole)
    (order,) = parse(f"F1: {line}\n", names_of(battle, "french"), RULESET.vocabulary).units
    found = forecast(battle, RULESET, "F1", order.actions)
    turn = Played(whole)
    ended = turn.after.unit_by_id["F1"]
    if found is None:
        assert not turn.all("move", "F1"), line
        return
    assert found.after is not None
    assert found.after.at == pytest.approx(ended.at, abs=1e-3), line
    assert (found.after.facing, found.after.formation) == (pytest.approx(ended.facing), ended.formation), line
    gone = sum(event.effect["distance"] for event in turn.all("move", "F1"))
    assert found.marched == pytest.approx(gone, abs=0.01), line


@pytest.mark.parametrize(
    ("line", "reach"),
    [
        ("CHARGE A1", 7.0),
        ("FORM ATTACK COLUMN; CHARGE A1", 6.0),
        ("WHEEL 20; CHARGE A1", 7.0 - 6.75 * math.radians(20)),
    ],
)
def test_ot_chg_3_a_forecast_of_a_charge_pays_for_what_precedes_it(line, reach):
    battle = read(document(unit("F1"), unit("A1", at=(38, 28))))
    (order,) = parse(f"F1: {line}\n", names_of(battle, "french"), RULESET.vocabulary).units
    found = forecast(battle, RULESET, "F1", order.actions)
    assert found is not None
    assert found.charge_reach == pytest.approx(reach)
