"""The way back: what a finished battle gives back to the order of battle that it was drawn from."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from battles.rulesets import find
from campaigns.services.order_of_battle.aftermath import aftermath_of, applied, rallied
from campaigns.services.order_of_battle.values import Commander, Formation, OrderOfBattle, Side, Unit
from campaigns.services.scenarios.fielding import Field, field_battle

MINI_NAP = find("mini-nap")


def order_of_battle():
    """A brigade of two battalions and a battery a side, each with its general."""
    sides = (Side("french", "French", "french"), Side("allied", "Allies", "british"))
    formations, units = [], []
    for side in ("french", "allied"):
        formations += [
            Formation(f"{side}-div", "division", side, "Division", commander=Commander("Foy", "good")),
            Formation(f"{side}-bde", "brigade", side, "Brigade", of=f"{side}-div", commander=Commander("Gauthier")),
        ]
        for number in (1, 2):
            units.append(
                Unit(f"{side}-{number}", f"{side}-bde", "Battalion", "infantry", "line", "veteran", 6, men=600)
            )
        units.append(
            Unit(f"{side}-guns", f"{side}-div", "Battery", "artillery", "foot", "veteran", 4, 180, 8, guns="medium")
        )
    return OrderOfBattle(sides, tuple(formations), tuple(units))


def fielded(oob):
    document = field_battle(oob, ["french-div", "allied-div"], Field("Trial"), MINI_NAP)
    battle, faults = MINI_NAP.validate(document)
    assert not faults
    return battle


def ended(battle, **changes):
    """The battle with some units changed, by id with ``_`` for ``-``."""
    by_id = {name.replace("_", "-"): change for name, change in changes.items()}
    return replace(battle, units=tuple(replace(unit, **by_id.get(unit.id, {})) for unit in battle.units))


def test_who_lost_nothing_gives_nothing_back():
    oob = order_of_battle()
    battle = fielded(oob)
    aftermath = aftermath_of(battle, battle, MINI_NAP, oob)
    assert aftermath.units == () == aftermath.commanders
    assert applied(oob, aftermath) == oob


def test_a_third_of_its_points_is_a_third_of_its_men_six_in_ten_of_them_killed_or_wounded():
    oob = order_of_battle()
    battle = fielded(oob)
    aftermath = aftermath_of(battle, ended(battle, french_1={"strength": 4}), MINI_NAP, oob)
    (loss,) = aftermath.units
    assert (loss.men_before, loss.men, loss.casualties, loss.stragglers, loss.prisoners) == (600, 396, 122, 82, 0)
    unit = applied(oob, aftermath).unit_by_key["french-1"]
    assert (unit.men, unit.stragglers, unit.strength) == (396, 82, 4)


def test_a_destroyed_battery_loses_its_guns_to_whoever_has_the_field():
    oob = order_of_battle()
    battle = fielded(oob)
    after = ended(battle, allied_guns={"strength": 0, "out": "eliminated"})
    aftermath = aftermath_of(battle, after, MINI_NAP, oob, field="french")
    (loss,) = aftermath.units
    assert (loss.lost_pieces, loss.taken_by, loss.prisoners) == (8, "french", 18)
    assert aftermath.totals("french").trophies == 8
    assert aftermath.totals("allied").pieces == 8


def test_a_destroyed_battery_keeps_its_guns_where_its_own_side_has_the_field():
    oob = order_of_battle()
    battle = fielded(oob)
    after = ended(battle, allied_guns={"strength": 0, "out": "eliminated"})
    aftermath = aftermath_of(battle, after, MINI_NAP, oob, field="allied")
    assert aftermath.units[0].lost_pieces == 0
    assert aftermath.totals("allied").prisoners == 0


def test_who_marched_off_keeps_what_he_had_then():
    oob = order_of_battle()
    battle = fielded(oob)
    after = ended(battle, french_2={"out": "retreated"})
    assert aftermath_of(battle, after, MINI_NAP, oob, field="allied").units == ()


def test_a_lost_commander_is_marked_with_the_rulebooks_word():
    oob = order_of_battle()
    battle = fielded(oob)
    formations = tuple(
        replace(formation, commander=replace(formation.commander, out="overrun", at=None))
        if formation.id == "french-div"
        else formation
        for formation in battle.formations
    )
    aftermath = aftermath_of(battle, replace(battle, formations=formations), MINI_NAP, oob)
    assert [(loss.formation, loss.fate) for loss in aftermath.commanders] == [("french-div", "overrun")]
    assert applied(oob, aftermath).formation_by_key["french-div"].commander.fate == "overrun"


def test_units_that_the_order_of_battle_does_not_list_are_named():
    oob = order_of_battle()
    battle = fielded(oob)
    smaller = replace(oob, units=oob.units[1:])
    assert aftermath_of(battle, battle, MINI_NAP, smaller).unknown == ("french-1",)


def test_stragglers_come_in_again_and_bring_strength():
    oob = order_of_battle()
    battle = fielded(oob)
    after = applied(oob, aftermath_of(battle, ended(battle, french_1={"strength": 2}), MINI_NAP, oob))
    worn = after.unit_by_key["french-1"]
    unit = rallied(after, ["french-1"], MINI_NAP).unit_by_key["french-1"]
    assert unit.men == worn.men + worn.stragglers
    assert unit.stragglers == 0
    assert unit.strength > worn.strength


@pytest.mark.parametrize("field", ["", "french", "allied"])
@given(
    strengths=st.lists(st.integers(0, 6), min_size=4, max_size=4),
    guns=st.lists(st.integers(0, 4), min_size=2, max_size=2),
)
def test_every_man_is_somewhere_afterwards(field, strengths, guns):
    oob = order_of_battle()
    battle = fielded(oob)
    left = dict(
        zip(
            ("french-1", "french-2", "allied-1", "allied-2", "french-guns", "allied-guns"),
            strengths + guns,
            strict=True,
        )
    )
    units = tuple(
        replace(unit, strength=left[unit.id], out="eliminated" if left[unit.id] < 2 else "") for unit in battle.units
    )
    aftermath = aftermath_of(battle, replace(battle, units=units), MINI_NAP, oob, field=field)
    for loss in aftermath.units:
        assert loss.men + loss.casualties + loss.stragglers + loss.prisoners == loss.men_before
        assert 0 <= loss.pieces <= loss.pieces_before
        assert min(loss.casualties, loss.stragglers, loss.prisoners, loss.strength) >= 0
