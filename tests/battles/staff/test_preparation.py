"""How long an attack waits for its guns, and where who rallies under guns goes, by the able staff in Mini-Nap.

The foot stands just out of the effective range of the enemy's guns, as it does when it has come up.
"""

import pytest

from tests.battles.documents import battalion, battery
from tests.battles.rulesets.mini_nap.play import play

ABLE = {"staff": "able"}
GUNS_AT = 76
FOOT = [battalion(f"F{number}", at=(50 + 8 * number, 31)) for number in range(3)]


def moved(posture, ours, theirs):
    """Which battalions go forward that are told so, with batteries of this strength on either side."""
    guns = battery("FG", at=(40, 39), strength=ours)
    enemy = battery("AG", "AB", (58, GUNS_AT), facing=180, strength=theirs)
    french = f"BRIGADE FB\n  INTENT {posture}\n"
    turn = play(*FOOT, guns, enemy, settings=ABLE, french=french, strict_dice=False)
    return {foot["id"] for foot in FOOT if turn.at(foot["id"])[1] > foot["at"][1] + 1}


def test_foot_waits_for_fresh_guns_that_are_no_weaker():
    assert moved("ATTACK 58,76", 4, 4) == set()


def test_foot_farther_off_comes_up_by_bounds_meanwhile():
    """It need not stand and wait: it goes half of what is left, here of nine centimetres, and would march six."""
    guns = battery("FG", at=(40, 39))
    enemy = battery("AG", "AB", (58, GUNS_AT), facing=180)
    far = [{**foot, "at": [foot["at"][0], foot["at"][1] - 9]} for foot in FOOT]
    french = "BRIGADE FB\n  INTENT ATTACK 58,76\n"
    turn = play(*far, guns, enemy, settings=ABLE, french=french, strict_dice=False)
    assert all(2.0 < turn.at(foot["id"])[1] - foot["at"][1] < 5.5 for foot in far)


@pytest.mark.parametrize(("ours", "theirs"), [(4, 5), (3, 4), (3, 3)], ids=["stronger", "weakened", "worn alike"])
def test_the_wait_ends_when_the_guns_do_not_gain_or_are_worn(ours, theirs):
    assert moved("ATTACK 58,76", ours, theirs) == {"F0", "F1", "F2"}


def test_the_attack_goes_in_when_the_guns_of_the_enemy_are_silenced():
    assert moved("ATTACK 58,76", 4, 2) == {"F0", "F1", "F2"}


def test_guns_that_halt_short_of_their_range_keep_nobody_waiting():
    guns = battery("FG", at=(40, 26))
    enemy = battery("AG", "AB", (58, GUNS_AT), facing=180)
    french = "BRIGADE FB\n  INTENT ATTACK 58,76\n  FG: HOLD\n"
    turn = play(*FOOT, guns, enemy, settings=ABLE, french=french, strict_dice=False)
    assert turn.at("F1")[1] > 32


@pytest.mark.parametrize(("away", "goes"), [(35, True), (60, True), (88, False)])
def test_who_rallies_goes_out_of_reach_of_guns(away, goes):
    """Mini-Nap's medium guns tell on columns as far as 80 cm."""
    enemy = battery("AG", "AB", (60, 20 + away), facing=180)
    foot = battalion("F1", at=(60, 20))
    turn = play(
        foot,
        enemy,
        settings=ABLE,
        table={"width": 120, "height": 140},
        french="BRIGADE FB\n  INTENT RALLY\n",
        strict_dice=False,
    )
    assert (turn.at("F1")[1] < 20) is goes
