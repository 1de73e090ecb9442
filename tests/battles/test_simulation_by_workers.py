"""A simulation over real Celery workers: one is killed at its work, and another makes the same of it."""

from __future__ import annotations

import contextlib
import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from tests.browser.house import run_manage, worker_command
from tests.servers import RedisServer

pytestmark = pytest.mark.servers

ROOT = Path(__file__).parents[2]
PATIENCE = 120.0
SIMULATION = ("simulate", "first-steps", "--battles", "12", "--turns", "2", "--seed", "workers")


@pytest.fixture
def environment(tmp_path: Path, redis_server: RedisServer) -> dict[str, str]:
    """The settings of a house with a broker, whose workers are taken for dead after two seconds."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("ESTAFETTE", "DJANGO", "DATABASE"))}
    return {
        **kept,
        "ESTAFETTE_VAR": str(tmp_path / "var"),
        "ESTAFETTE_SECRET_KEY": "tests-only-not-a-secret",
        "ESTAFETTE_BROKER": redis_server.url,
        "ESTAFETTE_CLAIM_SECONDS": "2",
        "ESTAFETTE_SWEEP_SECONDS": "1",
    }


@contextlib.contextmanager
def worker(number: int, folder: Path, environment: Mapping[str, str]) -> Iterator[subprocess.Popen[bytes]]:
    """A worker with its processes in a group of their own; killed in the end, if it still runs."""
    with (folder / f"worker-{number}.log").open("wb") as log:
        process = subprocess.Popen(
            worker_command(number, folder),
            cwd=ROOT,
            env=dict(environment),
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
    try:
        yield process
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def wait_until_claimed(database: Path) -> None:
    """Return as soon as a worker is at a batch that is not played. Raises ``TimeoutError``."""
    at_work = "SELECT count(*) FROM battles_simulationbatch WHERE claimed_at IS NOT NULL AND outcomes IS NULL"
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with contextlib.closing(sqlite3.connect(database)) as connection:
            if connection.execute(at_work).fetchone()[0]:
                return
        time.sleep(0.02)
    raise TimeoutError("no worker took a batch")


def test_what_a_killed_worker_left_is_played_by_another_with_the_same_results(
    tmp_path: Path, environment: dict[str, str]
) -> None:
    run_manage(environment, "migrate", "--verbosity", "0")
    command = [sys.executable, "manage.py", *SIMULATION, "--out", str(tmp_path / "by-workers")]
    with worker(1, tmp_path, environment) as first:
        waiting = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL)
        wait_until_claimed(tmp_path / "var" / "estafette.sqlite3")
        os.killpg(first.pid, signal.SIGKILL)
        first.wait()
    with worker(2, tmp_path, environment):
        assert waiting.wait(PATIENCE) == 0
    run_manage(environment, *SIMULATION, "--workers", "1", "--out", str(tmp_path / "here"))
    for table in ("winners.csv", "battles.csv", "losses.csv"):
        assert (tmp_path / "by-workers" / table).read_text() == (tmp_path / "here" / table).read_text()
