"""The commands: thin, and clear about what went wrong."""

from __future__ import annotations

import json
from io import StringIO
from pathlib import Path

import pytest
from django.contrib.auth.models import User
from django.core.management import CommandError, call_command

from campaigns.models import Campaign, Game, Unit
from tests.campaigns.orders_of_battle import DATA, table

pytestmark = pytest.mark.django_db
WATERLOO = str(DATA / "waterloo-1815" / "oob.csv")


def run(*arguments: str) -> str:
    out = StringIO()
    call_command(*arguments, stdout=out)
    return out.getvalue()


@pytest.fixture
def rows(tmp_path: Path) -> str:
    path = tmp_path / "oob.csv"
    path.write_text(table({}), encoding="utf-8")
    return str(path)


def test_an_import_prints_its_exact_account() -> None:
    said = run("import_oob", WATERLOO, "--campaign", "waterloo", "--create", "Waterloo 1815")
    assert "476 rows in, 476 read, 0 refused." in said
    assert "294 formations, 663 units, 336,406 men, 848 guns, 3,533 strength points" in said
    assert "Imported: 960 added, 0 changed, 0 removed." in said


def test_a_dry_run_says_what_would_change_and_changes_nothing(rows: str) -> None:
    said = run("import_oob", rows, "--campaign", "w", "--create", "W", "--dry-run")
    assert "added unit 1/92 (1/92e Ligne)" in said
    assert "Nothing was changed." in said
    assert not Unit.objects.exists()


def test_the_account_can_be_had_as_json(rows: str) -> None:
    account = json.loads(run("import_oob", rows, "--campaign", "w", "--create", "W", "--json"))
    assert (account["rows"], account["totals"]["units"]) == (1, 2)


def test_an_export_to_a_file_takes_its_form_from_the_name(rows: str, tmp_path: Path) -> None:
    run("import_oob", rows, "--campaign", "w", "--create", "W")
    run("export_oob", "w", "--out", str(tmp_path / "out.yaml"))
    assert "estafette: order-of-battle/1" in (tmp_path / "out.yaml").read_text(encoding="utf-8")
    assert run("export_oob", "w").startswith("kind,key,of,name,")


def test_a_campaign_or_file_that_is_not_there_is_named(rows: str) -> None:
    Campaign.objects.create(name="Ulm", slug="ulm")
    with pytest.raises(CommandError, match=r"no campaign 'leipzig' \(there are: ulm\)"):
        run("import_oob", rows, "--campaign", "leipzig")
    with pytest.raises(CommandError, match="No such file"):
        run("import_oob", "nowhere.csv", "--campaign", "ulm")


def test_a_file_of_no_known_form_is_refused_with_what_it_lacks(tmp_path: Path) -> None:
    path = tmp_path / "list.csv"
    path.write_text("regiment,men\n92,500\n", encoding="utf-8")
    with pytest.raises(CommandError, match="it lacks"):
        run("import_oob", str(path), "--campaign", "w", "--create", "W")


def test_scenarios_are_listed_and_loaded_with_umpires_and_players() -> None:
    User.objects.create_user("una")
    assert "quatre-bras: Quatre Bras." in run("load_scenario")
    said = run("load_scenario", "first-steps", "--umpire", "una")
    assert "battle first-steps in campaign first-steps" in said
    assert "General Foy: Rémi Laurent" in said
    battle = Game.objects.get(slug="first-steps")
    assert [user.username for user in battle.campaign.umpires.all()] == ["una"]


def test_a_scenario_can_be_loaded_into_a_campaign_without_its_players() -> None:
    campaign = Campaign.objects.create(name="Ours", slug="ours")
    run("load_scenario", "first-steps", "--campaign", "ours", "--no-players")
    assert campaign.games.count() == 1
    assert not campaign.seats.exists()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("leipzig",), "is not a scenario here"),
        (("first-steps", "--campaign", "nowhere"), "no campaign 'nowhere'"),
        (("first-steps", "--umpire", "nobody"), "no user nobody"),
    ],
)
def test_what_cannot_be_loaded_is_said_clearly(arguments: tuple[str, ...], words: str) -> None:
    with pytest.raises(CommandError, match=words):
        run("load_scenario", *arguments)


def test_battle_files_of_scenarios_are_up_to_date_with_their_sources() -> None:
    assert run("build_scenario", "first-steps", "quatre-bras", "--check") == ""


def test_objectives_are_told_from_a_battle_file_and_a_wrong_one_is_named() -> None:
    folder = DATA.parent / "scenarios"
    said = run("objectives", "quatre-bras", str(folder / "quatre-bras" / "battle.yaml"))
    assert "the crossroads (5): allied" in said
    assert "Allied: 9 points" in said
    with pytest.raises(CommandError, match="is it a battle of quatre-bras"):
        run("objectives", "quatre-bras", str(folder / "first-steps" / "battle.yaml"))
