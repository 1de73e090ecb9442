"""The printed tables, retyped here from the book independently of the code."""

import pytest

from battles.engine.geometry import distance
from battles.rulesets import read
from battles.rulesets.mini_nap.command.ratings import rate_commander, rating_dice
from battles.rulesets.mini_nap.movement.allowances import charge_allowance, move_allowance
from battles.rulesets.mini_nap.ruleset import RULESET
from battles.rulesets.mini_nap.table.footprints import footprint, size, stand
from battles.rulesets.mini_nap.words import FORMED, QUALITY_RATING, SQUARES
from tests.battles.documents import battalion, battery, duel, squadron

TWELVE = range(2, 13)


def the_unit(unit):
    battle = read(duel(unit))
    return battle, battle.units[0]


@pytest.mark.parametrize(
    ("arm", "formation", "width", "depth"),
    [
        ("infantry", "line", 5, 2),
        ("infantry", "column", 2.5, 4),
        ("infantry", "square", 2.5, 4),
        ("infantry", "emergency-square", 2.5, 4),
        ("infantry", "skirmish", 5.5, 2),
        ("cavalry", "line", 5, 4),
        ("cavalry", "column", 2.5, 8),
        ("cavalry", "skirmish", 5.5, 4),
        ("artillery", "battery", 3, 3),
    ],
)
def test_scale_2_footprints(arm, formation, width, depth):
    assert size(arm, formation) == (width, depth)
    kind = {"infantry": battalion, "cavalry": squadron, "artillery": battery}[arm]
    traits = {"type": "light"} if arm == "infantry" else {}
    _, unit = the_unit(kind(formation=formation, facing=30, **traits))
    left, right, rear, _ = footprint(unit)
    assert distance(left, right) == pytest.approx(width)
    assert distance(right, rear) == pytest.approx(depth)


def test_scale_2_a_command_stand_is_a_disc_of_two_and_a_half():
    assert stand((10, 10)).radius * 2 == 2.5


@pytest.mark.parametrize(
    ("formation", "formed", "square"),
    [
        ("line", True, False),
        ("column", True, False),
        ("square", True, True),
        ("emergency-square", True, True),
        ("skirmish", False, False),
    ],
)
def test_scale_5_who_is_formed_and_who_in_square(formation, formed, square):
    _, unit = the_unit(battalion(type="light", formation=formation))
    assert (unit.formation in FORMED, unit.formation in SQUARES) == (formed, square)


@pytest.mark.parametrize(
    ("quality", "rating"), [("guard", 1), ("elite", 2), ("veteran", 3), ("trained", 4), ("untrained", 5)]
)
def test_qr_1_quality_ratings(quality, rating):
    assert QUALITY_RATING[the_unit(battalion(quality=quality))[1].quality] == rating


@pytest.mark.parametrize(
    ("unit", "move", "charge"),
    [
        (battalion(formation="line"), 6, 6),
        (battalion(formation="column"), 6, 9),
        (battalion(formation="square"), 4, 0),
        (battalion(formation="emergency-square"), 0, 0),
        (battalion(type="light", formation="skirmish"), 18, 6),
        (squadron(type="heavy"), 15, 30),
        (squadron(type="medium", formation="column"), 20, 30),
        (squadron(type="light"), 25, 25),
        (squadron(type="light", formation="column"), 25, 25),
        (squadron(type="light", formation="skirmish"), 30, 25),
        (battery(type="foot"), 15, 0),
        (battery(type="horse"), 20, 0),
    ],
)
def test_move_6_allowances(unit, move, charge):
    battle, taken = the_unit(unit)
    assert move_allowance(battle, taken) == move
    assert charge_allowance(battle, taken) == charge
    assert RULESET.reach(battle, taken) == move


def test_x_wea_1_mud_takes_a_third_of_every_allowance():
    battle = read(duel(squadron(type="heavy"), weather="mud"))
    assert move_allowance(battle, battle.units[0]) == pytest.approx(10)
    assert charge_allowance(battle, battle.units[0]) == pytest.approx(20)
    dry = read(duel(squadron(type="heavy"), weather="mud", settings={"weather_effects": False}))
    assert move_allowance(dry, dry.units[0]) == 15


# E excellent, G good, A average, P poor, D dreadful; one letter for each throw from 2 to 12.
CORPS = {
    "french": "PPAAGGGGEEE",
    "british": "PPAAAGEEEEE",
    "kgl": "PPAAAGEEEEE",
    "austrian": "DDDDDPPPAAA",
    "prussian": "AAAGGGGGGGG",
    "russian": "DDDPPPPAAGG",
}
DIVISIONS = {
    "french": "DDDPPPPAAAG",
    "british": "DDDPPPPAAAG",
    "kgl": "DDDPPPPAAAG",
    "prussian": "DDDDPPPPAAA",
    "danish": "DDDDPPPPAAA",
    "swedish": "DDDDPPPPAAA",
    "other": "DDDDPPPPAAA",
    "russian": "DDDDDPPPPAA",
    "austrian": "DDDDDDPPPPA",
    "ottoman": "DDDDDDDPPPP",
}
LETTERS = {"E": "excellent", "G": "good", "A": "average", "P": "poor", "D": "dreadful"}


@pytest.mark.parametrize("kind", ["corps", "army"])
@pytest.mark.parametrize("nation", CORPS)
def test_rate_1_corps_and_army_commanders(kind, nation):
    given = [rate_commander(kind, nation, (1, throw - 1)) for throw in TWELVE]
    assert given == [LETTERS[letter] for letter in CORPS[nation]]
    assert rating_dice(kind, nation) == 2


@pytest.mark.parametrize("nation", DIVISIONS)
def test_rate_2_division_commanders(nation):
    given = [rate_commander("division", nation, (1, throw - 1)) for throw in TWELVE]
    assert given == [LETTERS[letter] for letter in DIVISIONS[nation]]
    assert rating_dice("division", nation) == 2


@pytest.mark.parametrize(
    ("nation", "rating"), [("danish", "average"), ("swedish", "average"), ("ottoman", "dreadful"), ("other", "poor")]
)
def test_rate_1_some_nations_throw_no_dice(nation, rating):
    assert rating_dice("corps", nation) == 0
    assert rate_commander("corps", nation, ()) == rating


def test_amb_5_without_dreadful_russians_they_are_poor():
    given = [rate_commander("corps", "russian", (1, throw - 1), russian_dreadful=False) for throw in TWELVE]
    assert given == [LETTERS[letter] for letter in "PPPPPPPAAGG"]


def test_rate_1_brigadiers_are_never_rated():
    assert rating_dice("brigade", "french") == 0
    assert rate_commander("brigade", "french", ()) == ""
