"""What a second reading of the rulebook found, and what hostile files may not do."""

from __future__ import annotations

import pytest

from battles.engine import placing
from battles.engine.battle import Battle
from battles.engine.contact import overlaps
from battles.engine.faults import InputFaults
from battles.engine.placing import overlapping
from battles.rulesets import read
from tests.battles.documents import battalion, battery, corps, duel, squadron
from tests.battles.rulesets.mini_nap.play import FRENCH_FIRST, play


def test_cc_6_horse_that_feinted_throws_no_charge_dice_where_it_joins_in():
    """F1 feints from the square that A1 forms, and from there joins in against A2, who fights F2."""
    turn = play(
        squadron("F1", at=(60, 20), type="heavy", strength=6),
        battalion("F2", at=(70, 41), facing=270),
        battalion("A1", "AB", (60, 45), facing=180),
        battalion("A2", "AB", (66.5, 41), facing=90),
        french="STANDING F1 evade distance: 6\nSTANDING F1 join: ALWAYS\nF2: CHARGE A2\nF1: CHARGE A1\n",
        dice=("square A1 6", "feint F1 6"),
        strict_dice=False,
    )
    assert turn.one("move", "F1", mode="feint")["effect"]["distance"] == 6
    assert turn.one("move", "F1", mode="join")
    assert turn.one("combat", "F1", set="outflank")
    assert turn.none("combat", "F1", set="charge")


def test_cmd_7_a_stand_that_the_guns_touch_at_a_corner_evades_when_they_drive_on():
    document = corps(battalion("F1", "gauthier", (20, 5)), battery("A1", "AB", (60, 40), facing=180))
    document["formations"][1]["commander"]["at"] = [62.4, 37.65]
    first = ("initiative french 1 1", "initiative allied 6 6")
    turn = play(document=document, allied="A1: REDEPLOY S 9\n", first=first)
    assert turn.one("commander", "9D", evaded=True)
    assert turn.one("move", "A1", mode="redeploy")["effect"]["distance"] == 9


@pytest.mark.parametrize(("x", "arrives"), [(65.6, False), (65.65, True), (65.7, True)])
def test_chg_3_a_watcher_who_failed_bars_a_charge_by_contact_alone(x, arrives):
    """A2 turned towards F1, failed, and now stands 0.05, or between 0.05 and 0.1, beside its way."""
    turn = play(
        squadron("F1", at=(60, 30), type="heavy", strength=6),
        battalion("A1", "AB", (60, 50), facing=180),
        squadron("A2", "AB", (x, 44), facing=270, type="heavy", strength=6),
        french="STANDING ALL feint: NEVER\nF1: CHARGE A1\n",
        allied="STANDING A2 opportunity charge: ALWAYS\n"
        "STANDING A1 vs cavalry: STAND\nSTANDING A1 counter charge: NEVER\n",
        dice=("opportunity A2 1",),
        strict_dice=False,
    )
    assert turn.one("test", "A2", test="opportunity")["effect"]["passed"] is False
    assert bool(turn.all("contact", "F1", type="charge")) is arrives


def test_ord_4_a_manoeuvre_in_the_block_of_a_brigade_is_reported():
    document = corps(battalion("F1", "gauthier"))
    turn = play(document=document, french="BRIGADE gauthier\n  MANOEUVRE N 3\nCORPS II\n  MANOEUVRE N 3\n")
    refused = [event for event in turn.all("order_refused") if event["phase"] == "orders"]
    assert [(event["effect"]["line"], event["effect"]["reason"]) for event in refused] == [
        (3, "unreadable"),
        (5, "unreadable"),
    ]


def test_ord_5_a_ride_before_a_brigade_that_never_comes_up_is_reported():
    document = corps(battalion("F1", "gauthier"))
    turn = play(document=document, french="GENERAL 9D: MOVE TO 60,30 BEFORE jamin\n")
    assert turn.refused("9D") == ["not-brigade"]
    turn = play(document=document, french="GENERAL 9D: MOVE TO 60,30 BEFORE gauthier\n")
    assert turn.refused("9D") == []


def test_file_1_no_brigade_is_called_like_a_divisions_artillery():
    document = corps(battery("B1", "9D"), battalion("F1", "9D/artillery", (90, 20)))
    document["formations"].append({"id": "9D/artillery", "kind": "brigade", "side": "french"})
    with pytest.raises(InputFaults, match=r"formations\[5\]\.id: '9D/artillery' is how the artillery of 9D is called"):
        read(document)
    document["units"] = [battalion("F1", "9D/artillery", (90, 20))]
    assert read(document)


@pytest.mark.parametrize(
    ("square", "gone"),
    [
        (battalion("F2", at=(60, 24.99), formation="square"), False),
        (battalion("F2", at=(60, 40), formation="square"), True),
        (battalion("F2", at=(60, 23.5)), True),
    ],
)
def test_react_6_guns_left_at_a_square_that_shelters_nobody_are_lost(square, gone):
    guns = battery("B1", at=(60, 21.5), abandoned="F2")
    far = battalion("A1", "AB", (100, 80), facing=180)
    turn = play(guns, square, far, first=FRENCH_FIRST)
    assert turn.out("B1") == ("eliminated" if gone else "")
    assert bool(turn.all("eliminated", "B1", cause="abandoned")) is gone


# ---- files made to be slow

MANY = 4000


def faults_of(document: dict[str, object]) -> int:
    with pytest.raises(InputFaults) as caught:
        read(document)
    return len(caught.value.faults)


def test_thousands_on_one_spot_are_compared_with_few(monkeypatch):
    compared = []

    def counting(*figures: object) -> bool:
        compared.append(1)
        return overlaps(*figures)

    monkeypatch.setattr(placing, "overlaps", counting)
    assert faults_of(duel(*(battalion(f"F{n}") for n in range(MANY)))) == MANY - 1
    assert len(compared) < 2 * MANY


def test_in_a_command_tree_thousands_deep_nobody_climbs_from_every_step(monkeypatch):
    climbed = []
    chain = Battle.chain
    monkeypatch.setattr(Battle, "chain", lambda battle, id: climbed.append(1) or chain(battle, id))
    document = duel(battalion())
    document["formations"] += [
        {"id": f"x{n}", "kind": "brigade", "of": f"x{n - 1}" if n else "FB"} for n in range(MANY)
    ]
    assert faults_of(document) == MANY
    assert len(climbed) < 10


def test_room_is_found_by_neighbourhood():
    square = ((0.0, 0.0), (0.0, 4.0), (4.0, 4.0), (4.0, 0.0))

    def at(x: float, y: float) -> tuple[tuple[float, float], ...]:
        return tuple((x + right, y + up) for right, up in square)

    figures = [(3, at(0, 0)), (5, at(3.9, 0)), (6, at(4, 0)), (9, at(30, 30)), (11, at(31, 33)), (12, at(2, 2))]
    assert list(overlapping(figures)) == [(3, 5), (5, 6), (9, 11), (3, 12)]
