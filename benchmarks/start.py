"""The start: how long a command takes that has next to nothing to do, and how much it loads for it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from benchmarks._measuring import print_table

ROOT = Path(__file__).parent.parent
TIMES = 5
DJANGO = "import django; django.setup()"
#: As `config.start` begins a command for files.
FILES = "from config.memory import seek_seldom; seek_seldom(); import config.commands"
#: What is started, and the program that does it.
STARTS = (
    ("nothing but Python", "pass"),
    ("Django and the models", DJANGO),
    ("no command for files", FILES),
    ("march", f"{FILES}; import orders.management.march"),
    ("adjudicate", f"{FILES}; import battles.management.adjudicate"),
    *(
        (
            f"adjudicate, {book}",
            f"{FILES}; import battles.management.adjudicate, battles.rulesets.{book}.ruleset",
        )
        for book in ("mini_nap", "big_napoleonic", "carolus_rex", "old_trousers")
    ),
    ("check_orders", f"{FILES}; import orders.management.check_orders, orders.services.checking"),
    ("report", f"{DJANGO}; import battles.management.commands.report"),
    ("the site", "import config.wsgi"),
    (
        "a worker",
        "from battles.engine.registry import load_all; from config.celery import app; "
        "app.loader.init_worker(); load_all()",
    ),
)
#: Measures a program from its own first line on; Python's own start is a row of its own.
METER = "import json, sys, time; exec({program!r}); print(json.dumps([time.process_time(), len(sys.modules)]))"


def main() -> None:
    """Print the table."""
    print(f"The start of a process (milliseconds of one core, least of {TIMES}; modules loaded)")  # noqa: T201
    print_table(("", "ms", "modules"), [_row(name, program) for name, program in STARTS])


def _row(name: str, program: str) -> Sequence[str]:
    # The first leaves the compiled modules behind.
    spent = [_start(program) for _ in range(TIMES + 1)][1:]
    return name, f"{1000 * min(seconds for seconds, _ in spent):.0f}", str(spent[0][1])


def _start(program: str) -> tuple[float, int]:
    command = [sys.executable, "-c", METER.format(program=program)]
    environment = {**os.environ, "DJANGO_SETTINGS_MODULE": "config.settings"}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    seconds, modules = json.loads(done.stdout)
    return float(seconds), int(modules)
