"""Generals as a report lists them: who is on the table, and whose troops stand just beyond his reach."""

from dataclasses import replace

from battles.reports.facts.generals import JUST, generals
from tests.battles.reports import gemioncourt
from tests.battles.reports.papers import RULES, data

FOY_AT = (54.0, 20.0)


def placed(*, lone=None, **commander):
    """A turn in which nothing happens, Foy and one battalion of his division being as is said."""
    battle = gemioncourt.battle()
    formations = tuple(
        replace(one, commander=replace(one.commander, **commander)) if one.id == "9D" else one
        for one in battle.formations
    )
    units = tuple(replace(unit, at=lone) if lone and unit.id == "1/100" else unit for unit in battle.units)
    return data(before=replace(battle, formations=formations, units=units), told=()).turn


def foy(turn):
    return next(iter(generals(turn, {"9D"})), None)


def test_only_those_asked_for_and_only_those_on_the_table():
    assert [one.formation.id for one in generals(placed(), {"jamin", "9D", "bijlandt"})] == ["9D", "jamin"]
    assert foy(placed(out="killed")) is None
    assert foy(placed(at=None, arrives=7)) is None


def test_a_general_with_a_unit_stands_where_it_stands():
    turn = placed(at=None, attached="1/4L")
    assert foy(turn).unit is turn.after.unit_by_id["1/4L"]
    assert foy(placed()).unit is None
    assert foy(turn).square != foy(placed()).square


def beyond(further):
    """How far a battalion is said to be beyond the reach, that stands so much further off than its radius."""
    found = foy(placed(lone=(FOY_AT[0] + foy(placed()).radius + further, FOY_AT[1]))).beyond
    assert [over for _, over in found] == sorted(over for _, over in found)
    return [over for unit, over in found if unit.id == "1/100"]


def test_who_stands_a_little_beyond_the_reach_is_named_with_how_far_and_who_is_far_off_is_not():
    radius = foy(placed()).radius
    assert radius == RULES.command_radius(gemioncourt.battle(), gemioncourt.battle().formation_by_id["9D"])
    assert beyond(-radius / 2) == []
    (over,) = beyond(6.0)
    assert 0 < over <= radius * JUST
    assert beyond(6.0 + radius * JUST) == []
