"""A running installation is brought up to date by ``migrate`` and loses nothing: its battle goes on."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

import psycopg
import pytest

from tests.alone import output_of
from tests.servers import PostgresServer

EXPECTED: dict[str, Any] = {
    "proof title": "Quatre Bras",
    "seats": ["Duke of Wellington", "Marshal Ney"],
    "closed because": "all-in",
    "alarm": 1,
    "exceptions": [
        ["no-orders", "allied", None, None, "", False],
        ["set-aside", "allied", 3, None, "ZeroDivisionError: x", True],
    ],
    "actions in words": 0,
    "actions": True,
    "sheets of mails": [1, 1, 2],
    "rulings": ["after.units[x].strength"],
    "extended": ["Duke of Wellington"],
    "sheets": 3,
    "resolved": ["released", True, ["allied", "french"]],
    "ordered by the french": True,
    "absent": ["Duke of Wellington: No orders; his standing orders of turn 1 go on."],
    "open": "open",
    "reports": 2,
    "nothing twice": True,
    "orders for turn 3": True,
}


def played_on(folder: Path, **environment: str) -> Any:
    """What came of the upgrade, in a process and a database of its own."""
    kept = {
        name: value for name, value in os.environ.items() if not name.startswith(("ESTAFETTE", "DJANGO", "DATABASE"))
    }
    own = {"ESTAFETTE_VAR": str(folder), "ESTAFETTE_WAKE_WORKERS": "false", **environment}
    command = [sys.executable, "-m", "tests.campaigns.upgrade"]
    return json.loads(output_of(command, {**kept, **own}).splitlines()[-1])


def test_the_demos_battle_in_its_second_turn_goes_on(tmp_path: Path) -> None:
    assert played_on(tmp_path) == EXPECTED


@pytest.mark.servers
def test_the_same_on_postgresql(tmp_path: Path, postgres_server: PostgresServer) -> None:
    with psycopg.connect(postgres_server.url, autocommit=True) as connection:
        connection.execute("CREATE DATABASE upgrade")
    whole, _, _ = postgres_server.url.rpartition("/")
    assert played_on(tmp_path, DATABASE_URL=f"{whole}/upgrade") == EXPECTED
