"""What any player can check from a published seed."""

from __future__ import annotations

from battles.engine.dice import Dice, commitment
from campaigns.services.dice_check import check_turn

SEED = "00" * 32


def ask(**changes: object):
    given = {
        "seed": SEED, "committed": "", "title": "Quatre Bras", "turn": 1, "label": "fire", "by": "1/92",
        "throw": 1, "count": 3, "sides": 6,
    }  # fmt: skip
    return check_turn(**{**given, **changes})  # type: ignore[arg-type]


def test_the_dice_are_those_the_engine_threw() -> None:
    dice = Dice(title="Quatre Bras", turn=1, seed=bytes.fromhex(SEED))
    first, second = dice.throw("fire", "1/92", 3), dice.throw("fire", "1/92", 3)
    assert ask().dice == first
    assert ask(throw=2).dice == second


def test_a_commitment_fits_its_seed_and_no_other() -> None:
    committed = commitment(bytes.fromhex(SEED))
    assert ask(committed=committed.upper() + " ").matches is True
    assert ask(seed="01" * 32, committed=committed).matches is False
    assert ask().matches is None
