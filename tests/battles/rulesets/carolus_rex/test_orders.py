"""Orders as they may be written, and what each wording comes to (CR-ORD-3, CR-CMD-9, CR-MOVE-4)."""

from __future__ import annotations

import math

import pytest

from battles.engine.boxes import overlap
from battles.rulesets.carolus_rex.table.troops import troop_of
from tests.battles.rulesets.carolus_rex.play import FIVE, HOLD, THREE, play, unit
from tests.battles.rulesets.played import close

FAR = unit("r1", "foot", (24, 32), 180)
BOTH_SAVE = (("melee", "r1", [6, 6]), ("melee", "s2", [6, 6]))


@pytest.mark.parametrize("names", ["s1, s2", "s1 s2", "s2 and s1"])
def test_a_group_is_named_with_commas_or_without(names):
    """CR-CMD-9, CR-ORD-3: the right-hand unit leads, in whatever order they are named."""
    turn = play(
        unit("s1", "foot", (20, 10)),
        unit("s2", "foot", (23, 10)),
        FAR,
        orders={"sw": f"DIVISION sdiv\n  GROUP {names}: ADVANCE 2"},
        dice=[THREE],
    )
    assert turn.one("command", "s2").effect["group"] == ["s2", "s1"]
    assert [move.effect["distance"] for move in turn.all("move")] == [2, 2]


@pytest.mark.parametrize("word", ["DIVISION", "BRIGADE", "CORPS", "BATTERY"])
def test_a_block_is_opened_by_any_word_for_a_command(word):
    """CR-ORD-3: the leader of the division gives the order, whatever his command is called."""
    turn = play(
        unit("s1", "foot", (24, 10)),
        FAR,
        orders={"sw": f"{word} sdiv\n  s1: ADVANCE 2\n  PASS"},
    )
    assert turn.one("command", "sdiv").effect["status"] == "pass"
    assert turn.refused("s1") == ["passed"]


@pytest.mark.parametrize(
    ("line", "at", "facing"),
    [
        ("RETREAT 3", (24, 17), 180),
        ("RETREAT", (24, 14), 180),
        ("RETREAT; MOVE 2", (24, 18), 180),
        ("RETREAT 1; WHEEL LEFT 90; MOVE 4", None, 90),
    ],
)
def test_a_retreat_goes_as_far_as_it_is_told(line, at, facing):
    """CR-MOVE-4, CR-ORD-3: about in place, free; then the length that is given, else the whole allowance."""
    turn = play(
        unit("s1", "foot", (24, 20), quality="A"),
        FAR,
        orders={"sw": f"DIVISION sdiv\n  s1: {line}"},
        dice=[THREE],
        generals={"sdiv": {"at": [24, 17]}},
    )
    move = turn.one("move", "s1", mode="retreat")
    assert move.effect["facing"] == facing
    assert at is None or close(move.effect["at"], at)
    assert turn.all("pivot", "s1") == [] or line.startswith("RETREAT 1")


def test_a_line_that_has_turned_about_wheels_on_its_new_inner_flank():
    """CR-CMD-9, CR-MOVE-4: facing south, the right of the line is in the west, and there the pivot stands."""
    turn = play(
        unit("s1", "foot", (20, 12)),
        unit("s2", "foot", (23, 12)),
        FAR,
        orders={"sw": "GROUP s1, s2: RETREAT; WHEEL RIGHT 45; MOVE 1"},
        dice=[THREE],
    )
    px, py, turned = 18.8, 11.6, math.radians(45)
    for pivot, x in zip(turn.all("pivot"), (20, 23), strict=True):
        dx, dy = x - px, 12 - py
        wanted = (
            px + dx * math.cos(turned) + dy * math.sin(turned),
            py - dx * math.sin(turned) + dy * math.cos(turned),
        )
        assert close(pivot.effect["at"], wanted)
        assert pivot.effect["facing"] == 225


def test_a_column_that_has_turned_about_is_led_by_its_old_tail():
    """CR-CMD-9: the tail goes first, and the other wheels where it has wheeled."""
    turn = play(
        unit("s1", "foot", (24, 20), formation="column"),
        unit("s2", "foot", (24, 17), formation="column"),
        FAR,
        orders={"sw": "GROUP s1, s2: RETREAT; MOVE 1; WHEEL RIGHT 90; MOVE 6"},
        dice=[THREE],
        generals={"sdiv": {"at": [23, 18]}},
    )
    first, second = turn.all("move", mode="retreat")
    assert (first.unit, second.unit) == ("s2", "s1")
    assert close(first.effect["at"], (18, 16))
    assert close(second.effect["at"], (21, 16))


def test_irregulars_give_way_to_one_who_only_turns_to_them():
    """CR-IRR-4, CR-MOVE-12: the turn in contact brings the axis onto them, so that he could close."""
    turn = play(
        unit("s1", "horse", (24, 10)),
        unit("r1", "irregulars", (26.2, 11.6), 200),
        orders={"sw": HOLD + "DIVISION sdiv\n  s1: WHEEL TO r1", "ru": HOLD},
        dice=[THREE, ("evade", "r1", [6, 6])],
    )
    pivot, evasion = turn.one("pivot", "s1"), turn.one("reaction", "r1", reaction="evade")
    assert turn.order(pivot, evasion)


def test_who_only_turned_at_the_hedge_has_not_moved():
    """CR-DEF-4: an attack across is open to those who began the turn at the obstacle and did not leave their place."""
    turn = play(
        unit("s1", "foot", (24, 12.8), 5),
        unit("r1", "foot", (24, 14), 180),
        terrain=[{"id": "hedge", "kind": "minor", "line": [[18, 13.35], [30, 13.35]]}],
        orders={"sw": HOLD + "DIVISION sdiv\n  s1: WHEEL TO r1; CLOSE", "ru": HOLD},
        dice=[
            FIVE,
            ("close", "s1", [6, 6]),
            ("combat", "s1", [3]),
            ("combat", "r1", [3]),
            ("melee", "s1", [6, 6]),
            ("melee", "r1", [6, 6]),
        ],
    )
    assert turn.refused("s1") == []
    assert turn.one("combat", "s1").effect["attacker_factor"] == 0


def test_a_group_halts_where_one_of_it_is_charged_at_the_opportunity():
    """CR-SHOCK-4, CR-MOVE-13: the charger's zone comes over the neighbour, who has not entered it, and nobody is drawn
    back out of the charge."""
    turn = play(
        unit("s1", "foot", (20, 10)),
        unit("s2", "foot", (23, 10)),
        unit("r1", "shock", (23, 16), 180),
        orders={"sw": HOLD + "GROUP s1, s2: ADVANCE", "ru": HOLD},
        dice=[THREE, ("opportunity", "r1", [6, 6]), ("combat", "r1", [6]), ("combat", "s2", [6]), *BOTH_SAVE],
    )
    assert turn.one("move", "s2").effect["stopped"] == "reaction"
    assert [move.effect["distance"] for move in turn.all("move")] == [1.8, 1.8]
    assert turn.one("combat", "r1").target == "s2"


def test_who_of_a_group_is_drawn_back_to_his_level_does_not_end_on_a_friend_whom_he_had_passed():
    """CR-MOVE-8, CR-CMD-9: the friend is passed in a gap of two inches, in which a battalion cannot stand."""
    turn = play(
        unit("s1", "foot", (20, 10)),
        unit("s2", "foot", (23, 10)),
        unit("s3", "foot", (25.3, 11.8)),
        unit("r1", "shock", (19.3, 16), 180),
        orders={"sw": HOLD + "GROUP s1, s2: ADVANCE", "ru": HOLD},
        dice=[
            THREE,
            ("opportunity", "r1", [6, 6]),
            ("combat", "r1", [6]),
            ("combat", "s1", [6]),
            ("melee", "r1", [6, 6]),
            ("melee", "s1", [6, 6]),
        ],
    )
    assert turn.one("move", "s1").effect["stopped"] == "reaction"
    boxes = [troop_of(turn.after, turn.after.unit_by_id[id_], 0).box for id_ in ("s2", "s3")]
    assert not overlap(*boxes)
    assert 0.9 < turn.one("move", "s2").effect["distance"] < 1.8


def test_a_group_whose_fronts_converge_stops_before_its_members_stand_on_each_other():
    """CR-MOVE-8, CR-CMD-9: facings may differ by five degrees, and each goes its own straight way."""
    turn = play(
        unit("s1", "foot", (22.8, 10), 2.4),
        unit("s2", "foot", (25.3, 10), 357.6),
        FAR,
        orders={"sw": "GROUP s1, s2: ADVANCE"},
        dice=[THREE],
    )
    boxes = [troop_of(turn.after, turn.after.unit_by_id[id_], 0).box for id_ in ("s1", "s2")]
    assert not overlap(*boxes)
    assert len({round(float(move.effect["distance"]), 2) for move in turn.all("move")}) == 1


def test_who_runs_to_an_edge_that_a_friend_has_taken_stops_before_him():
    """CR-MOVE-16, CR-MOVE-8: more than twelve from every enemy he stays on the table, and on nobody."""
    turn = play(
        unit("s1", "foot", (24, 20)),
        unit("r1", "foot", (24, 31), cohesion="broken"),
        unit("r2", "foot", (24.5, 35.9), cohesion="broken"),
        orders={"sw": HOLD},
    )
    boxes = [troop_of(turn.after, turn.after.unit_by_id[id_], 0).box for id_ in ("r1", "r2")]
    assert not overlap(*boxes)
    assert 3.5 < turn.one("rout", "r1", mode="free").effect["distance"] < 4.5
