"""The positions of docs/rules/mini-nap-staff.md do what the page says of them (MN-INT-1)."""

from __future__ import annotations

import pytest

from battles.engine.battlefile import load
from battles.services.adjudication import adjudicate
from config.environment import ROOT
from tests.battles.rulesets.mini_nap.play import Played

RULES = ROOT / "docs" / "rules"
POSITIONS = sorted((RULES / "positions").glob("*.yaml"))
MANOEUVRES = ("formation", "pivot", "move", "charge")


def played(name: str) -> Played:
    return Played(adjudicate(load((RULES / "positions" / f"{name}.yaml").read_text(encoding="utf-8"))))


def manoeuvres(turn: Played) -> list[tuple[str, str]]:
    """What the French did in their own manoeuvre."""
    return [
        (event["unit"], event["kind"])
        for event in turn.events
        if event["phase"] == "manoeuvre" and event["side"] == "french" and event["kind"] in MANOEUVRES
    ]


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_every_position_can_be_played_and_stands_on_the_page(path):
    assert played(path.stem).kinds[-1] == "turn_end"
    assert f"(positions/{path.name})" in (RULES / "mini-nap-staff.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "name",
    ["no-room-to-turn", "no-room-to-turn-back", "square-for-ever", "generals-left-behind", "guns-that-look-away"],
)
def test_int_1_nobody_stirs(name):
    assert manoeuvres(played(name)) == []


def test_int_1_squares_under_fire_stay_squares():
    turn = played("square-for-ever")
    assert {turn.units[f"{n}/92"]["formation"] for n in (1, 2, 3)} == {"square"}
    assert sum(turn.strength(f"{n}/92") for n in (1, 2, 3)) < 18


def test_int_1_guns_that_look_away_do_not_fire():
    assert played("guns-that-look-away").none("fire")


def test_int_1_troops_out_of_command_are_shot_at_and_do_not_charge():
    turn = played("generals-left-behind")
    assert turn.none("charge")
    assert turn.all("loss", cause="fire")


def test_int_1_a_column_behind_its_own_guns_goes_nowhere():
    turn = played("guns-on-the-road")
    assert turn.none("move", "18/6FA")
    assert all(event["effect"]["distance"] < 1 for event in turn.all("move"))


def test_int_1_cavalry_wedges_itself_in_behind_cavalry():
    moves = played("all-at-one-enemy").all("move")
    assert [event["effect"]["stopped"] for event in moves].count("friend") == 6


def test_int_1_a_charge_that_is_possible_is_left_for_one_that_is_not():
    assert played("foot-before-horse").none("charge")


def test_int_1_the_unit_that_is_supported_turns_its_back():
    turn = played("supporting-oneself")
    assert turn.units["2/92"]["facing"] == 180
    assert turn.at("2/92") == (26, 20)


def test_int_1_a_withdrawal_shows_its_back_to_the_horse():
    turn = played("backs-to-the-enemy")
    assert len(turn.all("contact", outflanks=True)) >= 2
    assert turn.out("1/92")
    assert turn.out("2/92")


def test_int_1_batteries_mask_one_another():
    turn = played("batteries-in-file")
    assert [turn.at(f"B{n}")[0] for n in (1, 2, 3)] == [30, 30, 30]


def test_int_1_columns_stay_columns_before_the_enemys_line():
    turn = played("columns-that-never-deploy")
    assert {turn.units[f"{n}/92"]["formation"] for n in (1, 2, 3)} == {"column"}
    assert turn.none("charge")
