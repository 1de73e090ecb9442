"""Standing orders, intents and sheets."""

import pytest

from battles.rulesets.big_napoleonic.ruleset import RULESET
from battles.rulesets.big_napoleonic.vocabulary import DECISIONS
from tests.battles.rulesets.big_napoleonic.play import QUIET, foot, guns, horse, moving, play


@pytest.mark.parametrize(
    ("orders", "facing"),
    [
        ("STANDING ALL retreat facing: AWAY", 180),
        ("STANDING ALL retreat facing: AWAY\nCORPS FC\n  STANDING retreat facing: ENEMY", 0),
        ("STANDING F1 retreat facing: AWAY\nCORPS FC\n  STANDING retreat facing: ENEMY", 180),
        ("STANDING F1 retreat facing: AWAY IF STRENGTH >= 5\nSTANDING ALL retreat facing: ENEMY", 0),
        ("STANDING F1 retreat facing: AWAY IF TARGET CAVALRY", 0),
        ("STANDING F1 retreat facing: AWAY IF WITHIN 40", 180),
    ],
)
def test_the_narrowest_standing_order_whose_conditions_hold_decides(orders, facing):
    """BNB-ORD-1."""
    units = [foot("F1", (36, 24), ds=1, quality="raw"), foot("A1", (36, 40), 180)]
    played = play(*units, french=orders, dice=[moving("F1", 1, 1)])
    assert played.units["F1"]["facing"] == facing


@pytest.mark.parametrize(
    ("intent", "moves"),
    [
        ("HOLD", []),
        ("RALLY", []),
        ("DEFEND 36,24", []),
        ("DEFEND 36,40", ["advance"]),
        ("ADVANCE", ["advance"]),
        ("SCREEN 36,30", ["advance"]),
        ("WITHDRAW", ["retire"]),
        ("ATTACK A1", ["advance"]),
    ],
)
def test_intents_to_the_letter(intent, moves):
    """BNB-ORD-2."""
    units = [foot("F1", (36, 20)), foot("A1", (36, 46), 180)]
    played = play(*units, french=f"{QUIET}CORPS FC\n  INTENT {intent}", dice=[moving("F1")])
    assert [move["mode"] for move in played.of("move")] == moves


def test_guns_follow_no_attack_and_limber_only_to_withdraw():
    """BNB-ORD-2."""
    units = [guns("F1", (36, 20)), foot("F2", (33, 20)), foot("A1", (36, 40), 180)]
    orders = f"{QUIET}F2: HOLD\nCORPS FC\n  INTENT"
    still = play(*units, french=f"{orders} ATTACK A1", allied=QUIET)
    assert still.of("move") == []
    back = play(*units, french=f"{orders} WITHDRAW", allied=QUIET, dice=[moving("F1")])
    assert back.units["F1"]["formation"] == "limbered"


def test_an_intent_of_support():
    """BNB-ORD-2."""
    units = [foot("F1", (36, 24)), foot("F2", (40, 18)), foot("A1", (36, 40), 180)]
    played = play(*units, french=f"{QUIET}F1: HOLD\nCORPS FC\n  INTENT SUPPORT F1", allied=QUIET, dice=[moving("F2")])
    assert played.one("move", "F2")["mode"] == "manoeuvre"


def test_lines_that_cannot_be_taken():
    """BNB-ORD-3."""
    units = [foot("F1", (36, 20)), foot("A1", (36, 40), 180)]
    played = play(*units, french="F1: DANCE\nA1: MOVE 3\nSTANDING ALL tea: HOT")
    assert [effect["reason"] for effect in played.of("order_refused")] == ["unreadable", "not-yours", "unreadable"]
    assert [effect["line"] for effect in played.of("order_refused")] == [1, 2, 3]


def test_conceding():
    """BNB-X-VIC-1: one side loses by it, both together decide nothing."""
    units = [foot("F1", (36, 20)), foot("A1", (36, 40), 180)]
    assert play(*units, allied="CONCEDE").one("victory") == {"winner": "french", "reason": "conceded"}
    assert play(*units, allied="CONCEDE", french="CONCEDE").of("victory") == []


def test_reinforcements_enter_where_there_is_room():
    """BNB-TURN-1: they wait while an enemy is within eight."""
    units = [foot("F1", (36, 20), arrives=1), foot("A1", (36, 40), 180)]
    assert play(*units).one("arrival")["at"] == [36, 20]
    near = [foot("F1", (36, 20), arrives=1), foot("A1", (36, 29), 180)]
    assert play(*near).one("arrival")["waiting"] == "enemy"


def test_every_decision_has_its_default_among_its_choices():
    """BNB-ORD-1."""
    assert len(DECISIONS) == 20
    for decision in DECISIONS:
        assert decision.default in [choice.name for choice in decision.choices]
        assert decision.clause
        assert decision.explanation


def test_the_book_speaks_in_inches_and_hours():
    """BNB-GEO-1."""
    assert (RULESET.unit_of_length, RULESET.metres_per_unit, RULESET.minutes_per_turn) == ("in", 150, 60)


def test_horse_screens():
    """BNB-ORD-1: a screen gets away from whoever comes."""
    units = [foot("F1", (36, 20)), horse("A1", (36, 33), 180)]
    played = play(
        *units, french=f"{QUIET}F1: MOVE", allied=f"{QUIET}CORPS AC\n  INTENT SCREEN 36,33", dice=[
            moving("A1"), moving("F1"),
        ]
    )  # fmt: skip
    assert played.one("reaction", "A1")["reaction"] == "evade"
