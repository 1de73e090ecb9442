"""The database locked, gone or full, the disk full, and two schedulers at all times: nothing lost, nothing twice."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.alone import folder_in_memory, found_by
from tests.relays import SmallRelay

TURNS = 32


@pytest.mark.servers
def test_every_turn_is_resolved_once_and_every_report_is_whole_whatever_fails_for_a_while(
    small_relay: SmallRelay,
) -> None:
    module = "tests.campaigns.services.turns.faulty"
    with folder_in_memory() as folder:
        found = found_by(module, TURNS, 1815, small_relay.port, environment={"TMPDIR": folder})
    wanted = set(found.pop("message ids"))
    reports = [message for message in small_relay.messages if message["X-Estafette-Kind"] == "report"]
    arrived = Counter(message["Message-ID"] for message in reports)
    print({**found, "reports that arrived twice": sum(count > 1 for count in arrived.values())})  # noqa: T201 - counts are what this test is for
    assert found["released"] == found["resolutions on record"] == TURNS
    assert found["numbered without a gap"]
    assert found["orders kept"] == found["orders resolved"] == 2 * TURNS
    assert found["dispatches"] == found["reports"] == found["reports sent"] == 2 * TURNS
    assert found["problems"] == 0
    assert set(arrived) == wanted
    for fault in ("database locked", "database gone", "database full"):
        assert found[f"{fault}: workers that stumbled"] >= TURNS / 8
    assert found["reports tried again"] >= TURNS / 4
    for message in reports:
        papers = [part for part in message.walk() if part.get_content_type() == "application/pdf"]
        assert papers, "a report arrived without its papers"
