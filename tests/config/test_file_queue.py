"""The embedded queue: messages come whole, in order, and one that cannot be read ends nobody."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from queue import Empty
from threading import Thread
from typing import Any

import pytest
from django.conf import settings
from kombu import Connection, transport

from config import file_queue

MESSAGES = 3000


@pytest.fixture
def channel(tmp_path: Path) -> Iterator[Any]:
    folder = str(tmp_path)
    options = {"data_folder_in": folder, "data_folder_out": folder, "control_folder": folder}
    with Connection(transport="config.file_queue:Transport", transport_options=options) as connection:
        yield connection.channel()


def test_the_site_uses_it_unless_told_otherwise() -> None:
    assert settings.CELERY_BROKER_TRANSPORT == "config.file_queue:Transport"
    assert transport.resolve_transport(settings.CELERY_BROKER_TRANSPORT) is file_queue.Transport


def test_messages_that_are_taken_while_others_are_written_come_whole_each_once(channel: Any) -> None:
    """A day's worth of sweeps: today's queue ended its worker after some hundred."""
    taken: list[int] = []

    def take() -> None:
        while len(taken) < MESSAGES:
            try:
                taken.append(channel._get("work")["n"])
            except Empty:
                continue

    taker = Thread(target=take)
    taker.start()
    for number in range(MESSAGES):
        channel._put("work", {"n": number, "body": "x" * 200})
    taker.join(timeout=60)
    assert sorted(taken) == list(range(MESSAGES))


def test_what_cannot_be_read_is_left_out_and_the_next_message_comes(channel: Any, tmp_path: Path) -> None:
    (tmp_path / "1_empty.work.msg").write_bytes(b"")
    (tmp_path / "2_torn.work.msg").write_bytes(b'{"n": ')
    channel._put("work", {"n": 7})
    assert channel._get("work") == {"n": 7}
    with pytest.raises(Empty):
        channel._get("work")


def test_a_message_that_is_still_being_written_is_not_taken(channel: Any, tmp_path: Path) -> None:
    (tmp_path / "1_half.work.msg.new").write_bytes(b'{"n": ')
    with pytest.raises(Empty):
        channel._get("work")
