"""How many mails a second the gate takes in on one core: stored, read, receipt queued; against storing them alone.

Each database is measured in a process of its own. PostgreSQL is started for the purpose where it is installed.
"""

from __future__ import annotations

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

MAILS = 150
ROOT = Path(__file__).resolve().parent.parent


def main() -> None:
    """Print the table."""
    print(f"\nMail taken in on one core ({MAILS} answers from a web mail with 8 lines of orders each)")  # noqa: T201
    print(f"{'database':<12}{'stored only':>14}{'stored, read, receipt queued':>32}{'median':>12}{'reading alone':>16}")  # noqa: T201
    with tempfile.TemporaryDirectory(prefix="estafette-bench-") as folder:
        _print_row("SQLite", f"sqlite:///{folder}/mail.sqlite3", folder)
        if shutil.which("initdb") or list(Path("/usr/lib/postgresql").glob("*/bin/initdb")):
            with _postgres() as url:
                _print_row("PostgreSQL", url, folder)


def _print_row(name: str, url: str, folder: str) -> None:
    environment = {**os.environ, "DATABASE_URL": url, "ESTAFETTE_VAR": folder, "ESTAFETTE_WAKE_WORKERS": "no"}
    environment |= {"ESTAFETTE_MAIL_DOMAIN": "orders.test", "DJANGO_SETTINGS_MODULE": "config.settings"}
    program = "import benchmarks.mail; benchmarks.mail.measure()"
    ran = subprocess.run(
        [sys.executable, "-c", program], env=environment, cwd=ROOT, capture_output=True, text=True, check=True
    )
    found = json.loads(ran.stdout.strip().splitlines()[-1])
    rates = f"{found['stored']:>12.0f}/s{found['taken']:>30.1f}/s{found['median']:>9.1f} ms{found['parsed']:>14.0f}/s"
    print(f"{name:<12}{rates}")  # noqa: T201


def measure() -> None:
    """Measure the database of the environment and print the rates as JSON."""
    import django

    django.setup()
    from django.core.management import call_command

    from orders.inbox.message import read
    from orders.inbox.writing import writing
    from orders.services.gate.intake import read_mail, receive
    from tests.mails.clients import CLIENTS
    from tests.mails.tongues import TONGUES
    from tests.orders.stage import set_stage

    call_command("migrate", verbosity=0)
    set_stage()
    # No two sheets are alike, so that nothing kept in memory answers for the reading.
    raws = [
        CLIENTS["gmail"](f"bench{number}", TONGUES["en"]).raw.replace(b"MOVE 6", f"MOVE {number / 100:g}".encode())
        for number in range(2 * MAILS + 5)
    ]
    now = datetime(2026, 11, 20, 10, 30, tzinfo=UTC)

    def take(raw: bytes) -> None:
        read_mail(receive(raw, way="smtp", envelope_from="foy@players.test", received_at=now).pk, now)

    for raw in raws[:5]:
        take(raw)
    stored = _times(
        lambda raw: receive(raw, way="smtp", envelope_from="foy@players.test", received_at=now), raws[5 : MAILS + 5]
    )
    taken = _times(take, raws[MAILS + 5 :])
    parsed = _times(lambda raw: writing(read(raw)), raws[5 : MAILS + 5])
    print(  # noqa: T201
        json.dumps(
            {
                "stored": len(stored) / sum(stored),
                "taken": len(taken) / sum(taken),
                "median": statistics.median(taken) * 1000,
                "parsed": len(parsed) / sum(parsed),
            }
        )
    )


def _times(work: Callable[[bytes], object], raws: list[bytes]) -> list[float]:
    """Processor and waiting time of each piece of work, in seconds."""
    found = []
    for raw in raws:
        started = time.perf_counter()
        work(raw)
        found.append(time.perf_counter() - started)
    return found


@contextmanager
def _postgres() -> Iterator[str]:
    """A PostgreSQL of its own, with the settings it is installed with: commits reach the disk."""
    from tests.servers import LOOPBACK, free_port, postgres_program, run

    user = "postgres" if os.geteuid() == 0 else None
    folder = Path(tempfile.mkdtemp(prefix="estafette-bench-pg-"))
    if user:
        shutil.chown(folder, user)
    port, data, log = free_port(), folder / "data", folder / "log"
    log.touch()
    control = postgres_program("pg_ctl")
    run(postgres_program("initdb"), "-D", str(data), "-U", "postgres", "-A", "trust", "-E", "UTF8", log=log, user=user)
    options = f"-h {LOOPBACK} -p {port} -k {folder}"
    run(control, "-D", str(data), "-w", "-l", str(data / "server.log"), "-o", options, "start", log=log, user=user)
    try:
        yield f"postgres://postgres@{LOOPBACK}:{port}/postgres"
    finally:
        run(control, "-D", str(data), "-m", "fast", "-w", "stop", log=log, user=user)
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
