"""Fuzzing where atheris is not installed: seeds changed at random, the same changes for the same number."""

from __future__ import annotations

import ast
import random
import resource
import signal
import time
from collections.abc import Sequence
from pathlib import Path
from types import FrameType

from fuzz.targets import Target

#: Seconds and bytes that one input may take.
LONGEST = 20
MOST_MEMORY = 2_048 * 1024 * 1024


class TooSlowError(Exception):
    """An input took longer than any may."""


def run(target: Target, seconds: float, found: Path, number: int) -> int:
    """Try inputs for a while; answers how many. An input that fails is kept in ``found``, and its fault raised."""
    chance = random.Random(f"{target.name}/{number}")
    seeds, words = list(target.seeds()), dictionary(target.words)
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, resource.getrlimit(resource.RLIMIT_AS)[1]))
    signal.signal(signal.SIGALRM, _too_slow)
    until = time.monotonic() + seconds
    tried = 0
    while time.monotonic() < until:
        data = changed(chance, seeds, words)[: target.longest]
        try:
            once(target, data)
        except BaseException:
            (found / f"crash-{number}-{tried}").write_bytes(data)
            raise
        tried += 1
    return tried


def once(target: Target, data: bytes) -> None:
    """Try one input within the bounds of time."""
    signal.setitimer(signal.ITIMER_REAL, LONGEST)
    try:
        target.run(data)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def changed(chance: random.Random, seeds: Sequence[bytes], words: Sequence[bytes]) -> bytes:
    """A seed after a few changes: bytes turned, stretches lost, doubled or taken from another seed, words put in."""
    data = bytearray(chance.choice(seeds))
    for _ in range(chance.randint(1, 12)):
        at, end = sorted((chance.randint(0, len(data)), chance.randint(0, len(data))))
        end = min(end, at + chance.choice((1, 8, 64, 4_096)))
        match chance.randrange(5):
            case 0 if data:
                data[min(at, len(data) - 1)] = chance.randrange(256)
            case 1:
                del data[at:end]
            case 2:
                data[at:at] = data[at:end] * chance.choice((1, 2, 50))
            case 3:
                other = chance.choice(seeds)
                start = chance.randint(0, len(other))
                data[at:end] = other[start : start + chance.choice((16, 256, 4_096))]
            case _:
                data[at:at] = chance.choice(words)
    return bytes(data)


def dictionary(path: Path) -> list[bytes]:
    """The words of a dictionary in the form that libFuzzer reads: a quoted string in each line."""
    lines = path.read_text(encoding="ascii").splitlines()
    return [ast.literal_eval(f"b{line}") for line in lines if line.startswith('"')]


def _too_slow(_number: int, _frame: FrameType | None) -> None:
    raise TooSlowError(f"more than {LONGEST} s")
