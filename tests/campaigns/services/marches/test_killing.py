"""Workers killed with SIGKILL at random moments of campaigns that have a battle open beside them."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.alone import folder_in_memory, found_by
from tests.relays import SmallRelay

CAMPAIGNS = 2


@pytest.mark.servers
def test_rounds_and_turns_of_battles_are_resolved_once_whenever_a_worker_is_killed(small_relay: SmallRelay) -> None:
    module = "tests.campaigns.services.marches.killing"
    with folder_in_memory() as folder:
        found = found_by(module, CAMPAIGNS, 1815, small_relay.port, environment={"TMPDIR": folder})
    wanted = set(found.pop("message ids"))
    arrived = {mail["Message-ID"] for mail in small_relay.messages if mail["X-Estafette-Kind"] == "report"}
    print(Counter(found))  # noqa: T201 - counts are what this test is for
    assert found["campaigns over"] == CAMPAIGNS
    # Another battle may begin so late that the campaign is over before it has a result.
    assert CAMPAIGNS <= found["results that came home"] <= found["results counted"] <= found["battles opened"]
    assert found["openings on record"] == found["battles opened"]
    assert found["resolutions on record"] == found["rounds"] + found["turns of battles"]
    assert found["rounds"] >= 3 * CAMPAIGNS
    assert found["turns of battles"] >= 2 * CAMPAIGNS
    assert found["orders kept"] == 4 * CAMPAIGNS
    assert found["reports told"] == found["reports"] == found["reports sent"]
    assert found["problems"] == 0
    assert arrived == wanted
    assert found["workers killed"] > found["resolutions on record"] / 3
