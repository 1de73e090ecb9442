"""Mini-Nap as the rest of the program knows it."""

import pytest

from battles.engine.knowledge.eyes import Eyes, Figure
from battles.engine.replay import Frame
from battles.rulesets import RULESETS, find, read
from battles.rulesets.mini_nap.ruleset import RULESET
from battles.rulesets.mini_nap.settings import SETTINGS, setting
from battles.rulesets.mini_nap.table.organisation import brigade_id, brigades, division_of, role_of
from battles.rulesets.mini_nap.vocabulary import CONDITIONS, DECISIONS, GENERAL_ACTIONS, UNIT_ACTIONS
from tests.battles.documents import battalion, battery, corps, duel, squadron


def test_it_is_found_by_its_id():
    assert find("mini-nap") is RULESET
    assert set(RULESETS) >= {"mini-nap"}


def test_seq_4_a_divisions_batteries_are_a_brigade_where_the_division_stands():
    battle = read(
        corps(
            battalion("F1", "gauthier"),
            battery("B1", "9D", (70, 20)),
            battery("B2", "9D", (75, 20)),
            squadron("C1", "jamin", (80, 20)),
        )
    )
    found = [(brigade.id, brigade.side, brigade.division, brigade.units) for brigade in brigades(battle)]
    assert found == [
        ("9D/artillery", "french", "9D", ("B1", "B2")),
        ("gauthier", "french", "9D", ("F1",)),
        ("jamin", "french", "9D", ("C1",)),
        ("AB", "allied", "", ()),
    ]
    assert [brigade_id(battle, unit) for unit in battle.units] == ["gauthier", "9D/artillery", "9D/artillery", "jamin"]
    assert division_of(battle, "gauthier") == "9D"
    assert division_of(battle, "AB") == ""


@pytest.mark.parametrize(
    ("units", "role"),
    [
        ([battalion()], "infantry"),
        ([battalion(), battery("B", at=(80, 20))], "infantry"),
        ([squadron(), battery("B", at=(80, 20), type="horse")], "cavalry"),
        ([squadron(), battalion("I", at=(80, 20))], "mixed"),
        ([battery()], "artillery"),
        ([], ""),
    ],
)
def test_file_3_a_brigades_role_follows_from_its_units(units, role):
    battle = read(duel(*units))
    assert role_of(battle.formations[0], battle.units) == role


def test_file_3_a_role_that_is_given_stands():
    document = duel(battalion())
    document["formations"][0]["role"] = "mixed"
    battle = read(document)
    assert role_of(battle.formations[0], battle.units) == "mixed"


def test_settings_have_defaults_among_their_values_and_an_explanation():
    names = [item.name for item in SETTINGS]
    assert names == [
        "stand_loss",
        "russian_dreadful",
        "fire_into_contact",
        "retreat_counts",
        "terrain_effects",
        "weather_effects",
        "overhead_fire",
        "army_command",
        "army_break",
        "sight",
    ]
    assert [setting({}, name) for name in names] == ["exceed", True, True, False, True, True, False, True, 0, 0]
    assert setting({"army_break": 60}, "army_break") == 60
    assert all(item.explanation.endswith(".") for item in SETTINGS)
    with pytest.raises(KeyError):
        setting({}, "luck")


@pytest.mark.parametrize(
    ("unit", "label", "men"),
    [(battalion(), "6", 600), (squadron(), "4", 400), (battery(), "4 (8 guns)", 160)],
)
def test_strength_is_told_in_points_guns_and_men(unit, label, men):
    taken = read(duel(unit)).units[0]
    assert RULESET.measure.label(taken) == label
    assert RULESET.measure.men(taken) == men


def test_ord_1_decisions_and_their_defaults():
    defaults = {decision.name: decision.default for decision in DECISIONS}
    assert defaults == {
        "vs cavalry": "SQUARE",
        "nearby square": "STAND",
        "fall back": "FALL BACK",
        "limber and flee": "FLEE",
        "flee to square": "FLEE",
        "evade distance": "FAR",
        "counter charge": "ALWAYS",
        "opportunity charge": "NEVER",
        "feint": "ALWAYS",
        "feint facing": "NONE",
        "rally facing": "NONE",
        "fire at will": "ALWAYS",
        "return fire": "ALWAYS",
        "support fire": "ALWAYS",
        "suppress": "ALWAYS",
        "re-man": "ALWAYS",
        "join": "WISE",
        "break out": "NEVER",
        "split": "FOCUS",
        "breakthrough": "STOP",
        "extend charge": "NEVER",
        "retreat": "NEVER",
        "brigadier": "STAY",
    }
    for decision in DECISIONS:
        assert decision.default in {choice.name for choice in decision.choices}
    [counter] = [decision for decision in DECISIONS if decision.name == "counter charge"]
    assert dict(counter.default_by_arm) == {"infantry": "NEVER"}


def test_ord_3_to_5_verbs_and_conditions():
    assert [phrase.name for phrase in UNIT_ACTIONS] == [
        "FORM",
        "FACE",
        "ABOUT",
        "MOVE TO",
        "MOVE",
        "SIDESTEP",
        "STEP BACK",
        "OBLIQUE",
        "INCH",
        "PROLONG",
        "REDEPLOY TO",
        "REDEPLOY",
        "CHARGE",
        "FIRE AT",
        "HOLD FIRE",
        "RETREAT",
        "HOLD",
    ]
    assert [phrase.name for phrase in GENERAL_ACTIONS] == ["MOVE TO", "ATTACH", "DETACH", "HOLD"]  # to stay is no ride
    assert {phrase.name for phrase in CONDITIONS} == {
        "WITHIN",
        "STRENGTH >=",
        "STRENGTH <=",
        "TARGET",
        "TARGET ARM",
        "FLANK",
    }
    assert RULESET.vocabulary.square == 10


def test_what_is_not_on_the_table_covers_no_ground_and_goes_nowhere():
    battle = read(duel(battalion(arrives=5), battalion("F2", out="retreated")))
    for unit in battle.units:
        assert RULESET.footprint(battle, unit) == ()
        assert RULESET.reach(battle, unit) == 0
        assert RULESET.command_status(battle, unit) == ""
        assert not sees(battle, unit.id, ((60, 80),))


def sees(battle, watcher, corners):
    """Whether a unit, or the commander of a formation, sees some part of a piece of ground."""
    eyes = Eyes(RULESET.eyesight(battle), battle, (watcher,))
    eyes.open(Frame(None, battle.unit_by_id, battle.formation_by_id))
    return eyes.see(Figure(corners, corners[0]))


HILL = {"id": "hill", "kind": "hill", "area": [[0, 40], [120, 40], [120, 50], [0, 50]]}


def test_troops_and_commanders_see_past_open_ground_but_not_through_a_hill():
    there = RULESET.footprint(read(duel(battalion(at=(60, 70)))), read(duel(battalion(at=(60, 70)))).units[0])
    open_field, hilly = (
        read(corps(battalion("F1", "gauthier"))),
        read(corps(battalion("F1", "gauthier"), terrain=[HILL])),
    )
    for battle, seen in ((open_field, True), (hilly, False)):
        assert sees(battle, battle.units[0].id, there) is seen
        assert sees(battle, battle.formations[0].id, there) is seen


def test_a_part_of_the_ground_is_enough_to_be_seen():
    mound = {"id": "hill", "kind": "hill", "area": [[0, 40], [60, 40], [60, 50], [0, 50]]}
    battle = read(duel(battalion(), terrain=[mound]))
    assert sees(battle, battle.units[0].id, ((57, 71), (63, 71), (63, 69), (57, 69)))


def test_x_wea_1_nobody_sees_beyond_20_in_fog():
    battle = read(duel(battalion(), weather="fog"))
    assert sees(battle, battle.units[0].id, ((60, 40),))
    assert not sees(battle, battle.units[0].id, ((60, 40.1),))
    clear = read(duel(battalion(), weather="fog", settings={"weather_effects": False}))
    assert sees(clear, clear.units[0].id, ((60, 80),))


def test_an_attached_brigadier_sees_from_his_battalion():
    document = corps(battalion("F1", "gauthier", (60, 60)), terrain=[HILL])
    document["formations"][2]["commander"] = {"name": "Gauthier", "attached": "F1"}
    battle = read(document)
    assert sees(battle, "gauthier", ((60, 70),))
    assert not sees(battle, "jamin", ((60, 70),))
