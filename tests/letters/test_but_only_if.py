"""An order that waits for something is none without it, and one who is relieved does what is told of him."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED_SECOND, SECOND_TURN, asked, done


@pytest.mark.parametrize(
    ("said", "choice"),
    [
        (
            "Gauthier attacks Gemioncourt, but only if Husson is at Lairalle.",
            "BRIGADE gauthier: INTENT ATTACK gemioncourt",
        ),
        ("Gauthier attacks Gemioncourt, but only once Husson is there.", "BRIGADE gauthier: INTENT ATTACK gemioncourt"),
        ("Gauthier goes to G6, but only if 2/2Nas has gone.", "BRIGADE gauthier: INTENT ADVANCE G6"),
        ("Gauthier geht nach G6, aber nur, wenn 2/2Nas weg ist.", "BRIGADE gauthier: INTENT ADVANCE G6"),
        ("Gauthier greift Gemioncourt an, aber nur wenn Husson da ist.", "BRIGADE gauthier: INTENT ATTACK gemioncourt"),
        ("Gauthier geht nach G6, jedoch erst, sobald 2/2Nas weg ist.", "BRIGADE gauthier: INTENT ADVANCE G6"),
        (
            "Gauthier attaque Gemioncourt, mais seulement si Husson est là.",
            "BRIGADE gauthier: INTENT ATTACK gemioncourt",
        ),
        ("Gauthier va en G6, mais uniquement si 2/2Nas est parti.", "BRIGADE gauthier: INTENT ADVANCE G6"),
        ("Gauthier avance en G6, et seulement si Husson le suit.", "BRIGADE gauthier: INTENT ADVANCE G6"),
    ],
)
def test_what_waits_for_something_is_not_done_at_once(said: str, choice: str) -> None:
    assert done(said, SECOND_TURN) == []
    assert any(choice in choices for choices in asked(said, SECOND_TURN))


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Hubert charges, but only if he gets a flank.", ["STANDING hubert opportunity charge: FLANK"]),
        ("Hubert attackiert, aber nur wenn er in die Flanke kommt.", ["STANDING hubert opportunity charge: FLANK"]),
        ("1/2L fällt zurück, aber nur wenn es angegriffen wird.", ["STANDING 1/2L fall back: FALL BACK"]),
    ],
)
def test_a_rule_has_its_case_with_it(said: str, meant: list[str]) -> None:
    assert done(said, SECOND_TURN) == meant


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("7L löst 5M ab, das dann nach G9 geht.", ["7L: MOVE TO 62.8,79.7", "5M: MOVE TO G9"]),
        ("7L löst 5M ab, das nach G9 zurückgeht.", ["7L: MOVE TO 62.8,79.7", "5M: MOVE TO G9"]),
        ("7L relieves 5M, which then goes to G9.", ["7L: MOVE TO 62.8,84.7", "5M: MOVE TO G9"]),
        ("7L relève 5M, qui va ensuite en G9.", ["7L: MOVE TO 62.8,79.7", "5M: MOVE TO G9"]),
        ("3/2Nas remplace 2/2Nas, qui se retire en E9.", ["3/2Nas: MOVE TO 46.8,68.8", "2/2Nas: MOVE TO E9"]),
        ("27J tauscht mit 7L.", ["27J: MOVE TO 55.6,104", "7L: MOVE TO 82,78"]),
        ("27J und 7L tauschen.", ["27J: MOVE TO 55.6,104", "7L: MOVE TO 82,78"]),
        ("27J échange sa place avec 7L.", ["27J: MOVE TO 55.6,104", "7L: MOVE TO 82,78"]),
        ("27J swaps with 7L.", ["27J: MOVE TO 55.6,104", "7L: MOVE TO 82,78"]),
    ],
)
def test_each_of_the_two_goes_his_way(said: str, meant: list[str]) -> None:
    assert done(said, ALLIED_SECOND) == meant


@pytest.mark.parametrize(
    "said",
    [
        "Husson greift Gemioncourt von rechts an, Gauthier von links.",
        "Husson attaque Gemioncourt par la droite, Gauthier par la gauche.",
        "Husson attacks Gemioncourt from the right, and Gauthier from the left.",
    ],
)
def test_both_attack_who_come_from_two_sides(said: str) -> None:
    attack = "INTENT ATTACK gemioncourt"
    assert done(said, SECOND_TURN) == [f"BRIGADE husson: {attack}", f"BRIGADE gauthier: {attack}"]


@pytest.mark.parametrize(
    "said",
    [
        "Hold your fire until they are close.",
        "Open fire only at 15 cm.",
        "Nicht schießen, bis sie nah sind.",
        "Feuer erst auf 15 cm eröffnen.",
        "On n'ouvre le feu qu'à 15 cm.",
    ],
)
def test_who_is_to_hold_his_fire_is_asked(said: str) -> None:
    assert done(said, ALLIED_SECOND) == []
    assert asked(said, ALLIED_SECOND)
