"""A test's part that runs in a process of its own with a database of its own, and prints what it found as JSON."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from config.environment import ROOT

#: Seconds after which a process counts as hanging: many times what it takes, for machines that have other work as well.
PATIENCE = 1800.0
_MEMORY = Path("/dev/shm")


def tell(find: Callable[[], object]) -> None:
    """In that process: make the tables in the environment's database, find, print."""
    import django

    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "tests.settings")
    django.setup()
    from django.core.management import call_command

    call_command("migrate", verbosity=0)
    print(json.dumps(find()))  # noqa: T201


def found_by(module: str, *arguments: object, environment: Mapping[str, str] | None = None) -> Any:
    """What such a process found, told in its last line; the test fails with what it said if it ended badly.

    ``environment`` is what it gets beside this process' own variables.
    """
    command = [sys.executable, "-m", module, *map(str, arguments)]
    return json.loads(output_of(command, {**os.environ, **(environment or {})}).splitlines()[-1])


def output_of(command: list[str], environment: Mapping[str, str]) -> str:
    """What a command printed that ended well."""
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False, timeout=PATIENCE
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@contextmanager
def folder_in_memory() -> Iterator[str]:
    """A folder that lies in memory where the system has one: a worker that ends writes the database to disk, which
    costs more than the turn."""
    with tempfile.TemporaryDirectory(dir=_MEMORY if _MEMORY.is_dir() else None) as folder:
        yield folder
