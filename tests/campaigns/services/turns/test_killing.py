"""Workers killed with SIGKILL at random moments of two hundred turns."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.alone import folder_in_memory, found_by
from tests.campaigns.services.turns.killing import RACES
from tests.relays import SmallRelay

TURNS = 200
#: With the turns that several workers race for, and one to warm up.
PLAYED = TURNS + RACES + 1


@pytest.mark.servers
def test_every_turn_is_resolved_once_and_every_report_delivered_whenever_a_worker_is_killed(
    small_relay: SmallRelay,
) -> None:
    module = "tests.campaigns.services.turns.killing"
    with folder_in_memory() as folder:
        found = found_by(module, TURNS, 1815, small_relay.port, environment={"TMPDIR": folder})
    wanted = set(found.pop("message ids"))
    arrived = Counter(
        message["Message-ID"] for message in small_relay.messages if message["X-Estafette-Kind"] == "report"
    )
    twice = sum(count > 1 for count in arrived.values())
    print({**found, "reports that arrived twice": twice})  # noqa: T201 - counts are what this test is for
    assert found["released"] == found["resolutions on record"] == PLAYED
    assert found["numbered without a gap"]
    assert found["orders kept"] == found["orders resolved"] == 2 * PLAYED
    assert found["dispatches"] == found["reports"] == found["reports sent"] == 2 * PLAYED
    assert found["problems"] == 0
    assert set(arrived) == wanted
    assert found["workers killed"] > TURNS / 2
