"""Movement away from the enemy: withdrawals, retreats, retirements, evasion, redeploying."""

import pytest

from tests.battles.rulesets.big_napoleonic.crossed import french
from tests.battles.rulesets.big_napoleonic.play import QUIET, foot, horse, moving, play


def test_a_withdrawal_turns_aside_where_the_way_is_barred():
    """BNB-FORCE-3, BNB-FORCE-7, BNB-AMB-22: 15 degrees at a time, left first."""
    lake = {"id": "l", "kind": "lake", "area": [[35.5, 5], [44, 5], [44, 14], [35.5, 14]]}
    played = play(foot("F1", (36, 20), ds=1, quality="raw"), terrain=[lake], dice=[moving("F1", 1, 1)])
    retreat = played.one("retreat")
    assert retreat["complete"]
    assert retreat["facing"] == 30
    assert retreat["distance"] == 12


def test_a_withdrawal_cut_short_costs_a_d_and_the_edge_may_be_left():
    """BNB-FORCE-1, BNB-FORCE-2, BNB-FORCE-4, BNB-FORCE-5."""
    dice = [moving("F1", 1, 1)]
    unit = foot("F1", (36, 4), quality="raw")
    lakes = [
        {"id": "e", "kind": "lake", "area": [[37.2, 0], [50, 0], [50, 20], [37.2, 20]]},
        {"id": "w", "kind": "lake", "area": [[20, 0], [34.8, 0], [34.8, 20], [20, 20]]},
        {"id": "n", "kind": "lake", "area": [[34.8, 6], [37.2, 6], [37.2, 20], [34.8, 20]]},
    ]
    stays = play(unit, terrain=lakes, dice=dice, french="F1: MOVE 1")
    assert (stays.one("retreat")["distance"], stays.one("retreat")["complete"]) == (3, False)
    assert stays.one("status")["cause"] == "retire"
    leaves = play(unit, terrain=lakes, dice=dice, french="F1: MOVE 1\nSTANDING ALL table edge: LEAVE")
    assert leaves.units["F1"]["out"] == "left"


def pocket(depth):
    """Lakes on three sides of a unit of four bases, with room of a depth behind it."""
    top = depth + 2.0
    return [
        {"id": "e", "kind": "lake", "area": [[37.2, 0], [50, 0], [50, 30], [37.2, 30]]},
        {"id": "w", "kind": "lake", "area": [[20, 0], [34.8, 0], [34.8, 30], [20, 30]]},
        {"id": "n", "kind": "lake", "area": [[34.8, top], [37.2, top], [37.2, 30], [34.8, 30]]},
    ]


@pytest.mark.parametrize(("room", "goes"), [(5.9, False), (6.0, True), (8.0, True)])
def test_a_retreat_of_choice_is_made_if_half_of_it_can_be_and_costs_one_d(room, goes):
    """BNB-FORCE-5: nobody who may choose is punished for less than all; who cannot make half stays as he is."""
    unit = foot("F1", (36, room + 1.0), ds=1)
    orders = f"{QUIET}STANDING F1 no move: RETREAT"
    played = play(unit, terrain=pocket(room), dice=[moving("F1", 1, 2)], french=orders)
    assert bool(played.of("retreat")) == goes
    assert [effect["cause"] for effect in played.of("status")] == (["retreat"] if goes else [])
    assert played.units["F1"]["ds"] == (2 if goes else 1)
    if goes:
        assert played.one("retreat")["complete"] is False
        assert played.one("retreat")["distance"] == room


def test_a_retreat_that_is_thrown_costs_a_d_and_another_when_it_is_cut_short():
    """BNB-FORCE-4, BNB-FORCE-5: the D of the retreat after the move, then that of its shortness."""
    unit = foot("F1", (36, 6), ds=1, quality="raw")
    played = play(unit, terrain=pocket(5.0), dice=[moving("F1", 1, 1)])
    told = [
        (event["kind"], event["clause"]) for event in played.events if event["kind"] in ("retreat", "status", "loss")
    ]
    assert told == [("retreat", "BNB-FORCE-2"), ("status", "BNB-FORCE-5"), ("loss", "BNB-LOSS-3")]
    assert played.one("loss")["cause"] == "retreat"


@pytest.mark.parametrize(("room", "goes"), [(8.0, False), (9.0, True)])
def test_an_evasion_is_made_if_half_of_it_can_be(room, goes):
    """BNB-FORCE-5, BNB-EVADE-2: horse that cannot make nine inches waits for the charge."""
    edge = 48 - (25 + room)
    wall = {"id": "w", "kind": "lake", "area": [[0, 48 - edge], [72, 48 - edge], [72, 48], [0, 48]]}
    sides = [
        {"id": "e", "kind": "lake", "area": [[37.2, 22], [72, 22], [72, 48], [37.2, 48]]},
        {"id": "v", "kind": "lake", "area": [[0, 22], [34.8, 22], [34.8, 48], [0, 48]]},
    ]
    units = [foot("F1", (36, 10)), horse("A1", (36, 24), 180)]
    allied = f"{QUIET}STANDING ALL evade: ALWAYS"
    played = play(*units, terrain=[wall, *sides], french=french("MOVE"), allied=allied, dice=[moving("F1")])
    assert bool(played.of("reaction")) == goes
    assert played.units["A1"]["ds"] == (1 if goes else 0)


def test_a_condition_about_the_enemy_means_the_one_who_is_evaded():
    """BNB-ORD-1: infantry comes, and horse stands nearer."""
    units = [foot("F1", (36, 10)), horse("F2", (44, 24), 180), horse("A1", (36, 24), 180)]
    allied = f"{QUIET}STANDING ALL evade: ALWAYS\nSTANDING ALL retreat facing: AWAY IF TARGET INFANTRY"
    played = play(*units, french=french("MOVE"), allied=allied, dice=[moving("F1")])
    assert played.units["A1"]["facing"] == 0


def test_a_withdrawal_goes_on_until_it_is_clear_of_friends_or_pushes_them():
    """BNB-FORCE-6, BNB-DISP-1."""
    units = [foot("F1", (36, 20), quality="raw"), foot("F2", (36, 13))]
    dice = [moving("F1", 1, 1)]
    on = play(*units, dice=dice, french="F1: MOVE 1")
    assert on.one("retreat")["distance"] == 9
    pushed = play(*units, dice=dice, french="F1: MOVE 1\nSTANDING ALL overlap: DISPLACE")
    assert (pushed.one("retreat")["distance"], pushed.one("move", "F2")["mode"]) == (6, "displaced")
    assert pushed.units["F2"]["at"] == [36, 12]


def test_an_ordered_retirement():
    """BNB-FORCE-8."""
    units = [foot("F1", (36, 20)), foot("A1", (36, 26), 180)]
    dice = [moving("F1")]
    assert play(*units, french=french("RETIRE"), allied=QUIET, dice=dice).one("move")["mode"] == "retire"
    refused = play(*units, french=french("RETIRE 3 N"), allied=QUIET, dice=dice)
    assert refused.reasons("F1") == ["not-away"]


def test_redeploying():
    """BNB-DEP-1, BNB-DEP-2, BNB-DEP-3, BNB-DEP-4, BNB-AMB-31, BNB-AMB-33."""
    dice = [moving("F1")]
    left = play(foot("F1", (36, 20)), french=french("FORM EXTENDED LEFT"), dice=dice)
    assert left.units["F1"]["at"] == [37, 20.5]
    flank = play(foot("F1", (36, 20), formation="march"), french=french("FORM EXTENDED RIGHT"), dice=dice)
    assert (flank.units["F1"]["at"], flank.units["F1"]["facing"]) == ([36, 20], 90)
    three = play(foot("F1", (36, 20), size=6), french=french("FORM DEPTH3; MOVE"), dice=dice)
    assert (three.one("formation")["cost"], three.one("move")["distance"]) == (0, 12)
    about = play(foot("F1", (36, 20)), french=french("ABOUT; MOVE"), dice=dice)
    assert (about.one("formation")["cost"], about.one("move")["distance"]) == (3, 9)
    both = play(foot("F1", (36, 20)), french=french("FORM EXTENDED; ABOUT; MOVE"), dice=dice)
    assert [each["cost"] for each in both.of("formation")] == [3, 0]
    assert both.one("move")["distance"] == 9
    late = play(foot("F1", (36, 20)), french=french("MOVE 3; FORM EXTENDED"), dice=dice)
    assert late.reasons() == ["not-now"]
    wrong = play(foot("F1", (36, 20)), french=french("FORM DEPTH3; FORM DEPTH"), dice=dice)
    assert wrong.reasons() == ["formation-not-allowed", "already"]


@pytest.mark.parametrize(("choice", "goes"), [("NEVER", False), ("CHARGED", False), ("ALWAYS", True)])
def test_evading(choice, goes):
    """BNB-EVADE-1, BNB-EVADE-2, BNB-AMB-26: from whoever comes within twelve, not only from a charge."""
    units = [foot("F1", (36, 10)), horse("A1", (36, 24), 180)]
    allied = f"{QUIET}STANDING ALL evade: {choice}"
    played = play(*units, french=french("MOVE"), allied=allied, dice=[moving("F1")])
    assert bool(played.of("reaction")) == goes
    if goes:
        assert played.units["A1"]["at"] == [36, 42]
