"""The Celery application. Beat wakes one sweep; due work itself lies in the database."""

from __future__ import annotations

import os
from typing import Any

from celery import Celery
from celery.signals import worker_init, worker_ready

from battles.engine.registry import load_all
from config.kept_programs import keep_programs
from config.memory import settle

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")

app = Celery("estafette")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks()


@worker_init.connect
def _load(**_: Any) -> None:
    """A worker loads before it has children what they will need: no piece of work waits for it."""
    keep_programs()
    load_all()


@worker_ready.connect
def _settle(**_: Any) -> None:
    """A worker lives long, and has loaded all that it will."""
    settle()
