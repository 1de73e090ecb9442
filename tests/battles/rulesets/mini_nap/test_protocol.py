"""What Mini-Nap offers to the rest of the program: commands, activations, measure, signs, order of battle, dice."""

import itertools
from dataclasses import replace

import pytest

from battles.engine.battle import Unit
from battles.engine.dice import D6, Throw
from battles.engine.measure import Toll
from battles.engine.oob import Returned
from battles.engine.signs import Badge, Form
from battles.rulesets import read
from battles.rulesets.mini_nap.ruleset import RULESET
from battles.services.adjudication import read_sheets
from tests.battles.documents import battalion, battery, corps, squadron


def armed() -> dict[str, object]:
    return corps(
        battalion("F1", "gauthier"),
        battery("B1", "9D", (70, 20)),
        squadron("C1", "jamin", (80, 20)),
    )


def test_seq_4_brigades_act_and_a_divisions_batteries_as_a_part_of_it():
    tree = RULESET.commands(read(armed()))
    guns = tree.by_id["9D/artillery"]
    assert (guns.formation, guns.above, guns.part, guns.block, guns.units) == (
        "9D",
        "9D",
        "artillery",
        "BRIGADE",
        ("B1",),
    )
    assert {command.id for command in tree.all if command.acts} == {"9D/artillery", "gauthier", "jamin", "AB"}
    assert tree.of_unit["F1"].id == "gauthier"
    assert (tree.by_id["9D"].units, tree.by_id["9D"].block) == ((), "DIVISION")
    assert tree.holds(("9D",), "B1")
    assert not tree.holds(("gauthier",), "B1")


def test_seq_5_every_initiative_is_an_activation_and_the_turns_end_is_nobodys():
    battle = read(armed())
    events = RULESET.resolve(battle, read_sheets(battle), bytes(32)).events
    found = RULESET.activations(events)
    won = [event for event in events if event.kind == "initiative" and event.side]
    assert [action.opening for action in found] == [event.n for event in won]
    assert {action.commands for action in found} == {("9D/artillery",), ("gauthier",), ("jamin",)}
    assert all(first.last < second.first for first, second in itertools.pairwise(found))
    inside = {event.n for action in found for event in action.events(events)}
    assert {event.kind for event in events if event.n not in inside} <= {"turn_start", "turn_end", "initiative"}


def test_file_5_a_point_is_a_hundred_men_or_two_guns():
    foot, guns = Unit("f", "b", arm="infantry", strength=6), Unit("g", "b", arm="artillery", strength=4)
    measure = RULESET.measure
    assert measure.counted
    assert measure.bands == (2, 4)
    assert [measure.label(unit) for unit in (foot, guns)] == ["6", "4 (8 guns)"]
    assert [measure.men(unit) for unit in (foot, guns)] == [600, 160]
    assert measure.men(foot, 2) == 200
    assert (measure.toll(foot, 2), measure.toll(guns, 1)) == (Toll(200, "men"), Toll(2, "guns"))
    assert (measure.amount(foot), measure.amount(replace(foot, out="eliminated")), measure.whole(foot)) == (6, 0, 0)


def test_every_formation_and_marker_has_its_sign():
    signs = RULESET.signs
    words = RULESET.unit_words
    assert set(signs.forms) == set(words["formation"])
    assert set(signs.arms) == set(words["arm"])
    assert signs.forms["emergency-square"] is Form.HASTY_SQUARE
    unit = Unit("u", "b", extra={"suppressed": True, "disordered": True, "abandoned": "sq"})
    assert signs.badges(unit) == (Badge.DISORDERED, Badge.SUPPRESSED, Badge.ABANDONED)


@pytest.mark.parametrize(
    ("unit", "kinds", "arms", "home"),
    [
        (Unit("u", "b", arm="infantry"), ("brigade", "division"), {"infantry"}, 0),
        (Unit("u", "b", arm="artillery", type="foot"), ("brigade", "division"), {"artillery"}, 1),
        (Unit("u", "b", arm="artillery", type="foot"), ("brigade", "corps"), {"artillery"}, 0),
        (Unit("u", "b", arm="artillery", type="foot"), ("brigade", "division"), {"artillery", "cavalry"}, 1),
        (Unit("u", "b", arm="artillery", type="horse"), ("brigade", "division"), {"artillery", "cavalry"}, 0),
        (Unit("u", "b", arm="artillery", type="foot"), ("brigade", "division"), {"artillery", "infantry"}, 0),
    ],
)
def test_file_1_guns_stand_under_their_division_unless_they_may_ride_with_a_brigade(unit, kinds, arms, home):
    assert RULESET.oob.home(listed(unit), kinds, arms) == home


class listed:  # noqa: N801 - reads as a verb
    """A unit as an order of battle lists it."""

    def __init__(self, unit: Unit) -> None:
        self.arm, self.type, self.quality, self.nation = unit.arm, unit.type, unit.quality, unit.nation
        self.strength, self.men, self.pieces, self.guns, self.traits = unit.strength or 0, None, None, "", unit.traits


def test_troops_take_the_field_in_column_battery_or_loose_order():
    assert RULESET.opening(Unit("u", "b", arm="infantry")) == "column"
    assert RULESET.opening(Unit("u", "b", arm="artillery")) == "battery"
    cossacks = Unit("u", "b", arm="cavalry", type="light", quality="trained", strength=4, traits=("cossack",))
    assert RULESET.oob.unit(listed(cossacks)) == {
        "arm": "cavalry",
        "type": "light",
        "quality": "trained",
        "strength": 4,
        "traits": ["cossack"],
        "formation": "skirmish",
    }


def test_brigadiers_are_not_rated_and_batteries_have_no_commander():
    commander = RULESET.oob.commander
    assert commander("division", "Foy", "good", ()) == {"name": "Foy", "rating": "good"}
    assert commander("brigade", "Husson", "good", {"infantry"}) == {"name": "Husson"}
    assert commander("brigade", "Noury", "", {"artillery"}) is None
    assert commander("corps", "", "good", ()) is None


def test_what_a_battle_cost_goes_back_in_men_and_guns():
    foot, guns = Unit("f", "b", arm="infantry", strength=6), Unit("g", "b", arm="artillery", strength=4)
    returned = RULESET.oob.returned
    assert returned(foot, replace(foot, strength=4)) == Returned(34, 2, 200, 0)
    assert returned(foot, replace(foot, strength=3, out="retreated")) == Returned(50, 3, 300, 0, "retreated")
    assert returned(foot, replace(foot, strength=1, out="eliminated")) == Returned(100, 6, 600, 0, "eliminated")
    assert returned(guns, replace(guns, strength=3)) == Returned(25, 1, 0, 2)


def test_rate_1_two_dice_rate_a_commander_where_the_book_throws():
    assert RULESET.rating_throw("rating", "corps", "french") == Throw(D6, 2, 2)
    assert RULESET.rating_throw("rating", "corps", "danish") is None
    assert RULESET.rating_throw("rating", "brigade", "french") is None
    assert RULESET.rate("rating", "corps", "french", (6, 6)) == "excellent"
    (rating,) = RULESET.ratings
    assert (rating.key, rating.words[0], "brigade" in rating.kinds) == ("rating", "excellent", False)


def test_lengths_are_in_centimetres_and_the_stand_is_the_rules():
    lengths = RULESET.lengths
    assert (lengths.stand, lengths.table) == (1.25, (120.0, 90.0))
    assert lengths.near < lengths.far
    assert RULESET.file_words.ruleset == "mini-nap"
