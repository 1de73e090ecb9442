"""Workers killed with SIGKILL while they resolve turns and send reports: what of a thousand is lost or done twice.

Not for every run of ``python -m benchmarks``: a thousand kills take a quarter of an hour a database. Say
``ESTAFETTE_KILLS=1000 python -m benchmarks kills``; PostgreSQL is tried too where it is installed.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
from aiosmtpd.controller import Controller

from config.environment import ROOT

FEW = 20
#: Battles that are played at once, each with a database and a relay of its own: most of the time is waited for a kill.
AT_ONCE = 6
#: Turns played for each kill wanted: one worker in seven or so has ended before it is killed.
TURNS_A_KILL = 1.2


def main() -> None:
    """Print what became of the turns and reports, for each database."""
    wanted = int(os.environ.get("ESTAFETTE_KILLS", FEW))
    on_sqlite(wanted)
    on_postgresql(wanted)


def on_sqlite(wanted: int) -> None:
    """Print what became of the turns on SQLite databases in memory."""
    with tempfile.TemporaryDirectory(dir="/dev/shm" if Path("/dev/shm").is_dir() else None) as folder:
        _print("SQLite", trials(wanted, folder, [{}] * AT_ONCE))


def on_postgresql(wanted: int) -> None:
    """Print what became of the turns on PostgreSQL, where it is installed."""
    from tests.servers import LOOPBACK, free_port, postgres_program, run

    try:
        initdb, control = postgres_program("initdb"), postgres_program("pg_ctl")
    except FileNotFoundError:
        return
    with tempfile.TemporaryDirectory() as name:
        folder_of, port = Path(name), free_port()
        user = "postgres" if os.geteuid() == 0 else None
        folder_of.chmod(0o755)
        data = folder_of / "pg"
        data.mkdir()
        if user:
            shutil.chown(data, user)
        log = folder_of / "log"
        run(initdb, "-D", str(data / "data"), "-U", "postgres", "-A", "trust", "-E", "UTF8", log=log, user=user)
        options = f"-h {LOOPBACK} -p {port} -k {data} -F"
        at = ("-D", str(data / "data"), "-w")
        run(control, *at, "-l", str(data / "server.log"), "-o", options, "start", log=log, user=user)
        try:
            url = f"postgres://postgres@{LOOPBACK}:{port}"
            for number in range(AT_ONCE):
                with psycopg.connect(f"{url}/postgres", autocommit=True) as server:
                    server.execute(f"CREATE DATABASE battle{number}")
            places = [{"DATABASE_URL": f"{url}/battle{number}"} for number in range(AT_ONCE)]
            _print("PostgreSQL", trials(wanted, name, places))
        finally:
            run(control, *at, "-m", "fast", "stop", log=log, user=user)


def trials(kills: int, folder: str, environments: Sequence[Mapping[str, str]]) -> Mapping[str, Any]:
    """Play a battle in each environment until about so many workers were killed in all; the counts added up."""
    share = -(-kills // len(environments))
    with ThreadPoolExecutor(len(environments)) as pool:
        found = pool.map(lambda each: trial(share, folder, each[1], 1815 + each[0]), enumerate(environments))
        return added(list(found))


def added(found: Sequence[Mapping[str, Any]]) -> Mapping[str, Any]:
    """Counts added up; what is said of a battle is said of all of them, and times are those of the slowest."""
    total: dict[str, Any] = {}
    for name in dict.fromkeys(name for each in found for name in each):
        values = [each[name] for each in found if name in each]
        whole = all if isinstance(values[0], bool) else max if isinstance(values[0], str) else sum
        total[name] = whole(values)
    return {"battles": len(found), **total}


def trial(kills: int, folder: str, environment: Mapping[str, str], seed: int) -> Mapping[str, Any]:
    """Play one battle until about so many workers were killed; the counts, and how often each report arrived."""
    with relay() as (port, taken):
        command = [sys.executable, "-m", "tests.campaigns.services.turns.killing", str(round(kills * TURNS_A_KILL))]
        done = subprocess.run(
            [*command, str(seed), str(port)],
            cwd=ROOT,
            env={**os.environ, "TMPDIR": folder, "DJANGO_SETTINGS_MODULE": "tests.settings", **environment},
            capture_output=True,
            text=True,
            check=False,
        )
    if done.returncode:
        raise RuntimeError(done.stderr)
    found: dict[str, Any] = json.loads(done.stdout)
    wanted = set(found.pop("message ids"))
    arrived = Counter(taken)
    found["reports that never arrived"] = len(wanted - set(arrived))
    found["reports that arrived twice"] = sum(arrived[each] > 1 for each in wanted)
    return found


@contextmanager
def relay() -> Iterator[tuple[int, list[str]]]:
    """A relay that takes everything: its port, and the Message-IDs of what it took."""
    from tests.relays import SmallRelay
    from tests.servers import LOOPBACK, free_port

    small = SmallRelay(free_port())
    controller = Controller(small, hostname=LOOPBACK, port=small.port)
    controller.start()
    taken: list[str] = []
    try:
        yield small.port, taken
    finally:
        controller.stop()
        taken.extend(str(message["Message-ID"]) for message in small.messages)


def _print(database: str, found: Mapping[str, Any]) -> None:
    sys.stdout.write(f"\n{database}\n" + "".join(f"  {value!s:>12}  {name}\n" for name, value in found.items()))
    sys.stdout.flush()
