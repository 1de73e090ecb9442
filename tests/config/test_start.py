"""What starts loads what it needs: a command for files neither letters nor papers, the site and a worker everything."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from battles.rulesets import RULESETS
from campaigns.models import Game
from campaigns.services import ports
from config.environment import ROOT

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
BOOKS = {
    "mini-nap": "battles.rulesets.mini_nap.ruleset",
    "big-napoleonic-battles": "battles.rulesets.big_napoleonic.ruleset",
    "carolus-rex": "battles.rulesets.carolus_rex.ruleset",
    "old-trousers": "battles.rulesets.old_trousers.ruleset",
}


def loaded_after(program: str) -> set[str]:
    """The modules that a process has loaded when it has run a program."""
    program = f"import json, sys, django; django.setup()\n{program}\nprint(json.dumps(sorted(sys.modules)))"
    environment = {**os.environ, "DJANGO_SETTINGS_MODULE": "config.settings"}
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    return set(json.loads(done.stdout))


@pytest.mark.parametrize("command", ["orders.management.commands.march", "battles.management.commands.adjudicate"])
def test_a_command_for_files_loads_neither_letters_nor_papers_nor_rulebooks(command: str) -> None:
    loaded = loaded_after(f"import {command}")
    assert command in loaded
    assert loaded.isdisjoint(HEAVY)
    assert loaded.isdisjoint(BOOKS.values())


def test_a_march_without_a_battle_loads_no_desk_and_no_reader_of_letters() -> None:
    file = str(ROOT / "campaigns" / "scenarios" / "charleroi-road" / "campaign.yaml")
    ran = f"call_command('march', {file!r}, hours=1, stdout=sys.stderr)"
    assert loaded_after(f"from django.core.management import call_command\n{ran}").isdisjoint(OF_OTHERS)


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
