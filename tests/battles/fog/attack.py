"""An attack on the dice: who is the enemy that throws, tried on everything that a player was mailed.

It knows how dice are made, all units of the enemy's order of battle, and every secret-looking number in the player's
mails and files. For each throw of an unnamed enemy it tries each unit, each count of throws and each number as the
secret, and keeps the units that would have thrown what was seen.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from battles.engine.dice import die
from battles.engine.sealing import MARK_LENGTH

#: The how-manieth throw of a label by a unit in a turn it may have been.
MOST_THROWS = 3
HEXADECIMAL = re.compile(rb"(?<![0-9a-f])(?:[0-9a-f]{8} ?){8}(?![0-9a-f])")


@dataclass(frozen=True)
class Seen:
    """A throw that a player was told of: the alias of who threw, and its mark, if the file of proofs gives one."""

    alias: str
    turn: int
    label: str
    dice: tuple[int, ...]
    mark: str = ""


def numbers_in(texts: Iterable[bytes]) -> set[bytes]:
    """Every number of 32 bytes that stands in some texts in hexadecimal."""
    found = (match[0].replace(b" ", b"") for text in texts for match in HEXADECIMAL.finditer(text))
    return {bytes.fromhex(number.decode()) for number in found}


def suspects(
    throws: Iterable[Seen], title: str, units: Iterable[str], numbers: Mapping[int, Iterable[bytes]]
) -> Mapping[str, set[str]]:
    """For each alias the units that fit all of its throws, under one of the numbers as the secret of the turn.

    ``numbers`` are those that may be the secret, by turn. Where nothing fits, nothing is learnt.
    """
    everybody = set(units)
    fitting: dict[str, set[str]] = {}
    by_turn: defaultdict[tuple[str, int], list[Seen]] = defaultdict(list)
    for throw in throws:
        by_turn[throw.alias, throw.turn].append(throw)
    for (alias, turn), seen in by_turn.items():
        possible = {
            unit
            for unit in everybody
            if any(all(_fits(secret, title, unit, each) for each in seen) for secret in numbers[turn])
        }
        fitting[alias] = (fitting.get(alias, everybody) & possible) or fitting.get(alias, everybody)
    return fitting


def _fits(secret: bytes, title: str, unit: str, throw: Seen) -> bool:
    """Whether a unit would have thrown this with the secret, in one of its first throws."""
    return any(
        dice == throw.dice and (not mark or not throw.mark or mark == throw.mark)
        for dice, mark in _thrown(secret, title, unit, throw)
    )


def _thrown(secret: bytes, title: str, unit: str, throw: Seen) -> Iterator[tuple[tuple[int, ...], str]]:
    """What a unit would throw if the secret were the seed of plain dice, the seed of sealed ones, or a key of them."""
    for count in range(1, MOST_THROWS + 1):
        numbers = range(1, len(throw.dice) + 1)
        yield tuple(die(secret, title, throw.turn, throw.label, unit, count, number) for number in numbers), ""
        mark = hmac.digest(secret, f"mark|{throw.label}|{unit}|{count}".encode(), hashlib.sha256).hex()[:MARK_LENGTH]
        if mark == throw.mark:
            yield throw.dice, mark
