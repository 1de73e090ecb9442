"""A correction and a worker who finishes at the same moment wait for each other and leave one line of history."""

from __future__ import annotations

import psycopg
import pytest

from tests.alone import found_by
from tests.servers import PostgresServer


@pytest.mark.servers
def test_a_turn_stored_during_a_correction_neither_locks_it_out_nor_lives_on_a_dead_branch(
    postgres_server: PostgresServer,
) -> None:
    with psycopg.connect(postgres_server.url, autocommit=True) as connection:
        connection.execute("CREATE DATABASE race")
    whole, _, _ = postgres_server.url.rpartition("/")
    found = found_by("tests.campaigns.race", environment={"DATABASE_URL": f"{whole}/race"})
    assert found == {"turns": [[1, 2, "closed"]], "faults": []}
