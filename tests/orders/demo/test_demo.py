"""The demonstration from beginning to end, its worker killed in the middle of everything."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from config.environment import ROOT

pytestmark = pytest.mark.servers
PATIENCE = 600


def ask(folder: Path, question: str) -> list[tuple[object, ...]]:
    """Look into the demonstration's database; nothing while it is not there yet."""
    try:
        with closing(sqlite3.connect(f"file:{folder}/estafette.sqlite3?mode=ro", uri=True, timeout=10)) as database:
            return database.execute(question).fetchall()
    except sqlite3.OperationalError:
        return []


def wait_until(happened: Callable[[], object], demo: subprocess.Popen[str]) -> None:
    until = time.monotonic() + PATIENCE
    while not happened():
        assert demo.poll() is None, "the demonstration has ended before"
        assert time.monotonic() < until, "it never happened"
        time.sleep(0.02)


def kill_worker(folder: Path) -> None:
    os.kill(json.loads((folder / "demo" / "logs" / "processes.json").read_text())["worker"], signal.SIGKILL)


def test_the_demo_ends_well_although_its_worker_is_killed_in_the_middle_of_resolving_and_of_sending(
    tmp_path: Path,
) -> None:
    environment = {
        **{
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("ESTAFETTE", "DJANGO", "DATABASE"))
        },
        "ESTAFETTE_VAR": str(tmp_path),
        "ESTAFETTE_CLAIM_SECONDS": "5",
    }
    demo = subprocess.Popen(
        [sys.executable, "manage.py", "demo", "--once"],
        cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
    )  # fmt: skip
    try:
        wait_until(lambda: ask(tmp_path, "SELECT 1 FROM campaigns_turn WHERE state = 'resolving'"), demo)
        kill_worker(tmp_path)
        sending = "SELECT 1 FROM orders_outgoingmail WHERE kind = 'report' AND state = 'sending'"
        wait_until(lambda: ask(tmp_path, sending), demo)
        kill_worker(tmp_path)
        said, _ = demo.communicate(timeout=PATIENCE)
    finally:
        demo.kill()
        demo.wait()
    assert demo.returncode == 0, said
    assert said.count("has died") == 2
    turns = ask(tmp_path, "SELECT title, number, state FROM campaigns_turn JOIN campaigns_game "
                          "ON campaigns_game.id = game_id ORDER BY title, number")  # fmt: skip
    games = ("Quatre Bras", "The Hundred Days", "The Hundred Days: Charleroi")
    assert turns == [(title, *turn) for title in games for turn in ((1, "released"), (2, "open"))]
    assert ask(tmp_path, "SELECT count(*) FROM campaigns_auditentry WHERE action = 'resolve-turn'") == [(3,)]
    reports = ask(tmp_path, "SELECT seat_id, turn_id, count(*), count(DISTINCT message_id) FROM orders_outgoingmail "
                            "WHERE kind = 'report' GROUP BY seat_id, turn_id")  # fmt: skip
    assert len(reports) == 8, "two, four, and the two who fight at Charleroi"
    assert all(row[2:] == (1, 1) for row in reports)
    papers = sorted((tmp_path / "demo" / "mailbox").glob("*/*/*report.pdf"))
    assert len(papers) == 8
    for paper in papers:
        subprocess.run(["qpdf", "--check", str(paper)], check=True, stdout=subprocess.DEVNULL)
        assert str(paper) in said
