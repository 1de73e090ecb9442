"""The Celery application. Beat wakes one sweep; due work itself lies in the database."""

from __future__ import annotations

import os

from celery import Celery

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")

app = Celery("estafette")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks()
