"""A site for benchmarks: on a database of its own, in a process of its own, with what a turn by mail goes through."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent


def measured_on_site(module: str) -> Any:
    """What ``measure`` of a module of benchmarks prints last, as JSON, run on an empty site."""
    with tempfile.TemporaryDirectory(prefix="estafette-bench-") as folder:
        environment = {**os.environ, "DATABASE_URL": f"sqlite:///{folder}/site.sqlite3", "ESTAFETTE_VAR": folder}
        environment |= {"ESTAFETTE_WAKE_WORKERS": "no", "ESTAFETTE_MAIL_DOMAIN": "orders.test"}
        environment |= {"DJANGO_SETTINGS_MODULE": "config.settings"}
        program = f"import {module}; {module}.measure()"
        ran = subprocess.run(
            [sys.executable, "-c", program], env=environment, cwd=ROOT, capture_output=True, text=True, check=True
        )
    return json.loads(ran.stdout.strip().splitlines()[-1])


def begin() -> None:
    """Make the site of this process ready, as a worker has it."""
    import django

    django.setup()
    from django.core.management import call_command

    from battles.engine.registry import load_all
    from config.celery import app

    call_command("migrate", verbosity=0)
    app.loader.import_default_modules()
    load_all()


def resolve(turn: Any, now: datetime) -> None:
    """Resolve a closed turn. Raises ``ValueError`` where it is not resolved."""
    from campaigns.services.turns import resolution

    if resolution.resolve(turn.pk, now) is None:
        turn.refresh_from_db()
        raise ValueError(f"not resolved: {turn.problem}")


def tell(now: datetime) -> None:
    """Write the letters that are due."""
    from orders.services.out import notices

    notices.tell_due(now)


def mails(turn: Any, made: list[bytes]) -> None:
    """Add the mails of a turn to what is made, as they are handed to the relay."""
    from orders.models import OutgoingMail
    from orders.services.out import delivery

    for mail in OutgoingMail.objects.filter(turn=turn, kind="report"):
        made.append(delivery.assembled(mail).as_bytes())


def spent(work: Callable[[], object]) -> float:
    """Milliseconds of one core."""
    begun = time.process_time()
    work()
    return 1000 * (time.process_time() - begun)
