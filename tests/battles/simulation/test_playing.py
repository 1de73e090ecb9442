"""One battle of a simulation."""

from dataclasses import replace

from battles import rulesets
from battles.simulation import Outcome, Player, Terms
from battles.simulation.grid import Grid


def test_the_same_terms_and_number_give_the_same_battle_whoever_plays_it_and_when(first_steps, outcomes):
    assert Player(first_steps).play(2) == outcomes[2]


def test_every_number_is_a_battle_of_its_own(outcomes):
    assert len({outcome.losses for outcome in outcomes}) == 3


def test_another_seed_is_another_battle(first_steps, outcomes):
    assert Player(replace(first_steps, seed="another")).play(0).losses != outcomes[0].losses


def test_an_outcome_and_terms_are_kept_as_plain_values(first_steps, outcomes):
    assert Outcome.from_mapping(outcomes[0].as_mapping()) == outcomes[0]
    assert Terms.from_mapping(first_steps.as_mapping()).digest == first_steps.digest


def test_losses_by_arm_and_cause_sum_up_to_the_share_that_was_lost(first_steps, outcomes):
    battle = rulesets.read(first_steps.document)
    measure = rulesets.find(battle.ruleset).measure
    for outcome in outcomes:
        for side in battle.sides:
            own = [unit for unit in battle.units if battle.side_of[unit.id] == side.id]
            lost = sum(points for of, *_, points in outcome.losses if of == side.id)
            assert outcome.share[side.id] == round(lost / sum(map(measure.amount, own)), 4)
            assert lost == sum(points for of, *_, points in outcome.cells if of == side.id)


def test_every_square_of_the_field_belongs_to_a_side_at_the_end(first_steps, outcomes):
    grid = Grid.of(rulesets.read(first_steps.document).table)
    assert {len(outcome.field) for outcome in outcomes} == {grid.columns * grid.rows}
    assert set("".join(outcome.field for outcome in outcomes)) == {"0", "1"}


def test_a_side_with_orders_is_led_by_them_and_not_by_the_program(first_steps):
    """Told to hold in the file, the French stay; the program would have them come."""
    orders = {"french": "INTENT HOLD\n"}
    held = Player(replace(first_steps, document={**first_steps.document, "orders": orders}, turns=2)).play(0)
    led = Player(replace(first_steps, turns=2)).play(0)
    assert held.field != led.field


def test_who_holds_more_ground_wins_where_no_rule_has_decided(first_steps):
    """Alone on the field after one turn, with nobody beaten by the rulebook, the Allies hold what they stand on."""
    standing = next(unit for unit in first_steps.document["units"] if unit["of"] == "pack")
    x, y = standing["at"]
    spot = {"id": "spot", "kind": "village", "name": "Spot", "area": [[x, y], [x + 1, y], [x + 1, y + 1]]}
    document = {
        **first_steps.document,
        "terrain": [*first_steps.document["terrain"], spot],
        "orders": {"allied": "INTENT HOLD\n"},
    }
    outcome = Player(replace(first_steps, document=document, turns=1, aims=(("spot", 1),))).play(0)
    assert (outcome.winner, outcome.reason) == ("allied", "ground")


def test_without_ground_or_losses_nobody_has_won(first_steps):
    outcome = Player(replace(first_steps, turns=1, aims=())).play(0)
    assert (outcome.winner, outcome.reason) == ("", "undecided")
