"""Workers killed with SIGKILL at random moments of campaigns that have a battle open beside them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

import pytest

from config.environment import ROOT
from tests.campaigns.services.turns.test_killing import MEMORY
from tests.relays import SmallRelay

CAMPAIGNS = 2


@pytest.mark.servers
def test_rounds_and_turns_of_battles_are_resolved_once_whenever_a_worker_is_killed(small_relay: SmallRelay) -> None:
    command = [sys.executable, "-m", "tests.campaigns.services.marches.killing", str(CAMPAIGNS), "1815"]
    with tempfile.TemporaryDirectory(dir=MEMORY if Path(MEMORY).is_dir() else None) as folder:
        done = subprocess.run(
            [*command, str(small_relay.port)],
            cwd=ROOT,
            env={**os.environ, "TMPDIR": folder},
            capture_output=True,
            text=True,
            check=False,
            timeout=900,
        )
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
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
