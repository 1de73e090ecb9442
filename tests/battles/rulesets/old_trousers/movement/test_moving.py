"""Straight moves, wheels, facing, marches, passages (OT-MOVE-1 to 11)."""

from __future__ import annotations

import pytest

from tests.battles.rulesets.old_trousers.play import SILENT, play, unit

FOE = unit("A9", "horse", at=(66, 56))


def moved(line: str, *others, foe=FOE, **keys):
    """The turn in which F1 (at 36,20, looking north) is told to do something."""
    mover = unit("F1", **keys)
    return play(mover, *others, foe, french=f"F1: {line}\n{SILENT}", allied=SILENT)


@pytest.mark.parametrize(
    ("keys", "rate"),
    [
        ({"formation": "line"}, 4),
        ({"formation": "company-column"}, 8),
        ({"formation": "attack-column"}, 6),
        ({"formation": "skirmish", "skirmish": "full", "stands": 2}, 12),
        ({"formation": "square"}, 2),
        ({"arm": "cavalry", "type": "light", "stands": 2, "formation": "line"}, 9),
        ({"arm": "cavalry", "type": "light", "stands": 2, "formation": "company-column"}, 18),
        ({"arm": "cavalry", "type": "light", "stands": 2, "formation": "attack-column"}, 14),
        ({"arm": "cavalry", "type": "light", "stands": 2, "formation": "skirmish"}, 18),
        ({"arm": "cavalry", "type": "medium", "stands": 2, "formation": "line"}, 8),
        ({"arm": "cavalry", "type": "heavy", "stands": 2, "formation": "company-column"}, 16),
        ({"arm": "cavalry", "type": "heavy", "stands": 2, "formation": "attack-column"}, 12),
        ({"arm": "cavalry", "type": "heavy", "stands": 2, "formation": "skirmish"}, 18),
    ],
)
def test_rates_by_formation(keys, rate):
    """OT-MOVE-1, OT-SCALE-7."""
    assert moved("MOVE", **keys).one("move", "F1").effect["distance"] == pytest.approx(rate)


@pytest.mark.parametrize(
    ("keys", "limbered", "by_hand"),
    [
        ({"pounder": 8}, 8, 2),
        ({"pounder": 12}, 4, 1),
        ({"type": "horse", "pounder": 6}, 16, 2),
    ],
)
def test_rates_of_guns(keys, limbered, by_hand):
    """OT-MOVE-1."""
    team = unit("F1", "guns", formation="limbered", **keys)
    guns = unit("F2", "guns", at=(20, 20), **keys)
    turn = play(team, guns, FOE, french=f"F1: MOVE\nF2: MOVE\n{SILENT}", allied=SILENT)
    assert turn.one("move", "F1", mode="move").effect["distance"] == limbered
    assert turn.one("move", "F2", mode="prolong").effect["distance"] == by_hand


def test_a_unit_without_facing_goes_any_way_at_one_an_inch():
    """OT-SCALE-4, OT-MOVE-3: a square, and whoever is in a town."""
    town = {"terrain": [{"id": "t", "kind": "town", "area": [[30, 15], [42, 15], [42, 25], [30, 25]]}]}
    assert moved("MOVE W 2", formation="square").one("move", "F1").effect["cost"] == 2
    turn = play(unit("F1"), FOE, french=f"F1: MOVE S 2\n{SILENT}", allied=SILENT, **town)
    assert turn.one("move", "F1", mode="move").effect["cost"] == 4


@pytest.mark.parametrize(("line", "reason"), [("MOVE E", "not-in-arc"), ("MOVE S 2", "not-in-arc")])
def test_horse_keeps_to_its_arc(line, reason):
    """OT-MOVE-3."""
    assert moved(line, arm="cavalry", stands=2).refused("F1") == [reason]


def test_a_wheel_goes_as_far_as_movement_lasts():
    """OT-MOVE-4, OT-AMB-8, OT-VERB-1: the arc of a line 6.75 wide costs 0.118 a degree, and 4 inches are 34 degrees."""
    pivot = moved("WHEEL E").one("pivot", "F1").effect
    assert pivot["about"] == "corner"
    assert pivot["turned"] == pytest.approx(33.95, abs=0.01)
    assert pivot["cost"] == pytest.approx(4)
    assert moved("WHEEL N").refused("F1") == ["no-movement"]


def test_a_wheel_that_would_come_near_an_enemy_is_refused():
    """OT-MOVE-7."""
    assert moved("WHEEL 30", unit("A1", at=(35, 27))).refused("F1") == []
    assert moved("WHEEL 30", unit("A1", at=(35, 23.4))).refused("F1") == ["blocked"]


@pytest.mark.parametrize(
    ("formation", "line", "reasons"),
    [
        ("line", "FACE E; WHEEL N", ["faced"]),
        ("line", "FACE E; ABOUT", ["faced"]),
        ("line", "FACE E; MOVE TO 40,20", ["faced"]),
        ("line", "ABOUT; FACE E", ["already-moved"]),
        ("line", "WHEEL 10; FACE E", ["already-moved"]),
        ("line", "FORM COLUMN; FACE E", []),
        ("line", "FACE E; FORM COLUMN", []),
        ("line", "MOVE 4; ABOUT", ["no-movement"]),
        ("line", "MOVE 0", ["no-movement"]),
        ("line", "MOVE 4; MARCH", ["already-moved"]),
        ("company-column", "MARCH 4; FORM LINE", ["marching"]),
        ("line", "REORDER", ["not-disordered"]),
        ("line", "RECOVER", ["not-shaken"]),
        ("line", "LIMBER", ["formation-not-allowed"]),
        ("line", "FORM SKIRMISH", ["formation-not-allowed"]),
        ("line", "FORM LINE", ["formation-not-allowed"]),
    ],
)
def test_reasons_against_acts_of_foot(formation, line, reasons):
    """OT-VERB-1, OT-MOVE-2, 5, 6, 11."""
    assert moved(line, formation=formation).refused("F1") == reasons


def test_a_routed_unit_and_one_in_contact_do_nothing():
    """OT-VERB-1."""
    turn = play(
        unit("F1", state="routed"),
        unit("F2", at=(20, 20)),
        unit("A1", at=(20, 20.5)),
        FOE,
        french=f"F1: MOVE\nF2: MOVE\nSTANDING ALL rally: NEVER\n{SILENT}",
        allied=SILENT,
        dice=[("rout", "F1", [1, 1]), *[("melee", who, [5]) for who in ("F2", "A1") for _ in range(6)]],
        strict_dice=False,
    )
    assert turn.refused("F1") == ["routed"]
    assert turn.refused("F2") == ["in-contact"]


def test_moving_to_a_place_wheels_first_when_it_lies_aside():
    """OT-VERB-1: more than 22.5 off the facing; the centre ends there."""
    turn = moved("MOVE TO 40,24", formation="company-column")
    assert turn.one("pivot", "F1").effect["facing"] == pytest.approx(45)
    assert turn.state("F1")["at"] == pytest.approx((40, 24), abs=0.01)
    ahead = moved("MOVE TO 37,24", formation="company-column")
    assert ahead.all("pivot") == []
    assert ahead.state("F1")["at"] == pytest.approx((37, 24), abs=0.01)


def test_too_long_a_distance_is_cut():
    """OT-VERB-1."""
    assert moved("MOVE 9").one("move", "F1").effect["stopped"] == "allowance"
    assert "stopped" not in moved("MOVE 3").one("move", "F1").effect
    edge = moved("MOVE S 9", at=(36, 3), formation="skirmish", skirmish="full", stands=3)
    assert edge.one("move", "F1").effect["stopped"] == "edge"
    assert edge.one("move", "F1").effect["distance"] == pytest.approx(2.75, abs=0.06)


def test_the_lowest_rate_of_all_formations_is_the_allowance():
    """OT-MOVE-2: a column that deploys goes by the line's 4, of which a quarter went for the change."""
    assert moved("FORM LINE; MOVE", formation="attack-column").one("move", "F1").effect["distance"] == 3
    back = moved("FORM LINE; FORM COLUMN; MOVE", formation="attack-column")
    assert back.one("move", "F1").effect["distance"] == 2


def test_who_begins_within_two_of_an_enemy_may_not_lessen_the_gap():
    """OT-MOVE-7: sliding along is free."""
    foe = unit("A1", "horse", at=(36, 22.375))
    assert moved("MOVE", foe).refused("F1") == ["blocked"]
    assert moved("MOVE W 1", foe).one("move", "F1").effect["distance"] == 1
    assert moved("MOVE S 1", foe).one("move", "F1").effect["distance"] == 1


@pytest.mark.parametrize(
    ("mover", "friend", "outcome"),
    [
        ("line", "attack-column", "disordered"),
        ("attack-column", "line", "disordered"),
        ("line", "square", "disordered"),
        ("line", "line", "stopped"),
        ("attack-column", "company-column", "stopped"),
        ("attack-column", "square", "stopped"),
        ("attack-column", "skirmish", "free"),
        ("skirmish", "line", "free"),
        ("line", "guns", "free"),
        ("limbered", "line", "stopped"),
    ],
)
def test_passing_friends(mover, friend, outcome):
    """OT-MOVE-8, OT-DIS-1: nobody passes who has not the room to end behind, so all go by a way that is long enough."""
    keys = {"formation": mover, "skirmish": "full", "stands": 2}
    first = (
        unit("F1", "guns", formation="limbered", pounder=6, type="horse") if mover == "limbered" else unit("F1", **keys)
    )
    if friend == "guns":
        second = unit("F2", "guns", at=(36, 21.6))
    else:
        second = unit("F2", at=(36, 21.9), formation=friend, skirmish="full", stands=2)
    turn = play(first, second, FOE, french=f"F1: MOVE\n{SILENT}", allied=SILENT)
    effect = turn.one("move", "F1").effect
    assert (effect.get("stopped") == "friend") == (outcome == "stopped")
    assert bool(turn.all("status", "F1", disordered=True)) == (outcome == "disordered")


def test_who_was_passed_is_disordered_by_moving_later_in_the_phase():
    """OT-MOVE-8: and who passed may not charge this turn."""
    column = unit("F1", formation="attack-column")
    line, foe = unit("F2", at=(36, 22.5)), unit("A1", at=(36, 33))
    turn = play(column, line, foe, french=f"F1: MOVE 5; REORDER; CHARGE A1\n{SILENT}", allied=SILENT)
    assert turn.all("status", "F1", disordered=True)
    assert turn.all("status", "F2") == []
    assert "cannot-charge" in turn.refused("F1") or "no-movement" in turn.refused("F1")


@pytest.mark.parametrize(
    ("keys", "line", "disordered"),
    [
        ({"traits": ["untrained"]}, "MOVE 2", False),
        ({"traits": ["untrained"]}, "MOVE 1; MOVE 1.5", True),
        ({"traits": ["untrained"], "formation": "company-column"}, "MOVE", False),
        ({}, "MOVE 4", False),
        ({"formation": "square"}, "MOVE 1", True),
    ],
)
def test_moves_that_disorder(keys, line, disordered):
    """OT-MOVE-10."""
    assert bool(moved(line, **keys).all("status", "F1", disordered=True)) == disordered


def test_an_operational_march_keeps_over_eight_from_every_enemy():
    """OT-MOVE-11: at its start and end, not on the way."""
    foe = unit("A1", at=(54, 40), facing=270, stands=2)
    beside = moved("MARCH", foe, at=(36, 20), formation="company-column")
    assert beside.one("move", "F1", mode="march").effect["distance"] == 16
    assert moved("MARCH", unit("A1", at=(36, 29.6)), formation="company-column").refused("F1") == ["enemy-near"]
    cut = moved("MARCH", unit("A1", at=(36, 40)), formation="company-column").one("move", "F1").effect
    assert cut["stopped"] == "enemy"
    assert cut["distance"] == pytest.approx(10.15, abs=0.05)
    horse = moved("MARCH NE", arm="cavalry", stands=2)
    assert horse.refused("F1") == ["not-in-arc"]


def test_enemy_skirmishers_stop_skirmishers():
    """OT-MOVE-9: they retire before formed units only; everybody else keeps 2 off."""
    foe = unit("A1", "light", at=(36, 25))
    loose = moved("MOVE", foe, formation="skirmish", skirmish="full", stands=2)
    assert loose.one("move", "F1").effect["distance"] == pytest.approx(2.5)
    assert loose.all("move", "A1") == []


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("LIMBER; MOVE 4", ["limbered", 4]),
        ("MOVE 1; LIMBER", [1, "limbered"]),
    ],
)
def test_acts_of_guns_are_parts_of_a_turn(line, told):
    """OT-MOVE-2."""
    turn = play(unit("F1", "guns"), FOE, french=f"F1: {line}\n{SILENT}", allied=SILENT)
    found = [event.effect.get("formation", event.effect.get("distance")) for event in turn.events if event.unit == "F1"]
    assert found == told


def test_no_battery_limbers_and_unlimbers_in_one_turn():
    """OT-MOVE-2."""
    horse = unit("F1", "guns", type="horse", pounder=6)
    turn = play(horse, FOE, french=f"F1: LIMBER; UNLIMBER\n{SILENT}", allied=SILENT)
    assert turn.refused("F1") == ["no-movement"]
    disordered = unit("F1", "guns", disordered=True)
    assert play(disordered, FOE, french=f"F1: LIMBER\n{SILENT}", allied=SILENT).refused() == ["formation-not-allowed"]


def test_a_battery_forgets_its_last_target_when_it_moves():
    """OT-AMB-22, OT-FIRE-10."""
    guns = unit("F1", "guns", last_target={"unit": "A9", "at": [66, 56]})
    assert "last_target" in play(guns, FOE, french=SILENT, allied=SILENT).state("F1")
    assert "last_target" not in play(guns, FOE, french=f"F1: MOVE 1\n{SILENT}", allied=SILENT).state("F1")
    assert "last_target" in play(guns, FOE, french=f"F1: FACE E\n{SILENT}", allied=SILENT).state("F1")
