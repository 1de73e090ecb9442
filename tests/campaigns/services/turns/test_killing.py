"""Workers killed with SIGKILL at random moments of two hundred turns."""

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
from tests.campaigns.services.turns.killing import RACES
from tests.relays import SmallRelay

TURNS = 200
#: With the turns that several workers race for, and one to warm up.
PLAYED = TURNS + RACES + 1
#: A folder in memory: a worker that ends writes the database to disk, which costs more than the turn.
MEMORY = "/dev/shm"


@pytest.mark.servers
def test_every_turn_is_resolved_once_and_every_report_delivered_whenever_a_worker_is_killed(
    small_relay: SmallRelay,
) -> None:
    command = [
        sys.executable,
        "-m",
        "tests.campaigns.services.turns.killing",
        str(TURNS),
        "1815",
        str(small_relay.port),
    ]
    with tempfile.TemporaryDirectory(dir=MEMORY if Path(MEMORY).is_dir() else None) as folder:
        environment = {**os.environ, "TMPDIR": folder}
        done = subprocess.run(
            command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False, timeout=600
        )
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
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
