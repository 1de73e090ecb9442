"""What starts loads what it needs: a command for files neither letters nor papers, the site and a worker everything."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from battles.rulesets import RULESETS
from campaigns.models import Game
from campaigns.services import ports
from campaigns.services.campaign_files import load_campaign
from campaigns.strategy.run import march
from config.root import ROOT
from config.start import FOR_FILES
from tests.campaigns.strategy.test_fighting import battle

#: Loaded by whoever writes mails, draws papers or reads what people write, and slow to load.
HEAVY = (
    "PIL",
    "reportlab",
    "pypdf",
    "icalendar",
    "battles.reports.documents",
    "campaigns.services.turns.resolution",
    "orders.language.letters.letter",
    "orders.services.gate.gate",
)
#: Loaded by whoever opens the desk, answers a letter or fights a battle: a march without a battle needs none of it.
OF_OTHERS = (
    "campaigns.admin",
    "battles.services.adjudication",
    "orders.language.receipt",
    "orders.language.campaign.letters",
    "battles.engine.protocol",
    "battles.engine.knowledge",
)
#: Loaded by whoever has a page, a database, a queue or the umpire's desk: a command for files has none.
OF_THE_SITE = ("campaigns.models", "orders.models", "celery", "django.contrib.auth", "django.db.models", "django.urls")
#: Loaded by whoever reads a campaign or words a receipt for people: a letter that is only read needs none of it.
OF_OTHER_GAMES = ("campaigns.strategy", "orders.language.campaign", "battles.services.receipt_text")
BOOKS = {
    "mini-nap": "battles.rulesets.mini_nap.ruleset",
    "big-napoleonic-battles": "battles.rulesets.big_napoleonic.ruleset",
    "carolus-rex": "battles.rulesets.carolus_rex.ruleset",
    "old-trousers": "battles.rulesets.old_trousers.ruleset",
}
CAMPAIGN = str(ROOT / "campaigns" / "scenarios" / "charleroi-road" / "campaign.yaml")
BATTLE = str(ROOT / "campaigns" / "scenarios" / "quatre-bras" / "battle.yaml")


def loaded_after(program: str) -> set[str]:
    """The modules that a process has loaded when it has run a program."""
    program = f"import json, sys, django; django.setup()\n{program}\nprint(json.dumps(sorted(sys.modules)))"
    environment = {**os.environ, "DJANGO_SETTINGS_MODULE": "config.settings"}
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    return set(json.loads(done.stdout))


def loaded_by(arguments: Sequence[str], said: str = "") -> set[str]:
    """The modules that a process has loaded when it has run a command line with something on its standard input."""
    program = (
        "import json, sys\nfrom config.start import start\nout, sys.stdout = sys.stdout, sys.stderr\n"
        f"start(['manage.py', *{list(arguments)!r}])\nprint(json.dumps(sorted(sys.modules)), file=out)"
    )
    environment = {**os.environ, "DJANGO_SETTINGS_MODULE": "config.settings"}
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, cwd=ROOT, env=environment, input=said, capture_output=True, text=True, check=True)
    return set(json.loads(done.stdout))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("march", CAMPAIGN, "--hours", "1"), ""),
        (("adjudicate", BATTLE), ""),
        (("check_orders", BATTLE, "--side", "french"), "Hold the crossroads to the last man, and have Husson attack."),
        (("check_orders", BATTLE, "--side", "french", "--text"), "ALL: HOLD"),
        (("check_orders", CAMPAIGN, "--post", "NORTH", "--text"), "HOLD"),
    ],
)
def test_a_command_for_files_starts_without_the_site(arguments: Sequence[str], said: str) -> None:
    loaded = loaded_by(arguments, said)
    assert f"{FOR_FILES[arguments[0]]}.management.{arguments[0]}" in loaded
    assert loaded.isdisjoint(OF_THE_SITE)
    # Receipts in words are worded by Django's gettext; nothing else asks for Django at all.
    assert ("django" in loaded) == ("--text" in arguments)
    assert loaded.isdisjoint(set(HEAVY) - {"orders.language.letters.letter"})


def test_a_letter_to_a_battle_loads_neither_campaigns_nor_receipts_in_words_nor_other_rulebooks() -> None:
    loaded = loaded_by(("check_orders", BATTLE, "--side", "french"), "Have Husson attack Gemioncourt.")
    assert "orders.language.letters.letter" in loaded
    assert loaded.isdisjoint(OF_OTHER_GAMES)
    assert loaded & set(BOOKS.values()) == {BOOKS["mini-nap"]}


def test_other_settings_are_heeded_by_a_command_for_files() -> None:
    assert "campaigns.models" in loaded_by(("march", CAMPAIGN, "--hours", "1", "--settings=config.settings"))


@pytest.mark.parametrize("command", ["orders.management.march", "battles.management.adjudicate"])
def test_a_command_for_files_loads_neither_letters_nor_papers_nor_rulebooks(command: str) -> None:
    loaded = loaded_after(f"import {command}")
    assert command in loaded
    assert loaded.isdisjoint(HEAVY)
    assert loaded.isdisjoint(BOOKS.values())


def test_a_march_without_a_battle_loads_no_desk_and_no_reader_of_letters() -> None:
    ran = f"call_command('march', {CAMPAIGN!r}, hours=1, stdout=sys.stderr)"
    assert loaded_after(f"from django.core.management import call_command\n{ran}").isdisjoint(OF_OTHERS)


def test_a_march_that_draws_up_a_battle_loads_no_more_of_its_rulebook_than_it_says_of_campaigns(tmp_path: Path) -> None:
    entry = {"state": "coming", "starts": "1815-06-15T06:15", "until": "1815-06-15T12:00", "present": {},
             "forces": {"blue": ["b1"], "red": ["r1"]}}  # fmt: skip
    file = tmp_path / "meeting.json"
    file.write_text(json.dumps(battle(entry=entry, strict_dice=False)))
    assert march(load_campaign(file), hours=1).battles
    loaded = loaded_by(("march", str(file), "--hours", "1"))
    assert "battles.rulesets.mini_nap.campaign" in loaded
    assert loaded.isdisjoint(BOOKS.values())


def test_the_desk_is_loaded_with_the_addresses_of_the_site() -> None:
    assert "campaigns.admin" in loaded_after("import config.urls")


def test_a_battle_loads_its_own_rulebook_alone() -> None:
    loaded = loaded_after(
        "from battles.services.adjudication import adjudicate\nadjudicate({'ruleset': 'mini-nap', 'units': []})"
    )
    assert loaded & set(BOOKS.values()) == {BOOKS["mini-nap"]}
    assert loaded.isdisjoint(HEAVY)


def test_the_site_loads_everything_before_the_first_page() -> None:
    loaded = loaded_after("import config.wsgi")
    assert loaded >= {*HEAVY, *BOOKS.values(), "campaigns.urls", "orders.services.gate.umpire_commands"}


def test_a_worker_loads_everything_before_its_children_are_there() -> None:
    worker_starts = (
        "from celery.signals import worker_init\nfrom config.celery import app\n"
        "app.loader.init_worker()\nworker_init.send(sender=None)"
    )
    assert loaded_after(worker_starts) >= {*HEAVY, *BOOKS.values(), "orders.services.out.enclosed"}


def test_every_kind_of_game_has_a_referee_and_every_rulebook_its_own_name() -> None:
    assert set(ports.REFEREES) == set(Game.Kind.values)
    assert {name: ruleset.id for name, ruleset in RULESETS.items()} == {name: name for name in BOOKS}


@pytest.mark.parametrize(
    ("command", "given"),
    [
        (("adjudicate", BATTLE, "--turns", "1", "--seed", "00" * 32), ""),
        (("check_orders", BATTLE, "--side", "french"), "1/92: HOLD"),
        (("march", CAMPAIGN, "--hours", "1"), ""),
    ],
)
def test_a_command_for_files_writes_nothing_and_needs_no_folder_of_its_own(
    command: tuple[str, ...], given: str, tmp_path: Path
) -> None:
    barred = tmp_path / "file"
    barred.write_text("no folder can be made in a file")
    environment = {**os.environ, "DJANGO_SETTINGS_MODULE": "config.settings", "ESTAFETTE_VAR": str(barred / "var")}
    program = [sys.executable, "manage.py", *command]
    done = subprocess.run(program, cwd=ROOT, env=environment, input=given, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout.splitlines()[-1])
