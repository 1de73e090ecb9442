"""The trial of a campaign by mail once more, on PostgreSQL: it locks rows where SQLite locks the whole file."""

from __future__ import annotations

import os
import sys

import psycopg
import pytest

from tests.alone import found_by, output_of
from tests.servers import PostgresServer

BATTLES = "tests/orders/services/test_battles_of_a_campaign.py"
TABLES = "tests/campaigns/services/marches/test_table_battles.py"
TRIAL = (
    "tests/orders/services/test_taken_riders.py::test_the_captor_reads_it_and_the_writer_hears_nothing",
    "tests/orders/services/test_campaign_by_mail.py::test_three_rounds_are_played_by_mail",
    f"{BATTLES}::test_late_troops_come_in_at_their_hour",
    f"{BATTLES}::test_the_result_is_shown_and_carried_home_once",
    f"{BATTLES}::test_a_counted_result_can_be_taken_back_until_the_campaign_marches_on",
    f"{BATTLES}::test_a_branch_of_history_keeps_the_battle_and_its_result",
    f"{TABLES}::test_a_player_at_the_table_mails_the_lines",
    f"{TABLES}::test_the_program_may_be_let_to_decide",
)


@pytest.mark.servers
def test_the_trial_of_a_campaign_runs_on_postgresql(postgres_server: PostgresServer) -> None:
    whole, _, _ = postgres_server.url.rpartition("/")
    others = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
    environment = {**others, "DATABASE_URL": f"{whole}/marches"}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--reuse-db", *TRIAL]
    assert f"{len(TRIAL)} passed" in output_of(command, environment)
    with psycopg.connect(f"{whole}/test_marches") as connection:
        # An identity that has been given out is not taken back with its row: the battles arose here.
        found = connection.execute("SELECT last_value FROM campaigns_engagement_id_seq").fetchone()
    assert found is not None
    assert found[0] >= len(TRIAL) - 2


@pytest.mark.servers
def test_an_umpire_decides_a_battle_while_its_campaign_is_released(postgres_server: PostgresServer) -> None:
    """Both lock the campaign before its battles: the other way round one of them would be thrown out."""
    with psycopg.connect(postgres_server.url, autocommit=True) as connection:
        connection.execute("CREATE DATABASE decisions")
    whole, _, _ = postgres_server.url.rpartition("/")
    environment = {"DATABASE_URL": f"{whole}/decisions"}
    found = found_by("tests.campaigns.services.marches.racing", environment=environment)
    assert found == {"turn": "released", "decided": "engine", "faults": []}
