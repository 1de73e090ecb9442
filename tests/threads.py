"""Threads that fall over one another, for tests of what several share."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

THREADS = 4


@contextmanager
def switching_often() -> Iterator[None]:
    """Let threads take turns a thousand times as often as they are used to."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        yield
    finally:
        sys.setswitchinterval(before)


def faults_of(asks: Callable[[int], object]) -> list[Exception]:
    """What was raised when some threads called ``asks`` at once, each with its own number from 0 on."""
    faults: list[Exception] = []

    def work(number: int) -> None:
        try:
            asks(number)
        except Exception as fault:
            faults.append(fault)

    threads = [threading.Thread(target=work, args=(number,)) for number in range(THREADS)]
    with switching_often():
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    return faults
