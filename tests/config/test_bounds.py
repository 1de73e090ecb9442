"""A worker that is run on poisoned work: what never ends is ended and given up, and all else is done meanwhile."""

from __future__ import annotations

import contextlib
import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from config.bounds import alarm
from config.environment import ROOT

PATIENCE = 90
MAIL = b"From: foy@players.test\r\nTo: orders@orders.test\r\nMessage-ID: <%d@players.test>\r\n\r\n%s\r\n"
BODIES = (b"HANG", b"hello", b"GROW", b"hello again")


def test_without_a_worker_around_it_an_alarm_ends_nobody() -> None:
    with alarm(0.01):
        time.sleep(0.05)
    assert signal.getitimer(signal.ITIMER_REAL) == (0, 0)


class Worker:
    """A worker with its clock on the default queue and database, and what it has made of its work."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self._var = folder / "var"
        self._var.mkdir()
        mails = folder / "mails"
        mails.mkdir()
        for number, body in enumerate(BODIES):
            (mails / str(number)).write_bytes(MAIL % (number, body))
        environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith(("ESTAFETTE_", "DATABASE_"))},
            "DJANGO_SETTINGS_MODULE": "config.settings",
            "ESTAFETTE_VAR": str(self._var),
            "ESTAFETTE_SECRET_KEY": "tests-only-not-a-secret",
            "ESTAFETTE_SWEEP_SECONDS": "1",
            "ESTAFETTE_CLAIM_SECONDS": "3",
            "ESTAFETTE_READING_SECONDS": "1",
            "ESTAFETTE_WORKER_MEMORY_MB": "1024",
            "ESTAFETTE_SMTP_PORT": "9",
            **settings,
        }
        subprocess.run(
            [sys.executable, "-m", "tests.config.poisoned", str(mails)], cwd=ROOT, env=environment, check=True
        )
        command = (sys.executable, "-m", "celery", "-A", "tests.config.poisoned", "worker", "-B")
        self._log = (folder / "log").open("wb")
        self.process = subprocess.Popen(
            command, cwd=ROOT, env=environment, stdout=self._log, stderr=self._log, start_new_session=True
        )

    def ask(self, question: str) -> list[tuple[object, ...]]:
        """The rows that answer an SQL question."""
        with sqlite3.connect(self._var / "estafette.sqlite3", timeout=30) as database:
            return database.execute(question).fetchall()

    def wait_for(self, question: str, wanted: list[tuple[object, ...]]) -> list[tuple[object, ...]]:
        """The answer once it is the wanted one, or what it is at the end of our patience."""
        until = time.monotonic() + PATIENCE
        while (found := self.ask(question)) != wanted and time.monotonic() < until and self.process.poll() is None:
            time.sleep(0.1)
        return found

    def living(self) -> list[str]:
        """Its processes that have not ended; of one that has, its new parent may be slow to take note."""
        found: list[str] = []
        for told in Path("/proc").glob("[0-9]*/stat"):
            with contextlib.suppress(FileNotFoundError, ProcessLookupError):
                number, _, rest = told.read_text(encoding="utf-8", errors="replace").partition(" (")
                state, _, group = rest.rpartition(") ")[2].split()[:3]
                if int(group) == self.process.pid and state not in ("Z", "X"):
                    found.append(number)
        return found

    def end(self) -> None:
        """End whatever is left of it."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self._log.close()


@pytest.fixture
def worker(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Worker]:
    """A worker; the mark's parameters are settings."""
    worker = Worker(tmp_path, **getattr(request, "param", {}))
    try:
        yield worker
    finally:
        worker.end()


@pytest.mark.servers
@pytest.mark.parametrize("worker", [{"ESTAFETTE_WORK_SECONDS": "4"}], indirect=True)
def test_what_never_ends_or_takes_all_memory_is_given_up_and_the_rest_is_done_meanwhile(worker: Worker) -> None:
    turns = (
        "SELECT title, state, problem FROM campaigns_turn JOIN campaigns_game g ON g.id = game_id "
        "WHERE state != 'open' ORDER BY title"
    )
    sound = [("Hang", "resolving", ""), ("Sound", "released", "")]
    assert worker.wait_for(turns, sound) == sound
    mails = "SELECT state FROM orders_rawmail ORDER BY id"
    read = [("failed",), ("refused",), ("failed",), ("refused",)]
    assert worker.wait_for(mails, read) == read
    faults = worker.ask("SELECT json_extract(detail, '$.fault') FROM orders_rawmail WHERE state = 'failed' ORDER BY id")
    assert "readers have ended" in faults[0][0]
    assert "MemoryError" in faults[1][0]
    given_up = [("Hang", "closed", "worker-died"), ("Sound", "released", "")]
    assert worker.wait_for(turns, given_up) == given_up
    played = (
        "SELECT game.slug, batch.problem, outcomes IS NOT NULL FROM battles_simulationbatch batch "
        "JOIN battles_simulation simulation ON simulation.id = simulation_id "
        "JOIN campaigns_game game ON game.id = simulation.game_id ORDER BY game.slug"
    )
    hung = "3 workers have ended over these battles: they take too long, or too much memory"
    over: list[tuple[object, ...]] = [("hang", hung, 0), ("sound", "", 1)]
    assert worker.wait_for(played, over) == over
    assert worker.process.poll() is None


@pytest.mark.servers
@pytest.mark.parametrize(
    "worker",
    [{"ESTAFETTE_READING_SECONDS": "600", "ESTAFETTE_CLAIM_SECONDS": "600", "ESTAFETTE_WORKER_STOP_SECONDS": "2"}],
    indirect=True,
)
def test_a_worker_that_is_told_to_end_does_so_although_it_is_busy_for_ever(worker: Worker) -> None:
    busy: list[tuple[object, ...]] = [(2,)]
    claimed = (
        "SELECT min(2, (SELECT count(*) FROM orders_rawmail WHERE state = 'stored' AND claimed_at IS NOT NULL) + "
        "(SELECT count(*) FROM campaigns_turn WHERE state = 'resolving') + "
        "(SELECT count(*) FROM battles_simulationbatch WHERE claimed_at IS NOT NULL AND outcomes IS NULL))"
    )
    assert worker.wait_for(claimed, busy) == busy
    assert worker.living()
    worker.process.terminate()
    worker.process.wait(timeout=20)
    until = time.monotonic() + 10
    while worker.living() and time.monotonic() < until:
        time.sleep(0.1)
    assert worker.living() == []
