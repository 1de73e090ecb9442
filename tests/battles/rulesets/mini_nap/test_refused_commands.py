"""Which commands a Mini-Nap battle file may not hold, and in which words they are refused (MN-FILE-6)."""

import pytest

from battles.rulesets import read
from tests.battles.documents import battalion, battery, corps, duel, squadron
from tests.battles.rulesets.mini_nap.refusing import faults

# --- command ----------------------------------------------------------------------------------------------------------


def changed(index, **keys):
    """The corps with some keys of one formation changed."""
    document = corps(battalion("F1", "gauthier"))
    document["formations"][index] |= keys
    return document


@pytest.mark.parametrize(
    ("index", "keys", "path", "message"),
    [
        (2, {"of": "2"}, "of", "no formation '2'; allowed: the id of a formation of the file"),
        (
            2,
            {"of": "gauthier"},
            "of",
            "'gauthier' is of kind brigade, not above brigade; allowed: army, corps, division",
        ),
        (2, {"of": "jamin"}, "of", "'jamin' is of kind brigade, not above brigade; allowed: army, corps, division"),
        (0, {"of": "9D"}, "of", "'9D' is of kind division, not above corps; allowed: army"),
        (0, {"side": "spanish"}, "side", "no side 'spanish'; allowed: french, allied"),
        (2, {"side": "allied"}, "side", "'allied', but 9D is of french; allowed: french"),
        (4, {"side": ""}, "side", "'' is not an id"),
        (2, {"kind": "regiment"}, "kind", "'regiment' is not allowed; allowed: army, corps, division, brigade"),
        (1, {"role": "mixed"}, "role", "'mixed' of a division; allowed: for brigades only"),
        (2, {"role": "pioneers"}, "role", "'pioneers' is not allowed; allowed: infantry, cavalry, mixed, artillery"),
        (
            2,
            {"commander": {"name": "Gauthier", "rating": "good", "at": [1, 1]}},
            "commander.rating",
            "'good' of a brigade's commander; allowed: none, he has no rating",
        ),
        (
            1,
            {"commander": {"name": "Foy", "rating": "superb", "at": [1, 1]}},
            "commander.rating",
            "'superb' is not allowed; allowed: excellent, good, average, poor, dreadful",
        ),
        (2, {"role": "artillery"}, "commander", "'Gauthier' of an artillery brigade; allowed: none"),
        (
            1,
            {"commander": {"name": "Foy", "attached": "F1"}},
            "commander.attached",
            "'F1' of a division; allowed: brigad",
        ),
        (
            3,
            {"commander": {"name": "Jamin", "attached": "F1"}},
            "commander.attached",
            "'F1' is no unit of jamin in play; allowed: the id of such a unit",
        ),
        (1, {"commander": {"name": "Foy"}}, "commander.at", "missing; allowed: two numbers [x, y], unless he is"),
        (
            1,
            {"commander": {"at": [121, 5]}},
            "commander.at",
            "[121, 5] is off the table; allowed: a place on the table of 120 x 90",
        ),
        (1, {"commander": {"at": [1, 5], "horse": "grey"}}, "commander.horse", "unknown key, with the value 'grey'"),
        (1, {"commander": "Foy"}, "commander", "'Foy' is not a mapping; allowed: a mapping with the keys name, at"),
        (2, {"commander": {"at": [1, 5], "evaded": True}}, "commander.evaded", "true of a brigade's commander"),
        (2, {"commander": {"at": [1, 5], "out": "dead"}}, "commander.out", "'dead' is not allowed; allowed: overrun,"),
    ],
)
def test_file_6_what_is_wrong_with_a_formation_is_said_at_its_key(index, keys, path, message):
    found = faults(changed(index, **keys))
    assert found[f"formations[{index}].{path}"].startswith(message)


def test_file_6_a_formation_under_nobody_must_name_its_side():
    document = duel(battalion())
    del document["formations"][0]["side"]
    assert faults(document) == {
        "formations[0].side": "missing; give the side, or in formations[0].of the formation above"
    }


def test_file_6_formations_under_each_other_are_refused_and_never_loop():
    document = duel(battalion())
    document["formations"] = [
        {"id": "FB", "kind": "brigade", "of": "D"},
        {"id": "D", "kind": "division", "of": "FB"},
    ]
    assert list(faults(document)) == ["formations[1].of"]


@pytest.mark.parametrize(
    ("units", "role", "found"),
    [
        ([squadron(of="FB"), battery("B", at=(80, 20))], None, {"units[1].type"}),
        ([battery("B", at=(80, 20))], "cavalry", {"units[0].type"}),
        ([squadron(), battery("B", at=(80, 20), type="horse")], None, set()),
        ([squadron(), battery("B", at=(80, 20), guns="heavy")], None, {"units[1].type", "units[1].guns"}),
        ([squadron(), battalion("I", at=(70, 40)), battery("B", at=(80, 20))], None, set()),
        ([squadron(), battalion("I", at=(70, 40)), battery("B", at=(80, 20), guns="heavy")], None, {"units[2].guns"}),
        ([battalion(), battery("B", at=(80, 20), guns="heavy")], None, set()),
        ([battery("B", at=(80, 20), guns="heavy")], None, set()),
        (
            [squadron(out="eliminated"), battalion("I", at=(70, 40)), battery("B", at=(80, 20), guns="heavy")],
            None,
            {"units[2].guns"},
        ),
    ],
)
def test_file_6_guns_fit_their_brigade(units, role, found):
    document = duel(*units)
    if role:
        document["formations"][0]["role"] = role
    assert set(faults(document)) == found if found else read(document)


@pytest.mark.parametrize(
    ("unit", "message"),
    [
        (battalion(of="9D"), "'9D' is a division, which has only artillery directly under it; allowed: a brigade"),
        (squadron(of="9D"), "'9D' is a division, which has only artillery directly under it; allowed: a brigade"),
        (battalion(of="II"), "'II' is of kind corps; allowed: a brigade, for artillery also a division"),
        (battery(of="II"), "'II' is of kind corps; allowed: a brigade, for artillery also a division"),
    ],
)
def test_file_6_troops_hang_under_brigades_and_guns_also_under_divisions(unit, message):
    assert faults(corps(unit)) == {"units[0].of": message}
    read(corps(battery(of="9D")))


def test_file_3_a_commander_of_a_lone_battery_brigade_is_refused():
    document = corps(battery("B1", "gauthier"))
    assert list(faults(document)) == ["formations[2].commander"]
