"""What is kept in memory between mails: the right things, for as long as they are asked for, by any thread."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator

import pytest

from battles.services import reading


@pytest.fixture(autouse=True)
def fresh(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """An empty memory, and threads that take turns quickly."""
    reading._memory.clear()
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(interval)
    reading._memory.clear()


def test_what_was_made_is_made_once() -> None:
    made: list[int] = []
    for _ in range(3):
        assert reading._kept("key", lambda: made.append(1) or "value") == "value"
    assert made == [1]


def test_what_was_used_last_is_forgotten_last() -> None:
    for number in range(reading._MEMORY):
        reading._kept(number, lambda number=number: number)  # type: ignore[misc]
    reading._kept(0, lambda: pytest.fail("it was forgotten"))
    reading._kept("one more", lambda: "more")
    reading._kept(0, lambda: pytest.fail("the hottest entry was thrown out"))
    assert reading._kept(1, lambda: "anew") == "anew"


def test_many_threads_find_what_they_ask_for() -> None:
    wrong: list[object] = []

    def ask(start: int) -> None:
        try:
            for number in range(start, start + 4_000):
                key = number * 7 % 150
                if reading._kept(key, lambda key=key: key) != key:  # type: ignore[misc]
                    wrong.append(key)
        except Exception as fault:
            wrong.append(fault)

    threads = [threading.Thread(target=ask, args=(start,)) for start in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []
    assert len(reading._memory) <= reading._MEMORY
