"""A test's part that runs in a process of its own with a database of its own, and prints what it found as JSON."""

from __future__ import annotations

import json
import os
from collections.abc import Callable


def tell(find: Callable[[], object]) -> None:
    """Make the tables in the environment's database, find, print."""
    import django

    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "tests.settings")
    django.setup()
    from django.core.management import call_command

    call_command("migrate", verbosity=0)
    print(json.dumps(find()))  # noqa: T201
