"""Checking dice: what any player can verify from a published seed, with nothing but this function."""

from __future__ import annotations

from dataclasses import dataclass

from battles.engine.dice import commitment, die


@dataclass(frozen=True, slots=True)
class DiceAnswer:
    """``matches`` is ``None`` when no commitment was given to compare with."""

    hash: str
    matches: bool | None
    dice: tuple[int, ...]


def check_turn(
    *, seed: str, committed: str, title: str, turn: int, label: str, by: str, throw: int, count: int, sides: int
) -> DiceAnswer:
    """The seed's hash, whether it is the one committed to, and the dice it gives for one labelled throw.

    ``seed`` is hexadecimal. ``throw`` counts the throws with this label by this maker in the turn, from 1.
    """
    secret = bytes.fromhex(seed)
    digest = commitment(secret)
    dice = tuple(die(secret, title, turn, label, by, throw, number, sides) for number in range(1, count + 1))
    matches = digest == committed.strip().lower() if committed.strip() else None
    return DiceAnswer(hash=digest, matches=matches, dice=dice if label and by else ())
