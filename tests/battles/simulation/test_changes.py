"""Variants with one thing changed."""

import pytest

from battles import rulesets
from battles.simulation import Terms
from battles.simulation.changes import ARRIVAL, BRIGADE, QUALITY, RATING, Change, variants
from campaigns.services.scenarios.scenarios import find_scenario


@pytest.fixture(scope="module")
def quatre_bras():
    terms = Terms(find_scenario("quatre-bras").document())
    return terms, {each.label: each for each in variants(terms)}


def units_of(terms):
    return {unit["id"]: unit for unit in terms.document["units"]}


def test_both_sides_get_a_brigade_more_a_better_one_a_better_commander_and_an_earlier_arrival(quatre_bras):
    _, found = quatre_bras
    changes = [Change.of(label) for label in found]
    assert {(change.kind, change.side) for change in changes} == {
        (kind, side) for kind in (BRIGADE, QUALITY, RATING, ARRIVAL) for side in ("french", "allied")
    }


def test_each_variant_is_a_battle_that_differs_in_one_thing_only(quatre_bras):
    terms, found = quatre_bras
    before = units_of(terms)
    keys = {QUALITY: {"quality"}, RATING: set(), ARRIVAL: {"arrives"}, BRIGADE: set()}
    for label, each in found.items():
        rulesets.read(each.document)
        change = Change.of(label)
        after = units_of(each)
        changed = {key for id, unit in before.items() for key in unit if unit[key] != after[id].get(key)}
        assert changed == keys[change.kind]
        assert (len(after) > len(before)) == (change.kind == BRIGADE)


def test_variants_throw_the_same_dice_as_the_battle_as_it_is(quatre_bras):
    terms, found = quatre_bras
    assert {each.seed_of(7) for each in found.values()} == {terms.seed_of(7)}
    assert terms.digest not in {each.digest for each in found.values()}


@pytest.mark.parametrize("scenario", ["austerlitz", "poltava", "selo"])
def test_the_other_rulebooks_have_variants_too(scenario):
    found = variants(Terms(find_scenario(scenario).document()))
    assert {Change.of(each.label).side for each in found} == {
        side.id for side in rulesets.read(found[0].document).sides
    }
