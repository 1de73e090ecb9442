"""Battle files: what they say, what is refused, what a turn writes (OT-SCALE-1 to 3, OT-FILE-1 to 7)."""

from __future__ import annotations

import pytest

from battles.engine.battlefile import to_document
from battles.rulesets import find
from battles.rulesets.old_trousers.table.footprints import build_of, size
from tests.battles.rulesets.old_trousers.play import SILENT, document, play, unit

RULES = find("old-trousers")
FOE = unit("A9", "horse", at=(66, 56))


def faults(*units, **keys) -> list[str]:
    return [fault.path for fault in RULES.validate(document(*units, **keys))[1]]


def fault_of(path: str, **keys) -> bool:
    """Whether one unit with these keys is refused at that key."""
    return f"units[0].{path}" in faults(unit("F1", **keys), FOE)


@pytest.mark.parametrize(
    ("keys", "formation", "wanted"),
    [
        ({}, "line", (6.75, 0.5)),
        ({}, "company-column", (1.125, 3.0)),
        ({}, "attack-column", (2.25, 1.5)),
        ({}, "square", (2.25, 2.25)),
        ({"stands": 5}, "attack-column", (2.25, 1.5)),
        ({"stands": 4, "per_stand": 2}, "square", (1.0, 1.0)),
        ({"stands": 8, "ranks": 2}, "line", (12.0, 0.5)),
        ({"skirmish": "full"}, "skirmish", (18.0, 0.5)),
        ({"skirmish": "full", "spread": 2, "full": 12}, "skirmish", (24.0, 0.5)),
        ({"arm": "cavalry", "stands": 3}, "line", (6.75, 1.25)),
        ({"arm": "cavalry", "stands": 3}, "company-column", (2.25, 3.75)),
        ({"arm": "cavalry", "stands": 3}, "skirmish", (18.0, 1.25)),
        ({"arm": "artillery", "guns": 3, "pounder": 8}, "limbered", (1.125, 1.5)),
        ({"arm": "artillery", "guns": 2, "full": 4, "pounder": 8}, "unlimbered", (1.5, 1.5)),
    ],
)
def test_footprints_follow_from_stands_and_formation(keys, formation, wanted):
    """OT-SCALE-1, OT-SCALE-2, OT-SCALE-3."""
    kind = "guns" if keys.get("arm") == "artillery" else "foot"
    given = unit("F1", kind, formation=formation, **keys)
    if keys.get("arm") == "cavalry":
        given = {**given, "arm": "cavalry"}
    battle, found = RULES.validate(document(given, FOE))
    assert battle is not None, found
    assert size(build_of(battle, battle.units[0]), formation) == pytest.approx(wanted)


def test_a_routed_unit_takes_one_inch_and_losses_change_no_footprint():
    """OT-SCALE-3."""
    battle, _ = RULES.validate(document(unit("F1", state="routed"), unit("F2", at=(20, 20), figures=9), FOE))
    assert battle is not None
    assert size(build_of(battle, battle.units[0]), "line", routed=True) == (1.0, 1.0)
    assert size(build_of(battle, battle.units[1]), "line") == (6.75, 0.5)


@pytest.mark.parametrize(
    ("path", "keys"),
    [
        ("stands", {"stands": 17}),
        ("per_stand", {"per_stand": 5}),
        ("per_stand", {"arm": "cavalry", "stands": 3, "per_stand": 4}),
        ("ranks", {"ranks": 1}),
        ("ranks", {"arm": "cavalry", "stands": 3, "ranks": 2}),
        ("figures", {"figures": 19}),
        ("figures", {"figures": 0}),
        ("quality", {"quality": "green"}),
        ("type", {"type": "heavy"}),
        ("spread", {"spread": 3}),
        ("spread", {"arm": "cavalry", "stands": 3, "spread": 1}),
        ("skirmish", {"skirmish": "some"}),
        ("traits", {"traits": ["lance"]}),
        ("traits", {"arm": "cavalry", "stands": 3, "traits": ["rifles"]}),
        ("formation", {"formation": "skirmish", "skirmish": "organic"}),
        ("formation", {"formation": "limbered"}),
        ("formation", {"formation": "attack-column", "nation": "british"}),
        ("formation", {"arm": "cavalry", "stands": 3, "formation": "square"}),
        ("state", {"state": "wavering"}),
        ("pounder", {"pounder": 8}),
        ("out", {"out": "retreated"}),
        ("at", {"at": (71, 20)}),
        ("men", {"men": 600}),
        ("of", {"of": "none"}),
    ],
)
def test_what_a_unit_may_not_be(path, keys):
    """OT-FILE-1, OT-FILE-6."""
    assert fault_of(path, **keys)


@pytest.mark.parametrize(
    ("path", "keys"),
    [
        ("pounder", {"pounder": 30}),
        ("pounder", {"type": "horse", "pounder": 12}),
        ("guns", {"guns": 13}),
        ("guns", {"guns": 5, "full": 4}),
        ("crew", {"crew": 5}),
        ("crew", {"crew": 0}),
        ("stands", {"stands": 3}),
        ("sheltered", {"sheltered": "A9"}),
    ],
)
def test_what_a_battery_may_not_be(path, keys):
    """OT-FILE-1, OT-FILE-6, OT-AMB-30: no heavy guns ride with horse artillery."""
    assert f"units[0].{path}" in faults(unit("F1", "guns", **keys), FOE)


def test_men_and_pieces_make_figures_stands_and_guns():
    """OT-FILE-2: halves are counted up, and there is a gun at least."""
    foot = {key: value for key, value in unit("F1", men=570).items() if key != "stands"}
    guns = {key: value for key, value in unit("F2", "guns", at=(20, 20), pieces=6).items() if key != "guns"}
    gun = {key: value for key, value in unit("F3", "guns", at=(10, 20), pieces=1).items() if key != "guns"}
    battle, found = RULES.validate(document(foot, guns, gun, FOE))
    assert battle is not None, found
    builds = [build_of(battle, one) for one in battle.units]
    assert (builds[0].stands, builds[0].full) == (4, 10)
    assert (builds[1].full, builds[2].full) == (2, 1)


@pytest.mark.parametrize(
    ("path", "formation"),
    [
        ("formations[0].commander.rating", {"id": "F", "commander": {"rating": "good", "at": [5, 5]}}),
        ("formations[0].commander.at", {"id": "F", "commander": {"at": [80, 5]}}),
        ("formations[0].commander.attached", {"id": "F", "commander": {"at": [5, 5], "attached": "A9"}}),
        ("formations[0].order.kind", {"id": "F", "order": {"kind": "march"}}),
        ("formations[0].order.marker", {"id": "F", "order": {"kind": "attack"}}),
        ("formations[0].order.marker", {"id": "F", "order": {"kind": "maneuver"}}),
        ("formations[0].pending.marker", {"id": "F", "pending": {"kind": "engage"}}),
        ("formations[0].pending.from", {"id": "F", "pending": {"kind": "defend", "from": "nobody"}}),
        ("formations[2].commander", {"id": "B", "kind": "brigade", "of": "F", "commander": {"at": [5, 5]}}),
        ("formations[2].of", {"id": "B", "kind": "corps", "of": "F"}),
    ],
)
def test_what_a_formation_may_not_be(path, formation):
    """OT-FILE-3, OT-FILE-6."""
    first = unit("F1", of="B") if formation["id"] == "B" else unit("F1")
    assert path in faults(first, FOE, formations=[formation])


@pytest.mark.parametrize(
    ("path", "keys"),
    [
        ("weather", {"weather": "fog"}),
        ("settings.armour", {"settings": {"armour": True}}),
        ("settings.charge_bonus", {"settings": {"charge_bonus": "long"}}),
        ("terrain[0].kind", {"terrain": [{"id": "t", "kind": "swamp", "area": [[0, 0], [1, 0], [1, 1]]}]}),
        ("terrain[0].line", {"terrain": [{"id": "t", "kind": "town", "line": [[0, 0], [1, 0]]}]}),
        ("terrain[0].level", {"terrain": [{"id": "t", "kind": "town", "level": 2, "area": [[0, 0], [1, 0], [1, 1]]}]}),
        ("terrain[0].wide", {"terrain": [{"id": "t", "kind": "river", "wide": True, "line": [[0, 0], [1, 0]]}]}),
        ("units[0].at", {"terrain": [{"id": "t", "kind": "river", "line": [[0, 20], [72, 20]]}]}),
    ],
)
def test_what_a_field_may_not_be(path, keys):
    """OT-FILE-4, OT-FILE-5, OT-FILE-6."""
    assert path in faults(unit("F1"), FOE, **keys)


def test_a_command_needs_an_order_where_the_umpire_says_so():
    """OT-AMB-13."""
    assert "formations[0].order" in faults(unit("F1"), FOE, settings={"orders_required": True})
    order = {"id": "F", "order": {"kind": "defend"}}
    assert "formations[0].order" not in faults(unit("F1"), FOE, formations=[order], settings={"orders_required": True})


def test_units_not_routed_stand_on_ground_of_their_own():
    """OT-FILE-6: the later of two is named; routed ones take no room, and late ones none yet."""
    assert faults(unit("F1"), unit("F2", at=(40, 20)), FOE) == ["units[1].at"]
    assert faults(unit("F1"), unit("F2", at=(40, 20), state="routed"), FOE) == []
    assert faults(unit("F1"), unit("F2", at=(40, 20), arrives=3), FOE) == []


def test_austrians_have_attack_columns_from_1809():
    """OT-FORM-2."""
    austrians = unit("F1", nation="austrian", formation="attack-column")
    assert faults(austrians, FOE) == []
    assert faults(austrians, FOE, settings={"year": 1808}) == ["units[0].formation"]
    drilled = unit("F1", nation="prussian", formation="attack-column", traits=["attack-column"])
    assert faults(drilled, FOE, settings={"year": 1808}) == []


def test_the_next_file_always_says_how_a_unit_stands():
    """OT-FILE-7: what is at its default is left out, but these keys never."""
    turn = play(unit("F1"), unit("F2", "guns", at=(20, 20)), FOE)
    foot, guns = (to_document(turn.after)["units"][place] for place in (0, 1))
    assert {key: foot[key] for key in ("formation", "state", "disordered", "figures", "at", "facing")} == {
        "formation": "line",
        "state": "good",
        "disordered": False,
        "figures": 18,
        "at": [36, 20],
        "facing": 0,
    }
    assert (guns["guns"], guns["crew"]) == (4, 4)
    assert not {"blown", "guns_at", "sheltered", "last_target", "full"} & (foot.keys() | guns.keys())


def test_ot_file_5_ground_may_have_a_cover_of_its_own():
    # OT-TERR-1, OT-FIRE-10
    def total(**keys):
        wall = {"id": "wall", "kind": "wall", "line": [[20, 23], [50, 23]], **keys}
        played = play(
            unit("F1", at=(36, 20)),
            unit("A1", at=(36, 23.5)),
            terrain=[wall],
            french="STANDING ALL defensive fire: NEVER\n",
            allied=SILENT,
            strict_dice=False,
            dice=[("fire", "F1", [5])],
        )
        assert played.after.terrain[0].extra.get("cover") == keys.get("cover")
        return played.total("fire", "F1")

    assert [total(), total(cover="heavy"), total(cover="light"), total(cover="none")] == [5, 4, 6, 7]


@pytest.mark.parametrize(
    ("roll", "refused"),
    [
        ({"for": "rout", "by": "F1", "roll": [1, 2, 3]}, True),
        ({"for": "rout", "by": "F1", "roll": [1, 2]}, False),
        ({"for": "rout", "by": "F2", "roll": [1, 2]}, True),
        ({"for": "rout", "by": "F2", "roll": [1, 2, 3]}, False),
        ({"for": "charge-bonus", "by": "F1", "roll": [1, 2]}, True),
        ({"for": "charge-bonus", "by": "F2", "roll": [1]}, True),
    ],
)
def test_ot_file_6_dice_of_a_wrong_number_for_the_arm(roll, refused):
    # OT-ROUT-2, OT-AMB-1: whether the turn comes to throw them or not.
    whole = document(unit("F1"), unit("F2", "horse", (10, 10)), unit("A1", at=(36, 50)))
    _, faults = RULES.validate({**whole, "dice": [*whole["dice"], roll]})
    assert [fault.path for fault in faults] == (["dice[2]"] if refused else [])


def test_ot_file_6_a_battery_without_guns_is_told_how_many_it_may_have():
    _, faults = RULES.validate(document(unit("F1", "guns", guns=0), unit("A1", at=(36, 50))))
    assert [(fault.path, fault.message) for fault in faults] == [("units[0].guns", "0; allowed: 1 to 12")]
