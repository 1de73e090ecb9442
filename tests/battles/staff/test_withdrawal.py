"""How a command goes back by the able staff: who faces the enemy meanwhile, and who has to go (in Mini-Nap)."""

import pytest

from tests.battles.documents import battalion, battery, squadron
from tests.battles.rulesets.mini_nap.play import play

ABLE = {"staff": "able"}
FIELD = {"width": 120, "height": 140}


def gone_back(turn, *units):
    """Which of some units stand farther from the enemy in the north than before."""
    return {unit["id"] for unit in units if turn.at(unit["id"])[1] < unit["at"][1] - 1}


@pytest.mark.parametrize("posture", ["RALLY", "WITHDRAW"])
def test_who_is_alone_under_guns_goes_back_and_guards_nobody(posture):
    horse = squadron("FC", "FB", (60, 60))
    enemies = [battery("AG", "AB", (60, 85), facing=180, type="horse"), squadron("AC", "AB", (66, 84), facing=180)]
    french = f"BRIGADE FB\n  INTENT {posture}\n"
    turn = play(horse, *enemies, settings=ABLE, table=FIELD, french=french, strict_dice=False)
    assert gone_back(turn, horse) == {"FC"}


def test_those_before_go_while_those_behind_face_the_enemy():
    """Horse stands off, out of any fire, so that it pays to guard."""
    first = [battalion(f"F{number}", at=(50 + 10 * number, 60)) for number in range(2)]
    second = [battalion(f"S{number}", at=(50 + 10 * number, 50)) for number in range(2)]
    horse = squadron("AC", "AB", (55, 84), facing=180)
    french = "BRIGADE FB\n  INTENT WITHDRAW\n"
    turn = play(*first, *second, horse, settings=ABLE, table=FIELD, french=french, strict_dice=False)
    assert gone_back(turn, *first, *second) == {"F0", "F1"}
