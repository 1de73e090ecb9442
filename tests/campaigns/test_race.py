"""A correction and a worker who finishes at the same moment wait for each other and leave one line of history."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import psycopg
import pytest

from config.environment import ROOT
from tests.servers import PostgresServer


@pytest.mark.servers
def test_a_turn_stored_during_a_correction_neither_locks_it_out_nor_lives_on_a_dead_branch(
    postgres_server: PostgresServer,
) -> None:
    with psycopg.connect(postgres_server.url, autocommit=True) as connection:
        connection.execute("CREATE DATABASE race")
    whole, _, _ = postgres_server.url.rpartition("/")
    environment = {**os.environ, "DATABASE_URL": f"{whole}/race"}
    command = [sys.executable, "-m", "tests.campaigns.race"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout.splitlines()[-1]) == {"turns": [[1, 2, "closed"]], "faults": []}
